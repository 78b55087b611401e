### The page of the balance report: what many games say about civilizations, seats and cards.
###
### A thing is feminine, for "carta" and "ficha". "{ $name }: …" fits every name. Shown is "salir", taken "tomar".

## The head

# $rules: the name of a rule system, such as Duelo.
balance-title = Equilibrio: { $rules }
# $bot: as it is named on the command line; it plays all seats.
balance-subtitle = { $games ->
    [one] 1 partida del bot { $bot } contra sí mismo
   *[other] { $games } partidas del bot { $bot } contra sí mismo
}
balance-contents = Contenido
balance-fact-rules = Reglas
# $version: of the rule system.
balance-rules-version = { $rules }, versión { $version }
balance-fact-preset = Interpretación
balance-fact-switches = Variantes de las reglas
# $count: how many there are; $on: how many of them are on.
balance-switches-on = Activadas: { $on } de { $count }
balance-switch-on = sí
balance-switch-off = no
balance-fact-map = Mapa
balance-fact-packs = Paquetes
balance-pack-version = { $pack }, versión { $version }
balance-fact-seats = Participantes
balance-fact-bot = Bot
balance-fact-games = Partidas
balance-fact-decisions = Decisiones
balance-fact-seed = Semilla
balance-fact-version = Monumental

## What to look at first. $expected: such as "10–90 %".

balance-findings = Qué mirar primero
balance-findings-none = Nada llama la atención: todos los valores medidos están donde se espera.
# $value and $most: percentage points, such as "14.2".
balance-finding-too-strong = { $name }: parece demasiado fuerte. Quienes la tienen ganan más a menudo que quienes no la tienen, y la diferencia supera en { $value } puntos porcentuales la habitual de su grupo (lo esperado: { $most } como máximo).
balance-finding-dominates = { $name }: está en todas partes. Se tomó en el { $value } de las partidas en que salió (lo esperado: { $expected }).
balance-finding-rots = { $name }: casi nadie la quiere. Solo se tomó en el { $value } de las partidas en que salió (lo esperado: { $expected }).
# $side: above or below what is expected.
balance-finding-civilization = { $side ->
    [above] { $name }: demasiadas victorias, el { $value } de sus partidas (lo esperado: { $expected }).
   *[below] { $name }: muy pocas victorias, el { $value } de sus partidas (lo esperado: { $expected }).
}
# $name: such as "Puesto 1".
balance-finding-seat = { $side ->
    [above] { $name }: demasiadas victorias, el { $value } de las partidas (lo esperado: { $expected }).
   *[below] { $name }: muy pocas victorias, el { $value } de las partidas (lo esperado: { $expected }).
}
balance-finding-never = { $name }: no salió en ninguna partida.
# $name: the verb as packs write it, such as gain_basic.
balance-finding-unused-effect = { $name }: figura en alguna carta, pero nunca ocurrió.

## The same in a word, before a name in a table

balance-mark-too-strong = demasiado fuerte
balance-mark-dominates = omnipresente
balance-mark-rots = ignorada
balance-mark-civilization = desequilibrio
balance-mark-seat = desequilibrio
balance-mark-never = nunca salió
balance-mark-unused-effect = nunca ocurrió

## Win rates

