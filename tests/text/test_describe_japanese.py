"""Japanese card texts: what a phrase speaks of is clear, also where English order would leave it open."""

from __future__ import annotations

import pytest

from monumental import unpack
from monumental.cards.describe import describe
from monumental.cards.text import load_texts
from monumental.play.setup import Box

DUEL = unpack("duel")
CLASSIC = unpack("classic", ("base", "heroes", "monsters"))


def text_of(box: Box, key: str) -> list[str]:
    texts = load_texts("ja", [pack.folder for pack in box.packs], box.rules)
    return describe(box.catalog.cards[box.catalog.number(key)], texts)


@pytest.mark.parametrize(
    ("box", "key", "line"),
    [
        pytest.param(
            DUEL,
            "ball-court",
            (
                "使用：3種類すべてのタイプの地域を支配している場合、文化1個を得る。"
                "そうでない場合、好きな基本資源1個を得る。"
            ),
            id="Provinces are controlled, not their types",
        ),
        pytest.param(
            CLASSIC,
            "olympic-games",
            (
                "使用：この手番に2生産力以上、2科学力以上、2軍事力以上を得ていた場合、文化1個を得る。"
                "そうでない場合、好きな基本資源3個を得る。"
            ),
            id="at least is said of every resource",
        ),
        pytest.param(
            CLASSIC,
            "corvee",
            "使用：8生産力を支払うことで、驚異1枚を、そのコストを支払わずに得る。",
            id="what is paid for is not called free",
        ),
        pytest.param(
            CLASSIC,
            "albert-einstein",
            "使用：4科学力を支払うことで、知識1枚を、そのコストを支払わずに得る。",
            id="nor with a Hero",
        ),
        pytest.param(
            CLASSIC,
            "goths",
            (
                "取ったとき、次のうち1つを選ぶ：黄金2個を得る／"
                "基本建物1枚を、そのコストを支払わずに得て、その後、2生産力を得る。"
            ),
            id="what follows belongs to the second benefit alone",
        ),
        pytest.param(
            CLASSIC,
            "cimbri",
            (
                "取ったとき、次のうち1つを選ぶ：3生産力を得る／カード1枚を引いて発動させてもよく、"
                "その後、支配している地域の中で、ユニット1体を無料で移動させる。"
            ),
            id="only what may be done is left to one's will",
        ),
        pytest.param(
            DUEL,
            "florence",
            (
                "交易：驚異を1枚以上完成させている場合、基本資源1個を支払うことで、文化1個を得てもよい。"
                "そうでない場合、基本資源2個を支払うことで、文化1個を得てもよい。"
            ),
            id="one condition, not two",
        ),
        pytest.param(
            CLASSIC,
            "kraken",
            "攻撃：各プレイヤーは、沿岸地域を2つ以上支配している場合、黄金2個を失う。",
            id="a Monster speaks of each player",
        ),
    ],
)
def test_a_card_reads_well(box: Box, key: str, line: str) -> None:
    assert text_of(box, key)[0] == line
