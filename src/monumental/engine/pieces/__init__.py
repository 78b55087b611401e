"""What lies on every table: a city, decks, the display. Each can be copied and compared."""
