"""Actions as text, both ways, and what is said about words that are no action."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from monumental import Action, Game, read_action, write_action
from monumental.engine.state import CELLS, PLACES, POLICY
from monumental.play.notation import NotationError, all_words, cell_name
from tests.random_game import RandomGame
from tests.scene import refused, scene


@pytest.mark.parametrize("seed", range(40))
def test_every_option_can_be_written_and_read_again(seed: int) -> None:
    with RandomGame(seed) as play:
        while not play.game.over:
            options = play.game.options()
            written = [write_action(play.game, option) for option in options]

            assert [read_action(play.game, text) for text in written] == options
            assert len(set(written)) == len(written)
            play.go_on()


def test_everything_that_can_be_written_can_be_read() -> None:
    game = scene()

    for verb in game.rules.words:
        actions = all_words(game, verb)
        texts = [write_action(game, action) for action in actions]
        assert [read_action(game, text) for text in texts] == actions
        assert len(set(texts)) == len(actions) > 0
        assert {text.split()[0] for text in texts} == {verb}


@pytest.mark.parametrize("seed", range(5))
def test_everything_offered_in_a_game_is_among_what_can_be_written(seed: int) -> None:
    """Stakes aside: `advantage military 12` is possible for the very rich."""
    with RandomGame(seed) as play:
        conceivable = {action for verb in play.game.rules.words for action in all_words(play.game, verb)}
        while not play.game.over:
            options = {option for option in play.game.options() if option.second < 10}
            assert options <= conceivable
            play.go_on()


def test_a_cell_is_named_by_its_column_and_row() -> None:
    names = [cell_name(place) for place in range(CELLS)]

    assert names == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert [cell_name(place) for place in range(CELLS, PLACES)] == [f"{name}k" for name in names]
    assert cell_name(POLICY) == "policy"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Action("pass")),
        ("use b2", Action("use", 4)),
        ("use b2k", Action("use", 13)),
        ("may policy", Action("may", POLICY)),
        ("activate 2 c", Action("activate", 1, 2)),
        ("acquire 6", Action("acquire", 5)),
        ("branch 1", Action("branch", 0)),
        ("advantage military 3", Action("advantage", 2, 3)),
        ("take gold", Action("take", 4)),
        ("mark 2 agricultural", Action("mark", 1, 2)),
        ("  USE   B2  ", Action("use", 4)),
    ],
)
def test_words_mean_an_action(text: str, action: Action) -> None:
    game = scene()

    assert read_action(game, text) == action
    assert write_action(game, action) == " ".join(text.lower().split())


def test_cards_and_civilizations_are_named_by_their_keys() -> None:
    game = scene()

    build, choose = read_action(game, "build barricade"), read_action(game, "choose malians")

    assert build == Action("build", game.catalog.number("barricade"))
    assert choose == Action("choose", game.catalog.civilization_by_key["malians"].number)
    assert write_action(game, build) == "build barricade"
    assert write_action(game, choose) == "choose malians"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "an action begins with a verb, such as: acquire 3"),
        ("   ", "an action begins with a verb, such as: acquire 3"),
        ("aquire 3", "unknown verb 'aquire' (did you mean 'acquire'?)"),
        ("xyzzy", "unknown verb 'xyzzy'"),
        ("use", "'use' should have the form: use <place>"),
        ("use b2 b3", "'use b2 b3' should have the form: use <place>"),
        ("pass now", "'pass now' should have the form: pass"),
        ("activate 2", "'activate 2' should have the form: activate <row> <column>"),
        ("use e4", "unknown place 'e4'"),
        ("use b2q", "unknown place 'b2q' (did you mean 'b2'?)"),
        ("activate 1 d", "unknown column 'd'"),
        ("activate one a", "'one' should be a number"),
        ("acquire -1", "'-1' should be a number"),
        ("acquire 1.5", "'1.5' should be a number"),
        ("acquire ²", "'²' should be a number"),
        ("acquire 1000", "'1000' should be a number"),
        ("build baricade", "unknown card 'baricade' (did you mean 'barricade'?)"),
        ("choose mayans", "unknown civilization 'mayans' (did you mean 'malians'?)"),
        ("take silver", "unknown resource 'silver'"),
        ("take sience", "unknown resource 'sience' (did you mean 'science'?)"),
        ("mark 1 costal", "unknown Province type 'costal' (did you mean 'coastal'?)"),
        ("advantage military many", "'many' should be a number"),
    ],
)
def test_words_that_are_no_action_are_explained(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        read_action(scene(), text)

    assert str(error.value) == problem


@pytest.mark.parametrize(
    "text", ["acquire 0", "activate 0 a", "mark 0 coastal", "branch 0", "next 999", "use c3k"]
)
def test_an_action_that_can_never_be_done_is_read_and_refused(text: str) -> None:
    """Whether it can be done is for the game to say, not for the notation."""
    game = scene()

    key, clause = refused(game, text)

    assert key
    assert clause.startswith("DUEL-")


def outcome(game: Game, text: str) -> str:
    """What becomes of words: an option, a refusal, or no action at all."""
    try:
        action = read_action(game, text)
    except NotationError:
        return "no action"
    reason = game.why_not(action)
    assert (reason is None) == (action in game.options()), text
    return "option" if reason is None else "refusal"


def test_whatever_is_typed_is_an_option_a_refusal_or_no_action() -> None:
    game = scene(city="forum* . . . . . . . .", supply="3 production 2 gold", provinces="sahara")
    things = ["a1", "b2", "c3k", "policy", "military", "forum", "barricade", "0", "1", "2", "6", "999", "-1"]
    things += ["a", "coastal", "aztecs", "Ω", "１", "\t", "x" * 80]
    seen: Counter[str] = Counter()
    for seed in range(2000):
        choose = random.Random(seed)
        text = " ".join(
            [choose.choice([*game.rules.words, "Ω"]), *choose.choices(things, k=choose.randrange(3))]
        )
        try:
            seen[outcome(game, text)] += 1
        except Exception as error:
            error.add_note(f"seed {seed}: {text!r}")
            raise

    assert set(seen) == {"option", "refusal", "no action"}
    assert seen["option"] > 20
    assert seen["refusal"] > 200


def test_whatever_lies_anywhere_can_be_written_a_drawn_card_too() -> None:
    game = scene()

    written = {write_action(game, action) for action in all_words(game, "use")}

    assert {"use a1", "use b2k", "use d1"} <= written
    assert written == {write_action(game, read_action(game, words)) for words in written}
