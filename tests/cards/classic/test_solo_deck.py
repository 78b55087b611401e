"""The Solo cards: their lines as they are publicly known, and what becomes of each when it is followed.

The tables have a word for each line: CQ conquer, KN Knowledge, BL Building, W Wonder, POL Policy, EX
Explorers, G Gold, SH shuffle, DR draw, TT Trade track; `g2` in brackets is its price in Gold.
"""

from __future__ import annotations

import pytest

from monumental import Game, unpack
from tests.solo_scene import area, deeds, follow, gold, lines_tried, solo_pile, solo_scene

CIVILIZATIONS = {
    "architectural": "egyptians",
    "aggressive": "danes",
    "economic": "greeks",
    "cultural": "japanese",
    "technological": "chinese",
}

#: What each word of the tables is called in a pack.
WORDS: dict[str, list[dict[str, object]]] = {
    "CQ-low": [{"do": "conquer_adjacent", "cost": "lowest"}],
    "CQ-high": [{"do": "conquer_adjacent", "cost": "highest"}],
    "CQ3-high": [{"do": "conquer_adjacent", "cost": "highest", "count": 3}],
    "KN-low": [{"do": "take_from_display", "kind": "knowledge", "which": "cheapest"}],
    "KN-high": [{"do": "take_from_display", "kind": "knowledge", "which": "dearest"}],
    "KN-all": [{"do": "take_from_display", "kind": "knowledge", "which": "all"}],
    "BL-low": [{"do": "take_from_display", "kind": "building", "which": "cheapest"}],
    "BL-high": [{"do": "take_from_display", "kind": "building", "which": "dearest"}],
    "W": [{"do": "raise_wonder"}],
    "POL": [{"do": "develop_next_policy"}],
    "POL+": [{"do": "develop_next_policy"}, {"do": "gain", "gold": 2, "per": "policy"}],
    "EX1": [{"do": "send_explorers", "count": 1}],
    "EX2": [{"do": "send_explorers", "count": 2}],
    "EX3": [{"do": "send_explorers", "count": 3}],
    "G3": [{"do": "gain", "gold": 3}],
    "SH": [{"do": "shuffle_solo_deck"}],
    "DR": [{"do": "draw_solo_card"}],
    "TT2": [{"do": "trade_track", "count": 2}],
}

in_the_base_box = unpack("classic", ("base",)).packs[0].cards


def in_words(codes: str, archetype: str = "") -> list[dict[str, object]]:
    """`W; W (g2)` as the lines of a pack."""
    lines: list[dict[str, object]] = []
    for code in [code for code in codes.split("; ") if code]:
        word, _, price = code.partition(" ")
        line: dict[str, object] = {"text": WORDS[word]}
        if price:
            line["price"] = int(price.strip("(g)"))
        if archetype:
            line["archetype"] = archetype
        lines.append(line)
    return lines


def printed(card: str) -> dict[str, object]:
    """What the pack says of a Solo card, word for word."""
    return in_the_base_box[card][1].model_dump(mode="json", by_alias=True, exclude_unset=True)


# The lines


@pytest.mark.rule("BASE-SOLO-05", "MOD-AUTO-06")
@pytest.mark.parametrize(
    ("card", "common", "archetype", "special"),
    [
        ("solo-1", "CQ-low; CQ-low (g2)", "architectural", "W; W; BL-low"),
        ("solo-2", "KN-high; KN-high (g2)", "aggressive", "CQ-low; CQ-high"),
        ("solo-3", "POL; POL (g3)", "technological", "KN-low; KN-high"),
        ("solo-4", "G3", "technological", "KN-low; KN-high"),
        ("solo-5", "CQ-low; CQ-low (g2)", "economic", "EX2"),
        ("solo-6", "EX1; EX1 (g2); BL-low", "aggressive", "CQ3-high; SH"),
        ("solo-7", "W; W (g2); BL-low", "economic", "EX2"),
        ("solo-8", "KN-high; KN-high (g2)", "architectural", "W; W; BL-low"),
        ("solo-9", "POL; POL (g3)", "aggressive", "CQ-low; CQ-high"),
        ("solo-10", "EX1; EX1 (g2); BL-low", "cultural", "POL; POL; SH"),
        ("solo-11", "EX1; EX1 (g2); BL-low", "architectural", "W; W; W; BL-high; SH"),
        ("solo-12", "G3", "cultural", "POL+"),
        ("solo-13", "EX1; EX1 (g2); BL-low", "technological", "KN-all; SH"),
        ("solo-14", "EX1; EX1 (g2); BL-low", "economic", "EX3; SH"),
        ("solo-15", "W; W (g2); BL-low", "cultural", "POL+"),
    ],
)
def test_a_standard_card_has_these_lines_and_each_civilization_follows_its_own(
    card: str, common: str, archetype: str, special: str
) -> None:
    assert printed(card) == {
        "kind": "solo",
        "source": "reported",
        "public": "a solo helper program of players",
        "lines": in_words(common) + in_words(special, archetype),
    }
    shared, own = len(common.split("; ")), len(special.split("; "))
    for other, civilization in CIVILIZATIONS.items():
        game = at_sea(civilization)
        follow(game, card)
        assert lines_tried(game, card) == list(range(shared + own if other == archetype else shared))


