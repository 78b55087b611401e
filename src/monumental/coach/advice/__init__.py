"""Which options are best, what is expected to follow, and what speaks for each."""
