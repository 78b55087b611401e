"""A game looked at again: the course of chances, luck apart from choice, and the moments that mattered."""
