### What the server of the web table says: what can be played, and why something is refused.

## Rule systems, and what they are

rules-duel = Duelo
rules-classic = Clásico
rules-continuous = Por turnos
about-duel = Dos participantes, un Desarrollo disponible entre ambos y las Provincias del rival por conquistar. Tres cuartos de hora.
about-classic = Hasta cuatro Civilizaciones en un mapa: turnos enteros, uno tras otro. En solitario, contra el Autómata.
about-continuous = El mismo mapa, de dos a cinco participantes: una sola acción cada vez, y enseguida te vuelve a tocar.

# Books of clauses, as titles.
book-duel = Duelo
book-classic = Clásico
book-continuous = Por turnos
book-modules = Módulos

## At a table

# To everybody else while one player decides. $seat: that player.
server-waiting = Esperando a: { $seat }.
# What the button for a step back does; it stands where a title stands.
server-undo-free = Deshacer tu última acción
server-undo-takeback = Deshacer tu última acción y todo lo que vino después. El azar sigue siendo el mismo, y el registro lo dirá.
server-undo-ask = Preguntar a las demás personas si puedes deshacer tu última acción y todo lo que vino después
# Other people have to agree to a step back. $seat: who asked, or who answered; $seats: who have not answered.
server-ask = Los { INSIDE($seat) } han preguntado si pueden deshacer su última acción y todo lo que vino después.
server-ask-mine = Has preguntado si puedes deshacer tu última acción. Esperando a: { $seats }.
server-agreed = Los { INSIDE($seat) } aceptaron que se deshaga.
server-declined = Los { INSIDE($seat) } no aceptaron: no se deshace nada.
server-withdrawn = Los { INSIDE($seat) } ya no quieren deshacer nada.
server-lapsed = La partida ha seguido, así que ya no vale lo que pidieron los { INSIDE($seat) }.
server-taken-back = Todo el mundo aceptó: los { INSIDE($seat) } lo deshicieron.
# Votes. $away: whoever has not played for long.
server-ask-away = Los { INSIDE($seat) } han preguntado si el ordenador debe jugar por los { INSIDE($away) }, que no están, hasta que vuelvan.
server-ask-away-mine = Has preguntado si el ordenador debe jugar por los { INSIDE($away) }. Esperando a: { $seats }.
server-ask-away-lost = Los { INSIDE($seat) } han preguntado si los { INSIDE($away) }, que no están, deben haber perdido, como se acordó antes de la partida; el ordenador sigue jugando.
server-ask-away-lost-mine = Has preguntado si los { INSIDE($away) } deben haber perdido, como se acordó antes de la partida. Esperando a: { $seats }.
server-ask-abandon = Los { INSIDE($seat) } han preguntado si la partida termina aquí, sin que gane nadie.
server-ask-abandon-mine = Has preguntado si la partida termina aquí, sin que gane nadie. Esperando a: { $seats }.
server-vote-agreed = Los { INSIDE($seat) } aceptaron.
server-vote-declined = Los { INSIDE($seat) } no aceptaron.
server-vote-withdrawn = Los { INSIDE($seat) } han retirado la pregunta.
server-abandoned = Todo el mundo aceptó terminar aquí la partida: no gana nadie.
# What a bot is called. $level: beginner, normal, or the name of another bot. $number: of the seat.
called-computer = Ordenador ({ $level })
called-computer-numbered = Ordenador { $number } ({ $level })
called-automa-numbered = Autómata { $number }
# In the log. $seat: who sat there, and their civilization. $bot: a level.
server-handed-over = { $seat }: desde aquí juega el ordenador ({ $bot }).
server-ran-out = { $seat }: se ha acabado el tiempo y, desde aquí, juega el ordenador ({ $bot }).
server-absent = { $seat }: ausencia larga; hasta que vuelva, juega el ordenador ({ $bot }).
server-resigned = { $seat } se ha rendido y, desde aquí, juega el ordenador ({ $bot }).
server-ran-out-lost = { $seat }: se ha acabado el tiempo, lo que cuenta como rendición; desde aquí juega el ordenador ({ $bot }).
server-absent-lost = { $seat }: ausencia demasiado larga, lo que cuenta como rendición; desde aquí juega el ordenador ({ $bot }).
server-taken-over = { $seat }: otra persona ha ocupado este puesto y sigue jugando. Para { $before } la partida cuenta como perdida.
server-somebody = quien se sentaba aquí
server-seat-taken-back = { $seat }: desde aquí vuelve a jugar una persona.

