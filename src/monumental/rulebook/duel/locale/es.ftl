### Las reglas de Duel para leer. Cada línea es una frase; las de un párrafo se unen.

## goal

goal-title = El objetivo y el final de la partida
goal-1 =
    Cada participante dirige una Civilización, y gana quien tenga más puntos al final.
    Los puntos vienen de las Provincias que controlas, los Conocimientos que adquieres, las Maravillas que completas, las Conductas culturales que desarrollas y las Ciudades libres que consigues.
    Tener más que tu rival de alguna de estas cosas da puntos extra.
goal-2 =
    El reloj de la partida es la fila de cartas del centro, el Desarrollo disponible.
    Después de cada ronda se rellena con un mazo de treinta cartas.
    En cuanto ya no llega a más de 4 cartas, se juega una ronda final.

## table

table-title = Lo que hay en la mesa
table-1 =
    Tu Civilización trae 15 cartas: Construcciones sencillas y un Conocimiento.
    Nueve de ellas se reparten a la vista en tres filas de tres: tu Ciudad.
    Las demás forman tu mazo de Ciudad, con sitio al lado para una pila de descartes.
    Junto a ellas están tu Líder militar, tu Explorador y un lugar para las Provincias.
    Cinco Conductas culturales esperan en tu mazo de Cultura, que puedes mirar cuando quieras.
    Empiezas con 2 de Oro.
table-2 =
    En el centro está el mazo de Desarrollo: arriba la Era I, luego la Era II y luego la Era III; la carta de Separación que sale entre ellas se aparta sin más.
    Sus seis primeras cartas forman el Desarrollo disponible.
    Al lado hay cuatro montones a la vista de Construcciones básicas: Taller, Laboratorio, Campo de tiro con arco y Barricada.
table-3 =
    Entre las dos Civilizaciones hay tres Ciudades libres y la Ventaja, que aún no es de nadie.
    Una de las dos es la Civilización inicial de la primera ronda.
table-drawing = El Desarrollo disponible al empezar: seis cartas; encima, lo que queda de cada Era y los montones de Construcciones básicas.

## round

round-title = Una ronda
round-1 =
    Una ronda tiene tres partes.
    Fase de Ciudad: cada cual, primero la Civilización inicial, elige qué parte de su Ciudad trabaja.
    Fase de Acciones: actuáis por turnos.
    El final de la ronda: se rellenan las Ciudades y el Desarrollo disponible.
round-2 =
    Un turno es exactamente una acción; después le toca a tu rival.
    Lo que has usado recibe una ficha de Acción: no se puede usar otra vez en esta ronda.
    Todas las acciones con sus precios están al final de esta página.
round-3 =
    Cuando no quieras hacer nada más, debes pasar.
    Tus cartas activadas van a la pila de descartes, se retiran tus fichas de Acción y pierdes la Producción, la Ciencia y el Poder militar que te queden.
    Tu rival puede seguir a solas, acción tras acción, hasta que también pasa.

## city

city-title = Tu Ciudad: una fila y una columna
city-1 =
    Al empezar cada ronda eliges una fila y una columna de tu Ciudad.
    Esas cinco cartas se activan y se giran; las otras cuatro no hacen nada en esta ronda.
city-2 =
    Ganas enseguida los Recursos que muestra cada carta activada.
    Sus efectos son para más tarde: cada uno se puede usar como una acción.
city-3 =
    Solo los efectos que empiezan con «Cuando se active esta carta» o «Durante la Fase de Ciudad» se aplican ahora mismo, en el orden que quieras.
city-drawing = La fila 1 y la columna b están activadas: dos Campamentos de trabajo, una Biblioteca y un Fuerte dan 2 de Producción, 1 de Ciencia y 1 de Poder militar. El Foro del centro no da nada por sí mismo, pero se puede usar su efecto.

## resources

resources-title = Recursos y Oro
resources-1 =
    Hay tres Recursos básicos.
    La Producción paga Construcciones y Maravillas; la Ciencia, Conocimientos y avances científicos; el Poder militar, Provincias.
    Las fichas de Recurso muestran cuánto tienes de cada uno; siempre hay suficientes.
