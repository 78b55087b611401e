"""A Province that changes hands pays for no conquest: two players could take it from each other for ever."""

import pytest

from monumental import unpack
from monumental.engine.catalog import Card
from monumental.engine.resources import GOLD, MILITARY
from monumental.engine.sentences.general import Gain

BOX = unpack("continuous", ("base", "renaissance", "five-players", "heroes", "monsters"))

#: What happens each time that one player takes a Province from another. Barbarians and Towns go for good.
EXCHANGES = {"conquered", "conquered_rival", "lost_province"}

ANSWERING = [
    card for card in BOX.catalog.cards if any(EXCHANGES & {*text.occasions} for text in card.triggers)
]


@pytest.mark.parametrize("card", ANSWERING, ids=lambda card: card.key)
def test_only_the_first_province_in_a_turn_gives_what_pays_for_the_next(card: Card) -> None:
    for trigger in card.triggers:
        if EXCHANGES & {*trigger.occasions} and not trigger.first:
            gains = [sentence for sentence in trigger.then.sentences if isinstance(sentence, Gain)]
            assert not any(gain.amounts[resource] for gain in gains for resource in (GOLD, MILITARY))


def test_there_are_such_cards() -> None:
    assert {"himeji-castle", "boudica", "sakoku"} <= {card.key for card in ANSWERING}
