pack-omens = 予兆
card-comet = 彗星
card-eclipse = 日食
card-flight-of-cranes = 鶴の群れ
card-rainbow = 虹
card-house-of-augurs = 卜占官の館
