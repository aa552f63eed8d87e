# Om te printen: weigeringen, vellen, voorblad, overzichten en scoreblokken.

print-no-typst = Om te printen is Typst nodig; installeer het met: pip install "{ $extra }"
print-not-one-of = { $name } hoort { $known } te zijn, niet { $found }.
print-no-language = De taal { $language } bestaat hier niet; er zijn { $languages }.
print-bleed = --bleed hoort een lengte van 0mm tot { $most } te zijn, niet { $found }.
print-nothing = { $game } heeft hier niets van om te printen: { $what }.
print-ending = { $file } moet eindigen op .pdf, of bij een stelling op .pdf of .svg.
print-only-pdf = Een heel spel wordt als PDF geprint; { $file } moet eindigen op .pdf.
print-other-file = In { $file } staat iets anders; noem een ander bestand.
print-which = Noem een spel, zoals in hortus print petal --out petal.pdf, of met --position een opgeslagen partij.
print-not-both = Noem een spel of met --position een opgeslagen partij, niet allebei.
print-move-alone = --move heeft een opgeslagen partij nodig: hortus print --position game.json --move 12 --out board.svg.
print-done = { $pages ->
    [one] { $file } is klaar: { $pages } pagina.
   *[other] { $file } is klaar: { $pages } pagina’s.
    }
print-drawn = { $file } is klaar.

print-title = { $game } om te printen
print-position = Een stelling
print-sheet-head = { $game } · { $what } { $number }/{ $of } · { $side }
print-front = voorkant
print-back = achterkant
print-back-of = achterkant van { $piece }

print-what-tiles = tegels en fiches
print-what-boards = borden
print-what-cards = kaarten
print-what-pads = scoreblokken en overzichten
print-what-rules = regels

print-cover-line = { $seats ->
    [one] Om te printen voor één speler, editie ‘{ $edition }’
   *[other] Om te printen voor maximaal { $seats } spelers, editie ‘{ $edition }’
    }
print-cover-print = Wat je print
print-cover-pages = Pagina’s
print-cover-what = Wat
print-cover-on = Waarop
print-cover-sheets = { $sheets ->
    [one] { $what }, één vel
   *[other] { $what }, { $sheets } vellen
    }
print-cover-rest = vanaf { $page }
print-cover-paper-parts = overzichten, scoreblokken, regels
print-on-board = papier, geplakt op karton van 1 tot 2 mm, of het dikste karton dat je printer aankan
print-on-card = karton van 200 tot 300 g/m², of papier, geplakt op dun karton
print-on-paper = gewoon papier
print-cover-cut = Hoe je snijdt
print-step-scale = Print op 100 %, niet ‘passend op pagina’. Controleer dan de liniaal hieronder: die is 100 mm lang.
print-step-duplex-long = Print dubbelzijdig, omgeslagen over de lange kant. Elke achterkant ligt achter haar voorkant. Lege pagina’s houden voor- en achterkanten gelijk.
print-step-duplex-short = Print dubbelzijdig, omgeslagen over de korte kant. Elke achterkant ligt achter haar voorkant. Lege pagina’s houden voor- en achterkanten gelijk.
print-step-duplex-none = Print enkelzijdig. Er zijn geen achterkanten. Wil je die wel, print dan opnieuw met --duplex long.
print-step-marks = Leg een liniaal langs tegenoverliggende snijtekens en snijd door het hele blok. Andere vormen snijd je langs hun lijnen.
print-step-register = Houd een vel tegen het licht: de kruisjes van voor- en achterkant moeten samenvallen. Stel anders de printer bij.
print-step-lines = Snijd langs de dunne lijnen.
print-step-bleed = De kleur loopt door voorbij de snede. Zo zie je geen witte rand als je er iets naast snijdt.
print-step-fold = Kras stippellijnen in met de rug van een mes. Vouw figuren bij het hoofd en boven de voeten, plak beide helften op elkaar en de voeten op een munt of een stukje karton.
print-cover-ruler = 100 mm, als je op 100 % hebt geprint

print-contents = Wat er in de doos zit
print-contents-piece = Onderdeel
print-contents-size = Maat
print-makers = { $game } is van zijn makers. Steun hen en koop hun spellen waar je kunt. Dit is een onafhankelijke editie: alle tekst en tekeningen zijn van onszelf.
print-rules-line = De regels, zoals wij ze spelen
print-rules-other = De regels noemen de getallen van de standaardeditie. In deze editie telt wat er op de onderdelen staat.
print-pad-total = Totaal

