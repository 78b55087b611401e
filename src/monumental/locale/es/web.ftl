### The page in the browser: its own words. What is said about the game comes from the other files.

## Everywhere

web-offline = No hay conexión con el servidor. Se sigue intentando…
web-problem = Algo ha fallado. No ha cambiado nada.
# The server asks for so many seconds of patience.
web-busy = { $seconds ->
    [one] El servidor tiene ahora demasiado trabajo: prueba otra vez dentro de { $seconds } segundo.
   *[other] El servidor tiene ahora demasiado trabajo: prueba otra vez dentro de { $seconds } segundos.
}
web-dismiss = Cerrar aviso
web-skip = Ir al contenido
web-nav = Páginas
web-nav-new = Nueva mesa
web-nav-learn = Aprender
web-nav-puzzles = Problemas
web-nav-cards = Cartas
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-about-icons = Iconos:

## The map

# $number: of a player who has no civilization yet.
web-map-seat = Participante { $number }
web-map-title = Mapa
# The label of the whole drawing for screen readers.
web-map-keys = Mapa. Las flechas van de loseta en loseta o desplazan el mapa, más y menos acercan y alejan, 0 lo muestra entero.
web-map-zoom = Zoom
web-map-zoom-in = Acercar
web-map-zoom-out = Alejar
web-map-fit = Mostrar todo el mapa
web-map-close = Cerrar
web-map-terrain-meadow = pradera
web-map-terrain-forest = bosque
web-map-terrain-mountain = montaña
web-map-terrain-volcano = volcán
web-map-terrain-water = agua
web-map-terrain-capital = Capital
# $terrain is one of the words above.
web-map-tile = Loseta { $number }: { $terrain }
web-map-tile-value = Loseta { $number }: { $terrain }, valor { $value }
# $seat is the name of a civilization, or "Player 1".
web-map-owner = Control: { $seat }
web-map-capital-of = Capital: { $seat }
web-map-troops = { $count ->
    [one] { $count } Tropa
   *[other] { $count } Tropas
}
web-map-warlord = Líder militar
web-map-outpost = Puesto de avanzada
# $acted: yes if it acted this turn.
web-map-explorer-of = Explorador { $number } ({ $seat }){ $acted ->
    [yes] , ya ha actuado
   *[no] {""}
}
web-map-barbarians = Bárbaros { $number }
# $demands: what is written on the front of the token.
web-map-town = Villa libre ({ $demands })
web-map-wonder = Maravilla: { $card }
web-map-monster = Monstruo: { $card }, fuerza { $strength }
web-map-production = Ficha de Producción
web-map-market = { $count ->
    [one] Mercado de { $city }, { $count } ficha
   *[other] Mercado de { $city }, { $count } fichas
}
web-map-market-possible = Aquí puede haber:
# What an Exploration token may have on its other side.
web-map-behind = En el reverso puede haber:
# $count: options that are not shown.
web-map-more = … y { $count } más
web-map-market-stack = Aquí hay, según has visto:
web-map-market-visited = Con una ficha de aquí: { $seats }
web-map-market-seen = Fichas vistas por: { $seats }
# $items: what the defense of a Province is made of, such as "value 2, Troops 3".
web-map-defense = Defensa { $total }: { $items }
web-map-defense-item = { $what ->
    [barbarians] Bárbaros { $count }
    [troops] Tropas { $count }
    [warlord] Líder militar { $count }
    [outpost] Puesto de avanzada { $count }
    [wonder] Maravilla { $count }
   *[value] valor { $count }
}
web-map-picked = Elegida
web-map-can-pick = Se puede elegir ahora
web-map-legend = Leyenda
web-map-legend-value = { $terrain }, valor { $value }
web-map-legend-troops = Tropas
web-map-legend-warlord = Líder militar
web-map-legend-outpost = Puesto de avanzada
web-map-legend-explorer = Explorador; discontinuo: ya ha actuado
web-map-legend-barbarian = Bárbaros y su valor
web-map-legend-town = Villa libre
web-map-legend-market = Mercado, sus fichas y quién lo ha visitado
web-map-legend-wonder = Maravilla
web-map-legend-monster = Monstruo y su fuerza
web-map-legend-glow = Se puede elegir ahora

## Pages: what they share

# In the browser's tab. $title: the name of the page.
web-page-title = { $title } · Monumental
web-page-loading = Un momento…
web-clear = Mostrar todo

## Home

