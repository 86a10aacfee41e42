### Noria : noms, libellés, questions, lignes du journal et refus.
### Les noms entrent dans les phrases tels quels, sans article.

noria-title = Noria
noria-tagline = Composez une roue d’actions dans une ville au-dessus des nuages et décidez de ce que valent ses salles.

## Noms

noria-resource-obsidian = Obsidienne
noria-resource-energy = Énergie
noria-resource-mycelium = Mycélium

noria-good-propeller = Hélice
noria-good-sail = Voile
noria-good-compass = Boussole
noria-good-lamp = Lampe
noria-good-piston = Piston

noria-thing-obsidian = Obsidienne
noria-thing-energy = Énergie
noria-thing-mycelium = Mycélium
noria-thing-knowledge = Connaissance
noria-thing-obsidian-ship = Vaisseau à obsidienne
noria-thing-energy-ship = Vaisseau à énergie
noria-thing-mycelium-ship = Vaisseau à mycélium
noria-thing-empty-propeller = Entrepôt d’hélice vide
noria-thing-empty-sail = Entrepôt de voile vide
noria-thing-empty-compass = Entrepôt de boussole vide
noria-thing-empty-lamp = Entrepôt de lampe vide
noria-thing-empty-piston = Entrepôt de piston vide
noria-thing-propeller = Hélice
noria-thing-sail = Voile
noria-thing-compass = Boussole
noria-thing-lamp = Lampe
noria-thing-piston = Piston

noria-disc-obsidian = Obsidienne
noria-disc-energy = Énergie
noria-disc-mycelium = Mycélium
noria-disc-city = Ville
noria-disc-journey = Voyage
noria-disc-tools = Outils
noria-disc-bonus = Bonus

noria-ring-large = Grand anneau
noria-ring-medium = Anneau moyen
noria-ring-small = Petit anneau

noria-slot-large-right = Grand anneau, droite
noria-slot-large-centre = Grand anneau, centre
noria-slot-large-left = Grand anneau, gauche
noria-slot-large-upper-left = Grand anneau, haut gauche
noria-slot-large-top = Grand anneau, haut
noria-slot-large-upper-right = Grand anneau, haut droite
noria-slot-medium-right = Anneau moyen, droite
noria-slot-medium-left = Anneau moyen, gauche
noria-slot-medium-upper-left = Anneau moyen, haut gauche
noria-slot-medium-upper-right = Anneau moyen, haut droite
noria-slot-small-bottom = Petit anneau, bas
noria-slot-small-top = Petit anneau, haut

noria-path-refinement = Raffinage
noria-path-settlement = Colonisation
noria-path-exploration = Exploration
noria-path-research = Recherche

noria-hall-refinement = Raffinage
noria-hall-settlement = Colonisation
noria-hall-exploration = Exploration
noria-hall-research = Recherche
noria-hall-specialisation = Spécialisation
noria-hall-division = Division

noria-island-island-1 = Roc de Verrenoir
noria-island-island-2 = Bois aux Étincelles
noria-island-island-3 = Lande du Tonnerre
noria-island-island-4 = Jardin d’Ombre
noria-island-island-5 = Couronne d’Orage
noria-island-island-6 = Forge Moussue
noria-island-island-7 = Falaise de Braise
noria-island-island-8 = Port-Silex
noria-island-island-9 = Havre des Spores

noria-phase-setup = Mise en place
noria-phase-influence = Influence
noria-phase-action = Actions
noria-phase-politics = Politique
noria-phase-administration = Administration
noria-phase-over = Fin de la partie

noria-purpose-market = Prix au marché
noria-purpose-level = Prix du niveau
noria-purpose-surcharge = Représentants devant
noria-purpose-entry = Ambassadeurs sur l’île

noria-currency-resource = Ressources
noria-currency-simple = Marchandises simples
noria-currency-complex = Marchandises complexes

noria-score-refinement = Raffinage
noria-score-settlement = Colonisation
noria-score-exploration = Exploration
noria-score-research = Recherche
noria-score-specialisation = Spécialisation
noria-score-division = Division

## Réglages d'une table

noria-setting-mode = Jeu
    .help = Auquel des deux jeux on joue.
