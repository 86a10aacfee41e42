### Planning a turn on a private copy of the table.

plan-intro = Try out your turn before you take it: click as usual on a copy of the table that nobody else sees, keep several plans side by side, and do one of them in one go. You can also plan while others play.
plan-private = Plans stay in this browser. Nobody at the table can see them, and they never show more than you can know.
plan-begin = Plan my turn
plan-another = Another plan
plan-copy = Copy this plan
plan-clear = Remove all plans
plan-name = Plan { $letter }
plan-rename = Name of the plan
plan-open = Show { $name } on the board
plan-open-short = Show
plan-remove = Remove { $name }
plan-steps = Steps of the plan
plan-empty = No step yet: choose one on the board or in the list.
plan-back-to = Back to just after: { $step }
plan-undo = One step back
plan-do = Do this
plan-do-some = { $count ->
    [one] Do the first step
   *[other] Do the first { $count } steps
}
plan-not-yet = You can do it when it is your turn. It is tried again then, and you are told if something no longer fits.
plan-done = { $left ->
    [0] Done as planned: { $count ->
        [one] one step
       *[other] { $count } steps
    }.
   *[other] Done as planned so far; the rest waits until the others have answered.
}

## The frame around the board
plan-banner = Planning: { $name }
plan-banner-copy = A copy that only you see; the table goes on.
plan-banner-mine = A copy that only you see; it is your turn at the table.
plan-banner-early = As if it were your turn now, with the table as it stands.
plan-leave = Back to the table

## What it comes to
plan-score = Score as it stands
plan-compare = The plans compared
plan-step-count = Steps
plan-standing = How far
plan-is-open = goes on
plan-is-whole = whole turn
plan-is-unknown = up to a surprise
plan-is-broken = no longer fits
plan-ends-turn = Your turn ends here.
plan-ends-unknown = What comes next is not known before it happens: the plan ends here.
plan-meanwhile = Supposing that the others end what they have begun like this:
plan-assumed = { $player } is supposed to answer: { $answer }
plan-broken = Step { $number } no longer fits: { $step }.
plan-broken-unknown = What comes before it is not known before it happens.
error-nothing-to-plan = There is nothing to plan at the moment: nobody knows yet how your next turn begins.
error-no-turn-to-come = You have had your last turn of this game: there is none left to plan.
