"""Nothing that is sent to a seat depends on what it can't know.

What a seat can't know: the tokens of Markets that only others have looked at, the seed, and with it all that
luck will bring. A twin of a game differs in nothing else; see `tests.properties.twins`.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from monumental import Action
from monumental.cards.text import load_texts
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.host import Host
from monumental.cli.table.typed.menu import Menu
from monumental.cli.table.typed.prompt import Command
from monumental.engine.catalog import MARKET_TOKEN
from monumental.engine.chance import Chance
from monumental.engine.game import Game
from monumental.engine.reasons import Reason
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import ClassicState, Market
from monumental.games.classic.tokens import markets
from monumental.play import table
from monumental.play.records import record
from monumental.play.records.opening import from_here, open_table
from monumental.play.systems.classic import view as classic_view
from monumental.play.table import Table
from tests.lanes import first_before_release
from tests.properties import sent
from tests.properties.sent import LeakError
from tests.properties.tables import ROUND, RandomTable, alike_opening, luck_of, mixed_opening, played_table
from tests.properties.twins import Again, Twins, secretive_twins_of, twins_of

pytestmark = pytest.mark.long

#: Views, reasons and words are compared at one of so many prompts, and wherever a Market was looked at.
EVERY = 20


@pytest.mark.parametrize("first", first_before_release(range(0, 5 * ROUND, ROUND)))
def test_what_is_sent_to_a_seat_is_the_same_whatever_it_can_not_know(first: int) -> None:
    """Duel, classic and the continuous mode with all modules, games with Automas."""
    differing = 0
    for seed in range(first, first + ROUND):
        twins = secretive_twins_of(played_table(seed), seed, count=2)

        twins.compare(EVERY)

        differing += twins.differing

    # Two twins of each; Duel has no Markets, and against one Automa there is often nobody who looks.
    assert differing >= 6


@pytest.mark.parametrize("first", first_before_release(range(0, 3 * ROUND, ROUND)))
def test_what_is_sent_is_the_same_where_looks_and_luck_are_taken_back(first: int) -> None:
    """Among people, who ask and answer, and alone against Automas."""
    differing = taken_back = 0
    for seed in range(first, first + ROUND):
        play = played_table(seed, takebacks=0.06)
        taken_back += sum(move.verb == "takeback" for move in play.table.moves)
        twins = secretive_twins_of(play, seed, count=2)

        twins.compare(EVERY)

        differing += twins.differing

    assert differing >= 3
    assert taken_back > 50


def test_what_is_sent_is_the_same_at_every_single_prompt() -> None:
    for seed in (1, 12):
        twins = secretive_twins_of(played_table(seed), seed)
        assert twins.differing

        twins.compare(every=1)

        assert twins.secret_prompts > 40


def test_twins_really_differ() -> None:
    """In most games with a Market that somebody has looked at, something is hidden from somebody."""
    games = differing = hidden = 0
    for seed in range(4 * ROUND):
        found = twins_of(played_table(seed), seed)
        games += any(twins.looks for twins in found)
        differing += any(twins.differing for twins in found)
        hidden += sum(twins.differing for twins in found)

    assert games >= 20
    assert differing >= 0.75 * games
    assert hidden >= 2 * differing


# Tables that begin in the middle of a game: the position at the head of their records has secrets


def test_the_head_of_a_game_that_began_in_the_middle_hides_what_others_have_seen() -> None:
    differing = 0
    for seed in (2, 8, 9):
        for twins in twins_of(played_table(seed), seed):
            compare_begun_again(twins)
            differing += twins.differing
    assert differing > 6


def test_it_would_be_found_if_the_head_hid_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "head_for", lambda seat, head: head)

    twins = next(twins for twins in twins_of(played_table(8), 8) if twins.differing)

    with pytest.raises(LeakError, match="the record"):
        compare_begun_again(twins)


def compare_begun_again(twins: Twins) -> None:
    """What is sent is the same when the real game and its twins go on at new tables."""
    tables = [begun_again(again.table, twins) for again in played_again(twins)]
    one, other = [each.record().head.position for each in tables]
    assert (one != other) == bool(twins.differing)
    ears = [sent.Ears(each, twins.seat, twins.play.opening) for each in tables]
    heard = [dict(each.hear(0, deep=True, whole=True)) for each in ears]
    for what in heard[0]:
        sent.same([each[what] for each in heard], f"{twins}, begun again: {what}")


def begun_again(table: Table, twins: Twins) -> Table:
    """A new table at which the game goes on from here, always with the same promise."""
    opening = from_here(table.game, twins.play.opening.box, table.sitters)
    return open_table(opening, luck_of(0))


# Two boxes of Duel


def test_nothing_that_is_sent_says_which_cards_of_two_boxes_were_left_out(tmp_path: Path) -> None:
    left_out = set()
    for seed in range(4):
        play = RandomTable(seed, mixed_opening(seed, tmp_path))
        for _ in range(60):
            play.go_on()
        assert play.table.game.state.display.spare

        Twins(play, seed % 2, len(play.table.moves), seed).compare(EVERY)

        # From here on, luck decides what was in the deck: the same table goes on in several ways.
        left_out |= {(seed, cards_left_out(play.table.copy(luck_of(luck).chance()))) for luck in range(3)}
    assert len(left_out) > 8


def cards_left_out(table: Table) -> tuple[tuple[int, ...], ...]:
    """What is left of each era once its last card was drawn, in a game that goes on at random."""
    choose = random.Random(0)
    eras: dict[int, tuple[int, ...]] = {}
    while not table.game.over:
        table.play(table.game.seat, choose.choice(table.options(table.game.seat)))
        for urn in table.game.state.display.eras:
            eras[table.game.catalog.cards[urn[0]].era] = urn
    return tuple(urn for _, urn in sorted(eras.items()))


# The terminal


@pytest.mark.parametrize("seed", first_before_release([2, 10, 17, 26]))
def test_the_terminal_shows_a_seat_the_same_whatever_it_can_not_know(seed: int) -> None:
    twins = next(
        twins for twins in twins_of(played_table(seed), seed) if twins.differing and twins.seat is not None
    )

    shown = [shown_to(again.table, twins) for again in played_again(twins)]

    assert "Market" in shown[0]
    sent.same(shown, f"{twins}: what the terminal shows")


def played_again(twins: Twins) -> list[Again]:
    """The real game and its twins, at the last moment at which a seat can't tell them apart."""
    games = twins.tables()
    for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
        for move in moves[: twins.until]:
            again.make(move)
    return games


