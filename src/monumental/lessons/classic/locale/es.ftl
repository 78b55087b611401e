### The course of classic. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental, el juego clásico
course-about = Mapa, Unidades y Exploradores, Maravillas y Conductas culturales: el juego de dos a cuatro, paso a paso.

## How a game begins, and how it is won

goal = De qué se trata
goal-about = Una Civilización, una Capital y lo que da puntos.
goal-aim = Guía una Civilización desde las primeras chozas hasta la era moderna. Al final gana quien tenga más puntos.
goal-choose = Cada Civilización tiene sus Conductas culturales, su Líder militar y unas cartas que nadie más tiene. ¿Cuál será la tuya?
goal-taken = A los Daneses ya les ha echado el ojo tu rival. Esta vez, elige otra.
goal-capital = Tu pueblo necesita un hogar en el mapa: una Capital. Nadie te la podrá quitar. Elige una de las dos.
goal-points = Cada Provincia y cada Conocimiento da 1 punto; cada Maravilla y cada Conducta cultural, 2. Tener más que nadie de una de estas cosas da otros 3.
goal-clock = El mazo de Desarrollo es el reloj: tres Eras, cada una tras una carta de Separación. Al colocarse su última carta, se acaba la ronda y queda un turno final por participante.
goal-begin = Los Daneses eran la Civilización inicial; ahora es tu turno. Todo turno empieza en tu Ciudad: elige una fila y una columna, solo para ver cómo funciona.

## A turn in the City

city = Fila y columna
city-about = Tu Ciudad son tres por tres cartas. En tu turno funcionan una fila y una columna.
city-nine = Nueve cartas en tres filas: tu Ciudad. El turno empieza con la Fase de Ciudad: activas una fila y una columna, cinco cartas en total.
city-choose = Activa la fila 2 y la columna a: allí hay dos cartas con texto, la { $card-mine } y el { $card-forum }.
city-no-texts = Eso da recursos, pero ninguna carta con texto. Prueba la fila 2 y la columna a.
city-no-mine = La { $card-mine } no se activaría, y la necesitamos. Prueba la fila 2 y la columna a.
city-gained = 2 de Producción y 1 de Ciencia. Con el Poder militar, son los Recursos básicos. Las fichas de Recurso muestran cuánto tienes; lo que no gastes este turno se pierde.
city-mine = Llega la Fase de Acciones: haz cuantas quieras. Usa la { $card-mine }: da 1 de Oro si has ganado 2 de Producción. Solo se mira; la Producción la conservas.
city-too-early = Este turno aún da más de sí. Una carta sin usar se desaprovecha.
city-forum = Una carta activada se puede usar una vez. Consigue 1 de Cultura con el { $card-forum }: elige su segunda mitad y paga dos Recursos distintos.
city-not-archive = Archivar también es útil, pero ahora queremos Cultura. Elige la otra mitad.
city-end = El Oro y la Cultura se guardan para otros turnos. Ya está todo: termina tu turno.
city-anew = Tus cartas activadas han ido a la pila de descartes. En la Fase de Mantenimiento tu Ciudad se rellena con tu mazo de Ciudad. Cuando se agota, los descartes se barajan y forman otro.

## New cards

buying = Cartas nuevas
buying-about = El Desarrollo disponible, las Construcciones básicas y Oro para lo que falte.
buying-display = Estas cartas se pueden conseguir: el Desarrollo disponible. Entre dos son dos filas de tres. Las nuevas entran junto al mazo; las más viejas están más lejos.
buying-knowledge = La Producción paga Construcciones y Maravillas; la Ciencia, Conocimientos. Adquiere { $card-mathematics }: paga 3 de Ciencia.
buying-use-it = No termines aún: perderías tu Producción.
buying-later = Las Maravillas tienen su propia lección. Primero, { $card-mathematics }.
buying-basic = Lo que adquieres va encima de tu mazo de Ciudad: pronto lo verás. Las Construcciones básicas están en montones, a 2 de Producción. Adquiere una.
buying-basic-first = ¡Buena carta! Pero primero una Construcción básica: es la vía barata hacia una Ciudad más fuerte.
buying-gold = Quedan 2 de Producción y el { $card-scriptorium } cuesta 3. El Oro sustituye a cualquier Recurso básico, uno por uno, pero nunca a la Cultura. Adquiérelo.
buying-end = Solo has tomado cartas de la primera fila. Termina el turno y fíjate en la segunda.
buying-rows = Tu turno acaba con la Fase de Desarrollo. La fila de la que tomaste algo solo se rellena. La otra pierde su carta más lejana al mazo.

## The map

