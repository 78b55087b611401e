"""What has come up in the games so far, and players who look for what has not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from monumental import Action, Game
from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import SOLO_CARD, Script
from monumental.engine.effects import Effect
from monumental.engine.events import Event
from monumental.engine.pieces.city import card_at
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import SYSTEMS
from monumental.testing import all_leanings
from tests.text.source_keys import asked, told

#: The rules, the question, the text that asks it, the verb, the card it is about.
Deed = tuple[str, str, str, str, str]


def deed(game: Game, action: Action) -> Deed:
    """What it is that somebody can do here, apart from where on the map they do it."""
    choice = game.choice()
    asks = next((part.address for part in choice.parts() if isinstance(part, (Script, Effect))), "")
    return (game.rules.name, choice.question, asks, action.verb, about(game, action))


def about(game: Game, action: Action) -> str:
    """The key of the card, the name of the civilization or the resource that an action is about."""
    seat = game.choice().seat
    match game.rules.words.get(action.verb, ("",))[:1]:
        case ("place",):
            card = card_at(game, seat, action.first)
            return "" if card is None else card.key
        case ("slot",):
            number = game.state.display.slots[action.first]
            return "" if number == EMPTY else game.catalog.cards[number].key
        case ("card",):
            return game.catalog.cards[action.first].key
        case ("civilization",):
            return game.catalog.civilizations[action.first].key
        case ("resource",) | ("nth",):
            return str(action.first)
    subject = game.choice().subject()
    return "" if subject is None else subject.key


@dataclass
class Seen:
    """Counts what was done, offered and told."""

    done: Counter[Deed] = field(default_factory=Counter)
    offered: set[tuple[str, str, str]] = field(default_factory=set)  # rules, question, verb
    events: Counter[tuple[str, str]] = field(default_factory=Counter)  # rules, key
    cards: set[tuple[str, str]] = field(
        default_factory=set
    )  # rules, key of a card that something was told of

    def offer(self, game: Game, options: Iterable[Action]) -> None:
        question = game.choice().question
        self.offered |= {(game.rules.name, question, option.verb) for option in options}

    def take(self, game: Game, action: Action) -> None:
        self.done[deed(game, action)] += 1

    def hear(self, game: Game, events: Iterable[Event]) -> None:
        for event in events:
            self.events[game.rules.name, event.key] += 1
            if event.card != NONE:
                self.cards.add((game.rules.name, game.catalog.cards[event.card].key))

    def add(self, other: Seen) -> None:
        """What another process has seen."""
        self.done += other.done
        self.offered |= other.offered
        self.events += other.events
        self.cards |= other.cards

    def choose(self, game: Game, options: Sequence[Action], luck: random.Random) -> Action:
        """What was done least so far; to end a turn only when little else is new."""
        known = all_leanings()
        weights = [
            min(1.0, known.get(option.verb, 1.0)) / (1 + self.done[deed(game, option)]) for option in options
        ]
        return luck.choices(options, weights)[0]


# What there is to see


def all_boxes() -> Iterable[tuple[str, set[str], set[str]]]:
    """For each rule system with all its modules: its name, its verbs and the keys of its cards."""
    for name, system in SYSTEMS.items():
        rules = system.rules
        more = [module for module in system.modules if module not in {"trade", "five-players"}]
        box = unpack(name, packs_for(name, system.seats()[1], (*system.usual_packs, *more)))
        cards = [card for card in box.catalog.cards if rules.seats_automas() or card.kind != SOLO_CARD]
        yield name, {*box.rules.words}, {card.key for card in cards}


def report(seen: Seen) -> list[str]:
    """How much was seen, and what never was."""
    deeds, verbs, events = len(seen.done), len(seen.offered), len(seen.events)
    lines = [f"seen: {deeds:,} deeds, {verbs:,} verbs of questions, {events} events, {len(seen.cards)} cards"]
    lines += never("questions", asked() - {question for _, question, _ in seen.offered})
    played = {rules for rules, _, _ in seen.offered}
    for rules, words, cards in all_boxes():
        if rules not in played:
            continue
        done = {key[3] for key in seen.done if key[0] == rules}
        lines += never(f"verbs of {rules}", words - done)
        known = {key for name, key in seen.cards if name == rules}
        known |= {key[4] for key in seen.done if key[0] == rules}
        lines += never(f"cards of {rules}", cards - known)
    lines += never("events", told() - {key for _, key in seen.events})
    return lines


def never(what: str, missing: set[str]) -> list[str]:
    return [f"never seen, {what}: {', '.join(sorted(missing))}"] if missing else []
