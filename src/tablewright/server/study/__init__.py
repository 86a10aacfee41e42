"""Study: looking back at games. How they went, comments, what-if copies, statistics, and replaying what is stored.

Reads rows and matches, and changes no table that is played.
"""
