### Préparer un tour sur une copie privée de la table.

plan-intro = Essayez votre tour avant de le jouer : cliquez comme d’habitude sur une copie de la table que personne d’autre ne voit, gardez plusieurs plans côte à côte et exécutez-en un d’un seul coup. Vous pouvez aussi préparer votre tour pendant que les autres jouent.
plan-private = Les plans restent dans ce navigateur. Personne à la table ne peut les voir, et ils ne montrent jamais plus que ce que vous pouvez savoir.
plan-begin = Préparer mon tour
plan-another = Un autre plan
plan-copy = Copier ce plan
plan-clear = Supprimer tous les plans
plan-name = Plan { $letter }
plan-rename = Nom du plan
plan-open = Montrer { $name } sur le plateau
plan-open-short = Montrer
plan-remove = Supprimer { $name }
plan-steps = Étapes du plan
plan-empty = Pas encore d’étape : choisissez-en une sur le plateau ou dans la liste.
plan-back-to = Revenir juste après : { $step }
plan-undo = Une étape en arrière
plan-do = Exécuter
plan-do-some = { $count ->
    [one] Exécuter la première étape
   *[other] Exécuter les { $count } premières étapes
}
plan-not-yet = Vous pourrez l’exécuter quand ce sera votre tour. Il sera alors essayé de nouveau, et vous saurez si quelque chose ne va plus.
plan-done = { $left ->
    [0] Exécuté comme prévu : { $count ->
        [one] une étape
       *[other] { $count } étapes
    }.
   *[other] Exécuté comme prévu jusqu’ici ; la suite attend la réponse des autres.
}

## Le cadre autour du plateau
plan-banner = En préparation : { $name }
plan-banner-copy = Une copie que vous seul voyez ; la table continue.
plan-banner-mine = Une copie que vous seul voyez ; à la table, c’est votre tour.
plan-banner-early = Comme si c’était votre tour maintenant, avec la table telle qu’elle est.
plan-leave = Retour à la table

## Ce qu’il rapporte
plan-score = Score en l’état
plan-compare = Les plans comparés
plan-step-count = Étapes
plan-standing = Jusqu’où
plan-is-open = à suivre
plan-is-whole = tour entier
plan-is-unknown = jusqu’à une surprise
plan-is-broken = ne va plus
plan-ends-turn = Votre tour se termine ici.
plan-ends-unknown = La suite n’est pas connue avant d’arriver : le plan s’arrête ici.
plan-meanwhile = En supposant que les autres terminent ainsi ce qu’ils ont commencé :
plan-assumed = { $player } est censé répondre : { $answer }
plan-broken = L’étape { $number } ne va plus : { $step }.
plan-broken-unknown = Ce qui la précède n’est pas connu avant d’arriver.
error-nothing-to-plan = Il n’y a rien à préparer pour l’instant : personne ne sait encore comment commence votre prochain tour.
error-no-turn-to-come = Vous avez joué votre dernier tour de cette partie : il n’en reste aucun à préparer.
