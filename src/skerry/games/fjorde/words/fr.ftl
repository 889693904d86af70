### Fjorde : les noms, ce qui se passe, comment cela finit, et pourquoi quelque chose est refusé.
### `cell` s’écrit q,r, vu de la première tuile de départ ; `tile`, ce sont les six coins, dans le sens horaire depuis le nord.

## Noms

fjorde-red = Rouge
fjorde-white = Blanc
fjorde-farm = ferme
fjorde-field = champ
fjorde-mountain = montagne
fjorde-meadow = prairie
fjorde-sea = mer
fjorde-two-terrains = { $first } et { $second }
fjorde-side-0 = en haut à droite
fjorde-side-1 = à droite
fjorde-side-2 = en bas à droite
fjorde-side-3 = en bas à gauche
fjorde-side-4 = à gauche
fjorde-side-5 = en haut à gauche

## Ce qui est sur la table

fjorde-shown-round = Champs, manche { $round } sur { $rounds } : Rouge { $red }, Blanc { $white } ; partie : Rouge { $red_in_all }, Blanc { $white_in_all }
fjorde-shown-round-only = Champs, manche { $round } sur { $rounds } : Rouge { $red }, Blanc { $white }
fjorde-shown-pieces =
    { $side } a encore { $farms ->
        [one] { $farms } ferme
       *[other] { $farms } fermes
    } et { $fields ->
        [one] { $fields } champ
       *[other] { $fields } champs
    }
fjorde-shown-stack =
    Faces cachées : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
fjorde-shown-hand = En main : { $tile }
fjorde-shown-pool = Pioche ouverte : { $tiles }
fjorde-shown-row = Rangée : { $tiles }
fjorde-shown-aside = De côté : { $tiles }
fjorde-shown-nothing = vide
fjorde-shown-sure = Acquis : Rouge { $red }, Blanc { $white } ; disputé : { $contested }
fjorde-shown-mover = À jouer : { $side }
fjorde-shown-tile = { $cell } : { $corners }
fjorde-shown-farm = { $cell } : { $corners }, une ferme de { $side }
fjorde-shown-field = { $cell } : { $corners }, un champ de { $side }
fjorde-shown-legend = Coins : ^ montagne, . prairie, ~ mer. Pièces : R, W fermes ; r, w champs.
fjorde-shown-legend-land = =r, =w : acquis à Rouge, à Blanc. =x : hors d’atteinte. Sans signe : disputé.
fjorde-shown-free = Cases libres qui touchent deux tuiles : { $cells }
fjorde-picture = Carte de Fjorde

## Ce qui se passe

fjorde-proposal-draw = { $side } pioche une tuile.
fjorde-log-draw = { $side } pioche { $tile }.
fjorde-log-draw-pool = { $side } pioche { $tile } ; la tuile ne va nulle part et rejoint la pioche ouverte.
fjorde-log-draw-last = { $side } pioche la dernière tuile, { $tile } ; elle ne va nulle part, la découverte est donc finie.
fjorde-log-lay = { $side } pose { $tile } en { $cell }.
fjorde-log-lay-pool = { $side } prend { $tile } dans la pioche ouverte et pose la tuile en { $cell }.
fjorde-log-farm = { $side } installe une ferme en { $cell }.
fjorde-log-no-farm = { $side } n’installe pas de ferme en { $cell }.
fjorde-log-field = { $side } pose un champ en { $cell }.
fjorde-log-claim = { $side } affirme que { $tile } ne va nulle part.
fjorde-log-claim-row = { $side } affirme qu’aucune tuile de la rangée ne convient.
fjorde-log-silent = { $side } n’indique aucune place : { $tile } rejoint la pioche ouverte.
fjorde-log-silent-row = { $side } n’indique aucune place : la rangée est mise de côté.
fjorde-log-point = { $side } indique une place : { $other } pose { $tile } en { $cell }.
fjorde-log-round-ends = { $event } La manche { $round } est finie : Rouge { $red }, Blanc { $white }.

## Comment cela finit

fjorde-won-by-fields = { $side } gagne avec { $most ->
        [one] { $most } champ
       *[other] { $most } champs
    } contre { $least }.
fjorde-won-by-rounds = Égalité à { $points ->
        [one] { $points } champ
       *[other] { $points } champs
    }. { $side } gagne, avec deux manches gagnées.
fjorde-drawn = Match nul : chaque camp a { $points ->
        [one] { $points } champ
       *[other] { $points } champs
    }, et les manches gagnées ne départagent pas non plus.

## Pourquoi une tuile ne va nulle part

fjorde-proof-corners = { $cell } : depuis le nord, dans le sens horaire, il faut ici { $corners }, un point restant libre, et aucune rotation de { $tile } ne le donne.
fjorde-proof-sea = { $cell } : une tuile n’y toucherait les autres que par la mer.

## Ce qu’on peut demander

