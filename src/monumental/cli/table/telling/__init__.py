"""What the terminal tells by itself: before a game, while it goes on, and after it."""
