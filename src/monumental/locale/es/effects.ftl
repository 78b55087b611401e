### Card texts, made from what the cards do.
###
### Phrases are orders (tú), in lower case and without a full stop; they fit into each other.
### "A: B" of the English phrases is "A y, a cambio, B": two colons in one sentence read badly.

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Uso: { $text }
# On a map the Warlord is a Unit.
text-use-warlord = { $provinces ->
    [map] { $cycle ->
        [turn] Cuando tu Líder militar entre en una Provincia que conquistes, una vez por turno: { $text }
       *[round] Cuando tu Líder militar entre en una Provincia que conquistes, una vez por ronda: { $text }
    }
   *[cards] Uso, mientras tengas la Ventaja: { $text }
}
# A Market token.
text-use-token = Un solo uso, en cualquiera de tus turnos: { $text }
text-activated = Cuando se active esta carta: { $text }
text-during-activation = Durante la Fase de Ciudad: { $text }
text-bonus = Efecto único: { $text }
# When a Wonder is completed.
text-bonus-wonder = Efecto único: { $text }
text-trade = Comercio: { $text }
# «Puedes» is a keyword of the rules (DUEL-TERM-28).
text-may = { INFINITIVE($text) ->
    [none] Puedes hacer esto: { $text }
   *[other] Puedes { INFINITIVE($text) }.
}
# A card that copies others, such as the Wheel, after its text.
text-not-copied = Esta carta no se puede copiar.
# An Exploration token. $text: its two benefits, as the options of "choose one".
text-benefits = Cuando la recojas, elige una opción: { $text }

## What a Monster does when it attacks, and to whom. The whole line speaks to one player, as $text does.

# Who conquered the Province where the Monster was found.
text-attack-conqueror = Te ataca cuando has conquistado su Provincia: { $text }
text-attack-others = Te ataca cuando otra Civilización ha conquistado su Provincia: { $text }
text-attack-everyone = Te ataca, como a todo el mundo: { $text }
text-attack-neighbours = Te ataca si tienes territorio adyacente a su Provincia: { $text }
# Of several players who are tied, all are hit; nobody where nobody has any.
text-attack-most-gold = Te ataca si tienes Oro y nadie tiene más que tú: { $text }
text-attack-most-culture = Te ataca si tienes Cultura y nadie tiene más que tú: { $text }
text-attack-most-province = Te ataca si controlas Provincias y nadie controla más que tú: { $text }
text-attack-most-knowledge = Te ataca si tienes Conocimientos y nadie tiene más que tú: { $text }
text-attack-most-wonder = Te ataca si has completado Maravillas y nadie ha completado más que tú: { $text }
text-attack-most-policy = Te ataca si has desarrollado Conductas culturales y nadie ha desarrollado más que tú: { $text }
text-attack-most-outpost = Te ataca si tienes Puestos de avanzada en el mapa y nadie tiene más que tú: { $text }
text-attack-most-exploration-token = Te ataca si tienes fichas de Exploración y nadie tiene más que tú: { $text }
text-attack-most-market-token = Te ataca si tienes fichas de Mercado y nadie tiene más que tú: { $text }

## A line of a Solo card, which speaks to the Automa: "tú" is the Automa. The archetypes are feminine, for "línea"
## and "Civilización": "Económica: (2 de Oro) mueve a los dos Exploradores 1 loseta cada uno."

# $amount: such as "2 de Oro".
text-solo-price = ({ $amount }) { $text }
text-solo-aggressive = Agresiva: { $text }
text-solo-architectural = Arquitectónica: { $text }
text-solo-cultural = Cultural: { $text }
text-solo-economic = Económica: { $text }
text-solo-technological = Tecnológica: { $text }

## Triggers. The occasions are in the subjunctive.

