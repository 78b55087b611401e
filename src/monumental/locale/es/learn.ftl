### What lessons and puzzles say, whatever they are about.

learn-read-first = Eso puede esperar: lee esto primero y luego continúa.
learn-do-first = Primero haz lo que se pide aquí.
learn-not-understood = «{ $words }» no es una acción.
learn-allowed = Las reglas lo permiten, pero aquí se pide otra cosa. { $option }
learn-missed = El turno ha terminado sin alcanzar el objetivo. Puedes intentarlo otra vez desde el principio de este paso.