web-home-lead = Construye una ciudad de nueve cartas, levanta maravillas y deja atrás a tus rivales. A solas contra el ordenador o en compañía: en este dispositivo o a distancia.
web-home-learn = Aprender en diez minutos
web-home-learn-about = Lecciones cortas: tú haces las jugadas y la página las explica.
web-home-guide = Jugar con guía
web-home-guide-about = Un duelo de verdad contra un ordenador principiante, con sugerencias y motivos.
web-home-play = Jugar ahora
web-home-play-about = Un duelo contra un ordenador principiante, con consejos. Sin cuenta y sin instalar nada.
web-home-other = Otras partidas
web-home-new = Nueva mesa
web-home-solo = En solitario, con el Autómata
web-home-solo-about = En un mapa, contra el adversario del reglamento. Las cartas avanzadas lo ponen más difícil.
# $count: how many Advanced cards the Automa has, as a level.
web-home-automa-cards = { $count ->
    [0] estándar
    [one] + 1 carta
   *[other] + { $count } cartas
}
web-home-again = Reintentar
web-home-left = Sigue donde lo dejaste:
# $table: its name; $number: of the round.
web-home-left-at = { $number ->
    [0] { $table }, antes de la primera ronda
   *[other] { $table }, ronda { $number }
}
web-home-mine = Tus mesas
web-home-mine-empty = Todavía no tienes ninguna mesa. «Jugar ahora» empieza una partida al momento; puedes irte cuando quieras y volver aquí.
web-home-open = Mesas abiertas
web-home-open-empty = Ahora mismo no hay ninguna mesa abierta.
web-home-open-invite = Abre tú una mesa
web-home-running = Partidas para ver
web-home-finished = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
web-home-your-turn = Te toca
web-home-others-turn = Le toca a otra Civilización
web-home-over = Terminada
# $rules: the name of the game; $who: the others who sit there.
web-home-with = { $rules } con { $who }
web-home-last-move = última jugada: { $ago }
web-home-opened = abierta: { $ago }
web-home-hide = Ocultar
web-home-show = Volver a mostrar
web-home-hidden = { $count ->
    [one] 1 mesa oculta
   *[other] { $count } mesas ocultas
}
web-home-continue = Continuar
web-home-watch = Mirar
web-home-sit = Sentarse
web-home-wait = Esperar
web-home-look-back = Repasar
web-home-round = Ronda { $number }
web-home-turn-by-turn = sin prisas
web-home-free-seats = { $count ->
    [one] 1 puesto libre
   *[other] { $count } puestos libres
}
web-home-seats = Puestos
web-home-free = libre
web-home-locked = con contraseña
web-home-vacant = Hay un puesto que se puede ocupar
web-home-replaced = Alguien ha ocupado tu puesto
web-home-watching = { $count ->
        [one] una persona mira
       *[other] { $count } personas miran
    }
web-home-deadline = quedan { $time }
web-home-you = tú
web-home-more = Más
web-home-cards-about = Todas las cartas y Civilizaciones, con su texto y su procedencia.
web-home-rules-about = Todas las reglas en palabras sencillas, con buscador.
web-home-records-about = Un archivo de una partida de cualquier lugar: repítela, analízala, prueba otro camino.
web-leagues = Ligas
web-home-leagues-about = Un grupo juega entre sí, ronda tras ronda.
web-records = Ver un registro
# Marks of a game whose record somebody brought.
web-records-finished = traída como registro
web-records-unfinished = traída como registro, sin terminar
web-records-kept = Solo la ve quien tiene el enlace, no cuenta para nadie y se borra al cabo de unos días.
web-home-settings-about = Idioma, colores, tamaño del texto, sonido.
web-nav-me = Tú y tus dispositivos
web-home-me-about = Tu nombre, tus otros dispositivos, un camino de vuelta

## A new table

