"""The rules of omens, and all that a box must hold."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from omens_box import OMENS
from omens_box.rules import CONSULT, INTERPRET
from omens_box.slot import Omens, omens_of

from monumental import (
    Game,
    PositionError,
    new_game,
    new_table,
    read_position,
    read_record,
    verify,
    write_position,
    write_record,
)
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.events import Event
from monumental.engine.state import Slot
from monumental.play.notation import read
from monumental.play.setup import unpack
from monumental.play.systems.known import SYSTEMS
from monumental.play.view import view_for
from monumental.play.views.keys import Keys
from monumental.play.words import event, option, question, reason
from monumental.testing import CheckError, Secrecy, check_game
from monumental.testing.scene import duel_scene

PACKS = ("duel-trade", "omens")


EMPTY_CITY = ". . . . . . . . ."


def scene(
    bag: str = "comet eclipse", kept: Sequence[str] = ("", ""), luck: str = "", city: str = EMPTY_CITY
) -> Game:
    """Seat 0 is to act."""
    return duel_scene(packs=PACKS, modules={"omens": {"bag": bag, "kept": list(kept)}}, luck=luck, city=city)


def kept(game: Game, seat: int) -> list[str]:
    return [game.catalog.cards[omen].key for omen in omens_of(game.state).kept[seat]]


def test_the_scout_draws_an_omen() -> None:
    game = scene(luck="comet")

    game.play_option(CONSULT)

    assert kept(game, 0) == ["comet"]
    game.play_option(read(game, "pass"))  # the opponent
    assert CONSULT not in game.options()


def test_whoever_has_two_omens_draws_no_other_one() -> None:
    game = scene(kept=("comet eclipse", ""))

    refused = game.why_not(CONSULT)

    assert refused is not None
    assert game.rules.clause_of(refused) == "OMEN-KEEP-01"


def test_an_omen_is_turned_over_for_its_text_and_goes_back_into_the_bag() -> None:
    game = scene(bag="", kept=("eclipse", ""))
    military = game.state.players[0].supply[2]

    game.play_option(INTERPRET)
    assert game.choice().private
    game.play_option(read(game, "foretell eclipse"))

    assert game.state.players[0].supply[2] == military + 2
    assert kept(game, 0) == []
    assert [game.catalog.cards[omen].key for omen in omens_of(game.state).bag] == ["eclipse"]


def test_nobody_interprets_what_they_do_not_have() -> None:
    game = scene()

    assert INTERPRET not in game.options()
    refused = game.why_not(INTERPRET)
    assert refused is not None
    assert refused.key == "no-omen-kept"


def test_a_text_draws_an_omen_without_the_scout() -> None:
    game = scene(luck="rainbow", bag="rainbow", city="house-of-augurs* . . . . . . . .")

    game.play_option(read(game, "use a1"))

    assert kept(game, 0) == ["rainbow"]
    assert CONSULT not in game.options()  # the bag is empty


def test_only_its_owner_sees_an_omen() -> None:
    game = scene(kept=("comet", "eclipse"))

    seen = [view_for(game, seat).modules.more["omens"] for seat in (0, 1, None)]

    assert seen == [{"own": own, "kept": (1, 1), "left": 2} for own in (("comet",), ("eclipse",), ())]


def test_a_position_is_written_and_read() -> None:
    game = scene(kept=("comet", "eclipse"))

    assert read_position(write_position(game)).state == game.state


@pytest.mark.parametrize(
    ("omens", "problem"),
    [
        ({"bag": "forum"}, "only omens belong here"),
        ({"kept": ["comet comet comet", ""]}, "nobody keeps more than 2"),
        ({"kept": ["comet"]}, "there are 2 seats, not 1"),
    ],
)
def test_what_can_not_be_is_refused(omens: dict[str, object], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        duel_scene(packs=PACKS, modules={"omens": omens})


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_holds_and_nothing_is_betrayed(seed: int) -> None:
    secrecy = Secrecy()

    check_game(seed, packs=PACKS, followers=[secrecy])

    assert secrecy.differing > 20


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def show_all(slot: Slot, seat: int | None, keys: Keys) -> object:
        assert isinstance(slot, Omens)
        return tuple([keys.pile(omens) for omens in slot.kept])

    open_to_all = replace(OMENS, shows={"omens": show_all})
    monkeypatch.setitem(SYSTEMS["duel"].modules, "omens", open_to_all)

    with pytest.raises(CheckError, match="the view tells seat"):
        check_game(0, packs=PACKS, followers=[Secrecy()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    box = unpack("duel", PACKS)
    texts = load_texts(language, [pack.folder for pack in box.packs], box.rules)
    journal: list[Event] = []
    game = new_game("duel", packs=PACKS, seed=5, journal=journal)
    said = set()
    while not game.over:
        said.add(question(game, texts))
        said |= {option(game, action, texts) for action in game.options()}
        wanted = [action for action in game.options() if action.verb in {"consult", "interpret", "foretell"}]
        for action in (CONSULT, INTERPRET):
            refused = game.why_not(action)
            said |= set() if refused is None else {reason(game, refused, texts)}
        game.play_option((wanted or game.options())[0])
    said |= {event(game, each, texts) for each in journal}

    assert texts("option-consult") in said
    assert {each.key for each in journal} >= {"consulted", "foretold"}
    assert all(texts.clause(clause) for clause in box.rules.clauses.values() if clause.startswith("OMEN"))


def test_a_game_is_recorded_and_verified() -> None:
    table = new_table("duel", ("random", "random"), packs=PACKS, seed=3)
    choose = random.Random(3)
    while not table.game.over:
        table.play(table.game.seat, choose.choice(table.game.options()))

    verdict = verify(read_record(write_record(table.record())))

    assert (verdict.ended, verdict.luck) == (True, "typed")
    assert "consult" in {move.words for move in table.moves}
