### Noria: namen, opschriften, vragen, logregels en weigeringen.
### Namen komen zo in de zin te staan als ze hier staan, zonder lidwoord.

noria-title = Noria
noria-tagline = Bouw een wiel van acties in een stad boven de wolken en stuur wat haar zalen waard zijn.

## Namen

noria-resource-obsidian = Obsidiaan
noria-resource-energy = Energie
noria-resource-mycelium = Mycelium

noria-good-propeller = Propeller
noria-good-sail = Zeil
noria-good-compass = Kompas
noria-good-lamp = Lamp
noria-good-piston = Zuiger

noria-thing-obsidian = Obsidiaan
noria-thing-energy = Energie
noria-thing-mycelium = Mycelium
noria-thing-knowledge = Kennis
noria-thing-obsidian-ship = Obsidiaanschip
noria-thing-energy-ship = Energieschip
noria-thing-mycelium-ship = Myceliumschip
noria-thing-empty-propeller = Leeg propellermagazijn
noria-thing-empty-sail = Leeg zeilmagazijn
noria-thing-empty-compass = Leeg kompasmagazijn
noria-thing-empty-lamp = Leeg lampenmagazijn
noria-thing-empty-piston = Leeg zuigermagazijn
noria-thing-propeller = Propeller
noria-thing-sail = Zeil
noria-thing-compass = Kompas
noria-thing-lamp = Lamp
noria-thing-piston = Zuiger

noria-disc-obsidian = Obsidiaan
noria-disc-energy = Energie
noria-disc-mycelium = Mycelium
noria-disc-city = Stad
noria-disc-journey = Reis
noria-disc-tools = Gereedschap
noria-disc-bonus = Bonus

noria-ring-large = Grote ring
noria-ring-medium = Middelste ring
noria-ring-small = Kleine ring

noria-slot-large-right = Grote ring, rechts
noria-slot-large-centre = Grote ring, midden
noria-slot-large-left = Grote ring, links
noria-slot-large-upper-left = Grote ring, linksboven
noria-slot-large-top = Grote ring, boven
noria-slot-large-upper-right = Grote ring, rechtsboven
noria-slot-medium-right = Middelste ring, rechts
noria-slot-medium-left = Middelste ring, links
noria-slot-medium-upper-left = Middelste ring, linksboven
noria-slot-medium-upper-right = Middelste ring, rechtsboven
noria-slot-small-bottom = Kleine ring, onder
noria-slot-small-top = Kleine ring, boven

noria-path-refinement = Veredeling
noria-path-settlement = Vestiging
noria-path-exploration = Verkenning
noria-path-research = Onderzoek

noria-hall-refinement = Veredeling
noria-hall-settlement = Vestiging
noria-hall-exploration = Verkenning
noria-hall-research = Onderzoek
noria-hall-specialisation = Specialisatie
noria-hall-division = Spreiding

noria-island-island-1 = Zwartglasrots
noria-island-island-2 = Vonkenwoud
noria-island-island-3 = Donderheide
noria-island-island-4 = Schaduwtuin
noria-island-island-5 = Stormkroon
noria-island-island-6 = Mossige Smidse
noria-island-island-7 = Gloeiklif
noria-island-island-8 = Vuursteenhaven
noria-island-island-9 = Sporenoord

noria-phase-setup = Voorbereiding
noria-phase-influence = Invloed
noria-phase-action = Actie
noria-phase-politics = Politiek
noria-phase-administration = Administratie
noria-phase-over = Einde van het spel

noria-purpose-market = Prijs op de markt
noria-purpose-level = Prijs van het niveau
noria-purpose-surcharge = Afgevaardigden voor je
noria-purpose-entry = Ambassadeurs op het eiland

noria-currency-resource = Grondstoffen
noria-currency-simple = Eenvoudige producten
noria-currency-complex = Complexe producten

noria-score-refinement = Veredeling
noria-score-settlement = Vestiging
noria-score-exploration = Verkenning
noria-score-research = Onderzoek
noria-score-specialisation = Specialisatie
noria-score-division = Spreiding

## Instellingen van een tafel

noria-setting-mode = Spel
    .help = Welk van de twee spellen jullie spelen.
noria-setting-mode-note = { noria-setting-mode.help }
noria-setting-mode-base = Basisspel
    .help = De wielen beginnen bijna gelijk en de eilanden ontdek je onderweg: de manier om Noria te leren kennen.
