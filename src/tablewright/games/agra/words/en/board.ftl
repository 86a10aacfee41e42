# The board of Agra: areas, what the pieces on them say, and the players' own boards.

# Areas.
agra-board-areas = Areas of the board
agra-board-city = City
agra-board-characters = Main Characters
agra-board-circle = Meditation Circle
agra-board-goods = Values of goods
agra-board-river = River
agra-board-palace = Imperial board
agra-board-akbar = Emperor Akbar
agra-board-display = Favour tiles
agra-board-bonus = Building Bonus tiles
agra-board-estates = Player boards
agra-board-estate = Board of { $player }

# The turn.
agra-board-round = Round { $round }
agra-board-round-of = Round { $round } of at most { $limit }
agra-board-ending = One more round after this one
agra-board-last-round = Last round
agra-board-turn-of = Turn: { $player }
agra-board-points =
    { $count ->
        [one] 1 meditation point to spend
       *[other] { $count } meditation points to spend
    }
agra-board-start-player = Starting player

# City and characters.
agra-board-site = under construction, level { $level }, cost { $cost }
agra-board-stands = worker of { $player }, standing
agra-board-lies = worker of { $player }, laid down
agra-board-merchant = Merchant
agra-board-builder = Builder
agra-board-rupees =
    { $count ->
        [one] 1 rupee lies here
       *[other] { $count } rupees lie here
    }
agra-board-value = Value { $value }, printed { $printed }
agra-board-made-from = Processed from: { $good }
agra-board-flags =
    { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }

# Meditation.
agra-board-blocked = blocked
agra-board-costs-points =
    { $count ->
        [one] costs 1 meditation point
       *[other] costs { $count } meditation points
    }
agra-board-costs-value = costs as many meditation points as the good is worth
agra-board-move-farmer = Move a Farmer
agra-board-meditation-track = Meditation track
agra-board-meditation-space =
    { $count ->
        [one] Meditation: space { $space } of { $last }, 1 point for the first worker
       *[other] Meditation: space { $space } of { $last }, { $count } points for the first worker
    }

# River.
agra-board-pier = Pier { $number }
agra-board-pier-open = Open levels: { $levels }.
agra-board-pier-leave =
    { $count ->
        [one] The Boat leaves after 1 contract of level { $level }.
       *[other] The Boat leaves after { $count } contracts of level { $level }.
    }
agra-board-boat-here = The Boat is here
agra-board-boat = Boat at pier { $number }, order limit { $limit }
agra-board-limit = Order limit: { $count }
agra-board-notable = Level { $level }, { $guild }
agra-board-ordered = Ordered from top to bottom: { $goods }
agra-board-beyond = The Boat has not come this far
agra-board-delivered = delivered by { $player }
agra-board-delivered-double = delivered twice by { $player }

# Imperial board.
agra-board-step-of = { $player } on step { $step }
agra-board-orders-of = Orders: { $guild }
agra-board-marked = Open now: { $goods }
agra-board-taken = { $taken } fulfilled or covered, limit { $limit }
agra-board-bowl = Bowl for { $good }
agra-board-closed = closed by a neutral marker
agra-board-pile = In the pile: { $count }

# The own board.
agra-board-farm = Farm
agra-board-plot = { $track }, space { $place }
agra-board-covered = cover tile
agra-board-farmer = farmer
agra-board-production = Production of { $good }: { $count }
agra-board-favour = Favour: { $count }
agra-board-favour-price = Own at least { $own } favour, spend { $spend }
agra-board-used = used this turn
agra-board-supply = Marker supply
agra-board-markers = Markers in the supply: { $count }
agra-board-workers = Workers: { $supply } in the supply, { $standing } standing, { $lying } laid down, { $all } in all
agra-board-contracts = Contracts
agra-board-no-contracts = No contract yet
agra-board-tiles = Favour tiles owned
agra-board-stored =
    { $count ->
        [one] 1 worker on the card
       *[other] { $count } workers on the card
    }
agra-board-depot =
    { $count ->
        [one] 1 good on the card
       *[other] { $count } goods on the card
    }
agra-board-secret = The rupees in the bag are secret and not in this sum.
agra-board-tie-break = Goods and favour (more wins a tie)