conquest = Las primeras Provincias
conquest-about = Unidades, el Líder militar, los Bárbaros y las fichas que guardan.
conquest-map = El mapa. En tu Capital están todas tus Unidades: nueve Tropas y tu Líder militar. Puedes conquistar cualquier Provincia junto a tus tierras, pero ni agua ni Capitales.
conquest-price = La defensa de una Provincia es su terreno (pradera 0, bosque 1, montaña 2, volcán 3) más el número de su ficha de Bárbaro. Paga ese Poder militar y mueve allí esas Unidades.
conquest-conquer = Pradera 0 y Bárbaros 2: son 2 de Poder militar y 2 Unidades. Conquista la Provincia 9.
conquest-other-one = También es buena Provincia, ¡y barata! Pero empecemos por la 9.
conquest-warlord = ¿Qué Unidades van? El Líder militar ataca como una Tropa. Pero una vez por turno, cuando participa, su carta te da algo. Envíalo.
conquest-without-warlord = También vale. Pero con el Líder militar tendrías 2 de Producción más.
conquest-token = Has conquistado una Provincia bárbara y te quedas su ficha de Exploración. Detrás tiene dos beneficios: elige uno ahora mismo.
conquest-again = Quedan 2 de Poder militar. Las Unidades atacan tantas veces como puedas pagar. Toma también la Provincia 4.
conquest-second = Otra ficha de Exploración. El Oro lo puedes guardar; el Poder militar has de gastarlo este turno.

rivals = Villas libres y rivales
rivals-about = Otros caminos hacia una Provincia y lo que la defiende.
rivals-town = En una Villa libre no hay Bárbaros. Pagas el terreno en Poder militar, al menos 1, y lo que pide la ficha: aquí, 1 de Ciencia. Conquista la Provincia 17.
rivals-town-first = Ya llegará. Primero la Villa libre, la Provincia 17.
rivals-who = Basta una Unidad. Puede venir de cualquier parte de tus tierras conectadas, pero ninguna Provincia debe quedar vacía. Envía una.
rivals-benefit = De nuevo eliges uno de dos beneficios. Toma el segundo: 2 de Producción y la ficha de Producción de una de tus Provincias.
rivals-other-benefit = La Cultura nunca viene mal. Pero hoy prueba el otro beneficio.
rivals-gather = ¿De qué Provincia tuya recoges la ficha de Producción?
rivals-defense = Ahora, los Daneses. Sus Provincias tienen el valor del terreno, 1 por cada Tropa, 2 por el Líder militar, 3 por un Puesto de avanzada y 2 por una ficha de Maravilla.
rivals-rival = Provincia 14: bosque 1 y dos Tropas; son 3 de Poder militar y 3 de tus Unidades. ¡Tómala!
rivals-isolated = Las Unidades vencidas vuelven a su Capital. Una Provincia separada del resto de tus tierras está aislada: nadie puede moverse allí, y sus Unidades solo atacan junto a ella.

holding = Tener y mantener
holding-about = Mover Unidades y Puestos de avanzada.
holding-hold = Controlas una Provincia mientras tengas allí una Unidad o un Puesto de avanzada. La última se queda; solo tu Capital puede estar vacía.
holding-move = La Provincia 14 está junto a los Daneses y tiene una Tropa. Puedes mover ejércitos por tus tierras conectadas, a 1 de Poder militar cada Unidad. Toma una Tropa de la 13 o de la Capital.
holding-needed-there = Deja esas: las necesitamos en la Provincia 9. Toma una Tropa de la 13 o de la Capital.
holding-no-end = Perderías tu Poder militar. Primero mueve una Tropa.
holding-to = Por lejos que vaya, cuesta 1. Mándala a la Provincia 14.
holding-lead = El Líder militar defiende con 2: es buen guardián. Muévelo también.
holding-lead-to = A la Provincia 9. Moverse no es conquistar, así que su carta no da nada ahora.
holding-outpost = Tres Unidades en una Provincia pueden convertirse gratis en un Puesto de avanzada. Suma 3 a la defensa y mantiene la Provincia por sí solo. Crea uno en la Provincia 9.
holding-not-yet = Espera: un Puesto de avanzada no cuesta nada, y en la Provincia 9 hay Unidades de sobra.
holding-who-goes = Tres Unidades vuelven a tu Capital. ¿El Líder militar será una de ellas? Ambas respuestas valen.
holding-two = Un Puesto de avanzada no se mueve nunca, y solo puedes crear dos en toda la partida. Ponlos donde más duela.

