### Hacer cartas: las preguntas de la terminal y de la página.

## Huecos, como títulos de un campo

blank-activated = Cuando se activa
blank-advanced = Carta avanzada
blank-again = Una carta ya activada
blank-all = Todas
blank-archetype = Para civilizaciones de este arquetipo
blank-at-most = Como máximo
blank-attack = Ataque
blank-basic = Una Construcción básica
blank-basics = Recursos básicos a elegir
blank-benefits = Los dos beneficios
blank-bonus = Efecto único
blank-city = Ciudad del Mercado, como clave
blank-copies = Cuántas hay
blank-cost = Coste
blank-count = Cuántos
blank-defense = Defensa
blank-demands = Lo que exige
blank-different = Todos diferentes
blank-during-activation = Durante la Fase de Ciudad
blank-era = Era
blank-event = Cuando ocurre esto
blank-fewer = Menos que otro participante
blank-fewest = Menos que todos los demás
blank-from = Qué carta
blank-gained = Has ganado al menos
blank-has = Tienes al menos
blank-hits = A quién ataca
blank-holds = Tienes en la reserva al menos
blank-holds-advantage = Tienes la Ventaja
blank-kind = Tipo
blank-kinds = Tipos de cartas
blank-less = Descuento
blank-limit = Cuántas veces
blank-lines = Líneas
blank-may = Opcional
blank-modify = Cambios de precio
blank-needs = Módulo que necesita
blank-of = Qué Provincia
blank-options = Opciones
blank-otherwise = Si no
blank-per = Por cada
blank-price = Precio
blank-production-tokens = Fichas de Producción
blank-public = Qué es público
blank-question = Condición
blank-resources = Recursos al activarse
blank-same = Todos del mismo tipo
blank-source = De dónde vienen sus valores
blank-strength = Fuerza
blank-subtype = Subtipo
blank-text = Texto
blank-then = Entonces
blank-this = Solo esta carta
blank-this-round = Hecho esta ronda
blank-this-turn = Hecho este turno
blank-times = Cuántas veces
blank-trade = Comercio
blank-type = Tipo de Provincia
blank-until = Hasta una carta de este arquetipo
blank-use = Uso
blank-value = Número del anverso
blank-when = Disparadores
blank-which = Cuál
blank-who = Quién

## Lo que pregunta `monumental new-card`, carta por carta

new-card-welcome = Una carta nueva para el paquete { $pack } ({ $rules }). Intro deja fuera lo que no haga falta; Ctrl-D termina.
new-card-kind = ¿De qué tipo?
new-card-name = Nombre ({ $language })
new-card-line = Una línea de la carta tal como está impresa, en inglés (Intro: ninguna más)
new-card-text = Un texto, en inglés (Intro: nada más)
new-card-nearest = No se reconoce. Las frases más cercanas:
new-card-none = ninguna de ellas
new-card-number = { $label } ({ $least }–{ $most })
new-card-yes-no = { $label } (s/n)
# The letter that means yes in the questions that end so.
new-card-yes = s
# Two numbers, for the two sections of a Wonder.
new-card-pair = { $label } de las dos secciones, por ejemplo 3 4
new-card-no-number = Un número de { $least } a { $most }, por favor.
new-card-no-key = Un nombre con letras, por favor.
new-card-taken = El paquete ya tiene una carta con ese nombre: { $card }
new-card-wrong = Todavía no está bien:
new-card-save = ¿Guardar la carta? (s/n)
new-map = Mapa
new-map-players = Cuántos participantes (2–5)
new-map-rows = Una fila de losetas cada vez (Intro: ninguna más); una de cada dos va media loseta más a la derecha: C es una Capital, ~ agua, .. nada; m f h v es pradera, bosque, montaña, volcán, después 1–4 para los Bárbaros o t para una Villa libre, y $ para un Mercado: C m1 f2$ ht
new-map-save = ¿Guardar el mapa? (s/n)
new-card-saved = Guardado: { $file }
new-card-counts = { $has } de { $wanted } cartas de la caja.
new-card-again = ¿Otra carta? (s/n)

# A civilization of the box that nobody has begun yet.
studio-civilization = Una civilización

## What a Capital of a map promises. Steps are over land.

promise-barbarians = Bárbaros adyacentes
promise-land = Provincias a 1, 2 y 3 losetas
promise-value = Valor de esas Provincias
promise-strength = Fuerza de los Bárbaros a 1 y 2 losetas
promise-coast = Provincias Costeras a 2 losetas
promise-markets = Losetas hasta los dos Mercados más cercanos
promise-towns = Losetas hasta las dos Villas libres más cercanas
promise-rivals = Losetas hasta las demás Capitales
promise-own = Provincias más cercanas a ella que a las demás
promise-production = Fichas de Producción a 3 losetas
