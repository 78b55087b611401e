## pack

pack-five-players = Cinco participantes

## era-1

card-hanging-gardens = Jardines colgantes
card-temple = Templo
card-coinage = Acuñación de moneda
card-horse-riding = Equitación

## era-2

card-great-zimbabwe = Gran Zimbabue
card-lalibela = Iglesias de Lalibela
card-monastery = Monasterio
card-mechanics = Mecánica

## era-3

card-sydney-opera-house = Ópera de Sídney
card-sagrada-familia = Sagrada Familia
card-mass-production = Producción en serie
card-ecology = Ecología

## tokens

card-calicut-pepper = Pimienta
card-calicut-monsoon-winds = Vientos del monzón
card-calicut-calico = Telas de calicó
card-calicut-storytellers = Narradores
card-calicut-spice-merchants = Mercaderes de especias

## Market cities

city-calicut = Calicut

## sources: what is public, in the words of the TOML files

public-name = nombre

## Maps

map-ring-of-fire-5 = Anillo de fuego (5 participantes)