resources-2 =
    Los Recursos básicos no se guardan: lo que no has gastado al pasar se pierde.
    La Cultura y el Oro se quedan contigo.
    La Cultura paga Conductas culturales y nada más.
resources-3 =
    El Oro sustituye a cualquier Recurso básico, uno por uno, pagues lo que pagues; nunca a la Cultura.

## acquire

acquire-title = Adquirir cartas
acquire-1 =
    Para adquirir una carta del Desarrollo disponible o de un montón, paga su coste: Producción por una Construcción, Ciencia por un Conocimiento.
    La carta va encima de tu mazo de Ciudad, así que llega a tu Ciudad con las próximas cartas que se repartan.
acquire-2 =
    Hay Construcciones básicas mientras dure su montón.
    Un hueco del Desarrollo disponible sigue vacío hasta que acaba la ronda.
acquire-3 =
    Algunos efectos te permiten ganar una carta: la tomas del mismo modo, sin pagar su coste.
acquire-drawing = Ya faltan dos cartas. El Puesto comercial cuesta 4 de Producción: se paga con 3 de Producción y 1 de Oro.

## knowledge

knowledge-title = El Conocimiento bajo una carta
knowledge-1 =
    Un Conocimiento no da Recursos ni ocupa un espacio propio.
    Cuando sale uno para tu Ciudad, la carta siguiente se pone encima.
    Un Conocimiento bajo una carta activada se activa con ella, y cada una de las dos se puede usar.
knowledge-2 =
    Si la carta de encima también fuera un Conocimiento, conservas una de las dos y descartas la otra, hasta que salga otra clase de carta.
    Solo cuando ya no queda nada que repartir puede un Conocimiento quedarse sin carta encima.
knowledge-drawing = En el centro, la Cantería está bajo la Mina. Las dos están activadas: la Mina se puede usar, y la Cantería abarata Construcciones y Maravillas.

## wonders

wonders-title = Maravillas
wonders-1 =
    Una Maravilla se construye en dos secciones, cada una con su propia acción.
    Para empezar una Maravilla del Desarrollo disponible, paga con Producción el primero de sus dos costes; espera junto a tu Ciudad.
    En un turno posterior, incluso de la misma ronda, paga el segundo para completarla.
wonders-2 =
    Al completar la obra ganas enseguida el efecto único que lleva impreso.
    Después la carta va encima de tu mazo de Ciudad y trabaja en tu Ciudad como una Construcción.
wonders-3 =
    Solo puedes tener una Maravilla en construcción.
    Si empiezas otra, te quedas con una de las dos; la otra se pierde y no se devuelve nada.
wonders-drawing = El Coloso de Rodas junto a la Ciudad: la primera sección está hecha; la segunda cuesta 4 de Producción.

## policies

policies-title = Conductas culturales
policies-1 =
    Para desarrollar una Conducta cultural, elige cualquier carta de tu mazo de Cultura y paga Cultura: 1 por la primera, 2 por la segunda, etcétera.
    Ganas enseguida su efecto único.
policies-2 =
    La siguiente se pone encima, y con ella vuelves a ganar los efectos únicos de todas las anteriores, en el orden que quieras.
policies-3 =
    De sus otros efectos solo cuenta el de la que está arriba, tu Conducta cultural activa.
    Algunos están siempre en vigor; otros son una acción que puedes hacer una vez por ronda.
policies-drawing = Hay dos Conductas culturales desarrolladas. La de arriba está activa; de la otra solo queda el efecto único. Una tercera costaría 3 de Cultura.

## use

use-title = Usar cartas, y qué hacen sus efectos
use-1 =
    Como acción puedes usar el efecto de una carta activada, cada una una vez por ronda.
    Nunca es obligatorio.
use-2 =
    Algunos efectos no necesitan acción: lo que vale siempre, lo que ocurre «siempre que» pasa otra cosa o «la primera vez de cada ronda», y lo que «puedes» hacer.
    Cuentan en cuanto se activa la carta.
use-3 =
    Archivar saca de la partida una carta sin activar: tu Ciudad se aligera, pero esa carta ya no vale nada.
    Descartar una carta solo la envía a tu pila de descartes.
    Reforzar endereza una carta activada: ya ha hecho su trabajo y se queda en tu Ciudad para la próxima ronda.
    El Conocimiento que esté bajo una de estas cartas se descarta.
