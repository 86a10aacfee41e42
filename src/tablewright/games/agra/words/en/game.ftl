### Agra: names, labels, questions, log lines and refusals.
### Nouns are put into sentences as they stand, without an article.

agra-title = Agra
agra-tagline = Refine the goods of your land, win the notables along the river, and grow rich in the city of Emperor Akbar.

## Names

agra-good-sandstone = Sandstone
agra-good-wood = Wood
agra-good-turmeric = Turmeric
agra-good-cotton = Cotton
agra-good-cement = Cement
agra-good-plank = Plank
agra-good-curry = Curry
agra-good-oil = Oil
agra-good-brick = Brick
agra-good-paper = Paper
agra-good-dye = Dye
agra-good-cloth = Cloth
agra-good-statue = Statue
agra-good-book = Book
agra-good-painting = Painting
agra-good-clothes = Clothes

agra-marker-sandstone = { agra-good-sandstone }
agra-marker-wood = { agra-good-wood }
agra-marker-turmeric = { agra-good-turmeric }
agra-marker-cotton = { agra-good-cotton }
agra-marker-cement = { agra-good-cement }
agra-marker-plank = { agra-good-plank }
agra-marker-curry = { agra-good-curry }
agra-marker-oil = { agra-good-oil }
agra-marker-brick = { agra-good-brick }
agra-marker-paper = { agra-good-paper }
agra-marker-dye = { agra-good-dye }
agra-marker-cloth = { agra-good-cloth }
agra-marker-statue = { agra-good-statue }
agra-marker-book = { agra-good-book }
agra-marker-painting = { agra-good-painting }
agra-marker-clothes = { agra-good-clothes }
agra-marker-favour = Favour

agra-form-oil = { agra-good-oil }
agra-form-curry = { agra-good-curry }
agra-form-oil-and-curry = Oil and curry

agra-space-quarry = Quarry
agra-space-woodcutter = Woodcutter
agra-space-turmeric-farm = Turmeric farm
agra-space-cotton-farm = Cotton farm
agra-space-cement-works = Cement works
agra-space-plank-workshop = Plank workshop
agra-space-curry-kitchen = Curry building
agra-space-oil-press = Oil press
agra-space-brickyard = Brickyard
agra-space-paper-factory = Paper factory
agra-space-dye-works = Dye works
agra-space-cloth-mill = Cloth building
agra-space-sculptor = Sculptor
agra-space-bookbinder = Bookbinder
agra-space-painting-studio = Painting studio
agra-space-tailor = Tailor
agra-space-architect = Architect
agra-space-sailor = Sailor
agra-space-trader = Trader
agra-space-botanist = Botanist

agra-guild-artisans = Artisans’ Guild
agra-guild-merchants = Merchants’ Guild
agra-guild-scholars = Scholars’ Guild

agra-notable-portuguese-trader = Portuguese Trader
agra-notable-sufi = Sufi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french-trader = French Trader
agra-notable-dyer = Dyer
agra-notable-cook = Cook
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Caliph
agra-notable-calligrapher = Calligrapher
agra-notable-mullah = Mullah
agra-notable-english-trader = English Trader
agra-notable-mosaic-maker = Mosaic Maker
agra-notable-mujtahida = Mujtahida
agra-notable-dutch-trader = Dutch Trader
agra-notable-painter = Painter
agra-notable-subadar = Subadar
agra-notable-sadr-us-sudur = Sadr us-Sudur
agra-notable-grand-mufti = Grand Mufti
agra-notable-grand-imam = Grand Imam
agra-notable-court-artist = Court Artist
agra-notable-dewan = Dewan

