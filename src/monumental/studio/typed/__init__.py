"""Typed sentences: what stands on a printed card, found again among all that the vocabulary can say."""
