"""Who decides what the rules of the Automa leave open: the nearest person on its right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from monumental import Game, IllegalAction, new_game, read_action
from monumental.games.classic.state import classic
from tests.classic_scene import act, explorers, land, player, refused, scene, supply, troops, units, words
from tests.rules.modules.test_monsters import PACKS
from tests.solo_scene import AUTOMA, events, obey, solo_scene, take_turn

#: Four Capitals, 2 4 6 8, each between two meadows that nobody holds.
ROW = "m C m C m C m C m"

CIVILIZATIONS = ("egyptians", "danes", "greeks", "japanese")


def table(
    seats: int, automas: Sequence[int], having: Mapping[int, dict[str, Any]] | None = None, **position: Any
) -> Game:
    """So many seats in a row, their Capitals from left to right; some of them are Automas'."""
    places: list[dict[str, Any]] = [
        {"civilization": CIVILIZATIONS[seat], "capital": 2 * seat + 2, **(having or {}).get(seat, {})}
        for seat in range(seats)
    ]
    for seat in automas:
        places[seat]["automa"] = {"deck": "solo-5"}
    mine, other, *more = places
    del mine["civilization"], other["civilization"]
    active = next(seat for seat in range(seats) if seat not in automas)
    usual: dict[str, Any] = {"drawing": ROW, "tokens": {}, "production": [], "active": active}
    return scene(**{**usual, **mine, "other": other, "more": more, **position})


def asked(game: Game) -> tuple[str, int, int]:
    """The question, whom it is about, and who answers."""
    return game.choice().question, game.choice().seat, game.seat


# Whose right


TABLES = [
    (2, [0], 0, 1),
    (2, [1], 1, 0),
    (3, [0], 0, 2),
    (3, [1], 1, 0),
    (3, [2], 2, 1),
    (3, [0, 1], 0, 2),
    (3, [0, 1], 1, 2),
    (3, [0, 2], 0, 1),
    (3, [0, 2], 2, 1),
    (3, [1, 2], 1, 0),
    (3, [1, 2], 2, 0),
    (4, [0], 0, 3),
    (4, [2], 2, 1),
    (4, [0, 2], 0, 3),
    (4, [0, 2], 2, 1),
    (4, [0, 3], 0, 2),
    (4, [0, 3], 3, 2),
    (4, [1, 2, 3], 1, 0),
    (4, [1, 2, 3], 3, 0),
    (4, [0, 1, 3], 0, 2),
    (4, [0, 1, 3], 1, 2),
]


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize(("seats", "automas", "automa", "decider"), TABLES)
def test_the_nearest_person_on_the_right_of_an_automa_decides(
    seats: int, automas: list[int], automa: int, decider: int
) -> None:
    """Turns go to the left, so that the seat before one's own is on the right. Automas are passed over."""
    game = table(seats, automas)
    left, right = 2 * automa + 1, 2 * automa + 3

    obey(game, "conquer lowest", automa)

    assert asked(game) == ("automa-conquer", automa, decider)
    assert words(game) == [f"conquer {left}", f"conquer {right}"]

    act(game, f"conquer {right}")

    assert land(game, automa) == [left + 1, right]
    assert events(game)[-2] == (f"tie-decided {decider}" if decider else "tie-decided")


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize("automas", [[], [1], [1, 2], [0, 1, 3]])
def test_a_person_decides_for_themselves(automas: list[int]) -> None:
    state = classic(table(4, automas))

    people = [seat for seat in range(4) if seat not in automas]

    assert [state.decider(seat) for seat in people] == people


# What is decided


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize(("seats", "automas", "decider"), [(2, [1], 0), (3, [1, 2], 0), (4, [0, 1, 3], 2)])
def test_that_person_chooses_civilization_and_capital_for_an_automa(
    seats: int, automas: list[int], decider: int
) -> None:
    """Each in the usual order, from the last player to the first."""
    game = new_game("classic", seats=seats, automas=automas, first=0, seed=1)

    questions = []
    while game.choice().question in ("choose-civilization", "choose-capital"):
        questions.append(asked(game))
        game.play(game.options()[0])

    order = list(reversed(range(seats)))
    answers = {seat: decider if seat in automas else seat for seat in order}
    assert questions == [
        *[("choose-civilization", seat, answers[seat]) for seat in order],
        *[("choose-capital", seat, answers[seat]) for seat in order],
    ]


@pytest.mark.rule("MOD-AUTO-05")
def test_what_is_chosen_for_an_automa_is_the_automas() -> None:
    game = new_game("classic", seats=2, automas=[1], first=0, seed=1)

    act(game, "choose greeks")
    assert refused(game, "choose greeks") == ("civilization-taken", "BASE-CITY-01")
    act(game, "choose danes")

    chosen = [game.catalog.civilizations[seat.civilization].key for seat in game.state.players]
    assert chosen == ["danes", "greeks"]


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-12")
def test_that_person_decides_on_the_site_of_a_wonder() -> None:
    """Seat 2's right is seat 1, an Automa, and then seat 0."""
    game = table(3, [1, 2], {2: {"wonder": "pyramids", "troops": "6:7 5:1 7:1"}})

    obey(game, "raise wonder", 2)

    assert asked(game) == ("automa-site", 2, 0)
    assert words(game) == ["site 5", "site 7"]


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-18")
def test_that_person_decides_on_the_way_of_an_explorer() -> None:
    """Production tokens to either side of the Capital, 6, and no Market."""
    game = table(3, [0, 2], production=[5, 7])

    obey(game, "explore 1", 2)

    assert asked(game) == ("automa-step", 2, 1)
    assert words(game) == ["explore 1 5", "explore 1 7"]