text-whenever = Siempre que { $occasions }: { $text }
text-first = { $cycle ->
    [turn] La primera vez de cada turno que { $occasions }: { $text }
   *[round] La primera vez de cada ronda que { $occasions }: { $text }
}
text-whenever-opponent = { $players ->
    [2] Siempre que tu rival { $occasions }: { $text }
   *[other] Siempre que otra Civilización { $occasions }: { $text }
}
text-first-opponent = La primera vez de cada { $cycle ->
    [turn] turno
   *[round] ronda
} que { $players ->
    [2] tu rival
   *[other] otra Civilización
} { $occasions }: { $text }

occasion-comma = { $first }, { $next }
occasion-or = { BEGINNING($last) ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

you-acquired = adquieras { $cards }
you-conquered = conquistes una Provincia
you-completed = completes una Maravilla
you-developed = desarrolles una Conducta cultural
you-traded = comercies con una Ciudad libre
you-claimed = reclames una Ciudad libre
you-took-advantage = tomes la Ventaja
you-archived = archives una carta
you-reinforced = refuerces una carta
you-progressed = logres avances científicos
you-conquered-barbarian = conquistes una Provincia bárbara
you-conquered-town = conquistes una Villa libre
you-conquered-rival = conquistes una Provincia de otra Civilización
you-lost-province = pierdas una Provincia
you-built-outpost = construyas un Puesto de avanzada
# An Explorer takes a Production token or a Market token.
you-explored = recojas una ficha con un Explorador

opponent-acquired = adquiera { $cards }
opponent-conquered = conquiste una Provincia
opponent-completed = complete una Maravilla
opponent-developed = desarrolle una Conducta cultural
opponent-traded = comercie con una Ciudad libre
opponent-claimed = reclame una Ciudad libre
opponent-took-advantage = tome la Ventaja
opponent-archived = archive una carta
opponent-reinforced = refuerce una carta
opponent-progressed = logre avances científicos
opponent-conquered-barbarian = conquiste una Provincia bárbara
opponent-conquered-town = conquiste una Villa libre
# Yours or that of a third player.
opponent-conquered-rival = conquiste una Provincia de una Civilización
opponent-lost-province = pierda una Provincia
opponent-built-outpost = construya un Puesto de avanzada
opponent-explored = recoja una ficha con un Explorador

## Civilizations: what they are good at, and their special rules beside triggers

archetype-aggressive = Civilización agresiva.
archetype-architectural = Civilización arquitectónica.
archetype-cultural = Civilización cultural.
archetype-economic = Civilización económica.
archetype-technological = Civilización tecnológica.

special-conquers-with-gold = Las Provincias te cuestan Oro en lugar de Poder militar.
special-start-province = Empiezas con la Provincia { $card }.
special-markers = { $count ->
    [one] Tienes 1 marcador de Tipo de Provincia.
   *[other] Tienes { $count } marcadores de Tipo de Provincia.
}

## One card of a kind, as the object of "gain" and "acquire"

one-card = una carta
one-building = una Construcción
one-knowledge = un Conocimiento
one-wonder = una Maravilla
one-province = una Provincia
one-basic = una Construcción básica

## Standing price changes. $when: always; advantage (only while you hold it); both ($more while you hold it).

price-building = { $when ->
    [advantage] las Construcciones te cuestan { $less } menos (solo mientras tengas la Ventaja)
    [both] las Construcciones te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] las Construcciones te cuestan { $less } menos
}
price-knowledge = { $when ->
    [advantage] los Conocimientos te cuestan { $less } menos (solo mientras tengas la Ventaja)
    [both] los Conocimientos te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] los Conocimientos te cuestan { $less } menos
}
price-wonder = { $when ->
    [advantage] cada sección de Maravilla te cuesta { $less } menos (solo mientras tengas la Ventaja)
    [both] cada sección de Maravilla te cuesta { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] cada sección de Maravilla te cuesta { $less } menos
}
price-province = { $when ->
    [advantage] las Provincias del Desarrollo disponible te cuestan { $less } menos (solo mientras tengas la Ventaja)
    [both] las Provincias del Desarrollo disponible te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] las Provincias del Desarrollo disponible te cuestan { $less } menos
}
price-conquest = { $provinces ->
    [map] conquistar Provincias te cuesta { $less } de Poder militar menos
   *[cards] { $when ->
        [advantage] las Provincias de tu rival te cuestan { $less } menos (solo mientras tengas la Ventaja)
        [both] las Provincias de tu rival te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
       *[always] las Provincias de tu rival te cuestan { $less } menos
    }
}
price-policy = { $when ->
    [advantage] las Conductas culturales te cuestan { $less } menos (solo mientras tengas la Ventaja)
    [both] las Conductas culturales te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] las Conductas culturales te cuestan { $less } menos
}
price-progress = { $when ->
    [advantage] los avances científicos te cuestan { $less } menos (solo mientras tengas la Ventaja)
    [both] los avances científicos te cuestan { $less } menos, o { $more } menos mientras tengas la Ventaja
   *[always] los avances científicos te cuestan { $less } menos
}
price-barbarian = conquistar Provincias bárbaras te cuesta { $less } de Poder militar menos
price-rival = conquistar Provincias de otras Civilizaciones te cuesta { $less } de Poder militar menos

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { BEGINNING($first) ->
    [may] { $first }, y después { $next }
   *[other] { $first } y después { $next }
}
# The second only if the first was done.
phrase-if-done = { $first } y, a cambio, { $then }
# The same phrase several times.
phrase-times = { $count ->
    [2] { $phrase } (dos veces)
   *[other] { $phrase } ({ $count } veces)
}

