### Yinzi: la prima partita guidata.

learn-yinzi-about = Coltiva Merci, costruisci Fabbriche, fa’ carta, seta, porcellana e zucchero e carica le Navi per l’Asia e l’Europa; con Lavoratori da sfamare e tasse da pagare.

learn-yinzi-welcome = Preparazione
learn-yinzi-welcome-goal = Decidono quattro round. I Punti Vittoria vengono da Imbarcazioni, Fabbriche, Prodotti all’estero, guerre, Rotte, Innovazioni e argento.
learn-yinzi-welcome-colour = Scegli un colore. È quello dei tuoi cubetti e decide quali Fabbriche partecipano.
learn-yinzi-welcome-factory = Scegli la prima Fabbrica. Il colore dice quale Materia Grezza le serve, il disegno che cosa produce.
learn-yinzi-welcome-site = Una Fabbrica copre due spazi. Nanzhili e Zhejiang sono sulla costa: da lì la via verso le Navi è breve.
learn-yinzi-welcome-stone = Prendi una pietra: con essa in questo round costruirai una seconda Fabbrica.

learn-yinzi-bonus = Fase A: un bonus
learn-yinzi-bonus-choose = Scegli un bonus. Più è a sinistra, prima giochi in questo round. Sfamare i Lavoratori o Nessuna Tassa vanno bene per cominciare.
learn-yinzi-bonus-tile = Puoi acquistare la tessera Piantagione sotto il tuo bonus. Fallo: il tè va sulle Navi, gli altri in città.
learn-yinzi-bonus-plant = Mettila su uno spazio libero. Arriva con due tuoi cubetti.

learn-yinzi-cards = Le carte
learn-yinzi-cards-frame = Nella fase B ognuno ha sei azioni: tre carte per Azioni Fortuna, tre gruppi di Lavoratori per Azioni Lavoratore.
learn-yinzi-cards-play = Gioca una carta. Il valore dice quante volte si risolve l’azione, le figure quanti Lavoratori ottieni.
learn-yinzi-cards-cultivate = Usala per Coltivare. I Lavoratori della carta aspettano sotto quell’azione, per dopo.
learn-yinzi-cards-grow = Coltiva spazi liberi, uno alla volta: il riso dà due cubetti, gli altri uno. A fine round ti servirà cibo.

learn-yinzi-factories = Le Fabbriche
learn-yinzi-factories-play = Quando tocca di nuovo a te, gioca un’altra carta.
learn-yinzi-factories-action = Usala per Sviluppare le Fabbriche.
learn-yinzi-factories-build = Costruisci una Fabbrica con la pietra, o paga monete per migliorarne una. I Livelli alti chiedono meno Lavoratori e valgono di più.
learn-yinzi-factories-tax = Un dischetto Tasse dà una risoluzione in più. Ma carte e dischetti insieme sono tassati: da 6 in su si paga argento.

learn-yinzi-workers = I Lavoratori
learn-yinzi-workers-send = Ora usa un gruppo di Lavoratori che aspetta sulla tua plancia.
learn-yinzi-workers-resources = Mandalo a Prendere Risorse. Ognuna delle cinque Azioni Lavoratore è aperta una volta per round.
learn-yinzi-workers-take = Ogni Lavoratore porta un legno o una pietra per una moneta: il legno per le Imbarcazioni, la pietra per le Fabbriche.

learn-yinzi-emperor = Per l’imperatore
learn-yinzi-emperor-send = Manda un secondo gruppo agli Impegni Imperiali. Se nessun gruppo aspetta, gioca prima una carta.
learn-yinzi-emperor-space = Scegli uno spazio: più Lavoratori chiede, migliore è la ricompensa a fine round.

learn-yinzi-innovations = Le Innovazioni
learn-yinzi-innovations-play = Gioca la terza carta sulle Innovazioni.
learn-yinzi-innovations-place = Metti un dischetto su un’Innovazione. Lo spendi quando serve; se no, chi ne ha di più in una sezione fa punti.

learn-yinzi-war = La guerra
learn-yinzi-war-army = Manda l’ultimo gruppo a Guerra & Rotte. I soldati stanno insieme contro i nemici sulle tessere Rotta.
learn-yinzi-war-glory = Se tra tutti bastano, la guerra è vinta: l’esercito più grande vale 4 punti, il secondo 2. Le Rotte inoltre pagano le Merci.

learn-yinzi-reckoning = La resa dei conti
learn-yinzi-reckoning-feed = Ora i Lavoratori mangiano: un Cibo ogni tre sul tabellone. A chi ne manca tocca una Sventura, 2 punti in meno ciascuna.
learn-yinzi-reckoning-tax = Poi vengono glorie, disastri, ricompense imperiali e tasse, e si può ancora caricare cibo sulle Navi per argento.
learn-yinzi-reckoning-round = Rispondi a ciò che viene chiesto finché comincia il secondo round.

learn-yinzi-market = La città
learn-yinzi-market-play = Scegli un bonus come prima. Poi gioca una carta per Vendere al Mercato Urbano.
learn-yinzi-market-sell = Vendi una Merce dove un mercato la mostra: 2 monete, o 3 su una moneta accanto. Il cubetto resta lì, Materia Grezza per tutti.

learn-yinzi-products = I prodotti
learn-yinzi-products-produce = Manda Lavoratori a Produrre. Una Fabbrica trasforma Materia Grezza del suo colore, da qualsiasi mercato, in un tuo Prodotto.

learn-yinzi-ships = Le Navi
learn-yinzi-ships-deliver = Manda Lavoratori a Rifornire le Navi: un Prodotto, un tè o due sali, per un argento ciascuno. Una Nave piena salpa, e i tuoi Prodotti fanno punti all’estero.
learn-yinzi-ships-boats = Tutto ciò che passa un confine richiede trasporto fluviale. Sviluppa le Imbarcazioni con il legno: valgono anche 2 punti per unità.

learn-yinzi-end = Fino alla fine
learn-yinzi-end-score = Ora puoi usare tutto ciò che le regole permettono. Guarda il punteggio del tuo posto: dice da dove vengono i punti.
learn-yinzi-end-play = Gioca fino al round 4. Tieni cibo per i Lavoratori, argento per le tasse, e riempi le Navi insieme agli altri.