print-kind-petal-green = groen blaadje
print-kind-petal-pink = roze blaadje
print-kind-petal-tree = boom
print-note-petal = Meer heb je niet nodig.
print-aid-petal-1 = Doe in je beurt precies één ding.
print-aid-petal-2 = Klap een los blaadje op een los blaadje ernaast: een nieuwe bloem.
print-aid-petal-3 = Of klap een bloem op een los blaadje ernaast: de bloem groeit.
print-aid-petal-4 = Of pluk een bloem. Je krijgt jouw kleur min de andere kleur, maar nooit minder dan 0.
print-aid-petal-5 = Nooit schuin, nooit op een bloem, op de boom of in een gat.
print-aid-petal-6 = Einde: er is geen bloem over en er liggen geen twee blaadjes naast elkaar. Voor elke bloem die je minder hebt, krijg je een bonus.
print-pad-petal-1 = Geplukte bloemen
print-pad-petal-2 = Bonus voor minder bloemen

print-kind-flutter-tile = weidetegel
print-kind-flutter-rainbee = regenboogbij
print-kind-flutter-water = watertegel
print-kind-flutter-sun = zon
print-kind-flutter-bee = bij
print-kind-flutter-marker = blaadjesfiche
print-kind-flutter-tracker = blaadjesspoor
print-note-flutter = Stuifmeel schrijf je op het scoreblok, verborgen voor de anderen. Tegels mag je omkeren, daarom toont hun achterkant het spiegelbeeld.
print-aid-flutter-1 = Zet de zon op de volgende stapel, behalve in de allereerste beurt.
print-aid-flutter-2 = Pak een tegel. De stapel na de zon is gratis. Overslaan kost 1 blaadje in de kleur van die bestuiver, dan 2, 3 en 4.
print-aid-flutter-3 = Leg hem, gedraaid of omgekeerd: minstens één gedeelde kant en één bloem die groeit.
print-aid-flutter-4 = Passende bloemen: je krijgt alle blaadjes van de kleuren aan beide kanten. Andere bloemen: je betaalt al hun blaadjes. Eerst de winst.
print-aid-flutter-5 = Vul vijvers met water en neem wat het toont.
print-aid-flutter-6 = Ingesloten tegels: betaal zoveel blaadjes van hun kleur als ze sprankels hebben, en krijg evenveel stuifmeel. Kun je dat niet, dan krijgen alle anderen de helft.
print-aid-flutter-7 = Een bij op een ingesloten tegel geeft haar speler stuifmeel. Aan het eind van je beurt mag je je bij plaatsen.
print-aid-flutter-8 = Als een stapel leeg is, heeft iedereen anders nog één beurt. Dan betalen de sporen.
print-pad-flutter-1 = Ingesloten tegels
print-pad-flutter-2 = Tegels van anderen
print-pad-flutter-3 = Vijvers
print-pad-flutter-4 = Bijen
print-pad-flutter-5 = Rode blaadjes
print-pad-flutter-6 = Gele blaadjes
print-pad-flutter-7 = Blauwe blaadjes
print-pad-flutter-8 = Paarse blaadjes

print-word-seats = bij { $counts } spelers
print-kind-polders-sheet = blad
print-kind-polders-shape = vormkaart
print-kind-polders-assignment = opdracht
print-note-polders = Iedere speler heeft een pen in een eigen kleur nodig. Print de bladen voor elk spel opnieuw.
print-aid-polders-1 = Leg drie vormkaarten open.
print-aid-polders-2 = Kies er een, en een vulling: cirkels voor landhuizen, strepen voor boerderijen, kruisjes voor molens.
print-aid-polders-3 = Teken de hele vorm. Een van haar vakjes ligt aan een weg of naast een vakje van jou.
print-aid-polders-4 = Past geen vorm, vul dan één vakje.
print-aid-polders-5 = Geef je blad door naar links.
print-aid-polders-6 = Gebied: twee of meer vakjes van jou met één vulling. Vakjes maal goede gebouwen: tot en met 5 vakjes alles, tot en met 10 de helft, dan een kwart.
print-aid-polders-7 = Goede gebouwen tellen niet als vakje. Rond af naar beneden.
print-pad-polders-1 = Gebieden met cirkels
print-pad-polders-2 = Gebieden met strepen
print-pad-polders-3 = Gebieden met kruisjes
print-pad-polders-4 = Opdracht 1
print-pad-polders-5 = Opdracht 2
print-pad-polders-6 = Opdracht 3
print-pad-polders-7 = Opdracht 4
print-pad-polders-8 = Opdracht 5

