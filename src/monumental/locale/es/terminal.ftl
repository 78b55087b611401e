### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a people in the plural (Aztecas) or "Jugador 1". Commands (undo, why, card …) are typed in English.

## The table as it lies

terminal-before-round-1 = Antes de la primera ronda
terminal-you = { $seat } (tú)
terminal-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
# $cards: a list of names, the topmost first.
terminal-on-top = encima: { $cards }
terminal-provinces = Provincias
terminal-province = { $card } ({ $type })
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card } (+{ $count })
# What the next Policy costs stands after it.
terminal-next-policy = Próxima Política
terminal-leaders = Señor de la guerra, Explorador
terminal-markers = Marcadores restantes
terminal-wonder = { $card }, { $price } para completarla
terminal-topmost = carta superior
terminal-under = Conocimiento bajo su carta

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }:
terminal-list = { $title }: { $items }
# $cells: the three cells of a row, with their places.
terminal-row = Fila { $row }: { $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = debajo, { $place } { $card }
terminal-cell-empty = { $place } vacío
# What a card gives when it is activated.
terminal-gives = { $card } ({ $amounts })
# $state: activated or used.
terminal-state = { $card }, { $state }
terminal-policies-from-top = Políticas, de arriba abajo
terminal-for-sale = { $card }, { $kind }, { $price }, { $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = { $first } y { $second }
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card } por { $price }: no queda ninguna
    [one] { $card } por { $price }: queda 1
   *[other] { $card } por { $price }: quedan { $count }
}

## What happened, told together. $cards is a list of names.

terminal-since = Desde tu último turno
terminal-news-dealt = { $seat }: repartió { $cards }.
terminal-news-display = Nuevo en el Desarrollo disponible: { $cards }.
terminal-news-left = Descartado del Desarrollo disponible: { $cards }.
terminal-news-revealed = Nuevo entre las Ciudades libres: { $cards }.

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = Tomar la Ventaja: entre { $least } y { $most }
# The numbers of several options in one line.
terminal-numbers = { $first } a { $last }
terminal-end-turn = Intro para seguir, undo para deshacer:
terminal-undone = Acción deshecha.
terminal-hints-on = Los textos de las cartas se muestran debajo de las opciones.
terminal-hints-off = Los textos de las cartas ya no se muestran debajo de las opciones.
terminal-quick-on = Ahora el ordenador responde de inmediato.
terminal-quick-off = Ahora el ordenador espera a que termines tu turno.
# $names and $actions are lists with "o".
terminal-which-card = ¿Cuál de estas: { $names }?
terminal-which-action = ¿Cuál de estas: { $actions }?
# $option: an option without a full stop.
terminal-can-be-done = Eso se puede hacer ahora: { $option }.
terminal-clause = { $clause }: { $text }

## Help. The first word is typed as it stands.

terminal-help-card = card NOMBRE: qué hace una carta o una civilización; también card b2 para una carta de tu Ciudad, card 3 para el Desarrollo disponible y card a secas para todo lo que está a la vista
terminal-help-why = why ACCIÓN: por qué no se puede hacer algo y qué regla lo impide
terminal-help-rule = rule CLÁUSULA: una regla, como DUEL-ACT-02; rule a secas, la regla de lo que se pregunta ahora
terminal-help-undo = undo: deshacer tu última acción, mientras no haya intervenido el azar ni haya actuado el otro jugador
terminal-help-show = show: mostrar otra vez la mesa; también show city (tu Ciudad), show opponent (tu rival) y show display (el Desarrollo disponible)
terminal-help-score = score: los puntos hasta ahora
terminal-help-log = log: lo ocurrido en esta ronda y en la anterior; log all: en toda la partida
terminal-help-hints = hints: mostrar los textos de las cartas debajo de las opciones, o dejar de mostrarlos
terminal-help-quick = quick: que el ordenador responda de inmediato, o que espere a que pulses Intro
terminal-help-help = help: esta lista
terminal-help-quit = quit: abandonar la partida
terminal-help-actions = Acciones en palabras
terminal-help-signs = Símbolos

## The score sheet. $part is a line of the sheet, such as Provincias.

terminal-score-now = Puntos hasta ahora
terminal-final-score = Puntuación final
terminal-score-of = { $total ->
    [one] { $seat }: 1 punto.
   *[other] { $seat }: { $total } puntos.
}
# $standings: how many each player has, such as "3 : 2"; $seats: whoever has the most.
terminal-dominance = Dominio en { $part } ({ $standings }): { $points } puntos para { $seats }.
terminal-dominance-nobody = Dominio en { $part } ({ $standings }): ningún punto.
# $question: what decides a tie, such as "quién tiene más Oro"; $values: such as "3 : 2".
terminal-tie = Empate. Ahora cuenta { $question }: { $values }.

## Mistakes on the command line

terminal-no-text = { $file } no es un archivo de texto
terminal-bad-switch = --rule { $words }: escribe una variante de las reglas y su valor, como final_decay=off
terminal-too-many = { $option } se puede indicar { $count } veces, una por jugador

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
    [0] Todas las cláusulas tienen prueba.
    [one] 1 cláusula no tiene prueba.
   *[other] { $count } cláusulas no tienen prueba.
}
terminal-no-checkout = Solo una copia del repositorio permite saber qué pruebas citan una cláusula.
terminal-no-rules = No existen las reglas { $rules }, solo: { $known }
