### Tvorba karet: otázky terminálu a stránky.

## Políčka, jako nadpisy

blank-activated = Při aktivaci
blank-advanced = Pokročilá karta
blank-again = Už aktivovaná karta
blank-all = Všechny
blank-archetype = Pro civilizace tohoto zaměření
blank-at-most = Nejvýše
blank-attack = Útok
blank-basic = Základní budova
blank-basics = Základní zdroje podle výběru
blank-benefits = Dva zisky
blank-bonus = Bonus
blank-city = Město tržiště, jako klíč
blank-copies = Počet kusů
blank-cost = Cena
blank-count = Kolik
blank-defense = Obrana
blank-demands = Co požaduje
blank-different = Všechny různé
blank-during-activation = Během aktivace města
blank-era = Období
blank-event = Když nastane
blank-fewer = Méně než jiný hráč
blank-fewest = Méně než všichni ostatní
blank-from = Která karta
blank-gained = Získáno alespoň
blank-has = Máte alespoň
blank-hits = Koho zasáhne
blank-holds = Máte v zásobě alespoň
blank-holds-advantage = Máte převahu
blank-kind = Druh
blank-kinds = Druhy karet
blank-less = Sleva
blank-limit = Jak často
blank-lines = Řádky
blank-may = Nepovinné
blank-modify = Změny cen
blank-needs = Potřebný modul
blank-of = Která provincie
blank-options = Možnosti
blank-otherwise = Jinak
blank-per = Za každý
blank-price = Cena
blank-production-tokens = Žetony výroby
blank-public = Co je veřejné
blank-question = Podmínka
blank-resources = Zdroje při aktivaci
blank-same = Všechny stejné
blank-source = Odkud jsou hodnoty
blank-strength = Síla
blank-subtype = Podtyp
blank-text = Text
blank-then = Potom
blank-this = Jen tato karta
blank-this-round = Provedeno v tomto kole
blank-this-turn = Provedeno v tomto tahu
blank-times = Kolikrát
blank-trade = Obchod
blank-type = Typ provincie
blank-until = Až do karty tohoto zaměření
blank-use = Použití
blank-value = Číslo na líci
blank-when = Spouštěče
blank-which = Která
blank-who = Kdo

## Na co se ptá `monumental new-card`, kartu po kartě

new-card-welcome = Nová karta do balíčku { $pack } ({ $rules }). Enter vynechá, co není potřeba; Ctrl-D končí.
new-card-kind = Jakého druhu?
new-card-name = Název ({ $language })
new-card-line = Řádek karty, jak je vytištěn, anglicky (Enter: žádný další)
new-card-text = Text, anglicky (Enter: nic dalšího)
new-card-nearest = Nerozpoznáno. Nejbližší věty:
new-card-none = žádná z nich
new-card-number = { $label } ({ $least }–{ $most })
new-card-yes-no = { $label } (a/n)
# The letter that means yes in the questions that end so.
new-card-yes = a
# Two numbers, for the two sections of a Wonder.
new-card-pair = { $label } obou částí, například 3 4
new-card-no-number = Číslo od { $least } do { $most }, prosím.
new-card-no-key = Název z písmen, prosím.
new-card-taken = Balíček už kartu toho jména má: { $card }
new-card-wrong = Ještě to není správně:
new-card-save = Uložit kartu? (a/n)
new-map = Mapa
new-map-players = Pro kolik hráčů (2–5)
new-map-rows = Po řadách šestiúhelníků (Enter: konec), každá druhá je o půl dílku vpravo: C je hlavní město, ~ voda, .. nic; m f h v je louka, les, hory, sopka, potom 1–4 pro barbary nebo t pro svobodné město a $ pro tržiště: C m1 f2$ ht
new-map-save = Uložit mapu? (a/n)
new-card-saved = Uloženo: { $file }
new-card-counts = { $has } z { $wanted } karet krabice.
new-card-again = Další kartu? (a/n)

# A civilization of the box that nobody has begun yet.
studio-civilization = Civilizace

## What a Capital of a map promises. Steps are over land.

promise-barbarians = Barbaři v sousedství
promise-land = Provincie do 1, 2 a 3 kroků
promise-value = Jejich hodnota
promise-strength = Síla barbarů do 1 a 2 kroků
promise-coast = Pobřežní provincie do 2 kroků
promise-markets = Kroky ke dvěma nejbližším tržištím
promise-towns = Kroky ke dvěma nejbližším svobodným městům
promise-rivals = Kroky k ostatním hlavním městům
promise-own = Provincie, k nimž má nejblíž
promise-production = Žetony výroby do 3 kroků
