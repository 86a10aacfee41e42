### The rules of Noria, clause by clause, in our own words.

## 1
rule-NOR-1-title = Components and supply
rule-NOR-1_1-a = Noria is played by two, three or four people.
rule-NOR-1_1-b = There are 66 discs in all: ten each of obsidian, energy, mycelium, City, Journey and Tools, plus six Bonus discs.
rule-NOR-1_1-c = The normal and the advanced side of a disc always belong to the same type, so turning a disc over never changes what kind it is.
rule-NOR-1_1-d = The box holds 57 ships: 19 for each of the three resources.
rule-NOR-1_1-e = The box holds 54 warehouses: 12 each for propellers, sails and compasses, 9 each for lamps and pistons.
rule-NOR-1_1-f = You all share nine islands, 24 politicians and 16 round markers. Each of you also owns five cylinders, seven factories, a factory tableau and a wheel made of three rings.
rule-NOR-1_1-g = Leave the six letter tiles in the box: neither the base game nor the expert game needs them.
rule-NOR-1_2-a = Resources and knowledge are endless, because spent round markers serve as tens. You always receive everything you gain.
rule-NOR-1_2-b = Ships, warehouses and discs are not endless: you can only get those on the islands and in the market stacks, and nothing is ever refilled.

## 2
rule-NOR-2-title = Setting up the board
rule-NOR-2_1-a = Shuffle the nine islands and lay 5, 6 or 7 of them face down for 2, 3 or 4 players. Put the rest away without looking.
rule-NOR-2_1-b = The round track has 16 spaces. Cover it from the top downwards with 16, 15 or 14 markers for 2, 3 or 4 players; spare markers are not used.
rule-NOR-2_1-c = With three players the lowest space of the round track starts open, with four players the lowest two. Knowledge symbols there can be seen from the start and count.
rule-NOR-2_2-a = Each of the seven disc types gets its own market stack of 4, 5 or 6 discs for 2, 3 or 4 players, with the normal side up.
rule-NOR-2_2-b = The three resource stacks make up the upper market row. They are free, and it does not matter in which order they lie.
rule-NOR-2_2-c = In a first game the lower market row is fixed. From the right: City in slot 1, Journey in slot 2, Tools in slot 3, Bonus in slot 4.
rule-NOR-2_2-d = In later games, chance decides which of the four lower slots each of these four stacks gets.
rule-NOR-2_2-e = In the lower row the slot sets the price. Counted from the right, a disc there costs 1, 2, 3 or 4 resources.
rule-NOR-2_2-f = From the discs left over, everyone takes one of each type apart from Bonus: six discs. What then remains is not used.
rule-NOR-2_3-a = Resources, warehouses, knowledge and the ships still in the box together are the common supply.
rule-NOR-2_3-b = Every one of the six halls begins with four politicians above and none below.
rule-NOR-2_3-c = One of you is start player, and stays so until the end. Turns run clockwise from there.

## 3
rule-NOR-3-title = Setting up the players
rule-NOR-3_1-a = Four of your cylinders are delegates and wait in the cave. The fifth is your ambassador and stands on the starting islet.
rule-NOR-3_1-b = Put your seven factories on your tableau; they hide its knowledge symbols.
rule-NOR-3_1-c = You begin with three ships: one for each resource.
rule-NOR-3_1-d = You begin without warehouses and without goods.
rule-NOR-3_1-e = Base game: three discs have the same fixed place on every wheel. The small ring holds City, the medium ring Journey, the large ring Tools.
rule-NOR-3_1-f = Base game: your obsidian, energy and mycelium discs go at random to the slots marked for them. One of these is on the medium ring, the other two are on the large ring.
rule-NOR-3_1-g = No two players have their resource discs in the same order. Six orders exist.
rule-NOR-3_1-h = All discs begin with the normal side up.
rule-NOR-3_1-i = Base game: you receive 1 knowledge and 1 resource, and you choose which resource it is.
rule-NOR-3_1-j = With fewer than four players, the wheels, factories, delegates and tableaus of the empty seats are not used.

## 4
rule-NOR-4-title = Paths and halls
rule-NOR-4_1-a = Four paths can be climbed: refinement, settlement, exploration and research. Each rises from level 1 to level 9.
rule-NOR-4_1-b = Every level shows a price: how many tokens, and whether they must be the same or different. Refinement and settlement take resources, exploration takes simple goods, research takes complex goods.
rule-NOR-4_1-c = For a “same” price, pay everything with one kind. You choose the kind among those the path takes.
rule-NOR-4_1-d = For a “different” price, your tokens must show at least two kinds. Beyond that, mix them as you like.
rule-NOR-4_1-e = You can have only one delegate on a path, so 0 to 4 of your delegates are on paths.
rule-NOR-4_1-f = Delegates of several players may stand on the same level. A delegate never climbs down and never changes path.
rule-NOR-4_1-g = As long as a delegate is in the cave, its level is 0.
rule-NOR-4_2-a = There are six halls. Each path has one; the other two are specialisation and division.
rule-NOR-4_2-b = The lower part of a hall is a row of five numbered seats: four light ones and, on the far right, a dark one.
rule-NOR-4_2-c = When you seat a politician, it takes the first free light seat from the left in its own hall.
rule-NOR-4_2-d = Nobody ever sits on the dark seat.
rule-NOR-4_2-e = A hall is worth the first number from the left that nobody sits on: with no politician seated the first number of its row, with four seated the fifth.
rule-NOR-4_2-f = Once seated, a politician stays there for good.
rule-NOR-4_2-g = When a hall has no politicians left above, you can neither seat nor remove one there.

