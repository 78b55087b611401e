"""What a seat sees of a game of classic or the continuous mode: the map, tokens, modules, and Markets."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game
from monumental.maps.files import shipped_maps
from monumental.play.systems.classic.view import ClassicView, ExplorerView, MarketView, TileView
from monumental.play.view import as_json, view_for
from monumental.play.views.modules import (
    DefeatedMonsterView,
    FoundMonsterView,
    HeroesView,
    LeavingHeroView,
    MonstersView,
)
from tests import continuous_scene
from tests import scene as duel_scene
from tests.classic_scene import act, board, end_turn, scene
from tests.solo_scene import AUTOMA, obey, solo_scene

EVERYBODY = (0, 1, None)


def table(game: Game, seat: int | None = None) -> ClassicView:
    view = view_for(game, seat).classic
    assert view is not None
    return view


def tile(game: Game, number: int) -> TileView:
    """A tile as a spectator sees it."""
    found = table(game).tiles[number - 1]
    assert found.number == number
    return found


def market(game: Game, seat: int | None) -> MarketView:
    """The first Market, as a seat or a spectator sees it."""
    return table(game, seat).markets[0]


# The map


def test_tiles_are_seen_as_the_map_has_them_before_the_game() -> None:
    game = scene()

    printed = [(at.row, at.column, at.terrain, at.barbarian, at.town, at.market) for at in table(game).tiles]

    assert len(printed) == 12
    assert printed[0] == (0, 0, "capital", None, False, False)
    assert printed[2] == (0, 2, "forest", 2, False, True)
    assert printed[6] == (1, 1, "mountain", 2, False, False)
    assert printed[7] == (1, 2, "water", None, False, False)
    assert printed[9] == (2, 1, "meadow", None, True, False)
    assert printed[10] == (2, 2, "volcano", 4, False, False)


def test_units_are_seen_where_they_stand() -> None:
    game = scene(
        troops="1:5 2:3 3:1",
        warlord=2,
        outposts=[3],
        explorers=[2, 9],
        explored=[2],
        created=2,
        other={"explorers": [9, 5]},
    )

    for seat in EVERYBODY:
        tiles = table(game, seat).tiles
        assert [(at.owner, at.troops) for at in tiles[:5]] == [(0, 5), (0, 3), (0, 1), (None, 0), (1, 9)]
        assert [at.number for at in tiles if at.outpost] == [3]
        assert {at.number: at.warlord for at in tiles if at.warlord is not None} == {2: 0, 5: 1}
        assert tiles[8].explorers == (ExplorerView(0, 2), ExplorerView(1, 1))
        assert tiles[1].explorers == (ExplorerView(0, 1),)
        mine, theirs = table(game, seat).seats
        assert (mine.capital, mine.explored, mine.created) == (1, (2,), 2)
        assert (theirs.capital, theirs.explored, theirs.created) == (5, (), 0)


def test_tokens_on_the_map_are_seen() -> None:
    game = scene(production=[4, 6], wonders={1: "pyramids"}, troops="1:9")

    assert [at.number for at in table(game).tiles if at.production] == [4, 6]
    assert tile(game, 1).wonder == "pyramids"
    assert tile(game, 2).wonder is None


def test_of_an_exploration_token_only_the_front_is_seen() -> None:
    """Whatever it is, the first of those that look alike stands for it."""
    values = {token: scene().catalog.by_key[token].value for token in ("thracians", "illyrians")}
    game = scene(tokens={2: "thracians", 4: "illyrians"})

    assert len(set(values.values())) == 1
    assert tile(game, 2).exploration == tile(game, 4).exploration == "illyrians"
    assert tile(game, 3).exploration is None


def test_for_each_front_the_tokens_are_seen_that_nobody_has_turned_over() -> None:
    game = scene(exploration="thracians", removed="picts picts")

    fronts = {front.front: front.left for front in table(game).fronts}

    assert len(fronts) == len(game.catalog.fronts)
    left = {"illyrians": 3, "ligurians": 3, "numidians": 3, "thracians": 2}
    assert fronts["illyrians"] == tuple(key for key, count in left.items() for _ in range(count))


def test_the_tokens_of_a_seat_are_seen_by_everybody() -> None:
    game = scene(
        exploration="gauls thracians",
        market_tokens="carthage-galleys",
        used_tokens="baghdad-copyists",
        production_tokens=2,
        removed="numidians",
    )

    for seat in EVERYBODY:
        mine = table(game, seat).seats[0]
        assert mine.exploration == ("gauls", "thracians")
        assert (mine.market_tokens, mine.used_tokens) == (("carthage-galleys",), ("baghdad-copyists",))
        assert mine.production == 2
        assert table(game, seat).removed == ("numidians",)


def test_a_view_says_whose_turn_it_is_and_that_the_end_was_triggered() -> None:
    game = scene(active=1, ending=True)

    assert (table(game).active, table(game).ending) == (1, True)


def test_the_benefit_that_was_not_chosen_is_seen_by_its_address() -> None:
    game = scene(exploration="picts")
    before = table(game).unchosen
    board(game).unchosen = game.catalog.by_key["picts"].benefits[1]

    assert before is None
    assert [table(game, seat).unchosen for seat in EVERYBODY] == ["base/picts.benefits.1"] * 3


def test_before_the_capitals_are_chosen_nobody_is_on_the_map_and_it_is_nobodys_turn() -> None:
    game = new_game("classic", seats=3, civilizations=["danes", "greeks", "chinese"], seed=1)

    view = table(game)

    assert view.map == shipped_maps(3)[0]
    assert view.active is None
    assert [seat.capital for seat in view.seats] == [None] * 3
    assert {at.owner for at in view.tiles} == {at.warlord for at in view.tiles} == {None}
    assert not any(at.explorers for at in view.tiles)


def test_the_continuous_mode_is_seen_as_classic_is() -> None:
    game = continuous_scene.scene(troops="1:8 2:1", drawn="forum!")

    view = view_for(game, None)

    assert view.rules.name == "continuous"
    assert tile(game, 2).owner == 0
    assert view.duel is None


def test_in_a_duel_there_is_no_map() -> None:
    assert view_for(duel_scene.scene(), 0).classic is None


# Markets

CARTHAGE = ("galleys", "mercenaries", "purple-cloth", "shipwrights", "war-elephants")


def tokens(*names: str) -> tuple[str, ...]:
    return tuple(sorted(f"carthage-{name}" for name in names))


def at_three(**position: Any) -> Game:
    """Three players whose first Explorers stand at the Market of Carthage; nobody has looked."""
    return scene(
        **{
            "drawing": "C m1 f2$ m1 C m1 C",
            "markets": [{"tile": 3, "city": "carthage"}],
            "explorers": [3, 1],
            "other": {"explorers": [3, 5]},
            "more": [{"civilization": "greeks", "capital": 7, "explorers": [3, 7]}],
            "luck": "carthage-galleys carthage-mercenaries carthage-purple-cloth",
            **position,
        }
    )


def stacks(game: Game) -> list[tuple[str, ...] | None]:
    """What each seat and, last, a spectator sees of what lies in the Market."""
    return [market(game, seat).stack for seat in (0, 1, 2, None)]


def test_a_market_that_nobody_has_looked_at_shows_what_may_lie_there() -> None:
    game = at_three()

    for seat in (0, 1, 2, None):
        assert market(game, seat) == MarketView(3, "carthage", 3, (), (), tokens(*CARTHAGE), None)


def test_only_whoever_looks_at_a_market_sees_its_tokens() -> None:
    game = at_three()

    act(game, "visit 1")

    assert stacks(game) == [tokens("galleys", "mercenaries", "purple-cloth"), None, None, None]
    assert [market(game, seat).seen for seat in EVERYBODY] == [(0,)] * 3
    assert [market(game, seat).possible for seat in EVERYBODY] == [tokens(*CARTHAGE)] * 3


def test_what_can_be_kept_of_a_market_is_the_secret_of_whoever_looks() -> None:
    game = at_three()

    act(game, "visit 1")

    views = [view_for(game, seat) for seat in (0, 1, 2, None)]
    assert views[0].options == (
        "keep carthage-mercenaries",
        "keep carthage-galleys",
        "keep carthage-purple-cloth",
    )
    assert [view.options for view in views[1:]] == [None] * 3
    for view in views:
        assert view.asked is not None
        assert (view.asked.question, view.asked.private, view.asked.card) == ("market-token", True, None)


def test_the_others_see_the_token_that_was_kept_and_nothing_of_those_that_were_not() -> None:
    game = at_three()

    act(game, "visit 1", "keep carthage-galleys")

    assert stacks(game) == [tokens("mercenaries", "purple-cloth"), None, None, None]
    for seat in (0, 1, 2, None):
        seen = market(game, seat)
        assert (seen.count, seen.visited, seen.seen) == (2, (0,), (0,))
        assert seen.possible == tokens("mercenaries", "purple-cloth", "shipwrights", "war-elephants")
        assert table(game, seat).seats[0].market_tokens == ("carthage-galleys",)


def test_whoever_looked_still_knows_the_tokens_after_another_has_looked_and_taken_one() -> None:
    game = at_three()
    act(game, "visit 1", "keep carthage-galleys")
    end_turn(game)

    act(game, "activate 1 a", "visit 1")
    looking = stacks(game)
    act(game, "keep carthage-purple-cloth")

    both = tokens("mercenaries", "purple-cloth")
    assert looking == [both, both, None, None]
    assert stacks(game) == [tokens("mercenaries"), tokens("mercenaries"), None, None]
    assert market(game, None).seen == (0, 1)


def test_a_market_that_is_empty_is_empty_for_whoever_looked() -> None:
    game = at_three(
        markets=[{"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [1], "visited": [1]}]
    )

    act(game, "visit 1", "keep carthage-galleys")

    assert stacks(game) == [(), (), None, None]
    assert market(game, None).count == 0


def test_a_market_is_the_same_to_those_who_have_not_looked_whatever_lies_there() -> None:
    """Its tokens are a secret of seat 0, from the first look on."""

    def looked(stack: str) -> Game:
        return at_three(
            markets=[{"tile": 3, "city": "carthage", "stack": stack, "seen": [0], "visited": [0]}],
            market_tokens="carthage-shipwrights",
        )

    one, other = (
        looked("carthage-galleys carthage-mercenaries"),
        looked("carthage-galleys carthage-purple-cloth"),
    )

    assert view_for(one, 0) != view_for(other, 0)
    for seat in (1, 2, None):
        assert as_json(view_for(one, seat)) == as_json(view_for(other, seat))


def test_a_token_that_an_automa_takes_from_the_top_is_shown_but_not_the_rest() -> None:
    game = solo_scene(
        drawing="C m m$ C m m m$",
        capitals=(1, 4),
        production=[],
        markets=[
            {"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries", "seen": [0]},
            {"tile": 7, "city": "baghdad"},
        ],
        luck="carthage-mercenaries",
        switches={"automa_token_gold": False},
    )

    obey(game, "explore 1")

    assert market(game, 0).stack == ("carthage-galleys",)
    assert (market(game, AUTOMA).stack, market(game, None).stack) == (None, None)
    assert table(game).removed == ("carthage-mercenaries",)
    assert "carthage-mercenaries" not in market(game, None).possible


# Modules


def test_heroes_are_seen_in_their_row_and_where_they_lie_until_the_round_ends() -> None:
    game = continuous_scene.scene(
        packs=("base", "heroes"),
        modules={"heroes": {"row": "boudica ashoka", "leaving": "cleopatra", "leavers": "1", "eras": "1 2"}},
    )

    for seat in EVERYBODY:
        assert view_for(game, seat).modules.heroes == HeroesView(
            row=("ashoka", "boudica"), leaving=(LeavingHeroView(1, "cleopatra"),), eras=(1, 2)
        )


def test_monsters_are_seen_once_they_were_found() -> None:
    game = continuous_scene.scene(
        packs=("base", "monsters"),
        tokens={4: "illyrians"},
        modules={
            "monsters": {
                "tiles": "2 3",
                "cards": "nian sphinx",
                "finders": "0 1",
                "waiting": "3",
                "defeated": "roc",
                "winners": "1",
            }
        },
    )

    for seat in EVERYBODY:
        assert view_for(game, seat).modules.monsters == MonstersView(
            found=(FoundMonsterView(2, "nian", 0), FoundMonsterView(3, "sphinx", 1)),
            waiting=(3,),
            defeated=(DefeatedMonsterView("roc", 1),),
        )
    assert {at.number: at.monster for at in table(game).tiles if at.monster} == {2: "nian", 3: "sphinx"}


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_a_monster_that_nobody_has_found_looks_like_a_barbarian(value: int) -> None:
    game = scene(packs=("base", "monsters"), modules={"monsters": {}})
    cards = game.catalog.by_key

    [front] = [front for front in table(game).fronts if cards[front.front].value == value]

    assert cards[front.front].monster is None
    assert any(cards[key].monster is not None for key in front.left)


def test_modules_that_are_not_played_are_not_there() -> None:
    modules = view_for(scene(), 0).modules

    assert (modules.heroes, modules.monsters) == (None, None)
