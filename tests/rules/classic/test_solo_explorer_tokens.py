"""What the Explorers of an Automa take on their way, and how they begin anew."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.games.classic import PRESETS
from tests.classic_scene import act, board, explorers, holdings, keys, supply, told
from tests.rules.classic.test_solo_explorers import BAGHDAD, CARTHAGE, market, on_row, walked
from tests.solo_scene import AUTOMA, events, obey, solo_scene

#: A long road from the Automa's Capital, 10, to a Market, 1; the person's Capital is 11.
ROAD = "m$ m m m m m m m m C C"

GOLD = {"automa_token_gold": True}


def at_market(city: str, **position: Any) -> Game:
    """Both Explorers in the Capital, one step from a Market of this city; another one lies far away."""
    usual: dict[str, Any] = {
        "drawing": "m$ C m m m m$ C",
        "capitals": (7, 2),
        "production": [],
        "markets": [market(1, city), market(6, "baghdad" if city != "baghdad" else "carthage")],
    }
    return solo_scene(**{**usual, **position})


def on_road(automa: dict[str, Any], production: list[int], **position: Any) -> Game:
    return solo_scene(
        automa=automa,
        drawing=ROAD,
        capitals=(11, 10),
        production=production,
        markets=[market(1, "carthage")],
        **position,
    )


def lying(game: Game, position: int = 0) -> list[str]:
    """The tokens that may lie in a Market, or do, once somebody has looked."""
    found = board(game).markets[position]
    return sorted(keys(game, found.stack or found.urn))


def visited(game: Game) -> list[bool]:
    """Of each Market, whether the Automa has taken a token of it."""
    return [bool(found.visited >> AUTOMA & 1) for found in board(game).markets]


# Production tokens


@pytest.mark.rule("MOD-AUTO-19", "BASE-SOLO-07")
def test_an_explorer_takes_the_production_token_of_every_tile_it_enters() -> None:
    """Three steps through 5, 4 and 3, which has none; they leave the game. The token of 6 stays."""
    game = on_road({"explorers": [6, 10]}, [4, 5, 6])

    obey(game, "explore 3")

    assert explorers(game, AUTOMA)[0] == 3
    assert [event.place + 1 for event in told(game, "automa-took-production")] == [5, 4]
    assert board(game).production == 1 << 6 - 1
    assert holdings(game, AUTOMA).production == 0
    assert supply(game, AUTOMA) == {}


@pytest.mark.rule("MOD-AUTO-19")
@pytest.mark.parametrize(
    ("held", "taken", "gold", "kept"),
    [(0, [5], 0, 1), (1, [5], 1, 0), (0, [5, 4], 1, 0), (1, [5, 4], 1, 1), (0, [5, 4, 3], 1, 1)],
)
def test_agreed_on_gold_two_production_tokens_are_given_away_for_1_gold(
    held: int, taken: list[int], gold: int, kept: int
) -> None:
    game = on_road({"explorers": [6, 10], "production_tokens": held}, taken, switches=GOLD)

    obey(game, "explore 3")

    assert holdings(game, AUTOMA).production == kept
    assert supply(game, AUTOMA) == ({"gold": gold} if gold else {})
    assert board(game).production == 0


@pytest.mark.rule("MOD-AUTO-19")
def test_a_production_token_in_land_of_a_rival_is_taken_as_well() -> None:
    game = on_row(production=[5], troops="7:8 5:1")

    obey(game, "explore 1")

    assert explorers(game, AUTOMA)[0] == 5
    assert board(game).production == 0


# Market tokens


@pytest.mark.rule("MOD-AUTO-19", "BASE-SOLO-07")
def test_at_a_market_it_takes_a_token_which_leaves_the_game() -> None:
    """Luck says which of the five it is, since nobody has looked."""
    game = at_market("carthage", luck="carthage-galleys")

    obey(game, "explore 1")

    assert keys(game, board(game).removed) == ["carthage-galleys"]
    assert holdings(game, AUTOMA).market == ()
    assert supply(game, AUTOMA) == {}
    assert board(game).markets[0].count == 1
    assert len(lying(game)) == 4
    assert "carthage-galleys" not in lying(game)
    assert visited(game) == [True, False]
    assert events(game)[:2] == ["explorer-moved 1", "market-token-left"]


@pytest.mark.rule("MOD-AUTO-19")
@pytest.mark.parametrize(
    ("taken", "left"),
    [("carthage-galleys", "carthage-mercenaries"), ("carthage-mercenaries", "carthage-galleys")],
)
def test_of_a_market_that_somebody_has_looked_at_luck_takes_one_of_those_that_lie_there(
    taken: str, left: str
) -> None:
    """The person knows which two tokens are left, but not which of them is on top."""
    stack = "carthage-mercenaries carthage-galleys"
    seen = market(1, "carthage", stack=stack, seen=[0], visited=[0], count=2)
    game = at_market("carthage", markets=[seen, market(6, "baghdad")], luck=taken)

    obey(game, "explore 1")

    assert keys(game, board(game).removed) == [taken]
    assert lying(game) == [left]
    assert board(game).markets[0].count == 1
    assert board(game).markets[0].seen == 1 << 0


@pytest.mark.rule("MOD-AUTO-19")
def test_whoever_visits_the_market_next_finds_the_token_gone() -> None:
    """Both tokens of the Market are known to the person; the Automa takes one, the person gets the other."""
    stack = "carthage-mercenaries carthage-galleys"
    seen = market(1, "carthage", stack=stack, seen=[0], count=2)
    game = at_market(
        "carthage", markets=[seen, market(6, "baghdad")], luck="carthage-galleys", explorers=[1, 7]
    )

    obey(game, "explore 1")
    act(game, "visit 1", "keep carthage-mercenaries")

    assert board(game).markets[0].count == 0
    assert keys(game, holdings(game).market) == ["carthage-mercenaries"]


@pytest.mark.rule("MOD-AUTO-19")
@pytest.mark.parametrize(
    ("token", "gold"),
    [
        ("carthage-mercenaries", 4),  # 4 Military
        ("carthage-war-elephants", 0),
        ("carthage-galleys", 1),
        ("carthage-shipwrights", 3),
        ("carthage-purple-cloth", 2),  # 1 Culture and 1 Gold
        ("baghdad-astrologers", 0),
        ("baghdad-copyists", 2),
        ("timbuktu-gold-dust", 3),  # 2 Gold and any Basic resource
        ("timbuktu-salt-slabs", 4),  # 4 Basic resources
        ("timbuktu-manuscripts", 3),
        ("byzantium-icons", 1),
    ],
)
def test_agreed_on_gold_a_market_token_is_kept_and_gives_as_much_as_it_shows(token: str, gold: int) -> None:
    game = at_market(token.split("-", maxsplit=1)[0], luck=token, switches=GOLD)

    obey(game, "explore 1")

    assert supply(game, AUTOMA) == ({"gold": gold} if gold else {})
    assert keys(game, holdings(game, AUTOMA).market) == [token]
    assert board(game).removed == ()
    assert [event.place + 1 for event in told(game, "automa-kept-market-token")] == [1]


@pytest.mark.rule("MOD-AUTO-19")
def test_a_resource_that_a_market_token_shows_beside_another_choice_counts() -> None:
    """Greek Fire is a conquest of a rival or 3 Military."""
    game = at_market("byzantium", luck="byzantium-greek-fire", switches=GOLD)

    obey(game, "explore 1")

    assert supply(game, AUTOMA) == {"gold": 3}


@pytest.mark.rule("MOD-AUTO-19")
def test_a_market_that_it_has_a_token_of_gives_no_second_one_on_the_way() -> None:
    """From 6, whose token it takes, back over 5, whose Market was visited: nothing is taken there."""
    game = on_row(
        automa={"explorers": [5, 4]},
        markets=[CARTHAGE, market(5, "timbuktu", visited=[AUTOMA]), market(6, "baghdad", count=1)],
        drawing="m$ m m C m$ m$ C",
        luck="baghdad-scholars",
    )

    obey(game, "explore 2")

    assert [step for step in walked(game) if step[0] == 1] == [(1, 6), (1, 5)]
    assert [event.place + 1 for event in told(game, "market-token-left")] == [6]
    assert board(game).markets[1].count == 2


# Beginning anew: the switch of the published practice


REOPEN = {"automa_markets_reopen": True}


def reopening(switches: dict[str, bool] = REOPEN, **position: Any) -> Game:
    """Markets that open again to an Automa that has taken a token of each."""
    return on_row(switches={**REOPEN, **switches}, **position)


@pytest.mark.rule("BASE-EXP-05")
def test_by_the_letter_an_automa_takes_one_token_of_each_market_in_the_whole_game() -> None:
    """The preset `rulebook`: with one of each, its Explorers go for Production tokens."""
    game = on_row(
        automa={"explorers": [5, 2]},
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), BAGHDAD],
        luck="baghdad-scholars",
        production=[3],
    )

    obey(game, "explore 2")

    assert told(game, "markets-open-again") == []
    assert visited(game) == [True, True]
    assert explorers(game, AUTOMA)[1] == 3
    assert [found.count for found in board(game).markets] == [1, 1]


def test_only_the_published_practice_opens_markets_again() -> None:
    assert not PRESETS["rulebook"]["automa_markets_reopen"]
    assert PRESETS["published"]["automa_markets_reopen"]


@pytest.mark.rule("MOD-AUTO-20")
def test_with_a_token_of_every_market_the_explorers_go_home_and_all_are_open_again() -> None:
    """The first takes the token of Baghdad, on 6; it had one of Carthage. The second begins at home."""
    game = reopening(
        automa={"explorers": [5, 2]},
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), BAGHDAD],
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert events(game)[:3] == ["explorer-moved 1", "market-token-left", "markets-open-again"]
    assert visited(game) == [False, False]
    assert walked(game) == [(1, 6), (2, 3)]
    assert explorers(game, AUTOMA) == [4, 3]


@pytest.mark.rule("MOD-AUTO-20")
def test_steps_that_are_left_begin_in_the_capital() -> None:
    game = reopening(
        automa={"explorers": [5, 2]},
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), BAGHDAD],
        luck="baghdad-scholars",
    )

    obey(game, "explore 2")

    assert walked(game) == [(1, 6), (1, 5), (2, 3), (2, 2)]


@pytest.mark.rule("MOD-AUTO-20")
def test_kept_market_tokens_leave_the_game_then_and_exploration_tokens_stay() -> None:
    """The Gold that they gave stays as well: 4 of the Scholars, beside 2 it had."""
    game = reopening(
        automa={
            "explorers": [5, 4],
            "market_tokens": "carthage-galleys",
            "exploration": "gauls",
            "production_tokens": 1,
            "supply": "2 gold",
        },
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), BAGHDAD],
        switches=GOLD,
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert sorted(keys(game, board(game).removed)) == ["baghdad-scholars", "carthage-galleys"]
    assert holdings(game, AUTOMA).market == ()
    assert keys(game, holdings(game, AUTOMA).exploration) == ["gauls"]
    assert holdings(game, AUTOMA).production == 1
    assert supply(game, AUTOMA) == {"gold": 6}


@pytest.mark.rule("MOD-AUTO-20")
def test_a_market_without_tokens_is_not_waited_for() -> None:
    """Carthage is empty, and the Automa has none of its tokens."""
    game = reopening(
        automa={"explorers": [5, 2]},
        markets=[market(1, "carthage", count=0), BAGHDAD],
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert len(told(game, "markets-open-again")) == 1
    assert visited(game) == [False, False]
    assert explorers(game, AUTOMA)[0] == 4


@pytest.mark.rule("MOD-AUTO-20")
def test_as_long_as_another_market_has_a_token_for_it_nothing_begins_anew() -> None:
    game = reopening(automa={"explorers": [5, 2]}, luck="baghdad-scholars carthage-galleys")

    obey(game, "explore 1")

    assert events(game) == [
        "explorer-moved 1",
        "market-token-left",
        "explorer-moved 2",
        "market-token-left",
        "markets-open-again",
    ]
    assert explorers(game, AUTOMA) == [4, 4]


@pytest.mark.rule("MOD-AUTO-20")
def test_markets_are_open_again_to_the_automa_alone() -> None:
    """The person has a token of both, and still can't take another one."""
    game = reopening(
        automa={"explorers": [5, 4]},
        markets=[market(1, "carthage", count=1, visited=[0, AUTOMA]), market(6, "baghdad", visited=[0])],
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert [found.visited for found in board(game).markets] == [1 << 0, 1 << 0]


@pytest.mark.rule("MOD-AUTO-20")
def test_an_open_market_gives_another_token_on_the_next_round_of_visits() -> None:
    game = reopening(
        automa={"explorers": [5, 4]},
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), BAGHDAD],
        luck="baghdad-scholars baghdad-copyists carthage-galleys",
    )

    obey(game, "explore 1")
    obey(game, "explore 2")

    assert keys(game, board(game).removed) == ["baghdad-scholars", "baghdad-copyists", "carthage-galleys"]
    assert [found.count for found in board(game).markets] == [0, 0]


