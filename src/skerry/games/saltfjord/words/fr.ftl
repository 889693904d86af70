### Saltfjord: names, what happens, how it ends, and why something is refused.

## Names

saltfjord-seat-0 = Bleue
saltfjord-seat-1 = Rouge
saltfjord-seat-2 = Verte
saltfjord-seat-3 = Jaune
saltfjord-white = blanc
saltfjord-orange = orange
saltfjord-goods-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
saltfjord-goods-wood =
    { $count ->
        [one] { $count } bois
       *[other] { $count } bois
    }
saltfjord-goods-grain =
    { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }
saltfjord-goods-paper =
    { $count ->
        [one] { $count } papier
       *[other] { $count } papiers
    }
saltfjord-goods-plank =
    { $count ->
        [one] { $count } planche
       *[other] { $count } planches
    }
saltfjord-goods-food =
    { $count ->
        [one] { $count } vivre
       *[other] { $count } vivres
    }
saltfjord-goods-book =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
saltfjord-goods-gold =
    { $count ->
        [one] { $count } or
       *[other] { $count } or
    }
saltfjord-goods-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
saltfjord-list = { $first }, { $rest }
saltfjord-nothing = rien
saltfjord-trade = { $taken } pour { $given }
saltfjord-either = { $first } ou { $second }
saltfjord-pier = ponton avec { $gain }
saltfjord-effect-upgrade = améliorer
saltfjord-effect-order = honorer une commande
saltfjord-effect-develop = développer
saltfjord-effect-build = construire une petite tuile
saltfjord-effect-fishing = aller pêcher
saltfjord-effect-build-one = construire gratuitement une tuile d’une case
saltfjord-track-craft = Artisanat
saltfjord-track-carpentry = Menuiserie
saltfjord-track-logistics = Logistique
saltfjord-track-fishing = Pêche
saltfjord-track-wagons = Chariots
saltfjord-step-worker = un ouvrier
saltfjord-step-boat = le grand bateau
saltfjord-step-ability = une capacité visible
saltfjord-step-less-wood = désormais les tuiles coûtent 1 bois de moins
saltfjord-step-any-dock = désormais une commande va à n’importe quel quai
saltfjord-step-dock-at-once = désormais une commande donne aussitôt la récompense de son quai
saltfjord-step-look-at-two = désormais choisir entre deux jetons de pêche
saltfjord-step-type-2 = désormais aussi les jetons de pêche de type 2
saltfjord-step-type-3 = désormais aussi les jetons de pêche de type 3
saltfjord-step-piers-by-wagon = désormais les chariots déclenchent les pontons
saltfjord-step-second-wagon = un second chariot
saltfjord-step-move-wagons = chaque chariot avance d’une case
saltfjord-ability-free-die-step = les premiers pas qui changent un dé sont gratuits : { $count }
saltfjord-ability-cheaper-upgrade = la première amélioration payée en poisson du tour coûte { $count } poisson de moins
saltfjord-ability-order-without-a-basic-resource = pour { $count } poisson, omettre une ressource de base d’une commande
saltfjord-ability-taken-tavern = pour { $count } poissons, entrer dans une taverne occupée
saltfjord-ability-lift-a-die = une fois par manche, pour { $count } poissons, ôter un dé d’un bâtiment
saltfjord-ability-boat-advances = chaque fois que le bateau avance : { $gain }
saltfjord-ability-worker-is-set = chaque fois qu’un ouvrier est placé : { $gain }
saltfjord-ability-line-is-full = chaque fois qu’une ligne ou colonne est pleine : { $gain }
saltfjord-ability-tile-is-built = chaque fois qu’une tuile est construite : { $gain }
saltfjord-ability-order-is-fulfilled = chaque fois qu’une commande est honorée : { $gain }
saltfjord-ability-marker-is-moved = chaque fois qu’un marqueur avance sur une piste : { $gain }
saltfjord-with-more = { $ability } ; et une fois { $gain }
saltfjord-scoring-end = { $points } par { $per } : { $counted }
saltfjord-scoring-now = aussitôt { $points } par { $per } : { $counted }
saltfjord-counted-orders = commandes aux quais
saltfjord-counted-dock-sets = séries de quatre commandes aux quatre quais
saltfjord-counted-full-lines = lignes et colonnes pleines
saltfjord-counted-fish-tiles = jetons de pêche rapportés
saltfjord-counted-piers = pontons
saltfjord-counted-building-kinds = bâtiments différents
saltfjord-counted-workers-and-abilities = ouvriers et capacités
saltfjord-counted-steps = pas sur les pistes
saltfjord-counted-areas = zones du fjord atteintes
saltfjord-counted-fish = poissons en réserve
saltfjord-order = { $cost } ({ $points } à la fin)
saltfjord-decision-1 = choisir un lot de départ
saltfjord-decision-2 = poser la tuile de départ
saltfjord-decision-3 = prendre un dé, construire une grande tuile ou entrer dans une taverne
saltfjord-decision-4 = actions libres, ou fin du tour
saltfjord-decision-5 = déplacer les chariots de cette ligne
saltfjord-decision-6 = activer des bâtiments avec le dé
saltfjord-decision-7 = utiliser un effet, ou y renoncer
saltfjord-decision-8 = garder un jeton de pêche sur deux
saltfjord-decision-9 = jeter un jeton de pêche par-dessus bord
saltfjord-decision-10 = choisir le jeton de pêche qui compte double
saltfjord-decision-11 = choisir un quai pour la commande
saltfjord-decision-12 = prendre une capacité visible
saltfjord-decision-13 = déplacer chaque chariot d’une case
saltfjord-way-0 = pas du tout
saltfjord-way-1 = vers le haut
saltfjord-way-2 = vers le bas
saltfjord-way-3 = vers la gauche
saltfjord-way-4 = vers la droite
saltfjord-medal-none = aucune médaille
saltfjord-medal-bronze = bronze
saltfjord-medal-silver = argent
saltfjord-medal-gold = or
saltfjord-medal-platinum = platine
saltfjord-medal-palladium = palladium

