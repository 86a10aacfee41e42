"""The command line: `tablewright serve`, `play`, `replay`, `verify`, `data`, `openapi`, `version`."""

from tablewright.cli.commands import main

__all__ = ["main"]
