"""What games have taught: instinct for options, judgement of positions, and the lessons that both go by."""
