### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a people in the plural (Aztecas) or "Participante 1". Commands (undo, why, card …) are typed in English.

## The table as it lies

terminal-you = { $seat } (tú)
# A seat that nobody plays.
terminal-automa = { $seat } (Autómata)
terminal-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
# $cards: a list of names, the topmost first.
terminal-on-top = encima: { $cards }
# Behind a player's name: whose turn it is now, and who holds the Era I card and so is first in every step.
terminal-on-turn = turno actual
terminal-era-card = carta de la Era I
# Said before the game; a list of names such as "Celebridades y Monstruos" follows.
terminal-modules = Módulos
# Who sits at a seat, said before the game. $count: how many Advanced cards it has.
terminal-start-automa = { $count ->
    [0] un Autómata
    [one] un Autómata con 1 carta avanzada
   *[other] un Autómata con { $count } cartas avanzadas
}
terminal-provinces = Provincias
terminal-province = { $card } ({ $type })
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card } (+{ $count })
# What the next Policy costs stands after it.
terminal-next-policy = Próxima Conducta cultural
terminal-leaders = Líder militar, Explorador
terminal-markers = Marcadores restantes
terminal-wonder = { $card }, { $price } para completarla
terminal-topmost = carta superior
terminal-under = Conocimiento bajo su carta
# Cards drawn this turn: they lie beside the City.
terminal-drawn = Del mazo
# Tokens taken from the map and Outposts, as a title; then counted. "Reserva personal" is the title of the resources.
terminal-reserve = Fichas y piezas
terminal-production-tokens = { $count ->
    [one] 1 ficha de Producción
   *[other] { $count } fichas de Producción
}
terminal-market-tokens = { $count ->
    [one] 1 ficha de Mercado
   *[other] { $count } fichas de Mercado
}
terminal-exploration-tokens = { $count ->
    [one] 1 ficha de Exploración
   *[other] { $count } fichas de Exploración
}
terminal-outposts-left = { $count ->
    [one] 1 Puesto de avanzada por construir
   *[other] { $count } Puestos de avanzada por construir
}
# Where a player's Explorers are.
terminal-explorers = Exploradores
terminal-explorer-at = { $number } en la loseta { $tile }

## What lies before an Automa, the solo opponent: it has no City

# How many of its Policies are developed.
terminal-automa-policies = { $count } de { $all }
terminal-buildings = Construcciones
# Its pieces on the map, as a title; then one by one. $troops: such as "8 Tropas".
terminal-pieces = Piezas
terminal-troops-at-home = { $troops } en la Capital
terminal-warlord-at = Líder militar en la loseta { $tile }
terminal-explorer-piece = Explorador { $number } en la loseta { $tile }
# Tokens it has kept, as a title.
terminal-tokens = Fichas
# The cards that say what it does.
terminal-solo-deck = Mazo de Solitario
terminal-solo-left = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
# As titles: the Solo cards that lie open; the latest of them, with its lines.
terminal-solo-revealed = Cartas reveladas
terminal-solo-latest = Última carta revelada

## Heroes and Monsters on the table. $card is the name of one.

# The Heroes for hire, in their row above the display.
terminal-hero-row = Celebridades disponibles
terminal-hero = Celebridad
# A Hero who was returned this round and lies beside the deck.
terminal-hero-aside = { $card } (devuelta, disponible de nuevo al acabar la ronda)
terminal-hero-price = { $card } por { $price }
# The Monsters below the display. $tile: the number of a tile.
terminal-attackers = Atacan al final de la ronda
terminal-attacker = { $card } en la loseta { $tile }
# The Monsters a player has defeated.
terminal-trophies = Monstruos derrotados

## The map of classic. A tile is named by its number.

