### Yinzi: the guided first game.

learn-yinzi-about = Grow goods, build factories, make paper, silk, porcelain and sugar, and load the ships to Asia and Europe; with workers to feed and taxes to pay.

learn-yinzi-welcome = Setting up
learn-yinzi-welcome-goal = Four rounds decide. Victory points come from boats, factories, products abroad, wars, routes, innovations and silver.
learn-yinzi-welcome-colour = Choose a colour. It is the colour of your cubes, and decides which factories take part.
learn-yinzi-welcome-factory = Choose your first factory. Its colour says which raw material it needs, its picture what it makes.
learn-yinzi-welcome-site = A factory covers two squares. Nanzhili and Zhejiang lie on the coast: from there the way to the ships is short.
learn-yinzi-welcome-stone = Take a stone: with it you will build a second factory this round.

learn-yinzi-bonus = Phase A: a bonus
learn-yinzi-bonus-choose = Choose a bonus. The further left it is, the earlier you play this round. Workers fed, or no tax, are good for a beginning.
learn-yinzi-bonus-tile = You may buy the plantation tile below your bonus. Do so: tea goes onto ships, the others to the city.
learn-yinzi-bonus-plant = Lay it on a free square. It comes with two of your cubes.

learn-yinzi-cards = Cards
learn-yinzi-cards-frame = In phase B each player has six actions: three cards for fortune actions, three groups of workers for worker actions.
learn-yinzi-cards-play = Play a card. Its value says how often its action is carried out, the figures how many workers you get.
learn-yinzi-cards-cultivate = Use it to cultivate. The workers of the card wait below that action, for later.
learn-yinzi-cards-grow = Cultivate free squares, one by one: rice gives two cubes, the others one. You need food at the end of the round.

learn-yinzi-factories = Factories
learn-yinzi-factories-play = When it is your turn again, play another card.
learn-yinzi-factories-action = Use it to develop factories.
learn-yinzi-factories-build = Build a factory for your stone, or pay coins to upgrade one. Higher levels need fewer workers and score more.
learn-yinzi-factories-tax = A tax disc gives one more resolution. But cards and discs together are taxed: 6 or more cost silver.

learn-yinzi-workers = Workers
learn-yinzi-workers-send = Now use a group of workers that waits on your board.
learn-yinzi-workers-resources = Send it to take resources. Each of the five worker actions is open to you once in a round.
learn-yinzi-workers-take = Each worker brings a wood or a stone for a coin: wood is for boats, stone for factories.

learn-yinzi-emperor = For the emperor
learn-yinzi-emperor-send = Send a second group to the imperial commitments. If no group waits, play a card first.
learn-yinzi-emperor-space = Choose a space: the more workers it takes, the better the reward at the end of the round.

learn-yinzi-innovations = Innovations
learn-yinzi-innovations-play = Play your third card on the innovations.
learn-yinzi-innovations-place = Place a disc on an innovation. You spend it when you need it; if you never do, most discs in a section score.

learn-yinzi-war = War
learn-yinzi-war-army = Send your last group to war and routes. The soldiers stand together against the enemies on the route tiles.
learn-yinzi-war-glory = If there are enough of all players, the war is won: the largest army scores 4, the second 2. Routes pay you for goods besides.

learn-yinzi-reckoning = The reckoning
learn-yinzi-reckoning-feed = Now the workers eat: one food for every three on the board. Whoever has too little takes misfortune tiles, which cost 2 points each.
learn-yinzi-reckoning-tax = Then come glories, disasters, the emperor’s rewards and the taxes, and food may still be loaded onto ships for silver.
learn-yinzi-reckoning-round = Answer what is asked until the second round begins.

learn-yinzi-market = The city
learn-yinzi-market-play = Choose a bonus as before. Then play a card to sell to the urban market.
learn-yinzi-market-sell = Sell a good where a market shows it: 2 coins, or 3 on a coin beside it. The cube stays there, as raw material for everybody.

learn-yinzi-products = Products
learn-yinzi-products-produce = Send workers to produce. A factory turns raw material of its colour, from any market, into a product of yours.

learn-yinzi-ships = Ships
learn-yinzi-ships-deliver = Send workers to supply ships: a product, a tea, or two salt for a silver each. When a ship is full it sails, and your products score abroad.
learn-yinzi-ships-boats = Everything that crosses a border needs river transport. Develop your boats with wood: they score 2 points for each unit, too.

learn-yinzi-end = To the end
learn-yinzi-end-score = All that the rules allow is open to you now. Look at the score of your seat: it tells where your points come from.
learn-yinzi-end-play = Play on through round 4. Keep food for the workers, silver for the taxes, and fill ships together with the others.