agra-tile-stand-worker = Stand up 1 worker
agra-tile-process-additional = Process 1 additional good
agra-tile-extra-mp = 1 more MP
agra-tile-sell-good = Sell 1 good
agra-tile-remove-cover = Remove 1 cover tile
agra-tile-deliver-to-notable = Deliver 1 good
agra-tile-akbar-or-order = Serve Akbar or fulfil an order
agra-tile-move-farmers = Move farmers
agra-tile-move-price-token = Move a price token
agra-tile-exchange-equal-value = Exchange 1 good for equal value
agra-tile-receive-value-2 = Receive 1 good of value 2
agra-tile-meditation-step = Advance the meditation tracker
agra-tile-process-1-to-2 = Process from value 1 to value 2
agra-tile-free-peon = Free Peon

agra-favour-receive-basic-good = Receive 1 basic good
agra-favour-process-good = Process 1 good
agra-favour-influence-step = Raise influence by 1 step
agra-favour-stand-worker = { agra-tile-stand-worker }
agra-favour-process-additional = { agra-tile-process-additional }
agra-favour-extra-mp = { agra-tile-extra-mp }
agra-favour-sell-good = { agra-tile-sell-good }
agra-favour-remove-cover = { agra-tile-remove-cover }
agra-favour-deliver-to-notable = { agra-tile-deliver-to-notable }
agra-favour-akbar-or-order = { agra-tile-akbar-or-order }
agra-favour-move-farmers = { agra-tile-move-farmers }
agra-favour-move-price-token = { agra-tile-move-price-token }
agra-favour-exchange-equal-value = { agra-tile-exchange-equal-value }
agra-favour-receive-value-2 = { agra-tile-receive-value-2 }
agra-favour-meditation-step = { agra-tile-meditation-step }
agra-favour-process-1-to-2 = { agra-tile-process-1-to-2 }
agra-favour-free-peon = { agra-tile-free-peon }

agra-bonus-l2-artisans = 3 rupees + 1 step with the Artisans (level 2)
agra-bonus-l2-cover = 2 rupees + remove 1 cover tile (level 2)
agra-bonus-l2-merchants = 3 rupees + 1 step with the Merchants (level 2)
agra-bonus-l2-favour = 3 rupees + 1 favour (level 2)
agra-bonus-l3-artisans = 4 rupees + 1 step with the Artisans (level 3)
agra-bonus-l3-favour = 4 rupees + 1 favour (level 3)
agra-bonus-l3-scholars = 4 rupees + 1 step with the Scholars (level 3)
agra-bonus-l3-rupees = 5 rupees (level 3)
agra-bonus-l4-scholars = 5 rupees + 1 step with the Scholars (level 4)
agra-bonus-l4-favour = 5 rupees + 1 favour (level 4)
agra-bonus-l4-merchants = 5 rupees + 1 step with the Merchants (level 4)
agra-bonus-l4-rupees = 6 rupees (level 4)

agra-token-price-1-2 = Price token 1/2
agra-token-price-2-3 = Price token 2/3
agra-token-price-3-4 = Price token 3/4

agra-side-low = lower side up
agra-side-high = higher side up

agra-track-top = Top track
agra-track-right = Right track
agra-track-bottom = Bottom track
agra-track-left = Left track

agra-outer-trade = Trade a Good
agra-outer-deliver = Deliver a Good
agra-outer-process = Process a Good
agra-outer-remove-cover = Remove a Cover tile

agra-phase-setup = Set-up
agra-phase-meditation = Meditation phase
agra-phase-action = Action phase
agra-phase-order = Order phase
agra-phase-turn = End of the turn
agra-phase-over = End of the game

agra-score-rupees = Rupees in the bag
agra-score-dutch-trader = Dutch Trader: guilds with orders of yours
agra-score-subadar = Subadar: orders
agra-score-sadr-us-sudur = Sadr us-Sudur: markers at Akbar
agra-score-grand-mufti = Grand Mufti: sets of three guilds
agra-score-grand-imam = Grand Imam: Scholars
agra-score-court-artist = Court Artist: Artisans
agra-score-dewan = Dewan: Merchants
agra-score-artisans = Influence: Artisans’ orders
agra-score-merchants = Influence: Merchants’ orders
agra-score-scholars = Influence: Scholars’ orders
agra-score-meditation = Last meditation space
agra-score-covers = Cover tiles removed
agra-score-akbar = Markers at Akbar

