lesson-step = Stap { $step } van { $steps }
lesson-otherwise = Dat mag, maar het helpt hier niet. Kijk naar de gemarkeerde plekken.
lesson-here = { $place }, gemarkeerd
lesson-well = Goed gedaan. Bekijk het resultaat en ga dan verder.
lesson-next = Volgende stap
lesson-again = Opnieuw beginnen
lesson-play = Nu tegen { $name } spelen
lesson-others = Andere lessen
lesson-all = Alle regels
lesson-title = Les: { $title }
lesson-done = klaar
lesson-lost = De les is veranderd sinds je stopte, daarom begint hij opnieuw.

terminal-learn-game = Het spel waarvan je de les wilt; zonder keuze een lijst van alle lessen.
terminal-learn-lesson = Welke les: basics, een module of een variant zoals contents-memory. Zonder keuze basics.
terminal-learn-step = Met welke stap het begint.
terminal-learn-steps = { $steps ->
    [one] Deze les heeft { $steps } stap en kan niet met stap { $step } beginnen.
   *[other] Deze les heeft { $steps } stappen en kan niet met stap { $step } beginnen.
    }
terminal-learn-pointed = Gemarkeerd: { $moves }
terminal-learn-no-undo = In deze stap valt er niets ongedaan te maken.
terminal-learn-later = Later ga je zo verder: { $line }
terminal-learn-play = Nu spelen: { $line }
terminal-learn-more = Andere lessen: { $lines }

refused-lesson-none = { $game } heeft geen les { $lesson }; kies uit { $known }.
refused-lesson-toml = { $place } is geen TOML: { $why }.
refused-lesson-because = { $place }: { $fault }
refused-lesson-first = { $place }: de eerste stap heeft een tekst en een begin nodig.
refused-lesson-kind = { $place }: { $found } is geen soort actie; kies uit { $known }.
refused-lesson-field = { $place }: { $found } is geen veld van { $kind }; het heeft { $known }.
refused-lesson-word = { $place }: { $found } is geen waarde van { $field }; een waarde is bijvoorbeeld { $example }.
refused-lesson-line = { $place }: { $found } is geen script; schrijf een plaats en haar zetten zoals in A c4, of draw en uitkomsten.
refused-lesson-value = { $found } staat niet in de scène en niet in het zicht.
refused-lesson-ways = { $place } heeft meer dan { $most } wegen; laat minder acties de stappen vervullen.
refused-lesson-stuck = { $place }: geen toegestane actie vervult stap { $step }.
refused-lesson-done = Deze zetten passen niet bij deze les; begin hem opnieuw.
refused-lesson-over = Deze les is afgelopen.

expected-lesson-value = een plek zoals scene.side of view.points.0
expected-lesson-actions = een lijst van acties, elk in notatie of als tabel met "do"
expected-lesson-moves = regels zoals "A c4" of "draw 3"