web-new-title = Nueva mesa
web-new-lead = Elige un juego y quién participa. Lo demás ya viene preparado.
web-new-what = ¿A qué se juega?
web-new-seats = ¿Quién juega?
web-new-count = Puestos
web-new-seat = Puesto { $number }
web-new-people = Personas
web-new-computer = El ordenador
web-new-me = Yo
# A second person who uses the same device.
web-new-another = Otra persona en este dispositivo
web-new-open = Puesto libre, para alguien a distancia
web-new-bot = Ordenador: { $level }
web-new-characters = Con carácter
web-new-hints = Sugerencias para todos
web-new-hints-about = El entrenador ayuda en esta mesa a quien se lo pida. Todos lo ven antes de sentarse.
web-new-more-bots = Más bots
web-new-automa = Autómata
web-new-person-name = Nombre (opcional)
web-new-person-name-empty = No hace falta decirlo
web-new-hot-seat = Varias personas comparten este dispositivo: entre turnos cae un telón cuando hay algo secreto.
web-new-listed = ¿Quién puede encontrar la mesa?
web-new-listed-link = Solo con el enlace
web-new-listed-all = Todo el mundo, en la portada
web-new-pace = ¿A qué ritmo?
web-new-pace-live = Todo el mundo a la vez
web-new-pace-turns = Sin prisas
web-new-pace-live-about = Todo el mundo está a la mesa al mismo tiempo.
web-new-pace-turns-about = Cada cual juega cuando tiene tiempo; puede llevar días.
web-new-talk = ¿Se puede hablar?
web-new-talk-free = Libremente
web-new-talk-phrases = Solo frases hechas
web-new-talk-none = No
web-new-more = Más
web-new-more-about = Civilizaciones, mapa, reglas, semilla
web-new-civilizations = Civilizaciones
web-new-civilization-later = Se elige en la partida
web-new-civilization-random = Al azar
web-new-modules = Módulos
web-new-packs = Paquetes propios
web-new-packs-about = Un paquete que es una caja entera se juega solo; cualquier otro, junto con nuestras cartas. La partida lo guarda tal como está ahora.
web-new-advanced = Cartas avanzadas de cada Autómata
web-new-advanced-about = Cuantas más haya, más difícil será.
web-new-map = Mapa
web-new-map-which = Qué mapa
web-new-map-usual = El habitual para tantos participantes
web-new-draw-capitals = El azar decide dónde está cada Capital
web-new-table = La mesa
web-new-name = Nombre de la mesa (opcional)
web-new-first = Quién empieza
web-new-first-luck = Al azar
web-new-seed = Semilla (opcional)
web-new-seed-about = Un número. Con la misma semilla, el azar es el mismo: sirve para repetir una partida o para comparar. Sin ella, el azar es siempre nuevo. Si escribes una, todo el mundo la verá y la partida no puntuará.
web-new-rules = Reglas
web-new-rules-about = Lo que los reglamentos dejan abierto lo decide la mesa.
web-new-preset = Qué interpretación
web-new-create = Empezar
web-new-create-open = Abrir la mesa
web-new-password = Contraseña (opcional)
web-new-password-about = Quien quiera sentarse tiene que saberla, salvo que le des tu enlace.
web-new-clock = Reloj
web-new-clock-about = Cuando a alguien se le acaba el tiempo, el ordenador juega por esa persona.
web-clock-none = Ninguno
web-clock-move = { $time } para cada acción
web-clock-bank = { $time } para la partida y { $more } segundos más por turno
web-clock-left = Tiempo restante:
web-new-absence = Si alguien no está
web-new-absence-about = Sin reloj: tras tanto tiempo sin jugar, los demás pueden dejar que juegue el ordenador.
web-absence-never = Los demás esperan
web-absence-days = { $time }; luego deciden los demás
web-new-gone = Quien no vuelve
web-new-gone-kept = conserva su puesto
web-new-gone-taken = puede ser sustituido
web-new-gone-resigned = se ha rendido
web-gone-kept = Quien agota su tiempo o falta demasiado conserva su puesto: el ordenador juega hasta que vuelva.
web-gone-taken = Quien agota su tiempo o falta demasiado puede ser sustituido: el ordenador juega hasta que vuelva o hasta que otra persona ocupe su puesto. Quien es sustituido ha perdido.
web-gone-resigned = Quien agota su tiempo o falta demasiado se ha rendido: el ordenador sigue jugando, y para esa persona la partida está perdida.

## The lobby of an open table

# $rules: the name of the rule system.
web-lobby-title = Mesa: { $rules }
web-lobby-lead = { $count ->
    [one] Queda un puesto libre. Siéntate: la partida empieza en cuanto la mesa esté completa.
   *[other] Quedan { $count } puestos libres. Siéntate: la partida empieza en cuanto la mesa esté completa.
}
web-lobby-lead-seated = { $count ->
    [one] Ya tienes tu puesto. La partida empieza sola en cuanto se ocupe el último.
   *[other] Ya tienes tu puesto. La partida empieza sola en cuanto se ocupen los otros { $count }.
}
web-lobby-live = Todo el mundo juega al mismo tiempo.
web-lobby-turns = Cada cual juega cuando tiene tiempo.
web-lobby-seats = Puestos
web-lobby-free = Libre
# A free seat of a rematch. $name: who sat there before.
web-lobby-awaited = Libre, para { $name }
web-lobby-you = Tú
web-lobby-you-named = { $name } (tú)
web-lobby-somebody = Alguien
web-lobby-here = presente
web-lobby-away = ausente
web-lobby-your-name = Tu nombre (opcional)
web-lobby-sit = Sentarse
web-lobby-sit-at = Sentarse en el puesto { $number }
web-lobby-waiting = { $count ->
    [one] Falta 1 persona.
   *[other] Faltan { $count } personas.
}
web-lobby-invite = Invita a alguien
web-lobby-invite-about = Quien tenga este enlace puede mirar y sentarse donde haya un puesto libre. Tu puesto sigue siendo tuyo.
web-lobby-link = Enlace a esta mesa
web-lobby-copy = Copiar
web-lobby-share = Compartir…
web-lobby-copied = Copiado.
web-lobby-leave = Levantarse
web-lobby-hints = Sugerencias para todos: el entrenador ayuda en esta mesa a quien se lo pida.
web-lobby-talk-phrases = En esta mesa solo se dicen frases hechas.
web-lobby-talk-none = En esta mesa no se habla.
web-lobby-fill = Ordenador…
web-lobby-fill-at = Que el ordenador juegue en el asiento { $number }
web-lobby-fill-about = Juega desde el principio; cuando ya no se espera a nadie más, la partida empieza.
web-lobby-show-out = Expulsar
web-lobby-show-out-who = Expulsar: { $name }
web-lobby-show-out-sure = { $name } pierde el asiento y no puede volver a sentarse en esta mesa, pero sí mirar.
web-lobby-shown-out = Quien creó esta mesa te ha pedido que salgas. Puedes mirar, pero no sentarte.
web-lobby-password = Contraseña de la mesa
web-lobby-invite-locked = Quien tenga este enlace puede sentarse sin contraseña donde haya un asiento libre. No da acceso a tu asiento.
web-lobby-cancel = Anular la mesa
web-lobby-cancel-sure = La mesa desaparece para todos los que están sentados en ella.
web-called-off = Esta mesa se ha anulado.

