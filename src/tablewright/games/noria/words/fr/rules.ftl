### Les règles de Noria, article par article, avec nos propres mots.

## 1
rule-NOR-1-title = Matériel et réserve
rule-NOR-1_1-a = Noria se joue à deux, trois ou quatre.
rule-NOR-1_1-b = Il y a 66 disques en tout : dix de chacun des types obsidienne, énergie, mycélium, Ville, Voyage et Outils, et six disques Bonus.
rule-NOR-1_1-c = La face normale et la face avancée d’un disque sont toujours du même type : le retourner ne change jamais son type.
rule-NOR-1_1-d = La boîte contient 57 vaisseaux : 19 pour chacune des trois ressources.
rule-NOR-1_1-e = La boîte contient 54 entrepôts : 12 pour chacune des marchandises hélice, voile et boussole, 9 pour la lampe et 9 pour le piston.
rule-NOR-1_1-f = Vous partagez neuf îles, 24 politiciens et 16 marqueurs de manche. Chacun possède en plus cinq cylindres, sept usines, un plateau d’usines et une roue de trois anneaux.
rule-NOR-1_1-g = Laissez les six tuiles lettres dans la boîte : elles ne servent ni dans le jeu de base ni dans la partie expert.
rule-NOR-1_2-a = Les ressources et la connaissance ne s’épuisent jamais, car les marqueurs de manche usagés valent dix. Vous recevez toujours tout ce que vous gagnez.
rule-NOR-1_2-b = Les vaisseaux, entrepôts et disques, eux, sont limités : il n’y a que ceux des îles et des piles du marché, et rien n’est réapprovisionné.

## 2
rule-NOR-2-title = Mise en place du plateau
rule-NOR-2_1-a = Mélangez les neuf îles et posez-en 5, 6 ou 7 face cachée à 2, 3 ou 4 joueurs. Rangez les autres sans les regarder.
rule-NOR-2_1-b = La piste des manches a 16 cases. Couvrez-la de haut en bas de 16, 15 ou 14 marqueurs à 2, 3 ou 4 joueurs ; les marqueurs en trop ne servent pas.
rule-NOR-2_1-c = À trois joueurs, la case la plus basse de la piste des manches est découverte dès le début ; à quatre, les deux plus basses. Les symboles Connaissance qui s’y voient comptent aussitôt.
rule-NOR-2_2-a = Chacun des sept types de disques a sa pile au marché, de 4, 5 ou 6 disques à 2, 3 ou 4 joueurs, face normale visible.
rule-NOR-2_2-b = Les trois piles de disques Ressource forment la rangée du haut du marché. Elles sont gratuites et leur ordre importe peu.
rule-NOR-2_2-c = Pour une première partie, la rangée du bas du marché est fixe. En partant de la droite : Ville à l’emplacement 1, Voyage au 2, Outils au 3, Bonus au 4.
rule-NOR-2_2-d = Dans les parties suivantes, le hasard attribue ces quatre piles aux quatre emplacements du bas.
rule-NOR-2_2-e = Dans la rangée du bas, l’emplacement fixe le prix : compté depuis la droite, un disque coûte 1, 2, 3 ou 4 ressources.
rule-NOR-2_2-f = Parmi les disques restants, chacun en prend un de chaque type sauf Bonus : six disques. Ce qui reste ensuite ne sert pas.
rule-NOR-2_3-a = Ressources, entrepôts, connaissance et vaisseaux encore dans la boîte forment la réserve commune.
rule-NOR-2_3-b = Chacune des six salles commence avec quatre politiciens en haut et aucun en bas.
rule-NOR-2_3-c = L’un de vous est premier joueur et le reste jusqu’à la fin. On joue ensuite dans le sens horaire.

## 3
rule-NOR-3-title = Mise en place des joueurs
rule-NOR-3_1-a = Quatre de vos cylindres sont des représentants et attendent dans la caverne. Le cinquième est votre ambassadeur, sur l’îlot de départ.
rule-NOR-3_1-b = Posez vos sept usines sur votre plateau d’usines ; elles en cachent les symboles Connaissance.
rule-NOR-3_1-c = Vous commencez avec trois vaisseaux : un par ressource.
rule-NOR-3_1-d = Vous commencez sans entrepôt ni marchandise.
rule-NOR-3_1-e = Jeu de base : trois disques ont la même place fixe sur toutes les roues. Ville sur le petit anneau, Voyage sur l’anneau moyen et Outils sur le grand.
rule-NOR-3_1-f = Jeu de base : le hasard pose vos disques obsidienne, énergie et mycélium sur les trois emplacements indiqués : deux sur le grand anneau, un sur l’anneau moyen.
rule-NOR-3_1-g = Deux joueurs n’ont jamais leurs disques Ressource dans le même ordre. Six ordres existent.
rule-NOR-3_1-h = Tous les disques commencent face normale visible.
rule-NOR-3_1-i = Jeu de base : vous recevez 1 connaissance et 1 ressource, celle de votre choix.
rule-NOR-3_1-j = À moins de quatre, les roues, usines, représentants et plateaux des places vides ne servent pas.

## 4
rule-NOR-4-title = Voies et salles
rule-NOR-4_1-a = Quatre voies se gravissent : raffinage, colonisation, exploration et recherche. Chacune va du niveau 1 au niveau 9.
rule-NOR-4_1-b = Chaque niveau montre un prix : combien de jetons, et s’ils doivent être identiques ou différents. Le raffinage et la colonisation demandent des ressources, l’exploration des marchandises simples, la recherche des marchandises complexes.
rule-NOR-4_1-c = Un prix « identique » se paie entièrement avec une seule sorte, que vous choisissez parmi celles que la voie accepte.
rule-NOR-4_1-d = Pour un prix « différent », il faut au moins deux sortes parmi vos jetons. Pour le reste, composez à votre gré.
rule-NOR-4_1-e = Vous ne pouvez avoir qu’un représentant par voie ; vous en avez donc de 0 à 4 sur les voies.
rule-NOR-4_1-f = Les représentants de plusieurs joueurs peuvent partager un niveau. Un représentant ne redescend jamais et ne change jamais de voie.
rule-NOR-4_1-g = Tant qu’un représentant est dans la caverne, son niveau est 0.
rule-NOR-4_2-a = Il y a six salles. Chaque voie a la sienne ; les deux autres sont celles de la spécialisation et de la division.
rule-NOR-4_2-b = La partie inférieure d’une salle est une rangée de cinq sièges numérotés : quatre clairs et, tout à droite, un sombre.
rule-NOR-4_2-c = Le politicien que vous installez prend le premier siège clair libre depuis la gauche dans sa propre salle.
rule-NOR-4_2-d = Personne n’occupe jamais le siège sombre.
rule-NOR-4_2-e = Une salle vaut le premier nombre depuis la gauche sur lequel personne ne siège : sans politicien installé, le premier de la rangée ; avec quatre, le cinquième.
rule-NOR-4_2-f = Un politicien installé le reste pour de bon.
rule-NOR-4_2-g = Quand il n’y a plus de politicien en haut d’une salle, on ne peut plus y en installer ni en retirer.

