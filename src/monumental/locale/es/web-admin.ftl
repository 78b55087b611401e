### La página del anfitrión, /admin: palabras que ninguna otra página necesita.

web-admin = Anfitrión
web-admin-lead = Lo que muestra y hace monumental admin, para quien lleva este servidor.
web-admin-token = Clave del anfitrión
web-admin-token-about = Se le dio al servidor al arrancarlo. Se olvida cuando cierras o recargas esta página.
web-admin-enter = Entrar
web-admin-lock = Cerrar con llave
web-admin-sections = Qué ver

## How much there is

web-admin-numbers = Cuánto hay
web-admin-open = Mesas que esperan
web-admin-playing = Partidas en curso
web-admin-over = Partidas terminadas
web-admin-moves = Jugadas
web-admin-people = Personas
web-admin-lately = … en los últimos siete días

## Tables

web-admin-tables = Mesas
web-admin-tables-search = Nombre, persona o enlace
web-admin-search = Buscar
web-admin-none = No hay nada que enumerar.
web-admin-first = Se muestran las 50 que cambiaron las últimas: busca las demás.
web-admin-status-open = espera
web-admin-status-playing = en curso
web-admin-status-over = terminada
web-admin-table = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}, cambió { $ago }
web-admin-delete = Borrar
web-admin-delete-what = Borrar { $name }
web-admin-delete-sure = La mesa y todo lo que se jugó en ella desaparecen para todos. No se puede deshacer.
web-admin-deleted = La mesa se ha borrado.

## People and bans

web-admin-persons = Personas
web-admin-persons-search = Nombre, o cómo empieza su hash
web-admin-nameless = sin nombre
web-admin-person = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}, la última cambió { $ago }
web-admin-ban = Vetar
web-admin-ban-whom = Vetar a { $who }
web-admin-ban-who = A quién: cómo empieza su hash, o una dirección
web-admin-ban-long = Por cuánto tiempo
web-admin-ban-day = Un día
web-admin-ban-week = Una semana
web-admin-ban-month = 30 días
web-admin-ban-ever = Para siempre
web-admin-ban-why = Por qué, para ti: nadie más lo lee
web-admin-banned = { $who } ya no puede jugar aquí.
web-admin-bans = Vetos
web-admin-ban-since = Desde el { $made }, para siempre
web-admin-ban-until = Desde el { $made } hasta el { $until }
web-admin-lift = Levantar
web-admin-lift-whom = Dejar que { $who } vuelva a jugar aquí
web-admin-lifted = { $who } puede volver a jugar aquí.

## What was reported

web-admin-reports = Avisos
web-admin-reports-none = Nadie ha avisado de nada.
web-admin-report = Línea { $line }, avisada { $ago }
web-admin-report-table = La mesa
web-admin-unsay = Retirar
web-admin-unsay-whose = Retirar lo que dijo { $name }
web-admin-unsaid = La línea se ha retirado.
web-admin-settle = Resolver
web-admin-settle-whose = Resolver el aviso sobre { $name }
web-admin-settled = El aviso está resuelto.
