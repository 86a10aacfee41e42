### Agra: namen, opschriften, vragen, logregels en weigeringen.
### Namen komen zo in de zin te staan als ze hier staan, zonder lidwoord.

agra-title = Agra
agra-tagline = Bewerk de goederen van je land, win de notabelen langs de rivier en word rijk in de stad van keizer Akbar.

## Namen

agra-good-sandstone = Zandsteen
agra-good-wood = Hout
agra-good-turmeric = Kurkuma
agra-good-cotton = Katoen
agra-good-cement = Cement
agra-good-plank = Plank
agra-good-curry = Curry
agra-good-oil = Olie
agra-good-brick = Baksteen
agra-good-paper = Papier
agra-good-dye = Kleurstof
agra-good-cloth = Doek
agra-good-statue = Beeld
agra-good-book = Boek
agra-good-painting = Schilderij
agra-good-clothes = Kleding

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
agra-marker-favour = Gunst

agra-form-oil = { agra-good-oil }
agra-form-curry = { agra-good-curry }
agra-form-oil-and-curry = Olie en curry

agra-space-quarry = Groeve
agra-space-woodcutter = Houtzagerij
agra-space-turmeric-farm = Kurkumaboerderij
agra-space-cotton-farm = Katoenkwekerij
agra-space-cement-works = Cementfabriek
agra-space-plank-workshop = Plankenzagerij
agra-space-curry-kitchen = Currygebouw
agra-space-oil-press = Oliepers
agra-space-brickyard = Steenbakkerij
agra-space-paper-factory = Papierfabriek
agra-space-dye-works = Ververij
agra-space-cloth-mill = Doekweverij
agra-space-sculptor = Beeldhouwer
agra-space-bookbinder = Boekbinderij
agra-space-painting-studio = Schilderatelier
agra-space-tailor = Kleermakerij
agra-space-architect = Architect
agra-space-sailor = Schipper
agra-space-trader = Handelaar
agra-space-botanist = Botanist

agra-guild-artisans = Kunstenaarsgilde
agra-guild-merchants = Koopmansgilde
agra-guild-scholars = Wetenschapsgilde

agra-notable-portuguese-trader = Portugese Handelaar
agra-notable-sufi = Soefi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french-trader = Franse Handelaar
agra-notable-dyer = Verver
agra-notable-cook = Kok
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Kalief
agra-notable-calligrapher = Kalligraaf
agra-notable-mullah = Moellah
agra-notable-english-trader = Engelse Handelaar
agra-notable-mosaic-maker = Mozaïekmaker
agra-notable-mujtahida = Mujtahida
agra-notable-dutch-trader = Nederlandse Handelaar
agra-notable-painter = Schilder
agra-notable-subadar = Subadar
agra-notable-sadr-us-sudur = Sadr us-Sudur
agra-notable-grand-mufti = Groot-Moefti
agra-notable-grand-imam = Groot-Imam
agra-notable-court-artist = Hofkunstenaar
agra-notable-dewan = Dewan

agra-tile-stand-worker = Zet 1 arbeider overeind
agra-tile-process-additional = Bewerk 1 extra goed
agra-tile-extra-mp = 1 extra MP
agra-tile-sell-good = Verkoop 1 goed
agra-tile-remove-cover = Verwijder 1 afdekfiche
agra-tile-deliver-to-notable = Lever 1 goed
agra-tile-akbar-or-order = Schenk aan Akbar of vervul een opdracht
agra-tile-move-farmers = Verplaats boeren
agra-tile-move-price-token = Verplaats een prijsfiche
agra-tile-exchange-equal-value = Ruil 1 goed voor gelijke waarde
agra-tile-receive-value-2 = Ontvang 1 goed van waarde 2
agra-tile-meditation-step = Zet de meditatieteller vooruit
agra-tile-process-1-to-2 = Bewerk van waarde 1 naar waarde 2
agra-tile-free-peon = Gratis horige

agra-favour-receive-basic-good = Ontvang 1 basisgoed
agra-favour-process-good = Bewerk 1 goed
agra-favour-influence-step = Stijg 1 stap in invloed
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

