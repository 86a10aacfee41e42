### Il tavolo intorno a ogni gioco: atrio, barra delle azioni, cronaca, regole, risultati, errori.

## Everywhere
shell-close = Chiudi
shell-rather-not = Meglio di no
shell-new = novità
shell-settings = Impostazioni
shell-theme = Aspetto
shell-theme-system = Come il dispositivo
shell-theme-light = Chiaro
shell-theme-dark = Scuro
shell-language = Lingua
shell-motion = Animazioni
shell-motion-on = Attive
shell-motion-off = Spente
shell-motion-system = Il dispositivo chiede meno movimento: i pezzi restano fermi anche se le animazioni sono attive.
shell-to-lobby = All’atrio
shell-lost = A questo indirizzo non c’è nulla.
shell-connecting = Ci si siede al tavolo …
shell-connection-lost = Connessione interrotta. Nuovo tentativo in corso …
shell-try-again-in =
    { $count ->
        [one] Riprova tra { $count } secondo.
       *[other] Riprova tra { $count } secondi.
    }
shell-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Lobby
shell-lobby-title = Prendi una sedia.
shell-lobby-promise = Grandi giochi da tavolo impegnativi con tutte le regole: ogni mossa controllata, ogni punto spiegato, contro i bot o con gli amici.
shell-play-now = Gioca subito contro un bot
shell-new-table = Nuovo tavolo
shell-games = Giochi
shell-game-seats = Da { $fewest } a { $most } giocatori
shell-guest-name = Il tuo nome
shell-guest-other = Ospite
shell-tables-mine = I tuoi tavoli
shell-tables-mine-none = Non sei ancora seduto a nessun tavolo. Basta un clic qui sopra.
shell-tables-open = Tavoli aperti
shell-tables-open-none = In questo momento nessuno cerca giocatori. Apri un tavolo e condividi il link.
shell-tables-running = Tavoli da guardare
shell-tables-all = Mostra tutti e { $count }
shell-table-waiting =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
shell-table-running = In corso
shell-table-turn = Tocca a { $player }
shell-table-finished = Ha vinto { $players }
shell-table-archived = Da rivedere
shell-import = Importa una partita
shell-import-note = Rivedi mossa per mossa una partita conclusa dal suo file .txt o .json.
shell-import-delete = Elimina questa partita importata
shell-import-delete-title = Eliminare la partita importata?
shell-import-delete-note = Sparisce per tutti quelli che hanno il link, con tutti i commenti. Il file da cui proviene resta com’è.
shell-import-delete-yes = Elimina
shell-about-what = Tablewright è software libero per giocare, rivedere e studiare giochi da tavolo.
shell-about-unofficial = È un progetto non ufficiale di persone che amano questi giochi. Non è affiliato né approvato da autori, editori o licenziatari. Se un gioco ti piace, compra la scatola.
shell-about-icons = Molte icone provengono da

## A new table
shell-seats-how-many = Numero di giocatori
shell-seats-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
shell-seat-kind-me = Io
shell-seat-kind-here = Un’altra persona a questo schermo
shell-seat-kind-open = Posto libero: condivido il link
shell-bot-random = Bot casuale
shell-bot-greedy = Bot avido
shell-bot-novice = Bot principiante
shell-bot-club = Bot da circolo
shell-bot-strong = Bot forte
shell-bot-expert = Bot esperto
shell-settings-game = Come si gioca
shell-new-table-open = La partita comincia appena tutti i posti sono occupati.
shell-new-table-full = Ci siete tutti: la partita comincia subito.
shell-new-table-create = Apri il tavolo

## Before the start
shell-waiting-room = Sala d’attesa
shell-waiting-open =
    { $count ->
        [one] Resta { $count } posto libero. Condividi il link.
       *[other] Restano { $count } posti liberi. Condividi il link.
    }
shell-waiting-full = Ci siete tutti.
shell-copy-link = Copia il link
shell-link-copied = Link copiato.
shell-join = Siediti qui
shell-leave = Lascia il tavolo
shell-start = Comincia la partita

## Seats
shell-seats = Giocatori
shell-seat-number = Posto { $number }
shell-seat-open = posto libero
shell-seat-me = tu
shell-seat-here = al tavolo
shell-seat-away = assente
shell-seat-turn = Sta decidendo
shell-seat-my-turn = Tocca a te
shell-seat-details = Tutto su { $player }
shell-seat-no-details = Non c’è altro da mostrare.
shell-score-now = punti se la partita finisse ora
shell-look = Guarda da qui
shell-look-now = Mostrato ora
shell-watching =
    { $count ->
        [one] { $count } persona sta guardando
       *[other] { $count } persone stanno guardando
    }

