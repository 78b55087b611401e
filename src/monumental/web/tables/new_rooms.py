"""Setting up tables: from wishes, from a moment of another one, or once more with the same wishes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from monumental.cards.errors import FirstOf, PackError
from monumental.coach.people import may_coach
from monumental.engine.game import RunawayError
from monumental.maps.files import MapError, map_files
from monumental.play.boxes import packs_with
from monumental.play.imagine import imagine
from monumental.play.positions.layout import PositionError
from monumental.play.records.luck import sealed_luck, typed_luck
from monumental.play.records.opening import Opening, from_here, open_table
from monumental.play.records.record import KEPT, RecordError
from monumental.play.setup import RANDOM_MAP, SetupError, Terms, agree
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.play.systems.laying import NoPlaceError
from monumental.play.table import AUTOMA, PERSON
from monumental.studio.packs.problems import UnknownRulesError, rules_of
from monumental.studio.trial import laying_of, seats_around, trial, trial_of_map
from monumental.web.contract.requests import LONGEST_NAME, NewSeat, NewTable
from monumental.web.problems import Refused
from monumental.web.store.rows import Seat, new_id
from monumental.web.tables.clocks import new_clock
from monumental.web.tables.passwords import hashed
from monumental.web.tables.room import STAND_IN, Room
from monumental.web.tables.stored import head_line

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from monumental.cards.carried import Carried
    from monumental.play.setup import Box, Named
    from monumental.play.table import Table
    from monumental.studio.packs.draft import Draft


def new_room(wishes: NewTable, owner: str, bots: Collection[str], packs: Sequence[Carried] = ()) -> Room:
    """A table as somebody wishes, with packs of their own; what can't be is refused in one sentence."""
    _check(wishes)
    check_bots((seat.bot for seat in wishes.seats if seat.kind == "bot"), bots)
    sitters = tuple(_sitter(seat) for seat in wishes.seats)
    try:
        box, agreed = agree(wishes.rules, _terms(wishes, packs))
        opening = Opening(box, agreed, sitters, hints=wishes.hints, gone=wishes.gone)
        luck = sealed_luck() if wishes.seed is None else typed_luck(wishes.seed)
        table = open_table(opening, luck)
    except (SetupError, PackError) as error:
        raise _bad_wishes(error) from error
    except RunawayError as error:
        raise Refused(422, "server-runaway") from error
    room = _room(table, box, wishes, owner)
    if wishes.password and room.status == "open":
        room.password, room.invitation = hashed(wishes.password), new_id()
    return room


def trial_room(
    draft: Draft, key: str, bot: str | None, language: str, owner: str, bots: Collection[str]
) -> Room:
    """A table where a card in the making lies before its maker, who plays against a bot or alone."""
    if key not in draft.cards:
        raise Refused(404, "server-no-pack")
    other = _opponent(bot, bots)
    name = draft.card_name(key, language) or draft.card_name(key, "en")
    try:
        rules = rules_of(draft)
        laying = laying_of(rules, str(draft.cards[key].get("kind")))
        if laying is None:
            raise Refused(422, "server-no-trial")
        if laying.automa:
            other = NewSeat("automa")
        chairs = [NewSeat("me"), *[other] * (rules.seats[0] - 1)]
        wishes = NewTable(rules.name, chairs, name=name[:LONGEST_NAME])
        opening = trial(draft, key, [_sitter(seat) for seat in wishes.seats])
        table = open_table(opening, sealed_luck())
    except (PackError, UnknownRulesError, SetupError, PositionError) as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    except NoPlaceError as error:
        raise Refused(422, "server-no-trial") from error
    except RunawayError as error:
        raise Refused(422, "server-runaway") from error
    return _room(table, opening.box, wishes, owner)


def map_room(
    draft: Draft, key: str, bot: str | None, language: str, owner: str, bots: Collection[str]
) -> Room:
    """A table on a map in the making, for as many as it is drawn for."""
    if key not in draft.maps:
        raise Refused(404, "server-no-pack")
    other = _opponent(bot, bots)
    names = [draft.names.get(each, {}).get(f"map-{key}", "") for each in (language, "en")]
    try:
        rules, seats = seats_around(draft, key)
        chairs = [NewSeat("me"), *[other] * (seats - 1)]
        wishes = NewTable(rules, chairs, name=next(filter(None, names), "")[:LONGEST_NAME])
        opening = trial_of_map(draft, key, rules, [_sitter(seat) for seat in chairs])
        table = open_table(opening, sealed_luck())
    except (PackError, MapError, UnknownRulesError, SetupError) as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    return _room(table, opening.box, wishes, owner)


