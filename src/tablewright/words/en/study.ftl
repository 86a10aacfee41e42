### Studying a game that is over: how it went, what it was worth, what could have been.

study-title = Study
study-of = { $game }: study
study-open = Study the game
study-table = To the table
study-entry = Open any finished game from your list of tables, or bring an exported one as a file.
study-drop = Drop an exported game here (.json or .txt)
study-file = Choose a file
study-share = Share this moment
study-link-copied = The link to move { $ply } is copied.
study-export = Export as a file
study-eyes = Seen through the eyes of
study-eyes-all = who watched
study-running = This game goes on: here is how it went so far, as far as you can know. What the others keep hidden, what bots think and what-if copies come when it is over.

## The tabs
study-tab-scores = Scores
study-tab-resources = Resources
study-tab-points = Points
study-tab-review = Bots’ view
study-tab-comments = Comments

## Scores and resources over time
study-ply = Move
study-round = Round
study-scores = Scores over time
study-scores-note = At every moment: what each player would have had if the game had ended then.
study-standing = The standing at the end
study-resource = What to follow
study-resource-held = What players have
study-resource-counted = What counts at the end

## Where the points came from
study-by-round = Points earned in each round
study-whose = Whose points
study-by-clause = Where they came from
study-by-phase = In which phase
study-by-phase-note = Points count for the phase in which the decision was made that brought them.
study-best-turns = The turns that earned most
study-plies = { $count ->
    [one] move { $first }
   *[other] moves { $first } to { $last }
}

## What bots think
study-review-what = Bots play the game on from every turn, many times over, and compare what was played with the best they find. It takes a few minutes; you can go on reading, or leave and come back.
study-review-begin = Let bots look back at the game
study-review-waiting = Another game is being looked at first.
study-review-running = Bots look back at the game: { $done } of { $total }
study-review-cancel = Call it off
study-review-failed = The bots could not finish. Nothing is lost; try again.
study-review-doubt = All of this is what bots think, from imagined games in which they know only what the player could know. They are no masters: ± says how far a number may be off by chance alone, and where they misjudge a position it is further off than that.
study-wins = Chance to win
study-verdict-best = The bots found nothing better than what was played.
study-verdict-behind = { $points } points (± { $error }) behind the best that the bots found; a win counts for some points, too.
study-verdict-unsure = That may well be chance.
study-verdict-instead = They would have played:
study-turning = Turning points
study-turning-none = No single decision or draw stands out beyond doubt.
study-turning-choice = { $player } lost something by this choice
study-turning-luck = What came to light for { $player }
study-luck = Luck and play
study-luck-points = Luck
study-play-points = The rest of the lead
study-luck-note = Luck is what each of a player’s own draws (dice, cards, tiles) was worth, compared with what else could have come. The rest of the final lead over the best opponent is play, the order of the seats, and what bots misjudge.
study-player = Player
study-draws = Draws

## Comments
study-comment-about = Comment on move { $ply }
study-comment-send = Add the comment
study-comment-none = Nobody has written anything yet.
study-comment-nobody = Somebody
study-comment-remove = Remove my comment on move { $ply }

## What if
study-what-if = What if …
study-what-if-over = The game is over here. Go back a few moves first.
study-what-if-title = What if: go on from move { $ply }
study-what-if-means = You get a private table of your own that begins here. Bots take the other seats; the game you study stays as it is.
study-what-if-seat = I sit here
study-what-if-bot = Against
study-what-if-chance = Dice, cards and tiles come in the order in which they came in the game, so that it is your choices that make the difference. What you may see is what a player at that seat may see.
study-what-if-begin = Go on from here
study-what-if-copy = A what-if copy, from move { $ply } on.
study-what-if-back = Back to the study

## Refusals
error-not-yours = That is somebody else’s.
error-too-many-comments = There are as many comments on this game as it can hold.
error-nothing-follows = The game is over there. Go on from an earlier move.
