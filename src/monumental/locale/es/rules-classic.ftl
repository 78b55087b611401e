## Componentes

BASE-COMP-01 = Las cartas de Civilización incluyen, para cada una de las 5 Civilizaciones, 15 cartas de Ciudad: 5 Campamentos de trabajo, 3 Bibliotecas, 3 Fuertes, 1 Foro, 1 Mina, 1 Construcción especial y 1 Conocimiento.
BASE-COMP-02 = Cada Civilización tiene 5 cartas de Conducta cultural (25 en total).
BASE-COMP-03 = Cada Civilización tiene 1 carta de Líder militar (5 en total).
BASE-COMP-04 = Hay 20 cartas para el modo en solitario.
BASE-COMP-05 = Cartas de Desarrollo: 15 de la Era I, 12 de la Era II, 8 de la Era III y 3 cartas de Separación de Era.
BASE-COMP-06 = Construcciones básicas: 10 Talleres, 10 Laboratorios y 10 Campos de tiro con arco.
BASE-COMP-07 = Terreno: 4 losetas de Capital y 36 losetas de Provincia.
BASE-COMP-08 = Cada Civilización tiene 1 Unidad de Líder militar y 9 Tropas.
BASE-COMP-09 = Cada Civilización tiene 2 Exploradores y 2 Puestos de avanzada.
BASE-COMP-10 = Fichas del mapa: 13 de Maravilla, 50 de Exploración (de Bárbaro y de Villa libre), 25 de Producción y 20 de Mercado (5 de cada tipo).
BASE-COMP-11 = Fichas de la reserva general: 40 de Oro y 20 de Cultura.
BASE-COMP-12 = Fichas de Recurso: 12 de Producción, 15 de Poder militar y 12 de Ciencia. Además, 5 marcadores de Maravilla.

## Objetivo

BASE-AIM-01 = Gana quien tenga más puntos al final.
BASE-AIM-02 = Pueden jugar de 1 a 4 personas.

## Preparación del mapa y de la reserva general

BASE-SETUP-01 = Monta el mapa según una de las disposiciones propuestas para el número de participantes o crea uno propio.
BASE-SETUP-02 = Pon las fichas de Bárbaro y de Villa libre donde indique la disposición, con el número grande a la vista.
BASE-SETUP-03 = Para cada Mercado, toma al azar tantas fichas de Mercado como participantes haya y apílalas bocabajo en la loseta de ese Mercado.
BASE-SETUP-04 = Pon una ficha de Producción en cada loseta, salvo en las Capitales, las losetas de Agua y las losetas con Mercado.
BASE-SETUP-05 = Las fichas de Bárbaro, Villa libre, Producción y Mercado que no se usan se retiran de la partida.
BASE-SETUP-06 = Todas las fichas de Oro y de Cultura van a la reserva general.
BASE-SETUP-07 = Todas las fichas de Recurso y todos los marcadores de Maravilla van a la reserva general.

## Mazo de Desarrollo y Construcciones básicas

BASE-DECK-01 = Separa las cartas de Desarrollo por eras y baraja cada era por su lado.
BASE-DECK-02 = Apila las eras: la III en el fondo, la II en medio y la I arriba.
BASE-DECK-03 = Pon la carta de Separación de cada era encima de las cartas de esa era.
BASE-DECK-04 = Cuando se revela una carta de Separación, se retira de la partida.
BASE-DECK-05 = Una vez formado, el mazo de Desarrollo ya no se baraja.
BASE-DECK-06 = Las Construcciones básicas forman 3 montones bocarriba, uno por tipo.

## Civilizaciones y Ciudades