print-word-bids = Biedingen
print-word-order = Volgorde
print-word-rounds = Rondes
print-kind-papillon-tile = tuintegel
print-kind-papillon-gnome = kabouter
print-kind-papillon-planter = bloembak
print-kind-papillon-flower = bloem
print-kind-papillon-bonus = bonusfiche
print-kind-papillon-caterpillar = rups
print-kind-papillon-butterfly = vlinder
print-kind-papillon-gardener = tuinman
print-kind-papillon-board = aanbod
print-note-papillon = Je hebt ook een zak voor de tegels nodig. Elke bloem staat op haar bloembak, vlinders liggen ernaast.
print-aid-papillon-1 = Tien tegels in het aanbod, een rups op elk teken, een kabouter bij het schuurtje. Met twee spelers blijft het laatste vak van de eerste rij en van de eerste kolom leeg.
print-aid-papillon-2 = Bied in de volgorde van het spoor. Betaal, of neem wat je 0-vak toont. Het hoogste bod kiest eerst, dan de nullen van rechts naar links.
print-aid-papillon-3 = Pak een hele rij of kolom. Maar één tegel: trek er nog een. De derde rij of kolom geeft de kabouter.
print-aid-papillon-4 = Leg je tegels. Kanten die elkaar raken, tonen hetzelfde. Gesloten perk: zet er een vlinder op.
print-aid-papillon-5 = Bestuif, de laatste speler eerst. Van een perk van drie of meer tegels mag je het bonusfiche pakken en een vlinder toevoegen.
print-aid-papillon-6 = Nectar aan het eind: bloemen, rupsen, vlinders in gesloten velden, en 2 voor elke tegel van je twee grootste gesloten perken.
print-pad-papillon-1 = Blauwe bloemen
print-pad-papillon-2 = Paarse bloemen
print-pad-papillon-3 = Rode bloemen
print-pad-papillon-4 = Gele bloemen
print-pad-papillon-5 = Rupsen
print-pad-papillon-6 = Gesloten velden
print-pad-papillon-7 = Grootste perk
print-pad-papillon-8 = Tweede perk

print-kind-blume-tile = bloemtegel
print-kind-blume-hybrid = hybridetegel
print-kind-blume-botanist = botanicuskaart
print-kind-blume-can = gieterkaart
print-kind-blume-tool = gereedschap
print-kind-blume-peg = pin
print-kind-blume-drop = waterdruppel
print-kind-blume-glove = handschoen
print-kind-blume-marker = kasfiche
print-kind-blume-market = markt
print-kind-blume-bed = bloembed met kas
print-note-blume = Je hebt ook een zak voor de tegels nodig. Een fiche op elke plank van de kas telt de bloemen. In het Bloemenveld zijn deze fiches je pinnen.
print-aid-blume-1 = Vul de rij aan tot drie tegels. Pak er een, of trek willekeurig. Leg hem naast een tegel van jou.
print-aid-blume-2 = Bloem, vier hoeken van één kleur: een bloem voor je kas of een stap met een pin. Met water: allebei.
print-aid-blume-3 = Hybride, twee kleuren om en om: een bloem van elke kleur. Met water: ook een stap.
print-aid-blume-4 = Een stap zet een pin op het volgende vrije vak, omhoog of omlaag.
print-aid-blume-5 = Volle plank: de pin kan niet omhoog. In plaats van een bloem verplaats je een andere pin of haal je een bloem uit je kas.
print-aid-blume-6 = Als alle bloembedden vol zijn: elke bloem levert de prijs van haar kleur op. Snoei dan 3 tegels na ronde 1, 4 na ronde 2. Elke hybride maakt het er één meer of één minder.
print-pad-blume-1 = Ronde 1
print-pad-blume-2 = Ronde 2
print-pad-blume-3 = Ronde 3
print-pad-blume-4 = Botanicuskaarten
print-pad-blume-5 = Waterdruppels

print-help-out = Het bestand dat wordt geschreven: .pdf, of .svg voor een stelling.
print-help-edition = De naam van een editie of een .toml-bestand.
print-help-seats = Voor hoeveel plaatsen; anders zoveel als het spel kan hebben.
print-help-paper = a4 of letter.
print-help-what = all, tiles, boards, cards, pads of rules.
print-help-marks = Snijtekens in plaats van lijnen om langs te knippen.
print-help-bleed = Hoe ver de kleur voorbij de snede gaat.
print-help-duplex = De kant waarover je printer omslaat: long of short; none print geen achterkanten.
print-help-ink = full of light.
print-help-position = Een opgeslagen partij: print de stelling.
print-help-move = De stelling na zoveel zetten van de opgeslagen partij.
