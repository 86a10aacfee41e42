### Noria: names, labels, questions, log lines and refusals.
### Nouns are put into sentences as they stand, without an article.

noria-title = Noria
noria-tagline = Build a wheel of actions in a town above the clouds, and steer what its halls are worth.

## Names

noria-resource-obsidian = Obsidian
noria-resource-energy = Energy
noria-resource-mycelium = Mycelium

noria-good-propeller = Propeller
noria-good-sail = Sail
noria-good-compass = Compass
noria-good-lamp = Lamp
noria-good-piston = Piston

noria-thing-obsidian = Obsidian
noria-thing-energy = Energy
noria-thing-mycelium = Mycelium
noria-thing-knowledge = Knowledge
noria-thing-obsidian-ship = Obsidian ship
noria-thing-energy-ship = Energy ship
noria-thing-mycelium-ship = Mycelium ship
noria-thing-empty-propeller = Empty propeller warehouse
noria-thing-empty-sail = Empty sail warehouse
noria-thing-empty-compass = Empty compass warehouse
noria-thing-empty-lamp = Empty lamp warehouse
noria-thing-empty-piston = Empty piston warehouse
noria-thing-propeller = Propeller
noria-thing-sail = Sail
noria-thing-compass = Compass
noria-thing-lamp = Lamp
noria-thing-piston = Piston

noria-disc-obsidian = Obsidian
noria-disc-energy = Energy
noria-disc-mycelium = Mycelium
noria-disc-city = City
noria-disc-journey = Journey
noria-disc-tools = Tools
noria-disc-bonus = Bonus

noria-ring-large = Large ring
noria-ring-medium = Medium ring
noria-ring-small = Small ring

noria-slot-large-right = Large ring, right
noria-slot-large-centre = Large ring, centre
noria-slot-large-left = Large ring, left
noria-slot-large-upper-left = Large ring, upper left
noria-slot-large-top = Large ring, top
noria-slot-large-upper-right = Large ring, upper right
noria-slot-medium-right = Medium ring, right
noria-slot-medium-left = Medium ring, left
noria-slot-medium-upper-left = Medium ring, upper left
noria-slot-medium-upper-right = Medium ring, upper right
noria-slot-small-bottom = Small ring, bottom
noria-slot-small-top = Small ring, top

noria-path-refinement = Refinement
noria-path-settlement = Settlement
noria-path-exploration = Exploration
noria-path-research = Research

noria-hall-refinement = Refinement
noria-hall-settlement = Settlement
noria-hall-exploration = Exploration
noria-hall-research = Research
noria-hall-specialisation = Specialisation
noria-hall-division = Division

noria-island-island-1 = Blackglass Rock
noria-island-island-2 = Sparkwood
noria-island-island-3 = Thunder Moor
noria-island-island-4 = Shadow Garden
noria-island-island-5 = Stormcrown
noria-island-island-6 = Mossy Forge
noria-island-island-7 = Ember Cliff
noria-island-island-8 = Flint Harbour
noria-island-island-9 = Spore Haven

noria-phase-setup = Set-up
noria-phase-influence = Influence
noria-phase-action = Action
noria-phase-politics = Politics
noria-phase-administration = Administration
noria-phase-over = End of the game

noria-purpose-market = Price at the market
noria-purpose-level = Price of the level
noria-purpose-surcharge = Delegates ahead
noria-purpose-entry = Ambassadors on the island

noria-currency-resource = Resources
noria-currency-simple = Simple goods
noria-currency-complex = Complex goods

noria-score-refinement = Refinement
noria-score-settlement = Settlement
noria-score-exploration = Exploration
noria-score-research = Research
noria-score-specialisation = Specialisation
noria-score-division = Division

## Settings of a table

noria-setting-mode = Game
    .help = Which of the two games you play.
noria-setting-mode-note = { noria-setting-mode.help }
noria-setting-mode-base = Base game
    .help = Wheels start almost alike and islands are discovered while you play: the way to get to know Noria.
noria-setting-mode-expert = Expert game
    .help = You build your own starting wheel, all islands lie open in a circle, and you begin with nothing but three ships.
noria-setting-market = Market
    .help = How the four dearer kinds of discs are priced; in the expert game always at random.
noria-setting-market-note = { noria-setting-market.help }
noria-setting-market-later = Random prices
    .help = Chance decides which of City, Journey, Tools and Bonus costs 1, 2, 3 and 4.
noria-setting-market-first = First game
    .help = City costs 1, Journey 2, Tools 3 and Bonus 4.