## 5
rule-NOR-5-title = The wheel
rule-NOR-5_1-a = Your wheel has 6 slots on the large ring, 4 on the medium ring and 2 on the small ring. Only one disc fits on a slot.
rule-NOR-5_1-b = The half of the wheel nearest to you is active: left, centre and right of the large ring, left and right of the medium ring, and the bottom of the small ring. The other six slots are inactive.
rule-NOR-5_1-c = Rings only turn clockwise and by whole slots. On the large ring a disc goes from right to centre, left, upper left, top, upper right and back to right; on the medium ring from right to left, upper left, upper right and back; on the small ring it changes between bottom and top.
rule-NOR-5_2-a = All discs you use in a turn must belong to one of four triples. Each triple has the small ring, one side of the medium ring, and on the large ring either that same side or the centre.
rule-NOR-5_2-b = So if you use the large ring’s left or right slot, the medium disc of the other side is closed to you, and the other way round.
rule-NOR-5_2-c = You cannot activate an empty slot, but it does not stop you from using the other discs of its triple.
rule-NOR-5_2-d = You need not use all of a triple, nor say in advance which one you mean: it is enough that everything used so far fits into one.

## 6
rule-NOR-6-title = Before the first round
rule-NOR-6_1-a = Base game: in turn order, each of you brings one delegate out of the cave, to level 1 of any path.
rule-NOR-6_1-b = This first step is free: you pay no price and nothing for delegates ahead of you.
rule-NOR-6_1-c = You may choose a path that others have chosen too, but you must choose one.

## 7
rule-NOR-7-title = Rounds
rule-NOR-7_1-a = The game has exactly 16, 15 or 14 rounds with 2, 3 or 4 players.
rule-NOR-7_1-b = Every round begins by taking the lowest marker off the round track. The space this opens, counted from the bottom, is the round number plus the number of players minus two.
rule-NOR-7_1-c = In each round every one of you has one full turn; the start player goes first.
rule-NOR-7_1-d = When the last marker goes, the last round begins. All of you still have one full turn; then the game is over.

## 8
rule-NOR-8-title = Your turn, paying and gaining
rule-NOR-8_1-a = Your turn has four phases, always in this order: influence, action, politics, administration.
rule-NOR-8_1-b = You may skip influence and politics, and you may leave every disc alone in the action phase. Administration cannot be skipped.
rule-NOR-8_1-c = You act only when it is your turn; nobody can interrupt you.
rule-NOR-8_2-a = Resources and knowledge you pay go to the common supply. Other players never get them.
rule-NOR-8_2-b = You pay a good by turning one of its full warehouses to the empty side. You keep the warehouse.
rule-NOR-8_2-c = Resources and knowledge you gain come out of the common supply and join your own.
rule-NOR-8_2-d = Ships and warehouses can only be had on islands, and a warehouse always comes empty.
rule-NOR-8_2-e = If you cannot pay for an action in full, you cannot take it: no debts, no part payments.
rule-NOR-8_2-f = Where a cost accepts any resources, you decide the mix.
rule-NOR-8_2-g = Everything is open to all of you: supplies, wheels, market, halls and the islands found so far. Only islands not yet revealed are secret, and nobody knows them.

## 9
rule-NOR-9-title = Influence phase
rule-NOR-9_1-a = Before your first disc you may use night shift and modify as often as you like and in any order.
rule-NOR-9_1-b = Night shift turns your medium or your large ring one slot clockwise. It does not work on the small ring.
rule-NOR-9_1-c = Modify lets two discs on your wheel trade places, or moves one disc to an empty slot. Ring and half do not matter.
rule-NOR-9_1-d = Turning a ring or modifying never turns a disc over.
rule-NOR-9_2-a = To begin with, a night shift costs 1 knowledge and a modify 2.
rule-NOR-9_2-b = From round 11, 10 or 9 with 2, 3 or 4 players, and until the end, a night shift starts at 2 knowledge and a modify at 3.
rule-NOR-9_2-c = Each time you repeat the same special action in a turn, it costs twice as much as before: 1, 2, 4, 8 … times its starting price.
rule-NOR-9_2-d = Night shift and modify are counted apart: using one does not make the other dearer.
rule-NOR-9_2-e = All night shifts in a turn are counted together, no matter which ring you turn.
rule-NOR-9_2-f = The counting starts afresh in every turn.
rule-NOR-9_2-g = The black market is closed during the influence phase.

