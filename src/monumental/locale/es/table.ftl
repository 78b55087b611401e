### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a people in the masculine plural (Aztecas), and verbs agree with it: "Los { INSIDE($seat) } ganaron …".
### Before a people is chosen it is "Participante 1", and nothing is told of it with a verb. So are $owner, $loser,
### $decider and $civilization. INSIDE writes a people as it stands inside a sentence: "los aztecas".
### Events are in the past, because the present (gana, paga) would read as an order to the player. Options are
### infinitives, with "a" before a certain person: "mover al Explorador 1", but "mover una Tropa". INFINITIVE makes
### one of a phrase of card text, or "none" where it can't.
### Before a $card whose gender matters stands a noun: "la carta { $card }".
### $tile and $origin are such as "17 (bosque, Bárbaros 2)": before them stands "loseta" or "Provincia".

## Players

# Before a civilization is chosen.
player = Participante { $number }
# A person and their civilization.
player-of = { $player } · { $civilization }

## The map

tile = { $number } ({ $details })
# What lies on a tile, in the brackets after its number. $number: the one on the token.
tile-barbarians = Bárbaros { $number }
tile-free-town = Villa libre
tile-market = Mercado de { $city }
tile-production = ficha de Producción
# $card: the name of a Monster that stands there.
tile-monster = Monstruo { $card }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }
# $question is any question, with all that speaks of "tú": somebody answers it instead of an Automa, which $seat
# names. Both serve a people and "Participante 2".
ask-for-automa = En nombre del Autómata ({ $seat }): { $question }
# Instead of ask-choose-civilization and ask-choose-capital, for whoever answers instead of an Automa.
ask-automa-civilization = ¿Con qué Civilización juega el Autómata ({ $seat })?
ask-automa-capital = ¿En qué Capital empieza el Autómata ({ $seat })?

ask-choose-civilization = ¿Con qué Civilización juegas?
ask-activate = Activa una fila y una columna de tu Ciudad.
ask-activation-texts = ¿Cuál de estos efectos aplicas ahora?
# $doing, where one takes a single action in turn: nothing (no action taken yet), acted (the action is complete),
# armies (Units are moving: any number of moves is one action), expedition (the same with Explorers).
# Things that need no action can be done in every case.
ask-take-turn = { $cycle ->
    [turn] Realiza tantas acciones como quieras y después termina el turno.
   *[round] { $doing ->
        [acted] Ya has realizado tu acción. Realiza acciones gratuitas o termina el turno.
        [armies] Estás moviendo ejércitos, y todos los movimientos de Unidades son una sola acción: sigue o termina el turno.
        [expedition] Estás explorando, y todo lo que hacen los Exploradores es una sola acción: sigue o termina el turno.
       *[nothing] Realiza una acción o pasa.
    }
}
ask-keep-knowledge = Has repartido un segundo Conocimiento, { $card }. ¿Cuál conservas?
ask-keep-wonder = Solo puedes tener una Maravilla en construcción. ¿Cuál conservas?
ask-order-texts = Se aplican varios efectos a la vez. ¿Cuál va ahora?
ask-gain-basic = { $count ->
    [one] ¿Qué Recurso básico ganas?
   *[other] ¿Qué Recurso básico ganas? Te quedan { $count } por ganar.
}
ask-pay-basic = { $count ->
    [one] ¿Qué Recurso básico pagas?
   *[other] ¿Qué Recurso básico pagas? Te quedan { $count } por pagar.
}
ask-choose-branch = Elige una opción.
# $text is a whole sentence: what would be done.
ask-whether = { INFINITIVE($text) ->
    [none] ¿Quieres hacer esto? { $text }
   *[other] ¿Quieres { INSIDE(INFINITIVE($text)) }?
}
ask-use-drawn = Has robado { $card }. ¿Usas su efecto?
ask-archive = ¿Qué carta archivas?
ask-discard = ¿Qué carta de tu Ciudad descartas?
ask-discard-from-display = ¿Qué carta del Desarrollo disponible descartas?
ask-reinforce = ¿Qué carta refuerzas?
ask-copy = ¿Qué carta copias?
ask-take-card = ¿Qué carta tomas?
ask-wonder-section = ¿Qué sección de Maravilla construyes?
ask-conquer = { $provinces ->
    [map] ¿Qué Provincia conquistas?
   *[cards] ¿Conquistas la Provincia superior de tu rival?
}
ask-place-type-marker = ¿Qué marcador de Tipo de Provincia pones y en qué Provincia?
ask-trade-for-free = ¿Con qué Ciudad libre comercias gratis?

## Questions about the map and its tokens

