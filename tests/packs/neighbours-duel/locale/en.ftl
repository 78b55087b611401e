pack-neighbours-duel = Neighbours
