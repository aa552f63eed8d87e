### Sätze der Adapter für Forschungsbibliotheken.

adapters-missing = Dieser Adapter braucht die Bibliothek { $library }, die nicht installiert ist: pip install 'hortus[{ $extra }]'.
adapters-no-field = Die Beobachtung hat kein Feld { $field }; ihre Felder sind { $fields }.
adapters-no-rules = Eine Beobachtung gehört zu Regeln, wie hortus.rules('petal') sie liefert.
adapters-no-seat = Nur ein Platz hat eine Beobachtung: match.perspective(seat) mit der Nummer eines Platzes.
adapters-buffer = Eine Beobachtung dieses Tisches braucht einen beschreibbaren Puffer für { $numbers } float32-Zahlen, also { $bytes } Bytes am Stück.
adapters-reward = Die Belohnung { $reward } gibt es nicht; es gibt { $rewards }.
adapters-history = Der Verlauf ist eine ganze Zahl von Entscheidungen von 0 bis 10000, nicht { $history }.
adapters-action = Eine Aktion ist eine ganze Zahl, nicht { $action }.
adapters-seed = Ein Startwert ist eine ganze Zahl ab 0, nicht { $seed }.
adapters-seeds =
    { $wanted ->
        [one] Für { $wanted } Tisch sollte die Zahl der Startwerte { $wanted } sein, nicht { $given }; oder gib eine einzelne Zahl.
       *[other] Für { $wanted } Tische sollte die Zahl der Startwerte { $wanted } sein, nicht { $given }; oder gib eine einzelne Zahl.
    }
adapters-opponents = Die Zahl der Gegner an diesem Tisch ist { $wanted }, nicht { $given }; ein einzelner Name gilt für alle.
adapters-mode = Die Darstellung { $mode } gibt es nicht; es gibt { $modes }.
adapters-cycles = max_cycles ist eine ganze Zahl ab 1, nicht { $cycles }.
adapters-tables = num_envs ist eine ganze Zahl ab 1, nicht { $tables }.
adapters-no-pictures = Viele Tische zugleich haben keine Bilder; lass render_mode weg oder nimm eine einzelne Umgebung.
adapters-no-history = Viele Tische zugleich merken sich keinen Verlauf; lass ihn weg oder nimm eine einzelne Umgebung.
adapters-seat = Der Platz ist eine Zahl von 0 bis { $last }, nicht { $seat }.
adapters-over = Das Spiel ist vorbei; es ist nichts mehr zu tun.
adapters-outcome = Der Ausgang { $outcome } kann jetzt nicht gezogen werden.
adapters-illegal = Platz { $seat } kann die Aktion { $action } jetzt nicht wählen.
adapters-observer = Ein Beobachter von Hortus nimmt keine Parameter, nicht { $params }.
adapters-option = Eine Option schreibt man als Schlüssel:Wahl, etwa contents:memory, nicht { $option }.
