"""The server: lobby, live tables, store, identity and bot workers. It knows games only by the catalogue.

`tablewright.server.app.create_app` makes it. Nothing is imported here: a worker process should not load a web server.
"""
