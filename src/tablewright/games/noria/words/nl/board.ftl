### Noria: het bord.

## Het bord: koppen

noria-board-wheel = Actiewiel
noria-board-wheel-of = Wiel van { $player }
noria-board-my-wheel = Mijn wiel
noria-board-show-wheel = Toon het wiel van { $player }
noria-board-back = Terug naar mijn wiel
noria-board-hidden-wheel = Wordt nog in het geheim gebouwd
noria-board-ready = klaar
noria-board-building = aan het bouwen
noria-board-active-half = actief
noria-board-inactive-half = in rust
noria-board-next-turn = De volgende beurt schuift elke schijf één vak met de klok mee.
noria-board-town-hall = Stadhuis
noria-board-islands = Eilanden
noria-board-islet = Starteilandje
noria-board-market = Markt
noria-board-black-market = Zwarte markt
noria-board-track = Rondes
noria-board-supply = Mijn voorraad
noria-board-supply-of = Voorraad van { $player }
noria-board-resources = Grondstoffen
noria-board-ships = Schepen
noria-board-warehouses = Magazijnen
noria-board-factories = Fabrieken
noria-board-income = Inkomen
noria-board-cave = Grot
noria-board-tie-break = Schepen en magazijnen (minder wint bij gelijke stand)
noria-board-levels = Afgevaardigden
noria-board-other-wheels = Andere wielen
noria-board-phases = Fasen van de beurt
noria-board-costs = Kosten nu
noria-board-free = gratis
noria-board-empty = leeg
noria-board-full = vol
noria-board-none = geen

## Het bord: korte feiten met getallen

