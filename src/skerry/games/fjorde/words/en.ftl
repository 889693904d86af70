### Fjorde: names, what happens, how it ends, and why something is refused.
### A `cell` is written q,r as seen from the first start tile; a `tile` is its six corners, clockwise from north.

## Names

fjorde-red = Red
fjorde-white = White
fjorde-farm = farm
fjorde-field = field
fjorde-mountain = mountain
fjorde-meadow = meadow
fjorde-sea = sea
fjorde-two-terrains = { $first } and { $second }
fjorde-side-0 = upper right
fjorde-side-1 = right
fjorde-side-2 = lower right
fjorde-side-3 = lower left
fjorde-side-4 = left
fjorde-side-5 = upper left

## What is on the table

fjorde-shown-round = Fields, round { $round } of { $rounds }: Red { $red }, White { $white }; match: Red { $red_in_all }, White { $white_in_all }
fjorde-shown-round-only = Fields, round { $round } of { $rounds }: Red { $red }, White { $white }
fjorde-shown-pieces =
    { $side } has { $farms ->
        [one] { $farms } farm
       *[other] { $farms } farms
    } and { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } in hand
fjorde-shown-stack =
    Face down: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
fjorde-shown-hand = In hand: { $tile }
fjorde-shown-pool = Pool: { $tiles }
fjorde-shown-row = Row: { $tiles }
fjorde-shown-aside = Set aside: { $tiles }
fjorde-shown-nothing = empty
fjorde-shown-sure = For sure: Red { $red }, White { $white }; contested: { $contested }
fjorde-shown-mover = To move: { $side }
fjorde-shown-tile = { $cell }: { $corners }
fjorde-shown-farm = { $cell }: { $corners }, a farm of { $side }
fjorde-shown-field = { $cell }: { $corners }, a field of { $side }
fjorde-shown-legend = Corners: ^ mountain, . meadow, ~ sea. Pieces: R, W farms; r, w fields.
fjorde-shown-legend-land = =r, =w: safe for Red, White. =x: out of reach. Without a sign: contested.
fjorde-shown-free = Free cells that touch two tiles: { $cells }
fjorde-picture = Map of Fjorde

## What happens

fjorde-proposal-draw = { $side } draws a tile.
fjorde-log-draw = { $side } draws { $tile }.
fjorde-log-draw-pool = { $side } draws { $tile }; it fits nowhere and goes to the pool.
fjorde-log-draw-last = { $side } draws the last tile, { $tile }; it fits nowhere, so discovery is over.
fjorde-log-lay = { $side } lays { $tile } on { $cell }.
fjorde-log-lay-pool = { $side } takes { $tile } from the pool and lays it on { $cell }.
fjorde-log-farm = { $side } sets a farm on { $cell }.
fjorde-log-no-farm = { $side } sets no farm on { $cell }.
fjorde-log-field = { $side } places a field on { $cell }.
fjorde-log-claim = { $side } claims that { $tile } fits nowhere.
fjorde-log-claim-row = { $side } claims that no tile of the row fits.
fjorde-log-silent = { $side } points out no place, so { $tile } goes to the pool.
fjorde-log-silent-row = { $side } points out no place, so the row is set aside.
fjorde-log-point = { $side } points out a place, so { $other } lays { $tile } on { $cell }.
fjorde-log-round-ends = { $event } Round { $round } ends: Red { $red }, White { $white }.

## How it ends

fjorde-won-by-fields = { $side } wins with { $most ->
        [one] { $most } field
       *[other] { $most } fields
    } to { $least }.
fjorde-won-by-rounds = Both have { $points ->
        [one] { $points } field
       *[other] { $points } fields
    }. { $side } wins, having won two rounds.
fjorde-drawn = The match is drawn: both have { $points ->
        [one] { $points } field
       *[other] { $points } fields
    }, and the rounds won do not decide either.

## Why a tile fits nowhere

fjorde-proof-corners = { $cell }: clockwise from north this cell needs { $corners }, where a dot is open, and no rotation of { $tile } has that.
fjorde-proof-sea = { $cell }: here a tile would join the rest across sea only.

