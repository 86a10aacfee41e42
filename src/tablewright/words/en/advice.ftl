### Advice: what would a bot do?

advice-ask = Hint: what would you do?
advice-short = Hint
advice-title = What a bot would do
advice-thinking = A bot sees the table through your eyes and plays the game out, again and again…
advice-forbidden = The host of this table allows no advice.
advice-forbidden-short = No advice here
advice-best = The best it has found
advice-as-good = About as good
advice-other = Another that looks good
advice-behind = Worse by about { $points } points (± { $off })
advice-only = There is only this to do
advice-wins = Chance to win
advice-score = Final score to expect
advice-about = { $value } ± { $off }
advice-percent = { $off ->
    [0] wins { $value }%
   *[other] wins { $value }% ± { $off }
}
advice-points = { $points } pts
advice-then-unknown = What follows is not known before it happens.
advice-how = From { $worlds } games that bots played on from here, with everything that you cannot see drawn anew. They play quickly, not perfectly: trust large differences, not small ones.
advice-few = The server is busy: only a few games were played on from here. Take it as a first impression.

## The host's switch
advice-new = Advice from a bot
advice-new-allowed = Allowed
advice-new-forbidden = Forbidden
advice-is-allowed = At this table players may ask a bot what it would do.
advice-is-forbidden = At this table nobody may ask a bot what it would do.
advice-switch-note = Everybody at the table can see which of the two it is. A bot that gives advice knows only what the player sees.

error-hints-forbidden = The host of this table allows no advice.
error-not-asked = There is nothing for you to decide at the moment.
