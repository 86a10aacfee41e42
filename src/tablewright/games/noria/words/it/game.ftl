### Noria: nomi, etichette, domande, righe del diario e rifiuti.
### I nomi entrano nelle frasi così come sono, senza articolo.

noria-title = Noria
noria-tagline = Componi una ruota di azioni in una città sopra le nuvole e decidi quanto valgono le sue sale.

## Nomi

noria-resource-obsidian = Ossidiana
noria-resource-energy = Energia
noria-resource-mycelium = Micelio

noria-good-propeller = Elica
noria-good-sail = Vela
noria-good-compass = Bussola
noria-good-lamp = Lampada
noria-good-piston = Pistone

noria-thing-obsidian = Ossidiana
noria-thing-energy = Energia
noria-thing-mycelium = Micelio
noria-thing-knowledge = Conoscenza
noria-thing-obsidian-ship = Nave a Ossidiana
noria-thing-energy-ship = Nave a Energia
noria-thing-mycelium-ship = Nave a Micelio
noria-thing-empty-propeller = Magazzino Elica vuoto
noria-thing-empty-sail = Magazzino Vela vuoto
noria-thing-empty-compass = Magazzino Bussola vuoto
noria-thing-empty-lamp = Magazzino Lampada vuoto
noria-thing-empty-piston = Magazzino Pistone vuoto
noria-thing-propeller = Elica
noria-thing-sail = Vela
noria-thing-compass = Bussola
noria-thing-lamp = Lampada
noria-thing-piston = Pistone

noria-disc-obsidian = Ossidiana
noria-disc-energy = Energia
noria-disc-mycelium = Micelio
noria-disc-city = Città
noria-disc-journey = Viaggio
noria-disc-tools = Utensili
noria-disc-bonus = Bonus

noria-ring-large = Anello Grande
noria-ring-medium = Anello Medio
noria-ring-small = Anello Piccolo

noria-slot-large-right = Anello Grande, destra
noria-slot-large-centre = Anello Grande, centro
noria-slot-large-left = Anello Grande, sinistra
noria-slot-large-upper-left = Anello Grande, in alto a sinistra
noria-slot-large-top = Anello Grande, in alto
noria-slot-large-upper-right = Anello Grande, in alto a destra
noria-slot-medium-right = Anello Medio, destra
noria-slot-medium-left = Anello Medio, sinistra
noria-slot-medium-upper-left = Anello Medio, in alto a sinistra
noria-slot-medium-upper-right = Anello Medio, in alto a destra
noria-slot-small-bottom = Anello Piccolo, in basso
noria-slot-small-top = Anello Piccolo, in alto

noria-path-refinement = Perfezionamento
noria-path-settlement = Insediamento
noria-path-exploration = Esplorazione
noria-path-research = Ricerca

noria-hall-refinement = Perfezionamento
noria-hall-settlement = Insediamento
noria-hall-exploration = Esplorazione
noria-hall-research = Ricerca
noria-hall-specialisation = Specializzazione
noria-hall-division = Divisione

noria-island-island-1 = Rupe Vetronero
noria-island-island-2 = Bosco delle Scintille
noria-island-island-3 = Brughiera del Tuono
noria-island-island-4 = Giardino d’Ombra
noria-island-island-5 = Corona di Tempesta
noria-island-island-6 = Fucina di Muschio
noria-island-island-7 = Scogliera di Brace
noria-island-island-8 = Porto Selce
noria-island-island-9 = Rifugio delle Spore

noria-phase-setup = Preparazione
noria-phase-influence = Influenza
noria-phase-action = Azioni
noria-phase-politics = Politica
noria-phase-administration = Amministrazione
noria-phase-over = Fine della partita

noria-purpose-market = Prezzo al Mercato
noria-purpose-level = Prezzo del Livello
noria-purpose-surcharge = Delegati davanti
noria-purpose-entry = Ambasciatori sull’Isola

noria-currency-resource = Risorse
noria-currency-simple = Beni Semplici
noria-currency-complex = Beni Complessi

noria-score-refinement = Perfezionamento
noria-score-settlement = Insediamento
noria-score-exploration = Esplorazione
noria-score-research = Ricerca
noria-score-specialisation = Specializzazione
noria-score-division = Divisione

## Impostazioni del tavolo

noria-setting-mode = Gioco
    .help = Quale dei due giochi si gioca.
