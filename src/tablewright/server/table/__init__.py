"""A table that is played at: in memory, behind its lock, and on the sockets of those who play and watch.

`cache` keeps the live tables, `live` is one of them, `progress` its match; `position` and `teller` say what a viewer
may see of it, `session` is one socket. It may use the protocol, base, storage and cluster; it knows nothing of the
lobby, of people's accounts, of bots that think, or of HTTP.
"""
