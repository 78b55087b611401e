"""The facts of a game, against an account of our own: the record, played again move by move."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import dataclass, field

import pytest

from monumental import Game, new_game, read_action, write_action
from monumental.balance.blame import Trail
from monumental.balance.facts import (
    MODIFY,
    WHEN,
    Facts,
    Notes,
    Seen,
    Watched,
    first_round,
    follow,
    is_cheaper,
    observe,
)
from monumental.bots.arena.games import BrokenGame
from monumental.bots.match import Match, Witness, play_match
from monumental.bots.random import RandomBot
from monumental.cards.loader import SHIPPED
from monumental.engine.action import Action
from monumental.engine.catalog import DEVELOPMENT, FREE_CITY, HERO_CARD, MARKET_TOKEN, MONSTER, TOKENS
from monumental.engine.events import Event
from monumental.engine.scoring.points import score_sheets, winners
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import ClassicState
from monumental.play.setup import unpack
from tests.scene import act, scene

MODULES = ("base", "heroes", "monsters", "renaissance")

#: Rules, packs and seats of the games that are looked at; each with some seeds.
GAMES = [
    (rules, packs, seats, seed)
    for rules, packs, seats, seeds in (
        ("duel", ("duel-trade",), 2, range(8)),
        ("classic", MODULES, 3, range(20, 24)),
        ("classic", ("base",), 2, range(30, 32)),
        ("continuous", MODULES, 2, range(40, 44)),
        ("continuous", ("base",), 4, range(50, 51)),
    )
    for seed in seeds
]

#: A test that fails says in its name which game it was: `observe(unpack(rules, packs), match_of(…))`.
ANY = pytest.mark.parametrize(
    ("rules", "packs", "seats", "seed"),
    GAMES,
    ids=[f"{rules} {'+'.join(packs)} seats={seats} seed={seed}" for rules, packs, seats, seed in GAMES],
)


@dataclass
class Account:
    """What somebody at the table would write down who sees every position and every move."""

    game: Game
    verbs: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    on_display: dict[str, int] = field(default_factory=dict)
    took: list[dict[str, int]] = field(default_factory=list)
    could: list[dict[str, int]] = field(default_factory=list)
    used: list[Counter[str]] = field(default_factory=list)
    sentences: Counter[str] = field(default_factory=Counter)
    triggered: int = 0


def key_of(game: Game, action: Action) -> str | None:
    """The card that an action takes."""
    if action.verb == "acquire":
        number = game.state.display.slots[action.first]
    elif action.verb in {"build", "develop", "hire", "trade", "keep"}:
        number = action.first
    else:
        return None
    card = game.catalog.cards[number]
    return None if action.verb == "keep" and card.kind != MARKET_TOKEN else card.key


def tokens_of(game: Game, seat: int) -> list[str]:
    """Exploration tokens and defeated Monsters: what is taken without being named."""
    state = game.state
    if not isinstance(state, ClassicState):
        return []
    numbers = list(state.holdings[seat].exploration)
    beaten = state.slots.get(Monsters.name)
    if isinstance(beaten, Monsters):
        numbers += [
            card for card, winner in zip(beaten.defeated, beaten.winners, strict=True) if winner == seat
        ]
    return [game.catalog.cards[number].key for number in numbers]


def account(rules: str, packs: tuple[str, ...], match: Match) -> Account:
    """The record of a match, played again from its seed."""
    record = play_match(unpack(rules, packs), match, record=True).record
    assert record is not None
    peoples = match.civilizations
    journal: list[Event] = []
    game = new_game(rules, civilizations=peoples, first=0, seed=match.seed, packs=packs, journal=journal)
    game.begun = []
    seats = range(len(peoples))
    found = Account(game, took=[{} for _ in seats], could=[{} for _ in seats])
    for move in record.moves:
        now = max(1, game.state.round)
        for slot in game.state.display.slots:
            if slot >= 0:
                found.on_display.setdefault(game.catalog.cards[slot].key, now)
        for option in game.options():
            key = key_of(game, option)
            if key is not None:
                found.could[move.seat].setdefault(key, now)
        action = read_action(game, move.words)
        key = key_of(game, action)
        if key is not None:
            found.took[move.seat].setdefault(key, now)
        game.play(action)
        for seat in seats:
            for token in tokens_of(game, seat):
                found.took[seat].setdefault(token, now)
        found.verbs[move.words.partition(" ")[0]] += 1
        found.moves += 1
    assert game.over
    found.sentences.update(sentence.verb for sentence in game.begun)
    found.triggered = sum(event.key == "triggered" for event in journal)
    found.used = [
        Counter(
            game.catalog.cards[event.card].key
            for event in journal
            if event.card >= 0
            and event.seat == seat
            and event.key in {"used", "used-freely", "triggered", "traded", "used-token", "repeated-token"}
        )
        for seat in seats
    ]
    return found


def match_of(rules: str, packs: tuple[str, ...], seats: int, seed: int) -> Match:
    peoples = [people.key for people in unpack(rules, packs).catalog.civilizations]
    at = seed % len(peoples)
    return Match(("random",) * seats, tuple((peoples[at:] + peoples)[:seats]), seed)


def both(rules: str, packs: tuple[str, ...], seats: int, seed: int) -> tuple[Facts, Account]:
    match = match_of(rules, packs, seats, seed)
    return observe(unpack(rules, packs), match), account(rules, packs, match)


@ANY
def test_the_facts_are_those_of_the_record(rules: str, packs: tuple[str, ...], seats: int, seed: int) -> None:
    facts, told = both(rules, packs, seats, seed)

    sheets = score_sheets(told.game)
    assert facts.seed == seed
    assert facts.outcome.totals == tuple(sheet.total for sheet in sheets)
    assert facts.outcome.winners == tuple(winners(told.game))
    assert facts.outcome.rounds == told.game.state.round
    assert facts.outcome.decisions == told.moves == sum(facts.actions.values())
    assert facts.actions == told.verbs
    assert [seen.took for seen in facts.seats] == told.took
    assert [seen.could for seen in facts.seats] == told.could
    assert [seen.used for seen in facts.seats] == told.used
    for seat, sheet in enumerate(sheets):
        points = facts.seats[seat].points
        assert points == {line.name: line.points + line.dominance for line in sheet.lines}
        assert sum(points.values()) == facts.outcome.totals[seat]
    effects = Counter({verb: times for verb, times in facts.effects.items() if verb != MODIFY})
    assert effects == told.sentences + Counter({WHEN: told.triggered})


@ANY
def test_nothing_is_taken_that_was_not_there(
    rules: str, packs: tuple[str, ...], seats: int, seed: int
) -> None:
    facts, told = both(rules, packs, seats, seed)
    cards = told.game.catalog.by_key

    # What some rules deal after the last move, nobody has seen in time.
    shown = {key: round_ for key, round_ in facts.shown.items() if cards[key].kind in DEVELOPMENT}
    assert shown == told.on_display
    for seen in facts.seats:
        for key, round_ in seen.took.items():
            card = cards[key]
            assert 1 <= round_ <= facts.outcome.rounds
            if card.kind in {*DEVELOPMENT, FREE_CITY, HERO_CARD, MONSTER} and not card.basic:
                assert facts.shown[key] <= round_
            if key in seen.could:
                assert seen.could[key] <= round_
            else:
                # What lies face down on the map, or is won in a fight, is nobody's choice.
                assert card.kind in TOKENS or card.monster is not None
        assert all(1 <= round_ <= facts.outcome.rounds for round_ in seen.could.values())
    assert all(1 <= round_ <= facts.outcome.rounds for round_ in facts.shown.values())


def test_what_is_there_before_the_first_round_is_there_in_it() -> None:
    game = new_game("duel", seed=1)

    assert (game.state.round, first_round(game)) == (0, 1)


def test_to_be_watched_changes_nothing_in_a_game() -> None:
    match = match_of("duel", ("duel-trade",), 2, 7)

    facts = observe(unpack(), match)

    assert facts.outcome == play_match(unpack(), match)
    assert facts == observe(unpack(), match)


def test_a_game_that_goes_wrong_says_which_one_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomBot, game: Game, seat: int) -> Action:
        raise ValueError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    match = match_of("duel", ("duel-trade",), 2, 7)

    with pytest.raises(BrokenGame, match="seed 7, decision 0: ValueError: no idea") as broken:
        observe(unpack(), match)

    assert broken.value.match == match


# Single events


def followed(*events: Event) -> Notes:
    notes = Notes((Seen(), Seen()))
    follow(events, unpack().catalog, notes)
    return notes


def number(key: str) -> int:
    return unpack().catalog.number(key)


def test_the_first_time_counts_with_its_round() -> None:
    academy, petra = number("academy"), number("petra")

    notes = followed(
        Event("revealed", -1, petra),
        Event("round-begins", 0, number=1),
        Event("round-begins", 1, number=2),
        Event("revealed", -1, number("venice")),
        Event("acquired", 1, academy),
        Event("traded", 0, petra),
        Event("round-begins", 0, number=3),
        Event("acquired", 1, academy),
        Event("traded", 0, petra),
        Event("used", 1, academy),
    )

    first, second = notes.seats
    assert notes.shown == {"petra": 1, "venice": 2}
    assert (first.took, first.used) == ({"petra": 2}, {"petra": 2})
    assert (second.took, second.used) == ({"academy": 2}, {"academy": 1})


def test_a_civilization_that_answers_is_counted_and_is_no_card() -> None:
    notes = followed(Event("triggered", 0), Event("triggered", 1, number("academy")))

    assert notes.effects == {WHEN: 2}
    assert [seen.used for seen in notes.seats] == [{}, {"academy": 1}]


def test_other_events_take_nothing() -> None:
    academy = number("academy")

    notes = followed(
        Event("display-discarded", -1, academy), Event("discarded", 0, academy), Event("drew", 1, academy)
    )

    assert notes == Notes((Seen(), Seen()))


# Texts that do something, and texts that do not

CARDS = """
[toll-house]
kind = "building"
source = "original"
use = [{ do = "gain", gold = 1, per = "province", at_most = 2 }, { do = "gain_basic", count = 1 }]

