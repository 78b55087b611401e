### Las reglas del juego clásico para leer. Cada línea es una frase; las de un párrafo se unen.

## goal

goal-title = El objetivo y el final de la partida
goal-1 =
    De uno a cuatro participantes dirigen una Civilización cada uno, y gana quien tenga más puntos al final.
    Los puntos vienen de las Provincias que controlas, los Conocimientos que tienes, las Maravillas que completas y las Conductas culturales que desarrollas.
    Quien más tiene de alguna de estas cosas gana puntos extra.
goal-2 =
    El reloj de la partida es el mazo de Desarrollo.
    Cuando sale su última carta, se termina de jugar la ronda y cada Civilización tiene un turno final.
    Así todas tienen el mismo número de turnos.

## table

table-title = Lo que hay en la mesa
table-1 =
    Tu Civilización trae 15 cartas: Construcciones sencillas y un Conocimiento.
    Nueve de ellas se reparten a la vista en tres filas de tres: tu Ciudad.
    Las demás forman tu mazo de Ciudad, con sitio al lado para una pila de descartes.
    Junto a ellas está la carta de tu Líder militar, y cinco Conductas culturales esperan en tu mazo de Cultura, que puedes mirar cuando quieras.
    Empiezas con 2 de Oro.
table-2 =
    El mapa se compone de losetas.
    En tu Capital están tus diez Unidades, nueve Tropas y el Líder militar, y tus dos Exploradores; dos Puestos de avanzada están preparados.
    Cualquier otra loseta de tierra es una Provincia con una ficha de Exploración: Bárbaros o una Villa libre.
    Algunas Provincias tienen un Mercado; todas las demás, una ficha de Producción.
table-3 =
    Junto al mapa está el mazo de Desarrollo: arriba la Era I, luego la Era II y luego la Era III; la carta de Separación que sale entre ellas se aparta sin más.
    Seis cartas a la vista forman el Desarrollo disponible; con dos participantes están en dos filas de tres.
    Tres montones tienen las Construcciones básicas: Taller, Laboratorio y Campo de tiro con arco.
table-drawing = Un mapa pequeño al empezar: dos Capitales con todas sus piezas, Bárbaros con sus números, una Villa libre, un Mercado, fichas de Producción y agua.

## turn

turn-title = Un turno
turn-1 =
    Empieza la Civilización inicial, y las demás siguen en sentido horario.
    Un turno tiene cuatro partes: Fase de Ciudad, Fase de Acciones, Fase de Mantenimiento y Fase de Desarrollo.
    Haces tantas acciones como puedas pagar, en cualquier orden; todas están al final de esta página.

## city

city-title = Tu Ciudad: una fila y una columna
city-1 =
    Al empezar tu turno eliges una fila y una columna de tu Ciudad.
    Esas cinco cartas se activan y se giran; las otras cuatro no hacen nada en este turno.
city-2 =
    Ganas los Recursos que muestra cada carta activada.
    Su efecto se puede usar una vez, en cualquier momento de tu turno, y nunca es obligatorio.
city-drawing = La fila 2 y la columna a están activadas: dos Campamentos de trabajo, una Biblioteca y un Fuerte dan 2 de Producción, 1 de Ciencia y 1 de Poder militar. La Mina de la esquina pregunta cuánta Producción has ganado.

## resources

resources-title = Recursos y Oro
resources-1 =
    Hay tres Recursos básicos.
    La Producción paga Construcciones y Maravillas; la Ciencia, Conocimientos y avances científicos; el Poder militar mueve Unidades y Exploradores.
    Las fichas de Recurso muestran lo que tienes; lo que queda al final de tu turno se pierde.
resources-2 =
    La Cultura y el Oro se quedan contigo hasta que los gastas.
    La Cultura paga Conductas culturales; el Oro sustituye a cualquier Recurso básico, uno por uno, pagues lo que pagues, pero nunca a la Cultura.
    Las fichas del mapa están en tu reserva personal y también se conservan.

## acquire