## Settings of a table

agra-setting-start = Starting player
    .help = Who goes first in every round.
agra-setting-start-note = { agra-setting-start.help }
agra-setting-start-random = Random
    .help = Chance picks the starting player.
agra-setting-start-seat-1 = Seat 1
    .help = The first seat begins.
agra-setting-start-seat-2 = Seat 2
    .help = The second seat begins.
agra-setting-start-seat-3 = Seat 3
    .help = The third seat begins; only at a table for three or four.
agra-setting-start-seat-4 = Seat 4
    .help = The fourth seat begins; only at a table for four.
agra-setting-rounds = Rounds at most
    .help = If nobody has triggered the end by then, the game ends after so many rounds and is scored as it stands. The rules themselves know no limit.
agra-setting-rounds-note = { agra-setting-rounds.help }
agra-setting-rounds-none = No limit
    .help = Only what the rulebook says ends the game; it may go on for ever.
agra-setting-rounds-60 = 60
    .help = Sixty rounds at most; many games take fewer than forty.
agra-setting-rounds-100 = 100
    .help = A hundred rounds at most; hardly any game comes that far.
agra-setting-rounds-200 = 200
    .help = Two hundred rounds at most.

## Headings over groups of options

agra-verb-lay = Lay down a worker
agra-verb-cook-worker = Take a worker from the Cook
agra-verb-trade = Trade a good
agra-verb-process = Process a good
agra-verb-mosaic = Mosaic Maker: MP for favour
agra-verb-use = Use an action space
agra-verb-peon = Pay for the Peon
agra-verb-favour = Favour action
agra-verb-mullah = Cheaper favour action (Mullah)
agra-verb-store = Store the worker
agra-verb-build = Build
agra-verb-pay = Pay a good
agra-verb-bonus = Take a bonus tile
agra-verb-process-goods = Process goods
agra-verb-follow = Follow
agra-verb-pay-sailor = Pay the Sailor
agra-verb-deliver = Deliver to a notable
agra-verb-double = Double Delivery
agra-verb-give = Give a good
agra-verb-take = Take a good
agra-verb-price = Price token
agra-verb-advance = Advance meditation
agra-verb-uncover = Remove a cover tile
agra-verb-farmer = Move a farmer
agra-verb-dyer = Exchange with the Dyer
agra-verb-stand = Stand up a worker
agra-verb-influence = Raise influence
agra-verb-take-favour = Take favour
agra-verb-tile = Take a favour tile
agra-verb-drop-tile = Give up a favour tile
agra-verb-statue = Spend a statue
agra-verb-akbar = Serve Akbar
agra-verb-order = Fulfil an order
agra-verb-offer = Offer a good to Akbar
agra-verb-make-room = Free a marker
agra-verb-enough = Enough
agra-verb-decline = Decline
agra-verb-back = Back
agra-verb-end = Finish
agra-verb-oil-curry = Oil and Curry action
agra-verb-spend = Luxury Goods action
agra-verb-caliph = Call on the Caliph
agra-verb-english-trader = English Trader: exchange a good
agra-verb-french-trader = French Trader: place a good
agra-verb-return = Return a marker to the supply

## Labels of actions

agra-do-lay = Lay down: { $space }
agra-do-cook-worker = Take a worker from the Cook
agra-do-trade = Trade away: { $good }
agra-do-process = Process to: { $good }
agra-do-process-from = Process: { $source } → { $good }
agra-do-mosaic = { $rate ->
        [1] Mosaic Maker: 1 MP → 1 favour
        [2] Mosaic Maker: 3 MP → 2 favour
       *[other] Mosaic Maker: exchange no. { $rate }
    }
agra-do-use = Use: { $space }
agra-do-use-peon = Use with the Peon: { $space }
agra-do-peon = Pay for the Peon in rupees
agra-do-peon-cost = { $amount ->
        [0] Use the Peon: no rupee left to pay
        [one] Use the Peon: pay 1 rupee
       *[other] Use the Peon: pay { $amount } rupees
    }
