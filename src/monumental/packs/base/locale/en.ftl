## pack

pack-base = Base game

## civilizations

civilization-egyptians = Egyptians
civilization-danes = Danes
civilization-greeks = Greeks
civilization-japanese = Japanese
civilization-chinese = Chinese

## starting

card-work-camp = Work Camp
card-library = Library
card-fort = Fort
card-forum = Forum
card-mine = Mine
card-aswan-quarry = Aswan Quarry
card-mead-hall = Mead Hall
card-agora = Agora
card-samurai-training-ground = Samurai Training Ground
card-paper-mill = Paper Mill
card-hieroglyphs = Hieroglyphs
card-longships = Longships
card-philosophy = Philosophy
card-waka-poetry = Waka Poetry
card-pyrotechnics = Pyrotechnics

## basic

card-workshop = Workshop
card-laboratory = Laboratory
card-archery-range = Archery Range

## era-1

card-library-of-alexandria = Library of Alexandria
card-stonehenge = Stonehenge
card-pyramids = Pyramids
card-great-wall = Great Wall
card-terracotta-army = Terracotta Army
card-warrior-priest-altar = Warrior Priest Altar
card-apothecary = Apothecary
card-scriptorium = Scriptorium
card-marketplace = Marketplace
card-caravanserai = Caravanserai
card-seafaring = Seafaring
card-mathematics = Mathematics
card-weaponry = Weaponry
card-wheel = Wheel
card-irrigation = Irrigation

## era-2

card-machu-picchu = Machu Picchu
card-angkor-wat = Angkor Wat
card-notre-dame = Notre-Dame
card-alhambra = Alhambra
card-fortress = Fortress
card-harbor = Harbor
card-university = University
card-guildhall = Guildhall
card-metal-casting = Metal Casting
card-compass = Compass
card-feudalism = Feudalism
card-scholasticism = Scholasticism

## era-3

card-international-space-station = International Space Station
card-panama-canal = Panama Canal
card-statue-of-liberty = Statue of Liberty
card-eiffel-tower = Eiffel Tower
card-electricity = Electricity
card-computing = Computing
card-flight = Flight
card-internet = Internet

## policies

card-divine-kingship = Divine Kingship
card-corvee = Corvée
card-book-of-the-dead = Book of the Dead
card-gift-of-the-nile = Gift of the Nile
card-house-of-life = House of Life
card-danegeld = Danegeld
card-viking-raids = Viking Raids
card-berserkers = Berserkers
card-thing-assembly = Thing Assembly
card-sagas = Sagas
card-emporia = Emporia
card-athenian-democracy = Athenian Democracy
card-olympic-games = Olympic Games
card-phalanx = Phalanx
card-peripatetic-school = Peripatetic School
card-taika-reform = Taika Reform
card-bushido = Bushido
card-kyoto-court = Kyoto Court
card-zen-temples = Zen Temples
card-sakoku = Sakoku
card-imperial-examinations = Imperial Examinations
card-silk-road = Silk Road
card-mandate-of-heaven = Mandate of Heaven
card-tributary-system = Tributary System
card-star-charts = Star Charts

## warlords

card-ramses-ii = Ramses II
card-siegfried = Siegfried
card-hercules = Hercules
card-miyamoto-musashi = Miyamoto Musashi
card-hua-mulan = Hua Mulan

## tokens

card-illyrians = Illyrians
card-thracians = Thracians
card-numidians = Numidians
card-ligurians = Ligurians
card-picts = Picts
card-gauls = Gauls
card-scythians = Scythians
card-cimbri = Cimbri
card-kassites = Kassites
card-goths = Goths
card-vandals = Vandals
card-xiongnu = Xiongnu
card-huns = Huns
card-sea-peoples = Sea Peoples
card-visby = Visby
card-pskov = Pskov
card-gades = Gades
card-leptis-magna = Leptis Magna
card-samarkand = Samarkand
card-lubeck = Lübeck
card-taxila = Taxila
card-tyre = Tyre
card-ragusa = Ragusa
card-cahokia = Cahokia
card-kashgar = Kashgar
card-kilwa = Kilwa
card-carthage-mercenaries = Mercenaries
card-carthage-war-elephants = War Elephants
card-carthage-galleys = Galleys
card-carthage-shipwrights = Shipwrights
card-carthage-purple-cloth = Purple Cloth
card-baghdad-scholars = Scholars
card-baghdad-translators = Translators
card-baghdad-astrologers = Astrologers
card-baghdad-copyists = Copyists
card-baghdad-water-clocks = Water Clocks
card-timbuktu-gold-dust = Gold Dust
card-timbuktu-salt-slabs = Salt Slabs
card-timbuktu-camels = Camels
card-timbuktu-manuscripts = Manuscripts
card-timbuktu-kola-nuts = Kola Nuts
card-byzantium-mosaics = Mosaics
card-byzantium-master-builders = Master Builders
card-byzantium-engineers = Engineers
card-byzantium-icons = Icons
card-byzantium-greek-fire = Greek Fire

## Market cities

city-carthage = Carthage
city-baghdad = Baghdad
city-timbuktu = Timbuktu
city-byzantium = Byzantium

## Maps

map-clash-of-titans-2 = Clash of Titans (2 players)
map-clash-of-titans-3 = Clash of Titans (3 players)
map-clash-of-titans-4 = Clash of Titans (4 players)
map-quiet-pastures-2 = Quiet Pastures (2 players)
map-quiet-pastures-3 = Quiet Pastures (3 players)
map-quiet-pastures-4 = Quiet Pastures (4 players)
map-random = Random map
map-drawn = Drawn map

## Solo cards

card-solo-1 = Solo 1
card-solo-2 = Solo 2
card-solo-3 = Solo 3
card-solo-4 = Solo 4
card-solo-5 = Solo 5
card-solo-6 = Solo 6
card-solo-7 = Solo 7
card-solo-8 = Solo 8
card-solo-9 = Solo 9
card-solo-10 = Solo 10
card-solo-11 = Solo 11
card-solo-12 = Solo 12
card-solo-13 = Solo 13
card-solo-14 = Solo 14
card-solo-15 = Solo 15
card-solo-chinese = Solo of the Chinese
card-solo-danes = Solo of the Danes
card-solo-egyptians = Solo of the Egyptians
card-solo-greeks = Solo of the Greeks
card-solo-japanese = Solo of the Japanese
card-solo-advanced-1 = Advanced Solo 1
card-solo-advanced-2 = Advanced Solo 2
card-solo-advanced-3 = Advanced Solo 3
card-solo-advanced-4 = Advanced Solo 4
card-solo-advanced-5 = Advanced Solo 5
card-solo-advanced-6 = Advanced Solo 6
card-solo-advanced-7 = Advanced Solo 7
card-solo-advanced-8 = Advanced Solo 8
