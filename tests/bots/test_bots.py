import random

import pytest

from monumental.bots import BOTS, UnknownBot, make_bot
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine
from monumental.play.notation import write
from monumental.play.setup import new_game
from monumental.testing import position
from tests.classic_scene import act, board, holdings, scene, words


@pytest.mark.parametrize("rules", ["duel", "classic"])
@pytest.mark.parametrize("name", sorted(BOTS))
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


def test_an_unknown_bot_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"unknown bot 'gredy' \(there are: greedy, random\)"):
        make_bot("gredy", 0)


# What a bot can know


@pytest.mark.parametrize("rules", ["duel", "classic"])
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
