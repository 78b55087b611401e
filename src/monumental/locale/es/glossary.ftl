### El glosario. Qué significa cada clase de clave lo dice en/glossary.ftl.

## Quién juega y cuándo

term-civilization = Civilización
forms-civilization = Civilización, Civilizaciones
meaning-civilization = El pueblo con el que juegas, con sus propias cartas de Ciudad, sus Conductas culturales y su Líder militar.

term-player = Participante
forms-player = participante, participantes
meaning-player = Quien juega con una Civilización en esta mesa.

term-first-player = Civilización inicial
forms-first-player = Civilización inicial, carta de la Era I
meaning-first-player = La que empieza cuando todas actúan por turnos.

term-round = Ronda
forms-round = ronda, rondas
meaning-round = Todo lo que ocurre hasta que cada participante ha tenido su parte y se vuelve a empezar.

term-turn = Turno
forms-turn = turno, turnos
meaning-turn = Tu momento de actuar: { $cycle ->
    [turn] realizas todas las acciones que puedas pagar
   *[round] realizas una acción y sigue la siguiente Civilización
}.

term-phase-city = Fase de Ciudad
forms-phase-city = Fase de Ciudad
meaning-phase-city = La fase en que eliges una fila y una columna de tu Ciudad.

term-phase-actions = Fase de Acciones
forms-phase-actions = Fase de Acciones
meaning-phase-actions = La fase en que usas cartas, adquieres otras y haces todo lo demás.

term-phase-maintenance = Fase de Mantenimiento
forms-phase-maintenance = Fase de Mantenimiento
meaning-phase-maintenance = La fase en que se descarta lo usado y se llenan los huecos de tu Ciudad con tu mazo.

term-phase-development = Fase de Desarrollo
forms-phase-development = Fase de Desarrollo
meaning-phase-development = La fase en que salen las cartas viejas del Desarrollo disponible y llegan otras del mazo.

term-pass = Pasar
forms-pass = pasar, pasas, pasa, pasado, has pasado
meaning-pass = Dejar de actuar hasta el fin de la ronda; los Recursos básicos que te queden se pierden.

term-free-action = Acción gratuita
forms-free-action = acción gratuita, acciones gratuitas
meaning-free-action = Lo que puedes hacer en tu turno además de su única acción, tantas veces como puedas.

term-action-token = Ficha de Acción
forms-action-token = ficha de Acción, fichas de Acción
meaning-action-token = Señala lo que ya se ha usado en la ronda y no se puede usar otra vez.

term-final-round = Ronda final
forms-final-round = ronda final, turno final, última ronda
meaning-final-round = Cuando casi no quedan cartas nuevas, todo el mundo tiene esta última ocasión; después se cuentan los puntos.

## La Ciudad

term-city = Ciudad
forms-city = Ciudad, Ciudades
meaning-city = Tus nueve espacios para cartas, en tres filas de tres.

term-activate = Activar
forms-activate = activ*
meaning-activate = Hacer que las cartas de una fila y una columna den lo que tienen; solo se pueden usar cartas activadas.

term-use = Usar una carta
forms-use = usar, usas, usa, usado, usada, uso
meaning-use = Aplicar el efecto de una carta activada, una vez antes de descartarla y solo si quieres.

term-city-deck = Mazo de Ciudad
forms-city-deck = mazo de Ciudad, mazos de Ciudad
meaning-city-deck = Tu propio mazo, con el que se llena tu Ciudad; lo que adquieres va encima.

term-discard-pile = Pila de descartes
forms-discard-pile = pila de descartes, pilas de descartes
meaning-discard-pile = Donde quedan tus cartas usadas hasta que el mazo se acaba y se barajan para formar otro.

term-discard = Descartar
forms-discard = descart*
meaning-discard = Poner una carta en la pila de descartes; una carta de tu Ciudad volverá más tarde y conserva sus puntos.

term-archive = Archivar
forms-archive = archiv*
meaning-archive = Sacar de tu Ciudad una carta sin activar para el resto de la partida; ya no da puntos.

term-reinforce = Reforzar
forms-reinforce = reforz*, refuerz*
meaning-reinforce = Dejar una carta activada en tu Ciudad en vez de descartarla.

term-copy = Copiar
forms-copy = copia, copiar, copias, copies, copiado, copiada
meaning-copy = Hacer lo que dice el efecto de otra carta, aunque esa carta ya se haya usado.

