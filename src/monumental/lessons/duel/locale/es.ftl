### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Dos civilizaciones, una mesa. Tras cuatro lecciones, unos diez minutos, ya puedes jugar; las demás muestran el resto.

## What it is about

goal = De qué va el juego
goal-about = Qué hay en la mesa, cómo se consiguen puntos y cómo termina la partida.
goal-choose = Cada participante dirige una Civilización, y gana quien tenga más puntos al final. Elige la tuya: los japoneses son buenos para empezar.
goal-aztecs = Los aztecas son hoy tus rivales. Elige a los japoneses: no tienen reglas propias que aprender.
goal-malians = Los malienses conquistan con Oro, y esa es otra historia. Por ahora, elige a los japoneses.
goal-display = En el centro hay seis cartas bocarriba: el Desarrollo disponible. De aquí adquieren cartas ambas Civilizaciones. Las nuevas vienen del mazo de Desarrollo.
goal-activate = Las nueve cartas que tienes delante son tu Ciudad. Cada ronda empieza por ella: elige cualquier fila y cualquier columna, y sus cartas te darán recursos.
goal-points = Esto da puntos: 1 por cada Provincia y por cada Conocimiento que adquieras; 2 por cada Maravilla completada, cada Conducta cultural y cada Ciudad libre.
goal-first-action = Ahora se actúa por turnos, una acción cada vez. Aquí hay cuatro montones de Construcciones básicas. No dan puntos, pero la mayoría da recursos. Adquiere la que quieras.
goal-too-early = Quien pasa ya no hace nada más en esta ronda. Tienes recursos: gástalos antes.
goal-dominance = Tener más que el rival también cuenta: 3 puntos por más Provincias, 3 por más Conocimientos, 3 por más Maravillas y 3 por más Conductas culturales. Eso es el Dominio.
goal-around = Junto a tu Ciudad están tu Líder militar, tu Explorador, cinco Conductas culturales y sitio para Provincias. En el centro, tres Ciudades libres y la Ventaja. Ya lo conocerás todo.
goal-ends = ¿Y el final? Cada ronda el mazo repone el Desarrollo disponible. Cuando está tan agotado que aquí quedan 4 cartas o menos, se juega una ronda final y se cuentan los puntos.

## Row and column

city = Fila y columna
city-about = Tu Ciudad son nueve cartas. Cada ronda, una fila y una columna trabajan para ti.
city-nine = Esta es tu Ciudad: nueve cartas en tres filas y tres columnas. Cada una muestra lo que da, y algunas tienen un efecto.
city-find = Fase de Ciudad: elige una fila y una columna, cinco cartas en total. Busca la elección que te da 3 de Producción.
city-two = Casi: así solo consigues 2 de Producción. ¿Hay una fila y una columna con un tercer { $card-work-camp }?
city-activated = Estas cinco están activadas y giradas. Lo que te han dado está en tu reserva como fichas de Recurso. La carta donde se cruzan fila y columna da una sola vez.
city-mine = Una carta activada con un efecto se puede usar: es una acción. Si has ganado 2 de Producción esta ronda, la { $card-mine } te da 1 de Oro. Así es: ¡úsala!
city-not-yet = Eso acabaría tu ronda. Antes usa la { $card-mine }.
city-token = ¡1 de Oro! La { $card-mine } solo mira lo que has ganado: tu Producción sigue ahí. Su ficha de Acción dice: usada, esta ronda ya no más.
city-pass = Las cartas sin activar no se pueden usar: esperan. Pasa ahora, aunque podrías comprar algo, y mira qué ocurre con tu Ciudad.
city-filled = Las cartas activadas están en tu pila de descartes. Otras cinco han venido de tu mazo de Ciudad; las cuatro que dormían siguen ahí. Y empieza otra ronda.

## Resources and Gold