noria-setting-mode-expert = Expertspel
    .help = Je bouwt je eigen startwiel, alle eilanden liggen open in een kring en je begint met niets dan drie schepen.
noria-setting-market = Markt
    .help = Hoe de vier duurdere soorten schijven geprijsd zijn; in het expertspel altijd willekeurig.
noria-setting-market-note = { noria-setting-market.help }
noria-setting-market-later = Willekeurige prijzen
    .help = Het toeval bepaalt welke van stad, reis, gereedschap en bonus 1, 2, 3 en 4 kost.
noria-setting-market-first = Eerste spel
    .help = Stad kost 1, reis 2, gereedschap 3 en bonus 4.
noria-setting-wheels = Expertwielen
    .help = Hoe de startwielen van het expertspel gebouwd worden.
noria-setting-wheels-note = { noria-setting-wheels.help }
noria-setting-wheels-simultaneous = Allemaal tegelijk
    .help = Ieder bouwt in het geheim, daarna worden alle wielen samen getoond.
noria-setting-wheels-turn-order = In beurtvolgorde
    .help = Jullie bouwen na elkaar en zien wat de anderen voor je gebouwd hebben.
noria-setting-bonus = Verdubbelde bonusschijf
    .help = Of een bonusschijf verdubbelen de enige verdubbeling van de beurt gebruikt; de spelregels zijn hier onleesbaar.
noria-setting-bonus-note = { noria-setting-bonus.help }
noria-setting-bonus-shared = Is de enige verdubbeling
    .help = Je verdubbelt één schijf per beurt, bonus of niet.
noria-setting-bonus-separate = Mag erbij
    .help = Een geavanceerde bonusschijf mag verdubbeld worden naast een andere schijf, tot vier acties in totaal.
noria-setting-start = Startspeler
    .help = Wie in elke ronde begint.
noria-setting-start-note = { noria-setting-start.help }
noria-setting-start-random = Willekeurig
    .help = Het toeval wijst de startspeler aan.
noria-setting-start-seat-1 = Plaats 1
    .help = De eerste plaats begint.
noria-setting-start-seat-2 = Plaats 2
    .help = De tweede plaats begint.
noria-setting-start-seat-3 = Plaats 3
    .help = De derde plaats begint; is die er niet, dan beslist het toeval.
noria-setting-start-seat-4 = Plaats 4
    .help = De vierde plaats begint; is die er niet, dan beslist het toeval.

## Koppen boven groepen keuzes

noria-verb-take = Kies een grondstof
noria-verb-delegate = Kies een pad
noria-verb-place = Plaats een schijf
noria-verb-commit = Voltooi het wiel
noria-verb-night-shift = Nachtdienst
noria-verb-modify = Aanpassen
noria-verb-to = Kies het doel
noria-verb-end = Beëindig de fase
noria-verb-activate = Activeer een schijf
noria-verb-double = Verdubbel een geavanceerde schijf
noria-verb-inspect = Inspecteer een schijf
noria-verb-repeat = Herhaal een schijf
noria-verb-forgo = Opgeven
noria-verb-buy = Koop een schijf
noria-verb-invest = Investeer
noria-verb-pay = Betaal
noria-verb-travel = Reis naar een eiland
noria-verb-explore = Onthul een eiland
noria-verb-ship = Neem een schip
noria-verb-build = Bouw een fabriek
noria-verb-improve = Verbeter een schijf
noria-verb-produce = Maak een product
noria-verb-stop = Genoeg
noria-verb-sell = Zwarte markt: verkoop een product
noria-verb-barter = Zwarte markt: krijg een grondstof
noria-verb-seat = Laat een politicus plaatsnemen
noria-verb-remove = Haal een politicus weg

## Opschriften van acties