def shown_to(table: Table, twins: Twins) -> str:
    """All that a terminal shows at a prompt, plain and drawn, and what it answers to every command."""
    assert twins.seat is not None
    game = table.game
    texts = load_texts("en", [pack.folder for pack in twins.play.opening.box.packs], game.rules)
    shown = io.StringIO()
    with redirect_stdout(shown):
        for screen in (PlainScreen(texts), DrawnScreen(texts)):
            host = Host(table, texts, screen, hints=True, quick=False)
            menu = None
            if table.is_asked(twins.seat):
                menu = Menu(game, texts)
                host.present(twins.seat, menu)
            host.tell(twins.seat)
            host.watch()
            host.show_table(twins.seat, whole=True)
            for command in questions(host):
                host.answer(command, twins.seat, menu)
            for owner in range(len(table.sitters)):
                screen.belongings(game, owner, twins.seat)
    return shown.getvalue()


def questions(host: Host) -> list[Command]:
    """What can be asked at the prompt: of the table, of every tile, of every Market token."""
    game = host.table.game
    asked = [Command(name, "") for name in ("log", "score", "card", "help", "rule", *host.view.parts)]
    asked.append(Command("log", "all"))
    assert isinstance(game.state, ClassicState)
    asked += [Command("tile", str(number)) for number in range(1, len(game.state.hexmap.tiles) + 1)]
    for token in [card.key for card in game.catalog.cards if card.kind == MARKET_TOKEN]:
        asked += [Command("card", token), Command("why", f"keep {token}")]
    return asked


