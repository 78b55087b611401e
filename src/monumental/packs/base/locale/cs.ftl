## pack

pack-base = Základní hra

## civilizations

civilization-egyptians = Egypťané
civilization-danes = Dánové
civilization-greeks = Řekové
civilization-japanese = Japonci
civilization-chinese = Číňané

## starting

card-work-camp = Pracovní tábor
card-library = Knihovna
card-fort = Pevnost
card-forum = Fórum
card-mine = Důl
card-aswan-quarry = Asuánský lom
card-mead-hall = Medovinová síň
card-agora = Agora
card-samurai-training-ground = Cvičiště samurajů
card-paper-mill = Papírna
card-hieroglyphs = Hieroglyfy
card-longships = Dlouhé lodě
card-philosophy = Filozofie
card-waka-poetry = Poezie waka
card-pyrotechnics = Pyrotechnika

## basic

card-workshop = Dílna
card-laboratory = Laboratoř
card-archery-range = Střelnice

## era-1

card-library-of-alexandria = Alexandrijská knihovna
card-stonehenge = Stonehenge
card-pyramids = Pyramidy
card-great-wall = Velká čínská zeď
card-terracotta-army = Terakotová armáda
card-warrior-priest-altar = Oltář bojových kněží
card-apothecary = Apatyka
card-scriptorium = Skriptorium
card-marketplace = Tržnice
card-caravanserai = Karavanseraj
card-seafaring = Mořeplavba
card-mathematics = Matematika
card-weaponry = Zbrojení
card-wheel = Kolo
card-irrigation = Zavlažování

## era-2

card-machu-picchu = Machu Picchu
card-angkor-wat = Angkor Vat
card-notre-dame = Notre-Dame
card-alhambra = Alhambra
card-fortress = Citadela
card-harbor = Přístav
card-university = Univerzita
card-guildhall = Cechovní dům
card-metal-casting = Odlévání kovů
card-compass = Kompas
card-feudalism = Feudalismus
card-scholasticism = Scholastika

## era-3

card-international-space-station = Mezinárodní vesmírná stanice
card-panama-canal = Panamský průplav
card-statue-of-liberty = Socha Svobody
card-eiffel-tower = Eiffelova věž
card-electricity = Elektřina
card-computing = Výpočetní technika
card-flight = Létání
card-internet = Internet

## policies

card-divine-kingship = Božský panovník
card-corvee = Robota
card-book-of-the-dead = Kniha mrtvých
card-gift-of-the-nile = Dar Nilu
card-house-of-life = Dům života
card-danegeld = Danegeld
card-viking-raids = Vikinské nájezdy
card-berserkers = Berserkři
card-thing-assembly = Sněm thing
card-sagas = Ságy
card-emporia = Emporia
card-athenian-democracy = Athénská demokracie
card-olympic-games = Olympijské hry
card-phalanx = Falanga
card-peripatetic-school = Peripatetická škola
card-taika-reform = Reforma Taika
card-bushido = Bušidó
card-kyoto-court = Kjótský dvůr
card-zen-temples = Zenové chrámy
card-sakoku = Sakoku
card-imperial-examinations = Císařské zkoušky
card-silk-road = Hedvábná stezka
card-mandate-of-heaven = Mandát nebes
card-tributary-system = Tributární systém
card-star-charts = Hvězdné mapy

## warlords

card-ramses-ii = Ramesse II.
card-siegfried = Siegfried
card-hercules = Héraklés
card-miyamoto-musashi = Mijamoto Musaši
card-hua-mulan = Chua Mu-lan

## tokens

