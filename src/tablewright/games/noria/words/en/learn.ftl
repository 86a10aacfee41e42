### Noria: the guided first game.

learn-noria-about = Build a wheel of action discs, send your ambassador to the islands, and make the halls worth what your delegates have climbed.

learn-noria-welcome = What it is about
learn-noria-welcome-goal = Points come from the town hall alone: at the end each path pays the level of your delegate times the value of its hall. Everything else only helps you to climb.
learn-noria-welcome-resource = Begin with a resource of your choice. They are all worth the same; you will soon gather more.
learn-noria-welcome-delegate = Send your first delegate to a path, free of charge. Refinement or settlement are good for a start: their levels are paid with resources.

learn-noria-wheel = Your wheel
learn-noria-wheel-rings = This is your wheel: three rings with discs. Only the lower half is active, and after each turn every ring moves on by one slot.
learn-noria-wheel-phases = A turn has four phases: influence, action, politics, administration. Influence costs knowledge and comes later: end that phase now.
learn-noria-wheel-triple = In the action phase you use up to three discs, one per ring, and they must lie beside each other: left with left, right with right.

learn-noria-journey = A journey
learn-noria-journey-disc = Activate the Journey disc, on the right of the medium ring. It moves your ambassador to an island.
learn-noria-journey-explore = No island is known yet. Reveal one: the clouds open, and your ambassador lands there.
learn-noria-journey-ship = Take a ship. For every ship of a kind, a disc of that kind gathers one more resource from now on.

learn-noria-harvest = A harvest
learn-noria-harvest-gather = Activate the resource disc on the large ring: it brings one resource for each of your ships of that kind.
learn-noria-harvest-supply = Your supply is here: resources, knowledge, ships and warehouses, open for all to see.
learn-noria-harvest-turn = End your turn. The rings turn by one slot, and the other player moves; then it is your turn again.

learn-noria-city = To the market
learn-noria-city-disc = The City disc has come down to the active half, at the bottom of the small ring. End the influence phase and activate it.
learn-noria-city-buy = Buy a disc. Resource discs cost nothing; the others are paid with any resources. It joins your wheel at the end of the turn.

learn-noria-factory = A factory
learn-noria-factory-disc = The Journey disc is still active, now on the left. Use it again: the ambassador has to go to another island.
learn-noria-factory-build = Build a factory this time. It gives empty warehouses for goods, and knowledge in every turn to come.
learn-noria-factory-place = Put the new disc on an empty slot. On the upper half it comes down to you later; another disc that lies there would leave the game.
learn-noria-factory-income = From now on your factory brings knowledge at the end of each of your turns. Knowledge pays for the three special actions.

learn-noria-influence = Influence
learn-noria-influence-night-shift = Before your actions, pay 1 knowledge for a night shift: one of the larger rings turns a slot further, so that a disc comes to you earlier.
learn-noria-influence-costs = Each further night shift of the same turn costs twice as much. Save your knowledge for the turn in which it counts.

learn-noria-tools = Better discs
learn-noria-tools-improve = When the Tools disc is active, on the large ring, use it to improve another disc: it turns to its advanced side for good.
learn-noria-tools-inspect = Inspect a disc instead of activating it: you take 1 knowledge at once, and its ring is used for this turn.
learn-noria-tools-double = One advanced disc in each turn may be used doubled, for two actions in a row. A doubled City disc climbs two levels.

learn-noria-paths = Climbing
learn-noria-paths-price = Each level has a price. Resources pay for refinement and settlement, simple goods for exploration, complex goods for research; and a resource more for every delegate ahead of you.
learn-noria-paths-invest = When the City disc is active, invest: send a delegate out of the cave, or move one up by a level.

learn-noria-politics = Politics
learn-noria-politics-seat = After your actions, pay knowledge and seat a politician in a hall. Its value changes to the next number: choose where you are ahead.
learn-noria-politics-remove = Now remove a politician from the upper part of any hall: one whose hall is good for the others, so that it can rise less.

learn-noria-goods = Goods
learn-noria-goods-produce = Produce a good: the Tools disc fills one of your empty warehouses for the resources on it. Goods pay for exploration and research.
learn-noria-goods-market = In the action phase the black market is always open: goods turn into knowledge, and 3 knowledge into a resource.
learn-noria-goods-modify = For more knowledge, modify lets you move any disc of your wheel before your actions. All that the rules allow is open to you now.

learn-noria-end = To the end
learn-noria-end-score = Two halls look at all four delegates: specialisation pays for your highest level, division for your lowest.
learn-noria-end-play = Play on to round 16. Until round 10 make your wheel better; then climb, and use politics on the paths where you stand high.