agra-bonus-l2-artisans = 3 roepies + 1 stap bij het Kunstenaarsgilde (niveau 2)
agra-bonus-l2-cover = 2 roepies + verwijder 1 afdekfiche (niveau 2)
agra-bonus-l2-merchants = 3 roepies + 1 stap bij het Koopmansgilde (niveau 2)
agra-bonus-l2-favour = 3 roepies + 1 gunst (niveau 2)
agra-bonus-l3-artisans = 4 roepies + 1 stap bij het Kunstenaarsgilde (niveau 3)
agra-bonus-l3-favour = 4 roepies + 1 gunst (niveau 3)
agra-bonus-l3-scholars = 4 roepies + 1 stap bij het Wetenschapsgilde (niveau 3)
agra-bonus-l3-rupees = 5 roepies (niveau 3)
agra-bonus-l4-scholars = 5 roepies + 1 stap bij het Wetenschapsgilde (niveau 4)
agra-bonus-l4-favour = 5 roepies + 1 gunst (niveau 4)
agra-bonus-l4-merchants = 5 roepies + 1 stap bij het Koopmansgilde (niveau 4)
agra-bonus-l4-rupees = 6 roepies (niveau 4)

agra-token-price-1-2 = Prijsfiche 1/2
agra-token-price-2-3 = Prijsfiche 2/3
agra-token-price-3-4 = Prijsfiche 3/4

agra-side-low = lage zijde boven
agra-side-high = hoge zijde boven

agra-track-top = Spoor boven
agra-track-right = Spoor rechts
agra-track-bottom = Spoor onder
agra-track-left = Spoor links

agra-outer-trade = Ruil een Goed
agra-outer-deliver = Lever een Goed
agra-outer-process = Bewerk een Goed
agra-outer-remove-cover = Verwijder een Afdekfiche

agra-phase-setup = Voorbereiding
agra-phase-meditation = Meditatiefase
agra-phase-action = Actiefase
agra-phase-order = Opdrachtfase
agra-phase-turn = Einde van de beurt
agra-phase-over = Einde van het spel

agra-score-rupees = Roepies in de zak
agra-score-dutch-trader = Nederlandse Handelaar: gilden met opdrachten van jou
agra-score-subadar = Subadar: opdrachten
agra-score-sadr-us-sudur = Sadr us-Sudur: stenen bij Akbar
agra-score-grand-mufti = Groot-Moefti: reeksen van drie gilden
agra-score-grand-imam = Groot-Imam: Wetenschapsgilde
agra-score-court-artist = Hofkunstenaar: Kunstenaarsgilde
agra-score-dewan = Dewan: Koopmansgilde
agra-score-artisans = Invloed: opdrachten van het Kunstenaarsgilde
agra-score-merchants = Invloed: opdrachten van het Koopmansgilde
agra-score-scholars = Invloed: opdrachten van het Wetenschapsgilde
agra-score-meditation = Laatste veld van het meditatiespoor
agra-score-covers = Verwijderde afdekfiches
agra-score-akbar = Stenen bij Akbar

## Instellingen van een tafel

agra-setting-start = Startspeler
    .help = Wie in elke ronde begint.
agra-setting-start-note = { agra-setting-start.help }
agra-setting-start-random = Willekeurig
    .help = Het toeval kiest de startspeler.
agra-setting-start-seat-1 = Plaats 1
    .help = De eerste plaats begint.
agra-setting-start-seat-2 = Plaats 2
    .help = De tweede plaats begint.
agra-setting-start-seat-3 = Plaats 3
    .help = De derde plaats begint; alleen aan een tafel voor drie of vier.
agra-setting-start-seat-4 = Plaats 4
    .help = De vierde plaats begint; alleen aan een tafel voor vier.
agra-setting-rounds = Hoogstens zoveel ronden
    .help = Heeft dan nog niemand het einde ingeluid, dan eindigt het spel na zoveel ronden en wordt het gewaardeerd zoals het ervoor staat. De regels zelf kennen geen grens.
agra-setting-rounds-note = { agra-setting-rounds.help }
agra-setting-rounds-none = Zonder grens
    .help = Het spel eindigt alleen zoals het spelregelboek zegt; het kan eeuwig doorgaan.
agra-setting-rounds-60 = 60
    .help = Hoogstens zestig ronden; veel spellen duren er minder dan veertig.
agra-setting-rounds-100 = 100
    .help = Hoogstens honderd ronden; bijna geen spel komt zo ver.
agra-setting-rounds-200 = 200
    .help = Hoogstens tweehonderd ronden.

## Koppen boven groepen keuzes