## Resources

verb-gain = gana { $amounts }
verb-gain-basic = { $count ->
    [one] gana 1 Recurso básico de tu elección
   *[other] gana { $count } Recursos básicos de tu elección
}
verb-gain-basic-same = { $count ->
    [one] gana 1 Recurso básico de tu elección
   *[other] gana { $count } Recursos básicos del mismo tipo
}
verb-gain-basic-different = { $count ->
    [one] gana 1 Recurso básico de tu elección
   *[other] gana { $count } Recursos básicos de distinto tipo
}
verb-pay = paga { $amounts }
verb-pay-basics = { $count ->
    [one] paga 1 Recurso básico
   *[other] paga { $count } Recursos básicos
}
verb-pay-basics-different = { $count ->
    [one] paga 1 Recurso básico
   *[other] paga { $count } Recursos básicos de distinto tipo
}

## Resources for each of something. $limit: how many are counted at most; 0: no limit.

verb-gain-per-province = { $limit ->
    [0] gana { $amounts } por cada Provincia que controles
   *[other] gana { $amounts } por cada Provincia que controles (contando { $limit } como máximo)
}
verb-gain-per-coastal = { $limit ->
    [0] gana { $amounts } por cada Provincia Costera que controles
   *[other] gana { $amounts } por cada Provincia Costera que controles (contando { $limit } como máximo)
}
verb-gain-per-mountain = { $limit ->
    [0] gana { $amounts } por cada Provincia Montañosa que controles
   *[other] gana { $amounts } por cada Provincia Montañosa que controles (contando { $limit } como máximo)
}
verb-gain-per-meadow = { $limit ->
    [0] gana { $amounts } por cada Provincia de Pradera que controles
   *[other] gana { $amounts } por cada Provincia de Pradera que controles (contando { $limit } como máximo)
}
verb-gain-per-forest = { $limit ->
    [0] gana { $amounts } por cada Provincia de Bosque que controles
   *[other] gana { $amounts } por cada Provincia de Bosque que controles (contando { $limit } como máximo)
}
verb-gain-per-volcano = { $limit ->
    [0] gana { $amounts } por cada Provincia de Volcán que controles
   *[other] gana { $amounts } por cada Provincia de Volcán que controles (contando { $limit } como máximo)
}
verb-gain-per-agricultural = { $limit ->
    [0] gana { $amounts } por cada Provincia Agrícola que controles
   *[other] gana { $amounts } por cada Provincia Agrícola que controles (contando { $limit } como máximo)
}
verb-gain-per-province-type = { $limit ->
    [0] gana { $amounts } por cada tipo de Provincia que controles
   *[other] gana { $amounts } por cada tipo de Provincia que controles (contando { $limit } como máximo)
}
verb-gain-per-barricade = { $limit ->
    [0] gana { $amounts } por cada Barricada que tengas
   *[other] gana { $amounts } por cada Barricada que tengas (contando { $limit } como máximo)
}
verb-gain-per-knowledge = { $limit ->
    [0] gana { $amounts } por cada Conocimiento que tengas
   *[other] gana { $amounts } por cada Conocimiento que tengas (contando { $limit } como máximo)
}
verb-gain-per-wonder = { $limit ->
    [0] gana { $amounts } por cada Maravilla que hayas completado
   *[other] gana { $amounts } por cada Maravilla que hayas completado (contando { $limit } como máximo)
}
verb-gain-per-policy = { $limit ->
    [0] gana { $amounts } por cada Conducta cultural que hayas desarrollado
   *[other] gana { $amounts } por cada Conducta cultural que hayas desarrollado (contando { $limit } como máximo)
}
verb-gain-per-free-city = { $limit ->
    [0] gana { $amounts } por cada Ciudad libre que tengas
   *[other] gana { $amounts } por cada Ciudad libre que tengas (contando { $limit } como máximo)
}
verb-gain-per-archived = { $limit ->
    [0] gana { $amounts } por cada carta que hayas archivado
   *[other] gana { $amounts } por cada carta que hayas archivado (contando { $limit } como máximo)
}
verb-gain-per-outpost = { $limit ->
    [0] gana { $amounts } por cada Puesto de avanzada que tengas en el mapa
   *[other] gana { $amounts } por cada Puesto de avanzada que tengas en el mapa (contando { $limit } como máximo)
}
verb-gain-per-exploration-token = { $limit ->
    [0] gana { $amounts } por cada ficha de Exploración que tengas
   *[other] gana { $amounts } por cada ficha de Exploración que tengas (contando { $limit } como máximo)
}
# Used ones count, too.
verb-gain-per-market-token = { $limit ->
    [0] gana { $amounts } por cada ficha de Mercado que tengas
   *[other] gana { $amounts } por cada ficha de Mercado que tengas (contando { $limit } como máximo)
}