resources = Recursos y Oro
resources-about = Qué se paga con qué, qué ayuda a pagar y qué se pierde al pasar.
resources-three = Hay tres Recursos básicos: Producción, Ciencia y Poder militar. Cada uno paga algo distinto. Esto es lo que te han dado tus cartas activadas.
resources-military = Con Poder militar se pagan las Provincias. Tienes 3, y el { $card-nile-delta } cuesta 3. Adquiérelo: vale 1 punto.
resources-conquest = Esa se la puedes quitar a tu rival, y hay una lección sobre eso. Aquí, adquiere el { $card-nile-delta } del Desarrollo disponible.
resources-gold = Con Ciencia se pagan los Conocimientos. La { $card-democracy } cuesta 4 y tienes 3. No importa: el Oro sustituye a cualquier Recurso básico, uno por uno. Adquiérela.
resources-pass = Todavía no: aún puedes pagar algo bueno.
resources-culture = Con Producción se pagan las Construcciones y las Maravillas. Con Cultura, las Conductas culturales, y con nada más: ni siquiera con Oro.
resources-spend = Los Recursos básicos que te quedan al pasar se pierden. Tienes 3 de Producción: gástala toda, pero conserva tu Oro. Después pasa.
resources-kept = No se ha perdido nada. Tu Oro y tu Cultura siguen ahí: los conservas hasta que los gastes.

## Buying cards

buying = Comprar cartas
buying-about = Del Desarrollo disponible o de los montones: lo que adquieres pronto trabaja en tu Ciudad.
buying-cost = Adquirir una carta es una acción. Tienes 8 de Producción. El { $card-trading-post } cuesta 4 y te dará 2 de Oro siempre que se active. Adquiérelo.
buying-amphitheater = El { $card-amphitheater } también es bueno. Pero prueba el { $card-trading-post }: el Oro siempre viene bien.
buying-wonder = Una Maravilla es algo más grande y tiene su propia lección. Ahora toma el { $card-trading-post }.
buying-pass = Ahora pasa: la ronda termina y verás dónde están tus cartas nuevas.
buying-on-top = Está encima de tu mazo de Ciudad. Tu rival se ha llevado el { $card-amphitheater }. Esos huecos quedan vacíos hasta que acaba la ronda.
buying-basic = La mayoría de las Construcciones básicas cuesta 2 de Producción y da 2 de algo: más que tus cartas iniciales. Adquiere un { $card-workshop } o un { $card-archery-range }.
buying-barricade = Una Barricada no da recursos: protege Provincias. Toma algo para tu Ciudad.
buying-wait = Aún te queda Producción. Gástala antes de pasar.
buying-science = Tu rival ha pasado: puedes actuar mientras puedas pagar. A tu Ciudad le falta Ciencia: adquiere una carta que te dé 2 de Ciencia cada vez.
buying-academy = La { $card-academy } solo da 1 de Ciencia y además se llevaría tu Oro. Mira los montones.
buying-came = Tus tres cartas nuevas han llegado primero, desde lo alto de tu mazo. Lo que adquieres en una ronda trabaja para ti en la siguiente.
buying-slide = También se ha repuesto el Desarrollo disponible: conserva 3 cartas como mucho, y las demás vienen del mazo. Así que una carta que quieras puede desaparecer.

## Knowledge

knowledge = Conocimientos
knowledge-about = Cartas que están debajo de otras y dan a tu Ciudad un efecto más.
knowledge-what = Los Conocimientos se pagan con Ciencia. Cada uno que adquieres vale 1 punto, y además puede hacer algo por ti.
knowledge-acquire = Tienes 4 de Ciencia. Adquiere la { $card-democracy }: con ella, las Conductas culturales te costarán menos.
knowledge-progress = Los avances científicos son para más tarde. Tu Ciencia llega justo para la { $card-democracy }.
knowledge-pass = Todavía no: aquí queda algo por descubrir.
knowledge-under = Un Conocimiento no da recursos ni ocupa sitio: encima lleva otra carta. { $card-apprenticeship } es el Conocimiento bajo tu { $card-dojo }. Se activan a la vez.
knowledge-both = Las dos tienen un efecto y cada una se puede usar. { $card-apprenticeship } puede copiar la carta de encima. Reúne Poder militar para adquirir { $card-al-andalus }: cuesta 4.
knowledge-gain = Un efecto único: { $card-al-andalus } te deja ganar una carta, una Construcción de coste 4 o menos, sin pagar su coste. Toma el { $card-trading-post }.
knowledge-others = Algunos actúan por sí solos: con la { $card-democracy } activada, las Conductas culturales cuestan menos. ¿Y tu Conocimiento inicial? No da punto, pero cuenta para el Dominio.

