"""What a browser is called, so that people know their own ones again: `Firefox, Linux`. Names of products, and no more
of what a browser tells about itself: nobody can be told from others by it."""

from __future__ import annotations

from typing import Final

# Most browsers name others as well, to be taken for them: the first that is found is the one.
BROWSERS: Final = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def described(user_agent: str) -> str:
    """Empty where nothing is known."""
    named = (first(BROWSERS, user_agent), first(SYSTEMS, user_agent))
    return ", ".join(name for name in named if name)


def first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
