### Agra : noms, libellés, questions, lignes du journal et refus.
### Les noms entrent dans les phrases tels quels, sans article.

agra-title = Agra
agra-tagline = Transformez les marchandises de vos terres, gagnez les notables au bord de la rivière et faites fortune dans la ville de l’empereur Akbar.

## Noms

agra-good-sandstone = Grès
agra-good-wood = Bois
agra-good-turmeric = Curcuma
agra-good-cotton = Coton
agra-good-cement = Ciment
agra-good-plank = Planche
agra-good-curry = Curry
agra-good-oil = Huile
agra-good-brick = Brique
agra-good-paper = Papier
agra-good-dye = Teinture
agra-good-cloth = Tissu
agra-good-statue = Statue
agra-good-book = Livre
agra-good-painting = Tableau
agra-good-clothes = Vêtement

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
agra-marker-favour = Faveur

agra-form-oil = { agra-good-oil }
agra-form-curry = { agra-good-curry }
agra-form-oil-and-curry = Huile et curry

agra-space-quarry = Carrière
agra-space-woodcutter = Scierie
agra-space-turmeric-farm = Champ de curcuma
agra-space-cotton-farm = Champ de coton
agra-space-cement-works = Cimenterie
agra-space-plank-workshop = Atelier de planches
agra-space-curry-kitchen = Fabrique à curry
agra-space-oil-press = Huilerie
agra-space-brickyard = Briqueterie
agra-space-paper-factory = Papeterie
agra-space-dye-works = Teinturerie
agra-space-cloth-mill = Fabrique de tissus
agra-space-sculptor = Sculpteur
agra-space-bookbinder = Atelier de reliure
agra-space-painting-studio = Atelier de peinture
agra-space-tailor = Tailleur
agra-space-architect = Architecte
agra-space-sailor = Marin
agra-space-trader = Négociant
agra-space-botanist = Botaniste

agra-guild-artisans = Guilde des Artisans
agra-guild-merchants = Guilde des Marchands
agra-guild-scholars = Guilde des Érudits

agra-notable-portuguese-trader = Négociant portugais
agra-notable-sufi = Soufi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french-trader = Négociant français
agra-notable-dyer = Teinturier
agra-notable-cook = Cuisinier
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Calife
agra-notable-calligrapher = Calligraphe
agra-notable-mullah = Mollah
agra-notable-english-trader = Négociant anglais
agra-notable-mosaic-maker = Fabricant de mosaïque
agra-notable-mujtahida = Mujtahida
agra-notable-dutch-trader = Négociant hollandais
agra-notable-painter = Peintre
agra-notable-subadar = Subadar
agra-notable-sadr-us-sudur = Sadr us-Sudur
agra-notable-grand-mufti = Grand Mufti
agra-notable-grand-imam = Grand Imam
agra-notable-court-artist = Artiste de la Cour
agra-notable-dewan = Dewan

agra-tile-stand-worker = Relever 1 ouvrier
agra-tile-process-additional = Transformer 1 marchandise de plus
agra-tile-extra-mp = 1 PM de plus
agra-tile-sell-good = Vendre 1 marchandise
agra-tile-remove-cover = Enlever 1 tuile Cache
agra-tile-deliver-to-notable = Livrer 1 marchandise
agra-tile-akbar-or-order = Servir Akbar ou honorer une commande
agra-tile-move-farmers = Déplacer des fermiers
agra-tile-move-price-token = Déplacer un jeton Prix
agra-tile-exchange-equal-value = Échanger 1 marchandise à valeur égale
agra-tile-receive-value-2 = Recevoir 1 marchandise de valeur 2
agra-tile-meditation-step = Avancer sur la piste Méditation
agra-tile-process-1-to-2 = Transformer de valeur 1 en valeur 2
agra-tile-free-peon = Péonage gratuit

agra-favour-receive-basic-good = Recevoir 1 marchandise de base
agra-favour-process-good = Transformer 1 marchandise
agra-favour-influence-step = Gagner 1 pas d’influence
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

