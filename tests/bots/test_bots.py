import random
from collections.abc import Callable

import pytest

from monumental.bots import OURS, make_bot
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine
from monumental.play.notation import write
from monumental.play.setup import new_game
from monumental.testing import position
from tests import continuous_scene
from tests.classic_scene import act, board, holdings, scene, words
from tests.lanes import later
from tests.rules.modules.test_monsters import find

#: How to draw a position of each rule system that is played on a map.
Drawn = Callable[..., Game]
SCENES = pytest.mark.parametrize("drawn", [scene, continuous_scene.scene], ids=["classic", "continuous"])


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
@pytest.mark.parametrize("name", ["random", "beginner", "careless", "greedy", *later(["search-20n"])])
def test_a_bot_chooses_an_option_and_leaves_the_game_alone(name: str, rules: str) -> None:
    game = new_game(rules, seed=3)
    bot = make_bot(name, 3)
    choose = random.Random(3)

    for _ in range(60):
        before = position(game)
        action = bot.choose(game, game.seat)
        assert action in game.options()
        assert position(game) == before
        game.play_option(choose.choice(game.options()))


def test_every_bot_of_ours_chooses_a_civilization_and_a_first_action() -> None:
    for name in OURS:
        game = new_game(seed=3)
        for _ in range(3):
            action = make_bot(name, 3).choose(imagine(game, game.seat, seeded(1)), game.seat)
            assert action in game.options()
            game.play(action)


def test_somebody_careless_sees_what_is_good_and_sometimes_does_something_else() -> None:
    game = scene(wonder="stonehenge", supply="3 production", eras=LATER)

    done = [write(game, make_bot("careless", seed).choose(game, 0)) for seed in range(200)]

    assert 0.6 < done.count("complete") / len(done) < 0.9
    assert len(set(done)) > 2


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_greedy_knows_what_to_do_with_heroes_and_monsters(rules: str) -> None:
    game = new_game(rules, seats=3, seed=5, packs=("base", "heroes", "monsters", "renaissance"))
    bot = make_bot("greedy", 3)
    choose = random.Random(3)

    for _ in range(120):
        assert bot.choose(game, game.seat) in game.options()
        game.play_option(choose.choice(game.options()))


# What a bot can know


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_an_imagined_game_has_its_own_luck_and_no_journal(rules: str) -> None:
    game = new_game(rules, seed=1, journal=[])
    luck = seeded(2)

    imagined = imagine(game, game.seat, luck)

    assert imagined.chance is luck
    assert imagined.journal is None
    assert position(imagined) == position(game)
    assert imagined.state is not game.state


def market_seen_by(seat: int, stack: str) -> Game:
    """Seat 0 stands at the Market of Carthage, which somebody has looked at."""
    market = {"tile": 3, "city": "carthage", "stack": stack, "seen": [seat]}
    return scene(explorers=[3, 1], markets=[market], other={"used_tokens": "carthage-galleys"})


def test_a_market_that_only_others_looked_at_is_imagined_anew() -> None:
    game = market_seen_by(1, "carthage-mercenaries carthage-shipwrights")
    cards = game.catalog.cards

    imagined = [board(imagine(game, 0, seeded(luck))).markets[0] for luck in range(40)]

    possible = {cards[token].key for market in imagined for token in market.stack}
    assert all(len(set(market.stack)) == market.count == 2 for market in imagined)
    assert possible == {
        "carthage-mercenaries",
        "carthage-war-elephants",
        "carthage-shipwrights",
        "carthage-purple-cloth",
    }


def test_who_looked_at_a_market_remembers_it() -> None:
    game = market_seen_by(0, "carthage-mercenaries carthage-shipwrights")

    assert board(imagine(game, 0, seeded(5))).markets[0].stack == board(game).markets[0].stack


@pytest.mark.parametrize("seed", range(5))
def test_what_others_saw_in_a_market_changes_no_choice(seed: int) -> None:
    rich = market_seen_by(1, "carthage-mercenaries carthage-purple-cloth")
    poor = market_seen_by(1, "carthage-shipwrights carthage-war-elephants")

    assert position(imagine(rich, 0, seeded(seed))) == position(imagine(poor, 0, seeded(seed)))
    assert choice(rich, seed) == choice(poor, seed)


# What the greedy player does on the map


def choice(game: Game, seed: int = 1) -> str:
    """What the greedy player does, in notation."""
    seat = game.seat
    return write(game, make_bot("greedy", seed).choose(imagine(game, seat, seeded(seed)), seat))


def turn(game: Game) -> list[str]:
    """All that the greedy player does until the turn ends, whatever luck brings."""
    game.chance = seeded(1)
    done: list[str] = []
    while done[-1:] != ["end"]:
        done.append(choice(game))
        act(game, done[-1])
    return done