agra-do-favour = Favour: { $favour }
agra-do-favour-cost = Spend { $amount } favour: { $favour }
agra-do-mullah = Favour, 1 less with the Mullah: { $favour }
agra-do-store = Put the worker on the Cook card
agra-do-build = Build: { $space }
agra-do-pay = Pay: { $good }
agra-do-bonus = Take: { $bonus }
agra-do-process-goods = { $amount ->
        [0] Process nothing
        [one] Process 1 good
       *[other] Process { $amount } goods
    }
agra-do-follow = Follow with 1 good
agra-do-pay-sailor = Pay the Sailor: { $good }
agra-do-deliver = Deliver: { $good } → { $notable }
agra-do-double = Deliver a second one
agra-do-give = Give: { $good }
agra-do-take = Take: { $good }
agra-do-price = { $token } → { $good }, { $side }
agra-do-price-value = { $good }: value { $value } ({ $token })
agra-do-advance = Advance the meditation tracker
agra-do-uncover = Remove cover tile: { $track }, space { $place }
agra-do-farmer = Move farmer: { $track }, to space { $place }
agra-do-dyer = Exchange two for: { $good }
agra-do-stand = Stand up: { $space }
agra-do-influence = Rise: { $guild }
agra-do-take-favour = Take favour
agra-do-take-favour-amount = Take { $amount } favour
agra-do-tile = Take tile: { $tile }
agra-do-drop-tile = Give up tile: { $tile }
agra-do-statue = Spend a statue: another main action
agra-do-akbar = Serve Akbar: { $good }
agra-do-order = Fulfil the order: { $guild }
agra-do-order-goods = Fulfil the order ({ $guild }): { $good } + { $other }
agra-do-offer = Offer to Akbar: { $good } (bowl: { $bowl })
agra-do-make-room = Return a marker: { $marker }
agra-do-enough = Enough
agra-do-decline = Decline
agra-do-back = Back
agra-do-end = Finish: { $phase }
agra-do-end-turn = Finish the turn
agra-do-oil-curry = Stand up workers with: { $form }
agra-do-spend = Spend as a luxury good: { $good }
agra-do-spend-book = Spend a book: stand up to 3 workers, gain 1 favour
agra-do-spend-painting = Spend a painting: rise with 2 guilds
agra-do-spend-clothes = { $amount ->
        [one] Spend clothes: gain 1 rupee
       *[other] Spend clothes: gain { $amount } rupees
    }
agra-do-caliph = Caliph: 1 cotton to stand up 1 worker
agra-do-english-trader = English Trader: exchange { $good }
agra-do-french-trader = French Trader: place { $good }
agra-do-return = Return to the supply: { $marker }

## Questions

agra-ask-generate = Meditation: lay down workers one by one to generate MP, or go on
agra-ask-spend = Meditation: spend MP on meditation actions, or finish the phase
agra-ask-choose-space = Action: choose the action space to use
agra-ask-pay-peon = { $space }: pay for the Peon in rupees, use the tile for a free Peon, or choose another space
agra-ask-store-worker = A standing worker was kicked out: put it on the Cook card, or decline and keep it in the supply
agra-ask-architect = Architect: rise by one step with a guild, build a building, or decline
agra-ask-pay-material = { $space }: choose the building materials one by one; they are paid together at the end
agra-ask-choose-bonus = New building: choose a bonus tile of level { $level }
agra-ask-choose-cover = Choose the cover tile to remove
agra-ask-process-here = { $most ->
        [one] { $space }: process 1 good, or nothing
       *[other] { $space }: choose how many goods to process, up to { $most }
    }
agra-ask-additional = Favour tile: process one additional good to { $good }, or decline
agra-ask-follow = { $leader } has processed goods: follow and process one good of your own to { $good }, or decline
agra-ask-sailor = { $paid ->
        [-1] Sailor: deliver goods, fulfil an order, pay a good for more deliveries, or stop
       *[other] Sailor: deliver goods, fulfil an order, or stop
    }
