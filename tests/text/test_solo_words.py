"""What is said of an Automa: what it did, line by line, and why; what others decide for it."""

from __future__ import annotations

import random

import pytest

from monumental import Game, new_game, read_action, unpack
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.action import NONE
from monumental.engine.events import Event
from monumental.engine.resources import GOLD
from monumental.play.words import event, option, question, reason, seat_name
from tests.classic_scene import act
from tests.solo_scene import AUTOMA, PUBLISHED, follow, solo_scene

BOX = unpack("classic", ("base", "heroes", "monsters"))
TEXTS = load_texts("en", [pack.folder for pack in BOX.packs], BOX.rules)


def options(game: Game) -> list[str]:
    return [option(game, action, TEXTS) for action in game.options()]


def happened(game: Game) -> list[str]:
    return [event(game, each, TEXTS) for each in game.journal or ()]


# What happened


def told(
    key: str, card: str = "", place: int = NONE, resource: int = NONE, number: int = 0
) -> tuple[str, str, int, int, int]:
    """Something that happened to the Automa; the tile as on the map, from 1."""
    return key, card, place - 1 if place > 0 else NONE, resource, number


EVENTS = [
    (told("solo-card", "solo-5"), "Greeks revealed the card Solo 5."),
    (told("solo-line", "solo-5"), "Greeks, line 1: Conquer the adjacent Province with the lowest cost."),
    (
        told("solo-line", "solo-5", number=1),
        "Greeks, line 2: (2 Gold) Conquer the adjacent Province with the lowest cost.",
    ),
    (
        told("solo-line", "solo-5", number=2),
        "Greeks, line 3: Economic: move both Explorers 2 steps each.",
    ),
    (told("line-unaffordable", number=3), "Greeks could not pay 3 Gold and skipped the line."),
    (told("line-impossible"), "Greeks could not do that."),
    (told("line-impossible", number=2), "Greeks could not do that: 2 Gold instead."),
    (told("line-empty"), "That changes nothing now."),
    (told("no-site"), "Every tile has a Wonder token already, so this one is not placed."),
    (told("automa-exchanged", number=2), "Greeks gave 2 Production tokens away for Gold."),
    (told("paid", resource=GOLD, number=2), "Greeks paid 2 Gold."),
    (told("picked-cheapest", number=3), "The lowest cost is 3."),
    (told("picked-dearest", number=6), "The highest cost is 6."),
    (told("tie-value", number=0), "Of the Provinces that fit, the lowest value is 0."),
    (
        told("tie-furthest"),
        "Several cards cost that much; the one furthest from the deck is taken.",
    ),
    (
        told("tie-alphabet"),
        "Two such cards are equally far from the deck; the one whose English name comes first is taken.",
    ),
    (
        told("tie-production"),
        "Several ways are equally short; a tile with a Production token is preferred.",
    ),
    (
        told("site-capital"),
        "No Province is free for a Wonder token, so it goes to the Capital.",
    ),
    (told("tie-decided", place=4, number=0), "Egyptians chose tile 4 (meadow) for the Greeks."),
    (told("automa-took", "wheel"), "Greeks took Wheel from the display."),
    (told("automa-began", "stonehenge"), "Greeks began the Wonder Stonehenge."),
    (told("automa-developed", number=2), "Greeks developed a Policy (2 in all)."),
    (
        told("token-left", "gauls"),
        "Greeks turned over the Exploration token Gauls. It left the game.",
    ),
    (told("automa-kept-token", "gauls"), "Greeks took the Exploration token Gauls."),
    (
        told("automa-took-production", place=4),
        "Greeks took the Production token of Province 4 (meadow).",
    ),
    (
        told("market-token-left", "carthage-galleys", place=3),
        "Greeks took Galleys from the Market of Carthage. The token left the game.",
    ),
    (
        told("automa-kept-market-token", "carthage-galleys", place=3),
        "Greeks took Galleys from the Market of Carthage.",
    ),
    (told("shuffled-solo"), "Greeks shuffled all Solo cards into a new Solo deck."),
    (told("solo-card-put-away", "solo-5"), "Greeks put the card Solo 5 away: it has no such line."),
]

MARKET = [{"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries"}]


@pytest.mark.parametrize(("what", "words"), EVENTS, ids=[words for _, words in EVENTS])
def test_what_an_automa_did_is_one_sentence(what: tuple[str, str, int, int, int], words: str) -> None:
    game = solo_scene(markets=MARKET)
    key, card, place, resource, number = what
    shown = game.catalog.number(card) if card else NONE

    assert event(game, Event(key, AUTOMA, shown, place, resource, number), TEXTS) == words


