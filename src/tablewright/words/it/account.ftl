### Account: lo stesso nome e gli stessi tavoli su ogni dispositivo.

account-title = Nome e account
account-open = Account

## My name
account-name-note = Ai tuoi tavoli lo vedono tutti. Chi lì può essere scambiato per qualcun altro appare con un numero, come #417.
account-name-save = Salva il nome
account-renamed = Ora ti chiami { $name }.

## A guest
account-guest = Sei ospite: solo questo browser ti conosce. Con un account ritrovi il tuo nome e i tuoi tavoli su ogni dispositivo.
account-make = Crea un account
account-make-do = Crea l’account
account-made = L’account è pronto. Usalo per entrare dagli altri tuoi dispositivi.
account-login = Nome dell’account
account-login-note = Da 3 a 40 caratteri: lettere dalla a alla z, cifre e i segni . _ - Serve per entrare; nessun altro lo vede. Maiuscole e minuscole non contano.
account-password = Password
account-password-note = Almeno 8 caratteri. Vanno bene tre o quattro parole che non c’entrano l’una con l’altra; quelle che usano anche altri non sono accettate. Senza non c’è modo di rientrare.
account-password-show = Mostra la password
account-sign-in = Ho già un account
account-sign-in-do = Entra
account-bring = Porta con me ciò che ho qui da ospite
account-bring-tables =
    { $count ->
        [one] { $count } tavolo passa con te all’account. Altrimenti perdi il tuo posto.
       *[other] { $count } tavoli passano con te all’account. Altrimenti perdi i tuoi posti.
    }
account-welcome = Ciao di nuovo, { $name }.

## With an account
account-signed-in = Connesso come { $login }
account-sign-out = Esci
account-sign-out-note = Questo browser ti dimentica, e una copia del suo cookie non vale più nulla. Tutto resta nel tuo account.
account-sign-out-everywhere = Esci da tutti i dispositivi
account-sign-out-everywhere-note = Tutti i tuoi dispositivi ti dimenticano, anche questo. Utile se ne hai perso uno.
account-signed-out = Sei uscito e qui sei un nuovo ospite.
account-signed-out-everywhere = Sei uscito da tutti i dispositivi e qui sei un nuovo ospite.
account-change = Cambia la password
account-change-note = Tutti gli altri tuoi dispositivi vengono disconnessi.
account-password-old = Password attuale
account-password-new = Nuova password
account-changed = La password è cambiata. Tutti gli altri dispositivi sono disconnessi.

## My browsers
account-sessions = I miei browser
account-sessions-note = Dove sei connesso. Un browser che non conosci, o che non hai più, si può disconnettere da qui.
account-session-unknown = Browser sconosciuto
account-session-here = Questo browser
account-session-seen = Usato l’ultima volta il { $date }
account-session-end = Disconnetti
account-session-end-of = Disconnetti: { $browser }, { $seen }
account-session-ended = Disconnesso: { $browser }
account-forget = Dimenticami in questo browser
account-forget-note = Non hai un account, quindi dopo nessuno può tornare come te: i tuoi posti e i tuoi tavoli restano lì, senza di te. Per tenerli, crea prima un account; per lasciarli ad altri, eliminati invece.
account-forget-sure = Sì, rinuncio ai miei posti e ai miei tavoli

## Going
account-delete = Elimina il mio account
account-delete-guest = Eliminami
account-delete-goes = Che cosa sparisce
account-delete-goes-name = Il tuo nome, ovunque: anche nelle partite concluse sei solo il numero di un posto.
account-delete-goes-login = Il nome dell’account e la password; tutti i tuoi dispositivi vengono disconnessi.
account-delete-goes-cookie = Il cookie con cui questo browser ti riconosce.
account-delete-goes-seats = I tuoi posti nelle partite in corso: diventano liberi e qualcun altro può continuare.
account-delete-stays = Che cosa resta
account-delete-stays-games = Le partite che hai giocato, con tutte le mosse e i risultati, senza il tuo nome.
account-delete-stays-tables = I tavoli che hai aperto passano alla prossima persona seduta; se non c’è nessuno, finiscono.
account-delete-final = Non si può annullare.
account-delete-password = La tua password, per essere sicuri che sei tu
account-delete-sure = Sì, voglio essere eliminato
account-deleted = Sei stato eliminato. Chi guarda ora questa pagina è un nuovo ospite.
