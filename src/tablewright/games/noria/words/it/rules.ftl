### Le regole di Noria, clausola per clausola, con parole nostre.

## 1
rule-NOR-1-title = Materiali e riserva
rule-NOR-1_1-a = A Noria si gioca in due, tre o quattro.
rule-NOR-1_1-b = In tutto ci sono 66 Dischi: dieci ciascuno di Ossidiana, Energia, Micelio, Città, Viaggio e Utensili, più sei Dischi Bonus.
rule-NOR-1_1-c = Il lato normale e quello Avanzato di un Disco sono sempre dello stesso tipo: girandolo, il tipo non cambia mai.
rule-NOR-1_1-d = La scatola contiene 57 Navi: 19 per ognuna delle tre Risorse.
rule-NOR-1_1-e = La scatola contiene 54 Magazzini: 12 ciascuno per Eliche, Vele e Bussole, 9 ciascuno per Lampade e Pistoni.
rule-NOR-1_1-f = In comune avete nove Isole, 24 Politici e 16 segnalini Round. Ognuno ha inoltre cinque cilindri, sette Fabbriche, una tessera Pianoro e una Ruota di tre Anelli.
rule-NOR-1_1-g = Lascia nella scatola le sei tessere lettera: non servono né nel gioco base né nel gioco per esperti.
rule-NOR-1_2-a = Risorse e Conoscenza non finiscono mai, perché i segnalini Round usati valgono dieci. Ricevi sempre tutto ciò che ottieni.
rule-NOR-1_2-b = Navi, Magazzini e Dischi invece sono limitati: ci sono solo quelli sulle Isole e nelle pile del Mercato, e nulla viene rifornito.

## 2
rule-NOR-2-title = Preparare la plancia
rule-NOR-2_1-a = Mescola le nove Isole e mettine 5, 6 o 7 a faccia in giù in 2, 3 o 4 giocatori. Riponi le altre senza guardarle.
rule-NOR-2_1-b = Il tracciato dei Round ha 16 caselle. Coprilo dall’alto verso il basso con 16, 15 o 14 segnalini in 2, 3 o 4 giocatori; i segnalini avanzati non si usano.
rule-NOR-2_1-c = In tre giocatori la casella più bassa del tracciato dei Round è scoperta fin dall’inizio, in quattro lo sono le due più basse. I simboli Conoscenza lì visibili contano da subito.
rule-NOR-2_2-a = Ognuno dei sette tipi di Disco ha la propria pila al Mercato, con 4, 5 o 6 Dischi in 2, 3 o 4 giocatori, lato normale in su.
rule-NOR-2_2-b = Le tre pile di Dischi Risorsa formano la fila alta del Mercato. Sono gratis e il loro ordine non ha importanza.
rule-NOR-2_2-c = Nella prima partita la fila bassa del Mercato è fissa. Da destra: Città nella casella 1, Viaggio nella 2, Utensili nella 3, Bonus nella 4.
rule-NOR-2_2-d = Nelle partite successive è il caso a distribuire queste quattro pile sulle quattro caselle basse.
rule-NOR-2_2-e = Nella fila bassa è la casella a dare il prezzo: contando da destra, un Disco costa 1, 2, 3 o 4 Risorse.
rule-NOR-2_2-f = Dai Dischi rimasti ognuno prende uno di ogni tipo tranne Bonus: sei Dischi. Quelli che restano ancora non si usano.
rule-NOR-2_3-a = Risorse, Magazzini, Conoscenza e le Navi ancora nella scatola formano la riserva comune.
rule-NOR-2_3-b = Ognuna delle sei Sale comincia con quattro Politici sopra e nessuno sotto.
rule-NOR-2_3-c = Uno di voi è il Primo Giocatore e lo resta fino alla fine. Da lì si gioca in senso orario.

## 3
rule-NOR-3-title = Preparare i giocatori
rule-NOR-3_1-a = Quattro dei tuoi cilindri sono Delegati e aspettano nella Caverna. Il quinto è il tuo Ambasciatore e sta sulla piccola isola di partenza.
rule-NOR-3_1-b = Metti le tue sette Fabbriche sul Pianoro: ne nascondono i simboli Conoscenza.
rule-NOR-3_1-c = Cominci con tre Navi: una per ogni Risorsa.
rule-NOR-3_1-d = Cominci senza Magazzini e senza Beni.
rule-NOR-3_1-e = Gioco base: tre Dischi hanno lo stesso posto fisso su tutte le Ruote. Città sta sull’Anello Piccolo, Viaggio sull’Anello Medio e Utensili sull’Anello Grande.
rule-NOR-3_1-f = Gioco base: il caso mette i tuoi Dischi Ossidiana, Energia e Micelio sulle tre caselle indicate: due sull’Anello Grande, una sull’Anello Medio.
rule-NOR-3_1-g = Due giocatori non hanno mai i Dischi Risorsa nello stesso ordine. Gli ordini possibili sono sei.
rule-NOR-3_1-h = Tutti i Dischi cominciano con il lato normale in su.
rule-NOR-3_1-i = Gioco base: ricevi 1 Conoscenza e 1 Risorsa, e scegli tu quale Risorsa.
rule-NOR-3_1-j = In meno di quattro giocatori non si usano le Ruote, le Fabbriche, i Delegati e i Pianori dei posti vuoti.

## 4
rule-NOR-4-title = Percorsi e Sale
rule-NOR-4_1-a = Si può salire su quattro Percorsi: Perfezionamento, Insediamento, Esplorazione e Ricerca. Ognuno va dal Livello 1 al Livello 9.
rule-NOR-4_1-b = Ogni Livello mostra un Prezzo: quanti segnalini, e se uguali o diversi. Perfezionamento e Insediamento vogliono Risorse, Esplorazione Beni Semplici, Ricerca Beni Complessi.
rule-NOR-4_1-c = Con un Prezzo «Uguale» paghi tutto con un solo tipo, a tua scelta tra quelli che il Percorso accetta.
rule-NOR-4_1-d = Con un Prezzo «Diversa» i tuoi segnalini devono essere di almeno due tipi. Per il resto componi come vuoi.
rule-NOR-4_1-e = Su ogni Percorso puoi avere un solo Delegato; quindi sui Percorsi ne hai da 0 a 4.
rule-NOR-4_1-f = I Delegati di più giocatori possono stare sullo stesso Livello. Un Delegato non scende mai e non cambia mai Percorso.
rule-NOR-4_1-g = Finché un Delegato è nella Caverna, il suo Livello è 0.
rule-NOR-4_2-a = Le Sale sono sei. Una per ogni Percorso; le altre due sono quelle della Specializzazione e della Divisione.
rule-NOR-4_2-b = La sezione inferiore di una Sala è una fila di cinque seggi numerati: quattro chiari e, all’estrema destra, uno scuro.
rule-NOR-4_2-c = Il Politico che fai sedere prende il primo seggio chiaro libero da sinistra della propria Sala.
rule-NOR-4_2-d = Sul seggio scuro non siede mai nessuno.
rule-NOR-4_2-e = Una Sala vale il primo numero da sinistra su cui non siede nessuno: senza Politici seduti il primo della fila, con quattro seduti il quinto.
rule-NOR-4_2-f = Una volta seduto, un Politico resta lì per sempre.
rule-NOR-4_2-g = Se sopra, in una Sala, non ci sono più Politici, lì non puoi né farne sedere né rimuoverne.

