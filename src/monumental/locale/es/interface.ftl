### What a terminal shows around the game itself. What the table says about the game is in table.ftl.
###
### $seat is a people in the plural (Aztecas) or "Participante 1". States of cards are feminine, for "carta".

## Languages, by their own names: the same in every file

language-en = English
language-es = Español
language-cs = Čeština
language-ja = 日本語

## Starting a game

start-seats = { $first } contra { $second }
# More than two players. $seats: a list of them.
start-table = En la mesa: { $seats }
start-map = Mapa: { $map }
start-human = una persona
# $bot: the level of a bot, or its name as it is typed.
start-bot = el ordenador ({ $bot })
# Levels of the computer: beside “computer”, in brackets.
level-beginner = principiante
level-normal = normal
level-strong = fuerte
level-expert = experto
# What an opponent with a character cares for. $level: one of the levels.
level-with-style = { $style }, { $level }
style-builder = constructor
style-warrior = conquistador
style-trader = comerciante
style-scholar = erudito
start-seed = Semilla: { $seed }
# Without a typed seed. The SHA-256 of the seed follows on a line of its own.
start-sealed = Todo el azar de esta partida ya está decidido y permanece en secreto. Su huella, para comprobarlo al final:
start-resumed = La partida continúa donde se dejó.
start-help = Escribe ? para ver la ayuda.

## The table as it lies: titles of its parts

view-round = Ronda { $number }
view-final-round = Ronda { $number }, la ronda final
view-before-round-1 = Antes de la primera ronda
# The game ends soon: said beside the number of the round.
view-ending = se acerca el final: queda una ronda después de esta
view-display = Desarrollo disponible
view-piles = Construcciones básicas
view-free-cities = Ciudades libres
view-supply = Reserva personal
view-policies = Conductas culturales
view-culture-deck = Conductas culturales sin desarrollar
view-provinces = Provincias, de arriba abajo
view-wonder = Maravilla en construcción
view-warlord = Líder militar
view-scout = Explorador
view-log = Lo ocurrido

## The table as it lies: what is in its parts

# A space of the display.
view-empty = vacío
# The personal supply.
view-none = nada
view-first-player = Civilización inicial
view-passed = sin más turnos
view-used = usada
view-activated = activada
view-city-deck = { $count ->
    [one] Mazo de Ciudad: 1 carta
   *[other] Mazo de Ciudad: { $count } cartas
}
view-discard-pile = { $count ->
    [one] Pila de descartes: 1 carta
   *[other] Pila de descartes: { $count } cartas
}
view-archive = { $count ->
    [one] Archivo: 1 carta
   *[other] Archivo: { $count } cartas
}
view-development-deck = { $count ->
    [one] Mazo de Desarrollo: 1 carta
   *[other] Mazo de Desarrollo: { $count } cartas
}
view-pile = { $card } × { $count }
view-advantage-nobody = Nadie tiene la Ventaja.
# $amount: the tokens on the Advantage card.
view-advantage-holder = Ventaja: { $seat }, con { $amount }
view-advantage-bare = Ventaja: { $seat }, sin fichas
view-free-city-side = { $seat }: { $gold } en su lado

## The prompt

prompt-number = Tu elección (1–{ $count }):
prompt-forced = Única opción: { $option }

## Help and what else can be typed at the prompt

help-title = Puedes escribir
help-number = un número: elegir la opción que lleva ese número en la lista; los números del Desarrollo disponible solo cuentan en palabras, como: acquire 2
help-words = una acción en palabras, como: use b2

## Mistakes: nothing has changed

mistake-number = No existe la opción { $number }: elige un número del 1 al { $count }.
mistake-words = No entiendo «{ $words }». Escribe ? para ver la ayuda.
# $count: how many tiles the map has.
mistake-tile = No existe la loseta «{ $words }»: van numeradas del 1 al { $count }.
# $known: a list of names with "o".
mistake-bot = No existe el bot «{ $name }»: elige { $known }.
mistake-back = No le has cedido ese puesto al ordenador.
mistake-save = Escribe detrás un nombre de archivo, como: save partida.jsonl
# $reason is a whole sentence, $clause the id of the rule.
mistake-not-possible = { $reason } ({ $clause })

## The end

end-winner = Victoria: { $seat }.
end-shared = Victoria compartida: { $seats }.
end-tie-break = Empate a puntos. Desempate: { $tie-break }
end-total = Total
end-goodbye = Hasta la próxima.
# $file: a file name; $command: what to type in the terminal.
end-saved = La partida queda guardada en { $file }. Para continuarla: { $command }
# The seed of the luck follows on a line of its own. $command: what to type in the terminal.
end-seed = El azar ha salido de la semilla de abajo: su SHA-256 es la huella del principio.
end-seed-saved = El azar ha salido de la semilla de abajo: { $command } comprueba, carta por carta, que todo coincide con la huella.
