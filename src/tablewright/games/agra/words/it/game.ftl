### Agra: nomi, etichette, domande, righe del diario e rifiuti.
### I nomi entrano nelle frasi così come sono, senza articolo.

agra-title = Agra
agra-tagline = Trasforma le Merci della tua terra, conquista i Notabili lungo il fiume e arricchisciti nella città dell’Imperatore Akbar.

## Nomi

agra-good-sandstone = Arenaria
agra-good-wood = Legno
agra-good-turmeric = Curcuma
agra-good-cotton = Cotone
agra-good-cement = Cemento
agra-good-plank = Asse di Legno
agra-good-curry = Curry
agra-good-oil = Olio
agra-good-brick = Mattone
agra-good-paper = Carta
agra-good-dye = Pigmento
agra-good-cloth = Tessuto
agra-good-statue = Statua
agra-good-book = Libro
agra-good-painting = Dipinto
agra-good-clothes = Abito

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
agra-marker-favour = Favore

agra-form-oil = { agra-good-oil }
agra-form-curry = { agra-good-curry }
agra-form-oil-and-curry = Olio e Curry

agra-space-quarry = Cava
agra-space-woodcutter = Falegname
agra-space-turmeric-farm = Fabbrica di Curcuma
agra-space-cotton-farm = Fabbrica di Cotone
agra-space-cement-works = Cementificio
agra-space-plank-workshop = Fabbrica di Assi
agra-space-curry-kitchen = Edificio del Curry
agra-space-oil-press = Frantoio
agra-space-brickyard = Fornace di Mattoni
agra-space-paper-factory = Fabbrica di Carta
agra-space-dye-works = Fabbrica di Pigmenti
agra-space-cloth-mill = Fabbrica di Tessuti
agra-space-sculptor = Scultore
agra-space-bookbinder = Legatoria
agra-space-painting-studio = Studio di Pittura
agra-space-tailor = Sarto
agra-space-architect = Architetto
agra-space-sailor = Marinaio
agra-space-trader = Commerciante
agra-space-botanist = Botanico

agra-guild-artisans = Gilda degli Artigiani
agra-guild-merchants = Gilda dei Mercanti
agra-guild-scholars = Gilda degli Studiosi

agra-notable-portuguese-trader = Commerciante Portoghese
agra-notable-sufi = Sufi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french-trader = Commerciante Francese
agra-notable-dyer = Colorista
agra-notable-cook = Cuoco
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Califfo
agra-notable-calligrapher = Calligrafo
agra-notable-mullah = Mullah
agra-notable-english-trader = Commerciante Inglese
agra-notable-mosaic-maker = Mosaicista
agra-notable-mujtahida = Mujtahida
agra-notable-dutch-trader = Commerciante Olandese
agra-notable-painter = Pittore
agra-notable-subadar = Subadar
agra-notable-sadr-us-sudur = Sadr us-Sudur
agra-notable-grand-mufti = Gran Mufti
agra-notable-grand-imam = Gran Imam
agra-notable-court-artist = Artista di Corte
agra-notable-dewan = Consigliere

agra-tile-stand-worker = Ripristina 1 Lavoratore
agra-tile-process-additional = Trasforma 1 Merce in più
agra-tile-extra-mp = 1 PM in più
agra-tile-sell-good = Vendi 1 Merce
agra-tile-remove-cover = Rimuovi 1 Tessera Copertura
agra-tile-deliver-to-notable = Consegna 1 Merce
agra-tile-akbar-or-order = Servi Akbar o completa un Ordine
agra-tile-move-farmers = Muovi i Contadini
agra-tile-move-price-token = Sposta una Tessera Prezzo
agra-tile-exchange-equal-value = Scambia 1 Merce a pari valore
agra-tile-receive-value-2 = Ricevi 1 Merce di valore 2
agra-tile-meditation-step = Avanza la Pietra Meditazione
agra-tile-process-1-to-2 = Trasforma dal valore 1 al valore 2
agra-tile-free-peon = Manovale gratuito

agra-favour-receive-basic-good = Ricevi 1 Merce Principale
agra-favour-process-good = Trasforma 1 Merce
agra-favour-influence-step = Aumenta l’Influenza di 1 passo
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

