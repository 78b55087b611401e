"""Tokens of classic: those that a conquest turns over, and those that Explorers collect and players keep."""
