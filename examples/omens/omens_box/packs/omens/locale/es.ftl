pack-omens = Presagios
card-comet = Cometa
card-eclipse = Eclipse
card-flight-of-cranes = Vuelo de grullas
card-rainbow = Arcoíris
card-house-of-augurs = Casa de los augures
