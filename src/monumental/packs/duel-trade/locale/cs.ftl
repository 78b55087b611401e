## pack

pack-duel-trade = Obchod

## civilizations

civilization-aztecs = Aztékové
civilization-japanese = Japonci
civilization-malians = Malijci

## starting

card-work-camp = Pracovní tábor
card-library = Knihovna
card-fort = Pevnost
card-forum = Fórum
card-mine = Důl

## basic

card-workshop = Dílna
card-laboratory = Laboratoř
card-archery-range = Střelnice
card-barricade = Barikáda

## era-1

card-apprenticeship = Učednictví
card-masonry = Kamenictví
card-democracy = Demokracie
card-colossus-of-rhodes = Rhodský kolos
card-lighthouse-of-alexandria = Alexandrijský maják
card-mausoleum-of-halicarnassus = Mauzoleum v Halikarnassu
card-nile-delta = Delta Nilu
card-phoenicia = Fénicie
card-sahara = Sahara
card-trading-post = Obchodní stanice
card-amphitheater = Amfiteátr
card-academy = Akademie

## era-2

card-stirrup = Třmen
card-bureaucracy = Byrokracie
card-crop-rotation = Střídání plodin
card-hagia-sophia = Hagia Sofia
card-borobudur = Borobudur
card-krak-des-chevaliers = Krak des Chevaliers
card-al-andalus = Al-Andalus
card-swahili-coast = Svahilské pobřeží
card-tibet = Tibet
card-bourse = Burza
card-tournament-ground = Kolbiště
card-windmill = Větrný mlýn

## era-3

card-electricity = Elektřina
card-scientific-method = Vědecká metoda
card-crystal-palace = Křišťálový palác
card-trans-siberian-railway = Transsibiřská magistrála
card-panama = Panama
card-yukon = Yukon

## free-cities

card-novgorod = Novgorod
card-petra = Petra
card-venice = Benátky
card-carthage = Kartágo
card-palmyra = Palmýra
card-hormuz = Hormuz
card-bukhara = Buchara
card-florence = Florencie
card-malacca = Malaka
card-varanasi = Váránasí

## aztecs

card-ball-court = Hřiště na míčovou hru
card-floating-gardens = Plovoucí zahrady
card-calendar = Kalendář
card-codex = Kodex
card-flower-war = Květinová válka
card-triple-alliance = Trojspolek
card-tribute-rolls = Soupis tributů
card-montezuma = Montezuma I.
card-pochteca = Pochteca
card-lake-texcoco = Jezero Texcoco

## japanese

card-dojo = Dódžó
card-bushido = Bušidó
card-shogunate = Šógunát
card-sankin-kotai = Sankin kótai
card-tea-ceremony = Čajový obřad
card-zen = Zen
card-rangaku = Rangaku
card-oda-nobunaga = Oda Nobunaga
card-red-seal-merchant = Kupec s červenou pečetí

## malians

card-salt-market = Solný trh
card-regional-taxation = Regionální daně
card-pilgrimage-to-mecca = Pouť do Mekky
card-scholars-of-sankore = Učenci ze Sankoré
card-kurukan-fuga = Charta z Kurukan Fuga
card-desert-tolls = Pouštní mýto
card-dyula-traders = Djulští obchodníci
card-sundiata-keita = Sundiata Keita
card-wangara-merchant = Wangarský kupec

## what is public of their values

public-name = název
public-name-and-completion-bonus = název a bonus za dokončení
public-name-and-copies = název a počet kusů
public-name-and-cost = název a cena
public-name-and-effect = název a efekt
public-name-and-effect-from-the-core-game = název a efekt (ze základní hry)
public-name-and-kind-of-condition-values-from-the-core-game = název a druh podmínky; hodnoty ze základní hry
public-name-and-purpose = název a účel
public-name-and-the-2-gold = název a 2 zlata
public-name-copies-and-defense = název, počet kusů a obrana
public-no-special-rule = skutečnost, že nemají žádné zvláštní pravidlo
public-special-rule-and-regional-taxation-by-name = zvláštní pravidlo a název karty Regionální daně
public-special-rule-floating-gardens-and-two-policies-by-name = zvláštní pravidlo, název karty Plovoucí zahrady a názvy dvou kulturních politik
public-that-the-aztecs-start-with-a-province = skutečnost, že Aztékové začínají s provincií
public-trade-effect = obchodní efekt
