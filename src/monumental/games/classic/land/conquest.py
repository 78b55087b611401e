"""Conquering Provinces: Barbarians, Free Towns, and what other players hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE, Action, one_of_each
from monumental.engine.agenda import TIMES, Choice, Part, absent, any_absent
from monumental.engine.catalog import NOTHING, Script
from monumental.engine.pieces.city import is_marked
from monumental.engine.reasons import Reason
from monumental.engine.resources import (
    BASICS,
    CULTURE,
    EVERY_RESOURCE,
    GOLD,
    MILITARY,
    RESOURCES,
    shortage,
    spend,
)
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import Due, has_price_changes, reduction, texts_due
from monumental.engine.state import WARLORD
from monumental.games.classic.land.facts import UNCOUNTED, Neighbour
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.land.occupation import occupy
from monumental.games.classic.land.units import connected_to, spare_units, spare_units_on
from monumental.games.classic.state import TROOPS, ClassicState, classic
from monumental.games.classic.tokens.exploration import OtherBenefit, claim_token, use_warlord

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player

CONQUER: Final = one_of_each("conquer", MOST_TILES)
SEND: Final = one_of_each("send", MOST_TILES)
SEND_WARLORD: Final = Action("send-warlord")

#: What defends a Province beside its own value.  [BASE-CONQ-22]
TROOP_DEFENSE: Final = 1
WARLORD_DEFENSE: Final = 2
OUTPOST_DEFENSE: Final = 3
WONDER_DEFENSE: Final = 2

#: A conquest always needs a Unit, and a Military to move it.
LEAST: Final = 1

#: Of a civilization: its Troops and its Warlord.  [BASE-COMP-08]
ALL_UNITS: Final = TROOPS + 1

#: The kinds of Provinces that can be conquered.
BARBARIAN_PROVINCE: Final = "barbarian"
FREE_TOWN_PROVINCE: Final = "free_town"
RIVAL_PROVINCE: Final = "rival"
EMPTY_PROVINCE: Final = "empty"

#: The rule behind the price of each.
PRICE_RULES: Final = {
    BARBARIAN_PROVINCE: "price-barbarian",
    FREE_TOWN_PROVINCE: "price-free-town",
    RIVAL_PROVINCE: "price-rival",
    EMPTY_PROVINCE: "price-empty",
}


class Target:
    """A Province to conquer: what it takes for one seat."""

    def __init__(self, tile: int, kind: str, units: int, military: int, demands: tuple[int, ...]) -> None:
        self.tile = tile
        self.kind = kind
        self.units = units  # to be moved in
        self.military = military
        self.demands = demands  # of a Free Town, beside the Military


def target_at(game: Game, seat: int, tile: int, less: int = 0, brought: int = 0) -> Target:
    """What conquering this Province takes. Cheaper never means fewer Units.  [BASE-CONQ-03]"""
    near = neighbour_at(game, tile)
    military = military_for(near, discounts(game, seat), less, brought)
    return Target(tile, near.kind, near.units, military, near.demands)


def neighbour_at(game: Game, tile: int) -> Neighbour:
    """What lies on a Province, and what it takes by itself to conquer it.

    [BASE-CONQ-02, BASE-CONQ-03, BASE-CONQ-12, BASE-CONQ-13, BASE-CONQ-17, BASE-CONQ-18, BASE-CONQ-21]
    """
    state = game.state
    assert isinstance(state, ClassicState)
    value = state.hexmap.values[tile]
    front = state.fronts[tile]
    units = NONE
    demands: tuple[int, ...] = NOTHING
    if front != EMPTY:
        token = game.catalog.front_tokens[front]
        demands = token.demands
        kind = BARBARIAN_PROVINCE if token.value else FREE_TOWN_PROVINCE
        defense = value + token.value
        if token.value and game.rules.on("barbarian_units"):
            units = value or LEAST
    else:
        owner = state.owner(tile)
        kind = EMPTY_PROVINCE if owner == NONE else RIVAL_PROVINCE
        defense = value if owner == NONE else value + units_defense(state, owner, tile)
    defense = defense or LEAST
    return Neighbour(tile, kind, defense, defense if units == NONE else units, demands)


def discounts(game: Game, seat: int) -> tuple[int, int, int]:
    """How much less Military a seat pays for any conquest; for Barbarians; for what a rival holds."""
    if not game.state.players[seat].standing or not has_price_changes(game, seat):
        return 0, 0, 0
    return (
        reduction(game, seat, "conquest"),
        reduction(game, seat, BARBARIAN_PROVINCE),
        reduction(game, seat, RIVAL_PROVINCE),
    )


def military_for(near: Neighbour, cheaper: tuple[int, int, int], less: int, brought: int) -> int:
    """The Military that is paid for a Province. Of it, `brought` is what a text has for it."""
    military = near.defense - less - cheaper[0]
    if near.kind == BARBARIAN_PROVINCE:
        military -= cheaper[1]
    elif near.kind == RIVAL_PROVINCE:
        military -= cheaper[2]
    if military < LEAST:
        military = LEAST
    return military - brought if military > brought else 0


def neighbours(game: Game, seat: int) -> list[Neighbour]:
    """The Provinces next to one's land, the lowest number first."""
    state = game.state
    assert isinstance(state, ClassicState)
    facts = state.facts(seat)
    found = facts.neighbours
    if found is None:
        found = [neighbour_at(game, tile) for tile in state.hexmap.members(within_reach(state, seat))]
        facts.neighbours = found
    return found