agra-bonus-l2-artisans = 3 roupies + 1 pas chez les Artisans (niveau 2)
agra-bonus-l2-cover = 2 roupies + enlever 1 tuile Cache (niveau 2)
agra-bonus-l2-merchants = 3 roupies + 1 pas chez les Marchands (niveau 2)
agra-bonus-l2-favour = 3 roupies + 1 faveur (niveau 2)
agra-bonus-l3-artisans = 4 roupies + 1 pas chez les Artisans (niveau 3)
agra-bonus-l3-favour = 4 roupies + 1 faveur (niveau 3)
agra-bonus-l3-scholars = 4 roupies + 1 pas chez les Érudits (niveau 3)
agra-bonus-l3-rupees = 5 roupies (niveau 3)
agra-bonus-l4-scholars = 5 roupies + 1 pas chez les Érudits (niveau 4)
agra-bonus-l4-favour = 5 roupies + 1 faveur (niveau 4)
agra-bonus-l4-merchants = 5 roupies + 1 pas chez les Marchands (niveau 4)
agra-bonus-l4-rupees = 6 roupies (niveau 4)

agra-token-price-1-2 = Jeton Prix 1/2
agra-token-price-2-3 = Jeton Prix 2/3
agra-token-price-3-4 = Jeton Prix 3/4

agra-side-low = face basse visible
agra-side-high = face haute visible

agra-track-top = Piste du haut
agra-track-right = Piste de droite
agra-track-bottom = Piste du bas
agra-track-left = Piste de gauche

agra-outer-trade = Échanger des marchandises
agra-outer-deliver = Livrer des marchandises
agra-outer-process = Transformer des marchandises
agra-outer-remove-cover = Enlever une tuile Cache

agra-phase-setup = Mise en place
agra-phase-meditation = Phase Méditation
agra-phase-action = Phase Actions
agra-phase-order = Phase Commandes
agra-phase-turn = Fin du tour
agra-phase-over = Fin de partie

agra-score-rupees = Roupies dans le sac
agra-score-dutch-trader = Négociant hollandais : guildes où vous avez des commandes
agra-score-subadar = Subadar : commandes
agra-score-sadr-us-sudur = Sadr us-Sudur : marqueurs chez Akbar
agra-score-grand-mufti = Grand Mufti : séries de trois guildes
agra-score-grand-imam = Grand Imam : Érudits
agra-score-court-artist = Artiste de la Cour : Artisans
agra-score-dewan = Dewan : Marchands
agra-score-artisans = Influence : commandes des Artisans
agra-score-merchants = Influence : commandes des Marchands
agra-score-scholars = Influence : commandes des Érudits
agra-score-meditation = Dernière case de la piste Méditation
agra-score-covers = Tuiles Cache enlevées
agra-score-akbar = Marqueurs chez Akbar

## Réglages d'une table

agra-setting-start = Premier joueur
    .help = Qui commence chaque manche.
agra-setting-start-note = { agra-setting-start.help }
agra-setting-start-random = Au hasard
    .help = Le hasard désigne le premier joueur.
agra-setting-start-seat-1 = Place 1
    .help = La première place commence.
agra-setting-start-seat-2 = Place 2
    .help = La deuxième place commence.
agra-setting-start-seat-3 = Place 3
    .help = La troisième place commence ; seulement à une table de trois ou quatre.
agra-setting-start-seat-4 = Place 4
    .help = La quatrième place commence ; seulement à une table de quatre.
agra-setting-rounds = Manches au plus
    .help = Si personne n’a déclenché la fin d’ici là, la partie s’arrête après tant de manches et se décompte telle quelle. Les règles elles-mêmes n’ont pas de limite.
agra-setting-rounds-note = { agra-setting-rounds.help }
agra-setting-rounds-none = Sans limite
    .help = La partie ne finit que comme le dit la règle ; elle peut durer toujours.
agra-setting-rounds-60 = 60
    .help = Soixante manches au plus ; bien des parties en prennent moins de quarante.
agra-setting-rounds-100 = 100
    .help = Cent manches au plus ; presque aucune partie n’en arrive là.
agra-setting-rounds-200 = 200
    .help = Deux cents manches au plus.

## Titres des groupes de choix

