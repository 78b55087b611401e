## El modo por turnos

CONT-GEN-01 = Modo opcional: primero todo el mundo activa su Ciudad; después, cada Civilización realiza sus acciones de una en una.
CONT-GEN-02 = No se necesita ninguna expansión: como fichas de Acción valen marcadores de cualquier tipo (35, según las ediciones checa y japonesa).
CONT-GEN-03 = Todo lo que no se modifica aquí sigue las reglas normales.

## Preparación

CONT-SETUP-01 = Con 2 participantes, el Desarrollo disponible es una sola fila de 6 cartas.
CONT-SETUP-02 = Con 3 participantes, el Desarrollo disponible es una sola fila de 7 cartas.
CONT-SETUP-03 = Con 4 participantes, el Desarrollo disponible es una sola fila de 8 cartas.
CONT-SETUP-04 = Con 5 participantes (expansión Reinos perdidos), el Desarrollo disponible es una sola fila de 9 cartas.
CONT-SETUP-05 = Todas las fichas de Acción forman un único montón común.
CONT-SETUP-06 = La Civilización inicial toma la carta de Separación de la Era I.
CONT-SETUP-07 = Se juega por rondas; cada ronda tiene las cuatro fases normales (Fase de Ciudad, Fase de Acciones, Fase de Mantenimiento y Fase de Desarrollo).

## Fase de Ciudad

CONT-CITY-01 = Empezando por quien tiene la carta de Separación de la Era I y en sentido horario, cada Civilización activa una fila y una columna.
CONT-CITY-02 = Quien activa su Ciudad gana de inmediato todos los recursos de las cartas activadas y los pone en su reserva personal.
CONT-CITY-03 = El texto de las cartas activadas no se aplica en esta fase.

## Fase de Acciones: acciones de turno

CONT-ACT-01 = Empezando por la Civilización inicial y en sentido horario, cada Civilización realiza exactamente una acción de turno en cada uno de sus turnos.
CONT-ACT-02 = Acción de turno: adquirir una carta de Desarrollo.
CONT-ACT-03 = Acción de turno: adquirir una Construcción básica.
CONT-ACT-04 = Acción de turno: adquirir una Celebridad (con el módulo).
CONT-ACT-05 = Acción de turno: completar una Maravilla.
CONT-ACT-06 = Acción de turno: desarrollar una Conducta cultural.
CONT-ACT-07 = Acción de turno: conquistar una Provincia.
CONT-ACT-08 = Acción de turno: mover ejércitos.
CONT-ACT-09 = Acción de turno: construir un Puesto de avanzada.
CONT-ACT-10 = Acción de turno: mover Exploradores.
CONT-ACT-11 = Acción de turno: usar el efecto de una carta activada de la Ciudad.
CONT-ACT-12 = Acción de turno: usar el efecto de la Conducta cultural activa.
CONT-ACT-13 = Acción de turno: lograr avances científicos.
CONT-ACT-14 = Siempre que uses el efecto de una carta, ponle una ficha de Acción; ese efecto ya no puede usarse en esta ronda.
CONT-ACT-15 = Siempre que un Explorador realice su acción, ponle una ficha de Acción; ya no puede realizar otra en esta ronda.
CONT-ACT-16 = Un Explorador puede recoger una ficha de Producción o de Mercado durante uno de sus movimientos, tanto si se mueve con la acción como si lo mueve un efecto.
CONT-ACT-17 = Recoger una ficha no impide que ese Explorador se mueva en el mismo turno.
CONT-ACT-18 = Un Explorador que ya ha usado su acción de la ronda todavía puede moverse.
CONT-ACT-19 = No hay límite de fichas de Acción.

## Fase de Acciones: acciones gratuitas

