### The table around every game: lobby, action bar, log, rules, results, errors.

## Everywhere
shell-close = Close
shell-rather-not = Rather not
shell-new = new
shell-settings = Settings
shell-theme = Appearance
shell-theme-system = As my device
shell-theme-light = Light
shell-theme-dark = Dark
shell-language = Language
shell-motion = Animation
shell-motion-on = On
shell-motion-off = Off
shell-motion-system = Your device asks for less motion, so pieces do not travel even when this is on.
shell-to-lobby = To the lobby
shell-lost = There is nothing at this address.
shell-connecting = Sitting down at the table …
shell-connection-lost = The connection is lost. Trying again …
shell-try-again-in =
    { $count ->
        [one] Try again in { $count } second.
       *[other] Try again in { $count } seconds.
    }
shell-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Lobby
shell-lobby-title = Pull up a chair.
shell-lobby-promise = Great heavy board games with all their rules: every move checked, every point explained, against bots or with friends.
shell-play-now = Play now against a bot
shell-new-table = New table
shell-games = Games
shell-game-seats = For { $fewest } to { $most } players
shell-guest-name = Your name
shell-guest-other = Guest
shell-tables-mine = Your tables
shell-tables-mine-none = You are not sitting at any table yet. One click above and you are.
shell-tables-open = Open tables
shell-tables-open-none = Nobody is looking for players just now. Open a table and share its link.
shell-tables-running = Tables to watch
shell-tables-all = Show all { $count }
shell-table-waiting =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
shell-table-running = Running
shell-table-turn = { $player } to move
shell-table-finished = Won by { $players }
shell-table-archived = To step through
shell-import = Import a record
shell-import-note = Step through a finished game from its .txt or .json file.
shell-import-delete = Delete this imported game
shell-import-delete-title = Delete the imported game?
shell-import-delete-note = It goes for everybody who has its link, with all comments beside it. The file that it came from is not touched.
shell-import-delete-yes = Delete it
shell-about-what = Tablewright is free software for playing, replaying and studying board games.
shell-about-unofficial = It is an unofficial project by people who love these games. It is neither affiliated with nor endorsed by their authors, publishers or licensees. If you enjoy a game here, buy the box.
shell-about-icons = Many icons come from

## A new table
shell-seats-how-many = Number of players
shell-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
shell-seat-kind-me = Me
shell-seat-kind-here = Another person at this screen
shell-seat-kind-open = Free seat: I share the link
shell-bot-random = Random bot
shell-bot-greedy = Greedy bot
shell-bot-novice = Novice bot
shell-bot-club = Club bot
shell-bot-strong = Strong bot
shell-bot-expert = Expert bot
shell-settings-game = How to play
shell-new-table-open = The game starts as soon as every seat is taken.
shell-new-table-full = Everybody is here: the game starts at once.
shell-new-table-create = Open the table

## Before the start
shell-waiting-room = Waiting room
shell-waiting-open =
    { $count ->
        [one] { $count } seat is still free. Share the link.
       *[other] { $count } seats are still free. Share the link.
    }
shell-waiting-full = Everybody is here.
shell-copy-link = Copy the link
shell-link-copied = The link is copied.
shell-join = Sit here
shell-leave = Leave the table
shell-start = Start the game

## Seats
shell-seats = Players
shell-seat-number = Seat { $number }
shell-seat-open = free seat
shell-seat-me = you
shell-seat-here = at the table
shell-seat-away = away
shell-seat-turn = Deciding
shell-seat-my-turn = Your turn
shell-seat-details = Everything about { $player }
shell-seat-no-details = There is nothing more to show.
shell-score-now = points if the game ended now
shell-look = Look from here
shell-look-now = Shown now
shell-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## The action bar
shell-actions = What to do
shell-board = Board
shell-side = Log and rules
shell-pages = Parts of the table
shell-waiting-for = { $player } decides:
shell-waiting-secret = { $player } decides in secret.
shell-finished = The game is over.
shell-replay-note = You are looking at an earlier moment. Nothing you do here changes the game.
shell-options-answers = Answers
shell-options-any-time = At any time
shell-options-all = Show all { $count }
shell-options-folded = { $label } ({ $count })
shell-options-further =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
shell-preview-more = What follows is not known yet.
shell-compose-less = One { $thing } less
shell-compose-more = One { $thing } more
shell-compose-send = Pay { $chosen } of { $due }
shell-compose-variety = Choose at least { $kinds } kinds.
shell-why-not = Not possible now
shell-why-nothing = There is nothing to do here now.
shell-why-point-first = Point at something on the board first, then ask why.
shell-undo = Undo
shell-undo-takes-back = Takes back:
shell-undo-steps =
    { $count ->
        [one] You can go back { $count } step.
       *[other] You can go back { $count } steps.
    }
shell-undo-nothing = There is nothing of yours to take back.
shell-undo-too-long = This table has seen too much taking back: from here on every move counts.
shell-undo-other-seat = Somebody else has acted since then, so you cannot go back any further.
shell-undo-reveal = Something hidden was revealed, so you cannot go back any further.
shell-undo-chance = Chance has spoken, so you cannot go back any further.
shell-turn = This turn so far
shell-turn-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
shell-turn-take-back =
    { $count ->
        [one] Take back this step
       *[other] Take back { $count } steps
    }

## The board
shell-outline = The board in words
shell-zoom = Size of the board
shell-zoom-in = Larger
shell-zoom-out = Smaller
shell-zoom-fit = Fit the whole board

## Beside the board: plan, talk, log and rules
shell-plan = Plan
shell-talk = Talk
shell-log = Log
shell-log-empty = Nothing has happened yet.
shell-log-earlier =
    { $count ->
        [one] { $count } earlier turn
       *[other] { $count } earlier turns
    }
