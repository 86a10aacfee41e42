### Statistiche delle partite finite.

statistics-ways = Altro di Tablewright
statistics-title = Statistiche
statistics-of = { $game }: statistiche
statistics-all-games = Tutti i giochi
statistics-what = Partite finite su questo server. Lezioni, copie di prova e partite importate non contano; le partite private contano solo per chi le ha giocate.
statistics-uncounted =
    { $count ->
        [one] { $count } tavolo finito è ancora da contare.
       *[other] { $count } tavoli finiti sono ancora da contare.
    }
statistics-whose = Partite di chi
statistics-whose-mine = Mie
statistics-whose-people = Tutte le persone
statistics-whose-bots = Bot
statistics-none-mine = Non hai ancora finito una partita di questo gioco. Le partite in cui hai giocato più posti da solo non contano.
statistics-none-people = Qui nessuno ha ancora finito una partita di questo gioco.
statistics-none-bots = Qui nessun bot ha ancora finito una partita di questo gioco.
statistics-mine-only = I tuoi numeri li vedi solo tu.
statistics-how = L’intervallo accanto a un numero contiene il valore vero in 95 casi su 100; meno partite ci sono, più è ampio. Una vittoria condivisa conta in parte. I tempi sono quelli tipici, da partite senza orologio per corrispondenza.
statistics-games = Partite
statistics-games-mine = Le mie partite
statistics-games-people = Posti giocati da persone
statistics-won = Partite vinte
statistics-score = Punti in media
statistics-decision = Tempo per decisione
statistics-length = Tempo per partita
statistics-time-unknown = nessun tempo noto
statistics-between = { $low } – { $high }
statistics-by-seat = Per numero di giocatori e posto
statistics-won-by-seat = Partite vinte per posto
statistics-players-head = Giocatori
statistics-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
statistics-seat = Posto
statistics-all-seats = tutti
statistics-points = Da dove vengono i punti
statistics-item = Punti a partita per
statistics-actions = Azioni preferite
statistics-action = Volte a partita
statistics-me = Io
statistics-others = Tutti
statistics-per-game = Media
statistics-more = più degli altri
statistics-less = meno degli altri
