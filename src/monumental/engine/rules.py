"""A rule system as a list of parts. Systems share parts by listing them; modules add to the lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import Action
from monumental.engine.catalog import KINDS
from monumental.engine.reasons import Reason

if TYPE_CHECKING:
    from monumental.engine.acquire import Destination
    from monumental.engine.agenda import Step
    from monumental.engine.catalog import Card
    from monumental.engine.deck import Reshuffling
    from monumental.engine.effects import Effect
    from monumental.engine.game import Game
    from monumental.engine.scoring import Achievement, TieBreak
    from monumental.engine.sentences import Noun
    from monumental.engine.state import Slot, State
    from monumental.engine.triggers import Condition
    from monumental.engine.wonder import WonderRule


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
        """Add what can be done and completed now."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        """Why this can't be done now, from the same questions as the offer; nothing if it can."""
        raise NotImplementedError(type(self).__name__)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def can_wait(self, game: Game, seat: int) -> bool:
        """Is this free action as good on one's next turn? A turn is not kept open for it alone."""
        return False


def by_verb(actions: tuple[ActionRule, ...]) -> dict[str, ActionRule]:
    rules = {rule.verb: rule for rule in actions}
    for rule in actions:
        if rule.also:
            rules[rule.also] = rule
    return rules


def by_part(actions: tuple[ActionRule, ...]) -> dict[str, tuple[ActionRule, ...]]:
    parts: dict[str, tuple[ActionRule, ...]] = {}
    for rule in actions:
        parts[rule.part_of] = (*parts.get(rule.part_of, ()), rule)
    return parts


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


class SetupPart:
    """Something laid out before the first round."""

    #: True for what is laid out on a map: `Wishes.layout`.
    needs_layout: ClassVar[bool] = False

    #: True for what seats Automas: `Wishes.automas`.
    seats_automas: ClassVar[bool] = False

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        raise NotImplementedError(type(self).__name__)