noria-setting-mode-note = { noria-setting-mode.help }
noria-setting-mode-base = Gioco base
    .help = Le Ruote cominciano quasi uguali e le Isole si scoprono giocando: il modo giusto per conoscere Noria.
noria-setting-mode-expert = Gioco per esperti
    .help = Componi tu la Ruota iniziale, tutte le Isole sono scoperte in cerchio e cominci con tre Navi e nient’altro.
noria-setting-market = Mercato
    .help = Come si assegnano i prezzi ai quattro tipi di Disco più cari; nel gioco per esperti sempre a caso.
noria-setting-market-note = { noria-setting-market.help }
noria-setting-market-later = Prezzi a caso
    .help = Il caso decide quale tra Città, Viaggio, Utensili e Bonus costa 1, 2, 3 e 4.
noria-setting-market-first = Prima partita
    .help = Città costa 1, Viaggio 2, Utensili 3 e Bonus 4.
noria-setting-wheels = Ruote da esperti
    .help = Come si compongono le Ruote iniziali del gioco per esperti.
noria-setting-wheels-note = { noria-setting-wheels.help }
noria-setting-wheels-simultaneous = Tutti insieme
    .help = Ognuno compone in segreto, poi le Ruote si mostrano tutte insieme.
noria-setting-wheels-turn-order = In ordine di turno
    .help = Si compone uno dopo l’altro, vedendo ciò che hanno fatto i precedenti.
noria-setting-bonus = Disco Bonus raddoppiato
    .help = Se raddoppiare un Disco Bonus consuma l’unico raddoppio del turno; qui il regolamento è illeggibile.
noria-setting-bonus-note = { noria-setting-bonus.help }
noria-setting-bonus-shared = È l’unico raddoppio
    .help = Si raddoppia un solo Disco per turno, Bonus o no.
noria-setting-bonus-separate = Si può aggiungere
    .help = Un Disco Bonus Avanzato si può raddoppiare oltre a un altro Disco, fino a quattro azioni in tutto.
noria-setting-start = Primo Giocatore
    .help = Chi comincia ogni Round.
noria-setting-start-note = { noria-setting-start.help }
noria-setting-start-random = A caso
    .help = Il Primo Giocatore è scelto dal caso.
noria-setting-start-seat-1 = Posto 1
    .help = Comincia il primo posto.
noria-setting-start-seat-2 = Posto 2
    .help = Comincia il secondo posto.
noria-setting-start-seat-3 = Posto 3
    .help = Comincia il terzo posto; se al tavolo non c’è, decide il caso.
noria-setting-start-seat-4 = Posto 4
    .help = Comincia il quarto posto; se al tavolo non c’è, decide il caso.

## Titoli dei gruppi di scelte

noria-verb-take = Scegli una Risorsa
noria-verb-delegate = Scegli un Percorso
noria-verb-place = Piazza un Disco
noria-verb-commit = Concludi la Ruota
noria-verb-night-shift = Turno di Notte
noria-verb-modify = Modificare
noria-verb-to = Scegli la destinazione
noria-verb-end = Chiudi la fase
noria-verb-activate = Attiva un Disco
noria-verb-double = Raddoppia un Disco Avanzato
noria-verb-inspect = Ispeziona un Disco
noria-verb-repeat = Ripeti un Disco
noria-verb-forgo = Rinuncia
noria-verb-buy = Compra un Disco
noria-verb-invest = Investimento
noria-verb-pay = Paga
noria-verb-travel = Viaggia verso un’Isola
noria-verb-explore = Rivela un’Isola
noria-verb-ship = Prendi una Nave
noria-verb-build = Costruisci una Fabbrica
noria-verb-improve = Migliora un Disco
noria-verb-produce = Produci un Bene
noria-verb-stop = Basta così
noria-verb-sell = Mercato Nero: vendi un Bene
noria-verb-barter = Mercato Nero: ottieni una Risorsa
noria-verb-seat = Fai sedere un Politico
noria-verb-remove = Rimuovi un Politico

## Etichette delle azioni

