### Yinzi : la première partie guidée.

learn-yinzi-about = Cultivez des denrées, bâtissez des manufactures, faites papier, soie, porcelaine et sucre et chargez les navires pour l’Asie et l’Europe ; avec des ouvriers à nourrir et des impôts à payer.

learn-yinzi-welcome = La mise en place
learn-yinzi-welcome-goal = Quatre manches décident. Les points viennent des bateaux, manufactures, produits à l’étranger, guerres, routes, innovations et de l’argent.
learn-yinzi-welcome-colour = Choisissez une couleur. C’est celle de vos cubes, et elle décide quelles manufactures participent.
learn-yinzi-welcome-factory = Choisissez votre première manufacture. Sa couleur dit quelle matière première il lui faut, son image ce qu’elle produit.
learn-yinzi-welcome-site = Une manufacture couvre deux cases. Nanzhili et Zhejiang sont sur la côte : de là, le chemin vers les navires est court.
learn-yinzi-welcome-stone = Prenez une pierre : elle servira à une deuxième manufacture dans cette manche.

learn-yinzi-bonus = Phase A : un bonus
learn-yinzi-bonus-choose = Choisissez un bonus. Plus il est à gauche, plus tôt vous jouez. Ouvriers nourris ou pas d’impôt conviennent au début.
learn-yinzi-bonus-tile = Vous pouvez acheter la tuile Plantation sous votre bonus. Faites-le : le thé va sur les navires, le reste en ville.
learn-yinzi-bonus-plant = Posez-la sur une case libre. Elle vient avec deux de vos cubes.

learn-yinzi-cards = Les cartes
learn-yinzi-cards-frame = En phase B, chacun a six actions : trois cartes pour des actions Fortune, trois groupes d’ouvriers pour des actions Ouvrier.
learn-yinzi-cards-play = Jouez une carte. Sa valeur dit combien de fois l’action s’exécute, les figures combien d’ouvriers vous recevez.
learn-yinzi-cards-cultivate = Servez-vous-en pour cultiver. Les ouvriers de la carte attendent sous cette action, pour plus tard.
learn-yinzi-cards-grow = Cultivez des cases libres, une à une : le riz donne deux cubes, les autres un. Il faudra de la nourriture en fin de manche.

learn-yinzi-factories = Les manufactures
learn-yinzi-factories-play = Quand c’est de nouveau à vous, jouez une autre carte.
learn-yinzi-factories-action = Servez-vous-en pour développer les manufactures.
learn-yinzi-factories-build = Construisez une manufacture avec votre pierre, ou payez des pièces pour en améliorer une. Les niveaux hauts demandent moins d’ouvriers et valent plus.
learn-yinzi-factories-tax = Un disque d’impôt donne une exécution de plus. Mais cartes et disques sont imposés ensemble : à partir de 6, cela coûte de l’argent.

learn-yinzi-workers = Les ouvriers
learn-yinzi-workers-send = Utilisez maintenant un groupe d’ouvriers qui attend sur votre plateau.
learn-yinzi-workers-resources = Envoyez-le prendre des ressources. Chacune des cinq actions Ouvrier vous est ouverte une fois par manche.
learn-yinzi-workers-take = Chaque ouvrier rapporte un bois ou une pierre pour une pièce : le bois pour les bateaux, la pierre pour les manufactures.

learn-yinzi-emperor = Pour l’empereur
learn-yinzi-emperor-send = Envoyez un deuxième groupe aux engagements impériaux. Si aucun n’attend, jouez d’abord une carte.
learn-yinzi-emperor-space = Choisissez une case : plus elle demande d’ouvriers, meilleure est la récompense en fin de manche.

learn-yinzi-innovations = Les innovations
learn-yinzi-innovations-play = Jouez votre troisième carte sur les innovations.
learn-yinzi-innovations-place = Posez un disque sur une innovation. Vous le dépensez au besoin ; sinon, qui en a le plus dans une section marque.

learn-yinzi-war = La guerre
learn-yinzi-war-army = Envoyez votre dernier groupe à Guerre & routes. Les soldats sont unis contre les ennemis des tuiles Route.
learn-yinzi-war-glory = S’ils suffisent tous ensemble, la guerre est gagnée : la plus grande armée marque 4, la deuxième 2. Les routes paient en outre des denrées.

learn-yinzi-reckoning = Les comptes
learn-yinzi-reckoning-feed = Les ouvriers mangent : une nourriture pour trois sur le plateau. Qui en manque reçoit un malheur, 2 points de moins chacun.
learn-yinzi-reckoning-tax = Puis viennent gloires, catastrophes, récompenses impériales et impôts, et l’on peut encore charger de la nourriture contre de l’argent.
learn-yinzi-reckoning-round = Répondez à ce qui est demandé jusqu’au début de la deuxième manche.

learn-yinzi-market = La ville
learn-yinzi-market-play = Choisissez un bonus comme avant. Puis jouez une carte pour vendre au marché urbain.
learn-yinzi-market-sell = Vendez une denrée où un marché la montre : 2 pièces, ou 3 sur une pièce à côté. Le cube y reste, matière première pour tous.

learn-yinzi-products = Les produits
learn-yinzi-products-produce = Envoyez des ouvriers produire. Une manufacture fait d’une matière première de sa couleur, de n’importe quel marché, un produit à vous.

learn-yinzi-ships = Les navires
learn-yinzi-ships-deliver = Envoyez des ouvriers approvisionner les navires : un produit, un thé ou deux sels, pour un argent chacun. Un navire plein part, et vos produits marquent à l’étranger.
learn-yinzi-ships-boats = Tout ce qui passe une frontière demande du transport fluvial. Développez vos bateaux avec du bois : ils valent aussi 2 points par unité.

learn-yinzi-end = Jusqu’à la fin
learn-yinzi-end-score = Tout ce que les règles permettent vous est ouvert. Regardez le score de votre siège : il dit d’où viennent vos points.
learn-yinzi-end-play = Jouez jusqu’à la manche 4. Gardez de la nourriture pour les ouvriers, de l’argent pour les impôts, et remplissez les navires avec les autres.