## 5
rule-NOR-5-title = La Ruota
rule-NOR-5_1-a = La tua Ruota ha 6 caselle sull’Anello Grande, 4 su quello Medio e 2 su quello Piccolo. In una casella sta un solo Disco.
rule-NOR-5_1-b = La metà della Ruota dalla tua parte è attiva: sinistra, centro e destra dell’Anello Grande, sinistra e destra dell’Anello Medio, il basso dell’Anello Piccolo. Le altre sei caselle sono inattive.
rule-NOR-5_1-c = Gli Anelli girano solo in senso orario e di caselle intere. Sull’Anello Grande un Disco passa da destra a centro, sinistra, alto a sinistra, alto, alto a destra e di nuovo destra; sull’Anello Medio da destra a sinistra, alto a sinistra, alto a destra e di nuovo destra; sull’Anello Piccolo si alterna tra basso e alto.
rule-NOR-5_2-a = Tutti i Dischi che usi in un turno devono appartenere a una di quattro terne. Ogni terna è formata dall’Anello Piccolo, da un lato dell’Anello Medio e, sull’Anello Grande, dallo stesso lato oppure dal centro.
rule-NOR-5_2-b = Quindi, se usi la casella sinistra o destra dell’Anello Grande, il Disco del lato opposto sull’Anello Medio ti è precluso, e viceversa.
rule-NOR-5_2-c = Una casella vuota non si può attivare, ma non ti impedisce di usare gli altri Dischi della sua terna.
rule-NOR-5_2-d = Non devi usare tutta una terna né dire prima quale intendi: basta che tutto ciò che hai usato finora stia in una di esse.

## 6
rule-NOR-6-title = Prima del primo Round
rule-NOR-6_1-a = Gioco base: in ordine di turno, ognuno muove un Delegato dalla Caverna al Livello 1 di un Percorso qualsiasi.
rule-NOR-6_1-b = Questo primo passo è gratis: non paghi il Prezzo e nulla per i Delegati davanti a te.
rule-NOR-6_1-c = Puoi scegliere un Percorso già scelto da altri, ma uno devi sceglierlo.

## 7
rule-NOR-7-title = I Round
rule-NOR-7_1-a = La partita dura esattamente 16, 15 o 14 Round in 2, 3 o 4 giocatori.
rule-NOR-7_1-b = Ogni Round comincia togliendo il segnalino più basso dal tracciato dei Round. La casella che si scopre, contando dal basso, è il numero del Round più il numero dei giocatori meno due.
rule-NOR-7_1-c = In ogni Round ognuno di voi svolge un turno completo; comincia il Primo Giocatore.
rule-NOR-7_1-d = Quando va via l’ultimo segnalino, comincia l’ultimo Round. Ognuno svolge ancora un turno completo, poi la partita è finita.

## 8
rule-NOR-8-title = Il tuo turno, pagare e ottenere
rule-NOR-8_1-a = Il tuo turno ha quattro fasi, sempre in quest’ordine: Influenza, Azioni, Politica, Amministrazione.
rule-NOR-8_1-b = Influenza e Politica si possono saltare, e nella Fase Azioni puoi anche non toccare alcun Disco. L’Amministrazione è obbligatoria.
rule-NOR-8_1-c = Agisci solo quando è il tuo turno; nessuno può interromperti.
rule-NOR-8_2-a = Le Risorse e la Conoscenza che paghi vanno nella riserva comune, mai ad altri giocatori.
rule-NOR-8_2-b = Paghi un Bene girando sul lato vuoto un suo Magazzino pieno. Il Magazzino resta tuo.
rule-NOR-8_2-c = Le Risorse e la Conoscenza che ottieni passano dalla riserva comune alla tua.
rule-NOR-8_2-d = Navi e Magazzini si trovano soltanto sulle Isole, e un Magazzino arriva sempre vuoto.
rule-NOR-8_2-e = Se non puoi pagare per intero un’azione, non puoi farla: niente debiti e niente acconti.
rule-NOR-8_2-f = Dove un costo accetta Risorse qualsiasi, decidi tu quali.
rule-NOR-8_2-g = Tutto è visibile a tutti: riserve, Ruote, Mercato, Sale e Isole già scoperte. Segrete sono solo le Isole non ancora rivelate, e nessuno le conosce.

## 9
rule-NOR-9-title = Fase Influenza
rule-NOR-9_1-a = Prima del tuo primo Disco puoi usare Turno di Notte e Modificare quante volte vuoi e in qualsiasi ordine.
rule-NOR-9_1-b = Il Turno di Notte fa girare di una casella in senso orario l’Anello Medio oppure quello Grande. Sull’Anello Piccolo non funziona.
rule-NOR-9_1-c = Con Modificare due Dischi della tua Ruota si scambiano di posto, oppure uno va su una casella vuota. Anello e metà non contano.
rule-NOR-9_1-d = Né girare un Anello né Modificare voltano un Disco sull’altro lato.
rule-NOR-9_2-a = All’inizio il Turno di Notte costa 1 Conoscenza e Modificare 2.
rule-NOR-9_2-b = Dal Round 11, 10 o 9 in 2, 3 o 4 giocatori, e fino alla fine, il Turno di Notte parte da 2 Conoscenza e Modificare da 3.
rule-NOR-9_2-c = Ogni volta che ripeti la stessa Azione Speciale in un turno, costa il doppio della volta prima: 1, 2, 4, 8 … volte il prezzo iniziale.
rule-NOR-9_2-d = Turno di Notte e Modificare si contano a parte: usare l’uno non rincara l’altro.
rule-NOR-9_2-e = Tutti i Turni di Notte di un turno si contano insieme, qualunque Anello tu faccia girare.
rule-NOR-9_2-f = A ogni turno il conteggio riparte da capo.
rule-NOR-9_2-g = Durante la Fase Influenza il Mercato Nero è chiuso.

