"""What is illegal is refused with its reason and its clause, and changes nothing at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental import Game, IllegalAction, read_action
from monumental.engine.chance import Recorded
from monumental.testing import position
from tests.classic_scene import act, scene

NO_TOKENS: dict[int, str] = {}
VISITED = {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [0], "visited": [0]}


def at_the_border() -> Game:
    """Tile 3 touches water, tile 4 the other Capital; plenty of Military."""
    return scene(
        troops="1:5 2:1 3:2 4:1",
        supply="9 military 9 gold",
        tokens=NO_TOKENS,
        other={"troops": "5:8 9:1"},
    )


def one_troop_abroad() -> Game:
    """A single Troop holds tile 2, Explorers and a Wonder beside it."""
    return scene(
        troops="1:8 2:1",
        explorers=[2, 2],
        wonders={2: "pyramids"},
        supply="9 military",
        tokens=NO_TOKENS,
    )


def warlord_abroad() -> Game:
    return scene(troops="1:9", warlord=2, supply="9 military", tokens=NO_TOKENS)


def attacking() -> Game:
    """The Units for tile 7 are being chosen; tile 12 is cut off."""
    game = scene(troops="1:4 2:1 12:3", explorers=[2, 2], supply="9 military", tokens=NO_TOKENS)
    act(game, "conquer 7")
    return game


def moving() -> Game:
    """A Troop of the Capital is on its way; tile 12 is cut off."""
    game = scene(troops="1:4 2:1 12:3", supply="9 military", tokens=NO_TOKENS)
    act(game, "move 1")
    return game


def in_a_visited_market() -> Game:
    return scene(explorers=[3, 3], markets=[VISITED], used_tokens="carthage-mercenaries")


def in_a_market() -> Game:
    """The Mercenaries were kept this turn; the other Explorer stands there as well."""
    game = scene(
        explorers=[3, 3],
        markets=[{"tile": 3, "city": "carthage"}],
        luck="carthage-galleys carthage-mercenaries",
    )
    act(game, "visit 1", "keep carthage-mercenaries", "token carthage-mercenaries")
    return game


def looking() -> Game:
    game = scene(
        explorers=[3, 1],
        markets=[{"tile": 3, "city": "carthage"}],
        luck="carthage-galleys carthage-mercenaries",
    )
    act(game, "visit 1")
    return game


def two_outposts() -> Game:
    """Three Troops on tiles 6 and 3; two Outposts stand."""
    return scene(troops="1:3 3:3 6:3", outposts=[2, 3])


def outposts_lost() -> Game:
    """Two Outposts were created, one was lost."""
    return scene(troops="1:3 6:3", outposts=[2], created=2)


def one_outpost() -> Game:
    return scene(troops="1:3 2:3 6:2", outposts=[2])


def wonder_completed() -> Game:
    """Tile 2 has a token already; tile 4 is the other player's."""
    game = scene(
        wonder="pyramids",
        supply="3 production",
        troops="1:8 2:1",
        wonders={2: "stonehenge"},
        other={"troops": "5:8 4:1"},
    )
    act(game, "complete")
    return game


def two_wonders_begun() -> Game:
    game = scene(wonder="pyramids", display="stonehenge great-wall . . . .", supply="9 production")
    act(game, "acquire 1")
    return game


def explorers_about() -> Game:
    """The first Explorer has taken its token; the second stands before the other Capital."""
    return scene(explorers=[2, 4], explored=[1], supply="9 military")


def on_dry_land() -> Game:
    return scene(explorers=[3, 1], supply="9 military", switches={"explorer_water": False})


def poor() -> Game:
    return scene(
        troops="1:8 2:1",
        tokens={3: "gauls", 6: "samarkand", 7: "huns"},
        supply="1 military",
        display="scriptorium mathematics stonehenge . . .",
        wonder="pyramids",
        piles={"workshop": 0, "laboratory": 1},
        other={"troops": "5:9"},
    )


