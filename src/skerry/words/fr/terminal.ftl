# Ce que le terminal dit autour d’une partie.

terminal-sides = Vous jouez { $side }, { $bot } joue { $other }.
terminal-seed = Graine de cette partie : { $seed }.
terminal-prompt = { $side }, à vous de jouer :
terminal-plain-help = Écrivez une action (turn 0,0 · take · lay 1,0 r2), son numéro, ou : hint (conseil), undo (annuler), why ACTION (pourquoi pas), list (carte en mots), help (aide), resign (abandonner), quit (quitter).
terminal-plain-rules = Une case s’écrit x,y, vue depuis la tuile boussole en 0,0 : x vers la droite, y vers le bas. La tuile en main se pose avec r0 à r3, ses quarts de tour dans le sens horaire. À la fin, votre plus grand groupe doit être le plus grand des deux ; à égalité, qui a posé la dernière tuile perd.
terminal-input-ended = L’entrée s’est arrêtée avant la fin de la partie ; on ne joue plus.
terminal-saved = La partie est enregistrée : { $path }
terminal-goodbye = Au revoir.
terminal-legal = { $action } est permis.
terminal-resigned = { $side } gagne : l’autre camp a abandonné.
terminal-undo-revealed = Une nouvelle tuile a été retournée depuis ; ce qui a été vu ne peut pas être annulé.
terminal-no-such-number = Il n’y a pas d’action numéro { $number } ; la liste va de 1 à { $most }.
terminal-no-such-moment = Il n’y a pas de moment { $at } dans cette partie ; elle va de 0 à { $last }.
terminal-analysis = Chances de gagner du camp au trait, si les deux jouent au mieux : { $position }
terminal-not-a-number = { $name } : « { $value } » n’est pas un nombre entier.
terminal-usage = { $problem } (`skerry --help` montre ce qui existe.)
terminal-interrupted = Interrompu.
terminal-system = Le système refuse : { $problem }.

## La carte

terminal-picture-title = Une carte de Chartae
terminal-in-hand = En main
terminal-face-up = Face visible
terminal-face-down = Face cachée
terminal-hidden = Face cachée : { $count ->
        [0] aucune
       *[other] { $kinds }
    }
terminal-rotations = Rotations de suite : { $turned } sur { $most }
terminal-groups = Plus grands groupes : { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = Au trait : { $side }
terminal-tile = { $cell } : { $kind }, { $turns ->
        [0] non tournée
        [1] tournée de 90 degrés dans le sens horaire
        [2] tournée de 180 degrés
       *[3] tournée de 270 degrés dans le sens horaire
    }. En haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }.
terminal-tile-compass = { $cell } : tuile boussole, { $kind }, { $turns ->
        [0] non tournée
        [1] tournée de 90 degrés dans le sens horaire
        [2] tournée de 180 degrés
       *[3] tournée de 270 degrés dans le sens horaire
    }. En haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }.
terminal-two-halves = { $first } et { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * boussole