## 10
rule-NOR-10-title = Fase Azioni: attivare, raddoppiare, Ispezionare
rule-NOR-10_1-a = Attivi fino a tre Dischi della metà attiva, uno alla volta, nell’ordine che preferisci. Va bene anche nessuno.
rule-NOR-10_1-b = Ogni Anello ti dà al massimo un Disco per turno, e tutti i tuoi Dischi devono stare in una stessa terna.
rule-NOR-10_1-c = Nessun Disco può essere attivato due volte in un turno.
rule-NOR-10_1-d = Un Disco attivato ti dà un’azione. Se il suo tipo ne offre due, ne scegli una.
rule-NOR-10_1-e = Finisci tutte le azioni di un Disco prima di attivarne o Ispezionarne un altro.
rule-NOR-10_1-f = Puoi attivare un Disco solo se almeno una delle sue azioni è possibile con ciò che possiedi in quel momento, e una devi svolgerla. Se per questo ti serve il Mercato Nero, scambia prima.
rule-NOR-10_1-g = Tra un’azione e l’altra puoi chiudere la Fase Azioni quando vuoi.
rule-NOR-10_2-a = Un Disco con il lato Avanzato in su si può raddoppiare: dà allora due azioni, una subito dopo l’altra.
rule-NOR-10_2-b = Puoi raddoppiare un solo Disco per turno.
rule-NOR-10_2-c = Decidi se raddoppiare un Disco Avanzato prima di attivarlo; dopo non puoi più cambiare idea.
rule-NOR-10_2-d = Se un Disco raddoppiato offre due azioni diverse, svolgile una volta ciascuna, in qualsiasi ordine, oppure due volte la stessa.
rule-NOR-10_2-e = Alla seconda azione di un Disco raddoppiato puoi rinunciare, ma il raddoppio di questo turno è comunque speso.
rule-NOR-10_2-f = Nello stesso turno puoi attivare altri Dischi Avanzati; ognuno dà però una sola azione, come un Disco normale.
rule-NOR-10_2-g = In un turno non ci sono mai più di quattro azioni di Disco.
rule-NOR-10_3-a = Un Disco che Migliori in questo turno non può più essere attivato fino al tuo prossimo turno.
rule-NOR-10_4-a = Ispezionare: lascia un Disco inutilizzato e prendi subito 1 Conoscenza.
rule-NOR-10_4-b = Puoi Ispezionare un Disco per Anello, quindi al massimo tre in un turno.
rule-NOR-10_4-c = Su un Anello in cui hai già attivato un Disco in questo turno non puoi Ispezionare.
rule-NOR-10_4-d = Dopo che hai Ispezionato un Disco, tutto il suo Anello resta fermo per il resto del tuo turno.
rule-NOR-10_4-e = Si Ispeziona solo nella metà attiva, e tutti i Dischi attivati o Ispezionati in un turno devono stare insieme in una sola terna.
rule-NOR-10_4-f = In una casella vuota non c’è nulla da Ispezionare.
rule-NOR-10_4-g = Ispezionare non è una delle tue quattro azioni, non usa azioni del Disco e non lo cambia.

## 11
rule-NOR-11-title = Disco Risorsa e Disco Bonus
rule-NOR-11_1-a = Un Disco Risorsa ti porta una Risorsa del suo tipo per ogni Nave di quel tipo che possiedi.
rule-NOR-11_1-b = Le tue Navi si contano ogni volta che raccogli.
rule-NOR-11_2-a = Con un Disco Bonus scegli un Disco che hai attivato prima in questo turno e svolgi di nuovo una sua azione.
rule-NOR-11_2-b = Può essere l’azione che hai svolto con quel Disco oppure l’altra che offre.
rule-NOR-11_2-c = Un Disco Bonus raddoppiato dà due azioni: due dello stesso Disco o una ciascuna di due Dischi, purché tu li abbia attivati prima in questo turno.
rule-NOR-11_2-d = Raddoppiare un Disco Bonus consuma l’unico raddoppio del tuo turno.
rule-NOR-11_2-e = Finché in questo turno non hai attivato un altro Disco, non puoi attivare un Disco Bonus.
rule-NOR-11_2-f = Un Disco Bonus non può ripetere né un altro Disco Bonus né un Disco che hai solo Ispezionato.
rule-NOR-11_2-g = Ciò che fai tramite un Disco Bonus segue tutte le regole dell’azione ripetuta e conta tra le tue quattro azioni. Il Disco Bonus non ha altre azioni proprie.
rule-NOR-11_2-h = Il Disco che ripeti può essere Avanzato, e puoi perfino averlo raddoppiato in questo turno.

## 12
rule-NOR-12-title = Disco Città
rule-NOR-12_1-a = Con un Disco Città vai al Mercato oppure fai un Investimento.
rule-NOR-12_2-a = Mercato: prendi un Disco dalla cima di una pila e paga il suo prezzo con le Risorse che vuoi.
rule-NOR-12_2-b = I Dischi Risorsa sono gratis; gli altri costano da 1 a 4 Risorse, secondo la loro casella nella fila bassa.
rule-NOR-12_2-c = Un’azione Mercato procura un Disco, né più né meno.
rule-NOR-12_2-d = Il nuovo Disco aspetta al centro della Ruota. Fino alla Fase Amministrazione non è sulla Ruota: non puoi attivarlo, Ispezionarlo, Modificarlo o Migliorarlo.
rule-NOR-12_2-e = I prezzi del Mercato restano uguali per tutta la partita.
rule-NOR-12_3-a = Investimento: manda un Delegato dalla Caverna al Livello 1 di un Percorso dove non ne hai, oppure fai salire di un Livello uno dei tuoi Delegati.
rule-NOR-12_3-b = Un’azione Investimento muove un Delegato di un Livello.
rule-NOR-12_3-c = Paghi il Prezzo indicato sul Livello in cui entri: uguale o diverso, in ciò che quel Percorso accetta.
rule-NOR-12_3-d = In più paghi 1 Risorsa di qualsiasi tipo per ogni Delegato altrui davanti a te su quel Percorso. Va nella riserva comune.
rule-NOR-12_3-e = Un Delegato è davanti se il suo Livello è più alto del tuo prima che tu muova. Dalla Caverna, sono davanti tutti gli altri Delegati del Percorso.
rule-NOR-12_3-f = Per i Delegati davanti si paga sempre in Risorse, anche sui Percorsi che vogliono Beni. Non fa parte del Prezzo e non conta per «Uguale» o «Diversa».
rule-NOR-12_3-g = Il Livello 9 è la cima: da lì un Delegato non sale oltre.
rule-NOR-12_3-h = Muovi solo se paghi tutto: il Prezzo e anche il supplemento per i Delegati davanti.

