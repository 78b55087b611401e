### What lessons and puzzles say, whatever they are about.

learn-read-first = Eso puede esperar: lee esto primero y luego continúa.
learn-do-first = Primero haz lo que se pide aquí.
learn-not-understood = «{ $words }» no es una acción.
learn-allowed = Las reglas permitirían «{ $option }», pero aquí se pide otra cosa.
learn-would = Pasaría esto:
learn-missed = Todavía no era eso. El paso empieza de nuevo: prueba otra cosa.
# $had, $need: such as "2 Production".
learn-missed-by = Así llegas a { $had }; el objetivo es { $need }.