def units_defense(state: ClassicState, owner: int, tile: int) -> int:
    """Units, Outpost and Wonder of whoever holds a Province.  [BASE-CONQ-21, BASE-CONQ-22, BASE-CONQ-24]"""
    defense = state.troops[tile] * TROOP_DEFENSE
    if state.warlords[owner] == tile:
        defense += WARLORD_DEFENSE
    if state.outposts >> tile & 1:
        defense += OUTPOST_DEFENSE
    if state.wonders[tile] != EMPTY:
        defense += WONDER_DEFENSE
    return defense


def within_reach(state: ClassicState, seat: int) -> int:
    """The Provinces next to one's land: neither water nor Capitals.

    [BASE-CONQ-01, BASE-CONQ-07, BASE-CONQ-08]
    """
    return state.hexmap.frontier(state.land[seat]) & state.hexmap.provinces


def sending_land(game: Game, seat: int, tile: int) -> int:
    """The tiles whose Units can join an attack: connected land of one's own that touches the target.

    Land cut off from the rest joins attacks on its own neighbours only.
    [BASE-CONQ-04, BASE-CONQ-10, BASE-CONQ-11]
    """
    state = game.state
    assert isinstance(state, ClassicState)
    own = state.land[seat]
    touching = state.hexmap.around[tile] & own
    main = mainland(state, seat)
    if touching and touching & main == touching:
        return main
    joining = state.hexmap.connected(touching, own)
    if game.rules.on("isolated_strict"):
        joining &= main | touching
    return joining


def mainland(state: ClassicState, seat: int) -> int:
    """The part of one's land that is connected with the Capital."""
    facts = state.facts(seat)
    if facts.mainland == UNCOUNTED:
        facts.mainland = connected_to(state, seat, state.capitals[seat])
    return facts.mainland


def units_to_send(game: Game, seat: int, tile: int) -> int:
    state = game.state
    assert isinstance(state, ClassicState)
    land = sending_land(game, seat, tile)
    facts = state.facts(seat)
    if land != facts.mainland:
        return spare_units_on(state, seat, land)
    # They can be sent to most of the Provinces next to it.
    if facts.senders == UNCOUNTED:
        facts.senders = spare_units_on(state, seat, land)
    return facts.senders


def can_pay(player: Player, target: Target) -> bool:
    """Can a seat pay for this conquest?"""
    return is_payable(player, target.kind, target.military, target.demands)


def is_payable(player: Player, kind: str, military: int, demands: tuple[int, ...]) -> bool:
    """Military for the Units and the Free Town's demands together; Gold stands in where it may.

    [BASE-CONQ-17]
    """
    supply = player.supply
    if kind != FREE_TOWN_PROVINCE:
        return supply[MILITARY] + supply[GOLD] >= military
    gold = supply[GOLD] - demands[GOLD]
    for resource in BASICS:
        need = demands[resource] + (military if resource == MILITARY else 0)
        if need > supply[resource]:
            gold -= need - supply[resource]
    return gold >= 0 and supply[CULTURE] >= demands[CULTURE]


def pay(game: Game, seat: int, target: Target) -> None:
    """The Military of a conquest, and what a Free Town demands.  [BASE-CONQ-19]"""
    spend(game, seat, MILITARY, target.military)
    for resource in EVERY_RESOURCE:
        spend(game, seat, resource, target.demands[resource])