shell-log-more = Earlier turns
shell-log-setup = Set-up
shell-log-round = Round { $round }
shell-log-step = Show the table after move { $ply }
shell-rules = Rules
shell-rules-search = Search the rules
shell-rules-chapters = Chapters
shell-rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
shell-rules-none = No clause has all of these words.
shell-rules-reconstructed =
    { $count ->
        [one] { $count } reconstructed value
       *[other] { $count } reconstructed values
    }
shell-rules-reconstructed-why = No source states these printed values. They were worked out from the rules and their examples, and may differ from your copy of the game.
shell-rule-link = Rule { $rule }

## Time
shell-timeline = History
shell-timeline-at = Move { $ply } of { $last }
shell-timeline-first = To the beginning
shell-timeline-back = One move back
shell-timeline-forward = One move on
shell-timeline-live = Back to now
shell-timeline-result = To the result

## The result
shell-result = Result
shell-result-winner =
    { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
shell-result-rank = { $rank }.
shell-result-breakdown = Where the points come from
shell-result-item = For
shell-result-total = Total
shell-result-tie-break = Tie-break
shell-result-board = See the board
shell-rematch = Play again
shell-step-through = Step through the game
shell-record-text = Record (.txt)
shell-record-json = Record (.json)
shell-seal = Seal of this deal
shell-seal-promise = The shuffle was settled before the first move. This seal proves it: it is a hash of the seed and the set-up, and the seed is in the record when the game is over. Keep it if you want to check.
shell-seal-check = Download the record and check that this game was played with the deal that the seal promised from the start:

## Help
shell-help = Keys and gestures
shell-key-option = take that option
shell-key-zones = move between the places you can use
shell-key-act = use the place you are on
shell-key-why = ask why not
shell-key-undo = take back your last step
shell-key-history = one move back or on in the history
shell-key-search = search the rules
shell-key-away = put away what is open
shell-key-help = show this help
shell-key-talk = say something at the table
shell-help-touch = With a finger: tap to use, press and hold to ask why, pinch to enlarge the board. With a mouse: point, click, turn the wheel to zoom, drag to move.

## Errors
error-offline = The server cannot be reached.
error-unreadable = The server gave an answer that cannot be read.
error-connection-lost = The connection was lost before the answer came. Look whether your move counted before you try again.
error-bad-request = The server did not understand this request.
error-malformed = The server did not understand this message.
error-unknown-type = The server does not know this kind of message.
error-too-large = That is too much at once.
error-too-slow = The request took too long to arrive.
error-too-many = That was too much in a short time. Wait a little and try again.
error-too-many-tables = You have too many tables that are not finished. Finish or leave one first.
error-too-many-imports = You keep { $most } imported games, as many as there is room for. Delete one in the lobby first.
error-too-many-bot-tables = Too many of your tables have nobody but bots. Let one finish, or end it.
error-unknown-path = There is nothing at this address.
error-not-allowed-here = That is not possible at this address.
error-unknown-game = This game is not installed here.
error-unknown-table = There is no such table.
error-unknown-seat = There is no such seat.
error-unknown-ply = The game has no such moment.
error-bad-setup = This table cannot be set up like that.
error-bad-record = This file is not a record that can be replayed here.
error-record-too-long = This game has more than { $most } moves; longer ones cannot be imported.
error-record-too-slow = It takes too long to replay this record; it was not imported.
error-not-imported = Only imported games can be deleted.
error-foreign-seat = That seat is not yours.
error-not-host = Only the person who opened the table may do that.
error-wrong-password = Account name and password do not fit together.
error-signed-out = You were signed out a moment ago, here or elsewhere.
error-has-account = You have an account already.
error-no-account = That is only possible with an account.
error-login-taken = Somebody else has this account name.
error-bad-name = This name does not work. It has 1 to 40 characters that can be seen, and no # or other sign of its kind.
error-bad-login = This account name does not work: 3 to 40 characters, letters from a to z, digits, and the signs . _ -
error-weak-password = This password is easy to guess: it is one of the first that are tried. Three or four words that do not belong together are good.
error-seat-taken = Somebody was faster: the seat is taken.
error-seated-already = You have sat on another seat of this game, and nobody may look into two hands. You can come back to that seat.
error-was-removed = The host has removed you from this table. You can sit down here when the host lets you in again.
error-open-seats = There are still free seats.
error-table-started = The game has already started.
error-not-started = The game has not started yet.
error-table-finished = The game is over.
error-table-paused = The game is paused. It goes on when the host says so.
error-table-abandoned = The game was ended without a result.
error-table-too-long = This table has { $most } moves, with those that were taken back, and cannot hold more. Its host can end it.
error-still-running = That is only possible when the game is over.
error-stale-ply = The table has moved on in the meantime. Look again and choose anew.
error-unknown-action = The game does not know this action.
error-illegal-action = That is not possible now.
error-cannot-undo = That cannot be taken back any more.
error-other-rules = This table was played with another version of the rules than the one installed here.
error-damaged-table = What is stored of this table cannot be read. The host of this site can find out why.
error-foreign-origin = This page may not speak to the server.
error-not-ready = This server cannot take anybody just now. Try again in a moment.
error-internal = The server made a mistake. Your game is safe; please try again.
error-database-away = The server cannot reach its database. It goes on by itself in a moment; nothing that was confirmed is lost.

## Boards

shell-board-options = { $count ->
        [one] 1 choice here
       *[other] { $count } choices here
    }
shell-board-points = Points
shell-board-score = Points if the game ended now
shell-board-reconstructed = The printed value is not known; this one is reconstructed.
