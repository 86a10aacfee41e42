# Le plateau de Yinzi.

## Zones
yinzi-board-map = Carte du bas Yangtsé
yinzi-board-harbour = Côte
yinzi-board-abroad = Marchés étrangers
yinzi-board-order = Ordre du tour
yinzi-board-display = Manufactures à bâtir
yinzi-board-innovations = Innovations
yinzi-board-section-diplomacy = Diplomatie
yinzi-board-section-economy = Économie
yinzi-board-section-imperial = Empire
yinzi-board-section-war = Guerre & routes
yinzi-board-works = Zones des ouvriers
yinzi-board-war = Guerre
yinzi-board-routes = Routes
yinzi-board-rural = Marché rural
yinzi-board-rate = Taux de change
yinzi-board-boats = Piste des bateaux
yinzi-board-migration = Migration
yinzi-board-phases = Phases d’une manche
yinzi-board-none = Aucun

## Toujours visible
yinzi-board-round = Manche { $round } sur { $rounds }
yinzi-board-resolutions = { $count ->
    [one] Encore une exécution
   *[other] Encore { $count } exécutions
}
yinzi-board-food = Nourriture
yinzi-board-food-now = Nourriture requise cette manche : { $needed } pour { $workers ->
    [one] un ouvrier
   *[other] { $workers } ouvriers
} ; cultivée jusqu’ici : { $grown }
yinzi-board-tax = Impôts
yinzi-board-tax-now = Somme imposable { $sum } : { $silver } argent à payer ; inchangé jusqu’à { $most }
yinzi-board-tax-discs = Somme imposable { $sum }, dont { $discs } par disques : { $silver } argent à payer
yinzi-board-war-now = Armée { $army } contre force ennemie { $enemy }
yinzi-board-transport = Transport
yinzi-board-transport-now = Transport fluvial : { $used } utilisé, { $left } restant
yinzi-board-transport-left = Transport restant
yinzi-board-food-needed = Nourriture requise
yinzi-board-tax-due = Impôts à payer en argent
yinzi-board-way = { $units } utilisé, { $left } restant

## La carte
yinzi-board-square = { $square } : { $good }
yinzi-board-square-grown = { $square } : { $good }, { $count ->
    [one] un cube
   *[other] { $count } cubes
} ({ $player })
yinzi-board-site = Manufacture ici : { $site }
yinzi-board-factory = { $factory }, niveau { $level } ({ $player }) ; produits { $stored } sur { $storage }
yinzi-board-factory-ownerless = { $factory }, sans propriétaire ; produits { $stored } sur { $storage }
yinzi-board-coin-space = Case pièce
yinzi-board-space = { $space } : { $what }
yinzi-board-space-filled = { $space } : { $what }, matière première ({ $player })
yinzi-board-border = Frontière avec symbole bateau
yinzi-board-border-of = Frontière { $one } – { $other } : une unité de transport
yinzi-board-boat-of = { $player } : case { $space }, capacité { $capacity }
yinzi-board-boat-step = Un pas sur la piste des bateaux : { $means }
yinzi-board-capacity = Capacité de transport fluvial : { $count }

## Navires et marchés
yinzi-board-empty-dock = Emplacement de navire vide
yinzi-board-slot = { $ship } : emplacement pour { $demand }
yinzi-board-slot-filled = { $ship } : emplacement pour { $demand }, rempli { $player }
yinzi-board-ship-pile = Prochain navire : { $ship } ; { $count } dans la pile
yinzi-board-area = { $area }, { $points } PV par produit
yinzi-board-each = { $points } PV par produit
yinzi-board-landed = { $player } : { $count ->
    [one] un produit
   *[other] { $count } produits
}
yinzi-board-envoys = { $player } : { $count ->
    [one] un émissaire
   *[other] { $count } émissaires
}
yinzi-board-rural-now = Marché rural : { $count ->
    [one] un cube de nourriture
   *[other] { $count } cubes de nourriture
}
yinzi-board-rural-cubes = Cubes de nourriture ({ $player }) : { $count }
yinzi-board-rate-now = { $rate } pièces pour un sac d’argent ; le dé montre { $die } ; taux { $rates }

## Tuiles
yinzi-board-order-now = Ordre du tour : { $players }
yinzi-board-bonus-of = { $bonus } : { $player }
yinzi-board-tile = Tuile Plantation { $good }, prix { $price }
yinzi-board-no-tile = Pas de tuile Plantation
yinzi-board-tile-pile = Tuiles Plantation dans la pile : { $count }
yinzi-board-pile = Dans la pile : { $count }
yinzi-board-innovation-of = { $innovation } : disque ({ $player })
yinzi-board-innovation-fresh = { $innovation } : disque ({ $player }), posé ce tour
yinzi-board-part-any-product = produit au choix
yinzi-board-part-any-good = denrée au choix
yinzi-board-part-emissary = émissaire
yinzi-board-route = Route pour { $demand }, { $points } PV
yinzi-board-war-symbols = symboles Guerre : { $count }
yinzi-board-route-served = { $route } ; satisfaite par { $player }
yinzi-board-route-discard = Défausse des routes
yinzi-board-discard = Défausse des routes : { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}

## Ouvriers et guerre
yinzi-board-workers-of = { $player } : { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}
yinzi-board-stock = { $resource } en réserve : { $count }
yinzi-board-commitment = { $commitment }, demande { $workers ->
    [one] un ouvrier
   *[other] { $workers } ouvriers
}
yinzi-board-army = { $count ->
    [0] aucun ouvrier
    [one] un ouvrier
   *[other] { $count } ouvriers
}
yinzi-board-army-of = { $player } : force { $count }
yinzi-board-veterans-of = { $player } : { $count ->
    [one] un vétéran
   *[other] { $count } vétérans
}
yinzi-board-glory = Gloire de guerre valant { $points } PV

## Un joueur
yinzi-board-player = Plateau : { $player }
yinzi-board-show = Montrer le plateau : { $player }
yinzi-board-points = { $points } PV
yinzi-board-holding = { $thing } : { $count }
yinzi-board-hand = Cartes Action en main : { $count }
yinzi-board-deck = Cartes Action dans la pioche : { $count }
yinzi-board-group = Groupe d’ouvriers
yinzi-board-group-of = Groupe sous { $fortune } : { $count ->
    [0] personne
    [one] un ouvrier
   *[other] { $count } ouvriers
}
yinzi-board-work-done = { $work } : faite cette manche
yinzi-board-migrants = Migrants : { $upper } en haut, { $lower } en bas
yinzi-board-won = { $count ->
    [one] Une route accomplie
   *[other] { $count } routes accomplies
}, { $points } PV
yinzi-board-gift = Gratuit : { $good }
yinzi-board-product-of = Produit : { $player }
yinzi-board-colour-of = { $colour } : { $player }
