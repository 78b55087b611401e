## Celebridades

MOD-HERO-01 = Las Celebridades disponibles están bocarriba en una fila por encima del Desarrollo disponible, pero no forman parte de él.
MOD-HERO-02 = Al principio, la fila tiene tantas Celebridades de la Era I como jugadores haya, más una, elegidas al azar; si no hay suficientes, las tiene todas.
MOD-HERO-03 = Cuando la primera carta de una nueva era llega al Desarrollo disponible, se añade a la fila ese mismo número de Celebridades de esa era; una era sin Celebridades no añade ninguna.
MOD-HERO-04 = Contratar una Celebridad de la fila es una acción: paga su coste en Oro y pon la carta junto a tu Ciudad.
MOD-HERO-05 = Cada jugador puede tener como máximo una Celebridad.
MOD-HERO-06 = El efecto de tu Celebridad está en vigor mientras tengas la carta; si es un efecto que se usa, puedes usarlo una vez por turno.
MOD-HERO-07 = En cualquier momento de tu turno puedes devolver tu Celebridad a la fila; después puedes contratar otra.
MOD-HERO-08 = Las Celebridades no dan puntos.

## Monstruos

MOD-MON-01 = Antes de poner las fichas en el mapa, mezcla las 12 fichas de Bárbaro/Monstruo con las de Bárbaro; por el anverso no se distinguen.
MOD-MON-02 = Si en una Provincia conquistada aparece un Monstruo, su ficha no da nada y se retira de la partida, y el Monstruo queda en esa loseta.
MOD-MON-03 = Un Monstruo revelado ataca de inmediato; después no vuelve a atacar.
MOD-MON-04 = La carta del Monstruo indica a quién ataca y qué hace perder; si ataca a varios jugadores, lo hace en orden de turno, empezando por el conquistador.
MOD-MON-05 = Quien tenga menos de lo que quita un Monstruo pierde lo que tenga; un ataque nunca quita una Provincia ni la última Unidad de una Provincia.
MOD-MON-06 = Mientras haya un Monstruo en una loseta, nadie puede tomar de ella fichas de Producción ni de Mercado.
MOD-MON-07 = Un Explorador que esté en la loseta puede usar su acción para derrotar al Monstruo: el dueño del Explorador paga en Poder militar la fuerza del Monstruo y toma la carta.
MOD-MON-08 = Cada Monstruo derrotado vale 1 punto para quien lo derrotó; no hay Dominio de Monstruos.
MOD-MON-09 = Un Monstruo no cambia nada más en su loseta: la Provincia se conquista, se defiende y se cuenta como cualquier otra.

## Cinco jugadores

MOD-FIVE-01 = Con 5 jugadores se añaden 12 cartas de Desarrollo: la Era I tiene 6 Maravillas, 6 Construcciones y 7 Conocimientos; la Era II, 6, 5 y 5; la Era III, 6 Maravillas y 6 Conocimientos.
MOD-FIVE-02 = El mapa para 5 jugadores tiene 5 Capitales, 5 Villas libres y 5 Mercados; el quinto Mercado tiene 5 fichas propias.