@pytest.mark.rule("MOD-AUTO-02", "MOD-AUTO-06")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("solo-advanced-1", "EX1; EX1 (g2); BL-low; KN-low; KN-high"),
        ("solo-advanced-2", "EX1; EX1 (g2); BL-low; POL+"),
        ("solo-advanced-3", "EX1; EX1 (g2); BL-low; W; W; BL-low"),
        ("solo-advanced-4", "EX1; EX1 (g2); BL-low; CQ-low; CQ-high"),
        ("solo-advanced-7", "TT2; DR"),
    ],
)
def test_an_advanced_card_has_these_lines_for_every_civilization(card: str, lines: str) -> None:
    needs = {"needs": "trade-track"} if "TT" in lines else {}

    assert printed(card) == {
        "kind": "solo",
        "source": "reported",
        "public": "a solo helper program of players",
        "advanced": True,
        "lines": in_words(lines),
        **needs,
    }
    for civilization in CIVILIZATIONS.values():
        game = at_sea(civilization, luck="solo-12" if "DR" in lines else "")
        follow(game, card)
        assert lines_tried(game, card) == list(range(len(lines.split("; "))))


@pytest.mark.rule("MOD-AUTO-02")
@pytest.mark.parametrize(
    ("card", "noun", "then"),
    [
        ("solo-advanced-5", "wonder", ["W", "BL-low"]),
        ("solo-advanced-6", "policy", ["POL"]),
        ("solo-advanced-8", "province", ["CQ-low"]),
    ],
)
def test_some_advanced_cards_help_an_automa_that_has_the_fewest_and_draw_another(
    card: str, noun: str, then: list[str]
) -> None:
    sentences = [sentence for word in then for sentence in WORDS[word]]
    condition = {"do": "if", "fewest": noun, "then": sentences}

    assert printed(card) == {
        "kind": "solo",
        "source": "reported",
        "public": "a solo helper program of players",
        "advanced": True,
        "lines": [{"text": [condition]}, *in_words("DR")],
    }


def test_the_cards_of_the_civilizations_have_these_lines() -> None:
    last = {"do": "if", "fewer": "policy", "then": WORDS["POL"], "otherwise": WORDS["DR"]}
    texts: dict[str, list[list[dict[str, object]]]] = {
        "solo-chinese": [[{"do": "draw_solo_card", "until": "technological", "lines": "all"}]],
        "solo-danes": [[{"do": "gain", "gold": 1, "per": "coastal"}], WORDS["DR"]],
        "solo-egyptians": [[{"do": "draw_solo_card", "lines": "common", "times": 2}]],
        "solo-greeks": [[{"do": "draw_solo_card", "lines": "special"}]],
        "solo-japanese": [[{"do": "if", "fewer": "province", "then": WORDS["CQ-low"], "otherwise": [last]}]],
    }

    for card, lines in texts.items():
        assert printed(card) == {
            "kind": "solo",
            "source": "reported",
            "public": "a solo helper program of players",
            "lines": [{"text": line} for line in lines],
        }


def test_there_are_twenty_eight_solo_cards() -> None:
    cards = [key for key, (_, text) in in_the_base_box.items() if text.kind == "solo"]

    assert len(cards) == 15 + 5 + 8
    assert len([card for card in cards if printed(card).get("advanced")]) == 8


# Followed

#: Meadows and forests on the left of the Automa, on tile 8, cost 1; mountains on its right cost 2.
LAND = "C m$ f f f f m C h h h"
DISPLAY = "mathematics compass pyramids marketplace harbor machu-picchu"

#: Both Explorers go towards the Market: the first step, the second, both at once, three more.
STEP = ["explorer to 7"] * 2
NEXT_STEP = ["paid 2", *["explorer to 6"] * 2]
TWO_STEPS = ["explorer to 7", "explorer to 6"] * 2
THREE_MORE = ["explorer to 5", "explorer to 4", "explorer to 3"] * 2
WALK = [*STEP, *NEXT_STEP, "took marketplace"]
PYRAMIDS = ["began pyramids", "completed pyramids", "token on 8"]


def at_sea(civilization: str, luck: str = "") -> Game:
    """A map without Provinces and a display without cards: hardly any line can be done."""
    return solo_scene(
        civilization, civ=somebody_else(civilization), drawing="C ~ C", capitals=(1, 3), luck=luck
    )


def somebody_else(civilization: str) -> str:
    return "danes" if civilization == "greeks" else "greeks"


def plenty(civilization: str, luck: str = "") -> Game:
    """Every line can be done, paid, and gives the same whoever does it; the other player has one of each."""
    other = somebody_else(civilization)
    return solo_scene(
        civilization,
        civ=other,
        drawing=LAND,
        capitals=(1, 8),
        production=[],
        display=DISPLAY,
        troops="1:8 2:1",
        discard="stonehenge",
        policies="phalanx" if other == "greeks" else "sagas",
        automa={"supply": "9 gold"},
        luck=luck,
    )


