"""What everybody sees of a Duel: Province stacks, the Advantage, Free Cities."""

from __future__ import annotations

from monumental import Game
from monumental.play.systems.duel.view import AdvantageView, DuelView, ProvinceView
from monumental.play.view import view_for
from monumental.play.views.modules import FreeCitiesView, FreeCityView
from tests import classic_scene
from tests.scene import act, scene

EVERYBODY = (0, 1, None)


def duel(game: Game, seat: int | None = None) -> DuelView:
    view = view_for(game, seat).duel
    assert view is not None
    return view


def free_cities(game: Game, seat: int | None = None) -> FreeCitiesView:
    view = view_for(game, seat).modules.free_cities
    assert view is not None
    return view


def test_province_stacks_are_seen_from_the_bottom_to_the_top_with_the_types_that_markers_add() -> None:
    game = scene(
        provinces="sahara+mountain+coastal barricade tibet",
        markers={"agricultural": 2},
        other={"markers": {}},
    )

    for seat in EVERYBODY:
        mine, theirs = duel(game, seat).stacks
        assert mine.cards == (
            ProvinceView("sahara", ("coastal", "mountain")),
            ProvinceView("barricade", ()),
            ProvinceView("tibet", ()),
        )
        assert mine.markers == {"coastal": 0, "mountain": 0, "agricultural": 2}
        assert (theirs.cards, theirs.markers) == ((), {"coastal": 0, "mountain": 0, "agricultural": 0})


def test_the_advantage_is_seen_once_somebody_has_it() -> None:
    game = scene(supply="2 military")

    before = duel(game).advantage
    act(game, "advantage military 2")

    assert before is None
    for seat in EVERYBODY:
        assert duel(game, seat).advantage == AdvantageView(0, "military", 2)


def test_an_advantage_without_tokens_is_of_no_resource() -> None:
    assert duel(scene(advantage="1")).advantage == AdvantageView(1, None, 0)


def test_free_cities_are_seen_with_the_gold_on_both_sides() -> None:
    game = scene(
        free={
            "face_up": "petra . venice",
            "gold": "3 0 1 0 0 2",
            "traded": "2 3",
            "owned": ["bukhara", "hormuz carthage"],
            "used": "hormuz bukhara",
            "urn": "palmyra novgorod",
        }
    )

    for seat in EVERYBODY:
        assert free_cities(game, seat) == FreeCitiesView(
            face_up=(
                FreeCityView("petra", gold=(3, 0), traded=(1,)),
                FreeCityView(None, gold=(0, 0), traded=()),
                FreeCityView("venice", gold=(1, 2), traded=(0,)),
            ),
            owned=(("bukhara",), ("hormuz", "carthage")),
            used=("bukhara", "hormuz"),
            deck=("novgorod", "palmyra"),
        )


def test_in_other_games_there_are_none_of_these() -> None:
    view = view_for(classic_scene.scene(), 0)

    assert view.duel is None
    assert view.modules.free_cities is None