noria-setting-mode-note = { noria-setting-mode.help }
noria-setting-mode-base = Jeu de base
    .help = Les roues commencent presque identiques et les îles se découvrent en jouant : la bonne façon d’apprendre Noria.
noria-setting-mode-expert = Partie expert
    .help = Vous composez votre roue de départ, toutes les îles sont visibles en cercle et vous commencez avec trois vaisseaux et rien d’autre.
noria-setting-market = Marché
    .help = Comment se fixe le prix des quatre types de disques les plus chers ; en partie expert, toujours au hasard.
noria-setting-market-note = { noria-setting-market.help }
noria-setting-market-later = Prix au hasard
    .help = Le hasard décide lequel de Ville, Voyage, Outils et Bonus coûte 1, 2, 3 et 4.
noria-setting-market-first = Première partie
    .help = Ville coûte 1, Voyage 2, Outils 3 et Bonus 4.
noria-setting-wheels = Roues expert
    .help = Comment se composent les roues de départ de la partie expert.
noria-setting-wheels-note = { noria-setting-wheels.help }
noria-setting-wheels-simultaneous = Tous en même temps
    .help = Chacun compose en secret, puis toutes les roues sont montrées ensemble.
noria-setting-wheels-turn-order = Dans l’ordre du tour
    .help = On compose l’un après l’autre, en voyant ce que les précédents ont fait.
noria-setting-bonus = Disque Bonus doublé
    .help = Si doubler un disque Bonus consomme l’unique doublement du tour ; la règle du jeu est ici illisible.
noria-setting-bonus-note = { noria-setting-bonus.help }
noria-setting-bonus-shared = C’est l’unique doublement
    .help = On double un seul disque par tour, Bonus ou non.
noria-setting-bonus-separate = Peut s’ajouter
    .help = Un disque Bonus avancé peut être doublé en plus d’un autre disque, jusqu’à quatre actions en tout.
noria-setting-start = Premier joueur
    .help = Qui commence chaque manche.
noria-setting-start-note = { noria-setting-start.help }
noria-setting-start-random = Au hasard
    .help = Le hasard désigne le premier joueur.
noria-setting-start-seat-1 = Place 1
    .help = La première place commence.
noria-setting-start-seat-2 = Place 2
    .help = La deuxième place commence.
noria-setting-start-seat-3 = Place 3
    .help = La troisième place commence ; si elle n’existe pas, le hasard décide.
noria-setting-start-seat-4 = Place 4
    .help = La quatrième place commence ; si elle n’existe pas, le hasard décide.

## Titres des groupes de choix

noria-verb-take = Choisir une ressource
noria-verb-delegate = Choisir une voie
noria-verb-place = Poser un disque
noria-verb-commit = Terminer la roue
noria-verb-night-shift = Équipe de nuit
noria-verb-modify = Modification
noria-verb-to = Choisir la destination
noria-verb-end = Finir la phase
noria-verb-activate = Activer un disque
noria-verb-double = Doubler un disque avancé
noria-verb-inspect = Inspecter un disque
noria-verb-repeat = Répéter un disque
noria-verb-forgo = Renoncer
noria-verb-buy = Acheter un disque
noria-verb-invest = Investir
noria-verb-pay = Payer
noria-verb-travel = Voyager vers une île
noria-verb-explore = Révéler une île
noria-verb-ship = Prendre un vaisseau
noria-verb-build = Construire une usine
noria-verb-improve = Améliorer un disque
noria-verb-produce = Produire une marchandise
noria-verb-stop = Assez
noria-verb-sell = Marché noir : vendre une marchandise
noria-verb-barter = Marché noir : obtenir une ressource
noria-verb-seat = Installer un politicien
noria-verb-remove = Retirer un politicien

## Libellés des actions

