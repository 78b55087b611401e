"""Drafts of packs: reading and writing them, what is wrong with them, what they still lack."""