def test_an_automa_takes_a_hero() -> None:
    game = new_game(
        "classic",
        civilizations=["egyptians", "greeks"],
        automas=[AUTOMA],
        packs=("base", "heroes"),
        seed=1,
    )
    hero = game.catalog.number("cleopatra")

    assert event(game, Event("automa-took-hero", AUTOMA, hero), TEXTS) == "Greeks took the Hero Cleopatra."


@pytest.mark.rule("MOD-AUTO-20")
@pytest.mark.parametrize(
    ("switches", "words"),
    [
        (
            {},
            (
                "Greeks: no Market is left to visit. The Explorers returned to the Capital, "
                "and all Markets are open again."
            ),
        ),
        (
            PUBLISHED,
            (
                "Greeks: no Market is left to visit. The Explorers returned to the Capital, "
                "the Market tokens left the game, and all Markets are open again."
            ),
        ),
    ],
)
def test_where_an_automa_keeps_market_tokens_they_leave_when_markets_open_again(
    switches: dict[str, bool], words: str
) -> None:
    game = solo_scene(switches=switches)

    assert event(game, Event("markets-open-again", AUTOMA), TEXTS) == words


@pytest.mark.rule("BASE-SOLO-04", "MOD-AUTO-07", "MOD-AUTO-13")
def test_a_solo_card_is_told_line_by_line_with_what_became_of_each() -> None:
    game = solo_scene("danes", {"supply": "1 gold"}, luck="illyrians")

    follow(game, "solo-5")

    assert happened(game) == [
        "Danes, line 1: Conquer the adjacent Province with the lowest cost.",
        "The lowest cost is 1.",
        "Danes conquered Province 4 (meadow).",
        "Danes turned over the Exploration token Illyrians. It left the game.",
        "Danes, line 2: (2 Gold) Conquer the adjacent Province with the lowest cost.",
        "Danes could not pay 2 Gold and skipped the line.",
    ]


@pytest.mark.rule("MOD-AUTO-10")
def test_why_an_automa_took_a_card_is_told() -> None:
    game = solo_scene(display="wheel . . seafaring . .")

    follow(game, "solo-8")

    assert happened(game) == [
        "Greeks, line 1: Take the most expensive Knowledge of the display.",
        "The highest cost is 4.",
        "Two such cards are equally far from the deck; the one whose English name comes first is taken.",
        "Greeks took Seafaring from the display.",
        "Greeks, line 2: (2 Gold) Take the most expensive Knowledge of the display.",
        "Greeks could not pay 2 Gold and skipped the line.",
    ]


# What a person decides in place of an Automa


