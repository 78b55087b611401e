"""Cultural Policies: developed for Culture, covering each other, their bonuses gained again and again."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import RESOURCES
from monumental.engine.state import POLICY
from tests.scene import (
    Seat,
    act,
    keys,
    lacking,
    offered,
    player,
    printed,
    refused,
    scene,
    supply,
    told,
    words,
)

AZTEC_POLICIES = ["codex", "flower-war", "triple-alliance", "tribute-rolls", "calendar"]


def aztecs(
    *,
    supply: str = "",
    policies: str = "",
    city: str = "",
    known: str = "",
    display: str = ". . . . . .",
    other: Seat | None = None,
) -> Game:
    """The Aztecs to act, against the Japanese."""
    return scene(
        civ="aztecs",
        against="japanese",
        supply=supply,
        policies=policies,
        city=city,
        known=known,
        display=display,
        other=other,
    )


def policies(game: Game, seat: int = 0) -> list[str]:
    return keys(game, player(game, seat).policies)


@pytest.mark.rule("DUEL-POL-01")
def test_any_policy_of_the_culture_deck_can_be_chosen() -> None:
    game = aztecs(supply="1 culture")

    assert sorted(offered(game, "develop")) == sorted(f"develop {key}" for key in AZTEC_POLICIES)
    assert refused(game, "develop zen") == ("not-your-policy", "DUEL-POL-01")


@pytest.mark.rule("DUEL-POL-01")
@pytest.mark.parametrize("developed", range(5))
def test_the_nth_policy_costs_n_culture(developed: int) -> None:
    already = " ".join(AZTEC_POLICIES[:developed])
    new = AZTEC_POLICIES[developed]
    rich = aztecs(supply=f"{developed + 1} culture", policies=already)
    poor = aztecs(supply=f"{developed} culture", policies=already)

    act(rich, f"develop {new}")

    paid = [(event.resource, event.number) for event in told(rich, "paid")]
    assert paid == [(RESOURCES.index("culture"), developed + 1)]
    assert offered(poor, "develop") == []
    assert refused(poor, f"develop {new}") == ("cannot-pay", "DUEL-POL-01")
    assert lacking(poor, f"develop {new}") == ("culture", developed + 1, developed)


@pytest.mark.rule("DUEL-POL-01")
def test_a_developed_policy_is_no_longer_in_the_culture_deck() -> None:
    game = aztecs(supply="9 culture", policies="codex")

    assert sorted(offered(game, "develop")) == sorted(f"develop {key}" for key in AZTEC_POLICIES[1:])
    assert refused(game, "develop codex") == ("already-developed", "DUEL-POL-01")


@pytest.mark.rule("DUEL-POL-01")
def test_a_policy_made_cheaper_than_nothing_costs_nothing() -> None:
    """Q-G-04: Democracy takes 1 off."""
    first = aztecs(city="fort/democracy* . . . . . . . .")
    second = aztecs(city="fort/democracy* . . . . . . . .", policies="codex")

    act(first, "develop flower-war")

    assert policies(first) == ["flower-war"]
    assert lacking(second, "develop flower-war") == ("culture", 1, 0)


@pytest.mark.rule("DUEL-POL-02")
def test_the_first_policy_lies_beside_the_city_and_gives_its_bonus_at_once() -> None:
    game = aztecs(supply="2 culture")

    act(game, "develop codex")

    assert policies(game) == ["codex"]
    assert supply(game) == {"science": 2, "culture": 1}
    assert game.seat == 1


@pytest.mark.rule("DUEL-POL-03")
def test_an_ongoing_text_is_in_force_from_its_development_until_the_next() -> None:
    """Q-D-54: Codex gives 1 Culture whenever a Knowledge is acquired, until it is covered."""
    display = "masonry democracy apprenticeship . . ."
    science = sum(printed(card).cost for card in ("masonry", "democracy", "apprenticeship"))
    game = aztecs(supply=f"{science} science 3 culture", display=display, other={"passed": True})

    act(game, "acquire 1")
    before = supply(game)["culture"]
    act(game, "develop codex", "acquire 2")
    during = supply(game)["culture"]
    act(game, "develop flower-war", "acquire 3")

    assert before == 3
    assert during == 3
    assert supply(game)["culture"] == 1
    assert len(told(game, "triggered")) == 1


@pytest.mark.rule("DUEL-POL-03")
def test_an_activated_text_is_used_as_an_action() -> None:
    game = aztecs(policies="calendar", city="fort . . . . . . . .")

    act(game, "policy", "discard a1")

    assert keys(game, player(game).discard) == ["fort"]
    assert game.seat == 1


@pytest.mark.rule("DUEL-POL-03")
def test_a_policy_with_an_ongoing_text_is_not_used_as_an_action() -> None:
    game = aztecs(policies="codex")

    assert words(game) == ["pass"]
    assert refused(game, "policy") == ("works-by-itself", "DUEL-POL-03")


@pytest.mark.rule("DUEL-POL-04", "DUEL-POL-06")
def test_a_new_policy_covers_the_ongoing_text_of_the_old_one() -> None:
    """Q-D-54: whenever-texts of the covered Policy stop."""
    price = printed("masonry").cost
    game = aztecs(supply=f"{price} science", policies="codex flower-war", display="masonry . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {}
    assert told(game, "triggered") == []


@pytest.mark.rule("DUEL-POL-04", "DUEL-POL-06")
def test_a_new_policy_covers_the_activated_text_of_the_old_one() -> None:
    game = aztecs(policies="calendar codex", city="fort . . . . . . . .")

    assert offered(game, "policy") == []
    assert refused(game, "policy") == ("works-by-itself", "DUEL-POL-03")


@pytest.mark.rule("DUEL-POL-06")
@pytest.mark.parametrize(
    ("stack", "less"), [("scholars-of-sankore", 1), ("scholars-of-sankore kurukan-fuga", 0)]
)
def test_only_the_topmost_policy_changes_prices(stack: str, less: int) -> None:
    price = printed("masonry").cost
    game = scene(civ="malians", supply=f"{price} science", policies=stack, display="masonry . . . . .")

    act(game, "acquire 1")

    assert [event.number for event in told(game, "paid")] == [price - less]


@pytest.mark.rule("DUEL-POL-06")
def test_a_policy_answers_from_its_topmost_place_only() -> None:
    """Flower War gives 1 Culture for the first conquest of a round."""
    display, price = "phoenicia . . . . .", printed("phoenicia").cost
    topmost = aztecs(supply=f"{price} military", policies="codex flower-war", display=display)
    covered = aztecs(supply=f"{price} military", policies="flower-war codex", display=display)

    act(topmost, "acquire 1")
    act(covered, "acquire 1")

    assert supply(topmost) == {"science": 1, "culture": 1}
    assert supply(covered) == {"science": 1}


@pytest.mark.rule("DUEL-POL-05")
def test_developing_gives_the_bonuses_of_all_earlier_policies_again() -> None:
    """Dyula Traders' bonus finds no city to trade with; the plain gains come by themselves."""
    game = scene(civ="malians", supply="4 culture", policies="scholars-of-sankore desert-tolls dyula-traders")

    act(game, "develop pilgrimage-to-mecca")

    assert supply(game) == {"production": 1, "science": 2, "gold": 1}
    assert policies(game)[-1] == "pilgrimage-to-mecca"