agra-verb-lay = Coucher un ouvrier
agra-verb-cook-worker = Reprendre un ouvrier au Cuisinier
agra-verb-trade = Échanger une marchandise
agra-verb-process = Transformer une marchandise
agra-verb-mosaic = Fabricant de mosaïque : des PM contre des faveurs
agra-verb-use = Utiliser un emplacement Action
agra-verb-peon = Payer le péonage
agra-verb-favour = Action Faveur
agra-verb-mullah = Action Faveur moins chère (Mollah)
agra-verb-store = Garder l’ouvrier
agra-verb-build = Construire
agra-verb-pay = Payer une marchandise
agra-verb-bonus = Prendre une tuile Bonus
agra-verb-process-goods = Transformer des marchandises
agra-verb-follow = Suivre
agra-verb-pay-sailor = Payer le Marin
agra-verb-deliver = Livrer à un notable
agra-verb-double = Double livraison
agra-verb-give = Donner une marchandise
agra-verb-take = Prendre une marchandise
agra-verb-price = Jeton Prix
agra-verb-advance = Avancer en méditation
agra-verb-uncover = Enlever une tuile Cache
agra-verb-farmer = Déplacer un fermier
agra-verb-dyer = Échanger avec le Teinturier
agra-verb-stand = Relever un ouvrier
agra-verb-influence = Monter en influence
agra-verb-take-favour = Prendre des faveurs
agra-verb-tile = Prendre une tuile Faveur
agra-verb-drop-tile = Rendre une tuile Faveur
agra-verb-statue = Dépenser une statue
agra-verb-akbar = Servir Akbar
agra-verb-order = Honorer une commande
agra-verb-offer = Offrir une marchandise à Akbar
agra-verb-make-room = Libérer un marqueur
agra-verb-enough = Assez
agra-verb-decline = Renoncer
agra-verb-back = Retour
agra-verb-end = Finir
agra-verb-oil-curry = Action Huile et Curry
agra-verb-spend = Action Marchandises de luxe
agra-verb-caliph = Faire appel au Calife
agra-verb-english-trader = Négociant anglais : échanger une marchandise
agra-verb-french-trader = Négociant français : poser une marchandise
agra-verb-return = Remettre un marqueur en réserve

## Libellés des actions

agra-do-lay = Coucher : { $space }
agra-do-cook-worker = Reprendre un ouvrier au Cuisinier
agra-do-trade = Donner en échange : { $good }
agra-do-process = Transformer en : { $good }
agra-do-process-from = Transformer : { $source } → { $good }
agra-do-mosaic = { $rate ->
        [1] Fabricant de mosaïque : 1 PM → 1 faveur
        [2] Fabricant de mosaïque : 3 PM → 2 faveurs
       *[other] Fabricant de mosaïque : échange n° { $rate }
    }
agra-do-use = Utiliser : { $space }
agra-do-use-peon = Utiliser par péonage : { $space }
agra-do-peon = Payer le péonage en roupies
agra-do-peon-cost = { $amount ->
        [0] Péonage : aucune roupie à payer
        [one] Péonage : payer 1 roupie
       *[other] Péonage : payer { $amount } roupies
    }
agra-do-favour = Faveur : { $favour }
agra-do-favour-cost = { $amount ->
        [one] Dépenser { $amount } faveur : { $favour }
       *[other] Dépenser { $amount } faveurs : { $favour }
    }
agra-do-mullah = Faveur, 1 de moins avec le Mollah : { $favour }
agra-do-store = Mettre l’ouvrier sur la carte du Cuisinier
agra-do-build = Construire : { $space }
agra-do-pay = Payer : { $good }
agra-do-bonus = Prendre : { $bonus }
agra-do-process-goods = { $amount ->
        [0] Ne rien transformer
        [one] Transformer 1 marchandise
       *[other] Transformer { $amount } marchandises
    }
agra-do-follow = Suivre avec 1 marchandise
agra-do-pay-sailor = Payer le Marin : { $good }
agra-do-deliver = Livrer : { $good } → { $notable }
agra-do-double = En livrer une seconde
agra-do-give = Donner : { $good }
agra-do-take = Prendre : { $good }
agra-do-price = { $token } → { $good }, { $side }
agra-do-price-value = { $good } : valeur { $value } ({ $token })
agra-do-advance = Avancer sur la piste Méditation
agra-do-uncover = Enlever une tuile Cache : { $track }, case { $place }
agra-do-farmer = Déplacer le fermier : { $track }, case { $place }
agra-do-dyer = En échanger deux contre : { $good }
agra-do-stand = Relever : { $space }
agra-do-influence = Monter : { $guild }
agra-do-take-favour = Prendre des faveurs
agra-do-take-favour-amount = { $amount ->
        [one] Prendre { $amount } faveur
       *[other] Prendre { $amount } faveurs
    }
