"""What all rule systems share: cities, decks, tasks, effects. Silent and pure, standard library only."""
