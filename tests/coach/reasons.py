"""Reasons held against the game: each is recomputed from the position before an option and after it.

Nothing here asks the coach or the guide for a number: the option is played again, and what is told of it is
counted anew (`tests.coach.recount`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final

from monumental.coach.advice.advise import Advised
from monumental.coach.advice.stakes import Stake
from monumental.engine.action import EMPTY, NONE, Action
from monumental.engine.catalog import WONDER
from monumental.engine.game import Game
from monumental.engine.state import CELLS, PLACES, Player
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import ClassicState, Holdings, classic
from monumental.games.duel.scouts.trade import FreeCities
from monumental.games.duel.state import duel
from monumental.learn.guide.merits import Merit
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.options.trial import LuckIsNeeded, NoLuck
from tests.coach.recount import (
    cards_left,
    cards_left_next,
    conquest_price,
    dominates,
    for_sale,
    gained_points,
    given,
    in_danger,
    lead,
    offered,
    owned,
    price,
    rounds_to_come,
    wins_alone,
)

Reason = Merit | Stake

#: What one does to end a turn or a round, and to leave an offer.
ENDS: Final = frozenset({"pass", "end"})
LEAVES: Final = frozenset({"no", "done"})

#: An option whose chance is further behind the best one's is not nearly as good.
NEARLY: Final = 0.05


@dataclass(frozen=True)
class Case:
    """An option that something is told of."""

    before: Game
    seat: int
    option: Action
    answers: Sequence[Action]
    then: Game  # after the option, and after the answers if the reason depends on them
    is_stopped: bool  # by luck
    is_best: bool
    behind: float  # the best option by so much of a chance

    @property
    def is_over(self) -> bool:
        """Where luck stops a try, nobody is asked either."""
        return self.then.over and not self.is_stopped

    @property
    def change(self) -> list[int]:
        """Of the resources."""
        old, new = [game.state.players[self.seat].supply for game in (self.before, self.then)]
        return [now - was for was, now in zip(old, new, strict=True)]

    def both(self, count: Callable[[Game], int]) -> tuple[int, int]:
        return count(self.before), count(self.then)


def played(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Game, bool]:
    """The game after these, as the seat knows it, up to where luck decides; and whether it came to that."""
    copy = imagine(game, seat, imagined_luck(5, 0)).clone(NoLuck())
    copy.journal = []
    try:
        for nth, action in enumerate(actions):
            assert copy.seat == seat, "somebody else's answer is told as one's own"
            assert nth == 0 or copy.choice().question not in {"take-turn", "activate"}, "that is no answer"
            copy.play(action)
    except LuckIsNeeded:
        return copy, True
    return copy, False


# What is done


def is_done(case: Case, merit: Merit) -> bool:
    """Does the deed show in the position?"""
    return DEEDS_SEEN[merit.key](case, merit.card)


def moved_to(where: Callable[[Game, int], Sequence[int]]) -> Callable[[Case, int], bool]:
    """A card lies there now once more than it did."""

    def seen(case: Case, card: int) -> bool:
        was, now = case.both(lambda game: list(where(game, case.seat)).count(card))
        return now == was + 1

    return seen


def all_mine(game: Game, seat: int) -> list[int]:
    """City cards, a Wonder in construction, and a stack of Provinces."""
    player = game.state.players[seat]
    stack = () if isinstance(game.state, ClassicState) else duel(game).stacks[seat].cards
    return [*owned(game, seat).elements(), player.wonder, player.second_wonder, *stack]


def completed(case: Case, card: int) -> bool:
    is_wonder = case.before.catalog.cards[card].kind == WONDER
    return is_wonder and moved_to(lambda game, seat: [*owned(game, seat).elements()])(case, card)


def conquered(case: Case, card: int) -> bool:
    had = card in duel(case.before).stacks[1 - case.seat].cards
    return had and card in duel(case.then).stacks[case.seat].cards


def claimed(case: Case, card: int) -> bool:
    """It is mine, or will be as soon as luck has revealed the next one: with 4 Gold on my side."""
    old, new = free_cities(case.before), free_cities(case.then)
    return card in old.face_up and (card in new.owned[case.seat] or new.gold_on_side(case.seat, card) == 4)


def traded(case: Case, card: int) -> bool:
    """One Gold more lies there, unless that was the last for a claim."""
    old, new = free_cities(case.before), free_cities(case.then)
    if card not in old.face_up:
        return False
    had = old.gold_on_side(case.seat, card)
    return had == 3 if card in new.owned[case.seat] else new.gold_on_side(case.seat, card) == had + 1


def free_cities(game: Game) -> FreeCities:
    slot = game.state.slots["free_cities"]
    assert isinstance(slot, FreeCities)
    return slot


def defeated(case: Case, card: int) -> bool:
    old, new = [game.state.slots["monsters"] for game in (case.before, case.then)]
    assert isinstance(old, Monsters)
    assert isinstance(new, Monsters)
    return card in old.cards and (card, case.seat) in zip(new.defeated, new.winners, strict=True)


def took_land(case: Case, of_somebody: bool) -> bool:
    old, new = classic(case.before), classic(case.then)
    taken = old.hexmap.members(new.land[case.seat] & ~old.land[case.seat])
    return any((old.owner(tile) != NONE) == of_somebody for tile in taken)


def took_advantage(case: Case) -> bool:
    return duel(case.before).advantage.holder != case.seat == duel(case.then).advantage.holder


def holdings(case: Case, count: Callable[[Holdings], int]) -> tuple[int, int]:
    return case.both(lambda game: count(classic(game).holdings[case.seat]))


def outposts(game: Game, seat: int) -> int:
    return (classic(game).outposts & classic(game).land[seat]).bit_count()


def more(counts: tuple[int, int]) -> bool:
    return counts[1] > counts[0]


def progressed(case: Case) -> bool:
    """The deck has fewer cards, or luck says which one of them comes; an empty one is made anew."""
    had, has = case.both(lambda game: game.state.players[case.seat].deck.count())
    told = [event.key for event in case.then.journal or () if event.seat == case.seat]
    can_draw = had > 0 or len(case.before.state.players[case.seat].discard) > 0
    return "progressed" in told and (has < had or (case.is_stopped and can_draw))


def reinforced(case: Case, card: int) -> bool:
    """It lies where it lay, and will not go with the other activated cards."""
    old, new = [game.state.players[case.seat] for game in (case.before, case.then)]

    def goes(player: Player, place: int) -> bool:
        return bool(player.rotated & ~player.reinforced & 1 << place % CELLS)

    lies = [place for place in range(PLACES) if old.city[place] == new.city[place] == card]
    return any(goes(old, place) and not goes(new, place) for place in lies)


def explored(case: Case) -> bool:
    return tuple(classic(case.before).explorers) != tuple(classic(case.then).explorers)


def moved(case: Case) -> bool:
    """Units stand elsewhere on the same land."""
    old, new = classic(case.before), classic(case.then)
    is_same_land = old.land == new.land
    return is_same_land and old.troops != new.troops and sum(old.troops) == sum(new.troops)


def hired(case: Case, card: int) -> bool:
    old, new = [game.state.players[case.seat].hero for game in (case.before, case.then)]
    return old != new == card


DEEDS_SEEN: Final[Mapping[str, Callable[[Case, int], bool]]] = {
    "completes": completed,
    "claims": claimed,
    "conquers": conquered,
    "conquers-from": lambda case, _: took_land(case, of_somebody=True),
    "conquers-free": lambda case, _: took_land(case, of_somebody=False),
    "develops": moved_to(lambda game, seat: game.state.players[seat].policies),
    "defeats": defeated,
    "advantage": lambda case, _: took_advantage(case),
    "acquires": moved_to(all_mine),
    "hires": hired,
    "outpost": lambda case, _: more(case.both(lambda game: outposts(game, case.seat))),
    "market-token": moved_to(lambda game, seat: classic(game).holdings[seat].market),
    "production-token": lambda case, _: more(holdings(case, lambda held: held.production)),
    "trades": traded,
    "progress": lambda case, _: progressed(case),
    "reinforces": reinforced,
    "archives": moved_to(lambda game, seat: game.state.players[seat].archive),
    "explores": lambda case, _: explored(case),
    "moves": lambda case, _: moved(case),
}


# What it brings


def begun(case: Case, merit: Merit) -> bool:
    old, new = [game.state.players[case.seat].wonder for game in (case.before, case.then)]
    return old != new == merit.card and merit.number == price(case.then, case.seat, "complete")


def brings_points(case: Case, merit: Merit) -> bool:
    """Line by line, not only all together."""
    return merit.points == gained_points(case.before, case.then, case.seat) and sum(merit.points.values()) > 0


def yields(case: Case, merit: Merit) -> bool:
    gives = given(case.then, case.seat, merit.card)
    return moved_to(all_mine)(case, merit.card) and list(merit.amounts) == gives and any(gives)


def says(case: Case, merit: Merit) -> bool:
    card = case.before.catalog.cards[merit.card]
    has_text = card.use is not None or card.may is not None or bool(card.triggers or card.price_changes)
    return moved_to(all_mine)(case, merit.card) and has_text


def defends(case: Case, merit: Merit) -> bool:
    """The opponent has to pay so much more."""
    was, now = case.both(lambda game: conquest_price(game, 1 - case.seat))
    return moved_to(all_mine)(case, merit.card) and was != NONE and merit.number == now - was > 0


def gains(case: Case, merit: Merit) -> bool:
    return list(merit.amounts) == [max(0, each) for each in case.change] and any(merit.amounts)


def exchanges(case: Case, merit: Merit) -> bool:
    costs = [max(0, -each) for each in case.change]
    return gains(case, merit) and list(merit.costs) == costs and any(costs)


def affords(case: Case, merit: Merit) -> bool:
    """It can be bought only now, and nothing dearer: a Wonder only by whoever has none in construction."""
    cards = case.before.catalog.cards
    new = for_sale(case.then, case.seat) - for_sale(case.before, case.seat)
    if case.before.state.players[case.seat].wonder != EMPTY:
        new = {card for card in new if cards[card].kind != WONDER}
    return merit.card in new and cards[merit.card].cost == max(cards[card].cost for card in new)


def pays(case: Case, merit: Merit) -> bool:
    return [resource for resource, each in enumerate(case.change) if each > 0] == [merit.number]


def unspent(case: Case, merit: Merit) -> bool:
    """What is paid, as far as it would be lost if nothing more was done."""
    ending = next(option for option in case.before.options() if option.verb in ENDS)
    ended, _ = played(case.before, case.seat, [ending])
    had, left = [game.state.players[case.seat].supply for game in (case.before, ended)]
    lost = [old - new for old, new in zip(had, left, strict=True)]
    costs = [max(0, -each) for each in case.change]
    return list(merit.amounts) == [min(pair) for pair in zip(costs, lost, strict=True)] and any(merit.amounts)


def activated(case: Case) -> list[int]:
    """The cards of a row and a column, and the Knowledge under them, before anything was done."""
    row, column = case.option.first, case.option.second
    cells = {row * 3 + at for at in range(3)} | {at * 3 + column for at in range(3)}
    city = case.before.state.players[case.seat].city
    return [card for cell in cells for card in (city[cell], city[cell + CELLS]) if card != EMPTY]


def activates(case: Case, merit: Merit) -> bool:
    return case.option.verb == "activate" and merit.number == len(activated(case))


def usable(case: Case, merit: Merit) -> bool:
    cards = case.before.catalog.cards
    with_texts = [card for card in activated(case) if cards[card].use is not None]
    return case.option.verb == "activate" and merit.number == len(with_texts) > 0


# What is at stake


def denies(case: Case, stake: Stake) -> bool:
    others = {*range(len(case.before.state.players))} - {case.seat}
    had, has = [dominates(game, stake.seat, stake.part) for game in (case.before, case.then)]
    return stake.seat in others and had and not has and stake.points == 3


def secures(case: Case, stake: Stake) -> bool:
    was, now = case.both(lambda game: lead(game, case.seat, stake.part))
    return was == 1 < now == stake.number and stake.points == 3


def at_risk(case: Case, stake: Stake) -> bool:
    """Once the game is over, nothing is."""
    now = lead(case.then, case.seat, stake.part)
    return now == stake.number == 1 and stake.points == 3 and not case.is_over


def policy_in_reach(case: Case, stake: Stake) -> bool:
    could, can = [bool(offered(game, case.seat, "develop")) for game in (case.before, case.then)]
    return can and not could and stake.number == price(case.then, case.seat, "develop") and not case.is_over


def wonder_in_reach(case: Case, stake: Stake) -> bool:
    old, new = [game.state.players[case.seat].wonder for game in (case.before, case.then)]
    could, can = [bool(offered(game, case.seat, "complete")) for game in (case.before, case.then)]
    is_new = can and not (could and old == new) and not case.is_over
    return is_new and stake.card == new and stake.number == price(case.then, case.seat, "complete")


def is_safer(case: Case, stake: Stake) -> bool:
    was, now = case.both(lambda game: in_danger(game, case.seat))
    return stake.number == was - now > 0 and not case.is_over


def exposes(case: Case, stake: Stake) -> bool:
    was, now = case.both(lambda game: in_danger(game, case.seat))
    return stake.number == now - was > 0 and not case.is_over


def tempo(case: Case, stake: Stake) -> bool:
    """So few are left, and it is because of this that fewer will be left when the display is full again."""
    was, will_be = case.both(cards_left_next)
    return stake.number == cards_left(case.then) <= 12 and will_be < was


def ends(case: Case, stake: Stake) -> bool:
    """With that begins the last round, which it was not before."""
    del stake
    is_last = rounds_to_come(case.before, case.option, *case.answers) == 0
    return is_last and rounds_to_come(case.before) == 1 and not case.before.state.final


#: How each kind of reason is recomputed. Deeds are told with their card, where they have one.
CHECKS: Final[Mapping[str, Callable[[Case, Merit], bool]]] = {
    **dict.fromkeys(DEEDS_SEEN, is_done),
    "wins": lambda case, _: case.is_over and wins_alone(case.then, case.seat),
    "begins": begun,
    "points": brings_points,
    "yields": yields,
    "says": says,
    "defends": defends,
    "gains": gains,
    "exchanges": exchanges,
    "affords": affords,
    "pays": pays,
    "unspent": unspent,
    "usable": usable,
    "activates": activates,
    "rest": lambda case, _: case.option.verb in ENDS and case.is_best,
    "declines": lambda case, _: case.option.verb in LEAVES and case.is_best,
    "without": lambda case, _: case.option.verb in LEAVES and not case.is_best,
    "best": lambda case, _: case.is_best,
    "near": lambda case, _: not case.is_best and case.behind <= NEARLY,
    "little": lambda case, _: not case.is_best and case.behind > NEARLY,
    "any": lambda case, _: case.before.choice().question == "choose-civilization",
}
STAKES: Final[Mapping[str, Callable[[Case, Stake], bool]]] = {
    "denies": denies,
    "secures": secures,
    "at-risk": at_risk,
    "policy-in-reach": policy_in_reach,
    "wonder-in-reach": wonder_in_reach,
    "safer": is_safer,
    "exposes": exposes,
    "last-round": lambda case, _: rounds_to_come(case.before) == 0,
    "ends": ends,
    "ends-soon": lambda case, _: rounds_to_come(case.before) == 1,
    "tempo": tempo,
}

#: What each kind tells beside its key; anything else in it would be unchecked.
TOLD: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(DEEDS_SEEN, frozenset({"card"})),
    **dict.fromkeys(("conquers-from", "conquers-free", "advantage", "outpost"), frozenset()),
    **dict.fromkeys(("production-token", "progress", "explores", "moves"), frozenset()),
    "begins": frozenset({"card", "number"}),
    "points": frozenset({"points"}),
    "yields": frozenset({"card", "amounts"}),
    "says": frozenset({"card"}),
    "defends": frozenset({"card", "number"}),
    "gains": frozenset({"amounts"}),
    "exchanges": frozenset({"amounts", "costs"}),
    "affords": frozenset({"card"}),
    "pays": frozenset({"number"}),
    "unspent": frozenset({"amounts"}),
    "usable": frozenset({"number"}),
    "activates": frozenset({"number"}),
    "denies": frozenset({"seat", "part", "points"}),
    "secures": frozenset({"number", "part", "points"}),
    "at-risk": frozenset({"number", "part", "points"}),
    "policy-in-reach": frozenset({"number"}),
    "wonder-in-reach": frozenset({"number", "card"}),
    "safer": frozenset({"number"}),
    "exposes": frozenset({"number"}),
    "tempo": frozenset({"number"}),
}


def says_no_more(reason: Reason) -> bool:
    """Is all that the reason says among what is checked?"""
    plain = type(reason)(reason.key)
    said = {each.name for each in fields(reason) if getattr(reason, each.name) != getattr(plain, each.name)}
    return said - {"asks"} <= TOLD.get(reason.key, frozenset())


def is_true(game: Game, advised: Advised, best: Advised, reason: Reason) -> bool:
    """Does the game bear out what is told of an option, every number of it?"""
    if not says_no_more(reason):
        return False
    seat = game.seat
    asks = isinstance(reason, Stake) or reason.asks
    answers = advised.answers if asks else ()
    then, stopped = played(game, seat, [advised.option, *answers])
    behind = best.chance - advised.chance
    case = Case(game, seat, advised.option, answers, then, stopped, advised is best, behind)
    if isinstance(reason, Stake):
        return STAKES[reason.key](case, reason)
    # What only can be so depends on an answer.
    return bool(answers) == reason.asks and CHECKS[reason.key](case, reason)


def reasons_of(advised: Advised) -> Iterator[Reason]:
    yield from advised.merits
    yield from advised.stakes