## 5
rule-NOR-5-title = La roue
rule-NOR-5_1-a = Votre roue a 6 emplacements sur le grand anneau, 4 sur le moyen et 2 sur le petit. Un emplacement ne reçoit qu’un disque.
rule-NOR-5_1-b = La moitié de la roue de votre côté est active : gauche, centre et droite du grand anneau, gauche et droite de l’anneau moyen, bas du petit anneau. Les six autres emplacements sont inactifs.
rule-NOR-5_1-c = Les anneaux tournent seulement dans le sens horaire et d’emplacements entiers. Sur le grand anneau, un disque passe de droite à centre, gauche, haut gauche, haut, haut droite, puis droite ; sur l’anneau moyen, de droite à gauche, haut gauche, haut droite, puis droite ; sur le petit, il alterne entre bas et haut.
rule-NOR-5_2-a = Tous les disques utilisés pendant un tour doivent faire partie d’un de quatre trios. Chaque trio comprend le petit anneau, un côté de l’anneau moyen et, sur le grand anneau, ce même côté ou le centre.
rule-NOR-5_2-b = Si vous utilisez la gauche ou la droite du grand anneau, le disque moyen du côté opposé vous est donc fermé, et inversement.
rule-NOR-5_2-c = Un emplacement vide ne s’active pas, mais n’empêche pas d’utiliser les autres disques de son trio.
rule-NOR-5_2-d = Vous n’avez pas à utiliser tout un trio ni à annoncer lequel : il suffit que tout ce que vous avez utilisé jusque-là tienne dans l’un d’eux.

## 6
rule-NOR-6-title = Avant la première manche
rule-NOR-6_1-a = Jeu de base : dans l’ordre du tour, chacun déplace un représentant de la caverne au niveau 1 d’une voie de son choix.
rule-NOR-6_1-b = Ce premier pas est gratuit : ni prix à payer, ni supplément pour les représentants devant vous.
rule-NOR-6_1-c = Vous pouvez choisir une voie déjà prise par d’autres, mais il faut en choisir une.

## 7
rule-NOR-7-title = Les manches
rule-NOR-7_1-a = La partie dure exactement 16, 15 ou 14 manches à 2, 3 ou 4 joueurs.
rule-NOR-7_1-b = Chaque manche commence par le retrait du marqueur le plus bas de la piste des manches. La case ainsi découverte, comptée depuis le bas, est le numéro de la manche plus le nombre de joueurs moins deux.
rule-NOR-7_1-c = À chaque manche, chacun de vous joue un tour complet ; le premier joueur commence.
rule-NOR-7_1-d = Quand le dernier marqueur est retiré, la dernière manche commence. Chacun joue encore un tour complet, puis la partie est finie.

## 8
rule-NOR-8-title = Votre tour, payer et gagner
rule-NOR-8_1-a = Votre tour a quatre phases, toujours dans cet ordre : influence, actions, politique, administration.
rule-NOR-8_1-b = Vous pouvez sauter l’influence et la politique, et ne toucher à aucun disque dans la phase d’actions. L’administration ne se saute pas.
rule-NOR-8_1-c = Vous n’agissez que pendant votre tour ; personne ne peut vous interrompre.
rule-NOR-8_2-a = Les ressources et la connaissance payées vont à la réserve commune, jamais aux autres joueurs.
rule-NOR-8_2-b = Une marchandise se paie en retournant un de ses entrepôts pleins côté vide. Vous gardez l’entrepôt.
rule-NOR-8_2-c = Les ressources et la connaissance gagnées passent de la réserve commune à la vôtre.
rule-NOR-8_2-d = Vaisseaux et entrepôts ne se trouvent que sur les îles, et un entrepôt arrive toujours vide.
rule-NOR-8_2-e = Si vous ne pouvez pas payer une action en entier, vous ne pouvez pas la faire : ni dette, ni acompte.
rule-NOR-8_2-f = Quand un coût accepte n’importe quelles ressources, c’est vous qui les choisissez.
rule-NOR-8_2-g = Tout est visible pour tous : réserves, roues, marché, salles et îles découvertes. Seules les îles pas encore révélées sont secrètes, et personne ne les connaît.

## 9
rule-NOR-9-title = Phase d’influence
rule-NOR-9_1-a = Avant votre premier disque, vous pouvez utiliser l’équipe de nuit et la modification autant de fois que vous voulez, dans n’importe quel ordre.
rule-NOR-9_1-b = L’équipe de nuit fait tourner l’anneau moyen ou le grand d’un emplacement dans le sens horaire. Le petit anneau n’est pas concerné.
rule-NOR-9_1-c = Une modification échange deux disques de votre roue, ou déplace un disque vers un emplacement vide. L’anneau et la moitié importent peu.
rule-NOR-9_1-d = Ni la rotation ni la modification ne retournent un disque.
rule-NOR-9_2-a = Au début, une équipe de nuit coûte 1 connaissance et une modification 2.
rule-NOR-9_2-b = À partir de la manche 11, 10 ou 9 à 2, 3 ou 4 joueurs, et jusqu’à la fin, l’équipe de nuit part de 2 connaissances et la modification de 3.
rule-NOR-9_2-c = Chaque fois que vous répétez la même action spéciale dans un tour, elle coûte le double de la fois d’avant : 1, 2, 4, 8 … fois son prix de départ.
rule-NOR-9_2-d = Équipe de nuit et modification se comptent à part : l’une ne renchérit pas l’autre.
rule-NOR-9_2-e = Toutes les équipes de nuit d’un tour se comptent ensemble, quel que soit l’anneau tourné.
rule-NOR-9_2-f = Le compte repart de zéro à chaque tour.
rule-NOR-9_2-g = Le marché noir est fermé pendant la phase d’influence.

