"""Why a verb as a whole can't be used now: `why develop`, whatever it would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import one_of, side_by_side
from monumental.cli.table.explaining.answer import Answer
from monumental.play.notation import all_words, write
from monumental.play.speech.subjects import subject
from monumental.play.words import reason

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason

#: Nobody means these by a verb alone: there is nothing there, or it is somebody else's.
FAR_FETCHED: Final = frozenset(
    {
        "already-there",
        "capital",
        "city-not-there",
        "empty-slot",
        "hero-not-there",
        "no-card-there",
        "no-province-there",
        "no-such-explorer",
        "no-such-pile",
        "no-such-tile",
        "not-a-basic-resource",
        "not-adjacent",
        "not-in-market",
        "not-your-land",
        "not-your-policy",
        "not-your-token",
        "out-of-reach",
        "stake-too-low",
        "water",
        "yours-already",
    }
)

#: So many reasons are told, and so many actions of each named.
MOST_REASONS: Final = 6
MOST_ACTIONS: Final = 4


def about_verb(game: Game, verb: str, texts: Texts) -> Answer:
    """What can be done with a verb now, and why the rest can't be."""
    options = [action for action in game.options() if action.verb == verb]
    told = refusals(game, verb, texts)
    if options:
        named = one_of(texts, in_words(game, options, texts))
        return Answer(texts("terminal-can-be-done", option=named), tuple(list_of(told, texts)))
    if len(told) == 1:
        # One reason for all of them: with its rule, as for a single action.
        ((sentence, clause),) = told
        rule = texts("terminal-clause", clause=clause, text=texts.clause(clause))
        return Answer(texts("mistake-not-possible", reason=sentence, clause=clause), (rule,))
    return Answer(texts("terminal-why-none", verb=verb), tuple(list_of(told, texts)))


def refusals(game: Game, verb: str, texts: Texts) -> dict[tuple[str, str], list[str]]:
    """The actions that can't be done, by reason and clause; the least that is lacking first."""
    found = [(refusal, action) for action in all_words(game, verb) if (refusal := game.why_not(action))]
    meant = [each for each in found if each[0].key not in FAR_FETCHED] or found
    told: dict[tuple[str, str], list[Action]] = {}
    for refusal, action in sorted(meant, key=lambda each: lacking(each[0])):
        sentence = (reason(game, refusal, texts), game.rules.clause_of(refusal))
        told.setdefault(sentence, []).append(action)
    few = list(told.items())[:MOST_REASONS]
    return {sentence: in_words(game, actions, texts) for sentence, actions in few}


def lacking(refusal: Reason) -> int:
    return refusal.need - refusal.have


def in_words(game: Game, actions: list[Action], texts: Texts) -> list[str]:
    """How the first few are typed, with the names of their cards: `acquire 2 (Academy)`."""
    words = []
    for action in actions[:MOST_ACTIONS]:
        card = subject(game, action, game.choice().seat)
        typed = write(game, action)
        named_already = card is None or card.key in typed
        words.append(typed if named_already or card is None else f"{typed} ({texts.card(card)})")
    return [*words, "…"] if len(actions) > MOST_ACTIONS else words


def list_of(told: dict[tuple[str, str], list[str]], texts: Texts) -> list[str]:
    """`acquire 2 (Academy): That costs 3 Production; you can pay 2. (DUEL-ACQ-01)`."""
    return [
        texts(
            "terminal-list",
            title=side_by_side(texts, words, "list-comma"),
            items=texts("mistake-not-possible", reason=sentence, clause=clause),
        )
        for (sentence, clause), words in told.items()
    ]