## 10
rule-NOR-10-title = Action phase: activating, doubling, inspecting
rule-NOR-10_1-a = You activate up to three discs of the active half, one at a time, in the order you like. None at all is fine too.
rule-NOR-10_1-b = Each ring gives you at most one disc per turn, and all your discs must fit into one triple.
rule-NOR-10_1-c = No disc can be activated twice in a turn.
rule-NOR-10_1-d = A disc you activate gives you one action. Where its type offers two, you pick one.
rule-NOR-10_1-e = Finish all actions of a disc before you activate or inspect another.
rule-NOR-10_1-f = You may only activate a disc if you can carry out at least one of its actions with what you own right then, and you must carry one out. If you need the black market for that, trade first.
rule-NOR-10_1-g = Between two actions you may end your action phase whenever you want.
rule-NOR-10_2-a = A disc with its advanced side up may be doubled: it then gives two actions, one straight after the other.
rule-NOR-10_2-b = You can double only one disc per turn.
rule-NOR-10_2-c = Decide whether to double an advanced disc before you activate it; you cannot change your mind later.
rule-NOR-10_2-d = If a doubled disc offers two different actions, take one of each, in any order, or the same one twice.
rule-NOR-10_2-e = You may give up the second action of a doubled disc, but your doubling for this turn is used all the same.
rule-NOR-10_2-f = You may activate more advanced discs in the same turn; each of them then gives just one action, like a normal disc.
rule-NOR-10_2-g = A turn never has more than four disc actions.
rule-NOR-10_3-a = Once you improve a disc, you cannot activate it before your next turn.
rule-NOR-10_4-a = Inspect: leave a disc unused and take 1 knowledge at once instead.
rule-NOR-10_4-b = You may inspect one disc per ring, so at most three in a turn.
rule-NOR-10_4-c = On a ring where you have activated a disc this turn, you cannot inspect.
rule-NOR-10_4-d = After you inspect a disc, its whole ring stays unused for the rest of your turn.
rule-NOR-10_4-e = You can only inspect in the active half, and all discs you activate or inspect in a turn must fit into one triple together.
rule-NOR-10_4-f = There is nothing to inspect on an empty slot.
rule-NOR-10_4-g = Inspecting is not one of your four actions, uses no action of the disc and does not alter it.

## 11
rule-NOR-11-title = Resource discs and Bonus disc
rule-NOR-11_1-a = A resource disc brings you one resource of its type for every ship of that type you own.
rule-NOR-11_1-b = Your ships are counted each time you gather.
rule-NOR-11_2-a = With a Bonus disc you choose a disc that you activated earlier this turn and take one of its actions again.
rule-NOR-11_2-b = It may be the action you took with that disc or the other one it offers.
rule-NOR-11_2-c = A doubled Bonus disc gives two actions: two of the same disc, or one each of two discs, as long as you activated them earlier this turn.
rule-NOR-11_2-d = Doubling a Bonus disc uses up the one doubling of your turn.
rule-NOR-11_2-e = As long as you have not activated another disc this turn, you cannot activate a Bonus disc.
rule-NOR-11_2-f = A Bonus disc can repeat neither another Bonus disc nor a disc you only inspected.
rule-NOR-11_2-g = What you do through a Bonus disc follows all rules of the action you repeat and counts towards your four actions. The Bonus disc has no further action of its own.
rule-NOR-11_2-h = The disc you repeat may be advanced, and you may even have doubled it this turn.

## 12
rule-NOR-12-title = City disc
rule-NOR-12_1-a = With a City disc you either go to the market or invest.
rule-NOR-12_2-a = Market: take one disc from the top of a stack and pay its price with any resources you like.
rule-NOR-12_2-b = Resource discs are free; the others cost 1 to 4 resources, depending on their slot in the lower row.
rule-NOR-12_2-c = One market action gets you one disc, no more and no less.
rule-NOR-12_2-d = Your new disc waits in the centre of the wheel. It joins the wheel only in the administration phase; until then you cannot activate, inspect, modify or improve it.
rule-NOR-12_2-e = Market prices stay the same throughout the game.
rule-NOR-12_3-a = Invest: bring a delegate out of the cave to level 1 of a path where you have none, or let one of your delegates climb a level.
rule-NOR-12_3-b = Each time you invest, one delegate climbs one level.
rule-NOR-12_3-c = You pay the price shown on the level you enter: same or different, in what that path takes.
rule-NOR-12_3-d = On top of that, you pay 1 resource of any type for each delegate of another player ahead of you on that path. It goes to the common supply.
rule-NOR-12_3-e = A delegate is ahead if its level is higher than yours before you move. If yours is still in the cave, all the others on that path are ahead.
rule-NOR-12_3-f = What you owe for delegates ahead is always paid in resources, even on the paths that take goods. It is no part of the price and does not count for “same” or “different”.
rule-NOR-12_3-g = Level 9 is the top: a delegate there cannot climb further.
rule-NOR-12_3-h = You move only if you pay everything: the price as well as the extra for delegates ahead.

