### La table autour de chaque jeu : accueil, barre d’actions, journal, règles, résultat, erreurs.

## Everywhere
shell-close = Fermer
shell-rather-not = Plutôt pas
shell-new = nouveau
shell-settings = Réglages
shell-theme = Apparence
shell-theme-system = Comme mon appareil
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-language = Langue
shell-motion = Animations
shell-motion-on = Oui
shell-motion-off = Non
shell-motion-system = Votre appareil demande moins de mouvement : les pièces ne se déplacent pas, même avec ce réglage.
shell-to-lobby = Vers l’accueil
shell-lost = Il n’y a rien à cette adresse.
shell-connecting = On s’installe à la table …
shell-connection-lost = La connexion est perdue. Nouvel essai …
shell-try-again-in =
    { $count ->
        [one] Réessayez dans { $count } seconde.
       *[other] Réessayez dans { $count } secondes.
    }
shell-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Lobby
shell-lobby-title = Prenez place.
shell-lobby-promise = De grands jeux de société exigeants avec toutes leurs règles : chaque coup vérifié, chaque point expliqué, contre des bots ou entre amis.
shell-play-now = Jouer tout de suite contre un bot
shell-new-table = Nouvelle table
shell-games = Jeux
shell-game-seats = De { $fewest } à { $most } joueurs
shell-guest-name = Votre nom
shell-guest-other = Invité
shell-tables-mine = Vos tables
shell-tables-mine-none = Vous n’êtes encore à aucune table. Un clic ci-dessus suffit.
shell-tables-open = Tables ouvertes
shell-tables-open-none = Personne ne cherche de joueurs pour l’instant. Ouvrez une table et partagez son lien.
shell-tables-running = Tables à regarder
shell-tables-all = Tout afficher ({ $count })
shell-table-waiting =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
shell-table-running = En cours
shell-table-turn = À { $player } de jouer
shell-table-finished = Victoire : { $players }
shell-table-archived = À revoir
shell-import = Importer une partie
shell-import-note = Revoyez coup par coup une partie terminée à partir de son fichier .txt ou .json.
shell-import-delete = Supprimer cette partie importée
shell-import-delete-title = Supprimer la partie importée ?
shell-import-delete-note = Elle disparaît pour tous ceux qui ont son lien, avec tous les commentaires. Le fichier dont elle vient n’est pas touché.
shell-import-delete-yes = Supprimer
shell-about-what = Tablewright est un logiciel libre pour jouer, revoir et étudier des jeux de société.
shell-about-unofficial = C’est un projet non officiel de passionnés. Il n’est ni affilié aux auteurs, éditeurs ou détenteurs de licences, ni approuvé par eux. Si un jeu vous plaît, achetez la boîte.
shell-about-icons = Beaucoup d’icônes viennent de

## A new table
shell-seats-how-many = Nombre de joueurs
shell-seats-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
shell-seat-kind-me = Moi
shell-seat-kind-here = Une autre personne à cet écran
shell-seat-kind-open = Place libre : je partage le lien
shell-bot-random = Bot au hasard
shell-bot-greedy = Bot glouton
shell-bot-novice = Bot débutant
shell-bot-club = Bot de club
shell-bot-strong = Bot fort
shell-bot-expert = Bot expert
shell-settings-game = Comment jouer
shell-new-table-open = La partie commence dès que toutes les places sont prises.
shell-new-table-full = Tout le monde est là : la partie commence aussitôt.
shell-new-table-create = Ouvrir la table

## Before the start
shell-waiting-room = Salle d’attente
shell-waiting-open =
    { $count ->
        [one] Il reste { $count } place libre. Partagez le lien.
       *[other] Il reste { $count } places libres. Partagez le lien.
    }
shell-waiting-full = Tout le monde est là.
shell-copy-link = Copier le lien
shell-link-copied = Le lien est copié.
shell-join = S’asseoir ici
shell-leave = Quitter la table
shell-start = Commencer la partie

