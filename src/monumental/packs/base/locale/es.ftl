## pack

pack-base = Juego básico

## civilizations

civilization-egyptians = Egipcios
civilization-danes = Daneses
civilization-greeks = Griegos
civilization-japanese = Japoneses
civilization-chinese = Chinos

## starting

card-work-camp = Campamento de trabajo
card-library = Biblioteca
card-fort = Fuerte
card-forum = Foro
card-mine = Mina
card-aswan-quarry = Cantera de Asuán
card-mead-hall = Salón del hidromiel
card-agora = Ágora
card-samurai-training-ground = Campo de entrenamiento samurái
card-paper-mill = Molino de papel
card-hieroglyphs = Jeroglíficos
card-longships = Drakares
card-philosophy = Filosofía
card-waka-poetry = Poesía waka
card-pyrotechnics = Pirotecnia

## basic

card-workshop = Taller
card-laboratory = Laboratorio
card-archery-range = Campo de tiro con arco

## era-1

card-library-of-alexandria = Biblioteca de Alejandría
card-stonehenge = Stonehenge
card-pyramids = Pirámides
card-great-wall = Gran Muralla
card-terracotta-army = Ejército de terracota
card-warrior-priest-altar = Altar del paladín
card-apothecary = Botica
card-scriptorium = Scriptorium
card-marketplace = Plaza del mercado
card-caravanserai = Caravasar
card-seafaring = Navegación
card-mathematics = Matemáticas
card-weaponry = Armamento
card-wheel = Rueda
card-irrigation = Regadío

## era-2

card-machu-picchu = Machu Picchu
card-angkor-wat = Angkor Wat
card-notre-dame = Notre-Dame
card-alhambra = Alhambra
card-fortress = Fortaleza
card-harbor = Puerto
card-university = Universidad
card-guildhall = Casa gremial
card-metal-casting = Fundición
card-compass = Brújula
card-feudalism = Feudalismo
card-scholasticism = Escolástica

## era-3

card-international-space-station = Estación Espacial Internacional
card-panama-canal = Canal de Panamá
card-statue-of-liberty = Estatua de la Libertad
card-eiffel-tower = Torre Eiffel
card-electricity = Electricidad
card-computing = Computación
card-flight = Aviación
card-internet = Internet

## policies

card-divine-kingship = Realeza divina
card-corvee = Corvea
card-book-of-the-dead = Libro de los Muertos
card-gift-of-the-nile = Don del Nilo
card-house-of-life = Casa de la Vida
card-danegeld = Danegeld
card-viking-raids = Saqueos vikingos
card-berserkers = Berserkers
card-thing-assembly = Asamblea del Thing
card-sagas = Sagas
card-emporia = Emporios
card-athenian-democracy = Democracia ateniense
card-olympic-games = Juegos Olímpicos
card-phalanx = Falange
card-peripatetic-school = Escuela peripatética
card-taika-reform = Reforma Taika
card-bushido = Bushido
card-kyoto-court = Corte de Kioto
card-zen-temples = Templos zen
card-sakoku = Sakoku
card-imperial-examinations = Exámenes imperiales
card-silk-road = Ruta de la Seda
card-mandate-of-heaven = Mandato del Cielo
card-tributary-system = Sistema de tributos
card-star-charts = Mapas estelares

## warlords

card-ramses-ii = Ramsés II
card-siegfried = Sigfrido
card-hercules = Hércules
card-miyamoto-musashi = Miyamoto Musashi
card-hua-mulan = Hua Mulan

## tokens