CONT-FREE-01 = En tu turno puedes realizar acciones gratuitas además de la acción de turno (edición japonesa: tantas como quieras).
CONT-FREE-02 = Los beneficios que desencadena expresamente la acción que has realizado se ganan de inmediato.
CONT-FREE-03 = Estos beneficios incluyen los de las fichas de Exploración recogidas en Provincias conquistadas.
CONT-FREE-04 = Estos beneficios incluyen los efectos únicos de las Maravillas completadas.
CONT-FREE-05 = Estos beneficios incluyen los efectos únicos de las Conductas culturales.
CONT-FREE-06 = Estos beneficios incluyen el de la carta de Líder militar por una conquista.
CONT-FREE-07 = Estos beneficios incluyen robar y usar cartas del mazo de Ciudad por avances científicos o por otro efecto.
CONT-FREE-08 = Usar el efecto de una ficha conseguida antes (por ejemplo, una de Mercado) es una acción gratuita.
CONT-FREE-09 = Las acciones gratuitas pueden dar lugar a otros beneficios y efectos; todos ellos son también gratuitos.
CONT-FREE-10 = Un efecto que exige que algo haya ocurrido este turno también puede usarse si ocurrió antes en la misma ronda.
CONT-FREE-11 = Usar un efecto así es una acción de turno, salvo que se desencadene expresamente en el momento en que se cumple su condición.
CONT-FREE-12 = Ejemplo: el beneficio de un Líder militar por la primera conquista se gana de inmediato, y su carta queda marcada durante el resto de la ronda.
CONT-FREE-13 = Ejemplo: la ficha de Bárbaro/Monstruo de la Provincia conquistada se revela y su beneficio se elige de inmediato.
CONT-FREE-14 = Ejemplo: una Construcción que da Cultura si has conquistado una Provincia debe esperar a un turno posterior de la ronda.

## Pasar

CONT-PASS-01 = Después del turno de una Civilización, juega la siguiente en sentido horario.
CONT-PASS-02 = Puedes pasar en vez de realizar una acción.
CONT-PASS-03 = Quien ha pasado no realiza más acciones en esa ronda.
CONT-PASS-04 = Al pasar, pierdes de inmediato todas las fichas de Recurso que te queden; conservas las fichas de Oro, de Cultura y de Producción.
CONT-PASS-05 = La Fase de Acciones acaba cuando han pasado todas las Civilizaciones.

## Fase de Mantenimiento

CONT-REPC-01 = Todas las Civilizaciones descartan a la vez sus cartas activadas.
CONT-REPC-02 = Se quitan todas las fichas de Acción de las cartas y de los Exploradores.
CONT-REPC-03 = Después, cada Civilización repone su Ciudad según las reglas normales.

## Fase de Desarrollo

CONT-REPD-01 = Si en esta ronda se han tomado del Desarrollo disponible menos cartas que Civilizaciones hay, descarta cartas desde el extremo más alejado del mazo.
CONT-REPD-02 = Ediciones checa y japonesa: descarta hasta que falten tantas cartas como Civilizaciones haya.
CONT-REPD-03 = Edición española: descarta hasta que queden tantas cartas como Civilizaciones haya.
CONT-REPD-04 = Desplaza hacia la derecha las cartas que queden.
CONT-REPD-05 = Reparte cartas nuevas en los espacios vacíos, de derecha a izquierda.
CONT-REPD-06 = La carta de Separación de la Era I pasa a la siguiente Civilización en sentido horario (a la izquierda) y empieza una ronda nueva.
CONT-REPD-07 = Ejemplo (4 participantes): se han tomado 2 cartas y se descartan las 2 situadas más a la derecha, así que faltan 4 y quedan 4; después se desplazan y se rellenan los huecos.

## Fin de la partida

CONT-END-01 = La ronda siguiente es la última si, al reponer el Desarrollo disponible, hay 3 cartas o menos en el mazo de Desarrollo.
CONT-END-02 = Al final de esa ronda acaba la partida y los puntos se cuentan como siempre.
CONT-END-03 = Recordatorio opcional: en la preparación, pon bocarriba una carta sobrante justo encima de la antepenúltima del mazo; cuando aparezca, retírala de la partida.

## Celebridades

CONT-HERO-01 = Con el módulo, adquirir una Celebridad es una acción de turno más y se paga con Oro.
CONT-HERO-02 = Las Celebridades disponibles forman una fila por encima del Desarrollo disponible (ediciones checa y japonesa; la española las sitúa aquí en el Desarrollo disponible y más adelante por encima de él).
CONT-HERO-03 = En vez de devolver una Celebridad, ponla junto a tu mazo de Ciudad con una ficha de Acción.
CONT-HERO-04 = Esa Celebridad sigue siendo tuya, así que no puedes contratar a otra en la misma ronda.
CONT-HERO-05 = Al reponer el Desarrollo disponible, todas las Celebridades marcadas vuelven a la fila que está por encima de él.
CONT-HERO-06 = A las Celebridades devueltas se las puede contratar a partir de la ronda siguiente.

## Monstruos

CONT-MON-01 = Al revelarse un Monstruo, su ficha se descarta y su carta se pone por debajo del Desarrollo disponible.
CONT-MON-02 = Los Monstruos revelados atacan todos al final de la ronda, después de las acciones, de la Fase de Mantenimiento y de la Fase de Desarrollo.
CONT-MON-03 = Si hay varios Monstruos, atacan por orden de aparición.
