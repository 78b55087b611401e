"""What comes to mind first: what is seen of an option, and how much it appeals for it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from monumental.bots.known import CRAFTS
from monumental.bots.learning.instinct import FEATURES, OF_THE_SEAT, Instinct
from monumental.bots.sight.texts import appraise
from monumental.engine.action import EMPTY, Action
from monumental.engine.game import Game
from monumental.engine.resources import RESOURCES
from monumental.play.notation import read
from tests import classic_scene
from tests.bots.tables import ALL_TABLES, positions
from tests.scene import scene

Weights = Mapping[str, Mapping[str, float]]

#: What an option has for itself, whoever is asked.
OF_NUMBERS = FEATURES[len(OF_THE_SEAT) :]


class Tastes(Mapping[str, Mapping[str, float]]):
    """Weights for every question and verb that there could be, made up from their names."""

    def __getitem__(self, name: str) -> Mapping[str, float]:
        chance = random.Random(name)
        return {feature: chance.uniform(-1, 1) for feature in FEATURES}

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError


def instinct_of(game: Game, weights: Weights, ahead: float = 3.0) -> Instinct:
    craft = CRAFTS[game.rules.name]
    instinct = Instinct(game, appraise(game.catalog, craft.outlook.reader), weights, craft.ground)
    instinct.be_at(ahead)
    return instinct


def seen(game: Game, words: str, ahead: float = 3.0) -> dict[str, float]:
    """What is seen of an option, by name, without what it has nothing of."""
    features = instinct_of(game, {}, ahead).features(game, game.choice(), read(game, words))
    return {name: round(amount, 6) for name, amount in zip(FEATURES, features, strict=True) if amount}


def own(game: Game, words: str) -> dict[str, float]:
    """The same, without what all options share."""
    return {name: amount for name, amount in seen(game, words).items() if name in OF_NUMBERS}


def appeal(game: Game, weights: Weights, words: str, ahead: float = 3.0) -> float:
    return instinct_of(game, weights, ahead).appeals(game, game.choice(), [read(game, words)])[0]


# What is seen, weighed


@pytest.mark.parametrize("kind", ALL_TABLES)
def test_an_option_appeals_by_what_is_seen_of_it(kind: str) -> None:
    """What is learned from is what is weighed: every option of every question, at every fourth decision."""
    tastes = Tastes()
    start = next(positions(kind, 3))
    instinct = instinct_of(start, tastes)
    outlook = CRAFTS[start.rules.name].outlook(start, 0, instinct.worths)
    differing = []
    verbs = set()

    for decision, game in enumerate(positions(kind, 3)):
        if decision % 4 and game.choice().question == "take-turn":
            continue
        instinct.be_at(outlook.ahead(game))
        choice, options = game.choice(), game.options()
        for option, found in zip(options, instinct.appeals(game, choice, options), strict=True):
            weights = tastes[f"{choice.question} {option.verb}"]
            features = instinct.features(game, choice, option)
            expected = sum(weights[name] * amount for name, amount in zip(FEATURES, features, strict=True))
            if abs(found - expected) > 1e-9:
                differing.append((decision, option, found, expected))
            if any(features[len(OF_THE_SEAT) :]):
                verbs.add(option.verb)

    assert differing == []
    assert len(verbs) > 5  # there was something to see


@pytest.mark.parametrize("kind", ALL_TABLES)
def test_features_lie_in_a_narrow_range(kind: str) -> None:
    """So that no weight has to be huge or tiny; all of them are numbers, in the order of FEATURES."""
    for decision, game in enumerate(positions(kind, 4)):
        if decision % 20 == 0:
            instinct = instinct_of(game, {})
            for option in game.options():
                features = instinct.features(game, game.choice(), option)
                assert len(features) == len(FEATURES)
                assert all(-5 < amount < 30 for amount in features), (decision, option, features)


# What there is to see


def test_all_options_share_what_their_player_has() -> None:
    game = scene(supply="2 production 1 science 4 gold 1 culture", other={"supply": "5 gold"})

    shared = {"always": 1.0, "near the end": 0.25, "basics": 0.6, "gold": 0.8, "culture": 0.2}
    assert seen(game, "pass") == shared
    assert seen(game, "pass", ahead=0.0) == {**shared, "near the end": 1.0}


def test_a_card_of_the_display_is_seen_for_what_it_is() -> None:
    game = scene(display="trading-post masonry colossus-of-rhodes . . .")
    cards = [game.catalog.cards[number] for number in game.state.display.slots[:3]]
    worths = appraise(game.catalog, CRAFTS["duel"].outlook.reader)
    post, masonry, colossus = [own(game, words) for words in ("acquire 1", "acquire 2", "acquire 3")]

    assert (post["cost"], masonry["cost"]) == (cards[0].cost / 4, cards[1].cost / 4)
    assert post["worth"] == pytest.approx(worths[cards[0].number].whole)
    assert ("knowledge" in post, "wonder" in post) == (False, False)
    assert (masonry["knowledge"], colossus["wonder"]) == (1.0, 1.0)


def test_a_card_of_the_city_is_seen_and_an_empty_cell_is_not() -> None:
    game = scene(city="forum* . . . . . . . .")

    assert own(game, "use a1")["worth"] > 0
    assert own(game, "use b1") == {}


def test_a_row_and_a_column_are_worth_the_cards_in_them() -> None:
    game = scene(city="forum work-camp . . . . . . .")

    top_row = own(game, "activate 1 a")
    assert set(top_row) == {"worth"}
    assert own(game, "activate 1 c") == top_row
    assert own(game, "activate 2 a")["worth"] + own(game, "activate 2 b")["worth"] == pytest.approx(
        top_row["worth"]
    )
    assert own(game, "activate 2 c") == {}


@pytest.mark.parametrize("resource", range(3))
def test_a_resource_is_seen_by_its_name(resource: int) -> None:
    assert own(scene(), f"take {RESOURCES[resource]}") == {FEATURES[13 + resource]: 1.0}
    assert FEATURES[13 + resource] == RESOURCES[resource]


def test_a_tile_is_seen_with_its_owner_and_its_token() -> None:
    game = classic_scene.scene(
        troops="1:7 2:1 6:1", other={"troops": "5:8 4:1"}, tokens={3: "gauls"}, production=[]
    )

    assert own(game, "conquer 3") == {"value": 0.25, "token": 1.0}
    assert own(game, "conquer 4") == {"rival": 1.0}
    assert own(game, "conquer 6") == {"own": 1.0}
    assert own(game, "conquer 7") == {"value": 0.5}
    # Which Explorer walks there does not matter.
    assert own(game, "explore 1 3") == own(game, "explore 2 3") == own(game, "conquer 3")


@pytest.mark.parametrize("words", ["pass", "done", "mark 1 coastal", "policy", "warlord"])
def test_words_that_name_nothing_give_no_appeal(words: str) -> None:
    game = scene(city="forum* work-camp . . . . . . .", display="library . . . . .")
    liked = dict.fromkeys(OF_NUMBERS, 1.0)
    weights = {f"take-turn {words.split(maxsplit=1)[0]}": liked}

    assert appeal(game, weights, words) == 0.0
    assert appeal(game, {"take-turn acquire": liked}, "acquire 1") > 0.0  # which a card does


def test_an_empty_slot_and_no_slot_at_all_give_no_appeal() -> None:
    game = scene(display="library . . . . .")
    instinct = instinct_of(game, {"take-turn acquire": dict.fromkeys(OF_NUMBERS, 1.0)})
    assert game.state.display.slots[1] == EMPTY

    options = [Action("acquire", at) for at in (0, 1, len(game.state.display.slots))]
    found = instinct.appeals(game, game.choice(), options)

    assert (found[0] > 0.0, found[1:]) == (True, [0.0, 0.0])


def test_a_question_and_a_verb_that_were_never_met_have_no_appeal() -> None:
    game = scene(supply="3 gold", display="library . . . . .")

    elsewhere = {"take-card acquire": {"always": 1.0}, "take-turn build": {"always": 1.0}}
    assert appeal(game, elsewhere, "acquire 1") == 0.0
    assert appeal(game, {"take-turn acquire": {"always": 1.0, "no such thing": 9.0}}, "acquire 1") == 1.0


# The stage of the game


def test_what_a_card_is_worth_depends_on_the_rounds_to_come() -> None:
    game = scene(display="library . . . . .")
    options = [read(game, "acquire 1")]
    instinct = instinct_of(game, {"take-turn acquire": {"worth to come": 1.0}}, ahead=1.0)

    found = []
    for ahead in (1.0, 5.0, 0.0, 1.0):
        instinct.be_at(ahead)
        found += instinct.appeals(game, game.choice(), options)

    assert found == pytest.approx([found[0], 5 * found[0], 0.0, found[0]])
    assert found[0] > 0.0
    assert (seen(game, "acquire 1", 5.0)["worth"], seen(game, "acquire 1", 0.0)["worth"]) == (
        seen(game, "acquire 1", 1.0)["worth"],
    ) * 2


def test_near_the_end_counts_more_the_nearer_it_is() -> None:
    game = scene()
    weights = {"take-turn pass": {"near the end": 1.0}}

    assert [appeal(game, weights, "pass", ahead) for ahead in (0.0, 1.0, 3.0)] == [1.0, 0.5, 0.25]
