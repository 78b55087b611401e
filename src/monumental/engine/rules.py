"""A rule system as a list of parts. Systems share parts by listing them; modules add to the lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import Action
from monumental.engine.catalog import KINDS
from monumental.engine.pieces.deck import Reshuffling
from monumental.engine.reasons import Reason

if TYPE_CHECKING:
    from monumental.engine.agenda import Step
    from monumental.engine.catalog import Card
    from monumental.engine.effects import Effect
    from monumental.engine.game import Game
    from monumental.engine.moves.acquire import Destination
    from monumental.engine.scoring.points import Achievement, TieBreak
    from monumental.engine.sentences.general import Noun
    from monumental.engine.sentences.triggers import Condition
    from monumental.engine.state import Slot, State


#: What a rule is part of where a turn is a single action: rules of the same name are one action together.
WHOLE: Final = "whole"
FREE: Final = "free"


class ActionRule:
    """One thing a player can do on their turn. Whoever offers an action also performs it."""

    verb: ClassVar[str] = ""

    #: A second verb of the same rule, where the actions take different numbers.
    also: ClassVar[str] = ""

    #: Where a turn is a single action: WHOLE is that action by itself, FREE leaves the turn open, and any
    #: other word names an action of several steps.
    part_of: ClassVar[str] = WHOLE

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        """Add what can be done and completed now: the candidates that nothing refuses.

        Every turn asks all rules, so ours find their options by a shorter way: docs/performance.md.
        """
        for action in self.candidates(game, seat):
            if self.refusal(game, seat, action) is None:
                options.append(action)

    def candidates(self, game: Game, seat: int) -> list[Action]:
        """What there is to try, in the order of the options; whether it can be done, `refusal` says."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        """Why this can't be done now; nothing if it can."""
        raise NotImplementedError(type(self).__name__)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def can_wait(self, game: Game, seat: int) -> bool:
        """Is this free action as good on one's next turn? Whoever likes lets the table end the turn then."""
        return False


def by_verb(actions: tuple[ActionRule, ...]) -> dict[str, ActionRule]:
    rules = {rule.verb: rule for rule in actions}
    for rule in actions:
        if rule.also:
            rules[rule.also] = rule
    return rules


def free_verbs(rules: dict[str, ActionRule]) -> frozenset[str]:
    return frozenset([verb for verb, rule in rules.items() if rule.part_of == FREE])


def by_part(actions: tuple[ActionRule, ...]) -> dict[str, tuple[ActionRule, ...]]:
    parts: dict[str, tuple[ActionRule, ...]] = {}
    for rule in actions:
        parts[rule.part_of] = (*parts.get(rule.part_of, ()), rule)
    return parts


#: Nothing of a turn was done yet, free actions aside.
NOTHING_DONE: Final = ""


def doings(actions: tuple[ActionRule, ...]) -> tuple[str, ...]:
    """What a turn of a single action can be in the middle of: nothing, an action, or one of several steps.

    Those of modules stand last, so that a position file has the same numbers with and without them.
    """
    of_steps = [part for part in by_part(actions) if part not in (WHOLE, FREE)]
    return (NOTHING_DONE, WHOLE, *of_steps)


class Deed:
    """What is remembered of an occasion: its name; of a card also the kind, and that it is a Basic one."""

    def __init__(self, occasion: str) -> None:
        self.alone = frozenset([occasion])
        self.of_kind = [frozenset([occasion, f"{occasion}-{kind}"]) for kind in KINDS]
        self.of_basic = [words | {f"{occasion}-basic"} for words in self.of_kind]

    def words(self, card: Card | None) -> frozenset[str]:
        if card is None:
            return self.alone
        return self.of_basic[card.kind] if card.basic else self.of_kind[card.kind]


def by_occasion(occasions: tuple[str, ...]) -> dict[str, Deed]:
    return {occasion: Deed(occasion) for occasion in occasions}


class Discovery:
    """What turning over a token of some kind does."""

    #: Can it take away at once what the conqueror has?
    harms: ClassVar[bool] = False

    def turn_over(self, game: Game, seat: int, token: Card, tile: int) -> None:
        raise NotImplementedError(type(self).__name__)


class Victims:
    """Whom an attack hits."""

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        """Does it hit this seat, when `finder` has found the attacker on a tile?"""
        raise NotImplementedError(type(self).__name__)


class Layout:
    """What a game is laid out on, in rule systems that have such a thing: a map."""


#: Wishes about a civilization or the first player that name none.
CHOSEN: Final = -1
DRAWN: Final = -2


class Wishes:
    """What the players agreed on before the game. The number of civilizations is the number of seats."""

    def __init__(
        self,
        civilizations: tuple[int, ...],
        first: int,
        layout: Layout | None = None,
        draw_capitals: bool = False,
        automas: tuple[int, ...] = (),
        advanced: int = 0,
    ) -> None:
        self.civilizations = civilizations  # CHOSEN in the game, or DRAWN by luck
        self.first = first  # DRAWN: luck decides
        self.layout = layout
        self.draw_capitals = draw_capitals  # else they are chosen in the game
        self.automas = automas  # the seats that nobody plays
        self.advanced = advanced  # how many Advanced cards each of their decks has


class WonderRule:
    """What a rule system says of Wonders beside their two sections."""

    def gained_is_complete(self, game: Game) -> bool:
        """Is a Wonder that is gained without paying complete at once?"""
        raise NotImplementedError(type(self).__name__)

    def give_up(self, game: Game, card: int) -> None:
        """Another Wonder was kept: where does this unfinished one go?"""
        raise NotImplementedError(type(self).__name__)

    def after_completion(self, game: Game, seat: int, card: Card) -> None:
        """Put on the agenda what follows once a Wonder lies on the city deck."""