noria-do-take = Neem: { $resource }
noria-do-delegate = Afgevaardigde: { $path }
noria-do-place = { $disc } → { $slot }
noria-do-commit = Voltooi mijn wiel
noria-do-night-shift = Nachtdienst: { $ring }
noria-do-modify = Pas aan: { $slot }
noria-do-modify-disc = Pas aan: { $disc } ({ $slot })
noria-do-to = Naar: { $slot }
noria-do-to-disc = Naar: { $disc } ({ $slot })
noria-do-end = Beëindig fase: { $phase }
noria-do-activate = Activeer: { $slot }
noria-do-activate-disc = Activeer: { $disc } ({ $slot })
noria-do-double = Verdubbel: { $slot }
noria-do-double-disc = Verdubbel: { $disc } ({ $slot })
noria-do-inspect = Inspecteer: { $slot }
noria-do-inspect-disc = Inspecteer: { $disc } ({ $slot })
noria-do-repeat = Herhaal: { $slot }
noria-do-repeat-disc = Herhaal: { $disc } ({ $slot })
noria-do-forgo = Geef tweede actie op
noria-do-buy = Koop: { $disc }
noria-do-invest = Investeer: { $path }
noria-do-pay = Betaal: { $thing }
noria-do-travel = Reis: { $island }
noria-do-explore = Onthul een nieuw eiland
noria-do-ship = Neem een schip: { $resource }
noria-do-build = Bouw een fabriek: { $plot ->
        [0] 1e plaats
        [1] 2e plaats
        [2] 3e plaats
        [3] 4e plaats
        [4] 5e plaats
       *[other] 6e plaats
    }
noria-do-improve = Verbeter: { $slot }
noria-do-improve-disc = Verbeter: { $disc } ({ $slot })
noria-do-produce = Produceer: { $good }
noria-do-stop = Stop met produceren
noria-do-sell = Verkoop: { $good }
noria-do-barter = Ruil kennis voor: { $resource }
noria-do-seat = Laat een politicus plaatsnemen: { $hall }
noria-do-remove = Haal een politicus weg: { $hall }

## Vragen

noria-ask-choose-resource = Voorbereiding: kies de startgrondstof
noria-ask-choose-path = Voor de eerste ronde: kies het pad waarop de eerste afgevaardigde gratis begint
noria-ask-build-wheel = Expertwiel: kies het vak voor de schijf { $disc }
noria-ask-commit-wheel = Het wiel is compleet: voltooi het, of neem schijven terug
noria-ask-influence = Invloed: draai een ring of verplaats schijven voor kennis, of ga door naar de acties
noria-ask-choose-target = Aanpassen ({ $slot }): kies waar deze schijf heen gaat; ligt daar een andere, dan wisselen ze
noria-ask-choose-disc = Actie: kies de volgende schijf om te activeren of te inspecteren, of beëindig de fase
noria-ask-city-action = { $second ->
        [1] Stadsschijf, tweede actie: koop een schijf, investeer of geef ze op
       *[other] Stadsschijf: koop een schijf of investeer
    }
noria-ask-pay-any = { $amount ->
        [one] { $purpose }: betaal 1 grondstof naar keuze
       *[other] { $purpose }: betaal { $amount } grondstoffen naar keuze, één voor één
    }
noria-ask-pay-same = { $amount ->
        [one] Prijs van het niveau: betaal 1 stuk ({ $currency })
       *[other] Prijs van het niveau: kies één soort om alle { $amount } stuks mee te betalen ({ $currency })
    }
noria-ask-pay-mixed = { $amount ->
        [one] Prijs van het niveau: betaal nog 1 stuk, in totaal minstens twee soorten ({ $currency })
       *[other] Prijs van het niveau: betaal nog { $amount } stuks één voor één, in totaal minstens twee soorten ({ $currency })
    }
noria-ask-choose-island = { $second ->
        [1] Reisschijf, tweede actie: kies het volgende eiland van de ambassadeur of geef ze op
       *[other] Reisschijf: kies het volgende eiland van de ambassadeur
    }
noria-ask-at-island = { $island }: neem een schip of bouw een fabriek
noria-ask-tools-action = { $second ->
        [1] Gereedschapsschijf, tweede actie: verbeter een schijf, maak een product of geef ze op
       *[other] Gereedschapsschijf: verbeter een schijf of maak een product
    }
noria-ask-produce-more = { $way ->
        [1] Productie: nog meer van hetzelfde ({ $last }), of genoeg
        [2] Productie: één product van nog een soort, of genoeg
       *[other] Productie: nog meer van hetzelfde ({ $last }), één van een andere soort, of genoeg
    }
noria-ask-choose-repeat = { $second ->
        [1] Bonusschijf, tweede actie: kies een eerdere schijf om te herhalen of geef ze op
       *[other] Bonusschijf: kies een eerdere schijf om te herhalen
    }