## Choices

verb-choose-one = elige una opción: { $options }
# No "si quieres": it could stand behind another "si", and would not show where it ends.
verb-may = { INFINITIVE($then) ->
    [none] { $then } (opcional)
   *[other] puedes { INFINITIVE($then) }
}

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }; { $next }
phrase-option-last = { BEGINNING($last) ->
    [if] { $first }; o bien, { $last }
   *[other] { $first }; o bien { $last }
}

## Conditions

verb-if-holds-advantage = si tienes la Ventaja, { $then }
verb-if-gained = si has ganado al menos { $amounts } { $now }, { $then }
# Each amount of that list, for languages that say "at least" with every one of them.
amount-if-gained = { $amount }
verb-if-has = si { $conditions }, { $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }; de lo contrario, { $otherwise }

verb-if-did-acquired = si has adquirido una carta { $now }, { $then }
verb-if-did-conquered = si has conquistado una Provincia { $now }, { $then }
verb-if-did-completed = si has completado una Maravilla { $now }, { $then }
verb-if-did-developed = si has desarrollado una Conducta cultural { $now }, { $then }
verb-if-did-traded = si has comerciado con una Ciudad libre { $now }, { $then }
verb-if-did-claimed = si has reclamado una Ciudad libre { $now }, { $then }
verb-if-did-took-advantage = si has tomado la Ventaja { $now }, { $then }
verb-if-did-archived = si has archivado una carta { $now }, { $then }
verb-if-did-reinforced = si has reforzado una carta { $now }, { $then }
verb-if-did-progressed = si has logrado avances científicos { $now }, { $then }
verb-if-did-conquered-barbarian = si has conquistado una Provincia bárbara { $now }, { $then }
verb-if-did-conquered-town = si has conquistado una Villa libre { $now }, { $then }
verb-if-did-conquered-rival = si has conquistado una Provincia de otra Civilización { $now }, { $then }
verb-if-did-lost-province = si has perdido una Provincia { $now }, { $then }
verb-if-did-built-outpost = si has construido un Puesto de avanzada { $now }, { $then }
verb-if-did-explored = si has recogido una ficha con un Explorador { $now }, { $then }