agra-bonus-l2-artisans = 3 Rupie + 1 passo con gli Artigiani (Livello 2)
agra-bonus-l2-cover = 2 Rupie + rimuovi 1 Tessera Copertura (Livello 2)
agra-bonus-l2-merchants = 3 Rupie + 1 passo con i Mercanti (Livello 2)
agra-bonus-l2-favour = 3 Rupie + 1 Favore (Livello 2)
agra-bonus-l3-artisans = 4 Rupie + 1 passo con gli Artigiani (Livello 3)
agra-bonus-l3-favour = 4 Rupie + 1 Favore (Livello 3)
agra-bonus-l3-scholars = 4 Rupie + 1 passo con gli Studiosi (Livello 3)
agra-bonus-l3-rupees = 5 Rupie (Livello 3)
agra-bonus-l4-scholars = 5 Rupie + 1 passo con gli Studiosi (Livello 4)
agra-bonus-l4-favour = 5 Rupie + 1 Favore (Livello 4)
agra-bonus-l4-merchants = 5 Rupie + 1 passo con i Mercanti (Livello 4)
agra-bonus-l4-rupees = 6 Rupie (Livello 4)

agra-token-price-1-2 = Tessera Prezzo 1/2
agra-token-price-2-3 = Tessera Prezzo 2/3
agra-token-price-3-4 = Tessera Prezzo 3/4

agra-side-low = lato più basso in su
agra-side-high = lato più alto in su

agra-track-top = Tracciato in alto
agra-track-right = Tracciato a destra
agra-track-bottom = Tracciato in basso
agra-track-left = Tracciato a sinistra

agra-outer-trade = Scambiare una Merce
agra-outer-deliver = Consegnare una Merce
agra-outer-process = Trasformare una Merce
agra-outer-remove-cover = Rimuovere una Tessera Copertura

agra-phase-setup = Preparazione
agra-phase-meditation = Fase Meditazione
agra-phase-action = Fase Azioni
agra-phase-order = Fase Ordini
agra-phase-turn = Fine del turno
agra-phase-over = Fine del Gioco

agra-score-rupees = Rupie nel sacchetto
agra-score-dutch-trader = Commerciante Olandese: Gilde con tuoi Ordini
agra-score-subadar = Subadar: Ordini
agra-score-sadr-us-sudur = Sadr us-Sudur: Marcatori da Akbar
agra-score-grand-mufti = Gran Mufti: serie di tre Gilde
agra-score-grand-imam = Gran Imam: Studiosi
agra-score-court-artist = Artista di Corte: Artigiani
agra-score-dewan = Consigliere: Mercanti
agra-score-artisans = Influenza: Ordini degli Artigiani
agra-score-merchants = Influenza: Ordini dei Mercanti
agra-score-scholars = Influenza: Ordini degli Studiosi
agra-score-meditation = Ultimo spazio Meditazione
agra-score-covers = Tessere Copertura rimosse
agra-score-akbar = Marcatori da Akbar

## Impostazioni del tavolo

agra-setting-start = Primo Giocatore
    .help = Chi gioca per primo in ogni Round.
agra-setting-start-note = { agra-setting-start.help }
agra-setting-start-random = A caso
    .help = Il Primo Giocatore è scelto a caso.
agra-setting-start-seat-1 = Posto 1
    .help = Comincia il primo posto.
agra-setting-start-seat-2 = Posto 2
    .help = Comincia il secondo posto.
agra-setting-start-seat-3 = Posto 3
    .help = Comincia il terzo posto; solo a un tavolo da tre o quattro.
agra-setting-start-seat-4 = Posto 4
    .help = Comincia il quarto posto; solo a un tavolo da quattro.
agra-setting-rounds = Round al massimo
    .help = Se per allora nessuno ha attivato la fine, la partita finisce dopo tanti Round e si fanno i conti così com’è. Le regole in sé non hanno limite.
agra-setting-rounds-note = { agra-setting-rounds.help }
agra-setting-rounds-none = Senza limite
    .help = La partita finisce solo come dice il regolamento; può non finire mai.
agra-setting-rounds-60 = 60
    .help = Al massimo sessanta Round; a molte partite ne bastano meno di quaranta.
agra-setting-rounds-100 = 100
    .help = Al massimo cento Round; quasi nessuna partita ci arriva.
agra-setting-rounds-200 = 200
    .help = Al massimo duecento Round.

## Titoli dei gruppi di scelte

