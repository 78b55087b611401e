"""Bots see only what their seat sees, and know no card by its name.

Two real games that differ in hidden things only are played side by side, move by move; see
`tests.properties.twins`. Wherever a seat is asked, two bots of the same seed are asked, one in each game.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from monumental.bots import BOTS
from monumental.bots.bot import Bot
from monumental.bots.random import RandomBot
from monumental.cards.loader import find_pack, known_packs, read_pack
from monumental.engine.action import Action
from monumental.engine.chance import Chance
from monumental.engine.game import Game
from monumental.games.classic.state import ClassicState
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import write
from monumental.play.view import view_for
from tests.properties.tables import RandomTable, played_table
from tests.properties.twins import Twins

pytestmark = pytest.mark.long

NAMES = ("random", "greedy", "careless", "beginner", "search-6n")

#: The seeds of tables at which somebody looks into Markets, and a seat that never sees some of what they saw.
CLASSIC = ((23, 1), (12, 2), (24, 0))
CONTINUOUS = ((31, 1), (10, 2))
TABLES = (*CLASSIC, *CONTINUOUS)

Imagine = Callable[[Game, int, Chance], Game]


class Unequal(AssertionError):  # noqa: N818 (that is what the choices are)
    """In a game that looks the same, a bot chooses something else."""


@cache
def table(seed: int) -> RandomTable:
    return played_table(seed)


def twins_at(seed: int, seat: int) -> Twins:
    """The game of a seed and its twin for a seat, to the last move."""
    play = table(seed)
    return Twins(play, seat, len(play.table.moves) - 1, seed)


def compare(twins: Twins, make: Callable[[int], Bot], imagined: Imagine = imagine) -> int:
    """Ask at every decision of the seat in both games; how often something hidden was different then."""
    seat = twins.seat
    assert seat is not None
    games = twins.tables()
    bots = [make(7) for _ in games]
    secret = 0
    for line in range(twins.until):
        real, twin = [again.table.game for again in games]
        if not real.over and real.seat == seat:
            secret += stacks(real) != stacks(twin)
            luck = [imagined_luck(3, line) for _ in games]
            one, other = [
                bot.choose(imagined(game, seat, chance), seat)
                for bot, game, chance in zip(bots, (real, twin), luck, strict=True)
            ]
            if one != other:
                raise Unequal(f"{write(real, one)} and {write(twin, other)}: {twins}, line {line}")
        for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
            again.make(moves[line])
    return secret


def stacks(game: Game) -> list[tuple[int, ...]]:
    state = game.state
    return [market.stack for market in state.markets] if isinstance(state, ClassicState) else []


@pytest.mark.parametrize(("seed", "seat"), TABLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_whatever_its_seat_can_not_know(name: str, seed: int, seat: int) -> None:
    twins = twins_at(seed, seat)

    secret = compare(twins, BOTS[name])

    assert secret > 20


def test_the_tables_are_of_both_games_and_the_seats_can_not_tell_the_twins_apart() -> None:
    for seed, seat in TABLES:
        twins = twins_at(seed, seat)
        real, twin = twins.tables()
        for line in range(twins.until):
            real.make(twins.play.table.moves[line])
            twin.make(twins.records[0][line])

        assert real.table.game.rules.name == ("classic" if (seed, seat) in CLASSIC else "continuous")
        assert stacks(real.table.game) != stacks(twin.table.game)
        assert view_for(real.table.game, seat) == view_for(twin.table.game, seat)


# A bot that looks is caught


class Peeper(RandomBot):
    """Lets the tokens of all Markets decide, as if it could read them."""

    def choose(self, game: Game, seat: int) -> Action:
        return random.Random(str(stacks(game))).choice(game.options())


class Thief(RandomBot):
    """Keeps a game that it should not have, and looks into that."""

    kept: Game

    def choose(self, game: Game, seat: int) -> Action:
        return random.Random(str(stacks(self.kept))).choice(game.options())


def with_the_real_one(game: Game, seat: int, chance: Chance) -> Game:
    """Imagined as it should be, but the real game lies about."""
    Thief.kept = game
    return imagine(game, seat, chance)


def without_secrets(game: Game, seat: int, chance: Chance) -> Game:
    """Handed out by mistake: a copy of the real game."""
    del seat
    return game.clone(chance)


@pytest.mark.parametrize(("seed", "seat"), TABLES)
def test_whoever_looks_into_the_real_game_is_caught(seed: int, seat: int) -> None:
    compare(twins_at(seed, seat), Peeper)

    with pytest.raises(Unequal, match=r"Twins\(played_table"):
        compare(twins_at(seed, seat), Peeper, without_secrets)


@pytest.mark.parametrize(("seed", "seat"), TABLES)
def test_whoever_keeps_the_real_game_and_looks_is_caught(seed: int, seat: int) -> None:
    with pytest.raises(Unequal):
        compare(twins_at(seed, seat), Thief, with_the_real_one)


# No card by its name

BOTS_FOLDER = Path(str(files("monumental.bots")))
MODULES = sorted(BOTS_FOLDER.rglob("*.py"))


def words_of(code: str) -> Iterator[str]:
    """Every string in the code, the comments and docstrings aside."""
    tree = ast.parse(code)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def attributes_of(code: str) -> set[str]:
    """Everything that is read off something: `stack` of `market.stack`, or of `getattr(market, "stack")`."""
    named = {node.attr for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Attribute)}
    return named | set(words_of(code))


@cache
def card_names() -> frozenset[str]:
    """The keys and English names of all cards, civilizations, tokens and cities of our packs."""
    names: set[str] = set()
    for name in known_packs():
        pack = read_pack(find_pack(name))
        names |= {*pack.cards, *pack.civilizations}
        names |= {card.city for _, card in pack.cards.values() if card.city}
        written = (pack.folder / "locale/en.ftl").read_text(encoding="utf-8")
        named = re.findall(r"^(?:card|civilization|city)-[\w-]+ = (.+)$", written, re.MULTILINE)
        names |= {each.strip().lower() for each in named}
    return frozenset(names)


#: Words of the rules that are also names of cards.
RULES_WORDS: frozenset[str] = frozenset()


def named_cards(code: str) -> set[str]:
    """The cards that a piece of code knows by name."""
    words = {word.lower().replace("_", "-") for word in words_of(code)}
    words |= {word.replace("-", " ") for word in words}
    return (words & card_names()) - RULES_WORDS


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(BOTS_FOLDER)))
def test_no_bot_knows_a_card_by_its_name(module: Path) -> None:
    assert named_cards(module.read_text(encoding="utf-8")) == set()


def test_no_bot_reads_the_tokens_of_a_market_but_where_it_guesses_what_is_worth_a_walk() -> None:
    """In an imagined game lies what the seat saw; what it did not see was drawn anew."""
    readers = {
        module.relative_to(BOTS_FOLDER).as_posix()
        for module in MODULES
        if "stack" in attributes_of(module.read_text(encoding="utf-8"))
    }

    assert readers <= {"classic/map.py"}


def test_it_would_be_found() -> None:
    assert len(card_names()) > 300
    assert named_cards('worth = {"stonehenge": 9}') == {"stonehenge"}
    assert named_cards('if card.name == "Stonehenge": pass') == {"stonehenge"}
    assert named_cards('best = "great_wall" if wall else "aztecs"') >= {"aztecs"}
    assert "stack" in attributes_of("tokens = market.stack")
    assert "stack" in attributes_of('tokens = getattr(market, "stack")')
    assert named_cards('"""About Stonehenge."""') == set()
