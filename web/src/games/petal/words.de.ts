import type { en } from "./words.en";

export const de: Record<keyof typeof en, string> = {
  place: "Reihe {row}, Spalte {column}",
  tree: "der Baum",
  empty: "leere Erde",
  covered: "Blüte aus {size}, Zahlen verdeckt",
  flower: "Blüte aus {size}, grün {green}, rosa {pink}; von Grün gepflückt {forgreen}, von Rosa {forpink}",
  something: "etwas",
  colour: "Spielt",
  "colour.0": "grün",
  "colour.1": "rosa",
  flowers: "Blüten",
  board: "Die Wiese",
  "ask.move": "Wähle, was umgeklappt wird, oder eine Blüte zum Pflücken.",
  "ask.petal": "{cell} umklappen: auf welchen Nachbarn?",
  "ask.flower": "{cell}: noch einmal wählen pflückt sie, ein Nachbar klappt sie dorthin.",
  "what.petal": "das Blatt",
  "what.flower": "die Blüte aus {size}",
  "do.flip": "{what} auf {cell} nach {onto} klappen",
  "do.pick": "Die Blüte aus {size} auf {cell} pflücken",
  "reason.flower": "Blüte",
  "reason.fewer flowers": "Weniger Blüten",
  "event.started": "Der Baum zeigt {colour}: {colour} beginnt.",
  "event.laid": "{cell} ist {colour} {number}.",
  "event.flipped": "{who} klappt {cell} auf {onto}, eine Blüte aus {size}.",
  "event.picked": "{who} pflückt {cell}, eine Blüte aus {size}: grün {green}, rosa {pink}, {points} Punkte.",
  "event.uncovered": "{cell} wird aufgedeckt: grün {green}, rosa {pink}.",
  "event.laid_unsaid": "{cell} ist {colour}.",
  "option.contents": "Dürfen die Zahlen in einer Blüte angesehen werden?",
  "option.contents.open": "Jede Blüte zeigt ihre Zahlen.",
  "option.contents.memory": "Verdeckte Zahlen bleiben verdeckt, bis die Blüte gepflückt wird.",
  "rules.aim": "Das Ziel",
  "rules.aim.1":
    "Zwei Gärtner, Grün und Rosa, falten eine Wiese voller Zahlen zu Blüten und sammeln den besseren Strauß.",
  "rules.setup": "Die Wiese",
  "rules.setup.1":
    "Jede Farbe hat 24 Blätter, die Zahlen 1 bis 8 je dreimal. Sie werden gemischt und als Schachbrett um den Baum in der Mitte gelegt. Der Baum zeigt eine seiner beiden Seiten: diese Farbe beginnt und hat die Ecken.",
  "rules.flip": "Umklappen",
  "rules.flip.1":
    "Wer dran ist, tut genau eines. Du kannst ein Blatt, gleich welcher Farbe, auf ein einzelnes Blatt daneben klappen: die zwei werden dort zur Blüte, und das verlassene Feld bleibt für immer leer.",
  "rules.flip.2":
    "Auch eine ganze Blüte kann auf ein einzelnes Blatt daneben geklappt werden; sie wächst um dieses Blatt. Auf eine Blüte, auf den Baum, in eine Lücke oder schräg wird nie geklappt.",
  "rules.flip.caption":
    "das Blatt auf a1 kann auf b1 oder a2 geklappt werden. Die Blüte auf c2 nur auf b2, c1 oder c3: Blätter neben ihr.",
  "rules.covered": "Verdeckte Zahlen",
  "rules.covered.1":
    "Die Zahlen in einer Blüte sind jederzeit zu sehen. Nach Absprache bleiben sie verdeckt, bis die Blüte gepflückt wird: dann musst du sie dir merken, der Verlauf wiederholt sie nicht, und Pflücken lässt sich nicht zurücknehmen.",
  "rules.pick": "Pflücken",
  "rules.pick.1":
    "Oder du pflückst eine Blüte, wer auch immer sie gemacht hat, und wertest sie sofort: die Summe der eigenen Farbe weniger die der anderen, nie weniger als nichts. Auch eine Blüte, die dir nichts wert ist, darfst du pflücken; sie zählt als Blüte.",
  "rules.pick.caption": "diese Blüte hat 14 in Grün und 6 in Rosa. Grün bekäme 8 für sie, Rosa nichts.",
  "rules.end": "Das Ende",
  "rules.end.1":
    "Das Spiel endet, wenn keine Blüte mehr steht und keine zwei Blätter nebeneinander liegen. Einzelne Blätter zählen nichts.",
  "rules.end.2":
    "Wer weniger Blüten hat, bekommt 3 Punkte für jede Blüte weniger. Mehr Punkte gewinnen; bei Gleichstand weniger Blüten; sind auch die gleich, ist es unentschieden.",
};
