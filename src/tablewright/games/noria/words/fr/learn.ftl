### Noria : la première partie guidée.

learn-noria-about = Composez une roue de disques d’action, envoyez votre ambassadeur sur les îles et faites valoir aux salles ce que vos représentants ont gravi.

learn-noria-welcome = De quoi il s’agit
learn-noria-welcome-goal = Les points ne viennent que de l’hôtel de ville : à la fin, chaque voie paie le niveau de votre représentant fois la valeur de sa salle. Tout le reste aide à monter.
learn-noria-welcome-resource = Commencez par une ressource de votre choix. Elles se valent toutes ; vous en récolterez bientôt d’autres.
learn-noria-welcome-delegate = Envoyez votre premier représentant sur une voie, gratuitement. Raffinage ou Colonisation conviennent au début : leurs niveaux se paient en ressources.

learn-noria-wheel = Votre roue
learn-noria-wheel-rings = Voici votre roue : trois anneaux avec des disques. Seule la moitié inférieure est active, et après chaque tour chaque anneau avance d’un emplacement.
learn-noria-wheel-phases = Un tour a quatre phases : influence, actions, politique, administration. L’influence coûte de la connaissance et vient plus tard : finissez cette phase.
learn-noria-wheel-triple = Dans la phase d’actions, vous utilisez jusqu’à trois disques, un par anneau, et voisins : gauche avec gauche, droite avec droite.

learn-noria-journey = Un voyage
learn-noria-journey-disc = Activez le disque Voyage, à droite sur l’anneau moyen. Il mène votre ambassadeur sur une île.
learn-noria-journey-explore = Aucune île n’est encore connue. Révélez-en une : les nuages s’ouvrent et votre ambassadeur s’y pose.
learn-noria-journey-ship = Prenez un vaisseau. Pour chaque vaisseau d’un type, un disque de ce type récolte désormais une ressource de plus.

learn-noria-harvest = Une récolte
learn-noria-harvest-gather = Activez le disque Ressource sur le grand anneau : il donne une ressource par vaisseau de ce type que vous avez.
learn-noria-harvest-supply = Votre réserve est ici : ressources, connaissance, vaisseaux et entrepôts, visibles de tous.
learn-noria-harvest-turn = Finissez votre tour. Les anneaux tournent d’un emplacement et l’autre joue ; puis c’est de nouveau à vous.

learn-noria-city = Au marché
learn-noria-city-disc = Le disque Ville est descendu dans la moitié active, en bas du petit anneau. Finissez la phase d’influence et activez-le.
learn-noria-city-buy = Achetez un disque. Les disques Ressource sont gratuits ; les autres se paient en ressources quelconques. En fin de tour il rejoint votre roue.

learn-noria-factory = Une usine
learn-noria-factory-disc = Le disque Voyage est encore actif, maintenant à gauche. Servez-vous-en : l’ambassadeur doit changer d’île.
learn-noria-factory-build = Cette fois, construisez une usine. Elle donne des entrepôts vides pour des marchandises, et de la connaissance à chaque tour.
learn-noria-factory-place = Posez le nouveau disque sur un emplacement vide. Dans la moitié supérieure, il viendra plus tard ; un disque déjà présent quitterait le jeu.
learn-noria-factory-income = Votre usine apporte désormais de la connaissance à la fin de chacun de vos tours. Elle paie les trois actions spéciales.

learn-noria-influence = L’influence
learn-noria-influence-night-shift = Avant vos actions, payez 1 connaissance pour une équipe de nuit : un des plus grands anneaux avance d’un emplacement, et un disque vous arrive plus tôt.
learn-noria-influence-costs = Chaque équipe de nuit de plus dans le même tour coûte le double. Gardez votre connaissance pour le tour où elle compte.

learn-noria-tools = De meilleurs disques
learn-noria-tools-improve = Quand le disque Outils est actif, sur le grand anneau, améliorez un autre disque : il passe pour de bon sur sa face avancée.
learn-noria-tools-inspect = Inspectez un disque au lieu de l’activer : vous prenez 1 connaissance, et son anneau est utilisé pour ce tour.
learn-noria-tools-double = Un disque avancé par tour peut être doublé, pour deux actions de suite. Un disque Ville doublé monte de deux niveaux.

learn-noria-paths = Monter
learn-noria-paths-price = Chaque niveau a un prix. Les ressources paient Raffinage et Colonisation, les marchandises simples l’Exploration, les complexes la Recherche ; et une ressource de plus par représentant devant vous.
learn-noria-paths-invest = Quand le disque Ville est actif, investissez : sortez un représentant de la caverne, ou faites-en monter un d’un niveau.

learn-noria-politics = La politique
learn-noria-politics-seat = Après vos actions, payez de la connaissance et installez un politicien dans une salle. Sa valeur passe au nombre suivant : choisissez où vous êtes en avance.
learn-noria-politics-remove = Retirez maintenant un politicien de la partie supérieure d’une salle : une qui sert aux autres, pour qu’elle monte moins.

learn-noria-goods = Les marchandises
learn-noria-goods-produce = Produisez une marchandise : le disque Outils remplit un de vos entrepôts vides contre les ressources indiquées. Elles paient Exploration et Recherche.
learn-noria-goods-market = Dans la phase d’actions, le marché noir est toujours ouvert : les marchandises y deviennent connaissance, et 3 connaissances une ressource.
learn-noria-goods-modify = Pour plus de connaissance, la modification déplace un disque quelconque de votre roue avant vos actions. Tout ce que les règles permettent vous est ouvert.

learn-noria-end = Jusqu’à la fin
learn-noria-end-score = Deux salles regardent vos quatre représentants : la Spécialisation paie votre niveau le plus haut, la Division le plus bas.
learn-noria-end-play = Jouez jusqu’à la manche 16. Jusqu’à la manche 10, améliorez votre roue ; puis montez, et servez-vous de la politique sur les voies où vous êtes haut.
