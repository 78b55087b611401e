"""How a phrase goes on: the form of a Japanese verb before more words."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from monumental.cards.grammar import in_order
from monumental.cards.languages.japanese import ending, going_on
from monumental.cards.text import LOCALE, load_texts

JAPANESE = load_texts("ja")


@pytest.mark.parametrize(
    ("phrase", "before_more"),
    [
        ("黄金1個を得る", "黄金1個を得て"),
        ("黄金1個を得る（最大2つ分）", "黄金1個を得て（最大2つ分）"),
        ("黄金1個を得る（最大2つ分）（これを2回行う）", "黄金1個を得て（最大2つ分）（これを2回行う）"),
        ("1軍事力を支払う", "1軍事力を支払って"),
        ("カード1枚を補強する", "カード1枚を補強して"),
        ("カード1枚を発動させる", "カード1枚を発動させて"),
        ("カード1枚を引く", "カード1枚を引いて"),
        ("ディスプレイの知識をすべて取る", "ディスプレイの知識をすべて取って"),
        ("自分の首都に戻す", "自分の首都に戻して"),
        ("交易トラックを2マス進む", "交易トラックを2マス進んで"),
        ("文化1個を得てもよい", "文化1個を得てもよく"),
        ("市場へ行く", "市場へ行って"),
        ("カード1枚を選ぶ", "カード1枚を選んで"),
        ("川を泳ぐ", "川を泳いで"),
    ],
)
def test_a_verb_has_another_form_before_more_words(phrase: str, before_more: str) -> None:
    assert ending(phrase) == "verb"
    assert going_on(phrase) == before_more


@pytest.mark.parametrize(
    "phrase",
    [
        pytest.param("次のうち1つを選ぶ：黄金1個を得る／文化1個を得る", id="branches behind the verb"),
        pytest.param("優位を持っている場合、文化1個を得る。そうでない場合、優位を得る", id="two sentences"),
        pytest.param("文化1個", id="no verb"),
    ],
)
def test_where_no_verb_goes_on_for_all_words_they_stay(phrase: str) -> None:
    assert ending(phrase) == "other"
    assert going_on(phrase) == phrase
    assert JAPANESE("verb-may", then=phrase) == f"望むなら、{phrase}"
    assert in_order(JAPANESE, [phrase, "優位を得る"]) == f"{phrase}。その後、優位を得る"


def sayings(pattern: Pattern) -> list[str]:
    """All that a message can say, with dots where something is filled in."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            ways = [element.value]
        elif isinstance(element.expression, SelectExpression):
            ways = [way for variant in element.expression.variants for way in sayings(variant.value)]
        else:
            ways = ["…"]
        said = [before + way for before in said for way in ways]
    return said


def test_every_japanese_phrase_can_go_on() -> None:
    file = (LOCALE / "ja" / "effects.ftl").read_text(encoding="utf-8")
    phrases = [
        phrase
        for entry in FluentParser(with_spans=False).parse(file).body
        if isinstance(entry, Message) and entry.id.name.startswith("verb-") and entry.value is not None
        for phrase in sayings(entry.value)
        # What ends in another phrase goes on as that one does.
        if not phrase.endswith("…")
    ]

    assert len(phrases) > 100
    assert [phrase for phrase in phrases if ending(phrase) != "verb"] == []
