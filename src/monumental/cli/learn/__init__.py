"""Lessons and puzzles in the terminal: which lessons were taken, taking one, solving a puzzle."""