acquire-title = Adquirir cartas
acquire-1 =
    Para adquirir una carta del Desarrollo disponible o de un montón, paga su coste: Producción por una Construcción, Ciencia por un Conocimiento.
    La carta va encima de tu mazo de Ciudad, así que incluso puedes robarla en este turno.
    Hay Construcciones básicas mientras dure su montón; los huecos del Desarrollo disponible siguen ahí hasta que acaba tu turno.
acquire-2 =
    Algunos efectos te permiten ganar una carta: la tomas sin pagar su coste.
    Una Maravilla ganada así está completa enseguida.
acquire-drawing = El Desarrollo disponible de dos participantes: dos filas de tres. La Botica cuesta 4 de Producción: se paga con 3 de Producción y 1 de Oro.

## knowledge

knowledge-title = El Conocimiento bajo una carta
knowledge-1 =
    Un Conocimiento no ocupa un espacio propio: cuando sale uno para tu Ciudad, la carta siguiente se pone encima.
    Un Conocimiento bajo una carta activada se activa con ella, y cada una de las dos se puede usar.
    Si la carta de encima también fuera un Conocimiento, conservas una y descartas la otra, hasta que salga otra clase de carta.

## wonders

wonders-title = Maravillas
wonders-1 =
    Una Maravilla se construye en dos secciones.
    Para empezar una Maravilla del Desarrollo disponible, paga con Producción el primero de sus dos costes; espera junto a tu Ciudad.
    Paga el segundo para completarla, en este turno o más tarde.
wonders-2 =
    Completar la obra te da enseguida su efecto único; la carta va encima de tu mazo de Ciudad.
    Pon su ficha de Maravilla en tu Capital o en una Provincia tuya que no tenga ninguna: ayuda a defender ese lugar.
wonders-3 =
    Solo puedes tener una Maravilla en construcción.
    Si empiezas otra, te quedas con una de las dos, y la otra sale de la partida.

## policies

policies-title = Conductas culturales
policies-1 =
    Para desarrollar una Conducta cultural, elige cualquier carta de tu mazo de Cultura y paga Cultura: 1 por la primera, 2 por la segunda, etcétera.
    Ganas su efecto único y otra vez los de todas las anteriores.
policies-2 =
    La carta nueva cubre la anterior: de sus efectos permanentes solo cuenta el de la que está arriba, tu Conducta cultural activa.
policies-drawing = Hay dos Conductas culturales desarrolladas. La de arriba está activa; de la otra solo queda el efecto único. Una tercera costaría 3 de Cultura.

## use

use-title = Qué hacen los efectos de las cartas
use-1 =
    Archivar saca de la partida una carta que no se ha activado: tu Ciudad se aligera, pero esa carta ya no vale nada.
    Descartar una carta la envía a tu pila de descartes.
    Reforzar deja una carta activada en tu Ciudad cuando acaba tu turno.
    El Conocimiento que esté bajo una de estas cartas se descarta.
use-2 =
    Copiar es hacer lo que dice otra carta tuya, aunque ya se haya usado.
    Un efecto con una condición, «si has ganado», solo pregunta qué has recibido en este turno, gastado o no.
use-3 =
    Avances científicos: paga 2 de Ciencia, roba y activa la primera carta de tu mazo de Ciudad.
    Tienes sus Recursos y su efecto en este turno; no forma parte de tu Ciudad y se descarta con las demás.
    Si el mazo está vacío, primero se baraja la pila de descartes.

## conquest

conquest-title = Conquistar Provincias
conquest-1 =
    Puedes conquistar cualquier Provincia junto a tu Capital o a una Provincia que controlas; nunca el agua ni una Capital.
    Cada Poder militar lleva una Unidad, y necesitas tanto de lo uno como de lo otro como defensa tenga la Provincia, 1 como mínimo.
    Las Unidades vienen de tus tierras conectadas con el objetivo.
conquest-2 =
    Controlas una Provincia mientras hay en ella una Unidad o un Puesto de avanzada tuyo, así que siempre tiene que quedarse algo; solo tu Capital puede quedar vacía.
    Las mismas Unidades pueden conquistar otra vez en el mismo turno si vuelves a pagar.