## 13
rule-NOR-13-title = Disco Viaggio
rule-NOR-13_1-a = Un’azione Viaggio ha due parti: prima il tuo Ambasciatore va su un’Isola, poi lì prendi una Nave o costruisci una Fabbrica.
rule-NOR-13_1-b = Gioco base: puoi andare su qualsiasi Isola rivelata oppure, finché ce ne sono, su una coperta a tua scelta.
rule-NOR-13_1-c = Il tuo Ambasciatore deve cambiare Isola ogni volta. Non puoi restare dove sei.
rule-NOR-13_1-d = Se viaggi più volte in un turno, puoi tornare sull’Isola dove il turno è cominciato.
rule-NOR-13_1-e = Il tuo Ambasciatore non torna mai sulla piccola isola di partenza.
rule-NOR-13_2-a = Per entrare in un’Isola paga alla riserva comune 1 Risorsa di qualsiasi tipo per ogni Ambasciatore altrui che vi si trova.
rule-NOR-13_2-b = Se non puoi pagarla, non puoi andarci.
rule-NOR-13_2-c = La piccola isola di partenza non conta come Isola; gli Ambasciatori che vi stanno non costano nulla a nessuno.
rule-NOR-13_3-a = Un’Isola rivelata viene voltata e riceve le sue Navi, e il tuo Ambasciatore deve andarci. Non si può tornare indietro.
rule-NOR-13_3-b = Accanto a ogni tipo di Nave dell’Isola un simbolo dice quante ne arrivano: giocatori più uno, giocatori meno uno o giocatori meno due.
rule-NOR-13_3-c = Ogni tipo di Nave mostrato sull’Isola riceve almeno una Nave. Conta in due giocatori, con giocatori meno due.
rule-NOR-13_4-a = Nave: prendi una Nave di un tipo ancora presente sull’Isola e aggiungila alla tua riserva.
rule-NOR-13_4-b = Su un’Isola senza Navi non puoi prenderne.
rule-NOR-13_5-a = Fabbrica: sposta la Fabbrica più in alto del tuo Pianoro su una casella libera dell’Isola e prendi i Magazzini vuoti lì indicati, in quel numero e di quel tipo.
rule-NOR-13_5-b = Costruire è gratis: paghi solo quanto costa entrare nell’Isola.
rule-NOR-13_5-c = In ogni casella c’è posto per una Fabbrica, che vi resta fino a fine partita.
rule-NOR-13_5-d = Puoi avere più Fabbriche sulla stessa Isola, costruite con un’azione ciascuna.
rule-NOR-13_5-e = Non puoi costruire se l’Isola non ha più caselle libere o se hai già costruito tutte e sette le tue Fabbriche.
rule-NOR-13_6-a = Se dove arrivi puoi prendere una Nave o costruire una Fabbrica, devi fare una delle due cose.
rule-NOR-13_6-b = Puoi andare anche su un’Isola dove non puoi fare né l’una né l’altra; allora l’azione finisce con l’arrivo.

## 14
rule-NOR-14-title = Beni e Magazzini
rule-NOR-14_1-a = I Beni Semplici sono tre: Elica, Vela e Bussola. I Beni Complessi sono due: Lampada e Pistone.
rule-NOR-14_1-b = Per produrre un Bene Semplice servono 2 Risorse, per uno Complesso 3. Quali, lo mostra il lato vuoto del Magazzino.
rule-NOR-14_1-c = In un Magazzino c’è posto per un solo Bene: sul lato vuoto non ne contiene, sul lato pieno ne contiene uno.
rule-NOR-14_1-d = I Beni servono solo a due cose: i Prezzi dei Percorsi (Beni Semplici per Esplorazione, Complessi per Ricerca) e il Mercato Nero.
rule-NOR-14_1-e = Un Magazzino non si restituisce mai.

## 15
rule-NOR-15-title = Disco Utensili
rule-NOR-15_1-a = Con un Disco Utensili Migliori un Disco oppure produci Beni.
rule-NOR-15_2-a = Migliorare: gira un Disco della tua Ruota dal lato normale al lato Avanzato. Può stare su qualsiasi Anello, in una metà o nell’altra.
rule-NOR-15_2-b = Migliorare è gratis.
rule-NOR-15_2-c = Puoi Migliorare un Disco che in questo turno hai già attivato o Ispezionato.
rule-NOR-15_2-d = Un Disco Utensili non può Migliorare se stesso, ma un altro Disco Utensili può farlo. Se Migliori tramite un Disco Bonus, è come se lo facesse il Disco Utensili che ripeti.
rule-NOR-15_2-e = Un Disco che aspetta al centro della Ruota non si può Migliorare.
rule-NOR-15_2-f = Un Disco Migliorato resta Avanzato per il resto della partita.
rule-NOR-15_3-a = Produzione: per ogni Bene paga le Risorse che richiede e gira sul lato pieno un tuo Magazzino vuoto di quel Bene.
rule-NOR-15_3-b = Con un’azione Produzione fai quanti Beni vuoi di un solo tipo, oppure Beni di più tipi ma non più di uno ciascuno.
rule-NOR-15_3-c = Di un Bene non puoi produrne più di quanti Magazzini vuoti hai per esso.
rule-NOR-15_3-d = Se produci, produci almeno un Bene.

## 16
rule-NOR-16-title = Mercato Nero
rule-NOR-16_1-a = In qualsiasi momento della tua Fase Azioni puoi scambiare al Mercato Nero, quante volte vuoi: già prima del primo Disco, nel mezzo di un’azione o quando hai usato tutti i Dischi.
rule-NOR-16_1-b = Un Bene Semplice rende 2 Conoscenza e un Bene Complesso 3. Per 3 Conoscenza ricevi 1 Risorsa a tua scelta.
rule-NOR-16_1-c = Non si scambia mai in senso inverso.
rule-NOR-16_1-d = Uno scambio al Mercato Nero non è un’azione di Disco e non è una delle tue quattro azioni.
rule-NOR-16_1-e = Durante un’azione di Disco puoi scambiare finché il suo costo non è pagato: ciò che ottieni può servire a pagarlo.
rule-NOR-16_1-f = Finché un Disco attivato deve ancora svolgere la sua prima azione, non puoi fare uno scambio che lo lascerebbe senza azioni possibili, per esempio vendendo l’unico Bene per il solo Investimento possibile. Conta ciò che avresti subito dopo quel singolo scambio.