explorers = Exploradores y Mercados
explorers-about = Dos caminantes que traen a casa lo que hay en el mapa.
explorers-two = Tienes dos Exploradores. Pasar a una loseta vecina cuesta 1 de Poder militar, incluso por el agua; solo se les cierran las Capitales ajenas. Ni luchan ni controlan tierras.
explorers-step = Envía tu segundo Explorador a la loseta 9. A los Bárbaros no les importa.
explorers-pick-up = Una vez por turno, cada Explorador puede recoger una ficha de Producción o visitar un Mercado. Recoge la ficha de Producción de la loseta 9.
explorers-market = En la loseta 14 hay un Mercado. Envía allí tu primer Explorador.
explorers-other-explorer = Ese ya ha hecho su trabajo este turno. Envía el primero.
explorers-market-instead = Entonces este Explorador no podría visitar el Mercado este turno: es una cosa o la otra.
explorers-visit = En un Mercado miras todas sus fichas y te quedas una. De cada Mercado, solo una ficha en toda la partida. Visítalo.
explorers-keep = Solo las ves tú. Las dos dan 1 de Cultura; los { $card-byzantium-mosaics } dan además 2 de Producción. Quédatelos.
explorers-less-now = Es buena, pero hoy conviene más la Producción. Quédate los { $card-byzantium-mosaics }.
explorers-token = Las fichas de Mercado esperan en tu reserva hasta que las quieras, en cualquiera de tus turnos, una vez cada una. Usa la tuya.
explorers-produce = En tu reserva espera también una ficha de Producción. Se convierte en 1 de Producción cuando quieras. Pruébalo.

## What makes a City clever

knowledge = Conocimiento y avances
knowledge-about = Dos cartas en un espacio, archivar, y una carta más por 2 de Ciencia.
knowledge-under = Un Conocimiento casi nunca está solo: la carta siguiente se pone encima. Mira la { $card-wheel }, un Conocimiento bajo otra carta. Se activan a la vez y cada una se puede usar.
knowledge-archive = El { $card-scriptorium } te deja archivar una carta sin activar: sale de la partida. Úsalo.
knowledge-top-first = Ya le tocará a la { $card-wheel }. Primero el { $card-scriptorium } que está encima.
knowledge-which = Una Ciudad de cartas fuertes no necesita ningún { $card-work-camp }. Archiva uno.
knowledge-not-fort = También querrás conquistar. Deja ir un { $card-work-camp }.
knowledge-not-mine = La { $card-mine } es mejor de lo que parece. Deja ir algo más débil.
knowledge-no-end = Primero usa el { $card-scriptorium }.
knowledge-wheel = La { $card-wheel } copia el texto de la carta que tiene encima, incluso si ya se ha usado. Úsala.
knowledge-copy = Solo puede copiar lo que tiene encima: el { $card-scriptorium }.
knowledge-again = Así archivas otra vez: hoy, el { $card-fort }. Ojo: lo archivado ya no da puntos; conserva tus Conocimientos y Maravillas.
knowledge-progress = Queda Ciencia. Los avances científicos cuestan 2: robas la carta superior de tu mazo de Ciudad y obtienes lo que da. ¡Hazlo!
knowledge-drawn = Una carta robada vale como si estuviera activada, pero no es parte de tu Ciudad. { $card-seafaring } da un Recurso básico a elegir. Consigue 1 de Poder militar.

wonders = Maravillas
wonders-about = Dos secciones, un efecto único y un sitio en el mapa.
wonders-two = Una Maravilla vale 2 puntos. Se paga en dos secciones, este turno o más tarde. { $card-stonehenge } cuesta 3 de Producción y luego otros 3.
wonders-begin = Paga la primera sección para empezar { $card-stonehenge }. Esperará junto a tu Ciudad.
wonders-dearer = Podrías empezarla, pero difícilmente completarla hoy. { $card-stonehenge } es más barata.
wonders-complete = Ahora paga la segunda sección: ¡completa la Maravilla!
wonders-no-end = Tienes la Producción. Complétala ahora.
wonders-only-one = Solo puedes tener una Maravilla en construcción. Si empiezas otra, una de las dos se va. Completa primero esta.
wonders-site = El efecto único llegó enseguida: 2 de Producción. Ahora su ficha de Maravilla va al mapa: a tu Capital o a una Provincia tuya, una por loseta. ¿Dónde?
wonders-card = Allí suma 2 a la defensa. La carta va encima de tu mazo de Ciudad y funciona en tu Ciudad como una Construcción. Los puntos los da la carta.
wonders-more = Con 5 de Producción, empieza la { $card-great-wall }. El resto puede esperar a otro turno.