@pytest.mark.rule("MOD-AUTO-05")
def test_that_person_chooses_how_a_monster_hits_an_automa() -> None:
    """The Bunyip: its conqueror's Explorers go home, or 2 Gold are lost."""
    game = solo_scene(
        automa={"supply": "3 gold", "explorers": [9, 9]},
        packs=PACKS,
        modules={"monsters": {"tiles": "", "cards": "", "finders": "", "waiting": ""}},
        luck="bunyip",
    )

    obey(game, "conquer lowest")

    assert asked(game) == ("choose-branch", AUTOMA, 0)
    assert words(game) == ["branch 1", "branch 2"]

    act(game, "branch 2")

    assert supply(game, AUTOMA) == {"gold": 1}
    assert explorers(game, AUTOMA) == [9, 9]


@pytest.mark.rule("MOD-AUTO-05")
def test_that_person_chooses_which_units_of_an_automa_a_monster_drives_home() -> None:
    """The Minotaur: the conqueror withdraws 2 Units, and no Province loses its last one."""
    game = solo_scene(
        automa={"troops": "5:5 4:3"},
        packs=PACKS,
        modules={"monsters": {"tiles": "", "cards": "", "finders": "", "waiting": ""}},
        tokens={3: "huns", 9: "gauls"},
        luck="minotaur",
    )

    obey(game, "conquer lowest")

    assert asked(game) == ("withdraw", AUTOMA, 0)
    assert words(game) == ["withdraw 4", "withdraw 9", "withdraw-warlord"]

    act(game, "withdraw 4", "withdraw-warlord")

    assert (troops(game, 4), units(game, 9)) == (2, "1 troops")
    assert units(game, 5) == "5 troops, warlord"


@pytest.mark.rule("MOD-AUTO-05")
def test_a_question_to_a_person_on_an_automas_turn_is_their_own() -> None:
    """Sakoku: who loses a Province may archive a card: seat 1 is asked, not seat 2, the Automa's right."""
    game = table(
        3,
        [0],
        against="japanese",
        other={"capital": 4, "troops": "4:8 3:1", "policies": "sakoku", "city": "forum . . . . . . . ."},
        more=[{"civilization": "greeks", "capital": 6}],
        drawing="C m m C m C",
        capital=1,
        troops="1:8 2:1",
    )

    obey(game, "conquer lowest", 0)

    assert asked(game) == ("archive", 1, 1)


# Answers that are none


@pytest.mark.rule("MOD-AUTO-13", "MOD-AUTO-05")
def test_what_is_not_tied_is_refused_and_changes_nothing() -> None:
    game = table(3, [1])
    obey(game, "conquer lowest", 1)
    before = events(game)

    with pytest.raises(IllegalAction) as refusal:
        game.play(read_action(game, "conquer 1"))

    assert (refusal.value.reason.key, refusal.value.clause) == ("not-tied-conquest", "MOD-AUTO-13")
    assert events(game) == before
    assert asked(game) == ("automa-conquer", 1, 0)


@pytest.mark.rule("MOD-AUTO-05")
def test_the_person_has_no_turn_while_deciding_for_an_automa() -> None:
    game = table(3, [1], supply="9 military")

    obey(game, "conquer lowest", 1)

    assert refused(game, "end") == ("not-asked-now", "MOD-AUTO-13")
    assert refused(game, "explore 1 1") == ("not-asked-now", "MOD-AUTO-13")


@pytest.mark.rule("MOD-AUTO-05")
def test_after_the_answer_the_automa_goes_on_and_then_the_next_player() -> None:
    """Two conquests, the second for 2 Gold; after the first only one meadow is left, and no question."""
    game = solo_scene(
        "greeks",
        {"supply": "2 gold"},
        deck="solo-5",
        drawing="C m m C m",
        capitals=(1, 4),
        tokens={},
        production=[],
        luck="solo-5",
        first=0,
    )

    take_turn(game)
    assert asked(game) == ("automa-conquer", AUTOMA, 0)
    act(game, "conquer 5")

    assert land(game, AUTOMA) == [3, 4, 5]
    assert supply(game, AUTOMA) == {}
    assert asked(game) == ("activate", 0, 0)


@pytest.mark.rule("MOD-AUTO-05")
def test_two_automas_in_a_row_ask_the_same_person() -> None:
    """Seats 1 and 2 take their turns one after the other; seat 0 decides for both."""
    game = table(3, [1, 2], luck="solo-5 solo-5")

    take_turn(game)
    first = asked(game)
    act(game, "conquer 3")
    second = asked(game)

    assert first == ("automa-conquer", 1, 0)
    assert second == ("automa-conquer", 2, 0)
    assert player(game, 2).civilization == game.catalog.civilization_by_key["greeks"].number
