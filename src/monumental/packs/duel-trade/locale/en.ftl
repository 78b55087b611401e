## pack

pack-duel-trade = Trade

## civilizations

civilization-aztecs = Aztecs
civilization-japanese = Japanese
civilization-malians = Malians

## starting

card-work-camp = Work Camp
card-library = Library
card-fort = Fort
card-forum = Forum
card-mine = Mine

## basic

card-workshop = Workshop
card-laboratory = Laboratory
card-archery-range = Archery Range
card-barricade = Barricade

## era-1

card-apprenticeship = Apprenticeship
card-masonry = Masonry
card-democracy = Democracy
card-colossus-of-rhodes = Colossus of Rhodes
card-lighthouse-of-alexandria = Lighthouse of Alexandria
card-mausoleum-of-halicarnassus = Mausoleum at Halicarnassus
card-nile-delta = Nile Delta
card-phoenicia = Phoenicia
card-sahara = Sahara
card-trading-post = Trading Post
card-amphitheater = Amphitheater
card-academy = Academy

## era-2

card-stirrup = Stirrup
card-bureaucracy = Bureaucracy
card-crop-rotation = Crop Rotation
card-hagia-sophia = Hagia Sophia
card-borobudur = Borobudur
card-krak-des-chevaliers = Krak des Chevaliers
card-al-andalus = Al-Andalus
card-swahili-coast = Swahili Coast
card-tibet = Tibet
card-bourse = Bourse
card-tournament-ground = Tournament Ground
card-windmill = Windmill

## era-3

card-electricity = Electricity
card-scientific-method = Scientific Method
card-crystal-palace = Crystal Palace
card-trans-siberian-railway = Trans-Siberian Railway
card-panama = Panama
card-yukon = Yukon

## free-cities

card-novgorod = Novgorod
card-petra = Petra
card-venice = Venice
card-carthage = Carthage
card-palmyra = Palmyra
card-hormuz = Hormuz
card-bukhara = Bukhara
card-florence = Florence
card-malacca = Malacca
card-varanasi = Varanasi

## aztecs

card-ball-court = Ball Court
card-floating-gardens = Floating Gardens
card-calendar = Calendar
card-codex = Codex
card-flower-war = Flower War
card-triple-alliance = Triple Alliance
card-tribute-rolls = Tribute Rolls
card-montezuma = Montezuma I
card-pochteca = Pochteca
card-lake-texcoco = Lake Texcoco

## japanese

card-dojo = Dojo
card-bushido = Bushido
card-shogunate = Shogunate
card-sankin-kotai = Sankin-kotai
card-tea-ceremony = Tea Ceremony
card-zen = Zen
card-rangaku = Rangaku
card-oda-nobunaga = Oda Nobunaga
card-red-seal-merchant = Red-Seal Merchant

## malians

card-salt-market = Salt Market
card-regional-taxation = Regional Taxation
card-pilgrimage-to-mecca = Pilgrimage to Mecca
card-scholars-of-sankore = Scholars of Sankoré
card-kurukan-fuga = Kurukan Fuga Charter
card-desert-tolls = Desert Tolls
card-dyula-traders = Dyula Traders
card-sundiata-keita = Sundiata Keita
card-wangara-merchant = Wangara Merchant
