### Problems: what is wrong with a pack, a card or a map, and what the coach can't answer. They come after a colon: no capital letter, no full stop. Words of the files, such as cost or use, stay as they are.

## A word that nobody knows. $word: what was written

problem-unknown-verb = verbo desconocido «{ $word }»
problem-unknown-field = campo desconocido «{ $word }»
problem-unknown-pack = paquete desconocido «{ $word }»
problem-unknown-kind = clase desconocida «{ $word }»
problem-unknown-victim = víctima desconocida «{ $word }»
problem-unknown-event = suceso desconocido «{ $word }»
problem-unknown-price = precio desconocido «{ $word }»
problem-unknown-noun = sustantivo desconocido «{ $word }»
problem-unknown-condition = condición desconocida «{ $word }»
problem-unknown-target = clase de Provincia desconocida «{ $word }»
problem-unknown-card = carta desconocida «{ $word }»
problem-unknown-module = módulo desconocido «{ $word }»
problem-unknown-rules = reglas desconocidas «{ $word }»
problem-unknown-map = mapa desconocido «{ $word }»
problem-unknown-language = idioma desconocido «{ $word }»
problem-unknown-preset = lectura de las reglas desconocida «{ $word }»
problem-unknown-switch = regla opcional desconocida «{ $word }»
problem-unknown-civilization = Civilización desconocida «{ $word }»
problem-unknown-option = opción desconocida «{ $word }»
problem-unknown-theme = tema desconocido «{ $word }»
problem-unknown-lesson = lección desconocida «{ $word }»
problem-unknown-course = curso desconocido «{ $word }»
problem-unknown-puzzle = problema desconocido «{ $word }»
problem-unknown-book = reglamento desconocido «{ $word }»
problem-unknown-clause = cláusula desconocida «{ $word }»
problem-unknown-term = término desconocido «{ $word }»
problem-unknown-city = Ciudad desconocida «{ $word }»
problem-unknown-bot = bot desconocido «{ $word }»
problem-unknown-player = participante desconocido «{ $word }»
problem-unknown-place = lugar desconocido «{ $word }»
problem-unknown-column = columna desconocida «{ $word }»
problem-unknown-resource = recurso desconocido «{ $word }»
problem-unknown-type = tipo de Provincia desconocido «{ $word }»
# $problem: one of those above; $close: a word that is there.
problem-did-you-mean = { $problem } (¿querías decir «{ $close }»?)
# $known: all words that are there.
problem-there-are = { $problem } (hay: { $known })
problem-in-these-rules = { $problem } en estas reglas

## Fields and values. $field: its name; $value: what was written there

problem-field-misplaced = el campo «{ $field }» no va aquí
problem-field-missing = falta el campo «{ $field }»
problem-not-a-table = aquí va una tabla, no { $value }
problem-not-a-list = aquí va una lista, no { $value }
problem-not-a-key-here = aquí van palabras en minúsculas unidas con guiones, no { $value }
problem-not-a-number = aquí va un número entero, no { $value }
problem-not-a-word = aquí va una palabra o un texto, no { $value }
problem-not-yes-or-no = aquí va true o false, no { $value }
problem-not-empty = aquí no va nada, y menos { $value }
# $choices: all that fits.
problem-not-among = aquí va { $choices }, no { $value }
# $limit: the number that is named.
problem-too-small = aquí va un número no menor que { $limit }, no { $value }
problem-not-above = aquí va un número mayor que { $limit }, no { $value }
problem-too-large = aquí va un número no mayor que { $limit }, no { $value }
problem-not-below = aquí va un número menor que { $limit }, no { $value }
problem-too-few = aquí van al menos { $limit }, no { $value }
problem-too-many = aquí van como mucho { $limit }, no { $value }
problem-too-short = el texto tiene que tener al menos { $limit } letras, no { $value }
problem-too-long = el texto puede tener como mucho { $limit } letras, no { $value }
problem-unfit = aquí va otra cosa, no { $value }
# $words: a sentence that somebody else has worded, in whatever language.
problem-own-words = { $words }
# $word: what is listed.
problem-twice = { $word } aparece dos veces
problem-not-one-line = son unas pocas palabras en una línea
problem-number-too-long = hay un número de más de 64 bits
problem-too-deep = hay demasiados corchetes unos dentro de otros
problem-no-value-of-toml = lo que se escribe es una palabra, un número entero, sí o no, una lista o una tabla