## Wonders

wonders = Maravillas
wonders-about = Dos secciones, un efecto único y 2 puntos.
wonders-what = Las Maravillas son grandes obras. Pagas Producción dos veces: una para empezar una Maravilla y otra para completarla. Solo entonces vale sus 2 puntos.
wonders-begin = Tienes 10 de Producción. Empieza el { $card-colossus-of-rhodes }: su primera sección cuesta 3.
wonders-lighthouse = El { $card-lighthouse-of-alexandria } viene enseguida. Empieza antes el { $card-colossus-of-rhodes }.
wonders-second = Espera junto a tu Ciudad y aún no vale nada. Solo puedes tener una Maravilla en construcción. ¿Y si empiezas otra? Pruébalo con el { $card-lighthouse-of-alexandria }.
wonders-patience = Podrías completarla, sí. Pero antes mira qué pasa si empiezas otra.
wonders-keep = Una de las dos se descarta y su coste se pierde: mejor completar primero. Conserva el { $card-colossus-of-rhodes }.
wonders-other = Podrías, pero una vez completado, el { $card-colossus-of-rhodes } da Poder militar, y lo vas a necesitar enseguida.
wonders-complete = Ahora toca completar: la segunda sección cuesta 4.
wonders-pass = Una Maravilla solo empezada no da puntos. Complétala.
wonders-bonus = ¡2 puntos! Y el efecto único llega enseguida: 2 de Poder militar. Con tu Oro basta para { $card-phoenicia }. Consíguela.
wonders-later = El { $card-colossus-of-rhodes } está ahora encima de tu mazo de Ciudad. Llegará a tu Ciudad como las demás cartas y dará 2 de Poder militar cada vez que se active.

## Provinces and Barricades

provinces = Provincias y Barricadas
provinces-about = Tierras del Desarrollo disponible, tierras de tu rival y cómo conservarlas.
provinces-what = Una Provincia vale 1 punto mientras la controles. Es Costera, Montañosa o Agrícola, y algunas cartas preguntan por ese tipo de Provincia.
provinces-acquire = Aquí hay una en el Desarrollo disponible: adquiere el { $card-sahara } por 3 de Poder militar.
provinces-later = Eso viene después. Adquiere antes el { $card-sahara }: su efecto único te ayudará.
provinces-pass = Tienes mucho Poder militar y se perdería. ¡Gástalo!
provinces-bonus = Está en tu pila de Provincias y su efecto único te ha dado 1 de Poder militar. Con { $card-floating-gardens }, un marcador de Tipo de Provincia azteca hace Montañoso también el { $card-lake-texcoco }.
provinces-conquer = También puedes conquistar, pero solo la Provincia superior de tu rival. El { $card-nile-delta } cuesta 3, y la Barricada que tiene encima añade 2. ¡Tienes 5!
provinces-not-yet = Espera: lo que viene ahora la taparía. Antes conquista el { $card-nile-delta }.
provinces-danger = Está encima de tu pila, sin su efecto único, y la Barricada se devuelve a su montón. ¡Pero tu rival tiene 4 de Poder militar! Haz que el { $card-nile-delta } cueste más.
provinces-danger-pass = Entonces tu rival lo recupera por 3 de Poder militar. Con 1 de Producción lo evitas.
provinces-safe = Una Barricada va a tu pila, añade 2 y no da puntos: 5 es demasiado para 4 de Poder militar. Solo protege la Provincia que tiene justo debajo.

## The Advantage

