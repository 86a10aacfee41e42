### While you were away: what the others did since your last decision.

away-title = While you were away
away-since =
    { $count ->
        [one] { $count } move since your last decision
       *[other] { $count } moves since your last decision
    }
away-since-start =
    { $count ->
        [one] { $count } move since the game began
       *[other] { $count } moves since the game began
    }
away-points = Points
away-points-of = { $player }: { $before } → { $after }
away-closed = No longer open to you
away-closed-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
away-show = Show the table after this move
away-replay = Replay these moves
away-play = Play
away-pause = Pause
away-at = { $number } of { $count }
away-before = How you left the table
