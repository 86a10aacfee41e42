### Le chiacchiere al tavolo e la rivincita: ciò che le persone a un tavolo hanno a che fare tra loro.

## Talk
talk-empty = Nessuno ha ancora detto nulla.
talk-earlier = Righe precedenti
talk-say = Di’ qualcosa
talk-send = Invia
talk-to-players = Ti sentono tutti al tavolo, e chi guarda.
talk-to-watchers = Ti sente chi guarda. I giocatori lo leggeranno a partita finita.
talk-to-all = Ti sentono tutti i presenti.
talk-watching = guarda
talk-gone = Qualcuno che se n’è andato
talk-gone-text = Questa riga è stata cancellata con chi l’ha scritta.
talk-me = Tu
talk-mute = Non mostrare ciò che dice { $player }
talk-muted = Non vedi ciò che dice { $players }:
talk-unmute = Mostra di nuovo { $player }
talk-heard = { $player }: { $text }
talk-new =
    { $count ->
        [one] { $count } riga nuova
       *[other] { $count } righe nuove
    }

## Rematch
rematch-offer = Offri la rivincita
rematch-offered = { $player } offre la rivincita.
rematch-offered-somebody = È offerta una rivincita.
rematch-mine = La tua rivincita aspetta gli altri.
rematch-runs = La rivincita è cominciata.
rematch-sit = Siediti
rematch-go = Alla rivincita
rematch-decline = No, grazie
rematch-declined = Il tuo posto lì è libero per altri.
rematch-expected = è atteso qui
rematch-waits = Si aspetta { $players }. La partita comincia quando sono arrivati tutti.
rematch-you = Il tuo posto ti aspetta.
