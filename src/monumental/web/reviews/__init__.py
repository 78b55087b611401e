"""Reviews of games that are over: made where bots think, shown as they come, kept for whoever asks next."""