## Refusals

server-no-table = Esa mesa no existe.
server-no-page = Esa página no existe.
# $rules: what was asked for. $known: the rule systems that have some.
server-no-rulebook = No hay reglas para leer de «{ $rules }»; las hay de { $known }.
# Whoever installed the server left the page out.
server-not-built = La página no está compilada: ejecuta make page.
server-no-seat = Ese puesto no existe.
server-not-your-seat = Este puesto no es tuyo.
server-no-absence = Se acordó que cada cual puede tardar lo que quiera.
server-away-later = Aún tiene tiempo: la ausencia acordada no ha terminado.
server-no-vacation = Quien lleva este servidor no permite vacaciones.
server-vacation-already = Ya estás de vacaciones.
server-vacation-over = No estás de vacaciones.
# $most: days that somebody can still take.
server-vacation-left = { $most ->
    [0] No te quedan días de vacaciones.
    [one] Te queda un día de vacaciones.
   *[other] Te quedan { $most } días de vacaciones.
}
server-no-lessons = El entrenador no tiene lecciones para estas reglas.
# $problem: what the coach can't answer.
server-coach = El entrenador no puede responder a eso: { $problem }.
server-no-key = Este navegador todavía no se conoce aquí: abre primero la página de inicio.
server-seat-taken = Otra persona ha ocupado este puesto.
server-one-seat = Ya tienes asiento aquí. Para jugar varias personas en un mismo dispositivo, crea una mesa con todos los puestos aquí.
server-locked = Esta mesa pide una contraseña.
server-wrong-password = Esa no es la contraseña de esta mesa.
server-shown-out = Quien creó esta mesa te ha pedido que salgas: puedes mirar, pero no sentarte.
server-replaced = Otra persona ha ocupado el puesto que tenías en esta mesa. Puedes mirar.
server-not-host = Eso solo puede hacerlo quien creó la mesa.
server-nobody-there = Ahí no hay nadie sentado.
server-show-out-self = Ese es tu propio asiento: levántate.
server-fill-nobody = Alguien tiene que jugar: siéntate primero.
server-begun = La partida ya ha empezado.
server-no-link = Este enlace ya se ha usado o es demasiado antiguo: crea uno nuevo en el otro dispositivo.
server-no-phrase = Nadie tiene aquí esta frase; quizá la ha sustituido una más nueva.
server-no-such-words = Esta no es una frase de recuperación: revisa las doce palabras y su orden.
server-other-person = Este dispositivo ya es de alguien: revócalo allí primero e inténtalo otra vez.
server-many-devices = Ya hay suficientes dispositivos: revoca uno primero.
server-both-sit-there = En los dos dispositivos estás en la misma mesa: termina antes esa partida.
server-no-device = No existe ese dispositivo.
server-no-passkeys = Este servidor no admite llaves de acceso.
server-passkey-host = Las llaves de acceso pertenecen a un nombre: abre esta página como localhost o por el nombre de su servidor, no por números.
server-passkey-late = Se ha tardado demasiado o se empezó en otro sitio: empieza de nuevo.
server-passkey-wrong = Esta llave de acceso no vale aquí: empieza de nuevo o usa otra.
server-no-passkey = Nadie tiene aquí esta llave de acceso; quizá se ha quitado.
server-known-passkey = Esta llave de acceso ya es de alguien.
server-no-such-passkey = No existe esa llave de acceso.
# $most: how many.
server-many-passkeys = Con { $most } llaves de acceso basta: quita una primero.
server-not-begun = La partida empieza cuando todo el mundo se haya sentado.
# $words: what was sent as an action.
server-notation = «{ $words }» no es una acción de este juego.
server-illegal = Eso no se puede hacer ahora.
# $field: the part of the message that is wrong.
server-invalid = Algo en el mensaje no es como debería: { $field }.
server-garbage = El mensaje no se puede leer.
server-too-large = El mensaje es demasiado grande.
server-too-many = Demasiadas peticiones: espera un momento.
server-many-tables = Con { $most } mesas al día basta: vuelve mañana.
server-many-bot-tables = Solo { $most } partidas entre bots a la vez: mira antes una de las tuyas hasta el final.
server-rematch-later = La revancha se ofrece cuando la partida ha terminado.
server-undo-rematch = La partida ha terminado y ya hay una revancha: se queda como acabó.
server-course-later = Cómo fue la partida se cuenta cuando termina.
server-no-deed = Ahí no decidió nada ningún bot.
server-chances-later = La probabilidad se dice cuando la partida ha terminado, o a quien mira una partida entre bots.
server-review-later = Una partida se analiza cuando ha terminado.
server-review-abandoned = Una partida terminada de común acuerdo no tiene ganador, así que no se analiza.
server-review-many = Ya se preparan bastantes análisis para ti: vuelve a pedirlo cuando uno esté listo.
server-review-lost = El análisis se interrumpió. Lo hallado se conserva: pídelo de nuevo para continuar.
server-foreign = Esta petición viene de otro sitio web.
server-not-allowed = Eso no se hace en esta dirección.
server-headers = Las cabeceras de la petición son demasiado largas.
server-not-json = El mensaje tiene que ser JSON, y decirlo.
# The browser came by a name that is not this server's.
server-other-host = Este servidor tiene otro nombre. Quien lo administra puede añadir uno: --name.
server-full = Hay tanta gente mirando que no cabe nadie más: inténtalo de nuevo en un momento.
server-too-many-sockets = Hay demasiadas mesas en directo abiertas desde aquí: cierra una.
server-metrics = Las cifras de este servidor son para su propia máquina y para quien tenga la clave de su anfitrión.
server-admin-off = Aquí no hay página para el anfitrión: arranca el servidor con una clave de al menos 16 letras en MONUMENTAL_ADMIN_TOKEN.
server-admin-closed = Esto es para quien aloja este servidor y tiene su clave.
server-admin-wrong = Esta no es la clave del anfitrión.
server-banned = Quien administra este servidor no quiere que juegues aquí.
server-busy = Hay más que hacer de lo que se puede atender: inténtalo de nuevo en un momento.
server-store = Ahora no se puede acceder a las mesas. No ha cambiado nada.
server-broken = Algo ha fallado aquí. No ha cambiado nada.
# $problem: what is wrong with the wishes, in English.
server-wishes = La mesa no se puede preparar así: { $problem }.
# A card or pack of one's own. $problem: one sentence, in English.
server-studio = Eso no se puede usar: { $problem }.
server-no-pack = No existe ese paquete: se ha borrado o ya no se comparte.
# $most is a number.
server-many-packs = Con { $most } paquetes basta: borra uno primero.
# $most is a number.
server-large-packs = Tus paquetes ocupan en total más de { $most } kB: borra uno primero.
server-no-trial = Una carta de esta clase no se te puede poner delante: juega una partida con el paquete y saldrá cuando toque.
server-no-bench = Esas partidas ya no están: haz que se jueguen otra vez.
server-bench-fault-card = Partida { $game }, decisión { $decision }: algo falló mientras se aplicaba el texto de { $card }. El árbitro dice: { $problem }.
# $game: its number.
server-bench-lost = La partida { $game } ha tardado demasiado o ha ocupado demasiada memoria: no se juega más.
server-bench-fault = Partida { $game }, decisión { $decision }: algo falló. El árbitro dice: { $problem }.
server-runaway = Eso no acaba nunca: una carta de un paquete propio hace algo una y otra vez.
server-no-bot = No existe el bot «{ $name }».
# A record that somebody brings to look at.
server-record-none = Esto no es el registro de una partida de Monumental.
server-record-damaged = El registro está dañado: la línea { $line } no se puede leer.
server-record-rules = El registro es de una partida con reglas que aquí no se conocen: { $name }.
server-record-pack = La partida se jugó con el paquete { $name }, que no es de los nuestros, y el registro no lo contiene.
server-record-hidden = El registro oculta lo que solo otros han visto: se puede mostrar con el registro de la partida terminada.
server-record-changed = La partida se jugó con otra versión de las reglas o de las cartas: la línea { $line } ya no se puede jugar.
server-record-wrong = El registro no es el de una partida: la línea { $line } no se sigue de lo jugado antes.
server-record-luck = Las cartas del registro no son las de la semilla prometida.
server-record-long = El registro es demasiado largo: ninguna partida tiene tantas jugadas ni tarda tanto en repetirse.
server-record-cut = El registro está incompleto: la partida había terminado y falta su última línea.
# A copy of the table, to go another way from here.
server-fork-later = Hasta que la partida termine, solo sus participantes pueden abrir una copia de ella.
server-fork-among-people = Mientras dura una partida entre personas, nadie puede abrir una copia de ella: nadie recibe una ayuda que los demás no reciben.
server-gone = Este momento no se puede mostrar: las reglas han cambiado desde entonces.