ask-choose-capital = ¿Qué Capital eliges?
ask-wonder-site = ¿Dónde pones la ficha de la Maravilla { $card }?
# $tile: the Province that is conquered; $count: how many Units are still to be chosen.
ask-send-units = { $count ->
    [one] ¿Qué Unidad mueves a la Provincia { $tile }?
   *[other] ¿Qué Unidad mueves a la Provincia { $tile }? Te quedan { $count } por elegir.
}
ask-choose-benefit = { $card }: ¿Cuál de los dos beneficios ganas?
ask-token-first = La Provincia conquistada tenía una ficha y se aplican además otros efectos. ¿Qué va primero?
ask-repeat-token = ¿De cuál de tus fichas de Exploración vuelves a ganar un beneficio? Después se retira de la partida.
# $unit: troop or warlord; $tile: where it is.
ask-destination = { $unit ->
    [warlord] ¿Adónde mueves a tu Líder militar desde la loseta { $tile }?
   *[troop] ¿Adónde mueves la Tropa desde la loseta { $tile }?
}
ask-move-units = { $count ->
    [one] ¿Qué Unidad mueves gratis?
   *[other] ¿Qué Unidad mueves gratis? Te quedan { $count } por mover.
}
ask-warlord-returns = Vuelven a tu Capital 3 Unidades de la Provincia { $tile }. ¿Es tu Líder militar una de ellas?
# $count: how many tiles are left. Where one takes a single action in turn, Explorers that have moved may take
# a token or defeat a Monster on the way, even with no tile left.
ask-move-explorers = { $cycle ->
    [turn] { $count ->
        [one] ¿Qué Explorador mueves gratis?
       *[other] ¿Qué Explorador mueves gratis? Te quedan { $count } losetas de movimiento.
    }
   *[round] { $count ->
        [0] ¿Qué hacen tus Exploradores donde están?
        [one] ¿Qué hacen tus Exploradores? Te queda 1 loseta de movimiento gratis.
       *[other] ¿Qué hacen tus Exploradores? Te quedan { $count } losetas de movimiento gratis.
    }
}
ask-gather = ¿De qué Provincia recoges la ficha de Producción?
ask-market-token = ¿Qué ficha del Mercado de { $city } conservas?
# $again: yes where only activated cards can be chosen.
ask-activate-card = { $again ->
    [yes] ¿Qué carta vuelves a activar?
   *[no] ¿Qué carta activas?
}

## Questions when a Monster attacks, to a player who is hit

# $count: how many Units are still to be chosen.
ask-withdraw = { $count ->
    [one] El Monstruo ahuyenta a tus Unidades. ¿Qué Unidad repliegas a tu Capital?
   *[other] El Monstruo ahuyenta a tus Unidades. ¿Qué Unidad repliegas a tu Capital? Te quedan { $count } por elegir.
}
ask-lose-card = El Monstruo te quita una carta de la Ciudad. ¿Cuál descartas?

## Questions where the rules leave an Automa several tiles. They always stand in ask-for-automa.

ask-automa-conquer = Varias Provincias encajan igual de bien. ¿Cuál se conquista?
# $card: a Wonder.
ask-automa-site = Varias Provincias encajan igual de bien. ¿En cuál se pone la ficha de la Maravilla { $card }?
# $number: 1 or 2, the Explorer.
ask-automa-step = Varios caminos son igual de cortos. ¿Adónde va el Explorador { $number }?

## Options: short, without a full stop

# A price of which some is paid in Gold.
cost-with-gold = { $price } ({ $gold } como sustituto)
# Of a Knowledge. $place: a cell such as b2; $card: the card that lies on it.
place-under = { $place }, bajo { $card }