agra-do-tile = Prendre la tuile : { $tile }
agra-do-drop-tile = Rendre la tuile : { $tile }
agra-do-statue = Dépenser une statue : une autre action principale
agra-do-akbar = Servir Akbar : { $good }
agra-do-order = Honorer la commande : { $guild }
agra-do-order-goods = Honorer la commande ({ $guild }) : { $good } + { $other }
agra-do-offer = Offrir à Akbar : { $good } (bol : { $bowl })
agra-do-make-room = Remettre un marqueur : { $marker }
agra-do-enough = Assez
agra-do-decline = Renoncer
agra-do-back = Retour
agra-do-end = Finir : { $phase }
agra-do-end-turn = Finir le tour
agra-do-oil-curry = Relever des ouvriers avec : { $form }
agra-do-spend = Dépenser comme marchandise de luxe : { $good }
agra-do-spend-book = Dépenser un livre : relever jusqu’à 3 ouvriers, gagner 1 faveur
agra-do-spend-painting = Dépenser un tableau : monter dans 2 guildes
agra-do-spend-clothes = { $amount ->
        [one] Dépenser un vêtement : gagner { $amount } roupie
       *[other] Dépenser un vêtement : gagner { $amount } roupies
    }
agra-do-caliph = Calife : 1 coton pour relever 1 ouvrier
agra-do-english-trader = Négociant anglais, échanger : { $good }
agra-do-french-trader = Négociant français, poser : { $good }
agra-do-return = Remettre en réserve : { $marker }

## Questions

agra-ask-generate = Méditation : coucher des ouvriers un par un pour gagner des PM, ou continuer
agra-ask-spend = Méditation : dépenser des PM en actions Méditation, ou finir la phase
agra-ask-choose-space = Actions : choisir l’emplacement Action à utiliser
agra-ask-pay-peon = { $space } : payer le péonage en roupies, utiliser la tuile du péonage gratuit, ou choisir un autre emplacement
agra-ask-store-worker = Un ouvrier debout a été éjecté : le mettre sur la carte du Cuisinier, ou renoncer et le garder en réserve
agra-ask-architect = Architecte : monter d’un pas dans une guilde, construire un bâtiment, ou renoncer
agra-ask-pay-material = { $space } : choisir les matériaux de construction un par un ; ils sont payés ensemble à la fin
agra-ask-choose-bonus = Nouveau bâtiment : choisir une tuile Bonus de niveau { $level }
agra-ask-choose-cover = Choisir la tuile Cache à enlever
agra-ask-process-here = { $most ->
        [one] { $space } : transformer { $most } marchandise, ou rien
       *[other] { $space } : choisir combien de marchandises transformer, { $most } au plus
    }
agra-ask-additional = Tuile Faveur : transformer une marchandise de plus ({ $good }), ou renoncer
agra-ask-follow = { $leader } a transformé des marchandises : suivre en transformant une des vôtres ({ $good }), ou renoncer
agra-ask-sailor = { $paid ->
        [-1] Marin : livrer des marchandises, honorer une commande, payer une marchandise pour plus de livraisons, ou s’arrêter
       *[other] Marin : livrer des marchandises, honorer une commande, ou s’arrêter
    }
agra-ask-pay-more = Négociant portugais : la valeur payée est pour l’instant de { $total } ; payer une autre marchandise au Marin, ou s’arrêter
agra-ask-double-or-not = { $notable } : livrer une seconde marchandise du même type ({ $good }), ou renoncer
agra-ask-choose-step = Influence pour les notables servis : choisir la guilde où monter, ou s’arrêter
agra-ask-deliver-one = Tuile Faveur : choisir la marchandise à livrer et le notable
agra-ask-jagirdar-delivery = Jagirdar : après cette action du Marin, livrer une marchandise à un notable, ou renoncer
agra-ask-trader = { $exchanged ->
        [1] Négociant : l’échange est fait ; déplacer un jeton Prix, ou s’arrêter
       *[other] { $moved ->
            [1] Négociant : le jeton Prix est déplacé ; donner la première marchandise d’un échange, ou s’arrêter
           *[other] Négociant : déplacer un jeton Prix, donner la première marchandise d’un échange, ou s’arrêter
        }
    }