term-draw-and-use = Roba y usa
forms-draw-and-use = roba y usa, roba y activa, carta robada, cartas robadas
meaning-draw-and-use = Dar la vuelta a la primera carta de tu mazo de Ciudad y obtener enseguida lo que da; esa carta nunca está en tu Ciudad.

term-condition = Condición
forms-condition = si has ganado, condición, condiciones
meaning-condition = Un efecto que pregunta qué has ganado o hecho: solo mira y no te quita nada.

term-trigger = Siempre que
forms-trigger = siempre que, la primera vez de cada ronda
meaning-trigger = Un efecto que se aplica por sí solo cuando ocurre algo; no cuesta ninguna acción.

term-scientific-progress = Avances científicos
forms-scientific-progress = avances científicos
meaning-scientific-progress = Pagar 2 de Ciencia por la primera carta de tu mazo de Ciudad, que puedes usar enseguida.

## Las cartas

term-display = Desarrollo disponible
forms-display = Desarrollo disponible
meaning-display = Las cartas a la vista que cualquiera puede adquirir.

term-development-deck = Mazo de Desarrollo
forms-development-deck = mazo de Desarrollo
meaning-development-deck = El mazo con el que se llena el Desarrollo disponible: primero la Era I, luego la II y luego la III.

term-era = Era
forms-era = Era, Eras
meaning-era = Una parte del mazo de Desarrollo; las Eras posteriores tienen cartas más fuertes y más caras.

term-separation-card = Carta de Separación
forms-separation-card = carta de Separación, cartas de Separación
meaning-separation-card = Una carta que solo muestra dónde empieza una Era.

term-acquire = Adquirir
forms-acquire = adquir*, adquier*
meaning-acquire = Pagar el coste de una carta y llevártela.

term-gain-card = Ganar una carta
forms-gain-card = gana una carta, ganar una carta, sin pagar su coste
meaning-gain-card = Llevarte una carta como si la adquirieras, pero sin pagar.

term-building = Construcción
forms-building = Construcción, Construcciones
meaning-building = Una carta para tu Ciudad que se paga con Producción.

term-basic-building = Construcción básica
forms-basic-building = Construcción básica, Construcciones básicas
meaning-basic-building = Una Construcción que está en su propio montón y se puede adquirir mientras quede alguna.

term-barricade = Barricada
forms-barricade = Barricada, Barricadas
meaning-barricade = Una Construcción básica que se pone sobre tus Provincias y encarece la superior para tu rival.

term-knowledge = Conocimiento
forms-knowledge = Conocimiento, Conocimientos
meaning-knowledge = Una carta que se paga con Ciencia, está debajo de otra carta de tu Ciudad y vale 1 punto.

term-knowledge-under = Conocimiento bajo una carta
forms-knowledge-under = Conocimiento debajo, sobre este Conocimiento, Conocimiento bajo
meaning-knowledge-under = Un Conocimiento comparte espacio con la carta que tiene encima: las dos cartas se activan a la vez y cada una se puede usar.

term-wonder = Maravilla
forms-wonder = Maravilla, Maravillas, sección de Maravilla
meaning-wonder = Una gran obra que se paga con Producción en dos secciones y vale 2 puntos cuando está completa.

term-begin-wonder = Empezar una Maravilla
forms-begin-wonder = empezar una Maravilla, empieza una Maravilla, Maravilla en construcción, para empezar
meaning-begin-wonder = Pagar la primera sección de una Maravilla; espera junto a tu Ciudad, y solo puedes tener una en construcción.

term-complete = Completar una Maravilla
forms-complete = completar, completa una Maravilla, completes, completado, completada, para completar
meaning-complete = Pagar la segunda sección: ganas el efecto único y la carta va encima de tu mazo.

term-wonder-token = Ficha de Maravilla
forms-wonder-token = ficha de Maravilla, fichas de Maravilla, ficha de la Maravilla
meaning-wonder-token = Muestra en qué lugar del mapa está tu Maravilla; ayuda a defender ese lugar.

term-bonus = Efecto único
forms-bonus = efecto único, efectos únicos
meaning-bonus = Lo que una carta da una sola vez, al conseguirla o completarla; los de tus Conductas culturales se repiten con cada una nueva.

