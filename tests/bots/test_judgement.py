"""How likely each seat is to win: the signs of positions, how they are weighed, and finished games."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from math import isfinite
from typing import TYPE_CHECKING, Any

import pytest

from monumental.bots.known import CRAFTS
from monumental.bots.learning.judgement import HEIGHT, MOST_KEPT, Judgement
from monumental.bots.learning.lessons import lessons
from monumental.bots.sight.signs import Signs
from monumental.bots.sight.texts import appraise
from monumental.engine.game import Game
from monumental.engine.scoring.points import score_sheets, winners
from monumental.games.classic.state import classic
from tests import classic_scene
from tests.bots.tables import ALL_TABLES, finished, positions
from tests.scene import act, scene

if TYPE_CHECKING:
    from monumental.bots.learning.lessons import Weight

EVERYWHERE = pytest.mark.parametrize("kind", ALL_TABLES)


def signs_of(game: Game) -> Signs:
    name = game.rules.name
    return CRAFTS[name].signs(game, appraise(game.catalog, CRAFTS[name].outlook.reader))


def judgement_of(game: Game, weights: Mapping[str, Weight] | None = None) -> Judgement:
    return Judgement(signs_of(game), lessons(game.rules.name).judgement if weights is None else weights)


def seen(game: Game, seat: int = 0) -> dict[str, float]:
    signs = signs_of(game)
    return dict(zip(signs.names, signs.of_all(game)[seat], strict=True))


def changed(one: Game, other: Game, seat: int = 0) -> set[str]:
    """The signs of a seat that differ between two positions."""
    before, after = seen(one, seat), seen(other, seat)
    return {name for name in before if before[name] != after[name]}


# Signs


@EVERYWHERE
def test_there_is_one_number_for_each_name_in_every_position(kind: str) -> None:
    """From before civilizations and Capitals are chosen until the game is over."""
    signs: Signs | None = None
    asked = set()
    for game in chain(positions(kind, 6), [finished(kind, 6)]):
        signs = signs or signs_of(game)
        found = signs.of_all(game)
        assert [len(of_seat) for of_seat in found] == [len(signs.names)] * len(game.state.players)
        assert all(isfinite(sign) for of_seat in found for sign in of_seat)
        asked.add("over" if game.over else game.choice().question)

    assert signs is not None
    assert len(set(signs.names)) == len(signs.names)
    assert asked >= {"over", "choose-civilization", "take-turn", "activate"}
    assert kind == "duel" or "choose-capital" in asked


@EVERYWHERE
def test_signs_are_read_without_touching_anything(kind: str) -> None:
    for decision, game in enumerate(positions(kind, 7)):
        if decision % 60 == 0:
            signs = signs_of(game)
            assert signs.of_all(game) == signs.of_all(game.clone(game.chance)) == signs.of_all(game)


def test_what_a_seat_has_in_supply_is_a_sign_of_its_own() -> None:
    poor, rich = scene(), scene(supply="2 gold")

    assert changed(poor, rich) == {"gold", "some gold"}
    assert changed(poor, rich, seat=1) == set()
    assert changed(poor, scene(supply="1 science")) == {"science"}
    assert changed(poor, scene(supply="1 culture")) == {"culture", "next policy paid"}


def test_a_card_in_the_city_is_a_sign() -> None:
    lying = scene(city="forum . . . . . . . .")

    everywhere = {"cards", "cards on average", "cards of a round"}
    assert changed(scene(), lying) == everywhere | {"next city"}
    assert changed(scene(), scene(discard="forum")) == everywhere
    assert changed(lying, scene(city="forum* . . . . . . . .")) == {"next city", "texts in reach"}
    assert changed(scene(city="forum* . . . . . . . ."), scene(city="forum!* . . . . . . . .")) == {
        "texts in reach"
    }


def test_knowledge_lies_under_other_cards() -> None:
    assert changed(scene(), scene(discard="masonry")) >= {"knowledge under them"}
    assert not changed(scene(), scene(discard="masonry")) & {"cards", "cards on average"}


def test_only_who_is_asked_is_asked() -> None:
    game = scene()
    assert (seen(game)["asked"], seen(game, 1)["asked"]) == (1.0, 0.0)
    act(game, "pass")
    assert (seen(game)["asked"], seen(game, 1)["asked"]) == (0.0, 1.0)
    assert (seen(game)["passed"], seen(game, 1)["passed"]) == (1.0, 0.0)


def test_a_wonder_begun_and_the_advantage_are_signs_in_duel() -> None:
    assert {"wonder begun", "wonder unpaid"} <= changed(scene(), scene(wonder="colossus-of-rhodes"))
    held = scene(advantage="0 military 2")
    assert {"advantage", "tokens on it", "warlord ready"} <= changed(scene(), held)
    assert changed(scene(), held, seat=1) == set()
    assert {"province stack", "points of provinces"} & changed(scene(), scene(provinces="sahara"))


def test_land_is_a_sign_in_classic_for_whoever_has_it_and_for_neighbours() -> None:
    at_home = classic_scene.scene(production=[])
    abroad = classic_scene.scene(production=[], troops="1:8 2:1")
    close = classic_scene.scene(production=[], troops="1:7 2:1 3:1")

    assert {"points of provinces", "ahead in provinces", "open provinces", "cheap ones"} <= changed(
        at_home, abroad
    )
    assert {"value of my land"} <= changed(abroad, close)
    assert {"ahead in provinces", "lead in provinces"} <= changed(at_home, abroad, seat=1)
    neighbour: dict[str, Any] = {"other": {"troops": "5:8 4:1"}, "production": []}
    assert seen(classic_scene.scene(troops="1:7 2:1 3:1", **neighbour), 0)["exposed provinces"] == 0.2
    assert seen(classic_scene.scene(troops="1:8 2:1", **neighbour), 0)["exposed provinces"] == 0.0


def test_explorers_tokens_and_outposts_are_signs_in_classic() -> None:
    at_home = classic_scene.scene()

    assert "markets near" in changed(at_home, classic_scene.scene(explorers=[3, 1]))
    assert "production tokens" in changed(at_home, classic_scene.scene(production_tokens=2))
    assert "market tokens" in changed(at_home, classic_scene.scene(market_tokens="carthage-galleys"))


def test_who_sits_later_in_a_round_of_classic_has_a_turn_to_come() -> None:
    game = classic_scene.scene()
    signs = ("turn to come", "place in the round")

    assert [seen(game, 0)[sign] for sign in signs] == [0.0, 0.0]
    assert [seen(game, 1)[sign] for sign in signs] == [1.0, 0.5]
    classic(game).active = 1
    assert seen(game, 1)["turn to come"] == 0.0


# Chances


def chances(game: Game, weights: Mapping[str, Weight] | None = None, ahead: float = 3.0) -> list[float]:
    return judgement_of(game, weights).chances(game, ahead)


@EVERYWHERE
def test_chances_lie_between_0_and_1_and_for_two_they_add_up(kind: str) -> None:
    judgement: Judgement | None = None
    for decision, game in enumerate(chain(positions(kind, 9), [finished(kind, 9)])):
        if decision % 15 and not game.over:
            continue
        judgement = judgement or judgement_of(game)
        for ahead in (0.0, 4.0):
            found = judgement.chances(game, ahead)
            assert len(found) == len(game.state.players)
            assert all(0.0 <= chance <= 1.0 for chance in found), (decision, found)
            assert len(found) > 2 or sum(found) == pytest.approx(1.0), (decision, found)


HAS: dict[str, Any] = {"supply": "3 gold 1 culture", "city": "forum . . . . . . . .", "provinces": "sahara"}
LACKS: dict[str, Any] = {"supply": "1 military", "discard": "fort", "provinces": "tibet"}


def test_who_sits_where_makes_no_difference_in_duel() -> None:
    """The same position with the seats swapped; nobody is asked, as it is neither's turn."""
    one = scene(**HAS, other=LACKS)
    other = scene(civ="aztecs", against="japanese", **LACKS, other=HAS)
    weights = {name: weight for name, weight in lessons("duel").judgement.items() if name != "asked"}

    found = chances(one, weights)
    assert found == pytest.approx(chances(other, weights)[::-1])
    assert found[0] != pytest.approx(0.5)


