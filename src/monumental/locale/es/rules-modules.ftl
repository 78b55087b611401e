## Celebridades

MOD-HERO-01 = Las Celebridades disponibles están bocarriba en una fila por encima del Desarrollo disponible, pero no forman parte de él.
MOD-HERO-02 = Al principio, la fila tiene tantas Celebridades de la Era I como participantes haya, más una, elegidas al azar; si no hay suficientes, las tiene todas.
MOD-HERO-03 = Cuando la primera carta de una nueva era llega al Desarrollo disponible, se añade a la fila ese mismo número de Celebridades de esa era; una era sin Celebridades no añade ninguna.
MOD-HERO-04 = Contratar a una Celebridad de la fila es una acción: paga su coste en Oro y pon la carta junto a tu Ciudad.
MOD-HERO-05 = Cada Civilización puede tener como máximo una Celebridad.
MOD-HERO-06 = El efecto de tu Celebridad está en vigor mientras tengas la carta; si es un efecto que se usa, puedes usarlo una vez por turno.
MOD-HERO-07 = En cualquier momento de tu turno puedes devolver tu Celebridad a la fila; después puedes contratar a otra.
MOD-HERO-08 = Las Celebridades no dan puntos.

## Monstruos

MOD-MON-01 = Antes de poner las fichas en el mapa, mezcla las 12 fichas de Bárbaro/Monstruo con las de Bárbaro; por el anverso no se distinguen.
MOD-MON-02 = Si en una Provincia conquistada aparece un Monstruo, su ficha no da nada y se retira de la partida, y el Monstruo queda en esa loseta.
MOD-MON-03 = Un Monstruo revelado ataca de inmediato; después no vuelve a atacar.
MOD-MON-04 = La carta del Monstruo indica a quién ataca y qué hace perder; si ataca a varias Civilizaciones, lo hace en orden de turno, empezando por la que conquistó su Provincia.
MOD-MON-05 = Quien tenga menos de lo que quita un Monstruo pierde lo que tenga; un ataque nunca quita una Provincia ni la última Unidad de una Provincia.
MOD-MON-06 = Mientras haya un Monstruo en una loseta, nadie puede recoger de ella fichas de Producción ni de Mercado.
MOD-MON-07 = Un Explorador que esté en la loseta puede usar su acción para derrotar al Monstruo: la Civilización del Explorador paga en Poder militar la fuerza del Monstruo y toma la carta.
MOD-MON-08 = Cada Monstruo derrotado vale 1 punto para quien lo derrotó; no hay Dominio de Monstruos.
MOD-MON-09 = Un Monstruo no cambia nada más en su loseta: la Provincia se conquista, se defiende y se cuenta como cualquier otra.

## Cinco participantes

MOD-FIVE-01 = Con 5 participantes se añaden 12 cartas de Desarrollo: la Era I tiene 6 Maravillas, 6 Construcciones y 7 Conocimientos; la Era II, 6, 5 y 5; la Era III, 6 Maravillas y 6 Conocimientos.
MOD-FIVE-02 = El mapa para 5 participantes tiene 5 Capitales, 5 Villas libres y 5 Mercados; el quinto Mercado tiene 5 fichas propias.

## El comportamiento del Autómata