agra-verb-lay = Esaurisci un Lavoratore
agra-verb-cook-worker = Riprendi un Lavoratore dal Cuoco
agra-verb-trade = Scambia una Merce
agra-verb-process = Trasforma una Merce
agra-verb-mosaic = Mosaicista: PM in Favori
agra-verb-use = Usa uno Spazio Azione
agra-verb-peon = Paga il Manovale
agra-verb-favour = Azione Favore
agra-verb-mullah = Azione Favore scontata (Mullah)
agra-verb-store = Conserva il Lavoratore
agra-verb-build = Costruisci
agra-verb-pay = Paga una Merce
agra-verb-bonus = Prendi una Tessera Bonus
agra-verb-process-goods = Trasforma Merci
agra-verb-follow = Segui
agra-verb-pay-sailor = Paga il Marinaio
agra-verb-deliver = Consegna a un Notabile
agra-verb-double = Consegna Doppia
agra-verb-give = Cedi una Merce
agra-verb-take = Prendi una Merce
agra-verb-price = Tessera Prezzo
agra-verb-advance = Avanza nella Meditazione
agra-verb-uncover = Rimuovi una Tessera Copertura
agra-verb-farmer = Muovi un Contadino
agra-verb-dyer = Scambia con il Colorista
agra-verb-stand = Ripristina un Lavoratore
agra-verb-influence = Aumenta l’Influenza
agra-verb-take-favour = Prendi Favori
agra-verb-tile = Prendi una Tessera Favore
agra-verb-drop-tile = Rinuncia a una Tessera Favore
agra-verb-statue = Spendi una Statua
agra-verb-akbar = Servi Akbar
agra-verb-order = Completa un Ordine
agra-verb-offer = Offri una Merce ad Akbar
agra-verb-make-room = Libera un Marcatore
agra-verb-enough = Basta così
agra-verb-decline = Rinuncia
agra-verb-back = Indietro
agra-verb-end = Concludi
agra-verb-oil-curry = Azione Olio e Curry
agra-verb-spend = Azione Merci di Lusso
agra-verb-caliph = Ricorri al Califfo
agra-verb-english-trader = Commerciante Inglese: scambia una Merce
agra-verb-french-trader = Commerciante Francese: piazza una Merce
agra-verb-return = Rimetti un Marcatore nella riserva

## Etichette delle azioni

agra-do-lay = Esaurisci: { $space }
agra-do-cook-worker = Riprendi un Lavoratore dal Cuoco
agra-do-trade = Dai in scambio: { $good }
agra-do-process = Trasforma in: { $good }
agra-do-process-from = Trasforma: { $source } → { $good }
agra-do-mosaic = { $rate ->
        [1] Mosaicista: 1 PM → 1 Favore
        [2] Mosaicista: 3 PM → 2 Favori
       *[other] Mosaicista: scambio n. { $rate }
    }
agra-do-use = Usa: { $space }
agra-do-use-peon = Usa con il Manovale: { $space }
agra-do-peon = Paga il Manovale in Rupie
agra-do-peon-cost = { $amount ->
        [0] Usa il Manovale: nessuna Rupia da pagare
        [one] Usa il Manovale: paga 1 Rupia
       *[other] Usa il Manovale: paga { $amount } Rupie
    }
agra-do-favour = Favore: { $favour }
agra-do-favour-cost = { $amount ->
        [one] Spendi 1 Favore: { $favour }
       *[other] Spendi { $amount } Favori: { $favour }
    }
agra-do-mullah = Favore, 1 in meno con il Mullah: { $favour }
agra-do-store = Metti il Lavoratore sulla carta del Cuoco
agra-do-build = Costruisci: { $space }
agra-do-pay = Paga: { $good }
agra-do-bonus = Prendi: { $bonus }
agra-do-process-goods = { $amount ->
        [0] Non trasformare nulla
        [one] Trasforma 1 Merce
       *[other] Trasforma { $amount } Merci
    }
agra-do-follow = Segui con 1 Merce
agra-do-pay-sailor = Paga il Marinaio: { $good }
agra-do-deliver = Consegna: { $good } → { $notable }
agra-do-double = Consegna una seconda Merce
agra-do-give = Cedi: { $good }
agra-do-take = Prendi: { $good }
agra-do-price = { $token } → { $good }, { $side }
agra-do-price-value = { $good }: valore { $value } ({ $token })
agra-do-advance = Avanza la Pietra Meditazione
agra-do-uncover = Rimuovi Copertura: { $track }, spazio { $place }
agra-do-farmer = Muovi il Contadino: { $track }, spazio { $place }
agra-do-dyer = Scambia due Merci con: { $good }
agra-do-stand = Ripristina: { $space }
agra-do-influence = Sali: { $guild }
agra-do-take-favour = Prendi Favori
agra-do-take-favour-amount = { $amount ->
        [one] Prendi 1 Favore
       *[other] Prendi { $amount } Favori
    }