[shrine]
kind = "building"
source = "original"
use = [{ do = "gain_card", kinds = ["building"] }]

[guild]
kind = "knowledge"
source = "original"
era = 1
cost = 3
modify = [{ price = "building", less = 1 }]

[chancery]
kind = "knowledge"
source = "original"
era = 1
cost = 3
modify = [{ price = "policy", less = 1 }]

[levy]
kind = "knowledge"
source = "original"
era = 1
cost = 3
modify = [{ price = "conquest", less = 1 }, { price = "wonder", less = 1 }]

[chapel]
kind = "knowledge"
source = "original"
era = 1
cost = 3
when = [{ event = "acquired", limit = "whenever", then = [{ do = "gain", culture = 1 }] }]
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Trade pack and some cards whose values nobody tunes."""
    folder = shutil.copytree(SHIPPED / "duel-trade", tmp_path_factory.mktemp("packs") / "mine")
    (folder / "cards" / "mine.toml").write_text(CARDS, encoding="utf-8")
    return str(folder)


def verbs(game: Game) -> list[str]:
    assert game.begun is not None
    return [sentence.verb for sentence in game.begun]


def test_a_sentence_that_does_nothing_is_not_counted(pack: str) -> None:
    game = scene(city="toll-house* . . . . . . . .", packs=(pack,))
    game.begun = []

    act(game, "use a1")

    assert verbs(game) == ["gain_basic"]


def test_a_sentence_that_does_something_is_counted(pack: str) -> None:
    game = scene(city="toll-house* . . . . . . . .", provinces="sahara", packs=(pack,))
    game.begun = []

    act(game, "use a1")

    assert verbs(game) == ["gain", "gain_basic"]


def test_a_game_that_nobody_counts_keeps_no_sentences(pack: str) -> None:
    game = scene(city="toll-house* . . . . . . . .", packs=(pack,))

    act(game, "use a1")

    assert game.begun is None


def test_an_answer_is_counted_and_so_is_what_it_does(pack: str) -> None:
    game = scene(
        city="work-camp/chapel* . . . . . . . .",
        supply="9 production",
        display="academy . . . . .",
        packs=(pack,),
    )
    game.begun = []
    notes = Notes((Seen(), Seen()))

    act(game, "acquire 1")

    assert game.journal is not None
    follow(game.journal, game.catalog, notes)
    assert notes.effects == {WHEN: 1}
    assert verbs(game) == ["gain"]


RICH = "9 production 9 science 9 military 9 gold 9 culture"


def table_with(knowledge: str, pack: str) -> Game:
    """Somebody with a Knowledge that changes prices can do everything that costs something."""
    return scene(
        city=f"work-camp/{knowledge}* shrine* . . . . . . .",
        supply=RICH,
        display="academy masonry colossus-of-rhodes sahara . .",
        wonder="lighthouse-of-alexandria",
        other={"provinces": "nile-delta"},
        packs=(pack,),
    )


def cheaper(game: Game) -> set[str]:
    """The actions that a price change in force makes cheaper, in notation."""
    return {write_action(game, action) for action in game.options() if is_cheaper(game, 0, action)}


def test_a_price_change_counts_for_what_it_makes_cheaper(pack: str) -> None:
    basics = {f"build {key}" for key in ("workshop", "laboratory", "archery-range", "barricade")}

    assert cheaper(table_with("guild", pack)) == {"acquire 1", *basics}
    assert cheaper(table_with("chapel", pack)) == set()
    policies = cheaper(table_with("chancery", pack))
    assert policies == {words for words in policies if words.startswith("develop ")} != set()


def test_a_price_change_that_is_not_in_force_makes_nothing_cheaper(pack: str) -> None:
    game = scene(
        city="work-camp/guild . . . . . . . .", supply=RICH, display="academy . . . . .", packs=(pack,)
    )

    assert cheaper(game) == set()


def test_only_what_is_chosen_counts(pack: str) -> None:
    game = table_with("guild", pack)
    notes = Notes((Seen(), Seen()))

    for wish in ("acquire 2", "acquire 1", "pass"):
        Watched(Wishful(wish), notes, Trail(Witness(), checked=False)).choose(game, 0)

    assert notes.actions == {"acquire": 2, "pass": 1}
    assert notes.effects == {MODIFY: 1}
    assert notes.shown.keys() == {"academy", "masonry", "colossus-of-rhodes", "sahara"}
    assert notes.shown.keys() | {"workshop"} <= notes.seats[0].could.keys()
    assert not notes.seats[0].took
    assert notes.seats[1] == Seen()


class Wishful:
    """Wants one thing, said in notation."""

    def __init__(self, wish: str) -> None:
        self.wish = wish

    def choose(self, game: Game, seat: int) -> Action:
        return read_action(game, self.wish)


def test_what_is_gained_without_paying_is_not_made_cheaper(pack: str) -> None:
    game = table_with("guild", pack)

    act(game, "use b1")

    assert cheaper(game) == set()


def test_conquests_and_completions_can_be_made_cheaper_too(pack: str) -> None:
    assert cheaper(table_with("levy", pack)) == {"acquire 3", "complete", "conquer"}