noria-do-take = Prendi: { $resource }
noria-do-delegate = Delegato: { $path }
noria-do-place = { $disc } → { $slot }
noria-do-commit = Concludi la mia Ruota
noria-do-night-shift = Turno di Notte: { $ring }
noria-do-modify = Modifica: { $slot }
noria-do-modify-disc = Modifica: { $disc } ({ $slot })
noria-do-to = In: { $slot }
noria-do-to-disc = In: { $disc } ({ $slot })
noria-do-end = Chiudi la fase: { $phase }
noria-do-activate = Attiva: { $slot }
noria-do-activate-disc = Attiva: { $disc } ({ $slot })
noria-do-double = Raddoppia: { $slot }
noria-do-double-disc = Raddoppia: { $disc } ({ $slot })
noria-do-inspect = Ispeziona: { $slot }
noria-do-inspect-disc = Ispeziona: { $disc } ({ $slot })
noria-do-repeat = Ripeti: { $slot }
noria-do-repeat-disc = Ripeti: { $disc } ({ $slot })
noria-do-forgo = Rinuncia alla seconda azione
noria-do-buy = Compra: { $disc }
noria-do-invest = Investi: { $path }
noria-do-pay = Paga: { $thing }
noria-do-travel = Viaggia: { $island }
noria-do-explore = Rivela una nuova Isola
noria-do-ship = Prendi una Nave: { $resource }
noria-do-build = Costruisci una Fabbrica: { $plot ->
        [0] 1ª casella
        [1] 2ª casella
        [2] 3ª casella
        [3] 4ª casella
        [4] 5ª casella
       *[other] 6ª casella
    }
noria-do-improve = Migliora: { $slot }
noria-do-improve-disc = Migliora: { $disc } ({ $slot })
noria-do-produce = Produci: { $good }
noria-do-stop = Smetti di produrre
noria-do-sell = Vendi: { $good }
noria-do-barter = Scambia Conoscenza con: { $resource }
noria-do-seat = Fai sedere un Politico: { $hall }
noria-do-remove = Rimuovi un Politico: { $hall }

## Domande

noria-ask-choose-resource = Preparazione: scegli la Risorsa iniziale
noria-ask-choose-path = Prima del primo Round: scegli il Percorso su cui comincia, gratis, il primo Delegato
noria-ask-build-wheel = Ruota da esperti: scegli la casella per il Disco { $disc }
noria-ask-commit-wheel = La Ruota è completa: concludila, oppure riprendi dei Dischi
noria-ask-influence = Influenza: gira un Anello o sposta Dischi pagando Conoscenza, oppure passa alle Azioni
noria-ask-choose-target = Modificare ({ $slot }): scegli dove va questo Disco; su un altro Disco i due si scambiano
noria-ask-choose-disc = Azioni: scegli il prossimo Disco da attivare o Ispezionare, oppure chiudi la fase
noria-ask-city-action = { $second ->
        [1] Disco Città, seconda azione: compra un Disco, investi o rinuncia
       *[other] Disco Città: compra un Disco o investi
    }
noria-ask-pay-any = { $amount ->
        [one] { $purpose }: paga 1 Risorsa qualsiasi
       *[other] { $purpose }: paga { $amount } Risorse qualsiasi, una dopo l’altra
    }
noria-ask-pay-same = { $amount ->
        [one] Prezzo del Livello: paga 1 segnalino ({ $currency })
       *[other] Prezzo del Livello: scegli un solo tipo con cui pagare tutti i { $amount } segnalini ({ $currency })
    }
noria-ask-pay-mixed = { $amount ->
        [one] Prezzo del Livello: paga ancora 1 segnalino, almeno due tipi in tutto ({ $currency })
       *[other] Prezzo del Livello: paga ancora { $amount } segnalini uno dopo l’altro, almeno due tipi in tutto ({ $currency })
    }
noria-ask-choose-island = { $second ->
        [1] Disco Viaggio, seconda azione: scegli la prossima Isola dell’Ambasciatore o rinuncia
       *[other] Disco Viaggio: scegli la prossima Isola dell’Ambasciatore
    }
noria-ask-at-island = { $island }: prendi una Nave o costruisci una Fabbrica
noria-ask-tools-action = { $second ->
        [1] Disco Utensili, seconda azione: Migliora un Disco, produci un Bene o rinuncia
       *[other] Disco Utensili: Migliora un Disco o produci un Bene
    }
noria-ask-produce-more = { $way ->
        [1] Produzione: ancora dello stesso ({ $last }), oppure basta
        [2] Produzione: un Bene di un altro tipo, oppure basta
       *[other] Produzione: ancora dello stesso ({ $last }), uno di un altro tipo, oppure basta
    }