agra-do-tile = Prendi la Tessera: { $tile }
agra-do-drop-tile = Rinuncia alla Tessera: { $tile }
agra-do-statue = Spendi una Statua: un’altra Azione Principale
agra-do-akbar = Servi Akbar: { $good }
agra-do-order = Completa l’Ordine: { $guild }
agra-do-order-goods = Completa l’Ordine ({ $guild }): { $good } + { $other }
agra-do-offer = Offri ad Akbar: { $good } (ciotola: { $bowl })
agra-do-make-room = Rimetti un Marcatore: { $marker }
agra-do-enough = Basta così
agra-do-decline = Rinuncia
agra-do-back = Indietro
agra-do-end = Concludi: { $phase }
agra-do-end-turn = Concludi il turno
agra-do-oil-curry = Ripristina Lavoratori con: { $form }
agra-do-spend = Spendi come Merce di Lusso: { $good }
agra-do-spend-book = Spendi un Libro: ripristina fino a 3 Lavoratori e ottieni 1 Favore
agra-do-spend-painting = Spendi un Dipinto: sali con 2 Gilde
agra-do-spend-clothes = { $amount ->
        [one] Spendi un Abito: ottieni 1 Rupia
       *[other] Spendi un Abito: ottieni { $amount } Rupie
    }
agra-do-caliph = Califfo: 1 Cotone per ripristinare 1 Lavoratore
agra-do-english-trader = Commerciante Inglese: scambia { $good }
agra-do-french-trader = Commerciante Francese: piazza { $good }
agra-do-return = Rimetti nella riserva: { $marker }

## Domande

agra-ask-generate = Meditazione: esaurisci Lavoratori uno alla volta per generare PM, oppure prosegui
agra-ask-spend = Meditazione: spendi PM in azioni di Meditazione, oppure concludi la fase
agra-ask-choose-space = Azioni: scegli lo Spazio Azione da usare
agra-ask-pay-peon = { $space }: paga il Manovale in Rupie, usa la Tessera del Manovale gratuito, oppure scegli un altro Spazio
agra-ask-store-worker = Un Lavoratore non esaurito è stato scalzato: mettilo sulla carta del Cuoco, oppure rinuncia e tienilo nella riserva
agra-ask-architect = Architetto: sali di un passo con una Gilda, costruisci un Edificio, oppure rinuncia
agra-ask-pay-material = { $space }: scegli i Materiali da Costruzione uno alla volta; si pagano tutti insieme alla fine
agra-ask-choose-bonus = Nuovo Edificio: scegli una Tessera Bonus di Livello { $level }
agra-ask-choose-cover = Scegli la Tessera Copertura da rimuovere
agra-ask-process-here = { $most ->
        [one] { $space }: trasforma 1 Merce, oppure nulla
       *[other] { $space }: scegli quante Merci trasformare, fino a { $most }
    }
agra-ask-additional = Tessera Favore: trasforma un’altra Merce in { $good }, oppure rinuncia
agra-ask-follow = { $leader } ha trasformato delle Merci: segui e trasforma una tua Merce in { $good }, oppure rinuncia
agra-ask-sailor = { $paid ->
        [-1] Marinaio: consegna Merci, completa un Ordine, paga una Merce per altre consegne, oppure fermati
       *[other] Marinaio: consegna Merci, completa un Ordine, oppure fermati
    }
agra-ask-pay-more = Commerciante Portoghese: finora il valore pagato è { $total }; paga un’altra Merce al Marinaio, oppure fermati
agra-ask-double-or-not = { $notable }: consegna una seconda Merce dello stesso tipo ({ $good }), oppure rinuncia
agra-ask-choose-step = Influenza per i Notabili riforniti: scegli la Gilda con cui salire, oppure fermati
agra-ask-deliver-one = Tessera Favore: scegli la Merce da consegnare e il Notabile
agra-ask-jagirdar-delivery = Jagirdar: dopo questa azione del Marinaio consegna una Merce a un Notabile, oppure rinuncia
agra-ask-trader = { $exchanged ->
        [1] Commerciante: lo scambio è fatto; sposta una Tessera Prezzo, oppure fermati
       *[other] { $moved ->
            [1] Commerciante: la Tessera Prezzo è spostata; cedi la prima Merce per uno scambio, oppure fermati
           *[other] Commerciante: sposta una Tessera Prezzo, cedi la prima Merce per uno scambio, oppure fermati
        }
    }
