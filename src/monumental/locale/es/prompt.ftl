### What the prompt of the terminal answers besides: piles, wrong words, what is saved, full screens.
###
### $seat is a player's name, $card a card's name, neither of them inflected. Words such as `show` are typed as
### they stand.

## Piles that can be looked through

terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

## Wrong words. $words: what was typed; $near: what may have been meant, as it is typed.

# $known: a list of what can be typed, with "or".
mistake-show = No se puede mostrar «{ $words }», solo { $known }.
mistake-show-near = No se puede mostrar «{ $words }». ¿Querías decir show { $near }?
mistake-why = Escribe detrás una acción, como: why use b2, o solo su verbo, como: why develop
# $verb: the first word of an action, such as develop. Reasons follow.
terminal-why-none = { $verb }: ahora no se puede hacer nada de eso.

## A game that saves itself

# $command: what to type in the terminal.
start-saved = La partida se guarda sola. Para continuarla más tarde: { $command }
# $problem: what is in the way, in English.
start-unsaved = La partida no se puede guardar sola: { $problem }
# $folder: where such games would be.
terminal-no-game-saved = --resume: en { $folder } no hay ninguna partida que continuar
# $name: what was typed; $known: a list of games with "or".
terminal-no-such-game = --resume { $name }: no existe esa partida, solo { $known }

## Points before the end. Dominance is given when the game is over: until then somebody else may take it.

# $count: all points; $dominance: how many of them are for Dominance.
terminal-points-provisional = { $count ->
    [one] 1 punto, de Dominio provisional
   *[other] { $count } puntos ({ $dominance } de ellos, de Dominio provisional)
}
# $part: a line of the score sheet; $standings: such as "3 : 2"; $seats: whoever has the most.
terminal-dominance-provisional = Dominio provisional en { $part } ({ $standings }), { $points } puntos: { $seats }.

## A low terminal that is full. s is typed as it stands.

terminal-more = Intro: seguir leyendo; s: saltar a la pregunta

## A text that came due and found nothing to act on

terminal-bonus-idle = El efecto único de { $card } no tiene sobre qué actuar, así que no ocurre nada.
terminal-text-idle = El efecto de { $card } no tiene sobre qué actuar, así que no ocurre nada.
# The same of an option, before it is chosen.
terminal-bonus-would-idle = Ahora el efecto único de { $card } no tendría sobre qué actuar.