fjorde-why-what = Demandez une tuile (why PPPMMS), une case (why 1,0), une tuile sur une case (why 1,0 PPMMPP) ou une action (why draw).
fjorde-why-field = Un champ peut être posé en { $cell } maintenant.
fjorde-why-lay = { $tile } va en { $cell } et peut y être posée maintenant.
fjorde-why-nowhere = { $tile } ne va nulle part :
fjorde-why-somewhere = { $tile } va ici : { $places }
fjorde-why-cell = { $cell } demande, dans le sens horaire depuis le nord, { $corners } (un point est libre). Parmi les tuiles faces cachées y vont : { $tiles }
fjorde-no-tiles-left = La découverte est finie, il n’y a plus de tuile à venir.
fjorde-tiles-left = Faces cachées, { $count } en tout (* va quelque part maintenant) :
fjorde-territory-if-now = Si la découverte finissait maintenant :
fjorde-territory-safe = Acquis à { $side } : { $cells }
fjorde-territory-contested = Disputé : { $cells }
fjorde-territory-dead = Hors d’atteinte : { $cells }
fjorde-territory-sure = Champs acquis dans cette manche : Rouge { $red }, Blanc { $white }
fjorde-fill-later = Les champs ne sont complétés que lors de la prise des terres, quand plus rien n’est disputé.
fjorde-fill-contested = Encore disputé : { $cells }. Un champ sur une terre acquise y laisse le coup suivant à l’autre camp, alors choisissez vous-même.

## Ce que valent les actions

fjorde-analysis-exact = { $side } au trait. Avance en champs à la fin de la manche après chaque action, si les deux jouent au mieux, prouvée :
fjorde-analysis-bounds = { $side } au trait. Avance en champs à la fin de la manche après chaque action, si les deux jouent au mieux ; le temps n’a suffi que pour prouver ces bornes :
fjorde-analysis-estimate = { $side } au trait. Chance estimée de gagner la partie après chaque action (entre parenthèses les essais de la recherche, { $tries } en tout) :
fjorde-best-line = Meilleure suite : { $line }. La manche finit alors ainsi : Rouge { $red }, Blanc { $white }.

## Pourquoi ce n’est pas permis

fjorde-unknown-action = « { $text } » n’est pas une action. Écrivez « draw », « lay q,r COINS », « farm », « no-farm » ou « field q,r », avec une case pour q,r et les six coins dans le sens horaire depuis le nord, par exemple PPPMMS.
fjorde-bad-corners = « { $corners } » ne dit pas comment une tuile est posée. Écrivez ses six coins dans le sens horaire depuis le nord, chacun M, P ou S.
fjorde-no-such-tile = Le jeu n’a pas de tuile { $corners }. Une tuile peut être tournée, mais pas retournée en miroir.
fjorde-no-pass = Personne ne peut passer tant qu’un champ peut être posé ; qui n’en peut poser aucun est sauté.
fjorde-over = La dernière manche est comptée : la partie est terminée.
fjorde-discovery-over = La découverte est finie : on ne pose plus ni tuile ni ferme. Posez un champ.
fjorde-still-discovery = Les champs se posent après la découverte, et il reste des tuiles à venir.
fjorde-no-land-taking = On ne prend des terres qu’après la découverte : il n’y a encore rien à calculer dans cette position.
fjorde-one-tile = Une seule tuile par tour, et vous l’avez posée. Décidez pour la ferme : « farm » ou « no-farm ».
fjorde-reply-first = L’autre camp affirme que rien ne convient. Répondez d’abord : indiquez une place, ou taisez-vous.
fjorde-row-no-draw = Dans cette partie, on ne pioche pas à l’aveugle : choisissez une tuile de la rangée et posez-la.
fjorde-already-drawn = Vous avez { $tile } en main. Posez cette tuile avant d’en piocher une autre.
fjorde-no-oversight = Cette partie se joue sans oubli : une tuile qui ne va nulle part rejoint d’elle-même la pioche ouverte.
fjorde-nothing-to-claim = Vous n’avez en main aucune tuile dont vous puissiez affirmer qu’elle ne va nulle part. Piochez d’abord.
fjorde-no-claim = Personne n’a affirmé qu’une tuile ne va nulle part : il n’y a rien à répondre.
fjorde-not-in-row = La rangée n’a pas de tuile { $tile }, même tournée. Choisissez-en une qui s’y trouve.
fjorde-not-in-pool = Vous n’avez pas de tuile en main, et la pioche ouverte n’a pas de { $tile }. Piochez, ou choisissez une tuile qui s’y trouve.
fjorde-pool-later = { $tile } se trouve dans la pioche ouverte, mais la tuile piochée passe d’abord : posez { $hand }.
fjorde-other-tile = Vous n’avez pas { $tile } en main, mais { $hand }. Une tuile peut être tournée, mais pas retournée en miroir.
fjorde-far-away = Aucune carte n’atteint { $cell }. Choisissez une case qui touche au moins deux tuiles.
fjorde-not-free = Il y a déjà une tuile en { $cell }. Choisissez une case libre.
fjorde-touches-too-few =
    Une nouvelle tuile doit toucher au moins deux tuiles, mais { $cell } { $count ->
        [0] n’en touche aucune
        [one] n’en touche qu’une
       *[other] en touche { $count }
    }.