def _opponent(bot: str | None, bots: Collection[str]) -> NewSeat:
    """Whoever sits on the other side: a bot, or oneself once more."""
    check_bots((bot,) if bot is not None else (), bots)
    return NewSeat("me") if bot is None else NewSeat("bot", bot)


def forked_room(room: Room, at: int, seats: Sequence[NewSeat], owner: str, bots: Collection[str]) -> Room:
    """A new table that begins where another one was after so many lines of its record.

    While a game goes on, a player may fork what they can know of it, the rest is imagined; among people,
    nobody may before it is over.
    """
    try:
        game = room.look_back().at(at).game
    except RecordError as error:
        raise Refused(409, "server-gone") from error
    if not room.table.over:
        mine = room.seats_of(owner)
        if not mine and not room.uploaded:
            raise Refused(409, "server-fork-later")
        # Bots that play on there, and its review, would help one alone.
        if not may_coach(room.table):
            raise Refused(409, "server-fork-among-people")
        if not room.uploaded:  # whoever has a record knows what stands in it
            game = imagine(game, mine[0], sealed_luck().chance())
    if game.over:
        raise Refused(409, "refused-over")
    chosen = [*seats] or [_again(seat, owner) for seat in room.seats]
    if len(chosen) != len(room.seats):
        raise Refused(422, "server-no-seat")
    chosen = [_seated_here(seat, number, room, bots) for number, seat in enumerate(chosen)]
    check_bots((seat.bot for seat in chosen if seat.kind == "bot"), bots)
    try:
        table = open_table(from_here(game, room.box, [_sitter(seat) for seat in chosen]), sealed_luck())
    except SetupError as error:
        raise _bad_wishes(error) from error
    # A rematch of it is one of the whole game.
    wishes = replace(
        _wishes_of(room),
        seats=chosen,
        name=room.name,
        listed=False,
        seed=None,
        clock=None,
        hints=False,
        gone=KEPT,
    )
    return _room(table, room.box, wishes, owner)


def _seated_here(seat: NewSeat, number: int, room: Room, bots: Collection[str]) -> NewSeat:
    """A bot that played there, by an older version or at another host, may be none that plays here."""
    played = {room.seats[number].name, room.bot_at(number)}
    if seat.kind == "bot" and seat.bot in played and seat.bot not in bots:
        return replace(seat, bot=STAND_IN)
    return seat


def rematch_room(room: Room, owner: str, bots: Collection[str]) -> Room:
    """The same wishes once more; everybody's place is one seat further, for when they come."""
    wishes = _wishes_of(room)
    turned = [*wishes.seats[-1:], *wishes.seats[:-1]]
    seats = [replace(seat, civilization=None) for seat in turned]
    again = replace(wishes, seats=seats, first=None, seed=None, listed=False)
    # With the packs as they were: whoever made them may have changed them since.
    fresh = new_room(again, owner, bots, tuple(room.box.carried.values()))
    sat = [*room.seats[-1:], *room.seats[:-1]]
    # Nobody else has agreed yet: the name says who is awaited.
    fresh.seats = [
        Seat(number, seat.kind, seat.name, seat.owner if seat.owner == owner else None)
        for number, seat in enumerate(sat)
    ]
    fresh.status = "open"
    _start(fresh)
    return fresh


def seated_room(wishes: NewTable, people: Sequence[Seat], bots: Collection[str]) -> Room:
    """A table that begins at once: these people sit there, and nobody has made it."""
    room = new_room(wishes, "", bots)
    room.seats, room.maker = [*people], None
    _start(room)
    return room


def with_bot(room: Room, number: int, bot: str) -> tuple[str, str]:
    """The head and the terms of a table that has not begun, with a bot at a seat from the beginning."""
    head = room.table.record().head
    sitters = tuple(bot if seat == number else name for seat, name in enumerate(head.seats))
    wishes = _wishes_of(room)
    seats = [
        replace(seat, kind="bot", bot=bot, name="") if place == number else seat
        for place, seat in enumerate(wishes.seats)
    ]
    agreed = replace(wishes, seats=seats)
    return head_line(head.model_copy(update={"seats": sitters})), msgspec.json.encode(agreed).decode()


