### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Dos civilizaciones, una mesa. Once lecciones cortas; tras las cuatro primeras, unos diez minutos, ya puedes jugar.

## What it is about

goal = De qué va el juego
goal-about = Cómo se consiguen puntos, cómo empieza una ronda y cómo termina la partida.
goal-choose = Cada participante dirige una Civilización; gana quien tenga más puntos al final. Elige la tuya: los japoneses son buenos para empezar.
goal-aztecs = Los aztecas son hoy tus rivales. Elige a los japoneses: no tienen reglas propias que aprender.
goal-malians = Los malienses conquistan con Oro, y esa es otra historia. Por ahora, elige a los japoneses.
goal-points = Las cartas dan puntos: 1 por cada Provincia y cada Conocimiento adquirido; 2 por cada Maravilla completada, Conducta cultural y Ciudad libre.
goal-dominance = Ya tienes 3 puntos: cada cual empieza con 1 Conocimiento, y tener más que nadie, o empatar, da 3. Eso es el Dominio. También lo hay por Provincias, Maravillas y Conductas culturales, pero nunca sin tener ninguna.
goal-activate = Cada ronda empieza por tu Ciudad: elige cualquier fila y cualquier columna, y sus cartas te darán recursos.
goal-ends = De este Desarrollo disponible se adquieren cartas, y cada ronda lo repone el mazo de Desarrollo. Si entonces hay 4 o menos, se juega una ronda final.

## Row and column

city = Fila y columna
city-about = Tu Ciudad son nueve cartas. Cada ronda, una fila y una columna trabajan para ti.
city-find = Fase de Ciudad: elige una fila y una columna de tu Ciudad, cinco cartas en total. Busca la elección que te da 3 de Producción.
city-two = Casi: así solo consigues 2 de Producción. ¿Hay una fila y una columna con un tercer { $card-work-camp }?
city-mine = Tus cinco cartas activadas te han dado estas fichas de Recurso. Sigue la Fase de Acciones, una por turno: usa la { $card-mine }.
city-not-yet = Eso acabaría tu ronda. Antes usa la { $card-mine }.
city-pass = ¡1 de Oro! La { $card-mine } solo pregunta si has ganado 2 de Producción; la conservas. La ficha de Acción dice: usada esta ronda. Ahora pasa; comprar es otra lección.
city-filled = Tus cartas activadas fueron a la pila de descartes. En la Fase de Mantenimiento vinieron otras cinco de tu mazo de Ciudad; las demás siguen ahí.

## Buying cards

buying = Comprar cartas
buying-about = Qué se paga con qué, adónde van las cartas nuevas y qué se pierde al pasar.
buying-military = Adquirir una carta es una acción. Con Poder militar se pagan las Provincias: adquiere el { $card-nile-delta } por 3.
buying-conquest = Esa es de tu rival, y hay otra lección sobre eso. Adquiere el { $card-nile-delta } del Desarrollo disponible.
buying-wait = Todavía no: aún puedes pagar algo bueno.
buying-gold = Con Ciencia se pagan los Conocimientos. Por el efecto único del { $card-nile-delta } tienes 3, pero la { $card-democracy } cuesta 4: el Oro sustituye a cualquier Recurso básico. Adquiérela.
buying-apprenticeship = { $card-apprenticeship } también cuesta 4 y es igual de bueno. Pero aquí, toma la { $card-democracy }.
buying-building = Con Producción se pagan las Construcciones y las Maravillas. Adquiere una Construcción básica: te da 2 recursos cada vez que se activa.
buying-barricade = Una Barricada no da recursos: protege Provincias. Toma algo para tu Ciudad.
buying-pass = Al pasar se pierden los Recursos básicos; el Oro y la Cultura se quedan. Con Cultura se pagan las Conductas culturales, y con Oro no. Ahora pasa.
buying-policy = Las Conductas culturales tienen su propia lección, y la Cultura no se pierde. Ahora pasa.
buying-came = Tus cartas nuevas estaban encima de tu mazo de Ciudad. Por eso han llegado primero y están listas para esta ronda.
buying-display = Los huecos esperan al fin de la ronda. En la Fase de Desarrollo se descartan las cartas de los puestos 6, 5, 4… hasta que solo quedan 3; después llegan otras.

## Wonders

wonders = Maravillas
wonders-about = Se pagan dos veces, con un efecto único y 2 puntos.
wonders-begin = Una Maravilla se paga con Producción dos veces: para empezar, como los aztecas la suya, y, en otro turno, para completar. Empieza el { $card-colossus-of-rhodes } por 3.
wonders-lighthouse = Esa es hoy para los aztecas. Empieza el { $card-colossus-of-rhodes }.
wonders-wait = Todavía no: una Maravilla sin completar no vale nada.
wonders-complete = Cada cual solo puede tener una Maravilla en construcción: los aztecas han empezado el { $card-lighthouse-of-alexandria } y han perdido el { $card-mausoleum-of-halicarnassus }. Completa la tuya por 4.
wonders-bonus = ¡2 puntos, y 3 por el Dominio! La carta está en tu mazo de Ciudad, y su efecto único llegó enseguida: 2 de Poder militar. Con tu Oro, adquiere { $card-phoenicia }.

