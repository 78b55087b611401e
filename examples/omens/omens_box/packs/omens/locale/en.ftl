pack-omens = Omens
card-comet = Comet
card-eclipse = Eclipse
card-flight-of-cranes = Flight of Cranes
card-rainbow = Rainbow
card-house-of-augurs = House of Augurs