REFUSALS = [
    # Abandoning a Province
    pytest.param(one_troop_abroad, "move 2", "last-unit", "BASE-CONQ-06", id="the last Troop leaves"),
    pytest.param(warlord_abroad, "lead", "last-unit", "BASE-CONQ-06", id="the Warlord leaves what it holds"),
    pytest.param(attacking, "send 2", "last-unit", "BASE-CONQ-06", id="the last Troop attacks"),
    # Attacks
    pytest.param(at_the_border, "conquer 8", "water", "BASE-CONQ-08", id="water"),
    pytest.param(at_the_border, "conquer 5", "capital", "BASE-CONQ-07", id="another Capital"),
    pytest.param(at_the_border, "conquer 1", "yours-already", "BASE-CONQ-01", id="one's own Capital"),
    pytest.param(at_the_border, "conquer 2", "yours-already", "BASE-CONQ-01", id="one's own Province"),
    pytest.param(at_the_border, "conquer 10", "out-of-reach", "BASE-CONQ-01", id="a Province far away"),
    pytest.param(attacking, "send 12", "not-connected", "BASE-CONQ-10", id="isolated Units attack afar"),
    pytest.param(attacking, "send 6", "not-your-land", "BASE-CONQ-04", id="Units from nobody's land"),
    pytest.param(attacking, "end", "not-asked-now", "BASE-CONQ-03", id="fewer Units than needed"),
    pytest.param(poor, "conquer 3", "cannot-pay", "BASE-CONQ-12", id="Barbarians unpaid"),
    pytest.param(poor, "conquer 6", "cannot-pay", "BASE-CONQ-17", id="a Free Town unpaid"),
    # Manoeuvre
    pytest.param(moving, "to 12", "isolated", "BASE-MAN-03", id="to an isolated Province"),
    pytest.param(moving, "to 6", "not-your-land", "BASE-MAN-01", id="into nobody's Province"),
    # Outposts
    pytest.param(two_outposts, "outpost 6", "no-outpost-left", "BASE-OUT-03", id="a third Outpost"),
    pytest.param(outposts_lost, "outpost 6", "no-outpost-left", "BASE-OUT-03", id="a third after a loss"),
    pytest.param(one_outpost, "outpost 2", "outpost-there", "BASE-OUT-05", id="two on a Province"),
    pytest.param(one_outpost, "outpost 6", "too-few-units", "BASE-OUT-01", id="with two Units"),
    pytest.param(one_outpost, "outpost 1", "not-your-province", "BASE-OUT-01", id="on the Capital"),
    # Explorers and Markets
    pytest.param(in_a_visited_market, "visit 1", "market-visited", "BASE-EXP-05", id="a second token"),
    pytest.param(in_a_market, "visit 2", "market-visited", "BASE-EXP-05", id="by the other Explorer"),
    pytest.param(in_a_market, "token carthage-mercenaries", "token-used", "BASE-EXP-10", id="used twice"),
    pytest.param(looking, "keep carthage-purple-cloth", "not-in-market", "BASE-EXP-04", id="not there"),
    pytest.param(explorers_about, "pick-up 1", "explorer-has-acted", "BASE-EXP-03", id="a second pick-up"),
    pytest.param(explorers_about, "explore 2 5", "closed-to-explorers", "BASE-EXP-01", id="into a Capital"),
    pytest.param(explorers_about, "explore 1 4", "not-adjacent", "BASE-EXP-01", id="two steps at once"),
    pytest.param(on_dry_land, "explore 1 8", "closed-to-explorers", "BASE-EXP-01", id="into water"),
    # Cards
    pytest.param(wonder_completed, "site 2", "wonder-there", "BASE-ACQ-12", id="two Wonders on a tile"),
    pytest.param(wonder_completed, "site 4", "not-your-land", "BASE-ACQ-11", id="a Wonder abroad"),
    pytest.param(two_wonders_begun, "complete", "not-asked-now", "BASE-ACQ-14", id="two Wonders at once"),
    pytest.param(two_wonders_begun, "keep great-wall", "keep-one-of-two", "BASE-ACQ-14", id="a third one"),
    pytest.param(poor, "acquire 1", "cannot-pay", "BASE-ACQ-02", id="a Building unpaid"),
    pytest.param(poor, "acquire 2", "cannot-pay", "BASE-ACQ-04", id="a Knowledge unpaid"),
    pytest.param(poor, "acquire 3", "cannot-pay", "BASE-ACQ-06", id="a Wonder unpaid"),
    pytest.param(poor, "complete", "cannot-pay", "BASE-ACQ-05", id="a second step unpaid"),
    pytest.param(poor, "build workshop", "empty-pile", "BASE-ACQ-03", id="an empty pile"),
    pytest.param(poor, "develop corvee", "cannot-pay", "BASE-POL-02", id="a Policy unpaid"),
    pytest.param(poor, "develop danegeld", "not-your-policy", "BASE-POL-01", id="another deck's Policy"),
]


@pytest.mark.rule(
    "BASE-CONQ-06",
    "BASE-CONQ-07",
    "BASE-CONQ-08",
    "BASE-EXP-05",
    "BASE-OUT-03",
    "BASE-ACQ-12",
)
@pytest.mark.parametrize(("build", "action", "reason", "clause"), REFUSALS)
def test_what_is_illegal_is_refused_with_reason_and_clause_and_changes_nothing(
    build: Callable[[], Game], action: str, reason: str, clause: str
) -> None:
    game = build()
    before = (position(game), len(game.journal or []), drawn(game), game.options())

    with pytest.raises(IllegalAction) as caught:
        game.play(read_action(game, action))

    assert (caught.value.reason.key, caught.value.clause) == (reason, clause)
    assert (position(game), len(game.journal or []), drawn(game), game.options()) == before


def drawn(game: Game) -> int:
    """How often luck was asked."""
    assert isinstance(game.chance, Recorded)
    return game.chance.drawn
