"""Bots at tables with Automas: what they decide for them, what they fear of them, how well they do."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from monumental.bots import BOTS, make_bot
from monumental.bots.classic.map import Attackers, risks
from monumental.bots.classic.outlook import ClassicOutlook
from monumental.bots.match import Match, play_match
from monumental.bots.sight.texts import appraise
from monumental.engine.game import Game
from monumental.play.setup import new_game, unpack
from monumental.play.table import AUTOMA as AUTOMA_PLAYS
from monumental.testing import position
from tests.bots.test_bots import EARLY, LATER, choice
from tests.classic_scene import board, scene, words
from tests.solo_scene import AUTOMA, PUBLISHED, RULEBOOK, Switches, follow, solo_scene, take_turn

pytestmark = pytest.mark.long

MODULES = ("base", "heroes", "monsters", "renaissance")
CIVILIZATIONS = ("chinese", "danes", "egyptians", "greeks", "japanese")

#: Every bot; those that think for some time think a few thoughts here.
QUICK = sorted({*BOTS, "network-2n", "search-6n"} - {"expert", "network", "search", "strong"})


# Every table


@pytest.mark.parametrize("preset", ["rulebook", "published"])
@pytest.mark.parametrize("automas", [[1], [0, 2], [0, 1, 3]])
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_an_option_for_itself_and_for_automas(
    name: str, automas: list[int], preset: str
) -> None:
    seats = len(automas) + 1
    game = new_game(
        "classic", seats=seats, automas=automas, advanced=4, seed=seats, preset=preset, packs=MODULES
    )
    bot = make_bot(name, 3)
    choose = random.Random(3)
    asked_for_automas: set[str] = set()

    for _ in range(100):
        before = position(game)
        assert bot.choose(game, game.seat) in game.options()
        assert position(game) == before
        if game.choice().seat in automas:
            asked_for_automas.add(game.choice().question)
        game.play_option(choose.choice(game.options()))
        if game.over:
            break

    assert {"choose-civilization", "choose-capital", "automa-conquer"} <= asked_for_automas


@pytest.mark.parametrize("preset", ["rulebook", "published"])
@pytest.mark.parametrize(
    "names", [("automa", "greedy"), ("automa", "random", "automa"), ("random", "automa", "automa", "automa")]
)
def test_a_game_with_automas_comes_to_its_end(names: tuple[str, ...], preset: str) -> None:
    box = unpack("classic", MODULES, preset)

    outcome = play_match(box, Match(names, (None,) * len(names), 4, advanced=2))

    assert outcome.rounds > 5


# What the greedy player decides for an Automa

#: The Automa can conquer tile 4 or 9, and both are the same to it: nobody's meadows without a token.
MEADOWS: dict[str, Any] = {"tokens": {2: "illyrians"}, "production": [], "markets": [], "eras": LATER}


@pytest.mark.parametrize("seed", range(6))
def test_an_automa_conquers_somebody_else(seed: int) -> None:
    game = solo_scene(troops="1:8 4:1", warlord=1, **MEADOWS)

    follow(game, "solo-5")

    assert (words(game), game.choice().seat, game.seat) == (["conquer 4", "conquer 9"], AUTOMA, 0)
    assert choice(game, seed) == "conquer 9"


def test_an_automa_stays_away_from_ones_own_border() -> None:
    game = solo_scene(troops="1:7 3:2", **MEADOWS)

    follow(game, "solo-5")

    assert choice(game) == "conquer 9"


@pytest.mark.parametrize("seed", range(6))
def test_what_automas_will_do_next_speaks_for_no_answer(seed: int) -> None:
    """Two cards a turn, and another Automa after it: luck could make up for any answer, in thought."""
    drawing = """
    C   m   f$  m   C
      m   h   ~   m
    ..  m   v   f   C
    """
    deck = "solo-1 solo-2 solo-6 solo-9 solo-12 solo-13"
    game = scene(
        against="danes",
        other={"automa": {"deck": deck}},
        more=[{"civilization": "greeks", "capital": 13, "automa": {"deck": deck}}],
        drawing=drawing,
        troops="1:8 4:1",
        production=[],
        eras=EARLY,
        separations=2,
        switches=PUBLISHED,
        luck="solo-1",
    )

    take_turn(game)

    assert words(game) == ["conquer 4", "conquer 9"]
    assert choice(game, seed) == "conquer 9"


def test_a_wonder_token_of_an_automa_goes_where_it_is_in_nobodys_way() -> None:
    game = solo_scene(automa={"wonder": "stonehenge", "troops": "5:7 4:1 9:1"}, troops="1:4 3:5", **MEADOWS)

    follow(game, "solo-7")

    assert words(game) == ["site 4", "site 9"]
    assert choice(game) == "site 9"


WITHOUT_MARKETS = """
C   m   f   m   C
  m   h   ~   m