agra-verb-lay = Leg een arbeider neer
agra-verb-cook-worker = Haal een arbeider bij de Kok
agra-verb-trade = Ruil een goed
agra-verb-process = Bewerk een goed
agra-verb-mosaic = Mozaïekmaker: MP voor gunst
agra-verb-use = Gebruik een actieveld
agra-verb-peon = Betaal de horige
agra-verb-favour = Gunstactie
agra-verb-mullah = Goedkopere gunstactie (Moellah)
agra-verb-store = Bewaar de arbeider
agra-verb-build = Bouw
agra-verb-pay = Betaal een goed
agra-verb-bonus = Neem een bonustegel
agra-verb-process-goods = Bewerk goederen
agra-verb-follow = Volg
agra-verb-pay-sailor = Betaal de Schipper
agra-verb-deliver = Lever aan een notabele
agra-verb-double = Dubbele levering
agra-verb-give = Geef een goed
agra-verb-take = Neem een goed
agra-verb-price = Prijsfiche
agra-verb-advance = Ga vooruit in meditatie
agra-verb-uncover = Verwijder een afdekfiche
agra-verb-farmer = Verplaats een boer
agra-verb-dyer = Ruil met de Verver
agra-verb-stand = Zet een arbeider overeind
agra-verb-influence = Stijg in invloed
agra-verb-take-favour = Neem gunst
agra-verb-tile = Neem een gunsttegel
agra-verb-drop-tile = Geef een gunsttegel op
agra-verb-statue = Besteed een beeld
agra-verb-akbar = Schenk aan Akbar
agra-verb-order = Vervul een opdracht
agra-verb-offer = Bied Akbar een goed aan
agra-verb-make-room = Maak een speelsteen vrij
agra-verb-enough = Genoeg
agra-verb-decline = Afzien
agra-verb-back = Terug
agra-verb-end = Beëindig
agra-verb-oil-curry = Olie- en Curry-actie
agra-verb-spend = Luxegoederenactie
agra-verb-caliph = Roep de Kalief
agra-verb-english-trader = Engelse Handelaar: ruil een goed
agra-verb-french-trader = Franse Handelaar: plaats een goed
agra-verb-return = Leg een speelsteen terug in de voorraad

## Opschriften van acties

agra-do-lay = Leg neer: { $space }
agra-do-cook-worker = Haal een arbeider bij de Kok
agra-do-trade = Ruil weg: { $good }
agra-do-process = Bewerk tot: { $good }
agra-do-process-from = Bewerk: { $source } → { $good }
agra-do-mosaic = { $rate ->
        [1] Mozaïekmaker: 1 MP → 1 gunst
        [2] Mozaïekmaker: 3 MP → 2 gunst
       *[other] Mozaïekmaker: ruil nr. { $rate }
    }
agra-do-use = Gebruik: { $space }
agra-do-use-peon = Gebruik met de horige: { $space }
agra-do-peon = Betaal de horige in roepies
agra-do-peon-cost = { $amount ->
        [0] Gebruik de horige: geen roepie om te betalen
        [one] Gebruik de horige: betaal 1 roepie
       *[other] Gebruik de horige: betaal { $amount } roepies
    }
agra-do-favour = Gunst: { $favour }
agra-do-favour-cost = Besteed { $amount } gunst: { $favour }
agra-do-mullah = Gunst, 1 minder met de Moellah: { $favour }
agra-do-store = Zet de arbeider op de kaart van de Kok
agra-do-build = Bouw: { $space }
agra-do-pay = Betaal: { $good }
agra-do-bonus = Neem: { $bonus }
agra-do-process-goods = { $amount ->
        [0] Bewerk niets
        [one] Bewerk 1 goed
       *[other] Bewerk { $amount } goederen
    }
