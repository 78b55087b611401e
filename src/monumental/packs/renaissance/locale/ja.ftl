## pack

pack-renaissance = ルネサンス

## renaissance

card-sistine-chapel = システィーナ礼拝堂
card-taj-mahal = タージ・マハル
card-himeji-castle = 姫路城
card-globe-theatre = グローブ座
card-bank = 銀行
card-arsenal = 造兵廠
card-printing-house = 印刷所
card-bottega = ボッテガ
card-perspective = 遠近法
card-humanism = 人文主義
card-gunpowder = 火薬
card-cartography = 地図製作