## Files of a pack

problem-no-pack-here = aquí no hay pack.toml, así que no es un paquete
problem-no-file = no se puede leer: no es un archivo
# $why: what the machine says, in its own words.
problem-cant-be-read = no se puede leer: { $why }
# $byte: which one of the file.
problem-no-text = el byte { $byte } no es texto en UTF-8
# $problem: what is wrong with it, by one of the sentences here or by the reader of TOML in English.
problem-no-toml = no es TOML válido: { $problem }
problem-file-no-text = un archivo del paquete no es texto
problem-no-such-file = un paquete no tiene ningún archivo así
# $count: how many there are; $most: how many there may be.
problem-many-files = el paquete tiene { $count } archivos, más de { $most }
# $most: kilobytes.
problem-large-pack = el paquete ocupa más de { $most } kB
problem-no-archive = esto no es un archivo ZIP que se pueda leer
problem-not-written = lo escrito no es texto
# $card: its key.
problem-card-no-table = una carta es una tabla: [{ $card }]
# $file: another one of the pack.
problem-stands-already = ya está en { $file }
problem-stands-elsewhere = ya está en otro archivo
problem-not-a-key = una clave son palabras en minúsculas unidas con guiones
problem-not-a-short-key = una clave son palabras en minúsculas unidas con guiones, de 60 letras como mucho
problem-civilization-not-a-key = una Civilización se nombra con palabras en minúsculas unidas con guiones
problem-map-not-a-key = un mapa se nombra con palabras en minúsculas unidas con guiones
problem-no-rules = un paquete dice para qué reglas es y con qué módulos
# $pack: its name; $rules: those it is for; $played: those that are played.
problem-made-for = { $pack } está hecho para { $rules }, no para { $played }
# $module: its name.
problem-module-elsewhere = el módulo { $module } del paquete { $pack } no es para { $rules }

## Names, colours and sources

problem-name-lines = un nombre son unas pocas palabras en una línea
problem-name-braces = un nombre no lleva llaves
# $most: letters.
problem-name-long = un nombre tiene como mucho { $most } letras
problem-no-name-key = con esta clave no se guarda ningún nombre
problem-no-colour = un color se escribe "#1d4f91", no { $value }
problem-source-unnoted = source = "partial" dice qué es público, "reported" quién lo cuenta, "inferred" de qué se deduce, y ninguna otra fuente lo dice: public = "name and cost"

## Packs together. $pack: the name of another one; $count: how many there are

# $most: how many there may be.
problem-many-cards = los paquetes tienen { $count } cartas, más de { $most }
problem-card-of-that-name = el paquete { $pack } tiene otra carta con ese nombre
problem-civilization-of-that-name = el paquete { $pack } tiene una Civilización con ese nombre
# $era, $kind: which cards; $wanted: how many are needed.
problem-few-cards = la Era { $era } necesita { $wanted } cartas de la clase { $kind }, y hay { $count }

## Cards. $kind: the kind of the card, by its name; $field: the name of a field in the file

problem-wonder-costs = una Maravilla tiene dos costes: cost = [3, 3]
problem-only-wonder-costs = solo una Maravilla tiene dos costes
problem-needs-cost = una carta que se puede adquirir necesita un coste
problem-province-type = una Provincia, y nada más, tiene un tipo: coastal, mountain o agricultural
problem-building-subtype = solo una Construcción tiene un subtipo: scientific o military
problem-no-resources = una carta de la clase { $kind } no da recursos al activarse
problem-basic-building = una Construcción básica es una Construcción sin Era
problem-basic-defense = solo una Construcción básica puede tener defensa
problem-defense-elsewhere = la defensa es para las pilas de Provincias de otras reglas
problem-no-era = una carta de la clase { $kind } no es de Desarrollo y no tiene Era
problem-hero-era = una Celebridad es de una Era
# $era: its number.
problem-era-not-played = la Era { $era } no se juega en estas reglas
problem-kind-not-played = en estas reglas no hay cartas de la clase { $kind }
problem-token-value = un Bárbaro o un Monstruo, y nada más, tiene un número: value = 2
problem-town-demands = una Villa libre, y nada más, exige algo: demands = {"{"} science = 2 {"}"}
problem-market-city = una ficha de Mercado, y nada más, tiene una Ciudad
problem-market-use = una ficha de Mercado da algo cuando se usa: use = [...]
problem-two-benefits = un Bárbaro o una Villa libre, y nada más, tiene dos beneficios
problem-monster-attack = un Monstruo, y nada más, tiene una fuerza, un ataque y a quién ataca
problem-one-of-each = de cada carta de la clase { $kind } hay una sola
problem-solo-lines = una Carta de Solitario, y nada más, tiene líneas: lines = [{"{"} text = [...] {"}"}]
problem-solo-advanced = solo una Carta de Solitario es avanzada o necesita un módulo
# $texts: the names of its texts.
problem-one-token = tiene una ficha de Acción y, por tanto, un texto para ella, no { $texts }
problem-token-for = tiene una ficha de Acción, que es para { $field }: un disparador a su lado es "whenever"
problem-one-first-trigger = tiene una ficha de Acción, así que solo un disparador con limit = "first"
problem-one-may = may es una sola frase con pay
problem-no-bonus = una carta de la clase { $kind } no tiene efecto único
problem-city-trade = una Ciudad libre, y nada más, tiene un texto de comercio
problem-no-text-of-kind = una carta de la clase { $kind } no tiene texto { $field }
problem-text-not-played = en estas reglas las cartas no tienen texto { $field }

