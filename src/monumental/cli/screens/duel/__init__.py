"""What the terminal shows of Duel beside the common part of a table."""
