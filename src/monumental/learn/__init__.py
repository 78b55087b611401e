"""Everything that teaches the game: lessons, puzzles, a guide, rules to read (docs/decisions/022)."""