def test_who_sits_where_makes_no_difference_on_the_map() -> None:
    """A map that is its own mirror image."""
    drawing = "C m1 f2 m1 C"
    seats: list[dict[str, Any]] = [
        {"troops": "1:8 2:1", "explorers": [2, 1], "supply": "2 gold"},
        {"troops": "5:8 4:1", "explorers": [4, 5], "supply": "2 gold"},
    ]
    poor: list[dict[str, Any]] = [{"troops": "1:9"}, {"troops": "5:9"}]
    weights = {name: weight for name, weight in lessons("classic").judgement.items() if name != "asked"}
    common: dict[str, Any] = {"drawing": drawing, "markets": [], "production": [], "tokens": {3: "gauls"}}

    one = classic_scene.scene(**seats[0], other=poor[1], **common)
    other = classic_scene.scene(civ="danes", against="egyptians", **poor[0], other=seats[1], **common)

    found = chances(one, weights)
    assert found == pytest.approx(chances(other, weights)[::-1])
    assert found[0] > 0.5


def test_who_has_the_same_has_the_same_chances() -> None:
    game = scene(supply="2 gold", other={"supply": "2 gold"})

    assert chances(game, {"gold": (1.0, 0.5, 0.2), "military": (3.0, 0.0, 0.0)}) == [0.5, 0.5]


