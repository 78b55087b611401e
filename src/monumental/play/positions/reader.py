"""From the names of a position file to the numbers of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from monumental.cards.errors import unknown
from monumental.cards.written import shown, span
from monumental.engine.action import EMPTY
from monumental.engine.catalog import (
    BUILDING,
    DEVELOPMENT,
    HERO_CARD,
    KINDS,
    KNOWLEDGE,
    POLICY_CARD,
    WONDER,
)
from monumental.engine.pieces.deck import Deck
from monumental.engine.pieces.display import Display
from monumental.engine.setup import LayOutDisplay
from monumental.engine.state import DRAWN_CARDS, MOST_DRAWN, Player, Slot, State, new_player
from monumental.play.positions import drawing, tasks
from monumental.play.positions.layout import MARKS, DisplayText, PlayerText, PositionError, PositionText

if TYPE_CHECKING:
    from collections.abc import Collection

    from monumental.engine.agenda import Task
    from monumental.engine.catalog import Catalog
    from monumental.engine.rules import Rules
    from monumental.play.positions.agenda_checks import Rhythm

#: The kinds of cards that can lie in a city, and in a Culture deck.
CITY_CARDS = {BUILDING, KNOWLEDGE, WONDER}
POLICIES = {POLICY_CARD}


class PositionReader:
    """Reads a position of one set of rules and cards; what does not fit is refused in one sentence."""

    #: The tasks that rounds and turns are made of, and where the tasks of other rules are.
    rhythm: ClassVar[Rhythm] = ()
    foreign: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rules: Rules, catalog: Catalog) -> None:
        self.rules = rules
        self.catalog = catalog

    def state(self, text: PositionText) -> State:
        """The state of a position file. Each rule system adds its own part."""
        raise NotImplementedError(type(self).__name__)

    def read_common_part(self, state: State, text: PositionText) -> None:
        """What positions of every rule system have."""
        seats = len(text.seats)
        state.players = [self.player(seat, f"seats[{number}]") for number, seat in enumerate(text.seats)]
        state.display = self.display(text.display, seats)
        state.piles = self.piles(text.piles)
        state.agenda = self.agenda(text)
        state.first = text.first
        state.round = text.round
        state.final = text.final
        state.slots = self.slots(text.modules, seats)

    def check(self, text: PositionText) -> None:
        """Are there seats enough, does one of them begin, and does everybody have a civilization?"""
        least, most = self.rules.seats
        seats = len(text.seats)
        if not least <= seats <= most:
            raise PositionError(f"{self.rules.name} has {span(least, most)} seats, not {seats}")
        if not 0 <= text.first < seats:
            raise PositionError(f"first: the first player is a seat from 0 to {seats - 1}")
        self.check_civilizations(text, self.lines(text))

    def lines(self, text: PositionText) -> list[str]:
        """The agenda; a position without one means somebody's turn."""
        return self.usual_agenda(text) if text.agenda is None else text.agenda

    def usual_agenda(self, text: PositionText) -> list[str]:
        raise NotImplementedError(type(self).__name__)

    def check_civilizations(self, text: PositionText, agenda: list[str]) -> None:
        """Only who is still to choose has none."""
        choosing = {line.split()[-1] for line in agenda if line.startswith("ChooseCivilization ")}
        for number, seat in enumerate(text.seats):
            if not seat.civilization and str(number) not in choosing:
                raise PositionError(f"seats[{number}].civilization: the field is missing")

    def agenda(self, text: PositionText) -> list[Task]:
        lines = self.lines(text)
        agenda = [tasks.read(line, self.catalog) for line in lines]
        for task, line in zip(agenda, lines, strict=True):
            if not 0 <= task.seat < len(text.seats):
                raise PositionError(f"agenda: '{line}' is for a seat that is not there")
        return agenda

    def player(self, text: PlayerText, place: str) -> Player:
        city = drawing.read_city(text.city, self.catalog, f"{place}.city")
        self.must_be([card for card in city.cards if card != EMPTY], f"{place}.city", CITY_CARDS)
        marked = city.marked
        for name in text.marks:
            marked |= 1 << MARKS[name]
        for position, word in enumerate(text.drawn.split()):
            if word.endswith("!"):
                marked |= 1 << DRAWN_CARDS + position
        drawn = self.cards(text.drawn.replace("!", ""), f"{place}.drawn")
        if len(drawn) > MOST_DRAWN:
            raise PositionError(f"{place}.drawn: nobody draws more than {MOST_DRAWN} cards")
        civilization = self.catalog.civilization_by_key.get(text.civilization)
        if civilization is None and text.civilization:
            raise PositionError(f"{place}.civilization: unknown civilization '{text.civilization}'")
        policies = self.cards(text.policies, f"{place}.policies", POLICIES)
        culture_deck = () if civilization is None else civilization.policies
        if text.culture_deck is not None:
            culture_deck = self.cards(text.culture_deck, f"{place}.culture_deck", POLICIES)
        hero = self.hero(text.hero, f"{place}.hero")
        if "hero" in text.marks and hero < 0:
            raise PositionError(f"{place}.marks: there is no Hero to mark")
        player = new_player()
        player.civilization = -1 if civilization is None else civilization.number
        player.supply = list(text.supply.amounts())
        player.gained = list(text.gained.amounts())
        player.city = city.cards
        player.rotated = city.rotated
        player.activated = city.activated
        player.reinforced = city.reinforced
        player.marked = marked
        player.standing = drawing.standing_places(city, policies, hero, drawn, self.catalog)
        known = self.cards(text.deck.known, f"{place}.deck.known")
        player.deck = Deck(known, tuple(sorted(self.cards(text.deck.urn, f"{place}.deck.urn"))))
        player.discard = self.cards(text.discard, f"{place}.discard")
        player.archive = self.cards(text.archive, f"{place}.archive")
        player.aside = self.cards(text.aside, f"{place}.aside")
        player.drawn = drawn
        player.policies = policies
        player.culture_deck = tuple(sorted(set(culture_deck) - set(policies)))
        player.wonder = self.wonder(text.wonder, f"{place}.wonder")
        player.second_wonder = self.wonder(text.second_wonder, f"{place}.second_wonder")
        player.hero = hero
        player.passed = text.passed
        player.did = frozenset(text.did.split())
        return player

    def display(self, text: DisplayText, seats: int) -> Display:
        rows, size = self.rows_and_size(seats)
        slots = drawing.read_slots(text.slots, size, self.catalog)
        self.must_be([card for card in slots if card >= 0], "display.slots", DEVELOPMENT)
        eras = tuple(tuple(sorted(self.cards(era, "display.eras", DEVELOPMENT))) for era in text.eras)
        discard = self.cards(text.discard, "display.discard", DEVELOPMENT)
        taken = 0
        for row in text.taken:
            if not 1 <= row <= rows:
                raise PositionError(f"display.taken: there is no row {row}")
            taken |= 1 << row - 1
        return Display(slots, eras, text.separations, discard, rows, taken, self.spare(text, eras))

    def spare(self, text: DisplayText, eras: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        """For each era, how many cards of each kind in its urn are not in the deck."""
        if text.spare and len(text.spare) != len(eras):
            raise PositionError(f"display.spare: there are {len(eras)} eras, not {len(text.spare)}")
        kinds = {KINDS[kind]: kind for kind in DEVELOPMENT}
        spare = []
        for era, (counts, urn) in enumerate(zip(text.spare, eras, strict=False), start=1):
            left = [0] * len(kinds)
            for name, count in counts.items():
                if name not in kinds:
                    raise PositionError(f"display.spare: {unknown('kind', name, kinds)}")
                left[kinds[name]] = count
                if count > sum(self.catalog.cards[card].kind == kinds[name] for card in urn):
                    raise PositionError(f"display.spare: urn {era} has fewer cards of the kind {name}")
            spare.append(tuple(left))
        return tuple(spare)

    def rows_and_size(self, seats: int) -> tuple[int, int]:
        """Of the display, as it is laid out for so many players."""
        parts = [part for part in self.rules.setup if isinstance(part, LayOutDisplay)]
        return parts[0].rows(seats), parts[0].size(seats)

    def piles(self, text: dict[str, int] | None) -> list[int]:
        basics = [self.catalog.cards[number] for number in self.catalog.basics]
        if text is None:
            return [card.copies for card in basics]
        for key in text:
            if key not in {card.key for card in basics}:
                raise PositionError(f"piles: '{key}' is no Basic Building")
        return [text.get(card.key, 0) for card in basics]

    def slots(self, modules: dict[str, dict[str, object]], seats: int) -> dict[str, Slot]:
        for name in modules:
            if name not in self.rules.slots:
                raise PositionError(f"modules: '{name}' belongs to no module in play")
        return {name: self.slot(name, modules.get(name, {}), seats) for name in self.rules.slots}

    def slot(self, name: str, fields: dict[str, object], seats: int) -> Slot:
        kind = self.rules.slots[name]
        known = kind().fields()
        for field in fields:
            if field not in known:
                raise PositionError(f"modules.{name}: {unknown('field', field, known)}")
        values = {
            field: self.module_field(value, field in kind.card_fields, f"modules.{name}.{field}")
            for field, value in fields.items()
        }
        for field in kind.tile_fields:
            if field in values:
                values[field] = self.tiles(values[field], f"modules.{name}.{field}")
        for field, value in values.items():
            if _depth(value) != _depth(known[field]):
                raise PositionError(f"modules.{name}.{field}: {shown(fields[field])} does not fit here")
        slot: Slot = kind(**values)
        problem = slot.problem(self.catalog, seats)
        if problem:
            raise PositionError(f"modules.{name}.{problem}")
        return slot

    def module_field(self, value: object, is_card: bool, place: str) -> object:
        if isinstance(value, list):
            return tuple(self.module_field(item, is_card, place) for item in value)
        if not isinstance(value, str):
            raise PositionError(f"{place}: {value!r} should be words with spaces between them")
        if is_card:
            return tuple(-1 if word == "." else self.card(word, place) for word in value.split())
        if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in value.split()):
            raise PositionError(f"{place}: '{value}' should be numbers with spaces between them")
        return tuple(int(word) for word in value.split())

    def tiles(self, numbers: object, place: str) -> tuple[int, ...]:
        """Players count tiles from 1."""
        if not isinstance(numbers, tuple) or not all(isinstance(number, int) for number in numbers):
            raise PositionError(f"{place}: should be numbers of tiles with spaces between them")
        if 0 in numbers:
            raise PositionError(f"{place}: there is no tile 0")
        return tuple(number - 1 for number in numbers)

    def card(self, key: str, place: str) -> int:
        return drawing.card_number(key, self.catalog, place)

    def cards(self, words: str, place: str, kinds: Collection[int] = CITY_CARDS) -> tuple[int, ...]:
        numbers = [self.card(key, place) for key in words.split()]
        self.must_be(numbers, place, kinds)
        return tuple(numbers)

    def wonder(self, key: str, place: str) -> int:
        if not key:
            return -1
        self.must_be([self.card(key, place)], place, {WONDER})
        return self.card(key, place)

    def hero(self, key: str, place: str) -> int:
        heroes = self.cards(key, place, {HERO_CARD})
        if len(heroes) > 1:
            raise PositionError(f"{place}: a player has one Hero at most")
        return heroes[0] if heroes else -1

    def must_be(self, numbers: list[int], place: str, kinds: Collection[int]) -> None:
        for number in numbers:
            card = self.catalog.cards[number]
            if card.kind not in kinds:
                raise PositionError(
                    f"{place}: {card.key} is a {KINDS[card.kind]}, which does not belong here"
                )


def _depth(value: object) -> int:
    """How deep tuples lie in each other; of an empty one, as deep as it could be written."""
    return 1 + max((_depth(item) for item in value), default=0) if isinstance(value, tuple) else 0
