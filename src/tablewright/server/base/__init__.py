"""What every other room of the server may need and what needs none of them: metrics, logs, tracing, limits, seals,
names for bots, and the modules with games and bots that a host has chosen.

It may use the protocol, for its errors.
"""
