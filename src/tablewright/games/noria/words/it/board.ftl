### Noria: il tabellone.

## La plancia: titoli

noria-board-wheel = Ruota delle Azioni
noria-board-wheel-of = Ruota di { $player }
noria-board-my-wheel = La mia Ruota
noria-board-show-wheel = Mostra la Ruota di { $player }
noria-board-back = Torna alla mia Ruota
noria-board-hidden-wheel = Ancora in costruzione, in segreto
noria-board-ready = pronta
noria-board-building = in costruzione
noria-board-active-half = attiva
noria-board-inactive-half = a riposo
noria-board-next-turn = Il prossimo turno porta ogni Disco avanti di una casella in senso orario.
noria-board-town-hall = Municipio
noria-board-islands = Isole
noria-board-islet = Piccola isola di partenza
noria-board-market = Mercato
noria-board-black-market = Mercato Nero
noria-board-track = Round
noria-board-supply = La mia riserva
noria-board-supply-of = Riserva di { $player }
noria-board-resources = Risorse
noria-board-ships = Navi
noria-board-warehouses = Magazzini
noria-board-factories = Fabbriche
noria-board-income = Entrate
noria-board-cave = Caverna
noria-board-tie-break = Navi e Magazzini (in parità vince chi ne ha meno)
noria-board-levels = Delegati
noria-board-other-wheels = Altre Ruote
noria-board-phases = Fasi del turno
noria-board-costs = Costi attuali
noria-board-free = gratis
noria-board-empty = vuoto
noria-board-full = pieno
noria-board-none = nessuno

## La plancia: fatti brevi con numeri