## What happens

saltfjord-log-points = { $event } Points : { $points }.
saltfjord-log-round-ends = { $event } La manche { $round } est finie.
saltfjord-log-done = { $side } finit son tour.
saltfjord-log-stop = { $side } s’arrête là.
saltfjord-log-skip = { $side } n’utilise pas l’effet.
saltfjord-log-aside = { $side } met le dé de côté contre un poisson.
saltfjord-log-choose = { $side } choisit : { $effect }.
saltfjord-log-keep = { $side } garde le jeton de pêche : { $tile }.
saltfjord-log-overboard = { $side } jette par-dessus bord le jeton : { $tile }.
saltfjord-log-double = { $side } double les points du jeton : { $tile }.
saltfjord-log-set = { $side } prend le lot de départ { $number } ({ $ability }).
saltfjord-log-dock = { $side } pose la commande au quai { $dock }.
saltfjord-log-ability = { $side } prend une capacité : { $ability }.
saltfjord-log-tavern = { $side } finit la manche dans la taverne { $tavern } : { $effect }.
saltfjord-log-tavern-taken = { $side } paie { $cost } poissons et finit la manche dans la taverne occupée { $tavern } : { $effect }.
saltfjord-log-develop = { $side } paie { $cost } et atteint le pas { $step } de { $track } : { $effect }.
saltfjord-log-advance = { $side } navigue vers la zone { $area } et y pêche, type { $kind }.
saltfjord-log-return = { $side } rentre au port.
saltfjord-log-upgrade = { $side } améliore { $given } en { $taken }.
saltfjord-log-upgrade-fish = { $side } prend un poisson au lieu d’améliorer.
saltfjord-log-order = { $side } honore une commande : { $order }.
saltfjord-log-order-without = { $side } honore une commande en omettant { $resource } contre du poisson : { $order }.
saltfjord-log-sell = { $side } donne { $given } contre { $taken }.
saltfjord-log-raise = { $side } paie en poisson pour améliorer { $given } en { $taken }.
saltfjord-log-lower = { $side } dégrade { $given } en { $taken }.
saltfjord-log-worker = { $side } place un ouvrier en { $cell } : { $face }.
saltfjord-log-lift = { $side } paie en poisson et ôte le dé de { $cell }.
saltfjord-log-wagon = { $side } déplace le chariot { $wagon } { $way }.
saltfjord-log-activate = { $side } active { $cell } : { $face }.
saltfjord-log-die = { $side } prend un dé : { $colour } { $value }.
saltfjord-log-die-changed = { $side } prend un dé, { $colour } { $value }, et paie { $cost } poisson pour l’utiliser comme { $use }.
saltfjord-log-place = { $side } pose la tuile de départ en { $cell }.
saltfjord-log-build = { $side } construit { $stack } en { $cell } : { $tile }.

