## Componentes

DUEL-COMP-01 = 134 cartas, de ellas 66 iniciales (por Civilización: 14 Construcciones, 1 Conocimiento, 5 Conductas culturales, 1 Explorador y 1 Líder militar).
DUEL-COMP-02 = Cartas de Desarrollo: 12 de la Era I, 12 de la Era II y 6 de la Era III.
DUEL-COMP-03 = 20 Construcciones básicas: 5 Talleres, 5 Laboratorios, 5 Campos de tiro con arco y 5 Barricadas.
DUEL-COMP-04 = 10 cartas de Ciudad libre.
DUEL-COMP-05 = 3 cartas de Separación de Era, 4 cartas de ayuda y 1 carta de Ventaja.
DUEL-COMP-06 = 64 fichas de Recurso: 13 de Producción, 13 de Ciencia, 13 de Poder militar, 10 de Cultura y 15 de Oro.
DUEL-COMP-07 = 13 fichas de Acción, 6 marcadores aztecas de Provincia, 3 marcadores de Maravilla y 1 marcador de Civilización inicial.

## Partes de una carta

DUEL-ANAT-01 = Una carta muestra su nombre y su tipo, su era o su Civilización y el símbolo de su caja.
DUEL-ANAT-02 = Las cartas pueden mostrar un efecto al usarlas, un efecto único, un coste, los recursos que se ganan al activarlas, un tipo de Provincia o un valor de defensa añadido.

## Objetivo

DUEL-AIM-01 = Juegan dos personas; gana quien tenga más puntos al final.

## Preparación de la mesa

DUEL-SETUP-01 = Separa las cartas de Desarrollo por eras y baraja cada era por su lado, con su carta de Separación encima.
DUEL-SETUP-02 = Apílalas bocabajo: la III en el fondo, la II en medio y la I arriba.
DUEL-SETUP-03 = Roba las 6 cartas superiores y ponlas bocarriba en una fila a la derecha del mazo: es el Desarrollo disponible.
DUEL-SETUP-04 = Junto al mazo va la pila de descartes de Desarrollo.
DUEL-SETUP-05 = Las Construcciones básicas forman 4 montones bocarriba.
DUEL-SETUP-06 = Baraja las Ciudades libres en un mazo bocabajo y revela 3; ponlas entre las dos Civilizaciones, con espacio a ambos lados de cada Ciudad libre.
DUEL-SETUP-07 = Las fichas de Recurso y de Acción forman la reserva general.
DUEL-SETUP-08 = La carta de Ventaja empieza sin apuntar a ninguna de las dos Civilizaciones.

## Preparación de la Ciudad

DUEL-CITY-01 = Cada participante elige una Civilización; las que no se usan vuelven a la caja.
DUEL-CITY-02 = Las Civilizaciones de todas las cajas pueden enfrentarse entre sí.
DUEL-CITY-03 = Toma 15 cartas de Ciudad, 5 Conductas culturales, 1 Explorador y 1 Líder militar.
DUEL-CITY-04 = Baraja las 15 cartas y reparte bocarriba una Ciudad de 3 × 3, carta a carta, desde la esquina superior izquierda hasta la inferior derecha.
DUEL-CITY-05 = Si repartes un Conocimiento, la siguiente carta va encima, desplazada para que el texto del Conocimiento siga a la vista.
DUEL-CITY-06 = Las cartas sin repartir son el mazo de Ciudad, bocabajo, con sitio para una pila de descartes.
DUEL-CITY-07 = El Líder militar y el Explorador quedan bocarriba junto a la Ciudad.
DUEL-CITY-08 = Deja un espacio junto al Explorador para la pila de Provincias.
DUEL-CITY-09 = La Civilización azteca empieza con una Provincia inicial en ese espacio y 6 marcadores de Tipo de Provincia.
DUEL-CITY-10 = Las Conductas culturales quedan bocabajo; su Civilización puede mirarlas en cualquier momento.
DUEL-CITY-11 = Cada Civilización empieza con 2 de Oro.
DUEL-CITY-12 = Quien haya visitado más recientemente un país extranjero es la Civilización inicial y toma el marcador.

## Combinar cajas

