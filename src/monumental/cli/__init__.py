"""The command line: a game in the terminal, and tools for authors of rules, cards and bots."""
