### Jouer par correspondance : pendules, à qui de jouer, lettres, et ordres pour quand on est absent.

## Clocks
mail-pace = Pendules
mail-pace-none = Sans pendules
mail-pace-live = En direct
mail-pace-day = Un jour par tour
mail-pace-slow = Trois jours par tour
mail-pace-own = À mon choix
mail-pace-bank = Chacun commence avec
mail-pace-increment = En plus après chaque tour
mail-pace-unit = Unité
mail-pace-note = Une pendule avance tant que la table attend quelqu’un et s’arrête quand la partie est en pause. Un bot joue pour qui n’a plus de temps, jusqu’à son retour.
mail-pace-told = Chacun commence avec { $bank } ; { $increment } s’ajoutent après chaque tour.
mail-time =
    { $unit ->
        [days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
    }
mail-unit-minutes = minutes
mail-unit-hours = heures
mail-unit-days = jours
mail-clock-left = Temps restant : { $time }
mail-stand-in = { $bot } remplace
mail-stand-in-mine = Votre temps est écoulé. { $bot } joue pour vous jusqu’à votre retour.
mail-back = Je suis de retour

## Whose turn it is
mail-turns = On vous attend
mail-turns-since = depuis { $time }
mail-notify = Me prévenir quand c’est à moi
mail-notify-on = Tant qu’une page de Tablewright est ouverte, votre navigateur vous prévient quand c’est à vous de jouer.
mail-notify-off = Ne plus me prévenir
mail-notify-denied = Votre navigateur ne permet pas à cette page d’envoyer des notifications. Vous pouvez l’autoriser dans les réglages du navigateur.
mail-notify-title = À vous de jouer
mail-notify-text = { $game } avec { $players }

## E-mail
mail-title = Lettres
mail-none = Ce serveur n’envoie pas d’e-mails.
mail-guest = Avec un compte, vous pouvez recevoir un e-mail quand c’est à vous de jouer.
mail-about = Une courte lettre quand une table vous attend et que vous n’y êtes pas : une par tour, avec un lien vers la table.
mail-address = Adresse e-mail
mail-address-note = Personne d’autre ne la voit. Elle ne sert qu’à ces lettres.
mail-wish-turns = M’écrire quand c’est à moi de jouer
mail-wish-after = après une absence de
mail-save = Enregistrer
mail-saved = Enregistré.
mail-confirm-sent = Une lettre avec un lien part vers { $address }. Dès que vous aurez suivi le lien, nous vous écrirons.
mail-unconfirmed = { $address } n’est pas encore confirmée : suivez le lien dans la lettre qui y a été envoyée.
mail-confirmed = Les lettres vont à { $address }.
mail-forget = Oublier mon adresse
mail-forgotten = Votre adresse est oubliée. Vous ne recevrez plus de lettres.
mail-confirm-title = Confirmer votre adresse
mail-confirm-text = Tablewright écrira à cette adresse quand ce sera à vous de jouer.
mail-confirm-do = Oui, c’est mon adresse
mail-confirm-done = Merci. Les lettres iront désormais à cette adresse.
mail-unsubscribe-title = Plus de lettres
mail-unsubscribe-text = Vous ne recevrez plus d’e-mail quand c’est à vous de jouer.
mail-unsubscribe-do = Ne plus m’écrire
mail-unsubscribe-done = Vous ne recevrez plus de lettres. Sous « Nom et compte », vous pouvez en redemander.

## The letters themselves
mail-letter-confirm-subject = Tablewright : confirmez votre adresse
mail-letter-confirm =
    Quelqu’un, probablement vous, a demandé à Tablewright d’écrire à cette adresse quand son tour vient.

    Si c’était vous, suivez ce lien et confirmez :
    { $link }

    Si ce n’était pas vous, ne faites rien : aucune autre lettre ne viendra.
mail-letter-turn-subject = À vous de jouer : { $game } avec { $players }
mail-letter-turn =
    À vous de jouer : { $game } avec { $players }.

    Vers la table :
    { $link }

    Plus de lettres comme celle-ci :
    { $leave }
mail-letter-turn-clock =
    À vous de jouer : { $game } avec { $players }.
    Temps restant : { $left }.

    Vers la table :
    { $link }

    Plus de lettres comme celle-ci :
    { $leave }

## Orders
mail-orders = Ordres
mail-orders-note = Ce que votre place doit faire quand on lui demande quelque chose et que vous êtes absent. Vous seul voyez vos ordres ; ils se reposent tant que vous jouez un tour vous-même.
mail-orders-mine = Mes ordres
mail-orders-none = Vous n’avez pas donné d’ordres.
mail-orders-asking = Recherche de ce qu’on peut vous demander …
mail-orders-nothing = Il n’y a rien qu’on puisse vous demander maintenant.
mail-orders-no-turn = Votre place a joué son dernier tour : tout au plus lui demandera-t-on encore quelque chose pendant les tours des autres.
mail-order-new = Un nouvel ordre
mail-order-when = Quand on me demande quelque chose comme
mail-order-do = faire ceci
mail-order-unless = sauf si je peux
mail-order-unless-none = aucune exception
mail-order-span = Combien de temps
mail-order-span-once = Une fois
mail-order-span-round = Jusqu’à la fin de la manche
mail-order-span-always = Jusqu’à nouvel ordre
mail-order-give = Donner l’ordre
mail-order-given = L’ordre est donné.
mail-order-remove = Retirer l’ordre : { $action }
mail-order-not-possible = N’était pas possible : { $why }
mail-order-not-offered = N’était pas possible la dernière fois.
mail-order-left = Laissé à vous, car vous pouviez faire ceci : { $action }
mail-order-decline = Toujours : { $action }
mail-order-declined = Désormais, on répond ainsi pour vous. Sous « Ordres », vous pouvez le retirer.

## Errors
error-stand-in-plays = En ce moment, un bot joue à votre place. Dites d’abord que vous êtes de retour.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
error-too-many-orders = Vous avez donné { $most } ordres ; retirez-en un d’abord.
