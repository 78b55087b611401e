"""A game at the terminal: who sits there, what is asked and typed, what is answered and told."""