BASE-CITY-01 = Cada participante elige una Civilización.
BASE-CITY-02 = Toma 15 cartas de Ciudad, 5 Conductas culturales, 1 carta de Líder militar, 10 Unidades, 2 Exploradores y 2 Puestos de avanzada.
BASE-CITY-03 = Los componentes de las Civilizaciones que no se usan vuelven a la caja.
BASE-CITY-04 = Antes de barajar, aparta las Conductas culturales y la carta de Líder militar.
BASE-CITY-05 = Baraja las 15 cartas de Ciudad.
BASE-CITY-06 = Reparte bocarriba una cuadrícula de 3 × 3, carta a carta, de izquierda a derecha y de arriba abajo: es la Ciudad.
BASE-CITY-07 = Si repartes un Conocimiento, reparte la siguiente carta encima, de modo que el texto del Conocimiento siga a la vista.
BASE-CITY-08 = Las cartas restantes son el mazo de Ciudad, bocabajo, con sitio para una pila de descartes.
BASE-CITY-09 = La carta de Líder militar queda bocarriba junto a la Ciudad.
BASE-CITY-10 = Las Conductas culturales quedan bocabajo junto a la Ciudad (mazo de Cultura); su Civilización puede mirarlas en cualquier momento.
BASE-CITY-11 = Cada Civilización empieza con 2 de Oro.
BASE-CITY-12 = Quien haya visitado más recientemente otro país es la Civilización inicial y toma el marcador.
BASE-CITY-13 = Empezando por la última Civilización en el orden de turno y en sentido antihorario, cada una elige una loseta de Capital.
BASE-CITY-14 = El Líder militar, todas las Tropas y los dos Exploradores de cada Civilización empiezan en su Capital.
BASE-CITY-15 = Los Puestos de avanzada empiezan en la reserva personal de cada Civilización.

## Desarrollo disponible

BASE-DISP-01 = Revela las 6 cartas superiores del mazo de Desarrollo y ponlas en una fila junto al mazo.
BASE-DISP-02 = Con 2 participantes, forma en su lugar dos filas paralelas de 3 cartas.

## Mapas propios

BASE-MAP-01 = Para un mapa propio puedes usar cualquier loseta de la caja.
BASE-MAP-02 = Coloca al azar 1 Villa libre por participante, pero no en Capitales ni en losetas de Agua.
BASE-MAP-03 = Coloca 1 ficha de Bárbaro, con el número a la vista, en cada una de las demás losetas, salvo en las de Agua y las Capitales.
BASE-MAP-04 = Los valores de los Bárbaros adyacentes a cada Capital deben ser iguales para todas las Civilizaciones y solo pueden ser 1 o 2.
BASE-MAP-05 = Coloca al azar 1 Mercado por participante; la pila de cada Mercado tiene tantas fichas como participantes haya.
BASE-MAP-06 = Pon 1 ficha de Producción en cada loseta, salvo en las losetas de Agua y las losetas con Mercado.

## El turno

BASE-TURN-01 = Empieza la Civilización inicial; los turnos siguen el sentido horario.
BASE-TURN-02 = Un turno tiene cuatro fases, por este orden: Fase de Ciudad, Fase de Acciones, Fase de Mantenimiento y Fase de Desarrollo.

## Fase de Ciudad

BASE-ACT-01 = Elige una fila completa y una columna completa; sus cartas quedan activadas.
BASE-ACT-02 = Anuncia las cartas activadas y gíralas 45 grados.
BASE-ACT-03 = Si activas un espacio con un Conocimiento, se activan tanto el Conocimiento como la carta que tiene encima.
BASE-ACT-04 = Durante el turno puedes ganar los recursos y usar los efectos de las cartas activadas en cualquier orden.
BASE-ACT-05 = El efecto de una carta se puede usar una vez en el turno en que se activa, salvo que su texto indique otra cosa o que otro efecto vuelva a activarla.
BASE-ACT-06 = Usar un efecto es opcional.
BASE-ACT-07 = Si un efecto te hace robar y tu mazo de Ciudad está vacío, baraja antes la pila de descartes para formar un mazo nuevo.

## Recursos

