### Noria : le plateau.

## Le plateau : titres

noria-board-wheel = Roue d’actions
noria-board-wheel-of = Roue de { $player }
noria-board-my-wheel = Ma roue
noria-board-show-wheel = Montrer la roue de { $player }
noria-board-back = Revenir à ma roue
noria-board-hidden-wheel = Encore en construction, en secret
noria-board-ready = prête
noria-board-building = en construction
noria-board-active-half = active
noria-board-inactive-half = au repos
noria-board-next-turn = Le prochain tour avance chaque disque d’un emplacement dans le sens horaire.
noria-board-town-hall = Hôtel de ville
noria-board-islands = Îles
noria-board-islet = Îlot de départ
noria-board-market = Marché
noria-board-black-market = Marché noir
noria-board-track = Manches
noria-board-supply = Ma réserve
noria-board-supply-of = Réserve de { $player }
noria-board-resources = Ressources
noria-board-ships = Vaisseaux
noria-board-warehouses = Entrepôts
noria-board-factories = Usines
noria-board-income = Revenu
noria-board-cave = Caverne
noria-board-tie-break = Vaisseaux et entrepôts (à égalité, moins gagne)
noria-board-levels = Représentants
noria-board-other-wheels = Autres roues
noria-board-phases = Phases du tour
noria-board-costs = Coûts actuels
noria-board-free = gratuit
noria-board-empty = vide
noria-board-full = plein
noria-board-none = aucun

## Le plateau : brefs faits chiffrés

