### Premières parties guidées : la page qui les propose et le panneau qui guide.

error-unknown-lesson = Cette partie guidée n’existe pas.

learn-title = Apprendre
learn-lead = Une première partie contre un bot, chapitre par chapitre. Chaque conseil montre l’endroit dont il parle, et ce qui relève d’un chapitre suivant reste de côté tant que ce n’est pas utile.
learn-size =
    { $count ->
        [one] { $count } chapitre, environ { $minutes } minutes. On peut s’arrêter et reprendre.
       *[other] { $count } chapitres, environ { $minutes } minutes. On peut s’arrêter et reprendre.
    }
learn-begin = Commencer
learn-go-on = Reprendre où j’en étais
learn-again = Recommencer

## Le panneau

learn-guide = Guide
learn-tip = Conseil
learn-chapter = Chapitre { $number } sur { $count }
learn-next = Suite
learn-skip = Passer
learn-show = Montrer
learn-contents = Chapitres
learn-unlock = Tout débloquer
learn-leave = Quitter la leçon
learn-left = Vous avez quitté la leçon ; la partie continue.
learn-return = La reprendre
learn-finished = La leçon est finie. Vous connaissez le jeu.
learn-wanted = Le conseil parle de ceci.
learn-not-now = Cette question ne le propose pas. Répondez à votre gré : l’étape attend son occasion, ou vous la passez.
learn-wait = Les autres jouent.
learn-later = Vient au chapitre { $number } : { $title }
learn-later-count =
    { $count ->
        [one] { $count } option vient plus tard
       *[other] { $count } options viennent plus tard
    }