agra-ask-give-more = Commerciante: cedi un’altra Merce oltre alla prima ({ $first }), oppure fermati e prendi Merci
agra-ask-choose-good = { $first ->
        [1] Commerciante: prendi Merci per un valore totale fino a { $budget }
       *[other] Commerciante: prendi un’altra Merce di valore fino a { $budget }, oppure fermati
    }
agra-ask-move-price = Tessera Prezzo: scegli una Tessera, la Merce su cui posarla e il lato
agra-ask-botanist = { $left ->
        [one] Botanico: scegli un’altra cosa da fare, diversa dalla prima, oppure fermati
       *[other] Botanico: avanza nella Meditazione, rimuovi una Copertura, muovi Contadini (due di queste), oppure fermati
    }
agra-ask-choose-payment = Tracciato Meditazione: paga in Merci, manca un valore di { $left }
agra-ask-farmer-moves = { $left ->
        [one] Contadini: muovi ancora di uno spazio, oppure fermati
       *[other] Contadini: muovi di { $left } spazi in tutto, uno alla volta
    }
agra-ask-dyer-exchange = Colorista: scambia due delle Merci appena prodotte ({ $good }) con una della stessa riga, oppure rinuncia
agra-ask-choose-twin = { $good }: scegli la Merce di pari valore in cui cambiarla
agra-ask-choose-arrow = { $low ->
        [0] Scegli la Merce da trasformare
       *[other] Scegli una Merce di valore { $low } da trasformare in una di valore { $high }
    }
agra-ask-choose-stand = { $must ->
        [0] { $left ->
            [one] Scegli ancora un Lavoratore da ripristinare, oppure fermati
           *[other] Scegli fino a { $left } Lavoratori da ripristinare, uno alla volta, oppure fermati
        }
       *[other] { $left ->
            [one] Scegli il Lavoratore da ripristinare
           *[other] Scegli fino a { $left } Lavoratori da ripristinare, uno alla volta
        }
    }
agra-ask-pick-tracks = { $left ->
        [one] Influenza: scegli la Gilda con cui salire
       *[other] Influenza: scegli { $left } Gilde diverse con cui salire, una alla volta
    }
agra-ask-step-bonus = { $step ->
        [3] Passo 3 raggiunto: prendi 1 Favore, oppure una Tessera Favore
        [6] Passo 6 raggiunto: prendi 2 Favori, oppure una Tessera Favore
       *[other] Passo { $step } raggiunto: prendi Favori, oppure una Tessera Favore
    }
agra-ask-give-up-tile = Si possono tenere solo tre Tessere Favore: scegli quella a cui rinunciare
agra-ask-any-tile = Mosaicista: scegli una Tessera Favore tra quelle scoperte o nella pila
agra-ask-offer-akbar = Sadr us-Sudur: metti una Merce in una ciotola vuota di pari valore, oppure rinuncia
agra-ask-akbar-or-order = Tessera Favore: servi Akbar, oppure completa un Ordine
agra-ask-receive-good = { $value ->
        [0] Scegli la Merce Principale da ricevere
       *[other] Scegli la Merce di valore { $value } da ricevere
    }
agra-ask-give-one = { $favour }: scegli la Merce
agra-ask-choose-pier-good = Pontile 5: scegli una Merce di valore { $value }, oppure rinuncia
agra-ask-room-for = Nessun Marcatore libero per { $amount } × { $marker }: rimettine un altro nella riserva per averne uno, oppure lascia perdere
agra-ask-end-action = L’Azione Principale è fatta: usa Azioni Secondarie, spendi una Statua per un’altra Azione Principale, oppure concludi la fase
agra-ask-serve-or-fulfil = Ordini: servi Akbar, completa un Ordine, oppure concludi la fase
agra-ask-confirm-end = Fine del turno: usa Azioni Secondarie, oppure concludi

## Diario

