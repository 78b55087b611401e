"""Points, Dominance and tie-breaks."""