## Knowledge

knowledge = Conocimientos
knowledge-about = Cartas que están debajo de otras y dan a tu Ciudad un efecto más.
knowledge-acquire = Un Conocimiento se paga con Ciencia y vale 1 punto. Adquiere la { $card-democracy }: mientras está activada, las Conductas culturales te cuestan menos.
knowledge-progress = Los avances científicos tienen su propia lección. Tu Ciencia llega justo para la { $card-democracy }.
knowledge-wait = Todavía no: aquí queda algo por descubrir.
knowledge-under = { $card-apprenticeship } es el Conocimiento bajo tu { $card-colossus-of-rhodes }: no ocupa sitio. Ambas cartas están activadas y cada una se puede usar. Usa el { $card-colossus-of-rhodes }.
knowledge-first = Eso viene después. Antes usa la carta de encima: el { $card-colossus-of-rhodes }.
knowledge-copy = { $card-apprenticeship } puede copiar esa carta: ganas otra vez sus recursos y puedes usar de nuevo su efecto. Hazlo y adquiere { $card-tibet } por 5 de Poder militar.
knowledge-texcoco = Entonces no te bastaría el Poder militar para { $card-tibet }.

## Provinces and Barricades

provinces = Provincias y Barricadas
provinces-about = Tierras del Desarrollo disponible, tierras de tu rival y cómo conservarlas.
provinces-acquire = Una Provincia vale 1 punto mientras la controles. Adquiere el { $card-sahara } por 3 de Poder militar: su efecto único te devuelve 1.
provinces-later = Eso viene después. Adquiere antes el { $card-sahara }: su efecto único te ayudará.
provinces-pass = Tienes mucho Poder militar y se perdería. ¡Gástalo!
provinces-types = El tipo de Provincia, Montañosa, Costera o Agrícola, importa a algunas cartas. Con un marcador de Tipo de Provincia, los aztecas han hecho Montañoso también el { $card-lake-texcoco }.
provinces-conquer = Puedes conquistar la Provincia superior de tu rival. El { $card-nile-delta } cuesta 3 de Poder militar, y cada Barricada que tiene encima añade 2: ¡conquístalo con tus 5!
provinces-not-yet = Espera: la carta siguiente la taparía. Antes conquista el { $card-nile-delta }.
provinces-danger = Está en tu pila de Provincias, sin su efecto único. Su Barricada se devolvió, y los aztecas han adquirido otra. Tienen 4 de Poder militar: adquiere una también, ¡y tu Provincia costará 5!
provinces-danger-pass = Entonces tu rival lo recupera por 3 de Poder militar. Con 1 de Producción lo evitas.

## The Advantage

advantage = La Ventaja
advantage-about = Una carta que ambas Civilizaciones quieren, y el Líder militar que la necesita.
advantage-take = Para tomar la Ventaja pagas la cantidad que quieras de un Recurso básico, que queda en ella en fichas. Tómala con 2 de Poder militar.
advantage-cheap = Ahora basta con 1, pero tu rival solo tendría que pagar 2. Tómala con 2 de Poder militar.
advantage-dear = Lo que pagas ya no lo tienes: por ahora basta con 2.
advantage-wait = Todavía no: aquí queda más por ver.
advantage-warlord = Mientras la tienes, algunas cartas hacen más, y puedes usar a tu Líder militar una vez por ronda. Que { $card-oda-nobunaga } te dé 2 de Poder militar.
advantage-branch = Esa es su otra ayuda: una conquista barata. Aquí quieres 2 Recursos básicos del mismo tipo.
advantage-military = Vas a necesitar Poder militar enseguida.
advantage-back = Los aztecas la han tomado con 3 de Poder militar: el mismo recurso, y más que tú. Recupérala: otra vez Poder militar, más de 3.
advantage-pass = Ahora pasa. Al final de cada ronda la Ventaja se desgasta: pierde una ficha. Sin fichas, no la tiene nadie.

## Scout and Free Cities

