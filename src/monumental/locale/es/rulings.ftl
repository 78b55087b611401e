### Rulings: what is said where the books are silent

## Duel

switch-conquest-costs-at-least-one = Conquistar una Provincia del rival cuesta siempre 1 como mínimo.
# $amount: such as "1 Military". $have: how much of it the player can pay.
reason-least-price = Por mucho que se abarate, una conquista cuesta al menos { $amount }; puedes pagar { $have }.

# $amount: the tokens on the Advantage, such as "3 Military".
ask-clear-stake = Ya tienes la Ventaja, con { $amount } encima. ¿Quieres vaciarla? Esas fichas se pierden y, sin fichas, la propia Ventaja se pierde la próxima vez que se desgaste.
event-cleared-stake = Los { INSIDE($seat) } vaciaron la Ventaja y retiraron { $amount } de la carta.

## Texts of cards: Military for conquests alone, beside one's own. $of: which Provinces

verb-conquer-with = { $of ->
    [barbarian] conquista Provincias bárbaras con { $military } de Poder militar adicional
    [free_town] conquista Villas libres con { $military } de Poder militar adicional
    [rival] conquista Provincias de otras Civilizaciones con { $military } de Poder militar adicional
   *[any] conquista Provincias con { $military } de Poder militar adicional
}

## Solo

switch-automa-markets-reopen = Cuando un Autómata ya ha recogido una ficha de cada Mercado, todos los Mercados vuelven a estar abiertos para él.
