"""The server: lobby, live tables, store, identity and bot workers. It knows games only by the catalogue."""

from tablewright.server.app import create_app
from tablewright.server.settings import Settings

__all__ = ["Settings", "create_app"]
