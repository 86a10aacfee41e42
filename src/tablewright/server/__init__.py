"""The server: lobby, live tables, store, identity and bot workers. It knows games only by the catalogue."""