## 17
rule-NOR-17-title = Fase Politica
rule-NOR-17_1-a = Puoi ordire quanti Intrighi vuoi.
rule-NOR-17_1-b = Il prezzo iniziale di un Intrigo è 1 Conoscenza per ogni simbolo Conoscenza visibile sul tracciato dei Round.
rule-NOR-17_1-c = Ogni altro Intrigo nello stesso turno costa il doppio del precedente: 1, 2, 4 … volte il prezzo iniziale. A ogni turno si ricomincia a contare.
rule-NOR-17_2-a = Per prima cosa scegli una Sala e sposta uno dei suoi Politici da sopra al primo seggio chiaro libero da sinistra.
rule-NOR-17_2-b = Poi scegli una Sala qualsiasi, anche la stessa, e togli dal gioco un Politico della sua sezione superiore.
rule-NOR-17_2-c = Non puoi saltare questa rimozione.
rule-NOR-17_2-d = Quando tutte le sezioni superiori sono vuote, non ci sono più Intrighi.
rule-NOR-17_2-e = Ogni Intrigo toglie da sopra esattamente due Politici: in una partita ci sono quindi al massimo 12 Intrighi, e i Politici seduti sono tanti quanti i rimossi.
rule-NOR-17_2-f = Durante la Fase Politica il Mercato Nero è chiuso.
rule-NOR-17_2-g = Puoi far sedere e rimuovere Politici in qualsiasi Sala, che tu abbia o no un Delegato sul suo Percorso.

## 18
rule-NOR-18-title = Fase Amministrazione
rule-NOR-18_1-a = Primo: i tuoi tre Anelli girano ciascuno di una casella in senso orario: Piccolo, Medio, Grande. Succede sempre.
rule-NOR-18_1-b = Secondo: ottieni 1 Conoscenza per ogni simbolo che hai scoperto sul tuo Pianoro.
rule-NOR-18_1-c = Quanti simboli sono scoperti dipende solo da quante Fabbriche hai costruito; prima della prima Fabbrica non ce ne sono.
rule-NOR-18_1-d = Terzo: metti sulla Ruota ogni Disco preso in questo turno, lato normale in su, in una casella di qualsiasi Anello e metà.
rule-NOR-18_1-e = Puoi scegliere una casella vuota o occupata. Il Disco che vi stava esce dal gioco.
rule-NOR-18_1-f = Ogni nuovo Disco va piazzato. Se sono più di uno scegli l’ordine, e nessuno può sostituirne un altro piazzato nella stessa fase.
rule-NOR-18_1-g = Poi tocca al giocatore seguente; quando tutti hanno svolto il proprio turno, comincia un nuovo Round.

## 19
rule-NOR-19-title = Fine della partita e punteggio
rule-NOR-19_1-a = La partita finisce quando tutti hanno svolto il proprio turno nel Round 16, 15 o 14 in 2, 3 o 4 giocatori.
rule-NOR-19_1-b = Prima del conteggio si tolgono i Politici rimasti sopra. Il valore delle Sale non cambia.
rule-NOR-19_2-a = Per ogni Percorso fai il Livello del tuo Delegato per il valore della Sala di quel Percorso.
rule-NOR-19_2-b = Specializzazione: il Livello più alto dei tuoi quattro Delegati per il valore di questa Sala. Conta una volta, anche se più Delegati sono a quel Livello.
rule-NOR-19_2-c = Divisione: il Livello più basso dei tuoi quattro Delegati per il valore di questa Sala. Conta una volta, anche se più Delegati sono a quel Livello.
rule-NOR-19_2-d = Per il Livello più basso si guardano tutti e quattro i Delegati: se uno è ancora nella Caverna, è 0.
rule-NOR-19_2-e = Nient’altro dà punti: né Risorse, Beni, Conoscenza, Navi, Fabbriche o Dischi, né l’Ambasciatore.
rule-NOR-19_3-a = Vince chi ha più punti.
rule-NOR-19_3-b = In caso di parità vince chi ha meno Navi e Magazzini, contati insieme. Contano i Magazzini pieni e quelli vuoti, e anche le Navi iniziali.
rule-NOR-19_3-c = Se anche questo è pari, i giocatori in parità vincono insieme.

## 20
rule-NOR-20-title = Gioco per esperti
rule-NOR-20_1-a = La preparazione segue quest’ordine: Primo Giocatore, Isole, Mercato, Ruote.
rule-NOR-20_1-b = Il caso sceglie 5, 6 o 7 Isole in 2, 3 o 4 giocatori. Stanno scoperte, in cerchio.
rule-NOR-20_1-c = Le Isole ricevono le loro Navi durante la preparazione.
rule-NOR-20_1-d = Il caso decide in quali caselle basse del Mercato vanno le pile Città, Viaggio, Utensili e Bonus.
rule-NOR-20_2-a = Disponi da te i tuoi sei Dischi iniziali: uno sull’Anello Piccolo, due sul Medio, tre sul Grande.
rule-NOR-20_2-b = Di questi sei, esattamente due stanno nella metà attiva e quattro in quella inattiva.
rule-NOR-20_2-c = Componete le Ruote tutti insieme oppure, se il tavolo è impostato così, in ordine di turno.
rule-NOR-20_2-d = I tuoi Dischi Risorsa possono avere lo stesso ordine di quelli di un altro.
rule-NOR-20_3-a = Cominci senza Risorsa, senza Conoscenza e senza Delegato gratuito, ma ricevi una Nave per tipo.
rule-NOR-20_4-a = Con il tuo primo Viaggio della partita puoi andare su qualsiasi Isola; gli Ambasciatori presenti si pagano come al solito.
rule-NOR-20_4-b = Da lì in poi raggiungi solo le due Isole accanto alla tua nel cerchio.
rule-NOR-20_4-c = Ciò che paghi per entrare in un’Isola va nella riserva comune, come nel gioco base.
rule-NOR-20_4-d = Poiché tutte le Isole sono scoperte, non se ne rivela mai una.