## Seats
shell-seats = Joueurs
shell-seat-number = Place { $number }
shell-seat-open = place libre
shell-seat-me = vous
shell-seat-here = à la table
shell-seat-away = absent
shell-seat-turn = Décide
shell-seat-my-turn = À vous de jouer
shell-seat-details = Tout sur { $player }
shell-seat-no-details = Il n’y a rien d’autre à montrer.
shell-score-now = points si la partie s’arrêtait maintenant
shell-look = Voir d’ici
shell-look-now = Affiché
shell-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## The action bar
shell-actions = Que faire
shell-board = Plateau
shell-side = Journal et règles
shell-pages = Parties de la table
shell-waiting-for = { $player } décide :
shell-waiting-secret = { $player } décide en secret.
shell-finished = La partie est terminée.
shell-replay-note = Vous regardez un moment passé. Rien de ce que vous faites ici ne change la partie.
shell-options-answers = Réponses
shell-options-any-time = À tout moment
shell-options-all = Tout afficher ({ $count })
shell-options-folded = { $label } ({ $count })
shell-options-further =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
shell-preview-more = La suite n’est pas encore connue.
shell-compose-less = { $thing } : un de moins
shell-compose-more = { $thing } : un de plus
shell-compose-send = Payer { $chosen } sur { $due }
shell-compose-variety = Choisissez au moins { $kinds } sortes.
shell-why-not = Impossible maintenant
shell-why-nothing = Il n’y a rien à faire ici pour l’instant.
shell-why-point-first = Montrez d’abord quelque chose sur le plateau, puis demandez pourquoi.
shell-undo = Annuler
shell-undo-takes-back = Reprend :
shell-undo-steps =
    { $count ->
        [one] Vous pouvez revenir de { $count } pas.
       *[other] Vous pouvez revenir de { $count } pas.
    }
shell-undo-nothing = Vous n’avez rien à reprendre.
shell-undo-too-long = À cette table, on est revenu trop souvent en arrière : désormais, chaque coup compte.
shell-undo-other-seat = Quelqu’un d’autre a joué entre-temps : impossible de revenir plus loin.
shell-undo-reveal = Quelque chose de caché a été révélé : impossible de revenir plus loin.
shell-undo-chance = Le hasard a parlé : impossible de revenir plus loin.
shell-turn = Ce tour jusqu’ici
shell-turn-steps = { $count } pas
shell-turn-take-back =
    { $count ->
        [one] Reprendre ce pas
       *[other] Reprendre { $count } pas
    }

## The board
shell-outline = Le plateau en mots
shell-zoom = Taille du plateau
shell-zoom-in = Plus grand
shell-zoom-out = Plus petit
shell-zoom-fit = Voir tout le plateau

## Beside the board: plan, talk, log and rules
shell-plan = Plan
shell-talk = Parler
shell-log = Journal
shell-log-empty = Il ne s’est encore rien passé.
shell-log-earlier =
    { $count ->
        [one] { $count } tour précédent
       *[other] { $count } tours précédents
    }
shell-log-more = Tours précédents
shell-log-setup = Mise en place
shell-log-round = Manche { $round }
shell-log-step = Montrer la table après le coup { $ply }
shell-rules = Règles
shell-rules-search = Chercher dans les règles
shell-rules-chapters = Chapitres
shell-rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
shell-rules-none = Aucune clause ne contient tous ces mots.
shell-rules-reconstructed =
    { $count ->
        [one] { $count } valeur reconstituée
       *[other] { $count } valeurs reconstituées
    }
shell-rules-reconstructed-why = Aucune source ne donne ces valeurs imprimées. Elles ont été déduites des règles et de leurs exemples et peuvent différer de votre exemplaire.
shell-rule-link = Règle { $rule }

## Time
shell-timeline = Historique
shell-timeline-at = Coup { $ply } sur { $last }
shell-timeline-first = Au début
shell-timeline-back = Un coup en arrière
shell-timeline-forward = Un coup en avant
shell-timeline-live = Revenir au présent
shell-timeline-result = Au résultat

## The result
shell-result = Résultat
shell-result-winner =
    { $count ->
        [one] Victoire de { $players }
       *[other] { $players } se partagent la victoire
    }
shell-result-rank =
    { $rank ->
        [1] { $rank }er
       *[other] { $rank }e
    }
shell-result-breakdown = D’où viennent les points
shell-result-item = Pour
shell-result-total = Total
shell-result-tie-break = En cas d’égalité
shell-result-board = Voir le plateau
shell-rematch = Rejouer
shell-step-through = Revoir la partie
shell-record-text = Partie (.txt)
shell-record-json = Partie (.json)
shell-seal = Sceau de cette donne
shell-seal-promise = Le mélange était fixé avant le premier coup. Ce sceau le prouve : c’est une empreinte de la graine et de la mise en place, et la graine figure dans la partie que l’on télécharge à la fin. Gardez-le si vous voulez vérifier.
shell-seal-check = Téléchargez la partie et vérifiez que cette partie a été jouée avec la donne promise par le sceau dès le début :

## Help
shell-help = Touches et gestes
shell-key-option = choisir cette possibilité
shell-key-zones = passer d’un endroit utilisable à l’autre
shell-key-act = utiliser l’endroit montré
shell-key-why = demander pourquoi non
shell-key-undo = reprendre votre dernier pas
shell-key-history = un coup en arrière ou en avant dans l’historique
shell-key-search = chercher dans les règles
shell-key-away = ranger ce qui est ouvert
shell-key-help = montrer cette aide
shell-key-talk = dire quelque chose à la table
shell-help-touch = Au doigt : touchez pour utiliser, appuyez longtemps pour demander pourquoi, pincez pour agrandir le plateau. À la souris : montrez, cliquez, tournez la molette pour agrandir, glissez pour déplacer.

