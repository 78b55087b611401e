### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a people in the plural (Aztecas) or "Jugador 1": "{ $seat }: …" fits both. Events are in the past,
### because the present (gana, paga) would read as an order to the player. Options are infinitives.
### Before a $card whose gender matters stands a noun: "la carta { $card }".
### $tile and $origin are such as "17 (bosque, Bárbaros 2)": before them stands "loseta" or "Provincia".
### $owner and $loser are peoples, in the masculine plural: "a los { $owner }".

## Players

# Before a civilization is chosen.
player = Jugador { $number }

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
# names. Both serve a people and "Jugador 2".
ask-for-automa = En nombre del Autómata ({ $seat }): { $question }
# Instead of ask-choose-civilization and ask-choose-capital, for whoever answers instead of an Automa.
ask-automa-civilization = ¿Con qué civilización juega el Autómata ({ $seat })?
ask-automa-capital = ¿En qué Capital empieza el Autómata ({ $seat })?

ask-choose-civilization = ¿Con qué civilización juegas?
ask-activate = Activa tu Ciudad: elige una fila y una columna.
ask-activation-texts = ¿Cuál de estos efectos aplicas ahora?
# $doing, where one takes a single action in turn: nothing (no action taken yet), acted (the action is complete),
# armies (Units are moving: any number of moves is one action), expedition (the same with Explorers).
# Things that need no action can be done in every case.
ask-take-turn = { $cycle ->
    [turn] Tu turno: realiza tantas acciones como quieras y después termina el turno.
   *[round] { $doing ->
        [acted] Ya has realizado tu acción. Realiza acciones gratuitas o termina el turno.
        [armies] Estás moviendo ejércitos, y todos los movimientos de Unidades son una sola acción: sigue o termina el turno.
        [expedition] Estás explorando, y todo lo que hacen los Exploradores es una sola acción: sigue o termina el turno.
       *[nothing] Tu turno: realiza una acción o pasa.
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
ask-whether = ¿Quieres hacer esto? { $text }
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
    [warlord] ¿Adónde mueves tu Señor de la guerra desde la loseta { $tile }?
   *[troop] ¿Adónde mueves la Tropa desde la loseta { $tile }?
}
ask-move-units = { $count ->
    [one] ¿Qué Unidad mueves gratis?
   *[other] ¿Qué Unidad mueves gratis? Te quedan { $count } por mover.
}
ask-warlord-returns = Vuelven a tu Capital 3 Unidades de la Provincia { $tile }. ¿Es tu Señor de la guerra una de ellas?
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
ask-gather = ¿De qué Provincia tomas la ficha de Producción?
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

option-choose = Elegir { $civilization }
option-activate = Activar la fila { $row } y la columna { $column }: { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Activar la fila { $row } y la columna { $column }: ningún recurso
option-apply = Aplicar { $card } ({ $place })
option-apply-policy = Aplicar la Política { $card }
option-acquire = Adquirir { $card } ({ $kind }) por { $price }
option-build = Adquirir { $card } ({ $kind }) por { $price }
option-gain-card = Ganar gratis { $card } ({ $kind })
option-complete = Completar { $card } por { $price }
option-develop = Desarrollar { $card } por { $price }
option-use = Usar { $card } ({ $place })
# A card that was drawn and lies beside the City; $place: d1, d2 …
option-use-drawn = Usar { $card }, que has robado { $now } ({ $place })
option-policy = Usar la Política { $card }
# $text is a phrase of card text.
option-may = { $cycle ->
    [turn] { $card }: { $text }
   *[round] { $card }, sin gastar tu acción: { $text }
}
option-progress = Lograr Avances científicos por { $price }
option-conquer = Conquistar { $card } al rival por { $price }
option-advantage = Tomar la Ventaja con { $price }
option-warlord = Usar el Señor de la guerra { $card }
option-trade = Comerciar con { $card } por { $price }
option-trade-own = Comerciar con { $card }, tu propia Ciudad libre
option-trade-free = Comerciar gratis con { $card }
option-pass = Pasar: ninguna acción más esta ronda
# Where resources are lost at once. $amounts: such as "2 de Ciencia y 1 de Poder militar".
option-pass-losing = Pasar: ninguna acción más esta ronda, y pierdes { $amounts }
option-archive = Archivar { $card } ({ $place })
option-discard = Descartar { $card } ({ $place })
option-remove = Descartar { $card } del Desarrollo disponible
option-reinforce = Reforzar { $card } ({ $place })
option-copy = Copiar { $card } ({ $place })
option-copy-policy = Copiar la Política { $card }
# $text is a phrase of card text with a capital: one branch of "choose one".
option-branch = { $text }
option-take = Ganar { $amount }
option-pay = Pagar { $amount }
option-keep = Conservar { $card }
# $text is a phrase of card text.
option-next = { $card }: { $text }
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
    [one] Conquistar la Provincia { $tile } a los { $owner } por { $price }, con 1 Unidad
   *[other] Conquistar la Provincia { $tile } a los { $owner } por { $price }, con { $units } Unidades
}
option-send = Enviar una Tropa desde la loseta { $tile }
# $card: the Warlord by name.
option-send-warlord = Enviar el Señor de la guerra { $card } desde la loseta { $tile }
option-move = Mover una Tropa desde la loseta { $tile } por { $price }
option-move-free = Mover una Tropa desde la loseta { $tile }
option-lead = Mover el Señor de la guerra { $card } desde la loseta { $tile } por { $price }
option-lead-free = Mover el Señor de la guerra { $card } desde la loseta { $tile }
option-to = A la loseta { $tile }
option-no-move = No mover más
# Where Explorers could move or take a token.
option-no-deed = Nada más
option-outpost = Construir un Puesto de avanzada en la Provincia { $tile }: 3 Unidades vuelven a tu Capital
option-warlord-returns = Sí, vuelven el Señor de la guerra y 2 Tropas
option-warlord-stays = No, vuelven 3 Tropas
option-token-first = Primero la ficha de la Provincia y después los efectos
option-texts-first = Primero los efectos y después la ficha de la Provincia
# $number: 1 or 2, the Explorer; $origin: where it is; $tile: where it goes.
option-explore = Mover el Explorador { $number } de la loseta { $origin } a la loseta { $tile } por { $price }
option-explore-free = Mover el Explorador { $number } de la loseta { $origin } a la loseta { $tile }
option-visit = Explorador { $number }: elegir una ficha del Mercado de { $city }
option-pick-up = Explorador { $number }: tomar la ficha de Producción de la Provincia { $tile }
option-gather = Tomar la ficha de Producción de la Provincia { $tile }
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
   *[round] Terminar el turno: le toca al siguiente jugador
}

