### A table and its people: the link, free seats, and what its host may do.

host-menu = This table

## The link
host-link = Link to this table
host-link-private = Private: whoever has this link finds the table, nobody else does.
host-link-listed = Everybody finds this table in the lobby; the link leads straight to it.
host-private = Private
host-who-finds = Who finds the table
host-who-finds-listed = Everybody in the lobby
host-who-finds-private = Only people with the link

## Seats
host-change = Change
host-seat-change = Change { $player }
host-seat-free = Free the seat
host-seat-bot = { $bot } takes over
host-seat-free-ask = Free the seat of { $player }?
host-seat-free-means = Whoever sat there can only watch, and sits down at this table no more before you let them in again. The game waits until somebody sits down there or a bot plays on.
host-seat-bot-ask = Hand the seat of { $player } to a bot?
host-seat-bot-means = { $bot } plays on from here. Whoever sat there can only watch.
host-seat-lost = You do not sit at this table any more. You can still watch.
host-seat-waits = { $player } is free. The game goes on as soon as somebody sits down there.
host-seat-waits-host = { $player } is free. Share the link, or hand the seat to a bot under “This table”.
host-sit = Sit down here
host-removed = Removed from this table
host-removed-means = They cannot sit down at this table before you let them in again.
host-let-in = Let in again
host-let-in-player = Let { $player } in again

## Pausing
host-pause = Pause the game
host-pause-note = Nobody can act, bots neither, until you let it go on.
host-resume = Go on
host-paused = The game is paused.
host-paused-why = The host has paused the game: nobody can act until it goes on.
host-paused-short = Paused

## Going and ending
host-leave-ask = Leave the running game?
host-leave-means = Your seat becomes free; somebody else may play on, and you can only watch.
host-leave-host-means = You are the host: the next person at the table takes that over.
host-leave-ends = Nobody else sits here, so the game ends without a result.
host-abandon = End the game without a result
host-abandon-note = For everybody, and for good. Its moves can still be looked at.
host-abandon-ask = End the game for everybody?
host-abandon-means = Nobody can go on playing, and nobody wins. The moves so far can still be looked at. This cannot be undone.
host-abandon-do = End the game
host-abandoned = The host has ended this game without a result.
host-abandoned-short = Ended without a result
host-rules-differ = The rules installed here have been corrected since this game began.
host-rules-move = It is shown up to where both agree: move { $ply } of { $player } ({ $move }) comes out otherwise now, so nobody can play on.
host-rules-hidden = It is shown up to where both agree: move { $ply } of { $player }, chosen unseen, comes out otherwise now, so nobody can play on.
host-rules-setup = Already the set-up comes out otherwise now, so nobody can play on. What is shown is not what was played.
host-rules-host = The host can end the game.
host-rules-end-means = Nobody wins. The moves up to where both rules agree can still be looked at, and the record has all of them. This cannot be undone.
host-close = Close the table
host-close-ask = Close this table?
host-close-means = It has not started yet; it disappears for everybody who waits here.

## What happened at the seats, between the moves of the log
seat-log-somebody = somebody
seat-log-sat = { $player } sits down.
seat-log-left = { $player } gets up.
seat-log-removed = The host removes { $player } from the table.
seat-log-let-in = The host lets { $player } in again.
seat-log-bot = The host hands the seat of { $player } to a bot: { $bot }.
seat-log-bot-alone = The host has a bot play at { $seat }: { $bot }.
seat-log-freed = The host frees the seat of { $player } ({ $bot }).
seat-log-stand-in = Time is out for { $player }. Standing in: { $bot }.
seat-log-back = { $player } is back and plays on.
seat-log-paused = The host pauses the game.
seat-log-resumed = The host lets the game go on.
seat-log-host = { $player } is the host now.