## Civilizations. $count: how many there are

# $wanted: how many are needed.
problem-city-cards = tiene { $count } cartas de Ciudad, no { $wanted }
problem-needs-scout = una Civilización de estas reglas tiene un Explorador
# $card: its key; $wanted: the kinds that fit.
problem-other-kind = { $card } es de la clase { $kind }, no { $wanted }

## Sentences of cards. $verb: a word of the files

problem-needs-verb = una frase necesita un verbo: do = "gain"
problem-verb-elsewhere = el verbo «{ $verb }» no es para este texto
# $count: how many there are; $most: how many there may be.
problem-many-sentences = tiene { $count } frases, más de { $most }
problem-gains-nothing = no gana nada: nombra un recurso, por ejemplo gold = 1
problem-at-most-needs-per = at_most limita lo que se cuenta, así que necesita per
# $one, $other: two words of the files.
problem-not-both = no puede ser { $one } y { $other } a la vez
problem-three-basics = solo hay tres recursos básicos
problem-pays-either = paga o bien recursos con nombre, por ejemplo gold = 1, o bien basics a elegir
problem-different-basics = different necesita basics = 2 o basics = 3
problem-payment-unasked = aquí un pago va dentro de may
problem-draw-unasked = aquí un robo va dentro de may
problem-activation-unasked = aquí activar todas las cartas va dentro de may
# $known: what can be asked.
problem-not-of-others = de los demás participantes solo se puede preguntar { $known }
problem-others-inside-others = others está dentro de others: ya son todos
problem-not-theirs = { $verb } habla de esta carta, que no es suya
# $known: the fields that ask something.
problem-one-question = necesita exactamente uno de estos: { $known }
problem-asks-nothing = no pide nada: nombra un recurso, por ejemplo gold = 3
problem-takes-nothing = no quita nada: nombra gold, culture o production_tokens
problem-display-not-copied = en estas reglas no se puede copiar el Desarrollo disponible
problem-military-elsewhere = military es para conquistas en un mapa, y en lugar de less

## Maps as drawings. $word: what stands for a tile

# $line: its number; $problem: what is wrong there.
problem-drawing-line = línea { $line }: { $problem }
# $nothing: what is written.
problem-row-empty = una fila sin losetas se escribe { $nothing }
problem-no-tile = no hay ninguna loseta
# $known: what stands for tiles; $nothing: for none.
problem-tile-unknown = { $word } no es una loseta: son { $known }, y { $nothing } si no hay ninguna
problem-tile-bare = { $word } no es una loseta: sobre el agua y las Capitales no hay nada
# $letter: of the terrain; $town, $market: what stands for a Free Town and a Market.
problem-tile-token = { $word } no es una loseta: tras { $letter } va el número de un Bárbaro (de 1 a 4) o { $town } para una Villa libre, y luego { $market } para un Mercado
problem-map-of-that-name = un mapa se llama como su archivo
# $map: its name; $problem: what is wrong with it.
problem-on-map = el mapa { $map }: { $problem }

## Maps and their rules. $tile, $capital: numbers of tiles; $count: how many there are; $box: how many the box has; $seats: players

