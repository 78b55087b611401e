### What `monumental mcp` says: to the client that sits at a table, and to whoever starts it for one.
###
### Names of tools, of what they take, and words to be typed as they stand are English in every language.

## Said once, when the client sits down

mcp-instructions = Estás en una mesa de Monumental, un juego de mesa de civilizaciones, y juegas uno de sus puestos. options dice qué se te pregunta y numera lo que puedes hacer; play hace una de esas cosas. table muestra lo que hay en la mesa, why_not dice por qué no se puede hacer algo, y card, rule y word explican. Conoces lo mismo que quien juega en este puesto, y nada más. Gana quien tenga más puntos al final.

## The tools

mcp-table = La mesa tal como la ves: lo que hay en el centro, lo tuyo y lo de los demás.
# Words that can be given to it; they stay English.
mcp-table-part = Solo una parte: city, opponent, display, discard, archive, policies, map, "tile 17" o el nombre de una Civilización en juego. Si se omite, todo.
mcp-options = Qué se te pregunta ahora y todo lo que puedes responder, cada cosa con un número; o a quién se pregunta en tu lugar; o cómo acabó la partida.
mcp-play = Elegir una de las opciones. La respuesta dice qué ha ocurrido hasta tu siguiente pregunta.
mcp-play-option = El número de la opción, o la acción en palabras, como "use b2".
mcp-why-not = Por qué no se puede hacer ahora algo que no está entre las opciones, con la regla que lo impide.
mcp-why-not-action = La acción en palabras, como "acquire 3", o solo un verbo, como "conquer".
mcp-hint = Lo que haría el entrenador: con qué probabilidad gana cada cual, hasta tres opciones con lo que habla a favor de cada una, y lo que se espera. Solo contra bots, o donde todos en la mesa acordaron las sugerencias.
mcp-card = Qué hace una carta o una Civilización.
mcp-card-name = Su nombre; también "b2" para una carta de tu Ciudad y "3" para el Desarrollo disponible.
mcp-rule = Reglas, por su número o por aquello de lo que tratan.
mcp-rule-words = Un número o su comienzo, como "DUEL-ACT", un término como puntuación, o palabras. Si se omite, la regla de lo que se te pregunta.
mcp-word = Qué significa una palabra del juego.
mcp-word-name = La palabra. Si se omite, la lista de todas.
mcp-log = Lo ocurrido últimamente.
mcp-log-whole = true: en toda la partida.
mcp-score = Los puntos como si la partida acabara ahora.
mcp-wait = Esperar hasta que se te vuelva a preguntar, mientras juegan los demás. La respuesta dice qué ha ocurrido entretanto.
mcp-wait-seconds = Cuántos segundos como máximo, hasta 60.
mcp-new-game = Empezar una partida nueva contra el ordenador. La partida en la que estás se abandona.
mcp-new-game-rules = duel, classic o continuous. Si se omite, lo mismo que ahora.
mcp-new-game-opponents = Quién juega contra ti: beginner, normal, strong, expert u otro bot, uno por cada otro puesto.
mcp-new-game-civilization = Tu Civilización, como "japanese". Si se omite, se elige en la partida.
mcp-new-game-seed = Un número: a números iguales, igual suerte. Si se omite, la suerte es nueva.

## What can't be done

mcp-no-tool = No hay ninguna herramienta { $tool }; hay { $known }.
mcp-no-part = En la mesa no hay nada que se llame «{ $part }»; hay { $known }.
mcp-no-argument = { $tool } no admite { $argument }; admite: { $known }.
# $kind: a type as JSON calls it, such as "string" or "integer".
mcp-wrong-argument = { $tool }: { $argument } debe ser del tipo { $kind } y de un tamaño razonable.
mcp-missing-argument = { $tool } necesita { $argument }.

## Said to whoever starts it

mcp-not-installed = El Model Context Protocol no está instalado aquí: { $command }
mcp-table-alone = --table ocupa un puesto en una mesa tal como se creó, así que { $option } no se puede elegir
mcp-table-only = { $option } es para una mesa de un servidor: indícala con --table
mcp-no-link = «{ $link }» no es el enlace de una mesa: debe ser como http://localhost:8000/table/abc
mcp-no-server = En { $server } no hay ningún servidor de Monumental.
mcp-server-gone = El servidor de { $server } no responde. Inténtalo más tarde.
mcp-wrong-key = El servidor de { $server } no conoce esta clave.
mcp-no-seat = En esta mesa no queda ningún puesto libre para ti y ninguno es tuyo.
mcp-other-game = La partida de este servidor no se puede leer aquí: { $problem }
