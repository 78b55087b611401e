"""The sentences about resources and the ones that hold other sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NO, YES, Action, one_of_each
from monumental.engine.agenda import ANY_PLACE, TIMES, Choice, Part, absent, any_absent, resolve
from monumental.engine.catalog import Script
from monumental.engine.effects import AskingEffect, Effect, EffectThen
from monumental.engine.reasons import Reason, together
from monumental.engine.resources import (
    BASICS,
    CULTURE,
    EVERY_RESOURCE,
    GOLD,
    RESOURCES,
    deduct,
    gain,
    gain_all,
    shortage,
    spend,
)
from monumental.engine.sentences.triggers import Condition

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player

TAKE: Final = one_of_each("take", 5)
PAY: Final = one_of_each("pay", 5)
BRANCH: Final = one_of_each("branch", 10)


class Noun:
    """Something that can be counted: Provinces, Coastal Provinces, Wonders …"""

    def __init__(self, name: str, rule: str = "use") -> None:
        self.name = name
        self.rule = rule  # the one that says when one has such a thing

    def count(self, game: Game, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)


class Gain(Effect):
    """Gain these resources, perhaps for each of something."""

    verb = "gain"

    def __init__(self, amounts: tuple[int, ...], per: Noun | None = None, at_most: int = 0) -> None:
        super().__init__()
        self.amounts = amounts
        self.per = per
        self.at_most = at_most  # of the counted thing; 0: no limit

    def times(self, game: Game, seat: int) -> int:
        if self.per is None:
            return 1
        count = self.per.count(game, seat)
        return min(count, self.at_most) if self.at_most else count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return self.times(game, seat) > 0

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return None if self.per is None else Reason("nothing-to-count", self.per.rule, sentence=self)

    def can_be_done(self, game: Game, seat: int, place: int) -> bool:
        """Even of nothing."""
        return True

    def start(self, game: Game, seat: int, place: int) -> None:
        gain_all(game, seat, self.amounts, self.times(game, seat))

    def is_plain(self) -> bool:
        return self.per is None


class GainBasic(Effect):
    """Gain Basic resources of one's choice: any, all of one type, or all different."""

    verb = "gain_basic"

    def __init__(self, count: int, same: bool, different: bool) -> None:
        super().__init__()
        self.count = count
        self.same = same
        self.different = different

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return True

    def start(self, game: Game, seat: int, place: int) -> None:
        game.state.agenda.append(ChooseBasicToGain(seat, self, self.count, ()))


class ChooseBasicToGain(Choice):
    question = "gain-basic"

    def __init__(self, seat: int, effect: GainBasic, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        self.taken = taken

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.left, self.taken]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES) or any_absent("taken", self.taken, range(len(RESOURCES)))

    def options(self, game: Game) -> list[Action]:
        return [TAKE[basic] for basic in BASICS if not (self.effect.different and basic in self.taken)]

    def take(self, game: Game, action: Action) -> None:
        basic = action.first
        if self.effect.same:
            gain(game, self.seat, basic, self.left)
            return
        gain(game, self.seat, basic, 1)
        if self.left > 1:
            game.state.agenda.append(
                ChooseBasicToGain(self.seat, self.effect, self.left - 1, (*self.taken, basic))
            )

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != "take":
            return Reason("not-asked-now", self.question)
        if action.first not in BASICS:
            return Reason("not-basic", "basics")
        return Reason("not-different", self.question, resource=action.first)


