## pack

pack-five-players = Five players

## era-1

card-hanging-gardens = Hanging Gardens
card-temple = Temple
card-coinage = Coinage
card-horse-riding = Horse Riding

## era-2

card-great-zimbabwe = Great Zimbabwe
card-lalibela = Churches of Lalibela
card-monastery = Monastery
card-mechanics = Mechanics

## era-3

card-sydney-opera-house = Sydney Opera House
card-sagrada-familia = Sagrada Família
card-mass-production = Mass Production
card-ecology = Ecology

## tokens

card-calicut-pepper = Pepper
card-calicut-monsoon-winds = Monsoon Winds
card-calicut-calico = Calico
card-calicut-storytellers = Storytellers
card-calicut-spice-merchants = Spice Merchants

## Market cities

city-calicut = Calicut

## Maps

map-ring-of-fire-5 = Ring of Fire (5 players)