## 13
rule-NOR-13-title = Journey disc
rule-NOR-13_1-a = A Journey action has two parts: first your ambassador moves to an island, then you take a ship or build a factory there.
rule-NOR-13_1-b = Base game: you may travel to any revealed island, or to a hidden one of your choice while there still are any.
rule-NOR-13_1-c = Your ambassador must move to another island each time. You cannot stay where you are.
rule-NOR-13_1-d = If you travel more than once in a turn, you may come back to the island where your turn began.
rule-NOR-13_1-e = Your ambassador never goes back to the starting islet.
rule-NOR-13_2-a = Each ambassador of another player on an island makes it dearer: to enter, you pay 1 resource of any type per such ambassador into the common supply.
rule-NOR-13_2-b = If you cannot pay this, you cannot go there.
rule-NOR-13_2-c = The starting islet does not count as an island; ambassadors on it cost nobody anything.
rule-NOR-13_3-a = When you reveal an island, it is turned up and gets its ships, and your ambassador must go there. You cannot take this back.
rule-NOR-13_3-b = A symbol beside each type of ship on the island says how many it gets: players plus one, players minus one or players minus two.
rule-NOR-13_3-c = A type of ship shown on the island always gets at least one ship. This matters with two players, for players minus two.
rule-NOR-13_4-a = Ship: take one ship of a type that is still on the island and add it to your supply.
rule-NOR-13_4-b = On an island without ships you cannot take one.
rule-NOR-13_5-a = Factory: move the topmost factory of your tableau to a free slot of the island and take the empty warehouses shown there, in that number and of that kind.
rule-NOR-13_5-b = Building is free: you pay only what entering the island costs.
rule-NOR-13_5-c = There is room for one factory per slot, and it stays there until the end of the game.
rule-NOR-13_5-d = You may have several factories on the same island, built one action at a time.
rule-NOR-13_5-e = You cannot build if the island has no free slot left or if all seven of your factories are built.
rule-NOR-13_6-a = If you can take a ship or build a factory where you arrive, you must do one of the two.
rule-NOR-13_6-b = You may also go to an island where you can do neither; then your action ends once you are there.

## 14
rule-NOR-14-title = Goods and warehouses
rule-NOR-14_1-a = Propellers, sails and compasses are simple goods; lamps and pistons are complex goods.
rule-NOR-14_1-b = Producing a simple good takes 2 resources, a complex one 3. The empty side of the warehouse shows which.
rule-NOR-14_1-c = A warehouse has room for a single good: showing its empty side it holds none, showing its full side it holds one.
rule-NOR-14_1-d = You can use goods for two things only: path prices (simple goods for exploration, complex goods for research) and the black market.
rule-NOR-14_1-e = You never give a warehouse back.

## 15
rule-NOR-15-title = Tools disc
rule-NOR-15_1-a = With a Tools disc you either improve a disc or produce goods.
rule-NOR-15_2-a = Improve: turn one disc on your wheel from its normal to its advanced side. It may lie on any ring, in either half.
rule-NOR-15_2-b = Improving is free.
rule-NOR-15_2-c = You may improve a disc that you have already activated or inspected this turn.
rule-NOR-15_2-d = A Tools disc cannot improve itself, but another Tools disc can do so. If you improve through a Bonus disc, this counts as done by the Tools disc you repeat.
rule-NOR-15_2-e = You cannot improve a disc that waits in the centre of the wheel.
rule-NOR-15_2-f = An improved disc stays advanced for the rest of the game.
rule-NOR-15_3-a = Produce: for every good, pay the resources it needs and turn one of your empty warehouses for it to the full side.
rule-NOR-15_3-b = In one produce action you make either as many goods as you like of a single type, or goods of several types, but no more than one of each.
rule-NOR-15_3-c = You can make no more of a good than you have empty warehouses for it.
rule-NOR-15_3-d = If you produce, you produce at least one good.

## 16
rule-NOR-16-title = Black market
rule-NOR-16_1-a = At any time in your own action phase you may trade at the black market, as often as you like: even before your first disc, in the middle of an action, or when all your discs are used.
rule-NOR-16_1-b = A simple good brings 2 knowledge and a complex good 3 knowledge. For 3 knowledge you get 1 resource of your choice.
rule-NOR-16_1-c = You can never trade the other way round.
rule-NOR-16_1-d = Trading at the black market is not a disc action and not one of your four actions.
rule-NOR-16_1-e = During a disc action you may trade until its cost is paid, so what you get can help to pay it.
rule-NOR-16_1-f = While an activated disc still owes its first action, you may not make a trade that leaves that disc without any possible action, for example by selling the one good for its only possible investment. What counts is what you would own right after that one trade.

