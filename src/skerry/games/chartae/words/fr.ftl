### Chartae : les noms, ce qui se passe, comment cela finit, et pourquoi quelque chose est refusé.
### `cell` s’écrit x,y, vu de la tuile à la rose des vents. `side` est l’un des deux territoires, tous deux féminins.

## Noms

chartae-land = Terre
chartae-sea = Mer
chartae-analysis = Chances de gagner du camp au trait, si les deux jouent au mieux :
chartae-kind-H = côte (H)
chartae-kind-C = angle (C)
chartae-kind-D = cap (D)
chartae-kind-E = baie (E)
chartae-kind-F = isthme (F)
chartae-kind-G = détroit (G)

## Ce qui se passe

chartae-log-turn = La { $side } tourne la tuile en { $cell }, { $kind }, de 90 degrés dans le sens horaire.
chartae-proposal-take = La { $side } prend une tuile en main : { $kind }.
chartae-log-take = La { $side } prend une tuile en main : { $kind }. Face visible maintenant : { $next }.
chartae-log-take-last = La { $side } prend la dernière tuile en main : { $kind }.
chartae-log-lay =
    La { $side } pose la tuile en { $cell } : { $kind }, { $turns ->
        [0] sans la tourner
        [1] tournée de 90 degrés dans le sens horaire
        [2] tournée de 180 degrés
       *[3] tournée de 270 degrés dans le sens horaire
    }.

## Comment cela finit

chartae-won-by-size =
    La { $side } gagne : son plus grand groupe relie { $most ->
        [one] { $most } tuile
       *[other] { $most } tuiles
    }, celui du camp adverse { $least }.
chartae-won-by-last-tile =
    À égalité, la { $side } gagne : les deux plus grands groupes relient { $most ->
        [one] { $most } tuile
       *[other] { $most } tuiles
    }, et la { $other } a posé la dernière.

## Pourquoi ce n’est pas permis

chartae-no-pass = Personne ne peut passer : tournez une tuile de la carte, ou prenez la tuile visible et posez-la.
chartae-game-over = La neuvième tuile est posée : la partie est terminée et plus rien ne peut être joué.
chartae-two-rotations = Deux rotations de suite ont été jouées, il faut donc poser une tuile maintenant : prenez celle qui est visible.
chartae-no-tile = Il n’y a pas de tuile à tourner en { $cell }. Choisissez-en une sur la carte.
chartae-lay-first = Vous avez une tuile en main, vous ne pouvez donc rien tourner maintenant : posez d’abord cette tuile.
chartae-already-in-hand = Vous avez déjà une tuile en main. Posez-la avant que la suivante soit prise.
chartae-take-first = Vous n’avez pas encore de tuile en main. Prenez d’abord celle qui est visible avec take (t), puis choisissez où la poser.
chartae-not-free = Il y a déjà une tuile en { $cell }. Choisissez une case libre à côté d’une tuile de la carte.
chartae-no-shared-edge = La case { $cell } n’a aucun bord commun avec une tuile de la carte, et un coin ne suffit pas. Choisissez une case juste à côté d’une tuile.
chartae-too-wide = Une tuile en { $cell } rendrait la carte plus large ou plus haute que trois cases. Choisissez une case qui la garde dans trois sur trois.
chartae-four-orientations = Une tuile n’a que quatre orientations : 0, 1, 2 ou 3 quarts de tour, pas { $turns }.
chartae-unknown-action = « { $text } » n’est pas une action. Écrivez « turn x,y », « take » ou « lay x,y rN », avec une case pour x,y et 0 à 3 quarts de tour pour N.

## Pourquoi une mise en place est refusée

chartae-order-kinds = L’ordre de la pile manque ou nomme ce qui n’est pas une tuile. Indiquez dans « order » les huit tuiles par les lettres de leurs sortes : { $kinds }.
chartae-order-count = L’ordre de la pile doit nommer les huit tuiles autres que celle à la rose des vents, chaque sorte aussi souvent qu’elle existe dans le jeu.
chartae-order-fair = Avec le départ équitable, la pile doit commencer par { $kind }. Mettez cette tuile en tête, ou renoncez au départ équitable.

## Pourquoi une position est refusée

chartae-position-fields = Une position a six parties séparées par des espaces, ici il y en a { $found } : carte, coin supérieur gauche, pile, rotations de suite, place qui joue, place qui a commencé.
chartae-position-rows = « { $place } » n’est pas une carte. Écrivez jusqu’à trois rangées séparées par /, toutes avec le même nombre de cases, trois au plus, et des virgules entre les cases.
chartae-position-tile = « { $place } » n’est pas une tuile. Écrivez sa sorte et ses quarts de tour, par exemple H2, ou un point pour une case vide.
chartae-position-corner = « { $place } » ne peut pas être le coin supérieur gauche. Écrivez-le x,y, sans tuile à plus de deux cases de la rose des vents en 0,0.
chartae-position-compass = « { $place } » ne met pas la tuile à la rose des vents en 0,0. La tuile à cet endroit doit être de la sorte H.
chartae-position-apart = Les tuiles de « { $place } » ne tiennent pas ensemble. Chacune doit avoir un bord commun avec une autre, jusqu’à la rose des vents.
chartae-position-pile = « { $place } » n’est pas une pile. Écrivez la sorte visible, un deux-points et les sortes en dessous, par exemple E:FG ; mettez D> devant pour une tuile en main.
chartae-position-count = Avec la pile « { $place } », les tuiles ne sont pas celles du jeu. Carte, main et pile doivent contenir les neuf ensemble, chaque sorte aussi souvent qu’elle existe dans le jeu.
chartae-position-turned = « { $place } » ne peut pas être le nombre de rotations de suite. C’est 0, 1 ou 2 ; avec une tuile en main et après la fin, c’est 0.
chartae-position-mover = « { $place } » ne dit pas qui doit jouer. Écrivez la place, 0 ou 1, et L pour la Terre ou S pour la Mer, par exemple 0L.
chartae-position-first = « { $place } » ne dit pas qui a commencé. Écrivez la place, 0 ou 1.