@pytest.mark.rule("BASE-SOLO-04", "BASE-SOLO-05")
@pytest.mark.parametrize(
    ("card", "civilization", "done"),
    [
        (
            "solo-1",
            "egyptians",
            [
                *["conquered 7", "paid 2", "conquered 6"],
                *["began pyramids", "completed pyramids", "token on 7", "took marketplace"],
            ],
        ),
        (
            "solo-2",
            "danes",
            ["took compass", "paid 2", "took mathematics", "conquered 7", "conquered 9"],
        ),
        ("solo-3", "chinese", ["policy 1", "paid 3", "policy 2", "took mathematics", "took compass"]),
        ("solo-4", "chinese", ["gained 3", "took mathematics", "took compass"]),
        ("solo-5", "greeks", ["conquered 7", "paid 2", "conquered 6", *TWO_STEPS]),
        ("solo-6", "danes", [*WALK, "conquered 9", "conquered 10", "conquered 11", "shuffled"]),
        ("solo-7", "greeks", [PYRAMIDS[0], "paid 2", *PYRAMIDS[1:], "took marketplace", *TWO_STEPS]),
        (
            "solo-8",
            "egyptians",
            ["took compass", "paid 2", "took mathematics", *PYRAMIDS, "took marketplace"],
        ),
        ("solo-9", "danes", ["policy 1", "paid 3", "policy 2", "conquered 7", "conquered 9"]),
        ("solo-10", "japanese", [*WALK, "policy 1", "policy 2", "shuffled"]),
        ("solo-11", "egyptians", [*WALK, *PYRAMIDS, "began machu-picchu", "took harbor", "shuffled"]),
        ("solo-12", "japanese", ["gained 3", "policy 1", "gained 2"]),
        ("solo-13", "chinese", [*WALK, "took mathematics", "took compass", "shuffled"]),
        ("solo-14", "greeks", [*WALK, *THREE_MORE, "shuffled"]),
        (
            "solo-15",
            "japanese",
            [PYRAMIDS[0], "paid 2", *PYRAMIDS[1:], "took marketplace", "policy 1", "gained 2"],
        ),
    ],
)
def test_a_standard_card_is_followed_line_by_line(card: str, civilization: str, done: list[str]) -> None:
    game = plenty(civilization)

    follow(game, card)

    assert deeds(game) == done
    assert (game.seat, game.choice().question) == (0, "take-turn")
    paid = sum(int(deed.split()[1]) for deed in done if deed.startswith("paid"))
    gained = sum(int(deed.split()[1]) for deed in done if deed.startswith("gained"))
    assert gold(game) == 9 - paid + gained
    assert len(area(game)) == len([deed for deed in done if deed.startswith(("took", "completed"))])
    assert solo_pile(game) == (["solo-12", "solo-4"], [])


@pytest.mark.rule("MOD-AUTO-02")
@pytest.mark.parametrize("civilization", ["egyptians", "danes", "greeks"])
@pytest.mark.parametrize(
    ("card", "done"),
    [
        ("solo-advanced-1", [*WALK, "took mathematics", "took compass"]),
        ("solo-advanced-2", [*WALK, "policy 1", "gained 2"]),
        ("solo-advanced-3", [*WALK, *PYRAMIDS, "took harbor"]),
        ("solo-advanced-4", [*WALK, "conquered 7", "conquered 9"]),
        ("solo-advanced-5", ["began pyramids", "took marketplace", "card solo-12", "gained 3"]),
        ("solo-advanced-6", ["policy 1", "card solo-12", "gained 3"]),
        ("solo-advanced-7", ["impossible", "card solo-12", "gained 3"]),
        ("solo-advanced-8", ["conquered 7", "card solo-12", "gained 3"]),
    ],
)
def test_an_advanced_card_is_followed_line_by_line(card: str, done: list[str], civilization: str) -> None:
    game = plenty(civilization, luck="solo-12" if "card solo-12" in done else "")

    follow(game, card)

    assert deeds(game) == done


@pytest.mark.parametrize(
    ("card", "civilization", "luck", "done"),
    [
        ("solo-chinese", "chinese", "solo-12 solo-4", ["took mathematics", "took compass"]),
        ("solo-danes", "danes", "solo-4", []),
        ("solo-egyptians", "egyptians", "solo-4", ["gained 3"]),
        ("solo-greeks", "greeks", "solo-12", ["policy 1", "gained 2"]),
        ("solo-japanese", "japanese", "", ["conquered 7"]),
    ],
)
def test_the_card_of_a_civilization_is_followed(
    card: str, civilization: str, luck: str, done: list[str]
) -> None:
    before = {
        "chinese": ["card solo-12", "put away solo-12", "card solo-4", "gained 3"],
        "danes": ["empty", "card solo-4", "gained 3"],
        "egyptians": ["card solo-4", "gained 3"],
        "greeks": ["card solo-12"],
        "japanese": [],
    }
    game = plenty(civilization, luck)

    follow(game, card)

    assert deeds(game) == before[civilization] + done
