### Lo que `monumental backup`, `restore` y `admin` dicen a quien administra un servidor.

## Copias de seguridad. $tables y $moves son números; $file y $database, dónde está algo.

host-backup = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
} y { $moves ->
    [one] { $moves } jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
} están en { $file }.
host-restored = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
} y { $moves ->
    [one] { $moves } jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
} están en { $database }.
host-checked = Todos los registros se han vuelto a jugar y llegan adonde estaban.
# $count: cuántas partidas.
host-older = { $count ->
    [one] { $count } partida empezó con reglas anteriores y sigue desde donde está.
    [many] { $count } partidas empezaron con reglas anteriores y siguen desde donde están.
   *[other] { $count } partidas empezaron con reglas anteriores y siguen desde donde están.
}
# $problem: qué falla, en inglés.
host-wrong = La mesa { $table } no está como debería: { $problem }

## Cuánto hay y quién juega

host-tables = Mesas: { $open } abiertas, { $playing } en curso, { $over } terminadas
host-moves = Jugadas: { $moves }
host-people = Personas: { $people }; en los últimos siete días, { $lately }
# Una línea de una lista. $changed: fecha y hora; $who: los nombres de quienes están sentados.
host-table = { $table } · { $rules } · { $status ->
    [open] abierta
    [over] terminada
   *[playing] en curso
} · { $moves } · { $changed } · { $who }
# $who: el comienzo del hash de alguien; $last: fecha y hora.
host-person = { $who } · { $tables } · { $last } · { $names }
host-nothing = No hay nada que enumerar.

## Lo que se hace a mano

host-no-table = No hay ninguna mesa «{ $table }».
# $who: lo que se ha escrito.
host-no-person = Aquí no se conoce a nadie, o a más de una persona, como «{ $who }»: la lista de personas dice quién hay.
host-no-address = «{ $who }» no es nadie de la lista de personas ni una dirección como 192.0.2.7.
host-sure = Esto no se puede deshacer. ¿Seguir?
host-not-done = No ha cambiado nada.
host-deleted = { $count ->
    [one] Se ha borrado { $count } mesa.
    [many] Se han borrado { $count } mesas.
   *[other] Se han borrado { $count } mesas.
}
host-forgotten = Olvidado, en { $count ->
    [one] { $count } mesa.
    [many] { $count } mesas.
   *[other] { $count } mesas.
}
host-brought-in = { $count ->
    [one] Se ha incorporado { $count } mesa.
    [many] Se han incorporado { $count } mesas.
   *[other] Se han incorporado { $count } mesas.
}
# $when: fecha y hora.
host-banned = { $who } ya no puede jugar aquí.
host-banned-until = { $who } no puede jugar aquí hasta { $when }.
host-lifted = { $who } puede volver a jugar aquí.
host-no-ban = Nadie ha impedido jugar aquí a { $who }.
# $why: lo que ha escrito quien administra.
host-ban = { $who } · desde { $made } · { $why }
host-ban-until = { $who } · desde { $made } hasta { $until } · { $why }

## Lo que se ha denunciado. $report, $table y $line lo nombran; $who: el principio de un hash; $words: lo que se dijo.

host-report = { $report } · { $table } { $line } · { $made } · { $who } { $name }: { $words }
host-no-report = No hay ninguna denuncia «{ $report }»: monumental admin reports las muestra.
host-settled = La denuncia { $report } queda resuelta.
host-no-line = No hay ninguna línea { $line } en una mesa «{ $table }».
host-unsaid = Se ha quitado la línea { $line }.
