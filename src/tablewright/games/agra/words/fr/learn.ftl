### Agra : la première partie guidée.

learn-agra-about = Produisez des marchandises, transformez-les, livrez-les aux notables le long de la rivière et gagnez la faveur des guildes et de l’empereur.

learn-agra-welcome = De quoi il s’agit
learn-agra-welcome-goal = Le plus riche gagne. Les roupies viennent des marchandises : celles que vous livrez aux notables de la rivière, aux guildes et à Akbar.
learn-agra-welcome-turn = Un tour a trois phases : la méditation, facultative ; l’action, qui en est le cœur ; et une commande, si vous voulez.

learn-agra-wood = Le bois
learn-agra-wood-produce = Placez un ouvrier à la Scierie : elle produit du bois, autant que votre ferme en donne. Votre ouvrier y reste.
learn-agra-wood-goods = Chacun de vos marqueurs sur un bâtiment est une marchandise de ce type. Voici votre bois.
learn-agra-wood-merchant = Le Marchand était là : qui le visite gagne 2 faveurs. Puis il repart et laisse des roupies en chemin, pour qui vient ensuite.

learn-agra-stone = Le grès
learn-agra-stone-produce = Utilisez maintenant la Carrière pour du grès. Avec du bois et du grès, vous pourrez construire.
learn-agra-stone-farm = Combien produit-on ? Sur les deux pistes au coin d’une marchandise comptent les cases libres entre le coin et le fermier.
learn-agra-stone-kicked = Vous pouvez aller où se tient un autre ouvrier : il est éjecté, et son propriétaire gagne de la faveur. Votre propre emplacement coûte le péonage.

learn-agra-meditation = La méditation
learn-agra-meditation-lay = Commencez un tour par la méditation : couchez vos deux ouvriers. Chacun donne des points de méditation, pour cette phase seulement.
learn-agra-meditation-process = Dépensez-les : transformez une marchandise le long d’une flèche. Cela coûte la valeur de la nouvelle. Briques, ciment, planches ou papier : voyez ce que veulent les notables.
learn-agra-meditation-blocked = Le marqueur de la roue bloque ce qui a été fait en dernier : le joueur suivant ne peut pas le faire.

learn-agra-sailor = Le Marin
learn-agra-sailor-use = Placez un ouvrier chez le Marin : il livre vos marchandises aux notables jusqu’au bateau. La première livraison est gratuite.
learn-agra-sailor-deliver = Livrez une marchandise qu’un notable a commandée. Vous gagnez autant de roupies qu’il y a alors de marqueurs sur la carte.
learn-agra-sailor-rise = Pour chaque notable livré, vous montez d’un pas dans sa guilde. Les commandes de la guilde en valent davantage.
learn-agra-sailor-contract = Quand un notable a tout reçu, la carte va à qui a le plus livré, avec son pouvoir ; les autres gagnent de la faveur.

learn-agra-architect = Construire
learn-agra-architect-build = Réunissez du bois et du grès pour une valeur de 3 ; deux sortes ensemble comptent 1 de plus. Puis utilisez l’Architecte et construisez.
learn-agra-architect-bonus = Prenez une tuile Bonus : des roupies, et autre chose encore. Plus le bâtiment est bas, plus elles sont petites.
learn-agra-architect-work = Un deuxième ouvrier se tient sur le nouveau bâtiment, où vous transformez jusqu’à trois marchandises à la fois.
learn-agra-architect-follow = Qui transforme par une action principale peut être suivi : les autres peuvent transformer une marchandise de même, et vous gagnez de la faveur pour chacun.

learn-agra-orders = Commandes et Akbar
learn-agra-orders-serve = Finissez un tour par une commande : servez à Akbar une marchandise dont le bol est vide, ou honorez la commande marquée d’une guilde.
learn-agra-orders-pays = Une guilde paie plus quand vous y êtes plus haut. Akbar paie à la fin, et plus pour chaque bol de plus.

learn-agra-botanist = Le Botaniste
learn-agra-botanist-use = Utilisez le Botaniste pour améliorer votre ferme : deux choses différentes sur trois.
learn-agra-botanist-uncover = Enlevez une tuile Cache, déplacez des fermiers, ou payez des marchandises pour avancer en méditation. Les cases libres comptent des deux côtés du fermier.

learn-agra-favour = La faveur
learn-agra-favour-use = À tout moment de votre tour, vous pouvez user de faveur : 2 pour une marchandise de base, 3 pour en transformer une. Chaque action Faveur une fois par tour.
learn-agra-favour-tiles = Aux pas 3 et 6 d’une guilde, vous choisissez entre de la faveur et une tuile : une action Faveur à vous.

learn-agra-rest = Ce qui reste
learn-agra-rest-trader = Le Négociant échange jusqu’à trois marchandises contre d’autres valant 1 de moins en tout, et déplace les prix.
learn-agra-rest-peon = Sur un emplacement à vous, vous usez du péonage : 2 roupies, et votre ouvrier y agit de nouveau.
learn-agra-rest-luxury = Chaque marchandise de luxe a une action forte : une statue donne une deuxième action principale. Tout ce que les règles permettent vous est ouvert.

learn-agra-end = Jusqu’à la fin
learn-agra-end-score = À la fin, le premier de chaque guilde gagne 2 roupies par commande à lui, le second 1 ; et chaque tuile Cache enlevée compte 1.
learn-agra-end-trigger = La fin vient avec un contrat de niveau IV, un marqueur en haut d’une piste ou une colonne de commandes pleine ; puis on joue encore une manche.
learn-agra-end-play = Jouez jusqu’à la fin. Voyez où est le bateau, livrez ce qui paie le plus et ne laissez pas passer un tour sans commande.