agra-told-starts = { $seat } è Primo Giocatore.
agra-told-rolled = Il dado mostra { $amount }.
agra-told-dealt = In attesa lungo il fiume: { $notable }.
agra-told-bowl-closed = Un segnalino neutrale chiude una ciotola di Akbar: { $good }.
agra-told-order-covered = Un segnalino neutrale copre l’Ordine { $place }: { $guild }.
agra-told-order-marked = Ora si può completare l’Ordine { $place }: { $guild }.
agra-told-displayed = Tessera Favore scoperta: { $tile }.
agra-told-round-began = Comincia il Round { $round }.
agra-told-last-round-began = Questo è l’ultimo Round.
agra-told-turn-began = { $seat } comincia il turno.
agra-told-end-triggered = La Fine del Gioco è attivata: si finisce questo Round e se ne gioca un altro.
agra-told-limit-near = { $left ->
        [one] Dopo questo, ancora un Round: questo tavolo ne gioca al massimo { $limit }.
       *[other] Dopo questo, ancora { $left } Round: questo tavolo ne gioca al massimo { $limit }.
    }
agra-told-limit-round = Questo è l’ultimo Round: questo tavolo ne gioca al massimo { $limit }.
agra-told-limit-reached = In { $limit } Round, il limite di questo tavolo, nessuno ha attivato la fine: la partita finisce e si fanno i conti così com’è.
agra-told-game-ended = La partita è finita.
agra-told-earned = { $amount ->
        [one] { $seat } ottiene 1 Rupia.
       *[other] { $seat } ottiene { $amount } Rupie.
    }
agra-told-paid = { $amount ->
        [one] { $seat } paga 1 Rupia.
       *[other] { $seat } paga { $amount } Rupie.
    }
agra-told-gained = { $seat } ottiene { $amount } × { $marker }.
agra-told-went-without = { $seat } non ha Marcatori liberi e perde { $amount } × { $marker }.
agra-told-returned = { $seat } rimette un Marcatore nella riserva: { $marker }.
agra-told-gave = { $seat } cede { $amount } × { $good }.
agra-told-produced-nothing = { $seat } non produce nulla: { $good }.
agra-told-spent-favour = { $amount ->
        [one] { $seat } spende 1 Favore: { $favour }.
       *[other] { $seat } spende { $amount } Favori: { $favour }.
    }
agra-told-spent-luxury = { $seat } spende una Merce di Lusso: { $good }.
agra-told-laid-down = { $seat } esaurisce un Lavoratore: { $space }.
agra-told-stood-up = { $seat } ripristina un Lavoratore: { $space }.
agra-told-placed = { $seat } piazza un Lavoratore: { $space }.
agra-told-kicked-out = { $space }: il Lavoratore di { $seat } viene scalzato.
agra-told-used-peon = { $seat } usa il Manovale: { $space }.
agra-told-came-from-cook = { $seat } riprende nella riserva un Lavoratore dal Cuoco.
agra-told-went-to-cook = { $seat } mette il Lavoratore sulla carta del Cuoco.
agra-told-meditated = { $seat } genera { $amount } PM.
agra-told-paid-points = { $seat } spende { $amount } PM.
agra-told-blocked-action = { $seat } lascia il Disco Meditazione su: { $outer }.
agra-told-processed = { $seat } trasforma Merci: { $source } → { $amount } × { $good }.
agra-told-processed-nothing = { $seat } non trasforma nulla: { $space }.
agra-told-stayed-behind = { $seat } non segue.
agra-told-exchanged = { $seat } scambia: { $good } → { $other }.
agra-told-priced = { $seat } posa una tessera ({ $token }) su { $good }: ora il valore è { $value }.
agra-told-token-returned = Torna dal Commerciante: { $token }.
agra-told-uncovered = { $seat } rimuove una Tessera Copertura: { $track }, spazio { $place }.
agra-told-moved-farmer = { $seat } muove un Contadino: { $track }, spazio { $place }.
agra-told-advanced = { $seat } avanza la Pietra Meditazione allo spazio { $place }.
agra-told-rose = { $seat } sale al passo { $step }: { $guild }.
agra-told-stayed = { $seat } è già sull’ultimo passo e non può salire: { $guild }.
agra-told-took-tile = { $seat } prende una Tessera Favore: { $tile }.
agra-told-gave-up-tile = { $seat } rinuncia a una Tessera Favore: { $tile }.
agra-told-took-bonus = { $seat } prende una Tessera Bonus: { $bonus }.
agra-told-built = { $seat } costruisce: { $space }.
agra-told-finished = Il Costruttore termina un Edificio: { $space }.
agra-told-no-worker = { $seat } non ha Lavoratori per il nuovo Edificio e non vi trasforma nulla.
agra-told-left-rupees = { $amount ->
        [one] Il Mercante lascia 1 Rupia: { $space }.
       *[other] Il Mercante lascia { $amount } Rupie: { $space }.
    }
