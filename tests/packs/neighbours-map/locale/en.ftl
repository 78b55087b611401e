pack-neighbours-map = Neighbours