## Options with Heroes and Monsters. $card: the name of the Hero, the Monster or the Warlord.

option-hire = Contratar a la Celebridad { $card } por { $price }
option-hero = Usar la Celebridad { $card }
# A Hero that is returned can be hired again at once, or only when the round is over.
option-dismiss = { $cycle ->
    [turn] Devolver la Celebridad { $card } a la fila de Celebridades
   *[round] Devolver la Celebridad { $card }, sin gastar tu acción: no podrás contratar otra esta ronda
}
# $number: 1 or 2, the Explorer.
option-defeat = Explorador { $number }: derrotar al Monstruo { $card } en la loseta { $tile } por { $price }
option-withdraw = Replegar una Tropa desde la Provincia { $tile }
option-withdraw-warlord = Replegar el Señor de la guerra { $card } desde la Provincia { $tile }

## Options in place of an Automa, which pays nothing

option-automa-conquer = Conquistar la Provincia { $tile }
# $owner: perhaps the people of whoever is asked.
option-automa-conquer-from = Conquistar la Provincia { $tile } a los { $owner }

## What happened: one sentence each

event-first-player = Jugador inicial: { $seat }.
event-chose-civilization = { $player } eligió la civilización { $civilization }.
event-drew-civilization = { $player } recibió al azar la civilización { $civilization }.
event-round-begins = Empieza la ronda { $number }.
event-final-round = La próxima ronda es la final.
event-game-over = La partida ha terminado.
event-activated = { $seat }: activó la fila { $row } y la columna { $column }.
event-gained = { $seat }: ganó { $amount }.
event-paid = { $seat }: pagó { $amount }.
event-used = { $seat }: usó { $card }.
event-used-freely = { $cycle ->
    [turn] { $seat }: usó { $card }.
   *[round] { $seat }: usó { $card } sin gastar una acción.
}
event-triggered = { $seat }: se aplicó el efecto de { $card }.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = la regla especial
event-acquired = { $seat }: adquirió { $card }.
event-gained-card = { $seat }: ganó gratis { $card }.
event-completed = { $seat }: completó { $card }.
event-gave-up-wonder = { $seat }: renunció a { $card }.
event-developed = { $seat }: desarrolló { $card }.
event-conquered = { $seat }: conquistó { $card } al rival.
event-marked = { $seat }: puso el marcador «{ $type }» en { $card }.
event-took-advantage = { $seat }: tomó la Ventaja con { $amount }.
event-gained-advantage = { $seat }: ganó la Ventaja.
event-advantage-decayed = { $count ->
    [one] La Ventaja se desgastó: queda 1 ficha.
   *[other] La Ventaja se desgastó: quedan { $count } fichas.
}
event-advantage-lost = La Ventaja se desgastó: ya no la tiene nadie.
event-traded = { $seat }: comerció con { $card }.
event-claimed = { $seat }: reclamó { $card }.
event-revealed = Nueva Ciudad libre: { $card }.
event-archived = { $seat }: archivó { $card }.
event-discarded = { $seat }: descartó { $card }.
event-removed = { $seat }: descartó { $card } del Desarrollo disponible.
event-reinforced = { $seat }: reforzó { $card }.
event-copied = { $seat }: copió { $card }.
event-progressed = { $seat }: logró Avances científicos.
event-drew = { $seat }: robó { $card }.
event-passed = { $seat }: pasó.
event-dealt = { $seat }: repartió { $card } en { $place }.
event-dealt-second-knowledge = { $seat }: repartió un segundo Conocimiento en { $place }: { $card }.
event-reshuffled = { $seat }: barajó la pila de descartes para formar un nuevo mazo de Ciudad.
event-display-discarded = Carta descartada del Desarrollo disponible: { $card }.
event-display-dealt = Carta nueva en el Desarrollo disponible: { $card }.
event-era-begins = Empieza la { $era }.
event-turn-begins = { $seat }: empezó el turno.
event-turn-ends = { $seat }: terminó el turno.
event-end-triggered = Se ha repartido la última carta de Desarrollo: al acabar esta ronda, cada jugador tendrá un turno final.
event-final-turns = Empieza la ronda { $number }: el turno final de cada jugador.
event-last-round = Empieza la ronda { $number }: la última.
event-activated-card = { $seat }: activó { $card } ({ $place }).

