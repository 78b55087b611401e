"""Small signs that mean the same in every language. Colour only repeats what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from monumental.cards.text import Texts
from monumental.engine.catalog import KNOWLEDGE, PROVINCE, WONDER, Card
from monumental.engine.moves.acquire import PAID_IN

ACTIVATED: Final = "»"
USED: Final = "×"
TOPMOST: Final = "▲"
UNDER: Final = "└"
DOT: Final = " · "

#: One sign and one colour for each resource, in their usual order.
RESOURCE_SIGNS: Final = "⚒⚗⚔✦●"
RESOURCE_STYLES: Final = ("yellow", "cyan", "red", "magenta", "bold yellow")

KIND_STYLES: Final = {KNOWLEDGE: "cyan", WONDER: "magenta", PROVINCE: "green"}


def tokens(resource: int, count: int) -> Text:
    """So many tokens: `⚒2`."""
    return Text(f"{RESOURCE_SIGNS[resource]}{count}", RESOURCE_STYLES[resource])


def all_tokens(counts: Sequence[int]) -> Text:
    """What there is of every resource: `⚒2 ●1`."""
    return Text(" ").join(tokens(resource, count) for resource, count in enumerate(counts) if count)


def named_tokens(counts: Sequence[int], texts: Texts) -> Text:
    """The same with names, so that the signs explain themselves: `⚒2 Production ⚗0 Science …`."""
    parts = []
    for resource, count in enumerate(counts):
        text = tokens(resource, count) if count else Text(f"{RESOURCE_SIGNS[resource]}{count}", "dim")
        parts.append(text.append(f" {texts.resource(resource)}", "" if count else "dim"))
    return Text(" ").join(parts)


def supply(counts: Sequence[int]) -> str:
    """All five, without colour, for the prompt: `⚒3 ⚗1 ⚔1 ✦0 ●2`."""
    return " ".join(f"{sign}{count}" for sign, count in zip(RESOURCE_SIGNS, counts, strict=True))


def yields(card: Card) -> Text:
    """What activating a card gives: ` »⚒2`, or nothing."""
    if not any(card.resources):
        return Text()
    return Text.assemble((f" {ACTIVATED}", "dim"), all_tokens(card.resources))


def cost(card: Card, paid_in: int | None = None) -> Text:
    """The printed cost; a Wonder's two circles."""
    if card.kind >= len(PAID_IN):
        return Text()
    text = tokens(PAID_IN[card.kind] if paid_in is None else paid_in, card.cost)
    if card.kind == WONDER:
        text = Text("+").join([text, tokens(PAID_IN[WONDER], card.completion_cost)])
    return text


def resource_legend(texts: Texts) -> str:
    """What the signs of the resources mean."""
    return DOT.join(f"{sign} {texts.resource(number)}" for number, sign in enumerate(RESOURCE_SIGNS))


def marks_legend(texts: Texts) -> str:
    """What the signs on cards mean."""
    marks = (
        (ACTIVATED, texts("view-activated")),
        (USED, texts("view-used")),
        (UNDER, texts("terminal-under")),
        (TOPMOST, texts("terminal-topmost")),
    )
    return DOT.join(f"{sign} {meaning}" for sign, meaning in marks)


def in_lines(items: Sequence[str], width: int) -> list[str]:
    """A long list, as many items to a line as fit: none of them is broken off."""
    lines: list[str] = []
    for item in items:
        if lines and cell_len(lines[-1] + DOT + item) <= width:
            lines[-1] += DOT + item
        else:
            lines.append(item)
    return lines
