"""Agents: the bots themselves, each a way to use search. Made by name in `registry`."""