## Decisioni
rule-NOR-R-title = Decisioni: ciò che il regolamento lascia aperto
rule-NOR-R-1 = Con che cosa si comincia? Con 1 Risorsa e 1 Conoscenza. Una recensione parla di due Risorse, ma il regolamento dice una, due volte.
rule-NOR-R-2 = Quanto valgono le Sale? Le file stampate non si conoscono con certezza. In base agli esempi di punteggio e alle recensioni usiamo 0 2 4 6 8 per Perfezionamento, Insediamento e Specializzazione, 0 3 6 9 12 per Esplorazione, 0 4 8 12 16 per Ricerca e Divisione. La Divisione è una nostra stima.
rule-NOR-R-3 = Dove sono i simboli Conoscenza sul tracciato dei Round? I posti non si conoscono; per rispettare gli esempi ne mettiamo uno ciascuno sulle caselle 1, 5, 9 e 13 dal basso. Le caselle scoperte dall’inizio contano.
rule-NOR-R-4 = Dove stanno i Dischi iniziali? L’immagine è andata persa; la nostra disposizione segue gli esempi. Città: Anello Piccolo, in alto. Viaggio: Anello Medio, destra. Utensili: Anello Grande, in alto. Risorse: Anello Grande al centro, Anello Grande in alto a destra e Anello Medio in alto a sinistra.
rule-NOR-R-5 = Una casella vuota spezza una terna? No. Vale solo l’elenco delle quattro terne, quindi Dischi ai due lati di una casella vuota si possono usare insieme.
rule-NOR-R-6 = Bisogna annunciare la terna? No. Ogni Disco viene controllato quando lo usi.
rule-NOR-R-7 = Un Disco Bonus può venire per primo e potenziare un Disco successivo? No. Ripete un Disco attivato prima, quindi almeno un altro Disco deve precederlo.
rule-NOR-R-8 = Che cosa può ripetere un Disco Bonus? Non un Bonus e non un Disco Ispezionato; un Disco Migliorato dopo l’attivazione sì. Ripetendo un Disco Utensili non puoi Migliorare quello stesso Disco; puoi Migliorare il Bonus, che però ti servirà solo dal prossimo turno.
rule-NOR-R-9 = Un Bonus raddoppiato conta come Disco raddoppiato? Sì. Un Bonus singolo accanto a un altro Disco raddoppiato è permesso e dà 2 + 1 + 1 = 4 azioni.
rule-NOR-R-10 = Si può attivare un Disco senza fare nulla? No, almeno un’azione dev’essere possibile e va svolta. Si può rinunciare solo alla seconda azione di un Disco raddoppiato.
rule-NOR-R-11 = Che cosa conta tra le quattro azioni? Solo le azioni dei Dischi, comprese quelle tramite Bonus. Ispezioni, Azioni Speciali e scambi al Mercato Nero non contano.
rule-NOR-R-12 = Quanto vincola la terna quando si Ispeziona? Tutto ciò che attivi o Ispezioni in un turno deve stare in una terna, anche se Ispezioni soltanto. Puoi Ispezionare un Disco Migliorato in questo turno.
rule-NOR-R-13 = Chi è davanti al tuo Delegato? Si confrontano i Livelli prima della mossa: chi è sul Livello in cui stai per entrare ti costa 1, chi è sul tuo Livello attuale nulla.
rule-NOR-R-14 = Prezzo e supplemento sono un solo pagamento? No, due. Il supplemento si paga con Risorse qualsiasi e non c’entra con «Uguale» o «Diversa».
rule-NOR-R-15 = Il primo Delegato gratuito paga per i Delegati davanti? No, non paga proprio nulla.
rule-NOR-R-16 = E se un’Isola non ha più nulla per te? Puoi andarci solo per muovere. Se una Nave o una Fabbrica è possibile, devi scegliere una delle due.
rule-NOR-R-17 = Quale Isola coperta si rivela? Una qualsiasi. Sono tutte uguali a vedersi, quindi il programma le mescola e le rivela un posto dopo l’altro: tocca alla nuvola segnata. Non si torna indietro.
rule-NOR-R-18 = Chi riceve il pagamento per entrare in un’Isola? La riserva comune, nel gioco base come in quello per esperti.
rule-NOR-R-19 = Quante Navi sono «giocatori meno due» in due giocatori? Una.
rule-NOR-R-20 = Si possono costruire più Fabbriche su un’Isola? Sì.
rule-NOR-R-21 = L’Ambasciatore può tornare sulla piccola isola di partenza? No, si visitano solo le Isole.
rule-NOR-R-22 = Risorse o Conoscenza possono finire? No, qui sono illimitate.
rule-NOR-R-23 = Possono mancare Navi o Magazzini? No, bastano sempre per tutte le Isole e tutti i giocatori.
rule-NOR-R-24 = Quanti Beni si fanno con un’azione Produzione? Quanti se ne vuole di un tipo, oppure uno ciascuno di più tipi. L’esempio chiarisce una frase confusa.
rule-NOR-R-25 = Si può produrre nulla? No, almeno un Bene.
rule-NOR-R-26 = In quale ordine si svolge l’Amministrazione? Girare gli Anelli, ottenere Conoscenza, piazzare i nuovi Dischi. Scambiare i primi due passi non cambierebbe nulla.
rule-NOR-R-27 = Un nuovo Disco va piazzato per forza? Sì, dopo la rotazione e con il lato normale in su. Un Disco appena piazzato è al sicuro per il resto della fase.
rule-NOR-R-28 = L’ultimo Round è più corto? No, tutti svolgono tutte e quattro le fasi.
rule-NOR-R-29 = Che cosa decide una parità? La somma più piccola di tutte le Navi e di tutti i Magazzini.
rule-NOR-R-30 = La rimozione di un Intrigo può essere impossibile? No. Prima di ogni Intrigo i Politici sopra sono in numero pari; dopo averne fatto sedere uno ne resta almeno uno, e va rimosso.
rule-NOR-R-31 = Si può rimuovere dalla Sala dove si è appena fatto sedere qualcuno? Sì, da qualsiasi Sala.
rule-NOR-R-32 = Il Percorso di Perfezionamento ha un secondo nome? Sì, il regolamento italiano lo chiama anche Miglioramento; è lo stesso Percorso.
rule-NOR-R-33 = Che cosa possiede Flavio nel turno d’esempio del regolamento? 2 Conoscenza, 3 Navi a Ossidiana, 1 Micelio, 1 Ossidiana e 1 Magazzino pieno di Lampade. L’elenco stampato confonde Risorse e Magazzini.
rule-NOR-R-34 = Si può verificare la tabella del punteggio finale del regolamento? Solo la parità e la nota sulla Divisione; gli altri numeri sono andati persi.
rule-NOR-R-35 = I consigli dell’autrice sono regole? No, solo suggerimenti amichevoli.
rule-NOR-R-36 = Quando arrivano le Navi sulle Isole nel gioco per esperti? Durante la preparazione, su ogni Isola.
rule-NOR-R-37 = Come si compongono le Ruote da esperti? Tutti insieme: qui ognuno compone in segreto e le Ruote si mostrano quando tutti sono pronti. Comporle in ordine di turno è un’impostazione del tavolo.
rule-NOR-R-38 = Dove comincia l’Ambasciatore nel gioco per esperti? Sulla piccola isola di partenza. Ognuno ha il proprio primo Viaggio.
rule-NOR-R-39 = Quante Isole sono in gioco? 5, 6 o 7, come dice il regolamento; un video ne indica di meno, ma il resoconto di una partita a quattro ne mostra sette.
rule-NOR-R-40 = Come si combinano aumento e ripetizione? Prima il prezzo iniziale più alto, poi il raddoppio: Turno di Notte 2, 4, 8; Modificare 3, 6, 12.
rule-NOR-R-41 = I Turni di Notte si contano per Anello? No, i due Anelli hanno un conteggio unico.
rule-NOR-R-42 = Un Disco Modificato si volta? No, continua a mostrare lo stesso lato.
rule-NOR-R-43 = Quando è aperto il Mercato Nero? Solo nella tua Fase Azioni; dentro un’azione, finché il costo non è pagato. Ogni scambio è completo in sé.
rule-NOR-R-44 = Gli Ambasciatori rincarano gli Investimenti? No, lo fanno i Delegati; il riassunto in fondo al regolamento usa la parola sbagliata.
rule-NOR-R-45 = I Beni vengono dalle Isole? No, si producono. Dalle Isole vengono solo Navi e Magazzini.
rule-NOR-R-46 = Chi è il Primo Giocatore? Lo decide il caso, oppure chi apre il tavolo.
rule-NOR-R-47 = E se il Prezzo è un solo segnalino? Va bene uno qualsiasi che il Percorso accetti; «Diversa» compare solo da due segnalini in su.
rule-NOR-R-48 = Come sono fatte le Isole? Le Navi si ricavano dai numeri della scatola. Le caselle Fabbrica sono una nostra ricostruzione: quattro per Isola, in modo che ogni Magazzino serva esattamente una volta.
rule-NOR-R-49 = Quanto costano i Beni? Usiamo: Bussola = Ossidiana + Micelio, Vela = Micelio + Energia, Elica = Energia + Ossidiana; Lampada e Pistone = una Risorsa per tipo. Concorda con l’esempio, ma il Pistone è un’ipotesi.
rule-NOR-R-50 = Quanta Conoscenza danno le Fabbriche? Usiamo 0 1 2 2 3 3 4 5 da nessuna a sette Fabbriche; il Pianoro stampato non si conosce.
rule-NOR-R-51 = Quanto costano i Livelli? Quasi tutti i Prezzi stampati non si conoscono; i nostri concordano con quelli degli esempi.
rule-NOR-R-52 = Come si dispone il Mercato? A caso, a meno che il tavolo non scelga la fila fissa della prima partita. Fuori dal gioco per esperti la Ruota iniziale è sempre la solita.
rule-NOR-R-53 = L’ordine della fila alta del Mercato conta? No, tutti i suoi Dischi sono gratis.
rule-NOR-R-54 = Come si hanno ordini diversi dei Dischi Risorsa? Ogni giocatore riceve a caso un altro dei sei ordini possibili.
rule-NOR-R-55 = Che cosa è nascosto? Solo le Isole non ancora rivelate e i pezzi fuori dal gioco. Tutto il resto è visibile.
rule-NOR-R-56 = Ci sono il solitario e le tessere lettera? No, non fanno parte di questo regolamento.
rule-NOR-R-57 = Un Bonus Avanzato si può raddoppiare in aggiunta a un altro Disco raddoppiato? No, salvo diversa scelta del tavolo: una frase del regolamento è illeggibile, perciò è un’impostazione. Le azioni non sono mai più di quattro.
rule-NOR-R-58 = Il testo del regolamento è completo? La nostra fonte ha qualche lacuna, ma nessuna frase vi si interrompe: lo consideriamo completo.
rule-NOR-R-59 = Si può scambiare ciò che serve ancora al Disco attivato? No. Uno scambio del genere è rifiutato; può riguardare solo i Beni di un Investimento quando non si può avere alcun Disco del Mercato.
rule-NOR-R-60 = Puoi scambiare due Dischi dello stesso tipo che mostrano lo stesso lato? No: costerebbe Conoscenza e non cambierebbe nulla, perciò non viene proposto.