trade = El Explorador y las Ciudades libres
trade-about = Comercia con Oro y haz tuya una ciudad.
trade-scout = Tu Explorador, la carta «{ $card-red-seal-merchant }», puede comerciar una vez por ronda: pon 1 de Oro en tu lado de una Ciudad libre y usa su efecto. Comercia con { $card-novgorod }.
trade-malacca = Buena idea, pero hay un camino más barato a { $card-malacca }. Comercia con { $card-novgorod }.
trade-next = Eso viene después. Antes, que tu Explorador comercie con { $card-novgorod }.
trade-wait = Todavía no: tu Explorador no ha comerciado.
trade-gain = En { $card-novgorod } ganas una carta sin pagar su coste. ¿Qué Construcción básica quieres?
trade-no = ¿Sin llevarte nada? Toma una, la que quieras.
trade-claim = Con 4 de Oro en tu lado reclamas una Ciudad libre; { $card-malacca } tiene 3. Usa el { $card-lighthouse-of-alexandria }: comercia sin Explorador ni tu Oro. Después responde a las dos preguntas de { $card-malacca }.
trade-bukhara = { $card-bukhara } aún no tiene Oro. Con 1 de Oro más en { $card-malacca }, esa ciudad será tuya.
trade-yours = { $card-malacca } es tuya: 2 puntos, y allí comercias sin Oro. Se ha revelado otra Ciudad libre.

## Policies

policies = Conductas culturales
policies-about = Se pagan con Cultura, valen 2 puntos cada una y sus efectos únicos se repiten.
policies-first = Con Cultura se pagan las Conductas culturales de tu mazo de Cultura: 1 la primera, 2 la segunda, y así sucesivamente. Desarrolla { $card-zen }.
policies-tea-first = La { $card-tea-ceremony } va después. Empieza por { $card-zen }.
policies-wait = Todavía no: tienes Cultura que gastar.
policies-archive = { $card-zen } da 2 puntos, y 3 por el Dominio. Ahora su efecto único: archivas una carta, que sale de la partida, y ganas 1 de Ciencia. Archiva un { $card-work-camp } o un { $card-fort }.
policies-mine = La { $card-mine } te da Oro: archiva mejor algo sencillo.
policies-no = Entonces tampoco ganarías Ciencia. Archiva una.
policies-second = Ahora desarrolla la { $card-tea-ceremony }. Ganas su efecto único y otra vez el de { $card-zen }, en el orden que quieras.
policies-use = La de encima es tu Conducta cultural activa: úsala, y dos recursos distintos se vuelven Cultura. { $card-borobudur } puede copiarla. ¡Consigue 2 de Cultura!
policies-zen-again = { $card-zen } no daría Cultura ahora. Copia { $card-tea-ceremony }.

## What cards can do

cards = Lo que pueden hacer las cartas
cards-about = Los avances científicos y las palabras que aparecen en muchas cartas.
cards-apply = Algunos efectos son para la Fase de Ciudad, como el de { $card-krak-des-chevaliers }. Activa la fila 2 y la columna b, aplícalo y toma Ciencia.
cards-done = Entonces no te daría nada esta ronda. Aplícalo.
cards-other = Los pasos siguientes necesitan la fila 2 y la columna b.
cards-science = Vas a necesitar Ciencia enseguida.
cards-progress = Avances científicos: paga 2 de Ciencia, roba y usa la carta superior de tu mazo de Ciudad. ¡Prueba suerte!
cards-wait = Aquí queda algo por probar.
cards-may = Ha salido un { $card-workshop }: 2 de Producción. Ahora la { $card-bourse }: «puedes» es sin gastar acción, y mientras puedas pagar. ¡Adquiere así { $card-tibet }!
cards-texcoco = Entonces no te bastaría el Poder militar para { $card-tibet }.
cards-reinforce = Lo que refuerzas se queda en tu Ciudad cuando pasas. La { $card-crop-rotation } puede reforzar cualquier carta activada: elige una.
cards-words = «Siempre que»: el efecto se aplica por sí solo. Con el { $card-calendar } los aztecas han descartado una carta: volverá algún día de esta pila. Lo archivado, nunca.

## The end

end = El final de la partida
end-about = El fin de la ronda, la ronda final y la puntuación.
end-pass = Cuando ambas Civilizaciones han pasado: Fase de Mantenimiento, Fase de Desarrollo, la Ventaja se desgasta y tu rival pasa a ser la Civilización inicial. Pasa y mira.
end-final = El mazo de Desarrollo eran tres Eras, separadas por cartas de Separación, que no hacen nada más. Está vacío y aquí solo hay 4 cartas: ¡la ronda final!
end-find = Vas a necesitar 5 de Poder militar: elige una fila y una columna que te lo den.
end-dominance = El marcador es 18 a 18, y tu rival tiene más Provincias. Una acción te lleva a 22 y baja a tu rival a 14. ¿Cuál?
end-display = Así habría 2 Provincias en cada lado, y en caso de empate ambas Civilizaciones ganan los 3 puntos. ¡Se puede mejorar!
end-last = 2 Provincias contra 1: ahora ese Dominio es solo tuyo. Donde hay empate, ambas Civilizaciones ganan 3 puntos. Pasa.
end-score = 22 a 14: ¡has ganado! El Oro, la Cultura, las Barricadas y las Maravillas sin completar no cuentan. Desempate: la Ventaja, luego el Oro, luego la Cultura.
