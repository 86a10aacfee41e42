### Consigli: che cosa farebbe un bot?

advice-ask = Consiglio: tu che faresti?
advice-short = Consiglio
advice-title = Che cosa farebbe un bot
advice-thinking = Un bot guarda il tavolo con i tuoi occhi e gioca la partita fino alla fine, più e più volte…
advice-forbidden = Chi ha aperto questo tavolo non permette consigli.
advice-forbidden-short = Niente consigli
advice-best = Il meglio che ha trovato
advice-as-good = Più o meno equivalente
advice-other = Un’altra che sembra buona
advice-behind = Peggiore di circa { $points } punti (± { $off })
advice-only = Si può fare solo questo
advice-wins = Probabilità di vittoria
advice-score = Punteggio finale atteso
advice-about = { $value } ± { $off }
advice-percent = { $off ->
    [0] vince { $value } %
   *[other] vince { $value } % ± { $off }
}
advice-points = { $points } pt
advice-then-unknown = Ciò che segue non si sa prima che accada.
advice-how = Da { $worlds } partite che i bot hanno giocato da qui in poi, con tutto ciò che non puoi vedere sorteggiato di nuovo. Giocano in fretta, non alla perfezione: fidati delle grandi differenze, non delle piccole.
advice-few = Il server è occupato: da qui sono state giocate solo poche partite. Prendilo come una prima impressione.

## L'interruttore di chi ha aperto il tavolo
advice-new = Consigli di un bot
advice-new-allowed = Permessi
advice-new-forbidden = Vietati
advice-is-allowed = A questo tavolo i giocatori possono chiedere a un bot che cosa farebbe.
advice-is-forbidden = A questo tavolo nessuno può chiedere a un bot che cosa farebbe.
advice-switch-note = Tutti al tavolo vedono com'è. Un bot che dà consigli sa solo ciò che vede il giocatore.

error-hints-forbidden = Chi ha aperto questo tavolo non permette consigli.
error-not-asked = Al momento non hai nulla da decidere.