BASE-RES-01 = Los Recursos básicos son Producción, Ciencia y Poder militar.
BASE-RES-02 = Con Producción se pagan las Construcciones y las Maravillas.
BASE-RES-03 = Con Ciencia se pagan los Conocimientos (y los avances científicos).
BASE-RES-04 = Con Poder militar se paga el movimiento de las Unidades y los Exploradores.
BASE-RES-05 = La Producción puede venir de cartas y de fichas de Producción, de Mercado y de Villa libre.
BASE-RES-06 = La Ciencia y el Poder militar pueden venir de cartas y de fichas de Mercado y de Villa libre.
BASE-RES-07 = Cuando generes Recursos básicos, toma de inmediato sus fichas de Recurso.
BASE-RES-08 = Los Recursos básicos deben gastarse en el turno en que se generan; los que no hayas gastado se pierden al final del turno.
BASE-RES-09 = Las fichas de Producción y de Mercado que recoges del mapa van a tu reserva personal y puedes usarlas este turno o más adelante.
BASE-RES-10 = El Oro y la Cultura se conservan de un turno a otro.
BASE-RES-11 = Con Cultura se pagan las Conductas culturales.
BASE-RES-12 = El Oro puede sustituir a cualquier Recurso básico, pero nunca a la Cultura.
BASE-RES-13 = Puedes usar el Oro y la Cultura en cualquier momento del turno actual o de uno posterior.

## Términos de las cartas

BASE-TERM-01 = Archivar: elegir una carta de la Ciudad que no se haya activado este turno y retirarla de la partida.
BASE-TERM-02 = Si archivas una carta con un Conocimiento, el Conocimiento va a la pila de descartes.
BASE-TERM-03 = Las cartas archivadas se guardan debajo de la carta de Líder militar.
BASE-TERM-04 = Si un efecto te hace archivar una carta en el turno de otra Civilización, reparte de inmediato otra carta de tu mazo de Ciudad en su lugar.
BASE-TERM-05 = Las Construcciones básicas son los Talleres, los Laboratorios y los Campos de tiro con arco.
BASE-TERM-06 = Descartar: elegir cualquier carta de tu Ciudad y ponerla en tu pila de descartes (no en la de Desarrollo).
BASE-TERM-07 = Ganar una carta: tomar una carta de Desarrollo o una Construcción básica sin pagar su coste y ponerla encima de tu mazo de Ciudad.
BASE-TERM-08 = El Oro y la Cultura no son Recursos básicos.
BASE-TERM-09 = Generar: estas condiciones tienen en cuenta los recursos ganados este turno por cualquier medio; los recursos no se gastan.
BASE-TERM-10 = Gastar: estos efectos consumen recursos para producir otros recursos o efectos.
BASE-TERM-11 = Reforzar: una carta activada se queda en la Ciudad al final del turno en vez de descartarse.
BASE-TERM-12 = Si refuerzas una carta con un Conocimiento, el Conocimiento se descarta.

## Fase de Acciones

BASE-ACTN-01 = Realiza tantas acciones como quieras, en cualquier orden y combinación, mientras puedas pagarlas.
BASE-ACTN-02 = Puedes mirar tu pila de descartes.
BASE-ACTN-03 = Las acciones son: adquirir una carta; desarrollar una Conducta cultural; conquistar una Provincia; mover ejércitos; construir un Puesto de avanzada; mover y usar Exploradores; lograr avances científicos.

## Adquirir cartas

BASE-ACQ-01 = El coste de una carta está impreso en ella.
BASE-ACQ-02 = Una Construcción (básica o del Desarrollo disponible) cuesta Producción y va encima de tu mazo de Ciudad.
BASE-ACQ-03 = Solo puedes adquirir una Construcción básica mientras queden cartas en su montón.
BASE-ACQ-04 = Un Conocimiento del Desarrollo disponible cuesta Ciencia y va encima de tu mazo de Ciudad.
BASE-ACQ-05 = Una Maravilla se construye en dos pasos, cada uno con su propio coste.
BASE-ACQ-06 = Adquirir una Maravilla del Desarrollo disponible cuesta la Producción del círculo izquierdo; la carta queda junto a la Ciudad con un marcador de Maravilla sobre ese círculo.
BASE-ACQ-07 = Al completar el segundo paso, el marcador pasa al círculo derecho.
BASE-ACQ-08 = Puedes dar los dos pasos en el mismo turno.
BASE-ACQ-09 = Al completar una Maravilla, ganas de inmediato su efecto único.
BASE-ACQ-10 = La carta de la Maravilla completada va encima de tu mazo de Ciudad y el marcador vuelve a la reserva general.
BASE-ACQ-11 = Después, coloca la ficha de Maravilla correspondiente en una Provincia que controles o en tu Capital.
BASE-ACQ-12 = En cada Provincia o Capital puede haber como máximo una ficha de Maravilla.
BASE-ACQ-13 = Una Maravilla que un efecto te hace ganar sin pagar su coste da igualmente su efecto único.
BASE-ACQ-14 = Solo puedes tener una Maravilla en construcción; si adquieres otra, debes conservar una y retirar la otra de la partida.
BASE-ACQ-15 = Cuando se retira una Maravilla en construcción, su marcador vuelve a la reserva general.

