## pack

pack-five-players = Pět hráčů

## era-1

card-hanging-gardens = Visuté zahrady
card-temple = Chrám
card-coinage = Mincovnictví
card-horse-riding = Jezdectví

## era-2

card-great-zimbabwe = Velké Zimbabwe
card-lalibela = Skalní kostely v Lalibele
card-monastery = Klášter
card-mechanics = Mechanika

## era-3

card-sydney-opera-house = Opera v Sydney
card-sagrada-familia = Sagrada Família
card-mass-production = Hromadná výroba
card-ecology = Ekologie

## tokens

card-calicut-pepper = Pepř
card-calicut-monsoon-winds = Monzunové větry
card-calicut-calico = Kaliko
card-calicut-storytellers = Vypravěči
card-calicut-spice-merchants = Obchodníci s kořením

## Market cities

city-calicut = Kalikat

## what is public of their values

public-name = název

## Maps

map-ring-of-fire-5 = Ohnivý kruh (5 hráčů)