## 17
rule-NOR-17-title = Politics phase
rule-NOR-17_1-a = You may start as many intrigues as you like.
rule-NOR-17_1-b = An intrigue’s starting price is 1 knowledge for each knowledge symbol you can see on the round track.
rule-NOR-17_1-c = Each further intrigue in the same turn costs twice as much as the one before: 1, 2, 4 … times the starting price. Every turn the counting begins anew.
rule-NOR-17_2-a = First, choose a hall and move one of its politicians from the upper part to the first free light seat from the left.
rule-NOR-17_2-b = Then choose any hall, even the same one, and take a politician out of its upper part and out of the game.
rule-NOR-17_2-c = You cannot skip the removal.
rule-NOR-17_2-d = Once nobody is left in any upper part, there are no more intrigues.
rule-NOR-17_2-e = Every intrigue takes exactly two politicians from above, so a game has at most 12 intrigues, and just as many politicians are seated as removed.
rule-NOR-17_2-f = The black market is closed during the politics phase.
rule-NOR-17_2-g = You may seat and remove politicians in any hall, with or without a delegate of yours on its path.

## 18
rule-NOR-18-title = Administration phase
rule-NOR-18_1-a = First, your three rings each turn one slot clockwise: small, medium, large. This always happens.
rule-NOR-18_1-b = Second, you gain 1 knowledge for each symbol you have uncovered on your factory tableau.
rule-NOR-18_1-c = How many symbols are uncovered depends only on how many factories you have built; before your first factory there are none.
rule-NOR-18_1-d = Third, put every disc you bought this turn on your wheel, normal side up, on a slot of any ring and either half.
rule-NOR-18_1-e = You may choose an empty slot or a taken one. The disc that lay there is out of the game.
rule-NOR-18_1-f = Every new disc must be placed. With several you choose the order, and none of them may replace another one placed in the same phase.
rule-NOR-18_1-g = Then it is the next player’s turn; when everyone has had theirs, a new round begins.

## 19
rule-NOR-19-title = End of the game and scoring
rule-NOR-19_1-a = The game is over when everyone has had their turn in round 16, 15 or 14 with 2, 3 or 4 players.
rule-NOR-19_1-b = Before scoring, politicians left in the upper parts are taken away. This does not change what the halls are worth.
rule-NOR-19_2-a = For each path you score your delegate’s level times the value of that path’s hall.
rule-NOR-19_2-b = Specialisation: take the highest level of your four delegates times the value of this hall. It scores once, even if several of them are that high.
rule-NOR-19_2-c = Division: take the lowest level of your four delegates times the value of this hall. It scores once, even if several of them are that low.
rule-NOR-19_2-d = The lowest level looks at all four delegates: if one is still in the cave, it is 0.
rule-NOR-19_2-e = There are no points for anything else: not for resources, goods, knowledge, ships, factories or discs, nor for your ambassador.
rule-NOR-19_3-a = Whoever has the most points wins.
rule-NOR-19_3-b = In a tie, the one with fewer ships and warehouses taken together wins. Full and empty warehouses both count, and so do the ships from the start.
rule-NOR-19_3-c = If that is equal as well, the tied players win together.

## 20
rule-NOR-20-title = Expert game
rule-NOR-20_1-a = The set-up goes in this order: start player, islands, market, wheels.
rule-NOR-20_1-b = Chance picks 5, 6 or 7 islands for 2, 3 or 4 players. They lie face up in a circle.
rule-NOR-20_1-c = The islands get their ships during the set-up.
rule-NOR-20_1-d = Chance decides which lower market slots the City, Journey, Tools and Bonus stacks get.
rule-NOR-20_2-a = You place your six starting discs yourself: one on the small ring, two on the medium ring, three on the large ring.
rule-NOR-20_2-b = Of these six, exactly two lie in the active half and four in the inactive half.
rule-NOR-20_2-c = You all build your wheels at the same time or, if the table is set so, in turn order.
rule-NOR-20_2-d = Your resource discs may be in the same order as somebody else’s.
rule-NOR-20_3-a = You start without a resource, without knowledge and without a free delegate, but you do get one ship of each type.
rule-NOR-20_4-a = On your first Journey of the game you may go to any island; you pay for ambassadors there as usual.
rule-NOR-20_4-b = From then on you can only reach the two islands next to yours in the circle.
rule-NOR-20_4-c = What you pay to enter an island goes into the common supply here too.
rule-NOR-20_4-d = As all islands lie open, none is ever revealed.