card-illyrians = Ilyrové
card-thracians = Thrákové
card-numidians = Numiďané
card-ligurians = Ligurové
card-picts = Piktové
card-gauls = Galové
card-scythians = Skythové
card-cimbri = Kimbrové
card-kassites = Kassité
card-goths = Gótové
card-vandals = Vandalové
card-xiongnu = Siungnuové
card-huns = Hunové
card-sea-peoples = Mořské národy
card-visby = Visby
card-pskov = Pskov
card-gades = Gades
card-leptis-magna = Leptis Magna
card-samarkand = Samarkand
card-lubeck = Lübeck
card-taxila = Taxila
card-tyre = Tyros
card-ragusa = Ragusa
card-cahokia = Cahokia
card-kashgar = Kašgar
card-kilwa = Kilwa
card-carthage-mercenaries = Žoldnéři
card-carthage-war-elephants = Váleční sloni
card-carthage-galleys = Galéry
card-carthage-shipwrights = Stavitelé lodí
card-carthage-purple-cloth = Purpurové látky
card-baghdad-scholars = Učenci
card-baghdad-translators = Překladatelé
card-baghdad-astrologers = Astrologové
card-baghdad-copyists = Opisovači
card-baghdad-water-clocks = Vodní hodiny
card-timbuktu-gold-dust = Zlatý prach
card-timbuktu-salt-slabs = Solné desky
card-timbuktu-camels = Velbloudi
card-timbuktu-manuscripts = Rukopisy
card-timbuktu-kola-nuts = Kolové ořechy
card-byzantium-mosaics = Mozaiky
card-byzantium-master-builders = Stavební mistři
card-byzantium-engineers = Inženýři
card-byzantium-icons = Ikony
card-byzantium-greek-fire = Řecký oheň

## Market cities

city-carthage = Kartágo
city-baghdad = Bagdád
city-timbuktu = Timbuktu
city-byzantium = Byzantion

## Maps

map-clash-of-titans-2 = Souboj titánů (2 hráči)
map-clash-of-titans-3 = Souboj titánů (3 hráči)
map-clash-of-titans-4 = Souboj titánů (4 hráči)
map-quiet-pastures-2 = Tiché pastviny (2 hráči)
map-quiet-pastures-3 = Tiché pastviny (3 hráči)
map-quiet-pastures-4 = Tiché pastviny (4 hráči)
map-random = Náhodná mapa
map-drawn = Nakreslená mapa

## what is public of their values

public-effect = efekt
public-name = název
public-name-and-cost = název a cena
public-name-and-effect = název a efekt
public-name-and-kind-of-effect = název a druh efektu
public-name-character-and-warlord = název, zaměření a vojevůdce
public-name-copies-and-yield = název, počet kusů a výnos
public-name-cost-and-effect = název, cena a efekt
public-one-benefit = jedna odměna

## Solo cards

card-solo-1 = Sólo 1
card-solo-2 = Sólo 2
card-solo-3 = Sólo 3
card-solo-4 = Sólo 4
card-solo-5 = Sólo 5
card-solo-6 = Sólo 6
card-solo-7 = Sólo 7
card-solo-8 = Sólo 8
card-solo-9 = Sólo 9
card-solo-10 = Sólo 10
card-solo-11 = Sólo 11
card-solo-12 = Sólo 12
card-solo-13 = Sólo 13
card-solo-14 = Sólo 14
card-solo-15 = Sólo 15
card-solo-chinese = Sólo: Číňané
card-solo-danes = Sólo: Dánové
card-solo-egyptians = Sólo: Egypťané
card-solo-greeks = Sólo: Řekové
card-solo-japanese = Sólo: Japonci
card-solo-advanced-1 = Pokročilé sólo 1
card-solo-advanced-2 = Pokročilé sólo 2
card-solo-advanced-3 = Pokročilé sólo 3
card-solo-advanced-4 = Pokročilé sólo 4
card-solo-advanced-5 = Pokročilé sólo 5
card-solo-advanced-6 = Pokročilé sólo 6
card-solo-advanced-7 = Pokročilé sólo 7
card-solo-advanced-8 = Pokročilé sólo 8
public-name-subtype-copies-and-yield = název, podtyp, počet kusů a výnos
public-library-fort-and-an-example-of-duel = Knihovna, Pevnost a příklad z Duelu
public-a-solo-helper-program-of-players = pomocný program hráčů pro sólovou hru