noria-ask-choose-repeat = { $second ->
        [1] Disco Bonus, seconda azione: scegli un Disco precedente da ripetere o rinuncia
       *[other] Disco Bonus: scegli un Disco precedente da ripetere
    }
noria-ask-politics = Politica: scegli una Sala in cui far sedere un Politico pagando Conoscenza, oppure chiudi la fase
noria-ask-choose-removal = Intrigo: scegli la Sala che perde un Politico
noria-ask-place-disc = Amministrazione: scegli una casella per il nuovo Disco; un Disco già presente esce dal gioco

## Diario

noria-told-starts = { $seat } è Primo Giocatore.
noria-told-laid = Isola in gioco: { $island }.
noria-told-priced = Mercato: { $disc } costa { $amount ->
        [one] 1 Risorsa
       *[other] { $amount } Risorse
    }.
noria-told-paid = { $seat } paga { $amount } × { $thing }.
noria-told-gained = { $seat } ottiene { $amount } × { $thing }.
noria-told-produced = { $seat } produce: { $good }.
noria-told-climbed = { $seat } raggiunge il Livello { $level } ({ $path }).
noria-told-committed = { $seat } ha finito di comporre.
noria-told-wheel-shown = { $seat } mostra la Ruota.
noria-told-round-began = Comincia il Round { $round }.
noria-told-turn-began = { $seat } comincia il turno.
noria-told-turned = { $seat } gira un Anello di una casella: { $ring }.
noria-told-moved = { $seat } sposta un Disco ({ $disc }): { $slot } → { $to }.
noria-told-exchanged = { $seat } scambia due Dischi: { $disc } ({ $slot }) ↔ { $other } ({ $to }).
noria-told-activated = { $seat } attiva un Disco: { $disc } ({ $slot }).
noria-told-doubled = { $seat } raddoppia un Disco: { $disc } ({ $slot }).
noria-told-inspected = { $seat } Ispeziona un Disco: { $disc } ({ $slot }).
noria-told-repeated = { $seat } ripete un Disco: { $disc } ({ $slot }).
noria-told-forwent = { $seat } rinuncia alla seconda azione.
noria-told-bought = { $seat } prende un Disco dal Mercato: { $disc }.
noria-told-revealed = { $seat } rivela un’Isola: { $island }.
noria-told-ships-came = { $island }: { $amount ->
        [one] arriva 1 Nave
       *[other] arrivano { $amount } Navi
    } ({ $resource }).
noria-told-arrived = { $seat } arriva su un’Isola: { $island }.
noria-told-found-nothing = { $seat } non trova nulla da prendere o da costruire: { $island }.
noria-told-built = { $seat } costruisce una Fabbrica: { $island }, { $plot ->
        [0] 1ª casella
        [1] 2ª casella
        [2] 3ª casella
        [3] 4ª casella
        [4] 5ª casella
       *[other] 6ª casella
    }.
noria-told-improved = { $seat } Migliora un Disco: { $disc } ({ $slot }).
noria-told-seated = { $seat } fa sedere un Politico: { $hall } vale ora { $value } per Livello.
noria-told-removed = { $seat } rimuove un Politico: { $hall }.
noria-told-thrown-out = { $seat } elimina un Disco: { $disc } ({ $slot }).
noria-told-placed = { $seat } piazza un Disco: { $disc } ({ $slot }).
noria-told-game-ended = La partita è finita.

## Perché no

noria-why-knowledge-missing = { $amount ->
        [one] Ti manca 1 Conoscenza.
       *[other] Ti mancano { $amount } Conoscenza.
    }
noria-why-resources-missing = { $amount ->
        [one] Ti manca 1 Risorsa.
       *[other] Ti mancano { $amount } Risorse.
    }
noria-why-tokens-missing = Ti manca ancora: { $amount } × { $thing }.
noria-why-price-missing = { $amount ->
        [one] Non hai l’unico segnalino che costa il prossimo Livello ({ $path }).
       *[other] Non hai i { $amount } segnalini che costa il prossimo Livello ({ $path }), o non dei tipi giusti.
    }