DUEL-COMB-01 = Cualquier Civilización puede usarse con cualquier combinación de cajas.
DUEL-COMB-02 = Se pueden mezclar los mazos de Desarrollo de varias cajas.
DUEL-COMB-03 = Un mazo personalizado tiene, por era: 3/3/2 Conocimientos, 3/3/2 Maravillas, 3/3/2 Provincias y 3/3/0 Construcciones.
DUEL-COMB-04 = Cada caja que se use añade su propio módulo de Explorador, que se prepara como siempre.
DUEL-COMB-05 = Cuando uses al Explorador, elige una de las acciones de los módulos (Explorar, Comerciar o Espiar).
DUEL-COMB-06 = El Explorador solo hace una de ellas por ronda.

## Recursos

DUEL-RES-01 = Los Recursos básicos son Producción, Ciencia y Poder militar.
DUEL-RES-02 = Con Producción se pagan las Construcciones y las Maravillas.
DUEL-RES-03 = Con Ciencia se pagan los Conocimientos y los avances científicos.
DUEL-RES-04 = Con Poder militar se pagan las Provincias del Desarrollo disponible y las del rival.
DUEL-RES-05 = Los Recursos básicos que generas se toman en fichas de Recurso y van a tu reserva personal.
DUEL-RES-06 = Los Recursos básicos no se pueden guardar para rondas posteriores; los que no hayas gastado se devuelven al final de la ronda.
DUEL-RES-07 = Los Recursos básicos son ilimitados; si se acaban las fichas, usa sustitutos.
DUEL-RES-08 = Con Cultura se pagan las Conductas culturales.
DUEL-RES-09 = El Oro sustituye a cualquier Recurso básico, uno por uno, pero nunca a la Cultura.
DUEL-RES-10 = El Oro y la Cultura van a tu reserva personal y nunca se pierden al final de una ronda.
DUEL-RES-11 = Puedes gastar el Oro y la Cultura en cualquier momento de la ronda actual o de una posterior.

## Fases de la ronda

DUEL-PHASE-01 = La partida es una serie de rondas de tres fases: Fase de Ciudad, Fase de Acciones y Fin de la ronda.
DUEL-PHASE-02 = Cada fase se termina antes de empezar la siguiente.

## Fase de Ciudad

DUEL-ACT-01 = Primero activa su Ciudad la Civilización inicial y después su rival.
DUEL-ACT-02 = Elige una fila y una columna y gira sus cartas.
DUEL-ACT-03 = Si activas una carta que está sobre un Conocimiento, se activan ambas cartas.
DUEL-ACT-04 = Un efecto «Cuando se active esta carta» se aplica ahora y la carta se marca con una ficha de Acción.
DUEL-ACT-05 = Un efecto «Durante la Fase de Ciudad» de una carta activada o de la Conducta cultural activa se aplica ahora y se marca.
DUEL-ACT-06 = Gana los recursos de la esquina superior derecha de cada carta activada.
DUEL-ACT-07 = Ejemplo: 2 Campamentos de trabajo, 2 Fuertes y 1 Biblioteca dan 2 de Producción, 2 de Poder militar y 1 de Ciencia.
DUEL-ACT-08 = Ejemplo: una carta de Conocimiento no da recursos, pero más tarde puede usarse como acción.

## Fase de Acciones

DUEL-TURN-01 = Las dos Civilizaciones se alternan por turnos, empezando por la Civilización inicial; cada turno es exactamente una acción.
DUEL-TURN-02 = El turno termina cuando la acción se ha llevado a cabo.
DUEL-TURN-03 = La fase sigue hasta que ambas Civilizaciones hayan terminado.
DUEL-TURN-04 = Las acciones son: adquirir una carta; completar una Maravilla; desarrollar una Conducta cultural; usar la Conducta cultural activa; conquistar una Provincia del rival; usar una carta activada; lograr avances científicos; tomar la Ventaja; usar al Líder militar; usar al Explorador; pasar.
DUEL-TURN-05 = La mayoría de las cartas se pueden usar una vez por ronda; marca la carta usada con una ficha de Acción.
DUEL-TURN-06 = Los efectos automáticos (por ejemplo, «Siempre que») no son acciones y se resuelven por completo antes de que termine el turno.
DUEL-TURN-07 = Cuando una Civilización pasa, su rival puede realizar tantas acciones como quiera hasta que pase también.
DUEL-TURN-08 = En cualquier pago, 1 de Oro puede valer por 1 Recurso básico.

