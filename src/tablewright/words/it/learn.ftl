### Prime partite guidate: la pagina che le offre e il riquadro che guida.

error-unknown-lesson = Questa partita guidata non esiste.

learn-title = Impara
learn-lead = Una prima partita contro un bot, capitolo per capitolo. Ogni consiglio indica il punto di cui parla, e ciò che appartiene a un capitolo successivo resta da parte finché non serve.
learn-size =
    { $count ->
        [one] { $count } capitolo, circa { $minutes } minuti. Si può lasciare e riprendere.
       *[other] { $count } capitoli, circa { $minutes } minuti. Si può lasciare e riprendere.
    }
learn-begin = Comincia
learn-go-on = Riprendi da dove eri
learn-again = Ricomincia

## Il riquadro

learn-guide = Guida
learn-tip = Consiglio
learn-chapter = Capitolo { $number } di { $count }
learn-next = Avanti
learn-skip = Salta
learn-show = Mostrami
learn-contents = Capitoli
learn-unlock = Sblocca tutto
learn-leave = Lascia la lezione
learn-left = Hai lasciato la lezione; la partita continua.
learn-return = Riprendila
learn-finished = La lezione è finita. Ora conosci il gioco.
learn-wanted = Il consiglio parla di questo.
learn-not-now = Questa domanda non lo offre. Rispondi come vuoi: il passo aspetta l’occasione, oppure lo salti.
learn-wait = Stanno giocando gli altri.
learn-later = Arriva nel capitolo { $number }: { $title }
learn-later-count =
    { $count ->
        [one] { $count } opzione arriva più avanti
       *[other] { $count } opzioni arrivano più avanti
    }