@pytest.mark.rule("DUEL-POL-05")
@pytest.mark.parametrize(
    ("developed", "gained"),
    [
        ("shogunate", {"military": 2}),
        ("shogunate sankin-kotai", {"military": 4, "production": 2}),
        ("shogunate sankin-kotai rangaku", {"military": 6, "production": 4, "gold": 1}),
    ],
)
def test_a_bonus_comes_with_every_later_development(developed: str, gained: dict[str, int]) -> None:
    """Shogunate gives 2 Military, Sankin Kotai 2 Production, Rangaku 1 Gold; the last Culture is spent."""
    names = developed.split()
    game = scene(supply=f"{sum(range(len(names) + 1))} culture", other={"passed": True})

    for name in names:
        act(game, f"develop {name}")

    assert supply(game) == gained


@pytest.mark.rule("DUEL-POL-05")
@pytest.mark.parametrize(
    ("order", "drawn", "left_on_deck"),
    [
        (["next 1", "build workshop", "yes"], {"production": 2}, ["fort"]),
        (["next 2", "yes", "build workshop"], {"military": 1}, ["workshop"]),
    ],
)
def test_the_owner_orders_the_bonuses_the_new_one_included(
    order: list[str], drawn: dict[str, int], left_on_deck: list[str]
) -> None:
    """Q-D-17: Tribute Rolls gains a Basic Building, which Calendar draws if its bonus comes second."""
    game = aztecs(supply="2 culture", policies="tribute-rolls", known="fort")

    act(game, "develop calendar")
    asked = (game.choice().question, words(game))
    act(game, *order)

    assert asked == ("order-texts", ["next 1", "next 2"])
    assert supply(game) == drawn
    assert keys(game, player(game).deck.known) == left_on_deck
    assert game.seat == 1


@pytest.mark.rule("DUEL-POL-07")
def test_the_rulebooks_example_of_a_second_policy_comes_out_as_printed() -> None:
    """The Aztecs develop Codex on top of their first Policy and gain the bonuses of both cards."""
    game = aztecs(supply="2 culture", policies="flower-war")

    act(game, "develop codex")

    assert policies(game) == ["flower-war", "codex"]
    assert supply(game) == {"science": 2, "military": 2}
    assert game.seat == 1


@pytest.mark.rule("DUEL-POL-08")
def test_the_topmost_policy_is_used_once_per_round_and_marked() -> None:
    """The rulebook's Calendar: discard one card in your City, once in the round."""
    game = aztecs(policies="codex calendar", city="fort library . . . . . . .", other={"passed": True})

    act(game, "policy")
    targets = words(game)
    act(game, "discard b1")

    assert targets == ["discard a1", "discard b1", "no"]
    assert keys(game, player(game).discard) == ["library"]
    assert is_marked(player(game), POLICY)
    assert offered(game, "policy") == []
    assert refused(game, "policy") == ("already-used", "DUEL-POL-08")


@pytest.mark.rule("DUEL-POL-08")
def test_without_a_policy_none_can_be_used() -> None:
    game = aztecs(city="fort . . . . . . . .")

    assert refused(game, "policy") == ("no-policy", "DUEL-POL-08")


@pytest.mark.rule("DUEL-POL-08")
def test_a_new_policy_may_be_used_although_the_old_one_was_used_this_round() -> None:
    """Q-D-54."""
    game = scene(
        civ="malians",
        supply="2 culture 3 gold",
        policies="pilgrimage-to-mecca",
        marks=["policy"],
        other={"passed": True},
    )

    used = refused(game, "policy")
    act(game, "develop kurukan-fuga", "take science")
    act(game, "policy", "take military")

    assert used == ("already-used", "DUEL-POL-08")
    assert supply(game) == {"science": 1, "military": 1, "gold": 4}
    assert refused(game, "policy") == ("already-used", "DUEL-POL-08")