agra-ask-give-more = Négociant : donner une autre marchandise en plus de la première ({ $first }), ou s’arrêter et en prendre
agra-ask-choose-good = { $first ->
        [1] Négociant : prendre des marchandises d’une valeur totale de { $budget } au plus
       *[other] Négociant : prendre encore une marchandise d’une valeur de { $budget } au plus, ou s’arrêter
    }
agra-ask-move-price = Jeton Prix : choisir un jeton, la marchandise où le poser et la face
agra-ask-botanist = { $left ->
        [one] Botaniste : choisir encore une chose à faire, autre que la première, ou s’arrêter
       *[other] Botaniste : avancer en méditation, enlever une tuile Cache, déplacer des fermiers (deux de ces choses), ou s’arrêter
    }
agra-ask-choose-payment = Piste Méditation : payer en marchandises, il manque une valeur de { $left }
agra-ask-farmer-moves = { $left ->
        [one] Fermiers : avancer encore d’une case, ou s’arrêter
       *[other] Fermiers : se déplacer de { $left } cases en tout, une par une
    }
agra-ask-dyer-exchange = Teinturier : échanger deux des marchandises tout juste produites ({ $good }) contre une de la même ligne, ou renoncer
agra-ask-choose-twin = { $good } : choisir la marchandise de même valeur à prendre à la place
agra-ask-choose-arrow = { $low ->
        [0] Choisir la marchandise à transformer
       *[other] Choisir une marchandise de valeur { $low } à transformer en une autre de valeur { $high }
    }
agra-ask-choose-stand = { $must ->
        [0] { $left ->
            [one] Choisir encore un ouvrier à relever, ou s’arrêter
           *[other] Choisir jusqu’à { $left } ouvriers à relever, un par un, ou s’arrêter
        }
       *[other] { $left ->
            [one] Choisir l’ouvrier à relever
           *[other] Choisir jusqu’à { $left } ouvriers à relever, un par un
        }
    }
agra-ask-pick-tracks = { $left ->
        [one] Influence : choisir la guilde où monter
       *[other] Influence : choisir { $left } guildes différentes où monter, une par une
    }
agra-ask-step-bonus = { $step ->
        [3] Pas 3 atteint : prendre 1 faveur, ou une tuile Faveur
        [6] Pas 6 atteint : prendre 2 faveurs, ou une tuile Faveur
       *[other] Pas { $step } atteint : prendre des faveurs, ou une tuile Faveur
    }
agra-ask-give-up-tile = On ne garde que trois tuiles Faveur : choisir celle à rendre
agra-ask-any-tile = Fabricant de mosaïque : choisir une tuile Faveur parmi les tuiles visibles ou dans la pile
agra-ask-offer-akbar = Sadr us-Sudur : mettre une marchandise dans un bol vide de même valeur, ou renoncer
agra-ask-akbar-or-order = Tuile Faveur : servir Akbar, ou honorer une commande
agra-ask-receive-good = { $value ->
        [0] Choisir la marchandise de base à recevoir
       *[other] Choisir la marchandise de valeur { $value } à recevoir
    }
agra-ask-give-one = { $favour } : choisir la marchandise
agra-ask-choose-pier-good = Ponton 5 : choisir une marchandise de valeur { $value }, ou renoncer
agra-ask-room-for = Plus de marqueur libre pour { $amount } × { $marker } : en remettre un autre en réserve pour chacun, ou s’en passer
agra-ask-end-action = L’action principale est faite : faire des actions secondaires, dépenser une statue pour une autre action principale, ou finir la phase
agra-ask-serve-or-fulfil = Commandes : servir Akbar, honorer une commande, ou finir la phase
agra-ask-confirm-end = Fin du tour : faire des actions secondaires, ou finir

## Journal

agra-told-starts = { $seat } joue en premier.
agra-told-rolled = Le dé donne { $amount }.
agra-told-dealt = Attend au bord de la rivière : { $notable }.
agra-told-bowl-closed = Un marqueur neutre ferme un bol d’Akbar : { $good }.
agra-told-order-covered = Un marqueur neutre couvre la commande { $place } : { $guild }.
agra-told-order-marked = La commande { $place } peut maintenant être honorée : { $guild }.
agra-told-displayed = Tuile Faveur visible : { $tile }.
agra-told-round-began = La manche { $round } commence.
agra-told-last-round-began = C’est la dernière manche.
agra-told-turn-began = { $seat } commence son tour.
agra-told-end-triggered = La fin de partie est déclenchée : on termine cette manche, puis on en joue une autre.
agra-told-limit-near = { $left ->
        [one] Encore une manche après celle-ci : cette table en joue { $limit } au plus.
       *[other] Encore { $left } manches après celle-ci : cette table en joue { $limit } au plus.
    }