## Cards

web-cards-title = Cartas
web-cards-own = Tus paquetes
web-cards-lead = Todas las cartas y Civilizaciones, con nuestros dibujos y palabras, y con la procedencia de sus valores.
web-cards-rules = Juego
web-cards-filters = Filtros
web-cards-search = Buscar en nombres y textos
web-cards-pack = Caja
web-cards-kind = Tipo
web-cards-era = Era
web-cards-resource = Da
web-cards-civilization = Civilización
web-cards-source = Procedencia
web-cards-any = Cualquiera
web-cards-era-0 = Ninguna
web-cards-era-1 = Era I
web-cards-era-2 = Era II
web-cards-era-3 = Era III
web-cards-era-4 = Era del Renacimiento
web-cards-source-official = De la editorial
web-cards-source-partial = En parte
web-cards-source-original = Nuestra
web-cards-count = { $count ->
    [0] Nada coincide
    [one] 1 carta
   *[other] { $count } cartas
}
web-cards-civilization-count = { $count ->
    [one] 1 Civilización
   *[other] { $count } Civilizaciones
}
web-cards-civilizations = Civilizaciones
web-cards-none = No hay ninguna carta así.
web-cards-their-cards = Sus cartas
web-cards-copies = { $count } ×

## Rules

web-rules-title = Reglas
web-rules-lead = Todas las reglas con nuestras propias palabras, cada una con un número para citarla. No sustituyen a los reglamentos.
web-rules-search = Buscar en las reglas
web-rules-example = maravilla, Oro, DUEL-ACT…
web-rules-book = Reglamento
web-rules-all = Todos
web-rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
web-rules-none = Ninguna regla dice eso.
web-rules-copy = copiar enlace
# $clause: such as DUEL-ACT-02.
web-rules-copy-of = copiar enlace a { $clause }
web-rules-no-copy = Este navegador no nos deja copiar: usa el enlace del número de la regla.

## Settings

web-settings-title = Ajustes
web-settings-lead = Se quedan en este navegador y valen para todas las mesas.
web-settings-language = Idioma
web-settings-as-browser = Como el navegador
# $language: by its own name.
web-settings-language-now = Ahora mismo: { $language }.
web-settings-look = Aspecto
web-settings-theme = Colores
web-settings-theme-system = Como el sistema
web-settings-theme-light = Claros
web-settings-theme-dark = Oscuros
web-settings-size = Tamaño del texto
web-settings-size-small = Pequeño
web-settings-size-normal = Normal
web-settings-size-large = Grande
web-settings-size-larger = Muy grande
web-settings-motion = Animaciones
web-settings-motion-system = Como el sistema
web-settings-motion-full = Todas
web-settings-motion-none = Ninguna
web-settings-patterns = Tramas marcadas
web-settings-patterns-about = Un rayado junto a cada color: los participantes se distinguen por algo más que el color.
web-settings-play = En la mesa
web-settings-hints = Consejos
web-settings-hints-about = Explican qué se te pregunta y para qué sirve.
web-settings-film = Lo que hacen los demás
web-settings-film-about = Se muestra en el tablero, acción por acción, antes de mostrar adónde llevó. Un toque o una tecla lo termina.
web-settings-film-off = No se muestra
web-settings-film-fast = Rápido
web-settings-film-normal = Con calma
web-settings-chances = Mostrar la probabilidad
web-settings-chances-about = Una barra con la probabilidad de ganar de cada asiento: en repeticiones, tras el final y donde solo juegan bots.
web-settings-at-once = Jugar al instante
web-settings-at-once-about = Si está desactivado, el primer toque de lo que no se puede deshacer solo lo elige: lo que se roba o se revela, lo que el ordenador contesta enseguida, el final del turno. «Hacerlo», Intro o tocar otra vez lo mismo lo hace. Todo lo demás se juega con un toque en ambos casos y se puede deshacer.
web-settings-end-turns = Terminar mi turno sin preguntar
web-settings-end-turns-about = En el juego por turnos, cuando todo lo que queda por hacer se puede dejar igual de bien para tu próximo turno. Se puede deshacer.
web-settings-sound = Sonido
web-settings-sound-about = Un tono suave cuando te toca.
web-settings-notify = Avisarme cuando me toque
web-settings-notify-about = Una notificación del navegador, mientras la mesa esté abierta en alguna pestaña.
web-settings-notify-denied = El navegador tiene orden de no permitirlo; se puede cambiar en sus ajustes para esta página.
web-settings-notify-impossible = Este navegador no tiene notificaciones.
web-settings-keys = Teclas
web-settings-key = Tecla
web-settings-key-does = Qué hace
web-settings-key-option = jugar una opción de la lista; Intro confirma lo que no se puede deshacer
web-settings-key-undo = deshacer
web-settings-key-redo = rehacer
web-settings-key-cancel = soltar lo elegido, cerrar lo abierto
web-settings-key-walk = ir al elemento siguiente
web-settings-key-keys = estas teclas
web-settings-key-touch = tocarlo, o decir que sí cuando se pregunta otra vez
web-settings-key-map = ir de loseta en loseta por el mapa, o por la lista de opciones
web-settings-key-zoom = acercar o alejar el mapa, mostrarlo entero
web-settings-key-play = reproducir o pausar una repetición
web-settings-key-search = buscar en las reglas, en su página
web-settings-key-replay = avanzar y retroceder en una repetición
web-settings-key-turn = al turno anterior o siguiente, en la repetición de una partida terminada
web-settings-key-round = a la ronda anterior o siguiente, también allí
web-settings-about = Acerca de
web-settings-about-what = Una mesa digital para Monumental, el juego de mesa de Matthew Dunstan.
web-settings-about-version = Esta es la versión { $version }.
web-settings-about-free = Obra de aficionados, no oficial. Monumental y sus ilustraciones pertenecen a sus dueños, que no participan en este proyecto ni lo han aprobado. Aquí no hay ilustraciones ni textos de la editorial, y nada de esto sustituye a la caja.
web-settings-about-licence = El programa es software libre con licencia MIT.
web-settings-about-icons = Iconos de { $authors }, tomados de
web-settings-about-icons-changed = con los contornos redondeados por nosotros.
web-settings-about-fonts = Tipos de letra: Marcellus y Alegreya Sans, con licencia SIL Open Font License.

