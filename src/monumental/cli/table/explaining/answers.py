"""The answers to what is asked at the prompt: cards, reasons, the log, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import one_of
from monumental.cli.find import find
from monumental.cli.screens import signs
from monumental.cli.screens.views import view_of
from monumental.cli.table.explaining import lookup
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.explaining.cards import about_things, card_answer
from monumental.cli.table.telling import news
from monumental.cli.table.typed.prompt import COMMANDS
from monumental.engine.action import EMPTY, NONE
from monumental.engine.pieces.city import card_at
from monumental.engine.scoring.points import achievements
from monumental.play.glossary.goal import goal
from monumental.play.notation import PLACE_BY_NAME, write
from monumental.play.words import option, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason


def about_card(game: Game, seat: int, words: str, texts: Texts) -> list[Answer]:
    """What a card does: by name, by cell (`b2`), by slot of the display (`3`); without words, all in view."""
    if not words:
        cards = dict.fromkeys(view_of(game).in_view(game, seat))
        return [card_answer(card, game.catalog, texts) for card in cards]
    here = card_here(game, seat, words)
    found = [here] if here else find(words, game.catalog, texts)
    return about_things(game, found, texts) if found else lookup.no_card(game, words, texts)


def card_here(game: Game, seat: int, words: str) -> Card | None:
    """The card at a cell of one's city or in a slot of the display."""
    if words.lower() in PLACE_BY_NAME:
        return card_at(game, seat, PLACE_BY_NAME[words.lower()])
    slots = game.state.display.slots
    slot = int(words) - 1 if words.isascii() and words.isdigit() and len(words) < 3 else NONE
    if 0 <= slot < len(slots) and slots[slot] != EMPTY:
        return game.catalog.cards[slots[slot]]
    return None


def why(game: Game, action: Action, texts: Texts) -> Answer:
    """Why an action can't be done, with the rule behind it."""
    refusal = game.why_not(action)
    if refusal is None:
        return Answer(texts("terminal-can-be-done", option=option(game, action, texts)))
    return refused(game, refusal, texts)


def refused(game: Game, refusal: Reason, texts: Texts) -> Answer:
    """A reason with the rule behind it; where there are several causes, the rules behind all of them."""
    causes = (refusal, *refusal.also)
    clauses = list(dict.fromkeys(game.rules.clause_of(cause) for cause in causes))
    return Answer(
        texts("mistake-not-possible", reason=reason(game, refusal, texts), clause=", ".join(clauses)),
        tuple(texts("terminal-clause", clause=clause, text=texts.clause(clause)) for clause in clauses),
    )


#: How wide a legend in the help may be.
HELP_WIDTH = 76

#: The events that a round begins with.
NEW_ROUND = frozenset({"round-begins", "final-turns", "last-round"})


def log(game: Game, events: Sequence[Event], words: str, texts: Texts) -> Answer:
    """What happened in this round and the one before; `log all`: in the whole game."""
    begins = [position for position, each in enumerate(events) if each.key in NEW_ROUND]
    start = 0 if words == "all" or len(begins) < 2 else begins[-2]
    told = news.tell(game, events[start:], texts, seeing=False)
    return Answer(texts("view-log"), tuple(line for paragraph in told for line in paragraph.lines))


def which(game: Game, actions: Sequence[Action], texts: Texts) -> Answer:
    """Words that could mean several actions."""
    return Answer(
        texts("terminal-which-action", actions=one_of(texts, [write(game, each) for each in actions]))
    )


def helping(game: Game, texts: Texts, *, seeing: bool) -> list[Answer]:
    """The game in short, what can be typed, how actions are written and, if they are seen, the signs."""
    view = view_of(game)
    example = game.rules.clauses["activate"]
    lines = [
        texts("help-number"),
        texts("help-words"),
        *(texts(key, clause=example) for key in (*view.commands.values(), *COMMANDS.values())),
    ]
    forms = [" ".join([verb, *(f"<{kind}>" for kind in kinds)]) for verb, kinds in game.rules.words.items()]
    helps = [
        Answer(texts("goal-title"), tuple(goal(game.rules, achievements(game), texts))),
        Answer(texts("help-title"), tuple(lines)),
        Answer(texts("terminal-help-actions"), ("; ".join(forms),)),
    ]
    if seeing:
        legend = [signs.resource_legend(texts), signs.marks_legend(texts)]
        legend += signs.in_lines(view.legend(game, texts), HELP_WIDTH)
        helps.append(Answer(texts("terminal-help-signs"), tuple(legend)))
    return helps
