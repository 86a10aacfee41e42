# Il tabellone di Yinzi.

## Aree
yinzi-board-map = Mappa del basso Yangtze
yinzi-board-harbour = Costa
yinzi-board-abroad = Mercati Esteri
yinzi-board-order = Ordine di turno
yinzi-board-display = Fabbriche da costruire
yinzi-board-innovations = Innovazioni
yinzi-board-section-diplomacy = Diplomazia
yinzi-board-section-economy = Economia
yinzi-board-section-imperial = Impero
yinzi-board-section-war = Guerra & Rotte
yinzi-board-works = Aree dei Lavoratori
yinzi-board-war = Guerra
yinzi-board-routes = Rotte
yinzi-board-rural = Mercato Rurale
yinzi-board-rate = Tasso di cambio
yinzi-board-boats = Tracciato Imbarcazioni
yinzi-board-migration = Migrazione
yinzi-board-phases = Fasi di un round
yinzi-board-none = Nessuno

## Sempre in vista
yinzi-board-round = Round { $round } di { $rounds }
yinzi-board-resolutions = { $count ->
    [one] Resta una risoluzione
   *[other] Restano { $count } risoluzioni
}
yinzi-board-food = Cibo
yinzi-board-food-now = Cibo richiesto in questo round: { $needed } per { $workers ->
    [one] un Lavoratore
   *[other] { $workers } Lavoratori
}; coltivato finora: { $grown }
yinzi-board-tax = Tasse
yinzi-board-tax-now = Somma delle tasse { $sum }: { $silver } d’argento da pagare; fino a { $most } non cambia
yinzi-board-tax-discs = Somma delle tasse { $sum }, di cui { $discs } da dischetti: { $silver } d’argento da pagare
yinzi-board-war-now = Esercito { $army } contro Forza Nemica { $enemy }
yinzi-board-transport = Trasporto
yinzi-board-transport-now = Trasporto fluviale: { $used } usato, { $left } rimasto
yinzi-board-transport-left = Trasporto rimasto
yinzi-board-food-needed = Cibo richiesto
yinzi-board-tax-due = Tasse da pagare in argento
yinzi-board-way = { $units } usato, { $left } rimasto

## La mappa
yinzi-board-square = { $square }: { $good }
yinzi-board-square-grown = { $square }: { $good }, { $count ->
    [one] un cubetto
   *[other] { $count } cubetti
} di { $player }
yinzi-board-site = Fabbrica qui: { $site }
yinzi-board-factory = { $factory }, Livello { $level }, di { $player }; prodotti { $stored } su { $storage }
yinzi-board-factory-ownerless = { $factory }, senza proprietario; prodotti { $stored } su { $storage }
yinzi-board-coin-space = Spazio con la Moneta
yinzi-board-space = { $space }: { $what }
yinzi-board-space-filled = { $space }: { $what }, Materia Grezza di { $player }
yinzi-board-border = Confine con il simbolo barca
yinzi-board-border-of = Confine { $one } – { $other }: un’unità di trasporto
yinzi-board-boat-of = { $player }: spazio { $space }, capacità { $capacity }
yinzi-board-boat-step = Un passo sul tracciato Imbarcazioni: { $means }
yinzi-board-capacity = Capacità di Trasporto Fluviale: { $count }

## Navi e mercati
yinzi-board-empty-dock = Spazio Nave vuoto
yinzi-board-slot = { $ship }: spazio per { $demand }
yinzi-board-slot-filled = { $ship }: spazio per { $demand }, occupato { $player }
yinzi-board-ship-pile = Prossima Nave: { $ship }; { $count } nella pila
yinzi-board-area = { $area }, { $points } PV per prodotto
yinzi-board-each = { $points } PV per prodotto
yinzi-board-landed = { $player }: { $count ->
    [one] un prodotto
   *[other] { $count } prodotti
}
yinzi-board-envoys = { $player }: { $count ->
    [one] un Emissario
   *[other] { $count } Emissari
}
yinzi-board-rural-now = Mercato Rurale: { $count ->
    [one] un cubetto di Cibo
   *[other] { $count } cubetti di Cibo
}
yinzi-board-rural-cubes = Cubetti di Cibo di { $player }: { $count }
yinzi-board-rate-now = { $rate } monete per un sacchetto d’argento; il dado mostra { $die }; tassi { $rates }

## Tessere
yinzi-board-order-now = Ordine di turno: { $players }
yinzi-board-bonus-of = { $bonus }: { $player }
yinzi-board-tile = Tessera Piantagione { $good }, prezzo { $price }
yinzi-board-no-tile = Nessuna tessera Piantagione
yinzi-board-tile-pile = Tessere Piantagione nella pila: { $count }
yinzi-board-pile = Nella pila: { $count }
yinzi-board-innovation-of = { $innovation }: dischetto di { $player }
yinzi-board-innovation-fresh = { $innovation }: dischetto di { $player }, messo in questo turno
yinzi-board-part-any-product = un prodotto qualsiasi
yinzi-board-part-any-good = una Merce qualsiasi
yinzi-board-part-emissary = Emissario
yinzi-board-route = Rotta per { $demand }, { $points } PV
yinzi-board-war-symbols = simboli Guerra: { $count }
yinzi-board-route-served = { $route }; soddisfatta da { $player }
yinzi-board-route-discard = Scarti delle Rotte
yinzi-board-discard = Scarti delle Rotte: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}

## Lavoratori e guerra
yinzi-board-workers-of = { $player }: { $count ->
    [one] un Lavoratore
   *[other] { $count } Lavoratori
}
yinzi-board-stock = { $resource } in riserva: { $count }
yinzi-board-commitment = { $commitment }, richiede { $workers ->
    [one] un Lavoratore
   *[other] { $workers } Lavoratori
}
yinzi-board-army = { $count ->
    [0] nessun Lavoratore
    [one] un Lavoratore
   *[other] { $count } Lavoratori
}
yinzi-board-army-of = { $player }: forza { $count }
yinzi-board-veterans-of = { $player }: { $count ->
    [one] un veterano
   *[other] { $count } veterani
}
yinzi-board-glory = Gloria di Guerra da { $points } PV

## Un giocatore
yinzi-board-player = Plancia di { $player }
yinzi-board-show = Mostra la plancia di { $player }
yinzi-board-points = { $points } PV
yinzi-board-holding = { $thing }: { $count }
yinzi-board-hand = Carte Azione in mano: { $count }
yinzi-board-deck = Carte Azione nel mazzo: { $count }
yinzi-board-group = Gruppo di Lavoratori
yinzi-board-group-of = Gruppo sotto { $fortune }: { $count ->
    [0] nessuno
    [one] un Lavoratore
   *[other] { $count } Lavoratori
}
yinzi-board-work-done = { $work }: fatta in questo round
yinzi-board-migrants = Migranti: { $upper } sopra, { $lower } sotto
yinzi-board-won = { $count ->
    [one] Una Rotta completata
   *[other] { $count } Rotte completate
}, { $points } PV
yinzi-board-gift = Gratis: { $good }
yinzi-board-product-of = Prodotto di { $player }
yinzi-board-colour-of = { $colour }: { $player }