agra-do-follow = Volg met 1 goed
agra-do-pay-sailor = Betaal de Schipper: { $good }
agra-do-deliver = Lever: { $good } → { $notable }
agra-do-double = Lever een tweede
agra-do-give = Geef: { $good }
agra-do-take = Neem: { $good }
agra-do-price = { $token } → { $good }, { $side }
agra-do-price-value = { $good }: waarde { $value } ({ $token })
agra-do-advance = Zet de meditatieteller vooruit
agra-do-uncover = Verwijder afdekfiche: { $track }, veld { $place }
agra-do-farmer = Verplaats boer: { $track }, naar veld { $place }
agra-do-dyer = Ruil er twee voor: { $good }
agra-do-stand = Zet overeind: { $space }
agra-do-influence = Stijg: { $guild }
agra-do-take-favour = Neem gunst
agra-do-take-favour-amount = Neem { $amount } gunst
agra-do-tile = Neem tegel: { $tile }
agra-do-drop-tile = Geef tegel op: { $tile }
agra-do-statue = Besteed een beeld: nog een hoofdactie
agra-do-akbar = Schenk aan Akbar: { $good }
agra-do-order = Vervul de opdracht: { $guild }
agra-do-order-goods = Vervul de opdracht ({ $guild }): { $good } + { $other }
agra-do-offer = Bied Akbar aan: { $good } (schaal: { $bowl })
agra-do-make-room = Leg een speelsteen terug: { $marker }
agra-do-enough = Genoeg
agra-do-decline = Zie ervan af
agra-do-back = Terug
agra-do-end = Beëindig: { $phase }
agra-do-end-turn = Beëindig de beurt
agra-do-oil-curry = Zet arbeiders overeind met: { $form }
agra-do-spend = Besteed als luxegoed: { $good }
agra-do-spend-book = Besteed een boek: zet tot 3 arbeiders overeind, ontvang 1 gunst
agra-do-spend-painting = Besteed een schilderij: stijg bij 2 gilden
agra-do-spend-clothes = { $amount ->
        [one] Besteed kleding: ontvang 1 roepie
       *[other] Besteed kleding: ontvang { $amount } roepies
    }
agra-do-caliph = Kalief: 1 katoen om 1 arbeider overeind te zetten
agra-do-english-trader = Engelse Handelaar: ruil { $good }
agra-do-french-trader = Franse Handelaar: plaats { $good }
agra-do-return = Leg terug in de voorraad: { $marker }

## Vragen

agra-ask-generate = Meditatie: leg arbeiders één voor één neer om MP te genereren, of ga verder
agra-ask-spend = Meditatie: besteed MP aan meditatie-acties, of beëindig de fase
agra-ask-choose-space = Actie: kies het actieveld om te gebruiken
agra-ask-pay-peon = { $space }: betaal de horige in roepies, gebruik de tegel voor een gratis horige, of kies een ander veld
agra-ask-store-worker = Een staande arbeider is weggestuurd: zet hem op de kaart van de Kok, of zie ervan af en houd hem in de voorraad
agra-ask-architect = Architect: stijg een stap bij een gilde, bouw een gebouw, of zie ervan af
agra-ask-pay-material = { $space }: kies de bouwmaterialen één voor één; aan het eind worden ze samen betaald
agra-ask-choose-bonus = Nieuw gebouw: kies een bonustegel van niveau { $level }
agra-ask-choose-cover = Kies het afdekfiche om te verwijderen
agra-ask-process-here = { $most ->
        [one] { $space }: bewerk 1 goed, of niets
       *[other] { $space }: kies hoeveel goederen je bewerkt, hoogstens { $most }
    }
agra-ask-additional = Gunsttegel: bewerk nog één goed tot { $good }, of zie ervan af
agra-ask-follow = { $leader } heeft goederen bewerkt: volg en bewerk één eigen goed tot { $good }, of zie ervan af
agra-ask-sailor = { $paid ->
        [-1] Schipper: lever goederen, vervul een opdracht, betaal een goed voor meer leveringen, of stop
       *[other] Schipper: lever goederen, vervul een opdracht, of stop
    }
agra-ask-pay-more = Portugese Handelaar: tot nu toe is een waarde van { $total } betaald; betaal de Schipper nog een goed, of stop
agra-ask-double-or-not = { $notable }: lever een tweede goed van dezelfde soort ({ $good }), of zie ervan af
agra-ask-choose-step = Invloed voor de bevoorrade notabelen: kies het gilde waarbij je stijgt, of stop
agra-ask-deliver-one = Gunsttegel: kies het goed om te leveren, en de notabele
agra-ask-jagirdar-delivery = Jagirdar: lever na deze schippersactie één goed aan een notabele, of zie ervan af
agra-ask-trader = { $exchanged ->
        [1] Handelaar: de ruil is gedaan; verplaats een prijsfiche, of stop
       *[other] { $moved ->
            [1] Handelaar: het prijsfiche is verplaatst; geef het eerste goed voor een ruil, of stop
           *[other] Handelaar: verplaats een prijsfiche, geef het eerste goed voor een ruil, of stop
        }
    }