class SetupPart:
    """Something laid out before the first round."""

    #: True for what is laid out on a map: `Wishes.layout`.
    needs_layout: ClassVar[bool] = False

    #: True for what seats Automas: `Wishes.automas`.
    seats_automas: ClassVar[bool] = False

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Parts:
    """What a rule system has many of, and a module adds some to."""

    setup: tuple[SetupPart, ...] = ()
    actions: tuple[ActionRule, ...] = ()
    kinds: tuple[str, ...] = ()  # of cards and tokens that a pack may have
    texts: tuple[str, ...] = ()  # that a card may have
    verbs: dict[str, Callable[..., Effect]] = field(default_factory=dict)
    conditions: dict[str, Callable[..., Condition]] = field(default_factory=dict)
    nouns: dict[str, Noun] = field(default_factory=dict)
    occasions: tuple[str, ...] = ()
    prices: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()  # kinds of Provinces that a text about conquest may name
    destinations: dict[int, Destination] = field(default_factory=dict)  # where an acquired card goes, by kind
    discoveries: dict[int, Discovery] = field(default_factory=dict)  # what turning over a token does, by kind
    victims: dict[str, Victims] = field(default_factory=dict)  # whom an attack hits, by the word of a pack
    achievements: tuple[Achievement, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    clauses: dict[str, str] = field(default_factory=dict)  # behind every question and reason
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)  # how each verb is written: its numbers
    slots: dict[str, type[Slot]] = field(default_factory=dict)  # what modules keep in the state, by name
    after_display: tuple[Callable[[int], Step], ...] = ()  # what modules do once the display is replenished
    after_round: tuple[Callable[[int], Step], ...] = ()  # what modules do at the very end of a round


#: A module that adds nothing: it may still replace something.
NO_PARTS: Final = Parts()


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Rules(Parts):
    """The parts of a rule system; other rules are made from it by `replace`.

    `version` changes when a legal game could.
    """

    name: str
    version: int
    seats: tuple[int, int]  # at least, at most
    new_state: Callable[[int], State]
    wonders: WonderRule
    reshuffling: Reshuffling
    eras: tuple[int, ...]  # in the order in which they come
    deck_table: dict[int, tuple[int, ...]]  # for each kind of card, how many of each era the deck has
    cycle: str  # "turn" or "round": how long an activated card and what was gained count
    switches: dict[str, bool]
    presets: dict[str, dict[str, bool]]  # named sets of switches
    packs_of: str  # the rules whose packs are played
    keeps_drawn: bool = False  # do drawn cards lie beside the city, to be used until the turn or round ends?
    modules: tuple[str, ...] = ()
    action_by_verb: dict[str, ActionRule] = field(init=False)
    free_verbs: frozenset[str] = field(init=False)
    actions_by_part: dict[str, tuple[ActionRule, ...]] = field(init=False)
    parts_of_turn: tuple[str, ...] = field(init=False)
    deeds: dict[str, Deed] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "action_by_verb", by_verb(self.actions))
        object.__setattr__(self, "free_verbs", free_verbs(self.action_by_verb))
        object.__setattr__(self, "actions_by_part", by_part(self.actions))
        object.__setattr__(self, "parts_of_turn", doings(self.actions))
        object.__setattr__(self, "deeds", by_occasion(self.occasions))

    def on(self, switch: str) -> bool:
        return self.switches[switch]

    def needs_layout(self) -> bool:
        """Is it played on a map?"""
        return any(part.needs_layout for part in self.setup)

    def seats_automas(self) -> bool:
        """Can the Automa sit at the table?"""
        return any(part.seats_automas for part in self.setup)

    def follow(self, game: Game, steps: tuple[Callable[[int], Step], ...], seat: int) -> None:
        """Put on the agenda what modules do at this moment, after the turn or round of a seat."""
        if steps:
            for step in reversed(steps):
                game.state.agenda.append(step(seat))

    def clause_of(self, reason: Reason) -> str:
        return self.clauses[reason.rule]

    def with_switches(self, changes: dict[str, bool]) -> Rules:
        """The same rules with some rule switches set."""
        return replace(self, switches={**self.switches, **changes})

    def with_module(self, name: str, parts: Parts = NO_PARTS) -> Rules:
        """The same rules with a module's parts added to theirs."""
        return replace(
            self,
            modules=(*self.modules, name),
            setup=self.setup + parts.setup,
            actions=self.actions + parts.actions,
            kinds=self.kinds + parts.kinds,
            texts=self.texts + parts.texts,
            verbs={**self.verbs, **parts.verbs},
            conditions={**self.conditions, **parts.conditions},
            nouns={**self.nouns, **parts.nouns},
            occasions=self.occasions + parts.occasions,
            prices=self.prices + parts.prices,
            targets=self.targets + parts.targets,
            destinations={**self.destinations, **parts.destinations},
            discoveries={**self.discoveries, **parts.discoveries},
            victims={**self.victims, **parts.victims},
            achievements=self.achievements + parts.achievements,
            tie_breaks=self.tie_breaks + parts.tie_breaks,
            clauses={**self.clauses, **parts.clauses},
            words={**self.words, **parts.words},
            slots={**self.slots, **parts.slots},
            after_display=self.after_display + parts.after_display,
            after_round=self.after_round + parts.after_round,
        )