agra-told-limit-round = C’est la dernière manche : cette table en joue { $limit } au plus.
agra-told-limit-reached = En { $limit } manches, la limite de cette table, personne n’a déclenché la fin : la partie s’arrête et se décompte telle quelle.
agra-told-game-ended = La partie est finie.
agra-told-earned = { $amount ->
        [one] { $seat } gagne { $amount } roupie.
       *[other] { $seat } gagne { $amount } roupies.
    }
agra-told-paid = { $amount ->
        [one] { $seat } paie { $amount } roupie.
       *[other] { $seat } paie { $amount } roupies.
    }
agra-told-gained = { $seat } gagne { $amount } × { $marker }.
agra-told-went-without = { $seat } n’a plus de marqueur libre et perd { $amount } × { $marker }.
agra-told-returned = { $seat } remet un marqueur en réserve : { $marker }.
agra-told-gave = { $seat } donne { $amount } × { $good }.
agra-told-produced-nothing = { $seat } ne produit rien : { $good }.
agra-told-spent-favour = { $amount ->
        [one] { $seat } dépense { $amount } faveur : { $favour }.
       *[other] { $seat } dépense { $amount } faveurs : { $favour }.
    }
agra-told-spent-luxury = { $seat } dépense une marchandise de luxe : { $good }.
agra-told-laid-down = { $seat } couche un ouvrier : { $space }.
agra-told-stood-up = { $seat } relève un ouvrier : { $space }.
agra-told-placed = { $seat } place un ouvrier : { $space }.
agra-told-kicked-out = { $space } : l’ouvrier de { $seat } est éjecté.
agra-told-used-peon = { $seat } utilise le péonage : { $space }.
agra-told-came-from-cook = { $seat } reprend en réserve un ouvrier du Cuisinier.
agra-told-went-to-cook = { $seat } met l’ouvrier sur la carte du Cuisinier.
agra-told-meditated = { $seat } gagne { $amount } PM.
agra-told-paid-points = { $seat } dépense { $amount } PM.
agra-told-blocked-action = { $seat } laisse le marqueur Méditation sur : { $outer }.
agra-told-processed = { $seat } transforme des marchandises : { $source } → { $amount } × { $good }.
agra-told-processed-nothing = { $seat } ne transforme rien : { $space }.
agra-told-stayed-behind = { $seat } ne suit pas.
agra-told-exchanged = { $seat } échange : { $good } → { $other }.
agra-told-priced = { $seat } pose un jeton ({ $token }) sur { $good } : la valeur est maintenant { $value }.
agra-told-token-returned = Retour chez le Négociant : { $token }.
agra-told-uncovered = { $seat } enlève une tuile Cache : { $track }, case { $place }.
agra-told-moved-farmer = { $seat } déplace un fermier : { $track }, case { $place }.
agra-told-advanced = { $seat } avance sur la piste Méditation jusqu’à la case { $place }.
agra-told-rose = { $seat } monte au pas { $step } : { $guild }.
agra-told-stayed = { $seat } est déjà tout en haut et ne peut plus monter : { $guild }.
agra-told-took-tile = { $seat } prend une tuile Faveur : { $tile }.
agra-told-gave-up-tile = { $seat } rend une tuile Faveur : { $tile }.
agra-told-took-bonus = { $seat } prend une tuile Bonus : { $bonus }.
agra-told-built = { $seat } construit : { $space }.
agra-told-finished = Le Bâtisseur achève un bâtiment : { $space }.
agra-told-no-worker = { $seat } n’a pas d’ouvrier pour le nouveau bâtiment et n’y transforme rien.
agra-told-left-rupees = { $amount ->
        [one] Le Marchand laisse { $amount } roupie : { $space }.
       *[other] Le Marchand laisse { $amount } roupies : { $space }.
    }