advantage = La Ventaja
advantage-about = Una carta que ambas Civilizaciones quieren, y el Líder militar que la necesita.
advantage-what = La Ventaja está en el centro. Todavía no la tiene nadie. Quien la tiene puede usar a su Líder militar, y algunas cartas hacen más.
advantage-take = Pagas la cantidad que quieras de un Recurso básico, y queda en ella en fichas. Tómala con 2 de Poder militar.
advantage-cheap = Ahora basta con 1, pero tu rival solo tendría que pagar 2. Tómala con 2 de Poder militar.
advantage-science = La Ciencia también sirve: tu rival tendría que pagar Ciencia. Pero aquí, tómala con 2 de Poder militar.
advantage-pass = Ahora pasa. Al final de la ronda le ocurre algo a la Ventaja.
advantage-wait = Todavía no: aquí queda más por ver.
advantage-warlord = Ya es tuya. Por eso puedes usar una vez por ronda a { $card-oda-nobunaga }, tu Líder militar. Que él suba tu Ciencia a 4.
advantage-branch = Esa es su otra ayuda: una conquista barata. Aquí quieres 2 Recursos básicos del mismo tipo.
advantage-lost = Los aztecas han pagado 3 de Poder militar: el mismo recurso, y más que tus 2. Tus fichas se han ido y la Ventaja es suya.
advantage-back = ¡Recupérala! Tiene que ser otra vez Poder militar, y más de 3. El Oro lo sustituye, como siempre.
advantage-democracy = Más tarde, quizá. Primero recupera la Ventaja.
advantage-decay = Se desgasta: cada ronda pierde una ficha. Quedan 3, así que la conservas. Sin fichas, ya no la tiene nadie.

## Scout and Free Cities

trade = El Explorador y las Ciudades libres
trade-about = Comercia con Oro y haz tuya una ciudad.
trade-what = Una vez por ronda, tu Explorador puede comerciar con una de estas tres Ciudades libres. Pones 1 de Oro en tu lado y usas su efecto.
trade-novgorod = { $card-novgorod } te da la Construcción básica que quieras. Comercia allí.
trade-malacca = Buena idea, pero espera: hay un camino más barato a { $card-malacca }. Comercia con { $card-novgorod }.
trade-gain = Ganas una carta sin pagar su coste. ¿Qué Construcción básica quieres?
trade-no = ¿Sin llevarte nada? Toma una, la que quieras.
trade-four = Tu Oro se queda ahí, ronda tras ronda. Con 4 de Oro en tu lado reclamas una Ciudad libre. En { $card-malacca } tienes 3. Pero tu Explorador ya está usado esta ronda.
trade-claim = El { $card-lighthouse-of-alexandria } de tu Ciudad te deja comerciar gratis: sin el Explorador y con Oro de la reserva general. ¡Reclama { $card-malacca }!
trade-yours = { $card-malacca } está ahora junto a tu Ciudad: 2 puntos. Allí comercias sin Oro. Todo su Oro ha vuelto a la reserva general y se ha revelado otra Ciudad libre.
trade-bukhara = { $card-bukhara } aún no tiene Oro. Con 1 de Oro más en { $card-malacca }, esa ciudad será tuya.

## Policies

policies = Conductas culturales
policies-about = Se pagan con Cultura, valen 2 puntos cada una y sus efectos únicos se repiten.
policies-what = Tu Civilización tiene cinco Conductas culturales: el mazo de Cultura. Míralas cuando quieras. La primera cuesta 1 de Cultura, la segunda 2, y así sucesivamente.
policies-first = Tienes 3 de Cultura. Desarrolla primero { $card-zen }.
policies-tea-first = La { $card-tea-ceremony } va después. Empieza por { $card-zen }.
policies-pass = Todavía no: tienes Cultura que gastar.
policies-archive = Enseguida ganas su efecto único: archiva una carta y gana 1 de Ciencia. Lo archivado sale de la partida, y lo bueno llega más a menudo. Archiva un { $card-work-camp } o un { $card-fort }.
policies-mine = La { $card-mine } te da Oro: archiva mejor algo sencillo.
policies-no = Entonces tampoco ganarías Ciencia. Archiva una.
policies-active = { $card-zen } es tu Conducta cultural activa, porque está encima. Su otro efecto se puede usar una vez por ronda, como acción.
policies-second = Ahora desarrolla la { $card-tea-ceremony } por 2 de Cultura. Ganas su efecto único y otra vez el de { $card-zen }, en el orden que quieras.
policies-use = La Conducta cultural activa es ahora la { $card-tea-ceremony }: convierte dos recursos distintos en Cultura. { $card-borobudur } puede copiar una Conducta cultural. ¡Consigue 2 de Cultura!
policies-worth = Cada Conducta cultural vale 2 puntos. Y cuanto antes las tengas, más veces se repiten sus efectos únicos.
policies-zen-again = { $card-zen } no daría Cultura ahora. Copia { $card-tea-ceremony }.

