"""Markets: look at the tokens, keep one, use it once."""

from __future__ import annotations

import pytest

from monumental import Game, read_action
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.table import Table
from tests.classic_scene import (
    act,
    board,
    end_turn,
    explorers,
    holdings,
    keys,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    words,
)

CARTHAGE: list[dict[str, object]] = [{"tile": 3, "city": "carthage"}]
#: The Market of `CARTHAGE` once seat 1 has taken the Mercenaries.
VISITED: list[dict[str, object]] = [
    {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [1], "visited": [1]}
]


def stack(game: Game) -> list[str]:
    """The tokens of the first Market that somebody has seen."""
    return keys(game, board(game).markets[0].stack)


def kept(game: Game, seat: int = 0) -> list[str]:
    """Market tokens that are still to be used."""
    return keys(game, holdings(game, seat).market)


def face_down(game: Game, seat: int = 0) -> list[str]:
    return keys(game, holdings(game, seat).used)


@pytest.mark.rule("BASE-EXP-04")
def test_an_explorer_looks_at_all_tokens_of_the_market_and_keeps_one() -> None:
    """As many lie there as there are players."""
    game = scene(explorers=[3, 1], markets=CARTHAGE, luck="carthage-galleys carthage-mercenaries")

    act(game, "visit 1")
    asked = (game.choice().question, words(game))
    act(game, "keep carthage-galleys")

    assert asked == ("market-token", ["keep carthage-mercenaries", "keep carthage-galleys"])
    assert kept(game) == ["carthage-galleys"]
    assert stack(game) == ["carthage-mercenaries"]
    assert board(game).markets[0].count == 1
    assert supply(game) == {}
    assert explorers(game) == [3, 1]


@pytest.mark.rule("BASE-EXP-04")
def test_luck_brings_the_tokens_at_the_first_look_and_they_stay() -> None:
    """Q-B-41: the second player sees what the first one left, and nothing is drawn again."""
    game = scene(
        explorers=[3, 1],
        markets=CARTHAGE,
        luck="carthage-galleys carthage-mercenaries",
        other={"explorers": [3, 5]},
    )

    unseen = stack(game)
    act(game, "visit 1", "keep carthage-galleys")
    end_turn(game)
    act(game, "activate 1 a", "visit 1")
    asked = words(game)
    act(game, "keep carthage-mercenaries")

    assert unseen == []
    assert asked == ["keep carthage-mercenaries"]
    assert (kept(game), kept(game, 1)) == (["carthage-galleys"], ["carthage-mercenaries"])
    assert (board(game).markets[0].count, stack(game)) == (0, [])


@pytest.mark.rule("BASE-EXP-04")
def test_only_whoever_looked_has_seen_the_tokens() -> None:
    """Q-B-41: the look is private; the kept token lies face up."""
    game = scene(explorers=[3, 1], markets=CARTHAGE, luck="carthage-galleys carthage-mercenaries")

    act(game, "visit 1")
    looking = [(event.seat, event.place, event.card) for event in told(game, "looked")]
    act(game, "keep carthage-galleys")

    assert looking == [(0, 2, -1)]
    assert board(game).markets[0].seen == 0b01
    assert [event.card for event in told(game, "took-market-token")] == [
        game.catalog.number("carthage-galleys")
    ]


@pytest.mark.rule("BASE-EXP-04")
def test_with_three_players_three_tokens_lie_in_a_market() -> None:
    game = scene(
        drawing="C m1 f2$ m1 C m1 C",
        capitals=[1, 5],
        more=[{"civilization": "greeks", "capital": 7}],
        explorers=[3, 1],
        markets=CARTHAGE,
        luck="carthage-galleys carthage-mercenaries carthage-purple-cloth",
    )

    act(game, "visit 1")

    assert words(game) == ["keep carthage-mercenaries", "keep carthage-galleys", "keep carthage-purple-cloth"]
    assert refused(game, "keep carthage-shipwrights") == ("not-in-market", "BASE-EXP-04")
    assert refused(game, "end") == ("not-asked-now", "BASE-EXP-04")


@pytest.mark.rule("BASE-EXP-04")
def test_where_there_is_no_market_none_is_visited() -> None:
    game = scene(explorers=[2, 1])

    assert offered(game, "visit") == []
    assert refused(game, "visit 1") == ("no-market", "BASE-EXP-04")