# "controlas A, B y C", not "controlas A, controlas B y controlas C".
condition-comma = { $first }, { GOING_ON($first, $next) }
condition-and = { BEGINNING(GOING_ON($first, $last)) ->
    [i] { $first } e { GOING_ON($first, $last) }
   *[other] { $first } y { GOING_ON($first, $last) }
}

has-province = { $count ->
    [one] controlas una Provincia
   *[other] controlas al menos { $count } Provincias
}
has-coastal = { $count ->
    [one] controlas una Provincia Costera
   *[other] controlas al menos { $count } Provincias Costeras
}
has-mountain = { $count ->
    [one] controlas una Provincia Montañosa
   *[other] controlas al menos { $count } Provincias Montañosas
}
has-meadow = { $count ->
    [one] controlas una Provincia de Pradera
   *[other] controlas al menos { $count } Provincias de Pradera
}
has-forest = { $count ->
    [one] controlas una Provincia de Bosque
   *[other] controlas al menos { $count } Provincias de Bosque
}
has-volcano = { $count ->
    [one] controlas una Provincia de Volcán
   *[other] controlas al menos { $count } Provincias de Volcán
}
has-agricultural = { $count ->
    [one] controlas una Provincia Agrícola
   *[other] controlas al menos { $count } Provincias Agrícolas
}
# There are three types.
has-province-type = { $count ->
    [one] controlas una Provincia de cualquier tipo
    [3] controlas Provincias de los 3 tipos
   *[other] controlas Provincias de al menos { $count } tipos
}
has-barricade = { $count ->
    [one] tienes una Barricada
   *[other] tienes al menos { $count } Barricadas
}
has-knowledge = { $count ->
    [one] tienes un Conocimiento
   *[other] tienes al menos { $count } Conocimientos
}
has-wonder = { $count ->
    [one] has completado una Maravilla
   *[other] has completado al menos { $count } Maravillas
}
has-policy = { $count ->
    [one] has desarrollado una Conducta cultural
   *[other] has desarrollado al menos { $count } Conductas culturales
}
has-free-city = { $count ->
    [one] tienes una Ciudad libre
   *[other] tienes al menos { $count } Ciudades libres
}
has-archived = { $count ->
    [one] has archivado una carta
   *[other] has archivado al menos { $count } cartas
}
has-outpost = { $count ->
    [one] tienes un Puesto de avanzada en el mapa
   *[other] tienes al menos { $count } Puestos de avanzada en el mapa
}
has-exploration-token = { $count ->
    [one] tienes una ficha de Exploración
   *[other] tienes al menos { $count } fichas de Exploración
}
has-market-token = { $count ->
    [one] tienes una ficha de Mercado
   *[other] tienes al menos { $count } fichas de Mercado
}

## Conditions that compare. $than: one (fewer than some other player) or all (fewer than every other player).