noria-setting-wheels = Expert wheels
    .help = How the starting wheels of the expert game are built.
noria-setting-wheels-note = { noria-setting-wheels.help }
noria-setting-wheels-simultaneous = All at once
    .help = Everyone builds in secret, then all wheels are shown together.
noria-setting-wheels-turn-order = In turn order
    .help = You build one after another and see what the others have built before you.
noria-setting-bonus = Doubled Bonus disc
    .help = Whether doubling a Bonus disc uses up the one doubling of the turn; the rulebook cannot be read here.
noria-setting-bonus-note = { noria-setting-bonus.help }
noria-setting-bonus-shared = Is the one doubling
    .help = You double one disc per turn, Bonus or not.
noria-setting-bonus-separate = May be added
    .help = An advanced Bonus disc may be doubled as well as another disc, up to four actions in all.
noria-setting-start = Start player
    .help = Who goes first in every round.
noria-setting-start-note = { noria-setting-start.help }
noria-setting-start-random = Random
    .help = Chance picks the start player.
noria-setting-start-seat-1 = Seat 1
    .help = The first seat begins.
noria-setting-start-seat-2 = Seat 2
    .help = The second seat begins.
noria-setting-start-seat-3 = Seat 3
    .help = The third seat begins; at a table without it, chance decides.
noria-setting-start-seat-4 = Seat 4
    .help = The fourth seat begins; at a table without it, chance decides.

## Headings over groups of options

noria-verb-take = Choose a resource
noria-verb-delegate = Choose a path
noria-verb-place = Place a disc
noria-verb-commit = Finish the wheel
noria-verb-night-shift = Night shift
noria-verb-modify = Modify
noria-verb-to = Choose the target
noria-verb-end = End the phase
noria-verb-activate = Activate a disc
noria-verb-double = Double an advanced disc
noria-verb-inspect = Inspect a disc
noria-verb-repeat = Repeat a disc
noria-verb-forgo = Give up
noria-verb-buy = Buy a disc
noria-verb-invest = Invest
noria-verb-pay = Pay
noria-verb-travel = Travel to an island
noria-verb-explore = Reveal an island
noria-verb-ship = Take a ship
noria-verb-build = Build a factory
noria-verb-improve = Improve a disc
noria-verb-produce = Produce a good
noria-verb-stop = Enough
noria-verb-sell = Black market: sell a good
noria-verb-barter = Black market: get a resource
noria-verb-seat = Seat a politician
noria-verb-remove = Remove a politician

## Labels of actions

noria-do-take = Take: { $resource }
noria-do-delegate = Delegate: { $path }
noria-do-place = { $disc } → { $slot }
noria-do-commit = Finish my wheel
noria-do-night-shift = Night shift: { $ring }
noria-do-modify = Modify: { $slot }
noria-do-modify-disc = Modify: { $disc } ({ $slot })
noria-do-to = To: { $slot }
noria-do-to-disc = To: { $disc } ({ $slot })
noria-do-end = End phase: { $phase }
noria-do-activate = Activate: { $slot }
noria-do-activate-disc = Activate: { $disc } ({ $slot })
noria-do-double = Double: { $slot }
noria-do-double-disc = Double: { $disc } ({ $slot })
noria-do-inspect = Inspect: { $slot }
noria-do-inspect-disc = Inspect: { $disc } ({ $slot })
noria-do-repeat = Repeat: { $slot }
noria-do-repeat-disc = Repeat: { $disc } ({ $slot })
noria-do-forgo = Give up second action
noria-do-buy = Buy: { $disc }
noria-do-invest = Invest: { $path }
noria-do-pay = Pay: { $thing }
noria-do-travel = Travel: { $island }
noria-do-explore = Reveal a new island
noria-do-ship = Take a ship: { $resource }
noria-do-build = Build a factory: { $plot ->
        [0] 1st slot
        [1] 2nd slot
        [2] 3rd slot
        [3] 4th slot
        [4] 5th slot
       *[other] 6th slot
    }
noria-do-improve = Improve: { $slot }
noria-do-improve-disc = Improve: { $disc } ({ $slot })
noria-do-produce = Produce: { $good }
noria-do-stop = Stop producing
noria-do-sell = Sell: { $good }
noria-do-barter = Trade knowledge for: { $resource }
noria-do-seat = Seat a politician: { $hall }
noria-do-remove = Remove a politician: { $hall }

## Questions