## Rulings
rule-NOR-R-title = Rulings: what the rulebook leaves open
rule-NOR-R-1 = How much do you start with? 1 resource and 1 knowledge. A review speaks of two resources, but the rulebook says one, twice.
rule-NOR-R-2 = What are the halls worth? The printed rows are not known for certain. From the scoring examples and reviews we use 0 2 4 6 8 for refinement, settlement and specialisation, 0 3 6 9 12 for exploration, and 0 4 8 12 16 for research and division. Division is our own estimate.
rule-NOR-R-3 = Where are the knowledge symbols on the round track? Their places are not known. To fit the examples we put one symbol on space 1, one on space 5, one on space 9 and one on space 13, counted from the bottom. Spaces open from the start count.
rule-NOR-R-4 = Where do the starting discs lie? The picture is lost; our layout follows the examples. City: small ring, top. Journey: medium ring, right. Tools: large ring, top. Resources: large ring centre, large ring upper right and medium ring upper left.
rule-NOR-R-5 = Does an empty slot break a triple? No. The list of four triples is all there is, so discs on either side of an empty slot may be used together.
rule-NOR-R-6 = Must you announce a triple? No. Each disc is checked when you use it.
rule-NOR-R-7 = Can a Bonus disc come first and boost a later disc? No. It repeats a disc activated before it, so at least one other disc has to come first.
rule-NOR-R-8 = What can a Bonus disc repeat? No Bonus disc and no inspected disc, but a disc improved after its activation is fine. Repeating a Tools disc, you cannot improve that same Tools disc; you may improve the Bonus disc, which helps you only from your next turn.
rule-NOR-R-9 = Does a doubled Bonus disc count as your doubled disc? Yes. A single Bonus next to another doubled disc is allowed and makes 2 + 1 + 1 = 4 actions.
rule-NOR-R-10 = May you activate a disc and do nothing? No, at least one action must be possible and be carried out. Only a doubled disc lets you drop something: its second action.
rule-NOR-R-11 = What counts towards the four actions? Only disc actions, including those through a Bonus disc. Inspecting, special actions and black market trades do not.
rule-NOR-R-12 = How far does the triple bind an inspection? Everything activated or inspected in a turn must fit into one triple, even if you only inspect. You may inspect a disc that you improved this turn.
rule-NOR-R-13 = Who is ahead of your delegate? Compare levels before you move: one on the level you are about to enter costs you 1, one on your present level costs nothing.
rule-NOR-R-14 = Are price and surcharge one payment? No, two. The surcharge may be any resources and has nothing to do with “same” or “different”.
rule-NOR-R-15 = Does the free first delegate pay for delegates ahead? No, it pays nothing at all.
rule-NOR-R-16 = What if an island has nothing left for you? You may go there just to move. If a ship or a factory is possible, you must take one of the two.
rule-NOR-R-17 = Which hidden island do you reveal? Any of them. They look alike, so the software shuffles them and reveals them place by place: the marked cloud is next. There is no way back.
rule-NOR-R-18 = Who gets the payment for entering an island? The common supply, in the base game and in the expert game.
rule-NOR-R-19 = How many ships are “players minus two” with two players? One.
rule-NOR-R-20 = May you build several factories on one island? Yes.
rule-NOR-R-21 = May your ambassador go back to the starting islet? No, only islands can be visited.
rule-NOR-R-22 = Can resources or knowledge run out? No, here they are unlimited.
rule-NOR-R-23 = Can ships or warehouses be missing? No, there are always enough for all islands and players.
rule-NOR-R-24 = How many goods does one produce action make? Any number of one type, or one each of several types. The example settles an unclear sentence.
rule-NOR-R-25 = May you produce nothing? No, at least one good.
rule-NOR-R-26 = In which order does administration run? Turn the rings, gain knowledge, place new discs. Swapping the first two would make no difference.
rule-NOR-R-27 = Must you place a new disc? Yes, after the rings have turned and with the normal side up. A disc just placed is safe for the rest of that phase.
rule-NOR-R-28 = Is the last round shortened? No, everyone plays all four phases.
rule-NOR-R-29 = What decides a tie? The smaller sum of all ships and all warehouses.
rule-NOR-R-30 = Can the removal of an intrigue be impossible? No. Before each intrigue an even number of politicians is above, so after seating one at least one is left, and you must remove it.
rule-NOR-R-31 = May you remove from the hall where you just seated? Yes, any hall.
rule-NOR-R-32 = Does the path of refinement have a second name? Yes, the Italian rulebook uses two; they mean the same path.
rule-NOR-R-33 = What does Flavio own in the rulebook’s example turn? 2 knowledge, 3 obsidian ships, 1 mycelium, 1 obsidian and 1 full lamp warehouse. The printed list mixes up resources and warehouses.
rule-NOR-R-34 = Can the rulebook’s final scoring table be checked? Only its tie and its remark on division; the other numbers are lost.
rule-NOR-R-35 = Are the author’s tips rules? No, just friendly advice.
rule-NOR-R-36 = When do ships come to the islands in the expert game? During the set-up, on every island.
rule-NOR-R-37 = How do you build expert wheels? All at once: here you build in secret, and the wheels are shown when everyone is ready. Building in turn order is a setting of the table.
rule-NOR-R-38 = Where does your ambassador begin in the expert game? On the starting islet. Each of you has a first Journey of your own.
rule-NOR-R-39 = How many islands are in play? 5, 6 or 7, as the rulebook says; a video names fewer, but a report of a four-player game shows seven.
rule-NOR-R-40 = How do price rise and repetition combine? First the higher starting price, then doubling: night shift 2, 4, 8; modify 3, 6, 12.
rule-NOR-R-41 = Are night shifts counted for each ring? No, both rings share one count.
rule-NOR-R-42 = Does a modified disc turn over? No, it keeps showing the same side.
rule-NOR-R-43 = When is the black market open? Only in your own action phase; within an action until its cost is paid. Each trade is complete in itself.
rule-NOR-R-44 = Do ambassadors make investing dearer? No, delegates do; the overview at the back of the rulebook uses the wrong word.
rule-NOR-R-45 = Do goods come from islands? No, you produce goods. Only ships and warehouses come from islands.
rule-NOR-R-46 = Who is start player? Chance decides, or whoever opens the table does.
rule-NOR-R-47 = What if the price is a single token? Any one token that the path takes will do; “different” only occurs from two tokens up.
rule-NOR-R-48 = What do the islands look like? The ships follow from the numbers in the box. The factory slots are our own reconstruction: four on each island, so that every warehouse is used exactly once.
rule-NOR-R-49 = What do goods cost? We use: compass = obsidian + mycelium, sail = mycelium + energy, propeller = energy + obsidian; lamp and piston = one of each resource. This fits the example, but the piston is a guess.
rule-NOR-R-50 = How much knowledge do factories bring? We use 0 1 2 2 3 3 4 5 for none to seven factories; the printed tableau is not known.
rule-NOR-R-51 = What do the levels cost? Most printed prices are not known; ours agree with those found in the examples.
rule-NOR-R-52 = How is the market laid out? At random, unless the table chooses the fixed first-game row. Outside the expert game, the starting wheel is always the usual one.
rule-NOR-R-53 = Does the order of the upper market row matter? No, all its discs are free.
rule-NOR-R-54 = How do the resource discs get different orders? Each player gets another of the six possible orders, drawn at random.
rule-NOR-R-55 = What is hidden? Only islands not yet revealed, and pieces out of play. Everything else is open.
rule-NOR-R-56 = Are solo play and the letter tiles included? No, they are not part of this rulebook.
rule-NOR-R-57 = May an advanced Bonus be doubled on top of another doubled disc? No, unless the table chooses otherwise: one sentence in the rulebook cannot be read, so this is a setting. There are never more than four actions.
rule-NOR-R-58 = Is the rulebook text complete? Our source has a few gaps, but no sentence breaks off there, so we take it as complete.
rule-NOR-R-59 = May you trade away what your activated disc still needs? No. Such a trade is refused; it can only concern the goods of an investment while no market disc can be had.
rule-NOR-R-60 = May you exchange two discs of the same type that show the same side? No. It would cost knowledge and change nothing, so it is not offered.

