### Étudier une partie terminée : son cours, sa valeur, ce qui aurait pu être.

study-title = Étude
study-of = { $game } : étude
study-open = Étudier la partie
study-table = À la table
study-entry = Ouvrez une partie terminée de la liste de vos tables, ou apportez le fichier d’une partie exportée.
study-drop = Déposez ici une partie exportée (.json ou .txt)
study-file = Choisir un fichier
study-share = Partager ce moment
study-link-copied = Le lien vers le coup { $ply } est copié.
study-export = Exporter en fichier
study-eyes = Vu par les yeux de
study-eyes-all = qui regardait
study-running = Cette partie continue : voici son cours jusqu'ici, autant que vous pouvez le savoir. Ce que les autres cachent, l'avis des bots et les copies « et si » viendront quand elle sera finie.

## The tabs
study-tab-scores = Scores
study-tab-resources = Ressources
study-tab-points = Points
study-tab-review = Les bots
study-tab-comments = Commentaires

## Scores and resources over time
study-ply = Coup
study-round = Manche
study-scores = Les scores au fil du temps
study-scores-note = À chaque moment : ce que chacun aurait eu si la partie s’était arrêtée là.
study-standing = La situation à la fin
study-resource = Ce qu’il faut suivre
study-resource-held = Ce que les joueurs ont
study-resource-counted = Ce qui compte à la fin

## Where the points came from
study-by-round = Points gagnés à chaque manche
study-whose = Les points de
study-by-clause = D’où ils viennent
study-by-phase = Dans quelle phase
study-by-phase-note = Les points comptent pour la phase où fut prise la décision qui les a rapportés.
study-best-turns = Les tours qui ont le plus rapporté
study-plies = { $count ->
    [one] coup { $first }
   *[other] coups { $first } à { $last }
}

## What bots think
study-review-what = Les bots poursuivent la partie à partir de chaque tour, de nombreuses fois, et comparent ce qui a été joué au meilleur qu’ils trouvent. Cela prend quelques minutes ; vous pouvez continuer à lire, ou partir et revenir.
study-review-begin = Faire réexaminer la partie par les bots
study-review-waiting = Une autre partie passe d’abord.
study-review-running = Les bots réexaminent la partie : { $done } sur { $total }
study-review-cancel = Arrêter
study-review-failed = Les bots n’ont pas pu finir. Rien n’est perdu ; essayez de nouveau.
study-review-doubt = Tout cela est ce que pensent les bots, d’après des parties imaginées où ils ne savent que ce que le joueur pouvait savoir. Ce ne sont pas des maîtres : ± dit de combien un nombre peut s’écarter par pur hasard, et là où ils jugent mal une position l’écart est plus grand encore.
study-wins = Chance de gagner
study-verdict-best = Les bots n’ont rien trouvé de mieux que ce qui a été joué.
study-verdict-behind = { $points } points (± { $error }) derrière le meilleur trouvé par les bots ; la victoire vaut aussi quelques points.
study-verdict-unsure = Ce peut très bien être le hasard.
study-verdict-instead = Ils auraient joué :
study-turning = Tournants
study-turning-none = Aucune décision ni aucun tirage ne se détache sans doute possible.
study-turning-choice = Par ce choix, { $player } a perdu quelque chose
study-turning-luck = Ce qui est sorti pour { $player }
study-luck = Chance et jeu
study-luck-points = Chance
study-play-points = Le reste de l’avance
study-luck-note = La chance est ce que valait chaque tirage propre d’un joueur (dés, cartes, tuiles), comparé à ce qui aurait pu sortir. Le reste de l’avance finale sur le meilleur adversaire est le jeu, l’ordre des places et ce que les bots jugent mal.
study-player = Joueur
study-draws = Tirages

## Comments
study-comment-about = Commentaire sur le coup { $ply }
study-comment-send = Ajouter le commentaire
study-comment-none = Personne n’a encore rien écrit.
study-comment-nobody = Quelqu’un
study-comment-remove = Retirer mon commentaire sur le coup { $ply }

## What if
study-what-if = Et si …
study-what-if-over = La partie est finie ici. Revenez d’abord de quelques coups.
study-what-if-title = Et si : continuer à partir du coup { $ply }
study-what-if-means = Vous obtenez une table privée à vous qui commence ici. Les bots prennent les autres places ; la partie que vous étudiez reste telle quelle.
study-what-if-seat = Je m’assieds ici
study-what-if-bot = Contre
study-what-if-chance = Dés, cartes et tuiles sortent dans l’ordre où ils sont sortis dans la partie : ce sont ainsi vos choix qui font la différence. Vous voyez ce que peut voir un joueur à cette place.
study-what-if-begin = Continuer d’ici
study-what-if-copy = Une copie « et si », à partir du coup { $ply }.
study-what-if-back = Retour à l’étude

## Refusals
error-not-yours = C’est à quelqu’un d’autre.
error-too-many-comments = Cette partie a autant de commentaires qu’elle peut en contenir.
error-nothing-follows = La partie est finie là. Continuez à partir d’un coup antérieur.
