"""The end of the game: the final round, points, Dominance, ties, and the switches that touch them."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, score_sheets, unpack, winners
from monumental.games.duel import SWITCHES
from monumental.play.setup import SetupError
from tests.scene import act, advantage, offered, printed, refused, scene, supply, told

ACHIEVEMENTS = ["provinces", "knowledge", "wonders", "policies", "free-cities"]


def points(game: Game, name: str, seat: int = 0) -> int:
    return {line.name: line.points for line in score_sheets(game)[seat].lines}[name]


def dominance(game: Game, name: str) -> list[int]:
    """The Dominance points of both seats."""
    return [{line.name: line.dominance for line in sheet.lines}[name] for sheet in score_sheets(game)]


def totals(game: Game) -> list[int]:
    return [sheet.total for sheet in score_sheets(game)]


@pytest.mark.rule("DUEL-END-01")
@pytest.mark.parametrize(
    ("deck", "final"), [("academy masonry", False), ("academy", True), ("", True)], ids=["5", "4", "3"]
)
def test_four_or_fewer_cards_in_the_replenished_display_announce_the_final_round(
    deck: str, final: bool
) -> None:
    """Q-D-34: five cards do not."""
    game = scene(display="sahara phoenicia tibet panama . .", eras=[deck], luck=deck, other={"passed": True})

    act(game, "pass")

    assert game.state.final is final
    assert len(told(game, "final-round")) == int(final)
    assert not game.over


@pytest.mark.rule("DUEL-END-01")
def test_a_display_that_is_emptied_during_the_round_announces_nothing_before_it_is_replenished() -> None:
    deck = "academy masonry democracy trading-post amphitheater"
    price = printed("phoenicia").cost
    game = scene(display="phoenicia . . . . .", eras=[deck], luck=deck, supply=f"{price} military")

    act(game, "acquire 1")
    assert not game.state.final
    act(game, "pass", "pass")

    assert game.state.display.count() == 5
    assert not game.state.final


@pytest.mark.rule("DUEL-END-01", "DUEL-END-02")
def test_exactly_one_more_round_is_played_and_then_the_game_is_over() -> None:
    game = scene(round=7)

    act(game, "pass", "pass")
    assert game.state.final
    assert game.state.round == 8
    act(game, "activate 1 a", "activate 1 a", "pass", "pass")

    assert game.over
    assert game.state.round == 8
    assert len(told(game, "game-over")) == 1
    assert game.options() == []
    assert refused(game, "pass") == ("game-over", "DUEL-END-02")


@pytest.mark.rule("DUEL-END-02")
def test_the_final_round_is_played_to_its_end_before_the_score() -> None:
    """Q-D-35: a round has three phases; cities are replenished once more."""
    game = scene(final=True, known="fort", advantage="0 military 2", supply="1 production 1 gold")

    act(game, "pass")
    assert game.seat == 1
    act(game, "pass")

    assert game.over
    assert len(told(game, "dealt")) == 1
    assert advantage(game).tokens == 1
    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-END-03")
def test_each_province_in_the_stack_gives_one_point() -> None:
    game = scene(provinces="sahara phoenicia barricade tibet")

    assert points(game, "provinces") == 3


@pytest.mark.rule("DUEL-END-04")
def test_each_acquired_knowledge_gives_one_point_wherever_it_lies() -> None:
    """Q-D-36: by the letter the starting Knowledge gives none."""
    game = scene(
        city="fort/masonry ./bushido . . . . . . .", known="democracy", urn="stirrup", discard="electricity"
    )

    assert points(game, "knowledge") == 4


@pytest.mark.rule("DUEL-END-05")
def test_each_completed_wonder_gives_two_points_wherever_it_lies() -> None:
    game = scene(
        city="borobudur . . . . . . . .",
        known="crystal-palace",
        discard="hagia-sophia",
        urn="colossus-of-rhodes",
    )

    assert points(game, "wonders") == 8


@pytest.mark.rule("DUEL-END-06")
def test_each_developed_policy_gives_two_points() -> None:
    game = scene(policies="zen rangaku shogunate")

    assert points(game, "policies") == 6


@pytest.mark.rule("DUEL-END-07")
def test_each_claimed_free_city_gives_two_points_and_gold_on_others_nothing() -> None:
    game = scene(free={"face_up": "petra . .", "gold": "3 0 0 0 0 0", "owned": ["hormuz venice", ""]})

    assert points(game, "free-cities") == 4


@pytest.mark.rule("DUEL-END-08")
@pytest.mark.parametrize(
    "worthless",
    [
        {"archive": "masonry colossus-of-rhodes"},
        {"provinces": "barricade barricade"},
        {"wonder": "borobudur"},
        {"supply": "9 gold 9 culture"},
    ],
    ids=lambda entries: next(iter(entries)),
)
def test_archived_cards_barricades_begun_wonders_gold_and_culture_give_no_points(
    worthless: dict[str, object],
) -> None:
    """Q-D-37."""
    game = scene(other=worthless)

    assert totals(game) == [0, 0]


@pytest.mark.rule("DUEL-END-08")
def test_two_begun_wonders_give_no_points_while_one_must_be_given_up() -> None:
    game = scene(wonder="borobudur", display="colossus-of-rhodes . . . . .", supply="3 production")

    act(game, "acquire 1")

    assert offered(game, "keep") == ["keep borobudur", "keep colossus-of-rhodes"]
    assert points(game, "wonders") == 0


@pytest.mark.rule("DUEL-END-09")
@pytest.mark.parametrize("name", ["provinces", "knowledge", "wonders", "policies"])
def test_the_most_of_a_category_gives_three_points(name: str) -> None:
    game = scene(
        provinces="sahara tibet",
        known="masonry stirrup borobudur crystal-palace",
        policies="zen rangaku",
        other={
            "provinces": "yukon barricade barricade",
            "known": "democracy hagia-sophia",
            "policies": "codex",
        },
    )

    assert dominance(game, name) == [3, 0]


@pytest.mark.rule("DUEL-END-09")
def test_there_are_four_categories_of_dominance_and_free_cities_are_none() -> None:
    """Q-D-37."""
    game = scene(free={"owned": ["hormuz venice", "petra"]})

    assert [part.name for part in game.rules.achievements] == ACHIEVEMENTS
    assert [part.dominance for part in game.rules.achievements] == [3, 3, 3, 3, 0]
    assert dominance(game, "free-cities") == [0, 0]
    assert totals(game) == [4, 2]


@pytest.mark.rule("DUEL-END-09")
def test_dominance_counts_the_knowledge_owned_the_starting_one_included() -> None:
    """Q-D-36."""
    game = scene(urn="bushido masonry", other={"urn": "stirrup"})

    assert [points(game, "knowledge", seat) for seat in (0, 1)] == [1, 1]
    assert dominance(game, "knowledge") == [3, 0]


@pytest.mark.rule("DUEL-END-10")
def test_archived_cards_and_begun_wonders_do_not_count_for_dominance() -> None:
    game = scene(
        archive="masonry stirrup colossus-of-rhodes",
        wonder="borobudur",
        other={"known": "democracy hagia-sophia"},
    )

    assert dominance(game, "knowledge") == [0, 3]
    assert dominance(game, "wonders") == [0, 3]


@pytest.mark.rule("DUEL-END-11")
def test_tied_players_both_get_the_points_of_a_category() -> None:
    game = scene(provinces="sahara tibet", other={"provinces": "yukon panama"})

    assert dominance(game, "provinces") == [3, 3]
    assert totals(game) == [5, 5]


@pytest.mark.rule("DUEL-END-11")
def test_a_category_in_which_nobody_has_anything_gives_nothing() -> None:
    """Q-B-52."""
    assert [dominance(scene(), name) for name in ACHIEVEMENTS] == [[0, 0]] * 5


@pytest.mark.rule("DUEL-END-12")
@pytest.mark.parametrize(
    ("holder", "mine", "theirs", "won"),
    [
        ("0 military 1", "", "9 gold 9 culture", [0]),
        ("1 military 1", "9 gold 9 culture", "", [1]),
        ("", "3 gold", "2 gold 9 culture", [0]),
        ("", "2 gold 9 culture", "3 gold", [1]),
        ("", "2 gold 3 culture", "2 gold 2 culture", [0]),
        ("", "2 gold 2 culture", "2 gold 3 culture", [1]),
        ("", "2 gold 3 culture", "2 gold 3 culture", [0, 1]),
    ],
)
def test_ties_go_to_the_advantage_then_gold_then_culture_and_then_are_shared(
    holder: str, mine: str, theirs: str, won: list[int]
) -> None:
    game = scene(
        advantage=holder, provinces="sahara", supply=mine, other={"provinces": "tibet", "supply": theirs}
    )

    assert totals(game) == [4, 4]
    assert winners(game) == won


@pytest.mark.rule("DUEL-END-12")
def test_points_come_before_every_tie_break() -> None:
    game = scene(provinces="sahara", advantage="1 military 1", other={"supply": "9 gold 9 culture"})

    assert winners(game) == [0]


@pytest.mark.rule("DUEL-END-02", "DUEL-END-12")
@pytest.mark.parametrize(("final_decay", "won"), [(True, [1]), (False, [0])])
def test_the_advantage_decays_once_more_before_the_tie_break_unless_switched_off(
    final_decay: bool, won: list[int]
) -> None:
    """Q-D-35: the rule switch `final_decay`."""
    game = scene(
        final=True,
        advantage="0 military 1",
        switches={"final_decay": final_decay},
        other={"supply": "1 gold", "passed": True},
    )

    act(game, "pass")

    assert game.over
    assert winners(game) == won


@pytest.mark.rule("DUEL-END-02")
def test_without_final_decay_the_advantage_decays_in_every_earlier_round() -> None:
    """Q-D-35."""
    game = scene(advantage="0 military 3", switches={"final_decay": False}, other={"passed": True})

    act(game, "pass")

    assert advantage(game).tokens == 2


@pytest.mark.rule("DUEL-END-04")
@pytest.mark.parametrize(("scores", "expected"), [(False, 1), (True, 2)])
def test_by_a_switch_the_starting_knowledge_gives_a_point_too(scores: bool, expected: int) -> None:
    """Q-D-36: the rule switch `starting_knowledge_scores`."""
    game = scene(urn="bushido masonry", switches={"starting_knowledge_scores": scores})

    assert points(game, "knowledge") == expected


@pytest.mark.rule("DUEL-END-04")
def test_an_archived_starting_knowledge_never_scores() -> None:
    """Q-D-36."""
    game = scene(archive="bushido", switches={"starting_knowledge_scores": True})

    assert totals(game) == [0, 0]


@pytest.mark.rule("DUEL-END-04")
def test_the_presets_differ_in_the_starting_knowledge() -> None:
    """Q-D-36: `rulebook` is the letter and what is played unless told otherwise."""
    seats = ("japanese", "aztecs")
    usual = new_game(civilizations=seats, first=0, seed=1)
    rulebook = new_game(civilizations=seats, first=0, seed=1, preset="rulebook")
    published = new_game(civilizations=seats, first=0, seed=1, preset="published")

    assert usual.rules.switches == rulebook.rules.switches == SWITCHES
    assert [points(rulebook, "knowledge", seat) for seat in (0, 1)] == [0, 0]
    assert [points(published, "knowledge", seat) for seat in (0, 1)] == [1, 1]
    assert dominance(rulebook, "knowledge") == dominance(published, "knowledge") == [3, 3]


@pytest.mark.rule("DUEL-END-04")
def test_a_switch_goes_before_the_preset_and_unknown_words_are_refused() -> None:
    published = unpack("duel", preset="published").rules
    changed = unpack("duel", preset="published", switches={"starting_knowledge_scores": False}).rules

    assert published.switches == {**SWITCHES, "starting_knowledge_scores": True}
    assert changed.switches == SWITCHES
    with pytest.raises(SetupError, match=r"unknown preset 'publishd'.*'published'"):
        unpack("duel", preset="publishd")
    with pytest.raises(SetupError, match=r"unknown rule switch 'final_decoy'.*'final_decay'"):
        unpack("duel", switches={"final_decoy": True})
