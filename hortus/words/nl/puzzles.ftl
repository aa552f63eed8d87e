# Puzzles: positions in which one move is clearly best.

puzzle-title = Puzzels
puzzle-about = In elk van deze stellingen is één zet duidelijk de beste, en het is niet de zet die je het eerst ziet.
puzzle-today = Puzzels van de dag
puzzle-all = Alle puzzels
puzzle-ask = Jij bent { $name }. Vind de beste zet.
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-no = Er is een betere zet. Probeer het nog eens.
puzzle-tempting = Dit is de zet die je het eerst ziet. Er is een betere.
puzzle-right = Goed!
puzzle-shown = De oplossing
puzzle-answer = Beste zet: { $move } (aandeel in de winst: { $share })
puzzle-instead = Op het eerste gezicht: { $move } (aandeel in de winst: { $share })
puzzle-why = Verwachte punten van de beste zet, vergeleken daarmee:
puzzle-lead-exact = Elke andere zet is slechter, met minstens { $lead } van de winst. Dit is tot het einde doorgerekend.
puzzle-lead = Elke andere zet is slechter, met minstens { $lead } van de winst ({ $low } tot { $high }).
puzzle-level = Bots vinden deze zet vanaf niveau { $level }.
puzzle-nobody = Geen bot onder het hoogste niveau vindt deze zet.
puzzle-give-up = Oplossing tonen
puzzle-share = Deze puzzel delen
puzzle-more = Meer puzzels
puzzle-progress = { $solved } van { $count } opgelost
puzzle-mark-solved = ✓ opgelost
puzzle-mark-shown = oplossing gezien

puzzle-unknown = { $game } heeft geen puzzel { $puzzle }; kies er een uit de lijst van puzzels.
puzzle-none = Voor { $game } zijn er nog geen puzzels.
puzzle-file = { $file } is geen bestand met puzzels; noem er een dat hortus lab puzzles heeft geschreven.
puzzle-other = { $file } is van een ander spel of een andere startwaarde; noem een andere --out.
puzzle-seed = De startwaarde mag alleen uit gewone letters en cijfers bestaan, zoals in --seed 7.

terminal-do-puzzle = Los een puzzel op: vind de ene beste zet.
terminal-do-lab-puzzles = Zoek puzzels in partijen van bots.
terminal-puzzle-game = Het spel. Zonder dit het spel van de dag.
terminal-puzzle-key = De puzzel, met de naam aan het eind van de link. Zonder dit de puzzel van de dag.
terminal-puzzles-games = Hoeveel partijen van bots worden doorzocht.
terminal-puzzles-out = Schrijf de puzzels in dit bestand; bestaat het al, dan gaat het daar verder.
terminal-puzzles-found = { $puzzles ->
    [one] { $puzzles } puzzel
   *[other] { $puzzles } puzzels
    } uit { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }: { $file }
terminal-puzzle-link = Puzzel { $puzzle } van { $game }, { $band }
terminal-help-answer = de oplossing tonen
