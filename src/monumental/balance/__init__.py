"""Balance: what thousands of games say about civilizations, seats and cards."""
