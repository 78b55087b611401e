"""Making cards in the terminal."""
