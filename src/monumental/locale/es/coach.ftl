### The coach: chances, hints with reasons, why a bot did something, and the review of a game.

## What is at stake with an option
##
## $part is a line of the score sheet, $seat a civilization, $points those of Dominance.

coach-stake-denies = { $seat }: se pierden { $points } puntos de Dominio ({ $part }).
coach-stake-secures = Tu ventaja ({ $part }) sube a { $number }: { $points } puntos de Dominio están más seguros.
coach-stake-at-risk = { $points } puntos de Dominio ({ $part }) peligran: tu ventaja es de solo { $number }.
coach-stake-policy-in-reach = Después, la siguiente Conducta cultural, por { $number } de Cultura, queda a tu alcance.
coach-stake-wonder-in-reach = Después se puede completar { $card } por { $number } de Producción.
coach-stake-safer = { $number ->
    [one] { $number } Provincia tuya ya no peligra.
   *[other] { $number } Provincias tuyas ya no peligran.
}
coach-stake-exposes = { $number ->
    [one] Te podrían quitar { $number } Provincia más.
   *[other] Te podrían quitar { $number } Provincias más.
}
coach-stake-last-round = Es el final de la partida: solo cuentan los puntos.
coach-stake-ends = Con esto empieza el final de la partida.
coach-stake-ends-soon = La próxima ronda es la última.
# $number: cards left in the deck that the display is refilled from.
coach-stake-tempo = { $number ->
    [one] Queda { $number } carta para el Desarrollo disponible: el final se acerca.
   *[other] Quedan { $number } cartas para el Desarrollo disponible: el final se acerca.
}

## A hint

coach-hint-title = Lo que piensa el entrenador
# $chances: "Aztecs 61%, Japanese 39%".
coach-chances = Probabilidad de ganar: { $chances }
coach-chance-of = { $seat } { $chance } %
# $number: of the option in the list, or the option as it is typed.
coach-option = { $number }: { $option } ({ $chance } %). { $reason }
coach-expected = Se espera: { $steps }
# A step of what is expected.
coach-step = { $seat }: { $option }
coach-hint-nothing = Ahora no se te pregunta nada.
# --seconds and --thoughts stay as they are.
coach-hint-budget = indica --seconds o --thoughts, no ambos
coach-not-among-people = Con varias personas en la mesa el entrenador calla: nadie recibe una ayuda que los demás no tengan.

## Why a bot did something

coach-why-title = { $seat } ({ $bot }): { $option }. A favor, desde ese asiento:
coach-why-nothing = Ningún bot ha decidido nada todavía.
coach-why-secret = Lo que se eligió ahí es un secreto de { $seat }.
# $best: what the coach would have done with what that bot knew.
coach-why-otherwise = Con lo que allí se sabía, el entrenador preferiría: { $best } ({ $chance } %).
coach-why-agrees = El entrenador habría hecho lo mismo.

## The review of a game

coach-phase-opening = principio
coach-phase-middle = medio
coach-phase-end = final
coach-review-course = Probabilidad de ganar, por rondas
coach-review-round = Ronda { $round }: { $chances }
coach-review-end = Al final: { $chances }
coach-review-accuracy = Lo bien que eligió cada cual, sobre 100
# $phases: "opening 95, middle 98"; $luck: +12 or −3, in points of a hundred.
coach-review-seat = { $seat } ({ $sitter }): { $accuracy } ({ $phases }). Suerte: { $luck }.
coach-review-nobody-chose = { $seat } ({ $sitter }): ahí no eligió nadie.
coach-review-phase = { $phase } { $accuracy }
coach-review-missed = Lo que se escapó
coach-review-found = Lo que se encontró
coach-review-lost = Ronda { $round }, { $seat }: { $option }. Con eso se perdió un { $loss } %. Mejor: { $best }. { $reason }
coach-review-good = Ronda { $round }, { $seat }: { $option }. Era un { $gain } % mejor que todo lo demás. { $reason }
coach-review-nothing = Nada que importara mucho.
# $done and $all: decisions.
coach-review-stopped = Interrumpido tras { $done } de { $all } decisiones; la misma orden sigue desde ahí.
coach-review-stopped-not-kept = Interrumpido tras { $done } de { $all } decisiones; lo analizado no se ha podido guardar.
# $file: where the review is kept; $problem: why it can't be written.
coach-review-other-game = { $file } es el análisis de otra partida: este empieza de nuevo.
coach-review-other-version = { $file } se hizo con otra versión del programa: el análisis empieza de nuevo.
coach-review-other-thoughts = { $file } se hizo pensando otra cantidad de veces: el análisis empieza de nuevo.
coach-review-damaged = { $file } está dañado: el análisis empieza de nuevo.
coach-review-not-ours = { $file } no es un análisis: se queda como está, y este análisis no se guarda.
coach-review-not-kept = Este análisis no se puede guardar en { $file }: { $problem }