terminal-map = Mapa
# What the signs of the map mean; before each stands its sign.
terminal-sign-barbarian = Bárbaros y su número
terminal-sign-free-town = Villa libre y lo que exige
terminal-sign-market = Mercado y sus fichas
terminal-sign-monster = Monstruo y su fuerza
terminal-sign-troops = Tropas de la Civilización A
terminal-sign-explorer = Explorador 1 de la Civilización A
terminal-sign-explorer-marked = Explorador 1 de la Civilización A, que ya ha actuado
terminal-sign-value = el número junto a un terreno es su valor
terminal-wonder-token = Maravilla
terminal-outpost = Puesto de avanzada
# $parts: what is there to be said of the tile, such as "bosque, valor 1; ficha de Producción".
terminal-tile = Loseta { $number }: { $parts }
# $terrain: a terrain, such as "bosque"; $land: the same with its value.
terminal-land = { $terrain }, valor { $value }
terminal-coastal = { $land }, en la costa
terminal-capital-of = Capital ({ $seat })
terminal-troops = { $count ->
    [one] 1 Tropa
   *[other] { $count } Tropas
}
terminal-warlord = el Líder militar
terminal-no-units = ninguna Unidad
# $amounts: such as "2 de Ciencia".
terminal-free-town = Villa libre que exige { $amounts }
terminal-wonder-here = Maravilla { $card }
# $city: the city of the Market, such as Cartago; $count: how many tokens lie there.
terminal-market = { $count ->
    [0] Mercado de { $city }, vacío
    [one] Mercado de { $city } con 1 ficha
   *[other] Mercado de { $city } con { $count } fichas
}
terminal-explorer-here = Explorador { $number } ({ $seat })
# $explorer: the line above. It can't act again this round or turn.
terminal-explorer-marked = { $explorer }, que ya ha actuado
# $strength: how much Military it takes to defeat it.
terminal-monster-here = Monstruo { $card }, fuerza { $strength }
# $tiles: numbers of tiles.
terminal-touches = Losetas adyacentes: { $tiles }.
terminal-units = { $count ->
    [one] 1 Unidad
   *[other] { $count } Unidades
}
# $price: such as "3 Unidades, 1 de Ciencia y 3 de Poder militar"; $units: how many Units could join.
terminal-conquest = Para conquistarla necesitas { $price }; podrías enviar { $units }.
terminal-conquest-far = Para conquistarla necesitarías { $price }, pero no es adyacente a tu territorio.
# Titles of parts of the map.
terminal-your-land = Tu territorio
terminal-next-to-you = Junto a tu territorio
terminal-rest = Más lejos

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }:
terminal-list = { $title }: { $items }
# With two players the display has two rows.
terminal-display-row = Desarrollo disponible, fila { $row }
# $cells: the three cells of a row, with their places.
terminal-row = Fila { $row }: { $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = debajo, { $place } { $card }
terminal-cell-empty = { $place } vacío
# What a card gives when it is activated.
terminal-gives = { $card } ({ $amounts })
# $state: activated or used.
terminal-state = { $card }, { $state }
terminal-policies-from-top = Conductas culturales, de arriba abajo
terminal-for-sale = { $card }, { $kind }, { $price }, { $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = { $first } para empezarla y { $second } para completarla
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card } por { $price }: no queda ninguna
    [one] { $card } por { $price }: queda 1
   *[other] { $card } por { $price }: quedan { $count }
}

## What happened, told together. $cards is a list of names.

