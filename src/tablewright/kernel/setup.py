"""Set-up: how many seats, and what the host chose of a game's settings."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import Fields, Value


class Setting(Value):
    """Something the host may choose before the game: a few named choices, one of them the default.

    *rule* is the clause or ruling that makes it a choice. A setting that came *later* was unknown to matches that are
    stored: a set-up that does not name it goes without it, as it always did, and so do their records and seals. New
    tables have its default, since they name it (see `with_defaults`).
    """

    def __init__(self, name: str, choices: tuple[str, ...], default: str, rule: str, later: bool = False) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default
        self.rule: Final = rule
        self.later: Final = later

    def fields(self) -> Fields:
        return self.name, self.default, self.rule, int(self.later), *self.choices


class BadSetup(ValueError):
    """A set-up that the game does not know, with the setting at fault."""

    def __init__(self, setting: str, given: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{setting}: {given!r} is not one of {', '.join(allowed)}")
        self.setting: Final = setting
        self.given: Final = given
        self.allowed: Final = allowed


class Setup:
    """The seats and the settings, defaults filled in; of those that came later the ones that were named."""

    def __init__(self, seats: int, chosen: dict[str, str]) -> None:
        self.seats: Final = seats
        self.chosen: Final = chosen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.seats == other.seats and self.chosen == other.chosen

    def __hash__(self) -> int:
        return hash((self.seats, tuple(sorted(self.chosen.items()))))


def complete_setup(seat_counts: tuple[int, ...], settings: list[Setting], seats: int, chosen: dict[str, str]) -> Setup:
    """Fill in the defaults, or say which setting is wrong."""
    if seats not in seat_counts:
        raise BadSetup("seats", str(seats), tuple([str(count) for count in seat_counts]))
    known = {setting.name: setting for setting in settings}
    for name, choice in chosen.items():
        if name not in known:
            raise BadSetup("setting", name, tuple(known))
        if choice not in known[name].choices:
            raise BadSetup(name, choice, known[name].choices)
    named = [setting for setting in settings if setting.name in chosen or not setting.later]
    return Setup(seats, {setting.name: chosen.get(setting.name, setting.default) for setting in named})


def with_defaults(settings: list[Setting], chosen: dict[str, str]) -> dict[str, str]:
    """What is *chosen* for a new table, which names every setting there is."""
    return {setting.name: setting.default for setting in settings} | chosen
