### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### Every message may ask $cycle, $now, $provinces and $players: see the English file.

# Stands after a participle: "si has conquistado una Provincia este turno".
now = { $cycle ->
    [turn] este turno
   *[round] esta ronda
}

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

# Production tokens that lie in a player's reserve.
amount-production-token = { $count ->
    [one] 1 ficha de Producción
   *[other] { $count } fichas de Producción
}

## Kinds of cards and tokens, as on a card's type line

kind-building = Construcción
kind-basic-building = Construcción básica
kind-knowledge = Conocimiento
kind-wonder = Maravilla
kind-province = Provincia
kind-policy = Conducta cultural
kind-warlord = Líder militar
kind-scout = Explorador
kind-free-city = Ciudad libre
kind-barbarian = Ficha de Exploración (Bárbaros)
kind-free-town = Ficha de Exploración (Villa libre)
kind-market-token = Ficha de Mercado
kind-hero = Celebridad
kind-monster = Monstruo
kind-solo = Carta de Solitario

## Province types, as on a card's type line; feminine, for "Provincia"

type-coastal = Costera
type-mountain = Montañosa
type-agricultural = Agrícola

## The terrain of a tile on the map, in brackets after its number

terrain-meadow = pradera
terrain-forest = bosque
terrain-mountain = montaña
terrain-volcano = volcán
terrain-water = agua
terrain-capital = Capital

## Eras. The fourth comes between the second and the third.

era-1 = Era I
era-2 = Era II
era-3 = Era III
era-4 = Era del Renacimiento

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
# BEGINNING says with which sound a word begins where a joint must know it: "Foro e Imprenta", "Oro u Ormuz".
list-and = { BEGINNING($last) ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-or = { BEGINNING($last) ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

## Sentences. $text has no full stop yet; capital letters are put where a sentence begins.

sentence = { $text }.
sentences = { $first } { $next }
