### Statistics of finished games.

statistics-ways = More of Tablewright
statistics-title = Statistics
statistics-of = { $game }: statistics
statistics-all-games = All games
statistics-what = Finished games on this server. Lessons, what-if copies and imported games do not count; private games count for their own players alone.
statistics-uncounted =
    { $count ->
        [one] { $count } finished table is still being counted.
       *[other] { $count } finished tables are still being counted.
    }
statistics-whose = Whose games
statistics-whose-mine = Mine
statistics-whose-people = All people
statistics-whose-bots = Bots
statistics-none-mine = You have not finished a game of this yet. Games in which you played several seats yourself are left out.
statistics-none-people = Nobody has finished a game of this here yet.
statistics-none-bots = No bot has finished a game of this here yet.
statistics-mine-only = Nobody but you sees your own figures.
statistics-how = The range beside a number holds the true value in 95 of 100 cases; the fewer games, the wider it is. A shared victory counts in part. Times are typical ones, from games without a mail clock.
statistics-games = Games
statistics-games-mine = My games
statistics-games-people = Seats played by people
statistics-won = Games won
statistics-score = Mean points
statistics-decision = Time per decision
statistics-length = Time per game
statistics-time-unknown = no times are known
statistics-between = { $low } – { $high }
statistics-by-seat = By number of players and seat
statistics-won-by-seat = Games won by seat
statistics-players-head = Players
statistics-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
statistics-seat = Seat
statistics-all-seats = all
statistics-points = Where the points come from
statistics-item = Points per game for
statistics-actions = Favourite actions
statistics-action = Times per game
statistics-me = Me
statistics-others = Everybody
statistics-per-game = Mean
statistics-more = more than others
statistics-less = less than others
