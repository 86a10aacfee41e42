### Agra: the guided first game.

learn-agra-about = Produce goods, refine them, deliver them to the notables along the river, and win the favour of the guilds and of the emperor.

learn-agra-welcome = What it is about
learn-agra-welcome-goal = The richest wins. Rupees come from goods: those that you deliver to the notables on the river, to the guilds, and to Akbar.
learn-agra-welcome-turn = A turn has three phases: meditation, which is optional; the action, which is the heart of it; and an order, if you like.

learn-agra-wood = Wood
learn-agra-wood-produce = Place a worker on the Woodcutter: it produces wood, as much as your farm yields. Your worker stays there.
learn-agra-wood-goods = Each of your markers on a building is one good of that kind. This is your wood.
learn-agra-wood-merchant = The Merchant stood there: whoever visits him gains 2 favour. Then he wanders on and leaves rupees on the way, for whoever comes next.

learn-agra-stone = Sandstone
learn-agra-stone-produce = Now use the Quarry for sandstone. With wood and sandstone you can build later.
learn-agra-stone-farm = How much is produced? On both tracks at the corner of a good, the free spaces between the corner and the farmer count.
learn-agra-stone-kicked = You may go where another worker stands: it is sent home, and its owner gains favour. Your own space costs the Peon.

learn-agra-meditation = Meditation
learn-agra-meditation-lay = Begin a turn with meditation: lay down both of your workers. Each gives meditation points, for this phase only.
learn-agra-meditation-process = Spend them: process a good along an arrow. It costs as many points as the new good is worth. Bricks, cement, planks or paper: look at what the notables want.
learn-agra-meditation-blocked = The marker in the circle blocks what was done last: the next player cannot do the same.

learn-agra-sailor = The Sailor
learn-agra-sailor-use = Place a worker on the Sailor: he delivers your goods to the notables up to the boat. The first delivery is free.
learn-agra-sailor-deliver = Deliver a good that a notable has ordered. You gain as many rupees as there are markers on the card then.
learn-agra-sailor-rise = For each notable you have supplied you rise a step with the guild. That makes the orders of the guild worth more.
learn-agra-sailor-contract = When all goods of a notable are there, the card goes to whoever has delivered most, with its ability; the others gain favour.

learn-agra-architect = Building
learn-agra-architect-build = Collect wood and sandstone with a value of 3; two kinds together count 1 more. Then use the Architect and build.
learn-agra-architect-bonus = Take a bonus tile: rupees, and something besides. The lower your building, the smaller they are.
learn-agra-architect-work = A second worker of yours stands on the new building, and there you process up to three goods at once.
learn-agra-architect-follow = Whoever processes in a main action can be followed: the others may process one good the same way, and you gain favour for each.

learn-agra-orders = Orders and Akbar
learn-agra-orders-serve = End a turn with an order: serve Akbar with a good for which his bowl is empty, or fulfil the marked order of a guild.
learn-agra-orders-pays = A guild pays more the higher you stand with it. Akbar pays at the end, and more for every further bowl.

learn-agra-botanist = The Botanist
learn-agra-botanist-use = Use the Botanist to make your farm better: two different things of three.
learn-agra-botanist-uncover = Remove a cover tile, move farmers, or pay goods to advance in meditation. Uncovered spaces count on both sides of the farmer.

learn-agra-favour = Favour
learn-agra-favour-use = At any time in your turn you may use favour: 2 for a basic good, 3 to process one. Each favour action once per turn.
learn-agra-favour-tiles = On steps 3 and 6 of a guild you choose between favour and a tile: a favour action of your own.

learn-agra-rest = What is left
learn-agra-rest-trader = The Trader exchanges up to three goods for others that are worth 1 less in all, and moves the prices.
learn-agra-rest-peon = On a space of your own you use the Peon: 2 rupees, and your worker acts there again.
learn-agra-rest-luxury = Each luxury good has a strong action: a statue gives a second main action. All that the rules allow is open to you now.

learn-agra-end = To the end
learn-agra-end-score = At the end the leader of each guild gains 2 rupees for every own order there, the second 1; and cover tiles that you have removed count 1 each.
learn-agra-end-trigger = The end comes with a contract of level IV, a marker on top of a track, or a full column of orders; then one more round is played.
learn-agra-end-play = Play on to the end. Look where the boat is, deliver what pays most, and do not let a turn pass without an order.
