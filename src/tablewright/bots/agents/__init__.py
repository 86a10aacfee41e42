"""Agents: the bots themselves, each a way to use search and analysis. Made by name in `registry`."""