terminal-since = Desde tu último turno
# $seats: a list of players.
terminal-passed = Sin más turnos en esta ronda: { $seats }.

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = Tomar la Ventaja: entre { $least } y { $most }
# Moving an Explorer one tile; where to, is said after it. $origin: the number of a tile.
terminal-steps = Mover al Explorador { $number } desde la loseta { $origin } por { $price }
terminal-steps-free = Mover gratis al Explorador { $number } desde la loseta { $origin }
# The same for an Explorer of an Automa, where the player on its right decides. $seat: the Automa.
terminal-steps-automa = El Explorador { $number } ({ $seat }) sigue desde la loseta { $origin }
# Moving a Troop inside one's own land; from which tile, is said after it.
terminal-moves = Mover una Tropa por { $price }
terminal-moves-free = Mover gratis una Tropa
terminal-move-to = Mover
# $option: one of those above; $tiles: numbers of tiles with "o".
terminal-targets = { $option }: a la loseta { $tiles }
terminal-origins = { $option }: desde la loseta { $tiles }
# Titles of groups of options.
terminal-group-use = Usar
terminal-group-acquire = Adquirir
terminal-group-develop = Desarrollar
terminal-group-conquer = Conquistar y mover
terminal-group-explore = Explorar
# What may be done besides the one action of a turn.
terminal-group-free = Acciones gratuitas
# Several people share the screen, and only $seat may see what comes.
terminal-alone = { $seat }: lo que viene ahora es solo para tus ojos. Que no mire nadie más. Intro para seguir:
# The numbers of several options in one line.
terminal-numbers = { $first } a { $last }
terminal-end-turn = Intro para seguir, undo para deshacer:
# At the end of a turn in which something can still be done: $count is the number of the last option.
terminal-number-or-end = Tu elección (1–{ $count }), Intro para terminar el turno:
# $option: an option without a full stop.
terminal-undone = Acción deshecha: { $option }. Escribe redo para rehacerla.
# The same where luck or others had a part in what followed; with other people at the table, it is asked first.
terminal-taken-back = Acción deshecha, con todo lo que vino después: { $option }. Escribe redo para rehacerla.
terminal-ask-back = { $seat }, acción por deshacer, con todo lo que vino después: { $option }. ¿Aceptan todas las demás personas? yes o no:
terminal-not-taken-back = No se deshace nada.
# A bot plays on for a person. $bot: its name; $seat: whose seat it is.
terminal-handed-over = { $seat }: sigue jugando el ordenador ({ $bot }). Escribe back para volver a jugar tú.
terminal-sat-down = { $seat }: vuelves a jugar tú.
# Before the bot's turn.
terminal-bot-next = { $seat }: Intro para que juegue el ordenador ({ $bot }), back para jugar tú:
# While the bot takes its time. A line that moves and disappears.
terminal-thinking = { $seat }: el ordenador ({ $bot }) está pensando…
# From now on every move is written into a file.
terminal-saving = Desde ahora, cada jugada se guarda en { $file }.
terminal-not-saved = Ya no se puede guardar la partida: { $problem }
terminal-hints-on = Los textos de las cartas se muestran debajo de las opciones.
terminal-hints-off = Los textos de las cartas ya no se muestran debajo de las opciones.
terminal-guide-on = Una guía sugiere opciones y explica lo nuevo.
terminal-guide-off = La guía se ha ido. Escribe guide para que vuelva.
terminal-quick-on = Ahora el ordenador responde de inmediato, y los turnos en los que lo demás puede esperar terminan solos.
terminal-quick-off = Ahora el ordenador espera a que termines tu turno.
# $names and $actions are lists with "o". $actions may be players, too, so no gender there.
terminal-which-card = ¿Cuál de estas: { $names }?
terminal-which-action = ¿A qué te refieres: { $actions }?
# $option: an option without a full stop.
terminal-can-be-done = Eso se puede hacer ahora: { $option }.
terminal-clause = { $clause }: { $text }

## Help. The first word is typed as it stands.

terminal-help-card = card NOMBRE: qué hace una carta o una Civilización; también card b2 para una carta de tu Ciudad, card 3 para el Desarrollo disponible y card a secas para todo lo que está a la vista
terminal-help-why = why ACCIÓN: por qué no se puede hacer algo y qué regla lo impide; why VERBO, como why develop, para todo lo de esa clase; why that: qué hablaba a favor de lo último que hizo un bot
terminal-help-hint = hint: qué haría el entrenador, con probabilidades y motivos
# $clause: the id of a rule.
terminal-help-rule = rule PALABRAS: reglas por su número, como { $clause } o su comienzo, por un término como puntuación o por palabras que contienen; rule a secas, la regla de lo que se pregunta ahora
terminal-help-undo = undo: deshacer tu última acción; si ya ha intervenido el azar, se ha mostrado un secreto o ha actuado otra Civilización, se deshace también todo lo que vino después, el registro lo dice y las demás personas tienen que aceptar
terminal-help-redo = redo: rehacer lo que has deshecho
terminal-help-bot = bot: que el ordenador siga jugando por ti; también bot beginner (principiante), bot normal, bot strong (fuerte), bot expert (experto) o bot NOMBRE para elegir otro bot
terminal-help-back = back: volver a jugar tú; también back NOMBRE si se han cedido varios puestos
terminal-help-save = save ARCHIVO: guardar la partida y, desde ese momento, cada jugada
terminal-help-show = show: mostrar otra vez la mesa; también show city (tu Ciudad), show opponent (los rivales), show display (el Desarrollo disponible), show discard, show archive y show policies (descartes, archivo y Conductas culturales sin desarrollar; show discard NOMBRE, los de otra Civilización) y show NOMBRE (la Ciudad de una Civilización o la zona de un Autómata)
terminal-help-map = map: mostrar otra vez el mapa
terminal-help-tile = tile 17: qué hay en una loseta, cuáles son sus adyacentes y qué hace falta para conquistarla
terminal-help-score = score: los puntos hasta ahora
terminal-help-log = log: lo ocurrido en esta ronda y en la anterior; log all: en toda la partida
terminal-help-hints = hints: mostrar los textos de las cartas debajo de las opciones, o dejar de mostrarlos
terminal-help-guide = guide: opciones que merece la pena pensar, con sus motivos, y lo nuevo explicado, o ya no; también guide on, guide off
terminal-help-quick = quick: que el ordenador responda de inmediato y terminen solos los turnos en los que lo demás puede esperar, o que se espere a que pulses Intro
terminal-help-help = help: esta lista
terminal-help-quit = quit: abandonar la partida
terminal-help-actions = Acciones en palabras
terminal-help-signs = Símbolos