def conquerable(game: Game, seat: int, less: int = 0, of: str = "", brought: int = 0) -> list[Action]:
    """Every Province that can be conquered now: paid for, and with Units enough."""
    player = game.state.players[seat]
    means = player.supply[MILITARY] + player.supply[GOLD]
    if means + brought < LEAST:
        return []
    options = []
    cheaper = discounts(game, seat)
    # What is that much too dear can't be made cheap enough.
    limit = means + less + brought
    as_it_is = not less and not brought
    if player.standing:
        against = cheaper[1] if cheaper[1] > cheaper[2] else cheaper[2]
        limit += cheaper[0] + (against if against > 0 else 0)
        as_it_is = as_it_is and cheaper == (0, 0, 0)
    for near in neighbours(game, seat):
        if near.defense > limit or (of and near.kind != of):
            continue
        military = near.defense if as_it_is else military_for(near, cheaper, less, brought)
        if military > means:
            continue
        if near.kind == FREE_TOWN_PROVINCE and not is_payable(player, near.kind, military, near.demands):
            continue
        if near.comers == UNCOUNTED:
            near.comers = units_to_send(game, seat, near.tile)
        if near.comers >= near.units:
            options.append(CONQUER[near.tile])
    return options


def conquest_refusal(
    game: Game, seat: int, tile: int, less: int = 0, of: str = "", brought: int = 0
) -> Reason | None:
    """Why this tile can't be conquered now."""
    reason = tile_refusal(classic(game), seat, tile)
    if reason is not None:
        return reason
    target = target_at(game, seat, tile, less, brought)
    if of and target.kind != of:
        return Reason("other-province", "conquest-text")
    units = units_to_send(game, seat, tile)
    if units < target.units:
        return units_refusal(game, seat, target, units)
    return price_refusal(game.state.players[seat], target)


def units_refusal(game: Game, seat: int, target: Target, units: int) -> Reason:
    """Why there are not Units enough: nobody has so many, some must stay, or the others are cut off.

    [BASE-COMP-08, BASE-CONQ-03, BASE-CONQ-06, BASE-CONQ-10]
    """
    if target.units > ALL_UNITS:
        return Reason("more-than-all-units", "all-units", need=target.units, have=ALL_UNITS)
    if units_on(classic(game), seat, sending_land(game, seat, target.tile)) >= target.units:
        return Reason("units-must-stay", "leave-one", need=target.units, have=units)
    return Reason("units-cut-off", "conquest-isolated", need=target.units, have=units)


def units_on(state: ClassicState, seat: int, land: int) -> int:
    """All Units of a seat on these tiles, the Warlord among them."""
    count = 0
    for tile in state.hexmap.members(land):
        count += state.troops[tile] + (1 if state.warlords[seat] == tile else 0)
    return count


def tile_refusal(state: ClassicState, seat: int, tile: int) -> Reason | None:
    """Why a tile can't be attacked at all.  [BASE-CONQ-01, BASE-CONQ-07, BASE-CONQ-08]"""
    if not 0 <= tile < len(state.troops):
        return Reason("no-such-tile", "conquest")
    if state.land[seat] >> tile & 1:
        return Reason("yours-already", "conquest")
    if tile in state.hexmap.capitals:
        return Reason("capital", "attack-capital")
    if state.hexmap.water >> tile & 1:
        return Reason("water", "attack-water")
    if not within_reach(state, seat) >> tile & 1:
        return Reason("out-of-reach", "conquest")
    return None


def price_refusal(player: Player, target: Target) -> Reason | None:
    reason = shortage(player, MILITARY, target.military, PRICE_RULES[target.kind])
    for resource in range(len(RESOURCES)):
        reason = reason or shortage(player, resource, target.demands[resource], "price-free-town")
    if reason is None and not can_pay(player, target):
        # Each part could be paid, but there is not Gold enough for both.
        return Reason("cannot-pay-all", "price-free-town")
    return reason


class ConquerProvince(ActionRule):
    """Conquer a Province next to one's land (`conquer 17`); then choose the Units that move in.

    [CONT-ACT-07]
    """

    verb = "conquer"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        supply = game.state.players[seat].supply
        if supply[MILITARY] + supply[GOLD] >= LEAST:
            options.extend(conquerable(game, seat))

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return conquest_refusal(game, seat, action.first)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        attack(game, seat, target_at(game, seat, action.first))


def attack(game: Game, seat: int, target: Target) -> None:
    """Pay; then the Units are chosen one by one. Units that attacked may do so again.  [BASE-CONQ-05]"""
    game.tell("attacked", seat, place=target.tile)
    pay(game, seat, target)
    game.state.agenda.append(ChooseUnitToSend(seat, target.tile, target.units, ()))


