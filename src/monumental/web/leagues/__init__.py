"""Leagues: a group plays each other, round after round, and a table says who is ahead."""