agra-ask-give-more = Handelaar: geef nog een goed naast het eerste ({ $first }), of stop en neem goederen
agra-ask-choose-good = { $first ->
        [1] Handelaar: neem goederen met een totale waarde van hoogstens { $budget }
       *[other] Handelaar: neem nog een goed met een waarde van hoogstens { $budget }, of stop
    }
agra-ask-move-price = Prijsfiche: kies een fiche, het goed waarop het komt, en de zijde
agra-ask-botanist = { $left ->
        [one] Botanist: kies nog één ding, anders dan het eerste, of stop
       *[other] Botanist: ga vooruit in meditatie, verwijder een afdekfiche, verplaats boeren (twee hiervan), of stop
    }
agra-ask-choose-payment = Meditatiespoor: betaal met goederen, nog een waarde van { $left }
agra-ask-farmer-moves = { $left ->
        [one] Boeren: verplaats nog één veld, of stop
       *[other] Boeren: verplaats { $left } velden in totaal, één voor één
    }
agra-ask-dyer-exchange = Verver: ruil twee van de zojuist geproduceerde goederen ({ $good }) voor één uit dezelfde rij, of zie ervan af
agra-ask-choose-twin = { $good }: kies het goed van gelijke waarde dat het wordt
agra-ask-choose-arrow = { $low ->
        [0] Kies het goed om te bewerken
       *[other] Kies een goed van waarde { $low } om te bewerken tot een van waarde { $high }
    }
agra-ask-choose-stand = { $must ->
        [0] { $left ->
            [one] Kies nog één arbeider om overeind te zetten, of stop
           *[other] Kies hoogstens { $left } arbeiders om overeind te zetten, één voor één, of stop
        }
       *[other] { $left ->
            [one] Kies de arbeider om overeind te zetten
           *[other] Kies hoogstens { $left } arbeiders om overeind te zetten, één voor één
        }
    }
agra-ask-pick-tracks = { $left ->
        [one] Invloed: kies het gilde waarbij je stijgt
       *[other] Invloed: kies { $left } verschillende gilden waarbij je stijgt, één voor één
    }
agra-ask-step-bonus = { $step ->
        [3] Stap 3 bereikt: neem 1 gunst, of een gunsttegel
        [6] Stap 6 bereikt: neem 2 gunst, of een gunsttegel
       *[other] Stap { $step } bereikt: neem gunst, of een gunsttegel
    }
agra-ask-give-up-tile = Je mag maar drie gunsttegels houden: kies de tegel die je opgeeft
agra-ask-any-tile = Mozaïekmaker: kies een gunsttegel uit de open tegels of uit de stapel
agra-ask-offer-akbar = Sadr us-Sudur: leg een goed in een lege schaal van gelijke waarde, of zie ervan af
agra-ask-akbar-or-order = Gunsttegel: schenk aan Akbar, of vervul een opdracht
agra-ask-receive-good = { $value ->
        [0] Kies het basisgoed dat je ontvangt
       *[other] Kies het goed van waarde { $value } dat je ontvangt
    }
agra-ask-give-one = { $favour }: kies het goed
agra-ask-choose-pier-good = Steiger 5: kies een goed van waarde { $value }, of zie ervan af
agra-ask-room-for = Er is geen speelsteen vrij voor { $amount } × { $marker }: leg voor één ervan een andere terug, of doe zonder
agra-ask-end-action = De hoofdactie is gedaan: doe bijkomende acties, besteed een beeld voor nog een hoofdactie, of beëindig de fase
agra-ask-serve-or-fulfil = Opdracht: schenk aan Akbar, vervul een opdracht, of beëindig de fase
agra-ask-confirm-end = Einde van de beurt: doe bijkomende acties, of beëindig

## Log