card-illyrians = Ilirios
card-thracians = Tracios
card-numidians = Númidas
card-ligurians = Ligures
card-picts = Pictos
card-gauls = Galos
card-scythians = Escitas
card-cimbri = Cimbros
card-kassites = Kasitas
card-goths = Godos
card-vandals = Vándalos
card-xiongnu = Xiongnu
card-huns = Hunos
card-sea-peoples = Pueblos del Mar
card-visby = Visby
card-pskov = Pskov
card-gades = Gades
card-leptis-magna = Leptis Magna
card-samarkand = Samarcanda
card-lubeck = Lübeck
card-taxila = Taxila
card-tyre = Tiro
card-ragusa = Ragusa
card-cahokia = Cahokia
card-kashgar = Kasgar
card-kilwa = Kilwa
card-carthage-mercenaries = Mercenarios
card-carthage-war-elephants = Elefantes de guerra
card-carthage-galleys = Galeras
card-carthage-shipwrights = Carpinteros de ribera
card-carthage-purple-cloth = Telas de púrpura
card-baghdad-scholars = Sabios
card-baghdad-translators = Traductores
card-baghdad-astrologers = Astrólogos
card-baghdad-copyists = Copistas
card-baghdad-water-clocks = Clepsidras
card-timbuktu-gold-dust = Polvo de oro
card-timbuktu-salt-slabs = Losas de sal
card-timbuktu-camels = Camellos
card-timbuktu-manuscripts = Manuscritos
card-timbuktu-kola-nuts = Nueces de cola
card-byzantium-mosaics = Mosaicos
card-byzantium-master-builders = Maestros de obras
card-byzantium-engineers = Ingenieros
card-byzantium-icons = Iconos
card-byzantium-greek-fire = Fuego griego

## Market cities

city-carthage = Cartago
city-baghdad = Bagdad
city-timbuktu = Tombuctú
city-byzantium = Bizancio

## Maps

map-clash-of-titans-2 = Choque de titanes (2 participantes)
map-clash-of-titans-3 = Choque de titanes (3 participantes)
map-clash-of-titans-4 = Choque de titanes (4 participantes)
map-quiet-pastures-2 = Pastos tranquilos (2 participantes)
map-quiet-pastures-3 = Pastos tranquilos (3 participantes)
map-quiet-pastures-4 = Pastos tranquilos (4 participantes)
map-random = Mapa aleatorio
map-drawn = Mapa dibujado

## sources: what is public, in the words of the TOML files

public-name = nombre
public-name-and-cost = nombre y coste
public-name-and-effect = nombre y efecto
public-name-and-kind-of-effect = nombre y clase de efecto
public-name-cost-and-effect = nombre, coste y efecto
public-name-copies-and-yield = nombre, número de copias y recursos que da
public-effect = efecto
public-one-benefit = uno de los beneficios
public-name-character-and-warlord = nombre, arquetipo y Líder militar

## Solo cards

card-solo-1 = Solitario 1
card-solo-2 = Solitario 2
card-solo-3 = Solitario 3
card-solo-4 = Solitario 4
card-solo-5 = Solitario 5
card-solo-6 = Solitario 6
card-solo-7 = Solitario 7
card-solo-8 = Solitario 8
card-solo-9 = Solitario 9
card-solo-10 = Solitario 10
card-solo-11 = Solitario 11
card-solo-12 = Solitario 12
card-solo-13 = Solitario 13
card-solo-14 = Solitario 14
card-solo-15 = Solitario 15
card-solo-chinese = Solitario de los chinos
card-solo-danes = Solitario de los daneses
card-solo-egyptians = Solitario de los egipcios
card-solo-greeks = Solitario de los griegos
card-solo-japanese = Solitario de los japoneses
card-solo-advanced-1 = Solitario avanzado 1
card-solo-advanced-2 = Solitario avanzado 2
card-solo-advanced-3 = Solitario avanzado 3
card-solo-advanced-4 = Solitario avanzado 4
card-solo-advanced-5 = Solitario avanzado 5
card-solo-advanced-6 = Solitario avanzado 6
card-solo-advanced-7 = Solitario avanzado 7
card-solo-advanced-8 = Solitario avanzado 8
public-name-subtype-copies-and-yield = nombre, subtipo, número de copias y recursos que da
public-library-fort-and-an-example-of-duel = Biblioteca, Fuerte y un ejemplo de Duelo
public-a-solo-helper-program-of-players = un programa de ayuda para partidas en solitario, hecho por aficionados