class Pay(Effect):
    """Pay this; what follows happens only then. Must be payable in full.  [BASE-TERM-10]"""

    verb = "pay"

    def __init__(self, amounts: tuple[int, ...], basics: int, different: bool, then: Script) -> None:
        super().__init__()
        self.amounts = amounts
        self.basics = basics  # of one's choice; with `different` all of other types
        self.different = different
        self.then = then

    def payable(self, player: Player) -> bool:
        supply = player.supply
        amounts = self.amounts
        gold = supply[GOLD] - amounts[GOLD]
        for basic in BASICS:
            if supply[basic] < amounts[basic]:
                gold -= amounts[basic] - supply[basic]
        if gold < 0 or supply[CULTURE] < amounts[CULTURE]:
            return False
        if not self.basics:
            return True
        for basic in BASICS:
            held = supply[basic] - amounts[basic]
            if held > 0:
                gold += 1 if self.different else held
        return gold >= self.basics

    def possible(self, game: Game, seat: int, place: int) -> bool:
        player = game.state.players[seat]
        if not self.payable(player):
            return False
        if self.then.always_possible or not self.then.sentences:
            return True
        # What follows must be possible with what is left after paying.
        supply = player.supply
        player.supply = self.left(supply)
        try:
            return self.then.possible(game, seat, place)
        finally:
            player.supply = supply

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        player = game.state.players[seat]
        if not self.payable(player):
            return self.unpaid(player)
        supply = player.supply
        player.supply = self.left(supply)
        try:
            return self.then.hindrance(game, seat, place)
        finally:
            player.supply = supply

    def unpaid(self, player: Player) -> Reason:
        """What the payment lacks."""
        gold = player.supply[GOLD] - self.amounts[GOLD]
        for resource in range(len(RESOURCES)):
            lack = shortage(player, resource, self.amounts[resource], "pay-basic")
            if lack is not None:
                return lack
            if resource in BASICS:
                gold -= max(0, self.amounts[resource] - player.supply[resource])
        if gold < 0:
            return Reason("cannot-pay-all", "pay-basic")
        for basic in BASICS:
            held = max(0, player.supply[basic] - self.amounts[basic])
            gold += min(held, 1) if self.different else held
        key = "cannot-pay-different" if self.different else "cannot-pay-basics"
        return Reason(key, "pay-basic", need=self.basics, have=gold)

    def left(self, supply: list[int]) -> list[int]:
        """What is left after paying; of basics of one's choice, the Gold that must stand in is gone."""
        left = supply.copy()
        for resource in EVERY_RESOURCE:
            deduct(left, resource, self.amounts[resource])
        held = 0
        for basic in BASICS:
            held += min(supply[basic], 1) if self.different else supply[basic]
        left[GOLD] -= max(0, self.basics - held)
        return left

    def start(self, game: Game, seat: int, place: int) -> None:
        if not self.possible(game, seat, place):
            return
        for resource in EVERY_RESOURCE:
            if self.amounts[resource]:
                spend(game, seat, resource, self.amounts[resource])
        if self.basics:
            game.state.agenda.append(ChooseBasicToPay(seat, self, place, self.basics, ()))
        else:
            resolve(game, seat, self.then, place)

    def scripts(self) -> list[Script]:
        return [self.then]


class ChooseBasicToPay(Choice):
    """Which Basic resource to give. Gold stands in only where the resources run out."""

    question = "pay-basic"

    def __init__(self, seat: int, effect: Pay, place: int, left: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place
        self.left = left
        self.paid = paid

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place, self.left, self.paid]

    def missing(self, game: Game) -> str:
        return (
            absent("place", self.place, ANY_PLACE)
            or absent("left", self.left, TIMES)
            or any_absent("paid", self.paid, range(len(RESOURCES)))
        )

    def can_be_asked(self, game: Game) -> bool:
        """There is enough to pay with each time."""
        supply = game.state.players[self.seat].supply
        enough = supply[GOLD]
        for basic in BASICS:
            if not self.effect.different:
                enough += supply[basic]
            elif basic not in self.paid:
                enough += min(supply[basic], 1)
        return enough >= self.left

    def options(self, game: Game) -> list[Action]:
        supply = game.state.players[self.seat].supply
        options = []
        for basic in BASICS:
            if supply[basic] and not (self.effect.different and basic in self.paid):
                options.append(PAY[basic])
        return options or [PAY[GOLD]]

    def take(self, game: Game, action: Action) -> None:
        spend(game, self.seat, action.first, 1)
        if self.left > 1:
            paid = (*self.paid, action.first)
            game.state.agenda.append(
                ChooseBasicToPay(self.seat, self.effect, self.place, self.left - 1, paid)
            )
        else:
            resolve(game, self.seat, self.effect.then, self.place)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != "pay":
            return Reason("not-asked-now", self.question)
        if action.first == CULTURE:
            return Reason("not-basic", "basics")
        if action.first == GOLD:
            return Reason("gold-stands-in", "gold")
        if action.first not in BASICS:
            return Reason("not-asked-now", self.question)
        if self.effect.different and action.first in self.paid:
            return Reason("not-different", self.question, resource=action.first)
        have = game.state.players[self.seat].supply[action.first]
        return Reason("cannot-pay", self.question, need=1, have=have, resource=action.first)