agra-told-starts = { $seat } is startspeler.
agra-told-rolled = De dobbelsteen toont { $amount }.
agra-told-dealt = Wacht langs de rivier: { $notable }.
agra-told-bowl-closed = Een neutraal speelstuk sluit een schaal van Akbar: { $good }.
agra-told-order-covered = Een neutraal speelstuk bedekt opdracht { $place }: { $guild }.
agra-told-order-marked = Opdracht { $place } kan nu vervuld worden: { $guild }.
agra-told-displayed = Open gunsttegel: { $tile }.
agra-told-round-began = Ronde { $round } begint.
agra-told-last-round-began = Dit is de laatste ronde.
agra-told-turn-began = { $seat } begint de beurt.
agra-told-end-triggered = Het einde is ingeluid: deze ronde wordt afgemaakt, dan volgt er nog één.
agra-told-limit-near = { $left ->
        [one] Na deze nog één ronde: deze tafel speelt er hoogstens { $limit }.
       *[other] Na deze nog { $left } ronden: deze tafel speelt er hoogstens { $limit }.
    }
agra-told-limit-round = Dit is de laatste ronde: deze tafel speelt er hoogstens { $limit }.
agra-told-limit-reached = In { $limit } ronden, de grens van deze tafel, heeft niemand het einde ingeluid: het spel eindigt en wordt gewaardeerd zoals het ervoor staat.
agra-told-game-ended = Het spel is afgelopen.
agra-told-earned = { $amount ->
        [one] { $seat } ontvangt 1 roepie.
       *[other] { $seat } ontvangt { $amount } roepies.
    }
agra-told-paid = { $amount ->
        [one] { $seat } betaalt 1 roepie.
       *[other] { $seat } betaalt { $amount } roepies.
    }
agra-told-gained = { $seat } ontvangt { $amount } × { $marker }.
agra-told-went-without = { $seat } heeft geen speelsteen vrij en loopt { $amount } × { $marker } mis.
agra-told-returned = { $seat } legt een speelsteen terug in de voorraad: { $marker }.
agra-told-gave = { $seat } geeft { $amount } × { $good }.
agra-told-produced-nothing = { $seat } produceert niets: { $good }.
agra-told-spent-favour = { $seat } besteedt { $amount } gunst: { $favour }.
agra-told-spent-luxury = { $seat } besteedt een luxegoed: { $good }.
agra-told-laid-down = { $seat } legt een arbeider neer: { $space }.
agra-told-stood-up = { $seat } zet een arbeider overeind: { $space }.
agra-told-placed = { $seat } plaatst een arbeider: { $space }.
agra-told-kicked-out = { $space }: de arbeider van { $seat } wordt weggestuurd.
agra-told-used-peon = { $seat } gebruikt de horige: { $space }.
agra-told-came-from-cook = { $seat } haalt een arbeider bij de Kok terug in de voorraad.
agra-told-went-to-cook = { $seat } zet de arbeider op de kaart van de Kok.
agra-told-meditated = { $seat } genereert { $amount } MP.
agra-told-paid-points = { $seat } besteedt { $amount } MP.
agra-told-blocked-action = { $seat } laat de meditatiemarker achter op: { $outer }.
agra-told-processed = { $seat } bewerkt goederen: { $source } → { $amount } × { $good }.
agra-told-processed-nothing = { $seat } bewerkt niets: { $space }.
agra-told-stayed-behind = { $seat } volgt niet.
agra-told-exchanged = { $seat } ruilt: { $good } → { $other }.
agra-told-priced = { $seat } legt een fiche ({ $token }) op { $good }: de waarde is nu { $value }.
agra-told-token-returned = Terug bij de Handelaar: { $token }.
agra-told-uncovered = { $seat } verwijdert een afdekfiche: { $track }, veld { $place }.
agra-told-moved-farmer = { $seat } verplaatst een boer: { $track }, naar veld { $place }.
agra-told-advanced = { $seat } zet de meditatieteller vooruit naar veld { $place }.
agra-told-rose = { $seat } stijgt naar stap { $step }: { $guild }.
agra-told-stayed = { $seat } staat al op de hoogste stap en kan niet stijgen: { $guild }.
agra-told-took-tile = { $seat } neemt een gunsttegel: { $tile }.
agra-told-gave-up-tile = { $seat } geeft een gunsttegel op: { $tile }.
agra-told-took-bonus = { $seat } neemt een bonustegel: { $bonus }.
agra-told-built = { $seat } bouwt: { $space }.
agra-told-finished = De Bouwer voltooit een gebouw: { $space }.
agra-told-no-worker = { $seat } heeft geen arbeider voor het nieuwe gebouw en bewerkt er niets.
agra-told-left-rupees = { $amount ->
        [one] De Koopman laat 1 roepie achter: { $space }.
       *[other] De Koopman laat { $amount } roepies achter: { $space }.
    }