option-choose = Elegir a los { INSIDE($civilization) }
option-activate = Activar la fila { $row } y la columna { $column }: { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Activar la fila { $row } y la columna { $column }: ningún recurso
option-apply = Aplicar { $card } ({ $place })
option-apply-policy = Aplicar la Conducta cultural { $card }
option-acquire = Adquirir { $card } ({ $kind }) por { $price }
option-build = Adquirir { $card } ({ $kind }) por { $price }
option-gain-card = Ganar { $card } ({ $kind }) sin pagar su coste
option-complete = Completar { $card } por { $price }
option-develop = Desarrollar { $card } por { $price }
option-use = Usar { $card } ({ $place })
# A card that was drawn and lies beside the City; $place: d1, d2 …
option-use-drawn = Usar { $card }, que has robado { $now } ({ $place })
option-policy = Usar la Conducta cultural { $card }
# $text is a phrase of card text.
option-may = { $cycle ->
    [turn] { INFINITIVE($text) ->
        [none] { $card }: { $text }
       *[other] { $card }: { INFINITIVE($text) }
    }
   *[round] { INFINITIVE($text) ->
        [none] { $card }, sin gastar tu acción: { $text }
       *[other] { $card }, sin gastar tu acción: { INFINITIVE($text) }
    }
}
option-progress = Lograr avances científicos por { $price }
option-conquer = Conquistar { $card } al rival por { $price }
option-advantage = Tomar la Ventaja con { $price }
option-warlord = Usar al Líder militar { $card }
option-trade = Comerciar con { $card } por { $price }
option-trade-own = Comerciar con { $card }, tu propia Ciudad libre
option-trade-free = Comerciar gratis con { $card }
option-pass = Pasar: ninguna acción más esta ronda
# Where resources are lost at once. $amounts: such as "2 de Ciencia y 1 de Poder militar".
option-pass-losing = Pasar: ninguna acción más esta ronda, y pierdes { $amounts }
option-archive = Archivar { $card } ({ $place })
# A card that counts for points leaves the game. $points: how many they are.
option-archive-scoring = { $points ->
    [one] Archivar { $card } ({ $place }) y perder su punto
   *[other] Archivar { $card } ({ $place }) y perder sus { $points } puntos
}
option-discard = Descartar { $card } ({ $place })
option-remove = Descartar { $card } (Desarrollo disponible)
option-reinforce = Reforzar { $card } ({ $place })
option-copy = Copiar { $card } ({ $place })
option-copy-policy = Copiar la Conducta cultural { $card }
# $text is a phrase of card text with a capital: one branch of "choose one".
option-branch = { INFINITIVE($text) ->
    [none] { $text }
   *[other] { INFINITIVE($text) }
}
option-take = Ganar { $amount }
option-pay = Pagar { $amount }
option-keep = Conservar { $card }
# $text is a phrase of card text.
option-next = { INFINITIVE($text) ->
    [none] { $card }: { $text }
   *[other] { $card }: { INFINITIVE($text) }
}
option-mark = Poner el marcador «{ $type }» en { $card }
option-yes = Sí
option-no = No, dejarlo
option-done = No aplicar más efectos

## Options on the map. $price: what it costs; $units: how many Units must move in.

option-capital = Empezar en la loseta { $tile }
option-conquer-province = { $units ->
    [one] Conquistar la Provincia { $tile } por { $price }, con 1 Unidad
   *[other] Conquistar la Provincia { $tile } por { $price }, con { $units } Unidades
}
option-conquer-from = { $units ->
    [one] Conquistar la Provincia { $tile } a los { INSIDE($owner) } por { $price }, con 1 Unidad
   *[other] Conquistar la Provincia { $tile } a los { INSIDE($owner) } por { $price }, con { $units } Unidades
}
option-send = Enviar una Tropa desde la loseta { $tile }
# $card: the Warlord by name.
option-send-warlord = Enviar al Líder militar { $card } desde la loseta { $tile }
option-move = Mover una Tropa desde la loseta { $tile } por { $price }
option-move-free = Mover una Tropa desde la loseta { $tile }
option-lead = Mover al Líder militar { $card } desde la loseta { $tile } por { $price }
option-lead-free = Mover al Líder militar { $card } desde la loseta { $tile }
option-to = A la loseta { $tile }
option-no-move = No mover más
# Where Explorers could move or take a token.
option-no-deed = Nada más
option-outpost = Construir un Puesto de avanzada en la Provincia { $tile }: 3 Unidades vuelven a tu Capital
option-warlord-returns = Sí, vuelven el Líder militar y 2 Tropas
option-warlord-stays = No, vuelven 3 Tropas
option-token-first = Primero la ficha de la Provincia y después los efectos
option-texts-first = Primero los efectos y después la ficha de la Provincia
# $number: 1 or 2, the Explorer; $origin: where it is; $tile: where it goes.
option-explore = Mover al Explorador { $number } de la loseta { $origin } a la loseta { $tile } por { $price }
option-explore-free = Mover al Explorador { $number } de la loseta { $origin } a la loseta { $tile }
option-visit = Explorador { $number }: recoger una ficha del Mercado de { $city }
option-pick-up = Explorador { $number }: recoger la ficha de Producción de la Provincia { $tile }
option-gather = Recoger la ficha de Producción de la Provincia { $tile }
option-token = { $cycle ->
    [turn] Usar la ficha de Mercado { $card }
   *[round] Usar la ficha de Mercado { $card }, sin gastar tu acción
}
option-produce = { $cycle ->
    [turn] Usar una ficha de Producción: ganar 1 de Producción
   *[round] Usar una ficha de Producción, sin gastar tu acción: ganar 1 de Producción
}
option-repeat = Volver a ganar un beneficio de la ficha { $card }
option-site = Ponerla en la loseta { $tile }
option-copy-display = Copiar el efecto de { $card } (Desarrollo disponible)
option-activate-card = Activar { $card } ({ $place })
# With what that brings at once.
option-activate-card-gains = Activar { $card } ({ $place }): { $gains }
# Where one takes a single action in turn, the turn comes round again until one passes.
option-end = { $cycle ->
    [turn] Terminar el turno
   *[round] Terminar el turno: le toca a la siguiente Civilización
}

## Options with Heroes and Monsters. $card: the name of the Hero, the Monster or the Warlord.

option-hire = Contratar a la Celebridad { $card } por { $price }
option-hero = Usar a la Celebridad { $card }
# A Hero that is returned can be hired again at once, or only when the round is over.
option-dismiss = { $cycle ->
    [turn] Devolver a la Celebridad { $card } a su fila
   *[round] Devolver a la Celebridad { $card }, sin gastar tu acción: no podrás contratar a otra esta ronda
}
# $number: 1 or 2, the Explorer.
option-defeat = Explorador { $number }: derrotar al Monstruo { $card } en la loseta { $tile } por { $price }
option-withdraw = Replegar una Tropa desde la Provincia { $tile }
option-withdraw-warlord = Replegar al Líder militar { $card } desde la Provincia { $tile }

## Options in place of an Automa, which pays nothing

option-automa-conquer = Conquistar la Provincia { $tile }
# $owner: perhaps the people of whoever is asked.
option-automa-conquer-from = Conquistar la Provincia { $tile } a los { INSIDE($owner) }

## What happened: one sentence each

event-first-player = Civilización inicial: { $seat }.
event-chose-civilization = { $player } eligió a los { INSIDE($civilization) }.
event-drew-civilization = { $player } recibió al azar a los { INSIDE($civilization) }.
event-round-begins = Empieza la ronda { $number }.
event-final-round = La próxima ronda es la final.
event-game-over = La partida ha terminado.
# $number: how many actions of the player.
event-took-back = Los { INSIDE($seat) } deshicieron { $number ->
    [one] su última acción
   *[other] sus últimas { $number } acciones
} y todo lo que vino después.
event-activated = Los { INSIDE($seat) } activaron la fila { $row } y la columna { $column }.
event-gained = Los { INSIDE($seat) } ganaron { $amount }.
event-paid = Los { INSIDE($seat) } pagaron { $amount }.
event-used = Los { INSIDE($seat) } usaron el efecto de { $card }.
event-used-freely = { $cycle ->
    [turn] Los { INSIDE($seat) } usaron el efecto de { $card }.
   *[round] Los { INSIDE($seat) } usaron el efecto de { $card } sin gastar una acción.
}
event-triggered = Los { INSIDE($seat) } aplicaron el efecto de { $card }.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = la regla especial
event-acquired = Los { INSIDE($seat) } adquirieron { $card }.
event-gained-card = Los { INSIDE($seat) } ganaron { $card } sin pagar su coste.
event-completed = Los { INSIDE($seat) } completaron la Maravilla { $card }.
event-gave-up-wonder = Los { INSIDE($seat) } renunciaron a la Maravilla { $card }.
event-developed = Los { INSIDE($seat) } desarrollaron la Conducta cultural { $card }.
event-conquered = Los { INSIDE($seat) } conquistaron la Provincia { $card } al rival.
event-marked = Los { INSIDE($seat) } pusieron el marcador «{ $type }» en { $card }.
event-took-advantage = Los { INSIDE($seat) } tomaron la Ventaja con { $amount }.
event-gained-advantage = Los { INSIDE($seat) } ganaron la Ventaja.
event-advantage-decayed = { $count ->
    [one] La Ventaja se desgastó: queda 1 ficha.
   *[other] La Ventaja se desgastó: quedan { $count } fichas.
}
event-advantage-lost = La Ventaja se desgastó: ya no la tiene nadie.
event-traded = Los { INSIDE($seat) } comerciaron con { $card }.
event-claimed = Los { INSIDE($seat) } reclamaron { $card }.
event-revealed = Nueva Ciudad libre: { $card }.
event-archived = Los { INSIDE($seat) } archivaron { $card }.
event-discarded = Los { INSIDE($seat) } descartaron { $card }.
event-removed = Los { INSIDE($seat) } descartaron del Desarrollo disponible la carta { $card }.
event-reinforced = Los { INSIDE($seat) } reforzaron { $card }.
event-copied = Los { INSIDE($seat) } copiaron { $card }.
event-progressed = Los { INSIDE($seat) } lograron avances científicos.
event-drew = Los { INSIDE($seat) } robaron { $card }.
event-passed = Los { INSIDE($seat) } pasaron.
event-dealt = Los { INSIDE($seat) } repartieron { $card } en { $place }.
event-dealt-second-knowledge = Los { INSIDE($seat) } repartieron un segundo Conocimiento en { $place }: { $card }.
event-reshuffled = Los { INSIDE($seat) } barajaron la pila de descartes para formar un nuevo mazo de Ciudad.
event-display-discarded = Carta descartada del Desarrollo disponible: { $card }.
event-display-dealt = Carta nueva en el Desarrollo disponible: { $card }.
event-era-begins = Empieza la { $era }.
event-turn-begins = Empieza el turno de los { INSIDE($seat) }.
event-turn-ends = Termina el turno de los { INSIDE($seat) }.
event-end-triggered = Se ha repartido la última carta de Desarrollo: al acabar esta ronda, cada Civilización tendrá un turno final.
event-final-turns = Empieza la ronda { $number }: el turno final de cada Civilización.
event-last-round = Empieza la ronda { $number }: la última.
event-activated-card = Los { INSIDE($seat) } activaron { $card } ({ $place }).

## What happened on the map. Secrets stay secret: nobody is told what an Explorer saw in a Market.

event-settled = Los { INSIDE($seat) } empezaron en la loseta { $tile }.
event-attacked = Los { INSIDE($seat) } atacaron la Provincia { $tile }.
event-conquered-province = Los { INSIDE($seat) } conquistaron la Provincia { $tile }.
event-conquered-from = Los { INSIDE($seat) } conquistaron la Provincia { $tile } a los { INSIDE($loser) }.
event-warlord-benefit = Los { INSIDE($seat) } ganaron el beneficio del Líder militar { $card }.
event-took-token = Los { INSIDE($seat) } recogieron la ficha de Exploración { $card }.
event-repeated-token = Los { INSIDE($seat) } volvieron a ganar un beneficio de la ficha { $card }, que se retiró de la partida.
event-moved = Los { INSIDE($seat) } movieron una Tropa de la loseta { $origin } a la loseta { $tile }.
event-moved-warlord = Los { INSIDE($seat) } movieron al Líder militar de la loseta { $origin } a la loseta { $tile }.
event-built-outpost = Los { INSIDE($seat) } construyeron un Puesto de avanzada en la Provincia { $tile }.
event-explorer-moved = Los { INSIDE($seat) } movieron al Explorador { $number } a la loseta { $tile }.
event-took-production = Los { INSIDE($seat) } recogieron la ficha de Producción de la Provincia { $tile }.
event-used-production = Los { INSIDE($seat) } usaron una ficha de Producción.
event-looked = Los { INSIDE($seat) } miraron las fichas del Mercado de { $city }.
event-took-market-token = Los { INSIDE($seat) } recogieron la ficha { $card } del Mercado de { $city }.
event-used-token = Los { INSIDE($seat) } usaron la ficha de Mercado { $card }.
event-placed-wonder = Los { INSIDE($seat) } pusieron la ficha de la Maravilla { $card } en la loseta { $tile }.

## What happened with Heroes and Monsters

event-hero-came = Nueva Celebridad disponible: { $card }.
event-hired = Los { INSIDE($seat) } contrataron a la Celebridad { $card }.
# Where the round counts, the player returned the Hero before, and now it can be hired again.
event-dismissed = { $cycle ->
    [turn] Los { INSIDE($seat) } devolvieron a la Celebridad { $card } a su fila.
   *[round] La Celebridad { $card } vuelve a estar disponible.
}
event-set-hero-aside = Los { INSIDE($seat) } devolvieron a la Celebridad { $card }, que volverá a estar disponible al acabar la ronda.
event-monster-found = { $cycle ->
    [turn] Los { INSIDE($seat) } encontraron al Monstruo { $card } en la Provincia { $tile }.
   *[round] Los { INSIDE($seat) } encontraron al Monstruo { $card } en la Provincia { $tile }. Atacará al final de la ronda.
}
event-monster-attacks = El Monstruo { $card } atacó desde la Provincia { $tile }.
event-lost = Los { INSIDE($seat) } perdieron { $amount }.
event-lost-production-tokens = { $count ->
    [one] Los { INSIDE($seat) } perdieron 1 ficha de Producción.
   *[other] Los { INSIDE($seat) } perdieron { $count } fichas de Producción.
}
event-withdrew = Los { INSIDE($seat) } replegaron una Tropa desde la Provincia { $tile } a la Capital.
event-withdrew-warlord = Los { INSIDE($seat) } replegaron al Líder militar desde la Provincia { $tile } a la Capital.
event-explorers-recalled = Los Exploradores de los { INSIDE($seat) } volvieron a la Capital.
event-defeated = Los { INSIDE($seat) } derrotaron al Monstruo { $card } en la loseta { $tile }.

## What an Automa did, line by line, and why. $seat: its people, such as Daneses.

# $card: a Solo card, such as "Solitario 5".
event-solo-card = Los { INSIDE($seat) } revelaron la carta { $card }.
event-solo-advanced = La carta { $card } se añadió al mazo de Solitario de los { INSIDE($seat) }.
# $number: which line of the card, from 1. $text: what stands there, whole: "(2 de Oro) Desarrolla una Conducta cultural."
event-solo-line = { $seat }, línea { $number }: { $text }
# $amount: the price of the line, such as "2 de Oro".
event-line-unaffordable = Los { INSIDE($seat) } no pudieron pagar { $amount } y se saltaron la línea.
# $count: how much Gold there is instead, perhaps none.
event-line-impossible = { $count ->
    [0] Los { INSIDE($seat) } no pudieron cumplir la línea.
   *[other] Los { INSIDE($seat) } no pudieron cumplir la línea: { $count } de Oro en su lugar.
}
# A condition that is not met, or a gain of nothing.
event-line-empty = Esta vez la línea no cambió nada.
# Of cards, Wonders or Provinces. $number: what those cost that the line asks for.
event-picked-cheapest = El coste más bajo era { $number }.
event-picked-dearest = El coste más alto era { $number }.
# Provinces to conquer, or to put a Wonder token on.
event-tie-value = De las Provincias que encajaban, el valor más bajo era { $number }.
event-tie-furthest = Varias cartas tenían ese coste; se eligió la más alejada del mazo.
event-tie-alphabet = Dos cartas estaban igual de lejos del mazo; se eligió la primera por orden alfabético de su nombre en inglés.
event-tie-production = Varios caminos eran igual de cortos; se prefirió una loseta con ficha de Producción.
event-site-capital = Ninguna Provincia estaba libre para la ficha de Maravilla, así que esta fue a la Capital.
event-no-site = Todas las losetas tenían ya una ficha de Maravilla, así que esta no se puso.
# $decider: the people of whoever decided.
event-tie-decided = Los { INSIDE($decider) } eligieron la loseta { $tile } para los { INSIDE($seat) }.
event-automa-took = Los { INSIDE($seat) } tomaron del Desarrollo disponible la carta { $card }.
event-automa-began = Los { INSIDE($seat) } empezaron la Maravilla { $card }.
# $count: how many Policies there are now.
event-automa-developed = Los { INSIDE($seat) } desarrollaron una Conducta cultural ({ $count } en total).
event-token-left = Los { INSIDE($seat) } voltearon la ficha de Exploración { $card }, que se retiró de la partida.
event-automa-kept-token = Los { INSIDE($seat) } recogieron la ficha de Exploración { $card }.
event-automa-took-production = Los { INSIDE($seat) } recogieron la ficha de Producción de la Provincia { $tile }.
# $count: how many tokens.
event-automa-exchanged = Los { INSIDE($seat) } entregaron { $count } fichas de Producción a cambio de Oro.
event-market-token-left = Los { INSIDE($seat) } recogieron la ficha { $card } del Mercado de { $city }. La ficha se retiró de la partida.
event-automa-kept-market-token = Los { INSIDE($seat) } recogieron la ficha { $card } del Mercado de { $city }.
# $kept: yes where Market tokens were kept until now.
event-markets-open-again = { $kept ->
    [yes] A los { INSIDE($seat) } no les quedaba ningún Mercado por visitar. Sus Exploradores volvieron a la Capital, las fichas de Mercado se retiraron de la partida y todos los Mercados volvieron a estar abiertos.
   *[no] A los { INSIDE($seat) } no les quedaba ningún Mercado por visitar. Sus Exploradores volvieron a la Capital y todos los Mercados volvieron a estar abiertos.
}
event-automa-took-hero = Los { INSIDE($seat) } tomaron a la Celebridad { $card }.
event-shuffled-solo = Los { INSIDE($seat) } barajaron todas las cartas de Solitario para formar un mazo nuevo.
# It lacks the lines that the line before asked for.
event-solo-card-put-away = Los { INSIDE($seat) } apartaron la carta { $card }, que no tiene ninguna línea así.

## Why not: one sentence each, to the player who tried

reason-game-over = La partida ha terminado.
reason-not-asked-now = Ahora no toca decidir eso.
# $amount: what it costs. $have: how much of it the player can pay, a number.
reason-cannot-pay = { $have ->
    [0] Eso cuesta { $amount }, y no puedes pagar nada.
   *[other] Eso cuesta { $amount }; solo puedes pagar { $have }.
}
reason-no-card-there = Ahí no hay ninguna carta.
reason-card-is-active = La carta { $card } está activada: solo se pueden elegir cartas inactivas.
reason-card-is-covered = La carta { $card } está debajo de otra: solo se puede elegir la de encima.
reason-not-activated = La carta { $card } no está activada.
reason-nothing-to-use = La carta { $card } no tiene ningún efecto que se pueda usar.
reason-already-used = La carta { $card } ya se ha usado { $now }.
reason-no-effect-now = La carta { $card } no tendría ningún efecto ahora.
reason-only-this-card = El efecto solo vale para su propia carta, no para { $card }.
reason-copies-others = La carta { $card } copia otras cartas, así que no se puede copiar.
reason-nothing-to-copy = La carta { $card } no tiene nada que se pueda copiar ahora.
reason-not-copied-by-this = Este efecto no puede copiar la carta { $card }.
reason-keep-one-of-two = Solo puedes conservar una de las dos cartas.
reason-no-policy = Todavía no has desarrollado ninguna Conducta cultural.
reason-already-developed = Ya has desarrollado la Conducta cultural { $card }.
reason-not-your-policy = Esa Conducta cultural no es de tu Civilización.
reason-civilization-taken = Esa Civilización ya está elegida.
reason-empty-slot = En ese espacio del Desarrollo disponible no hay ninguna carta.
reason-no-such-pile = No existe ese montón de Construcciones básicas.
reason-empty-pile = El montón «{ $card }» está vacío.
reason-not-that-kind = La carta { $card } no es del tipo adecuado.
# $need: its cost, $have: the most it may cost.
reason-too-costly = La carta { $card } cuesta { $need }; puede costar { $have } como máximo.
reason-no-wonder-begun = No tienes ninguna Maravilla en construcción.
reason-no-province-to-conquer = Tu rival no tiene ninguna Provincia.
reason-no-province-there = La carta { $card } no es una Provincia.
reason-no-marker-left = No te quedan marcadores de ese tipo.
reason-type-already-there = La Provincia { $card } ya es de ese tipo.
reason-empty-deck = { $provinces ->
    [map] Tu mazo de Ciudad y tu pila de descartes están vacíos.
   *[cards] Tu mazo de Ciudad está vacío, y los descartes solo se barajan al final de la ronda.
}
reason-not-a-basic-resource = La Ventaja se toma con Producción, Ciencia o Poder militar.
reason-advantage-yours-already = Ya tienes la Ventaja.
# $resource: a resource by its name.
reason-advantage-other-type = Las fichas de la Ventaja son de { $resource } y solo se pueden superar con { $resource }.
reason-stake-too-low = Debes pagar al menos { $amount }.
reason-needs-advantage = Debes tener la Ventaja para usar la carta { $card }.
reason-city-of-opponent = La Ciudad libre { $card } es de tu rival.
reason-city-not-there = Esa Ciudad libre no está en la mesa.
reason-city-already-traded = Ya has comerciado con { $card } esta ronda.
reason-activated-already = La carta { $card } ya está activada.
reason-already-reinforced = La carta { $card } ya está reforzada.

## Why not, on the map

reason-no-such-tile = No existe esa loseta.
reason-capital = Las Capitales no se pueden atacar.
reason-water = Las losetas de Agua no se pueden atacar.
reason-yours-already = Ya controlas esa Provincia.
reason-out-of-reach = Esa Provincia no es adyacente a tu Capital ni a tus Provincias.
reason-other-province = Este efecto no vale para esa clase de Provincia.
# $need: how many it takes; $have: how many can be used for it.
reason-too-few-units = { $need ->
    [one] Hace falta 1 Unidad; puedes usar { $have }.
   *[other] Hacen falta { $need } Unidades; puedes usar { $have }.
}
# Military and the demands of a Free Town.
reason-cannot-pay-all = Puedes pagar cada parte del coste por separado, pero no las dos a la vez.
reason-not-your-land = Esa loseta no es tuya.
reason-not-connected = Esa loseta no está conectada con la Provincia atacada a través de Provincias tuyas.
reason-no-unit-there = Ahí ya no queda esa Unidad.
reason-last-unit = En cada Provincia que controlas debe quedar una Unidad o un Puesto de avanzada.
reason-last-of-province = La última Unidad de una Provincia se queda en ella.
reason-isolated = Las Unidades solo se mueven por tus Provincias conectadas y tu Capital.
reason-already-there = La Unidad ya está ahí.
reason-not-your-province = Esa loseta no es una Provincia tuya.
reason-no-outpost-left = No te queda ningún Puesto de avanzada por construir.
reason-outpost-there = Esa Provincia ya tiene un Puesto de avanzada.
reason-no-such-explorer = Tienes dos Exploradores: el 1 y el 2.
reason-not-adjacent = Esa loseta no es adyacente a la del Explorador.
reason-closed-to-explorers = Tus Exploradores no pueden entrar en esa loseta.
reason-explorer-has-acted = Este Explorador ya ha usado su acción { $now }.
reason-no-production-token = Ahí no hay ninguna ficha de Producción.
reason-no-production-in-reserve = No tienes ninguna ficha de Producción en tu reserva personal.
reason-no-market = Este Explorador no está en un Mercado.
reason-market-visited = Ya tienes una ficha de este Mercado.
reason-market-empty = En este Mercado no quedan fichas.
reason-not-in-market = Esa ficha no está en este Mercado.
reason-not-your-token = No tienes esa ficha.
reason-token-used = La ficha { $card } ya se ha usado.
reason-wonder-there = En esa loseta ya hay una ficha de Maravilla.
reason-capital-taken = Esa Capital ya es de otra Civilización.
reason-no-capital-there = Esa loseta no es una Capital.

## Why not, where one takes a single action in turn

reason-not-acted-yet = Todavía no has realizado ninguna acción: realiza una o pasa.
reason-acted-already = Ya has realizado tu acción de este turno.
reason-other-explorer-moves = En cada turno actúa un solo Explorador, y en este es el otro.
reason-no-steps-left = No te quedan losetas de movimiento gratis.
reason-explorer-has-not-moved = Este efecto no ha movido a este Explorador, así que ahora no puede actuar.
reason-explorer-owes-a-step = Un Explorador tuyo ha actuado antes de moverse: ahora tiene que moverse 1 loseta.

## Why not, with Heroes and Monsters

reason-hero-not-there = Esa no es una Celebridad disponible.
reason-has-a-hero = Solo puedes tener una Celebridad, y ya tienes a { $card }.
reason-hero-is-leaving = Has devuelto a la Celebridad { $card } esta ronda: no podrás contratar a otra hasta la siguiente.
reason-no-hero = No tienes ninguna Celebridad.
reason-no-monster = En la loseta de este Explorador no hay ningún Monstruo.
reason-guarded = Un Monstruo guarda esa loseta: nadie puede recoger fichas de ella hasta que alguien lo derrote.

## Why not, of texts: what stands in the way of one

# $text: a sentence of a card in its own words, such as "gain 1 Gold for each Coastal Province you control".
reason-nothing-to-count = El efecto dice «{ $text }», y no tienes nada de eso.
# $amount: such as "2 Production". $have: how much of it the player has gained.
reason-not-gained = El efecto pide haber ganado { $amount } { $now }; hasta ahora has ganado { $have }.
# $text: a condition in the words of the card, such as "if you have conquered a Province this turn, …".
reason-condition-unmet = El efecto dice «{ $text }», y no es así.
# $have: how many of what the condition speaks of the player has.
reason-condition-count = El efecto dice «{ $text }»; hasta ahora llevas { $have }.
# $need: how many resources it takes, of any types; $have: how many can be paid.
reason-cannot-pay-basics = { $need ->
    [one] Para eso hace falta { $need } Recurso básico; puedes pagar { $have }.
   *[other] Para eso hacen falta { $need } Recursos básicos; puedes pagar { $have }.
}
reason-cannot-pay-different = Para eso hacen falta { $need } Recursos básicos de tipos distintos; puedes pagar { $have }.
# $card: the card that lacks least. $amount: its price, such as "3 Production".
reason-cannot-pay-card = No puedes pagar ninguna de las cartas a las que se refiere el efecto: la carta { $card } cuesta { $amount }, y solo puedes pagar { $have }.
# $card: the cheapest card. $need: its cost, $have: the most it may cost.
reason-all-too-costly = Todas esas cartas cuestan demasiado: la carta { $card } cuesta { $need }, y el efecto permite { $have } como máximo.
reason-no-such-card = En la mesa no hay ninguna carta a la que se refiera el efecto.
reason-empty-display = No queda ninguna carta en el Desarrollo disponible.
reason-no-wonder-to-build = No tienes ninguna Maravilla en construcción, y no hay ninguna en el Desarrollo disponible.
reason-no-inactive-card = En tu Ciudad no hay ninguna carta sin activar.
reason-not-in-city = La carta { $card } no forma parte de tu Ciudad.
reason-city-is-empty = No hay ninguna carta en tu Ciudad.
reason-nothing-to-reinforce = En tu Ciudad no hay ninguna carta activada que se pueda reforzar.
reason-all-activated = Todas las cartas de tu Ciudad ya están activadas.
reason-nothing-to-activate-again = Ninguna carta activada de tu Ciudad daría nada si se activara otra vez.
reason-nothing-copyable = Ahora no hay ninguna carta que el efecto pueda copiar.
reason-not-developed = No has desarrollado esa Conducta cultural.
reason-no-province-in-reach = Junto a tus losetas no hay ninguna Provincia a la que se refiera el efecto.
reason-no-units-to-move = Ninguna de tus Unidades se puede mover dentro de tus Provincias.
reason-no-step-to-make = Ninguno de tus Exploradores puede moverse a otra loseta.
reason-nothing-to-gather = En las Provincias que controlas no hay ninguna ficha de Producción que puedas recoger.
reason-no-token-to-repeat = No tienes ninguna ficha de Exploración.
reason-no-province-to-mark = No tienes ninguna Provincia en la que poner un marcador.
reason-no-markers-left = No te quedan marcadores.
reason-every-type-there = Tus Provincias ya tienen todos los tipos de los que te quedan marcadores.
reason-no-city-to-trade = No hay ninguna Ciudad libre con la que aún puedas comerciar esta ronda.

## Why not, of cards that are not used as an action

reason-only-when-activated = El efecto de la carta { $card } se aplica al activar la Ciudad, no como acción.
reason-used-freely = El efecto de la carta { $card } no necesita una acción: puedes usarlo libremente, tantas veces como puedas pagarlo.
reason-used-once = El efecto de la carta { $card } solo se puede usar una vez { $now }, no cuantas veces quieras.
reason-works-by-itself = El efecto de la carta { $card } funciona por sí solo: no hay nada que usar.
reason-only-when-drawn = La carta { $card } se robó: solo se podía usar en ese momento, y ya es tarde.
reason-nothing-to-apply = La carta { $card } no tiene ningún efecto que se aplique al activar la Ciudad.

## Why not, of resources

reason-not-basic = Solo Producción, Ciencia y Poder militar son Recursos básicos.
# $resource: a resource by its name, such as "Science".
reason-not-different = Los tipos deben ser distintos, y { $resource } ya está entre ellos.
reason-gold-stands-in = El Oro solo sustituye a los Recursos que te faltan.

## Why not, of Units: $need is how many it takes

# $have: how many Units a civilization has.
reason-more-than-all-units = Unidades necesarias: { $need }; una Civilización solo tiene { $have }.
# $have: how many can be used for it.
reason-units-must-stay = Unidades necesarias: { $need }; puedes usar { $have }, porque en cada Provincia tuya debe quedar una.
reason-units-cut-off = Unidades necesarias: { $need }; puedes usar { $have }, porque las demás no están conectadas con esa Provincia a través de Provincias tuyas.
# An Automa follows its rules.
reason-not-tied-conquest = El Autómata elegiría otra Provincia: su línea dice cuánto puede costar y, si hay varias, cuentan las de menor valor.
reason-not-tied-site = El Autómata pondría su Maravilla en otro sitio: de sus Provincias sin Maravilla, en una de las de menor valor.
reason-not-tied-step = El Explorador del Autómata va por otro camino: se mueve siempre por uno de los más cortos a su meta más cercana y, si puede, por losetas con ficha de Producción.

## Why not, of the moment

reason-no-such-row = Tu Ciudad tiene tres filas (1, 2 y 3) y tres columnas (a, b y c).
reason-city-first = Las acciones vienen después de activar la Ciudad.
reason-city-is-activated = La Ciudad ya está activada: ahora vienen las acciones.
reason-has-passed = Has pasado, así que ya no realizas más acciones esta ronda.
reason-not-your-turn = Es el turno de otra Civilización.
reason-another-is-asked = Antes tiene que decidir algo otra Civilización.
# Two causes, each a whole sentence.
reason-and-also = { $first } { $next }

## Why not, at any table, whatever the rules say: one or two sentences, to the player who tried

refused-over = La partida ha terminado.
refused-resigned = Quien se sentaba aquí se ha rendido: el ordenador juega este sitio hasta el final.
refused-not-vacant = Nadie más puede ocupar este puesto.
refused-not-asked = Ahora no te toca decidir a ti.
# What the player wanted to do was meant for an earlier moment.
refused-stale = Ha ocurrido algo desde que miraste. Vuelve a mirar y después decide.
refused-undo = No puedes deshacer esto por tu cuenta: ha intervenido el azar, se ha mostrado un secreto o ya ha actuado otra Civilización. Pregunta a las demás personas.
refused-undo-nothing = Aún no has decidido nada que se pueda deshacer.
refused-undo-over = La partida ha terminado y la han jugado otras personas: ya no se deshace nada.
refused-ask-nobody = No hace falta preguntar a nadie: puedes deshacerlo sin más.
refused-ask-open = Ya hay una petición: primero hay que contestarla.
refused-ask-again = La respuesta fue no. Podrás volver a preguntar cuando alguien haya actuado.
refused-ask-gone = Ya no hay ninguna petición: alguien ha contestado o ha actuado.
refused-nobody-away = No se espera a nadie más.
refused-redo = No hay nada que rehacer.
# To whoever wants to sit down there: it is the Automa's seat, or there is none of this number.
refused-seat = Nadie puede ocupar ese puesto.
# The name of a player or a bot, as it is written into the record.
refused-name = Un nombre tiene hasta 40 letras, cifras, puntos, guiones y guiones bajos, y empieza por una letra o una cifra.

## The score sheet, one line for each

score-provinces = Provincias
score-knowledge = Conocimientos
score-wonders = Maravillas
score-policies = Conductas culturales
score-free-cities = Ciudades libres
# Those that the player has defeated.
score-monsters = Monstruos
# Only Automas score it: a point for each 3 Gold.
score-automa-gold = Oro de los Autómatas (cada 3)

## What decides a tie, in this order

tie-advantage = quién tiene la Ventaja
tie-gold = { $players ->
    [2] quién tiene más Oro
   *[other] quién tiene más Oro
}
tie-culture = { $players ->
    [2] quién tiene más Cultura
   *[other] quién tiene más Cultura
}
# $question: what decides a tie, such as "quién tiene más Oro"; $values: such as "3 : 2".
tied = Empate. Se mira { $question } ({ $values }).

## Rule switches: what is played where the switch is on

switch-aztec-start-province = Los aztecas empiezan con una Provincia.
switch-reinforce-keeps-use = Una carta reforzada todavía puede usarse esta ronda.
switch-mali-military-on-opponent = Los malienses pagan las Provincias del rival con Poder militar, no con Oro.
switch-gain-wonder-complete = Una Maravilla que se gana sin pagar su coste está completa de inmediato.
switch-advantage-top-up = Quien tiene la Ventaja puede añadir fichas del mismo tipo.
switch-final-decay = La Ventaja también se desgasta al final de la ronda final.
switch-starting-knowledge-scores = El Conocimiento inicial también da un punto.
switch-barbarian-units = A una Provincia bárbara solo se mueven tantas Unidades como indique el valor de la propia Provincia.
switch-isolated-strict = Las Unidades aisladas de su Capital solo atacan Provincias adyacentes a la suya.
switch-outpost-rebuild = Un Puesto de avanzada perdido se puede volver a construir.
switch-explorer-water = Los Exploradores pueden cruzar losetas de Agua.
switch-leave-as-many-as-players = Si se han tomado pocas cartas, se descartan cartas del Desarrollo disponible hasta que queden tantas como participantes haya.
switch-one-explorer = En cada turno solo puede actuar uno de los dos Exploradores.
switch-automa-two-cards = Un Autómata revela dos cartas de Solitario en su turno.
switch-automa-consolation = Una línea sin precio que un Autómata no puede cumplir le da 2 de Oro.
switch-automa-token-gold = Un Autómata conserva las fichas que recoge, y estas le dan Oro.
switch-automa-gold-scores = Cada 3 de Oro de un Autómata valen 1 punto al final.
switch-keep-display-after-end = Cuando se acaba el mazo de Desarrollo, ya no se descarta ninguna carta del Desarrollo disponible.

## Presets: named sets of rule switches

preset-rulebook = El reglamento, al pie de la letra
preset-published = Como se juega en la edición publicada

## Things that happened, told together

news-dealt = Los { INSIDE($seat) } repartieron { $cards }.
news-display = Nuevo en el Desarrollo disponible: { $cards }.
news-left = Descartado del Desarrollo disponible: { $cards }.
news-revealed = Nuevo entre las Ciudades libres: { $cards }.
news-heroes = Nuevo en la fila de Celebridades: { $cards }.

## Modules: what can be added to the rules

module-renaissance = el Renacimiento, una Era entre la segunda y la tercera
module-heroes = Celebridades disponibles para contratar, una por Civilización
module-monsters = Monstruos ocultos entre los Bárbaros, que atacan cuando aparecen
module-five-players = un quinto participante, con más cartas y un quinto Mercado
