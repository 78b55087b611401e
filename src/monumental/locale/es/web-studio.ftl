### Your packs: words that no other page needs.

web-studio-title = Tus paquetes
web-studio-lead = Haz tus propias cartas: escribe lo impreso, míralo al momento en cuatro idiomas y descarga el paquete para jugarlo.
web-studio-new = Un paquete nuevo
web-studio-name = Nombre
web-studio-taken = Ya hay un paquete { $pack }.
web-studio-for = Para
web-studio-rules-duel = Duel
web-studio-rules-classic = Clásico
web-studio-from = Empezar con
web-studio-empty = un paquete vacío
web-studio-copy = una copia de { $pack }
web-studio-modules = Con
web-studio-module-trade = Comercio
web-studio-module-renaissance = Renacimiento
web-studio-module-heroes = Celebridades
web-studio-module-monsters = Monstruos
web-studio-make = Crear el paquete
web-studio-bring = O abre un archivo (ZIP)
web-studio-private = Los paquetes se quedan en este navegador y no se enseñan a nadie. Descárgalos para guardarlos o compartirlos, y juega la carpeta con `monumental play duel --pack CARPETA`; escribe con tus palabras, no con las de la editorial.
web-studio-full = El navegador no tiene sitio para otro paquete.
web-studio-drop = Borrar
web-studio-drop-sure = ¿Borrar para siempre el paquete { $pack }?
web-studio-all = Todos los paquetes
web-studio-send = Descargar (ZIP)
web-studio-keys = Ctrl+Intro: otra carta nueva · Alt+↑ ↓: otras cartas · Intro en una línea: leerla
web-studio-card-new = Carta nueva
web-studio-card-drop = Borrar esta carta
web-studio-pick = Elige una carta o crea una nueva.
web-studio-wrong = Todavía no está bien
web-studio-lacks = Lo que aún le falta a la caja
web-studio-of = { $has } de { $wanted }
web-studio-count = { $has } de { $wanted } de la caja
web-studio-kind = Tipo
web-studio-name-en = Inglés
web-studio-name-es = Español
web-studio-name-cs = Checo
web-studio-name-ja = Japonés
web-studio-line = Una línea tal como está impresa, en inglés
web-studio-type-sentence = escribe una frase, en inglés
web-studio-type-into = { $label }: escribe una frase
web-studio-add-sentence = { $label }: elige una frase
web-studio-choose = elegir
web-studio-nearest = No se reconoce. Las frases más cercanas:
web-studio-verb = Frase { $number }
web-studio-up = Subir la frase { $number }
web-studio-down = Bajar la frase { $number }
web-studio-remove-sentence = Quitar la frase { $number }
web-studio-remove = Quitar
web-studio-add = Añadir: { $what }
web-studio-section = { $label }, sección { $number }
web-studio-cards = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}

## Maps: a brush is what a click puts on a tile.

web-studio-maps = Mapas
web-studio-map-new = Mapa nuevo
web-studio-map-drop = Borrar este mapa
web-studio-map-players = Para cuántos jugadores
web-studio-brush = Qué pone un clic
web-studio-brush-meadow = pradera
web-studio-brush-forest = bosque
web-studio-brush-mountain = montaña
web-studio-brush-volcano = volcán
web-studio-brush-water = agua
web-studio-brush-capital = Capital
web-studio-brush-barbarian-1 = Bárbaros 1
web-studio-brush-barbarian-2 = Bárbaros 2
web-studio-brush-barbarian-3 = Bárbaros 3
web-studio-brush-barbarian-4 = Bárbaros 4
web-studio-brush-town = Villa libre
web-studio-brush-market = Mercado
web-studio-brush-nothing = nada
web-studio-map-turned = También en el otro lado (media vuelta)
web-studio-map-keys = Mapa. Las flechas van de un lugar a otro, Intro pinta, una letra pinta con su pincel: m f h v ~ c 1–4 t $; Supr quita la loseta.
web-studio-map-tile = Loseta { $number }: { $what }
web-studio-map-empty = sin loseta
web-studio-map-promises = Qué promete cada Capital
web-studio-map-capital = Capital { $number }
web-studio-map-differs = difiere
web-studio-map-sound = Este mapa no tiene ningún problema.
