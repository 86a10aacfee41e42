### Studiare una partita conclusa: com’è andata, quanto valeva, che cosa poteva essere.

study-title = Analisi
study-of = { $game }: analisi
study-open = Analizza la partita
study-table = Al tavolo
study-entry = Apri una partita conclusa dall’elenco dei tuoi tavoli, oppure porta qui il file di una partita esportata.
study-drop = Trascina qui una partita esportata (.json o .txt)
study-file = Scegli un file
study-share = Condividi questo momento
study-link-copied = Il link alla mossa { $ply } è copiato.
study-export = Esporta come file
study-eyes = Visto con gli occhi di
study-eyes-all = chi guardava
study-running = Questa partita continua: ecco com'è andata finora, per quanto puoi sapere. Ciò che gli altri tengono nascosto, il parere dei bot e le copie «e se» arrivano quando sarà finita.

## The tabs
study-tab-scores = Punteggi
study-tab-resources = Risorse
study-tab-points = Punti
study-tab-review = I bot
study-tab-comments = Commenti

## Scores and resources over time
study-ply = Mossa
study-round = Round
study-scores = I punteggi nel tempo
study-scores-note = In ogni momento: quanto avrebbe avuto ciascuno se la partita fosse finita lì.
study-standing = La situazione alla fine
study-resource = Che cosa seguire
study-resource-held = Ciò che i giocatori hanno
study-resource-counted = Ciò che conta alla fine

## Where the points came from
study-by-round = Punti ottenuti in ogni round
study-whose = I punti di
study-by-clause = Da dove vengono
study-by-phase = In quale fase
study-by-phase-note = I punti contano per la fase in cui è stata presa la decisione che li ha portati.
study-best-turns = I turni che hanno reso di più
study-plies = { $count ->
    [one] mossa { $first }
   *[other] mosse da { $first } a { $last }
}

## What bots think
study-review-what = I bot proseguono la partita da ogni turno, molte volte, e confrontano ciò che è stato giocato con il meglio che trovano. Ci vuole qualche minuto; intanto puoi continuare a leggere, o andartene e tornare.
study-review-begin = Fai riesaminare la partita ai bot
study-review-waiting = Prima tocca a un’altra partita.
study-review-running = I bot riesaminano la partita: { $done } di { $total }
study-review-cancel = Annulla
study-review-failed = I bot non sono riusciti a finire. Nulla è perso; riprova.
study-review-doubt = È tutto ciò che pensano i bot, da partite immaginate in cui sanno solo quel che il giocatore poteva sapere. Non sono maestri: ± dice di quanto un numero può sbagliare per puro caso, e dove giudicano male una posizione sbaglia anche di più.
study-wins = Probabilità di vincere
study-verdict-best = I bot non hanno trovato nulla di meglio di ciò che è stato giocato.
study-verdict-behind = { $points } punti (± { $error }) dietro il meglio trovato dai bot; anche la vittoria vale qualche punto.
study-verdict-unsure = Può benissimo essere un caso.
study-verdict-instead = Avrebbero giocato:
study-turning = Punti di svolta
study-turning-none = Nessuna decisione e nessuna estrazione spicca senza dubbio.
study-turning-choice = Con questa scelta { $player } ha perso qualcosa
study-turning-luck = Ciò che è uscito per { $player }
study-luck = Fortuna e gioco
study-luck-points = Fortuna
study-play-points = Il resto del vantaggio
study-luck-note = La fortuna è quanto valeva ogni estrazione propria di un giocatore (dadi, carte, tessere), rispetto a ciò che poteva uscire. Il resto del vantaggio finale sul migliore degli avversari è gioco, ordine dei posti e ciò che i bot giudicano male.
study-player = Giocatore
study-draws = Estrazioni

## Comments
study-comment-about = Commento alla mossa { $ply }
study-comment-send = Aggiungi il commento
study-comment-none = Nessuno ha ancora scritto nulla.
study-comment-nobody = Qualcuno
study-comment-remove = Togli il mio commento alla mossa { $ply }

## What if
study-what-if = E se …
study-what-if-over = Qui la partita è finita. Torna prima indietro di qualche mossa.
study-what-if-title = E se: prosegui dalla mossa { $ply }
study-what-if-means = Ottieni un tavolo privato tutto tuo che comincia da qui. I bot prendono gli altri posti; la partita che stai analizzando resta com’è.
study-what-if-seat = Io siedo qui
study-what-if-bot = Contro
study-what-if-chance = Dadi, carte e tessere escono nell’ordine in cui sono usciti nella partita: così a fare la differenza sono le tue scelte. Vedi ciò che può vedere un giocatore a quel posto.
study-what-if-begin = Prosegui da qui
study-what-if-copy = Una copia “e se”, dalla mossa { $ply } in poi.
study-what-if-back = Torna all’analisi

## Refusals
error-not-yours = Appartiene a qualcun altro.
error-too-many-comments = Questa partita ha già tutti i commenti che può contenere.
error-nothing-follows = Lì la partita è finita. Prosegui da una mossa precedente.