## Lessons and puzzles

server-no-course = Ese curso no existe.
server-no-lesson = Este curso no tiene esa lección.
server-lesson-over = Esta lección ha terminado: empiézala de nuevo o elige otra.
# $number: which of the deeds that were sent, from 1.
server-deed = La acción número { $number } no se puede hacer ahí: empieza de nuevo.
server-no-puzzle = Ese problema no existe.
server-puzzle-deeds = Estas acciones no se pueden hacer en este problema: empieza de nuevo.
# $problem: what is wrong with its file, in English.
server-learn-broken = Esto no se puede mostrar porque su archivo tiene un error: { $problem }.

## Avisos: a alguien se le dice que le toca. $table: su nombre y sus reglas. $link: una dirección.

server-alert-table = { $name } ({ $rules })
server-alert-title = Monumental
server-alert-turn = Te toca: { $table }
server-alert-reminder = Te sigue tocando: { $table }
server-alert-welcome = Funciona: aquí se te avisará cuando te toque.
# $code: seis cifras.
server-alert-code = Tu código es { $code }. Escríbelo en la página y aquí se te avisará cuando te toque. Si no lo has pedido, no hay nada que hacer.
server-alert-stop = Esto se cambia en { $link }.
server-alert-address = Esto no es una dirección: escribe una como ann@example.org, https://example.org/hook o ntfys://ntfy.sh/mi-tema.
server-alert-plain = Solo se envía a direcciones cifradas: https, ntfys, matrixs.
# $service: lo pedido. $known: lo que hay.
server-alert-service = Aquí no se envía nada por «{ $service }», solo por: { $known }.
server-alert-off = Quien lleva este servidor ha desactivado «{ $service }». Hay: { $known }.
server-alert-parts = Después de «?» solo puede ir: { $known }.
server-alert-browser = No se puede avisar a este navegador: pregúntale otra vez.
server-alert-many = Tantos lugares bastan: quita uno primero.
server-alert-many-codes = A esta dirección de correo ya se le han enviado bastantes códigos hoy: prueba otra vez mañana.
server-alert-origin = Los enlaces solo pueden llevar a este servidor: abre su página por su propia dirección, o que quien lo lleva añada esta.
server-alert-no-channel = No existe ese lugar.
server-alert-no-code = Este código ya no sirve: vuelve a escribir la dirección.
server-alert-wrong-code = Ese no es el código.
server-alert-problem-private = Esta dirección lleva a una red privada, y allí no se envía nada.
server-alert-problem-unreachable = En esta dirección no responde nadie.
server-alert-problem-refused = El otro lado no lo acepta: comprueba la dirección.
server-alert-problem-unreadable = El servicio no entiende esta dirección.
server-alert-problem-gone = Este navegador ya no quiere avisos.
server-alert-problem-slow = El otro lado tarda demasiado.
server-alert-problem-mail = No se puede contactar con el servidor de correo de esta casa.
server-alert-problem-broken = Algo ha fallado aquí.
server-alert-problem-off = Quien lleva este servidor lo ha desactivado.
server-alert-problem-busy = Ahora mismo se están probando muchos lugares: prueba otra vez dentro de un minuto.
server-alert-problem-suspended = Aquí no ha llegado nada muchas veces seguidas, así que no se envía nada más: pruébalo o quítalo.

