"""Looking around at the prompt: piles, wrong words, and why a whole kind of action can't be done."""

from __future__ import annotations

import pytest

from monumental.testing.scene import classic_scene, continuous_scene
from tests.cli.seated import heard
from tests.cli.terminal import lines, run
from tests.scene import scene

START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")


@pytest.mark.rule("DUEL-TERM-16")
def test_the_own_discard_pile_can_be_looked_through_at_any_time() -> None:
    game = scene(city="forum* mine . . . . . . .", discard="fort work-camp library work-camp")

    out = heard(game, "show discard")

    assert "Japanese (you), Discard pile: 4 cards\n" in out
    assert "Work Camp (1 Production) × 2\nLibrary (1 Science)\nFort (1 Military)\n" in out


@pytest.mark.rule("DUEL-TERM-16")
def test_a_discard_pile_can_be_looked_through_while_a_card_asks() -> None:
    game = scene(city="forum* mine library . . . . . .", supply="2 gold", discard="fort")

    out = heard(game, "use forum", "show discard pile")

    assert "Fort (1 Military)\n" in out


@pytest.mark.rule("BASE-ACTN-02")
@pytest.mark.parametrize("set_up", [classic_scene, continuous_scene])
def test_the_discard_pile_can_be_looked_through_on_a_map(set_up: type) -> None:
    game = set_up(city="forum* mine . . . . . . .", discard="fort library")

    out = heard(game, "show discard", plain=False)

    assert "Discard pile: 2 cards" in out
    assert "  Library (1 Science)" in out


def test_archived_cards_and_those_of_another_player_can_be_seen() -> None:
    game = scene(
        city="forum* mine . . . . . . .", archive="mine", other={"archive": "fort fort", "discard": "library"}
    )

    out = heard(game, "show archive", "show archive aztecs", "show discard opponent")

    assert "Japanese (you), Archived: 1 card\nMine\n" in out
    assert "Aztecs, Archived: 2 cards\nFort (1 Military) × 2\n" in out
    assert "Aztecs, Discard pile: 1 card\nLibrary (1 Science)\n" in out


@pytest.mark.rule("DUEL-CITY-10", "BASE-CITY-10")
@pytest.mark.parametrize("typed", ["show policies", "show policy"])
def test_policies_that_are_not_developed_can_be_read(typed: str) -> None:
    game = scene(city="forum* mine . . . . . . .", policies="zen")

    out = heard(game, typed)

    assert "Japanese (you), Policies not developed yet: 4 cards\n" in out
    assert "\nTea Ceremony\n" in out
    assert "\nZen\n" not in out.partition("Policies not developed yet")[2]


def test_what_cannot_be_shown_is_said_and_the_nearest_is_offered() -> None:
    game = scene()

    out = heard(game, "show dislay", "show xyzzy", "show discrad")

    assert 'There is no "dislay" to show. Did you mean show display?\n' in out
    known = "display, city, opponent, discard, archive, policies, Japanese or Aztecs"
    assert f'There is no "xyzzy" to show, only {known}.\n' in out
    assert 'There is no "discrad" to show. Did you mean show discard?\n' in out


@pytest.mark.parametrize("typed", ["show table", "show all", "table"])
def test_the_whole_table_is_shown_by_its_name_too(typed: str) -> None:
    out = run(*START, typist=lines(typed)).out

    assert out.count("Lake Texcoco (Coastal)") == 2


def test_words_that_are_nearly_right_are_offered() -> None:
    out = run(*START, typist=lines("actvate 1 a", "halp", "why acquier 2")).out

    assert 'I do not understand "actvate 1 a"; the nearest: activate' in out
    assert 'I do not understand "halp"; the nearest: help' in out
    assert 'I do not understand "acquier 2"; the nearest: acquire' in out


def test_why_without_an_action_says_what_to_write() -> None:
    assert "Write an action after it, such as: why use b2" in heard(scene(), "why")


def test_why_with_a_verb_alone_answers_for_all_of_its_kind() -> None:
    game = scene(
        city="forum* mine* library . . . . . .",
        display="sahara academy . . . .",
        supply="2 production",
        policies="zen",
    )

    out = heard(game, "why develop", "why acquire", "why use")

    assert "develop: nothing of that kind can be done now.\n" in out
    assert "develop shogunate, develop sankin-kotai" in out
    assert ": That costs 2 Culture; you can pay 0. (DUEL-POL-" in out
    assert "develop zen: You have developed Zen already. (DUEL-POL-" in out
    assert "acquire 2 (Academy): That costs 3 Production; you can pay 2. (DUEL-ACQ-" in out
    assert "acquire 3" not in out
    assert "That can be done now: use a1 (Forum).\n" in out
    assert "use c1 (Library): Library is not activated. (DUEL-USE-01)\n" in out


def test_one_reason_for_all_is_told_with_its_rule() -> None:
    out = run(*START, typist=lines("why develop", "develop")).out

    assert out.count("Actions come after the City is activated. (DUEL-PHASE-02)") == 2
    assert out.count("DUEL-PHASE-02: ") == 2


def test_a_verb_on_a_map_names_what_is_near() -> None:
    game = classic_scene(city="forum* mine . . . . . . .")

    out = heard(game, "why conquer")

    assert "That costs 1 Military; you can pay 0. (BASE-CONQ-12)\n" in out
    assert "not next to your land" not in out
