# Ce que le terminal dit autour d’une partie.

terminal-sides = Votre camp : { $side }. Celui de { $bot } : { $other }.
terminal-alone = Votre camp : { $side }, en solitaire.
terminal-plays = Le camp de { $bot } : { $side }.
terminal-seed = Graine de cette partie : { $seed }.
terminal-prompt = { $side }, à vous de jouer :
terminal-plain-begin = Écrivez une action ou son numéro ; `help` montre tout ce qu’on peut écrire.
terminal-plain-help-chartae = Écrivez une action (turn 0,0 · take · lay 1,0 r2), son numéro, ou : hint (conseil), undo (annuler), why ACTION (pourquoi pas), list (carte en mots, ou de nouveau dessinée), help (aide), resign (abandonner), quit (quitter).
terminal-plain-rules-chartae = Une case s’écrit x,y, vue depuis la tuile à la rose des vents en 0,0 : x vers la droite, y vers le bas. La tuile en main se pose avec r0 à r3, ses quarts de tour dans le sens horaire. À la fin, votre plus grand groupe doit être le plus grand des deux ; à égalité, qui a posé la dernière tuile perd.
terminal-plain-help-fjorde =
    Une action telle qu’elle est écrite (draw · lay 1,0 PPMMPP · farm · field 0,1), ou son numéro
    hint : ce que ferait `best`, et ce que vaut chaque action
    territory : quelles terres sont acquises, disputées, hors d’atteinte
    tiles : les tuiles encore faces cachées
    why MMMMMM : pourquoi une tuile ne va nulle part, ou bien où elle va
    why 1,0 : ce que demande une case · why 1,0 PPMMPP : pourquoi cela n’y va pas
    why draw : pourquoi une action n’est pas permise
    fill : poser vos derniers champs, quand plus rien n’est disputé
    list : carte en mots, ou de nouveau dessinée · Entrée : la carte encore une fois
    undo : annuler · resign : abandonner · quit : quitter · help : ceci
terminal-plain-rules-fjorde = Une case s’écrit q,r, vue depuis la tuile de départ en 0,0 : q vers la droite, r vers le bas à droite. Une tuile s’écrit par ses six coins, dans le sens horaire depuis le haut : M montagne, P prairie, S mer. À votre tour, vous piochez une tuile et la posez ; elle en touche deux autres et prolonge leur terrain. Vous pouvez alors y installer une de vos quatre fermes. Quand toutes les tuiles sont piochées, on prend les terres : un champ après l’autre, toujours à côté d’une ferme ou d’un champ à vous et relié par la prairie. Le plus de champs gagne.
terminal-may-fill = Plus rien n’est disputé : `fill` pose vos derniers champs.
terminal-and-more = et { $count } autres
terminal-waiting = Calcul : { $passed } secondes sur { $most } au plus (Ctrl-C : ce qui est connu jusqu’ici)…
terminal-plain-help-saltfjord = Écrivez une action (die white 3 +1 · activate 4,2 · build S1a at 2,3 r0 · tavern 4), son numéro, ou : hint, undo, why ACTION, list (tout en mots, ou dessiné de nouveau), help, resign, quit.
terminal-plain-rules-saltfjord = Une case s’écrit colonne,ligne, à partir de 1,1 en haut à gauche. Un dé blanc active une colonne, un dé orange une ligne ; chaque bâtiment activé produit son effet. À votre tour, prenez un dé, construisez une grande tuile ou finissez la manche dans une taverne ; échanges et ouvriers sont libres à tout moment. Après trois manches, le plus de points l’emporte.
terminal-ask-bot = Votre adversaire ({ $bots } ; Entrée pour { $default }) :
terminal-input-ended = L’entrée s’est arrêtée avant la fin de la partie ; on ne joue plus.
terminal-saved = La partie est enregistrée : { $path }
terminal-goodbye = Au revoir.
terminal-legal = { $action } est permis.
terminal-resigned = Victoire : { $side }. L’autre camp a abandonné.
terminal-left = { $side } a abandonné ; la partie s’arrête là.
terminal-undo-revealed = Une nouvelle tuile a été retournée depuis ; ce qui a été vu ne peut pas être annulé.
terminal-no-such-number = Il n’y a pas d’action numéro { $number } ; la liste va de 1 à { $most }.
terminal-no-such-moment = Il n’y a pas de moment { $at } dans cette partie ; elle va de 0 à { $last }.
terminal-not-solvable = Seul chartae est entièrement résolu ; { $game } a trop de positions pour cela. `skerry analyse { $game }` en calcule une seule.
terminal-analysis = Position : { $position }
terminal-not-a-number = { $name } : « { $value } » n’est pas un nombre entier.
terminal-usage = { $problem } (`skerry --help` montre ce qui existe.)
terminal-no-such-command = Il n’y a pas de commande « { $command } ». Choisissez parmi celles-ci : { $known }.
terminal-no-such-option = Il n’y a pas d’option { $option } ici ; `skerry --help` donne les commandes, et leur --help les options.
terminal-missing = Il manque quelque chose : { $name }. `skerry --help` donne les commandes, et leur --help ce qu’il leur faut.
terminal-interrupted = Interrompu.
terminal-system = Le système refuse : { $problem }.

## La carte

terminal-picture-title = Une carte de Chartae
terminal-in-hand = En main
terminal-face-up = Face visible
terminal-face-down = Face cachée
terminal-hidden = Face cachée : { $count ->
        [0] aucune
       *[other] { $kinds }
    }
