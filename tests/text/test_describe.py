"""Card texts say what the cards do, in sentences one would print on a card."""

from __future__ import annotations

import pytest

from monumental import unpack
from monumental.cards.describe import describe, describe_civilization, describe_script, facts
from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.cards.verbs.conditions import CONDITIONS
from monumental.cards.verbs.registry import SOLO_VERBS, VERBS
from monumental.cards.verbs.speech import phrase
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.engine.moves.taking import AcquireForLess, BuildWonderSection, GainCard
from monumental.engine.resources import RESOURCES
from monumental.engine.rules import Rules
from monumental.engine.sentences.city import Archive, Copy
from monumental.engine.sentences.conditions import Did, Fewer, Gained, Has, Holds
from monumental.engine.sentences.general import ChooseOne, Gain, GainBasic, If, May, Pay
from monumental.engine.sentences.others import OfOthers
from monumental.engine.sentences.triggers import Condition, PriceChange, Trigger
from monumental.games.classic.modules.attacks import Lose
from monumental.games.duel.provinces import Conquer
from monumental.play.setup import Box

BOX = unpack()
FOLDERS = [pack.folder for pack in BOX.packs]
ENGLISH = load_texts("en", FOLDERS, BOX.rules)

#: Every rule system with all its packs.
BOXES = (
    BOX,
    unpack("classic", ("base", "renaissance", "heroes", "monsters")),
    unpack("continuous", ("base", "renaissance", "heroes", "monsters", "five-players")),
)
CARDS = [(box, card) for box in BOXES for card in box.catalog.cards]


def words_for(box: Box, language: str) -> Texts:
    return load_texts(language, [pack.folder for pack in box.packs], box.rules)


def text_of(key: str) -> list[str]:
    return describe(BOX.catalog.by_key[key], ENGLISH)


def script(*sentences: Effect) -> Script:
    return Script("", sentences)


def some(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(resource, 0) for resource in RESOURCES)


