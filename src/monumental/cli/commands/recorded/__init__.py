"""Commands for games in files: stepping through one, and playing it again to check it."""