agra-told-merchant-moved = Ora il Mercante è qui: { $space }.
agra-told-builder-moved = Ora il Costruttore è qui: { $space }.
agra-told-builder-left = È tutto costruito: il Costruttore esce dal gioco.
agra-told-delivered = { $seat } consegna: { $good } → { $notable }.
agra-told-delivered-double = { $seat } fa una Consegna Doppia: { $good } → { $notable }.
agra-told-won = { $seat } riceve il Contratto: { $notable }.
agra-told-boat-moved = La Barca prosegue fino al Pontile { $pier }.
agra-told-limit-set = Il limite degli Ordini è ora { $amount }.
agra-told-served = { $seat } serve Akbar: { $good } (ciotola: { $bowl }).
agra-told-fulfilled = { $seat } completa un Ordine ({ $guild }): { $good } + { $other }.
agra-told-column-filled = Tutti gli Ordini di una colonna hanno un Marcatore: { $guild }.
agra-told-stored = { $seat } piazza una Merce sulla carta del Commerciante Francese: { $good }.
agra-told-declined = { $seat } rinuncia.

## Perché no

agra-why-good-missing = Non hai abbastanza di questa Merce: { $good }.
agra-why-marker-missing = Non hai nulla di questo da rimettere: { $marker }.
agra-why-markers-left = { $amount ->
        [one] Hai ancora 1 Marcatore nella riserva, perciò non serve rimetterne un altro.
       *[other] Hai ancora { $amount } Marcatori nella riserva, perciò non serve rimetterne un altro.
    }
agra-why-same-again = Otterresti di nuovo la stessa cosa: { $marker }.
agra-why-rupees-missing = { $amount ->
        [one] Lì c’è già un tuo Lavoratore, e per il Manovale ti manca 1 Rupia.
       *[other] Lì c’è già un tuo Lavoratore, e per il Manovale ti mancano { $amount } Rupie.
    }
agra-why-points-missing = { $amount ->
        [one] Ti manca 1 PM.
       *[other] Ti mancano { $amount } PM.
    }
agra-why-value-missing = Le tue Merci valgono troppo poco: manca un valore di { $amount }.
agra-why-favour-missing = { $amount ->
        [one] Per questo ti manca 1 Favore.
       *[other] Per questo ti mancano { $amount } Favori.
    }
agra-why-material-missing = Non hai i Materiali da Costruzione per questo Edificio: { $space }.
agra-why-once-per-turn = L’hai già usato in questo turno.
agra-why-no-discount = Il Mullah non può abbassarne il prezzo: deve essere tuo, aiuta una volta nel tuo turno e lascia almeno 1 Favore da pagare.
agra-why-tile-not-owned = Non possiedi questa Tessera Favore: { $favour }.
agra-why-tile-taken = Questa Tessera Favore è di { $seat }.
agra-why-not-on-display = Questa Tessera Favore non è tra quelle scoperte.
agra-why-not-your-contract = Non possiedi questo Contratto: { $notable }.
agra-why-nobody-lies = Nessuno dei tuoi Lavoratori è esaurito.
agra-why-nobody-stored = Nessun tuo Lavoratore aspetta su questa carta: { $notable }.
agra-why-no-effect = Ora non avrebbe alcun effetto.
agra-why-not-between = Finché una Consegna Doppia è in sospeso non puoi né pagare il Marinaio né consegnare in altro modo.
agra-why-no-cover-there = Lì non c’è una tua Tessera Copertura: { $track }, spazio { $place }.
agra-why-farmer-too-far = Un Contadino muove di uno spazio alla volta, e questo non è accanto: { $track }, spazio { $place }.
agra-why-covered = C’è di mezzo una Tessera Copertura: { $track }, spazio { $place }.
agra-why-there-and-back = Questo Contadino viene proprio da lì: { $track }.
agra-why-at-least-one = Scegline almeno uno.
agra-why-earlier-spaces-first = I Lavoratori si ripristinano nell’ordine degli Spazi Azione, e questo è già passato: { $space }.
agra-why-not-lying-there = Lì non c’è un tuo Lavoratore esaurito: { $space }.
agra-why-not-standing-there = Lì non c’è un tuo Lavoratore non esaurito: { $space }.
agra-why-token-lies-so = Questa tessera è già lì con questo lato in su: { $token }.
agra-why-token-on-good = Su questa Merce c’è un’altra Tessera Prezzo: { $good }.
agra-why-token-moved = In questa azione hai già spostato una Tessera Prezzo.
agra-why-too-far-from-printed = Una Tessera Prezzo può cambiare il valore stampato al massimo di 1: { $good }.
agra-why-other-value = Il suo valore qui non va bene; ora è { $value }: { $good }.
agra-why-other-row = Questa Merce è di un’altra riga: { $good }.
agra-why-no-twin = Nessun’altra Merce ha ora lo stesso valore: { $good }.
agra-why-not-basic = Questa non è una Merce Principale: { $good }.
agra-why-track-taken = Hai già scelto questa Gilda: { $guild }.
agra-why-on-top = Il tuo segnalino Influenza è già sull’ultimo passo: { $guild }.
agra-why-not-supplied = Non hai più passi per Notabili di questa Gilda: { $guild }.
agra-why-other-level = Si può prendere solo una Tessera Bonus di Livello { $level }.
agra-why-bonus-taken = Questa Tessera Bonus l’ha già presa { $seat }.
agra-why-too-many = { $amount ->
        [one] Qui si può trasformare 1 sola Merce.
       *[other] Qui si possono trasformare al massimo { $amount } Merci.
    }