noria-ask-choose-resource = Set-up: choose the starting resource
noria-ask-choose-path = Before the first round: choose the path on which the first delegate starts, free of charge
noria-ask-build-wheel = Expert wheel: choose the slot for the { $disc } disc
noria-ask-commit-wheel = The wheel is complete: finish it, or take discs back
noria-ask-influence = Influence: turn a ring or move discs for knowledge, or go on to the actions
noria-ask-choose-target = Modify ({ $slot }): choose where this disc goes; on another disc, the two trade places
noria-ask-choose-disc = Action: choose the next disc to activate or inspect, or end the phase
noria-ask-city-action = { $second ->
        [1] City disc, second action: buy a disc, invest, or give it up
       *[other] City disc: buy a disc or invest
    }
noria-ask-pay-any = { $amount ->
        [one] { $purpose }: pay 1 resource of any kind
       *[other] { $purpose }: pay { $amount } resources of any kind, one after another
    }
noria-ask-pay-same = { $amount ->
        [one] Price of the level: pay 1 token ({ $currency })
       *[other] Price of the level: choose one kind to pay all { $amount } tokens with ({ $currency })
    }
noria-ask-pay-mixed = { $amount ->
        [one] Price of the level: pay 1 more token, at least two kinds in all ({ $currency })
       *[other] Price of the level: pay { $amount } more tokens one after another, at least two kinds in all ({ $currency })
    }
noria-ask-choose-island = { $second ->
        [1] Journey disc, second action: choose the ambassador’s next island, or give it up
       *[other] Journey disc: choose the ambassador’s next island
    }
noria-ask-at-island = { $island }: take a ship or build a factory
noria-ask-tools-action = { $second ->
        [1] Tools disc, second action: improve a disc, produce a good, or give it up
       *[other] Tools disc: improve a disc or produce a good
    }
noria-ask-produce-more = { $way ->
        [1] Production: more of the same ({ $last }), or enough
        [2] Production: one good of a further kind, or enough
       *[other] Production: more of the same ({ $last }), one of another kind, or enough
    }
noria-ask-choose-repeat = { $second ->
        [1] Bonus disc, second action: choose an earlier disc to repeat, or give it up
       *[other] Bonus disc: choose an earlier disc to repeat
    }
noria-ask-politics = Politics: choose a hall in which to seat a politician for knowledge, or end the phase
noria-ask-choose-removal = Intrigue: choose the hall that loses a politician
noria-ask-place-disc = Administration: choose a slot for the new disc; a disc already there leaves the game

## Log

