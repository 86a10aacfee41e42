# The board of Yinzi.

## Areas
yinzi-board-map = Map of the lower Yangtze
yinzi-board-harbour = Coast
yinzi-board-abroad = Foreign markets
yinzi-board-order = Turn order
yinzi-board-display = Factories to build
yinzi-board-innovations = Innovations
yinzi-board-section-diplomacy = Diplomacy
yinzi-board-section-economy = Economy
yinzi-board-section-imperial = Imperial
yinzi-board-section-war = War & routes
yinzi-board-works = Worker areas
yinzi-board-war = War
yinzi-board-routes = Routes
yinzi-board-rural = Rural market
yinzi-board-rate = Exchange rate
yinzi-board-boats = Boat track
yinzi-board-migration = Migration
yinzi-board-phases = Phases of a round
yinzi-board-none = None

## Always in sight
yinzi-board-round = Round { $round } of { $rounds }
yinzi-board-resolutions = { $count ->
    [one] One resolution left
   *[other] { $count } resolutions left
}
yinzi-board-food = Food
yinzi-board-food-now = Food needed this round: { $needed } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}; grown so far: { $grown }
yinzi-board-tax = Tax
yinzi-board-tax-now = Tax sum { $sum }: { $silver } silver due; up to { $most } it stays so
yinzi-board-tax-discs = Tax sum { $sum }, of it { $discs } by discs: { $silver } silver due
yinzi-board-war-now = Army { $army } against enemy strength { $enemy }
yinzi-board-transport = Transport
yinzi-board-transport-now = River transport: { $used } used, { $left } left
yinzi-board-transport-left = Transport left
yinzi-board-food-needed = Food needed
yinzi-board-tax-due = Tax due in silver
yinzi-board-way = { $units } used, { $left } left

## The map
yinzi-board-square = { $square }: { $good }
yinzi-board-square-grown = { $square }: { $good }, { $count ->
    [one] one cube
   *[other] { $count } cubes
} of { $player }
yinzi-board-site = Factory here: { $site }
yinzi-board-factory = { $factory }, level { $level }, of { $player }; products { $stored } of { $storage }
yinzi-board-factory-ownerless = { $factory }, without owner; products { $stored } of { $storage }
yinzi-board-coin-space = Coin space
yinzi-board-space = { $space }: { $what }
yinzi-board-space-filled = { $space }: { $what }, raw material of { $player }
yinzi-board-border = Border with a boat mark
yinzi-board-border-of = Border { $one } – { $other }: one unit of transport
yinzi-board-boat-of = { $player }: space { $space }, capacity { $capacity }
yinzi-board-boat-step = One step on the boat track: { $means }
yinzi-board-capacity = River transport capacity: { $count }

## Ships and markets
yinzi-board-empty-dock = Empty ship space
yinzi-board-slot = { $ship }: slot for { $demand }
yinzi-board-slot-filled = { $ship }: slot for { $demand }, filled { $player }
yinzi-board-ship-pile = Next ship: { $ship }; { $count } in the pile
yinzi-board-area = { $area }, { $points } VP a product
yinzi-board-each = { $points } VP a product
yinzi-board-landed = { $player }: { $count ->
    [one] one product
   *[other] { $count } products
}
yinzi-board-envoys = { $player }: { $count ->
    [one] one emissary
   *[other] { $count } emissaries
}
yinzi-board-rural-now = Rural market: { $count ->
    [one] one food cube
   *[other] { $count } food cubes
}
yinzi-board-rural-cubes = Food cubes of { $player }: { $count }
yinzi-board-rate-now = { $rate } coins for one silver; the die shows { $die }; rates { $rates }

## Tiles
yinzi-board-order-now = Turn order: { $players }
yinzi-board-bonus-of = { $bonus }: { $player }
yinzi-board-tile = Plantation tile { $good }, price { $price }
yinzi-board-no-tile = No plantation tile
yinzi-board-tile-pile = Plantation tiles in the pile: { $count }
yinzi-board-pile = In the pile: { $count }
yinzi-board-innovation-of = { $innovation }: disc of { $player }
yinzi-board-innovation-fresh = { $innovation }: disc of { $player }, placed this turn
yinzi-board-part-any-product = any product
yinzi-board-part-any-good = any good
yinzi-board-part-emissary = emissary
yinzi-board-route = Route for { $demand }, { $points } VP
yinzi-board-war-symbols = war symbols: { $count }
yinzi-board-route-served = { $route }; satisfied by { $player }
yinzi-board-route-discard = Route discard
yinzi-board-discard = Route discard: { $count ->
    [one] one tile
   *[other] { $count } tiles
}

## Workers and war
yinzi-board-workers-of = { $player }: { $count ->
    [one] one worker
   *[other] { $count } workers
}
yinzi-board-stock = { $resource } in stock: { $count }
yinzi-board-commitment = { $commitment }, takes { $workers ->
    [one] one worker
   *[other] { $workers } workers
}
yinzi-board-army = { $count ->
    [0] no worker
    [one] one worker
   *[other] { $count } workers
}
yinzi-board-army-of = { $player }: strength { $count }
yinzi-board-veterans-of = { $player }: { $count ->
    [one] one veteran
   *[other] { $count } veterans
}
yinzi-board-glory = War glory worth { $points } VP

## A player
yinzi-board-player = Board of { $player }
yinzi-board-show = Show the board of { $player }
yinzi-board-points = { $points } VP
yinzi-board-holding = { $thing }: { $count }
yinzi-board-hand = Action cards in hand: { $count }
yinzi-board-deck = Action cards in the deck: { $count }
yinzi-board-group = Group of workers
yinzi-board-group-of = Group under { $fortune }: { $count ->
    [0] nobody
    [one] one worker
   *[other] { $count } workers
}
yinzi-board-work-done = { $work }: done this round
yinzi-board-migrants = Migrants: { $upper } above, { $lower } below
yinzi-board-won = { $count ->
    [one] One route
   *[other] { $count } routes
} completed, { $points } VP
yinzi-board-gift = Free { $good }
yinzi-board-product-of = Product of { $player }
yinzi-board-colour-of = { $colour }: { $player }