## What happened on the map. Secrets stay secret: nobody is told what an Explorer saw in a Market.

event-settled = { $seat }: empezó en la loseta { $tile }.
event-attacked = { $seat }: atacó la Provincia { $tile }.
event-conquered-province = { $seat }: conquistó la Provincia { $tile }.
event-conquered-from = { $seat }: conquistó la Provincia { $tile } a los { $loser }.
event-warlord-benefit = { $seat }: ganó el beneficio del Señor de la guerra { $card }.
event-took-token = { $seat }: tomó la ficha de Exploración { $card }.
event-repeated-token = { $seat }: volvió a ganar un beneficio de la ficha { $card }, que se retiró de la partida.
event-moved = { $seat }: movió una Tropa de la loseta { $origin } a la loseta { $tile }.
event-moved-warlord = { $seat }: movió el Señor de la guerra de la loseta { $origin } a la loseta { $tile }.
event-built-outpost = { $seat }: construyó un Puesto de avanzada en la Provincia { $tile }.
event-explorer-moved = { $seat }: movió el Explorador { $number } a la loseta { $tile }.
event-took-production = { $seat }: tomó la ficha de Producción de la Provincia { $tile }.
event-used-production = { $seat }: usó una ficha de Producción.
event-looked = { $seat }: miró las fichas del Mercado de { $city }.
event-took-market-token = { $seat }: tomó la ficha { $card } del Mercado de { $city }.
event-used-token = { $seat }: usó la ficha de Mercado { $card }.
event-placed-wonder = { $seat }: puso la ficha de la Maravilla { $card } en la loseta { $tile }.

## What happened with Heroes and Monsters

event-hero-came = Nueva Celebridad disponible: { $card }.
event-hired = { $seat }: contrató a la Celebridad { $card }.
# Where the round counts, the player returned the Hero before, and now it can be hired again.
event-dismissed = { $cycle ->
    [turn] { $seat }: devolvió la Celebridad { $card } a la fila de Celebridades.
   *[round] La Celebridad { $card } vuelve a estar disponible.
}
event-set-hero-aside = { $seat }: devolvió la Celebridad { $card }, que volverá a estar disponible al acabar la ronda.
event-monster-found = { $cycle ->
    [turn] { $seat }: encontró al Monstruo { $card } en la Provincia { $tile }.
   *[round] { $seat }: encontró al Monstruo { $card } en la Provincia { $tile }. Atacará al final de la ronda.
}
event-monster-attacks = El Monstruo { $card } atacó desde la Provincia { $tile }.
event-lost = { $seat }: perdió { $amount }.
event-lost-production-tokens = { $count ->
    [one] { $seat }: perdió 1 ficha de Producción.
   *[other] { $seat }: perdió { $count } fichas de Producción.
}
event-withdrew = { $seat }: replegó una Tropa desde la Provincia { $tile } a la Capital.
event-withdrew-warlord = { $seat }: replegó el Señor de la guerra desde la Provincia { $tile } a la Capital.
event-explorers-recalled = { $seat }: los Exploradores volvieron a la Capital.
event-defeated = { $seat }: derrotó al Monstruo { $card } en la loseta { $tile }.

