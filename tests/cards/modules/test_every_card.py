"""A card of a module without a test fails here: each is put into play by a test beside this one."""

from pathlib import Path

import pytest

from monumental import unpack
from tests.cards.test_every_card import words_in_play

CARDS = [
    card
    for rules, box in [("classic", ("base", "heroes", "monsters")), ("continuous", ("base", "five-players"))]
    for pack in unpack(rules, box).packs[1:]
    for card in pack.cards
]
IN_PLAY = {
    word
    for file in Path(__file__).parent.glob("test_*.py")
    if file.name != Path(__file__).name
    for word in words_in_play(file)
}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_and_token_is_put_into_play_by_a_test(card: str) -> None:
    assert card in IN_PLAY
