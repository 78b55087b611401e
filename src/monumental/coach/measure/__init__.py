"""How far the coach's chances can be trusted: games to measure with, and figures."""