noria-ask-politics = Politiek: kies een zaal waarin je voor kennis een politicus laat plaatsnemen, of beëindig de fase
noria-ask-choose-removal = Intrige: kies de zaal die een politicus verliest
noria-ask-place-disc = Administratie: kies een vak voor de nieuwe schijf; een schijf die er al ligt gaat uit het spel

## Log

noria-told-starts = { $seat } is startspeler.
noria-told-laid = Eiland in het spel: { $island }.
noria-told-priced = Markt: { $disc } kost { $amount ->
        [one] 1 grondstof
       *[other] { $amount } grondstoffen
    }.
noria-told-paid = { $seat } betaalt { $amount } × { $thing }.
noria-told-gained = { $seat } krijgt { $amount } × { $thing }.
noria-told-produced = { $seat } produceert: { $good }.
noria-told-climbed = { $seat } bereikt niveau { $level } ({ $path }).
noria-told-committed = { $seat } is klaar met bouwen.
noria-told-wheel-shown = { $seat } toont het wiel.
noria-told-round-began = Ronde { $round } begint.
noria-told-turn-began = { $seat } begint de beurt.
noria-told-turned = { $seat } draait een ring één vak: { $ring }.
noria-told-moved = { $seat } verplaatst een schijf ({ $disc }): { $slot } → { $to }.
noria-told-exchanged = { $seat } verwisselt twee schijven: { $disc } ({ $slot }) ↔ { $other } ({ $to }).
noria-told-activated = { $seat } activeert een schijf: { $disc } ({ $slot }).
noria-told-doubled = { $seat } verdubbelt een schijf: { $disc } ({ $slot }).
noria-told-inspected = { $seat } inspecteert een schijf: { $disc } ({ $slot }).
noria-told-repeated = { $seat } herhaalt een schijf: { $disc } ({ $slot }).
noria-told-forwent = { $seat } geeft de tweede actie op.
noria-told-bought = { $seat } neemt een schijf van de markt: { $disc }.
noria-told-revealed = { $seat } onthult een eiland: { $island }.
noria-told-ships-came = { $island }: { $amount ->
        [one] er komt 1 schip
       *[other] er komen { $amount } schepen
    } ({ $resource }).
noria-told-arrived = { $seat } reist naar { $island }.
noria-told-found-nothing = { $seat } vindt niets om te nemen of te bouwen: { $island }.
noria-told-built = { $seat } bouwt een fabriek: { $island }, { $plot ->
        [0] 1e plaats
        [1] 2e plaats
        [2] 3e plaats
        [3] 4e plaats
        [4] 5e plaats
       *[other] 6e plaats
    }.
noria-told-improved = { $seat } verbetert een schijf: { $disc } ({ $slot }).
noria-told-seated = { $seat } laat een politicus plaatsnemen: { $hall } is nu { $value } per niveau waard.
noria-told-removed = { $seat } haalt een politicus weg: { $hall }.
noria-told-thrown-out = { $seat } gooit een schijf weg: { $disc } ({ $slot }).
noria-told-placed = { $seat } plaatst een schijf: { $disc } ({ $slot }).
noria-told-game-ended = Het spel is afgelopen.

## Waarom niet

noria-why-knowledge-missing = Je komt { $amount } kennis tekort.
noria-why-resources-missing = { $amount ->
        [one] Je komt 1 grondstof tekort.
       *[other] Je komt { $amount } grondstoffen tekort.
    }
noria-why-tokens-missing = Je komt nog { $amount } × { $thing } tekort.
noria-why-price-missing = { $amount ->
        [one] Je hebt het ene stuk niet dat het volgende niveau kost ({ $path }).
       *[other] Je hebt de { $amount } stuks niet die het volgende niveau kost ({ $path }), of niet in de juiste soorten.
    }