MOD-AUTO-01 = En una partida clásica, cualquier participante puede ser un Autómata, siempre que al menos uno no lo sea. Cada Autómata tiene su propio mazo de Solitario. Si hay varios Autómatas, el azar decide cuál empieza, salvo que los participantes hayan acordado otra cosa.
MOD-AUTO-02 = Un mazo de Solitario se compone de las cartas estándar, la carta de la Civilización del Autómata y de 0 a 4 cartas avanzadas, que se eligen al azar y se muestran a todos. Cuando hay que revelar una carta y el mazo está vacío, se barajan las cartas reveladas para formar uno nuevo.
MOD-AUTO-03 = Un Autómata no tiene Ciudad. Empieza con 2 de Oro, con sus Unidades y sus Exploradores en su Capital y con sus Puestos de avanzada en la reserva personal.
MOD-AUTO-04 = En su turno, un Autómata revela una carta de Solitario, o dos si los participantes lo han acordado; si una línea le hace robar otra carta, esta se suma a las anteriores. Después se repone el Desarrollo disponible como tras cualquier turno.
MOD-AUTO-05 = Todo lo que estas reglas dejan abierto lo decide el participante a la derecha del Autómata o, si este también es un Autómata, el siguiente hacia la derecha que no lo sea.
MOD-AUTO-06 = Una línea con un arquetipo solo vale para las Civilizaciones de ese arquetipo.
MOD-AUTO-07 = Una línea con precio se cumple si el Autómata tiene el Oro y la línea se puede cumplir; el Autómata paga el precio. Si no, se salta la línea y no cuesta nada.
MOD-AUTO-08 = Una línea sin precio que no se puede cumplir no da nada, o da 2 de Oro si los participantes lo han acordado. Una línea que se cumple en parte, que no hace ganar nada o cuya condición no se da se considera cumplida.
MOD-AUTO-09 = Un Autómata no paga nada por las cartas, las Maravillas, las Conductas culturales y las conquistas, y no gana ningún efecto único. Sus cartas solo se cuentan, para los puntos y siempre que haya que contar cartas de su clase: ni los efectos de esas cartas ni los de su Civilización están nunca en vigor.
MOD-AUTO-10 = Si varias cartas del Desarrollo disponible encajan igual de bien con una línea, el Autómata toma la más alejada del mazo; si están igual de lejos, la primera por orden alfabético de su nombre en inglés.
MOD-AUTO-11 = En una línea de Maravillas, un Autómata que tiene una Maravilla en construcción la completa; si no, empieza la Maravilla del Desarrollo disponible cuyo círculo izquierdo cueste menos.
MOD-AUTO-12 = Su ficha de Maravilla va a la Provincia de menor valor que controle y que no tenga ninguna; si no hay ninguna Provincia así, va a su Capital; si esta también tiene ya una, la ficha no se pone.
MOD-AUTO-13 = Un Autómata conquista una Provincia adyacente a su Capital o a una Provincia que controle. De todas ellas, elige la que menos o la que más costaría a un participante, según indique la línea; el Poder militar y lo que exige una Villa libre cuentan por igual. Si hay varias, elige una de las de menor valor.
MOD-AUTO-14 = A la Provincia conquistada se mueven una Tropa de la Capital y, esté donde esté, el Líder militar, salvo que este dejara una Provincia sin Unidades ni Puesto de avanzada. Si en la Capital no hay Tropas, en la Provincia conquistada se pone, en lugar de la Tropa, un Puesto de avanzada de la reserva personal. Sin Tropa ni Puesto de avanzada, el Autómata no puede conquistar.
MOD-AUTO-15 = Una ficha de Exploración que recoge el Autómata se voltea y se retira de la partida. Si los participantes han acordado que las fichas den Oro, se conserva y da el Oro impreso en su mejor beneficio, que puede no mostrar ninguno; en una ficha de Villa libre, pero no en una de Bárbaro, 1 de Cultura cuenta como 2 de Oro.
MOD-AUTO-16 = Cuando desarrolla una Conducta cultural, el Autómata pone una de sus cinco Conductas culturales junto a las que ya ha desarrollado; las Conductas culturales solo se cuentan.
MOD-AUTO-17 = Cuando se mueven sus Exploradores, primero uno hace todo su movimiento y después el otro. Con cada loseta que avanza, un Explorador va hacia el Mercado más cercano al que pueda llegar y del que el Autómata no haya recogido ninguna ficha; el segundo deja al primero el Mercado más cercano a este, si hay algún otro. Si no pueden llegar a ningún Mercado así ni a ningún Monstruo, van del mismo modo hacia las fichas de Producción.
MOD-AUTO-18 = Si hay varios caminos igual de cortos, el Explorador prefiere una loseta con una ficha de Producción.
MOD-AUTO-19 = Un Explorador recoge la ficha de Producción de cada loseta en la que entra y la ficha superior de cada Mercado del que el Autómata no haya recogido ninguna. Esas fichas se retiran de la partida. En cambio, si los participantes han acordado que las fichas den Oro, se conservan: cada dos fichas de Producción se entregan a cambio de 1 de Oro, y una ficha de Mercado da tanto Oro como recursos muestre.
MOD-AUTO-20 = Si los participantes lo han acordado: cuando los Exploradores van a moverse o acaban de recoger una ficha, si el Autómata ya ha recogido una ficha de cada Mercado en el que queden fichas, las fichas de Mercado que haya conservado se retiran de la partida, sus Exploradores vuelven a la Capital y todos los Mercados vuelven a estar abiertos para él. El movimiento que quede se hace desde allí.
MOD-AUTO-21 = Si los participantes lo han acordado, cada 3 de Oro de un Autómata valen 1 punto al final.
MOD-AUTO-22 = Con Monstruos, un Explorador del Autómata también va hacia un Monstruo como hacia un Mercado y, al llegar, lo derrota sin pagar.
MOD-AUTO-23 = Con Celebridades, una carta de Solitario permite al Autómata tomar de la fila a la Celebridad de la era más avanzada; si hay varias, la primera por orden alfabético de su nombre en inglés. La Celebridad que tenía vuelve a la fila. El efecto de la Celebridad no está en vigor.