## The action bar
shell-actions = Che cosa fare
shell-board = Tabellone
shell-side = Cronaca e regole
shell-pages = Parti del tavolo
shell-waiting-for = { $player } decide:
shell-waiting-secret = { $player } decide in segreto.
shell-finished = La partita è finita.
shell-replay-note = Stai guardando un momento passato. Nulla di ciò che fai qui cambia la partita.
shell-options-answers = Risposte
shell-options-any-time = In qualsiasi momento
shell-options-all = Mostra tutte e { $count }
shell-options-folded = { $label } ({ $count })
shell-options-further =
    { $count ->
        [one] e un’altra ({ $count })
       *[other] e altre { $count }
    }
shell-preview-more = Il seguito non è ancora noto.
shell-compose-less = { $thing }: uno in meno
shell-compose-more = { $thing }: uno in più
shell-compose-send = Paga { $chosen } di { $due }
shell-compose-variety = Scegli almeno { $kinds } tipi diversi.
shell-why-not = Ora non è possibile
shell-why-nothing = Ora qui non c’è nulla da fare.
shell-why-point-first = Indica prima qualcosa sul tabellone, poi chiedi perché.
shell-undo = Annulla
shell-undo-takes-back = Riprende:
shell-undo-steps =
    { $count ->
        [one] Puoi tornare indietro di { $count } passo.
       *[other] Puoi tornare indietro di { $count } passi.
    }
shell-undo-nothing = Non hai nulla da riprendere.
shell-undo-too-long = A questo tavolo si è tornati indietro troppe volte: da qui in poi ogni mossa conta.
shell-undo-other-seat = Nel frattempo ha agito qualcun altro: non si può tornare più indietro.
shell-undo-reveal = È stato rivelato qualcosa di nascosto: non si può tornare più indietro.
shell-undo-chance = Il caso ha già deciso: non si può tornare più indietro.
shell-turn = Questo turno finora
shell-turn-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
shell-turn-take-back =
    { $count ->
        [one] Riprendi questo passo
       *[other] Riprendi { $count } passi
    }

## The board
shell-outline = Il tabellone a parole
shell-zoom = Dimensione del tabellone
shell-zoom-in = Più grande
shell-zoom-out = Più piccolo
shell-zoom-fit = Mostra tutto il tabellone

## Beside the board: plan, talk, log and rules
shell-plan = Piano
shell-talk = Chat
shell-log = Cronaca
shell-log-empty = Non è ancora successo nulla.
shell-log-earlier =
    { $count ->
        [one] { $count } turno precedente
       *[other] { $count } turni precedenti
    }
shell-log-more = Turni precedenti
shell-log-setup = Preparazione
shell-log-round = Round { $round }
shell-log-step = Mostra il tavolo dopo la mossa { $ply }
shell-rules = Regole
shell-rules-search = Cerca nelle regole
shell-rules-chapters = Capitoli
shell-rules-found =
    { $count ->
        [one] { $count } clausola
       *[other] { $count } clausole
    }
shell-rules-none = Nessuna clausola contiene tutte queste parole.
shell-rules-reconstructed =
    { $count ->
        [one] { $count } valore ricostruito
       *[other] { $count } valori ricostruiti
    }
shell-rules-reconstructed-why = Nessuna fonte riporta questi valori stampati. Sono stati ricavati dalle regole e dagli esempi e possono differire dalla tua copia del gioco.
shell-rule-link = Regola { $rule }

## Time
shell-timeline = Storia
shell-timeline-at = Mossa { $ply } di { $last }
shell-timeline-first = All’inizio
shell-timeline-back = Una mossa indietro
shell-timeline-forward = Una mossa avanti
shell-timeline-live = Torna al presente
shell-timeline-result = Al risultato

## The result
shell-result = Risultato
shell-result-winner =
    { $count ->
        [one] Vince { $players }
       *[other] { $players } si dividono la vittoria
    }
shell-result-rank = { $rank }º
shell-result-breakdown = Da dove vengono i punti
shell-result-item = Per
shell-result-total = Totale
shell-result-tie-break = Spareggio
shell-result-board = Guarda il tabellone
shell-rematch = Gioca di nuovo
shell-step-through = Rivedi la partita
shell-record-text = Partita (.txt)
shell-record-json = Partita (.json)
shell-seal = Sigillo di questa distribuzione
shell-seal-promise = Il rimescolamento era deciso prima della prima mossa. Questo sigillo lo prova: è un hash del seme e della preparazione, e il seme sta nella partita scaricata quando il gioco è finito. Conservalo se vuoi controllare.
shell-seal-check = Scarica la partita e controlla che questa partita sia stata giocata con la distribuzione promessa dal sigillo fin dall’inizio:

## Help
shell-help = Tasti e gesti
shell-key-option = sceglie quell’opzione
shell-key-zones = passa da un punto utilizzabile all’altro
shell-key-act = usa il punto in cui ti trovi
shell-key-why = chiede perché no
shell-key-undo = riprende il tuo ultimo passo
shell-key-history = una mossa indietro o avanti nella storia
shell-key-search = cerca nelle regole
shell-key-away = chiude ciò che è aperto
shell-key-help = mostra questo aiuto
shell-key-talk = dire qualcosa al tavolo
shell-help-touch = Con il dito: tocca per usare, tieni premuto per chiedere perché, pizzica per ingrandire il tabellone. Con il mouse: punta, fai clic, gira la rotella per ingrandire, trascina per spostare.

## Errors
error-offline = Il server non è raggiungibile.
error-unreadable = La risposta del server non è leggibile.
error-connection-lost = La connessione è caduta prima della risposta. Controlla se la mossa è valsa prima di riprovare.
error-bad-request = Il server non ha capito la richiesta.
error-malformed = Il server non ha capito il messaggio.
error-unknown-type = Il server non conosce questo tipo di messaggio.
error-too-large = È troppo in una volta sola.
error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-too-many = Troppe richieste in poco tempo. Aspetta un momento e riprova.
error-too-many-tables = Hai troppi tavoli non finiti. Prima finiscine o lasciane uno.
error-too-many-imports = Conservi già { $most } partite importate, quante ce ne stanno. Prima eliminane una nell’atrio.
error-too-many-bot-tables = Troppi dei tuoi tavoli hanno soltanto bot. Lascia che uno finisca, o chiudilo.
error-unknown-path = A questo indirizzo non c’è nulla.
error-not-allowed-here = A questo indirizzo non è possibile.
error-unknown-game = Questo gioco qui non è installato.
error-unknown-table = Questo tavolo non esiste.
error-unknown-seat = Questo posto non esiste.
error-unknown-ply = La partita non ha un momento così.
error-bad-setup = Il tavolo non si può preparare in questo modo.
error-bad-record = Questo file non è una partita che si possa rivedere qui.
error-record-too-long = Questa partita ha più di { $most } mosse; non se ne possono importare di più lunghe.
error-record-too-slow = Rivedere questa partita richiede troppo tempo; non è stata importata.
error-not-imported = Si possono eliminare solo le partite importate.
error-foreign-seat = Quel posto non è tuo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-wrong-password = Il nome dell’account e la password non corrispondono.
error-signed-out = La tua sessione è stata chiusa poco fa, qui o altrove.
error-has-account = Hai già un account.
error-no-account = È possibile solo con un account.
error-login-taken = Questo nome dell’account è già di qualcun altro.
error-bad-name = Questo nome non va bene. Ha da 1 a 40 caratteri visibili, senza # né segni simili.
error-bad-login = Questo nome dell’account non va bene: da 3 a 40 caratteri, lettere dalla a alla z, cifre e i segni . _ -
error-weak-password = Questa password è facile da indovinare: è una delle prime che si provano. Vanno bene tre o quattro parole che non c’entrano l’una con l’altra.
error-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
error-seated-already = In questa partita hai occupato un altro posto, e nessuno può guardare in due mani. Puoi tornare a quel posto.
error-was-removed = Chi ospita ti ha allontanato da questo tavolo. Potrai sederti qui quando ti riammetterà.
error-open-seats = Ci sono ancora posti liberi.
error-table-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-table-finished = La partita è finita.
error-table-paused = La partita è in pausa. Riprende quando lo decide chi ospita.
error-table-abandoned = La partita è stata chiusa senza risultato.
error-table-too-long = Questo tavolo ha { $most } mosse, comprese quelle ritirate, e non può contenerne altre. Chi lo ha aperto può chiuderlo.
error-still-running = È possibile solo a partita finita.
error-stale-ply = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli da capo.
error-unknown-action = Il gioco non conosce questa azione.
error-illegal-action = Ora non è possibile.
error-cannot-undo = Non si può più riprendere.
error-other-rules = Questo tavolo è stato giocato con un’altra versione delle regole rispetto a quella installata qui.
error-damaged-table = Ciò che è memorizzato di questo tavolo non si può leggere. Chi gestisce il sito può scoprire perché.
error-foreign-origin = Questa pagina non può parlare con il server.
error-not-ready = Questo server ora non può accogliere nessuno. Riprova tra un momento.
error-internal = Il server ha commesso un errore. La partita è al sicuro; riprova.
error-database-away = Il server non raggiunge il suo database. Riprende da solo tra poco; nulla di ciò che è stato confermato va perso.

## Tabelloni

shell-board-options = { $count ->
        [one] 1 scelta qui
       *[other] { $count } scelte qui
    }
shell-board-points = Punti
shell-board-score = Punti se la partita finisse ora
shell-board-reconstructed = Il valore stampato non è noto; questo è ricostruito.
