### La conversation et la revanche : ce que les gens à une table ont à faire ensemble.

## Talk
talk-empty = Personne n’a encore rien dit.
talk-earlier = Lignes précédentes
talk-say = Dites quelque chose
talk-send = Envoyer
talk-to-players = Toute la table vous entend, et ceux qui regardent aussi.
talk-to-watchers = Ceux qui regardent vous entendent. Les joueurs le liront à la fin de la partie.
talk-to-all = Tous ceux qui sont ici vous entendent.
talk-watching = regarde
talk-gone = Quelqu’un qui est parti
talk-gone-text = Cette ligne a été effacée avec son auteur.
talk-me = Vous
talk-mute = Ne pas montrer ce que dit { $player }
talk-muted = Vous ne voyez pas ce que dit { $players } :
talk-unmute = Montrer à nouveau { $player }
talk-heard = { $player } : { $text }
talk-new =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }

## Rematch
rematch-offer = Proposer une revanche
rematch-offered = { $player } propose une revanche.
rematch-offered-somebody = Une revanche est proposée.
rematch-mine = Votre revanche attend les autres.
rematch-runs = La revanche a commencé.
rematch-sit = S’asseoir
rematch-go = À la revanche
rematch-decline = Non, merci
rematch-declined = Votre place là-bas est libre pour d’autres.
rematch-expected = est attendu ici
rematch-waits = On attend { $players }. La partie commence quand tout le monde est là.
rematch-you = Votre place vous attend.
