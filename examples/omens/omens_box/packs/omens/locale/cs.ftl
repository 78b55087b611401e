pack-omens = Znamení
card-comet = Kometa
card-eclipse = Zatmění
card-flight-of-cranes = Let jeřábů
card-rainbow = Duha
card-house-of-augurs = Dům augurů
