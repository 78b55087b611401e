"""What a device is called in a list: the browser and the system, as it names itself."""

from __future__ import annotations

from typing import Final

#: What a browser says of itself, and what it is called; who comes first pretends to be those who follow.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
LONGEST: Final = 40


def device_name(agent: str) -> str:
    """`Firefox · Linux`; a program by the first word that it says."""
    parts = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    if any(parts):
        return " · ".join(filter(None, parts))
    first = agent.partition("/")[0].partition(" ")[0]
    return first[:LONGEST] if first.isprintable() else ""
