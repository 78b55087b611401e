## pack

pack-heroes = 英雄

## heroes

card-archimedes = アルキメデス
card-ashoka = アショーカ王
card-boudica = ブーディカ
card-cleopatra = クレオパトラ
card-genghis-khan = チンギス・ハン
card-ibn-battuta = イブン・バットゥータ
card-murasaki-shikibu = 紫式部
card-pachacuti = パチャクテク
card-albert-einstein = アルベルト・アインシュタイン
card-marie-curie = マリー・キュリー
card-sacagawea = サカガウィア
card-william-shakespeare = ウィリアム・シェイクスピア

## what is public of a card or a civilization

public-name = 名前

## Solo cards

card-solo-hero = ソロ：英雄
public-a-solo-helper-program-of-players = プレイヤーが作ったソロ用の補助プログラム