conquest-3 =
    Una pradera tiene valor 0; un bosque, 1; una montaña, 2; un volcán, 3.
    En una Provincia bárbara se suma el número de la ficha de Bárbaro.
    Una Villa libre quiere además los Recursos de su ficha.
conquest-4 =
    Quien conquista un lugar así toma su ficha de Exploración y elige enseguida uno de los dos beneficios del reverso.
conquest-drawing = Los egipcios tienen las losetas 2 y 6. La loseta 7 es una montaña de valor 2 con Bárbaros de 2: hacen falta 4 de Poder militar y 4 Unidades. La loseta 10, una pradera con una Villa libre, pide 1 de Poder militar, 1 Unidad y lo que diga la ficha.

## fighting

fighting-title = Provincias de otras Civilizaciones
fighting-1 =
    También se pueden conquistar.
    Al valor de la Provincia súmale 1 por cada Tropa que haya, 2 por el Líder militar, 3 por un Puesto de avanzada y 2 por una ficha de Maravilla.
    Quien pierde devuelve sus Unidades a su Capital y el Puesto de avanzada a su reserva; la ficha de Maravilla se queda y ahora te defiende, pero su carta sigue contando para quien la construyó.
fighting-2 =
    Tu Líder militar ataca como una Unidad, y cuando entra con una conquista ganas el beneficio de su carta, una vez por turno.
fighting-drawing = La loseta 4 de los griegos es una pradera de valor 0 con dos Tropas y una ficha de Maravilla: 2 y 2, así que pide 4 de Poder militar y 4 Unidades de la loseta 3 y de las tierras que tiene detrás.

## units

units-title = Mover Unidades, y Puestos de avanzada
units-1 =
    Para mover ejércitos dentro de tus tierras, paga 1 de Poder militar por cada Unidad, por lejos que vaya.
    Una Provincia aislada, que tus tierras no unen con el resto, no se puede dejar ni alcanzar así; sus Unidades solo pueden atacar lo que toca su propio trozo de tierra.
units-2 =
    Un Puesto de avanzada no cuesta nada: donde haya tres Unidades tuyas en una Provincia, vuelven a tu Capital y el Puesto mantiene el lugar.
    Nunca se mueve, hay uno como máximo en cada Provincia, y puedes construir dos en toda la partida.

## explorers

explorers-title = Exploradores y Mercados
explorers-1 =
    Un Explorador no es una Unidad y puede ir a cualquier sitio menos a las Capitales ajenas, cada loseta por 1 de Poder militar.
    Una vez por turno cada Explorador puede recoger algo donde está: la ficha de Producción de la loseta o una ficha de su Mercado.
explorers-2 =
    Una ficha de Producción es 1 de Producción, en el turno que quieras.
    En un Mercado miras todas las fichas y te quedas con una; de cada Mercado consigues una en toda la partida.
    Una ficha de Mercado se usa una vez, cuando quieras en tu turno.
explorers-drawing = Un Explorador de los egipcios está en el Mercado de la loseta 3; el otro, en la loseta 10, donde puede recoger una ficha de Producción.

## turn-end

turn-end-title = El final de un turno
turn-end-1 =
    Cuando has terminado viene la Fase de Mantenimiento: lo activado se descarta, y se reparten cartas de tu mazo de Ciudad en los huecos, fila por fila.
turn-end-2 =
    Después, en la Fase de Desarrollo, se rellena el Desarrollo disponible.
    Si has tomado una carta de él, las demás se alejan del mazo y llegan cartas nuevas.
    Si no has tomado ninguna, se descarta la más alejada del mazo y llega una carta nueva.
    Con dos participantes cada una de las dos filas se mira por separado.

## scoring

scoring-title = Puntos y Dominio
scoring-1 =
    Después de los turnos finales tus cartas cuentan estén donde estén: en la Ciudad, en el mazo o en la pila de descartes.
    Las cartas archivadas y las Maravillas sin acabar no valen nada.
