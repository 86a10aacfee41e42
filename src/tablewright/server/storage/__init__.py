"""What lasts: the shape of the database and its migrations, the records that are kept there, the SQL of every feature.

Whoever lives here knows rows and transactions, and nothing of games in play: it may use `protocol` and `base`, and the
rooms above hand it what is to be written. SQL over several tables is a plain function over a `Connection`.
"""