## The score sheet. $part is a line of the sheet, such as Provincias.

terminal-score-now = Puntos hasta ahora
# At the end. $points: after each of these rounds.
terminal-points-by-round = Puntos por ronda, de la { $first } a la { $last }:
terminal-points-of = { $seat }: { $points }
terminal-final-score = Puntuación final
terminal-score-of = { $total ->
    [one] { $seat }: 1 punto.
   *[other] { $seat }: { $total } puntos.
}
# $standings: how many each player has, such as "3 : 2"; $seats: whoever has the most.
terminal-dominance = Dominio en { $part } ({ $standings }), { $points } puntos: { $seats }.
terminal-dominance-nobody = Dominio en { $part } ({ $standings }), ningún punto.

## Mistakes on the command line

terminal-no-text = { $file } no es un archivo de texto
terminal-no-file = { $file } es una tubería o un dispositivo, no un archivo
terminal-bad-switch = --rule { $words }: escribe una variante de las reglas y su valor, como final_decay=off
terminal-too-many = { $option } se puede indicar { $count } veces, una por participante
terminal-no-such-seat = --first { $number }: solo hay { $count } participantes
# $option: what was typed, such as --heroes; $rules: the rules that were named, such as duel; $known: a list of
# the rules it is for, such as "classic y continuous".
terminal-no-module = { $option } no vale para { $rules }, solo para { $known }
terminal-no-map = { $rules } se juega sin mapa, así que { $option } no tiene sentido

terminal-save-exists = { $file } ya existe y no se sobrescribe nada: elige otro nombre
terminal-save-busy = La partida de { $file } se está jugando en otro terminal
# $option: an option that was typed, such as --seats.
terminal-resume-alone = --resume continúa la partida tal como se empezó, así que { $option } no se puede cambiar
terminal-record-empty = { $file } está vacío, así que no es el registro de una partida
terminal-record-large = { $file } es demasiado grande para ser el registro de una partida
# $number: what was typed; $count: how many seats there are.
terminal-replay-seat = --seat { $number }: solo hay { $count } participantes
terminal-replay-short = La jugada { $number } no existe en este registro.

## A recorded game, step by step