## What may be asked

fjorde-why-what = Ask about a tile (why PPPMMS), a cell (why 1,0), a tile on a cell (why 1,0 PPMMPP) or an action (why draw).
fjorde-why-field = A field may be placed on { $cell } now.
fjorde-why-lay = { $tile } fits on { $cell } and may be laid there now.
fjorde-why-nowhere = { $tile } fits nowhere:
fjorde-why-somewhere = { $tile } fits here: { $places }
fjorde-why-cell = { $cell } needs, clockwise from north, { $corners } (a dot is open). Of the tiles face down these fit there: { $tiles }
fjorde-no-tiles-left = Discovery is over, so there are no tiles to come.
fjorde-tiles-left = Face down, { $count } in all (* fits somewhere now):
fjorde-territory-if-now = If discovery ended now:
fjorde-territory-safe = Safe for { $side }: { $cells }
fjorde-territory-contested = Contested: { $cells }
fjorde-territory-dead = Out of everybody’s reach: { $cells }
fjorde-territory-sure = Fields for sure in this round: Red { $red }, White { $white }
fjorde-fill-later = Fields are filled in only in land-taking, once nothing is contested any more.
fjorde-fill-contested = Still contested: { $cells }. A field on safe land leaves the next move there to the other side, so choose for yourself.

## What actions are worth

fjorde-analysis-exact = { $side } to move. Lead in fields at the end of the round after each action, both playing best, proven:
fjorde-analysis-bounds = { $side } to move. Lead in fields at the end of the round after each action, both playing best; in this time only these bounds could be proven:
fjorde-analysis-estimate = { $side } to move. Estimated chance to win the match after each action (in brackets the tries of the search, { $tries } in all):
fjorde-best-line = Best line: { $line }. The round then ends Red { $red }, White { $white }.

## Why it is not allowed

fjorde-unknown-action = “{ $text }” is no action. Write “draw”, “lay q,r CORNERS”, “farm”, “no-farm” or “field q,r”, with a cell for q,r and the six corners clockwise from north, such as PPPMMS.
fjorde-bad-corners = “{ $corners }” does not say how a tile lies. Write its six corners clockwise from north, each M, P or S.
fjorde-no-such-tile = The game has no tile { $corners }. A tile may be turned, but not mirrored.
fjorde-no-pass = Nobody may pass while a field can be placed; who cannot place one is skipped.
fjorde-over = The last round has been counted, so the match is over.
fjorde-discovery-over = Discovery is over: no tile is laid and no farm is set any more. Place a field.
fjorde-still-discovery = Fields are placed after discovery, and there are still tiles to come.
fjorde-no-land-taking = Land is taken only after discovery: in this position there is nothing to compute yet.
fjorde-one-tile = One tile a turn, and you have laid it. Decide about a farm: “farm” or “no-farm”.
fjorde-reply-first = The other player claims that nothing fits. Answer first: point out a place, or stay silent.
fjorde-row-no-draw = In this game nobody draws blindly: choose a tile of the row and lay it.
fjorde-already-drawn = You have { $tile } in hand. Lay it before anything else is drawn.
fjorde-no-oversight = This match is played without oversights: a tile that fits nowhere goes to the pool by itself.
fjorde-nothing-to-claim = You have no tile in hand of which you could claim that it fits nowhere. Draw first.
fjorde-no-claim = Nobody has claimed that a tile fits nowhere, so there is nothing to answer.
fjorde-not-in-row = The row has no tile { $tile }, whichever way it is turned. Choose one that it has.
fjorde-not-in-pool = You have no tile in hand, and the pool has no { $tile }. Draw, or choose a tile of the pool.
fjorde-pool-later = { $tile } lies in the pool, but a drawn tile comes first: lay { $hand }.
fjorde-other-tile = You do not have { $tile } in hand, but { $hand }. It may be turned, but not mirrored.
fjorde-far-away = A map never reaches { $cell }. Choose a cell that touches at least two tiles.
fjorde-not-free = There is already a tile on { $cell }. Choose a free cell.
fjorde-touches-too-few =
    A new tile must touch at least two tiles, but { $cell } touches { $count ->
        [0] none
        [one] only one
       *[other] { $count }
    }.
