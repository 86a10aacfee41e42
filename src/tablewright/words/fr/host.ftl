### Une table et ses gens : le lien, les places libres et ce que peut faire l’hôte.

host-menu = Cette table

## The link
host-link = Lien vers cette table
host-link-private = Privée : qui a ce lien trouve la table, personne d’autre.
host-link-listed = Tout le monde trouve cette table à l’accueil ; le lien y mène directement.
host-private = Privée
host-who-finds = Qui trouve la table
host-who-finds-listed = Tout le monde, à l’accueil
host-who-finds-private = Seulement qui a le lien

## Seats
host-change = Modifier
host-seat-change = Modifier { $player }
host-seat-free = Libérer la place
host-seat-bot = { $bot } prend la place
host-seat-free-ask = Libérer la place de { $player } ?
host-seat-free-means = La personne qui y était ne peut plus que regarder, et ne s’assied plus à cette table avant que vous ne la réadmettiez. La partie attend que quelqu’un s’y assoie ou qu’un bot continue.
host-seat-bot-ask = Confier la place de { $player } à un bot ?
host-seat-bot-means = { $bot } joue à partir d’ici. La personne qui y était ne peut plus que regarder.
host-seat-lost = Vous n’êtes plus assis à cette table. Vous pouvez encore regarder.
host-seat-waits = { $player } est libre. La partie continue dès que quelqu’un s’y assoit.
host-seat-waits-host = { $player } est libre. Partagez le lien, ou confiez la place à un bot sous « Cette table ».
host-sit = S’asseoir ici
host-removed = Retirés de cette table
host-removed-means = Ces personnes ne peuvent plus s’asseoir à cette table avant que vous ne les réadmettiez.
host-let-in = Réadmettre
host-let-in-player = Réadmettre { $player }

## Pausing
host-pause = Mettre en pause
host-pause-note = Personne ne peut agir, les bots non plus, jusqu’à la reprise.
host-resume = Reprendre
host-paused = La partie est en pause.
host-paused-why = L’hôte a mis la partie en pause : personne ne peut agir jusqu’à la reprise.
host-paused-short = En pause

## Going and ending
host-leave-ask = Quitter la partie en cours ?
host-leave-means = Votre place se libère ; quelqu’un d’autre peut continuer et vous ne pouvez plus que regarder.
host-leave-host-means = Vous êtes l’hôte : la prochaine personne à la table prend le relais.
host-leave-ends = Personne d’autre n’est assis ici : la partie prend fin sans résultat.
host-abandon = Arrêter la partie sans résultat
host-abandon-note = Pour tout le monde et pour de bon. Les coups restent visibles.
host-abandon-ask = Arrêter la partie pour tout le monde ?
host-abandon-means = Personne ne peut plus continuer et personne ne gagne. Les coups joués restent visibles. C’est définitif.
host-abandon-do = Arrêter la partie
host-abandoned = L’hôte a arrêté cette partie sans résultat.
host-abandoned-short = Arrêtée sans résultat
host-rules-differ = Les règles installées ici ont été corrigées depuis le début de cette partie.
host-rules-move = Elle est montrée jusqu’où les deux versions concordent : le coup { $ply } de { $player } ({ $move }) donne maintenant autre chose, personne ne peut donc continuer.
host-rules-hidden = Elle est montrée jusqu’où les deux versions concordent : le coup { $ply } de { $player }, choisi en secret, donne maintenant autre chose, personne ne peut donc continuer.
host-rules-setup = La mise en place elle-même est maintenant différente, personne ne peut donc continuer. Ce qui est montré n’est pas ce qui a été joué.
host-rules-host = L’hôte peut arrêter la partie.
host-rules-end-means = Personne ne gagne. Les coups jusqu’où les deux versions concordent restent visibles, et le relevé les contient tous. C’est définitif.
host-close = Fermer la table
host-close-ask = Fermer cette table ?
host-close-means = La partie n’a pas encore commencé ; la table disparaît pour tous ceux qui attendent ici.

## Ce qui s’est passé aux places, entre les coups du journal
seat-log-somebody = quelqu’un
seat-log-sat = { $player } s’assied.
seat-log-left = { $player } se lève.
seat-log-removed = L’hôte retire { $player } de la table.
seat-log-let-in = L’hôte réadmet { $player }.
seat-log-bot = L’hôte confie la place de { $player } à un bot : { $bot }.
seat-log-bot-alone = L’hôte fait jouer un bot à cette place ({ $seat }) : { $bot }.
seat-log-freed = L’hôte libère la place de { $player } ({ $bot }).
seat-log-stand-in = Le temps de { $player } est écoulé. Joue à sa place : { $bot }.
seat-log-back = { $player } est de retour et joue de nouveau.
seat-log-paused = L’hôte met la partie en pause.
seat-log-resumed = L’hôte fait reprendre la partie.
seat-log-host = L’hôte est maintenant { $player }.