fjorde-no-match = En { $cell }, le côté { $side } ne va pas : { $other } y montre, dans le sens horaire, { $found }, mais la tuile { $own }.
fjorde-sea-only = En { $cell }, la tuile ne toucherait les autres que par la mer. Les terres doivent toujours former un seul ensemble.
fjorde-no-question = Il n’y a pas de ferme à décider maintenant : elle s’installe juste après la pose d’une tuile avec prairie.
fjorde-no-farm-left = Vous n’avez plus de ferme dans cette manche.
fjorde-farm-on-start = Aucune ferme ne s’installe sur une tuile de départ. Posez d’abord une tuile.
fjorde-farm-on-mountain = Une ferme a besoin de prairie, et la dernière tuile posée n’est que montagne.
fjorde-farm-later = Une ferme s’installe juste après la pose de votre tuile, et sur cette tuile, jamais plus tard.
fjorde-no-tile = Il n’y a pas de tuile en { $cell }. Choisissez-en une de la carte, avec prairie.
fjorde-no-meadow = La tuile en { $cell } n’est que montagne, et un champ a besoin de prairie.
fjorde-on-farm = Il y a une ferme en { $cell }. Choisissez une tuile libre.
fjorde-on-field = Il y a déjà un champ en { $cell }. Choisissez une tuile libre.
fjorde-no-meadow-between = La case { $cell } est à côté d’une de vos pièces, mais aucune prairie ne les relie : il y a montagne ou mer entre elles.
fjorde-out-of-reach = La case { $cell } n’est à côté d’aucune de vos fermes ni d’aucun de vos champs. Choisissez une tuile juste à côté.

## Pourquoi une mise en place est refusée

fjorde-orders-rounds =
    « orders » doit donner la pile de chaque manche, { $rounds ->
        [one] { $rounds } liste
       *[other] { $rounds } listes
    } de tuiles.
fjorde-orders-tile = Dans la pile de la manche { $round }, « { $tile } » n’est pas une tuile du jeu. Écrivez ses six coins, par exemple PPPMMS.
fjorde-orders-count = La pile de la manche { $round } ne contient pas exactement les { $count } tuiles : { $tile } y est trop ou pas assez souvent.

## Pourquoi une position est refusée

fjorde-position-fields = Une position a { $wanted } parties séparées par des espaces, ici il y en a { $found } : options, points, phase, main, pioche ouverte, rangée, piles, carte, place qui a commencé, place qui joue.
fjorde-position-options = « { $place } » n’est pas une partie. Écrivez 3 ou 1 pour les manches, puis o pour les oublis et r pour la rangée, par exemple 3o.
fjorde-position-points = « { $place } » ne donne pas les points des manches finies. Écrivez-les 14-12,9-20, ou - avant la fin de la première.
fjorde-position-phase = « { $place } » n’est pas une phase. C’est t avant de piocher, h avec une tuile en main, r pour une réponse, f pour une ferme, l pour la prise des terres, o quand tout est fini.
fjorde-position-seat = « { $place } » n’est pas une place. Écrivez 0 ou 1.
fjorde-position-kinds = « { $place } » ne nomme pas de tuiles. Écrivez une lettre pour chacune, { $kinds }, ou - s’il n’y en a pas.
fjorde-position-hand = « { $place } », ce sont plusieurs tuiles en main. Il ne peut y en avoir qu’une.
fjorde-position-pool = « { $place } » n’est pas une pioche ouverte. Écrivez ses tuiles dans l’ordre de l’alphabet.
fjorde-position-row = « { $place } » n’est pas une rangée. Elle a quatre tuiles au plus.
fjorde-position-stacks = « { $place } », ce ne sont pas les piles de cette manche et des suivantes. Mettez / entre elles ; les suivantes ont les 37 tuiles.
fjorde-position-map = « { $place } » n’est pas une carte. Écrivez de 3 à 40 tuiles avec ; entre elles.
fjorde-position-tile = « { $place } » n’est pas une tuile de la carte. Écrivez sa case, ses coins et sa pièce, par exemple 1,0SSPPPSF0.
fjorde-position-start = « { $place } » n’est pas la tuile de départ attendue ici. Une carte commence par les trois tuiles de départ, comme le jeu les pose.
fjorde-position-fit = « { $place } » ne peut pas avoir été posée ici. Écrivez les tuiles dans l’ordre où elles ont été posées, chacune là où elle va.
fjorde-position-piece = « { $place } » porte une pièce qui ne peut pas y être. Une place a quatre fermes, jamais sur les tuiles de départ, et vingt champs, sur la prairie et seulement après la découverte.
fjorde-position-count = Avec la carte « { $place } », les tuiles ne sont pas celles du jeu. Carte, main, pioche ouverte, rangée et pile doivent les contenir toutes, chacune aussi souvent qu’elle existe.
fjorde-position-contradiction = La phase « { $place } » contredit le reste de la position : la main, la rangée, la pile ou la carte.
