# Het bord van Yinzi.

## Gebieden
yinzi-board-map = Kaart van de beneden-Yangtze
yinzi-board-harbour = Kust
yinzi-board-abroad = Buitenlandse markten
yinzi-board-order = Speelvolgorde
yinzi-board-display = Fabrieken om te bouwen
yinzi-board-innovations = Innovaties
yinzi-board-section-diplomacy = Diplomatie
yinzi-board-section-economy = Economie
yinzi-board-section-imperial = Keizerlijk
yinzi-board-section-war = Oorlog & routes
yinzi-board-works = Arbeidersgebieden
yinzi-board-war = Oorlog
yinzi-board-routes = Routes
yinzi-board-rural = Plattelands{ "\u00AD" }markt
yinzi-board-rate = Wisselkoers
yinzi-board-boats = Botenspoor
yinzi-board-migration = Migratie
yinzi-board-phases = Fasen van een ronde
yinzi-board-none = Geen

## Altijd in zicht
yinzi-board-round = Ronde { $round } van { $rounds }
yinzi-board-resolutions = { $count ->
    [one] Nog één uitvoering
   *[other] Nog { $count } uitvoeringen
}
yinzi-board-food = Voedsel
yinzi-board-food-now = Voedsel nodig deze ronde: { $needed } voor { $workers ->
    [one] één arbeider
   *[other] { $workers } arbeiders
}; tot nu toe verbouwd: { $grown }
yinzi-board-tax = Belasting
yinzi-board-tax-now = Belastingsom { $sum }: { $silver } zilver verschuldigd; tot { $most } blijft dat zo
yinzi-board-tax-discs = Belastingsom { $sum }, waarvan { $discs } door schijven: { $silver } zilver verschuldigd
yinzi-board-war-now = Leger { $army } tegen vijandelijke sterkte { $enemy }
yinzi-board-transport = Transport
yinzi-board-transport-now = Riviertransport: { $used } gebruikt, { $left } over
yinzi-board-transport-left = Transport over
yinzi-board-food-needed = Voedsel nodig
yinzi-board-tax-due = Belasting in zilver
yinzi-board-way = { $units } gebruikt, { $left } over

## De kaart
yinzi-board-square = { $square }: { $good }
yinzi-board-square-grown = { $square }: { $good }, { $count ->
    [one] één blokje
   *[other] { $count } blokjes
} van { $player }
yinzi-board-site = Fabriek hier: { $site }
yinzi-board-factory = { $factory }, niveau { $level }, van { $player }; producten { $stored } van { $storage }
yinzi-board-factory-ownerless = { $factory }, zonder eigenaar; producten { $stored } van { $storage }
yinzi-board-coin-space = Muntvak
yinzi-board-space = { $space }: { $what }
yinzi-board-space-filled = { $space }: { $what }, grondstof van { $player }
yinzi-board-border = Grens met bootsymbool
yinzi-board-border-of = Grens { $one } – { $other }: één eenheid transport
yinzi-board-boat-of = { $player }: vak { $space }, capaciteit { $capacity }
yinzi-board-boat-step = Eén stap op het botenspoor: { $means }
yinzi-board-capacity = Riviertransportcapaciteit: { $count }

## Schepen en markten
yinzi-board-empty-dock = Lege ligplaats
yinzi-board-slot = { $ship }: laadruimte voor { $demand }
yinzi-board-slot-filled = { $ship }: laadruimte voor { $demand }, gevuld { $player }
yinzi-board-ship-pile = Volgend schip: { $ship }; { $count } op de stapel
yinzi-board-area = { $area }, { $points } OP per product
yinzi-board-each = { $points } OP per product
yinzi-board-landed = { $player }: { $count ->
    [one] één product
   *[other] { $count } producten
}
yinzi-board-envoys = { $player }: { $count ->
    [one] één gezant
   *[other] { $count } gezanten
}
yinzi-board-rural-now = Plattelandsmarkt: { $count ->
    [one] één voedselblokje
   *[other] { $count } voedselblokjes
}
yinzi-board-rural-cubes = Voedselblokjes van { $player }: { $count }
yinzi-board-rate-now = { $rate } munten voor één buidel zilver; de dobbelsteen toont { $die }; koersen { $rates }

## Tegels
yinzi-board-order-now = Speelvolgorde: { $players }
yinzi-board-bonus-of = { $bonus }: { $player }
yinzi-board-tile = Plantagetegel { $good }, prijs { $price }
yinzi-board-no-tile = Geen plantagetegel
yinzi-board-tile-pile = Plantagetegels op de stapel: { $count }
yinzi-board-pile = Op de stapel: { $count }
yinzi-board-innovation-of = { $innovation }: schijf van { $player }
yinzi-board-innovation-fresh = { $innovation }: schijf van { $player }, deze beurt geplaatst
yinzi-board-part-any-product = een product naar keuze
yinzi-board-part-any-good = een goed naar keuze
yinzi-board-part-emissary = gezant
yinzi-board-route = Route voor { $demand }, { $points } OP
yinzi-board-war-symbols = oorlogssymbolen: { $count }
yinzi-board-route-served = { $route }; vervuld door { $player }
yinzi-board-route-discard = Aflegstapel routes
yinzi-board-discard = Aflegstapel routes: { $count ->
    [one] één tegel
   *[other] { $count } tegels
}

## Arbeiders en oorlog
yinzi-board-workers-of = { $player }: { $count ->
    [one] één arbeider
   *[other] { $count } arbeiders
}
yinzi-board-stock = { $resource } in voorraad: { $count }
yinzi-board-commitment = { $commitment }, vraagt { $workers ->
    [one] één arbeider
   *[other] { $workers } arbeiders
}
yinzi-board-army = { $count ->
    [0] geen arbeider
    [one] één arbeider
   *[other] { $count } arbeiders
}
yinzi-board-army-of = { $player }: sterkte { $count }
yinzi-board-veterans-of = { $player }: { $count ->
    [one] één veteraan
   *[other] { $count } veteranen
}
yinzi-board-glory = Krijgsroem van { $points } OP

## Een speler
yinzi-board-player = Bord van { $player }
yinzi-board-show = Toon het bord van { $player }
yinzi-board-points = { $points } OP
yinzi-board-holding = { $thing }: { $count }
yinzi-board-hand = Actiekaarten in de hand: { $count }
yinzi-board-deck = Actiekaarten op de trekstapel: { $count }
yinzi-board-group = Groep arbeiders
yinzi-board-group-of = Groep onder { $fortune }: { $count ->
    [0] niemand
    [one] één arbeider
   *[other] { $count } arbeiders
}
yinzi-board-work-done = { $work }: deze ronde gedaan
yinzi-board-migrants = Migranten: { $upper } boven, { $lower } beneden
yinzi-board-won = { $count ->
    [one] Eén route
   *[other] { $count } routes
} voltooid, { $points } OP
yinzi-board-gift = Gratis { $good }
yinzi-board-product-of = Product van { $player }
yinzi-board-colour-of = { $colour }: { $player }