## Conductas culturales

BASE-POL-01 = Elige cualquier carta de tu mazo de Cultura y paga Cultura.
BASE-POL-02 = La n-ésima Conducta cultural cuesta n de Cultura.
BASE-POL-03 = Una Conducta cultural desarrollada queda bocarriba junto a la Ciudad.
BASE-POL-04 = Al desarrollar una Conducta cultural, ganas de inmediato su efecto único.
BASE-POL-05 = El efecto continuo de una Conducta cultural dura hasta que se desarrolla otra.
BASE-POL-06 = Una Conducta cultural nueva se pone encima de la anterior, de modo que el efecto único de esta siga a la vista.
BASE-POL-07 = Al desarrollar una Conducta cultural nueva se repiten también los efectos únicos de todas las anteriores.

## Conquistar Provincias

BASE-CONQ-01 = Puedes conquistar una Provincia adyacente a tu Capital o a una Provincia que controles.
BASE-CONQ-02 = Con 1 de Poder militar mueves 1 Unidad a la Provincia atacada.
BASE-CONQ-03 = Debes mover a la Provincia tantas Unidades como indique su valor de defensa.
BASE-CONQ-04 = Las Unidades pueden venir de tu Capital o de Provincias que controles y que estén conectadas con el objetivo a través de Provincias controladas por ti.
BASE-CONQ-05 = Las mismas Unidades pueden atacar varias veces en un turno si se paga cada movimiento.
BASE-CONQ-06 = Nunca puedes dejar sin Unidades ni Puesto de avanzada una Provincia que controles; la Capital es la excepción.
BASE-CONQ-07 = Las Capitales de otras Civilizaciones no se pueden atacar.
BASE-CONQ-08 = Las losetas de Agua no se pueden atacar.
BASE-CONQ-09 = Controlas una Provincia mientras tengas en ella al menos una Unidad o un Puesto de avanzada.
BASE-CONQ-10 = Las Unidades de una Provincia aislada solo pueden participar en ataques a Provincias adyacentes a esa Provincia aislada.
BASE-CONQ-11 = Un ataque puede combinar Unidades de una Provincia aislada con Unidades de otras Provincias que también sean adyacentes al objetivo.
BASE-CONQ-12 = Provincia bárbara: coste = valor de la Provincia + valor del Bárbaro (ejemplo: 1 + 2 = 3 de Poder militar).
BASE-CONQ-13 = Provincia bárbara: debes mover a ella tantas Unidades como indique el valor de defensa de la Provincia.
BASE-CONQ-14 = Provincia bárbara: recoge la ficha y elige de inmediato uno de los dos beneficios de su reverso.
BASE-CONQ-15 = Los Recursos básicos que da una ficha se pierden si no los gastas este turno; el Oro y la Cultura se conservan.
BASE-CONQ-16 = La ficha que has recogido se guarda junto a la Ciudad con el anverso a la vista.
BASE-CONQ-17 = Provincia con Villa libre: coste = valor de la Provincia en Poder militar + recursos de la ficha (ejemplo: 1 de Poder militar + 2 de Ciencia).
BASE-CONQ-18 = Provincia con Villa libre: mueve a ella tantas Unidades como indique el valor de la loseta, y al menos 1 si el valor es 0.
BASE-CONQ-19 = Provincia con Villa libre: paga los recursos de la ficha.
BASE-CONQ-20 = Provincia con Villa libre: recoge la ficha y elige de inmediato uno de sus dos beneficios.
BASE-CONQ-21 = Provincia de un rival: coste en Poder militar = defensa de todas las Unidades enemigas + valor de la Provincia + Puesto de avanzada + Maravilla.
BASE-CONQ-22 = Valores de defensa: Tropa, 1; Líder militar, 2; Puesto de avanzada, 3; Maravilla, 2.
BASE-CONQ-23 = Al atacar, un Líder militar vale 1.
BASE-CONQ-24 = Ejemplo: una Provincia de valor 2 con 3 Tropas y un Líder militar tiene defensa 7.
BASE-CONQ-25 = Las Unidades que la Civilización derrotada tenía en la loseta conquistada vuelven a su Capital.
BASE-CONQ-26 = El Puesto de avanzada que la Civilización derrotada tenía en la loseta vuelve a su reserva personal.
BASE-CONQ-27 = El Líder militar puede ser una de las Unidades que mueves a una Provincia atacada.
BASE-CONQ-28 = Si el Líder militar entra así en la Provincia atacada, ganas de inmediato el beneficio de su carta, una vez por turno.
BASE-CONQ-29 = Los Recursos básicos que da el Líder militar se pierden si no los gastas este turno.

