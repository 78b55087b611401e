"""A word at each first time: once for each kind of event, and of things that are there."""

from __future__ import annotations

import pytest

from monumental.bots.known import craft_of
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.catalog import KINDS
from monumental.engine.events import Event
from monumental.learn.guide.firsts import BARRICADE, COMMON, Firsts, Occasion, Sight, found, in_words
from monumental.learn.guide.guide import guide
from monumental.learn.guide.known import MODULES, OURS, firsts_of
from monumental.play.glossary.entries import terms_of
from monumental.play.notation import read
from monumental.play.setup import new_game, unpack
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import Table
from tests.scene import scene
from tests.text.fluent_files import locale_files
from tests.text.fluent_files import read as read_messages


def keys_at(game_events: list[Event], since: int = 0, rules: str = "duel") -> list[str]:
    """What seat 0 is told when these have happened and nobody is asked."""
    game = scene(first=1, then=1)
    table = OURS[rules]
    return [each.key for each in found(table, game, 0, game_events, since, ()) if isinstance(each, Occasion)]


def test_the_first_wonder_gets_a_word_and_the_second_none() -> None:
    events = [Event("paid", 0), Event("completed", 0), Event("completed", 0)]

    assert keys_at(events) == ["completed"]
    assert keys_at(events, since=1) == ["completed"]
    assert keys_at(events, since=2) == []


def test_what_others_complete_is_not_my_first() -> None:
    assert keys_at([Event("completed", 1)]) == []


def test_a_province_taken_from_me_is_another_word_than_one_i_take() -> None:
    assert keys_at([Event("conquered", 0)]) == ["conquered"]
    assert keys_at([Event("conquered", 1)]) == ["lost-province"]


def test_the_advantage_is_told_as_mine_as_theirs_and_as_it_decays() -> None:
    events = [Event("took-advantage", 1), Event("gained-advantage", 0), Event("advantage-decayed", 0)]

    assert keys_at(events) == ["advantage-mine", "advantage-theirs", "advantage-decays"]


@pytest.mark.parametrize("event", ["final-round", "game-over"])
def test_the_end_concerns_everybody(event: str) -> None:
    assert keys_at([Event(event, -1)]) == [event]


def test_a_thing_is_explained_when_it_is_first_offered_the_best_option_first() -> None:
    game = scene(supply="3 production 3 military", display="sahara amphitheater . . . .")
    options = [read(game, words) for words in ("acquire 2", "acquire 1")]

    terms = [
        each.term for each in found(firsts_of(game.rules), game, 0, [], 0, options) if isinstance(each, Sight)
    ]

    assert terms.index("building") < terms.index("province")
    assert "knowledge" not in terms
    assert "display" in terms


def test_a_barricade_is_no_card_for_the_city() -> None:
    game = scene(supply="1 production")
    options = [read(game, "build barricade")]

    terms = [
        each.term for each in found(firsts_of(game.rules), game, 0, [], 0, options) if isinstance(each, Sight)
    ]

    assert "barricade" in terms
    assert "building" not in terms


def test_what_was_taken_back_has_not_happened() -> None:
    table = Table(scene(wonder="colossus-of-rhodes", supply="4 production"))
    texts = load_texts("en", (), table.game.rules)
    table.play(0, read(table.game, "complete"))
    assert "first-completed" in [each.key for each in guide(table, 0, texts).firsts]

    table.undo(0)

    assert "first-completed" not in [each.key for each in guide(table, 0, texts).firsts]


@pytest.mark.parametrize("rules", OURS)
def test_the_tables_name_only_what_there_is(rules: str) -> None:
    """With all modules in play, each event, verb, question, kind of card and term is one of the rules'."""
    system = SYSTEMS[rules]
    played = system.rules
    for module in system.modules.values():
        played = module.change(played)
    table = firsts_of(played)
    terms = {term.key for term in terms_of(played)}
    messages = read_messages(locale_files("en")).entries.keys()

    assert {each.term for each in table.sights} - terms == set()
    assert {each.term for each in table.occasions} - terms == set()
    assert {f"event-{event}" for each in table.occasions for event in each.events} - messages == set()
    assert {verb for each in table.sights for verb in each.verbs} - set(played.words) == set()
    assert {f"ask-{asked}" for each in table.sights for asked in each.questions} - messages == set()
    assert {kind for each in table.sights for kind in each.kinds} - {*KINDS, BARRICADE} == set()


def test_rules_of_others_have_what_all_have() -> None:
    rules = scene().rules

    assert "skirmish" not in OURS
    assert set(COMMON.sights) <= set(firsts_of(rules).sights)


def test_modules_in_play_add_their_words() -> None:
    box = unpack("classic", ("base", "monsters"))

    assert {each.key for each in firsts_of(box.rules).occasions} >= {"monster-found"}
    assert {each.key for each in firsts_of(unpack("classic", ("base",)).rules).occasions}.isdisjoint(
        {each.key for each in MODULES["monsters"].occasions}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", OURS)
def test_every_word_can_be_said(rules: str, language: str) -> None:
    texts = load_texts(language, (), new_game(rules, seed=1).rules)
    everything: Firsts = OURS[rules]

    said = [in_words(each, texts) for each in everything.sights]
    said += [in_words(each, texts) for each in everything.occasions]

    assert all(each.text and each.title for each in said)
    assert len({each.key for each in said}) == len(said)


def test_every_rule_system_of_ours_that_bots_know_has_a_table() -> None:
    assert [name for name in SYSTEMS if name in OURS and craft_of(name)] == list(OURS)
