"""What somebody with a ruler finds at a table: texts that are cut, numbers too small, things in the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

#: The least height of letters on cards, and of numbers on the map, in pixels.
LETTERS = 12
NUMBERS = 13

RULER = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def measured(page: Page) -> Any:
    """`problems` in words, the shares of the window that the map takes, the size of the smallest own card."""
    page.evaluate("document.fonts.ready")
    return page.evaluate(RULER, [LETTERS, NUMBERS])
