### Chartae: names, what happens, how it ends, and why something is refused.
### A `cell` is written x,y as seen from the compass tile; `side` is one of the two territories.

## Names

chartae-land = Land
chartae-sea = Sea
chartae-analysis = Chances to win for the side to move, both playing best:
chartae-kind-H = coast (H)
chartae-kind-C = corner (C)
chartae-kind-D = headland (D)
chartae-kind-E = bay (E)
chartae-kind-F = isthmus (F)
chartae-kind-G = strait (G)

## What happens

chartae-log-turn = { $side } turns the tile on { $cell }, { $kind }, by 90 degrees clockwise.
chartae-proposal-take = { $side } takes a tile in hand: { $kind }.
chartae-log-take = { $side } takes a tile in hand: { $kind }. Now face up: { $next }.
chartae-log-take-last = { $side } takes the last tile in hand: { $kind }.
chartae-log-lay =
    { $side } lays the tile on { $cell }: { $kind }, { $turns ->
        [0] not turned
        [1] turned by 90 degrees clockwise
        [2] turned by 180 degrees
       *[3] turned by 270 degrees clockwise
    }.

## How it ends

chartae-won-by-size =
    { $side } wins: its largest group joins { $most ->
        [one] { $most } tile
       *[other] { $most } tiles
    }, the largest of the other side { $least }.
chartae-won-by-last-tile =
    { $side } wins the tie: both largest groups join { $most ->
        [one] { $most } tile
       *[other] { $most } tiles
    }, and { $other } laid the last tile.

## Why it is not allowed

chartae-no-pass = Nobody may pass: turn a tile of the map, or take the face-up tile and lay it.
chartae-game-over = The ninth tile lies on the map, so the game is over and nothing more can be played.
chartae-two-rotations = Two rotations in a row have been played, so now a tile must be laid: take the face-up one.
chartae-no-tile = There is no tile on { $cell } that could be turned. Choose one that lies on the map.
chartae-lay-first = You have a tile in hand, so nothing can be turned now: lay that tile on the map first.
chartae-already-in-hand = You already have a tile in hand. Lay it on the map before another one is taken.
chartae-take-first = You have no tile in hand yet. First take the face-up one with take (t), then choose where to lay it.
chartae-not-free = There is already a tile on { $cell }. Choose a free cell beside a tile of the map.
chartae-no-shared-edge = The cell { $cell } shares no edge with a tile of the map, and a corner is not enough. Choose a cell right beside a tile.
chartae-too-wide = A tile on { $cell } would make the map wider or higher than three cells. Choose a cell within three by three.
chartae-four-orientations = A tile can lie four ways only: turned by 0, 1, 2 or 3 quarter turns, not by { $turns }.
chartae-unknown-action = “{ $text }” is no action. Write “turn x,y”, “take” or “lay x,y rN”, with a cell for x,y and 0 to 3 quarter turns for N.

## Why a setup is refused

chartae-order-kinds = The order of the stack is missing or names what is no tile. List the eight tiles in “order”, by the letters of their kinds: { $kinds }.
chartae-order-count = The order of the stack must name the eight tiles besides the compass tile, each kind as often as the game has it.
chartae-order-fair = With the fair start the order of the stack must begin with { $kind }. Put that tile first, or do without the fair start.

## Why a position is refused

chartae-position-fields =
    A position has six parts with spaces between them, but here { $found ->
        [one] is { $found }
       *[other] are { $found }
    }: map, top left corner, stack, rotations in a row, seat to move, seat that began.
chartae-position-rows = “{ $place }” is no map. Write up to three rows with / between them, all with the same number of cells, at most three, and commas between the cells.
chartae-position-tile = “{ $place }” is no tile. Write its kind and its quarter turns, such as H2, or a dot for an empty cell.
chartae-position-corner = “{ $place }” cannot be the top left corner. Write it as x,y, with no tile more than two cells away from the compass tile on 0,0.
chartae-position-compass = “{ $place }” puts no compass tile on 0,0. The tile there must be of kind H.
chartae-position-apart = The tiles of “{ $place }” do not hang together. Each must share an edge with another, all the way to the compass tile.
chartae-position-pile = “{ $place }” is no stack. Write the face-up kind, a colon, and the kinds below it, such as E:FG; put D> before it for a tile in hand.
chartae-position-count = With the stack “{ $place }” the tiles are not those of the game. Map, hand and stack must hold all nine together, each kind as often as the game has it.
chartae-position-turned = “{ $place }” cannot be the number of rotations in a row. It is 0, 1 or 2; with a tile in hand and after the end it is 0.
chartae-position-mover = “{ $place }” does not say who is to move. Write the seat, 0 or 1, and L for Land or S for Sea, such as 0L.
chartae-position-first = “{ $place }” does not say who began. Write the seat, 0 or 1.