use-4 =
    Copiar es hacer lo que dice otra carta tuya, aunque ya se haya usado, y ganar otra vez sus Recursos.
    Un efecto con «si has ganado» solo pregunta qué has recibido en esta ronda, gastado o no.
use-5 =
    Los avances científicos también son una acción: paga 2 de Ciencia; después, roba y usa la primera carta de tu mazo de Ciudad.
    Tienes enseguida sus Recursos y su efecto; luego se descarta.
    Se puede hacer tantas veces como puedas pagar, pero no con el mazo vacío.
use-drawing = El Foro se ha usado y lleva su ficha de Acción. El Dojo se ha reforzado: está derecho y se quedará cuando se descarten las demás.

## provinces

provinces-title = Provincias y Barricadas
provinces-1 =
    Las Provincias del Desarrollo disponible se pagan con Poder militar.
    Cada una va encima de tu pila de Provincias, cuyo orden nunca cambia, y da su efecto único.
    La controlas mientras está ahí.
provinces-2 =
    También puedes conquistar una Provincia de tu rival, pero solo la de arriba.
    Paga su coste en Poder militar, 1 como mínimo, y ponla en tu propia pila; esta vez no da su efecto único.
provinces-3 =
    Una Barricada se compra como una Construcción, pero va encima de tu pila.
    Cada Barricada sobre la Provincia de arriba la encarece en 2 de Poder militar.
    Quien la conquista devuelve esas Barricadas a su montón.
    Si la cubre una Provincia más nueva, una Barricada espera hasta que su propia Provincia vuelva a estar arriba.
provinces-4 =
    Cada Provincia es Costera, Montañosa o Agrícola.
    Las cartas que preguntan por un tipo miran toda tu pila.
provinces-drawing = Sobre el Sáhara, la Provincia superior de los malienses, hay una Barricada: conquistarlo cuesta 3 y 2 más, 5 de Poder militar. Fenicia, debajo, está a salvo por ahora.

## advantage

advantage-title = La Ventaja y el Líder militar
advantage-1 =
    Quien tiene la Ventaja puede usar a su Líder militar, una vez por ronda y como acción, y algunas cartas mejoran con ella.
advantage-2 =
    Para tomarla cuando está libre, paga la cantidad que quieras de un solo Recurso básico; esas fichas se ponen sobre ella.
advantage-3 =
    Para quitársela a tu rival, paga el mismo Recurso y más de lo que hay; tus fichas sustituyen a las anteriores.
    Quien la tiene no puede añadir nada.
    Un efecto que te permite ganar la Ventaja no cuesta nada, pero no deja fichas sobre ella.
advantage-4 =
    La Ventaja se desgasta: al final de cada ronda pierde una ficha, y sin fichas no es de nadie.
    Así, 3 fichas duran el resto de esta ronda y dos más.
advantage-drawing = Los malienses tienen la Ventaja con 2 de Ciencia. Tomarla ahora cuesta 3 de Ciencia o más.

## trade

trade-title = Comerciar con Ciudades libres
trade-1 =
    Una vez por ronda tu Explorador puede comerciar.
    Elige una de las Ciudades libres a la vista, pon 1 de tu Oro en tu lado de la carta y haz lo que dice su efecto.
    Puedes comerciar con cada Ciudad libre una vez por ronda.
trade-2 =
    Con 4 de Oro en tu lado reclamas la Ciudad libre, después de su efecto: todo el Oro que hay en ella se pierde, también el de tu rival, la carta se pone junto a tu Ciudad y se revela otra.
trade-3 =
    Comerciar con una Ciudad libre propia no cuesta Oro.
    Algunas cartas permiten comerciar gratis: entonces el Oro sale de la reserva general, y tu Explorador aún se puede usar.
trade-drawing = Los japoneses tienen 3 de Oro en Venecia. La próxima vez que comercien allí la reclaman, y el Oro de los malienses se pierde.

## round-end

