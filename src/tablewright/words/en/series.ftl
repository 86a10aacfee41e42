### Duplicate play: the same deal at several tables.

series-title = The same deal at several tables
series-note = All these tables began with the same deal. When the last of them is over, everybody’s score is compared with the same seat at the other tables. Until then only its players see a table, and whoever has sat at one cannot sit at another.
series-over = All tables are over: this is how they compare.
series-seated = You have seen this deal, so you cannot sit down at another of these tables.
series-tables = Tables
series-table = Table { $number }
series-waiting = Waiting for players
series-running = Being played
series-finished = Over
series-abandoned = Ended without a result
series-closed = Open to its players until all tables are over
series-told-later = Study and record come when all tables of the series are over: they would tell the deal.
series-go = To the table
series-go-mine = To my table
series-sit-at = Sit down at table { $number }, seat { $seat }
series-link = Link to these tables
series-link-note = Send it to whoever should play the same deal at another table.
series-one-of = One of several tables with the same deal.
series-see = See all of them

## In the end
series-ranking = Ranking
series-ranking-note = What counts is the difference from the average of the same seat at all tables, so a poor seat can still win.
series-rank = Rank
series-player = Player
series-difference = Difference
series-beaten = Tables beaten
series-points = Points
series-where = Where
series-by-seat = Scores by seat
series-average = Average of the seat

## Making one
series-new = Tables with the same deal
series-new-note = Duplicate play: you sit at the first table, bots sit at all of them, and the other seats are free. Scores are compared when all tables are over.
series-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
series-compare = Compare the tables
series-give = Let others play this deal
series-give-means = New tables with the same deal are opened for others; bots keep their seats. Until all of them are over, only its players can look at this game, and they cannot sit down at the new tables. In the end the scores are compared seat by seat. (Whoever has watched this game already knows the deal: that is a matter of honour.)
series-give-do = Open the tables
series-how-many = How many tables more
error-unknown-series = There is no such series of tables.
error-series-closed = The same deal is still played at other tables. Until all of them are over only its players see this one, as they saw it in play: there is no record, study or copy of it yet.
error-knows-the-deal = You have sat at another table with the same deal, or have a copy of it: you know it already.
error-no-series = This deal cannot be given to others.
