### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### An amount stands where one gains, pays or needs it: always an accusative ("1 kulturu"). Where a title or a
### colon would ask for the nominative, put a verb before it: "stojí", "dává", "obsahuje", "o", "za".
###
### Whoever plays is spoken to as "vy". Buttons and options are infinitives, the texts of cards are orders.
###
### Every message of every file may ask what is played, and choose its words:
###   $cycle      turn (classic) or round (Duel, the continuous mode): how long an activated card and what was
###               gained count; where it is a round, the players take single actions in turn
###   $now        "v tomto tahu" or "v tomto kole": the message `now` below
###   $provinces  map (classic, the continuous mode: Provinces are tiles) or cards (Duel: cards in a stack)
###   $players    how many can play at most: 2 (Duel: "soupeř") or more ("jiný hráč")
### A message that asks in English asks in every language, even where the answers sound the same.

# As in "pokud jste v tomto tahu dobyli provincii" and "karta už byla v tomto tahu použita".
now = { $cycle ->
    [turn] v tomto tahu
   *[round] v tomto kole
}

## Resources, uncounted: titles of columns, "paid in Gold"

resource-production = Výroba
resource-science = Věda
resource-military = Vojsko
resource-culture = Kultura
resource-gold = Zlato

## Resources, counted. $count may be 0.

amount-production = { $count ->
    [one] 1 žeton výroby
    [few] { $count } žetony výroby
   *[other] { $count } žetonů výroby
}
amount-science = { $count ->
    [one] 1 žeton vědy
    [few] { $count } žetony vědy
   *[other] { $count } žetonů vědy
}
amount-military = { $count ->
    [one] 1 žeton vojska
    [few] { $count } žetony vojska
   *[other] { $count } žetonů vojska
}
amount-culture = { $count ->
    [one] 1 kulturu
    [few] { $count } kultury
   *[other] { $count } kultur
}
amount-gold = { $count ->
    [one] 1 zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}

# Production tokens that lie in a player's reserve, as one loses them. Elsewhere "z mapy" tells them from the
# resource; here it would say that they are lost from the map.
amount-production-token = { $count ->
    [one] 1 sebraný žeton výroby
    [few] { $count } sebrané žetony výroby
   *[other] { $count } sebraných žetonů výroby
}

## Kinds of cards and tokens, as on a card's type line

kind-building = Budova
kind-basic-building = Základní budova
kind-knowledge = Vědomosti
kind-wonder = Div světa
kind-province = Provincie
kind-policy = Kulturní politika
kind-warlord = Vojevůdce
kind-scout = Zvěd
kind-free-city = Svobodné město
kind-barbarian = Žeton barbara (žeton průzkumu)
kind-free-town = Žeton svobodného města (žeton průzkumu)
kind-market-token = Žeton tržiště
kind-hero = Hrdina
kind-monster = Nestvůra
kind-solo = Karta pro sólovou hru

## Province types, as on a card's type line

# They only stand after a colon, in quotation marks or in parentheses.
type-coastal = pobřežní
type-mountain = horská
type-agricultural = zemědělská

## The terrain of a tile on the map, in brackets after its number

terrain-meadow = louka
terrain-forest = les
terrain-mountain = hory
terrain-volcano = sopka
terrain-water = voda
terrain-capital = hlavní město

## Eras. The fourth comes between the second and the third.

era-1 = Období I
era-2 = Období II
era-3 = Období III
era-4 = Období renesance

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