policies = Cultura y Conductas
policies-about = Cinco Conductas culturales de 2 puntos; manda la más nueva.
policies-deck = Tu mazo de Cultura tiene cinco Conductas culturales. La primera cuesta 1 de Cultura, la segunda 2, y así sucesivamente. El Oro no ayuda. Desarrolla { $card-olympic-games }.
policies-this-first = Buena Conducta para comerciantes; será la segunda. Primero, { $card-olympic-games }.
policies-no-end = Tienes Cultura para gastar. Desarrolla una Conducta cultural.
policies-bonus = Cada Conducta cultural tiene un efecto único que ganas enseguida. En este caso: un Recurso básico a tu elección.
policies-use = Y mientras es tu Conducta cultural activa, tiene un texto. Si has ganado 2 de cada Recurso básico este turno, da 1 de Cultura. ¡Así es! Úsala.
policies-second = Ya puedes pagar la segunda: 2 de Cultura. Desarrolla { $card-emporia }.
policies-order = Una Conducta cultural nueva repite los efectos únicos de las anteriores. Cuando el orden puede importar, eliges qué va antes.
policies-topmost = Solo está activa la superior: se acabaron los juegos, ahora manda el comercio. Pero todas dan puntos, y sus efectos únicos vuelven cada vez.

## What cards say

texts = Lo que dicen las cartas
texts-about = Reforzar, repetir, ganar una carta: palabras que conviene conocer.
texts-once = Cada texto se puede usar una vez por turno, en cualquier orden, y nunca es obligatorio. Algunas palabras se repiten mucho. Probemos tres.
texts-reinforce = Las cartas activadas salen de tu Ciudad al final del turno. Con los { $card-hieroglyphs } puedes reforzar una: se queda. Úsalos.
texts-stay = Conserva lo que vale la pena: la { $card-marketplace } da 2 de Oro cada vez que se activa. Refuérzala.
texts-repeat = Las { $card-pyramids } repiten una ficha de Exploración que ya tenías. Úsalas.
texts-which = Elige los { $card-goths }. La ficha sale de la partida, así que elige bien.
texts-gain = Uno de sus beneficios te deja ganar una carta: la tomas sin pagar su coste. Elige ese.
texts-gold-instead = 2 de Oro no están mal, pero perderías el regalo. Elige el otro beneficio.
texts-take = Una Construcción básica gratis. ¿Cuál? Va encima de tu mazo de Ciudad, como si la hubieras pagado.

strong = Cartas fuertes
strong-about = Robar, copiar, volver a activar: las cartas tardías hacen mucho a la vez.
strong-discard = Ha empezado la última Era. La { $card-guildhall } te deja descartar una carta de tu Ciudad, y entonces roba y usa otra. Úsala.
strong-which = Una carta descartada no se pierde: vuelve con la pila de descartes. Descarta el { $card-work-camp } de la fila 3.
strong-still-useful = Aún no has usado todo lo que hay ahí. Descarta el { $card-work-camp }.
strong-alhambra = La { $card-alhambra } copia una Construcción del Desarrollo disponible. La { $card-university } abarata en 2 un Conocimiento. Adquiere así { $card-flight }, por 4 en vez de 6; el Oro puede ayudar.
strong-copy-instead = Esta vez no: copia la { $card-university } y consigue un Conocimiento.
strong-internet = { $card-internet } copia cualquier texto de tu Ciudad o de una Conducta cultural, aunque esté cubierta. Úsalo.
strong-copy-policy = Has ganado 2 de cada Recurso básico este turno. Así que copia { $card-olympic-games }: 1 de Cultura.
strong-electricity = La { $card-electricity } activa otra carta de tu Ciudad. Úsala.
strong-activate-card = Elige el { $card-workshop } del espacio a1: 2 de Producción, así de fácil.
strong-may = Algunos textos dicen que puedes hacer algo tantas veces como puedas pagarlo. La { $card-athenian-democracy } convierte 2 de Oro en 1 de Cultura. Hazlo.

## The end

end = El final
end-about = La ronda final, los puntos, el Dominio y un empate.
end-last = Se ha colocado la última carta del mazo de Desarrollo. Por eso esta es la ronda final, y este tu turno final. Después se cuentan los puntos.
end-points = Tienes 3 Provincias, 4 Conocimientos, una Maravilla y 2 Conductas culturales: 3 y 4, 2 y 4; 13 puntos. Lo archivado y una Maravilla en construcción no dan nada.
end-dominance = Dominio: 3 puntos por tener más Provincias, Conocimientos, Maravillas o Conductas culturales. En caso de empate, también. Los Daneses tienen una Provincia y un Conocimiento más.
end-draw-level = Iguálalos en ambas cosas: conquista la Provincia 5 con 3 de Poder militar y adquiere un Conocimiento con 6 de Ciencia. Guarda tu Oro. Después termina tu turno.
end-tie = ¡27 a 27! Decide el desempate: quien tenga más Oro y, después, más Cultura. A los Daneses no les queda nada. ¡Ganas!
end-alone = ¿No hay con quién jugar? Un Autómata se une. Las cartas de Solitario dicen qué hace, a veces según el arquetipo de su Civilización; las cartas avanzadas lo refuerzan. Hay un curso sobre él.