def test_who_has_more_of_what_counts_has_better_chances() -> None:
    game = scene(supply="2 gold", other={"supply": "1 gold 5 military"})

    found = chances(game, {"gold": (1.0, 0.0, 0.0)})
    assert found[0] > 0.5 > found[1]
    found = chances(game, {"gold": (-1.0, 0.0, 0.0)})
    assert found[0] < 0.5 < found[1]
    assert chances(game, {}) == chances(game, {"no such sign": (9.0, 9.0, 9.0)}) == [0.5, 0.5]


def test_more_than_two_are_compared_with_the_others_on_average() -> None:
    *_, game = (game.clone(game.chance) for game in positions("classic for three", 2))
    for seat, gold in enumerate((4, 2, 0)):
        game.state.players[seat].supply[:] = [0, 0, 0, 0, gold]

    best, middle, worst = chances(game, {"gold": (1.0, 0.0, 0.0)})
    assert best > middle > worst
    assert middle == pytest.approx(0.5)
    assert best + worst == pytest.approx(1.0)


def test_what_counts_depends_on_the_stage_of_the_game() -> None:
    game = scene(supply="5 gold")
    early, late, last = 9.0, 1.0, 0.0

    near = [chances(game, {"gold": (0.0, 1.0, 0.0)}, ahead)[0] for ahead in (early, late, last)]
    assert 0.5 < near[0] < near[1] < near[2]
    final = [chances(game, {"gold": (0.0, 0.0, 1.0)}, ahead)[0] for ahead in (early, late, last)]
    assert (final[0], final[1], final[2] > 0.7) == (0.5, 0.5, True)
    always = [chances(game, {"gold": (1.0, 0.0, 0.0)}, ahead)[0] for ahead in (early, late, last)]
    assert len(set(always)) == 1


def test_stages_are_kept_apart_and_not_for_ever() -> None:
    game = scene(supply="5 gold")
    judgement = judgement_of(game, {"gold": (0.0, 1.0, 0.0)})

    first = judgement.chances(game, 1.0)
    for ahead in range(2 * MOST_KEPT):
        judgement.chances(game, float(ahead))

    assert judgement.chances(game, 1.0) == first
    assert len(judgement._weighings) <= MOST_KEPT


def test_huge_leads_are_as_good_as_certain() -> None:
    game = scene(supply="5 gold")

    assert chances(game, {"gold": (1e6, 0.0, 0.0)}) == pytest.approx([1.0, 0.0])


# The end


def ended(**drawn: Any) -> Game:
    """A game of Duel that ends with this."""
    game = scene(final=True, other={"passed": True, **drawn.pop("other", {})}, **drawn)
    act(game, "pass")
    assert game.over
    return game


def test_who_has_won_has_won() -> None:
    game = ended(wonder="", policies="", provinces="sahara tibet", other={"provinces": ""})
    assert winners(game) == [0]

    found = chances(game)
    assert found[0] > 1.0 - HEIGHT
    assert found[1] < HEIGHT
    assert sum(found) == pytest.approx(1.0)


def test_a_shared_victory_is_half_a_victory() -> None:
    game = ended()
    assert winners(game) == [0, 1]

    assert chances(game) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_victory_by_a_tie_break_is_a_victory(seat: int) -> None:
    rich = {"supply": "3 gold"}
    game = ended(**rich) if seat == 0 else ended(other=rich)
    assert [sheet.total for sheet in score_sheets(game)] == [0, 0]
    assert winners(game) == [seat]

    found = chances(game)
    assert found[seat] == pytest.approx(1.0 - HEIGHT / 2)
    assert found[1 - seat] == pytest.approx(HEIGHT / 2)


def test_a_high_victory_is_a_little_better_and_never_makes_up_for_a_defeat() -> None:
    narrow = chances(ended(supply="3 gold"))
    high = chances(ended(provinces="sahara tibet"))

    assert narrow[0] < high[0]
    assert narrow[1] > high[1]
    assert narrow[0] > 0.5 + HEIGHT


@EVERYWHERE
def test_in_finished_games_the_winners_have_the_best_chances_whatever_was_taught(kind: str) -> None:
    game = finished(kind, 1)

    found = chances(game)
    best = [seat for seat, chance in enumerate(found) if chance == max(found)]
    assert best == winners(game)
    assert found == chances(game, {}, ahead=0.0)


def test_signs_without_names_are_refused_in_one_sentence() -> None:
    """Somebody who writes a craft may forget a name."""
    game = scene()
    judgement = judgement_of(game)
    judgement.signs.names = judgement.signs.names[:-1]
    names = len(judgement.signs.names)
    forgetful = Judgement(judgement.signs, {})

    with pytest.raises(ValueError, match=f"{names} signs have names, and {names + 1} were found"):
        forgetful.chances(game, 3.0)