class ChooseUnitToSend(Choice):
    """Where the next Unit comes from. Nothing moves before all are chosen.

    The Warlord is a Unit as any other.  [BASE-CONQ-03, BASE-CONQ-23, BASE-CONQ-27]
    """

    question = "send-units"

    def __init__(self, seat: int, tile: int, left: int, origins: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.left = left
        self.origins = origins  # of the Units chosen so far; -1 is the Warlord

    def parts(self) -> list[Part]:
        return [self.seat, self.tile, self.left, self.origins]

    def missing(self, game: Game) -> str:
        tiles = len(classic(game).troops)
        return (
            absent("tile", self.tile, range(tiles))
            or absent("left", self.left, TIMES)
            or any_absent("origins", self.origins, range(NONE, tiles))
        )

    def can_be_asked(self, game: Game) -> bool:
        """A Province within reach, the Units chosen so far are one's own, and there are enough others."""
        state = classic(game)
        if not within_reach(state, self.seat) >> self.tile & 1:
            return False
        troops = [tile for tile in self.origins if tile != NONE]
        for tile in troops:
            if not state.land[self.seat] >> tile & 1 or troops.count(tile) > state.troops[tile]:
                return False
        units = len(self.origins) + self.left
        return self.origins.count(NONE) <= 1 and units <= units_to_send(game, self.seat, self.tile)

    def options(self, game: Game) -> list[Action]:
        state = classic(game)
        warlord = state.warlords[self.seat]
        warlord_goes = NONE in self.origins
        options = []
        for origin in state.hexmap.members(sending_land(game, self.seat, self.tile)):
            chosen = self.origins.count(origin)
            gone = chosen + (1 if warlord_goes and origin == warlord else 0)
            if spare_units(state, self.seat, origin) > gone:
                if state.troops[origin] > chosen:
                    options.append(SEND[origin])
                if origin == warlord and not warlord_goes:
                    options.append(SEND_WARLORD)
        return options

    def take(self, game: Game, action: Action) -> None:
        origin = NONE if action.verb == "send-warlord" else action.first
        origins = (*self.origins, origin)
        if self.left > 1:
            game.state.agenda.append(ChooseUnitToSend(self.seat, self.tile, self.left - 1, origins))
        else:
            move_in(game, self.seat, self.tile, origins)

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        tile = state.warlords[self.seat] if action.verb == "send-warlord" else action.first
        if action.verb not in ("send", "send-warlord") or not 0 <= tile < len(state.troops):
            return Reason("not-asked-now", self.question)
        if not state.land[self.seat] >> tile & 1:
            return Reason("not-your-land", "conquest-origin")
        if not sending_land(game, self.seat, self.tile) >> tile & 1:
            return Reason("not-connected", "conquest-isolated")
        left = 1 - self.origins.count(NONE)
        if action.verb == "send":
            left = state.troops[tile] - self.origins.count(tile)
        if left <= 0:
            return Reason("no-unit-there", "conquest-origin")
        return Reason("last-unit", "leave-one")


def move_in(game: Game, seat: int, tile: int, origins: tuple[int, ...]) -> None:
    """The Units take the Province; then what the conquest brings: texts, and the token that lies there."""
    state = classic(game)
    kind = target_at(game, seat, tile).kind
    occupy(game, seat, tile, origins)
    state.unchosen = None
    benefit = warlord_benefit(game, seat, tile) if NONE in origins else ()
    own = Due(seat)
    for due in reversed(texts_due(game, seat, OCCASIONS[kind], None, benefit, WARLORD)):
        if due.owner == seat:
            own = due
        else:
            due.resolve(game)
    if state.fronts[tile] == EMPTY:
        own.resolve(game)
    else:
        claim_token(game, seat, state.fronts[tile], tile, own)
        state.fronts[tile] = EMPTY
        state.map_changed()


OCCASIONS: Final = {
    BARBARIAN_PROVINCE: ("conquered", "conquered_barbarian"),
    FREE_TOWN_PROVINCE: ("conquered", "conquered_town"),
    RIVAL_PROVINCE: ("conquered", "conquered_rival"),
    EMPTY_PROVINCE: ("conquered",),
}


def warlord_benefit(game: Game, seat: int, tile: int) -> tuple[Script, ...]:
    """The text of the Warlord's card, once per turn, when the Warlord has moved in.

    [BASE-CITY-09, BASE-CONQ-28, CONT-FREE-06]
    """
    state = classic(game)
    player = state.players[seat]
    card = game.catalog.cards[game.catalog.civilizations[player.civilization].warlord]
    if card.use is None or is_marked(player, WARLORD):
        return ()
    if card.does(OtherBenefit.verb):
        # What the token gives besides, if it gives anything, shows when it is turned over.
        return () if state.fronts[tile] == EMPTY else (card.use,)
    if not card.use.possible(game, seat, WARLORD):
        return ()
    use_warlord(game, seat)
    return (card.use,)