noria-do-take = Prendre : { $resource }
noria-do-delegate = Représentant : { $path }
noria-do-place = { $disc } → { $slot }
noria-do-commit = Terminer ma roue
noria-do-night-shift = Équipe de nuit : { $ring }
noria-do-modify = Modifier : { $slot }
noria-do-modify-disc = Modifier : { $disc } ({ $slot })
noria-do-to = Vers : { $slot }
noria-do-to-disc = Vers : { $disc } ({ $slot })
noria-do-end = Finir la phase : { $phase }
noria-do-activate = Activer : { $slot }
noria-do-activate-disc = Activer : { $disc } ({ $slot })
noria-do-double = Doubler : { $slot }
noria-do-double-disc = Doubler : { $disc } ({ $slot })
noria-do-inspect = Inspecter : { $slot }
noria-do-inspect-disc = Inspecter : { $disc } ({ $slot })
noria-do-repeat = Répéter : { $slot }
noria-do-repeat-disc = Répéter : { $disc } ({ $slot })
noria-do-forgo = Renoncer à la seconde action
noria-do-buy = Acheter : { $disc }
noria-do-invest = Investir : { $path }
noria-do-pay = Payer : { $thing }
noria-do-travel = Voyager : { $island }
noria-do-explore = Révéler une nouvelle île
noria-do-ship = Prendre un vaisseau : { $resource }
noria-do-build = Construire une usine : { $plot ->
        [0] 1er emplacement
        [1] 2e emplacement
        [2] 3e emplacement
        [3] 4e emplacement
        [4] 5e emplacement
       *[other] 6e emplacement
    }
noria-do-improve = Améliorer : { $slot }
noria-do-improve-disc = Améliorer : { $disc } ({ $slot })
noria-do-produce = Produire : { $good }
noria-do-stop = Arrêter la production
noria-do-sell = Vendre : { $good }
noria-do-barter = Échanger la connaissance contre : { $resource }
noria-do-seat = Installer un politicien : { $hall }
noria-do-remove = Retirer un politicien : { $hall }

## Questions

noria-ask-choose-resource = Mise en place : choisir la ressource de départ
noria-ask-choose-path = Avant la première manche : choisir la voie où le premier représentant commence, gratuitement
noria-ask-build-wheel = Roue expert : choisir l’emplacement du disque { $disc }
noria-ask-commit-wheel = La roue est complète : la terminer, ou reprendre des disques
noria-ask-influence = Influence : tourner un anneau ou déplacer des disques contre de la connaissance, ou passer aux actions
noria-ask-choose-target = Modification ({ $slot }) : choisir où va ce disque ; sur un autre disque, les deux s’échangent
noria-ask-choose-disc = Actions : choisir le prochain disque à activer ou à inspecter, ou finir la phase
noria-ask-city-action = { $second ->
        [1] Disque Ville, seconde action : acheter un disque, investir ou renoncer
       *[other] Disque Ville : acheter un disque ou investir
    }
noria-ask-pay-any = { $amount ->
        [one] { $purpose } : payer 1 ressource au choix
       *[other] { $purpose } : payer { $amount } ressources au choix, une par une
    }
noria-ask-pay-same = { $amount ->
        [one] Prix du niveau : payer 1 jeton ({ $currency })
       *[other] Prix du niveau : choisir une seule sorte pour payer les { $amount } jetons ({ $currency })
    }
noria-ask-pay-mixed = { $amount ->
        [one] Prix du niveau : payer encore 1 jeton, au moins deux sortes en tout ({ $currency })
       *[other] Prix du niveau : payer encore { $amount } jetons un par un, au moins deux sortes en tout ({ $currency })
    }
noria-ask-choose-island = { $second ->
        [1] Disque Voyage, seconde action : choisir la prochaine île de l’ambassadeur, ou renoncer
       *[other] Disque Voyage : choisir la prochaine île de l’ambassadeur
    }
noria-ask-at-island = { $island } : prendre un vaisseau ou construire une usine
noria-ask-tools-action = { $second ->
        [1] Disque Outils, seconde action : améliorer un disque, produire une marchandise ou renoncer
       *[other] Disque Outils : améliorer un disque ou produire une marchandise
    }
noria-ask-produce-more = { $way ->
        [1] Production : encore la même ({ $last }), ou assez
        [2] Production : une marchandise d’une autre sorte, ou assez
       *[other] Production : encore la même ({ $last }), une d’une autre sorte, ou assez
    }
noria-ask-choose-repeat = { $second ->
        [1] Disque Bonus, seconde action : choisir un disque précédent à répéter, ou renoncer
       *[other] Disque Bonus : choisir un disque précédent à répéter
    }