noria-why-wrong-currency = Hier geldt alleen: { $currency }.
noria-why-lower-kinds-first = Je betaalt in de volgorde van de lijst, en je bent al bij deze soort: { $thing }.
noria-why-rest-unpayable = Na dit stuk zou je de rest niet meer kunnen betalen: { $thing }.
noria-why-inactive-half = Dit vak ligt in de inactieve helft van je wiel.
noria-why-empty-slot = Op dit vak ligt geen schijf.
noria-why-same-slot = De schijf ligt hier al.
noria-why-same-disc = Twee schijven van hetzelfde type en met dezelfde kant: ruilen zou niets veranderen.
noria-why-slot-taken = Hier ligt al een andere schijf.
noria-why-no-triple = Deze schijf past niet in één drietal met de schijven die je deze beurt al gebruikte.
noria-why-ring-used = Je hebt deze ring deze beurt al gebruikt: { $ring }.
noria-why-ring-full = Deze ring heeft al zijn startschijven: { $ring }.
noria-why-half-full = Deze helft van je wiel heeft al haar startschijven: twee liggen in de actieve helft en vier in de inactieve.
noria-why-other-disc-first = Plaats eerst deze schijf: { $disc }.
noria-why-just-improved = Je hebt deze schijf deze beurt verbeterd; vanaf je volgende beurt kun je haar activeren.
noria-why-no-action-possible = Op dit moment kun je geen enkele actie van deze schijf uitvoeren.
noria-why-nothing-to-repeat = Een bonusschijf heeft een schijf nodig om te herhalen, en je hebt deze beurt geen andere geactiveerd.
noria-why-not-advanced = Alleen een schijf met de geavanceerde zijde boven kun je verdubbelen.
noria-why-doubling-spent = Je hebt deze beurt al een schijf verdubbeld.
noria-why-too-many-actions = Dat zouden meer dan vier schijfacties in één beurt zijn.
noria-why-not-activated = Je hebt deze schijf deze beurt niet geactiveerd.
noria-why-not-repeatable = Een bonusschijf herhaalt geen bonusschijf en geen schijf die je alleen inspecteerde.
noria-why-stack-empty = Deze stapel van de markt is leeg.
noria-why-top-level = Je afgevaardigde staat al op het hoogste niveau.
noria-why-already-there = Je ambassadeur staat hier al en moet zich verplaatsen.
noria-why-not-a-neighbour = Vanwaar je ambassadeur staat, bereik je alleen de twee naburige eilanden.
noria-why-not-revealed = Dit eiland is niet onthuld.
noria-why-all-revealed = Er is geen verborgen eiland meer.
noria-why-no-ship-left = Dit eiland heeft zo’n schip niet meer: { $resource }.
noria-why-no-factory-left = Je hebt al je fabrieken al gebouwd.
noria-why-no-such-plot = Zo’n fabrieksplaats heeft dit eiland niet.
noria-why-plot-taken = Hier staat al een fabriek van { $seat }.
noria-why-itself = Een gereedschapsschijf kan zichzelf niet verbeteren.
noria-why-already-advanced = Deze schijf is al geavanceerd.
noria-why-no-empty-warehouse = Je hebt geen leeg magazijn voor dit product: { $good }.
noria-why-one-of-each = Bij meerdere soorten maak je er van elk maar één.
noria-why-one-good-only = Je hebt al meerdere van één soort gemaakt, dus in deze actie kan geen andere soort volgen.
noria-why-lower-goods-first = Producten maak je in de volgorde van de lijst; dit had eerder moeten komen.
noria-why-would-strand = Dan zou de schijf die je activeerde haar actie niet meer kunnen uitvoeren.
noria-why-hall-empty = In het bovenste deel van deze zaal zit geen politicus meer.
noria-why-no-politicians = In geen enkele zaal zit er boven nog een politicus.
noria-why-disc-not-in-centre = In het midden van je wiel wacht geen nieuwe schijf van deze soort: { $disc }.
noria-why-just-placed = Je hebt hier in deze fase net een schijf geplaatst, dus die blijft.
noria-why-other-phase = Dit kan alleen in een andere fase: { $phase }.
noria-why-finish-first = Maak eerst af waar je aan begonnen bent.
noria-why-activate-first = Eerst moet een schijf van dit type worden geactiveerd: { $disc }.
noria-why-disc-spent = Je schijf van dit type is deze beurt al gebruikt: { $disc }.
noria-why-first-action = Alleen de tweede actie van een verdubbelde schijf kun je opgeven.
noria-why-other-turn = Jij bent niet aan de beurt: { $seat } beslist nu.
noria-why-others-still-build = Je wiel is klaar; de anderen bouwen nog aan het hunne.
noria-why-game-over = Het spel is afgelopen.
