### Account: lo stesso nome e gli stessi tavoli su ogni dispositivo.

account-title = Nome e account
account-open = Account

## My name
account-name-note = Ai tuoi tavoli lo vedono tutti.
account-name-save = Salva il nome
account-renamed = Ora ti chiami { $name }.

## A guest
account-guest = Sei ospite: solo questo browser ti conosce. Con un account ritrovi il tuo nome e i tuoi tavoli su ogni dispositivo.
account-make = Crea un account
account-make-do = Crea l’account
account-made = L’account è pronto. Usalo per entrare dagli altri tuoi dispositivi.
account-login = Nome dell’account
account-login-note = Da 3 a 40 caratteri. Serve per entrare; nessun altro lo vede. Maiuscole e minuscole non contano.
account-password = Password
account-password-note = Almeno 8 caratteri. Senza non c’è modo di rientrare.
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
account-sign-out-note = Questo browser ti dimentica. Tutto resta nel tuo account.
account-sign-out-everywhere = Esci da tutti i dispositivi
account-sign-out-everywhere-note = Tutti i tuoi dispositivi ti dimenticano, anche questo. Utile se ne hai perso uno.
account-signed-out = Sei uscito e qui sei un nuovo ospite.
account-signed-out-everywhere = Sei uscito da tutti i dispositivi e qui sei un nuovo ospite.
account-change = Cambia la password
account-change-note = Tutti gli altri tuoi dispositivi vengono disconnessi.
account-password-old = Password attuale
account-password-new = Nuova password
account-changed = La password è cambiata. Tutti gli altri dispositivi sono disconnessi.

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