## Mover ejércitos

BASE-MAN-01 = Puedes mover tantas Unidades como puedas pagar dentro de las Provincias que controlas.
BASE-MAN-02 = Con 1 de Poder militar mueves 1 Unidad a cualquier distancia por tus Provincias conectadas y tu Capital.
BASE-MAN-03 = No se puede mover una Unidad a una Provincia aislada.
BASE-MAN-04 = Si una ficha o una carta te permite mover 1 o 2 Unidades, solo puedes moverlas a Provincias que ya controles.

## Puestos de avanzada

BASE-OUT-01 = En cualquier momento de tu turno puedes construir gratis un Puesto de avanzada en una Provincia donde tengas 3 o más Unidades.
BASE-OUT-02 = Devuelve 3 de esas Unidades a tu Capital y coloca un Puesto de avanzada de tu reserva personal.
BASE-OUT-03 = Solo puedes construir 2 Puestos de avanzada durante la partida.
BASE-OUT-04 = Un Puesto de avanzada no se mueve nunca.
BASE-OUT-05 = En cada Provincia puede haber como máximo un Puesto de avanzada.
BASE-OUT-06 = También puedes construir un Puesto de avanzada en una Provincia aislada.
BASE-OUT-07 = Si pierdes una Provincia, el Puesto de avanzada que tenías en ella vuelve a tu reserva personal.

## Exploradores

BASE-EXP-01 = Con 1 de Poder militar mueves 1 Explorador a una Provincia adyacente, la controle quien la controle.
BASE-EXP-02 = Un Explorador puede moverse varias veces en un turno si se paga cada movimiento.
BASE-EXP-03 = Cada Explorador puede realizar por turno una de estas dos acciones: recoger una ficha de un Mercado o recoger una ficha de Producción.
BASE-EXP-04 = Acción de Mercado: mira todas las fichas del Mercado de la Provincia del Explorador, conserva una bocarriba junto a tu Ciudad y devuelve las demás bocabajo.
BASE-EXP-05 = En toda la partida solo puedes tener una ficha de cada Mercado.
BASE-EXP-06 = Acción de Producción: recoge la ficha de Producción de la Provincia del Explorador y ponla en tu reserva personal.
BASE-EXP-07 = Un Explorador puede recoger como máximo una ficha de cada Mercado distinto.
BASE-EXP-08 = Un Explorador que empieza el turno en una loseta con un Mercado o una ficha de Producción puede realizar allí su acción sin moverse.
BASE-EXP-09 = Puedes usar las fichas de tu reserva personal cuando quieras; una ficha de Mercado que da Recursos básicos da fichas de Recurso que se pierden al final del turno.
BASE-EXP-10 = Una ficha de Mercado usada se pone bocabajo y se conserva.
BASE-EXP-11 = Un Explorador no es una Unidad y no puede conquistar ni controlar Provincias.

## Avances científicos

BASE-SCI-01 = Paga 2 de Ciencia para robar la carta superior de tu mazo de Ciudad y activarla como si se hubiera activado en tu Ciudad.
BASE-SCI-02 = La carta que robas se descarta con las cartas activadas en la Fase de Mantenimiento.
BASE-SCI-03 = Las cartas que robas por este u otros efectos no se consideran parte de tu Ciudad para los demás efectos.