## Adquirir cartas

DUEL-ACQ-01 = Las cartas vienen del Desarrollo disponible o de los montones de Construcciones básicas.
DUEL-ACQ-02 = El coste está en la esquina inferior izquierda.
DUEL-ACQ-03 = Una Construcción cuesta Producción y va bocabajo encima de tu mazo de Ciudad.
DUEL-ACQ-04 = Una Barricada, en cambio, va a la pila de Provincias.
DUEL-ACQ-05 = De un montón de Construcciones básicas vacío no se puede adquirir nada.
DUEL-ACQ-06 = Un Conocimiento del Desarrollo disponible cuesta Ciencia y va bocabajo encima de tu mazo de Ciudad.
DUEL-ACQ-07 = Una Provincia del Desarrollo disponible cuesta Poder militar y va bocarriba encima de tu pila de Provincias.
DUEL-ACQ-08 = Ganas el efecto único de una Provincia que adquieres del Desarrollo disponible.
DUEL-ACQ-09 = Las Provincias y Barricadas posteriores van encima de la pila, desplazadas; su orden no cambia nunca.
DUEL-ACQ-10 = Los malienses pagan Oro en lugar de Poder militar para conquistar y ganan 1 de Oro cuando lo hacen.
DUEL-ACQ-11 = Una Provincia es Costera, Montañosa o Agrícola.
DUEL-ACQ-12 = Los efectos que se refieren a tipos de Provincia tienen en cuenta todas las Provincias de tu pila.
DUEL-ACQ-13 = Una Maravilla se construye en dos pasos: primero se adquiere y, en un turno posterior, se completa.
DUEL-ACQ-14 = Adquirir una Maravilla cuesta la Producción del círculo izquierdo; la carta queda bocarriba junto a la Ciudad con un marcador sobre ese círculo.
DUEL-ACQ-15 = Solo puedes tener una Maravilla en construcción; si construyes otra, debes conservar una y descartar la otra en la pila de descartes de Desarrollo.

## Completar una Maravilla

DUEL-WON-01 = Paga el círculo derecho para completar una Maravilla empezada antes.
DUEL-WON-02 = Al completarla, ganas de inmediato el efecto único de la carta; los Recursos básicos salen de la reserva general.
DUEL-WON-03 = La Maravilla completada va bocabajo encima de tu mazo; el marcador vuelve a la reserva general.
DUEL-WON-04 = Los efectos «Construye una sección de Maravilla» también pueden construir la segunda sección, con las condiciones de la carta.
DUEL-WON-05 = Ejemplo: completar el Coloso de Rodas da 2 de Poder militar y después la carta va encima del mazo.

## Conductas culturales

DUEL-POL-01 = Elige cualquier carta del mazo de Cultura y paga Cultura; la n-ésima cuesta n.
DUEL-POL-02 = La primera Conducta cultural queda bocarriba junto a la Ciudad; gana de inmediato su efecto único.
DUEL-POL-03 = Algunas Conductas culturales tienen un efecto continuo que dura hasta que se desarrolla otra; otras tienen un efecto activable que se usa como acción.
DUEL-POL-04 = Una Conducta cultural nueva cubre la anterior, excepto el efecto único de esta.
DUEL-POL-05 = Al desarrollar una Conducta cultural se desencadenan otra vez los efectos únicos de todas las anteriores.
DUEL-POL-06 = Solo está activo el efecto continuo de la Conducta cultural superior.
DUEL-POL-07 = Ejemplo: desarrollar una segunda Conducta cultural da los dos efectos únicos.
DUEL-POL-08 = El efecto activable de la Conducta cultural activa puede usarse como acción, una vez por ronda; márcala.

## Conquista