agra-ask-pay-more = Portuguese Trader: paid so far is a value of { $total }; pay the Sailor another good, or stop
agra-ask-double-or-not = { $notable }: deliver a second good of the same type ({ $good }), or decline
agra-ask-choose-step = Influence for the notables supplied: choose the guild to rise with, or stop
agra-ask-deliver-one = Favour tile: choose the good to deliver, and the notable
agra-ask-jagirdar-delivery = Jagirdar: deliver one good to a notable after this Sailor action, or decline
agra-ask-trader = { $exchanged ->
        [1] Trader: the exchange is done; move a price token, or stop
       *[other] { $moved ->
            [1] Trader: the price token is moved; give the first good for an exchange, or stop
           *[other] Trader: move a price token, give the first good for an exchange, or stop
        }
    }
agra-ask-give-more = Trader: give another good besides the first one ({ $first }), or stop and take goods
agra-ask-choose-good = { $first ->
        [1] Trader: take goods worth up to { $budget } in all
       *[other] Trader: take another good, worth up to { $budget }, or stop
    }
agra-ask-move-price = Price token: choose a token, the good to lay it on, and the side
agra-ask-botanist = { $left ->
        [one] Botanist: choose one more thing to do, different from the first, or stop
       *[other] Botanist: advance meditation, remove a cover tile, move farmers (two of these), or stop
    }
agra-ask-choose-payment = Meditation track: pay with goods, worth { $left } more
agra-ask-farmer-moves = { $left ->
        [one] Farmers: move one more space, or stop
       *[other] Farmers: move { $left } spaces in all, one by one
    }
agra-ask-dyer-exchange = Dyer: exchange two of the goods just produced ({ $good }) for one of the same row, or decline
agra-ask-choose-twin = { $good }: choose the good of equal value it turns into
agra-ask-choose-arrow = { $low ->
        [0] Choose the good to process
       *[other] Choose a good of value { $low } to process to one of value { $high }
    }
agra-ask-choose-stand = { $must ->
        [0] { $left ->
            [one] Choose one more worker to stand up, or stop
           *[other] Choose up to { $left } workers to stand up, one by one, or stop
        }
       *[other] { $left ->
            [one] Choose the worker to stand up
           *[other] Choose up to { $left } workers to stand up, one by one
        }
    }
agra-ask-pick-tracks = { $left ->
        [one] Influence: choose the guild to rise with
       *[other] Influence: choose { $left } different guilds to rise with, one by one
    }
agra-ask-step-bonus = { $step ->
        [3] Step 3 reached: take 1 favour, or a favour tile
        [6] Step 6 reached: take 2 favour, or a favour tile
       *[other] Step { $step } reached: take favour, or a favour tile
    }
agra-ask-give-up-tile = Only three favour tiles can be kept: choose the one to give up
agra-ask-any-tile = Mosaic Maker: choose a favour tile from the display or the draw pile
agra-ask-offer-akbar = Sadr us-Sudur: put a good into an empty bowl of equal value, or decline
agra-ask-akbar-or-order = Favour tile: serve Akbar, or fulfil an order
agra-ask-receive-good = { $value ->
        [0] Choose the basic good to receive
       *[other] Choose the good of value { $value } to receive
    }
agra-ask-give-one = { $favour }: choose the good
agra-ask-choose-pier-good = Pier 5: choose a good of value { $value }, or decline
agra-ask-room-for = No marker is left for { $amount } × { $marker }: return another marker for one of them, or go without
agra-ask-end-action = The main action is done: use secondary actions, spend a statue for another main action, or finish the phase
agra-ask-serve-or-fulfil = Order: serve Akbar, fulfil an order, or finish the phase
agra-ask-confirm-end = End of the turn: use secondary actions, or finish

## Log