## Fase de Mantenimiento

BASE-REPC-01 = Después de tus acciones, todas las cartas activadas van a tu pila de descartes.
BASE-REPC-02 = Rellena los huecos de la cuadrícula carta a carta, de izquierda a derecha y de arriba abajo.
BASE-REPC-03 = Si repartes un Conocimiento, la siguiente carta que repartes va encima.
BASE-REPC-04 = Si esa carta también es un Conocimiento, conserva uno, descarta el otro y sigue así hasta que repartas una carta de otro tipo.
BASE-REPC-05 = La pila de descartes solo se baraja para formar un mazo nuevo cuando el mazo está vacío y hay que robar una carta; esto puede ocurrir en la Fase de Acciones.
BASE-REPC-06 = Si el mazo y la pila de descartes están vacíos, los espacios restantes se quedan vacíos.

## Fase de Desarrollo

BASE-REPD-01 = Con 3 o 4 participantes: si este turno has adquirido al menos una carta del Desarrollo disponible, desplaza las demás hacia la derecha y reparte hasta que haya 6, sea cual sea la era.
BASE-REPD-02 = Con 3 o 4 participantes: si no has adquirido ninguna, descarta la carta más alejada del mazo, desplaza las demás y reparte una carta.
BASE-REPD-03 = El Desarrollo disponible solo se repone al final del turno.
BASE-REPD-04 = Con 2 participantes: trata cada fila por separado.
BASE-REPD-05 = Con 2 participantes: en una fila de la que hayas adquirido al menos una carta, desplaza las demás alejándolas del mazo y reparte hasta que haya 3.
BASE-REPD-06 = Con 2 participantes: en una fila de la que no hayas adquirido ninguna, descarta la carta más alejada del mazo, desplaza las demás y reparte una.
BASE-REPD-07 = Con 2 participantes: si no has adquirido ninguna carta, descarta, desplaza y reparte así en ambas filas.

## Fin de la partida

BASE-END-01 = El final se desencadena cuando, al final de un turno, se reparte la última carta de Desarrollo en el Desarrollo disponible.
BASE-END-02 = La partida continúa hasta que haya jugado quien está a la derecha de la Civilización inicial; después, cada Civilización tiene un turno más, el turno final.
BASE-END-03 = Todas las Civilizaciones juegan el mismo número de turnos.
BASE-END-04 = Cada Conocimiento: 1 punto.
BASE-END-05 = Cada Maravilla: 2 puntos.
BASE-END-06 = Cada Conducta cultural desarrollada: 2 puntos.
BASE-END-07 = Cada Provincia controlada: 1 punto.
BASE-END-08 = Las cartas archivadas no dan puntos.
BASE-END-09 = Dominio: 3 puntos por cada una de estas mayorías: más Conocimientos, más Provincias, más Maravillas, más Conductas culturales.
BASE-END-10 = Si hay empate en una categoría de Dominio, todas las Civilizaciones empatadas reciben los 3 puntos.
BASE-END-11 = Los empates por la victoria los decide tener más Oro y luego más Cultura; si persisten, la victoria se comparte.

## Jugar en solitario

BASE-SOLO-01 = Juega en un mapa para 2 participantes; elige una Civilización para ti y otra para el Autómata.
BASE-SOLO-02 = El Desarrollo disponible se forma como con 2 participantes.
BASE-SOLO-03 = El Autómata juega el primer turno; después, los turnos se alternan como de costumbre.
BASE-SOLO-04 = En su turno, el Autómata revela la carta superior del mazo de Solitario y recorre sus líneas de arriba abajo: cumple todas las que se puedan cumplir y se salta las demás.
BASE-SOLO-05 = Algunas líneas de las cartas de Solitario solo valen para determinadas Civilizaciones.
BASE-SOLO-06 = Las cartas que gana el Autómata quedan bocarriba en su zona.
BASE-SOLO-07 = Las fichas de Exploración y de Mercado que recoge el Autómata se retiran de la partida.
BASE-SOLO-08 = Al final, el Autómata recibe puntos como cualquier participante, por sus cartas y sus Provincias.
