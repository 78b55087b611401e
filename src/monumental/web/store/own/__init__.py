"""Packs that are not ours: kept by people, and kept for the games that were played with them."""