agra-told-merchant-moved = De Koopman staat nu hier: { $space }.
agra-told-builder-moved = De Bouwer staat nu hier: { $space }.
agra-told-builder-left = Alles is gebouwd: de Bouwer verlaat het spel.
agra-told-delivered = { $seat } levert: { $good } → { $notable }.
agra-told-delivered-double = { $seat } doet een dubbele levering: { $good } → { $notable }.
agra-told-won = { $seat } ontvangt het contract: { $notable }.
agra-told-boat-moved = De boot vaart verder naar steiger { $pier }.
agra-told-limit-set = De opdrachtenlimiet is nu { $amount }.
agra-told-served = { $seat } schenkt aan Akbar: { $good } (schaal: { $bowl }).
agra-told-fulfilled = { $seat } vervult een opdracht ({ $guild }): { $good } + { $other }.
agra-told-column-filled = Op alle opdrachten van een kolom ligt een steen: { $guild }.
agra-told-stored = { $seat } plaatst een goed op de kaart van de Franse Handelaar: { $good }.
agra-told-declined = { $seat } ziet ervan af.

## Waarom niet

agra-why-good-missing = Je hebt niet genoeg van dit goed: { $good }.
agra-why-marker-missing = Hiervan heb je niets om terug te leggen: { $marker }.
agra-why-markers-left = { $amount ->
        [one] Je hebt nog 1 speelsteen in je voorraad, dus er hoeft er geen terug.
       *[other] Je hebt nog { $amount } speelstenen in je voorraad, dus er hoeft er geen terug.
    }
agra-why-same-again = Daarmee krijg je alleen hetzelfde terug: { $marker }.
agra-why-rupees-missing = { $amount ->
        [one] Daar is al een arbeider van jou, en voor de horige kom je 1 roepie tekort.
       *[other] Daar is al een arbeider van jou, en voor de horige kom je { $amount } roepies tekort.
    }
agra-why-points-missing = Je komt { $amount } MP tekort.
agra-why-value-missing = Je goederen zijn te weinig waard: er ontbreekt een waarde van { $amount }.
agra-why-favour-missing = Hiervoor kom je { $amount } gunst tekort.
agra-why-material-missing = Je hebt de bouwmaterialen voor dit gebouw niet: { $space }.
agra-why-once-per-turn = Dit heb je deze beurt al gebruikt.
agra-why-no-discount = De Moellah kan dit niet goedkoper maken: hij moet van jou zijn, helpt één keer in je eigen beurt en laat minstens 1 gunst te betalen over.
agra-why-tile-not-owned = Je bezit deze gunsttegel niet: { $favour }.
agra-why-tile-taken = Deze gunsttegel is van { $seat }.
agra-why-not-on-display = Deze gunsttegel ligt niet open.
agra-why-not-your-contract = Je bezit dit contract niet: { $notable }.
agra-why-nobody-lies = Geen van je arbeiders ligt.
agra-why-nobody-stored = Er wacht geen arbeider van jou op deze kaart: { $notable }.
agra-why-no-effect = Dit zou nu niets uithalen.
agra-why-not-between = Zolang een dubbele levering openstaat, kun je de Schipper niet betalen en ook niet op een andere manier leveren.
agra-why-no-cover-there = Daar ligt geen afdekfiche van jou: { $track }, veld { $place }.
agra-why-farmer-too-far = Een boer gaat één veld per keer, en deze staat er niet naast: { $track }, veld { $place }.
agra-why-covered = Daar ligt een afdekfiche in de weg: { $track }, veld { $place }.
agra-why-there-and-back = Deze boer komt daar net vandaan: { $track }.
agra-why-at-least-one = Kies er minstens één.
agra-why-earlier-spaces-first = Arbeiders gaan overeind in de volgorde van de actievelden, en deze is al voorbij: { $space }.
agra-why-not-lying-there = Daar ligt geen arbeider van jou: { $space }.
agra-why-not-standing-there = Daar staat geen arbeider van jou: { $space }.
agra-why-token-lies-so = Dit fiche ligt daar al met deze zijde boven: { $token }.
agra-why-token-on-good = Op dit goed ligt een ander prijsfiche: { $good }.
agra-why-token-moved = Je hebt in deze actie al een prijsfiche verplaatst.
agra-why-too-far-from-printed = Een prijsfiche mag de gedrukte waarde hoogstens 1 veranderen: { $good }.
agra-why-other-value = De waarde past hier niet; ze is nu { $value }: { $good }.
agra-why-other-row = Dit goed hoort bij een andere rij: { $good }.
agra-why-no-twin = Geen ander goed heeft nu dezelfde waarde: { $good }.
agra-why-not-basic = Dit is geen basisgoed: { $good }.
agra-why-track-taken = Je hebt dit gilde al gekozen: { $guild }.
agra-why-on-top = Je invloedmarker staat al op de hoogste stap: { $guild }.
agra-why-not-supplied = Je hebt geen stap meer voor een notabele van dit gilde: { $guild }.
agra-why-other-level = Je kunt alleen een bonustegel van niveau { $level } nemen.
agra-why-bonus-taken = { $seat } heeft deze bonustegel al genomen.
agra-why-too-many = { $amount ->
        [one] Hier kun je maar 1 goed bewerken.
       *[other] Hier kun je hoogstens { $amount } goederen bewerken.
    }
