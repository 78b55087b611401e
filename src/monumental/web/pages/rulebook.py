"""The rules to read: each section in words, with its drawing as a view of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of
from monumental.cards.text import load_texts
from monumental.learn.rulebook import books, chapters, find_book, minutes
from monumental.learn.rulebook.book import whole_box
from monumental.play.setup import unpack
from monumental.play.view import view_for
from monumental.play.words import seat_name
from monumental.web.contract.page import ChoiceText
from monumental.web.contract.rulebook import (
    RulebookDrawing,
    RulebookPage,
    RulebookParagraph,
    RulebookRow,
    RulebookSection,
)
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.learn.rulebook import Chapter, Picture


@lru_cache(maxsize=16)
def rulebook_page(rules: str, language: str) -> RulebookPage:
    """The book of a rule system in one language."""
    if rules not in books():
        raise Refused(404, "server-no-rulebook", rules=rules, known=_known(load_texts(language)))
    book = find_book(rules)
    box = unpack(rules, whole_box(rules))
    texts = load_texts(language, tuple(pack.folder for pack in box.packs), box.rules)
    read = chapters(book, language)
    return RulebookPage(
        rules=rules,
        name=texts(f"rules-{rules}"),
        about=texts(f"about-{rules}"),
        minutes=minutes(read),
        after=None if book.after is None else _choice(book.after, texts),
        books=tuple(_choice(name, texts) for name in books()),
        sections=tuple(_section(chapter, texts) for chapter in read),
    )


def _known(texts: Texts) -> str:
    return all_of(texts, [texts(f"rules-{name}") for name in books()])


def _choice(rules: str, texts: Texts) -> ChoiceText:
    return ChoiceText(rules, texts(f"rules-{rules}"))


def _section(chapter: Chapter, texts: Texts) -> RulebookSection:
    return RulebookSection(
        key=chapter.key,
        title=chapter.title,
        paragraphs=tuple(RulebookParagraph(each.text, each.clauses) for each in chapter.paragraphs),
        heads=chapter.heads,
        rows=tuple(RulebookRow(row.text, row.value, row.clauses) for row in chapter.rows),
        terms=chapter.terms,
        lesson=chapter.lesson,
        drawing=None if chapter.picture is None else _drawing(chapter.picture, texts),
    )


def _drawing(picture: Picture, texts: Texts) -> RulebookDrawing:
    game = picture.game
    return RulebookDrawing(
        caption=picture.caption,
        show=picture.show,
        seat=picture.seat,
        point=picture.point,
        titles=tuple(seat_name(game, seat, texts) for seat in range(len(game.state.players))),
        view=view_for(game, picture.seat),
    )


__all__ = ["rulebook_page"]
