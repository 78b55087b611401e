"""What is explained at the prompt: cards, piles, reasons, words of the game, the log, help."""