DUEL-CONQ-01 = Solo puedes conquistar la Provincia superior de la pila del rival.
DUEL-CONQ-02 = Paga tanto Poder militar como indique su coste.
DUEL-CONQ-03 = Ponla encima de tu pila; no ganas su efecto único.
DUEL-CONQ-04 = Cada Barricada que haya encima de esa Provincia añade 2 de Poder militar al coste.
DUEL-CONQ-05 = Debes pagar la cantidad completa, incluidas todas esas Barricadas.
DUEL-CONQ-06 = Las Barricadas que había encima de la Provincia conquistada vuelven a su montón.
DUEL-CONQ-07 = Ejemplo: la Civilización maliense paga 3 + 2 de Poder militar por el Sáhara con una Barricada.

## Usar cartas activadas

DUEL-USE-01 = Elige una carta activada esta ronda y usa su efecto; márcala.
DUEL-USE-02 = Usar un efecto nunca es obligatorio.
DUEL-USE-03 = Los efectos que están siempre en vigor y los que se desencadenan están activos en cuanto la carta está girada o es la Conducta cultural superior, sin necesidad de una acción.
DUEL-USE-04 = Un Conocimiento y la carta que tiene encima son dos efectos distintos que puedes usar por separado.

## Avances científicos

DUEL-SCI-01 = Paga 2 de Ciencia para robar y usar la carta superior de tu mazo de Ciudad.
DUEL-SCI-02 = Resuelve todos sus efectos, incluidos su acción y sus recursos, y después descártala.
DUEL-SCI-03 = Ejemplo: robas un Puesto comercial, que da 2 de Oro y se descarta.

## Ventaja

DUEL-ADV-01 = Al principio nadie tiene la Ventaja.
DUEL-ADV-02 = Tenerla permite la acción del Líder militar y puede potenciar otras cartas.
DUEL-ADV-03 = Para tomarla, paga cualquier cantidad de un solo tipo de Recurso básico (el Oro puede sustituirlo) y pon en la carta las fichas correspondientes.
DUEL-ADV-04 = Después gira la flecha hacia tu lado; mientras te apunte, tienes la Ventaja.
DUEL-ADV-05 = Si la tiene tu rival, debes pagar el tipo que hay en la carta y una cantidad mayor que la que hay en ella.
DUEL-ADV-06 = Las fichas anteriores van a la reserva general y tu pago las sustituye.
DUEL-ADV-07 = Ejemplo: 3 de Poder militar superan a 2 de Poder militar.

## Líder militar

DUEL-WAR-01 = Cada Líder militar tiene su propia acción.
DUEL-WAR-02 = Solo puede usarse mientras tengas la Ventaja, una vez por ronda, y se marca con una ficha de Acción.

## Explorador y Comercio

DUEL-SCOUT-01 = El Explorador puede usarse una vez por ronda como acción; márcalo.
DUEL-SCOUT-02 = La acción del Explorador depende del módulo en juego.
DUEL-SCOUT-03 = Comerciar: marca al Explorador y elige una Ciudad libre bocarriba que nadie controle.
DUEL-SCOUT-04 = Comerciar: pon 1 de Oro de tu reserva personal y una ficha de Acción en tu lado de esa Ciudad libre.
DUEL-SCOUT-05 = Comerciar: después aplica el efecto de comercio de la Ciudad libre.
DUEL-SCOUT-06 = Ejemplo: una Ciudad libre da una Construcción básica sin que pagues su coste.
DUEL-SCOUT-07 = «Comercia gratis»: toma 1 de Oro de la reserva general y una ficha de Acción, ponlos en una Ciudad libre y aplica su efecto de inmediato.
DUEL-SCOUT-08 = Con 4 o más de Oro en tu lado, reclamas la Ciudad libre.
DUEL-SCOUT-09 = Al reclamarla, todo el Oro y todas las fichas de Acción de ambos lados van a la reserva general.
DUEL-SCOUT-10 = Una Ciudad libre reclamada queda bocarriba junto a tu Ciudad con una ficha de Acción encima.
DUEL-SCOUT-11 = Después de reclamar una Ciudad libre, revela otra nueva.
DUEL-SCOUT-12 = Puedes tener varias Ciudades libres.
DUEL-SCOUT-13 = Ejemplo: al comerciar por cuarta vez, la Ciudad libre se reclama después del efecto de comercio.
DUEL-SCOUT-14 = Comerciar con una Ciudad libre tuya no cuesta Oro, pero se marcan la Ciudad libre y el Explorador.
DUEL-SCOUT-15 = «Comercia gratis» con una Ciudad libre tuya tampoco necesita Oro.
DUEL-SCOUT-16 = Solo puedes comerciar una vez por ronda con cada Ciudad libre.