agra-why-already-built = È già costruito: { $space }.
agra-why-under-construction = È ancora in costruzione e il Costruttore non è lì: { $space }.
agra-why-no-worker-left = Non hai più Lavoratori nella riserva.
agra-why-no-material = Non è un Materiale da Costruzione: { $good }.
agra-why-superfluous = Ora non si può aggiungere: nulla va pagato di troppo, e i materiali si scelgono nell’ordine in cui sono elencati: { $good }.
agra-why-no-delivery-left = Non ti restano abbastanza consegne; una Merce ne usa una, un Ordine due.
agra-why-one-order-only = Il Marinaio completa un solo Ordine per azione.
agra-why-sailor-paid = In questa azione hai già pagato il Marinaio.
agra-why-not-on-river = Questo Notabile non aspetta lungo il fiume: { $notable }.
agra-why-beyond-the-boat = La Barca non è ancora arrivata fin lì: { $notable }.
agra-why-not-ordered = Questa carta ({ $notable }) non chiede questa Merce: { $good }.
agra-why-already-delivered = Questa carta ({ $notable }) ha già ricevuto questa Merce: { $good }.
agra-why-lower-goods-first = Le Merci si scelgono nell’ordine in cui sono elencate, e sei già a questa: { $good }.
agra-why-dearer-goods-first = Prima si pagano le Merci più care, quelle uguali nell’ordine in cui sono elencate; per questa è tardi: { $good }.
agra-why-rest-unpayable = Se continui con questa Merce, quelle meno care non bastano per il resto: { $good }.
agra-why-worth-too-much = Vale troppo: qui è possibile solo un valore fino a { $value }.
agra-why-buys-nothing = In cambio di questo non potresti prendere nulla: { $good }.
agra-why-was-given = Hai appena ceduto questa Merce, perciò non puoi riprenderla: { $good }.
agra-why-one-exchange-only = Il Commerciante fa un solo scambio per azione.
agra-why-done-already = L’hai già fatto in questa azione del Botanico.
agra-why-last-space = La tua Pietra Meditazione è già sull’ultimo spazio.
agra-why-blocked = Il Disco Meditazione blocca questa azione: { $outer }.
agra-why-bowl-full = Questa ciotola di Akbar non è vuota: { $good }.
agra-why-column-full = Questa colonna non ha più Ordini: { $guild }.
agra-why-order-limit = { $amount ->
        [one] Il limite di 1 Marcatore per colonna è raggiunto: { $guild }.
       *[other] Il limite di { $amount } Marcatori per colonna è raggiunto: { $guild }.
    }
agra-why-no-influence = Il tuo segnalino Influenza è ancora alla partenza: { $guild }.
agra-why-other-phase = Fa parte di un altro momento del turno: { $phase }.
agra-why-finish-first = Prima finisci ciò che hai cominciato.
agra-why-other-turn = Non ora: tocca a { $seat }.
agra-why-game-over = La partita è finita.

## Ciò che contano i numeri di un giocatore

agra-thing-rupees = Rupie
agra-thing-favour = { agra-marker-favour }
agra-thing-points = Punti meditazione
agra-thing-workers = Lavoratori nella riserva
agra-thing-goods = Merci
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
