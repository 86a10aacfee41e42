### Agra: la prima partita guidata.

learn-agra-about = Produci Merci, trasformale, consegnale ai Notabili lungo il fiume e conquista il favore delle Gilde e dell’imperatore.

learn-agra-welcome = Di che cosa si tratta
learn-agra-welcome-goal = Vince il più ricco. Le Rupie vengono dalle Merci: quelle che consegni ai Notabili sul fiume, alle Gilde e ad Akbar.
learn-agra-welcome-turn = Un turno ha tre fasi: la Meditazione, facoltativa; l’Azione, che ne è il cuore; e, se vuoi, un Ordine.

learn-agra-wood = Legno
learn-agra-wood-produce = Metti un Lavoratore sul Falegname: produce Legno, quanto rende la tua Fattoria. Il Lavoratore resta lì.
learn-agra-wood-goods = Ogni tuo Marcatore su un Edificio è una Merce di quel tipo. Questo è il tuo Legno.
learn-agra-wood-merchant = Lì c’era il Mercante: chi lo visita ottiene 2 Favori. Poi prosegue e lascia Rupie lungo la strada, per chi viene dopo.

learn-agra-stone = Arenaria
learn-agra-stone-produce = Ora usa la Cava per l’Arenaria. Con Legno e Arenaria più tardi potrai costruire.
learn-agra-stone-farm = Quanto si produce? Sui due Tracciati all’angolo di una Merce contano gli spazi liberi tra l’angolo e il Contadino.
learn-agra-stone-kicked = Puoi andare dove c’è un altro Lavoratore: torna a casa, e il suo proprietario ottiene Favore. Uno Spazio tuo costa il Manovale.

learn-agra-meditation = Meditazione
learn-agra-meditation-lay = Comincia un turno con la Meditazione: esaurisci entrambi i tuoi Lavoratori. Ognuno dà Punti Meditazione, solo per questa fase.
learn-agra-meditation-process = Spendili: trasforma una Merce lungo una freccia. Costa tanti punti quanto vale la nuova Merce. Mattoni, Cemento, Assi o Carta: guarda che cosa chiedono i Notabili.
learn-agra-meditation-blocked = Il Disco nel Ciclo blocca ciò che si è fatto per ultimo: il prossimo giocatore non può farlo.

learn-agra-sailor = Il Marinaio
learn-agra-sailor-use = Metti un Lavoratore sul Marinaio: consegna le tue Merci ai Notabili fino alla Barca. La prima consegna è gratis.
learn-agra-sailor-deliver = Consegna una Merce che un Notabile ha ordinato. Ottieni tante Rupie quanti sono allora i Marcatori sulla carta.
learn-agra-sailor-rise = Per ogni Notabile rifornito sali di un passo con la sua Gilda. Così gli Ordini della Gilda valgono di più.
learn-agra-sailor-contract = Quando un Notabile ha tutte le Merci, la carta va a chi ne ha consegnate di più, con la sua abilità; gli altri ottengono Favore.

learn-agra-architect = Costruire
learn-agra-architect-build = Raccogli Legno e Arenaria per un valore di 3; due tipi insieme contano 1 in più. Poi usa l’Architetto e costruisci.
learn-agra-architect-bonus = Prendi una Tessera Bonus: Rupie, e qualcos’altro. Più basso è l’Edificio, più piccole sono.
learn-agra-architect-work = Un tuo secondo Lavoratore sta sul nuovo Edificio, e lì trasformi fino a tre Merci insieme.
learn-agra-architect-follow = Chi trasforma con un’Azione Principale può essere seguito: gli altri possono trasformare una Merce allo stesso modo, e per ognuno ottieni Favore.

learn-agra-orders = Ordini e Akbar
learn-agra-orders-serve = Termina un turno con un Ordine: servi ad Akbar una Merce la cui ciotola è vuota, o completa l’Ordine segnato di una Gilda.
learn-agra-orders-pays = Una Gilda paga di più quanto più in alto sei con lei. Akbar paga alla fine, e di più per ogni altra ciotola.

learn-agra-botanist = Il Botanico
learn-agra-botanist-use = Usa il Botanico per migliorare la Fattoria: due cose diverse su tre.
learn-agra-botanist-uncover = Rimuovi una Tessera Copertura, muovi Contadini, o paga Merci per avanzare nella Meditazione. Gli spazi scoperti contano ai due lati del Contadino.

learn-agra-favour = Favore
learn-agra-favour-use = In ogni momento del tuo turno puoi usare Favore: 2 per una Merce Principale, 3 per trasformarne una. Ogni Azione Favore una volta per turno.
learn-agra-favour-tiles = Sui passi 3 e 6 di una Gilda scegli tra Favore e una Tessera: un’Azione Favore tutta tua.

learn-agra-rest = Ciò che resta
learn-agra-rest-trader = Il Commerciante scambia fino a tre Merci con altre che in tutto valgono 1 in meno, e sposta i prezzi.
learn-agra-rest-peon = Su uno Spazio tuo usi il Manovale: 2 Rupie, e il tuo Lavoratore vi agisce di nuovo.
learn-agra-rest-luxury = Ogni Merce di Lusso ha un’azione forte: una Statua dà una seconda Azione Principale. Ora puoi usare tutto ciò che le regole permettono.

learn-agra-end = Fino alla fine
learn-agra-end-score = Alla fine chi guida una Gilda ottiene 2 Rupie per ogni suo Ordine lì, il secondo 1; e ogni Tessera Copertura rimossa conta 1.
learn-agra-end-trigger = La fine arriva con un Contratto di Livello IV, un segnalino in cima a un Tracciato o una colonna di Ordini piena; poi si gioca ancora un Round.
learn-agra-end-play = Gioca fino alla fine. Guarda dov’è la Barca, consegna ciò che rende di più e non lasciar passare un turno senza un Ordine.