class ChooseOne(AskingEffect):
    """One of several texts, of those that would do something."""

    verb = "choose_one"

    def __init__(self, branches: tuple[Script, ...]) -> None:
        super().__init__()
        self.branches = branches

    def possible(self, game: Game, seat: int, place: int) -> bool:
        for branch in self.branches:
            if branch.possible(game, seat, place):
                return True
        return False

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        causes: list[Reason] = []
        for branch in self.branches:
            cause = branch.hindrance(game, seat, place)
            if cause is not None:
                causes.append(cause)
        return together(causes)

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseBranch(seat, self, place)

    def scripts(self) -> list[Script]:
        return list(self.branches)


class ChooseBranch(Choice):
    question = "choose-branch"

    def __init__(self, seat: int, effect: ChooseOne, place: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def options(self, game: Game) -> list[Action]:
        options = []
        for number, branch in enumerate(self.effect.branches):
            if branch.possible(game, self.seat, self.place):
                options.append(BRANCH[number])
        return options

    def take(self, game: Game, action: Action) -> None:
        resolve(game, self.seat, self.effect.branches[action.first], self.place)

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = None
        if action.verb == "branch" and 0 <= action.first < len(self.effect.branches):
            reason = self.effect.branches[action.first].hindrance(game, self.seat, self.place)
        return reason or Reason("not-asked-now", self.question)


class If(Effect):
    """One text where a condition holds, perhaps another where it does not. Asked at the moment of use."""

    verb = "if"

    def __init__(self, condition: Condition, then: Script, otherwise: Script) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def chosen(self, game: Game, seat: int) -> Script:
        return self.then if self.condition.holds(game, seat) else self.otherwise

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return self.chosen(game, seat).possible(game, seat, place)

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        reason = self.chosen(game, seat).hindrance(game, seat, place)
        if reason is None and not self.condition.holds(game, seat):
            return self.condition.unmet(game, seat)
        return reason

    def can_be_done(self, game: Game, seat: int, place: int) -> bool:
        """Where the condition is not met, nothing may be asked for."""
        chosen = self.chosen(game, seat)
        return not chosen.sentences or chosen.can_be_done(game, seat, place)

    def start(self, game: Game, seat: int, place: int) -> None:
        resolve(game, seat, self.chosen(game, seat), place)

    def scripts(self) -> list[Script]:
        return [self.then, self.otherwise]


class May(EffectThen):
    """The player is asked whether they want this."""

    verb = "may"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return self.then.possible(game, seat, place)

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return self.then.hindrance(game, seat, place)

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseWhether(seat, self.then, place)


class ChooseWhether(Choice):
    """Use this text, or leave it.  [DUEL-USE-02, BASE-ACT-06]"""

    question = "whether"

    def __init__(self, seat: int, script: Script, place: int) -> None:
        super().__init__(seat)
        self.script = script
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.script, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def fits(self, game: Game) -> bool:
        return bool(self.script.sentences)

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        if action.verb == "yes":
            resolve(game, self.seat, self.script, self.place)