agra-told-merchant-moved = Le Marchand est maintenant ici : { $space }.
agra-told-builder-moved = Le Bâtisseur est maintenant ici : { $space }.
agra-told-builder-left = Tout est construit : le Bâtisseur quitte la partie.
agra-told-delivered = { $seat } livre : { $good } → { $notable }.
agra-told-delivered-double = { $seat } fait une double livraison : { $good } → { $notable }.
agra-told-won = { $seat } reçoit le contrat : { $notable }.
agra-told-boat-moved = Le bateau avance jusqu’au ponton { $pier }.
agra-told-limit-set = La limite de commandes est maintenant de { $amount }.
agra-told-served = { $seat } sert Akbar : { $good } (bol : { $bowl }).
agra-told-fulfilled = { $seat } honore une commande ({ $guild }) : { $good } + { $other }.
agra-told-column-filled = Toutes les commandes d’une colonne ont un marqueur : { $guild }.
agra-told-stored = { $seat } pose une marchandise sur la carte du Négociant français : { $good }.
agra-told-declined = { $seat } renonce.

## Pourquoi pas

agra-why-good-missing = Vous n’avez pas assez de cette marchandise : { $good }.
agra-why-marker-missing = Vous n’avez rien de cela à remettre : { $marker }.
agra-why-markers-left = { $amount ->
        [one] Vous avez encore { $amount } marqueur en réserve, inutile d’en remettre un autre.
       *[other] Vous avez encore { $amount } marqueurs en réserve, inutile d’en remettre un autre.
    }
agra-why-same-again = Vous n’auriez que la même chose : { $marker }.
agra-why-rupees-missing = { $amount ->
        [one] Un de vos ouvriers est déjà là, et il vous manque { $amount } roupie pour le péonage.
       *[other] Un de vos ouvriers est déjà là, et il vous manque { $amount } roupies pour le péonage.
    }
agra-why-points-missing = Il vous manque { $amount } PM.
agra-why-value-missing = Vos marchandises valent trop peu : il manque une valeur de { $amount }.
agra-why-favour-missing = { $amount ->
        [one] Il vous manque pour cela { $amount } faveur.
       *[other] Il vous manque pour cela { $amount } faveurs.
    }
agra-why-material-missing = Vous n’avez pas les matériaux de construction pour ce bâtiment : { $space }.
agra-why-once-per-turn = Vous l’avez déjà utilisé pendant ce tour.
agra-why-no-discount = Le Mollah ne peut pas en baisser le prix : il doit être à vous, il aide une fois pendant votre tour et laisse au moins 1 faveur à payer.
agra-why-tile-not-owned = Vous ne possédez pas cette tuile Faveur : { $favour }.
agra-why-tile-taken = Cette tuile Faveur appartient à { $seat }.
agra-why-not-on-display = Cette tuile Faveur n’est pas parmi les tuiles visibles.
agra-why-not-your-contract = Vous ne possédez pas ce contrat : { $notable }.
agra-why-nobody-lies = Aucun de vos ouvriers n’est couché.
agra-why-nobody-stored = Aucun de vos ouvriers n’attend sur cette carte : { $notable }.
agra-why-no-effect = Cela n’aurait aucun effet maintenant.
agra-why-not-between = Tant qu’une double livraison est en suspens, vous ne pouvez ni payer le Marin ni livrer autrement.
agra-why-no-cover-there = Il n’y a pas là de tuile Cache à vous : { $track }, case { $place }.
agra-why-farmer-too-far = Un fermier se déplace d’une case à la fois, et celui-ci n’est pas à côté : { $track }, case { $place }.
agra-why-covered = Une tuile Cache barre le chemin : { $track }, case { $place }.
agra-why-there-and-back = Ce fermier vient justement de là : { $track }.
agra-why-at-least-one = Choisissez-en au moins un.
agra-why-earlier-spaces-first = Les ouvriers se relèvent dans l’ordre des emplacements Action, et celui-ci est passé : { $space }.
agra-why-not-lying-there = Aucun de vos ouvriers n’est couché là : { $space }.
agra-why-not-standing-there = Aucun de vos ouvriers n’est debout là : { $space }.
agra-why-token-lies-so = Ce jeton est déjà là avec cette face visible : { $token }.
agra-why-token-on-good = Un autre jeton Prix est sur cette marchandise : { $good }.
agra-why-token-moved = Vous avez déjà déplacé un jeton Prix pendant cette action.
agra-why-too-far-from-printed = Un jeton Prix ne change la valeur imprimée que de 1 au plus : { $good }.
agra-why-other-value = Sa valeur ne convient pas ici ; elle est maintenant de { $value } : { $good }.
agra-why-other-row = Cette marchandise est d’une autre ligne : { $good }.
agra-why-no-twin = Aucune autre marchandise n’a la même valeur maintenant : { $good }.
agra-why-not-basic = Ce n’est pas une marchandise de base : { $good }.
agra-why-track-taken = Vous avez déjà choisi cette guilde : { $guild }.
agra-why-on-top = Votre marqueur Influence est déjà tout en haut : { $guild }.
agra-why-not-supplied = Il ne vous reste aucun pas pour un notable de cette guilde : { $guild }.
agra-why-other-level = On ne peut prendre qu’une tuile Bonus de niveau { $level }.
agra-why-bonus-taken = { $seat } a déjà pris cette tuile Bonus.
agra-why-too-many = { $amount ->
        [one] On ne peut transformer ici que { $amount } marchandise.
       *[other] On peut transformer ici { $amount } marchandises au plus.
    }
