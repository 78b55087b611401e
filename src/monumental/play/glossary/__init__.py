"""The words of the game: what each means, its clauses, the cards that use it (docs/decisions/016)."""
