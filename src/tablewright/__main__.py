"""`python -m tablewright` is the `tablewright` command."""

from tablewright.cli import main

if __name__ == "__main__":
    main()