scoring-2 =
    Dominio: en cada línea, quien más tiene gana 3 puntos además; si hay empate, todos los empatados, salvo que nadie tenga ninguno.
scoring-3 =
    Si los puntos son iguales, gana quien tiene más Oro; luego, quien tiene más Cultura; si no, la victoria se comparte.
scoring-row = Por cada
scoring-value = Puntos
scoring-row-1 = Provincia que controlas; tu Capital no lo es
scoring-value-1 = 1
scoring-row-2 = Conocimiento, también el del principio
scoring-value-2 = 1
scoring-row-3 = Maravilla completada
scoring-value-3 = 2
scoring-row-4 = Conducta cultural desarrollada
scoring-value-4 = 2

## solo

solo-title = Solitario: contra el Autómata
solo-1 =
    A solas juegas en un mapa de dos participantes contra un Autómata.
    No tiene Ciudad.
    En su turno, y el primero es suyo, revela una carta de Solitario y cumple sus líneas de arriba abajo, saltándose lo imposible; algunas líneas son solo para Civilizaciones de un arquetipo.
solo-2 =
    El Autómata no paga nada por cartas ni conquistas; solo las líneas con precio le cuestan Oro.
    Las fichas de Exploración y de Mercado que toma salen de la partida.
    Lo que sus líneas dejan abierto lo decides tú.
    Al final puntúa como cualquiera.
    Las cartas avanzadas de su mazo lo hacen más fuerte.
solo-drawing = Una carta de Solitario: sus líneas se cumplen de arriba abajo. Dos de ellas son solo para Civilizaciones del arquetipo tecnológico.

## modules

modules-title = Módulos: Celebridades, Monstruos, el Renacimiento
modules-1 =
    Las Celebridades están en una fila encima del Desarrollo disponible.
    Puedes contratar a una por Oro, y su efecto trabaja para ti mientras la tienes; tienes una como máximo, puedes devolverla en tu turno y no da puntos.
modules-2 =
    Detrás de algunos Bárbaros espera un Monstruo.
    Revelado por una conquista, ataca una vez, como dice su carta, y luego se queda en su loseta: nadie toma fichas allí hasta que un Explorador lo derrota pagando su fuerza en Poder militar.
    Cada Monstruo que has derrotado vale 1 punto.
modules-3 =
    El Renacimiento añade una Era más entre la segunda y la tercera.
modules-drawing = La fila de Celebridades, cada una con su precio en Oro.

## glance

glance-title = Todas las acciones de un vistazo
glance-1 = En tu turno haces cualquiera de estas, tantas veces como puedas pagar. El Oro puede sustituir a los Recursos básicos.
glance-row = Acción
glance-value = Precio
glance-row-1 = Adquirir una Construcción
glance-value-1 = su coste en Producción
glance-row-2 = Adquirir un Conocimiento
glance-value-2 = su coste en Ciencia
glance-row-3 = Empezar una Maravilla, completarla
glance-value-3 = su primer coste, su segundo coste en Producción
glance-row-4 = Desarrollar una Conducta cultural
glance-value-4 = 1 de Cultura por la primera, 2 por la segunda, hasta 5
glance-row-5 = Usar una carta activada
glance-value-5 = nada; cada una una vez por turno
glance-row-6 = Avances científicos
glance-value-6 = 2 de Ciencia
glance-row-7 = Conquistar una Provincia
glance-value-7 = Poder militar y Unidades por toda su defensa; una Villa libre pide además Recursos
glance-row-8 = Mover una Unidad por tus tierras
glance-value-8 = 1 de Poder militar
glance-row-9 = Construir un Puesto de avanzada
glance-value-9 = nada; tres Unidades vuelven a la Capital
glance-row-10 = Mover a un Explorador una loseta
glance-value-10 = 1 de Poder militar
glance-row-11 = Tomar una ficha con un Explorador
glance-value-11 = nada; cada Explorador una vez por turno
glance-row-12 = Usar una ficha de tu reserva personal
glance-value-12 = la ficha
glance-row-13 = Contratar a una Celebridad; derrotar a un Monstruo
glance-value-13 = Oro; Poder militar