## 10
rule-NOR-10-title = Phase d’actions : activer, doubler, inspecter
rule-NOR-10_1-a = Vous activez jusqu’à trois disques de la moitié active, un par un, dans l’ordre voulu. Aucun, c’est permis aussi.
rule-NOR-10_1-b = Chaque anneau vous donne au plus un disque par tour, et tous vos disques doivent tenir dans un même trio.
rule-NOR-10_1-c = Aucun disque ne s’active deux fois dans un tour.
rule-NOR-10_1-d = Un disque activé vous donne une action. Si son type en offre deux, vous en choisissez une.
rule-NOR-10_1-e = Terminez toutes les actions d’un disque avant d’en activer ou d’en inspecter un autre.
rule-NOR-10_1-f = Vous ne pouvez activer un disque que si au moins une de ses actions est possible avec ce que vous possédez alors, et vous devez en faire une. S’il vous faut le marché noir pour cela, échangez d’abord.
rule-NOR-10_1-g = Entre deux actions, vous pouvez finir votre phase d’actions quand vous voulez.
rule-NOR-10_2-a = Un disque face avancée visible peut être doublé : il donne alors deux actions, l’une juste après l’autre.
rule-NOR-10_2-b = Vous ne pouvez doubler qu’un disque par tour.
rule-NOR-10_2-c = Décidez de doubler un disque avancé avant de l’activer ; ensuite, plus moyen de changer d’avis.
rule-NOR-10_2-d = Si un disque doublé offre deux actions différentes, faites-les une fois chacune, dans l’ordre voulu, ou deux fois la même.
rule-NOR-10_2-e = Vous pouvez renoncer à la seconde action d’un disque doublé, mais votre doublement de ce tour est tout de même dépensé.
rule-NOR-10_2-f = Vous pouvez activer d’autres disques avancés dans le même tour ; chacun ne donne alors qu’une action, comme un disque normal.
rule-NOR-10_2-g = Un tour ne compte jamais plus de quatre actions de disque.
rule-NOR-10_3-a = Un disque que vous améliorez pendant ce tour ne peut plus être activé avant votre prochain tour.
rule-NOR-10_4-a = Inspection : laissez un disque inutilisé et prenez aussitôt 1 connaissance.
rule-NOR-10_4-b = Vous pouvez inspecter un disque par anneau, donc trois au plus par tour.
rule-NOR-10_4-c = Sur un anneau où vous avez déjà activé un disque ce tour-ci, l’inspection est exclue.
rule-NOR-10_4-d = Après l’inspection d’un disque, tout son anneau reste inutilisé jusqu’à la fin de votre tour.
rule-NOR-10_4-e = On n’inspecte que dans la moitié active, et tous les disques activés ou inspectés dans un tour doivent tenir ensemble dans un seul trio.
rule-NOR-10_4-f = Il n’y a rien à inspecter sur un emplacement vide.
rule-NOR-10_4-g = Inspecter n’est pas une de vos quatre actions, n’utilise aucune action du disque et ne le change pas.

## 11
rule-NOR-11-title = Disque Ressource et disque Bonus
rule-NOR-11_1-a = Un disque Ressource vous rapporte une ressource de son type pour chaque vaisseau de ce type que vous possédez.
rule-NOR-11_1-b = Vos vaisseaux sont comptés à chaque récolte.
rule-NOR-11_2-a = Avec un disque Bonus, vous choisissez un disque activé plus tôt dans ce tour et refaites une de ses actions.
rule-NOR-11_2-b = Ce peut être l’action déjà faite avec ce disque, ou l’autre qu’il offre.
rule-NOR-11_2-c = Un disque Bonus doublé donne deux actions : deux du même disque, ou une de chacun de deux disques, pourvu que vous les ayez activés plus tôt dans ce tour.
rule-NOR-11_2-d = Doubler un disque Bonus consomme l’unique doublement de votre tour.
rule-NOR-11_2-e = Tant que vous n’avez activé aucun autre disque dans ce tour, vous ne pouvez pas activer de disque Bonus.
rule-NOR-11_2-f = Un disque Bonus ne peut répéter ni un autre disque Bonus, ni un disque seulement inspecté.
rule-NOR-11_2-g = Ce que vous faites par un disque Bonus suit toutes les règles de l’action répétée et compte dans vos quatre actions. Le disque Bonus n’a pas d’autre action à lui.
rule-NOR-11_2-h = Le disque répété peut être avancé, et vous pouvez même l’avoir doublé dans ce tour.

## 12
rule-NOR-12-title = Disque Ville
rule-NOR-12_1-a = Avec un disque Ville, vous allez au marché ou vous investissez.
rule-NOR-12_2-a = Marché : prenez un disque au sommet d’une pile et payez son prix avec les ressources de votre choix.
rule-NOR-12_2-b = Les disques Ressource sont gratuits ; les autres coûtent de 1 à 4 ressources, selon leur emplacement dans la rangée du bas.
rule-NOR-12_2-c = Une action de marché donne un disque, ni plus ni moins.
rule-NOR-12_2-d = Votre nouveau disque attend au centre de la roue. Avant la phase d’administration, il n’est pas sur la roue : vous ne pouvez ni l’activer, ni l’inspecter, ni le modifier, ni l’améliorer.
rule-NOR-12_2-e = Les prix du marché restent les mêmes toute la partie.
rule-NOR-12_3-a = Investissement : envoyez un représentant de la caverne au niveau 1 d’une voie où vous n’en avez pas, ou faites monter d’un niveau l’un de vos représentants.
rule-NOR-12_3-b = Une action d’investissement déplace un représentant d’un niveau.
rule-NOR-12_3-c = Vous payez le prix indiqué au niveau où vous entrez : identique ou différent, en ce que la voie accepte.
rule-NOR-12_3-d = En plus, vous payez 1 ressource au choix pour chaque représentant d’un autre joueur devant vous sur cette voie. Elle va à la réserve commune.
rule-NOR-12_3-e = Un représentant est devant si son niveau dépasse le vôtre avant votre déplacement. Depuis la caverne, tous les autres représentants de la voie sont devant.
rule-NOR-12_3-f = Pour les représentants devant vous, on paie toujours en ressources, même sur les voies qui demandent des marchandises. Cela ne fait pas partie du prix et ne compte pas pour « identique » ou « différent ».
rule-NOR-12_3-g = Le niveau 9 est le sommet : un représentant n’y monte pas plus haut.
rule-NOR-12_3-h = Le déplacement n’a lieu que si vous payez tout : le prix et le supplément pour les représentants devant.