term-cultural-policy = Conducta cultural
forms-cultural-policy = Conducta cultural, Conductas culturales
meaning-cultural-policy = Una de las cinco cartas de tu Civilización que se pagan con Cultura; cada una vale 2 puntos.

term-develop = Desarrollar una Conducta cultural
forms-develop = desarrollar, desarrollas, desarrolla, desarrolles, desarrollado, desarrollada
meaning-develop = Elegir una Conducta cultural y pagarla: 1 de Cultura por la primera, 2 por la segunda, etcétera.

term-active-policy = Conducta cultural activa
forms-active-policy = Conducta cultural activa, Conducta cultural superior
meaning-active-policy = La última que has desarrollado: solo está en vigor su efecto permanente.

term-culture-deck = Mazo de Cultura
forms-culture-deck = mazo de Cultura
meaning-culture-deck = Las Conductas culturales que aún no has desarrollado; puedes mirarlas cuando quieras.

term-warlord = Líder militar
forms-warlord = Líder militar
meaning-warlord = Quien dirige a tu Civilización en la guerra; { $provinces ->
    [cards] puedes usar su carta mientras tengas la Ventaja
   *[map] también es una Unidad, y su carta te da algo cuando participa en una conquista
}.

term-hero = Celebridad
forms-hero = Celebridad, Celebridades
meaning-hero = Alguien que te ayuda a cambio de Oro junto a tu Ciudad; puedes tener una como máximo, y no da puntos.

## Los Recursos

term-basic-resource = Recurso básico
forms-basic-resource = Recurso básico, Recursos básicos
meaning-basic-resource = Producción, Ciencia y Poder militar: lo que no gastas se pierde.

term-production = Producción
forms-production = Producción
meaning-production = Sirve para pagar Construcciones y Maravillas.

term-science = Ciencia
forms-science = Ciencia
meaning-science = Sirve para pagar Conocimientos y avances científicos.

term-military = Poder militar
forms-military = Poder militar
meaning-military = Sirve para pagar { $provinces ->
    [cards] Provincias, las del Desarrollo disponible y las de tu rival
   *[map] el movimiento de Unidades y Exploradores y, por tanto, las conquistas
}.

term-culture = Cultura
forms-culture = Cultura
meaning-culture = Sirve para pagar Conductas culturales; la conservas hasta que la gastas.

term-gold = Oro
forms-gold = Oro
meaning-gold = Sustituye a cualquier Recurso básico, uno por uno, pero nunca a la Cultura; lo conservas hasta que lo gastas.

term-resource-token = Fichas de Recurso
forms-resource-token = ficha de Recurso, fichas de Recurso
meaning-resource-token = Muestran cuánto te queda de un Recurso básico.

term-spend = Pagar
forms-spend = pagar, paga, pagas, pagando, pagado
meaning-spend = Devolver a la reserva general lo que debes; el Oro puede sustituir lo que te falte.

term-return = Devolver
forms-return = devolver, devuelve, devuelves
meaning-return = Poner una pieza otra vez en el lugar del que vino.

## Las Provincias

term-province = Provincia
forms-province = Provincia, Provincias
meaning-province = { $provinces ->
    [cards] Una carta de tierra que tienes delante
   *[map] Una loseta del mapa que se puede conquistar
}; cada una que controlas vale 1 punto.

term-province-type = Tipo de Provincia
forms-province-type = tipo de Provincia, tipos de Provincia, Costera, Costeras, Agrícola, Agrícolas, Provincia Montañosa, Provincias Montañosas
meaning-province-type = Costera, Montañosa o Agrícola: hay cartas que preguntan cuántas controlas de un tipo.

term-province-stack = Pila de Provincias
forms-province-stack = pila de Provincias, pilas de Provincias
meaning-province-stack = Tus Provincias y Barricadas en el orden en que llegaron; solo te pueden quitar la Provincia superior.

term-province-marker = Marcador de Tipo de Provincia
forms-province-marker = marcador de Tipo de Provincia, marcadores de Tipo de Provincia
meaning-province-marker = Uno de los seis marcadores de los aztecas; añade un tipo a la Provincia en la que está.

term-control = Controlar
forms-control = control, controla*, controle*
meaning-control = Una Provincia es tuya mientras { $provinces ->
    [cards] está en tu pila
   *[map] tienes allí una Unidad o un Puesto de avanzada
}.