def seats_in_rematch(room: Room, owner: str) -> list[tuple[int, str]]:
    """Where somebody sits when it is played once more, and by which name."""
    count = len(room.seats)
    return [((seat.seat + 1) % count, seat.name) for seat in room.seats if seat.owner == owner]


def _wishes_of(room: Room) -> NewTable:
    return msgspec.json.decode(room.terms, type=NewTable)


def _again(seat: Seat, owner: str) -> NewSeat:
    if seat.kind == "bot":
        return NewSeat("bot", seat.name)
    if seat.kind == "automa":
        return NewSeat("automa")
    return NewSeat("me", name=seat.name if seat.owner == owner else "")


def _check(wishes: NewTable) -> None:
    if wishes.rules not in SYSTEMS:
        raise _bad_wishes(SetupError(f"there are no rules '{wishes.rules}'"))
    known = optional_modules(wishes.rules)
    for module in wishes.modules:
        if module not in known:
            raise _bad_wishes(SetupError(f"there is no module '{module}' for {wishes.rules}"))
    # The name of a map could be that of a file on the server.
    if wishes.map is not None and wishes.map.partition(":")[0] not in {RANDOM_MAP, *map_files()}:
        raise _bad_wishes(SetupError(f"there is no map '{wishes.map}'"))


def check_bots(names: Iterable[str | None], bots: Collection[str]) -> None:
    """Refuse whoever is not among the bots that the host lets play."""
    for name in names:
        if name not in bots:
            raise Refused(422, "server-no-bot", name=name or "")


def _terms(wishes: NewTable, packs: Sequence[Carried]) -> Terms:
    return Terms(
        seats=len(wishes.seats),
        civilizations=[seat.civilization for seat in wishes.seats],
        first=wishes.first,
        seed=wishes.seed,
        packs=_packs(wishes, packs),
        preset=wishes.preset,
        switches=wishes.switches,
        layout=wishes.map,
        draw_capitals=wishes.draw_capitals,
        automas=[number for number, seat in enumerate(wishes.seats) if seat.kind == "automa"],
        advanced=wishes.advanced,
    )


def _packs(wishes: NewTable, own: Sequence[Carried]) -> Sequence[Named]:
    if own:
        return packs_with(wishes.rules, own, wishes.modules, len(wishes.seats))
    return (*SYSTEMS[wishes.rules].usual_packs, *wishes.modules) if wishes.modules else ()


def _sitter(seat: NewSeat) -> str:
    """What the record calls whoever sits there: never by a person's name."""
    if seat.kind == "automa":
        return AUTOMA
    return seat.bot if seat.kind == "bot" and seat.bot is not None else PERSON


def _room(table: Table, box: Box, wishes: NewTable, owner: str) -> Room:
    room = Room(
        id=new_id(),
        name=wishes.name.strip(),
        pace=wishes.pace,
        listed=wishes.listed,
        # A password is kept by its hash alone.
        terms=msgspec.json.encode(replace(wishes, password="")).decode(),
        table=table,
        box=box,
        seats=[_seat(number, seat, owner) for number, seat in enumerate(wishes.seats)],
        status="open",
        maker=owner,
        clock=new_clock(wishes.clock, len(wishes.seats)),
        absence=wishes.absence,
    )
    _start(room)
    return room


def _start(room: Room) -> None:
    """The game begins at once if everybody sits there."""
    room.status = room.state()
    if room.status == "playing":
        room.play_forced()
        room.status = room.state()


def _seat(number: int, seat: NewSeat, owner: str) -> Seat:
    match seat.kind:
        case "bot":
            return Seat(number, "bot", seat.bot or "")
        case "automa":
            return Seat(number, "automa", AUTOMA)
        case "me":
            return Seat(number, "person", seat.name.strip(), owner)
        case _:
            return Seat(number, "person", "")


def _bad_wishes(error: Exception) -> Refused:
    return Refused(422, "server-wishes", problem=FirstOf(error))
