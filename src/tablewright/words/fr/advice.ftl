### Conseils : que ferait un bot ?

advice-ask = Conseil : que feriez-vous ?
advice-short = Conseil
advice-title = Ce que ferait un bot
advice-thinking = Un bot regarde la table avec vos yeux et joue la partie jusqu'au bout, encore et encore…
advice-forbidden = La personne qui a ouvert cette table n'autorise pas les conseils.
advice-forbidden-short = Pas de conseils ici
advice-best = Le mieux qu'il ait trouvé
advice-as-good = À peu près équivalent
advice-other = Une autre qui semble bonne
advice-behind = Moins bon d'environ { $points } points (± { $off })
advice-only = Il n'y a que cela à faire
advice-wins = Chances de victoire
advice-score = Score final attendu
advice-about = { $value } ± { $off }
advice-percent = { $off ->
    [0] gagne { $value } %
   *[other] gagne { $value } % ± { $off }
}
advice-points = { $points } pts
advice-then-unknown = La suite n'est connue que lorsqu'elle arrive.
advice-how = D'après { $worlds } parties que des bots ont jouées à partir d'ici, avec tout ce que vous ne voyez pas tiré de nouveau. Ils jouent vite, pas parfaitement : fiez-vous aux grands écarts, pas aux petits.
advice-few = Le serveur est occupé : seules quelques parties ont été jouées à partir d'ici. Prenez cela comme une première impression.

## L'interrupteur de qui a ouvert la table
advice-new = Conseils d'un bot
advice-new-allowed = Autorisés
advice-new-forbidden = Interdits
advice-is-allowed = À cette table, les joueurs peuvent demander à un bot ce qu'il ferait.
advice-is-forbidden = À cette table, personne ne peut demander à un bot ce qu'il ferait.
advice-switch-note = Tout le monde à la table voit ce qu'il en est. Un bot qui conseille ne sait que ce que voit le joueur.

error-hints-forbidden = La personne qui a ouvert cette table n'autorise pas les conseils.
error-not-asked = Vous n'avez rien à décider pour le moment.
