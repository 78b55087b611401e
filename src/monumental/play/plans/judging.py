"""What can be laid down at a table, and what becomes of it: read off the record, the same for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.play.plans.plan import BOT, BY_HAND, HIT, OTHER_QUESTION, WENT_BACK, Plan, PlanError, Verdict
from monumental.play.records.record import TAKEBACK, UNDO
from monumental.play.systems.known import modules_of, system_of

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.play.plans.kinds import Kind
    from monumental.play.table import Table

#: The longest plan that anybody can mean.
LONGEST: Final = 80


def offers(table: Table, seat: int) -> list[str]:
    """All that a seat can lay down now. What it is asked this moment it does itself."""
    if table.over:
        return []
    game = table.game
    return [
        words
        for kind in system_of(game).plans
        if not (kind.once and _answers(table, kind, seat))
        for words in kind.words(game, seat)
    ]


def lay(table: Table, seat: int, words: str) -> Plan:
    """A plan of a seat, from now on. `PlanError`: it can't be laid down here or now."""
    words = " ".join(words.lower().split())
    if table.over:
        raise PlanError("refused-over", "the game is over")
    game = table.game
    kind = _kind(game, words)
    if kind is None:
        raise PlanError("server-plan-unknown", f"'{words[:LONGEST]}' is no plan of {game.rules.name}")
    if kind.once and _answers(table, kind, seat):
        raise PlanError("server-plan-now", f"seat {seat} is asked just that")
    if words not in kind.words(game, seat):
        raise PlanError("server-plan-nothing", f"'{words[:LONGEST]}' is about nothing that is there")
    return Plan(seat, words, table.version, kind.basis(game, seat, words))


def judge(table: Table, plan: Plan) -> Verdict:
    """What becomes of a plan now. An action is one of the options of its seat."""
    game = table.game
    kind = _kind(game, plan.words)
    if kind is None or table.over:
        return Verdict(withdrawn=OTHER_QUESTION)
    reason = _overtaken(table, kind, plan)
    if not reason and kind.once and _was_hit(table, plan):
        reason = HIT
    reason = reason or kind.broken(game, plan)
    if reason:
        return Verdict(withdrawn=reason)
    return kind.verdict(game, plan) if _answers(table, kind, plan.seat) else Verdict()


def stays(game: Game, plan: Plan) -> bool:
    """Is a plan kept when it is carried out?"""
    kind = _kind(game, plan.words)
    return kind is not None and not kind.once


def last_activated(table: Table, seat: int) -> str | None:
    """The row and the column that a seat activated last, as a plan has them."""
    for move in reversed(table.moves):
        if move.seat == seat and move.verb == "activate":
            return move.words
    return None


def _kind(game: Game, words: str) -> Kind | None:
    verb = words.partition(" ")[0]
    return next((kind for kind in system_of(game).plans if kind.verb == verb), None)


def _answers(table: Table, kind: Kind, seat: int) -> bool:
    """Is this seat asked, about itself, what the plan answers?"""
    if not table.is_asked(seat):
        return False
    choice = table.game.choice()
    return choice.seat == seat and choice.question == kind.question


def _overtaken(table: Table, kind: Kind, plan: Plan) -> str:
    """Has somebody gone back, sat down, or done by hand what the plan was for?"""
    own = kind.own_verbs(table.game)
    for move in table.moves[plan.at :]:
        if move.verb == TAKEBACK:
            return WENT_BACK
        if move.seat != plan.seat:
            continue
        if move.is_seating:
            return BOT
        if move.verb == UNDO and not kind.once:
            # Else what was just taken back would be done again.
            return WENT_BACK
        if not move.forced and move.verb in own:
            return BY_HAND
    return ""


def _was_hit(table: Table, plan: Plan) -> bool:
    """Has anything happened to this seat that the rules call a blow?"""
    blows = {**system_of(table.game).blows}
    for module in modules_of(table.game):
        blows |= module.blows
    _, news = table.heard.since(plan.at)
    return any(event.key in blows and blows[event.key](event) == plan.seat for event in news)