terminal-rotations = Rotations de suite : { $turned } sur { $most }
terminal-groups = Plus grands groupes : { chartae-land } { $land }, { chartae-sea } { $sea }
terminal-to-move = Au trait : { $side }
terminal-tile = { $cell } : tuile { $kind }, { $turns ->
        [0] non tournée
        [1] tournée de 90 degrés dans le sens horaire
        [2] tournée de 180 degrés
       *[3] tournée de 270 degrés dans le sens horaire
    }. En haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }.
terminal-tile-compass = { $cell } : tuile à la rose des vents, { $kind }, { $turns ->
        [0] non tournée
        [1] tournée de 90 degrés dans le sens horaire
        [2] tournée de 180 degrés
       *[3] tournée de 270 degrés dans le sens horaire
    }. En haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }.
terminal-two-halves = { $first } et { $second }
terminal-legend = { $land } { chartae-land }, { $sea } { chartae-sea }, * rose des vents
terminal-named = { $label } : { $kind }

## L’écran

terminal-too-small = Cette fenêtre a { $wide } colonnes et { $high } lignes ; la carte en demande { $most } sur { $least }. Agrandissez-la, ou jouez avec --plain.
terminal-do-turn-or-take = À vous : tournez une tuile de la carte (flèches, puis Entrée), ou prenez celle qui est visible (t).
terminal-do-take = À vous : après deux rotations de suite, il faut poser une tuile. Prenez celle qui est visible (t).
terminal-do-lay = Posez la tuile en main, { $kind } : les flèches choisissent la case, r la tourne, Entrée la pose.
terminal-thinking = { $bot } réfléchit…
terminal-calculating = Calcul de toutes les suites jusqu’à la fin…
terminal-nothing-in-hand = Vous n’avez pas de tuile en main à tourner ; Entrée tourne la tuile sous le curseur.
terminal-again = (n : rejouer, u : reprendre)
terminal-hint = Chances exactes de gagner :
terminal-hint-more = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } (h ferme ceci)
terminal-key-act = jouer
terminal-key-take = prendre
terminal-key-rotate = tourner
terminal-key-hint = conseil
terminal-key-undo = annuler
terminal-key-new = nouvelle
terminal-key-help = aide
terminal-key-quit = quitter
terminal-help-keys =
    Flèches, souris : choisir une tuile ou une case
    Entrée, espace, clic : tourner cette tuile, ou y poser celle en main
    t : prendre la tuile visible · r, R, molette : tourner celle en main
    h : conseil, les chances exactes, la meilleure d’abord
    u : annuler, jusqu’à la dernière tuile retournée
    n : nouvelle partie · s : enregistrer · x : abandonner
    l : langue · ? : cette page · q : quitter

    C1 : angle après un quart de tour dans le sens horaire
    ▲ : tuile à la rose des vents et son haut · ●○ : rotations de suite
    2 → 3 : ce que l’action sous le curseur ferait d’un groupe
    2H : encore deux côtes face cachée · ★ : case de la meilleure action
terminal-help-rules =
    Un tour est une action : tourner une tuile de la carte de 90 degrés dans le sens horaire, ou poser la tuile visible. Après deux rotations de suite, peu importe de qui, il faut poser une tuile. La tuile suivante est retournée avant que vous choisissiez où poser la vôtre. La carte atteint trois sur trois ; terre et mer n’ont pas à correspondre. À la fin, chaque camp compte les tuiles de son plus grand groupe ; le plus grand gagne, et à égalité, qui a posé la dernière tuile perd.
terminal-ask-resign = Abandonner cette partie ?
terminal-ask-quit = Quitter cette partie ? Elle n’est pas enregistrée (s l’enregistre).
terminal-yes-no = o / Entrée : oui · n / Échap : non
terminal-save-as = Enregistrer la partie dans ce fichier (Entrée enregistre, Échap non) :
terminal-choose = Une partie de Chartae
terminal-choose-side = Vous jouez
terminal-choose-first = Qui commence
terminal-choose-bot = Adversaire
terminal-choose-compass = Tuile à la rose des vents
terminal-choose-fair = Première tuile la plus équitable
terminal-choose-keys = ↑ ↓ choisir, ← → changer, Entrée commence
terminal-choice-lot = tirage au sort
terminal-choice-land = { chartae-land }
terminal-choice-sea = { chartae-sea }
terminal-choice-me = vous
terminal-choice-bot = l’adversaire
terminal-choice-random = random, joue n’importe quoi
terminal-choice-greedy = greedy, prévoit une action
terminal-choice-perfect = perfect, ne se trompe jamais
terminal-choice-0 = non tournée
terminal-choice-1 = tournée de 90 degrés
terminal-choice-2 = tournée de 180 degrés
terminal-choice-3 = tournée de 270 degrés
terminal-choice-true = oui
terminal-choice-false = non, comme imprimé

## Parties enregistrées et matchs

terminal-moment = Moment { $at } sur { $last }
terminal-contest = Camp de { $first } : { $side } ; camp de { $second } : { $other }.
terminal-replay-help = Écrivez n (suivant), p (précédent), un moment de 0 à { $last }, ou q (quitter).
terminal-replay-questions = Sur le moment montré, on peut aussi demander : { $questions }, help.
terminal-ask-moment = Aller à quel moment, de 0 à { $last } ?
terminal-drawn = L’image est dessinée : { $path }
terminal-players = « { $players } » ne nomme pas { $seats } joueurs automatiques. Écrivez-les avec une virgule, par exemple { $example }.
terminal-not-seconds = { $name } : « { $value } » n’est pas une durée. Donnez des secondes de 0 à { $most }.
terminal-key-next = suivant
terminal-key-previous = précédent
terminal-key-run = défiler
terminal-key-go = aller à
terminal-key-language = langue
