rules-skirmish = Skirmish
about-skirmish = A short Duel: a smaller deck, omens, and a point for whoever holds the Advantage.
book-skirmish = Skirmish
score-advantage = the Advantage