GOLD = script(Gain(some(gold=1)))
CULTURE = script(Gain(some(culture=1)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("box", "card"), CARDS, ids=[f"{box.rules.name}-{card.pack}-{card.key}" for box, card in CARDS]
)
def test_every_card_can_be_read(box: Box, card: Card, language: str) -> None:
    texts = words_for(box, language)

    lines = [*facts(card, texts, box.catalog), *describe(card, texts)]

    assert all(line and line == line.strip() for line in lines)
    assert "\u2068" not in "".join(lines)


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        ("codex", ["Whenever you acquire a Knowledge: gain 1 Culture.", "Bonus: gain 2 Science."]),
        (
            "amphitheater",
            ["The first time each round you conquer a Province or complete a Wonder: gain 1 Culture."],
        ),
        (
            "bureaucracy",
            [
                (
                    "The first time each round you archive a card, reinforce a card "
                    "or make Scientific Progress: gain 1 Gold."
                )
            ],
        ),
        (
            "desert-tolls",
            [
                "The first time each round your opponent trades with a Free City: gain 1 Gold.",
                "Whenever you claim a Free City: gain 1 Culture.",
                "Bonus: gain 1 Production.",
            ],
        ),
        (
            "dyula-traders",
            ["You may pay 1 Gold: gain 2 Production.", "Bonus: trade for free with a Free City."],
        ),
        (
            "scholars-of-sankore",
            ["Knowledge costs you 1 less.", "Bonus: gain 2 Science."],
        ),
        (
            "shogunate",
            [
                "Provinces of the display cost you 1 less (only while you hold the Advantage).",
                "Your opponent's Provinces cost you 2 less (only while you hold the Advantage).",
                "Bonus: gain 2 Military.",
            ],
        ),
        (
            "stirrup",
            [
                "Provinces of the display cost you 1 less.",
                "Your opponent's Provinces cost you 1 less, and 2 less while you hold the Advantage.",
            ],
        ),
        (
            "forum",
            ["Use: choose one: archive a card; or pay 2 different Basic resources: gain 1 Culture."],
        ),
        ("mine", ["Use: if you have gained at least 2 Production this round, gain 1 Gold."]),
        (
            "kurukan-fuga",
            [
                (
                    "Use: if you have conquered a Province this round, gain 1 Culture; "
                    "otherwise gain 1 Basic resource of your choice."
                ),
                "Bonus: gain 1 Basic resource of your choice.",
            ],
        ),
        (
            "electricity",
            [
                (
                    "When this card is activated: if you control a Mountain Province, draw and use 2 cards; "
                    "otherwise draw and use 1 card."
                )
            ],
        ),
        (
            "krak-des-chevaliers",
            [
                "During City Activation: if you own a Barricade, gain 2 Basic resources of the same type.",
                "Bonus: gain a Basic Building without paying its cost.",
            ],
        ),
        (
            "floating-gardens",
            [
                (
                    "Use: put one of your Province Type markers on a Province you control. "
                    "Gain 1 Production for each Agricultural Province you control (counting at most 3)."
                )
            ],
        ),
        (
            "montezuma",
            ["Use, while you hold the Advantage: gain 1 Military for each type of Province you control."],
        ),
        (
            "bushido",
            [
                (
                    "Use: if you hold the Advantage, gain 2 different Basic resources; "
                    "otherwise gain the Advantage."
                )
            ],
        ),
        ("windmill", ["Use: reinforce this card."]),
        ("petra", ["Trade: reinforce a card: gain 1 Basic resource of your choice."]),
        ("malacca", ["Trade: discard a card of the display: gain 2 Basic resources of the same type."]),
        ("varanasi", ["Trade: discard a card of your City: draw and use 1 card."]),
        ("apprenticeship", ["Use: copy the card on this Knowledge.", "This card can't be copied."]),
        ("venice", ["Trade: copy a card of your City."]),
        (
            "al-andalus",
            ["Bonus: gain a Building or a Basic Building with a cost of 4 or less without paying it."],
        ),
        ("panama", ["Bonus: build a Wonder section, paying 3 less."]),
        (
            "oda-nobunaga",
            [
                (
                    "Use, while you hold the Advantage: choose one: "
                    "conquer your opponent's topmost Province, paying 2 less; "
                    "or gain 2 Basic resources of the same type."
                )
            ],
        ),
        ("fort", []),
    ],
)
def test_a_card_reads_well(key: str, lines: list[str]) -> None:
    assert text_of(key) == lines


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (Gain(some(production=1, science=1, military=1)), "gain 1 Production, 1 Science and 1 Military"),
        (Gain(some(gold=1), BOX.rules.nouns["wonder"]), "gain 1 Gold for each Wonder you have completed"),
        (GainBasic(1, same=False, different=False), "gain 1 Basic resource of your choice"),
        (GainBasic(2, same=True, different=False), "gain 2 Basic resources of the same type"),
        (GainBasic(2, same=False, different=False), "gain 2 Basic resources of your choice"),
        (Pay(some(science=2), 0, different=False, then=script()), "pay 2 Science"),
        (Pay(some(), 1, different=False, then=GOLD), "pay 1 Basic resource: gain 1 Gold"),
        (
            Archive(script(*GOLD.sentences, *CULTURE.sentences)),
            "archive a card: gain 1 Gold, then gain 1 Culture",
        ),
        (May(script(Archive(GOLD))), "you may archive a card: gain 1 Gold"),
        (Copy(attached=False, city=False, policies=True), "copy one of your Policies"),
        (Copy(attached=False, city=True, policies=True), "copy a card of your City or one of your Policies"),
        (
            GainCard((1, 2), basic=True, at_most=0),
            "gain a Knowledge, a Wonder or a Basic Building without paying its cost",
        ),
        (AcquireForLess((3,), basic=False, less=0), "acquire a Province"),
        (AcquireForLess((3,), basic=False, less=2), "acquire a Province, paying 2 less"),
        (Conquer(0), "conquer your opponent's topmost Province"),
        (BuildWonderSection(0), "build a Wonder section"),
        (
            ChooseOne((GOLD, CULTURE, script(Archive(script())))),
            "choose one: gain 1 Gold; gain 1 Culture; or archive a card",
        ),
    ],
)
def test_a_sentence_reads_well(sentence: Effect, words: str) -> None:
    assert phrase(script(sentence), ENGLISH) == words


def test_a_wish_that_depends_on_a_condition_is_said_after_the_condition() -> None:
    holds = BOX.rules.conditions["holds_advantage"]()

    sentence = May(script(If(holds, script(Archive(GOLD)), script(Archive(script())))))

    assert phrase(script(sentence), ENGLISH) == (
        "if you hold the Advantage, you may archive a card: gain 1 Gold; otherwise you may archive a card"
    )


def test_several_conditions_must_all_hold() -> None:
    nouns = (BOX.rules.nouns["coastal"], BOX.rules.nouns["policy"])

    sentence = If(Has(nouns, (2, 1)), GOLD, script())

    assert phrase(script(sentence), ENGLISH) == (
        "if you control at least 2 Coastal Provinces and you have developed a Policy, gain 1 Gold"
    )


def test_a_text_by_itself_is_made_of_whole_sentences() -> None:
    text = script(*GOLD.sentences, Archive(CULTURE))

    assert describe_script(text, ENGLISH) == "Gain 1 Gold. Archive a card: gain 1 Culture."


def test_a_trigger_may_wait_for_several_kinds_of_cards() -> None:
    card = Card(0, "patron", 4, "", "original")
    card.triggers = (Trigger(("acquired",), (0,), basic=True, by_opponent=True, first=True, then=GOLD),)

    assert describe(card, ENGLISH) == [
        "The first time each round your opponent acquires a Building or a Basic Building: gain 1 Gold."
    ]


def test_a_trigger_may_wait_for_every_time_the_opponent_does_something() -> None:
    card = Card(0, "tolls", 4, "", "original")
    card.triggers = (Trigger(("traded",), (), basic=False, by_opponent=True, first=False, then=GOLD),)

    assert describe(card, ENGLISH) == ["Whenever your opponent trades with a Free City: gain 1 Gold."]


