### The player aid: a game on one page, on the screen and on paper.

aid-title = { $game }: player aid
aid-open = Player aid
aid-print = Print this page
aid-note = One page to print. All numbers are those that new tables on this server are played with.
aid-source = Printed values { $data } · the small names are the clauses of the rules
aid-named = { $name }:
aid-failed = The player aid cannot be shown.