# Whose eyes see it: those of a seat, or of somebody at no seat.
terminal-replay-seen-by = Punto de vista: { $seat }
terminal-replay-spectator = Punto de vista: un espectador
terminal-replay-help = Intro: la jugada siguiente. Escribe ? para ver la ayuda.
# Before the first move, and after so many.
terminal-replay-start = Principio de la partida
terminal-replay-move = Jugada { $number }
# $option: an option in words, without a full stop.
terminal-replay-did = { $seat }: { $option }
terminal-replay-forced = { $seat }, única opción: { $option }
terminal-replay-undo = { $seat }, acción deshecha: { $option }
terminal-replay-takeback = { $seat }, acción deshecha con todo lo que vino después: { $option }
terminal-replay-ask = { $seat }: petición de deshacer algo.
terminal-replay-ask-away = { $seat }: petición de que el ordenador juegue por alguien ausente.
terminal-replay-ask-abandon = { $seat }: petición de terminar aquí la partida, sin que gane nadie.
terminal-replay-agree = { $seat }: petición aceptada.
terminal-replay-decline = { $seat }: petición rechazada.
terminal-replay-abandoned = { $seat }: partida terminada de común acuerdo.
terminal-replay-redo = { $seat }: acción rehecha.
terminal-replay-bot = { $seat }: desde aquí juega el ordenador ({ $bot }).
terminal-replay-late = { $seat }: se había acabado el tiempo y, desde aquí, juega el ordenador ({ $bot }).
terminal-replay-absent = { $seat }: ausencia larga; desde aquí juega el ordenador ({ $bot }).
terminal-replay-resigned = { $seat } se ha rendido y, desde aquí, juega el ordenador ({ $bot }).
terminal-replay-late-lost = { $seat }: se había acabado el tiempo, lo que cuenta como rendición; desde aquí juega el ordenador ({ $bot }).
terminal-replay-absent-lost = { $seat }: ausencia demasiado larga, lo que cuenta como rendición; desde aquí juega el ordenador ({ $bot }).
terminal-replay-taken = { $seat }: otra persona ha ocupado este puesto y sigue jugando.
terminal-replay-person = { $seat }: desde aquí juega una persona.
terminal-replay-prompt = Intro para la jugada siguiente, o un comando:
terminal-replay-prompt-end = back, otro comando o quit:
terminal-replay-over = Aquí termina la partida.
terminal-replay-stopped = El registro acaba aquí; la partida no ha terminado.
terminal-replay-first = Ya estás al principio.
# What can be typed. The first word is typed as it stands.
terminal-replay-help-enter = Intro: la jugada siguiente
terminal-replay-help-back = back: una jugada atrás; también back 5
terminal-replay-help-go = go 20: ir a la mesa tal como quedó tras la jugada 20
terminal-replay-help-turn = turn: avanzar hasta el turno siguiente; también turn round para la ronda siguiente
terminal-replay-help-end = end: ir al final
terminal-replay-help-quit = quit: cerrar el registro

## Records held against their seeds

# $rules, $version: such as duel 3; $result: what was found, one of the lines below it.
terminal-verify = { $count ->
    [one] { $file }: { $rules } { $version }, 1 jugada, { $result }
   *[other] { $file }: { $rules } { $version }, { $count } jugadas, { $result }
}
terminal-verify-wrong = { $file }: error: { $problem }
# $scores: such as "31 : 27"; $luck: one of the phrases below.
terminal-verify-over = { $scores }, { $luck }
terminal-verify-going-on = partida sin terminar, { $luck }
terminal-verify-abandoned = terminada de común acuerdo, { $luck }
terminal-verify-honest = azar sin trampas
terminal-verify-typed = azar de la semilla elegida { $seed }
terminal-verify-unknown = azar imposible de comprobar sin su semilla
# $change: what is no longer as it was when the game was played.
terminal-verify-note = nota: { $change }
terminal-verify-position = la partida empezó a mitad de otra, y lo anterior no se ha comprobado
# $fingerprint: 64 signs. Whoever wrote it down at the start can compare, or name it with --fingerprint.
terminal-verify-compare = compara esta huella con la del principio: { $fingerprint }
terminal-verify-same = la huella coincide con la indicada
terminal-verify-other = la huella no coincide con la indicada
terminal-verify-no-fingerprint = --fingerprint: una huella tiene 64 caracteres, todos del 0 al 9 o de la a a la f

## The other commands

terminal-civilizations = Civilizaciones
# $language: a language by its own name; $keys: names of messages, such as card-forum.
terminal-pack-unnamed = { $language }: falta el nombre de { $keys }
terminal-pack-sound = { $count ->
    [one] El paquete { $pack } es correcto: 1 carta.
   *[other] El paquete { $pack } es correcto: { $count } cartas.
}
# $fewest, $most: how many rounds the games took.
terminal-pack-played = { $count ->
    [one] Se ha jugado 1 partida al azar hasta el final; duró { $fewest } rondas.
   *[other] Se han jugado { $count } partidas al azar hasta el final; duraron de { $fewest } a { $most } rondas.
}
# $tiles: how many tiles; $seats: for how many players.
terminal-map-sound = El mapa { $map } cumple todas las reglas: { $tiles } losetas, para { $seats } participantes.
terminal-clause-no-place = ningún código
terminal-clause-tests = { $count ->
    [0] ninguna prueba
    [one] 1 prueba
   *[other] { $count } pruebas
}
terminal-clauses = { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
}
terminal-clauses-missing = { $count ->
    [0] Todas las cláusulas tienen código y prueba.
    [one] A 1 cláusula le falta código o prueba.
   *[other] A { $count } cláusulas les falta código o prueba.
}
terminal-no-checkout = Solo una copia del repositorio permite saber qué pruebas citan una cláusula.
# $clause: what was typed, such as BASE-ACT-99.
terminal-no-clause = No existe la cláusula { $clause }
terminal-no-rules = No existen las reglas { $rules }, solo: { $known }