noria-board-round = Round { $round } di { $rounds }
noria-board-left = { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
noria-board-times = × { $value }
noria-board-actions = { $used } azioni di Disco su { $most }
noria-board-doubled = raddoppio speso
noria-board-removed = rimossi: { $count }
noria-board-night-shift = Turno di Notte
noria-board-modify = Modificare
noria-board-intrigue = Intrigo
noria-board-price-rise = Da qui Turno di Notte e Modificare costano 1 in più
noria-board-same = tutti di un tipo
noria-board-different = almeno due tipi
noria-board-currency-resource = Risorse
noria-board-currency-simple = Beni Semplici
noria-board-currency-complex = Beni Complessi
noria-board-start-player = Primo Giocatore
noria-board-to-act = di turno

## La plancia: etichette per l'orecchio

noria-board-slot-disc = { $slot }: { $disc }
noria-board-slot-advanced = { $slot }: { $disc }, Avanzato
noria-board-slot-empty = { $slot }: vuota
noria-board-mark-activated = usato
noria-board-mark-doubled = usato raddoppiato
noria-board-mark-inspected = Ispezionato
noria-board-mark-improved = Migliorato in questo turno
noria-board-aside = Messo da parte: { $disc }
noria-board-turn-ring = Turno di Notte: { $ring } (costo { $cost })
noria-board-path = { $path }: { $levels }
noria-board-level-of = { $player } { $level }
noria-board-next-price = Prossimo Livello per me: Prezzo { $amount } ({ $currency }, { $mode })
noria-board-top-reached = Livello più alto raggiunto
noria-board-hall = { $hall }: vale { $value } per Livello, { $above } sopra, { $removed } rimossi
noria-board-hall-row = Valori per Politici seduti: { $values }
noria-board-island-plain = { $island }
noria-board-cloud = Isola coperta
noria-board-cloud-later = Isola coperta, non la prossima
noria-board-ship-left = { $ship }: ne restano { $count }
noria-board-plot-free = Casella Fabbrica: { $good } × { $count }, libera
noria-board-plot-built = Casella Fabbrica: { $good } × { $count }, di { $player }
noria-board-ambassador-of = Ambasciatore di { $player }
noria-board-stack = { $disc }: prezzo { $price }, ne restano { $count }
noria-board-holding = { $thing }: { $count }
noria-board-warehouse = { $good }: { $full } pieni, { $empty } vuoti
noria-board-income-now = { $built } Fabbriche costruite su { $most }, { $income } Conoscenza per turno
noria-board-rate-simple = 1 Bene Semplice → { $count } Conoscenza
noria-board-rate-complex = 1 Bene Complesso → { $count } Conoscenza
noria-board-rate-resource = { $count } Conoscenza → 1 Risorsa
noria-board-space-open = Round { $round }
noria-board-space-covered = Round { $round }, ancora coperto
noria-board-space-knowledge = simbolo Conoscenza: l’Intrigo costa 1 in più
noria-board-neighbours = Vicine: { $islands }

## La plancia: una frase per ogni pezzo

noria-board-about-disc-obsidian = Raccogli 1 Ossidiana per ognuna delle tue Navi a Ossidiana.
noria-board-about-disc-energy = Raccogli 1 Energia per ognuna delle tue Navi a Energia.
noria-board-about-disc-mycelium = Raccogli 1 Micelio per ognuna delle tue Navi a Micelio.
noria-board-about-disc-city = Compra un Disco al Mercato, oppure investi per far salire di un Livello un Delegato.
noria-board-about-disc-journey = Sposta il tuo Ambasciatore su un’altra Isola, poi prendi lì una Nave o costruisci una Fabbrica.
noria-board-about-disc-tools = Gira un Disco sul lato Avanzato, oppure produci Beni nei tuoi Magazzini vuoti.
noria-board-about-disc-bonus = Ripeti un’azione di un Disco che hai usato prima in questo turno.
noria-board-about-advanced = Avanzato: una volta per turno un Disco così dà due azioni.
noria-board-about-empty-slot = Qui non c’è nulla; alla fine del tuo turno vi si possono piazzare nuovi Dischi.
noria-board-about-inactive = Metà a riposo: questo Disco torna al lavoro quando l’Anello gira.
noria-board-about-ring = Prima del tuo primo Disco puoi girare questo Anello di una casella in senso orario pagando Conoscenza.
noria-board-about-centre = Comprato in questo turno; va sulla Ruota nella Fase Amministrazione.
noria-board-about-path-refinement = Si paga in Risorse di un solo tipo; ogni Livello dà il valore della Sala soprastante.
noria-board-about-path-settlement = Si paga in Risorse miste; ogni Livello dà il valore della Sala soprastante.
noria-board-about-path-exploration = Si paga in Beni Semplici; ogni Livello dà il valore della Sala soprastante.
noria-board-about-path-research = Si paga in Beni Complessi; ogni Livello dà il valore della Sala soprastante.
noria-board-about-ahead = Aggiungi 1 Risorsa per ogni Delegato avversario sopra il tuo.
noria-board-about-hall-path = Il primo seggio libero mostra quanto vale alla fine ogni Livello di questo Percorso.
noria-board-about-hall-specialisation = Alla fine il tuo Delegato più alto dà ancora una volta il suo Livello per questo valore.
noria-board-about-hall-division = Alla fine il tuo Delegato più basso dà ancora una volta il suo Livello per questo valore.
noria-board-about-cave = Qui aspettano i Delegati; nella Caverna contano come Livello 0.
noria-board-about-island = Entrare costa 1 Risorsa per ogni Ambasciatore avversario presente; poi prendi una Nave o costruisci.
noria-board-about-cloud = Rivelala con un Viaggio: il tuo Ambasciatore deve andarci subito, gratis.
noria-board-about-cloud-later = Resta coperta finché non si rivelano le Isole che la precedono: da sopra sono tutte uguali, quindi non importa quale venga prima.
noria-board-about-islet = Gli Ambasciatori partono da qui e non tornano più; stare qui non costa nulla a nessuno.
noria-board-about-ship = Ogni Nave di un tipo porta 1 Risorsa in più ogni volta che raccogli quel tipo.
noria-board-about-plot = Costruisci qui una Fabbrica e ricevi questi Magazzini vuoti; aumenta anche le tue entrate.
noria-board-about-market = Un’azione Città compra un Disco, pagato con Risorse qualsiasi.
noria-board-about-resource = Paga Dischi, Livelli, supplementi e Beni.
noria-board-about-knowledge = Paga Turni di Notte, Modificare, Intrighi e il Mercato Nero.
noria-board-about-good-simple = Paga l’Esplorazione o si vende al Mercato Nero.
noria-board-about-good-complex = Paga la Ricerca o si vende al Mercato Nero.
noria-board-about-factories = Ogni Fabbrica costruita scopre Conoscenza che ottieni in ogni Fase Amministrazione.
noria-board-about-black-market = In qualsiasi momento della tua Fase Azioni; si scambia in una sola direzione.
noria-board-about-track = Ogni Round scopre una casella; i simboli Conoscenza scoperti danno il costo di un Intrigo.
noria-board-about-phase-influence = Paga Conoscenza per girare Anelli o per spostare e scambiare Dischi.
noria-board-about-phase-action = Usa fino a tre Dischi che stanno insieme nella metà attiva.
noria-board-about-phase-politics = Paga Conoscenza per far sedere un Politico e rimuoverne un altro.
noria-board-about-phase-administration = Gli Anelli girano di una casella, le Fabbriche rendono, i nuovi Dischi si piazzano.