noria-ask-politics = Politique : choisir une salle où installer un politicien contre de la connaissance, ou finir la phase
noria-ask-choose-removal = Intrigue : choisir la salle qui perd un politicien
noria-ask-place-disc = Administration : choisir un emplacement pour le nouveau disque ; un disque déjà là quitte le jeu

## Journal

noria-told-starts = { $seat } joue en premier.
noria-told-laid = Île en jeu : { $island }.
noria-told-priced = Marché : { $disc } coûte { $amount ->
        [one] 1 ressource
       *[other] { $amount } ressources
    }.
noria-told-paid = { $seat } paie { $amount } × { $thing }.
noria-told-gained = { $seat } gagne { $amount } × { $thing }.
noria-told-produced = { $seat } produit : { $good }.
noria-told-climbed = { $seat } atteint le niveau { $level } ({ $path }).
noria-told-committed = { $seat } a terminé sa roue.
noria-told-wheel-shown = { $seat } montre sa roue.
noria-told-round-began = La manche { $round } commence.
noria-told-turn-began = { $seat } commence son tour.
noria-told-turned = { $seat } tourne un anneau d’un emplacement : { $ring }.
noria-told-moved = { $seat } déplace un disque ({ $disc }) : { $slot } → { $to }.
noria-told-exchanged = { $seat } échange deux disques : { $disc } ({ $slot }) ↔ { $other } ({ $to }).
noria-told-activated = { $seat } active un disque : { $disc } ({ $slot }).
noria-told-doubled = { $seat } double un disque : { $disc } ({ $slot }).
noria-told-inspected = { $seat } inspecte un disque : { $disc } ({ $slot }).
noria-told-repeated = { $seat } répète un disque : { $disc } ({ $slot }).
noria-told-forwent = { $seat } renonce à la seconde action.
noria-told-bought = { $seat } prend un disque au marché : { $disc }.
noria-told-revealed = { $seat } révèle une île : { $island }.
noria-told-ships-came = { $island } : { $amount ->
        [one] 1 vaisseau arrive
       *[other] { $amount } vaisseaux arrivent
    } ({ $resource }).
noria-told-arrived = { $seat } arrive sur une île : { $island }.
noria-told-found-nothing = { $seat } ne trouve rien à prendre ni à construire : { $island }.
noria-told-built = { $seat } construit une usine : { $island }, { $plot ->
        [0] 1er emplacement
        [1] 2e emplacement
        [2] 3e emplacement
        [3] 4e emplacement
        [4] 5e emplacement
       *[other] 6e emplacement
    }.
noria-told-improved = { $seat } améliore un disque : { $disc } ({ $slot }).
noria-told-seated = { $seat } installe un politicien : { $hall } vaut maintenant { $value } par niveau.
noria-told-removed = { $seat } retire un politicien : { $hall }.
noria-told-thrown-out = { $seat } écarte un disque : { $disc } ({ $slot }).
noria-told-placed = { $seat } pose un disque : { $disc } ({ $slot }).
noria-told-game-ended = La partie est finie.

## Pourquoi pas

noria-why-knowledge-missing = { $amount ->
        [one] Il vous manque 1 connaissance.
       *[other] Il vous manque { $amount } connaissances.
    }
noria-why-resources-missing = { $amount ->
        [one] Il vous manque 1 ressource.
       *[other] Il vous manque { $amount } ressources.
    }
noria-why-tokens-missing = Il vous manque encore : { $amount } × { $thing }.
noria-why-price-missing = { $amount ->
        [one] Vous n’avez pas le jeton que coûte le prochain niveau ({ $path }).
       *[other] Vous n’avez pas les { $amount } jetons que coûte le prochain niveau ({ $path }), ou pas des bonnes sortes.
    }