## Pasar

DUEL-PASS-01 = Puedes pasar en vez de realizar una acción.
DUEL-PASS-02 = Después de pasar ya no realizas más acciones esta ronda.
DUEL-PASS-03 = Al pasar descartas todas las cartas activadas, todas las fichas de Acción y todos los Recursos básicos; el Oro y la Cultura se quedan.
DUEL-PASS-04 = Cuando han pasado ambas Civilizaciones, empieza la fase de Fin de la ronda.

## Fin de la ronda

DUEL-EOR-01 = Los pasos son, por este orden: Mantenimiento (reponer la Ciudad), Desarrollo (reponer el Desarrollo disponible), desgaste de la Ventaja y cesión del marcador de Civilización inicial.

## Mantenimiento

DUEL-REPC-01 = Rellena los huecos carta a carta, de izquierda a derecha y de arriba abajo.
DUEL-REPC-02 = Si repartes un Conocimiento, recibe una segunda carta encima.
DUEL-REPC-03 = Si la segunda carta también es un Conocimiento, conserva una y descarta la otra, hasta que repartas una carta que no sea un Conocimiento.
DUEL-REPC-04 = Si el mazo está vacío cuando hay que repartir una carta, baraja la pila de descartes para formar un mazo nuevo.
DUEL-REPC-05 = Si la pila de descartes también está vacía, deja vacíos los espacios.
DUEL-REPC-06 = Solo en ese caso un Conocimiento puede quedar solo y activarse por sí mismo.
DUEL-REPC-07 = Si en la pila de descartes solo hay cartas de Conocimiento, no la barajes; deja vacíos los espacios.
DUEL-REPC-08 = La pila de descartes solo se baraja en esta fase; en la Fase de Acciones, con el mazo vacío no se roba.

## Desarrollo

DUEL-REPD-01 = Si quedan 3 cartas o menos: desplázalas hacia la derecha y reparte del mazo, de derecha a izquierda, hasta que haya 6.
DUEL-REPD-02 = Si quedan más de 3: descarta empezando por la derecha hasta que queden 3, desplázalas hacia la derecha y reparte hasta llenar los huecos.
DUEL-REPD-03 = Las eras no se tienen en cuenta; si se roba una carta de Separación, se retira de la partida.
DUEL-REPD-04 = Los huecos nunca se rellenan durante la ronda.

## Desgaste de la Ventaja y nueva ronda

DUEL-DECAY-01 = La Ventaja pierde una ficha al final de cada ronda mientras alguien la tenga.
DUEL-DECAY-02 = Si quedan fichas, quien la tiene la conserva.
DUEL-DECAY-03 = Cuando se va la última ficha, nadie la tiene.
DUEL-DECAY-04 = El marcador de Civilización inicial va al rival; empieza una nueva ronda.

## Fin de la partida y puntuación

DUEL-END-01 = Si después de reponer hay 4 cartas o menos en el Desarrollo disponible, se juega una ronda final.
DUEL-END-02 = Se puntúa después de la ronda final.
DUEL-END-03 = Cada Provincia controlada: 1 punto.
DUEL-END-04 = Cada Conocimiento adquirido: 1 punto.
DUEL-END-05 = Cada Maravilla completada: 2 puntos.
DUEL-END-06 = Cada Conducta cultural desarrollada: 2 puntos.
DUEL-END-07 = Cada Ciudad libre junto a tu Ciudad: 2 puntos.
DUEL-END-08 = Las cartas archivadas, las Barricadas, las Maravillas sin completar, el Oro y la Cultura no dan puntos.
DUEL-END-09 = Dominio: 3 puntos por cada una de estas mayorías: más Provincias, más Conocimientos, más Maravillas, más Conductas culturales.
DUEL-END-10 = Las cartas archivadas y las Maravillas sin completar no cuentan para el Dominio.
DUEL-END-11 = Si hay empate, ambas Civilizaciones reciben los 3 puntos.
DUEL-END-12 = Los empates por la victoria los decide tener la Ventaja, luego el Oro y luego la Cultura; si persisten, la victoria se comparte.

