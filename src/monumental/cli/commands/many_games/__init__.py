"""Commands that play many games without a screen: for what comes out, who wins, how fast it goes."""
