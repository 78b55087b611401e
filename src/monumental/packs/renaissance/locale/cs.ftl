## pack

pack-renaissance = Renesance

## renaissance

card-sistine-chapel = Sixtinská kaple
card-taj-mahal = Tádž Mahal
card-himeji-castle = Hrad Himedži
card-globe-theatre = Divadlo Globe
card-bank = Banka
card-arsenal = Arzenál
card-printing-house = Knihtiskárna
card-bottega = Bottega
card-perspective = Perspektiva
card-humanism = Humanismus
card-gunpowder = Střelný prach
card-cartography = Kartografie