def test_each_price_that_a_card_changes_has_a_line() -> None:
    card = Card(0, "scholars", 4, "", "original")
    card.price_changes = (PriceChange("knowledge", 1, None), PriceChange("progress", 1, None))

    assert describe(card, ENGLISH) == ["Knowledge costs you 1 less.", "Scientific Progress costs you 1 less."]


def kinds_of_conquest(rules: Rules) -> list[tuple[str, ...]]:
    """What a text about conquest may name, in rules that tell Provinces apart."""
    return [("",), *((target,) for target in rules.targets)] if rules.targets else [()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.rules.name)
def test_the_whole_vocabulary_has_words(box: Box, language: str) -> None:
    texts = words_for(box, language)
    rules = box.rules
    conditions: list[Condition] = [
        Gained(some(culture=1)),
        Holds(some(gold=2)),
        *(Has((noun,), (count,)) for noun in rules.nouns.values() for count in (1, 2, 3, 5)),
        *(Did(occasion) for occasion in rules.occasions),
        *(
            Fewer(noun, all_)
            for noun in rules.nouns.values()
            for all_ in (True, False)
            if "fewer" in rules.conditions
        ),
    ]
    # With two players, another one is every other one.
    every = (False,) if rules.seats[1] == 2 else (False, True)
    conditions += [
        OfOthers(condition, each)
        for condition in conditions
        if isinstance(condition, Has | Holds)
        for each in every
    ]
    sentences: list[Effect] = [
        *(If(condition, GOLD, CULTURE) for condition in conditions),
        *(Gain(some(gold=1), noun, limit) for noun in rules.nouns.values() for limit in (0, 3)),
        *(Lose(some(gold=1), 0, noun) for noun in rules.nouns.values() if "lose" in rules.verbs),
        *(rules.verbs["conquer"](less, *of) for of in kinds_of_conquest(rules) for less in (0, 2)),
    ]
    card = Card(0, "everything", 4, "", "original")
    card.price_changes = tuple(PriceChange(price, 1, None) for price in rules.prices)
    card.triggers = tuple(
        Trigger((occasion,), (), basic=False, by_opponent=by_opponent, first=first, then=GOLD)
        for occasion in rules.occasions
        for by_opponent in (True, False)
        for first in (True, False)
    )

    lines = [*describe(card, texts), *(phrase(script(sentence), texts) for sentence in sentences)]

    assert len(set(lines)) == len(rules.prices) + 4 * len(rules.occasions) + len(sentences)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.rules.name)
def test_every_verb_and_condition_of_the_rules_is_defined(box: Box) -> None:
    assert box.rules.verbs.keys() <= {*VERBS, *SOLO_VERBS}
    assert {getattr(make, "name", "") for make in box.rules.conditions.values()} <= CONDITIONS.keys()


def test_no_verb_or_condition_is_defined_that_no_rules_have() -> None:
    verbs = {verb for box in BOXES for verb in box.rules.verbs}
    conditions = {getattr(make, "name", "") for box in BOXES for make in box.rules.conditions.values()}

    assert {*VERBS, *SOLO_VERBS} == verbs
    assert conditions == CONDITIONS.keys()


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        (
            "colossus-of-rhodes",
            [
                "Wonder",
                "Era I",
                "Cost: 3 Production to begin, 4 Production to complete",
                "When activated: 2 Military",
                "Published: name and completion bonus. The rest is our own design.",
            ],
        ),
        ("tibet", ["Province", "Era II", "Cost: 5 Military", "Type: Mountain", "Our own design"]),
        ("electricity", ["Knowledge", "Era III", "Cost: 6 Science", "Our own design"]),
        (
            "fort",
            [
                "Building",
                "Starting card: Aztecs, Japanese and Malians",
                "When activated: 1 Military",
                "Published values",
            ],
        ),
        ("zen", ["Policy", "Starting card: Japanese", "Our own design"]),
        ("petra", ["Free City", "Our own design"]),
        (
            "barricade",
            [
                "Basic Building",
                "Cost: 1 Production",
                "Defense: the Province below costs 2 more to conquer",
                "Published: name, copies and defense. The rest is our own design.",
            ],
        ),
    ],
)
def test_the_facts_of_a_card(key: str, lines: list[str]) -> None:
    assert facts(BOX.catalog.by_key[key], ENGLISH, BOX.catalog) == lines


@pytest.mark.rule("DUEL-CIV-01", "DUEL-CIV-02", "DUEL-CIV-06", "DUEL-CITY-09")
def test_the_special_rules_of_the_civilizations() -> None:
    rules = {
        civilization.key: describe_civilization(civilization, ENGLISH, BOX.catalog)
        for civilization in BOX.catalog.civilizations
    }

    assert rules == {
        "aztecs": ["You start with the Province Lake Texcoco.", "You have 6 Province Type markers."],
        "japanese": [],
        "malians": [
            "Provinces cost you Gold instead of Military.",
            "Whenever you conquer a Province: gain 1 Gold.",
        ],
    }
