## pack

pack-five-players = 5人プレイ

## era-1

card-hanging-gardens = 空中庭園
card-temple = 神殿
card-coinage = 貨幣
card-horse-riding = 騎馬術

## era-2

card-great-zimbabwe = グレート・ジンバブエ
card-lalibela = ラリベラの岩窟教会群
card-monastery = 修道院
card-mechanics = 機械学

## era-3

card-sydney-opera-house = シドニー・オペラハウス
card-sagrada-familia = サグラダ・ファミリア
card-mass-production = 大量生産
card-ecology = 生態学

## tokens

card-calicut-pepper = 胡椒
card-calicut-monsoon-winds = 季節風
card-calicut-calico = キャラコ
card-calicut-storytellers = 語り部
card-calicut-spice-merchants = 香辛料商人

## Market cities

city-calicut = カリカット

## what is public of a card or a civilization

public-name = 名前

## Maps

map-ring-of-fire-5 = 炎の環（5人用）