## How it ends

saltfjord-won = { $side } gagne avec { $points } points ; la suivante en a { $second }.
saltfjord-won-by-tavern = Plusieurs ont { $points } points ; { $side } gagne, étant la plus à gauche dans les tavernes.
saltfjord-solo-lost = La partie est perdue : une tuile spéciale rapporte trop peu. Points : { $points }.
saltfjord-solo-won = La partie est gagnée avec { $points } points. Médaille : { $medal }.

## Why it is not allowed

saltfjord-unknown-action = « { $text } » n’est pas une action. Écrivez par exemple « die white 3 +1 », « activate 4,2 », « build S1a at 2,3 r0 », « tavern 4 » ou « sell wood » ; « legal » énumère ce qui est possible.
saltfjord-no-cell = Il n’y a pas de case { $cell }. Colonnes et lignes vont de 1 à 6, la colonne d’abord.
saltfjord-no-mirroring = Les tuiles se tournent mais ne se retournent pas. Écrivez r0 à r3.
saltfjord-four-rotations = Il n’y a pas de rotation { $rotation }. Une tuile se pose de quatre façons, r0 à r3.
saltfjord-no-such-value = Un dé va de 1 à 6, jamais { $value }, et aucun pas ne mène de 6 à 1.
saltfjord-downgrade-basic = Sous { $resource } il n’y a que le poisson. Cédez-le plutôt : sell { $resource }.
saltfjord-unknown-resource = « { $word } » n’est pas une ressource. Il y a { $known }.
saltfjord-no-arrow = Dans « { $text } », aucune flèche ne mène de la première ressource à la seconde. Un cran plus haut : fish vers wood, grain, paper ; ceux-ci vers plank, food, book ; puis gold.
saltfjord-over = La partie est finie ; plus rien ne se joue.
saltfjord-decide-first = Décidez d’abord ceci : { $decision }.
saltfjord-lack = Pour payer, il manque encore : { $missing }. Échangez quelque chose, ou choisissez ce que vous pouvez payer.
saltfjord-main-action = Un tour a d’abord besoin de son action principale : prendre un dé, construire une grande tuile ou entrer dans une taverne.
saltfjord-one-main-action = Une action principale par tour, et la vôtre est faite. Écrivez « done », ou jouez des actions libres.
saltfjord-stop-or-aside = Aucun bâtiment n’est encore activé. Activez-en un, ou écrivez « aside » pour prendre un poisson à la place.
saltfjord-must-fish = Qui va pêcher avance ou rentre ; il faut faire l’un des deux.
saltfjord-nothing-to-skip = Il n’y a pas d’effet auquel renoncer.
saltfjord-no-longer-aside = Ce dé a déjà servi ; il ne rapporte plus de poisson.
saltfjord-no-die = Aucun de vos dés n’est en cours. Prenez-en d’abord un.
saltfjord-no-such-choice = Il n’y a rien de tel à choisir ici.
saltfjord-nothing-looked-at = On ne regarde pas deux jetons de pêche. Cela vient avec le premier pas de la Pêche.
saltfjord-no-tile-aboard = Il n’y a pas de jeton de pêche à la place { $place } de votre bateau.
saltfjord-not-in-harbour = On ne jette par-dessus bord que dans le fjord, où il y a une pile.
saltfjord-nothing-to-double = Il n’y a rien à doubler à présent. Cela vient au retour avec le grand bateau.
saltfjord-set-taken = Le lot de départ { $number } est pris. Choisissez-en un autre.
saltfjord-no-set-now = Les lots de départ se choisissent avant la première manche, un par personne.
saltfjord-no-dock-now = Le symbole de la pile dit à quel quai va une commande. Seul le deuxième pas de la Logistique laisse le choix.
saltfjord-place-without-ability = La capacité { $place } du plateau est prise. Choisissez-en une autre.
saltfjord-no-ability-now = On prend une capacité visible avec le deuxième pas de la Menuiserie, pas maintenant.
saltfjord-die-on-tavern = Un dé se trouve sur la taverne { $tavern }. Choisissez-en une sans dé.
saltfjord-tavern-taken = La taverne { $tavern } est prise. Choisissez-en une libre.
saltfjord-not-offered = Rien de ce que vous faites ne l’offre à présent. Il s’agit de : { $decision }.
saltfjord-track-not-in-game = Cette piste n’est pas en jeu : les chariots remplacent la Logistique, et seulement quand on joue avec eux.
saltfjord-at-the-top = Ce marqueur est déjà en haut.
saltfjord-last-area = Le bateau est dans la dernière zone. De là, il ne peut que rentrer.
saltfjord-in-harbour = Le bateau est au port. De là, il ne peut qu’avancer.
saltfjord-type-closed = Les jetons de pêche de type { $kind } viennent avec un pas ultérieur de la Pêche.
saltfjord-no-such-fish = Il ne reste aucun jeton de type { $kind } dans la zone suivante. Choisissez un autre type.
saltfjord-no-order = La pile de commandes { $stack } est vide. Choisissez-en une autre.
saltfjord-in-full = Une commande se paie en entier ; seule une capacité permet d’en omettre une part.
saltfjord-nothing-left-out = Cette commande ne coûte pas { $resource } ; on ne peut l’omettre.
saltfjord-not-in-setup = Les actions libres commencent à la première manche.
saltfjord-wagon-there = Un chariot se trouve en { $cell } et bloque la case.
saltfjord-worker-there = Un ouvrier se trouve en { $cell } et bloque la case pour cette manche.
saltfjord-die-there = Un dé se trouve en { $cell } et bloque la case pour cette manche.
saltfjord-no-building = Il n’y a pas de bâtiment en { $cell }.
saltfjord-only-a-pier = En { $cell } il y a un ponton, et les pontons ne sont jamais activés par des dés ou des ouvriers.
saltfjord-no-worker = Aucun de vos ouvriers n’est chez lui.
saltfjord-no-lifting = Un dé bloque son bâtiment toute la manche ; vous n’avez pas la capacité de l’ôter.
saltfjord-lifted-already = Vous avez déjà ôté un dé dans cette manche.
saltfjord-no-die-there = Il n’y a pas de dé à ôter en { $cell }.
saltfjord-die-still-runs = Ce dé court encore ; il doit d’abord s’arrêter.
saltfjord-no-wagons = Cette partie se joue sans chariots.
saltfjord-wagons-not-now = Les chariots se déplacent quand un dé active leur ligne ou colonne, pas maintenant.
saltfjord-wagon-waits = Le second chariot attend que la case en haut à gauche soit libre.
saltfjord-no-second-wagon = Vous n’avez pas encore de second chariot.
saltfjord-wagon-not-in-line = Le chariot { $wagon } ne bouge pas maintenant : il n’est pas dans cette ligne, ou il a déjà bougé.
saltfjord-wagon-way = Avec une colonne, un chariot va à gauche ou à droite ; avec une ligne, vers le haut ou le bas, d’une case.
saltfjord-wagon-leaves = Un chariot ne quitte pas la grille.
saltfjord-not-in-column = { $cell } n’est pas dans la colonne { $line }, que ce dé active.
saltfjord-not-in-row = { $cell } n’est pas dans la ligne { $line }, que ce dé active.
saltfjord-out-of-order = Le dé a déjà dépassé { $cell } ; il va de haut en bas ou de gauche à droite.
saltfjord-enough-orange = Pas plus de dés orange que le numéro de la manche : { $most }.
saltfjord-enough-white = Pas plus de { $most } dés blancs par manche.
saltfjord-no-such-die = Il n’y a pas de dé { $colour } { $value } dans la zone commune. Choisissez-en un qui s’y trouve.
saltfjord-no-such-die-solo = Il n’y a pas de dé { $colour } { $value } sur cette taverne. En solitaire, dites de quelle taverne vous le prenez, par exemple « die white 3 from 4 ».
saltfjord-solo-only = Les dés ne sont sur les tavernes qu’en solitaire. Omettez « from ».
saltfjord-no-start-tile = La tuile de départ se pose une fois, juste après le choix du lot.
saltfjord-same-rotation = Avec { $rotation } cette tuile est comme avec { $same } ; écrivez celle-ci.
saltfjord-on-snow = En { $cell }, la tuile de départ ne serait pas que sur la neige. Elle couvre deux des quatre cases du milieu.
saltfjord-stack-empty = Cette pile est vide. Choisissez-en une autre.
saltfjord-small-only = L’effet construit de petites tuiles ; une grande est une action principale à elle seule.
saltfjord-one-cell-only = La taverne construit une tuile d’une case. Choisissez-en une.
saltfjord-large-only = L’action principale ne construit que de grandes tuiles. Les petites viennent de bâtiments et d’une taverne. À présent : { $decision }.
saltfjord-beyond-the-grid = En { $cell }, la tuile sortirait de la grille.
saltfjord-over-a-tile = La tuile en couvrirait une autre en { $cell }.
saltfjord-over-printed = La tuile couvrirait le bâtiment imprimé en { $cell }.