agra-told-starts = { $seat } is the starting player.
agra-told-rolled = The die shows { $amount }.
agra-told-dealt = Waiting at the river: { $notable }.
agra-told-bowl-closed = A neutral marker closes a bowl of Akbar: { $good }.
agra-told-order-covered = A neutral marker covers order { $place }: { $guild }.
agra-told-order-marked = Order { $place } can be fulfilled now: { $guild }.
agra-told-displayed = Favour tile on display: { $tile }.
agra-told-round-began = Round { $round } begins.
agra-told-last-round-began = This is the last round.
agra-told-turn-began = { $seat } begins the turn.
agra-told-end-triggered = The end is triggered: this round is finished, then one more is played.
agra-told-limit-near = { $left ->
        [one] One more round after this one: this table plays { $limit } at most.
       *[other] { $left } more rounds after this one: this table plays { $limit } at most.
    }
agra-told-limit-round = This is the last round: this table plays { $limit } at most.
agra-told-limit-reached = Nobody has triggered the end in { $limit } rounds, the limit of this table: the game ends, and is scored as it stands.
agra-told-game-ended = The game is over.
agra-told-earned = { $amount ->
        [one] { $seat } gains 1 rupee.
       *[other] { $seat } gains { $amount } rupees.
    }
agra-told-paid = { $amount ->
        [one] { $seat } pays 1 rupee.
       *[other] { $seat } pays { $amount } rupees.
    }
agra-told-gained = { $seat } gains { $amount } × { $marker }.
agra-told-went-without = { $seat } has no marker free and goes without { $amount } × { $marker }.
agra-told-returned = { $seat } returns a marker to the supply: { $marker }.
agra-told-gave = { $seat } gives { $amount } × { $good }.
agra-told-produced-nothing = { $seat } produces nothing: { $good }.
agra-told-spent-favour = { $seat } spends { $amount } favour: { $favour }.
agra-told-spent-luxury = { $seat } spends a luxury good: { $good }.
agra-told-laid-down = { $seat } lays down a worker: { $space }.
agra-told-stood-up = { $seat } stands up a worker: { $space }.
agra-told-placed = { $seat } places a worker: { $space }.
agra-told-kicked-out = { $space }: the worker of { $seat } is kicked out.
agra-told-used-peon = { $seat } uses the Peon: { $space }.
agra-told-came-from-cook = { $seat } takes a worker from the Cook back to the supply.
agra-told-went-to-cook = { $seat } puts the worker on the Cook card.
agra-told-meditated = { $seat } generates { $amount } MP.
agra-told-paid-points = { $seat } spends { $amount } MP.
agra-told-blocked-action = { $seat } leaves the meditation marker on: { $outer }.
agra-told-processed = { $seat } processes goods: { $source } → { $amount } × { $good }.
agra-told-processed-nothing = { $seat } processes nothing: { $space }.
agra-told-stayed-behind = { $seat } does not follow.
agra-told-exchanged = { $seat } exchanges: { $good } → { $other }.
agra-told-priced = { $seat } puts { $token } on { $good }: the value is now { $value }.
agra-told-token-returned = Back to the Trader: { $token }.
agra-told-uncovered = { $seat } removes a cover tile: { $track }, space { $place }.
agra-told-moved-farmer = { $seat } moves a farmer: { $track }, to space { $place }.
agra-told-advanced = { $seat } advances the meditation tracker to space { $place }.
agra-told-rose = { $seat } rises to step { $step }: { $guild }.
agra-told-stayed = { $seat } is on the top step already and cannot rise: { $guild }.
agra-told-took-tile = { $seat } takes a favour tile: { $tile }.
agra-told-gave-up-tile = { $seat } gives up a favour tile: { $tile }.
agra-told-took-bonus = { $seat } takes a bonus tile: { $bonus }.
agra-told-built = { $seat } builds: { $space }.
agra-told-finished = The Builder finishes a building: { $space }.
agra-told-no-worker = { $seat } has no worker for the new building and processes nothing there.
agra-told-left-rupees = { $amount ->
        [one] The Merchant leaves 1 rupee: { $space }.
       *[other] The Merchant leaves { $amount } rupees: { $space }.
    }
