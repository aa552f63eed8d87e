### Zinnen van de adapters voor onderzoeksbibliotheken.

adapters-missing = Deze adapter heeft de bibliotheek { $library } nodig, die niet is geïnstalleerd: pip install 'hortus[{ $extra }]'.
adapters-no-field = De observatie heeft geen veld { $field }; de velden zijn { $fields }.
adapters-no-rules = Een observatie hoort bij regels, zoals hortus.rules('petal') ze geeft.
adapters-no-seat = Alleen een plaats heeft een observatie: gebruik match.perspective(seat) met het nummer van een plaats.
adapters-buffer = Een observatie van deze tafel heeft een beschrijfbare buffer nodig voor { $numbers } float32-getallen, dat zijn { $bytes } bytes achter elkaar.
adapters-reward = De beloning { $reward } bestaat niet; de beloningen zijn { $rewards }.
adapters-history = Het verloop is een geheel aantal keuzes van 0 tot en met 10000, niet { $history }.
adapters-action = Een actie is een geheel getal, niet { $action }.
adapters-seed = Een startwaarde is een geheel getal vanaf 0, niet { $seed }.
adapters-seeds =
    { $wanted ->
        [one] Voor { $wanted } tafel hoort het aantal startwaarden { $wanted } te zijn, niet { $given }; of geef één getal.
       *[other] Voor { $wanted } tafels hoort het aantal startwaarden { $wanted } te zijn, niet { $given }; of geef één getal.
    }
adapters-opponents = Het aantal tegenstanders aan deze tafel is { $wanted }, niet { $given }; één naam geldt voor allemaal.
adapters-mode = De weergave { $mode } bestaat niet; de weergaven zijn { $modes }.
adapters-cycles = max_cycles is een geheel getal vanaf 1, niet { $cycles }.
adapters-tables = num_envs is een geheel getal vanaf 1, niet { $tables }.
adapters-no-pictures = Veel tafels tegelijk hebben geen afbeeldingen; laat render_mode weg of gebruik één omgeving.
adapters-no-history = Veel tafels tegelijk onthouden geen verloop; laat het weg of gebruik één omgeving.
adapters-seat = De plaats is een getal van 0 tot en met { $last }, niet { $seat }.
adapters-over = Het spel is voorbij; er is niets meer te doen.
adapters-outcome = Uitkomst { $outcome } kan nu niet worden getrokken.
adapters-illegal = Plaats { $seat } kan actie { $action } nu niet kiezen.
adapters-observer = Een waarnemer van Hortus neemt geen parameters aan, niet { $params }.
adapters-option = Een optie schrijf je als sleutel:keuze, zoals contents:memory, niet { $option }.
