"""Looking something up at the prompt: words of the game, rules, cards. What is not there gets the nearest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from monumental.cards.clauses import begins, clause_index
from monumental.cards.grammar import one_of, side_by_side
from monumental.cli.find import MOST, best, find, nearest, plain
from monumental.cli.screens.views import view_of
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.explaining.cards import about_things
from monumental.cli.table.typed import prompt
from monumental.play.glossary.entries import glossary
from monumental.play.glossary.finder import pattern_of
from monumental.play.notation import all_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.clauses import Clause
    from monumental.cards.text import Texts
    from monumental.engine.game import Game
    from monumental.play.glossary.entries import Entry

#: How many clauses of a chapter, and how many with the same words in them, are shown.
MOST_OF_CHAPTER = 30
MOST_WITH_WORDS = 8
#: How many cards that use a term are named.
MOST_CARDS = 10


def word(game: Game, words: str, texts: Texts) -> list[Answer]:
    """What a word of the game means; without one, all of them. A card is explained, too."""
    entries = glossary(game.rules, game.catalog, texts)
    if not words:
        names = side_by_side(texts, [entry.name for entry in entries], "list-comma")
        return [Answer(texts("glossary-title"), (names,))]
    found = _exactly(words, entries, texts) or _nearly(words, entries)
    if found:
        return _terms(found, texts)
    things = find(words, game.catalog, texts)
    if things:
        return about_things(game, things, texts)
    return [_mistake("mistake-word", words, _names(game, entries, texts), texts)]


def rule(game: Game, words: str, texts: Texts) -> list[Answer]:
    """A clause by its id, several by how their ids begin, by a term, by their chapter or by their words.

    A rule switch by its name. Without words, the clause behind the question that is asked now.
    """
    if words.lower() in game.rules.switches:
        return [_clauses([words.lower()], 1, texts)]
    wanted = words.upper().rstrip("-") or game.rules.clauses[game.choice().question]
    books = view_of(game).clauses
    index = clause_index(texts.language)
    begun = [
        clause.id
        for beginning in (wanted, *(f"{book}-{wanted}" for book in books))
        for clause in index
        if begins(clause.id, beginning)
    ]
    if begun:
        return [_clauses(begun, MOST_OF_CHAPTER, texts)]
    entries = glossary(game.rules, game.catalog, texts)
    ours = [clause for clause in index if not books or clause.id.partition("-")[0] in books]
    by_term = [clause for entry in _exactly(words, entries, texts) for clause in entry.clauses]
    by_chapter = [clause.id for clause in ours if plain(words) in plain(clause.chapter)]
    if by_term or by_chapter:
        return [_clauses(by_term or by_chapter, MOST_OF_CHAPTER, texts)]
    with_words = _with_words(words, ours, texts)
    if with_words:
        return [_clauses(with_words, MOST_WITH_WORDS, texts)]
    by_term = [clause for entry in _nearly(words, entries)[:1] for clause in entry.clauses]
    if by_term:
        return [_clauses(by_term, MOST_OF_CHAPTER, texts)]
    things = find(words, game.catalog, texts)
    if things:
        return about_things(game, things, texts)
    names = [*(clause.chapter for clause in ours), *(entry.name for entry in entries)]
    return [_mistake("mistake-clause", words, names, texts)]


def no_card(game: Game, words: str, texts: Texts) -> list[Answer]:
    """There is no card of this name: perhaps it is a word of the game."""
    entries = glossary(game.rules, game.catalog, texts)
    found = _exactly(words, entries, texts) or _nearly(words, entries)
    if found:
        return _terms(found, texts)
    return [_mistake("mistake-card", words, _names(game, (), texts), texts)]


def not_understood(game: Game, line: str, texts: Texts) -> str:
    """No action and no command: what comes nearest to it, where it is a word that could be misspelt."""
    verb, _, words = line.strip().lower().partition(" ")
    meant = all_words(game, verb) if words and verb in game.rules.words else []
    called = [name for action in meant for name in prompt.names_of(game, action, texts)[:1]]
    if called:
        near = [f"{verb} {name}" for name in nearest(words, called)]
    elif verb in game.rules.words or not any(sign.isalpha() for sign in verb):
        return texts("mistake-words", words=line.strip())
    else:
        near = nearest(verb, [*game.rules.words, *prompt.COMMANDS, *view_of(game).commands])
    return texts("mistake-nearest", words=line.strip(), names=one_of(texts, near))


def _exactly(words: str, entries: Iterable[Entry], texts: Texts) -> list[Entry]:
    """The terms that are called so, in any of their forms."""
    wanted = plain(words)
    found = [
        entry
        for entry in entries
        if any(re.fullmatch(pattern_of(plain(form), texts.language), wanted) for form in entry.forms)
    ]
    return [entry for entry in found if plain(entry.name) == wanted] or found


def _nearly(words: str, entries: Iterable[Entry]) -> list[Entry]:
    """The terms whose names begin so, contain it or look like it."""
    return best(words, [(entry, (entry.name, entry.key)) for entry in entries], misspelt=True)[:MOST]


def _terms(entries: Sequence[Entry], texts: Texts) -> list[Answer]:
    """A term in full; of several, which one is meant."""
    if len(entries) > 1:
        names = one_of(texts, [entry.name for entry in entries])
        return [Answer(texts("terminal-which-card", names=names))]
    (entry,) = entries
    lines = [entry.meaning, texts("glossary-rules", clauses=", ".join(entry.clauses))]
    if entry.cards:
        cards = list(dict.fromkeys(texts.card(card) for card in entry.cards))
        named = side_by_side(texts, cards[:MOST_CARDS], "list-comma")
        if len(cards) > MOST_CARDS:
            named = texts("glossary-more", list=named, count=len(cards) - MOST_CARDS)
        lines.append(texts("glossary-cards", cards=named))
    return [Answer(entry.name, tuple(lines))]


def _clauses(found: Iterable[str], most: int, texts: Texts) -> Answer:
    """Clauses with their ids; a single one is the whole answer."""
    ids = list(dict.fromkeys(found))
    lines = [texts("terminal-clause", clause=clause, text=texts.clause(clause)) for clause in ids[:most]]
    if len(ids) > most:
        lines.append(texts("glossary-more-clauses", count=len(ids) - most))
    return Answer(lines[0], tuple(lines[1:]))


def _with_words(words: str, clauses: Iterable[Clause], texts: Texts) -> list[str]:
    """The clauses with all of these words in them."""
    wanted = plain(words).split()
    if not wanted:
        return []
    said = [(clause.id, plain(texts.clause(clause.id))) for clause in clauses]
    return [clause for clause, text in said if all(each in text for each in wanted)]


def _names(game: Game, entries: Iterable[Entry], texts: Texts) -> list[str]:
    """What can be looked up: terms, cards, civilizations."""
    return [
        *(entry.name for entry in entries),
        *(texts.card(card) for card in game.catalog.cards),
        *(texts.civilization(people) for people in game.catalog.civilizations),
    ]


def _mistake(key: str, words: str, names: Iterable[str], texts: Texts) -> Answer:
    return Answer(texts(key, words=words, names=one_of(texts, nearest(words, names))))