## Replay

web-replay-title = Repetición
web-replay-back = A la mesa
web-replay-moment = Momento de la partida
# $at: which step; $length: how many there are.
web-replay-at = Paso { $at } de { $length }
web-replay-first = Al principio
web-replay-previous = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-eyes = Punto de vista
web-replay-turn = Turno
web-replay-round = Ronda
web-replay-previous-turn = Al turno anterior
web-replay-next-turn = Al turno siguiente
web-replay-previous-round = A la ronda anterior
web-replay-next-round = A la ronda siguiente
web-replay-speed = Velocidad
web-replay-spectator = Un espectador
web-replay-fork = Seguir desde aquí
web-replay-fork-about = Una mesa nueva que empieza en este momento. Juegas en los puestos de las personas y en aquel desde el que miras.
web-replay-record = Registro
# A longer name of the same button: it has the same word in it.
web-replay-record-download = Descargar el registro
web-replay-beginning = Empieza la partida.

## Nothing here

web-missing-title = Fuera del mapa
web-missing-about = En esta dirección no hay ninguna página.
web-missing-why = Puede que el enlace se haya cortado por el camino o que sea antiguo.
web-missing-table = Puede que el enlace se haya cortado por el camino. Las mesas en las que nadie se sienta se retiran al cabo de un tiempo.
web-missing-home = A la portada
## Tokens, Heroes, Monsters, the Automa

web-map-tokens = Fichas
web-map-market-tokens = Fichas de Mercado
web-map-used-tokens = Fichas de Mercado usadas
web-map-exploration-tokens = Fichas de Exploración
web-map-production-tokens = { $count ->
    [one] { $count } ficha de Producción
   *[other] { $count } fichas de Producción
}
web-map-outposts-left = { $count ->
    [one] { $count } Puesto de avanzada por construir
   *[other] { $count } Puestos de avanzada por construir
}
web-map-used = usada
web-map-heroes = Celebridades
web-map-heroes-row = Celebridades disponibles
web-map-heroes-none = Ahora no hay ninguna Celebridad disponible.
web-map-heroes-hired = Celebridades contratadas
web-map-heroes-leaving = Disponibles al acabar la ronda
web-map-monsters = Monstruos
web-map-monsters-found = Monstruos en el mapa
web-map-monsters-none = Todavía no se ha encontrado ninguno.
web-map-monsters-defeated = Monstruos derrotados
web-map-monster-at = Loseta { $tile }, encontrado por: { $seat }
# $number: its place in the order of attacks.
web-map-monster-attacks = Orden de ataque: { $number }
web-map-strength = Fuerza
# $seat: the civilization that the Automa plays.
web-map-automa = Autómata ({ $seat })
web-map-automa-earlier = Reveladas antes: { $count }
web-map-automa-deck = Mazo de Solitario: { $count }
web-map-automa-area = Cartas en su zona: { $count }

## The table