## Términos

DUEL-TERM-01 = Adquirir: tomar una carta pagando su coste; las cartas de Desarrollo van encima del mazo de Ciudad; las Provincias y Barricadas, encima de la pila de Provincias.
DUEL-TERM-02 = Conducta cultural activa: la superior, es decir, la más reciente.
DUEL-TERM-03 = Archivar: retirar de la partida una carta inactiva de la Ciudad y meterla debajo del Líder militar.
DUEL-TERM-04 = Si archivas una carta con un Conocimiento, el Conocimiento se descarta.
DUEL-TERM-05 = Las Construcciones básicas incluyen las Barricadas.
DUEL-TERM-06 = El Oro y la Cultura no son Recursos básicos.
DUEL-TERM-07 = Efecto único (Conducta cultural): se gana al desarrollarla y cada vez que después se desarrolla otra.
DUEL-TERM-08 = Construir una sección de Maravilla: adquirir una Maravilla o completar una, no ambas cosas en una misma acción.
DUEL-TERM-09 = Controlas una Provincia mientras esté en tu pila de Provincias.
DUEL-TERM-10 = Copiar: usar los efectos de otra carta, aunque ya se haya usado esta ronda.
DUEL-TERM-11 = Los recursos de activación de una carta copiada se generan de nuevo.
DUEL-TERM-12 = Copia solo cartas de tu Ciudad o Conductas culturales que hayas desarrollado, salvo que se indique otra cosa.
DUEL-TERM-13 = Descartar: poner una carta en la pila que le corresponde.
DUEL-TERM-14 = Una carta descartada del Desarrollo disponible va bocarriba a la pila de descartes de Desarrollo.
DUEL-TERM-15 = Una carta descartada de tu Ciudad debe estar inactiva y va a tu propia pila.
DUEL-TERM-16 = Puedes mirar tu propia pila de descartes en cualquier momento.
DUEL-TERM-17 = Robar: tomar cartas de la parte superior del mazo de Ciudad; ninguna si está vacío en la Fase de Acciones.
DUEL-TERM-18 = Los efectos «Durante la Fase de Ciudad» se aplican en el orden que elijas y después se marcan.
DUEL-TERM-19 = Ganar una carta: adquirirla sin pagar.
DUEL-TERM-20 = «Si has ganado»: los recursos deben haberse ganado esta ronda; no se gastan y puede que ya no los tengas.
DUEL-TERM-21 = Ganar la Ventaja: tomarla sin pagar; retira todas las fichas de la carta.
DUEL-TERM-22 = Pagar: de tu reserva personal a la reserva general.
DUEL-TERM-23 = Reforzar: enderezar una carta activada y no descartarla al final de la ronda.
DUEL-TERM-24 = Si refuerzas una carta con un Conocimiento, el Conocimiento se descarta.
DUEL-TERM-25 = «La primera vez»: efecto automático, no es una acción y se marca al resolverlo.
DUEL-TERM-26 = Usar una carta: ganar de inmediato sus recursos, usar su efecto si se quiere y después descartarla.
DUEL-TERM-27 = «Siempre que»: efecto automático durante los turnos de cualquier Civilización, repetible.
DUEL-TERM-28 = «Puedes»: efecto permanente opcional, no es una acción y se puede usar varias veces por ronda.

## Civilizaciones

DUEL-CIV-01 = Los malienses conquistan Provincias solo con Oro, en lugar de Poder militar.
DUEL-CIV-02 = Los malienses ganan 1 de Oro cuando conquistan una Provincia.
DUEL-CIV-03 = Los aztecas tienen 6 marcadores de Tipo de Provincia, que gracias a los Jardines flotantes se colocan en las Provincias.
DUEL-CIV-04 = Un marcador añade su tipo a la Provincia.
DUEL-CIV-05 = Una Provincia puede tener varios tipos, pero nunca el mismo dos veces.
DUEL-CIV-06 = Los japoneses no tienen ninguna regla de juego especial.
