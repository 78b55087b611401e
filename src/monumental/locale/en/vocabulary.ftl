### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### An amount stands where one gains, pays or needs it (accusative); give every counted noun its plural forms.
###
### Every message of every file may ask what is played, and choose its words:
###   $cycle      turn (classic) or round (Duel, the continuous mode): how long an activated card and what was
###               gained count; where it is a round, the players take single actions in turn
###   $now        "this turn" or "this round": the message `now` below
###   $provinces  map (classic, the continuous mode: Provinces are tiles) or cards (Duel: cards in a stack)
###   $players    how many can play at most: 2 (Duel: "your opponent") or more ("another player")
### A message that asks in English asks in every language, even where the answers sound the same.

# As in "if you have conquered a Province this turn" and "the card was used this turn".
now = { $cycle ->
    [turn] this turn
   *[round] this round
}

## Resources, uncounted: titles of columns, "paid in Gold"

resource-production = Production
resource-science = Science
resource-military = Military
resource-culture = Culture
resource-gold = Gold

## Resources, counted. $count may be 0.

amount-production = { $count ->
    [one] 1 Production
   *[other] { $count } Production
}
amount-science = { $count ->
    [one] 1 Science
   *[other] { $count } Science
}
amount-military = { $count ->
    [one] 1 Military
   *[other] { $count } Military
}
amount-culture = { $count ->
    [one] 1 Culture
   *[other] { $count } Culture
}
amount-gold = { $count ->
    [one] 1 Gold
   *[other] { $count } Gold
}

# Production tokens that lie in a player's reserve.
amount-production-token = { $count ->
    [one] 1 Production token
   *[other] { $count } Production tokens
}

## Kinds of cards and tokens, as on a card's type line

kind-building = Building
kind-basic-building = Basic Building
kind-knowledge = Knowledge
kind-wonder = Wonder
kind-province = Province
kind-policy = Policy
kind-warlord = Warlord
kind-scout = Scout
kind-free-city = Free City
kind-barbarian = Exploration token (Barbarians)
kind-free-town = Exploration token (Free Town)
kind-market-token = Market token
kind-hero = Hero
kind-monster = Monster
kind-solo = Solo card

## Province types, as on a card's type line

type-coastal = Coastal
type-mountain = Mountain
type-agricultural = Agricultural

## The terrain of a tile on the map, in brackets after its number

terrain-meadow = meadow
terrain-forest = forest
terrain-mountain = mountain
terrain-volcano = volcano
terrain-water = water
terrain-capital = Capital

## Eras. The fourth comes between the second and the third.

era-1 = Era I
era-2 = Era II
era-3 = Era III
era-4 = Renaissance Era

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