noria-board-round = Manche { $round } sur { $rounds }
noria-board-left = { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
noria-board-times = × { $value }
noria-board-actions = { $used } actions de disque sur { $most }
noria-board-doubled = doublement dépensé
noria-board-removed = retirés : { $count }
noria-board-night-shift = Équipe de nuit
noria-board-modify = Modification
noria-board-intrigue = Intrigue
noria-board-price-rise = À partir d’ici, équipe de nuit et modification coûtent 1 de plus
noria-board-same = tous d’une sorte
noria-board-different = au moins deux sortes
noria-board-currency-resource = ressources
noria-board-currency-simple = marchandises simples
noria-board-currency-complex = marchandises complexes
noria-board-start-player = Premier joueur
noria-board-to-act = doit jouer

## Le plateau : libellés pour l'oreille

noria-board-slot-disc = { $slot } : { $disc }
noria-board-slot-advanced = { $slot } : { $disc }, avancé
noria-board-slot-empty = { $slot } : vide
noria-board-mark-activated = utilisé
noria-board-mark-doubled = utilisé doublé
noria-board-mark-inspected = inspecté
noria-board-mark-improved = amélioré dans ce tour
noria-board-aside = Mis de côté : { $disc }
noria-board-turn-ring = Équipe de nuit : { $ring } (coût { $cost })
noria-board-path = { $path } : { $levels }
noria-board-level-of = { $player } { $level }
noria-board-next-price = Prochain niveau pour moi : prix { $amount } ({ $currency }, { $mode })
noria-board-top-reached = Plus haut niveau atteint
noria-board-hall = { $hall } : vaut { $value } par niveau, { $above } en haut, { $removed } retirés
noria-board-hall-row = Valeurs selon les politiciens installés : { $values }
noria-board-island-plain = { $island }
noria-board-cloud = Île cachée
noria-board-cloud-later = Île cachée, pas la prochaine
noria-board-ship-left = { $ship } : reste { $count }
noria-board-plot-free = Emplacement d’usine : { $good } × { $count }, libre
noria-board-plot-built = Emplacement d’usine : { $good } × { $count }, à { $player }
noria-board-ambassador-of = Ambassadeur de { $player }
noria-board-stack = { $disc } : prix { $price }, reste { $count }
noria-board-holding = { $thing } : { $count }
noria-board-warehouse = { $good } : { $full } pleins, { $empty } vides
noria-board-income-now = { $built } usines construites sur { $most }, { $income } connaissance par tour
noria-board-rate-simple = 1 marchandise simple → { $count } connaissances
noria-board-rate-complex = 1 marchandise complexe → { $count } connaissances
noria-board-rate-resource = { $count } connaissances → 1 ressource
noria-board-space-open = Manche { $round }
noria-board-space-covered = Manche { $round }, encore couverte
noria-board-space-knowledge = symbole Connaissance : l’intrigue coûte 1 de plus
noria-board-neighbours = Voisines : { $islands }

## Le plateau : une phrase par pièce

noria-board-about-disc-obsidian = Récoltez 1 obsidienne pour chacun de vos vaisseaux à obsidienne.
noria-board-about-disc-energy = Récoltez 1 énergie pour chacun de vos vaisseaux à énergie.
noria-board-about-disc-mycelium = Récoltez 1 mycélium pour chacun de vos vaisseaux à mycélium.
noria-board-about-disc-city = Achetez un disque au marché, ou investissez pour faire monter d’un niveau un représentant.
noria-board-about-disc-journey = Déplacez votre ambassadeur vers une autre île, puis prenez-y un vaisseau ou construisez-y une usine.
noria-board-about-disc-tools = Tournez un disque sur sa face avancée, ou produisez dans vos entrepôts vides.
noria-board-about-disc-bonus = Répétez une action d’un disque utilisé plus tôt dans ce tour.
noria-board-about-advanced = Avancé : une fois par tour, un tel disque donne deux actions.
noria-board-about-empty-slot = Il n’y a rien ici ; de nouveaux disques peuvent y être posés à la fin de votre tour.
noria-board-about-inactive = Moitié au repos : ce disque se remet au travail quand l’anneau tourne.
noria-board-about-ring = Avant votre premier disque, vous pouvez tourner cet anneau d’un emplacement dans le sens horaire contre de la connaissance.
noria-board-about-centre = Acheté dans ce tour ; il rejoint la roue dans la phase d’administration.
noria-board-about-path-refinement = Payée en ressources d’une seule sorte ; chaque niveau rapporte la valeur de la salle au-dessus.
noria-board-about-path-settlement = Payée en ressources mélangées ; chaque niveau rapporte la valeur de la salle au-dessus.
noria-board-about-path-exploration = Payée en marchandises simples ; chaque niveau rapporte la valeur de la salle au-dessus.
noria-board-about-path-research = Payée en marchandises complexes ; chaque niveau rapporte la valeur de la salle au-dessus.
noria-board-about-ahead = Ajoutez 1 ressource par représentant adverse au-dessus du vôtre.
noria-board-about-hall-path = Le premier siège libre montre ce que vaut chaque niveau de cette voie à la fin.
noria-board-about-hall-specialisation = À la fin, votre représentant le plus haut marque encore une fois son niveau fois cette valeur.
noria-board-about-hall-division = À la fin, votre représentant le plus bas marque encore une fois son niveau fois cette valeur.
noria-board-about-cave = Les représentants attendent ici ; dans la caverne, ils comptent comme niveau 0.
noria-board-about-island = Y entrer coûte 1 ressource par ambassadeur adverse présent ; ensuite, prenez un vaisseau ou construisez.
noria-board-about-cloud = Révélez-la par un Voyage : votre ambassadeur doit y aller aussitôt, gratuitement.
noria-board-about-cloud-later = Elle reste cachée tant que les îles qui la précèdent ne sont pas révélées : vues d’en haut, elles se ressemblent, peu importe donc laquelle vient en premier.
noria-board-about-islet = Les ambassadeurs partent d’ici et n’y reviennent jamais ; y rester ne coûte rien à personne.
noria-board-about-ship = Chaque vaisseau d’un type rapporte 1 ressource de plus quand vous récoltez ce type.
noria-board-about-plot = Construisez ici une usine et recevez autant d’entrepôts vides ; votre revenu augmente aussi.
noria-board-about-market = Une action Ville achète un disque, payé en ressources au choix.
noria-board-about-resource = Paie disques, niveaux, suppléments et marchandises.
noria-board-about-knowledge = Paie équipes de nuit, modifications, intrigues et marché noir.
noria-board-about-good-simple = Paie l’exploration, ou se vend au marché noir.
noria-board-about-good-complex = Paie la recherche, ou se vend au marché noir.
noria-board-about-factories = Chaque usine construite découvre de la connaissance, gagnée à chaque phase d’administration.
noria-board-about-black-market = À tout moment de votre phase d’actions ; on n’échange que dans un sens.
noria-board-about-track = Chaque manche ouvre une case ; les symboles Connaissance visibles donnent le coût d’une intrigue.
noria-board-about-phase-influence = Payez de la connaissance pour tourner des anneaux ou déplacer et échanger des disques.
noria-board-about-phase-action = Utilisez jusqu’à trois disques voisins de la moitié active.
noria-board-about-phase-politics = Payez de la connaissance pour installer un politicien et en retirer un autre.
noria-board-about-phase-administration = Les anneaux tournent d’un emplacement, les usines rapportent, les nouveaux disques sont posés.
