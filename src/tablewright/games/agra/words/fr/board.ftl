# Le plateau d’Agra : les zones, ce que disent les pièces, et les plateaux des joueurs.

# Zones.
agra-board-areas = Zones du plateau
agra-board-city = Ville
agra-board-characters = Personnages Principaux
agra-board-circle = Roue Méditation
agra-board-goods = Valeurs des marchandises
agra-board-river = Rivière
agra-board-palace = Plateau Empire
agra-board-akbar = Empereur Akbar
agra-board-display = Tuiles Faveur
agra-board-bonus = Tuiles Bonus Construction
agra-board-estates = Plateaux individuels
agra-board-estate = Plateau de { $player }

# Le tour.
agra-board-round = Manche { $round }
agra-board-round-of = Manche { $round } sur { $limit } au plus
agra-board-ending = Encore une manche après celle-ci
agra-board-last-round = Dernière manche
agra-board-turn-of = Tour : { $player }
agra-board-points =
    { $count ->
        [one] { $count } point de méditation à dépenser
       *[other] { $count } points de méditation à dépenser
    }
agra-board-start-player = Premier joueur

# Ville et personnages.
agra-board-site = en chantier, niveau { $level }, coût { $cost }
agra-board-stands = ouvrier de { $player }, debout
agra-board-lies = ouvrier de { $player }, couché
agra-board-merchant = Marchand
agra-board-builder = Bâtisseur
agra-board-rupees =
    { $count ->
        [one] { $count } roupie posée ici
       *[other] { $count } roupies posées ici
    }
agra-board-value = Valeur { $value }, imprimée { $printed }
agra-board-made-from = Provient de : { $good }
agra-board-flags =
    { $count ->
        [one] { $count } fanion
       *[other] { $count } fanions
    }

# Méditation.
agra-board-blocked = bloquée
agra-board-costs-points =
    { $count ->
        [one] coûte { $count } point de méditation
       *[other] coûte { $count } points de méditation
    }
agra-board-costs-value = coûte autant de points de méditation que vaut la marchandise
agra-board-move-farmer = Déplacer un Fermier
agra-board-meditation-track = Piste Méditation
agra-board-meditation-space =
    { $count ->
        [one] Méditation : case { $space } sur { $last }, { $count } point pour le premier ouvrier
       *[other] Méditation : case { $space } sur { $last }, { $count } points pour le premier ouvrier
    }

# Rivière.
agra-board-pier = Ponton { $number }
agra-board-pier-open = Niveaux ouverts : { $levels }.
agra-board-pier-leave =
    { $count ->
        [one] Le Bateau repart après { $count } contrat de niveau { $level }.
       *[other] Le Bateau repart après { $count } contrats de niveau { $level }.
    }
agra-board-boat-here = Le Bateau est ici
agra-board-boat = Bateau au ponton { $number }, limite de commandes { $limit }
agra-board-limit = Limite de commandes : { $count }
agra-board-notable = Niveau { $level }, { $guild }
agra-board-ordered = Commandé, de haut en bas : { $goods }
agra-board-beyond = Le Bateau n’est pas encore arrivé jusque-là
agra-board-delivered = livré par { $player }
agra-board-delivered-double = livré deux fois par { $player }

# Plateau Empire.
agra-board-step-of = { $player } au degré { $step }
agra-board-orders-of = Commandes : { $guild }
agra-board-marked = Ouverte à présent : { $goods }
agra-board-taken = { $taken } remplies ou couvertes, limite { $limit }
agra-board-bowl = Bol pour { $good }
agra-board-closed = fermé par un marqueur neutre
agra-board-pile = Dans la pioche : { $count }

# Le plateau individuel.
agra-board-farm = Ferme
agra-board-plot = { $track }, case { $place }
agra-board-covered = tuile Cache
agra-board-farmer = fermier
agra-board-production = Production de { $good } : { $count }
agra-board-favour = Faveur : { $count }
agra-board-favour-price = Posséder au moins { $own } Faveur, en dépenser { $spend }
agra-board-used = utilisée pendant ce tour
agra-board-supply = Réserve
agra-board-markers = Marqueurs dans la réserve : { $count }
agra-board-workers = Ouvriers : { $supply } dans la réserve, { $standing } debout, { $lying } couchés, { $all } en tout
agra-board-contracts = Contrats
agra-board-no-contracts = Pas encore de contrat
agra-board-tiles = Tuiles Faveur possédées
agra-board-stored =
    { $count ->
        [one] { $count } ouvrier sur la carte
       *[other] { $count } ouvriers sur la carte
    }
agra-board-depot =
    { $count ->
        [one] { $count } marchandise sur la carte
       *[other] { $count } marchandises sur la carte
    }
agra-board-secret = Les roupies du sac sont secrètes et ne comptent pas dans cette somme.
agra-board-tie-break = Marchandises et faveurs (le plus l’emporte en cas d’égalité)
