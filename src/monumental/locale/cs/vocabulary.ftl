### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### An amount stands where one gains, pays or needs it (accusative, here the same as nominative).

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
    [one] 1 žeton kultury
    [few] { $count } žetony kultury
   *[other] { $count } žetonů kultury
}
amount-gold = { $count ->
    [one] 1 žeton zlata
    [few] { $count } žetony zlata
   *[other] { $count } žetonů zlata
}

## Kinds of cards, as on a card's type line

kind-building = Budova
kind-basic-building = Základní budova
kind-knowledge = Vědomosti
kind-wonder = Div světa
kind-province = Provincie
kind-policy = Kulturní politika
kind-warlord = Vojevůdce
kind-scout = Zvěd
kind-free-city = Svobodné město

## Province types. They only stand after a colon, in quotation marks or in parentheses.

type-coastal = pobřežní
type-mountain = horská
type-agricultural = zemědělská

## Eras

era-1 = Období I
era-2 = Období II
era-3 = Období III

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