## Esempi
rule-NOR-EX-title = Esempi
rule-NOR-EX-1 = In quattro preparate una partita base. Ognuno ha poi 1 Conoscenza, 1 Risorsa a scelta, una Nave per tipo, quattro Delegati nella Caverna e sette Fabbriche sul Pianoro.
rule-NOR-EX-2 = Un Intrigo costa 1, e in Ricerca ed Esplorazione ci sono quattro Politici sopra. Paghi 1 Conoscenza, ne fai sedere uno in Ricerca e ne rimuovi uno da Esplorazione: Ricerca ne ha tre sopra e uno seduto, Esplorazione tre sopra.
rule-NOR-EX-3 = Sei al Livello 2 di Perfezionamento, 7 di Insediamento, 3 di Esplorazione e 0 di Ricerca. Le Sale valgono 2, 6, 12 e 8, Specializzazione 4, Divisione nulla. Fai 4 + 42 + 36 + 0 + 28 + 0 = 110.
rule-NOR-EX-4 = Vuoi usare un Disco Città Avanzato, un Disco Utensili Avanzato e un Disco Energia. Cominci raddoppiando Utensili: prima le sue due azioni, poi Città ne dà una sola ed Energia una. In tutto quattro.
rule-NOR-EX-5 = Quattro giocatori scelgono Perfezionamento, Ricerca, Esplorazione ed Esplorazione. Ognuno ha lì un Delegato al Livello 1, e nessuno ha pagato nulla.
rule-NOR-EX-6 = Possiedi 10 di una Risorsa. Con i segnalini ne metteresti uno accanto a un Moltiplicatore e pagando prenderesti il resto; qui hai semplicemente il numero 10.
rule-NOR-EX-7 = Il Turno di Notte parte da 1 e Modificare da 2; hai 5 Conoscenza. Giri l’Anello Medio per 1, quello Grande per 2, e scambi Città con Utensili per 2. Non ti resta nulla.
rule-NOR-EX-8 = Hai attivato Energia e Città con un’azione ciascuno, poi raddoppi un Disco Bonus Avanzato e li ripeti una volta ciascuno. Entrambi sono stati usati due volte: quattro azioni.
rule-NOR-EX-9 = Hai raddoppiato un Disco Micelio Avanzato, e poi un Disco Bonus singolo lo ripete: in questo turno hai raccolto Micelio tre volte.
rule-NOR-EX-10 = Possiedi 3 Navi a Energia, quindi un’azione di un Disco Energia ti porta 3 Energia.
rule-NOR-EX-11 = La pila Bonus è nella casella bassa 4. Paghi 2 Ossidiana, 1 Energia e 1 Micelio, e il Disco aspetta al centro della Ruota fino all’Amministrazione.
rule-NOR-EX-12 = Il tuo prossimo Livello di Insediamento costa 4 Risorse diverse e nessuno è davanti. Puoi pagare 3 Energia e 1 Micelio, ma non 4 Energia.
rule-NOR-EX-13 = Un Livello costa 3 Beni Semplici diversi. In Eliche/Vele/Bussole puoi pagare 1/1/1, 2/1/0, 2/0/1, 1/2/0, 0/2/1, 1/0/2 o 0/1/2, ma mai tre di un tipo.
rule-NOR-EX-14 = Su un’Isola ci sono gli Ambasciatori di altri due giocatori, quindi ti costa 2 Risorse. Se ne hai meno non puoi andarci, ma puoi rivelare gratis una nuova Isola.
rule-NOR-EX-15 = Quattro giocatori: riveli un’Isola con Ossidiana (giocatori meno due) e Micelio (giocatori meno uno). Riceve 2 Navi a Ossidiana e 3 a Micelio, il tuo Ambasciatore ci va, e tu prendi una Nave o costruisci una Fabbrica.
rule-NOR-EX-16 = Un’ultima Nave a Ossidiana è su un’Isola dove sta un altro Ambasciatore. Paghi 1 Risorsa a tua scelta, vai lì e la prendi. Da ora nessuno può prendervi Navi a Ossidiana.
rule-NOR-EX-17 = Sull’Isola non ci sono altri Ambasciatori, e la casella da 2 Magazzini Bussola è libera. Costruisci lì: la Fabbrica più in alto lascia il Pianoro e ricevi 2 Magazzini Bussola vuoti.
rule-NOR-EX-18 = In questo turno hai comprato un Disco Viaggio e ora usi Utensili. Puoi Migliorare un Disco Micelio della Ruota, ma non il Disco Viaggio al centro.
rule-NOR-EX-19 = Hai 3 Magazzini Bussola, 1 Vela e 1 Lampada vuoti, 3 Micelio, 2 Ossidiana e 2 Energia. Con un’azione puoi fare una Bussola, una Vela e una Lampada, spendendo tutto. Sarebbero permesse anche tre Bussole in un’azione, non due Bussole e una Vela.
rule-NOR-EX-20 = Quattro giocatori, Round 4: un Intrigo parte da 2. In Insediamento siede un Politico. Ne fai sedere uno lì e ne rimuovi uno da Ricerca, poi un altro lì e ne rimuovi uno da Perfezionamento. Paghi 2 + 4 = 6 Conoscenza, e Insediamento vale 6 per Livello.
rule-NOR-EX-21 = Non hai Fabbriche e hai comprato un Disco Viaggio. Nell’Amministrazione ogni Anello gira di una casella, non ottieni Conoscenza, e puoi mettere Viaggio su una casella dell’Anello Grande dove sta Micelio. Il Disco Micelio esce dal gioco.
rule-NOR-EX-22 = Un turno intero, quattro giocatori. Per 2 Conoscenza scambi Viaggio e Micelio. Viaggio porta la tua quarta Nave a Ossidiana, il Disco Ossidiana 4 Ossidiana: ne hai 5. Raddoppi Città: un Livello di Perfezionamento per 5 Ossidiana e 1 Micelio per il Delegato davanti, poi un Disco Ossidiana gratis. Una Lampada rende 3 Conoscenza al Mercato Nero, che pagano un Intrigo: siede uno in Perfezionamento, esce uno da Divisione. Nell’Amministrazione ottieni 2 Conoscenza e metti il Disco sulla casella libera dell’Anello Piccolo.
rule-NOR-EX-23 = Due giocatori hanno lo stesso totale più alto. Uno possiede 8 Navi e 4 Magazzini, l’altro 6 Navi e 5 Magazzini: 12 contro 11, quindi vince l’altro.
rule-NOR-EX-24 = In quattro giocatori un Turno di Notte costa 1 nel Round 8 e 2 nel Round 9. Nel Round 9 tre Turni di Notte costano 2 + 4 + 8 = 14 e due Modificare 3 + 6 = 9. In due giocatori i prezzi salgono nel Round 11, in tre nel Round 10.
rule-NOR-EX-25 = Con Dischi su tutte e sei le caselle attive ci sono esattamente quattro terne complete. Grande sinistra con Medio destra e Grande destra con Medio sinistra non sono mai possibili, in nessun ordine.
rule-NOR-EX-26 = Un Disco a destra dell’Anello Grande si trova al centro, a sinistra, in alto a sinistra, in alto, in alto a destra e di nuovo a destra dopo 1 fino a 6 Fasi Amministrazione. Dopo 12 turni tutti gli Anelli sono tornati al punto di partenza.
rule-NOR-EX-27 = Hai attivato il Disco sinistro dell’Anello Medio. Non puoi Ispezionare quello destro, e il Disco destro dell’Anello Grande ti è precluso. Puoi Ispezionare il Disco sinistro o centrale dell’Anello Grande per 1 Conoscenza; dopo, nessun Disco dell’Anello Grande si può attivare.
rule-NOR-EX-28 = Su Ricerca due avversari sono al Livello 1 e uno al Livello 3, e tu non hai nessuno. Per il Livello 1, a Prezzo 1, paghi 1 Lampada e 3 Risorse.
rule-NOR-EX-29 = In due giocatori i simboli più uno, meno uno e meno due portano 3, 1 e 1 Navi.
rule-NOR-EX-30 = Con i Livelli 3, 2, 5 e 2 e la Divisione a 8 fai lì 16 punti. Con un Delegato ancora nella Caverna ne fai 0.
rule-NOR-EX-31 = 1 Lampada diventa 3 Conoscenza, che diventano 1 Risorsa. 3 Beni Semplici diventano 6 Conoscenza, che diventano 2 Risorse.
rule-NOR-EX-32 = Le Isole da A a E sono in cerchio. Da A puoi andare solo a B ed E; dalla piccola isola di partenza a tutte e cinque.
