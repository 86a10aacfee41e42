### Giocare per posta: orologi, di chi è il turno, lettere, e ordini per quando non ci si è.

## Clocks
mail-pace = Orologi
mail-pace-none = Senza orologi
mail-pace-live = Dal vivo
mail-pace-day = Un giorno a turno
mail-pace-slow = Tre giorni a turno
mail-pace-own = Come voglio io
mail-pace-bank = All’inizio ognuno ha
mail-pace-increment = In più dopo ogni turno
mail-pace-unit = Unità
mail-pace-note = Un orologio scorre mentre il tavolo aspetta qualcuno e si ferma quando la partita è in pausa. Per chi non ha più tempo gioca un bot finché non torna.
mail-pace-told = All’inizio ognuno ha { $bank }; dopo ogni turno si aggiungono { $increment }.
mail-time =
    { $unit ->
        [days] { $count ->
            [one] { $count } giorno
           *[other] { $count } giorni
        }
        [hours] { $count ->
            [one] { $count } ora
           *[other] { $count } ore
        }
        [minutes] { $count ->
            [one] { $count } minuto
           *[other] { $count } minuti
        }
       *[seconds] { $count ->
            [one] { $count } secondo
           *[other] { $count } secondi
        }
    }
mail-unit-minutes = minuti
mail-unit-hours = ore
mail-unit-days = giorni
mail-clock-left = Tempo rimasto: { $time }
mail-stand-in = { $bot } sostituisce
mail-stand-in-mine = Il tuo tempo è scaduto. { $bot } gioca per te finché non torni.
mail-back = Sono di nuovo qui

## Whose turn it is
mail-turns = Ti aspettano
mail-turns-since = da { $time }
mail-notify = Avvisami quando tocca a me
mail-notify-on = Finché una pagina di Tablewright è aperta, il browser ti avvisa quando tocca a te.
mail-notify-off = Non avvisarmi più
mail-notify-denied = Il browser non permette a questa pagina di inviare notifiche. Puoi permetterlo nelle impostazioni del browser.
mail-notify-title = Tocca a te
mail-notify-text = { $game } con { $players }

## E-mail
mail-title = Lettere
mail-none = Questo server non invia e-mail.
mail-guest = Con un account puoi ricevere un’e-mail quando tocca a te.
mail-about = Una breve lettera quando un tavolo ti aspetta e tu non ci sei: una per turno, con il link al tavolo.
mail-address = Indirizzo e-mail
mail-address-note = Nessun altro lo vede. Serve solo per queste lettere.
mail-wish-turns = Scrivimi quando tocca a me
mail-wish-after = dopo che manco da
mail-save = Salva
mail-saved = Salvato.
mail-confirm-sent = Una lettera con un link è in arrivo a { $address }. Dopo che avrai seguito il link, ti scriveremo.
mail-unconfirmed = { $address } non è ancora confermato: segui il link nella lettera che è stata inviata lì.
mail-confirmed = Le lettere vanno a { $address }.
mail-forget = Dimentica il mio indirizzo
mail-forgotten = Il tuo indirizzo è dimenticato. Non arriveranno altre lettere.
mail-confirm-title = Conferma il tuo indirizzo
mail-confirm-text = Tablewright scriverà a questo indirizzo quando tocca a te.
mail-confirm-do = Sì, è il mio indirizzo
mail-confirm-done = Grazie. D’ora in poi le lettere andranno a questo indirizzo.
mail-unsubscribe-title = Niente più lettere
mail-unsubscribe-text = Non riceverai più e-mail quando tocca a te.
mail-unsubscribe-do = Non scrivermi più
mail-unsubscribe-done = Non arriveranno altre lettere. In «Nome e account» puoi chiederle di nuovo.

## The letters themselves
mail-letter-confirm-subject = Tablewright: conferma il tuo indirizzo
mail-letter-confirm =
    Qualcuno, probabilmente tu, ha chiesto a Tablewright di scrivere a questo indirizzo quando è il suo turno.

    Se la richiesta è tua, segui questo link e conferma:
    { $link }

    Se non è tua, non fare nulla: non arriveranno altre lettere.
mail-letter-turn-subject = Tocca a te: { $game } con { $players }
mail-letter-turn =
    Tocca a te: { $game } con { $players }.

    Al tavolo:
    { $link }

    Niente più lettere come questa:
    { $leave }
mail-letter-turn-clock =
    Tocca a te: { $game } con { $players }.
    Tempo rimasto: { $left }.

    Al tavolo:
    { $link }

    Niente più lettere come questa:
    { $leave }

## Orders
mail-orders = Ordini
mail-orders-note = Che cosa deve fare il tuo posto quando gli viene chiesto qualcosa e tu non ci sei. Solo tu vedi i tuoi ordini; riposano mentre giochi tu un turno.
mail-orders-mine = I miei ordini
mail-orders-none = Non hai dato ordini.
mail-orders-asking = Guardo che cosa ti può essere chiesto …
mail-orders-nothing = Ora non c’è nulla che ti possa essere chiesto.
mail-orders-no-turn = Il tuo posto ha giocato il suo ultimo turno: al massimo gli verrà ancora chiesto qualcosa nei turni degli altri.
mail-order-new = Un nuovo ordine
mail-order-when = Quando mi viene chiesto qualcosa come
mail-order-do = fai questo
mail-order-unless = a meno che io possa
mail-order-unless-none = nessuna eccezione
mail-order-span = Per quanto
mail-order-span-once = Una volta
mail-order-span-round = Fino alla fine del round
mail-order-span-always = Finché non dico altro
mail-order-give = Dai l’ordine
mail-order-given = L’ordine è dato.
mail-order-remove = Ritira l’ordine: { $action }
mail-order-not-possible = Non era possibile: { $why }
mail-order-not-offered = L’ultima volta non era possibile.
mail-order-left = Lasciato a te, perché potevi fare questo: { $action }
mail-order-decline = Sempre: { $action }
mail-order-declined = D’ora in poi si risponde così per te. In «Ordini» puoi ritirarlo.

## Errors
error-stand-in-plays = In questo momento un bot gioca al tuo posto. Prima di’ che sei di nuovo qui.
error-no-mail = Questo server non invia e-mail.
error-bad-link = Questo link non è valido, o non lo è più.
error-too-many-orders = Hai dato { $most } ordini; prima ritirane uno.