## What cards can do

cards = Lo que pueden hacer las cartas
cards-about = Los avances científicos y las palabras que aparecen en muchas cartas.
cards-activate = Algunas cartas tienen un efecto para este momento, la Fase de Ciudad. Activa la fila 2 y la columna b.
cards-apply = { $card-krak-des-chevaliers } busca una Barricada en tu pila de Provincias: tienes una. Así que aplica su efecto y toma Ciencia.
cards-done = Entonces no te daría nada esta ronda. Aplícalo.
cards-archive = El { $card-forum } tiene dos usos, y eliges uno. Archiva con él un { $card-work-camp }: las cartas flojas solo estorban.
cards-culture = Ese es su otro uso: Cultura por dos recursos distintos. Esta vez, archiva un { $card-work-camp }.
cards-pass = Aquí queda algo por probar.
cards-discard = Los aztecas han usado el { $card-calendar } para descartar una carta de su Ciudad. Lo descartado vuelve algún día, cuando se baraja la pila de descartes. Lo archivado, nunca.
cards-progress = Avances científicos: paga 2 de Ciencia, roba y usa la carta superior de tu mazo de Ciudad. ¿Cuál será? ¡Prueba suerte!
cards-may = Un { $card-workshop }: 2 de Producción al momento; ya está en tu pila de descartes. La { $card-bourse } dice «puedes»: sin gastar acción, mientras puedas pagar. ¡Consigue { $card-tibet }!
cards-reinforce = Las cartas que refuerzas se quedan en tu Ciudad cuando acaba la ronda. La { $card-crop-rotation } lo hace con cualquier carta activada. Refuerza una.
cards-whenever = Dos expresiones más. «Siempre que»: el efecto se aplica por sí solo. «Si has ganado»: solo mira lo que has ganado esta ronda, gastado o no.
cards-texcoco = Entonces no te bastaría el poder militar para { $card-tibet }.

## The end

end = El final de la partida
end-about = Pasar, el fin de la ronda, la ronda final y la puntuación.
end-pass = Se realizan acciones hasta que ambas Civilizaciones han pasado. Tu rival ya lo ha hecho. Pasa también: se van tus Recursos básicos, fichas de Acción y cartas activadas.
end-refill = Una ronda termina en cuatro pasos: se repone la Ciudad, se repone el Desarrollo disponible, la Ventaja se desgasta y tu rival pasa a ser la Civilización inicial.
end-final = El mazo de Desarrollo eran tres Eras, cada una con su carta de Separación. Está vacío: aquí solo hay 4 cartas. ¡Así que esta es la ronda final!
end-activate = Hay empate, 18 a 18. Tu rival tiene más Provincias, así que ese Dominio es suyo. Necesitas 5 de Poder militar: elige fila y columna.
end-dominance = Una sola acción lo cambia todo: te lleva a 22 puntos y baja a tu rival a 14. ¿Cuál?
end-display = Así habría 2 Provincias en cada lado, y en caso de empate ambas Civilizaciones ganan los 3 puntos. ¡Se puede mejorar!
end-last = 2 Provincias contra 1: el Dominio en Provincias es solo tuyo. En Maravillas y Conductas culturales hay empate, así que ambas Civilizaciones ganan los 3 puntos. Ahora pasa.
end-score = 22 a 14: ¡has ganado! Provincias y Conocimientos, 1 punto; Maravillas, Conductas culturales y Ciudades libres, 2; Dominio, 3. El Oro, la Cultura y las Barricadas no cuentan.
end-tie = Si hubiera empate, el desempate lo decide quién tiene la Ventaja, luego más Oro, luego más Cultura. Ya conoces todo el juego. ¡Juega una partida!
