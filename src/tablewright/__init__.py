"""Heavy euro board games with their complete rules: engines, bots, a server and a table in the browser."""

from ._mode import install

install()

__version__ = "0.1.0"