## What an Automa did, line by line, and why. $seat: its people, such as Daneses.

# $card: a Solo card, such as "Solitario 5".
event-solo-card = { $seat }: reveló la carta { $card }.
event-solo-advanced = { $seat }: la carta { $card } se añadió a su mazo de Solitario.
# $number: which line of the card, from 1. $text: what stands there, whole: "(2 de Oro) Desarrolla una Política."
event-solo-line = { $seat }, línea { $number }: { $text }
# $amount: the price of the line, such as "2 de Oro".
event-line-unaffordable = { $seat }: no pudo pagar { $amount } y se saltó la línea.
# $count: how much Gold there is instead, perhaps none.
event-line-impossible = { $count ->
    [0] { $seat }: no pudo cumplir la línea.
   *[other] { $seat }: no pudo cumplir la línea: { $count } de Oro en su lugar.
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
event-tie-decided = { $decider }: eligió la loseta { $tile } para los { $seat }.
event-automa-took = { $seat }: tomó { $card } del Desarrollo disponible.
event-automa-began = { $seat }: empezó la Maravilla { $card }.
# $count: how many Policies there are now.
event-automa-developed = { $seat }: desarrolló una Política ({ $count } en total).
event-token-left = { $seat }: volteó la ficha de Exploración { $card }, que se retiró de la partida.
event-automa-kept-token = { $seat }: tomó la ficha de Exploración { $card }.
event-automa-took-production = { $seat }: tomó la ficha de Producción de la Provincia { $tile }.
# $count: how many tokens.
event-automa-exchanged = { $seat }: entregó { $count } fichas de Producción a cambio de Oro.
event-market-token-left = { $seat }: tomó la ficha { $card } del Mercado de { $city }. La ficha se retiró de la partida.
event-automa-kept-market-token = { $seat }: tomó la ficha { $card } del Mercado de { $city }.
# $kept: yes where Market tokens were kept until now.
event-markets-open-again = { $kept ->
    [yes] { $seat }: no quedaba ningún Mercado por visitar. Los Exploradores volvieron a la Capital, las fichas de Mercado se retiraron de la partida y todos los Mercados volvieron a estar abiertos.
   *[no] { $seat }: no quedaba ningún Mercado por visitar. Los Exploradores volvieron a la Capital y todos los Mercados volvieron a estar abiertos.
}
event-automa-took-hero = { $seat }: tomó la Celebridad { $card }.
event-shuffled-solo = { $seat }: barajó todas las cartas de Solitario para formar un mazo nuevo.
# It lacks the lines that the line before asked for.
event-solo-card-put-away = { $seat }: apartó la carta { $card }, que no tiene ninguna línea así.

## Why not: one sentence each, to the player who tried

reason-game-over = La partida ha terminado.
reason-not-asked-now = Ahora no toca decidir eso.
# $amount: what it costs. $have: how much of it the player can pay, a number.
reason-cannot-pay = Eso cuesta { $amount }; solo puedes pagar { $have }.
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
reason-not-copied-by-this = Este texto no puede copiar la carta { $card }.
reason-keep-one-of-two = Solo puedes conservar una de las dos cartas.
reason-no-policy = Todavía no has desarrollado ninguna Política.
reason-already-developed = Ya has desarrollado la Política { $card }.
reason-not-your-policy = Esa Política no es de tu civilización.
reason-civilization-taken = Esa civilización ya está elegida.
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
reason-capital-taken = Esa Capital ya es de otro jugador.
reason-no-capital-there = Esa loseta no es una Capital.
# An Automa can be sent only to tiles that its rules leave open.
reason-not-tied = Esa loseta no encaja tan bien como las demás.

## Why not, where one takes a single action in turn

reason-not-acted-yet = Todavía no has realizado ninguna acción: realiza una o pasa.
reason-acted-already = Ya has realizado tu acción de este turno.
reason-other-explorer-moves = En cada turno actúa un solo Explorador, y en este es el otro.
reason-no-steps-left = No te quedan losetas de movimiento gratis.
reason-explorer-has-not-moved = Este efecto no ha movido a este Explorador, así que ahora no puede actuar.

## Why not, with Heroes and Monsters

reason-hero-not-there = Esa no es una Celebridad disponible.
reason-has-a-hero = Solo puedes tener una Celebridad, y ya tienes a { $card }.
reason-hero-is-leaving = Has devuelto la Celebridad { $card } esta ronda: no podrás contratar otra hasta la siguiente.
reason-no-hero = No tienes ninguna Celebridad.
reason-no-monster = En la loseta de este Explorador no hay ningún Monstruo.
reason-guarded = Un Monstruo guarda esa loseta: nadie puede tomar fichas de ella hasta que alguien lo derrote.

## Why not, at any table, whatever the rules say: one or two sentences, to the player who tried

refused-over = La partida ha terminado.
refused-not-asked = Ahora no te toca decidir a ti.
# What the player wanted to do was meant for an earlier moment.
refused-stale = Ha ocurrido algo desde que miraste. Vuelve a mirar y después decide.
refused-undo = No se puede deshacer nada: ha intervenido el azar, se ha mostrado un secreto o ya ha actuado otro jugador.
refused-redo = No hay nada que rehacer.
# To whoever wants to sit down there: it is the Automa's seat, or there is none of this number.
refused-seat = Nadie puede ocupar ese puesto.
# The name of a player or a bot, as it is written into the record.
refused-name = Un nombre tiene hasta 40 letras, cifras, puntos, guiones y guiones bajos, y empieza por una letra o una cifra.

## The score sheet, one line for each

score-provinces = Provincias
score-knowledge = Conocimientos
score-wonders = Maravillas
score-policies = Políticas
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
tied = Empate. Ahora cuenta { $question }: { $values }.

## Rule switches: what is played where the switch is on

switch-aztec-start-province = Los aztecas empiezan con una Provincia.
switch-reinforce-keeps-use = Una carta reforzada todavía puede usarse esta ronda.
switch-mali-military-on-opponent = Los malienses pagan las Provincias del rival con Poder militar, no con Oro.
switch-gain-wonder-complete = Una Maravilla ganada gratis está completa de inmediato.
switch-advantage-top-up = Quien tiene la Ventaja puede añadir fichas del mismo tipo.
switch-final-decay = La Ventaja también se desgasta al final de la ronda final.
switch-starting-knowledge-scores = El Conocimiento inicial también da un punto.
switch-barbarian-units = A una Provincia bárbara solo se mueven tantas Unidades como indique el valor de la propia Provincia.
switch-isolated-strict = Las Unidades aisladas de su Capital solo atacan Provincias adyacentes a la suya.
switch-outpost-rebuild = Un Puesto de avanzada perdido se puede volver a construir.
switch-explorer-water = Los Exploradores pueden cruzar losetas de Agua.
switch-leave-as-many-as-players = Si se han tomado pocas cartas, se descartan las del Desarrollo disponible hasta que queden tantas como jugadores haya.
switch-one-explorer = En cada turno solo puede actuar uno de los dos Exploradores.
switch-automa-two-cards = Un Autómata revela dos cartas de Solitario en su turno.
switch-automa-consolation = Una línea sin precio que un Autómata no puede cumplir le da 2 de Oro.
switch-automa-token-gold = Un Autómata conserva las fichas que toma, y estas le dan Oro.
switch-automa-gold-scores = Cada 3 de Oro de un Autómata valen 1 punto al final.
switch-keep-display-after-end = Cuando se acaba el mazo de Desarrollo, ya no se descarta ninguna carta del Desarrollo disponible.

## Presets: named sets of rule switches

preset-rulebook = El reglamento, al pie de la letra
preset-published = Como se juega en la edición publicada

## Things that happened, told together

news-dealt = { $seat }: repartió { $cards }.
news-display = Nuevo en el Desarrollo disponible: { $cards }.
news-left = Descartado del Desarrollo disponible: { $cards }.
news-revealed = Nuevo entre las Ciudades libres: { $cards }.
news-heroes = Nuevo en la fila de Celebridades: { $cards }.

## Modules: what can be added to the rules

module-renaissance = el Renacimiento, una era entre la segunda y la tercera
module-heroes = Celebridades disponibles para contratar, una por jugador
module-monsters = Monstruos ocultos entre los Bárbaros, que atacan cuando aparecen
module-five-players = un quinto jugador, con más cartas y un quinto Mercado
