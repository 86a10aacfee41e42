### Noria: la prima partita guidata.

learn-noria-about = Costruisci una Ruota di Dischi azione, manda l’Ambasciatore sulle Isole e fa’ valere le Sale quanto sono saliti i tuoi Delegati.

learn-noria-welcome = Di che cosa si tratta
learn-noria-welcome-goal = I punti vengono solo dal Municipio: alla fine ogni Percorso paga il Livello del tuo Delegato per il valore della sua Sala. Tutto il resto serve a salire.
learn-noria-welcome-resource = Comincia con una Risorsa a tua scelta. Valgono tutte uguale; presto ne raccoglierai altre.
learn-noria-welcome-delegate = Manda il primo Delegato su un Percorso, gratis. Perfezionamento o Insediamento vanno bene per cominciare: i loro Livelli si pagano in Risorse.

learn-noria-wheel = La tua Ruota
learn-noria-wheel-rings = Questa è la tua Ruota: tre Anelli con Dischi. Solo la metà inferiore è attiva, e dopo ogni turno ogni Anello avanza di una casella.
learn-noria-wheel-phases = Un turno ha quattro fasi: Influenza, Azioni, Politica, Amministrazione. L’Influenza costa Conoscenza e arriva più avanti: per ora chiudi quella fase.
learn-noria-wheel-triple = Nella fase Azioni usi fino a tre Dischi, uno per Anello, e devono stare vicini: sinistra con sinistra, destra con destra.

learn-noria-journey = Un viaggio
learn-noria-journey-disc = Attiva il Disco Viaggio, a destra sull’Anello Medio. Muove il tuo Ambasciatore su un’Isola.
learn-noria-journey-explore = Nessuna Isola è ancora nota. Rivelane una: le nuvole si aprono e l’Ambasciatore vi atterra.
learn-noria-journey-ship = Prendi una Nave. Per ogni Nave di un tipo, d’ora in poi un Disco di quel tipo raccoglie una Risorsa in più.

learn-noria-harvest = Un raccolto
learn-noria-harvest-gather = Attiva il Disco Risorsa sull’Anello Grande: dà una Risorsa per ogni tua Nave di quel tipo.
learn-noria-harvest-supply = La tua riserva è qui: Risorse, Conoscenza, Navi e Magazzini, visibili a tutti.
learn-noria-harvest-turn = Termina il turno. Gli Anelli girano di una casella e gioca l’avversario; poi tocca di nuovo a te.

learn-noria-city = Al mercato
learn-noria-city-disc = Il Disco Città è sceso nella metà attiva, in basso sull’Anello Piccolo. Chiudi la fase Influenza e attivalo.
learn-noria-city-buy = Acquista un Disco. I Dischi Risorsa sono gratis; gli altri si pagano con Risorse qualsiasi. A fine turno entra nella tua Ruota.

learn-noria-factory = Una Fabbrica
learn-noria-factory-disc = Il Disco Viaggio è ancora attivo, ora a sinistra. Usalo di nuovo: l’Ambasciatore deve andare su un’altra Isola.
learn-noria-factory-build = Questa volta costruisci una Fabbrica. Dà Magazzini vuoti per i Beni, e Conoscenza in ogni turno futuro.
learn-noria-factory-place = Metti il nuovo Disco in una casella vuota. Nella metà superiore scenderà più tardi; un Disco che vi si trovasse uscirebbe dal gioco.
learn-noria-factory-income = D’ora in poi la Fabbrica porta Conoscenza alla fine di ogni tuo turno. Con la Conoscenza si pagano le tre Azioni Speciali.

learn-noria-influence = Influenza
learn-noria-influence-night-shift = Prima delle Azioni paga 1 Conoscenza per un Turno di Notte: uno degli Anelli maggiori gira di una casella, così un Disco ti arriva prima.
learn-noria-influence-costs = Ogni altro Turno di Notte nello stesso turno costa il doppio. Risparmia Conoscenza per il turno in cui conta.

learn-noria-tools = Dischi migliori
learn-noria-tools-improve = Quando il Disco Utensili è attivo, sull’Anello Grande, usalo per Migliorare un altro Disco: passa per sempre al lato Avanzato.
learn-noria-tools-inspect = Ispeziona un Disco invece di attivarlo: prendi subito 1 Conoscenza, e il suo Anello è usato per questo turno.
learn-noria-tools-double = Un Disco Avanzato per turno può essere usato due volte di seguito. Un Disco Città raddoppiato sale due Livelli.

learn-noria-paths = Salire
learn-noria-paths-price = Ogni Livello ha un Prezzo. Le Risorse pagano Perfezionamento e Insediamento, i Beni Semplici l’Esplorazione, i Complessi la Ricerca; e una Risorsa in più per ogni Delegato davanti a te.
learn-noria-paths-invest = Quando il Disco Città è attivo, investi: fa’ uscire un Delegato dalla Caverna, o fallo salire di un Livello.

learn-noria-politics = Politica
learn-noria-politics-seat = Dopo le Azioni paga Conoscenza e fa’ sedere un Politico in una Sala. Il suo valore passa al numero seguente: scegli dove sei avanti.
learn-noria-politics-remove = Ora togli un Politico dalla sezione superiore di una Sala qualsiasi: una che giova agli altri, così potrà salire meno.

learn-noria-goods = Beni
learn-noria-goods-produce = Produci un Bene: il Disco Utensili riempie un tuo Magazzino vuoto con le Risorse indicate. I Beni pagano Esplorazione e Ricerca.
learn-noria-goods-market = Nella fase Azioni il Mercato Nero è sempre aperto: i Beni diventano Conoscenza, e 3 Conoscenza una Risorsa.
learn-noria-goods-modify = Per più Conoscenza, Modificare sposta un Disco qualsiasi della Ruota prima delle Azioni. Ora puoi usare tutto ciò che le regole permettono.

learn-noria-end = Fino alla fine
learn-noria-end-score = Due Sale guardano tutti e quattro i Delegati: la Specializzazione paga il Livello più alto, la Divisione il più basso.
learn-noria-end-play = Gioca fino al Round 16. Fino al Round 10 migliora la Ruota; poi sali, e usa la Politica sui Percorsi in cui stai in alto.
