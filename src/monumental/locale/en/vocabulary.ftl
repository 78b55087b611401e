### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### An amount stands where one gains, pays or needs it (accusative); give every counted noun its plural forms.

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

## Kinds of cards, as on a card's type line

kind-building = Building
kind-basic-building = Basic Building
kind-knowledge = Knowledge
kind-wonder = Wonder
kind-province = Province
kind-policy = Policy
kind-warlord = Warlord
kind-scout = Scout
kind-free-city = Free City

## Province types, as on a card's type line

type-coastal = Coastal
type-mountain = Mountain
type-agricultural = Agricultural

## Eras

era-1 = Era I
era-2 = Era II
era-3 = Era III

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
