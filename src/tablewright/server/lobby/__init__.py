"""The lobby: making tables, who sits there, rematches, series of the same deal, and clocks that run out.

Changes a table by rules that are pure functions (`seating`) and tells the live table. Knows nothing of accounts.
"""
