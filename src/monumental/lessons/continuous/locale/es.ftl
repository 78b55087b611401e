### The course of the continuous mode, for those who know classic.

course = El modo por turnos
course-about = Acciones sueltas por turnos en lugar de turnos largos: qué cambia para quien conoce el juego clásico.

round = Una ronda
round-about = Todos activan; después cada cual actúa, una acción cada vez.
round-mode = En el modo por turnos nadie espera mucho. La ronda empieza con la Fase de Ciudad de todos. Luego cada cual hace una acción, una y otra vez, hasta que todos han pasado.
round-activate = Empieza la Civilización inicial. Los recursos llegan enseguida; los textos esperan. Activa la fila 2 y la columna a.
round-no-mine = Entonces la { $card-mine } dormiría toda la ronda. Prueba la fila 2 y la columna a.
round-one = Ahora la Fase de Acciones, de una en una. Usar una carta es una acción. Usa la { $card-mine }; luego actuarán los Daneses.
round-token = Ahora hay una ficha de Acción en la { $card-mine }: no se usa más esta ronda. Mientras, los Daneses han adquirido un { $card-workshop }. Vuelve a ser tu turno.
round-buy = Adquirir una carta también es una acción. Tu Producción sigue ahí: adquiere una carta que vaya a tu mazo de Ciudad.
round-turns = Y así por turnos. Ahora el orden importa: lo que dejes en el Desarrollo disponible, otros pueden tomarlo antes que tú.

free = Acciones gratuitas
free-about = Lo que se suma a tu única acción y lo que debe esperar.
free-what = En tu turno tienes una acción y cuantas acciones gratuitas quieras. Usar una ficha de tu reserva es gratis.
free-market-token = Usa tu ficha de Mercado. Tu acción de este turno aún está por hacer.
free-conquer = Y aquí está: conquista la Provincia 9.
free-warlord = Lo que tu acción provoca viene con ella. Envía al Líder militar: su carta da enseguida sus 2 de Producción.
free-benefit = La ficha de Exploración forma parte de la misma acción. Elige uno de sus beneficios.
free-end = El { $card-warrior-priest-altar } da Cultura si has conquistado. Pero usarlo es otra acción, así que debe esperar. Ahora solo podrías usar tu ficha de Producción. Termina tu turno.
free-later = Los Daneses han pasado y vuelve a ser tu turno. La condición mira toda la ronda: has conquistado, así que usa el { $card-warrior-priest-altar }.

steps = Muchos pasos, una acción
steps-about = Mover Exploradores o Unidades es una acción, por lejos que vayan.
steps-whole = Algunas acciones tienen muchos pasos. Mover tus Exploradores es una sola: tantas losetas como puedas pagar, con los dos. Lo mismo vale al mover ejércitos.
steps-explore = Empieza: una loseta, hasta la 9, con tu primer Explorador.
steps-more = Por el camino se puede recoger una ficha, una vez por ronda cada Explorador. Consigue dos fichas de Producción dentro de esta acción.
steps-end = Podrías seguir andando. Si te basta, termina tu turno y le toca al siguiente.

pass = Pasar
pass-about = Cuándo parar y qué ocurre al final de la ronda.
pass-others = Los Daneses han pasado: no harán más acciones esta ronda. Tú puedes seguir, acción tras acción, mientras quieras.
pass-use-up = Al pasar, los Recursos básicos se pierden enseguida. Así que primero gasta tu Producción: adquiere el { $card-scriptorium }.
pass-not-yet = Entonces perderías 3 de Producción. Primero adquiere el { $card-scriptorium }.
pass-two-of-them = También es buena elección. Pero hoy, el { $card-scriptorium }.
pass-pass = El Oro, la Cultura y las fichas se conservan. ¿Nada más que hacer? Entonces pasa.
pass-display = Todos han pasado. Se rellenan las Ciudades y se quitan las fichas de Acción. Tomaste una carta del Desarrollo disponible; entre dos deben irse dos, así que se fue también la más lejana al mazo.
pass-first = Después, la carta de la Era I, que marca quién empieza, pasó al siguiente: ahora los Daneses son la Civilización inicial y ha empezado otra ronda.

last = La última ronda
last-about = Cuándo acaba la partida en este modo.
last-clock = En el mazo de Desarrollo quedan 4 cartas. Si al rellenar el Desarrollo disponible quedan 3 o menos, la ronda siguiente es la última.
last-pass = Acaba esta ronda: pasa.
last-final = Se han colocado dos cartas y quedan dos. Por eso esta es la ronda final, igual para todos. Al acabar se cuentan los puntos como ya sabes.

boxes = Celebridades y Monstruos aquí
boxes-about = Qué cambia con estas dos cajas en el modo por turnos.
boxes-hire = En este modo, contratar una Celebridad es una acción y se paga con Oro. Contrata a { $card-ashoka }.
boxes-not-yet = Perderías tus recursos. Primero contrata a { $card-ashoka }.
boxes-free = Devolver una Celebridad es una acción gratuita. Pero espera junto a tu mazo y cuenta como tuya hasta el final de la ronda. Quédate con { $card-ashoka } y termina tu turno.
boxes-keep-it = Entonces no podrías contratar otra Celebridad esta ronda. Conserva esta.
boxes-conquer = Los Daneses pasan. Ahora conquista la Provincia 9.
boxes-waits = ¡Había un Monstruo! En este modo no ataca enseguida: espera al final de la ronda.
boxes-round = Un Explorador aún podría derrotarlo antes. Pero veamos el ataque: termina tu turno y después pasa.
boxes-withdraw = Ciudades y Desarrollo disponible están rellenos y ataca el { $card-minotaur }: dos de tus Unidades vuelven a la Capital. Elige la primera; la otra la sigue.

five = Cinco a la mesa
five-about = Más cartas, un mapa más ancho, más Desarrollo disponible.
five-ring = Con la caja para cinco, hay cinco Capitales en círculo y un quinto Mercado. Cada cual tiene dos vecinos más cercanos.
five-display = El Desarrollo disponible tiene nueve cartas: cuatro más que participantes. Adquiere una; el Oro puede ayudar.
five-not-yet = La ronda acaba de empezar. Primero adquiere una carta.
five-more = El mazo de Desarrollo tiene 12 cartas más. Cuatro rivales han actuado antes de que vuelva tu turno, así que toma primero lo que más quieras.