..  m   v   f   ..
"""


def test_an_automa_takes_the_production_token_that_nobody_else_is_after() -> None:
    game = solo_scene(
        drawing=WITHOUT_MARKETS,
        automa={"explorers": [5, 12]},
        explorers=[3, 1],
        production=[4, 9, 11],
        eras=LATER,
    )

    follow(game, "solo-6")

    assert words(game) == ["explore 1 4", "explore 1 9"]
    assert choice(game) == "explore 1 9"


# What the greedy player fears of an Automa


def feared(game: Game) -> dict[int, float]:
    """How likely each Province is lost, by its number on the map."""
    found = risks(game, board(game), 0, 3.0, Attackers())
    return {tile + 1: risk for tile, risk in found.items()}


#: Tile 4 is the person's; 9 is a Barbarian Province of 2, the other one that the Automa reaches.
NEIGHBOURS: dict[str, Any] = {
    "tokens": {9: "gauls"},
    "production": [],
    "markets": [],
    "eras": LATER,
    "warlord": 1,
}


def test_a_weak_province_is_the_next_that_an_automa_takes() -> None:
    weak = feared(solo_scene(deck="solo-4 solo-5", troops="1:8 4:1", **NEIGHBOURS))
    strong = feared(solo_scene(deck="solo-4 solo-5", troops="1:5 4:4", **NEIGHBOURS))

    assert weak[4] > 0.5
    assert strong[4] < 0.8 * weak[4]


def test_strength_is_no_help_where_an_automa_takes_the_dearest() -> None:
    strong = "1:5 4:4"

    by_danes = feared(solo_scene("danes", deck="solo-4 solo-2", troops=strong, **NEIGHBOURS))
    by_greeks = feared(solo_scene("greeks", deck="solo-4 solo-2", troops=strong, **NEIGHBOURS))

    assert by_danes[4] > 0.5
    assert by_greeks == {}


@pytest.mark.parametrize(
    ("deck", "automa"), [("solo-4 solo-12", {}), ("solo-5", {"troops": "5:0 12:9", "created": 2})]
)
def test_an_automa_that_cannot_conquer_is_not_feared(deck: str, automa: dict[str, object]) -> None:
    assert feared(solo_scene(deck=deck, automa=automa, troops="1:8 4:1", **NEIGHBOURS)) == {}


def test_idle_military_strengthens_a_border_with_an_automa() -> None:
    game = solo_scene(
        deck="solo-1 solo-5",
        supply="1 military",
        troops="1:1 2:1 3:1 4:1 6:1 7:1 10:1 11:1 12:1",
        explored=[1, 2],
        **NEIGHBOURS,
    )

    assert choice(game) in {"move 1", "lead"}


# What an Automa has


def outlook(game: Game) -> float:
    return ClassicOutlook(game, 0, appraise(game.catalog, ClassicOutlook.reader)).of(game)


@pytest.mark.parametrize(("switches", "points"), [(RULEBOOK, 0), (PUBLISHED, 1)])
def test_gold_of_an_automa_counts_in_the_end_where_it_scores(switches: Switches, points: int) -> None:
    poor = solo_scene(switches=switches, final=True)
    rich = solo_scene(automa={"supply": "3 gold"}, switches=switches, final=True)

    assert outlook(poor) - outlook(rich) == points


def test_gold_of_an_automa_pays_for_lines_while_there_is_time() -> None:
    assert outlook(solo_scene(automa={"supply": "2 gold"}, eras=LATER)) < outlook(solo_scene(eras=LATER))


# How well they do


def against_automas(name: str, preset: str, advanced: int, seeds: Sequence[int]) -> int:
    """How often a bot wins, against all civilizations in turn."""
    box = unpack("classic", (), preset)
    wins = 0
    for seed in seeds:
        peoples = (CIVILIZATIONS[seed % 5], CIVILIZATIONS[(seed + 1 + seed % 4) % 5])
        layout = ("clash-of-titans-2", "quiet-pastures-2")[seed % 2]
        match = Match((AUTOMA_PLAYS, name), peoples, seed, layout, advanced=advanced)
        wins += play_match(box, match).winners == (1,)
    return wins


def test_greedy_beats_automas_of_every_civilization() -> None:
    assert against_automas("greedy", "rulebook", 0, [1, 2]) == 2
    assert against_automas("greedy", "published", 4, range(5)) >= 4


def test_random_players_seldom_beat_an_automa() -> None:
    assert against_automas("random", "rulebook", 0, range(20)) <= 6
    assert against_automas("random", "published", 4, range(20)) <= 1
