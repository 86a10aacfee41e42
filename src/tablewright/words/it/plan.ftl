### Pianificare un turno su una copia privata del tavolo.

plan-intro = Prova il tuo turno prima di giocarlo: fai clic come al solito su una copia del tavolo che nessun altro vede, tieni più piani l’uno accanto all’altro ed eseguine uno in una volta sola. Puoi pianificare anche mentre giocano gli altri.
plan-private = I piani restano in questo browser. Nessuno al tavolo può vederli, e non mostrano mai più di quanto tu possa sapere.
plan-begin = Pianifica il mio turno
plan-another = Un altro piano
plan-copy = Copia questo piano
plan-clear = Elimina tutti i piani
plan-name = Piano { $letter }
plan-rename = Nome del piano
plan-open = Mostra { $name } sul tabellone
plan-open-short = Mostra
plan-remove = Elimina { $name }
plan-steps = Passi del piano
plan-empty = Ancora nessun passo: scegline uno sul tabellone o nell’elenco.
plan-back-to = Torna a subito dopo: { $step }
plan-undo = Un passo indietro
plan-do = Esegui
plan-do-some = { $count ->
    [one] Esegui il primo passo
   *[other] Esegui i primi { $count } passi
}
plan-not-yet = Potrai eseguirlo quando sarà il tuo turno. Allora verrà riprovato, e saprai se qualcosa non va più.
plan-done = { $left ->
    [0] Eseguito come previsto: { $count ->
        [one] un passo
       *[other] { $count } passi
    }.
   *[other] Eseguito come previsto fin qui; il resto aspetta la risposta degli altri.
}

## La cornice attorno al tabellone
plan-banner = In prova: { $name }
plan-banner-copy = Una copia che vedi solo tu; il tavolo va avanti.
plan-banner-mine = Una copia che vedi solo tu; al tavolo è il tuo turno.
plan-banner-early = Come se fosse adesso il tuo turno, con il tavolo com’è.
plan-leave = Torna al tavolo

## Il risultato
plan-score = Punteggio allo stato attuale
plan-compare = I piani a confronto
plan-step-count = Passi
plan-standing = Fin dove
plan-is-open = continua
plan-is-whole = turno intero
plan-is-unknown = fino a una sorpresa
plan-is-broken = non va più
plan-ends-turn = Il tuo turno finisce qui.
plan-ends-unknown = Quello che segue non si sa prima che accada: il piano finisce qui.
plan-meanwhile = Supponendo che gli altri concludano così ciò che hanno iniziato:
plan-assumed = Si suppone che { $player } risponda: { $answer }
plan-broken = Il passo { $number } non va più: { $step }.
plan-broken-unknown = Quello che viene prima non si sa finché non accade.
error-nothing-to-plan = Al momento non c’è nulla da pianificare: nessuno sa ancora come inizierà il tuo prossimo turno.
error-no-turn-to-come = Hai già giocato il tuo ultimo turno di questa partita: non ce n’è più nessuno da pianificare.