balance-win-rates = Porcentajes de victorias
balance-civilizations = Civilizaciones
# $band: such as "45–55 %"; $fair: an equal share, such as "50.0 %".
balance-civilizations-caption = Con qué frecuencia ganó cada Civilización. Círculo: porcentaje de victorias; bigote: intervalo del 95 %; línea discontinua: a partes iguales, { $fair }; zona rayada: { $band }, lo deseable.
balance-seats = Puestos
balance-seats-caption = Con qué frecuencia ganó cada puesto. El puesto 1 es el de la Civilización inicial. Círculo: porcentaje de victorias; bigote: intervalo del 95 %; línea discontinua: a partes iguales, { $fair }; zona rayada: { $band }, lo deseable.
balance-seat = Puesto { $number }
balance-column-civilization = Civilización
balance-column-seat = Puesto
balance-column-won = Victorias
balance-column-interval = Intervalo del 95 %
balance-column-games = Partidas
balance-column-points = Puntos
# The name of an axis for screen readers.
balance-axis = Porcentaje de victorias, del { $low } al { $high }
# What a screen reader says of a dot with its whisker.
balance-drawn-rate = { $games ->
    [one] { $name }: { $rate } de victorias, entre el { $low } y el { $high }, en 1 partida
   *[other] { $name }: { $rate } de victorias, entre el { $low } y el { $high }, en { $games } partidas
}
balance-pairings = Civilización contra Civilización
balance-pairings-caption = Con qué frecuencia ganó la Civilización de la fila cuando la de la columna estaba en la mesa. La marca de la barra es el reparto a partes iguales, { $fair }.
balance-pairings-corner = Victorias de, contra
# For screen readers: a cell that two civilizations never met in.
balance-pairings-none = ninguna partida
balance-drawn-pairing = { $name } contra { $against }: { $rate } de victorias, entre el { $low } y el { $high }

## Length

balance-length = Duración
balance-length-sentence = Las partidas duraron de { $least } a { $most } rondas, { $mean } de media.
balance-length-caption = Partidas según su número de rondas. El número de cada barra dice cuántas son.
balance-length-none = Ninguna partida llegó al final.
# One bar of many, for screen readers.
balance-drawn-rounds = { $rounds ->
    [one] 1 ronda: { $games }
   *[other] { $rounds } rondas: { $games }
}

## Where points come from

balance-points = De dónde vienen los puntos
# Not "ganaron en solitario": that is the solo mode.
balance-points-caption = Puntos de un participante por apartado de la puntuación. Barras lisas: quienes ganaron sin compartir la victoria; barras rayadas: quienes no ganaron. El porcentaje es sobre todos los puntos de esos mismos participantes.
balance-column-line = Apartado
balance-column-who = Quién
balance-column-points-bar = Puntos de media
balance-column-share = % del total
balance-winners = ganadores
balance-others = los demás
balance-points-share = { $share } de todos los puntos
balance-drawn-points = { $line }, { $who }: { $points } puntos, { $share }

## Cards and tokens

balance-things = Cartas y fichas
balance-things-sentence = Lo que más se toma va primero. Los nombres con un símbolo delante están en la lista del principio.
balance-things-key-taken = barra: de las partidas en que salió, en cuántas se tomó; marcas: { $expected }, lo deseable
balance-things-key-with = círculo relleno: porcentaje de victorias de quienes la tomaron
balance-things-key-without = círculo vacío: el de quienes la vieron y no la tomaron
balance-things-key-fair = línea discontinua: a partes iguales, { $fair }
balance-group-building = Construcciones
balance-group-knowledge = Conocimientos
balance-group-wonder = Maravillas
balance-group-province = Provincias
balance-group-basic = Construcciones básicas
balance-group-policy = Conductas culturales
balance-group-hero = Celebridades
balance-group-free-city = Ciudades libres
balance-group-barbarian = Bárbaros
balance-group-free-town = Villas libres
balance-group-monster = Monstruos
balance-group-market-token = Fichas de Mercado
# $group: such as Maravillas.
balance-things-caption = { $count ->
    [one] { $group }: 1, y cómo le fue
   *[other] { $group }: { $count }, y cómo les fue
}
balance-column-name = Nombre
balance-column-source = Origen
balance-column-era = Era
balance-column-cost = Coste
balance-column-shown = Partidas en que salió
balance-column-taken = Tomada
balance-column-taken-bar = De 0 a 100 %
balance-column-affordable = Tomada si se podía pagar
balance-column-rounds = Ronda en que sale → se toma
balance-column-used = Usos por dueño
balance-column-with = Victorias con ella
balance-column-without = Victorias sin ella
balance-column-difference = Diferencia, p. p.
# $range: what the strip shows, such as "25–75 %".
balance-column-with-bar = Con y sin ella, { $range }
balance-source-official = oficial
balance-source-reported = pública, según otros
balance-source-inferred = deducida
balance-source-partial = pública en parte
balance-source-original = nuestra
balance-drawn-taken = { $name }: se tomó en el { $share } de las partidas en que salió; lo esperado: { $expected }
balance-drawn-never-shown = { $name }: salió en 0 partidas
balance-drawn-with = { $name }: victorias con ella, { $with } ({ $having }); sin ella, { $without } ({ $lacking })
# Instead of an interval where nobody had it, or nobody lacked it.
balance-drawn-nobody = 0 participantes

