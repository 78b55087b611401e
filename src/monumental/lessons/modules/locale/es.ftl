### Heroes, Monsters and the Renaissance, for those who know classic.

course = Celebridades, Monstruos, Renacimiento
course-about = Tres cajas que se pueden añadir al juego clásico, una lección cada una.

heroes = Celebridades
heroes-about = Ayuda a cambio de Oro, de una en una.
heroes-row = Las Celebridades tienen su propia fila; no son cartas del Desarrollo disponible. Con cada nueva Era llegan más.
heroes-hire = Una Celebridad se paga con Oro. Solo puedes tener una. { $card-ibn-battuta } cuenta fichas de Mercado, y tienes dos: contrátalo.
heroes-not-this = Es una gran Celebridad, pero { $card-ibn-battuta } te ayuda enseguida. Contrátalo.
heroes-use = El texto de una Celebridad vale mientras la tengas; si es de usar, una vez por turno. Usa { $card-ibn-battuta }.
heroes-no-end = Primero usa tu Celebridad.
heroes-first-use = Ya has pagado. Úsala primero.
heroes-return = ¡2 de Ciencia! En cualquier momento de tu turno puedes devolver tu Celebridad a la fila y luego contratar otra. Devuélvela.
heroes-another = Ahora contrata a { $card-ashoka } por 2 de Oro.
heroes-the-same = Sería la misma Celebridad por el mismo Oro. Contrata a { $card-ashoka }.
heroes-may = { $card-ashoka } convierte Poder militar en Ciencia, tantas veces como quieras. Llega a 6 de Ciencia: bastan para { $card-metal-casting }.
heroes-points = Las Celebridades no dan puntos: cuenta lo que hacen por ti. La que devuelvas, otros la pueden contratar.

monsters = Monstruos
monsters-about = Lo que puede haber bajo una ficha de Bárbaro y cómo librarse de ello.
monsters-hidden = Entre las fichas de Bárbaro hay Monstruos; por delante son iguales. Conquista la Provincia 9 y lo verás.
monsters-send = Envía a tu Líder militar.
monsters-second = Y otra Unidad.
monsters-attack = ¡Un Monstruo! Su ficha no da nada, y ataca enseguida. Su carta dice a quién: el { $card-minotaur } obliga a quien conquista a retirar dos Unidades. Retira al Líder militar.
monsters-other-unit = También se puede. Pero ahora el Líder militar es más útil en casa.
monsters-once = No vuelve a atacar nunca, y la Provincia es tuya. Pero mientras siga ahí, nadie toma fichas de esta loseta.
monsters-explorer = Los Exploradores pueden derrotarlo. Envía el primero a la loseta 9.
monsters-no-end = Todavía no: aún puedes derrotar al Monstruo este turno.
monsters-defeat = Su fuerza es 3. Paga 3 de Poder militar y desaparece. Es la acción de tu Explorador en este turno. ¡Derrótalo!
monsters-point = Te quedas la carta: cada Monstruo que has derrotado vale 1 punto.

renaissance = El Renacimiento
renaissance-about = Una Era más entre la segunda y la tercera.
renaissance-era = El Renacimiento añade doce cartas, una Era entre la segunda y la tercera. La partida es más larga, y sus cartas aprecian las Conductas culturales, el Oro y el arte.
renaissance-printing = La { $card-printing-house } hace algo nuevo: quita una carta del Desarrollo disponible. Úsala.
renaissance-no-end = Primero usa la { $card-printing-house }.
renaissance-remove = Una carta quitada no cuenta como tomada. Quita el { $card-taj-mahal }: una Maravilla que tú no puedes pagar, y tu rival quizá sí.
renaissance-wanted = ¡Esa la quieres tú!
renaissance-going-anyway = Esa es la más lejana al mazo y puede irse sola. Quita el { $card-taj-mahal }.
renaissance-take = Y te da 2 de un mismo Recurso básico. ¿De cuál?
renaissance-humanism = Ahora adquiere { $card-humanism }, que abarata las Conductas culturales.
