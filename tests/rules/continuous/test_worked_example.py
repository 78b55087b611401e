"""The leaflet's example of a conquest: what comes at once, and what waits for a later turn."""

from __future__ import annotations

import pytest

from monumental.engine.pieces.city import is_marked
from monumental.engine.state import WARLORD
from tests.classic_scene import holdings, owner, units
from tests.continuous_scene import act, keys, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import all_pass

FORTS = "fort fort fort fort fort fort fort fort"


@pytest.mark.rule("CONT-FREE-12", "CONT-FREE-13", "CONT-FREE-14")
def test_the_egyptians_conquer_a_province_with_ramses_ii() -> None:
    """The Market token keeps the turn open, so that the Altar can be tried on it."""
    game = scene(
        city=f"warrior-priest-altar* {FORTS}",
        supply="1 military",
        market_tokens="baghdad-scholars",
        luck="illyrians",
        other={"supply": "2 production"},
    )

    # Nothing was conquered yet: the Altar could not be used.
    assert refused(game, "use a1") == ("condition-unmet", "CONT-FREE-10")

    # The Warlord conquers: 2 Production at once, and an Action marker on its card.
    act(game, "conquer 2", "send-warlord")
    assert owner(game, 2) == 0
    assert supply(game) == {"production": 2}
    assert is_marked(player(game), WARLORD)

    # The Barbarians are turned over, and one of their two benefits is chosen: 1 Gold.
    assert (game.choice().question, game.seat, words(game)) == ("choose-benefit", 0, ["branch 1", "branch 2"])
    assert keys(game, holdings(game).exploration) == ["illyrians"]
    act(game, "branch 1")
    assert supply(game) == {"production": 2, "gold": 1}

    # The Altar does not fire at the conquest: using it is an action, and this turn has had one.
    assert words(game) == ["token baghdad-scholars", "end"]
    assert refused(game, "use a1") == ("acted-already", "CONT-ACT-01")
    act(game, "end")

    # The Danes play; then, on a later turn of the same round, the Altar gives 1 Culture.
    assert game.seat == 1
    act(game, "build workshop", "use a1")
    assert supply(game) == {"production": 2, "culture": 1, "gold": 1}
    assert refused(game, "use a1") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-FREE-12")
def test_the_marked_warlord_gives_nothing_for_a_second_conquest_of_the_round() -> None:
    game = scene(troops="1:8 2:1", supply="3 military", tokens={}, other={"supply": "2 production"})

    act(game, "conquer 7", "send-warlord", "send 1", "build workshop")
    marked = is_marked(player(game), WARLORD)
    act(game, "conquer 10", "send-warlord")

    assert marked
    assert units(game, 10) == "warlord"
    assert supply(game) == {"production": 2}
    assert len(told(game, "warlord-benefit")) == 1


@pytest.mark.rule("CONT-FREE-12")
def test_in_the_next_round_the_warlord_gives_its_benefit_again() -> None:
    game = scene(troops="1:8 2:1", supply="3 gold", tokens={}, marks=["warlord"])

    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass", "conquer 7", "send-warlord", "send 1")

    assert supply(game) == {"production": 2, "gold": 1}
    assert is_marked(player(game), WARLORD)


@pytest.mark.rule("CONT-FREE-12")
def test_a_conquest_without_the_warlord_leaves_its_card_unmarked() -> None:
    game = scene(troops="1:8 2:1", supply="3 military", tokens={}, other={"supply": "2 production"})

    act(game, "conquer 6", "send 1", "build workshop")
    marked = is_marked(player(game), WARLORD)
    act(game, "conquer 7", "send-warlord", "send 1")

    assert not marked
    assert supply(game) == {"production": 2}


@pytest.mark.rule("CONT-FREE-13")
def test_either_benefit_of_the_barbarians_may_be_chosen() -> None:
    """Illyrians: 1 Gold, or move 2 Units."""
    game = scene(supply="1 military", luck="illyrians")

    act(game, "conquer 2", "send-warlord", "branch 2")

    assert game.choice().question == "move-units"
    assert supply(game) == {"production": 2}


@pytest.mark.rule("CONT-FREE-13")
def test_the_token_stays_face_down_until_its_province_is_conquered() -> None:
    game = scene(supply="1 military", luck="illyrians")

    act(game, "conquer 2")
    before = holdings(game).exploration
    act(game, "send-warlord")

    assert before == ()
    assert keys(game, [event.card for event in told(game, "took-token")]) == ["illyrians"]


@pytest.mark.rule("CONT-FREE-14")
def test_the_altar_gives_nothing_in_a_round_without_a_conquest() -> None:
    """A conquest of the round before does not count."""
    game = scene(
        city=f"warrior-priest-altar {FORTS}",
        supply="1 military",
        tokens={},
    )

    act(game, "conquer 2", "send 1")
    all_pass(game)
    act(game, "activate 3 c", "activate 1 a", "pass")

    assert refused(game, "use a1") == ("condition-unmet", "CONT-FREE-10")


@pytest.mark.rule("CONT-FREE-14")
def test_the_altar_gives_its_culture_once_a_round() -> None:
    game = scene(
        city=f"warrior-priest-altar* {FORTS}", did="conquered", other={"supply": "9 gold"}, supply="1 gold"
    )

    act(game, "use a1", "build workshop")

    assert supply(game) == {"culture": 1, "gold": 1}
    assert refused(game, "use a1") == ("already-used", "CONT-ACT-14")


# A Warlord whose benefit is the token's other one: Siegfried of the Danes


@pytest.mark.rule("CONT-FREE-06", "CONT-FREE-07")
@pytest.mark.parametrize(
    ("drawn", "answers"),
    [
        ("fortress", ["branch 1", "conquer 3", "send 1", "send 1", "no"]),
        ("pyramids", ["repeat gauls", "branch 1", "no"]),
    ],
)
def test_what_a_drawn_card_brings_does_not_change_whose_other_benefit_the_warlord_gives(
    drawn: str, answers: list[str]
) -> None:
    """The Cimbri: draw a card, or 3 Production. The card conquers a rival's Province, or repeats a token."""
    game = scene(
        civ="danes",
        against="egyptians",
        tokens={2: "cimbri"},
        luck="cimbri",
        supply="3 military",
        known=drawn,
        exploration="gauls",
        other={"troops": "5:7 3:1 4:1"},
    )

    act(game, "conquer 2", "send-warlord", "send 1", "branch 2", "yes", "yes", *answers)

    assert supply(game)["production"] == 3


@pytest.mark.rule("CONT-ACT-14", "CONT-FREE-06")
def test_a_warlord_who_found_a_monster_gives_the_other_benefit_of_the_next_token() -> None:
    """A Monster's token gives nothing, so nothing was used."""
    game = scene(
        packs=("base", "monsters"),
        civ="danes",
        against="egyptians",
        tokens={2: "gauls", 6: "thracians"},
        luck="roc thracians",
        supply="3 military",
        other={"passed": True},
    )

    act(game, "conquer 2", "send-warlord", "send 1")
    after_the_monster = told(game, "warlord-benefit")
    act(game, "conquer 6", "send-warlord", "branch 1")

    assert after_the_monster == []
    assert len(told(game, "warlord-benefit")) == 1
