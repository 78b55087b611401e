"""One turn of an Automa, found once more from the rules: its cards, their lines, and what each one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import WONDER
from monumental.engine.resources import GOLD
from monumental.engine.sentences.general import Gain, If
from monumental.games.classic.automa.cards import DevelopNextPolicy, RaiseWonder, TakeFromDisplay
from monumental.games.classic.automa.conquest import ConquerAdjacent
from monumental.games.classic.automa.explorers import SendExplorers
from monumental.games.classic.automa.turn import (
    ALL_LINES,
    COMMON_LINES,
    OWN_LINES,
    SPECIAL_LINES,
    DrawSoloCard,
    ShuffleSoloDeck,
)
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.modules.heroes import TakeHero
from monumental.testing.classic.automas import printed, solo_cards
from monumental.testing.common import hold
from tests.referee.automa.conquest import conquer, targets
from tests.referee.automa.walk import can_explore, explore

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from monumental.engine.catalog import Script, Solo, SoloLine
    from monumental.engine.effects import Effect
    from monumental.engine.events import Event
    from tests.referee.automa.ear import Deed, Ear


def take_turn(ear: Ear) -> Deed:
    """As many cards as the players agreed on; what they draw comes on top."""
    for _ in range(2 if ear.table.game.rules.on("automa_two_cards") else 1):
        card = yield from reveal(ear)
        yield from follow_card(ear, card, OWN_LINES)


# Cards


def reveal(ear: Ear) -> Generator[None, Event, int]:
    """A card of the deck; an empty one is shuffled first."""
    yield from ear.listen()
    if not ear.table.deck(ear.seat).deck.cards():
        yield from ear.expects("shuffled-solo")
    event = yield from ear.hears("solo-card")
    there = ear.table.deck(ear.seat).deck.cards()
    hold(event.card in there, f"card {event.card} is revealed, and in the Solo deck are {there}")
    ear.accept()
    return event.card


def draw(ear: Ear, draws: DrawSoloCard) -> Deed:
    card = yield from reveal(ear)
    while not is_wanted(draws, solo_at(ear, card)):
        yield from ear.expects("solo-card-put-away", card=card)
        card = yield from reveal(ear)
    for _ in range(draws.times):
        yield from follow_card(ear, card, draws.lines)


def is_wanted(draws: DrawSoloCard, card: Solo) -> bool:
    """China waits for an archetype, Greece for a line of any."""
    special = [line.archetype for line in card.lines if line.archetype]
    return draws.until in special if draws.until else bool(special) or draws.lines != SPECIAL_LINES


def solo_at(ear: Ear, card: int) -> Solo:
    return printed(ear.table.game.catalog.cards[card])


def follow_card(ear: Ear, card: int, which: int) -> Deed:
    """The lines of all, of its own archetype, or what another card says instead; from top to bottom."""
    people = ear.table.game.catalog.civilizations[ear.player.civilization]
    lines = solo_at(ear, card).lines
    every = {line.archetype for line in lines}
    wanted = {
        OWN_LINES: {"", people.archetype},
        COMMON_LINES: {""},
        SPECIAL_LINES: every - {""},
        ALL_LINES: every,
    }[which]
    for number, line in enumerate(lines):
        if line.archetype in wanted:
            yield from ear.expects("solo-line", card=card, number=number)
            yield from follow_line(ear, line)


# Lines


def follow_line(ear: Ear, line: SoloLine) -> Deed:
    """What can't be paid or done is skipped; without a price there may be 2 Gold for that."""
    event = yield from ear.listen()
    if line.price > ear.player.supply[GOLD]:
        yield from ear.expects("line-unaffordable", number=line.price)
        return
    asked = list(asked_for(ear, line.text))
    if not any(sentence is None or isinstance(sentence, Gain) or can(ear, sentence) for sentence in asked):
        gold = 2 if not line.price and ear.table.game.rules.on("automa_consolation") else 0
        yield from ear.expects("line-impossible", number=gold)
        yield from ear.gains(gold)
        return
    hold(not event.key.startswith("line-im"), f"a line is skipped, and seat {ear.seat} could do some of it")
    if line.price:
        yield from ear.expects("paid", resource=GOLD, number=line.price)
    yield from ear.listen()
    if not any(sentence is not None and can(ear, sentence) for sentence in asked_for(ear, line.text)):
        yield from ear.expects("line-empty")
    yield from follow_text(ear, line.text)


