"""Cards and positions as numbers, for bots that have learned and for programs that learn.

A card is described by what it does: its sentences, costs, kind and resources, never by its name, so that a
card of a pack written yesterday is understood like any other. docs/research.md has examples and all tables.
"""