fjorde-no-match = On { $cell } the tile does not fit on its { $side } side: { $other } shows { $found } there, clockwise, but the tile { $own }.
fjorde-sea-only = On { $cell } the tile would touch the others across sea only. There must always be one landmass.
fjorde-no-question = There is no farm to decide about now: a farm is set right after a tile with meadow has been laid.
fjorde-no-farm-left = You have no farm left in this round.
fjorde-farm-on-start = No farm stands on a start tile. Lay a tile first.
fjorde-farm-on-mountain = A farm needs meadow, and the newest tile is all mountain.
fjorde-farm-later = A farm is set right after your own tile has been laid, and on that tile, never later.
fjorde-no-tile = There is no tile on { $cell }. Choose one of the map with meadow.
fjorde-no-meadow = The tile on { $cell } is all mountain, and a field needs meadow.
fjorde-on-farm = There is a farm on { $cell }. Choose a free tile.
fjorde-on-field = There is already a field on { $cell }. Choose a free tile.
fjorde-no-meadow-between = { $cell } lies beside a piece of yours, but no meadow joins them: mountain or sea is between.
fjorde-out-of-reach = { $cell } is next to none of your farms and fields. Choose a tile right beside one.

## Why a setup is refused

fjorde-orders-rounds =
    “orders” must list the stack of each round, { $rounds ->
        [one] { $rounds } list
       *[other] { $rounds } lists
    } of tiles.
fjorde-orders-tile = In the stack of round { $round }, “{ $tile }” is no tile of the game. Write its six corners, such as PPPMMS.
fjorde-orders-count = The stack of round { $round } is not a shuffle of the { $count } tiles: { $tile } is in it too often or not often enough.

## Why a position is refused

fjorde-position-fields = A position has { $wanted } parts with spaces between them, but here are { $found }: options, points, phase, hand, pool, row, stacks, map, who began, who is to move.
fjorde-position-options = “{ $place }” is no match. Write 3 or 1 for the rounds, then o for oversights and r for the row, such as 3o.
fjorde-position-points = “{ $place }” does not give the points of the rounds that have ended. Write them as 14-12,9-20, or - before the first has ended.
fjorde-position-phase = “{ $place }” is no phase. It is t before a draw, h with a tile in hand, r for a reply, f for a farm, l for land-taking, o when all is over.
fjorde-position-seat = “{ $place }” is no seat. Write 0 or 1.
fjorde-position-kinds = “{ $place }” is no list of tiles. Write a letter for each, { $kinds }, or - for none.
fjorde-position-hand = “{ $place }” are several tiles in hand. There can be one.
fjorde-position-pool = “{ $place }” is no pool. Write its tiles in the order of the alphabet.
fjorde-position-row = “{ $place }” is no row. It has four tiles at most.
fjorde-position-stacks = “{ $place }” are not the stacks of this round and of those to come. Write / between them; those to come have all 37 tiles.
fjorde-position-map = “{ $place }” is no map. Write 3 to 40 tiles with ; between them.
fjorde-position-tile = “{ $place }” is no tile of the map. Write its cell, its corners and its piece, such as 1,0SSPPPSF0.
fjorde-position-start = “{ $place }” is not the start tile that belongs here. A map begins with the three start tiles as the game lays them.
fjorde-position-fit = “{ $place }” cannot have been laid here. Write the tiles in the order in which they were laid, each where it fits.
fjorde-position-piece = “{ $place }” holds a piece that cannot be there. A seat has four farms, not on start tiles, and twenty fields, on meadow and only after discovery.
fjorde-position-count = With the map “{ $place }” the tiles are not those of the game. Map, hand, pool, row and stack must hold them all, each as often as there is one.
fjorde-position-contradiction = The phase “{ $place }” contradicts the rest of the position: what is in hand, in the row, in the stack or on the map.