def asked_for(ear: Ear, text: Script) -> Iterator[Effect | None]:
    """The sentences that the conditions of this moment leave; nothing where one is not met."""
    for sentence in text.sentences:
        if not isinstance(sentence, If):
            yield sentence
        elif (chosen := sentence.chosen(ear.table.game, ear.seat)).sentences:
            yield from asked_for(ear, chosen)
        else:
            yield None


def amount(ear: Ear, sentence: Gain) -> int:
    per = sentence.per
    return sentence.amounts[GOLD] * (1 if per is None else per.count(ear.table.game, ear.seat))


def can(ear: Ear, sentence: Effect) -> bool:
    """Would it do something?"""
    table, seat, player = ear.table, ear.seat, ear.player
    does = isinstance(sentence, ShuffleSoloDeck)
    match sentence:
        case Gain():
            does = amount(ear, sentence) > 0
        case TakeFromDisplay():
            does = bool(table.display.of_kind(sentence.kind))
        case RaiseWonder():
            does = player.wonder != EMPTY or bool(table.display.of_kind(WONDER))
        case DevelopNextPolicy():
            does = bool(player.culture_deck)
        case ConquerAdjacent():
            does = bool(targets(table, seat, highest=sentence.highest))
        case SendExplorers():
            does = can_explore(table, seat)
        case DrawSoloCard():
            does = any(is_wanted(sentence, solo_at(ear, card)) for card in solo_cards(table.state, seat))
        case TakeHero():
            # Heroes come and go with the eras: only the game knows whether the row has any.
            does = ear.next_key() not in ("line-impossible", "line-empty")
    return does


def follow_text(ear: Ear, text: Script) -> Deed:
    for sentence in text.sentences:
        yield from ear.listen()
        if isinstance(sentence, If):
            yield from follow_text(ear, sentence.chosen(ear.table.game, ear.seat))
        elif can(ear, sentence):
            yield from follow_sentence(ear, sentence)


def follow_sentence(ear: Ear, sentence: Effect) -> Deed:
    match sentence:
        case Gain():
            yield from ear.gains(amount(ear, sentence))
        case TakeFromDisplay():
            for card in ear.table.display.chosen(sentence.kind, sentence.which):
                yield from ear.expects("automa-took", card=card)
        case RaiseWonder():
            yield from raise_wonder(ear)
        case DevelopNextPolicy():
            yield from ear.expects("automa-developed", number=len(ear.player.policies) + 1)
        case ConquerAdjacent():
            yield from conquer(ear, sentence.count, highest=sentence.highest)
        case SendExplorers():
            yield from explore(ear, sentence.count)
        case DrawSoloCard():
            yield from draw(ear, sentence)
        case ShuffleSoloDeck():
            yield from ear.expects("shuffled-solo")
        case TakeHero() if ear.next_key() == "automa-took-hero":
            yield from ear.expects("automa-took-hero")


def raise_wonder(ear: Ear) -> Deed:
    """The Wonder in construction is completed before the cheapest one is begun."""
    if ear.player.wonder == EMPTY:
        yield from ear.expects("automa-began", card=ear.table.display.chosen(WONDER, "cheapest")[0])
        return
    card = ear.player.wonder
    yield from ear.expects("completed", card=card)
    yield from ear.listen()
    sites = sites_of(ear)
    if sites:
        event = yield from ear.hears("placed-wonder", card=card)
        hold(event.place in sites, f"a Wonder token on tile {event.place}, not on one of {sites}")
        ear.accept()
    else:
        yield from ear.expects("no-site")


def sites_of(ear: Ear) -> list[int]:
    """Its Provinces without a Wonder token that have the lowest value; else its Capital."""
    state = ear.table.state
    free = [tile for tile in members(state.land[ear.seat]) if state.wonders[tile] == EMPTY]
    provinces = [tile for tile in free if tile != state.capitals[ear.seat]]
    lowest = min((state.hexmap.values[tile] for tile in provinces), default=0)
    return [tile for tile in provinces if state.hexmap.values[tile] == lowest] or free
