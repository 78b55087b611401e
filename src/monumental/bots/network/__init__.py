"""A bot with a trained mind: a network judges positions, and a tree grows where it hopes most."""
