### Quién soy: palabras que no necesita ninguna otra página.

web-me-title = Tú
web-me-lead = Para jugar no hace falta nada de esto. Conserva tus asientos cuando un navegador los olvida y te deja seguir desde cualquier dispositivo.
web-me-name = Nombre
web-me-name-about = Cómo te llamas en las mesas nuevas. También aparece en la clasificación cuando hayas jugado contra otras personas.
web-me-save = Guardar
web-me-saved = Guardado.

## Dispositivos

web-me-devices = Tus dispositivos
web-me-devices-none = Por ahora solo está este navegador: si pierde sus cookies, pierdes tus asientos.
web-me-this = este dispositivo
web-me-seen = usado por última vez { $ago }
web-me-unnamed = Dispositivo
web-me-revoke = Revocar
web-me-revoke-who = Revocar: { $device }
web-me-revoke-sure = { $device } pierde enseguida todos tus asientos. Puedes volver a añadirlo.
web-me-revoke-this = Este navegador pierde enseguida todos tus asientos. Sin otro dispositivo o una frase de recuperación, nadie los recupera.
web-me-add = Añadir un dispositivo
web-me-add-about = Abre este enlace en el otro dispositivo o apunta su cámara al código. Sirve una vez, durante un cuarto de hora: quien lo abra juega como tú.
web-me-qr = Código QR del enlace
web-me-link = Enlace para el otro dispositivo

## Una frase para volver

web-me-phrase = Frase de recuperación
web-me-phrase-about = Doce palabras en papel te devuelven lo tuyo cuando se pierden todos los dispositivos. Quien las tenga juega como tú.
web-me-phrase-made = Tu frase se creó { $ago }. Una nueva la sustituye.
web-me-phrase-make = Crear una frase
web-me-phrase-again = Crear una frase nueva
web-me-phrase-now = Anota ahora estas palabras: solo se muestran una vez.
web-me-print = Imprimir

web-me-recover = Tengo una frase
web-me-recover-about = Vuelve como quien eras: las partidas de este navegador te acompañan.
web-me-recover-words = Las doce palabras
web-me-recover-do = Volver
web-me-welcome = Hola de nuevo, { $name }.
web-me-welcome-unnamed = Hola de nuevo.

## Llaves de acceso

web-me-passkeys = Llaves de acceso
web-me-passkeys-about = La guarda tu teléfono, tu ordenador o tu llave de seguridad, y te devuelve lo tuyo en cualquier dispositivo que la tenga.
web-me-passkeys-where = Las llaves de acceso funcionan si la dirección de esta página empieza por https:// y un nombre, o es localhost.
web-me-passkey-make = Añadir una llave de acceso
web-me-passkey-use = Volver con una llave de acceso
web-me-passkey-not = No se ha usado ninguna llave de acceso: nada ha cambiado.
web-me-passkey-made = añadida { $ago }
web-me-passkey-used = te devolvió lo tuyo { $ago }
web-me-passkey-remove = Quitar
web-me-passkey-remove-which = Quitar la llave de acceso de { $device }
web-me-passkey-remove-sure = La llave de acceso de { $device } ya no servirá para volver.

## Un enlace de otro dispositivo

web-me-join-title = Juega como tú en este dispositivo
web-me-join-about = Este dispositivo será uno más de quien creó el enlace. Las partidas de este navegador te acompañan.
web-me-join-do = Añadir este dispositivo
web-me-join-nothing = A esta dirección le falta el código: abre el enlace entero.

## Mis datos

web-me-data = Tus datos
web-me-export = Descargar todo lo que se guarda sobre ti
web-me-delete = Borrarme
web-me-delete-about = Desaparecen tu nombre, tus dispositivos, tus paquetes y tus partidas contra el ordenador. En las partidas con otras personas, un ordenador sigue jugando sin tu nombre.
web-me-delete-sure = Todos los dispositivos pierden todos tus asientos, para siempre. No hay vuelta atrás.

## Cuando me toca

