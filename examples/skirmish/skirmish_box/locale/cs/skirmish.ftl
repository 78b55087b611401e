rules-skirmish = Šarvátka
about-skirmish = Krátký Duel: menší balíček, znamení a bod pro toho, kdo drží převahu.
book-skirmish = Šarvátka
score-advantage = Převaha
