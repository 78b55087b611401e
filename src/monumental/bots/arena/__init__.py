"""Tournaments between bots: who plays whom with which luck, what came out, and how sure that is."""
