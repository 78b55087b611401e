"""Typed sentences: what our own cards say is understood when somebody types it."""

from __future__ import annotations

import time

import pytest

from monumental.cards.loader import known_packs
from monumental.cards.schema import TriggerText
from monumental.play.setup import unpack
from monumental.studio.typed.recognizer import Recognizer, checked, recognizer_of
from tests.neighbours import NEIGHBOURS
from tests.studio.printed import Printed, printed_lines


def duel() -> Recognizer:
    return recognizer_of(unpack("duel").rules)


def classic() -> Recognizer:
    return recognizer_of(unpack("classic", ["base"]).rules)


def same(written: object, read: object) -> bool:
    """One event may stand in brackets or not."""
    if isinstance(written, TriggerText) and isinstance(read, TriggerText):
        return written.model_copy(update={"event": written.events()}) == read.model_copy(
            update={"event": read.events()}
        )
    return written == read


def is_read_as_written(printed: Printed) -> bool:
    """Is the first reading of the line what the card has?"""
    readings = recognizer_of(printed.rules).lines(printed.line, printed.card.kind)
    if not readings:
        return False
    for field, value in readings[0].items():
        read = checked(field, value)
        written = getattr(printed.card, field)
        # A line is one of several triggers, price changes or lines of a Solo card.
        if field in {"when", "modify", "lines"}:
            if not all(any(same(each, one) for each in written) for one in read):
                return False
        elif written != read:
            return False
    return True


def names_in(text: object) -> set[str]:
    """The verbs of a text, and what a card says beside them."""
    if isinstance(text, dict):
        return {str(text.get("do", ""))} | set(text) | names_in([*text.values()])
    if isinstance(text, list):
        return {name for each in text for name in names_in(each)}
    return set()


def test_our_own_sentences_are_recognized_exactly_and_of_a_few_the_verb_is_near() -> None:
    lines = [line for pack in known_packs() for line in printed_lines(pack)]

    others = [line for line in lines if not is_read_as_written(line)]

    assert len(lines) > 400
    assert len(others) <= 0.05 * len(lines)
    for printed in others:
        written = names_in(printed.card.model_dump(exclude_defaults=True, by_alias=True, mode="json"))
        nearest = recognizer_of(printed.rules).nearest(printed.line, printed.card.kind)
        assert written & set(nearest), printed.line


@pytest.mark.parametrize(
    ("typed", "sentences"),
    [
        ("gain 2 Gold", [{"do": "gain", "gold": 2}]),
        ("Gain 1 Production and 2 Gold.", [{"do": "gain", "production": 1, "gold": 2}]),
        (
            "archive a card: gain 1 Gold, then draw and use 2 cards",
            [{"do": "archive", "then": [{"do": "gain", "gold": 1}, {"do": "draw_and_use", "count": 2}]}],
        ),
        (
            "  acquire a Knowledge or a   Wonder, paying 2 less ",
            [{"do": "acquire", "less": 2, "kinds": ["knowledge", "wonder"]}],
        ),
        (
            "Gain 1 Gold. If you control a Coastal Province and you own a Barricade, archive a card",
            [
                {"do": "gain", "gold": 1},
                {"do": "if", "has": {"coastal": 1, "barricade": 1}, "then": [{"do": "archive"}]},
            ],
        ),
        ("gain 1 culture (twice)", [{"do": "gain", "culture": 1}] * 2),
        (
            "Your opponent does this: pay 1 Gold. Gain 1 Gold.",
            [{"do": "others", "then": [{"do": "pay", "gold": 1}]}, {"do": "gain", "gold": 1}],
        ),
        (
            "if your opponent has at least 2 Gold, gain 1 Gold; otherwise archive a card",
            [
                {
                    "do": "if",
                    "who": "another",
                    "holds": {"gold": 2},
                    "then": [{"do": "gain", "gold": 1}],
                    "otherwise": [{"do": "archive"}],
                }
            ],
        ),
        ("copy an activated Knowledge of your City", [{"do": "copy", "from": "knowledge"}]),
    ],
)
def test_a_typed_sentence_is_the_sentence_of_a_pack(typed: str, sentences: list[object]) -> None:
    assert duel().sentences(typed)[0] == sentences


@pytest.mark.parametrize("rules", NEIGHBOURS)
def test_what_is_said_of_other_players_is_recognized(rules: str) -> None:
    lines = printed_lines(NEIGHBOURS[rules])

    unknown = [printed.line for printed in lines if not is_read_as_written(printed)]

    assert len(lines) > 10
    assert unknown == []


def test_what_other_rules_say_is_not_understood() -> None:
    assert classic().sentences("move up to 2 Units for free inside your Provinces")
    assert not duel().sentences("move up to 2 Units for free inside your Provinces")


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ("Bonus: gain 1 Gold.", {"bonus": [{"do": "gain", "gold": 1}]}),
        (
            "Whenever you conquer a Province or complete a Wonder: gain 1 Culture.",
            {
                "when": [
                    {
                        "event": ["conquered", "completed"],
                        "limit": "whenever",
                        "then": [{"do": "gain", "culture": 1}],
                    }
                ]
            },
        ),
        ("Knowledge costs you 2 less.", {"modify": [{"price": "knowledge", "less": 2}]}),
    ],
)
def test_a_line_says_what_it_is_by_how_it_begins(typed: str, field: dict[str, object]) -> None:
    assert duel().lines(typed, "wonder")[0] == field


@pytest.mark.parametrize(
    ("typed", "verb"),
    [
        ("take a Wonder without paying", "gain_card"),
        ("archive 2 cards", "archive"),
        ("get the Advantage", "gain_advantage"),
        ("draw 3 cards and use them", "draw_and_use"),
    ],
)
def test_words_of_ones_own_lead_to_the_nearest_verbs(typed: str, verb: str) -> None:
    assert not duel().sentences(typed)
    assert verb in duel().nearest(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        ".",
        "gain",
        "gain 99999999999 Gold",
        "gain 21 Gold",
        "\ue000\ue002then\ue004",
        "if you control a Province, " * 30 + "gain 1 Gold" + "; otherwise gain 1 Gold" * 30,
        "gain 1 Gold, then " * 50 + "archive a card",
        "choose one: " + "archive a card; " * 60,
    ],
)
def test_nonsense_is_not_understood_and_takes_no_time(typed: str) -> None:
    recognizer = classic()
    recognizer.lines("Use: gain 1 Gold.", "building")

    begin = time.process_time()
    readings = recognizer.lines(f"Use: {typed}", "building")

    assert not readings
    assert time.process_time() - begin < 3