@pytest.mark.rule("MOD-AUTO-20")
def test_markets_are_open_again_too_when_a_person_takes_the_last_token_it_lacked() -> None:
    """Carthage, which the Automa has a token of, is the only Market that has any left, once the person has
    taken the last token of Baghdad."""
    game = reopening(
        explorers=[6, 7],
        automa={"explorers": [2, 5]},
        markets=[market(1, "carthage", count=1, visited=[AUTOMA]), market(6, "baghdad", count=1)],
        luck="baghdad-scholars",
        production=[5],
    )

    act(game, "visit 1", "keep baghdad-scholars")
    obey(game, "explore 1")

    assert visited(game)[0] is False
    assert explorers(game, AUTOMA) == [3, 3]


@pytest.mark.rule("MOD-AUTO-20")
def test_when_a_person_takes_the_last_token_of_all_the_explorers_go_home_once() -> None:
    game = reopening(
        explorers=[6, 7],
        automa={"explorers": [2, 5]},
        markets=[market(1, "carthage", count=0, visited=[AUTOMA]), market(6, "baghdad", count=1)],
        luck="baghdad-scholars",
        production=[],
    )

    act(game, "visit 1", "keep baghdad-scholars")
    obey(game, "explore 1")
    obey(game, "explore 1")

    assert events(game)[-2:] == ["markets-open-again", "line-impossible"]
    assert explorers(game, AUTOMA) == [4, 4]
