### Playing against the Automa, for those who know classic.

course = En solitario contra el Autómata
course-about = Un rival que no maneja nadie: cómo actúa y cómo vencerlo.

automa = El turno del Autómata
automa-about = Una carta de Solitario, línea a línea.
automa-nobody = Juegas contra un Autómata: los Daneses, que no maneja nadie. No tiene Ciudad, solo un mazo de cartas de Solitario, y juega primero.
automa-end = Has hecho lo que podías. Termina tu turno y el Autómata revelará una carta de Solitario.
automa-tie = Se revela { $card-solo-2 }; sus líneas se siguen de arriba abajo. Ahora conquista la Provincia más barata junto a sus tierras. Hay dos iguales. ¡Decides tú!
automa-lines = Línea 1: tomó el Conocimiento más caro. La línea 2 lo repitió, pero tiene un precio: 2 de Oro. Los tenía. Lo que no se puede hacer o pagar, se salta.
automa-archetype = Las líneas 3 y 4 son solo para el arquetipo agresivo. Los Daneses lo son, así que tomaron dos Provincias. Otras Civilizaciones habrían saltado esas líneas.
automa-nothing = No paga nada por cartas ni conquistas y no gana efectos únicos. Los textos de sus cartas no valen: solo se cuentan. Las fichas de Exploración que toma salen de la partida.
automa-go-on = El Desarrollo disponible se ha rellenado como tras cualquier turno. Ahora tú: activa cualquier fila y columna.

taking = Lo que toma
taking-about = Maravillas, cartas, Exploradores, y cómo adelantarse.
taking-wonder = Ya sabes qué le gusta a un Autómata. De las Maravillas empieza la de primera sección más barata. Adelántate: empieza tú { $card-stonehenge }.
taking-no-end = Entonces podrías quedarte sin { $card-stonehenge }. Empiézala primero.
taking-end = Bien hecho. Termina tu turno.
taking-began = Salió { $card-solo-7 }: los Daneses empezaron las { $card-pyramids } y, por 2 de Oro, las completaron. La ficha de Maravilla está en su Provincia de menor valor.
taking-building = Después tomaron la Construcción más barata. Dos costaban 3; entre iguales, el Autómata toma la más lejana al mazo. Así puedes prever lo que tomará.
taking-explorers = Cuando una línea mueve a sus Exploradores, van al Mercado más cercano y recogen fichas de Producción por el camino. Esas fichas salen de la partida.

winning = Ganar en solitario
winning-about = Cartas avanzadas y el recuento final.
winning-advanced = ¿Demasiado fácil? Se pueden barajar hasta cuatro cartas avanzadas en el mazo de Solitario: hacen más fuerte al Autómata. Aquí juega con dos.
winning-score = El Autómata cuenta sus puntos como tú: Conocimientos, Maravillas, Conductas culturales, Provincias y Dominio. Tienes 19 puntos; los Daneses, 24. Es tu turno final.
winning-win = Necesitas 25. Piensa en el Dominio: con una tercera Conducta cultural empatas con los Daneses. Y un Conocimiento da otro punto. Cuando lo tengas, termina tu turno.
winning-done = ¡Ganas! Juega tu primera partida en solitario sin cartas avanzadas y añade una cada vez que ganes.
