## Escaramuza

SKIRM-DECK-01 = El mazo de Desarrollo tiene una carta menos de cada tipo y era que en Duelo, al azar y sin mirarla; todo lo demás es como en Duelo.
SKIRM-END-01 = Al final de la partida, tener la Ventaja vale 1 punto.