term-conquer = Conquistar
forms-conquer = conquist*
meaning-conquer = Pagar Poder militar por una Provincia { $provinces ->
    [cards] de tu rival y ponerla en tu pila; en ese caso no da su efecto único
   *[map] del mapa junto a tus tierras y llevar Unidades a ella
}.

term-scout = Explorador
forms-scout = Explorador, Exploradores
meaning-scout = Alguien a quien puedes enviar una vez por ronda; aquí, a comerciar.

term-trade = Comerciar
forms-trade = comerci*
meaning-trade = Enviar a tu Explorador a una Ciudad libre: pones 1 de Oro en tu lado de la carta y usas su efecto.

term-free-city = Ciudad libre
forms-free-city = Ciudad libre, Ciudades libres
meaning-free-city = Una carta entre las dos Civilizaciones con un efecto para quien comercie allí; 2 puntos para quien la tenga.

term-claim = Reclamar una Ciudad libre
forms-claim = reclam*
meaning-claim = Con 4 de Oro en tu lado, una Ciudad libre queda en tu poder y se pone junto a tu Ciudad.

term-advantage = Ventaja
forms-advantage = Ventaja
meaning-advantage = La tiene quien más paga de un Recurso básico por ella; te permite usar a tu Líder militar y mejora algunas cartas.

term-decay = Desgaste de la Ventaja
forms-decay = desgast*
meaning-decay = Al final de cada ronda la Ventaja pierde una ficha; sin fichas no la tiene nadie.

## El mapa

term-capital = Capital
forms-capital = Capital, Capitales
meaning-capital = La loseta en la que empieza tu Civilización; nadie puede quitártela.

term-unit = Unidad
forms-unit = Unidad, Unidades
meaning-unit = Una Tropa o tu Líder militar: las Unidades conquistan Provincias y las mantienen.

term-troop = Tropa
forms-troop = Tropa, Tropas
meaning-troop = Una Unidad corriente: cuenta 1 en ataque y en defensa.

term-defense = Defensa
forms-defense = defensa, valor de defensa
meaning-defense = Cuánto Poder militar hace falta para conquistar una Provincia: su valor y todo lo que la protege.

term-isolated-province = Provincia aislada
forms-isolated-province = Provincia aislada, Provincias aisladas, aislada
meaning-isolated-province = Una Provincia tuya que no está unida al resto por tus propias tierras.

term-move-units = Mover ejércitos
forms-move-units = mover ejércitos, mueve ejércitos
meaning-move-units = Mover Unidades entre tus Provincias conectadas, por 1 de Poder militar cada una.

term-outpost = Puesto de avanzada
forms-outpost = Puesto de avanzada, Puestos de avanzada
meaning-outpost = Un fuerte que mantiene una Provincia sin Unidades y añade 3 a su defensa; en la partida puedes construir dos.

term-explorer = Explorador
forms-explorer = Explorador, Exploradores
meaning-explorer = Una de tus dos piezas que recorren todas las tierras y recogen fichas; no combaten.

term-step-of-explorer = Loseta de movimiento
forms-step-of-explorer = loseta, losetas, losetas de movimiento
meaning-step-of-explorer = Un movimiento de un Explorador a una loseta adyacente, por 1 de Poder militar.

term-gather = Recoger una ficha de Producción
forms-gather = recog*
meaning-gather = Lo que un Explorador puede hacer en una loseta: llevar su ficha de Producción a tu reserva personal.

term-market = Mercado
forms-market = Mercado, Mercados
meaning-market = Una ciudad del mapa con unas pocas fichas; puedes tener una ficha de cada Mercado.

term-market-token = Ficha de Mercado
forms-market-token = ficha de Mercado, fichas de Mercado, ficha del Mercado
meaning-market-token = Lo que un Explorador trae de un Mercado: se usa una vez, cuando quieras en tu turno.

term-production-token = Ficha de Producción
forms-production-token = ficha de Producción, fichas de Producción
meaning-production-token = Una ficha del mapa que conservas y puedes gastar como 1 de Producción en cualquier turno.

term-exploration-token = Ficha de Exploración
forms-exploration-token = ficha de Exploración, fichas de Exploración
meaning-exploration-token = Está sobre una Provincia; quien conquista ese lugar se queda con la ficha y elige uno de sus dos beneficios.

