"""What the engine promises about every position, whatever the rules: shared by the property tests."""

from __future__ import annotations

import pytest

from monumental import Action, Game, IllegalAction, Reason
from monumental.play.notation import read, write
from monumental.play.position import dump, load
from monumental.testing import (
    Course,
    check_clone,
    check_conservation,
    check_length,
    check_options,
    check_standing_texts,
    conceivable,
    position,
)
from tests.random_game import RandomGame

#: Numbers that no action has.
STRANGE = [(-5, -1), (99, -1), (9999, 9999), (0, 99)]


def told(play: RandomGame, since: int = 0) -> list[str]:
    return [repr(event) for event in play.journal[since:]]


def check_now(play: RandomGame, course: Course, *, often: int, seldom: int) -> None:
    """What is quick at every decision, what is slow at one of so many, what is slower still at fewer."""
    course.check(play.game)
    check_length(play.game)
    check_standing_texts(play.game)
    if play.game.over or play.decision % often == play.seed % often:
        check_conservation(play.game)
    if not play.game.over and play.decision % seldom == play.seed % seldom:
        check_options(play.game)
        check_clone(play.game)


def check_same(written: Game, read: Game) -> None:
    """A game that was written down and the one that was read."""
    assert position(read) == position(written)
    assert read.rules.switches == written.rules.switches
    assert read.options() == written.options()


#: The books that each rule system refers to: whatever one does not change follows the next.
BOOKS = {"duel": ("DUEL-",), "classic": ("BASE-",), "continuous": ("CONT-", "BASE-")}


def books(game: Game) -> tuple[str, ...]:
    """Our own clauses count where a module of ours is in play, or an Automa."""
    has_automa = not all(game.state.is_played(seat) for seat in range(len(game.state.players)))
    ours = has_automa or {"heroes", "monsters"} & set(game.rules.modules)
    return (*BOOKS[game.rules.name], *(["MOD-"] if ours else []))


def check_saved(game: Game) -> Game:
    """What was written down says the same when it is read and written again; gives what was read."""
    written = dump(game)
    loaded = load(written)
    check_same(game, loaded)
    assert dump(loaded) == written
    return loaded


def check_words(game: Game, known: set[Action]) -> None:
    """Every option can be written and is read as itself; those that are known already are left out."""
    for option in game.options():
        if option not in known:
            known.add(option)
            assert read(game, write(game, option)) == option, option


def check_answers(game: Game) -> None:
    """Whatever can be asked for is offered, or refused with a clause of a book or a switch of ours."""
    options = set(game.options())
    before = position(game)
    choice = game.choice()
    strange = [Action(verb, *numbers) for verb in [*game.rules.words, "dance"] for numbers in STRANGE]
    for action in [*options, *strange]:
        assert (game.why_not(action) is None) == (action in options), action
    for action in [*conceivable(game), *strange]:
        if action not in options:
            reason = choice.refusal(game, action)
            assert isinstance(reason, Reason), f"{action} is neither offered nor refused"
            clause = game.rules.clause_of(reason)
            assert clause.startswith(books(game)) or clause in game.rules.switches, action
    assert position(game) == before


def check_rules(game: Game) -> None:
    """A rule refuses exactly what it does not offer: else it would hide behind "that was not asked"."""
    written = list(conceivable(game))
    for rule in game.rules.actions:
        offered: list[Action] = []
        rule.offer(game, game.seat, offered)
        asked = [action for action in written if action.verb in (rule.verb, rule.also)]
        for action in [*offered, *asked]:
            reason = rule.refusal(game, game.seat, action)
            assert (reason is None) == (action in offered), f"{action}: {reason}"


def try_in_vain(play: RandomGame, action: Action) -> None:
    """An illegal action changes nothing."""
    before, heard, drawn = position(play.game), len(play.journal), len(play.luck.cards)

    with pytest.raises(IllegalAction) as refused:
        play.game.play(action)

    assert refused.value.clause == play.game.rules.clause_of(refused.value.reason)
    assert position(play.game) == before, action
    assert (len(play.journal), len(play.luck.cards)) == (heard, drawn), action
