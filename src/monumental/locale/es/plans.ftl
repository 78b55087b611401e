### Plans: what somebody has laid down to be done by itself when they are asked. Only they read it.

# $first: a row. $second: a column.
plan-activate = Activar la fila { $first } y la columna { $second }
# $first: a card.
plan-buy = Adquirir { $first }, si sigue ahí y puedes pagar
plan-pass = Pasar, si antes no te quitan nada
plan-end = Terminar mis turnos cuando no quede nada más que hacer

## What became of one

plan-done = Hecho.
plan-withdrawn-gone = Retirado: la carta ya no está.
plan-withdrawn-dearer = Retirado: la carta cuesta más que antes.
plan-withdrawn-too-poor = Retirado: en tu turno no podías pagar.
plan-withdrawn-hit = Retirado: te han quitado algo o te han atacado.
plan-withdrawn-went-back = Retirado: la partida ha dado un paso atrás.
plan-withdrawn-by-hand = Retirado: has actuado tú.
plan-withdrawn-bot = Retirado: en tu asiento se ha sentado otro.
plan-withdrawn-round-over = Retirado: la ronda ha terminado.
plan-withdrawn-other-question = Retirado: se te ha preguntado otra cosa.

## What can't be laid down. $plan: what was asked for.

server-plan-unknown = «{ $plan }» no se puede dejar dispuesto en este juego.
server-plan-now = Es justo lo que se te pregunta ahora: hazlo ya.
server-plan-nothing = «{ $plan }» no se refiere a nada que haya ahora.
server-plan-bot = El ordenador juega por ti: recupera antes tu asiento.
# $most: how many plans one seat can have.
server-plan-many = Con { $most } planes basta: tacha uno antes.
server-no-plan = Ese plan ya no existe.
