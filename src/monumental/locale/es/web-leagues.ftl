### Leagues: words that no other page needs.

web-leagues-lead = Un grupo juega entre sí, ronda tras ronda, y una tabla dice quién va por delante. Cada partida es de dos personas, en una mesa como cualquier otra.
web-leagues-mine = Tus ligas
web-leagues-mine-none = Todavía no estás en ninguna liga.
web-leagues-open = Ligas que esperan gente
web-leagues-open-none = Ahora ninguna liga espera a nadie.
web-leagues-off = Quien lleva este servidor no quiere ligas.
web-leagues-new = Abrir una liga
# $count: people in it. $most: how many there can be.
web-leagues-people = { $count } de { $most } personas
# $round: that is played. $rounds: in all.
web-leagues-round = Ronda { $round } de { $rounds }
web-leagues-waiting = espera gente
web-leagues-over = terminada

## What a league is to be like, at /leagues/new

web-league-new-lead = Los demás entran con el enlace que recibirás. Tú la empiezas cuando haya suficientes; después sigue sola.
web-league-name = Nombre de la liga
web-league-rules = Reglas
web-league-form = Forma
web-league-form-robin = Todos contra todos
web-league-form-swiss = Torneo suizo
web-league-form-robin-about = Gana quien va primero al final; a igualdad de puntos cuenta a quién has vencido (Sonneborn-Berger).
web-league-form-swiss-about = En cada ronda juegas con alguien de puntos parecidos, y nunca dos veces con la misma persona. A igualdad de puntos cuenta con quién has jugado (Buchholz). Quien descansa por ser impares recibe un punto.
web-league-rounds = Rondas
web-league-rounds-about = Hacen falta el doble de personas, o una menos, para que nadie repita rival.
web-league-most = Personas como mucho
web-league-listed = Quién puede entrar
web-league-listed-link = Quien tenga el enlace
web-league-listed-all = Cualquiera
web-league-clock = Tiempo
web-league-clock-about = Siempre hay reloj, para que nadie haga esperar a los demás. Por quien se queda sin tiempo juega el ordenador hasta que vuelva.
web-league-preset = Variantes de reglas
web-league-talk = Conversación en las mesas
web-league-talk-free = Cualquier cosa
web-league-talk-phrases = Solo frases
web-league-talk-none = Nada
web-league-me = Cómo te llamas
web-league-me-about = Los demás quieren conocer a sus rivales.

## A league

# $least: people.
web-league-open-lead = { $count ->
    [one] Hay una persona y caben { $most }. Hacen falta { $least } para empezar.
   *[other] Hay { $count } personas y caben { $most }. Hacen falta { $least } para empezar.
}
web-league-people = Quién está
web-league-you = tú
web-league-left = se ha ido
web-league-nobody = Alguien que se ha ido
web-league-join = Entrar
web-league-leave = Salir de la liga
web-league-leave-sure = Ya no te emparejarán con nadie; la partida que juegas ahora y las que habrían venido se pierden.
web-league-begin = Empezar la liga
web-league-cancel = Cancelar la liga
web-league-cancel-sure = La liga desaparece con todos los que están en ella. No hay vuelta atrás.
web-league-show-out = Echar
# $who: somebody's name.
web-league-show-out-who = Echar: { $who }
web-league-shown-out = Quien abrió esta liga te ha pedido que te vayas: puedes mirar, pero no participar.
web-league-link = Enlace a la liga
web-league-link-about = Quien tenga este enlace puede entrar hasta que empiece.
web-league-link-listed = Cualquiera puede entrar hasta que empiece; este enlace lleva aquí.
web-league-no-link = Alguien que esté en ella puede darte un enlace para entrar.
# $who: the names of those who are first.
web-league-won = { $count ->
    [one] { $who } ha ganado la liga.
   *[other] { $who } comparten el primer puesto.
}
web-league-standings = Clasificación
web-league-who = Quién
web-league-points = Puntos
web-league-tie-robin = S.-B.
web-league-tie-swiss = Buchholz
web-league-tie-robin-long = Sonneborn-Berger: los puntos de los vencidos, y la mitad de aquellos con quienes se empató
web-league-tie-swiss-long = Buchholz: los puntos de todos los rivales
web-league-results = + = −
web-league-results-long = Ganadas, empatadas, perdidas
web-league-grid = Todos contra todos
# $who and $other: names. $points: 1, ½ or 0.
web-league-grid-cell = { $who } contra { $other }: { $points }
# $number: of the round.
web-league-round = Ronda { $number }
web-league-plays = están jugando
web-league-watch = Mirar
web-league-play = Ir a tu partida
web-league-replay = Repetición
web-league-rests = descansa
web-league-absent = no estaba ninguno
web-league-no-game = sin partida
