## pack

pack-duel-trade = Comercio

## civilizations

civilization-aztecs = Aztecas
civilization-japanese = Japoneses
civilization-malians = Malienses

## starting

card-work-camp = Campamento de trabajo
card-library = Biblioteca
card-fort = Fuerte
card-forum = Foro
card-mine = Mina

## basic

card-workshop = Taller
card-laboratory = Laboratorio
card-archery-range = Campo de tiro con arco
card-barricade = Barricada

## era-1

card-apprenticeship = Aprendizaje gremial
card-masonry = Cantería
card-democracy = Democracia
card-colossus-of-rhodes = Coloso de Rodas
card-lighthouse-of-alexandria = Faro de Alejandría
card-mausoleum-of-halicarnassus = Mausoleo de Halicarnaso
card-nile-delta = Delta del Nilo
card-phoenicia = Fenicia
card-sahara = Sáhara
card-trading-post = Puesto comercial
card-amphitheater = Anfiteatro
card-academy = Academia

## era-2

card-stirrup = Estribo
card-bureaucracy = Burocracia
card-crop-rotation = Rotación de cultivos
card-hagia-sophia = Santa Sofía
card-borobudur = Borobudur
card-krak-des-chevaliers = Crac de los Caballeros
card-al-andalus = Al-Ándalus
card-swahili-coast = Costa suajili
card-tibet = Tíbet
card-bourse = Lonja
card-tournament-ground = Campo de justas
card-windmill = Molino de viento

## era-3

card-electricity = Electricidad
card-scientific-method = Método científico
card-crystal-palace = Palacio de Cristal
card-trans-siberian-railway = Ferrocarril Transiberiano
card-panama = Panamá
card-yukon = Yukón

## free-cities

card-novgorod = Nóvgorod
card-petra = Petra
card-venice = Venecia
card-carthage = Cartago
card-palmyra = Palmira
card-hormuz = Ormuz
card-bukhara = Bujará
card-florence = Florencia
card-malacca = Malaca
card-varanasi = Benarés

## aztecs

card-ball-court = Cancha de pelota
card-floating-gardens = Jardines flotantes
card-calendar = Calendario
card-codex = Códice
card-flower-war = Guerra florida
card-triple-alliance = Triple Alianza
card-tribute-rolls = Matrícula de tributos
card-montezuma = Moctezuma I
card-pochteca = Pochteca
card-lake-texcoco = Lago de Texcoco

## japanese

card-dojo = Dojo
card-bushido = Bushido
card-shogunate = Sogunato
card-sankin-kotai = Sankin-kotai
card-tea-ceremony = Ceremonia del té
card-zen = Zen
card-rangaku = Rangaku
card-oda-nobunaga = Oda Nobunaga
card-red-seal-merchant = Mercader del sello rojo

## malians

card-salt-market = Mercado de la sal
card-regional-taxation = Impuestos regionales
card-pilgrimage-to-mecca = Peregrinación a La Meca
card-scholars-of-sankore = Sabios de Sankoré
card-kurukan-fuga = Carta de Kurukan Fuga
card-desert-tolls = Peajes del desierto
card-dyula-traders = Mercaderes diulas
card-sundiata-keita = Sundiata Keita
card-wangara-merchant = Mercader wangara

## sources: what is public, in the words of the TOML files

public-name = nombre
public-name-and-cost = nombre y coste
public-name-and-effect = nombre y efecto
public-name-and-purpose = nombre y función
public-name-and-copies = nombre y número de copias
public-name-copies-and-defense = nombre, número de copias y defensa
public-name-and-completion-bonus = nombre y efecto único al completarla
public-name-and-the-2-gold = nombre y los 2 de Oro
public-name-and-effect-from-the-core-game = nombre y efecto, tomados del juego básico
public-name-and-kind-of-condition-values-from-the-core-game = nombre y clase de condición; valores del juego básico
public-trade-effect = efecto de comercio
public-that-the-aztecs-start-with-a-province = que los aztecas empiezan con una Provincia
public-no-special-rule = que no hay ninguna regla especial
public-special-rule-and-regional-taxation-by-name = regla especial y nombre de Impuestos regionales
public-special-rule-floating-gardens-and-two-policies-by-name = regla especial y nombres de Jardines flotantes y de dos Conductas culturales