verb-if-fewer-province = { $than ->
    [all] si controlas menos Provincias que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias que alguna otra Civilización, { $then }
}
verb-if-fewer-coastal = { $than ->
    [all] si controlas menos Provincias Costeras que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias Costeras que alguna otra Civilización, { $then }
}
verb-if-fewer-mountain = { $than ->
    [all] si controlas menos Provincias Montañosas que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias Montañosas que alguna otra Civilización, { $then }
}
verb-if-fewer-meadow = { $than ->
    [all] si controlas menos Provincias de Pradera que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias de Pradera que alguna otra Civilización, { $then }
}
verb-if-fewer-forest = { $than ->
    [all] si controlas menos Provincias de Bosque que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias de Bosque que alguna otra Civilización, { $then }
}
verb-if-fewer-volcano = { $than ->
    [all] si controlas menos Provincias de Volcán que cada una de las demás Civilizaciones, { $then }
   *[one] si controlas menos Provincias de Volcán que alguna otra Civilización, { $then }
}
verb-if-fewer-knowledge = { $than ->
    [all] si tienes menos Conocimientos que cada una de las demás Civilizaciones, { $then }
   *[one] si tienes menos Conocimientos que alguna otra Civilización, { $then }
}
verb-if-fewer-wonder = { $than ->
    [all] si has completado menos Maravillas que cada una de las demás Civilizaciones, { $then }
   *[one] si has completado menos Maravillas que alguna otra Civilización, { $then }
}
verb-if-fewer-policy = { $than ->
    [all] si has desarrollado menos Conductas culturales que cada una de las demás Civilizaciones, { $then }
   *[one] si has desarrollado menos Conductas culturales que alguna otra Civilización, { $then }
}
verb-if-fewer-archived = { $than ->
    [all] si has archivado menos cartas que cada una de las demás Civilizaciones, { $then }
   *[one] si has archivado menos cartas que alguna otra Civilización, { $then }
}
verb-if-fewer-outpost = { $than ->
    [all] si tienes menos Puestos de avanzada en el mapa que cada una de las demás Civilizaciones, { $then }
   *[one] si tienes menos Puestos de avanzada en el mapa que alguna otra Civilización, { $then }
}
verb-if-fewer-exploration-token = { $than ->
    [all] si tienes menos fichas de Exploración que cada una de las demás Civilizaciones, { $then }
   *[one] si tienes menos fichas de Exploración que alguna otra Civilización, { $then }
}
verb-if-fewer-market-token = { $than ->
    [all] si tienes menos fichas de Mercado que cada una de las demás Civilizaciones, { $then }
   *[one] si tienes menos fichas de Mercado que alguna otra Civilización, { $then }
}

## Cards of your City and deck

