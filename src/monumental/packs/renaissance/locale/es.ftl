## pack

pack-renaissance = Renacimiento

## renaissance

card-sistine-chapel = Capilla Sixtina
card-taj-mahal = Taj Mahal
card-himeji-castle = Castillo de Himeji
card-globe-theatre = Teatro del Globo
card-bank = Banco
card-arsenal = Arsenal
card-printing-house = Imprenta
card-bottega = Bottega
card-perspective = Perspectiva
card-humanism = Humanismo
card-gunpowder = Pólvora
card-cartography = Cartografía
