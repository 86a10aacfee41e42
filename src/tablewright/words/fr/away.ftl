### Pendant votre absence : ce que les autres ont fait depuis votre dernière décision.

away-title = Pendant votre absence
away-since =
    { $count ->
        [one] { $count } coup depuis votre dernière décision
       *[other] { $count } coups depuis votre dernière décision
    }
away-since-start =
    { $count ->
        [one] { $count } coup depuis le début de la partie
       *[other] { $count } coups depuis le début de la partie
    }
away-points = Points
away-points-of = { $player } : { $before } → { $after }
away-closed = Ne vous est plus ouvert
away-closed-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
away-show = Montrer la table après ce coup
away-replay = Revoir ces coups
away-play = Lancer
away-pause = Pause
away-at = { $number } sur { $count }
away-before = La table telle que vous l’avez quittée