noria-why-wrong-currency = Ici, on n’accepte que ceci : { $currency }.
noria-why-lower-kinds-first = Les jetons se paient dans l’ordre de la liste, et vous en êtes à cette sorte : { $thing }.
noria-why-rest-unpayable = Après ce jeton, vous ne pourriez plus payer le reste : { $thing }.
noria-why-inactive-half = Cet emplacement est dans la moitié inactive de votre roue.
noria-why-empty-slot = Il n’y a pas de disque sur cet emplacement.
noria-why-same-slot = Le disque est déjà ici.
noria-why-same-disc = Deux disques du même type et de la même face : les échanger ne changerait rien.
noria-why-slot-taken = Un autre disque est déjà ici.
noria-why-no-triple = Ce disque ne tient pas dans un même trio avec ceux que vous avez déjà utilisés dans ce tour.
noria-why-ring-used = Vous avez déjà utilisé cet anneau dans ce tour : { $ring }.
noria-why-ring-full = Cet anneau a déjà tous ses disques de départ : { $ring }.
noria-why-half-full = Cette moitié de votre roue a déjà tous ses disques de départ : deux dans la moitié active, quatre dans l’inactive.
noria-why-other-disc-first = Posez d’abord ce disque : { $disc }.
noria-why-just-improved = Vous avez amélioré ce disque dans ce tour ; il s’activera à partir de votre prochain tour.
noria-why-no-action-possible = Pour l’instant, vous ne pouvez faire aucune action de ce disque.
noria-why-nothing-to-repeat = Un disque Bonus doit avoir un disque à répéter, et vous n’en avez activé aucun autre dans ce tour.
noria-why-not-advanced = Seul un disque face avancée visible peut être doublé.
noria-why-doubling-spent = Vous avez déjà doublé un disque dans ce tour.
noria-why-too-many-actions = Cela ferait plus de quatre actions de disque dans un tour.
noria-why-not-activated = Vous n’avez pas activé ce disque dans ce tour.
noria-why-not-repeatable = Un disque Bonus ne répète ni un disque Bonus ni un disque seulement inspecté.
noria-why-stack-empty = Cette pile du marché est vide.
noria-why-top-level = Votre représentant est déjà au plus haut niveau.
noria-why-already-there = Votre ambassadeur est déjà ici et doit se déplacer.
noria-why-not-a-neighbour = D’où se trouve votre ambassadeur, vous n’atteignez que les deux îles voisines.
noria-why-not-revealed = Cette île n’a pas été révélée.
noria-why-all-revealed = Il ne reste aucune île cachée.
noria-why-no-ship-left = Cette île n’a plus de vaisseau de ce type : { $resource }.
noria-why-no-factory-left = Vous avez déjà construit toutes vos usines.
noria-why-no-such-plot = Cette île n’a pas un tel emplacement d’usine.
noria-why-plot-taken = Une usine de { $seat } occupe déjà cet emplacement.
noria-why-itself = Un disque Outils ne peut pas s’améliorer lui-même.
noria-why-already-advanced = Ce disque est déjà avancé.
noria-why-no-empty-warehouse = Vous n’avez pas d’entrepôt vide pour cette marchandise : { $good }.
noria-why-one-of-each = Avec plusieurs sortes, vous n’en produisez qu’une de chacune.
noria-why-one-good-only = Vous en avez déjà produit plusieurs d’une sorte ; aucune autre ne peut suivre dans cette action.
noria-why-lower-goods-first = Les marchandises se produisent dans l’ordre de la liste ; celle-ci serait venue plus tôt.
noria-why-would-strand = Le disque que vous avez activé ne pourrait alors plus faire son action.
noria-why-hall-empty = Il ne reste aucun politicien dans la partie supérieure de cette salle.
noria-why-no-politicians = Il ne reste de politiciens en haut dans aucune salle.
noria-why-disc-not-in-centre = Aucun nouveau disque de ce type n’attend au centre de votre roue : { $disc }.
noria-why-just-placed = Vous venez de poser un disque ici dans cette phase ; il reste.
noria-why-other-phase = Cela ne se fait que dans une autre phase : { $phase }.
noria-why-finish-first = Terminez d’abord ce que vous avez commencé.
noria-why-activate-first = Il faut d’abord activer un disque de ce type : { $disc }.
noria-why-disc-spent = Vous avez déjà utilisé votre disque de ce type dans ce tour : { $disc }.
noria-why-first-action = On ne peut renoncer qu’à la seconde action d’un disque doublé.
noria-why-other-turn = Ce n’est pas votre tour : { $seat } décide maintenant.
noria-why-others-still-build = Votre roue est terminée ; les autres composent encore la leur.
noria-why-game-over = La partie est finie.
