### Un tavolo e le sue persone: il link, i posti liberi e ciò che può fare chi ospita.

host-menu = Questo tavolo

## The link
host-link = Link a questo tavolo
host-link-private = Privato: trova il tavolo chi ha questo link, nessun altro.
host-link-listed = Tutti trovano questo tavolo nell’atrio; il link ci porta direttamente.
host-private = Privato
host-who-finds = Chi trova il tavolo
host-who-finds-listed = Tutti, nell’atrio
host-who-finds-private = Solo chi ha il link

## Seats
host-change = Cambia
host-seat-change = Cambia { $player }
host-seat-free = Libera il posto
host-seat-bot = { $bot } subentra
host-seat-free-ask = Liberare il posto di { $player }?
host-seat-free-means = Chi vi sedeva può solo guardare, e non si siede più a questo tavolo finché non lo riammetti. La partita aspetta che qualcuno si sieda lì o che continui un bot.
host-seat-bot-ask = Affidare il posto di { $player } a un bot?
host-seat-bot-means = Da qui in poi gioca { $bot }. Chi vi sedeva può solo guardare.
host-seat-lost = Non siedi più a questo tavolo. Puoi ancora guardare.
host-seat-waits = { $player } è libero. La partita continua appena qualcuno si siede lì.
host-seat-waits-host = { $player } è libero. Condividi il link, o affida il posto a un bot alla voce “Questo tavolo”.
host-sit = Siediti qui
host-removed = Allontanati da questo tavolo
host-removed-means = Non possono sedersi a questo tavolo finché non li riammetti.
host-let-in = Riammetti
host-let-in-player = Riammetti { $player }

## Pausing
host-pause = Metti in pausa
host-pause-note = Nessuno può agire, nemmeno i bot, finché non riprendi.
host-resume = Riprendi
host-paused = La partita è in pausa.
host-paused-why = Chi ospita ha messo in pausa la partita: nessuno può agire finché non riprende.
host-paused-short = In pausa

## Going and ending
host-leave-ask = Lasciare la partita in corso?
host-leave-means = Il tuo posto diventa libero; qualcun altro può continuare e tu puoi solo guardare.
host-leave-host-means = Sei tu a ospitare: subentra la prossima persona al tavolo.
host-leave-ends = Qui non siede nessun altro: la partita finisce senza risultato.
host-abandon = Chiudi la partita senza risultato
host-abandon-note = Per tutti, e per sempre. Le mosse si possono ancora rivedere.
host-abandon-ask = Chiudere la partita per tutti?
host-abandon-means = Nessuno può più continuare e nessuno vince. Le mosse fatte si possono ancora rivedere. Non si può annullare.
host-abandon-do = Chiudi la partita
host-abandoned = Chi ospita ha chiuso questa partita senza risultato.
host-abandoned-short = Chiusa senza risultato
host-rules-differ = Le regole installate qui sono state corrette dopo l’inizio di questa partita.
host-rules-move = È mostrata fin dove le due versioni concordano: la mossa { $ply } di { $player } ({ $move }) ora ha un altro esito, quindi nessuno può continuare.
host-rules-hidden = È mostrata fin dove le due versioni concordano: la mossa { $ply } di { $player }, scelta in segreto, ora ha un altro esito, quindi nessuno può continuare.
host-rules-setup = Già la preparazione ora ha un altro esito, quindi nessuno può continuare. Ciò che si vede non è ciò che è stato giocato.
host-rules-host = Chi ospita può chiudere la partita.
host-rules-end-means = Nessuno vince. Le mosse fin dove le due versioni concordano si possono ancora rivedere, e la registrazione le contiene tutte. Non si può annullare.
host-close = Chiudi il tavolo
host-close-ask = Chiudere questo tavolo?
host-close-means = La partita non è ancora cominciata; il tavolo sparisce per tutti quelli che aspettano qui.

## Che cosa è successo ai posti, tra le mosse della cronaca
seat-log-somebody = qualcuno
seat-log-sat = { $player } si siede.
seat-log-left = { $player } si alza.
seat-log-removed = Chi ospita allontana { $player } dal tavolo.
seat-log-let-in = Chi ospita riammette { $player }.
seat-log-bot = Chi ospita affida il posto di { $player } a un bot: { $bot }.
seat-log-bot-alone = Chi ospita fa giocare un bot a questo posto ({ $seat }): { $bot }.
seat-log-freed = Chi ospita libera il posto di { $player } ({ $bot }).
seat-log-stand-in = Il tempo di { $player } è scaduto. Al suo posto gioca: { $bot }.
seat-log-back = { $player } è di nuovo qui e continua a giocare.
seat-log-paused = Chi ospita mette in pausa la partita.
seat-log-resumed = Chi ospita fa riprendere la partita.
seat-log-host = Ora ospita { $player }.
