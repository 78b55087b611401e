"""The record of a game: how it began, what was done, the luck of it, and playing it again."""
