### Las reglas del modo por turnos para leer. Cada línea es una frase; las de un párrafo se unen.

## goal

goal-title = El mismo juego, sin largas esperas
goal-1 =
    El modo por turnos es el juego clásico con otro ritmo, para dos a cinco participantes.
    El objetivo, el mapa, las cartas, los costes y las conquistas siguen igual; lo que no se dice aquí es como en el clásico.
goal-2 =
    La partida va por rondas.
    Primero todas las Civilizaciones activan su Ciudad, una tras otra; luego actúan por turnos, con una acción en cada turno, hasta que todas han pasado; después se rellenan las Ciudades y el Desarrollo disponible, una vez para todas.

## setup

setup-title = Lo que cambia en la mesa
setup-1 =
    El Desarrollo disponible es una sola fila: 6 cartas con dos participantes, 7 con tres, 8 con cuatro, 9 con cinco.
    Con cinco, el mapa es más grande y hay más cartas.
    La Civilización inicial guarda como señal la carta de Separación de la Era I.
setup-2 =
    Hay fichas de Acción preparadas, tantas como hagan falta.
setup-drawing = El Desarrollo disponible de dos participantes: una fila de seis.

## city

city-title = Activar la Ciudad
city-1 =
    La Fase de Ciudad empieza por la Civilización inicial y sigue en sentido horario: cada cual elige una fila y una columna y gana enseguida los Recursos de las cartas activadas.
    Quienes van después ven lo que han elegido los demás.
city-2 =
    Ahora no se usa ningún efecto; lo que siempre está en vigor cuenta desde este momento.

## actions

actions-title = Una acción por turno
actions-1 =
    En la Fase de Acciones haces exactamente una cosa en tu turno: adquirir una carta, completar una Maravilla, desarrollar una Conducta cultural, conquistar una Provincia, hacer avances científicos, usar una carta activada o tu Conducta cultural activa.
    Así que una Maravilla lleva dos turnos como mínimo.
actions-2 =
    También puedes mover ejércitos, tantas Unidades como puedas pagar, construir un Puesto de avanzada, que aquí es una acción, o mover a tus Exploradores: los dos, tantas losetas como pagues, tomando fichas por el camino.
    Tomar una sin moverse también es esta acción, y un Explorador que ya ha tomado algo puede seguir moviéndose.
actions-3 =
    Lo que se ha usado recibe una ficha de Acción: una carta, una Conducta cultural o un Explorador sirve una vez por ronda.
    Donde el clásico dice una vez por turno, léase una vez por ronda.
actions-drawing = El Foro lleva su ficha de Acción: ya se ha usado. La Mina aún se puede usar en otro turno de esta ronda.

## free

free-title = Acciones gratuitas
free-1 =
    Además de la única acción puedes hacer acciones gratuitas, las que quieras, antes o después: cada acción gratuita puede ser usar una ficha de Mercado o de Producción que tomaste antes.
free-2 =
    Lo que una acción trae por sí misma también es gratuito y llega enseguida: el beneficio de una ficha de Exploración, el efecto único de una Maravilla o de tus Conductas culturales, lo que da tu Líder militar en una conquista, la carta que roban los avances científicos, y todo lo que se siga de eso.
free-3 =
    Un efecto con una condición puede mirar toda la ronda: cuenta lo que ganaste o hiciste en un turno anterior.
    Pero usarlo es una acción propia, salvo que se aplique por sí solo en cuanto se cumple la condición.

## pass

pass-title = Pasar
pass-1 =
    En vez de hacer una acción puedes pasar; entonces no haces nada más en esta ronda.
    Las demás Civilizaciones siguen por turnos hasta que todas han pasado.
pass-2 =
    Quien pasa pierde las fichas de Recurso que le queden; el Oro, la Cultura y las fichas de Producción y de Mercado se conservan.

## round-end

round-end-title = El final de una ronda
round-end-1 =
    La Fase de Mantenimiento es común: se descartan las cartas activadas, salvo las reforzadas, se retiran las fichas de Acción y los huecos se llenan como en el clásico.
round-end-2 =
    Después, en la Fase de Desarrollo, se rellena el Desarrollo disponible.
    Tienen que faltar al menos tantas cartas como participantes hay: si faltan menos, se descartan las más alejadas del mazo.
    Las demás se alejan del mazo y llegan cartas nuevas a la fila.
round-end-3 =
    La carta de Separación pasa a la izquierda, y quien la tiene empieza la ronda siguiente.

## scoring

scoring-title = El final de la partida
scoring-1 =
    Cuando, después de rellenar, quedan 3 cartas o menos en el mazo de Desarrollo, la ronda siguiente es la ronda final.
    Todas las Civilizaciones juegan el mismo número de rondas.
scoring-2 =
    Los puntos, el Dominio y los empates son como en el clásico.

## modules

modules-title = Celebridades y Monstruos
modules-1 =
    Contratar a una Celebridad es una acción que se paga con Oro.
    Una Celebridad que devuelves se queda junto a tu mazo con una ficha de Acción hasta que acaba la ronda; hasta entonces no puedes contratar a otra.
modules-2 =
    Un Monstruo revelado espera hasta el final de la ronda: una vez relleno el Desarrollo disponible, todos atacan en el orden en que llegaron.

## glance

glance-title = Todas las acciones de un vistazo
glance-1 = En tu turno haces una de estas, y además acciones gratuitas. El Oro puede sustituir a los Recursos básicos.
glance-row = Acción
glance-value = Precio
glance-row-1 = Adquirir una carta; empezar una Maravilla
glance-value-1 = su coste en Producción o Ciencia
glance-row-2 = Completar tu Maravilla
glance-value-2 = su segundo coste en Producción
glance-row-3 = Desarrollar una Conducta cultural
glance-value-3 = 1 de Cultura por la primera, 2 por la segunda, hasta 5
glance-row-4 = Conquistar una Provincia
glance-value-4 = Poder militar y Unidades por toda su defensa; una Villa libre pide además Recursos
glance-row-5 = Mover ejércitos, las Unidades que quieras
glance-value-5 = 1 de Poder militar cada una
glance-row-6 = Construir un Puesto de avanzada
glance-value-6 = nada; tres Unidades vuelven a la Capital
glance-row-7 = Mover a tus Exploradores y tomar fichas
glance-value-7 = 1 de Poder militar por loseta
glance-row-8 = Usar una carta activada o tu Conducta cultural activa
glance-value-8 = nada; cada una una vez por ronda
glance-row-9 = Avances científicos
glance-value-9 = 2 de Ciencia
glance-row-10 = Contratar a una Celebridad
glance-value-10 = su coste en Oro
glance-row-11 = Pasar
glance-value-11 = nada