agra-told-merchant-moved = The Merchant stands here now: { $space }.
agra-told-builder-moved = The Builder stands here now: { $space }.
agra-told-builder-left = Everything is built: the Builder leaves the game.
agra-told-delivered = { $seat } delivers: { $good } → { $notable }.
agra-told-delivered-double = { $seat } makes a Double Delivery: { $good } → { $notable }.
agra-told-won = { $seat } receives the contract: { $notable }.
agra-told-boat-moved = The Boat moves on to pier { $pier }.
agra-told-limit-set = The order limit is now { $amount }.
agra-told-served = { $seat } serves Akbar: { $good } (bowl: { $bowl }).
agra-told-fulfilled = { $seat } fulfils an order ({ $guild }): { $good } + { $other }.
agra-told-column-filled = All orders of a column have markers: { $guild }.
agra-told-stored = { $seat } places a good on the French Trader card: { $good }.
agra-told-declined = { $seat } declines.

## Why not

agra-why-good-missing = You do not have enough of this good: { $good }.
agra-why-marker-missing = You have none of this to return: { $marker }.
agra-why-markers-left = { $amount ->
        [one] You still have 1 marker in your supply, so there is no need to return another.
       *[other] You still have { $amount } markers in your supply, so there is no need to return another.
    }
agra-why-same-again = That would only give you the same again: { $marker }.
agra-why-rupees-missing = { $amount ->
        [one] Your own worker is there, and for the Peon you need 1 more rupee.
       *[other] Your own worker is there, and for the Peon you need { $amount } more rupees.
    }
agra-why-points-missing = You need { $amount } more MP.
agra-why-value-missing = Your goods are worth too little: a value of { $amount } is missing.
agra-why-favour-missing = You need { $amount } more favour to use this.
agra-why-material-missing = You do not have the building materials for this building: { $space }.
agra-why-once-per-turn = You have already used this in this turn.
agra-why-no-discount = The Mullah cannot make this cheaper: he must be yours, helps once in your own turn, and leaves at least 1 favour to pay.
agra-why-tile-not-owned = You do not own this favour tile: { $favour }.
agra-why-tile-taken = { $seat } owns this favour tile.
agra-why-not-on-display = This favour tile is not on display.
agra-why-not-your-contract = You do not own this contract: { $notable }.
agra-why-nobody-lies = None of your workers is laid down.
agra-why-nobody-stored = No worker of yours waits on this card: { $notable }.
agra-why-no-effect = This would have no effect now.
agra-why-not-between = While a Double Delivery is open, you can neither pay the Sailor nor deliver in another way.
agra-why-no-cover-there = No cover tile of yours lies there: { $track }, space { $place }.
agra-why-farmer-too-far = A farmer moves one space at a time, and this one does not stand next to it: { $track }, space { $place }.
agra-why-covered = A cover tile lies in the way: { $track }, space { $place }.
agra-why-there-and-back = This farmer has just come from there: { $track }.
agra-why-at-least-one = Choose at least one.
agra-why-earlier-spaces-first = Workers are stood up in the order of the action spaces, and this one is passed: { $space }.
agra-why-not-lying-there = No worker of yours is laid down there: { $space }.
agra-why-not-standing-there = No worker of yours stands there: { $space }.
agra-why-token-lies-so = This token already lies there with this side up: { $token }.
agra-why-token-on-good = Another price token lies on this good: { $good }.
agra-why-token-moved = You have already moved a price token in this action.
agra-why-too-far-from-printed = A price token may change the printed value by 1 at most: { $good }.
agra-why-other-value = Its value does not fit here; it is { $value } now: { $good }.
agra-why-other-row = This good belongs to another row: { $good }.
agra-why-no-twin = No other good has the same value now: { $good }.
agra-why-not-basic = This is not a basic good: { $good }.
agra-why-track-taken = You have already chosen this guild: { $guild }.
agra-why-on-top = Your influence marker is on the top step already: { $guild }.
agra-why-not-supplied = You have no step left for a notable of this guild: { $guild }.
agra-why-other-level = Only a bonus tile of level { $level } can be taken.
agra-why-bonus-taken = { $seat } has already taken this bonus tile.
agra-why-too-many = { $amount ->
        [one] Only 1 good can be processed here.
       *[other] At most { $amount } goods can be processed here.
    }
