# The fairness of an edition: games between equal bots.

balance-what = Who has
balance-games = Games
balance-won = Won
balance-fair = Fair
balance-points = Points
balance-share = Of all points
balance-winners = Winner’s points
balance-reached = Reached
balance-gave = Gave
balance-scoring = Scoring tile in play
balance-source = Points from
balance-plan = Plan
balance-main = Main source of the win
balance-ahead = Farthest ahead in it
balance-medal = Medal
balance-out = out of line
balance-surely-out = out of line, and not by chance
balance-named = { $name }
balance-as-it-is = { $text }
balance-group-seat = order of play: { $name }
balance-group-start = start set with the ability: { $name }
balance-group-tile = start set with the tile: { $name }
balance-group-resources = start set with the resources: { $name }
balance-group-board = village: { $name }
balance-group-taken = ability taken: { $name }
balance-group-reached = scoring tile reached: { $name }
balance-source-orders = orders
balance-source-sets = sets of orders at all docks
balance-source-docks = docks
balance-source-fishing = fishing
balance-source-piers = piers
balance-source-buildings = buildings
balance-source-levels = levels of the tracks
balance-source-scoring = scoring tiles
balance-source-abilities = abilities
balance-source-stores = what is left in store
balance-source-wagons = wagons
balance-plan-orders = orders, with docks
balance-plan-fishing = fishing
balance-plan-building = building
balance-plan-tracks = tracks, with scoring tiles
balance-medal-none = none
balance-medal-bronze = bronze
balance-medal-silver = silver
balance-medal-gold = gold
balance-medal-platinum = platinum
balance-medal-palladium = palladium
balance-scores = Final scores: { $mean }; least, quartiles and most are { $quartiles }.
balance-margin = The first is { $margin } points ahead of the second.
balance-missed = Lost for want of points on a special tile: { $share }.
balance-counted = Counted: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Bounds and errors hold with 95 % confidence; a share may be { $bound } percentage points from the fair one. Abilities taken and scoring tiles reached are measured against all who took or reached one.
balance-faults = Out of line ({ $count }): { $faults }.
balance-in-line = Everything is in line.
