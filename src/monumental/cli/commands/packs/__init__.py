"""Commands for whoever makes or reads cards and maps: showing them, and checking them."""
