"""What stands below the options: what choosing them gives, and what it takes away."""

from __future__ import annotations

import pytest

from monumental.cards.text import LANGUAGES
from monumental.testing.scene import classic_scene
from tests.cli.seated import heard
from tests.scene import keys, scene


@pytest.mark.parametrize("plain", [True, False])
def test_below_use_stands_only_what_using_gives(plain: bool) -> None:
    # A Wonder: its bonus came once, when it was completed, and its resources when it was activated.
    game = scene(city="colossus-of-rhodes* . . . . . . . .", provinces="phoenicia")

    out = heard(game, plain=plain)

    below = out.partition("Use Colossus of Rhodes")[2].partition("Acquire")[0]
    assert "Use: " in below
    assert "Bonus: " not in below
    assert "Gives" not in below


def test_below_acquire_stands_everything() -> None:
    game = scene(display="sahara . . . . .", supply="9 military")

    assert "Bonus: " in heard(game).partition("Acquire Sahara")[2]


@pytest.mark.rule("DUEL-END-08")
def test_archiving_a_wonder_warns_of_its_points() -> None:
    game = scene(city="forum* colossus-of-rhodes . library . . . . .")

    out = heard(game, "use forum")

    assert "Archive Colossus of Rhodes at b1 and lose its 2 points\n" in out
    assert "Archive Library at a2\n" in out


@pytest.mark.rule("BASE-END-08")
def test_archiving_knowledge_warns_of_its_point_in_classic() -> None:
    game = classic_scene(city="forum* ./mathematics mine . . . . . .")

    out = heard(game, "use forum")

    assert "Archive Mathematics at b1k and lose its 1 point\n" in out
    assert "Archive Mine at c1\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_is_given_in_every_language(language: str) -> None:
    game = scene(city="forum* colossus-of-rhodes . . . . . . .")

    assert "2" in heard(game, "use forum", language=language).rpartition("a1")[2].partition("b1")[2][:40]


NOTHING = "The bonus of Mausoleum at Halicarnassus finds nothing to act on, so nothing comes of it.\n"


@pytest.mark.rule("DUEL-WON-02")
def test_a_bonus_without_a_target_says_so() -> None:
    # Its bonus: archive a card, then gain Production for archived cards.
    wonder = "mausoleum-of-halicarnassus"

    assert NOTHING in heard(
        scene(city="forum* . . . . . . . .", wonder=wonder, supply="9 production"), "complete"
    )
    assert NOTHING not in heard(
        scene(city="forum* mine . . . . . . .", wonder=wonder, supply="9 production"), "complete"
    )


@pytest.mark.rule("BASE-ACQ-09")
def test_on_a_map_it_is_said_before_the_wonder_token_is_placed() -> None:
    game = classic_scene(city="forum* mine* . . . . . . .", wonder="terracotta-army", supply="9 production")

    out = heard(game, "complete")

    assert "The bonus of Terracotta Army finds nothing to act on" in out


@pytest.mark.parametrize("plain", [True, False])
def test_it_is_said_below_the_option_too(plain: bool) -> None:
    warning = "would find nothing to act on now."
    wonder = "mausoleum-of-halicarnassus"

    empty = scene(city="forum* . . . . . . . .", wonder=wonder, supply="9 production")
    full = scene(city="forum* mine . . . . . . .", wonder=wonder, supply="9 production")

    assert warning in heard(empty, plain=plain)
    assert warning not in heard(full, plain=plain)
    assert keys(empty, empty.state.players[0].archive) == []


def test_a_bonus_that_gives_something_is_no_news() -> None:
    game = scene(city="forum* . . . . . . . .", wonder="colossus-of-rhodes", supply="9 production")

    assert "finds nothing" not in heard(game, "complete")


def test_a_knowledge_is_told_by_the_card_that_lies_on_it() -> None:
    out = heard(scene(city="laboratory/apprenticeship* . . . . . . . ."))

    assert "Use Apprenticeship at a1 (under Laboratory)\n" in out