## Hablar en la mesa: frases con un clic, que cada cual lee en su idioma. No dicen nada de la partida en curso.

talk-hello = ¡Hola!
talk-good-luck = ¡Buena suerte!
talk-have-fun = ¡A divertirse!
talk-nice-move = ¡Buena jugada!
talk-well-played = ¡Bien jugado!
talk-thanks = ¡Gracias!
talk-no-problem = No pasa nada.
talk-sorry = ¡Perdón!
talk-oops = ¡Ups!
talk-thinking = Mi turno va para largo.
talk-take-your-time = Tómate tu tiempo.
talk-back-soon = Vuelvo enseguida.
talk-here-again = Ya estoy aquí.
talk-go-on-later = ¿Seguimos más tarde?
talk-good-game = ¡Buena partida!
talk-rematch = ¿Jugamos otra?
talk-bye = ¡Hasta luego!
# Quien dijo algo y no ha dado nombre, o ya no está.
talk-somebody = Alguien
server-talk-off = En esta mesa no se habla.
server-talk-phrases = En esta mesa solo se dicen frases hechas.
server-talk-nothing = Di una frase hecha o palabras tuyas: una de las dos cosas.
# $known: las claves de todas las frases.
server-talk-no-phrase = No existe esa frase; hay: { $known }.
server-talk-own = Esa línea es tuya.
server-talk-no-line = No existe esa línea.
server-no-block = No has bloqueado a nadie así.
# Para alguien a quien ha bloqueado quien hizo la mesa: no se le dice.
server-not-here = No puedes sentarte a esta mesa.
# $most es un número.
server-many-blocks = { $most } personas son suficientes: primero vuelve a oír a alguien.