web-home = Inicio
web-close = Cerrar
web-cancel = Cancelar
web-loading = Poniendo la mesa…
web-your-turn = Te toca
web-to-act = Turno: { $seat }
# Another table of mine waits for me; on a button.
web-next = Siguiente mesa
# $table: its name; $count: how many wait.
web-next-table = { $count ->
    [one] { $table } te espera
   *[other] { $count } mesas te esperan; la que más, { $table }
}
web-thinking = pensando
web-watching = Estás mirando
# $time: how much later than it is the game is shown, such as "5:00"
web-watching-later = Estás mirando con { $time } de retraso
web-reconnecting = Conexión perdida: se sigue intentando…
# What somebody did while the server is away. $text: as the option says it.
web-waiting-to-send = El servidor aún no responde. «{ $text }» queda guardado y se enviará en cuanto vuelva.
# $why: one of the sentences below, or the server’s own.
web-unsent = No se ha hecho: «{ $text }». { $why }
web-unsent-stale = La partida había avanzado antes de que llegara.
web-unsent-withdrawn = Ya no se enviará. Si el servidor ya lo había recibido, se verá en la mesa.
web-not-sent = No se ha enviado: no hay conexión con el servidor. Inténtalo de nuevo.
web-end-turn = Terminar el turno
web-over = La partida ha terminado.
web-question = Lo que se pregunta ahora
web-rule = La regla
web-drawer = Junto al tablero
web-options = Lo que puedes hacer
web-options-show = { $count ->
    [one] Ver { $count } opción
   *[other] Ver las { $count } opciones
}
web-options-hide = Ocultar las opciones
web-nothing-to-do = Nada por ahora: le toca decidir a otra Civilización.
web-undo = Deshacer
web-redo = Rehacer
# Answers to somebody who wants to take something back, and of whoever asked.
web-agree = Aceptar
web-decline = Rechazar
web-withdraw = Retirar
web-final = Si luego lo deshaces, constará en el registro de la partida y las demás personas tendrán que aceptarlo.
web-final-luck = Se roba o se revela algo: si luego lo deshaces, constará en el registro de la partida y las demás personas tendrán que aceptarlo.
# $options: those of a few choices that are final.
web-final-some = Si las deshaces, constará en el registro y las demás personas tendrán que aceptarlo: { $options }
web-do-it = Hacerlo
web-chosen = Lo que has elegido
web-told-hold = Mantén pulsada una carta o un lugar para verlo en grande.
web-told-point = Señala cualquier cosa para leer qué hace; con el botón derecho, una carta se ve en grande.
web-why-not = Ahora no:
web-afterwards = Después tendrás
web-luck = el resto lo decide el azar
web-used = usada
web-empty = nada
web-nobody = nadie
web-passed = sin más turnos
web-away = ausente
# On vacation. $date: until when.
web-vacation = ausente hasta el { $date }
web-first = Civilización inicial

## The table: what lies on it

web-yours = Tu lado
web-city = Ciudad
web-row = Fila { $row }
web-column = Columna { $column }
# $state: used, activated, turned or none.
web-cell = { $cell }: { $card }{ $state ->
    [used] , usada
    [activated] , activada
    [turned] , girada
   *[none] { "" }
}
web-knowledge-under = { $card }, Conocimiento en { $cell }
web-reinforced = Reforzada: se queda
web-display = Desarrollo disponible
web-display-card = { $card }, { $kind }, espacio { $slot }
web-era-left = { $era ->
    [1] Era I: { $count } en el mazo
    [2] Era II: { $count } en el mazo
    [3] Era III: { $count } en el mazo
   *[other] Era del Renacimiento: { $count } en el mazo
}
web-deck-empty = No quedan cartas
web-piles = Construcciones básicas
web-pile = { $count ->
    [one] { $card }: queda { $count }
   *[other] { $card }: quedan { $count }
}
web-policies = Conductas culturales
web-policy-top = { $card }, tu Conducta cultural superior
web-policy-develop = { $card }, se puede desarrollar
web-no-policy = Ninguna desarrollada
web-culture-deck = Conductas culturales sin desarrollar
web-warlord = Líder militar
web-scout = Explorador
web-hero = Celebridad
web-wonder-building = { $card }, en construcción
web-no-wonder = Sin Maravilla en construcción
web-deck = Mazo
web-discard = Descartes
web-archive = Archivo
web-pile-deck = Mazo: { $count }
web-pile-discard = Pila de descartes: { $count }
web-pile-archive = Archivo: { $count }
web-deck-note = Todo el mundo sabe qué cartas hay en un mazo; nadie sabe en qué orden.
web-drawn = Del mazo
web-rivals = Rivales
web-open-rival = Todo sobre { $seat }
web-points-now = puntos, si la partida acabara ahora
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## The table: the centre of Duel

web-stack = Provincias: { $seat }
web-province-top = { $card }, la superior de { $count }
web-province = { $card }, número { $nth } desde abajo
web-no-provinces = Ninguna Provincia
web-markers = Marcadores de Tipo de Provincia
web-marker = Marcador «{ $type }»: { $count }
web-type-coastal = Costera
web-type-mountain = Montañosa
web-type-agricultural = Agrícola
# Words beside which the sign of the type stands, as in glossary.ftl.
web-type-forms-coastal = Costera, Costeras, Costero, Costeros
web-type-forms-mountain = Montañosa, Montañosas, Montañoso, Montañosos
web-type-forms-agricultural = Agrícola, Agrícolas
web-advantage = Ventaja
web-advantage-held = Ventaja: { $seat }, fichas: { $tokens }
web-advantage-free = Ventaja: no la tiene nadie
web-free-cities = Ciudades libres
web-free-city-side = { $seat }: { $gold } de Oro
web-traded = comercio ya hecho esta ronda

## The table: log, score, menu

