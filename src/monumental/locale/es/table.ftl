### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a people in the plural (Aztecas) or "Jugador 1": "{ $seat }: …" fits both. Events are in the past,
### because the present (gana, paga) would read as an order to the player. Options are infinitives.
### Before a $card whose gender matters stands a noun: "la carta { $card }".

## Players

# Before a civilization is chosen.
player = Jugador { $number }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }

ask-choose-civilization = ¿Con qué civilización juegas?
ask-activate = Activa tu Ciudad: elige una fila y una columna.
ask-activation-texts = ¿Cuál de estos efectos aplicas ahora?
ask-take-turn = Tu turno: realiza una acción o pasa.
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
ask-conquer = ¿Conquistas la Provincia superior de tu rival?
ask-place-type-marker = ¿Qué marcador de Tipo de Provincia pones y en qué Provincia?
ask-trade-for-free = ¿Con qué Ciudad libre comercias gratis?

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
option-policy = Usar la Política { $card }
# $text is a phrase of card text.
option-may = { $card }, sin gastar tu acción: { $text }
option-progress = Lograr Avances científicos por { $price }
option-conquer = Conquistar { $card } al rival por { $price }
option-advantage = Tomar la Ventaja con { $price }
option-warlord = Usar el Señor de la guerra { $card }
option-trade = Comerciar con { $card } por { $price }
option-trade-own = Comerciar con { $card }, tu propia Ciudad libre
option-trade-free = Comerciar gratis con { $card }
option-pass = Pasar: ninguna acción más esta ronda
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

## What happened: one sentence each

event-first-player = Jugador inicial: { $seat }.
event-chose-civilization = { $player } eligió la civilización { $civilization }.
event-round-begins = Empieza la ronda { $number }.
event-final-round = La próxima ronda es la final.
event-game-over = La partida ha terminado.
event-activated = { $seat }: activó la fila { $row } y la columna { $column }.
event-gained = { $seat }: ganó { $amount }.
event-paid = { $seat }: pagó { $amount }.
event-used = { $seat }: usó { $card }.
event-used-freely = { $seat }: usó { $card } sin gastar una acción.
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
reason-already-used = La carta { $card } ya se ha usado esta ronda.
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
reason-empty-deck = Tu mazo de Ciudad está vacío, y los descartes solo se barajan al final de la ronda.
reason-not-a-basic-resource = La Ventaja se toma con Producción, Ciencia o Poder militar.
reason-advantage-yours-already = Ya tienes la Ventaja.
# $resource: a resource by its name.
reason-advantage-other-type = Las fichas de la Ventaja son de { $resource } y solo se pueden superar con { $resource }.
reason-stake-too-low = Debes pagar al menos { $amount }.
reason-needs-advantage = Debes tener la Ventaja para usar la carta { $card }.
reason-city-of-opponent = La Ciudad libre { $card } es de tu rival.
reason-city-not-there = Esa Ciudad libre no está en la mesa.
reason-city-already-traded = Ya has comerciado con { $card } esta ronda.

## The score sheet, one line for each

score-provinces = Provincias
score-knowledge = Conocimientos
score-wonders = Maravillas
score-policies = Políticas
score-free-cities = Ciudades libres

## What decides a tie, in this order

tie-advantage = quién tiene la Ventaja
tie-gold = quién tiene más Oro
tie-culture = quién tiene más Cultura

## Rule switches: what is played where the switch is on

switch-aztec-start-province = Los aztecas empiezan con una Provincia.
switch-reinforce-keeps-use = Una carta reforzada todavía puede usarse esta ronda.
switch-mali-military-on-opponent = Los malienses pagan las Provincias del rival con Poder militar, no con Oro.
switch-gain-wonder-complete = Una Maravilla ganada gratis está completa de inmediato.
switch-advantage-top-up = Quien tiene la Ventaja puede añadir fichas del mismo tipo.
switch-final-decay = La Ventaja también se desgasta al final de la ronda final.
switch-starting-knowledge-scores = El Conocimiento inicial también da un punto.

## Presets: named sets of rule switches

preset-rulebook = El reglamento, al pie de la letra
preset-published = Como se juega en la edición publicada
