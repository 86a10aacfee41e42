"""The command line: `tablewright serve`, `play`, `replay`, `verify`, `data`, `openapi`, `version`."""


def main() -> None:
    # Imported when it runs: a worker process of the bots loads the script that started it, but needs none of this.
    from tablewright.cli.commands import APP

    APP()