# $problem: one of those below; $clause: the rule, such as BASE-MAP-03.
problem-clause = { $problem } ({ $clause })
problem-map-capitals = { $count ->
    [one] hay 1 Capital para { $seats } participantes
   *[other] hay { $count } Capitales para { $seats } participantes
}
problem-map-many-capitals = { $count ->
    [one] hay 1 Capital, y la caja tiene { $box }
   *[other] hay { $count } Capitales, y la caja tiene { $box }
}
problem-map-many-tiles = hay { $count } losetas de Provincia contando el agua, y la caja tiene { $box }
# $one, $other: numbers of tiles.
problem-map-capitals-touch = las Capitales de las losetas { $one } y { $other } se tocan
# $tiles: their numbers.
problem-map-apart = { $count ->
    [one] la loseta { $tiles } está separada de la loseta 1 y de lo que la toca
   *[other] las losetas { $tiles } están separadas de la loseta 1 y de lo que la toca
}
# $tiles: their numbers.
problem-map-no-way = { $count ->
    [one] ninguna tierra lleva de la Capital de la loseta { $capital } a la loseta { $tiles }
   *[other] ninguna tierra lleva de la Capital de la loseta { $capital } a las losetas { $tiles }
}
# What a tile is, inside one of the next three.
problem-ground-water = agua
problem-ground-capital = una Capital
# $ground: water or a Capital.
problem-map-bare-of-town = la loseta { $tile } es { $ground } y no puede tener una Villa libre
problem-map-bare-of-barbarian = la loseta { $tile } es { $ground } y no puede tener un Bárbaro
problem-map-bare-of-market = la loseta { $tile } es { $ground } y no puede tener un Mercado
problem-map-two-tokens = la loseta { $tile } tiene una Villa libre y un Bárbaro
problem-map-no-token = la loseta { $tile } no tiene ni Bárbaro ni Villa libre
# $value: the number on them.
problem-map-many-barbarians = { $count ->
    [one] hay 1 Bárbaro de número { $value }, y la caja tiene { $box }
   *[other] hay { $count } Bárbaros de número { $value }, y la caja tiene { $box }
}
problem-map-strong-barbarian = la loseta { $tile }, junto a la Capital de la loseta { $capital }, tiene un Bárbaro de { $value }, no de 1 o 2
# $barbarians, $others: what lies there, by the next two; $first: the number of a tile.
problem-map-uneven = la Capital de la loseta { $capital } está junto a { $barbarians }; la de la loseta { $first }, junto a { $others }
problem-no-barbarian = ningún Bárbaro
# $values: the numbers on them.
problem-barbarians = { $count ->
    [one] un Bárbaro de { $values }
   *[other] Bárbaros de { $values }
}
problem-map-towns = { $count ->
    [one] hay 1 Villa libre para { $seats } participantes
   *[other] hay { $count } Villas libres para { $seats } participantes
}
problem-map-many-towns = { $count ->
    [one] hay 1 Villa libre, y la caja tiene { $box }
   *[other] hay { $count } Villas libres, y la caja tiene { $box }
}
problem-map-markets = { $count ->
    [one] hay 1 Mercado para { $seats } participantes
   *[other] hay { $count } Mercados para { $seats } participantes
}
problem-map-many-markets = { $count ->
    [one] hay 1 Mercado, y la caja tiene fichas para { $box }
   *[other] hay { $count } Mercados, y la caja tiene fichas para { $box }
}
problem-map-many-producing = { $count } losetas necesitan una ficha de Producción, y la caja tiene { $box }

## What the coach can't answer. $seat: a seat by its number, from 0, as programs count; $last: the last one

problem-coach-no-lessons = el entrenador no tiene lecciones para las reglas «{ $rules }»
problem-coach-no-such-seat = no hay ningún puesto { $seat }: los puestos van del 0 al { $last }
problem-coach-seat-not-asked = ahora no le toca decidir al puesto { $seat }
problem-coach-nothing-to-advise = la partida ha terminado, así que no hay nada que aconsejar
problem-coach-secret = lo que se eligió allí es un secreto
problem-coach-nothing-to-compare = hasta que todos tengan una civilización, ninguna elección es mejor que otra
problem-coach-no-option = eso no era una opción allí
problem-coach-not-over-yet = la partida aún no ha terminado, así que no se puede analizar
problem-coach-nobody-has-won = la partida no ha terminado, así que nadie la ha ganado todavía