## 13
rule-NOR-13-title = Disque Voyage
rule-NOR-13_1-a = Une action Voyage a deux parties : votre ambassadeur va d’abord sur une île, puis vous y prenez un vaisseau ou y construisez une usine.
rule-NOR-13_1-b = Jeu de base : vous pouvez aller sur toute île révélée ou, tant qu’il en reste, sur une île cachée de votre choix.
rule-NOR-13_1-c = Votre ambassadeur doit changer d’île à chaque fois. Vous ne pouvez pas rester sur place.
rule-NOR-13_1-d = Si vous voyagez plusieurs fois dans un tour, vous pouvez revenir sur l’île où votre tour a commencé.
rule-NOR-13_1-e = Votre ambassadeur ne retourne jamais sur l’îlot de départ.
rule-NOR-13_2-a = Pour entrer sur une île, payez à la réserve commune 1 ressource au choix par ambassadeur d’un autre joueur qui s’y trouve.
rule-NOR-13_2-b = Si vous ne pouvez pas la payer, vous ne pouvez pas y aller.
rule-NOR-13_2-c = L’îlot de départ ne compte pas comme une île ; les ambassadeurs qui s’y trouvent ne coûtent rien à personne.
rule-NOR-13_3-a = Une île que vous révélez est retournée et reçoit ses vaisseaux, et votre ambassadeur doit y aller. Impossible de revenir en arrière.
rule-NOR-13_3-b = Pour chaque type de vaisseau de l’île, un symbole dit combien elle en reçoit : joueurs plus un, joueurs moins un ou joueurs moins deux.
rule-NOR-13_3-c = Chaque type de vaisseau indiqué sur l’île reçoit au moins un vaisseau. Cela joue à deux, pour joueurs moins deux.
rule-NOR-13_4-a = Vaisseau : prenez un vaisseau d’un type encore présent sur l’île et ajoutez-le à votre réserve.
rule-NOR-13_4-b = Sur une île sans vaisseau, vous ne pouvez pas en prendre.
rule-NOR-13_5-a = Usine : déplacez l’usine la plus haute de votre plateau vers un emplacement libre de l’île et prenez les entrepôts vides qui y sont indiqués, de cette sorte et en ce nombre.
rule-NOR-13_5-b = Construire est gratuit : vous ne payez que l’entrée sur l’île.
rule-NOR-13_5-c = Il y a place pour une usine par emplacement, et elle y reste jusqu’à la fin de la partie.
rule-NOR-13_5-d = Vous pouvez avoir plusieurs usines sur la même île, une par action.
rule-NOR-13_5-e = Vous ne pouvez pas construire si l’île n’a plus d’emplacement libre ou si vos sept usines sont déjà construites.
rule-NOR-13_6-a = Si, à l’arrivée, vous pouvez prendre un vaisseau ou construire une usine, vous devez faire l’un des deux.
rule-NOR-13_6-b = Vous pouvez aussi aller sur une île où rien de cela n’est possible ; l’action finit alors avec l’arrivée.

## 14
rule-NOR-14-title = Marchandises et entrepôts
rule-NOR-14_1-a = Hélices, voiles et boussoles sont des marchandises simples ; lampes et pistons sont des marchandises complexes.
rule-NOR-14_1-b = Produire une marchandise simple demande 2 ressources, une complexe 3. La face vide de l’entrepôt montre lesquelles.
rule-NOR-14_1-c = Un entrepôt ne contient qu’une marchandise : face vide, il n’en a pas ; face pleine, il en a une.
rule-NOR-14_1-d = Les marchandises ne servent qu’à deux choses : les prix des voies (simples pour l’exploration, complexes pour la recherche) et le marché noir.
rule-NOR-14_1-e = Un entrepôt ne se rend jamais.

## 15
rule-NOR-15-title = Disque Outils
rule-NOR-15_1-a = Avec un disque Outils, vous améliorez un disque ou vous produisez.
rule-NOR-15_2-a = Amélioration : tournez un disque de votre roue de la face normale à la face avancée. Il peut être sur n’importe quel anneau, dans l’une ou l’autre moitié.
rule-NOR-15_2-b = Améliorer est gratuit.
rule-NOR-15_2-c = Vous pouvez améliorer un disque que vous avez déjà activé ou inspecté dans ce tour.
rule-NOR-15_2-d = Un disque Outils ne peut pas s’améliorer lui-même, mais un autre disque Outils peut le faire. Améliorer par un disque Bonus compte comme fait par le disque Outils que vous répétez.
rule-NOR-15_2-e = Un disque qui attend au centre de la roue ne peut pas être amélioré.
rule-NOR-15_2-f = Un disque amélioré reste avancé jusqu’à la fin de la partie.
rule-NOR-15_3-a = Production : pour chaque marchandise, payez les ressources qu’elle demande et tournez côté plein un de vos entrepôts vides pour elle.
rule-NOR-15_3-b = Une action de production fait soit autant de marchandises que vous voulez d’une seule sorte, soit des marchandises de plusieurs sortes, mais pas plus d’une de chacune.
rule-NOR-15_3-c = Vous ne pouvez pas faire plus d’une marchandise que vous n’avez d’entrepôts vides pour elle.
rule-NOR-15_3-d = Si vous produisez, vous produisez au moins une marchandise.

## 16
rule-NOR-16-title = Marché noir
rule-NOR-16_1-a = À tout moment de votre phase d’actions, vous pouvez échanger au marché noir, autant de fois que vous voulez : même avant votre premier disque, au milieu d’une action ou une fois tous vos disques utilisés.
rule-NOR-16_1-b = Une marchandise simple rapporte 2 connaissances, une complexe 3. Pour 3 connaissances, vous recevez 1 ressource au choix.
rule-NOR-16_1-c = On n’échange jamais dans l’autre sens.
rule-NOR-16_1-d = Échanger au marché noir n’est pas une action de disque ni une de vos quatre actions.
rule-NOR-16_1-e = Pendant une action de disque, vous pouvez échanger tant que son coût n’est pas payé ; ce que vous obtenez peut donc aider à le payer.
rule-NOR-16_1-f = Tant qu’un disque activé doit encore sa première action, un échange qui le laisserait sans aucune action possible est interdit, par exemple vendre la seule marchandise de son seul investissement possible. On regarde ce que vous auriez juste après cet unique échange.