@pytest.mark.rule("BASE-EXP-04")
def test_an_empty_market_has_nothing_to_look_at() -> None:
    market = {"tile": 3, "city": "carthage", "count": 0, "seen": [1], "visited": [1]}
    game = scene(explorers=[3, 1], markets=[market])

    assert offered(game, "visit") == []
    assert refused(game, "visit 1") == ("market-empty", "BASE-EXP-04")


@pytest.mark.rule("BASE-EXP-04")
@pytest.mark.parametrize(
    "theirs", ["5:9", "5:6 3:3"], ids=["under Barbarians", "in another player's Province"]
)
def test_a_market_is_visited_whoever_controls_its_province(theirs: str) -> None:
    game = scene(
        explorers=[3, 1],
        markets=CARTHAGE,
        luck="carthage-galleys carthage-mercenaries",
        other={"troops": theirs},
    )

    act(game, "visit 1", "keep carthage-mercenaries")

    assert kept(game) == ["carthage-mercenaries"]
    assert kept(game, 1) == []


@pytest.mark.rule("BASE-EXP-04")
def test_who_has_not_looked_can_only_guess_what_lies_in_a_market() -> None:
    """Q-G-05, Q-B-41: seat 0 took the Mercenaries; for seat 1 any of the other four may lie there."""
    market = {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [0], "visited": [0]}
    game = scene(
        active=1, markets=[market], market_tokens="carthage-mercenaries", other={"explorers": [3, 5]}
    )

    guesses: set[str] = set()
    for seed in range(60):
        imagined = imagine(game, 1, seeded(seed))
        act(imagined, "visit 1")
        guesses.add(*words(imagined))

    assert guesses == {
        "keep carthage-war-elephants",
        "keep carthage-galleys",
        "keep carthage-shipwrights",
        "keep carthage-purple-cloth",
    }


@pytest.mark.rule("BASE-EXP-04")
@pytest.mark.parametrize(
    ("markets", "luck"), [(CARTHAGE, "carthage-galleys carthage-mercenaries"), (VISITED, "")]
)
def test_a_look_at_a_market_can_not_be_taken_back(markets: list[dict[str, object]], luck: str) -> None:
    """What was seen was seen, whether luck brought it now or for an earlier visitor."""
    game = scene(explorers=[3, 1], markets=markets, supply="1 military", luck=luck)
    table = Table(game)

    table.play(0, read_action(game, "explore 2 2"))
    before = table.can_undo(0)
    table.play(0, read_action(game, "visit 1"))

    assert before
    assert not table.can_undo(0)


# One token of each Market


@pytest.mark.rule("BASE-EXP-05")
@pytest.mark.parametrize("explorer", [1, 2])
def test_nobody_has_two_tokens_of_the_same_market(explorer: int) -> None:
    """Q-B-40: one for each player, whichever Explorer comes, in this turn or a later one."""
    market = {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [0], "visited": [0]}
    game = scene(explorers=[3, 3], markets=[market], used_tokens="carthage-mercenaries")

    assert offered(game, "visit") == []
    assert refused(game, f"visit {explorer}") == ("market-visited", "BASE-EXP-05")


@pytest.mark.rule("BASE-EXP-05")
def test_the_second_explorer_of_a_turn_gets_nothing_more_from_the_market() -> None:
    game = scene(explorers=[3, 3], markets=CARTHAGE, luck="carthage-galleys carthage-mercenaries")

    both = offered(game, "visit")
    act(game, "visit 1", "keep carthage-galleys")

    assert both == ["visit 1", "visit 2"]
    assert offered(game, "visit") == []
    assert refused(game, "visit 2") == ("market-visited", "BASE-EXP-05")
    assert stack(game) == ["carthage-mercenaries"]


@pytest.mark.rule("BASE-EXP-05")
def test_another_players_token_leaves_ones_own_to_take() -> None:
    """Q-B-41: the last token leaves no choice."""
    game = scene(explorers=[3, 1], markets=VISITED, other={"used_tokens": "carthage-mercenaries"})

    act(game, "visit 1")
    asked = words(game)
    act(game, "keep carthage-galleys")

    assert asked == ["keep carthage-galleys"]
    assert board(game).markets[0].visited == 0b11


