"""What the sentences of card texts do, and the texts that are in force by themselves."""
