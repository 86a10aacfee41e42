"""What browsers are called, by what they say of themselves."""

from __future__ import annotations

import pytest

from tablewright.server.people.browsers import described

APPLE = "(KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "called"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Linux"),
        (
            f"Mozilla/5.0 (Windows NT 10.0; Win64) {APPLE} Chrome/142.0 Safari/537.36",
            "Chrome, Windows",
        ),
        (f"Mozilla/5.0 (Windows NT 10.0) {APPLE} Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        (f"Mozilla/5.0 (Linux; Android 16) {APPLE} Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        (f"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) {APPLE} Version/19.0 Safari/604.1", "Safari, iPhone"),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {APPLE} Version/19.0 Safari/605.1.15", "Safari, macOS"),
        ("curl/8.5.0", ""),
        ("", ""),
        ("Firefox/" * 1000, "Firefox"),
    ],
)
def test_a_browser_has_a_short_name(user_agent: str, called: str) -> None:
    assert described(user_agent) == called