## Ligas

server-no-leagues = Quien lleva este servidor no quiere ligas.
server-no-league = No existe esa liga.
server-league-name = Ponte primero un nombre: los demás quieren conocer a sus rivales.
server-league-nameless = Una liga necesita un nombre.
# $most: people.
server-league-large = Si todos juegan contra todos, pueden ser { $most } personas como mucho.
# $most: leagues.
server-league-many = Con { $most } ligas a la vez basta: termina o cancela una primero.
server-league-locked = Esta liga pide una invitación: quien está en ella tiene el enlace.
server-league-not-here = No puedes entrar en esta liga.
server-league-shown-out = Quien abrió esta liga te ha pedido que te vayas: puedes mirar, pero no participar.
# $most: people.
server-league-full = Esta liga está completa: es para { $most } personas.
server-league-begun = Esta liga ya ha empezado o se ha cancelado.
server-league-over = Esta liga ha terminado o no ha empezado.
server-league-not-in = No estás en esta liga.
server-league-not-host = Eso solo puede hacerlo quien abrió la liga.
server-league-show-out-self = Ese eres tú: sal de la liga.
server-league-nobody = Nadie con ese número está en la liga.
# $least: people.
server-league-few = Hacen falta { $least } personas para que empiece una liga.
# $rounds: how many there can be.
server-league-rounds = Tan pocas personas pueden jugar { $rounds } rondas sin repetir rival: espera a que vengan más.