## Worked examples
rule-NOR-EX-title = Worked examples
rule-NOR-EX-1 = Four of you set up a base game. Each then has 1 knowledge, 1 resource of their choice, one ship of each type, four delegates in the cave and seven factories on the tableau.
rule-NOR-EX-2 = An intrigue costs 1, and four politicians are above in research and in exploration. You pay 1 knowledge, seat one in research and remove one from exploration: research has three above and one seated, exploration three above.
rule-NOR-EX-3 = You are on level 2 of refinement, 7 of settlement, 3 of exploration and 0 of research. These halls are worth 2, 6, 12 and 8, specialisation 4, division nothing. You score 4 + 42 + 36 + 0 + 28 + 0 = 110.
rule-NOR-EX-4 = Your City and Tools discs are advanced, and you want to use both and an energy disc. You begin by doubling Tools: first its two actions, then City gives just one and energy one. That makes four.
rule-NOR-EX-5 = Four players choose refinement, research, exploration and exploration. Each now has a delegate on level 1 there, and nobody has paid anything.
rule-NOR-EX-6 = You own 10 of one resource. With tokens you would put one beside a multiplier and take change when paying; here you simply have the number 10.
rule-NOR-EX-7 = A night shift starts at 1 and a modify at 2; you have 5 knowledge. You turn the medium ring for 1, the large ring for 2, and exchange City with Tools for 2. Nothing is left.
rule-NOR-EX-8 = You activated energy and City for one action each, then you double an advanced Bonus disc and repeat both once. Each was used twice: four actions.
rule-NOR-EX-9 = You doubled an advanced mycelium disc, and then a single Bonus disc repeats it: you have gathered mycelium three times this turn.
rule-NOR-EX-10 = You own 3 energy ships, so one action of an energy disc brings you 3 energy.
rule-NOR-EX-11 = The Bonus stack lies in lower slot 4. You pay 2 obsidian, 1 energy and 1 mycelium, and the disc waits in the centre of your wheel until administration.
rule-NOR-EX-12 = Your next level of settlement costs 4 different resources and nobody is ahead. You may pay 3 energy and 1 mycelium, but not 4 energy.
rule-NOR-EX-13 = A level costs 3 different simple goods. In propellers/sails/compasses you may pay 1/1/1, 2/1/0, 2/0/1, 1/2/0, 0/2/1, 1/0/2 or 0/1/2, but never three of one kind.
rule-NOR-EX-14 = The ambassadors of two other players are on an island, so it costs you 2 resources. If you have fewer, you cannot go there, but you may reveal a new island for free.
rule-NOR-EX-15 = Four players: you reveal an island with obsidian (players minus two) and mycelium (players minus one). It gets 2 obsidian and 3 mycelium ships, your ambassador goes there, and you take a ship or build a factory.
rule-NOR-EX-16 = One last obsidian ship is on an island where somebody’s ambassador stands. You pay 1 resource of your choice, go there and take the ship. From now on nobody can take an obsidian ship there.
rule-NOR-EX-17 = No other ambassador is on the island, and its slot for 2 compass warehouses is free. You build there: your topmost factory leaves the tableau and you get 2 empty compass warehouses.
rule-NOR-EX-18 = You bought a Journey disc this turn and now use Tools. You may improve a mycelium disc on your wheel, but not the Journey disc in the centre.
rule-NOR-EX-19 = You have 3 empty compass, 1 empty sail and 1 empty lamp warehouse, 3 mycelium, 2 obsidian and 2 energy. One action can make one compass, one sail and one lamp and takes it all. Three compasses in one action would be allowed too, two compasses and a sail would not.
rule-NOR-EX-20 = Four players, round 4: an intrigue starts at 2. One politician sits in settlement. You seat one there and remove one from research, then seat another there and remove one from refinement. You pay 2 + 4 = 6 knowledge, and settlement is worth 6 per level.
rule-NOR-EX-21 = You have no factories and bought a Journey disc. In administration every ring turns one slot, you gain no knowledge, and you may put Journey on a large-ring slot where mycelium lies. The mycelium disc leaves the game.
rule-NOR-EX-22 = A whole turn, four players. For 2 knowledge you exchange Journey and mycelium. Journey brings your fourth obsidian ship, the obsidian disc 4 obsidian: you have 5. You double City: one level of refinement for 5 obsidian and 1 mycelium for the delegate ahead, then an obsidian disc for free. A lamp brings 3 knowledge at the black market, which pay an intrigue: seat in refinement, remove from division. In administration you gain 2 knowledge and place the disc on the free slot of the small ring.
rule-NOR-EX-23 = Two players share the highest total. One owns 8 ships and 4 warehouses, the other 6 ships and 5 warehouses: 12 against 11, so the other one wins.
rule-NOR-EX-24 = With four players a night shift costs 1 in round 8 and 2 in round 9. In round 9 three night shifts cost 2 + 4 + 8 = 14 and two modifies 3 + 6 = 9. With two players prices rise in round 11, with three in round 10.
rule-NOR-EX-25 = With discs on all six active slots there are exactly four full triples. Large left with medium right and large right with medium left are never possible, whichever comes first.
rule-NOR-EX-26 = A disc on the right of the large ring is on centre, left, upper left, top, upper right and right again after 1 to 6 administration phases. After 12 turns all rings are back where they started.
rule-NOR-EX-27 = You activated the left disc of the medium ring. You cannot inspect its right disc, and the right disc of the large ring is closed. You may inspect the left or centre disc of the large ring for 1 knowledge; after that no large disc can be activated.
rule-NOR-EX-28 = On research two rivals stand on level 1 and one on level 3, and you have nobody there. For level 1 at price 1 you pay 1 lamp and 3 resources.
rule-NOR-EX-29 = With two players the symbols plus one, minus one and minus two bring 3, 1 and 1 ships.
rule-NOR-EX-30 = With levels 3, 2, 5 and 2 and division worth 8 you score 16 there. With one delegate still in the cave you score 0.
rule-NOR-EX-31 = 1 lamp becomes 3 knowledge, which become 1 resource. 3 simple goods become 6 knowledge, which become 2 resources.
rule-NOR-EX-32 = Islands A to E lie in a circle. From A you can only go to B and E; from the starting islet you can go to all five.