web-me-alerts = Cuando te toca
web-me-alerts-about = Se te avisa una vez y se te recuerda otra si no vienes.
web-me-alerts-none = Este servidor no avisa a nadie: quien lo lleva lo ha desactivado.
web-me-alerts-browser = Avisar a este navegador
web-me-alerts-denied = Este navegador no lo permite: permite las notificaciones en sus ajustes.
web-me-alerts-where = Correo, webhook o servicio
# $kinds: formas que conoce este servidor, como mail, web, discord.
web-me-alerts-where-about = ann@example.org, https://example.org/hook, ntfys://ntfy.sh/mi-tema, el webhook de un canal … Este servidor conoce: { $kinds }.
web-me-alerts-add = Añadir
web-me-alerts-added = Añadido: se ha enviado allí un primer mensaje.
web-me-alerts-code = Las seis cifras del correo
web-me-alerts-confirm = Confirmar
web-me-alerts-confirmed = Confirmado: desde ahora se te avisa allí.
web-me-alerts-try = Probar
# $place: un correo o el nombre de un servicio.
web-me-alerts-try-who = Probar: { $place }
web-me-alerts-tried = Se ha enviado allí un mensaje.
web-me-alerts-remove = Quitar
web-me-alerts-remove-who = Quitar: { $place }
web-me-alerts-push = Navegador ({ $place })
web-me-alerts-this = este navegador
# $ago: «hace 5 minutos».
web-me-alerts-sent = último aviso { $ago }
web-me-alerts-failed = { $ago }: { $problem }
web-me-alerts-always = También mientras miro una mesa
web-me-alerts-remind = Recordármelo
web-me-alerts-remind-about = Pasado un día, o antes de que se acabe el tiempo.

## Vacation

web-me-vacation = Vacaciones
web-me-vacation-about = Mientras estás fuera, tu tiempo no corre en las mesas con un reloj de un día o más, nadie puede votar que el ordenador juegue por ti y no se te avisa de ningún turno. Los demás ven hasta cuándo. Los relojes de partidas en directo siguen. Cuenta cada día que empieces.
# $left: days that I can take now. $days: of a year.
web-me-vacation-left = { $left ->
    [one] Queda { $left } día, de { $days } al año.
   *[other] Quedan { $left } días, de { $days } al año.
}
web-me-vacation-days = Días
web-me-vacation-go = Irme de vacaciones
# $date: a date and a time.
web-me-vacation-until = Estás de vacaciones hasta el { $date }.
web-me-vacation-end = He vuelto

## My finished games, at /me/games

web-me-games = Mis partidas
web-me-games-lead = Partidas terminadas y lo que suman. No cuentan las que jugaste contra ti.
web-me-games-none = No hay ninguna partida así.
web-me-games-rules = Reglas
web-me-games-result = Resultado
web-me-games-opponent = Contra
web-me-games-all = Todas
web-me-games-won = Ganadas
web-me-games-lost = Perdidas
web-me-games-count = { $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
}
web-me-games-earlier = Partidas anteriores
web-me-games-later = Partidas posteriores
web-me-games-records = Balance
web-me-games-head = Cara a cara
web-me-games-civilizations = Civilizaciones
web-me-games-played = Partidas
web-me-games-who = Quién

## Who is strongest, at /ladder

web-me-ladder = Clasificación
web-me-ladder-lead = Personas que juegan entre sí, por reglas. Aparece quien se ha puesto un nombre. Quien deja jugar al ordenador en su lugar queda en último puesto.
web-me-ladder-points = Puntos
web-me-ladder-provisional = provisional
web-me-ladder-none = Todavía no hay nadie en la clasificación.
web-me-ladder-off = Quien mantiene este servidor no quiere clasificaciones.

## A quién no oigo

web-me-blocked = Silenciados y bloqueados
web-me-blocked-about = No lees nada de lo que dicen, y no se les dice.
web-me-blocked-anywhere = en todas partes; no puede sentarse a las mesas que hagas
web-me-blocked-table = en una mesa
web-me-blocked-lift = Quitar
web-me-blocked-lift-who = Volver a oír a { $name }