#: A game that goes on for a while.
LATER = ["mathematics weaponry wheel irrigation seafaring scriptorium marketplace apothecary"]


def test_a_turn_ends_when_there_is_nothing_to_do() -> None:
    assert choice(scene(supply="1 science", eras=LATER)) == "end"


def test_a_wonder_that_can_be_finished_is_finished() -> None:
    assert choice(scene(wonder="stonehenge", supply="3 production", eras=LATER)) == "complete"


def test_culture_becomes_policies() -> None:
    assert choice(scene(supply="1 culture", eras=LATER)).startswith("develop ")


def test_resources_are_spent_before_they_are_lost() -> None:
    game = scene(supply="3 production 3 science 3 military", display="mathematics . . . . .", eras=LATER)

    done = turn(game)

    assert "acquire 1" in done
    assert any(action.startswith("conquer ") for action in done)
    assert any(action.startswith("build ") for action in done)
    assert done[-1] == "end"


def test_the_warlord_goes_along_for_his_benefit() -> None:
    game = scene(supply="1 military", eras=LATER)

    act(game, "conquer 6")

    assert choice(game) == "send-warlord"


def test_units_of_the_capital_attack_before_those_that_guard_a_border() -> None:
    game = scene(
        supply="1 military",
        troops="1:4 2:1 3:4",
        tokens={6: "illyrians"},
        other={"troops": "5:6 4:3"},
        eras=LATER,
    )

    act(game, "conquer 6")

    assert choice(game) in {"send 1", "send-warlord"}


def test_an_explorer_walks_to_a_market_and_takes_a_token() -> None:
    held = {"troops": "5:2 4:1 2:3 6:3"}
    game = scene(supply="2 military", troops="1:1", other=held, production=[], eras=LATER)

    done = turn(game)

    assert done[:3] in (["explore 1 2", "explore 1 3", "visit 1"], ["explore 2 2", "explore 2 3", "visit 2"])
    assert len(holdings(game).market) == 1


def test_a_wonder_token_defends_what_is_in_danger() -> None:
    game = scene(
        wonder="stonehenge",
        supply="3 production",
        troops="1:6 2:1 3:2",
        other={"troops": "5:5 4:4"},
        eras=LATER,
    )

    act(game, "complete")

    assert choice(game) == "site 3"


def test_idle_military_strengthens_a_border() -> None:
    game = scene(
        supply="1 military",
        troops="1:4 2:1 3:1 6:1 7:1 10:1",
        explored=[1, 2],
        tokens={},
        production=[],
        markets=[],
        other={"troops": "5:2 4:5 9:1 12:1"},
        eras=LATER,
    )

    assert choice(game) in {"move 1", "lead"}


def test_the_last_turn_is_played_for_points_alone() -> None:
    game = scene(supply="2 production", final=True)

    assert "build workshop" in words(game)
    assert turn(game) == ["end"]


# What the greedy player does in a round of single actions


def its_round(game: Game) -> list[str]:
    """All that the greedy player does until it passes; the other one passes at once."""
    game.chance = seeded(1)
    done: list[str] = []
    while done[-1:] != ["pass"]:
        if game.seat == 1:
            act(game, "pass")
        else:
            done.append(choice(game))
            act(game, done[-1])
    return done


#: A map on which nothing can be conquered or picked up, and no Unit is free.
QUIET = {
    "troops": "2:1 3:1 6:1 7:1 10:1",
    "warlord": 2,
    "tokens": {},
    "production": [],
    "other": {"troops": "5:1 4:2 9:2 12:2 11:2"},
}

#: A game that has just begun.
EARLY = [
    "mathematics weaponry wheel irrigation seafaring scriptorium marketplace apothecary caravanserai",
    "compass metal-casting feudalism university harbor guildhall scholasticism fortress notre-dame",
    "computing electricity internet flight eiffel-tower panama-canal statue-of-liberty",
]


def test_nobody_passes_while_something_useful_can_be_paid_for() -> None:
    game = continuous_scene.scene(
        supply="3 production 3 science 3 military 1 culture",
        display="mathematics . . . . .",
        eras=LATER,
    )

    done = its_round(game)

    assert "acquire 1" in done
    assert any(action.startswith("conquer ") for action in done)
    assert any(action.startswith("build ") for action in done)
    assert any(action.startswith("develop ") for action in done)


def test_whoever_can_do_nothing_passes() -> None:
    assert choice(continuous_scene.scene(supply="1 science", eras=LATER)) == "pass"


def test_the_last_round_is_played_for_points_alone() -> None:
    game = continuous_scene.scene(supply="2 production", final=True)

    assert "build workshop" in words(game)
    assert its_round(game) == ["pass"]


