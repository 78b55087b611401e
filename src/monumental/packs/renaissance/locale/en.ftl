## pack

pack-renaissance = Renaissance

## renaissance

card-sistine-chapel = Sistine Chapel
card-taj-mahal = Taj Mahal
card-himeji-castle = Himeji Castle
card-globe-theatre = Globe Theatre
card-bank = Bank
card-arsenal = Arsenal
card-printing-house = Printing House
card-bottega = Bottega
card-perspective = Perspective
card-humanism = Humanism
card-gunpowder = Gunpowder
card-cartography = Cartography
