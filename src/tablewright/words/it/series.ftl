### Gioco duplicato: la stessa distribuzione a più tavoli.

series-title = La stessa distribuzione a più tavoli
series-note = Tutti questi tavoli sono iniziati con la stessa distribuzione. Quando l’ultimo sarà finito, il punteggio di ciascuno verrà confrontato con lo stesso posto agli altri tavoli. Fino ad allora un tavolo lo vede solo chi vi gioca, e chi si è seduto a uno non può sedersi a un altro.
series-over = Tutti i tavoli sono finiti: ecco il confronto.
series-seated = Hai visto questa distribuzione, quindi non puoi sederti a un altro di questi tavoli.
series-tables = Tavoli
series-table = Tavolo { $number }
series-waiting = In attesa di giocatori
series-running = In corso
series-finished = Finito
series-abandoned = Finito senza risultato
series-closed = Aperto a chi vi gioca finché tutti i tavoli non sono finiti
series-told-later = Studio e registrazione arrivano quando tutti i tavoli della serie sono finiti: rivelerebbero la distribuzione.
series-go = Al tavolo
series-go-mine = Al mio tavolo
series-sit-at = Siediti al tavolo { $number }, posto { $seat }
series-link = Link a questi tavoli
series-link-note = Mandalo a chi dovrebbe giocare la stessa distribuzione a un altro tavolo.
series-one-of = Uno di più tavoli con la stessa distribuzione.
series-see = Vedili tutti

## Alla fine
series-ranking = Classifica
series-ranking-note = Conta la differenza rispetto alla media dello stesso posto a tutti i tavoli: anche chi sedeva male può vincere.
series-rank = Posizione
series-player = Giocatore
series-difference = Differenza
series-beaten = Tavoli battuti
series-points = Punti
series-where = Dove
series-by-seat = Punteggi per posto
series-average = Media del posto

## Crearne una
series-new = Tavoli con la stessa distribuzione
series-new-note = Gioco duplicato: tu siedi al primo tavolo, i bot siedono a tutti, e gli altri posti sono liberi. I punteggi si confrontano quando tutti i tavoli sono finiti.
series-count = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
series-compare = Confronta i tavoli
series-give = Fai giocare ad altri questa distribuzione
series-give-means = Si aprono per altri nuovi tavoli con la stessa distribuzione; i bot tengono i loro posti. Finché non sono finiti tutti, solo chi ha giocato può guardare questa partita, e non può sedersi ai nuovi tavoli. Alla fine i punteggi si confrontano posto per posto. (Chi ha già guardato questa partita conosce la distribuzione: è una questione d’onore.)
series-give-do = Apri i tavoli
series-how-many = Quanti altri tavoli
error-unknown-series = Non esiste una tale serie di tavoli.
error-series-closed = La stessa distribuzione si gioca ancora ad altri tavoli. Finché non sono finiti tutti, questo lo vede solo chi vi gioca, come l’ha visto in gioco: non ne esistono ancora registrazione, studio o copia.
error-knows-the-deal = Ti sei già seduto a un altro tavolo con la stessa distribuzione, o ne hai una copia: la conosci già.
error-no-series = Questa distribuzione non si può far giocare ad altri.
