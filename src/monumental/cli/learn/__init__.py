"""Lessons in the terminal: which there are, which were taken, and taking one."""