## Why a setup or a position is refused

saltfjord-setup-missing = La mise en place n’a pas de « { $name } ». Elle ne laisse rien au hasard : elle nomme tout ce qui est distribué.
saltfjord-setup-part = « { $name } » ne peut pas être { $value }. Chaque pièce de l’édition y figure une fois, en piles de la bonne taille ; on compte à partir de 1.
saltfjord-position-parts = Une position a { $wanted } parties séparées par des espaces, mais en voici { $found }. Copiez toute la ligne.
saltfjord-position-check = Le mot de contrôle « { $word } » ne correspond pas à la ligne : quelque chose y a été changé.
saltfjord-position-unsound = Cela ne peut pas être une position : « { $part } » contredit les règles ou le reste.

## What is on the table

saltfjord-shown-round = Manche { $round } sur 3
saltfjord-shown-mover = Au trait : { $side }. À décider : { $decision }
saltfjord-shown-dice = Dés, { $colour } : { $values }
saltfjord-shown-tavern = Taverne { $tavern } : { $effect } ; { $guests }
saltfjord-shown-twice = { $effect }, deux fois
saltfjord-shown-free = libre
saltfjord-shown-die-there = dé : { $colour } { $value }
saltfjord-shown-stack = { $stack } : { $tile } ({ $left })
saltfjord-shown-order = Commande { $stack } : { $order } ; quai { $dock } ({ $left })
saltfjord-shown-area = Zone { $area } : { $points } au retour ; jetons { $tiles } ; { $boats }
saltfjord-shown-track = { $track } : { $steps } ; en haut { $scoring } ; { $markers }
saltfjord-shown-step = { $effect } pour { $cost }
saltfjord-shown-marker = { $side } { $level }
saltfjord-shown-ability = Capacité visible { $place } : { $ability }
saltfjord-shown-special = Tuile spéciale : { $scoring } ; à présent { $points } sur 10
saltfjord-shown-set = Lot de départ { $number } : { $ability} ; { $tile } ; { $resources } ; { $owner }
saltfjord-shown-player = { $side } : { $points } points
saltfjord-shown-village = { $side } ({ $village }) : { $points } points
saltfjord-shown-store = En réserve : { $goods } ; ouvriers chez eux : { $workers }
saltfjord-shown-boat = Bateau en zone { $area } : { $tiles }
saltfjord-shown-harbour = Bateau au port ; jetons rapportés : { $brought }
saltfjord-shown-docks = Commandes aux quais : { $docks }
saltfjord-shown-own = Capacité : { $ability }
saltfjord-shown-cell = { $cell } : { $face }
saltfjord-shown-cell-with = { $cell } : { $face } ; { $piece }
saltfjord-piece-1 = un dé blanc
saltfjord-piece-2 = un dé orange
saltfjord-piece-3 = un ouvrier
saltfjord-piece-4 = un chariot
saltfjord-shown-legend = F poisson, W bois, G céréale, P papier, K planche, D vivre, B livre, O or, * point ; ^ améliorer, @ commande, # développer, + petite tuile, ~ aller pêcher ; = ponton. Sur une case : w dé blanc, o dé orange, & chariot ; un ouvrier est marqué d’un point d’exclamation.
saltfjord-picture = Le plateau et les villages de Saltfjord

## What an action would bring

saltfjord-preview-die = Il active la colonne ou ligne { $line } et coûte { $cost } poisson.
saltfjord-preview-cell = { $cell } pourrait être activé : { $face }.
saltfjord-preview-none = Aucun bâtiment n’y peut être activé.
saltfjord-preview-line = Une ligne ou colonne devient pleine ; ses pontons donnent : { $gain }.
saltfjord-preview-no-line = Aucune ligne ni colonne ne devient pleine ainsi.
saltfjord-preview-gain = Cela donne : { $gain }.
saltfjord-analysis = Les points que la { $side } peut espérer, d’après un plan de tout le tour :