agra-why-already-built = C’est déjà construit : { $space }.
agra-why-under-construction = C’est encore un chantier, et le Bâtisseur n’y est pas : { $space }.
agra-why-no-worker-left = Vous n’avez plus d’ouvrier en réserve.
agra-why-no-material = Ce n’est pas un matériau de construction : { $good }.
agra-why-superfluous = Impossible de l’ajouter maintenant : on ne paie rien de trop, et les matériaux se choisissent dans l’ordre de la liste : { $good }.
agra-why-no-delivery-left = Il ne vous reste pas assez de livraisons ; une marchandise en prend une, une commande deux.
agra-why-one-order-only = Le Marin n’honore qu’une commande par action.
agra-why-sailor-paid = Vous avez déjà payé le Marin pendant cette action.
agra-why-not-on-river = Ce notable n’attend pas au bord de la rivière : { $notable }.
agra-why-beyond-the-boat = Le bateau n’est pas encore allé si loin : { $notable }.
agra-why-not-ordered = Cette carte ({ $notable }) ne demande pas cette marchandise : { $good }.
agra-why-already-delivered = Cette carte ({ $notable }) a déjà reçu cette marchandise : { $good }.
agra-why-lower-goods-first = Les marchandises se choisissent dans l’ordre de la liste, et vous en êtes ici : { $good }.
agra-why-dearer-goods-first = On paie d’abord les marchandises les plus chères, à égalité dans l’ordre de la liste ; pour celle-ci, c’est trop tard : { $good }.
agra-why-rest-unpayable = Si vous continuez avec celle-ci, les moins chères ne suffiront pas pour le reste : { $good }.
agra-why-worth-too-much = Cela vaut trop : ici, la valeur ne peut dépasser { $value }.
agra-why-buys-nothing = Vous ne pourriez rien prendre en échange : { $good }.
agra-why-was-given = Vous venez de donner cette marchandise, vous ne pouvez pas la reprendre : { $good }.
agra-why-one-exchange-only = Le Négociant ne fait qu’un échange par action.
agra-why-done-already = Vous l’avez déjà fait pendant cette action de la Botaniste.
agra-why-last-space = Votre marqueur Méditation personnel est déjà sur la dernière case.
agra-why-blocked = Le marqueur Méditation bloque cette action : { $outer }.
agra-why-bowl-full = Ce bol d’Akbar n’est pas vide : { $good }.
agra-why-column-full = Cette colonne n’a plus de commande : { $guild }.
agra-why-order-limit = { $amount ->
        [one] La limite de { $amount } marqueur par colonne est atteinte : { $guild }.
       *[other] La limite de { $amount } marqueurs par colonne est atteinte : { $guild }.
    }
agra-why-no-influence = Votre marqueur Influence est encore au départ : { $guild }.
agra-why-other-phase = Cela appartient à un autre moment du tour : { $phase }.
agra-why-finish-first = Terminez d’abord ce que vous avez commencé.
agra-why-other-turn = Pas maintenant : c’est à { $seat } de décider.
agra-why-game-over = La partie est finie.

## Ce que comptent les nombres d’un joueur

agra-thing-rupees = Roupies
agra-thing-favour = { agra-marker-favour }
agra-thing-points = Points de méditation
agra-thing-workers = Ouvriers dans la réserve
agra-thing-goods = Marchandises
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
