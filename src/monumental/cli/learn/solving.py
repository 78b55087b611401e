"""A puzzle at the prompt: the table, what is asked for, the options, and what is said of the try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.languages import spoken
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.typed.menu import Menu
from monumental.engine.errors import MonumentalError
from monumental.learn.puzzles import words
from monumental.learn.puzzles.judge import judge
from monumental.learn.puzzles.lines import Walk, walk
from monumental.play.notation import write
from monumental.play.setup import unpack
from monumental.play.words import question, seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.learn.puzzles.puzzle import Puzzle

#: What is typed stays English.
UNDO = "undo"
SOLUTION = "solution"
LEAVE = frozenset({"quit", "exit"})


def solve_at_prompt(puzzle: Puzzle, lang: str | None, *, plain: bool) -> None:
    """Ask for one deed after the other until the turn is over or somebody leaves."""
    game = puzzle.game()
    packs = puzzle.position.get("packs", ())
    assert isinstance(packs, (list, tuple))
    texts = spoken(lang, unpack(puzzle.rules, packs))
    screen: Screen = PlainScreen(texts) if plain else DrawnScreen(texts)
    screen.table(game, puzzle.seat, whole=True)
    for sentence in (
        f"{puzzle.id}: {words.theme(puzzle.theme, texts)}",
        words.goal(puzzle, texts),
        texts("puzzle-certain"),
        texts("puzzle-stop"),
        texts("puzzle-prompt"),
    ):
        print(sentence)
    deeds: list[str] = []
    at = walk(game, puzzle.seat, deeds)
    while not at.over:
        typed = _asked(at, puzzle, screen, texts)
        if typed is None or typed in LEAVE:
            return
        if typed == SOLUTION:
            break
        if typed == UNDO:
            if deeds:
                deeds.pop()
            else:
                print(texts("puzzle-nothing-to-undo"))
        elif typed:
            _try(puzzle, deeds, typed, at, texts)
        at = walk(game, puzzle.seat, deeds)
    if at.over:
        for sentence in words.verdict(puzzle, judge(puzzle, deeds), texts):
            print(sentence)
    print(texts("puzzle-solution", line=", ".join(puzzle.solution)))


def _asked(at: Walk, puzzle: Puzzle, screen: Screen, texts: Texts) -> str | None:
    """What is typed; nothing if the input has ended."""
    game = at.game
    menu = Menu(game, texts)
    screen.options(game, seat_name(game, puzzle.seat, texts), question(game, texts), menu, None)
    try:
        typed = input(f"(1–{len(menu.actions)}): ").strip().lower()
    except EOFError:
        return None
    if typed.isascii() and typed.isdigit() and len(typed) <= 4:
        action = menu.action(int(typed))
        return typed if action is None else write(game, action)
    return typed


def _try(puzzle: Puzzle, deeds: list[str], typed: str, at: Walk, texts: Texts) -> None:
    """Do what was typed, if it can be done; why not is said."""
    try:
        reached = walk(puzzle.game(), puzzle.seat, [*deeds, typed])
    except MonumentalError as error:
        print(error)
        return
    if reached.draws:
        print(texts("puzzle-draws", deed=reached.draws))
        return
    assert len(reached.deeds) > len(at.deeds)
    deeds.append(typed)