## The web app

# $address: where a browser finds it.
terminal-serving = La mesa está abierta en { $address }
terminal-serving-stop = Ctrl+C la cierra. No se pierde nada: las mesas se guardan.
# $problem: what the system says, in English.
terminal-no-port = { $host }:{ $port } no se puede usar: { $problem }.
# Another server has the file open. $address: where it is.
terminal-occupied = { $file } está en uso: la mesa está abierta en { $address }
terminal-occupied-somewhere = Otro servidor está usando { $file }.
# $words: what was typed. $limits: the names that --limit knows.
terminal-no-limit = «{ $words }» no es un límite: escribe NOMBRE=NÚMERO con uno de estos: { $limits }.
terminal-no-processes = Varios procesos necesitan una base de datos para muchos: indica una con --database postgresql://…, pues un archivo de SQLite es para uno solo.
terminal-no-address = «{ $words }» no es una dirección: escribe una como 10.0.0.7 o una red como 172.16.0.0/12.
terminal-no-alerts = «{ $words }» no es una forma de avisar: elige entre { $known }.
terminal-no-mail = Esto no es un servidor de correo: escribe smtps://usuario:clave@mail.example.org?from=juegos@example.org.
# $least: a number.
terminal-short-token = La clave para la página del anfitrión necesita al menos { $least } signos de ASCII, sin espacios.
terminal-no-telemetry = Las trazas necesitan OpenTelemetry, que no está instalado: pip install "monumental[telemetry]", o --no-telemetry.
# $words: what was typed.
terminal-no-cluster = «{ $words }» no es un clúster: escribe ray://HOST:PUERTO.
terminal-no-ray = Para pensar en un clúster hace falta Ray, que no está instalado: pip install "monumental[cluster]".

## Lessons. $lesson and $course are titles; the first word of a help line is typed as it stands.

terminal-learn-course = { $key }: { $name } ({ $done } de { $count } hechas, unos { $minutes } min)
# $minutes: that a lesson takes.
terminal-learn-lesson = { $title } ({ $minutes } min)
# A course that this one builds on, by the word that is typed for it.
terminal-learn-after = Continúa este curso: { $course }
# In brackets before each lesson of a list; where it is not done, they are empty.
terminal-learn-done = hecha
terminal-learn-how = Escribe monumental learn CURSO para seguir con un curso, o monumental learn CURSO LECCIÓN para cualquier lección.
terminal-learn-help = Intro continúa. Donde se pide una acción, escríbela o escribe el número de una opción; Intro muestra las opciones. help explica más y quit sale.
terminal-learn-step = { $lesson }, paso { $number } de { $count }
# $things: a list of cards and places on the table.
terminal-learn-look = Fíjate en: { $things }
terminal-learn-row = fila { $row }
terminal-learn-column = columna { $column }
terminal-learn-tile = loseta { $number }
terminal-learn-next = Intro para continuar:
# $count: how many options there are.
terminal-learn-do = Tu acción (1–{ $count } de las opciones, Intro para verlas):
# $word: a command that only makes sense in a game.
terminal-learn-not-here = En una lección no hay { $word }. Escribe help para ver lo que hay.
terminal-learn-first = Este es el principio de la lección.
terminal-learn-end = Lección hecha: { $lesson }.
terminal-learn-go-on = Intro para la siguiente lección, { $lesson }; quit para salir:
terminal-learn-all-done = Has hecho todas las lecciones de este curso.
# $command: what is typed at the shell.
terminal-learn-play = Ahora juega, con una guía a tu lado: { $command }
# $file: where it is kept which lessons are done; $problem: why it can't be written.
terminal-learn-damaged = { $file } no se entiende, así que tus lecciones se cuentan de nuevo.
terminal-learn-not-kept = No se ha podido guardar que esta lección está hecha: { $problem }
terminal-learn-help-enter = Intro: continuar; donde se pide algo, mostrar las opciones
terminal-learn-help-options = options: lo que se puede hacer ahora
terminal-learn-help-back = back: como si no hubieras dado el último paso
terminal-learn-help-again = again: la lección desde el principio
terminal-learn-help-quit = quit: salir de la lección
