### Mentre non c’eri: che cosa hanno fatto gli altri dalla tua ultima decisione.

away-title = Mentre non c’eri
away-since =
    { $count ->
        [one] { $count } mossa dalla tua ultima decisione
       *[other] { $count } mosse dalla tua ultima decisione
    }
away-since-start =
    { $count ->
        [one] { $count } mossa dall’inizio della partita
       *[other] { $count } mosse dall’inizio della partita
    }
away-points = Punti
away-points-of = { $player }: { $before } → { $after }
away-closed = Non più a tua disposizione
away-closed-more =
    { $count ->
        [one] e { $count } altra
       *[other] e altre { $count }
    }
away-show = Mostra il tavolo dopo questa mossa
away-replay = Rivedi queste mosse
away-play = Avvia
away-pause = Pausa
away-at = { $number } di { $count }
away-before = Come avevi lasciato il tavolo