## 17
rule-NOR-17-title = Phase politique
rule-NOR-17_1-a = Vous pouvez mener autant d’intrigues que vous voulez.
rule-NOR-17_1-b = Le prix de départ d’une intrigue est de 1 connaissance par symbole Connaissance visible sur la piste des manches.
rule-NOR-17_1-c = Chaque intrigue suivante du même tour coûte le double de la précédente : 1, 2, 4 … fois le prix de départ. Le compte reprend à chaque tour.
rule-NOR-17_2-a = D’abord, choisissez une salle et déplacez un de ses politiciens du haut vers le premier siège clair libre depuis la gauche.
rule-NOR-17_2-b = Ensuite, choisissez n’importe quelle salle, même la même, et retirez du jeu un politicien de sa partie supérieure.
rule-NOR-17_2-c = Ce retrait ne se saute pas.
rule-NOR-17_2-d = Quand il n’y a plus personne en haut nulle part, les intrigues sont finies.
rule-NOR-17_2-e = Chaque intrigue enlève du haut exactement deux politiciens ; une partie compte donc au plus 12 intrigues, et autant de politiciens installés que retirés.
rule-NOR-17_2-f = Le marché noir est fermé pendant la phase politique.
rule-NOR-17_2-g = Vous pouvez installer et retirer des politiciens dans n’importe quelle salle, que vous ayez ou non un représentant sur sa voie.

## 18
rule-NOR-18-title = Phase d’administration
rule-NOR-18_1-a = D’abord, vos trois anneaux tournent chacun d’un emplacement dans le sens horaire : petit, moyen, grand. Cela arrive toujours.
rule-NOR-18_1-b = Ensuite, vous gagnez 1 connaissance par symbole découvert sur votre plateau d’usines.
rule-NOR-18_1-c = Le nombre de symboles découverts ne dépend que du nombre d’usines construites ; avant la première, il n’y en a aucun.
rule-NOR-18_1-d = Enfin, posez sur votre roue chaque disque acquis dans ce tour, face normale visible, sur un emplacement de n’importe quel anneau et moitié.
rule-NOR-18_1-e = L’emplacement peut être vide ou occupé. Le disque qui s’y trouvait quitte le jeu.
rule-NOR-18_1-f = Chaque nouveau disque doit être posé. S’il y en a plusieurs, vous choisissez l’ordre, et aucun ne peut en remplacer un autre posé dans la même phase.
rule-NOR-18_1-g = C’est ensuite au joueur suivant ; quand chacun a joué, une nouvelle manche commence.

## 19
rule-NOR-19-title = Fin de la partie et décompte
rule-NOR-19_1-a = La partie est finie quand chacun a joué son tour de la manche 16, 15 ou 14 à 2, 3 ou 4 joueurs.
rule-NOR-19_1-b = Avant le décompte, les politiciens restés en haut sont enlevés. La valeur des salles n’en change pas.
rule-NOR-19_2-a = Pour chaque voie, vous marquez le niveau de votre représentant fois la valeur de la salle de cette voie.
rule-NOR-19_2-b = Spécialisation : le niveau le plus haut de vos quatre représentants fois la valeur de cette salle. Compté une fois, même si plusieurs sont aussi haut.
rule-NOR-19_2-c = Division : le niveau le plus bas de vos quatre représentants fois la valeur de cette salle. Compté une fois, même si plusieurs sont aussi bas.
rule-NOR-19_2-d = Pour le niveau le plus bas, les quatre représentants comptent : si l’un d’eux est encore dans la caverne, c’est 0.
rule-NOR-19_2-e = Rien d’autre ne rapporte de points : ni ressources, marchandises, connaissance, vaisseaux, usines ou disques, ni votre ambassadeur.
rule-NOR-19_3-a = Qui a le plus de points gagne.
rule-NOR-19_3-b = À égalité, gagne qui a le moins de vaisseaux et d’entrepôts, comptés ensemble. Les entrepôts pleins et vides comptent, les vaisseaux du départ aussi.
rule-NOR-19_3-c = Si c’est encore égal, les joueurs à égalité gagnent ensemble.

## 20
rule-NOR-20-title = Partie expert
rule-NOR-20_1-a = La mise en place suit cet ordre : premier joueur, îles, marché, roues.
rule-NOR-20_1-b = Le hasard choisit 5, 6 ou 7 îles à 2, 3 ou 4 joueurs. Elles sont face visible, en cercle.
rule-NOR-20_1-c = Les îles reçoivent leurs vaisseaux dès la mise en place.
rule-NOR-20_1-d = Le hasard décide quels emplacements du bas du marché reçoivent les piles Ville, Voyage, Outils et Bonus.
rule-NOR-20_2-a = Vous posez vous-même vos six disques de départ : un sur le petit anneau, deux sur le moyen, trois sur le grand.
rule-NOR-20_2-b = De ces six, exactement deux sont dans la moitié active et quatre dans la moitié inactive.
rule-NOR-20_2-c = Vous composez vos roues tous en même temps ou, si la table est réglée ainsi, dans l’ordre du tour.
rule-NOR-20_2-d = Vos disques Ressource peuvent avoir le même ordre que ceux d’un autre.
rule-NOR-20_3-a = Vous commencez sans ressource, sans connaissance et sans représentant gratuit, mais vous recevez un vaisseau de chaque type.
rule-NOR-20_4-a = Pour votre premier Voyage de la partie, toutes les îles sont permises ; les ambassadeurs présents se paient comme d’habitude.
rule-NOR-20_4-b = Ensuite, vous n’atteignez que les deux îles voisines de la vôtre dans le cercle.
rule-NOR-20_4-c = Ce que vous payez pour entrer sur une île va à la réserve commune, comme dans le jeu de base.
rule-NOR-20_4-d = Comme toutes les îles sont visibles, aucune n’est jamais révélée.