# Would a leak be found? Each of these is one.


def every_stack_open(patch: pytest.MonkeyPatch) -> None:
    """A view that shows every Market to everybody."""
    market_view = classic_view._market

    def shown(game: Game, state: Any, market: Market, seat: int | None, keys: Any) -> object:
        owner = next(iter(members(market.seen)), seat)
        return market_view(game, state, market, owner, keys)

    patch.setattr(classic_view, "_market", shown)


def nothing_hidden_in_records(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(record, "_seen_by", lambda seat, word: word)


def options_for_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "options", lambda self, seat: self.game.options())


def reasons_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks why a token can't be kept hears whether it lies there."""

    def why_not(self: Table, seat: int | None, action: Action) -> Reason | None:
        return self.game.why_not(action)

    patch.setattr(Table, "why_not", why_not)


def bots_see_all(patch: pytest.MonkeyPatch) -> None:
    def copied(game: Game, seat: int, chance: Chance) -> Game:
        return game.clone(chance)

    patch.setattr(sent, "imagine", copied)


def token_in_the_news(patch: pytest.MonkeyPatch) -> None:
    """An event that tells a token that was only looked at."""
    look_at = markets.look_at

    def look(game: Game, market: Market, seat: int) -> Market:
        seen = look_at(game, market, seat)
        game.tell("looked", seat, place=market.tile, number=seen.stack[0])
        return seen

    if not markets.__file__.endswith(".py"):
        pytest.skip("what is compiled can't be exchanged while it runs")
    patch.setattr(markets, "look_at", look)


def seed_in_the_head(patch: pytest.MonkeyPatch) -> None:
    """A record that has the seed from the beginning."""
    patch.setattr(Table, "record_for", lambda self, seat: self.record())


def looks_taken_back(patch: pytest.MonkeyPatch) -> None:
    """An undo that forgets that somebody has seen what lies in a Market, or shown a token of it."""
    play_really = Table._play

    def play(self: Table, seat: int, sitter: str, action: Action, *, forced: bool) -> tuple[str, ...]:
        free = self.steps._free
        drawn = play_really(self, seat, sitter, action, forced=forced)
        if action.verb in ("visit", "keep"):
            self.steps._free = free
        return drawn

    patch.setattr(Table, "_play", play)


LEAKS = (
    every_stack_open,
    nothing_hidden_in_records,
    options_for_everybody,
    reasons_for_everybody,
    bots_see_all,
    pytest.param(token_in_the_news, marks=pytest.mark.interpreted),
    seed_in_the_head,
    looks_taken_back,
)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)

    assert any(is_found(played_table(seed), seed) for seed in (2, 3, 8, 9, 10))


def is_found(play: RandomTable, seed: int) -> bool:
    """Does a game that was played with the leak, or one of its twins, betray it?"""
    for twins in twins_of(play, seed):
        try:
            twins.compare(EVERY)
        except LeakError:
            return True
    return False


# Markets with equal tokens: who has a choice there, and who only seems to, is a secret


def test_nobody_learns_that_all_tokens_of_a_market_are_equal() -> None:
    differing = 0
    for seed in range(4):
        twins = secretive_twins_of(played_table(seed, alike_opening(seed)), seed)

        twins.compare(EVERY)

        differing += twins.differing
    assert differing > 2


def test_it_would_be_found_if_the_only_token_of_a_market_was_kept_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def is_forced(self: Table) -> bool:
        return not self.game.over and len(self.game.options()) == 1

    monkeypatch.setattr(Table, "is_forced", is_forced)

    assert any(is_found(played_table(seed, alike_opening(seed)), seed) for seed in range(6))
