### The words everything else is made of: resources, kinds of cards, eras, lists.

## Resources, uncounted: titles of columns, "paid in Gold"

resource-production = Producción
resource-science = Ciencia
resource-military = Poder militar
resource-culture = Cultura
resource-gold = Oro

## Resources, counted: "N de X" for every number, so no plural forms

amount-production = { $count } de Producción
amount-science = { $count } de Ciencia
amount-military = { $count } de Poder militar
amount-culture = { $count } de Cultura
amount-gold = { $count } de Oro

## Kinds of cards, as on a card's type line

kind-building = Construcción
kind-basic-building = Construcción básica
kind-knowledge = Conocimiento
kind-wonder = Maravilla
kind-province = Provincia
kind-policy = Política
kind-warlord = Señor de la guerra
kind-scout = Explorador
kind-free-city = Ciudad libre

## Province types, as on a card's type line; feminine, for "Provincia"

type-coastal = Costera
type-mountain = Montañosa
type-agricultural = Agrícola

## Eras

era-1 = Era I
era-2 = Era II
era-3 = Era III

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-and = { $first } y { $last }
list-or = { $first } o { $last }

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
