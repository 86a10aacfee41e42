"""Several servers on one database: how they tell each other what has changed, and who is connected where.

It may use storage and what is below it. What a notice means for a table is decided by those who hear it.
"""