web-log = Historial
web-log-empty = Todavía no ha ocurrido nada.
web-older = Mostrar todo desde el principio
web-since = Desde tu último turno
web-film = Lo que hacen los demás
# $seat: who acts.
web-film-of = Juega: { $seat }
web-film-again = Verlo otra vez
web-earlier = Antes
web-later = Después
web-skip-news = Saltar
web-score = Puntos
web-score-now = Si la partida acabara ahora
web-no-winner = Sin ganador
web-you-won = Has ganado
web-you-lost = Has perdido
web-you-shared = Compartes la victoria
# $who: names and civilizations.
web-they-won = Victoria: { $who }
web-they-shared = Victoria compartida: { $who }
web-course = Cómo fue
web-course-of = Puntos por
web-course-about = Puntos de cada participante al final de cada ronda, en líneas. La tabla de abajo tiene los mismos números.
# Below the graph.
web-course-rounds = Rondas
web-course-round = Ronda
web-course-table = Como tabla
web-leads = En cabeza
# $points: of all players, such as 12 : 9.
web-lead-first = Ronda { $round }: la primera ventaja es de { $seat } ({ $points })
web-lead-taken = Ronda { $round }: la ventaja pasa a { $seat } ({ $points })
web-share-picture = Compartir como imagen
web-score-for = Puntos por
web-score-each = { $points ->
    [one] a { $points } punto
   *[other] a { $points } puntos
}
web-dominance = por Dominio
web-total = Total
web-rematch = Revancha
# Other people played, too: they have to agree.
web-rematch-offer = Ofrecer la revancha
web-rematch-join = Aceptar la revancha
# I sit there already.
web-rematch-go = Ir a la revancha
# $who: names of those who sit there already.
web-rematch-offered = Se ofrece la revancha. Ya están allí: { $who }
web-replay = Repetición
web-review = Análisis
web-record = Descargar el registro
web-honest-luck = Azar sin trampas
# The SHA-256 of the seed, in short.
web-promise = Huella del azar
web-promise-about = Todo el azar de esta partida sale de una semilla, y esta es su huella (SHA-256). Cópiala ya: la semilla se muestra al final de la partida, y solo la verdadera tiene esta huella.
web-promise-kept = Todo el azar de esta partida ha salido de esta semilla. Su huella (SHA-256) es la que se mostró desde el primer momento.
web-promise-copy = Copiar la huella
web-promise-seed = Semilla
web-typed-seed = Semilla elegida: { $seed }
web-typed-about = Alguien ha elegido la semilla de esta partida y puede saber lo que viene. Por eso no puntúa.
web-unrated = no puntúa
web-unrated-about = Alguien ha podido probar antes esta partida o haber visto lo que viene. Por eso no puntúa.
web-own-packs = En esta mesa se juega con cartas hechas por { $who }: { $packs }.
web-own-packs-somebody = En esta mesa se juega con cartas que alguien ha hecho: { $packs }.
web-own-packs-look = Ver las cartas
web-menu = Menú
web-share = Copiar el enlace a esta mesa
web-link-copied = Enlace copiado: quien lo abra podrá mirar u ocupar un puesto libre.
web-notify-on = Avisarme cuando me toque
web-notify-off = Sin avisos
# Alerts, by whatever way somebody chose.
web-alerts-on = Avisarme de esta mesa
web-alerts-off = No avisarme de esta mesa
web-hints-on = Mostrar consejos
web-hints-off = Ocultar consejos
web-hand-over = Que el ordenador juegue por mí
web-take-back = Volver a jugar yo
web-resign = Rendirme
web-resign-sure = El ordenador seguirá jugando por ti, no podrás volver a este sitio y habrás perdido la partida.
web-resigned = se ha rendido
web-abandon = Terminar la partida sin ganador
web-abandon-sure = Se pregunta a todo el mundo. Si todos aceptan, la partida termina aquí y no gana nadie.
web-absent = { $seat } lleva { $days } sin jugar.
web-absent-bot = Que juegue el ordenador
web-vacant = { $seat }: no ha vuelto. Juega el ordenador, y puedes ocupar este puesto para siempre.
web-take-over = Ocupar este puesto
web-replaced = Otra persona ha ocupado tu puesto, y la partida cuenta como perdida para ti. Puedes mirar.
web-gone-back = Si no vuelves, otra persona puede ocupar tu puesto.
web-stood-in = El ordenador juega por ti.
web-back = Ya he vuelto
web-curtain = { $seat }: te toca
web-curtain-why = Lo que viene ahora es solo para tus ojos. Que no mire nadie más.
web-curtain-open = { $seat }: ver mi lado
web-parts = Partes de la mesa
web-tab-city = Ciudad
web-tab-centre = Centro
web-tab-map = Mapa
web-tab-display = Desarrollo
web-tab-rivals = Rivales
web-tab-log = Historial
web-tab-talk = Charla
web-tab-lit = hay algo que elegir aquí

## The table: hints for the first games. The end of the id is what the engine calls the question.

