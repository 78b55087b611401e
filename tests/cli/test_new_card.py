"""`monumental new-card`: cards by answering questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from monumental.cards.loader import read_pack
from monumental.maps.files import read_map
from tests.cli.terminal import lines, run

if TYPE_CHECKING:
    from pathlib import Path

#: Kind, four names, then the facts of such a card.
WONDER = ("3", "Hanging Garden", "Jardín colgante", "", "", "1", "3 4", "", "1", "", "", "")
POLICY = ("5", "Slow Trade", "", "", "")
MODULES = ("--module", "heroes", "--module", "monsters")


def test_a_wonder_is_typed_as_it_is_printed_and_can_be_played(tmp_path: Path) -> None:
    box = tmp_path / "my-box"
    typed = (*WONDER, "Use: gain 2 Gold.", "Bonus: archive a card: gain 1 Culture.", "", "y", "n")

    ran = run("new-card", str(box), typist=lines(*typed))

    assert ran.code == 0, ran.err
    assert "Uso: gana 2 de Oro." in ran.out
    assert "使用：黄金2個を得る。" in ran.out
    assert "1 of 116 cards of the box." in ran.out
    [(_, card)] = read_pack(box).cards.values()
    assert (card.cost, card.resources.science, len(card.bonus)) == ((3, 4), 1, 1)
    assert "card-hanging-garden = Jardín colgante" in (box / "locale/es.ftl").read_text(encoding="utf-8")
    checked = run("check-pack", str(box), "--games", "1")
    assert checked.code == 0, checked.err


def test_what_is_not_recognized_is_put_together_from_the_nearest_sentence(tmp_path: Path) -> None:
    # "take the advantage" is none; the nearest verb is chosen, then the text it belongs to.
    typed = (*POLICY, "grab the Advantage now", "1", "1", "", "y", "n")

    ran = run("new-card", str(tmp_path / "box"), typist=lines(*typed))

    assert ran.code == 0, ran.err
    assert "Not recognized." in ran.out
    [(_, card)] = read_pack(tmp_path / "box").cards.values()
    assert [sentence.do for sentence in card.use] == ["gain_advantage"]


def test_a_card_that_is_wrong_is_not_saved_and_says_why(tmp_path: Path) -> None:
    typed = (
        *POLICY,
        "Use: gain 1 Gold.",
        "The first time each round you archive a card: gain 1 Gold.",
        "",
        "n",
    )

    ran = run("new-card", str(tmp_path / "box"), typist=lines(*typed))

    assert "slow-trade.use: has one Action token, which is for use" in ran.out
    assert not (tmp_path / "box").exists()


def test_a_card_may_be_used_and_answer_whenever_something_happens(tmp_path: Path) -> None:
    whenever = "Whenever you archive a card: your opponent does this: gain 1 Gold."
    typed = (*POLICY, "Use: gain 1 Gold.", whenever, "", "y", "n")

    ran = run("new-card", str(tmp_path / "box"), typist=lines(*typed))

    assert ran.code == 0, ran.err
    [(_, card)] = read_pack(tmp_path / "box").cards.values()
    assert [sentence.do for sentence in card.use] == ["gain"]
    assert [sentence.do for trigger in card.when for sentence in trigger.then] == ["others"]


def test_the_questions_come_in_ones_own_language(tmp_path: Path) -> None:
    typed = (*POLICY, "Bonus: gain 1 Gold.", "", "a", "n")

    ran = run("new-card", str(tmp_path / "box"), "--lang", "cs", typist=lines(*typed))

    assert "Jakého druhu?" in ran.out
    assert "Uložit kartu? (a/n): a\nUloženo:" in ran.out


def test_another_card_leaves_what_somebody_wrote_by_hand(tmp_path: Path) -> None:
    box = tmp_path / "box"
    run("new-card", str(box), typist=lines(*POLICY, "Bonus: gain 1 Gold.", "", "y"))
    cards = box / "cards/cards.toml"
    by_hand = box / "cards/by-hand.toml"
    by_hand.write_text('# Mine.\n[zen-2]\nkind = "policy"\nsource = "original"\n', encoding="utf-8")
    names = box / "locale/en.ftl"
    names.write_text(f"# Names.\n{names.read_text(encoding='utf-8')}", encoding="utf-8")

    again = run("new-card", str(box), typist=lines("5", "Slow Trade", "Fast Trade", "", "", "", "", "y"))

    assert "The pack has a card of that name already: slow-trade" in again.out
    assert by_hand.read_text(encoding="utf-8").startswith("# Mine.")
    assert names.read_text(encoding="utf-8").splitlines() == [
        "# Names.",
        "card-slow-trade = Slow Trade",
        "card-fast-trade = Fast Trade",
    ]
    assert "[fast-trade]" in cards.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--rules", "chess"), "unknown rules 'chess' (there are: classic, continuous, duel)"),
        (("--module", "heroes"), "unknown module 'heroes' (there are: trade)"),
    ],
)
def test_rules_that_nobody_has_are_refused_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], problem: str
) -> None:
    ran = run("new-card", str(tmp_path / "box"), *words)

    assert (ran.code, ran.err.strip()) == (2, problem)


def test_the_end_of_the_input_ends_it_without_a_trace(tmp_path: Path) -> None:
    ran = run("new-card", str(tmp_path / "box"), typist=lines("3", "Half a Card"))

    assert ran.code == 0
    assert not (tmp_path / "box").exists()


#: Each kind by its number in the list of classic with Heroes and Monsters: facts, then lines.
CLASSIC = {
    "barbarian": ("6", ("2", "3"), ("When you take it, choose one: gain 2 Gold; or archive a card.",)),
    "free_town": (
        "7",
        ("", "", "2", "", "", ""),
        ("When you take it, choose one: gain 1 Culture; or gain 3 Gold.",),
    ),
    "market_token": ("8", ("4", "ghent"), ("Use once, on any of your turns: gain 2 Production.",)),
    "solo": ("9", ("y", ""), ("(2 Gold) Develop a Policy.", "Economic: move both Explorers 2 steps each.")),
    "hero": ("10", ("2", "4"), ("Use: gain 2 Military.", "Whenever you conquer a Province: gain 1 Gold.")),
    "monster": ("11", ("2", "5"), ("Attack on each player: lose 1 Gold.",)),
}


@pytest.mark.parametrize("kind", CLASSIC)
def test_tokens_solo_cards_heroes_and_monsters_are_typed_as_they_are_printed(
    kind: str, tmp_path: Path
) -> None:
    number, facts, printed = CLASSIC[kind]
    typed = (number, "Grey Wolf", "", "", "", *facts, *printed, "", "y", "n")
    box = tmp_path / "box"

    ran = run("new-card", str(box), "--rules", "classic", *MODULES, typist=lines(*typed))

    assert ran.code == 0, ran.err
    assert "Not recognized." not in ran.out
    [(_, card)] = read_pack(box).cards.values()
    assert card.kind == kind
    for line in printed:
        assert f"  {line}\n" in ran.out


def test_what_a_card_must_have_is_asked_for_where_no_line_says_it(tmp_path: Path) -> None:
    # No line is typed: the number, then both benefits one after the other.
    benefits = ("gain 2 Gold", "", "archive a card", "", "")
    typed = ("6", "Grey Wolf", "", "", "", "", "", "", "3", *benefits, "y", "n")

    ran = run("new-card", str(tmp_path / "box"), "--rules", "classic", typist=lines(*typed))

    assert ran.code == 0, ran.err
    [(_, card)] = read_pack(tmp_path / "box").cards.values()
    assert (card.value, [text[0].do for text in card.benefits]) == (3, ["gain", "archive"])


def test_a_line_of_a_solo_card_may_be_put_together(tmp_path: Path) -> None:
    # Nobody says it so; the nearest verb is chosen, then its price and whom it is for.
    typed = ("9", "Grey Wolf", "", "", "", "", "", "advance a Policy", "1", "3", "2", "", "y", "n")

    ran = run("new-card", str(tmp_path / "box"), "--rules", "classic", typist=lines(*typed))

    assert ran.code == 0, ran.err
    [(_, card)] = read_pack(tmp_path / "box").cards.values()
    [line] = card.lines
    assert ([sentence.do for sentence in line.text], line.price) == (["develop_next_policy"], 3)


def test_a_free_city_of_duel_trades(tmp_path: Path) -> None:
    typed = ("8", "Port Amber", "", "", "", "Trade: gain 2 Production.", "", "y", "n")

    ran = run("new-card", str(tmp_path / "box"), "--module", "trade", typist=lines(*typed))

    assert ran.code == 0, ran.err
    [(_, card)] = read_pack(tmp_path / "box").cards.values()
    assert (card.kind, card.trade[0].do) == ("free_city", "gain")


VALLEY = ("..  ~   h2  mt", "m1  f2  f3$ m1", "C   m2  v4  m2  C", "m1  f3$ f2  m1", "..  mt  h2  ~")
#: The last of the list, where a game has a map.
MAP = ("10", "Quiet Valley", "Valle tranquilo", "", "", "2")


def test_a_map_is_typed_row_by_row_and_played(tmp_path: Path) -> None:
    box = tmp_path / "box"

    ran = run("new-card", str(box), "--rules", "classic", typist=lines(*MAP, *VALLEY, "", "y", "n"))

    assert ran.code == 0, ran.err
    assert "  Barbarians next to it: 1, 1, 2 | 1, 1, 2\n" in ran.out
    hexmap = read_map(box / "maps/quiet-valley.toml")
    assert (hexmap.name, len(hexmap.tiles)) == ("quiet-valley", 19)
    assert "map-quiet-valley = Valle tranquilo" in (box / "locale/es.ftl").read_text(encoding="utf-8")
    checked = run("check-map", str(box / "maps/quiet-valley.toml"))
    assert checked.code == 0, checked.err


def test_a_map_that_is_not_fair_says_so_and_is_not_saved(tmp_path: Path) -> None:
    uneven = (VALLEY[0], VALLEY[1].replace("f3$ m1", "f3$ m2"), *VALLEY[2:])

    ran = run("new-card", str(tmp_path / "box"), "--rules", "classic", typist=lines(*MAP, *uneven, "", "n"))

    assert "≠ Barbarians next to it: 1, 1, 2 | 1, 2, 2\n" in ran.out
    assert "lies next to Barbarians of 1, 2 and 2" in ran.out
    assert not (tmp_path / "box").exists()


def test_a_game_without_a_map_offers_none(tmp_path: Path) -> None:
    ran = run("new-card", str(tmp_path / "box"), typist=lines("8"))

    assert "Free City" in ran.out
    assert "Map" not in ran.out
