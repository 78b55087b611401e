"""Somebody is told that it is their turn, where they want to hear it: once, and reminded once."""
