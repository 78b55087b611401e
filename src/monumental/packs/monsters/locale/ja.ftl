## pack

pack-monsters = モンスター

## monsters

card-bunyip = バニップ
card-nian = 年獣
card-sphinx = スフィンクス
card-thunderbird = サンダーバード
card-baba-yaga = バーバ・ヤガー
card-golem = ゴーレム
card-minotaur = ミノタウロス
card-roc = ロック鳥
card-kraken = クラーケン
card-rakshasa = ラークシャサ
card-yamata-no-orochi = ヤマタノオロチ
card-fafnir = ファフニール
