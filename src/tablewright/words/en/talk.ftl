### Table talk and the rematch: what people at a table have to do with each other.

## Talk
talk-empty = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-say = Say something
talk-send = Say it
talk-to-players = Everybody at the table hears you, and whoever watches.
talk-to-watchers = Those who watch hear you. The players will read it when the game is over.
talk-to-all = Everybody who is here hears you.
talk-watching = watching
talk-gone = Somebody who has left
talk-gone-text = This line was deleted with its author.
talk-me = You
talk-mute = Do not show what { $player } says
talk-muted = You do not see what { $players } says:
talk-unmute = Show { $player } again
talk-heard = { $player }: { $text }
talk-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Rematch
rematch-offer = Offer a rematch
rematch-offered = { $player } offers a rematch.
rematch-offered-somebody = A rematch is offered.
rematch-mine = Your rematch is waiting for the others.
rematch-runs = The rematch has begun.
rematch-sit = Sit down
rematch-go = To the rematch
rematch-decline = No, thanks
rematch-declined = Your seat there is free for others.
rematch-expected = is expected
rematch-waits = Waiting for { $players }. The game starts when everybody has come.
rematch-you = Your seat waits for you.