term-barbarian = Provincia bárbara
forms-barbarian = Provincia bárbara, Provincias bárbaras, Bárbaro, Bárbaros
meaning-barbarian = Una Provincia cuyos Bárbaros encarecen la conquista según el número de su ficha.

term-barbarian-token = Ficha de Bárbaro
forms-barbarian-token = ficha de Bárbaro, fichas de Bárbaro
meaning-barbarian-token = Una ficha de Exploración con un número que se suma al precio de su Provincia.

term-free-town = Villa libre
forms-free-town = Villa libre, Villas libres
meaning-free-town = Una ficha de Exploración que pide otros Recursos además de Poder militar antes de que la Provincia sea tuya.

term-reserve = Reserva personal
forms-reserve = reserva personal, tu reserva, su reserva
meaning-reserve = Las fichas que has recogido del mapa y guardas para más tarde.

term-monster = Monstruo
forms-monster = Monstruo, Monstruos
meaning-monster = Un peligro que aparece con una conquista: ataca una vez y bloquea su loseta hasta que un Explorador lo derrota.

## Contra el Autómata

term-automa = Autómata
forms-automa = Autómata, Autómatas
meaning-automa = Un rival que no maneja nadie: las cartas de Solitario dicen qué hace.

term-solo-card = Carta de Solitario
forms-solo-card = carta de Solitario, cartas de Solitario, mazo de Solitario
meaning-solo-card = Lo que hace un Autómata en su turno, línea por línea.

term-advanced-card = Carta avanzada
forms-advanced-card = carta avanzada, cartas avanzadas
meaning-advanced-card = Una carta de Solitario que se puede añadir para hacer más fuerte a un Autómata.

term-archetype = Arquetipo
forms-archetype = arquetipo, arquetipos
meaning-archetype = Lo que mejor sabe hacer una Civilización; algunas líneas de las cartas de Solitario son solo para uno de ellos.

## El final

term-points = Puntos
forms-points = punto, puntos, puntuación
meaning-points = Gana quien tenga más al final; la hoja de puntuación dice de dónde vienen.

term-dominance = Dominio
forms-dominance = Dominio, Dominios
meaning-dominance = 3 puntos más por tener el mayor número de Provincias, Conocimientos, Maravillas o Conductas culturales; si hay empate, también se ganan.

term-tie-break = Desempate
forms-tie-break = desempate, empate, empates
meaning-tie-break = Lo que decide entre quienes tienen los mismos puntos.

## El juego en pocas palabras, antes que el resto de la ayuda

goal-title = El juego en pocas palabras
goal-aim = El objetivo: tener más puntos que nadie cuando acabe la partida.
ends-duel = El final: cuando el Desarrollo disponible ya no llega a más de 4 cartas, se juega una ronda final.
ends-classic = El final: cuando sale la última carta del mazo de Desarrollo, se termina de jugar la ronda y cada Civilización tiene un turno final.
ends-continuous = El final: cuando quedan 3 cartas o menos en el mazo de Desarrollo, la ronda siguiente es la última.
goal-points = Puntos: { $parts }.
goal-part = { $part } × { $points }
goal-dominance = Dominio, { $points } más para quien más tenga de algo de esto: { $parts }; en caso de empate también se ganan.
goal-ties = Si hay empate a puntos, decide por este orden: { $ties }.

## Buscar algo en el terminal

terminal-help-word = word TÉRMINO: qué significa una palabra del juego, como word Dominio; word a secas, la lista de todas
glossary-rules = Reglas: { $clauses }
glossary-cards = Cartas: { $cards }
glossary-more = { $count ->
    [one] { $list } y 1 más
   *[other] { $list } y { $count } más
}
glossary-title = Palabras del juego
glossary-more-clauses = { $count ->
    [one] Hay 1 regla más con estas palabras.
   *[other] Hay { $count } reglas más con estas palabras.
}

## No se ha encontrado nada

mistake-word = En este juego no existe la palabra «{ $words }»; lo más parecido: { $names }.
mistake-card = No hay ninguna carta con el nombre «{ $words }»; lo más parecido: { $names }.
mistake-clause = No hay ninguna regla sobre «{ $words }»; lo más parecido: { $names }.
mistake-nearest = No entiendo «{ $words }»; lo más parecido: { $names }. Escribe ? para ver la ayuda.
