"""What was said at a table, as somebody hears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.web.contract.me import MyBlock, MyLine
from monumental.web.talk.contract import LONGEST_LINE, BlockPage, BlocksPage, TalkLine, TalkNews, TalkPage
from monumental.web.talk.phrases import choices, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.web.contract.requests import TalkMode
    from monumental.web.store.rows import Seat
    from monumental.web.store.talking.blocks import Block
    from monumental.web.store.talking.lines import Line
    from monumental.web.store.talking.reports import Report
    from monumental.web.talk.hearing import Hearer


def talk_page(
    lines: Sequence[Line], mode: TalkMode, hearer: Hearer, seats: Sequence[Seat], texts: Texts
) -> TalkPage:
    return TalkPage(
        mode=mode,
        gallery=not hearer.sits,
        longest=LONGEST_LINE,
        phrases=choices(texts) if mode != "none" else (),
        lines=tuple([_line(line, hearer, seats, texts) for line in lines if hearer.hears(line)]),
    )


def _line(line: Line, hearer: Hearer, seats: Sequence[Seat], texts: Texts) -> TalkLine:
    return TalkLine(
        number=line.number,
        seat=line.seat,
        name=_name(line, seats, texts),
        mine=line.author == hearer.owner,
        phrase=line.phrase,
        text=_text(line, texts),
        said=line.said.isoformat(),
    )


def _name(line: Line, seats: Sequence[Seat], texts: Texts) -> str:
    """As whoever sits there is called now; others, as they were called then."""
    if line.seat is not None and seats[line.seat].owner == line.author:
        return texts.player(line.seat)
    return line.name or texts("talk-somebody")


def blocks_page(found: Sequence[Block], texts: Texts) -> BlocksPage:
    return BlocksPage(
        tuple(
            [
                BlockPage(each.id, each.name or texts("talk-somebody"), each.table_id, each.made.isoformat())
                for each in found
            ]
        )
    )


def my_blocks(found: Sequence[Block]) -> tuple[MyBlock, ...]:
    return tuple([MyBlock(each.name, each.table_id, each.made.isoformat()) for each in found])


def my_reports(found: Sequence[Report]) -> tuple[MyLine, ...]:
    """What somebody told the host of: the words are those of others."""
    return tuple([MyLine(each.place, each.made.isoformat(), each.words) for each in found])


def my_lines(said: Sequence[tuple[str, Line]], texts: Texts) -> tuple[MyLine, ...]:
    """What somebody said, for themselves."""
    return tuple([MyLine(table, line.said.isoformat(), _text(line, texts)) for table, line in said])


def _text(line: Line, texts: Texts) -> str:
    return line.words if line.phrase is None else phrase(line.phrase, texts)


def talk_news(now: TalkPage, before: TalkPage) -> TalkNews | None:
    """What is new to somebody who has heard the page before; nothing, if nothing is."""
    known = {line.number: line for line in before.lines}
    fresh = tuple([line for line in now.lines if known.get(line.number) != line])
    gone = tuple(sorted(known.keys() - {line.number for line in now.lines}))
    if not fresh and not gone and now.gallery == before.gallery:
        return None
    return TalkNews(now.gallery, fresh, gone)