class Rules:
    """The parts of a rule system. `version` changes when a legal game could."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        new_state: Callable[[int], State],
        setup: tuple[SetupPart, ...],
        actions: tuple[ActionRule, ...],
        kinds: tuple[str, ...],
        texts: tuple[str, ...],
        verbs: dict[str, Callable[..., Effect]],
        conditions: dict[str, Callable[..., Condition]],
        nouns: dict[str, Noun],
        occasions: tuple[str, ...],
        prices: tuple[str, ...],
        targets: tuple[str, ...],
        destinations: dict[int, Destination],
        discoveries: dict[int, Discovery],
        wonders: WonderRule,
        reshuffling: Reshuffling,
        achievements: tuple[Achievement, ...],
        tie_breaks: tuple[TieBreak, ...],
        eras: tuple[int, ...],
        deck_table: dict[int, tuple[int, ...]],
        clauses: dict[str, str],
        words: dict[str, tuple[str, ...]],
        slots: dict[str, type[Slot]],
        cycle: str,
        switches: dict[str, bool],
        presets: dict[str, dict[str, bool]],
        modules: tuple[str, ...] = (),
        packs_of: str = "",
        after_display: tuple[Callable[[int], Step], ...] = (),
        after_round: tuple[Callable[[int], Step], ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats  # at least, at most
        self.new_state = new_state
        self.setup = setup
        self.actions = actions
        self.kinds = kinds  # of cards and tokens that a pack may have
        self.texts = texts  # that a card may have
        self.verbs = verbs
        self.conditions = conditions
        self.nouns = nouns
        self.occasions = occasions
        self.prices = prices
        self.targets = targets  # kinds of Provinces that a text about conquest may name
        self.destinations = destinations  # for each kind of card, where it goes when it is acquired
        self.discoveries = discoveries  # for each kind of token, what turning it over does
        self.wonders = wonders
        self.reshuffling = reshuffling
        self.achievements = achievements
        self.tie_breaks = tie_breaks
        self.eras = eras  # in the order in which they come
        self.deck_table = deck_table  # for each kind of card, how many of each era a Development deck has
        self.clauses = clauses  # the clause behind every question and reason
        self.words = words  # how the numbers of each verb are written
        self.slots = slots  # what modules keep in the state, by name
        self.cycle = cycle  # "turn" or "round": how long an activated card and what was gained count
        self.switches = switches
        self.presets = presets  # named sets of switches
        self.modules = modules
        self.packs_of = packs_of or name  # the rules whose packs are played
        self.after_display = after_display  # what modules do once the display is replenished
        self.after_round = after_round  # what modules do at the very end of a round
        self.action_by_verb = by_verb(actions)
        self.actions_by_part = by_part(actions)
        self.deeds = by_occasion(occasions)

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
        for step in reversed(steps):
            game.state.agenda.append(step(seat))

    def clause_of(self, reason: Reason) -> str:
        return self.clauses[reason.rule]

    def with_switches(self, changes: dict[str, bool]) -> Rules:
        """The same rules with some rule switches set."""
        changed = self._copy()
        changed.switches = {**self.switches, **changes}
        return changed

    def with_module(
        self,
        name: str,
        *,
        seats: tuple[int, int] | None = None,
        setup: tuple[SetupPart, ...] = (),
        actions: tuple[ActionRule, ...] = (),
        kinds: tuple[str, ...] = (),
        texts: tuple[str, ...] = (),
        verbs: dict[str, Callable[..., Effect]] | None = None,
        nouns: dict[str, Noun] | None = None,
        occasions: tuple[str, ...] = (),
        discoveries: dict[int, Discovery] | None = None,
        achievements: tuple[Achievement, ...] = (),
        eras: tuple[int, ...] = (),
        deck_table: dict[int, tuple[int, ...]] | None = None,
        clauses: dict[str, str] | None = None,
        words: dict[str, tuple[str, ...]] | None = None,
        slots: dict[str, type[Slot]] | None = None,
        after_display: tuple[Callable[[int], Step], ...] = (),
        after_round: tuple[Callable[[int], Step], ...] = (),
    ) -> Rules:
        """The same rules with a module's parts added; `seats`, `eras`, `deck_table` replace the old ones."""
        changed = self._copy()
        changed.seats = seats or self.seats
        changed.setup = self.setup + setup
        changed.actions = self.actions + actions
        changed.action_by_verb = by_verb(changed.actions)
        changed.actions_by_part = by_part(changed.actions)
        changed.kinds = self.kinds + kinds
        changed.texts = self.texts + texts
        changed.verbs = {**self.verbs, **(verbs or {})}
        changed.nouns = {**self.nouns, **(nouns or {})}
        changed.occasions = self.occasions + occasions
        changed.deeds = by_occasion(changed.occasions)
        changed.discoveries = {**self.discoveries, **(discoveries or {})}
        changed.achievements = self.achievements + achievements
        changed.eras = eras or self.eras
        changed.deck_table = deck_table or self.deck_table
        changed.clauses = {**self.clauses, **(clauses or {})}
        changed.words = {**self.words, **(words or {})}
        changed.slots = {**self.slots, **(slots or {})}
        changed.after_display = self.after_display + after_display
        changed.after_round = self.after_round + after_round
        changed.modules = (*self.modules, name)
        return changed

    def _copy(self) -> Rules:
        return Rules(
            self.name,
            self.version,
            self.seats,
            self.new_state,
            self.setup,
            self.actions,
            self.kinds,
            self.texts,
            self.verbs,
            self.conditions,
            self.nouns,
            self.occasions,
            self.prices,
            self.targets,
            self.destinations,
            self.discoveries,
            self.wonders,
            self.reshuffling,
            self.achievements,
            self.tie_breaks,
            self.eras,
            self.deck_table,
            self.clauses,
            self.words,
            self.slots,
            self.cycle,
            self.switches,
            self.presets,
            self.modules,
            self.packs_of,
            self.after_display,
            self.after_round,
        )
