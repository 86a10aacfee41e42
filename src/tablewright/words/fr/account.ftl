### Comptes : le même nom et les mêmes tables sur tous les appareils.

account-title = Nom et compte
account-open = Compte

## My name
account-name-note = Tout le monde le voit à vos tables. Qui peut y être pris pour quelqu’un d’autre est affiché avec un numéro, comme #417.
account-name-save = Enregistrer le nom
account-renamed = Vous vous appelez maintenant { $name }.

## A guest
account-guest = Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez votre nom et vos tables sur tous vos appareils.
account-make = Créer un compte
account-make-do = Créer le compte
account-made = Le compte est créé. Utilisez-le pour vous connecter sur vos autres appareils.
account-login = Nom du compte
account-login-note = De 3 à 40 caractères : des lettres de a à z, des chiffres et les signes . _ - Il sert à se connecter ; personne d’autre ne le voit. Les majuscules ne comptent pas.
account-password = Mot de passe
account-password-note = Au moins 8 caractères. Trois ou quatre mots sans rapport entre eux conviennent bien ; ce que d’autres utilisent aussi est refusé. Sans lui, impossible de revenir.
account-password-show = Afficher le mot de passe
account-sign-in = J’ai déjà un compte
account-sign-in-do = Se connecter
account-bring = Emporter ce que j’ai ici comme invité
account-bring-tables =
    { $count ->
        [one] { $count } table vous suit dans le compte. Sinon, vous y perdez votre place.
       *[other] { $count } tables vous suivent dans le compte. Sinon, vous y perdez vos places.
    }
account-welcome = Bon retour, { $name }.

## With an account
account-signed-in = Connecté en tant que { $login }
account-sign-out = Se déconnecter
account-sign-out-note = Ce navigateur vous oublie, et une copie de son cookie ne vaut plus rien. Tout reste dans votre compte.
account-sign-out-everywhere = Se déconnecter partout
account-sign-out-everywhere-note = Tous vos appareils vous oublient, celui-ci aussi. Utile si l’un d’eux est perdu.
account-signed-out = Vous êtes déconnecté et à nouveau invité ici.
account-signed-out-everywhere = Vous êtes déconnecté de tous les appareils et à nouveau invité ici.
account-change = Changer le mot de passe
account-change-note = Tous vos autres appareils sont déconnectés.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.

## My browsers
account-sessions = Mes navigateurs
account-sessions-note = Là où vous êtes connecté. Un navigateur que vous ne connaissez pas, ou que vous n’avez plus, se déconnecte d’ici.
account-session-unknown = Navigateur inconnu
account-session-here = Ce navigateur
account-session-seen = Utilisé pour la dernière fois le { $date }
account-session-end = Déconnecter
account-session-end-of = Déconnecter : { $browser }, { $seen }
account-session-ended = Déconnecté : { $browser }
account-forget = M’oublier dans ce navigateur
account-forget-note = Vous n’avez pas de compte : ensuite, personne ne peut revenir sous votre identité ; vos places et vos tables restent là, sans vous. Pour les garder, créez d’abord un compte ; pour les laisser à d’autres, supprimez-vous plutôt.
account-forget-sure = Oui, je renonce à mes places et à mes tables

## Going
account-delete = Supprimer mon compte
account-delete-guest = Me supprimer
account-delete-goes = Ce qui disparaît
account-delete-goes-name = Votre nom, partout : même dans les parties terminées, vous n’êtes plus qu’un numéro de place.
account-delete-goes-login = Le nom du compte et le mot de passe ; tous vos appareils sont déconnectés.
account-delete-goes-cookie = Le cookie auquel ce navigateur vous reconnaît.
account-delete-goes-seats = Vos places dans les parties en cours : elles se libèrent et quelqu’un d’autre peut continuer.
account-delete-stays = Ce qui reste
account-delete-stays-games = Les parties que vous avez jouées, avec tous leurs coups et résultats, sans votre nom.
account-delete-stays-tables = Les tables que vous avez ouvertes passent à la prochaine personne assise ; s’il n’y a personne, elles prennent fin.
account-delete-final = C’est définitif.
account-delete-password = Votre mot de passe, pour être sûr que c’est bien vous
account-delete-sure = Oui, je veux être supprimé
account-deleted = Vous êtes supprimé. Qui regarde cette page maintenant est un nouvel invité.
