### Noria: the board.

## The board: headings

noria-board-wheel = Action wheel
noria-board-wheel-of = { $player }’s wheel
noria-board-my-wheel = My wheel
noria-board-show-wheel = Show { $player }’s wheel
noria-board-back = Back to my wheel
noria-board-hidden-wheel = Still being built in secret
noria-board-ready = ready
noria-board-building = building
noria-board-active-half = active
noria-board-inactive-half = resting
noria-board-next-turn = The next turn brings every disc one slot clockwise.
noria-board-town-hall = Town hall
noria-board-islands = Islands
noria-board-islet = Starting islet
noria-board-market = Market
noria-board-black-market = Black market
noria-board-track = Rounds
noria-board-supply = My supply
noria-board-supply-of = { $player }’s supply
noria-board-resources = Resources
noria-board-ships = Ships
noria-board-warehouses = Warehouses
noria-board-factories = Factories
noria-board-income = Income
noria-board-cave = Cave
noria-board-tie-break = Ships and warehouses (fewer wins a tie)
noria-board-levels = Delegates
noria-board-other-wheels = Other wheels
noria-board-phases = Phases of the turn
noria-board-costs = Costs now
noria-board-free = free
noria-board-empty = empty
noria-board-full = full
noria-board-none = none

## The board: short facts with numbers
noria-board-round = Round { $round } of { $rounds }
noria-board-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
noria-board-times = × { $value }
noria-board-actions = { $used } of { $most } disc actions
noria-board-doubled = doubling spent
noria-board-removed = { $count } removed
noria-board-night-shift = Night shift
noria-board-modify = Modify
noria-board-intrigue = Intrigue
noria-board-price-rise = From here night shift and modify cost 1 more
noria-board-same = all of one kind
noria-board-different = at least two kinds
noria-board-currency-resource = resources
noria-board-currency-simple = simple goods
noria-board-currency-complex = complex goods
noria-board-start-player = Start player
noria-board-to-act = to act

## The board: labels for the ear (aria): whole things in one line
noria-board-slot-disc = { $slot }: { $disc }
noria-board-slot-advanced = { $slot }: { $disc }, advanced
noria-board-slot-empty = { $slot }: empty
noria-board-mark-activated = used
noria-board-mark-doubled = used doubled
noria-board-mark-inspected = inspected
noria-board-mark-improved = improved this turn
noria-board-aside = Put aside: { $disc }
noria-board-turn-ring = Night shift: { $ring } (cost { $cost })
noria-board-path = { $path }: { $levels }
noria-board-level-of = { $player } { $level }
noria-board-next-price = Next level for me: price { $amount } ({ $currency }, { $mode })
noria-board-top-reached = Top level reached
noria-board-hall = { $hall }: worth { $value } per level, { $above } above, { $removed } removed
noria-board-hall-row = Values by seated politicians: { $values }
noria-board-island-plain = { $island }
noria-board-cloud = Unrevealed island
noria-board-cloud-later = Unrevealed island, not the next one
noria-board-ship-left = { $ship }: { $count } left
noria-board-plot-free = Factory plot: { $good } × { $count }, free
noria-board-plot-built = Factory plot: { $good } × { $count }, { $player }’s
noria-board-ambassador-of = { $player }’s ambassador
noria-board-stack = { $disc }: price { $price }, { $count } left
noria-board-holding = { $thing }: { $count }
noria-board-warehouse = { $good }: { $full } full, { $empty } empty
noria-board-income-now = { $built } of { $most } factories built, { $income } knowledge per turn
noria-board-rate-simple = 1 simple good → { $count } knowledge
noria-board-rate-complex = 1 complex good → { $count } knowledge
noria-board-rate-resource = { $count } knowledge → 1 resource
noria-board-space-open = Round { $round }
noria-board-space-covered = Round { $round }, still covered
noria-board-space-knowledge = knowledge symbol: intrigue costs 1 more
noria-board-neighbours = Neighbours: { $islands }

## The board: one sentence per piece (cards on hover)
noria-board-about-disc-obsidian = Gather 1 obsidian for each of your obsidian ships.
noria-board-about-disc-energy = Gather 1 energy for each of your energy ships.
noria-board-about-disc-mycelium = Gather 1 mycelium for each of your mycelium ships.
noria-board-about-disc-city = Buy a disc at the market, or invest to move a delegate up one level.
noria-board-about-disc-journey = Move your ambassador to another island, then take a ship or build a factory there.
noria-board-about-disc-tools = Turn a disc to its advanced side, or produce goods in your empty warehouses.
noria-board-about-disc-bonus = Repeat an action of a disc that you used earlier this turn.
noria-board-about-advanced = Advanced: once per turn one such disc gives two actions.
noria-board-about-empty-slot = Nothing lies here; new discs may be placed here at the end of your turn.
noria-board-about-inactive = Resting half: this disc returns to work as the ring turns.
noria-board-about-ring = Before your first disc you may turn this ring one slot clockwise for knowledge.
noria-board-about-centre = Bought this turn; it joins the wheel in the administration phase.
noria-board-about-path-refinement = Paid in resources of one kind; each level scores the value of the hall above.
noria-board-about-path-settlement = Paid in mixed resources; each level scores the value of the hall above.
noria-board-about-path-exploration = Paid in simple goods; each level scores the value of the hall above.
noria-board-about-path-research = Paid in complex goods; each level scores the value of the hall above.
noria-board-about-ahead = Add 1 resource for every rival delegate above yours.
noria-board-about-hall-path = The first free seat shows what each level of this path is worth at the end.
noria-board-about-hall-specialisation = At the end your highest delegate scores its level times this value once more.
noria-board-about-hall-division = At the end your lowest delegate scores its level times this value once more.
noria-board-about-cave = Delegates wait here; in the cave they count as level 0.
noria-board-about-island = Entering costs 1 resource for each rival ambassador on it; then take a ship or build.
noria-board-about-cloud = Reveal it with a Journey: your ambassador must go there at once, free of charge.
noria-board-about-cloud-later = It stays hidden until the islands before it have been revealed: they look alike from above, so it makes no difference which one comes first.
noria-board-about-islet = Ambassadors start here and never come back; standing here costs nobody anything.
noria-board-about-ship = Each ship of a type brings 1 more resource whenever you gather that type.
noria-board-about-plot = Build a factory here and receive this many empty warehouses; it also raises your income.
noria-board-about-market = One City action buys one disc, paid in any mix of resources.
noria-board-about-resource = Pays for discs, levels, surcharges and goods.
noria-board-about-knowledge = Pays for night shifts, modifications, intrigues and the black market.
noria-board-about-good-simple = Pays for exploration, or sells on the black market.
noria-board-about-good-complex = Pays for research, or sells on the black market.
noria-board-about-factories = Each factory built uncovers knowledge that you earn in every administration phase.
noria-board-about-black-market = At any time in your action phase; exchanges go one way only.
noria-board-about-track = Each round opens a space; open knowledge symbols set what an intrigue costs.
noria-board-about-phase-influence = Pay knowledge to turn rings or to move and exchange discs.
noria-board-about-phase-action = Use up to three discs that lie together in the active half.
noria-board-about-phase-politics = Pay knowledge to seat one politician and remove another.
noria-board-about-phase-administration = Rings turn one slot, factories pay, new discs are placed.