round-end-title = El final de una ronda
round-end-1 =
    Cuando las dos Civilizaciones han pasado viene la Fase de Mantenimiento: se reparten cartas de tu mazo de Ciudad en los huecos, fila por fila.
    Si el mazo se acaba, la pila de descartes se baraja para formar otro; eso ocurre solo aquí.
round-end-2 =
    Después, en la Fase de Desarrollo, se rellena el Desarrollo disponible.
    Si quedan más de 3 cartas, salen las más alejadas del mazo hasta que haya 3; luego llegan otras hasta 6.
    Así que nada dura mucho tiempo.
round-end-3 =
    Por último, la Ventaja se desgasta y la otra Civilización pasa a ser la inicial.

## scoring

scoring-title = Puntos y Dominio
scoring-1 =
    Después de la ronda final tus cartas cuentan estén donde estén: en la Ciudad, en el mazo o en la pila de descartes.
    Las cartas archivadas, las Barricadas, las Maravillas sin acabar, el Oro y la Cultura no valen nada.
scoring-2 =
    Dominio: en cada una de las cuatro primeras líneas, quien tiene más gana 3 puntos además; si hay empate, los ganáis los dos, salvo que no tengáis ninguno.
    El Conocimiento con el que empezaste no da puntos, pero cuenta para el Dominio.
scoring-3 =
    Si los puntos son iguales, gana quien tiene la Ventaja; luego, quien tiene más Oro; luego, quien tiene más Cultura; si no, la victoria se comparte.
scoring-row = Por cada
scoring-value = Puntos
scoring-row-1 = Provincia de tu pila
scoring-value-1 = 1
scoring-row-2 = Conocimiento que has adquirido
scoring-value-2 = 1
scoring-row-3 = Maravilla completada
scoring-value-3 = 2
scoring-row-4 = Conducta cultural desarrollada
scoring-value-4 = 2
scoring-row-5 = Ciudad libre tuya
scoring-value-5 = 2

## peoples

peoples-title = Lo propio de cada Civilización
peoples-1 =
    Los malienses pagan las Provincias con Oro, nunca con Poder militar, y ganan 1 de Oro cada vez que conquistan una.
    Los aztecas empiezan con una Provincia y seis marcadores de Tipo de Provincia; un marcador añade a una Provincia un tipo que no tenga.
    Los japoneses siguen las reglas comunes.
peoples-2 =
    Pueden enfrentarse Civilizaciones de todas las cajas de Duel.
    Si varias cajas traen tareas para el Explorador, el tuyo hace una de ellas por ronda.

## glance

glance-title = Todas las acciones de un vistazo
glance-1 = En tu turno haces una de estas. El Oro puede sustituir a los Recursos básicos.
glance-row = Acción
glance-value = Precio
glance-row-1 = Adquirir una Construcción o una Barricada
glance-value-1 = su coste en Producción
glance-row-2 = Adquirir un Conocimiento
glance-value-2 = su coste en Ciencia
glance-row-3 = Adquirir una Provincia del Desarrollo disponible
glance-value-3 = su coste en Poder militar
glance-row-4 = Empezar una Maravilla
glance-value-4 = su primer coste en Producción
glance-row-5 = Completar tu Maravilla
glance-value-5 = su segundo coste en Producción
glance-row-6 = Desarrollar una Conducta cultural
glance-value-6 = 1 de Cultura por la primera, 2 por la segunda, hasta 5
glance-row-7 = Conquistar la Provincia superior de tu rival
glance-value-7 = su coste en Poder militar, y 2 por cada Barricada que tenga encima
glance-row-8 = Usar una carta activada o tu Conducta cultural activa
glance-value-8 = nada; cada una una vez por ronda
glance-row-9 = Avances científicos
glance-value-9 = 2 de Ciencia
glance-row-10 = Tomar la Ventaja
glance-value-10 = algo de un Recurso básico; si la tiene tu rival, más del mismo
glance-row-11 = Usar a tu Líder militar
glance-value-11 = nada; una vez por ronda, con la Ventaja
glance-row-12 = Comerciar con tu Explorador
glance-value-12 = 1 de Oro; con tu propia Ciudad libre, nada; una vez por ronda
glance-row-13 = Pasar
glance-value-13 = nada