def test_whose_question_it_is_is_said_where_somebody_else_answers() -> None:
    game = new_game("classic", seats=2, automas=[AUTOMA], seed=1)
    asked = set()
    while game.choice().question in ("choose-civilization", "choose-capital"):
        asked.add(question(game, TEXTS))
        assert game.seat == 0
        game.play(game.options()[0])

    assert asked == {
        "Which civilization does the Automa (Player 2) play?",
        "Which civilization do you play?",
        "Which Capital does the Automa (Danes) get?",
        "Which Capital do you choose?",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_automa_plays_with_is_not_asked_as_if_it_were_ones_own(language: str) -> None:
    texts = load_texts(language, [pack.folder for pack in BOX.packs], BOX.rules)
    game = new_game("classic", seats=2, automas=[AUTOMA], seed=1)
    while game.choice().question in ("choose-civilization", "choose-capital"):
        asked, own = question(game, texts), texts(f"ask-{game.choice().question}")
        automa = seat_name(game, AUTOMA, texts)
        assert (asked == own) == (game.choice().seat == game.seat)
        assert (automa in asked) == (game.choice().seat == AUTOMA)
        assert asked != texts("ask-for-automa", seat=automa, question=own)
        game.play(game.options()[0])


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-13")
def test_a_tie_of_provinces_has_no_price() -> None:
    game = solo_scene(
        troops="1:6 3:1", automa={"troops": "5:7 4:1"}, agenda=["TakeActions 0", "TiedProvince 1 (2,8)"]
    )

    assert question(game, TEXTS) == (
        "For the Automa (Greeks): Several Provinces fit equally well. Which one is conquered?"
    )
    assert options(game) == [
        "Conquer Province 3 (forest) from the Egyptians",
        "Conquer Province 9 (meadow, Barbarians 2)",
    ]


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-12")
def test_a_tie_of_sites_names_the_wonder() -> None:
    agenda = ["TakeActions 0", "TiedSite 1 (3,8) card:stonehenge"]
    game = solo_scene(automa={"troops": "5:7 4:1 9:1"}, agenda=agenda)

    assert question(game, TEXTS) == (
        "For the Automa (Greeks): Several Provinces fit equally well. "
        "Which one gets the Wonder token of Stonehenge?"
    )
    assert options(game) == ["Put it on tile 4 (meadow)", "Put it on tile 9 (meadow)"]
    act(game, "site 9")
    assert happened(game)[:2] == [
        "Egyptians chose tile 9 (meadow) for the Greeks.",
        "Greeks put the Wonder token of Stonehenge on tile 9 (meadow).",
    ]


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-18")
def test_a_tie_of_ways_speaks_of_the_automas_explorer() -> None:
    agenda = ["TakeActions 0", "TiedStep 1 (3,8) 1"]
    game = solo_scene(agenda=agenda, production=[9])

    assert question(game, TEXTS) == (
        "For the Automa (Greeks): Several ways are equally short. Where does Explorer 2 go?"
    )
    assert options(game) == [
        "Move Explorer 2 from tile 5 (Capital) to tile 4 (meadow)",
        "Move Explorer 2 from tile 5 (Capital) to tile 9 (meadow, Production token)",
    ]
    refused = game.why_not(read_action(game, "explore 2 2"))
    assert refused is not None
    assert reason(game, refused, TEXTS) == (
        "The Automa's Explorer goes another way: each step leads along a shortest way to its nearest goal, "
        "over a Production token if it can."
    )


@pytest.mark.rule("MOD-AUTO-05", "MOD-MON-05")
def test_a_monster_drives_away_units_of_the_automa() -> None:
    game = solo_scene(
        automa={"troops": "5:7 4:1", "warlord": 4},
        packs=("base", "monsters"),
        agenda=["TakeActions 0", "ChooseUnitToWithdraw 1 1"],
    )

    assert question(game, TEXTS) == (
        "For the Automa (Greeks): The Monster drives your Units away. Which Unit returns to your Capital?"
    )
    assert options(game) == [
        "Withdraw a Troop from Province 4 (meadow)",
        "Withdraw the Warlord Hercules from Province 4 (meadow)",
    ]


# The score sheet and the switches


@pytest.mark.rule("MOD-AUTO-21")
def test_the_gold_of_an_automa_has_a_line_of_the_score_sheet() -> None:
    assert TEXTS("score-automa-gold") == "Gold of Automas (each 3)"


@pytest.mark.parametrize(
    ("switch", "words"),
    [
        ("automa_two_cards", "An Automa reveals two Solo cards on its turn."),
        ("automa_consolation", "A line without a price that an Automa can't do gives it 2 Gold."),
        ("automa_token_gold", "An Automa keeps the tokens it takes, and they give it Gold."),
        ("automa_gold_scores", "Each 3 Gold of an Automa are worth 1 point at the end."),
        (
            "automa_markets_reopen",
            "Once an Automa has taken a token of every Market, all Markets are open to it again.",
        ),
    ],
)
def test_the_switches_of_the_automa_say_what_is_played(switch: str, words: str) -> None:
    assert switch in BOX.rules.switches
    assert TEXTS(f"switch-{switch}") == words


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_everything_that_comes_up_against_automas_has_words(preset: str, language: str) -> None:
    seats = 2 if preset == "rulebook" else 3
    game = new_game(
        "classic",
        seats=seats,
        automas=range(1, seats),
        advanced=4,
        preset=preset,
        packs=("base", "heroes", "monsters"),
        seed=seats,
        journal=[],
    )
    texts = load_texts(language, [pack.folder for pack in BOX.packs], game.rules)
    choose = random.Random(seats)
    assert game.journal is not None
    while not game.over:
        actions = game.options()
        assert question(game, texts)
        said = [option(game, action, texts) for action in actions]
        assert len(set(said)) == len(said)
        game.play_option(choose.choice(actions))
    assert all(event(game, each, texts) for each in game.journal)
    assert {"solo-card", "solo-line", "automa-took"} <= {each.key for each in game.journal}