noria-told-starts = { $seat } is the start player.
noria-told-laid = Island in play: { $island }.
noria-told-priced = Market: { $disc } costs { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.
noria-told-paid = { $seat } pays { $amount } × { $thing }.
noria-told-gained = { $seat } gains { $amount } × { $thing }.
noria-told-produced = { $seat } produces: { $good }.
noria-told-climbed = { $seat } reaches level { $level } ({ $path }).
noria-told-committed = { $seat } has finished building.
noria-told-wheel-shown = { $seat } shows the wheel.
noria-told-round-began = Round { $round } begins.
noria-told-turn-began = { $seat } begins the turn.
noria-told-turned = { $seat } turns a ring one slot: { $ring }.
noria-told-moved = { $seat } moves a disc ({ $disc }): { $slot } → { $to }.
noria-told-exchanged = { $seat } exchanges two discs: { $disc } ({ $slot }) ↔ { $other } ({ $to }).
noria-told-activated = { $seat } activates a disc: { $disc } ({ $slot }).
noria-told-doubled = { $seat } doubles a disc: { $disc } ({ $slot }).
noria-told-inspected = { $seat } inspects a disc: { $disc } ({ $slot }).
noria-told-repeated = { $seat } repeats a disc: { $disc } ({ $slot }).
noria-told-forwent = { $seat } gives up the second action.
noria-told-bought = { $seat } takes a disc from the market: { $disc }.
noria-told-revealed = { $seat } reveals an island: { $island }.
noria-told-ships-came = { $island }: { $amount ->
        [one] 1 ship arrives
       *[other] { $amount } ships arrive
    } ({ $resource }).
noria-told-arrived = { $seat } travels to { $island }.
noria-told-found-nothing = { $seat } finds nothing to take or to build: { $island }.
noria-told-built = { $seat } builds a factory: { $island }, { $plot ->
        [0] 1st slot
        [1] 2nd slot
        [2] 3rd slot
        [3] 4th slot
        [4] 5th slot
       *[other] 6th slot
    }.
noria-told-improved = { $seat } improves a disc: { $disc } ({ $slot }).
noria-told-seated = { $seat } seats a politician: { $hall } is now worth { $value } per level.
noria-told-removed = { $seat } removes a politician: { $hall }.
noria-told-thrown-out = { $seat } throws out a disc: { $disc } ({ $slot }).
noria-told-placed = { $seat } places a disc: { $disc } ({ $slot }).
noria-told-game-ended = The game is over.

## Why not

noria-why-knowledge-missing = You need { $amount } more knowledge.
noria-why-resources-missing = { $amount ->
        [one] You need 1 more resource.
       *[other] You need { $amount } more resources.
    }
noria-why-tokens-missing = You still lack { $amount } × { $thing }.
noria-why-price-missing = { $amount ->
        [one] You do not own the token that the next level costs ({ $path }).
       *[other] You do not own the { $amount } tokens that the next level costs ({ $path }), or not in the right kinds.
    }
noria-why-wrong-currency = Only this is accepted here: { $currency }.
noria-why-lower-kinds-first = Tokens are paid in the order in which they are listed, and you have come to this kind: { $thing }.
noria-why-rest-unpayable = After this token you could no longer pay the rest: { $thing }.
noria-why-inactive-half = This slot is in the inactive half of your wheel.
noria-why-empty-slot = There is no disc on this slot.
noria-why-same-slot = The disc is already here.
noria-why-same-disc = Two discs of one type and side: exchanging them would change nothing.
noria-why-slot-taken = Another disc already lies here.
noria-why-no-triple = This disc does not fit into one triple with those you have already used this turn.
noria-why-ring-used = You have already used this ring this turn: { $ring }.
noria-why-ring-full = This ring already has all its starting discs: { $ring }.
noria-why-half-full = This half of your wheel already has all its starting discs; two lie in the active half and four in the inactive half.
noria-why-other-disc-first = Place this disc first: { $disc }.
noria-why-just-improved = You improved this disc this turn; it can be activated from your next turn on.
noria-why-no-action-possible = Right now you can carry out no action of this disc.
noria-why-nothing-to-repeat = A Bonus disc needs a disc to repeat, and you have activated no other disc this turn.
noria-why-not-advanced = Only a disc with its advanced side up can be doubled.
noria-why-doubling-spent = You have already doubled a disc this turn.
noria-why-too-many-actions = This would be more than four disc actions in one turn.
noria-why-not-activated = You have not activated this disc this turn.
noria-why-not-repeatable = A Bonus disc repeats neither a Bonus disc nor a disc you only inspected.
noria-why-stack-empty = This stack of the market is empty.
noria-why-top-level = Your delegate is already on the top level.
noria-why-already-there = Your ambassador is already here and has to move.
noria-why-not-a-neighbour = From where your ambassador is, you only reach the two neighbouring islands.
noria-why-not-revealed = This island has not been revealed.
noria-why-all-revealed = There is no hidden island left.
noria-why-no-ship-left = This island has no such ship left: { $resource }.
noria-why-no-factory-left = You have already built all your factories.
noria-why-no-such-plot = This island has no such factory slot.
noria-why-plot-taken = This slot already holds a factory of { $seat }.
noria-why-itself = A Tools disc cannot improve itself.
noria-why-already-advanced = This disc is already advanced.
noria-why-no-empty-warehouse = You have no empty warehouse for this good: { $good }.
noria-why-one-of-each = With several kinds, you produce only one of each.
noria-why-one-good-only = You have already produced several of one kind, so no other kind can follow in this action.
noria-why-lower-goods-first = Goods are produced in the order in which they are listed; this one would have come earlier.
noria-why-would-strand = Then the disc you activated could no longer carry out its action.
noria-why-hall-empty = No politician is left in the upper part of this hall.
noria-why-no-politicians = No politicians are left above in any hall.
noria-why-disc-not-in-centre = There is no new disc of this type waiting in the centre of your wheel: { $disc }.
noria-why-just-placed = You placed the disc here in this very phase, so it stays.
noria-why-other-phase = This can only be done in another phase: { $phase }.
noria-why-finish-first = First finish what you have begun.
noria-why-activate-first = A disc of this type must be activated first: { $disc }.
noria-why-disc-spent = Your disc of this type has already been used this turn: { $disc }.
noria-why-first-action = Only the second action of a doubled disc can be given up.
noria-why-other-turn = It is not your turn: { $seat } decides now.
noria-why-others-still-build = Your wheel is finished; the others are still building theirs.
noria-why-game-over = The game is over.
