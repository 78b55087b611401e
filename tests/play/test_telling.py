"""Telling what happened: every event once, in order, in as few sentences as it takes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.resources import GOLD, RESOURCES
from monumental.play.setup import unpack
from monumental.play.speech.telling import DEALS, STEPS, kind_of, tell
from tests.random_game import ClassicGame, ModuleGame, RandomGame, SoloGame

GAMES: dict[str, Callable[[], RandomGame]] = {
    "duel": lambda: RandomGame(7),
    "classic for four": lambda: ClassicGame(26),
    "classic with modules": lambda: ModuleGame(22),
    "continuous for four": lambda: ModuleGame(362),
    "continuous with modules": lambda: ModuleGame(427),
    "solo with modules": lambda: SoloGame(42),
}
#: Told together where they follow each other.
TOGETHER = {"gained", "paid", *DEALS, *STEPS}


def texts_of(game: Game, language: str) -> Texts:
    box = unpack(game.rules.name, game.catalog.packs)
    return load_texts(language, [pack.folder for pack in box.packs], game.rules)


def runs(events: list[Event]) -> int:
    """How many sentences there should be."""
    count = 0
    for before, event in zip([None, *events], events, strict=False):
        same = before is not None and kind_of(before) == kind_of(event)
        count += not (same and event.key in TOGETHER)
    return count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_once_and_in_order(game: str, language: str) -> None:
    with GAMES[game]() as play:
        play.finish()
        texts = texts_of(play.game, language)

        told = tell(play.game, play.journal, texts)

    assert [event for each in told for event in each.events] == play.journal
    assert len(told) == runs(play.journal)
    assert all(each.sentence.strip() and each.events for each in told)
    for each in told:
        assert len(each.events) == 1 or {event.key for event in each.events} <= TOGETHER
        assert len({event.seat for event in each.events}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_in_parts_is_what_is_told_at_once(game: str) -> None:
    """One passage for each action: nothing is lost between two of them."""
    with GAMES[game]() as play:
        texts = texts_of(play.game, "en")
        sentences, heard = 0, 0
        while not play.game.over:
            play.go_on()
            fresh = play.journal[heard:]
            heard = len(play.journal)
            sentences += len(tell(play.game, fresh, texts))
        at_once = tell(play.game, play.journal, texts)
    assert sentences >= len(at_once)
    assert heard == sum(len(each.events) for each in at_once)


def test_resources_one_after_the_other_are_added_up() -> None:
    play = RandomGame(7)
    while play.game.state.players[0].civilization < 0:
        play.go_on()
    texts = texts_of(play.game, "en")
    gained = [Event("gained", 0, resource=GOLD, number=2), Event("gained", 0, resource=GOLD, number=3)]
    other = Event("gained", 1, resource=GOLD, number=1)

    told = tell(play.game, [*gained, other], texts)

    assert [each.events for each in told] == [gained, [other]]
    assert "5 Gold" in told[0].sentence
    assert len(RESOURCES) > GOLD


def test_nothing_is_told_of_nothing() -> None:
    play = RandomGame(7)

    assert tell(play.game, [], texts_of(play.game, "en")) == []