## Actions and effects

balance-uses = Acciones y efectos
balance-actions = Acciones
balance-actions-caption = Qué hicieron los participantes: cuántas veces en total y en cuántas de las partidas.
balance-effects = Efectos
balance-effects-caption = Qué hicieron los efectos de las cartas: cuántas veces en total, en cuántas de las partidas y cuántas cartas los tienen.
balance-column-verb = Verbo
balance-column-cards = Cartas
balance-column-times = Veces en total
balance-column-share-of-games = % de las partidas
balance-drawn-times = { $times ->
    [one] { $verb }: 1 vez
   *[other] { $verb }: { $times } veces
}
balance-drawn-games = { $verb }: en el { $share } de las partidas

## How to read this

balance-reading = Cómo leer esta página
balance-reading-rate-term = Porcentaje de victorias
balance-reading-rate = Victorias divididas entre partidas. Una victoria compartida cuenta como media. Con participantes del mismo nivel en todos los puestos, cada uno ganaría el { $fair }.
balance-reading-interval-term = Intervalo del 95 %
balance-reading-interval = En las partidas también cuenta el azar: el bigote muestra dónde está el porcentaje real con un 95 % de confianza (intervalo de Wilson). Cuantas más partidas, más corto es. Si el bigote entero queda dentro de la zona rayada, todo está en orden; si queda entero fuera, no.
balance-reading-shown-term = Salió, tomada
balance-reading-shown = «Salió» cuenta las partidas en que estuvo a la vista y alguien podía tomarla. «Tomada» es el porcentaje de esas partidas en que alguien la tomó, al menos una vez.
balance-reading-affordable-term = Tomada si se podía pagar
balance-reading-affordable = De los participantes que en algún momento de una partida podían tomarla con lo que tenían, el porcentaje que lo hizo. Una carta que se toma poco, pero a menudo cuando se puede pagar, es cara, más que mala.
balance-reading-used-term = Usos por dueño
balance-reading-used = Cuántas veces por partida usó su efecto, de media, quien la tomó. Los efectos que se aplican por sí solos no se usan.
balance-reading-cause-term = Con y sin ella
balance-reading-cause = La diferencia, en puntos porcentuales (p. p.), no demuestra una causa. Quien va por delante puede tomar más, así que quien tiene más gana más a menudo. Por eso la lista del principio compara la diferencia con la habitual del grupo.
balance-reading-source-term = Origen
balance-reading-source = Oficial: valores publicados. Según otros: valores públicos, pero no de la editorial. Deducida: se deduce de valores públicos. Pública en parte: algunos valores son públicos y el resto es diseño nuestro. Nuestra: diseño nuestro.
balance-reading-bot-term = El bot
balance-reading-bot = Todo esto trata de partidas de este bot. Lo que nunca prueba puede ser bueno de todos modos, y lo que sobrevalora se toma demasiado.

## What the command says when it is done

# $out: the file of the page.
balance-printed = { $games ->
    [one] Se ha contado 1 partida. La página está en { $out }.
   *[other] Se han contado { $games } partidas. La página está en { $out }.
}
balance-printed-more = { $count ->
    [one] En la página hay 1 hallazgo más.
   *[other] En la página hay { $count } hallazgos más.
}