## Décisions
rule-NOR-R-title = Décisions : ce que la règle laisse ouvert
rule-NOR-R-1 = Avec quoi commence-t-on ? 1 ressource et 1 connaissance. Une critique parle de deux ressources, mais la règle du jeu dit une, deux fois.
rule-NOR-R-2 = Que valent les salles ? Les rangées imprimées ne sont pas connues avec certitude. D’après les exemples de décompte et des critiques, nous prenons 0 2 4 6 8 pour le raffinage, la colonisation et la spécialisation, 0 3 6 9 12 pour l’exploration, 0 4 8 12 16 pour la recherche et la division. La division est notre propre estimation.
rule-NOR-R-3 = Où sont les symboles Connaissance de la piste des manches ? On l’ignore ; pour suivre les exemples, nous en mettons un sur chacune des cases 1, 5, 9 et 13 depuis le bas. Les cases découvertes dès le début comptent.
rule-NOR-R-4 = Où sont les disques de départ ? L’image est perdue ; notre disposition suit les exemples. Ville : petit anneau, haut. Voyage : anneau moyen, droite. Outils : grand anneau, haut. Ressources : grand anneau centre, grand anneau haut droite et anneau moyen haut gauche.
rule-NOR-R-5 = Un emplacement vide rompt-il un trio ? Non. Seule compte la liste des quatre trios ; des disques de part et d’autre d’un vide s’utilisent donc ensemble.
rule-NOR-R-6 = Faut-il annoncer un trio ? Non. Chaque disque est vérifié au moment où vous l’utilisez.
rule-NOR-R-7 = Un disque Bonus peut-il venir d’abord et renforcer un disque suivant ? Non. Il répète un disque activé avant lui ; il faut donc au moins un autre disque d’abord.
rule-NOR-R-8 = Que peut répéter un disque Bonus ? Ni un Bonus ni un disque inspecté, mais bien un disque amélioré après son activation. En répétant un disque Outils, vous ne pouvez pas améliorer ce même disque ; vous pouvez améliorer le Bonus, qui ne vous servira qu’au tour suivant.
rule-NOR-R-9 = Un Bonus doublé compte-t-il comme votre disque doublé ? Oui. Un Bonus simple à côté d’un autre disque doublé est permis et fait 2 + 1 + 1 = 4 actions.
rule-NOR-R-10 = Peut-on activer un disque et ne rien faire ? Non, au moins une action doit être possible et être faite. Seule la seconde action d’un disque doublé peut être abandonnée.
rule-NOR-R-11 = Qu’est-ce qui compte dans les quatre actions ? Seulement les actions de disque, y compris par un Bonus. Inspections, actions spéciales et échanges au marché noir ne comptent pas.
rule-NOR-R-12 = Jusqu’où le trio lie-t-il une inspection ? Tout ce qui est activé ou inspecté dans un tour doit tenir dans un trio, même si vous ne faites qu’inspecter. Un disque amélioré dans ce tour peut être inspecté.
rule-NOR-R-13 = Qui est devant votre représentant ? On compare les niveaux avant le déplacement : qui est au niveau où vous allez entrer vous coûte 1, qui est à votre niveau actuel rien.
rule-NOR-R-14 = Prix et supplément sont-ils un seul paiement ? Non, deux. Le supplément se paie en ressources quelconques et n’a rien à voir avec « identique » ou « différent ».
rule-NOR-R-15 = Le premier représentant gratuit paie-t-il pour ceux qui sont devant ? Non, il ne paie rien du tout.
rule-NOR-R-16 = Et si une île n’a plus rien pour vous ? Vous pouvez y aller juste pour vous déplacer. Si un vaisseau ou une usine est possible, il faut choisir l’un des deux.
rule-NOR-R-17 = Quelle île cachée révèle-t-on ? N’importe laquelle. Elles se ressemblent ; le logiciel les mélange donc et les révèle place par place : le nuage marqué est le prochain. Pas de retour possible.
rule-NOR-R-18 = Qui reçoit le paiement pour entrer sur une île ? La réserve commune, en jeu de base comme en partie expert.
rule-NOR-R-19 = Combien de vaisseaux font « joueurs moins deux » à deux joueurs ? Un.
rule-NOR-R-20 = Peut-on construire plusieurs usines sur une île ? Oui.
rule-NOR-R-21 = Votre ambassadeur peut-il retourner sur l’îlot de départ ? Non, seules les îles se visitent.
rule-NOR-R-22 = Les ressources ou la connaissance peuvent-elles s’épuiser ? Non, elles sont ici illimitées.
rule-NOR-R-23 = Peut-il manquer des vaisseaux ou des entrepôts ? Non, il y en a toujours assez pour toutes les îles et tous les joueurs.
rule-NOR-R-24 = Combien de marchandises par action de production ? Autant qu’on veut d’une sorte, ou une de chacune de plusieurs sortes. L’exemple éclaire une phrase confuse.
rule-NOR-R-25 = Peut-on ne rien produire ? Non, au moins une marchandise.
rule-NOR-R-26 = Dans quel ordre se fait l’administration ? Tourner les anneaux, gagner la connaissance, poser les nouveaux disques. Inverser les deux premiers ne changerait rien.
rule-NOR-R-27 = Faut-il poser un nouveau disque ? Oui, après la rotation et face normale visible. Un disque à peine posé est à l’abri pour le reste de la phase.
rule-NOR-R-28 = La dernière manche est-elle plus courte ? Non, chacun joue les quatre phases.
rule-NOR-R-29 = Qu’est-ce qui départage ? La plus petite somme de tous les vaisseaux et de tous les entrepôts.
rule-NOR-R-30 = Le retrait d’une intrigue peut-il être impossible ? Non. Avant chaque intrigue, les politiciens du haut sont en nombre pair ; après en avoir installé un, il en reste au moins un, qu’il faut retirer.
rule-NOR-R-31 = Peut-on retirer dans la salle où l’on vient d’installer ? Oui, dans n’importe quelle salle.
rule-NOR-R-32 = La voie du raffinage a-t-elle un second nom ? Oui, la règle italienne en utilise deux ; c’est la même voie.
rule-NOR-R-33 = Que possède Flavio dans le tour d’exemple de la règle ? 2 connaissances, 3 vaisseaux à obsidienne, 1 mycélium, 1 obsidienne et 1 entrepôt de lampe plein. La liste imprimée confond ressources et entrepôts.
rule-NOR-R-34 = Peut-on vérifier le tableau du décompte final de la règle ? Seulement son égalité et sa remarque sur la division ; les autres nombres sont perdus.
rule-NOR-R-35 = Les conseils de l’autrice sont-ils des règles ? Non, de simples conseils d’amie.
rule-NOR-R-36 = Quand les vaisseaux arrivent-ils sur les îles en partie expert ? À la mise en place, sur chaque île.
rule-NOR-R-37 = Comment compose-t-on les roues expert ? Tous ensemble : ici chacun compose en secret, et les roues sont montrées quand tous sont prêts. Composer dans l’ordre du tour est un réglage de la table.
rule-NOR-R-38 = Où commence votre ambassadeur en partie expert ? Sur l’îlot de départ. Chacun a son propre premier Voyage.
rule-NOR-R-39 = Combien d’îles sont en jeu ? 5, 6 ou 7, comme le dit la règle ; une vidéo en annonce moins, mais le récit d’une partie à quatre en montre sept.
rule-NOR-R-40 = Comment se combinent hausse et répétition ? D’abord le prix de départ plus élevé, puis le doublement : équipe de nuit 2, 4, 8 ; modification 3, 6, 12.
rule-NOR-R-41 = Les équipes de nuit se comptent-elles par anneau ? Non, les deux anneaux ont un seul compte.
rule-NOR-R-42 = Un disque modifié se retourne-t-il ? Non, il garde la même face visible.
rule-NOR-R-43 = Quand le marché noir est-il ouvert ? Seulement dans votre propre phase d’actions ; dans une action, tant que son coût n’est pas payé. Chaque échange forme un tout.
rule-NOR-R-44 = Les ambassadeurs renchérissent-ils les investissements ? Non, ce sont les représentants ; l’aide-mémoire au dos de la règle emploie le mauvais mot.
rule-NOR-R-45 = Les marchandises viennent-elles des îles ? Non, elles se produisent. Seuls les vaisseaux et les entrepôts viennent des îles.
rule-NOR-R-46 = Qui est premier joueur ? Le hasard en décide, ou la personne qui ouvre la table.
rule-NOR-R-47 = Et si le prix est d’un seul jeton ? N’importe quel jeton accepté par la voie convient ; « différent » n’existe qu’à partir de deux jetons.
rule-NOR-R-48 = À quoi ressemblent les îles ? Les vaisseaux se déduisent des nombres de la boîte. Les emplacements d’usine sont notre reconstitution : quatre par île, de sorte que chaque entrepôt serve exactement une fois.
rule-NOR-R-49 = Que coûtent les marchandises ? Nous prenons : boussole = obsidienne + mycélium, voile = mycélium + énergie, hélice = énergie + obsidienne ; lampe et piston = une de chaque ressource. Cela suit l’exemple, mais le piston est une supposition.
rule-NOR-R-50 = Combien de connaissance rapportent les usines ? Nous prenons 0 1 2 2 3 3 4 5 pour zéro à sept usines ; le plateau imprimé n’est pas connu.
rule-NOR-R-51 = Que coûtent les niveaux ? La plupart des prix imprimés ne sont pas connus ; les nôtres s’accordent avec ceux des exemples.
rule-NOR-R-52 = Comment le marché est-il disposé ? Au hasard, sauf si la table choisit la rangée fixe de première partie. Hors de la partie expert, la roue de départ est toujours l’habituelle.
rule-NOR-R-53 = L’ordre de la rangée du haut du marché compte-t-il ? Non, tous ses disques sont gratuits.
rule-NOR-R-54 = Comment les disques Ressource ont-ils des ordres différents ? Chaque joueur reçoit au hasard un autre des six ordres possibles.
rule-NOR-R-55 = Qu’est-ce qui est caché ? Seulement les îles pas encore révélées et les pièces hors jeu. Tout le reste est visible.
rule-NOR-R-56 = Le jeu en solitaire et les lettres sont-ils inclus ? Non, ils ne font pas partie de cette règle.
rule-NOR-R-57 = Peut-on doubler un Bonus avancé en plus d’un autre disque doublé ? Non, sauf si la table en décide autrement : une phrase de la règle est illisible, c’est donc un réglage. Il n’y a jamais plus de quatre actions.
rule-NOR-R-58 = Le texte de la règle est-il complet ? Notre source a quelques lacunes, mais aucune phrase ne s’y interrompt ; nous le tenons pour complet.
rule-NOR-R-59 = Peut-on céder ce dont le disque activé a encore besoin ? Non. Un tel échange est refusé ; il ne peut s’agir que des marchandises d’un investissement, quand aucun disque du marché n’est accessible.
rule-NOR-R-60 = Peut-on échanger deux disques du même type qui montrent la même face ? Non. Cela coûterait de la connaissance et ne changerait rien ; ce n’est donc pas proposé.

