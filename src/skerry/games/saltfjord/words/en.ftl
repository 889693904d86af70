### Saltfjord: names, what happens, how it ends, and why something is refused.

## Names

saltfjord-seat-0 = Blue
saltfjord-seat-1 = Red
saltfjord-seat-2 = Green
saltfjord-seat-3 = Yellow
saltfjord-white = white
saltfjord-orange = orange
saltfjord-goods-fish =
    { $count ->
        [one] { $count } fish
       *[other] { $count } fish
    }
saltfjord-goods-wood =
    { $count ->
        [one] { $count } wood
       *[other] { $count } wood
    }
saltfjord-goods-grain =
    { $count ->
        [one] { $count } grain
       *[other] { $count } grain
    }
saltfjord-goods-paper =
    { $count ->
        [one] { $count } paper
       *[other] { $count } paper
    }
saltfjord-goods-plank =
    { $count ->
        [one] { $count } plank
       *[other] { $count } planks
    }
saltfjord-goods-food =
    { $count ->
        [one] { $count } food
       *[other] { $count } food
    }
saltfjord-goods-book =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
saltfjord-goods-gold =
    { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
saltfjord-goods-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
saltfjord-list = { $first }, { $rest }
saltfjord-nothing = nothing
saltfjord-trade = { $taken } for { $given }
saltfjord-either = { $first } or { $second }
saltfjord-pier = pier with { $gain }
saltfjord-effect-upgrade = upgrade
saltfjord-effect-order = fulfil an order
saltfjord-effect-develop = develop
saltfjord-effect-build = build a small tile
saltfjord-effect-fishing = go fishing
saltfjord-effect-build-one = build a tile of one cell free of charge
saltfjord-track-craft = Craft
saltfjord-track-carpentry = Carpentry
saltfjord-track-logistics = Logistics
saltfjord-track-fishing = Fishing
saltfjord-track-wagons = Wagons
saltfjord-step-worker = a worker
saltfjord-step-boat = the larger boat
saltfjord-step-ability = an open ability
saltfjord-step-less-wood = from now on tiles cost 1 wood less
saltfjord-step-any-dock = from now on an order goes to any dock
saltfjord-step-dock-at-once = from now on an order gives its dock’s reward at once
saltfjord-step-look-at-two = from now on choose from two fish tiles
saltfjord-step-type-2 = from now on fish tiles of type 2, too
saltfjord-step-type-3 = from now on fish tiles of type 3, too
saltfjord-step-piers-by-wagon = from now on wagons trigger piers
saltfjord-step-second-wagon = a second wagon
saltfjord-step-move-wagons = each wagon moves by one cell
saltfjord-ability-free-die-step = the first steps that change a die are free: { $count }
saltfjord-ability-cheaper-upgrade = the first upgrade for fish of a turn costs { $count } fish less
saltfjord-ability-order-without-a-basic-resource = for { $count } fish leave out one basic resource of an order
saltfjord-ability-taken-tavern = for { $count } fish enter a taken tavern
saltfjord-ability-lift-a-die = once a round, for { $count } fish, lift a die off a building
saltfjord-ability-boat-advances = whenever the boat advances: { $gain }
saltfjord-ability-worker-is-set = whenever a worker is set: { $gain }
saltfjord-ability-line-is-full = whenever a row or column becomes full: { $gain }
saltfjord-ability-tile-is-built = whenever a tile is built: { $gain }
saltfjord-ability-order-is-fulfilled = whenever an order is fulfilled: { $gain }
saltfjord-ability-marker-is-moved = whenever a marker moves on a track: { $gain }
saltfjord-with-more = { $ability }; and once { $gain }
saltfjord-scoring-end =
    { $points } for each { $per ->
        [1] one
       *[other] { $per }
    }: { $counted }
saltfjord-scoring-now =
    at once { $points } for each { $per ->
        [1] one
       *[other] { $per }
    }: { $counted }
saltfjord-counted-orders = orders at the docks
saltfjord-counted-dock-sets = sets of four orders at four docks
saltfjord-counted-full-lines = full rows and columns
saltfjord-counted-fish-tiles = fish tiles brought home
saltfjord-counted-piers = piers
saltfjord-counted-building-kinds = different buildings
saltfjord-counted-workers-and-abilities = workers and abilities
saltfjord-counted-steps = steps on the tracks
saltfjord-counted-areas = areas of the fjord reached
saltfjord-counted-fish = fish in store
saltfjord-order = { $cost } ({ $points } in the end)
saltfjord-decision-1 = choose a start set
saltfjord-decision-2 = place the start tile
saltfjord-decision-3 = take a die, build a large tile, or enter a tavern
saltfjord-decision-4 = free actions, or end the turn
saltfjord-decision-5 = move the wagons in this line
saltfjord-decision-6 = activate buildings with the die
saltfjord-decision-7 = use an effect, or leave it
saltfjord-decision-8 = keep one of two fish tiles
saltfjord-decision-9 = throw a fish tile overboard
saltfjord-decision-10 = choose the fish tile that counts twice
saltfjord-decision-11 = choose a dock for the order
saltfjord-decision-12 = take an open ability
saltfjord-decision-13 = move each wagon by one cell
saltfjord-way-0 = not at all
saltfjord-way-1 = up
saltfjord-way-2 = down
saltfjord-way-3 = to the left
saltfjord-way-4 = to the right
saltfjord-medal-none = no medal
saltfjord-medal-bronze = bronze
saltfjord-medal-silver = silver
saltfjord-medal-gold = gold
saltfjord-medal-platinum = platinum
saltfjord-medal-palladium = palladium

## What happens

saltfjord-log-points = { $event } Points: { $points }.
saltfjord-log-round-ends = { $event } Round { $round } ends.
saltfjord-log-done = { $side } ends the turn.
saltfjord-log-stop = { $side } goes no further.
saltfjord-log-skip = { $side } leaves the effect unused.
saltfjord-log-aside = { $side } lays the die aside for a fish.
saltfjord-log-choose = { $side } chooses: { $effect }.
saltfjord-log-keep = { $side } keeps the fish tile with { $tile }.
saltfjord-log-overboard = { $side } throws the fish tile with { $tile } overboard.
saltfjord-log-double = { $side } doubles the points of the fish tile with { $tile }.
saltfjord-log-set = { $side } takes start set { $number } ({ $ability }).
saltfjord-log-dock = { $side } lays the order at dock { $dock }.
saltfjord-log-ability = { $side } takes an ability: { $ability }.
saltfjord-log-tavern = { $side } ends the round in tavern { $tavern }: { $effect }.
saltfjord-log-tavern-taken = { $side } pays { $cost } fish and ends the round in the taken tavern { $tavern }: { $effect }.
saltfjord-log-develop = { $side } pays { $cost } and reaches step { $step } of { $track }: { $effect }.
saltfjord-log-advance = { $side } sails into area { $area } and fishes there, type { $kind }.
saltfjord-log-return = { $side } sails home.
saltfjord-log-upgrade = { $side } upgrades { $given } to { $taken }.
saltfjord-log-upgrade-fish = { $side } takes a fish instead of an upgrade.
saltfjord-log-order = { $side } fulfils an order: { $order }.
saltfjord-log-order-without = { $side } fulfils an order, leaving out { $resource } for fish: { $order }.
saltfjord-log-sell = { $side } gives { $given } for { $taken }.
saltfjord-log-raise = { $side } pays fish to upgrade { $given } to { $taken }.
saltfjord-log-lower = { $side } downgrades { $given } to { $taken }.
saltfjord-log-worker = { $side } sets a worker on { $cell }: { $face }.
saltfjord-log-lift = { $side } pays fish and lifts the die off { $cell }.
saltfjord-log-wagon = { $side } moves wagon { $wagon } { $way }.
saltfjord-log-activate = { $side } activates { $cell }: { $face }.
saltfjord-log-die = { $side } takes a die: { $colour } { $value }.
saltfjord-log-die-changed = { $side } takes a die, { $colour } { $value }, and pays { $cost } fish to use it as { $use }.
saltfjord-log-place = { $side } lays the start tile at { $cell }.
saltfjord-log-build = { $side } builds { $stack } at { $cell }: { $tile }.

## How it ends

saltfjord-won = { $side } wins with { $points } points; the next has { $second }.
saltfjord-won-by-tavern = Several have { $points } points; { $side } wins, being furthest left in the taverns.
saltfjord-solo-lost = The game is lost: a special tile gives too little. Points: { $points }.
saltfjord-solo-won = The game is won with { $points } points. Medal: { $medal }.

## Why it is not allowed

saltfjord-unknown-action = “{ $text }” is no action. Write for example “die white 3 +1”, “activate 4,2”, “build S1a at 2,3 r0”, “tavern 4” or “sell wood”; “legal” lists what can be done.
saltfjord-no-cell = There is no cell { $cell }. Columns and rows go from 1 to 6, the column first.
saltfjord-no-mirroring = Tiles may be turned, never mirrored. Write r0 to r3.
saltfjord-four-rotations = There is no rotation { $rotation }. A tile lies in one of four ways, r0 to r3.
saltfjord-no-such-value = A die shows 1 to 6, never { $value }, and there is no step from 6 to 1.
saltfjord-downgrade-basic = Below { $resource } there is only fish. Give it away instead: sell { $resource }.
saltfjord-unknown-resource = “{ $word }” is no resource. There are { $known }.
saltfjord-no-arrow = In “{ $text }” no arrow leads from the first resource to the second. One place up: fish to wood, grain, paper; those to plank, food, book; these to gold.
saltfjord-over = The game is over; nothing more is played.
saltfjord-decide-first = First decide this: { $decision }.
saltfjord-lack = This is still missing to pay for it: { $missing }. Exchange something, or choose what you can pay for.
saltfjord-main-action = A turn needs its main action first: take a die, build a large tile, or enter a tavern.
saltfjord-one-main-action = One main action a turn, and yours is done. Write “done”, or use free actions.
saltfjord-stop-or-aside = No building is activated yet. Activate one, or write “aside” to take a fish for the die.
saltfjord-must-fish = Whoever goes fishing advances or returns; one of the two must be done.
saltfjord-nothing-to-skip = There is no effect to leave unused.
saltfjord-no-longer-aside = This die has already been used; it no longer brings a fish.
saltfjord-no-die = No die of yours is running. Take one first.
saltfjord-no-such-choice = There is nothing of that kind to choose here.
saltfjord-nothing-looked-at = No two fish tiles are being looked at. That comes with the first step of Fishing.
saltfjord-no-tile-aboard = There is no fish tile on place { $place } of your boat.
saltfjord-not-in-harbour = Tiles go overboard in the fjord only, where there is a stack for them.
saltfjord-nothing-to-double = There is no tile to double now. That comes on return with the larger boat.
saltfjord-set-taken = Start set { $number } is taken. Choose another one.
saltfjord-no-set-now = Start sets are chosen before the first round, one each.
saltfjord-no-dock-now = The symbol of its stack says to which dock an order goes. Only the second step of Logistics lets you choose.
saltfjord-place-without-ability = Ability { $place } of the board is gone. Choose another one.
saltfjord-no-ability-now = An open ability is taken with the second step of Carpentry, not now.
saltfjord-die-on-tavern = A die lies on tavern { $tavern }. Choose one without dice.
saltfjord-tavern-taken = Tavern { $tavern } is taken. Choose a free one.
saltfjord-not-offered = Nothing that you are doing offers this now. What is to be decided: { $decision }.
saltfjord-track-not-in-game = This track is not in the game: wagons replace Logistics, and only where they are played.
saltfjord-at-the-top = This marker is at the top already.
saltfjord-last-area = The boat is in the last area. From there it only returns.
saltfjord-in-harbour = The boat is in the harbour. From there it only advances.
saltfjord-type-closed = Fish tiles of type { $kind } come with a later step of Fishing.
saltfjord-no-such-fish = No fish tile of type { $kind } is left in the next area. Choose another type.
saltfjord-no-order = Stack { $stack } of the orders is empty. Choose another one.
saltfjord-in-full = An order is paid for in full; only an ability lets something be left out.
saltfjord-nothing-left-out = This order does not cost { $resource }, so that cannot be left out.
saltfjord-not-in-setup = Free actions begin with the first round.
saltfjord-wagon-there = A wagon stands on { $cell } and blocks it.
saltfjord-worker-there = A worker stands on { $cell } and blocks it for this round.
saltfjord-die-there = A die lies on { $cell } and blocks it for this round.
saltfjord-no-building = There is no building on { $cell }.
saltfjord-only-a-pier = On { $cell } there is a pier, and piers are never activated by dice or workers.
saltfjord-no-worker = No worker of yours is at home.
saltfjord-no-lifting = A die blocks its building for the whole round; you have no ability to lift it.
saltfjord-lifted-already = You have already lifted a die in this round.
saltfjord-no-die-there = There is no die on { $cell } to lift.
saltfjord-die-still-runs = This die is still running; it comes to rest first.
saltfjord-no-wagons = This game is played without wagons.
saltfjord-wagons-not-now = Wagons move when a die works their row or column, and not now.
saltfjord-wagon-waits = The second wagon waits until the cell at the top left is free.
saltfjord-no-second-wagon = You have no second wagon yet.
saltfjord-wagon-not-in-line = Wagon { $wagon } is not to be moved now: it does not stand in this line, or has had its turn.
saltfjord-wagon-way = With a column a wagon goes left or right, with a row up or down, by one cell.
saltfjord-wagon-leaves = A wagon does not leave the grid.
saltfjord-not-in-column = { $cell } is not in column { $line }, which this die works.
saltfjord-not-in-row = { $cell } is not in row { $line }, which this die works.
saltfjord-out-of-order = The die has already passed { $cell }; it goes from top to bottom or from left to right.
saltfjord-enough-orange = No more orange dice than the number of the round: { $most }.
saltfjord-enough-white = No more than { $most } white dice a round.
saltfjord-no-such-die = There is no die { $colour } { $value } in the common area. Choose one that lies there.
saltfjord-no-such-die-solo = There is no die { $colour } { $value } on that tavern. In the solo game say from which tavern you take it, such as “die white 3 from 4”.
saltfjord-solo-only = Dice lie on taverns in the solo game only. Leave out “from”.
saltfjord-no-start-tile = The start tile is laid once, right after the start set is chosen.
saltfjord-same-rotation = This tile looks with { $rotation } as with { $same }; write that one.
saltfjord-on-snow = At { $cell } the start tile would not lie on snow alone. It covers two of the four cells in the middle.
saltfjord-stack-empty = This stack is empty. Choose another one.
saltfjord-small-only = The effect builds small tiles; a large one is a main action of its own.
saltfjord-one-cell-only = The tavern builds a tile of one cell. Choose one of those.
saltfjord-large-only = As a main action only large tiles are built. Small ones are built by buildings and a tavern. Now: { $decision }.
saltfjord-beyond-the-grid = At { $cell } the tile would leave the grid.
saltfjord-over-a-tile = The tile would cover another one on { $cell }.
saltfjord-over-printed = The tile would cover the printed building on { $cell }.

## Why a setup or a position is refused

saltfjord-setup-missing = The setup has no “{ $name }”. A setup leaves nothing to chance: it names everything that is dealt.
saltfjord-setup-part = “{ $name }” cannot be { $value }. Each piece of the edition stands there once, in stacks of the right size; numbers count from 1.
saltfjord-position-parts = A position has { $wanted } parts with spaces between them, but here are { $found }. Copy the whole line.
saltfjord-position-check = The check word “{ $word }” does not fit the line: something in it was changed.
saltfjord-position-unsound = This cannot be a position: “{ $part }” contradicts the rules or the rest.

## What is on the table

saltfjord-shown-round = Round { $round } of 3
saltfjord-shown-mover = To move: { $side }. To decide: { $decision }
saltfjord-shown-dice = Dice, { $colour }: { $values }
saltfjord-shown-tavern = Tavern { $tavern }: { $effect }; { $guests }
saltfjord-shown-twice = { $effect }, twice
saltfjord-shown-free = free
saltfjord-shown-die-there = die: { $colour } { $value }
saltfjord-shown-stack = { $stack }: { $tile } ({ $left })
saltfjord-shown-order = Order { $stack }: { $order }; dock { $dock } ({ $left })
saltfjord-shown-area = Area { $area }: { $points } on return; tiles { $tiles }; { $boats }
saltfjord-shown-track = { $track }: { $steps }; on top { $scoring }; { $markers }
saltfjord-shown-step = { $effect } for { $cost }
saltfjord-shown-marker = { $side } { $level }
saltfjord-shown-ability = Open ability { $place }: { $ability }
saltfjord-shown-special = Special tile: { $scoring }; now { $points } of 10
saltfjord-shown-set = Start set { $number }: { $ability}; { $tile }; { $resources }; { $owner }
saltfjord-shown-player = { $side }: { $points } points
saltfjord-shown-village = { $side } ({ $village }): { $points } points
saltfjord-shown-store = In store: { $goods }; workers at home: { $workers }
saltfjord-shown-boat = Boat in area { $area }: { $tiles }
saltfjord-shown-harbour = Boat in the harbour; fish tiles brought home: { $brought }
saltfjord-shown-docks = Orders at the docks: { $docks }
saltfjord-shown-own = Ability: { $ability }
saltfjord-shown-cell = { $cell }: { $face }
saltfjord-shown-cell-with = { $cell }: { $face }; { $piece }
saltfjord-piece-1 = a white die
saltfjord-piece-2 = an orange die
saltfjord-piece-3 = a worker
saltfjord-piece-4 = a wagon
saltfjord-shown-legend = F fish, W wood, G grain, P paper, K plank, D food, B book, O gold, * point; ^ upgrade, @ order, # develop, + small tile, ~ go fishing; = pier. On a cell: w white die, o orange die, ! worker, & wagon.
saltfjord-picture = The board and the villages of Saltfjord

## What an action would bring

saltfjord-preview-die = It works column or row { $line } and costs { $cost } fish.
saltfjord-preview-cell = { $cell } could be activated: { $face }.
saltfjord-preview-none = No building there can be activated.
saltfjord-preview-line = A row or column becomes full; its piers pay: { $gain }.
saltfjord-preview-no-line = No row or column becomes full by it.
saltfjord-preview-gain = It brings: { $gain }.
saltfjord-analysis = The points that { $side } may hope for, by a plan of the whole turn:
