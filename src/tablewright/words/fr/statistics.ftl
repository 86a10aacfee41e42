### Statistiques des parties finies.

statistics-ways = Autour des tables
statistics-title = Statistiques
statistics-of = { $game } : statistiques
statistics-all-games = Tous les jeux
statistics-what = Parties finies sur ce serveur. Les leçons, les copies d’essai et les parties importées ne comptent pas ; les parties privées ne comptent que pour leurs propres joueurs.
statistics-uncounted =
    { $count ->
        [one] { $count } table finie reste à compter.
       *[other] { $count } tables finies restent à compter.
    }
statistics-whose = Parties de qui
statistics-whose-mine = Les miennes
statistics-whose-people = Toutes les personnes
statistics-whose-bots = Bots
statistics-none-mine = Vous n’avez pas encore fini de partie de ce jeu. Les parties où vous avez joué plusieurs places vous-même ne comptent pas.
statistics-none-people = Personne n’a encore fini de partie de ce jeu ici.
statistics-none-bots = Aucun bot n’a encore fini de partie de ce jeu ici.
statistics-mine-only = Personne d’autre que vous ne voit vos propres chiffres.
statistics-how = L’intervalle à côté d’un nombre contient la vraie valeur dans 95 cas sur 100 ; moins il y a de parties, plus il est large. Une victoire partagée compte en partie. Les temps sont des temps typiques, de parties sans pendule par correspondance.
statistics-games = Parties
statistics-games-mine = Mes parties
statistics-games-people = Places jouées par des personnes
statistics-won = Parties gagnées
statistics-score = Points en moyenne
statistics-decision = Temps par décision
statistics-length = Temps par partie
statistics-time-unknown = aucun temps connu
statistics-between = { $low } – { $high }
statistics-by-seat = Par nombre de joueurs et par place
statistics-won-by-seat = Parties gagnées par place
statistics-players-head = Joueurs
statistics-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
statistics-seat = Place
statistics-all-seats = toutes
statistics-points = D’où viennent les points
statistics-item = Points par partie pour
statistics-actions = Actions favorites
statistics-action = Fois par partie
statistics-me = Moi
statistics-others = Tous
statistics-per-game = Moyenne
statistics-more = plus que les autres
statistics-less = moins que les autres
