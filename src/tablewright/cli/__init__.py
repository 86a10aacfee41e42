"""The command line: to play and serve, to keep what is stored, to study. `tablewright --help` lists the commands."""


def main() -> None:
    # Imported when it runs: a worker process of the bots loads the script that started it, but needs none of this.
    from tablewright.cli.commands import APP

    APP()
