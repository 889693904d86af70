# L'équilibre d'une édition : des parties entre bots de même force.

balance-what = Qui possède
balance-games = Parties
balance-won = Gagnées
balance-fair = Équitable
balance-points = Points
balance-share = De tous les points
balance-winners = Points du gagnant
balance-reached = Atteinte
balance-gave = A rapporté
balance-scoring = Tuile de décompte en jeu
balance-source = Points tirés de
balance-plan = Plan
balance-main = Source principale de la victoire
balance-ahead = Plus grande avance
balance-medal = Médaille
balance-out = hors limites
balance-surely-out = hors limites, et non par hasard
balance-named = { $name }
balance-as-it-is = { $text }
balance-group-seat = ordre de jeu : { $name }
balance-group-start = lot de départ avec la capacité : { $name }
balance-group-tile = lot de départ avec la tuile : { $name }
balance-group-resources = lot de départ avec les ressources : { $name }
balance-group-board = village : { $name }
balance-group-taken = capacité prise : { $name }
balance-group-reached = tuile de décompte atteinte : { $name }
balance-source-orders = commandes
balance-source-sets = séries de commandes à tous les quais
balance-source-docks = quais
balance-source-fishing = pêche
balance-source-piers = jetées
balance-source-buildings = bâtiments
balance-source-levels = niveaux des pistes
balance-source-scoring = tuiles de décompte
balance-source-abilities = capacités
balance-source-stores = ce qui reste en réserve
balance-source-wagons = wagons
balance-plan-orders = commandes, avec les quais
balance-plan-fishing = pêche
balance-plan-building = construction
balance-plan-tracks = pistes, avec les tuiles de décompte
balance-medal-none = aucune
balance-medal-bronze = bronze
balance-medal-silver = argent
balance-medal-gold = or
balance-medal-platinum = platine
balance-medal-palladium = palladium
balance-scores = Scores finaux : { $mean } ; le plus bas, les quartiles et le plus haut sont { $quartiles }.
balance-margin = Le premier a { $margin } points d’avance sur le deuxième.
balance-missed = Perdues faute de points sur une tuile spéciale : { $share }.
balance-counted = Comptées : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Les bornes et les erreurs valent à 95 % ; une part peut s’écarter de { $bound } points de pourcentage de la part équitable. Les capacités prises et les tuiles atteintes sont comparées à tous ceux qui en ont pris ou atteint une.
balance-faults = Hors limites ({ $count }) : { $faults }.
balance-in-line = Tout est dans les limites.