verb-archive = archiva una carta
verb-discard = descarta una carta de tu Ciudad
verb-reinforce = refuerza una carta
verb-reinforce-this = refuerza esta carta
# $resources: yes where what the card gives is gained again, too; no where only its text is copied.
verb-copy-attached = { $resources ->
    [no] copia el efecto de la carta que está sobre este Conocimiento
   *[yes] copia la carta que está sobre este Conocimiento
}
verb-copy-city = { $resources ->
    [no] copia el efecto de una carta de tu Ciudad
   *[yes] copia una carta de tu Ciudad
}
verb-copy-knowledge = { $resources ->
    [no] copia el efecto de un Conocimiento activado de tu Ciudad
   *[yes] copia un Conocimiento activado de tu Ciudad
}
verb-copy-policies = { $resources ->
    [no] copia el efecto de una de tus Conductas culturales
   *[yes] copia una de tus Conductas culturales
}
verb-copy-anywhere = { $resources ->
    [no] copia el efecto de una carta de tu Ciudad o de una de tus Conductas culturales
   *[yes] copia una carta de tu Ciudad o una de tus Conductas culturales
}
verb-copy-display = copia el efecto de una Construcción del Desarrollo disponible
verb-activate = activa una carta de tu Ciudad que no esté activada
verb-activate-again = vuelve a activar una carta de tu Ciudad ya activada
verb-activate-all = activa todas las cartas de tu Ciudad que no estén activadas
# Where a turn is all that counts, a drawn card is activated until the turn ends; else it is used at once.
verb-draw-and-use = { $cycle ->
    [turn] { $count ->
        [one] roba y activa 1 carta
       *[other] roba y activa { $count } cartas
    }
   *[round] { $count ->
        [one] roba y usa 1 carta
       *[other] roba y usa { $count } cartas
    }
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = descarta una carta del Desarrollo disponible
verb-gain-card = gana { $cards } sin pagar su coste
verb-gain-card-at-most = gana { $cards } de coste { $cost } o menos, sin pagar ese coste
verb-acquire = { $less ->
    [0] adquiere { $cards }
   *[other] adquiere { $cards } pagando { $less } menos
}
verb-build-wonder-section = { $less ->
    [0] construye una sección de Maravilla
   *[other] construye una sección de Maravilla pagando { $less } menos
}
verb-conquer = { $provinces ->
    [map] { $less ->
        [0] conquista una Provincia
       *[other] conquista una Provincia pagando { $less } de Poder militar menos
    }
   *[cards] { $less ->
        [0] conquista la Provincia superior de tu rival
       *[other] conquista la Provincia superior de tu rival pagando { $less } menos
    }
}
verb-gain-advantage = gana la Ventaja
verb-trade-for-free = comercia gratis con una Ciudad libre
verb-place-type-marker = pon uno de tus marcadores de Tipo de Provincia en una Provincia que controles

## The map: conquest of certain Provinces, Units, Explorers, tokens. Explorers move by losetas (a paso is a Wonder's).

verb-conquer-barbarian = { $less ->
    [0] conquista una Provincia bárbara
   *[other] conquista una Provincia bárbara pagando { $less } de Poder militar menos
}
verb-conquer-free-town = { $less ->
    [0] conquista una Villa libre
   *[other] conquista una Villa libre pagando { $less } de Poder militar menos
}
verb-conquer-rival = { $less ->
    [0] conquista una Provincia de otra Civilización
   *[other] conquista una Provincia de otra Civilización pagando { $less } de Poder militar menos
}
verb-move-units = { $count ->
    [one] mueve gratis 1 Unidad dentro de tus Provincias
   *[other] mueve gratis hasta { $count } Unidades dentro de tus Provincias
}
verb-move-explorers = { $count ->
    [one] mueve gratis 1 loseta a uno de tus Exploradores
   *[other] mueve gratis a tus Exploradores, hasta { $count } losetas en total
}
verb-gather = recoge la ficha de Producción de una Provincia que controles
verb-repeat-token = vuelve a ganar un beneficio de una de tus fichas de Exploración y retira esa ficha de la partida
verb-other-benefit = gana también el otro beneficio de la ficha de Exploración que acabas de recoger

## Losses, when a Monster attacks. $amounts is a list such as "1 de Cultura y 2 de Oro" or "1 ficha de Producción".

verb-lose = pierde { $amounts }
verb-lose-per-province = pierde { $amounts } por cada Provincia que controles
verb-lose-per-coastal = pierde { $amounts } por cada Provincia Costera que controles
verb-lose-per-mountain = pierde { $amounts } por cada Provincia Montañosa que controles
verb-lose-per-meadow = pierde { $amounts } por cada Provincia de Pradera que controles
verb-lose-per-forest = pierde { $amounts } por cada Provincia de Bosque que controles
verb-lose-per-volcano = pierde { $amounts } por cada Provincia de Volcán que controles
verb-lose-per-knowledge = pierde { $amounts } por cada Conocimiento que tengas
verb-lose-per-wonder = pierde { $amounts } por cada Maravilla que hayas completado
verb-lose-per-policy = pierde { $amounts } por cada Conducta cultural que hayas desarrollado
verb-lose-per-archived = pierde { $amounts } por cada carta que hayas archivado
verb-lose-per-outpost = pierde { $amounts } por cada Puesto de avanzada que tengas en el mapa
verb-lose-per-exploration-token = pierde { $amounts } por cada ficha de Exploración que tengas
# Used ones count, too.
verb-lose-per-market-token = pierde { $amounts } por cada ficha de Mercado que tengas
verb-withdraw = { $count ->
    [one] repliega 1 Unidad a tu Capital, pero no la última de una Provincia
   *[other] repliega { $count } Unidades a tu Capital, pero nunca la última de una Provincia
}
verb-recall-explorers = lleva a tus Exploradores de vuelta a tu Capital
verb-lose-card = descarta una carta de tu Ciudad que no esté activada

## The lines of Solo cards: orders to the Automa. $which: cheapest, dearest or all of them.

verb-take-building = { $which ->
    [cheapest] toma la Construcción más barata del Desarrollo disponible
    [dearest] toma la Construcción más cara del Desarrollo disponible
   *[all] toma todas las Construcciones del Desarrollo disponible
}
verb-take-knowledge = { $which ->
    [cheapest] toma el Conocimiento más barato del Desarrollo disponible
    [dearest] toma el Conocimiento más caro del Desarrollo disponible
   *[all] toma todos los Conocimientos del Desarrollo disponible
}
verb-raise-wonder = completa la Maravilla en construcción (si no hay ninguna, empieza la más barata del Desarrollo disponible)
verb-develop-next-policy = desarrolla una Conducta cultural
# $cost: lowest or highest, by what a player would pay. Several Provinces are conquered one after the other.
verb-conquer-adjacent = { $cost ->
    [highest] { $count ->
        [one] conquista la Provincia adyacente de mayor coste
       *[other] conquista { $count } Provincias adyacentes, cada vez la de mayor coste
    }
   *[lowest] { $count ->
        [one] conquista la Provincia adyacente de menor coste
       *[other] conquista { $count } Provincias adyacentes, cada vez la de menor coste
    }
}
verb-send-explorers = { $count ->
    [one] mueve a los dos Exploradores 1 loseta cada uno
   *[other] mueve a los dos Exploradores { $count } losetas cada uno
}
verb-take-hero = toma a la Celebridad de la era más avanzada
verb-shuffle-solo-deck = baraja todas las cartas de Solitario para formar un mazo nuevo
verb-trade-track = { $count ->
    [one] avanza 1 espacio en la escala de Comercio
   *[other] avanza { $count } espacios en la escala de Comercio
}

## More Solo cards. The first is whole; else one of the next ones and verb-follow-solo are joined by
## phrase-in-order: "roba otra carta de Solitario y después cumple todas sus líneas, sea cual sea su arquetipo".

verb-draw-solo-card = roba otra carta de Solitario y cumple sus líneas
verb-draw-solo-another = roba otra carta de Solitario
verb-draw-solo-until-any = roba cartas de Solitario hasta que salga una que tenga alguna línea con arquetipo
verb-draw-solo-until-aggressive = roba cartas de Solitario hasta que salga una que tenga alguna línea agresiva
verb-draw-solo-until-architectural = roba cartas de Solitario hasta que salga una que tenga alguna línea arquitectónica
verb-draw-solo-until-cultural = roba cartas de Solitario hasta que salga una que tenga alguna línea cultural
verb-draw-solo-until-economic = roba cartas de Solitario hasta que salga una que tenga alguna línea económica
verb-draw-solo-until-technological = roba cartas de Solitario hasta que salga una que tenga alguna línea tecnológica
# $lines: common (those without an archetype), special (those with one), all, or own (as always).
verb-follow-solo = { $lines ->
    [common] cumple solo sus líneas sin arquetipo
    [special] cumple solo sus líneas con arquetipo, sea cual sea
    [all] cumple todas sus líneas, sea cual sea su arquetipo
   *[own] cumple sus líneas
}

## The facts beside the text, one line each

fact-starting = Carta inicial
fact-civilizations = Carta inicial: { $civilizations }
fact-cost = Coste: { $amounts }
fact-wonder-cost = Coste: { $first } para empezarla, { $second } para completarla
fact-resources = Al activarla: { $amounts }
fact-type = Tipo: { $type }
fact-defense = Defensa: conquistar la Provincia que hay debajo cuesta { $count } más
# The number on the front of a Barbarian or a Monster token.
fact-value = Defensa: { $count }, además del valor de la Provincia
# What a Free Town costs beside the Military for its Province.
fact-demands = Exige: { $amounts }, además del Poder militar por la Provincia
fact-city = Mercado de { $city }
# A Monster. $amount: such as "3 de Poder militar".
fact-strength = Fuerza: { $amount } para derrotarlo con un Explorador en su loseta y ganar 1 punto
# A Solo card.
fact-solo-advanced = Carta avanzada
fact-source-official = Valores publicados
# $public: which values are public, such as "nombre y coste".
fact-source-partial = Publicado: { $public }. El resto es diseño propio.
fact-source-original = Diseño propio