agra-why-already-built = This is built already: { $space }.
agra-why-under-construction = This is still under construction, and the Builder is not there: { $space }.
agra-why-no-worker-left = You have no worker left in your supply.
agra-why-no-material = This is not a building material: { $good }.
agra-why-superfluous = This cannot be added now: nothing may be paid in excess, and materials are chosen in the order in which they are listed: { $good }.
agra-why-no-delivery-left = You do not have enough deliveries left; a good takes one, an order two.
agra-why-one-order-only = The Sailor fulfils only one order per action.
agra-why-sailor-paid = You have already paid the Sailor in this action.
agra-why-not-on-river = This notable does not wait at the river: { $notable }.
agra-why-beyond-the-boat = The Boat has not come that far yet: { $notable }.
agra-why-not-ordered = This card ({ $notable }) does not ask for this good: { $good }.
agra-why-already-delivered = This card ({ $notable }) has already received this good: { $good }.
agra-why-lower-goods-first = Goods are chosen in the order in which they are listed, and you have come to this one: { $good }.
agra-why-dearer-goods-first = Dearer goods are paid first, equal ones in the order in which they are listed; it is too late for this one: { $good }.
agra-why-rest-unpayable = If you go on with this good, the cheaper ones left cannot pay the rest: { $good }.
agra-why-worth-too-much = It is worth too much: only a value of up to { $value } is possible here.
agra-why-buys-nothing = There is nothing you could take for this: { $good }.
agra-why-was-given = You have just given this good, so you cannot take it back: { $good }.
agra-why-one-exchange-only = The Trader makes only one exchange per action.
agra-why-done-already = You have already done this in this Botanist action.
agra-why-last-space = Your meditation tracker is on the last space already.
agra-why-blocked = The meditation marker blocks this action: { $outer }.
agra-why-bowl-full = This bowl of Akbar is not empty: { $good }.
agra-why-column-full = This column has no order left: { $guild }.
agra-why-order-limit = { $amount ->
        [one] The order limit of 1 marker per column is reached: { $guild }.
       *[other] The order limit of { $amount } markers per column is reached: { $guild }.
    }
agra-why-no-influence = Your influence marker has not left the start yet: { $guild }.
agra-why-other-phase = This belongs to another part of the turn: { $phase }.
agra-why-finish-first = First finish what you have begun.
agra-why-other-turn = Not now: it is up to { $seat }.
agra-why-game-over = The game is over.

## What the numbers of a player count

agra-thing-rupees = Rupees
agra-thing-favour = { agra-marker-favour }
agra-thing-points = Meditation points
agra-thing-workers = Workers in the supply
agra-thing-goods = Goods
agra-thing-sandstone = { agra-good-sandstone }
agra-thing-wood = { agra-good-wood }
agra-thing-turmeric = { agra-good-turmeric }
agra-thing-cotton = { agra-good-cotton }
agra-thing-cement = { agra-good-cement }
agra-thing-plank = { agra-good-plank }
agra-thing-curry = { agra-good-curry }
agra-thing-oil = { agra-good-oil }
agra-thing-brick = { agra-good-brick }
agra-thing-paper = { agra-good-paper }
agra-thing-dye = { agra-good-dye }
agra-thing-cloth = { agra-good-cloth }
agra-thing-statue = { agra-good-statue }
agra-thing-book = { agra-good-book }
agra-thing-painting = { agra-good-painting }
agra-thing-clothes = { agra-good-clothes }