## Exemples
rule-NOR-EX-title = Exemples
rule-NOR-EX-1 = À quatre, vous préparez une partie de base. Chacun a ensuite 1 connaissance, 1 ressource au choix, un vaisseau de chaque type, quatre représentants dans la caverne et sept usines sur son plateau.
rule-NOR-EX-2 = Une intrigue coûte 1, et quatre politiciens sont en haut en recherche et en exploration. Vous payez 1 connaissance, en installez un en recherche et en retirez un en exploration : la recherche en a trois en haut et un installé, l’exploration trois en haut.
rule-NOR-EX-3 = Vous êtes au niveau 2 du raffinage, 7 de la colonisation, 3 de l’exploration et 0 de la recherche. Ces salles valent 2, 6, 12 et 8, la spécialisation 4, la division rien. Vous marquez 4 + 42 + 36 + 0 + 28 + 0 = 110.
rule-NOR-EX-4 = Vous voulez utiliser un disque Ville avancé, un disque Outils avancé et un disque énergie. Vous commencez par doubler Outils : d’abord ses deux actions, puis Ville n’en donne qu’une et énergie une. Quatre en tout.
rule-NOR-EX-5 = Quatre joueurs choisissent raffinage, recherche, exploration et exploration. Chacun y a maintenant un représentant au niveau 1, et personne n’a rien payé.
rule-NOR-EX-6 = Vous possédez 10 d’une ressource. Avec des jetons, vous en mettriez un à côté d’un multiplicateur et prendriez la monnaie en payant ; ici, vous avez simplement le nombre 10.
rule-NOR-EX-7 = L’équipe de nuit part de 1 et la modification de 2 ; vous avez 5 connaissances. Vous tournez l’anneau moyen pour 1, le grand pour 2, et échangez Ville et Outils pour 2. Il ne reste rien.
rule-NOR-EX-8 = Vous avez activé énergie et Ville pour une action chacun, puis vous doublez un disque Bonus avancé et répétez les deux une fois. Chacun a servi deux fois : quatre actions.
rule-NOR-EX-9 = Vous avez doublé un disque mycélium avancé, puis un disque Bonus simple le répète : vous avez récolté trois fois du mycélium dans ce tour.
rule-NOR-EX-10 = Vous possédez 3 vaisseaux à énergie : une action d’un disque énergie vous rapporte donc 3 énergies.
rule-NOR-EX-11 = La pile Bonus est à l’emplacement 4 du bas. Vous payez 2 obsidiennes, 1 énergie et 1 mycélium, et le disque attend au centre de votre roue jusqu’à l’administration.
rule-NOR-EX-12 = Votre prochain niveau de colonisation coûte 4 ressources différentes et personne n’est devant. Vous pouvez payer 3 énergies et 1 mycélium, mais pas 4 énergies.
rule-NOR-EX-13 = Un niveau coûte 3 marchandises simples différentes. En hélices/voiles/boussoles, vous pouvez payer 1/1/1, 2/1/0, 2/0/1, 1/2/0, 0/2/1, 1/0/2 ou 0/1/2, mais jamais trois d’une sorte.
rule-NOR-EX-14 = Les ambassadeurs de deux autres joueurs sont sur une île, elle vous coûte donc 2 ressources. Si vous en avez moins, vous ne pouvez pas y aller, mais vous pouvez révéler gratuitement une nouvelle île.
rule-NOR-EX-15 = Quatre joueurs : vous révélez une île avec obsidienne (joueurs moins deux) et mycélium (joueurs moins un). Elle reçoit 2 vaisseaux à obsidienne et 3 à mycélium, votre ambassadeur y va, et vous prenez un vaisseau ou construisez une usine.
rule-NOR-EX-16 = Un dernier vaisseau à obsidienne est sur une île où se tient un autre ambassadeur. Vous payez 1 ressource au choix, y allez et le prenez. Désormais, personne ne peut y prendre de vaisseau à obsidienne.
rule-NOR-EX-17 = Aucun autre ambassadeur n’est sur l’île, et son emplacement à 2 entrepôts de boussole est libre. Vous y construisez : votre usine la plus haute quitte le plateau et vous recevez 2 entrepôts de boussole vides.
rule-NOR-EX-18 = Vous avez acheté un disque Voyage dans ce tour et utilisez maintenant Outils. Vous pouvez améliorer un disque mycélium de votre roue, mais pas le disque Voyage du centre.
rule-NOR-EX-19 = Vous avez 3 entrepôts de boussole, 1 de voile et 1 de lampe vides, 3 mycéliums, 2 obsidiennes et 2 énergies. Une action peut faire une boussole, une voile et une lampe et prend tout. Trois boussoles en une action seraient permises aussi, deux boussoles et une voile non.
rule-NOR-EX-20 = Quatre joueurs, manche 4 : une intrigue part de 2. Un politicien siège en colonisation. Vous en installez un là et en retirez un en recherche, puis un autre là et un retiré au raffinage. Vous payez 2 + 4 = 6 connaissances, et la colonisation vaut 6 par niveau.
rule-NOR-EX-21 = Vous n’avez pas d’usine et avez acheté un disque Voyage. À l’administration, chaque anneau tourne d’un emplacement, vous ne gagnez pas de connaissance, et vous pouvez poser Voyage sur un emplacement du grand anneau où se trouve mycélium. Le disque mycélium quitte le jeu.
rule-NOR-EX-22 = Un tour entier, quatre joueurs. Pour 2 connaissances, vous échangez Voyage et mycélium. Voyage apporte votre quatrième vaisseau à obsidienne, le disque obsidienne 4 obsidiennes : vous en avez 5. Vous doublez Ville : un niveau de raffinage pour 5 obsidiennes et 1 mycélium pour le représentant devant, puis un disque obsidienne gratuit. Une lampe rapporte 3 connaissances au marché noir, qui paient une intrigue : un installé au raffinage, un retiré de la division. À l’administration, vous gagnez 2 connaissances et posez le disque sur l’emplacement libre du petit anneau.
rule-NOR-EX-23 = Deux joueurs partagent le plus haut total. L’un possède 8 vaisseaux et 4 entrepôts, l’autre 6 vaisseaux et 5 entrepôts : 12 contre 11, c’est donc l’autre qui gagne.
rule-NOR-EX-24 = À quatre joueurs, une équipe de nuit coûte 1 à la manche 8 et 2 à la manche 9. À la manche 9, trois équipes de nuit coûtent 2 + 4 + 8 = 14 et deux modifications 3 + 6 = 9. À deux joueurs, les prix montent à la manche 11, à trois à la manche 10.
rule-NOR-EX-25 = Avec des disques sur les six emplacements actifs, il y a exactement quatre trios complets. Grand gauche avec moyen droite et grand droite avec moyen gauche sont toujours exclus, quel que soit l’ordre.
rule-NOR-EX-26 = Un disque à droite du grand anneau est au centre, à gauche, en haut à gauche, en haut, en haut à droite et de nouveau à droite après 1 à 6 phases d’administration. Après 12 tours, tous les anneaux sont revenus à leur départ.
rule-NOR-EX-27 = Vous avez activé le disque gauche de l’anneau moyen. Vous ne pouvez pas inspecter le droit, et le disque droit du grand anneau est fermé. Vous pouvez inspecter le disque gauche ou central du grand anneau pour 1 connaissance ; ensuite, aucun disque du grand anneau ne s’active plus.
rule-NOR-EX-28 = En recherche, deux adversaires sont au niveau 1 et un au niveau 3, et vous n’y avez personne. Pour le niveau 1 au prix de 1, vous payez 1 lampe et 3 ressources.
rule-NOR-EX-29 = À deux joueurs, les symboles plus un, moins un et moins deux apportent 3, 1 et 1 vaisseaux.
rule-NOR-EX-30 = Avec les niveaux 3, 2, 5 et 2 et la division à 8, vous y marquez 16. Avec un représentant encore dans la caverne, vous marquez 0.
rule-NOR-EX-31 = 1 lampe devient 3 connaissances, qui deviennent 1 ressource. 3 marchandises simples deviennent 6 connaissances, qui deviennent 2 ressources.
rule-NOR-EX-32 = Les îles A à E sont en cercle. De A, vous ne pouvez aller qu’à B et E ; de l’îlot de départ, aux cinq.
