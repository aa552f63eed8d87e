/** What the house says in English when it refuses something, in German. */
export const reasons: Record<string, string> = {
  "There is no such table, or its link was not given.": "Es gibt keinen solchen Tisch, oder sein Link fehlt.",
  "This table is gone.": "Diesen Tisch gibt es nicht mehr.",
  "This seat is not yours.": "Das ist nicht dein Platz.",
  "This perspective is not yours.": "Das ist nicht dein Blickwinkel.",
  "Only the host may do that.": "Das darf nur, wer den Tisch eröffnet hat.",
  "Only those who sit at the table may do that.": "Das darf nur, wer am Tisch sitzt.",
  "Only those who sit at the table may speak.": "Sprechen darf nur, wer am Tisch sitzt.",
  "There is nothing to be read in that.": "Darin ist nichts zu lesen.",
  "A person takes a seat by its link.": "Einen Platz nimmt man über seinen Link ein.",
  "Nothing else opens this seat; make a link for another device first.":
    "Sonst öffnet nichts diesen Platz; erstelle erst einen Link für ein weiteres Gerät.",
  "A bot plays this seat; take it back first.": "Hier spielt ein Bot; nimm den Platz erst wieder ein.",
  "This table plays without hints.": "An diesem Tisch gibt es keine Tipps.",
  "This seat is not asked now.": "Dieser Platz ist jetzt nicht gefragt.",
  "That is not possible now.": "Das geht jetzt nicht.",
  "The table has changed since.": "Am Tisch ist inzwischen etwas geschehen.",
  "Not played: the table has changed since; here is what was missed.":
    "Nicht gespielt: Am Tisch ist inzwischen etwas geschehen; hier ist es.",
  "Not played: it could not be stored; try again.":
    "Nicht gespielt: Es ließ sich nicht speichern; versuch es noch einmal.",
  "Too many requests; wait a little.": "Zu viele Anfragen; warte ein wenig.",
  "Too many tables were made from here; wait a little.": "Hier wurden zu viele Tische eröffnet; warte ein wenig.",
  "The table could not be made; try again.": "Der Tisch ließ sich nicht eröffnen; versuch es noch einmal.",
};