@pytest.mark.rule("BASE-EXP-07")
def test_an_explorer_takes_one_token_from_each_different_market() -> None:
    """One turn in Carthage, a later one in Baghdad."""
    game = scene(
        drawing="C m1$ m1$ m1 C",
        capitals=[1, 5],
        explorers=[2, 1],
        markets=[{"tile": 2, "city": "carthage"}, {"tile": 3, "city": "baghdad"}],
        supply="2 gold",
        luck="carthage-galleys carthage-mercenaries baghdad-scholars baghdad-copyists",
    )

    act(game, "visit 1", "keep carthage-galleys", "explore 1 3")
    same_turn = refused(game, "visit 1")
    end_turn(game)
    act(game, "activate 1 a")
    end_turn(game)
    act(game, "activate 1 a", "visit 1", "keep baghdad-scholars")
    end_turn(game)

    assert same_turn == ("explorer-has-acted", "BASE-EXP-03")
    assert kept(game) == ["carthage-galleys", "baghdad-scholars"]
    assert [market.visited for market in board(game).markets] == [0b01, 0b01]


@pytest.mark.rule("BASE-EXP-07")
def test_an_explorer_that_comes_back_to_a_market_takes_nothing() -> None:
    """Q-B-40."""
    game = scene(
        explorers=[3, 1], markets=CARTHAGE, supply="1 gold", luck="carthage-galleys carthage-mercenaries"
    )

    act(game, "visit 1", "keep carthage-galleys")
    end_turn(game)
    act(game, "activate 1 a")
    end_turn(game)
    act(game, "activate 1 a")

    assert offered(game, "visit") == []
    assert refused(game, "visit 1") == ("market-visited", "BASE-EXP-05")


# Using the tokens


@pytest.mark.rule("BASE-EXP-09")
def test_a_market_token_is_used_in_the_turn_it_was_taken_or_later() -> None:
    now = scene(explorers=[3, 1], markets=CARTHAGE, luck="carthage-galleys carthage-mercenaries")
    later = scene(market_tokens="carthage-mercenaries")

    act(now, "visit 1", "keep carthage-mercenaries", "token carthage-mercenaries")
    end_turn(later)
    act(later, "activate 1 a")
    end_turn(later)
    act(later, "activate 1 a", "token carthage-mercenaries")

    assert supply(now) == {"military": 4}
    assert supply(later) == {"military": 4}


@pytest.mark.rule("BASE-EXP-09")
def test_basic_resources_of_a_market_token_are_lost_at_the_end_of_the_turn() -> None:
    """The Purple Cloth gives Culture and Gold, which are kept."""
    game = scene(market_tokens="carthage-mercenaries carthage-purple-cloth")

    act(game, "token carthage-mercenaries", "token carthage-purple-cloth")
    used = supply(game)
    end_turn(game)

    assert used == {"military": 4, "culture": 1, "gold": 1}
    assert supply(game) == {"culture": 1, "gold": 1}
    assert player(game).gained == [0, 0, 0, 0, 0]


@pytest.mark.rule("BASE-EXP-09")
def test_only_ones_own_market_tokens_can_be_used() -> None:
    game = scene(other={"market_tokens": "carthage-mercenaries"})

    assert offered(game, "token") == []
    assert refused(game, "token carthage-mercenaries") == ("not-your-token", "BASE-EXP-09")


@pytest.mark.rule("BASE-EXP-10")
def test_a_used_market_token_is_turned_face_down_and_kept() -> None:
    game = scene(market_tokens="carthage-mercenaries baghdad-scholars")

    act(game, "token carthage-mercenaries")

    assert kept(game) == ["baghdad-scholars"]
    assert face_down(game) == ["carthage-mercenaries"]
    assert offered(game, "token") == ["token baghdad-scholars"]
    assert refused(game, "token carthage-mercenaries") == ("token-used", "BASE-EXP-10")
    assert board(game).removed == ()


@pytest.mark.rule("BASE-EXP-10")
def test_a_token_face_down_still_counts_as_owned() -> None:
    """Timbuktu's Camels give 1 Gold for each Market token, themselves included, used or not."""
    game = scene(market_tokens="timbuktu-camels", used_tokens="carthage-mercenaries")

    act(game, "token timbuktu-camels")

    assert supply(game) == {"gold": 2}
    assert face_down(game) == ["carthage-mercenaries", "timbuktu-camels"]