agra-why-already-built = Dit is al gebouwd: { $space }.
agra-why-under-construction = Dit is nog een bouwplaats, en de Bouwer staat er niet: { $space }.
agra-why-no-worker-left = Je hebt geen arbeider meer in je voorraad.
agra-why-no-material = Dit is geen bouwmateriaal: { $good }.
agra-why-superfluous = Dit kan er nu niet bij: je betaalt niets te veel, en materialen kies je in de volgorde waarin ze staan: { $good }.
agra-why-no-delivery-left = Je hebt niet genoeg leveringen over; een goed kost er één, een opdracht twee.
agra-why-one-order-only = De Schipper vervult maar één opdracht per actie.
agra-why-sailor-paid = Je hebt de Schipper in deze actie al betaald.
agra-why-not-on-river = Deze notabele wacht niet langs de rivier: { $notable }.
agra-why-beyond-the-boat = Zo ver is de boot nog niet: { $notable }.
agra-why-not-ordered = Deze kaart ({ $notable }) vraagt dit goed niet: { $good }.
agra-why-already-delivered = Deze kaart ({ $notable }) heeft dit goed al ontvangen: { $good }.
agra-why-lower-goods-first = Goederen kies je in de volgorde waarin ze staan, en je bent al hier: { $good }.
agra-why-dearer-goods-first = Duurdere goederen betaal je eerst, gelijke in de volgorde waarin ze staan; voor dit goed is het te laat: { $good }.
agra-why-rest-unpayable = Als je met dit goed doorgaat, kunnen de goedkopere de rest niet betalen: { $good }.
agra-why-worth-too-much = Het is te veel waard: hier kan alleen een waarde van hoogstens { $value }.
agra-why-buys-nothing = Hiervoor zou je niets kunnen nemen: { $good }.
agra-why-was-given = Dit goed heb je net gegeven, dus je kunt het niet terugnemen: { $good }.
agra-why-one-exchange-only = De Handelaar ruilt maar één keer per actie.
agra-why-done-already = Dat heb je in deze botanistactie al gedaan.
agra-why-last-space = Je meditatieteller staat al op het laatste veld.
agra-why-blocked = De meditatiemarker blokkeert deze actie: { $outer }.
agra-why-bowl-full = Deze schaal van Akbar is niet leeg: { $good }.
agra-why-column-full = In deze kolom is geen opdracht meer over: { $guild }.
agra-why-order-limit = { $amount ->
        [one] De limiet van 1 steen per kolom is bereikt: { $guild }.
       *[other] De limiet van { $amount } stenen per kolom is bereikt: { $guild }.
    }
agra-why-no-influence = Je invloedmarker staat nog bij de start: { $guild }.
agra-why-other-phase = Dit hoort bij een ander deel van de beurt: { $phase }.
agra-why-finish-first = Maak eerst af wat je begonnen bent.
agra-why-other-turn = Nu niet: { $seat } is aan zet.
agra-why-game-over = Het spel is afgelopen.

## Wat de getallen van een speler tellen

agra-thing-rupees = Roepies
agra-thing-favour = { agra-marker-favour }
agra-thing-points = Meditatiepunten
agra-thing-workers = Arbeiders in de voorraad
agra-thing-goods = Goederen
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
