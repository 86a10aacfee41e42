### Jeu en duplicate : la même donne à plusieurs tables.

series-title = La même donne à plusieurs tables
series-note = Toutes ces tables ont commencé avec la même donne. Quand la dernière sera terminée, le score de chacun sera comparé à celui de la même place aux autres tables. D’ici là, seuls ses joueurs voient une table, et quiconque s’est assis à l’une ne peut s’asseoir à une autre.
series-over = Toutes les tables sont terminées : voici la comparaison.
series-seated = Vous avez vu cette donne : vous ne pouvez pas vous asseoir à une autre de ces tables.
series-tables = Tables
series-table = Table { $number }
series-waiting = En attente de joueurs
series-running = En cours
series-finished = Terminée
series-abandoned = Terminée sans résultat
series-closed = Ouverte à ses joueurs jusqu’à ce que toutes les tables soient terminées
series-told-later = L’étude et l’enregistrement viendront quand toutes les tables de la série seront terminées : ils révéleraient la donne.
series-go = Vers la table
series-go-mine = Vers ma table
series-sit-at = S’asseoir à la table { $number }, place { $seat }
series-link = Lien vers ces tables
series-link-note = Envoyez-le à ceux qui devraient jouer la même donne à une autre table.
series-one-of = Une de plusieurs tables avec la même donne.
series-see = Les voir toutes

## À la fin
series-ranking = Classement
series-ranking-note = Ce qui compte est la différence avec la moyenne de la même place à toutes les tables : même mal placé, on peut gagner.
series-rank = Rang
series-player = Joueur
series-difference = Différence
series-beaten = Tables battues
series-points = Points
series-where = Où
series-by-seat = Scores par place
series-average = Moyenne de la place

## En créer une
series-new = Tables avec la même donne
series-new-note = Jeu en duplicate : vous êtes assis à la première table, les bots à toutes, et les autres places sont libres. Les scores sont comparés quand toutes les tables sont terminées.
series-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
series-compare = Comparer les tables
series-give = Faire jouer cette donne à d’autres
series-give-means = De nouvelles tables avec la même donne sont ouvertes pour d’autres ; les bots gardent leurs places. Jusqu’à ce que toutes soient terminées, seuls ses joueurs peuvent regarder cette partie, et ils ne peuvent pas s’asseoir aux nouvelles tables. À la fin, les scores sont comparés place par place. (Quiconque a déjà regardé cette partie connaît la donne : c’est une question d’honneur.)
series-give-do = Ouvrir les tables
series-how-many = Combien de tables en plus
error-unknown-series = Cette série de tables n’existe pas.
error-series-closed = La même donne se joue encore à d’autres tables. Jusqu’à ce que toutes soient terminées, seuls ses joueurs voient celle-ci, comme ils l’ont vue en jeu : il n’y en a encore ni enregistrement, ni étude, ni copie.
error-knows-the-deal = Vous vous êtes assis à une autre table avec la même donne, ou vous en avez une copie : vous la connaissez déjà.
error-no-series = Cette donne ne peut pas être donnée à d’autres.