@pytest.mark.parametrize(("theirs", "first"), [("3 science", "acquire 1"), ("3 production", "acquire 2")])
def test_what_others_could_buy_is_bought_first(theirs: str, first: str) -> None:
    game = continuous_scene.scene(
        supply="3 science 3 production",
        display="mathematics stonehenge . . . .",
        eras=LATER,
        **{**QUIET, "other": {"troops": "5:6 4:3", "supply": theirs}},
    )

    assert choice(game) == first


def test_an_expedition_of_several_steps_is_one_action() -> None:
    held = {"troops": "5:2 4:1 2:3 6:3"}
    game = continuous_scene.scene(supply="2 military", troops="1:1", other=held, production=[], eras=LATER)

    done = its_round(game)

    assert done[:3] in (["explore 1 2", "explore 1 3", "visit 1"], ["explore 2 2", "explore 2 3", "visit 2"])
    assert len(holdings(game).market) == 1


def test_explorers_that_a_text_moves_take_what_they_came_for() -> None:
    game = continuous_scene.scene(
        agenda=["ChooseTurnAction 0 1 -1", "ChooseStepOrDeed 0 3 0"], production=[2], eras=LATER
    )

    its_round(game)

    assert (len(holdings(game).market), holdings(game).production) == (1, 1)


def test_a_city_is_activated_for_what_it_can_buy_in_this_round() -> None:
    game = continuous_scene.scene(
        agenda=["OpenRound 0"],
        display="mathematics . . . . .",
        eras=LATER,
        troops="1:6 4:3",
        other={"city": "fort fort fort fort library library fort library fort", "troops": "5:0"},
    )

    act(game, "activate 1 a")

    assert (game.seat, choice(game)) == (1, "activate 2 b")


# Heroes and Monsters

HEROES = ("base", "heroes")
MONSTERS = ("base", "monsters")


@SCENES
def test_a_hero_is_hired_for_many_turns_and_not_for_the_last(drawn: Drawn) -> None:
    row = {"heroes": {"row": "murasaki-shikibu"}}
    early = drawn(
        packs=HEROES, supply="4 gold", policies="corvee", modules=row, eras=EARLY, separations=2, **QUIET
    )
    last = drawn(packs=HEROES, supply="4 gold", policies="corvee", modules=row, final=True, **QUIET)

    assert choice(early) == "hire murasaki-shikibu"
    assert choice(last) != "hire murasaki-shikibu"


@SCENES
def test_the_text_of_a_hero_is_used(drawn: Drawn) -> None:
    game = drawn(
        packs=HEROES,
        hero="marie-curie",
        supply="1 production",
        display="mathematics . . . . .",
        eras=LATER,
        **QUIET,
    )

    assert choice(game) == "hero"


@SCENES
@pytest.mark.parametrize(
    ("hero", "other", "is_returned"), [("ashoka", "ibn-battuta", True), ("ibn-battuta", "ashoka", False)]
)
def test_a_hero_is_returned_for_a_better_one_only(
    drawn: Drawn, hero: str, other: str, is_returned: bool
) -> None:
    game = drawn(
        packs=HEROES,
        hero=hero,
        supply="3 gold",
        modules={"heroes": {"row": other}},
        eras=EARLY,
        separations=2,
        **QUIET,
    )

    assert (choice(game) == "dismiss") == is_returned


def lair(monster: str) -> dict[str, dict[str, object]]:
    """A Monster on tile 2 that has attacked already."""
    return {"monsters": {"tiles": "2", "cards": monster, "finders": "0"}}


@SCENES
def test_an_explorer_walks_to_a_monster_and_defeats_it(drawn: Drawn) -> None:
    game = drawn(packs=MONSTERS, supply="6 military", modules=lair("yamata-no-orochi"), eras=LATER, **QUIET)

    act(game, choice(game))

    assert board(game).explorers[:2] in ([1, 0], [0, 1])
    assert choice(game).startswith("defeat ")


@SCENES
def test_the_last_military_is_a_point_if_a_monster_is_near(drawn: Drawn) -> None:
    game = drawn(
        packs=MONSTERS, supply="3 military", explorers=[2, 1], modules=lair("minotaur"), final=True, **QUIET
    )

    assert choice(game) == "defeat 1"


def test_units_withdraw_from_where_they_are_missed_least() -> None:
    game = find("minotaur", troops="1:2 6:3 3:3", other={"troops": "5:5 4:4"}, eras=LATER)

    assert words(game) == ["withdraw 2", "withdraw 3", "withdraw 6"]
    assert choice(game) != "withdraw 3"


def test_the_smaller_loss_is_chosen() -> None:
    game = find("bunyip", supply="2 gold", explorers=[6, 1], eras=LATER)

    assert words(game) == ["branch 1", "branch 2"]
    assert choice(game) == "branch 1"


def test_the_worst_card_is_lost() -> None:
    game = find("golem", other={"city": "work-camp university harbor . . . . . ."}, eras=LATER)

    assert (game.seat, choice(game)) == (1, "discard a1")
