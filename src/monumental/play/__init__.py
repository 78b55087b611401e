"""Everything around a game at the table: starting one, writing moves down, saving positions, undo."""
