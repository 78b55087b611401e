"""Puzzles: turns with one best end, proven by searching all of them (docs/puzzles.md)."""

from monumental.learn.puzzles.check import check
from monumental.learn.puzzles.judge import Verdict, judge
from monumental.learn.puzzles.lines import Walk, walk
from monumental.learn.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from monumental.learn.puzzles.shelf import find_puzzle, shipped, today

__all__ = [
    "Puzzle",
    "Verdict",
    "Walk",
    "check",
    "find_puzzle",
    "judge",
    "read_puzzle",
    "shipped",
    "today",
    "walk",
    "write_puzzle",
]