noria-why-wrong-currency = Qui si accetta solo questo: { $currency }.
noria-why-lower-kinds-first = I segnalini si pagano nell’ordine in cui sono elencati, e sei già a questo tipo: { $thing }.
noria-why-rest-unpayable = Dopo questo segnalino non potresti più pagare il resto: { $thing }.
noria-why-inactive-half = Questa casella è nella metà inattiva della tua Ruota.
noria-why-empty-slot = In questa casella non c’è alcun Disco.
noria-why-same-slot = Il Disco è già qui.
noria-why-same-disc = Due dischi dello stesso tipo e lato: scambiarli non cambierebbe nulla.
noria-why-slot-taken = Qui c’è già un altro Disco.
noria-why-no-triple = Questo Disco non sta in una stessa terna con quelli che hai già usato in questo turno.
noria-why-ring-used = In questo turno hai già usato questo Anello: { $ring }.
noria-why-ring-full = Questo Anello ha già tutti i suoi Dischi iniziali: { $ring }.
noria-why-half-full = Questa metà della Ruota ha già tutti i suoi Dischi iniziali: due stanno nella metà attiva e quattro in quella inattiva.
noria-why-other-disc-first = Piazza prima questo Disco: { $disc }.
noria-why-just-improved = Hai Migliorato questo Disco in questo turno; potrai attivarlo dal prossimo.
noria-why-no-action-possible = Al momento non puoi svolgere alcuna azione di questo Disco.
noria-why-nothing-to-repeat = Un Disco Bonus deve avere un Disco da ripetere, e in questo turno non ne hai attivato altri.
noria-why-not-advanced = Si può raddoppiare solo un Disco con il lato Avanzato in su.
noria-why-doubling-spent = In questo turno hai già raddoppiato un Disco.
noria-why-too-many-actions = Sarebbero più di quattro azioni di Disco in un turno.
noria-why-not-activated = In questo turno non hai attivato questo Disco.
noria-why-not-repeatable = Un Disco Bonus non ripete né un Disco Bonus né un Disco solo Ispezionato.
noria-why-stack-empty = Questa pila del Mercato è vuota.
noria-why-top-level = Il tuo Delegato è già al Livello più alto.
noria-why-already-there = Il tuo Ambasciatore è già qui e deve spostarsi.
noria-why-not-a-neighbour = Da dove si trova il tuo Ambasciatore raggiungi solo le due Isole vicine.
noria-why-not-revealed = Quest’Isola non è stata rivelata.
noria-why-all-revealed = Non ci sono più Isole coperte.
noria-why-no-ship-left = Su quest’Isola non ci sono più Navi di questo tipo: { $resource }.
noria-why-no-factory-left = Hai già costruito tutte le tue Fabbriche.
noria-why-no-such-plot = Quest’Isola non ha una casella Fabbrica del genere.
noria-why-plot-taken = In questa casella c’è già una Fabbrica di { $seat }.
noria-why-itself = Un Disco Utensili non può Migliorare se stesso.
noria-why-already-advanced = Questo Disco è già Avanzato.
noria-why-no-empty-warehouse = Non hai Magazzini vuoti per questo Bene: { $good }.
noria-why-one-of-each = Se produci più tipi, ne fai solo uno ciascuno.
noria-why-one-good-only = Hai già prodotto più Beni di un tipo, perciò in questa azione non può seguirne un altro.
noria-why-lower-goods-first = I Beni si producono nell’ordine in cui sono elencati; questo sarebbe venuto prima.
noria-why-would-strand = Così il Disco che hai attivato non potrebbe più svolgere la sua azione.
noria-why-hall-empty = Nella sezione superiore di questa Sala non ci sono più Politici.
noria-why-no-politicians = In nessuna Sala ci sono più Politici sopra.
noria-why-disc-not-in-centre = Al centro della tua Ruota non aspetta alcun nuovo Disco di questo tipo: { $disc }.
noria-why-just-placed = Hai piazzato qui un Disco proprio in questa fase, quindi resta.
noria-why-other-phase = Si può fare solo in un’altra fase: { $phase }.
noria-why-finish-first = Prima finisci ciò che hai cominciato.
noria-why-activate-first = Prima bisogna attivare un disco di questo tipo: { $disc }.
noria-why-disc-spent = In questo turno hai già usato il tuo disco di questo tipo: { $disc }.
noria-why-first-action = Si può rinunciare solo alla seconda azione di un Disco raddoppiato.
noria-why-other-turn = Non è il tuo turno: ora decide { $seat }.
noria-why-others-still-build = La tua Ruota è conclusa; gli altri stanno ancora componendo la loro.
noria-why-game-over = La partita è finita.