## Errors
error-offline = Le serveur est injoignable.
error-unreadable = La réponse du serveur est illisible.
error-connection-lost = La connexion a été perdue avant la réponse. Vérifiez si votre coup a compté avant de réessayer.
error-bad-request = Le serveur n’a pas compris cette demande.
error-malformed = Le serveur n’a pas compris ce message.
error-unknown-type = Le serveur ne connaît pas ce genre de message.
error-too-large = C’est trop en une seule fois.
error-too-slow = La demande a mis trop de temps à arriver.
error-too-many = Trop de demandes en peu de temps. Attendez un peu et réessayez.
error-too-many-tables = Vous avez trop de tables inachevées. Terminez-en ou quittez-en une d’abord.
error-too-many-imports = Vous gardez { $most } parties importées, et il n’y a pas de place pour plus. Supprimez-en une à l’accueil d’abord.
error-too-many-bot-tables = Trop de vos tables n’ont que des bots. Laissez-en finir une, ou mettez-y fin.
error-unknown-path = Il n’y a rien à cette adresse.
error-not-allowed-here = Ce n’est pas possible à cette adresse.
error-unknown-game = Ce jeu n’est pas installé ici.
error-unknown-table = Cette table n’existe pas.
error-unknown-seat = Cette place n’existe pas.
error-unknown-ply = La partie n’a pas de tel moment.
error-bad-setup = Cette table ne peut pas être préparée ainsi.
error-bad-record = Ce fichier n’est pas une partie que l’on puisse revoir ici.
error-record-too-long = Cette partie a plus de { $most } coups ; on ne peut pas en importer de plus longues.
error-record-too-slow = Rejouer cette partie prend trop de temps ; elle n’a pas été importée.
error-not-imported = Seules les parties importées peuvent être supprimées.
error-foreign-seat = Cette place n’est pas la vôtre.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-wrong-password = Le nom de compte et le mot de passe ne correspondent pas.
error-signed-out = Vous avez été déconnecté à l’instant, ici ou ailleurs.
error-has-account = Vous avez déjà un compte.
error-no-account = Cela n’est possible qu’avec un compte.
error-login-taken = Ce nom du compte est déjà pris.
error-bad-name = Ce nom ne convient pas. Il a de 1 à 40 caractères visibles, sans # ni signe semblable.
error-bad-login = Ce nom de compte ne convient pas : de 3 à 40 caractères, des lettres de a à z, des chiffres et les signes . _ -
error-weak-password = Ce mot de passe est facile à deviner : c’est un des premiers que l’on essaie. Trois ou quatre mots sans rapport entre eux conviennent bien.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-seated-already = Vous avez occupé une autre place dans cette partie, et personne ne peut voir deux mains. Vous pouvez revenir à cette place.
error-was-removed = L’hôte vous a retiré de cette table. Vous pourrez vous y asseoir quand il vous réadmettra.
error-open-seats = Il reste des places libres.
error-table-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-table-finished = La partie est terminée.
error-table-paused = La partie est en pause. Elle reprendra quand l’hôte le décidera.
error-table-abandoned = La partie a été arrêtée sans résultat.
error-table-too-long = Cette table compte { $most } coups, ceux qui ont été repris compris, et ne peut en contenir plus. La personne qui l’a ouverte peut y mettre fin.
error-still-running = Ce n’est possible qu’une fois la partie terminée.
error-stale-ply = La table a avancé entre-temps. Regardez de nouveau et choisissez.
error-unknown-action = Le jeu ne connaît pas cette action.
error-illegal-action = Ce n’est pas possible maintenant.
error-cannot-undo = Cela ne peut plus être repris.
error-other-rules = Cette table a été jouée avec une autre version des règles que celle installée ici.
error-damaged-table = Ce qui est enregistré de cette table ne peut pas être lu. L’hébergeur de ce site peut en trouver la cause.
error-foreign-origin = Cette page n’a pas le droit de parler au serveur.
error-not-ready = Ce serveur ne peut accueillir personne pour l’instant. Réessayez dans un moment.
error-internal = Le serveur a fait une erreur. Votre partie est en sûreté ; réessayez.
error-database-away = Le serveur n’atteint pas sa base de données. Il reprendra de lui-même dans un instant ; rien de ce qui a été confirmé n’est perdu.

## Plateaux

shell-board-options = { $count ->
        [one] { $count } choix ici
       *[other] { $count } choix ici
    }
shell-board-points = Points
shell-board-score = Points si la partie finissait maintenant
shell-board-reconstructed = La valeur imprimée n’est pas connue ; celle-ci est reconstituée.