noria-board-round = Ronde { $round } van { $rounds }
noria-board-left = { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
noria-board-times = × { $value }
noria-board-actions = { $used } van { $most } schijfacties
noria-board-doubled = verdubbeling gebruikt
noria-board-removed = { $count } weggehaald
noria-board-night-shift = Nachtdienst
noria-board-modify = Aanpassen
noria-board-intrigue = Intrige
noria-board-price-rise = Vanaf hier kosten nachtdienst en aanpassen 1 meer
noria-board-same = allemaal één soort
noria-board-different = minstens twee soorten
noria-board-currency-resource = grondstoffen
noria-board-currency-simple = eenvoudige producten
noria-board-currency-complex = complexe producten
noria-board-start-player = Startspeler
noria-board-to-act = aan zet

## Het bord: opschriften voor het oor

noria-board-slot-disc = { $slot }: { $disc }
noria-board-slot-advanced = { $slot }: { $disc }, geavanceerd
noria-board-slot-empty = { $slot }: leeg
noria-board-mark-activated = gebruikt
noria-board-mark-doubled = verdubbeld gebruikt
noria-board-mark-inspected = geïnspecteerd
noria-board-mark-improved = deze beurt verbeterd
noria-board-aside = Apart gelegd: { $disc }
noria-board-turn-ring = Nachtdienst: { $ring } (kost { $cost })
noria-board-path = { $path }: { $levels }
noria-board-level-of = { $player } { $level }
noria-board-next-price = Volgend niveau voor mij: prijs { $amount } ({ $currency }, { $mode })
noria-board-top-reached = Hoogste niveau bereikt
noria-board-hall = { $hall }: { $value } per niveau waard, { $above } boven, { $removed } weggehaald
noria-board-hall-row = Waarden naar zittende politici: { $values }
noria-board-island-plain = { $island }
noria-board-cloud = Verborgen eiland
noria-board-cloud-later = Verborgen eiland, niet het volgende
noria-board-ship-left = { $ship }: nog { $count }
noria-board-plot-free = Fabrieksplaats: { $good } × { $count }, vrij
noria-board-plot-built = Fabrieksplaats: { $good } × { $count }, van { $player }
noria-board-ambassador-of = Ambassadeur van { $player }
noria-board-stack = { $disc }: prijs { $price }, nog { $count }
noria-board-holding = { $thing }: { $count }
noria-board-warehouse = { $good }: { $full } vol, { $empty } leeg
noria-board-income-now = { $built } van { $most } fabrieken gebouwd, { $income } kennis per beurt
noria-board-rate-simple = 1 eenvoudig product → { $count } kennis
noria-board-rate-complex = 1 complex product → { $count } kennis
noria-board-rate-resource = { $count } kennis → 1 grondstof
noria-board-space-open = Ronde { $round }
noria-board-space-covered = Ronde { $round }, nog bedekt
noria-board-space-knowledge = kennissymbool: intrige kost 1 meer
noria-board-neighbours = Buren: { $islands }

## Het bord: één zin per stuk

noria-board-about-disc-obsidian = Verzamel 1 obsidiaan voor elk van je obsidiaanschepen.
noria-board-about-disc-energy = Verzamel 1 energie voor elk van je energieschepen.
noria-board-about-disc-mycelium = Verzamel 1 mycelium voor elk van je myceliumschepen.
noria-board-about-disc-city = Koop een schijf op de markt, of investeer om een afgevaardigde een niveau te laten klimmen.
noria-board-about-disc-journey = Verplaats je ambassadeur naar een ander eiland en neem daar een schip of bouw er een fabriek.
noria-board-about-disc-tools = Draai een schijf naar de geavanceerde zijde, of maak producten in je lege magazijnen.
noria-board-about-disc-bonus = Herhaal een actie van een schijf die je eerder deze beurt gebruikte.
noria-board-about-advanced = Geavanceerd: één keer per beurt geeft zo’n schijf twee acties.
noria-board-about-empty-slot = Hier ligt niets; aan het einde van je beurt kun je hier nieuwe schijven plaatsen.
noria-board-about-inactive = Rustende helft: deze schijf gaat weer aan het werk als de ring draait.
noria-board-about-ring = Voor je eerste schijf mag je deze ring voor kennis één vak met de klok mee draaien.
noria-board-about-centre = Deze beurt gekocht; in de administratiefase komt ze op het wiel.
noria-board-about-path-refinement = Betaald met grondstoffen van één soort; elk niveau levert de waarde van de zaal erboven op.
noria-board-about-path-settlement = Betaald met gemengde grondstoffen; elk niveau levert de waarde van de zaal erboven op.
noria-board-about-path-exploration = Betaald met eenvoudige producten; elk niveau levert de waarde van de zaal erboven op.
noria-board-about-path-research = Betaald met complexe producten; elk niveau levert de waarde van de zaal erboven op.
noria-board-about-ahead = Tel er 1 grondstof bij voor elke andere afgevaardigde boven die van jou.
noria-board-about-hall-path = De eerste vrije zetel toont wat elk niveau van dit pad aan het einde waard is.
noria-board-about-hall-specialisation = Aan het einde levert je hoogste afgevaardigde nog eens zijn niveau maal deze waarde op.
noria-board-about-hall-division = Aan het einde levert je laagste afgevaardigde nog eens zijn niveau maal deze waarde op.
noria-board-about-cave = Hier wachten afgevaardigden; in de grot tellen ze als niveau 0.
noria-board-about-island = Betreden kost 1 grondstof voor elke andere ambassadeur erop; neem dan een schip of bouw.
noria-board-about-cloud = Onthul het met een reis: je ambassadeur moet er meteen heen, gratis.
noria-board-about-cloud-later = Het blijft verborgen tot de eilanden ervoor onthuld zijn: van boven zien ze er gelijk uit, dus maakt het niet uit welk het eerst komt.
noria-board-about-islet = Hier beginnen de ambassadeurs en ze komen nooit terug; hier staan kost niemand iets.
noria-board-about-ship = Elk schip van een soort levert 1 grondstof meer op telkens als je die soort verzamelt.
noria-board-about-plot = Bouw hier een fabriek en krijg zoveel lege magazijnen; je inkomen stijgt ook.
noria-board-about-market = Eén stadsactie koopt één schijf, betaald met grondstoffen naar keuze.
noria-board-about-resource = Betaalt schijven, niveaus, toeslagen en producten.
noria-board-about-knowledge = Betaalt nachtdiensten, aanpassingen, intriges en de zwarte markt.
noria-board-about-good-simple = Betaalt verkenning, of verkoop het op de zwarte markt.
noria-board-about-good-complex = Betaalt onderzoek, of verkoop het op de zwarte markt.
noria-board-about-factories = Elke gebouwde fabriek legt kennis vrij die je in elke administratiefase krijgt.
noria-board-about-black-market = Op elk moment van je actiefase; ruilen gaat maar in één richting.
noria-board-about-track = Elke ronde opent een vak; open kennissymbolen bepalen wat een intrige kost.
noria-board-about-phase-influence = Betaal kennis om ringen te draaien of schijven te verplaatsen en te verwisselen.
noria-board-about-phase-action = Gebruik tot drie schijven die in de actieve helft bij elkaar liggen.
noria-board-about-phase-politics = Betaal kennis om een politicus te laten plaatsnemen en een andere weg te halen.
noria-board-about-phase-administration = Ringen draaien één vak, fabrieken leveren op, nieuwe schijven worden geplaatst.