web-hint-choose-civilization = Cada una tiene sus propias cartas, sus Conductas culturales y su Líder militar. Para una primera partida vale cualquiera.
web-hint-activate = { $rules ->
    [classic] Toca una fila y luego una columna: sus cartas dan lo que muestran y podrás usarlas este turno. Elige según lo que quieras adquirir.
   *[duel] Toca una fila y luego una columna: sus cartas dan lo que muestran y podrás usarlas esta ronda. Elige según lo que quieras adquirir.
}
web-hint-take-turn = { $rules ->
    [classic] Lo que brilla se puede tocar. Adquiere cartas, usa las activadas, amplía tu territorio; termina tu turno cuando no te quede nada por hacer.
   *[duel] Lo que brilla se puede tocar. Adquiere cartas, usa las activadas, amplía tu territorio; pasa cuando no te quede nada por hacer.
}
web-hint-archive = Las cartas archivadas salen de tu mazo: sin las débiles, las fuertes llegan más a menudo.

web-join-list = { $one }, { $other }
web-join-sentences = { $one }. { $other }
web-join-named = { $name }: { $value }

# Two more places that the values of cards come from.
web-cards-source-reported = De otros
web-cards-source-inferred = Deducida

## Las palabras del juego, explicadas en un diálogo de la mesa

web-glossary = Palabras del juego
web-glossary-look = ¿Qué significa «{ $word }»?
web-glossary-search = Buscar una palabra
web-glossary-goal = El juego en pocas palabras
web-glossary-rules = Reglas
web-glossary-cards = { $count ->
    [one] La usa 1 carta
   *[other] La usan { $count } cartas
}
web-glossary-more = todas
web-glossary-all = Todas las palabras
web-glossary-none = Esa palabra no existe en este juego.
web-glossary-found = { $count ->
    [one] 1 palabra
   *[other] { $count } palabras
}
web-settings-key-words = las palabras del juego

## The guide of a first game: what it says about the game is in guide.ftl

web-guide = Guía
web-guide-on = Pedir una guía
web-guide-off = Quitar la guía
web-guide-gone = La guía se ha ido. El menú la trae de vuelta.
web-coach = El entrenador
web-coach-ask = Sugerir una jugada
web-coach-thinks = El entrenador piensa…
web-why-that = ¿Por qué eso?
# $line: what a bot did, a line of the log.
web-why-that-line = ¿Por qué eso? { $line }
# $chances: each seat and its chance in percents.
web-chances-now = Probabilidad de ganar: { $chances }
web-coach-chances = Probabilidad de ganar
# $steps: what is expected after the best option.
web-coach-expected = Se espera: { $steps }
web-coach-nothing = Ahora no se te pregunta nada.
web-guide-worth = Merece la pena pensarlo
# $count: words that are still to be read.
web-guide-next = { $count ->
    [0] Entendido
    [one] Entendido, { $count } más
   *[other] Entendido, { $count } más
}
## The rules to read. $rules: a rule system.

web-rulebook = Reglas para leer
web-rulebook-title = { $rules }: reglas para leer
web-rulebook-lead = { $minutes ->
    [one] Se lee en un minuto.
   *[other] Se lee en unos { $minutes } minutos.
}
web-rulebook-print = Imprimir
web-rulebook-contents = En esta página
web-rulebook-books = Sistemas de reglas
web-rulebook-all-clauses = Todas las reglas, una a una
web-rulebook-clauses = Las reglas exactas de este párrafo
web-rulebook-lesson = Pruébalo: la lección sobre esto
web-rulebook-after = Esta página es para quienes ya conocen { $rules }.
# On the home page.
web-home-rulebook-about = El juego en una sola página, con dibujos.

## Lo que se dice en la mesa

web-talk = Charla
# $count: líneas sin leer.
web-talk-unread = Charla: { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}
web-talk-empty = Nadie ha dicho nada todavía.
# Tras el nombre de quien no juega.
web-talk-watches = mira
web-talk-gallery = Mientras dura la partida, lo que digas solo lo leen quienes miran.
web-talk-phrases = Frases
web-talk-words = Di algo
web-talk-say = Decir
## Plans: what I lay down for my turn

web-plans = Cuando me toque…
# $seconds: 10, unless the host says otherwise.
web-plans-about = Se hace solo cuando te toca y nadie ha actuado durante { $seconds } segundos. Nadie más lo ve.
web-plans-none = No hay nada dispuesto.
web-plans-new = ¿Qué se debe hacer?
web-plans-lay = Dejarlo dispuesto
# $plan: a sentence such as "Pass".
web-plans-strike = Tachar: { $plan }
web-plans-again = { $plan } (como la última vez)
web-plans-kind-activate = Activar mi ciudad
web-plans-kind-buy = Adquirir una carta
web-talk-about = Sobre esta línea
# $name dijo $text.
web-talk-about-line = Sobre lo que dijo { $name }: { $text }
web-talk-mute = Silenciar en esta mesa
web-talk-mute-about = Aquí ya no lees nada suyo.
web-talk-mute-done = En esta mesa ya no lees nada de { $name }.
web-talk-block = Bloquear en todas partes
web-talk-block-about = No lees nada suyo en ninguna parte y no puede sentarse a las mesas que hagas. No se le dice.
web-talk-block-done = Has bloqueado a { $name }. Puedes cambiarlo en tu página.
web-talk-report = Denunciar al anfitrión
web-talk-report-about = Quien lleva este servidor lee esta línea y ve quién la dijo.
web-talk-report-done = El anfitrión la leerá.
