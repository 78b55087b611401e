"""A rule system and a module that nobody here has heard of, as packages of other people bring them."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from monumental.engine.action import Action
from monumental.engine.agenda import Choice
from monumental.engine.game import Game
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, spend
from monumental.engine.rules import ActionRule, Parts, Rules, SetupPart, Wishes
from monumental.engine.scoring.points import Achievement
from monumental.engine.state import Slot
from monumental.play.systems.classic import CLASSIC
from monumental.play.systems.duel import DUEL
from monumental.play.systems.system import Module
from monumental.play.views.keys import Keys

#: Duel and classic under other names: whoever goes by the name knows nothing of them.
SKIRMISH = replace(DUEL, rules=replace(DUEL.rules, name="skirmish"))
EXPANSE = replace(CLASSIC, rules=replace(CLASSIC.rules, name="expanse"))

#: The highest stake at the oracle, and how often a seat may ask it.
MOST_STAKE = 2
MOST_OMENS = 3


class Oracle(Slot):
    """How many omens each seat has."""

    name = "oracle"

    def __init__(self, omens: tuple[int, ...]) -> None:
        self.omens = omens

    def fields(self) -> dict[str, object]:
        return {"omens": self.omens}


def oracle(game: Game) -> Oracle:
    found = game.state.slots[Oracle.name]
    assert isinstance(found, Oracle)
    return found


class LayOutOracle(SetupPart):
    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.slots[Oracle.name] = Oracle((0,) * len(game.state.players))


class AskOracle(ActionRule):
    """Gold for an answer: its words mean what no rule of ours means by them."""

    verb: ClassVar[str] = "wager"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        options += [Action("wager", card, stake) for card in game.catalog.basics for stake in (1, MOST_STAKE)]
        options[:] = [option for option in options if option.verb != "wager" or self.may(game, seat, option)]

    def may(self, game: Game, seat: int, action: Action) -> bool:
        gold = game.state.players[seat].supply[GOLD]
        is_known = action.first in game.catalog.basics and 1 <= action.second <= MOST_STAKE
        return is_known and gold >= action.second and oracle(game).omens[seat] < MOST_OMENS

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return None if self.may(game, seat, action) else Reason("not-asked-now", "omen")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        spend(game, seat, GOLD, action.second)
        game.state.agenda.append(ChooseOmen(seat))


class ChooseOmen(Choice):
    question = "omen"

    def options(self, game: Game) -> list[Action]:
        return [Action("omen", answer) for answer in range(3)]

    def take(self, game: Game, action: Action) -> None:
        omens = list(oracle(game).omens)
        omens[self.seat] += action.first == 2
        game.state.slots[Oracle.name] = Oracle(tuple(omens))


class Omens(Achievement):
    name = "omens"
    points = 3
    dominance = 2

    def count(self, game: Game, seat: int) -> int:
        return oracle(game).omens[seat]


def with_oracle(rules: Rules) -> Rules:
    return rules.with_module(
        "oracle",
        Parts(
            setup=(LayOutOracle(),),
            actions=(AskOracle(),),
            achievements=(Omens(),),
            clauses={"omen": "ORACLE-01"},
            words={"wager": ("card", "number"), "omen": ("nth",)},
            slots={Oracle.name: Oracle},
        ),
    )


def seen_oracle(slot: Slot, seat: int | None, keys: Keys) -> object:
    return slot.fields()


ORACLE = Module(with_oracle, shows={Oracle.name: seen_oracle}, systems=("duel", "classic", "continuous"))
