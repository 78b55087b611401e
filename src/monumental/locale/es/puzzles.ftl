### Puzzles: what is asked for, what a try was worth, and why others fall short.

## Themes

puzzle-theme-points = Más puntos
puzzle-theme-province = Toma la Provincia
puzzle-theme-wonder = Completa la Maravilla
puzzle-theme-dominance = Niega el Dominio
puzzle-theme-policy = Lo que pide una Conducta cultural

## What is asked for

puzzle-goal-points = Ten tantos puntos como puedas al acabar tu turno, con los de Dominio.
puzzle-goal-province = Controla tantas Provincias como puedas al acabar tu turno.
puzzle-goal-wonder = Ten tantas Maravillas completas como puedas al acabar tu turno.
puzzle-goal-dominance = Deja a los demás tan pocos puntos de Dominio como puedas.
puzzle-goal-policy = Acaba tu turno con { $need } de Cultura exactamente: lo que cuesta ahora tu próxima Conducta cultural.
puzzle-certain = Solo cuenta lo seguro: queda fuera lo que roba una carta, da la vuelta a una ficha o muestra un secreto.
puzzle-stop = El turno acaba cuando lo terminas o pasas, o cuando otra persona tiene algo que elegir.

## What an end of the turn is worth

puzzle-worth-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
puzzle-worth-province = { $count ->
    [one] 1 Provincia
   *[other] { $count } Provincias
}
puzzle-worth-wonder = { $count ->
    [one] 1 Maravilla completa
   *[other] { $count } Maravillas completas
}
puzzle-worth-dominance = { $count ->
    [0] ningún Dominio para los demás
    [one] 1 punto de Dominio para los demás
   *[other] { $count } puntos de Dominio para los demás
}
puzzle-worth-policy = { $count ->
    [0] exactamente la Cultura necesaria
   *[other] { $count } de Cultura de más o de menos
}

## After a try

puzzle-solved = Resuelto: { $best }. Ningún otro final del turno lo iguala.
puzzle-fewer = { $count ->
    [one] Basta con 1 decisión.
   *[other] Basta con { $count } decisiones.
}
puzzle-short = No resuelto: { $had }. Lo mejor es: { $best }.
puzzle-unfinished = El turno aún no ha acabado.
puzzle-draws = `{ $deed }` necesita suerte o muestra un secreto, así que no forma parte del problema.
puzzle-by-you = Tu camino: { $had }.
puzzle-by-greedy = Lo que parece mejor de inmediato: { $had }.
puzzle-by-search = Otro camino: { $had }.
puzzle-differs-points = Puntos ({ $part }): { $had } en lugar de { $best }.
puzzle-differs-dominance = Dominio ({ $part }): { $had } en lugar de { $best }.
puzzle-differs-rivals = Dominio de los demás ({ $part }): { $had } en lugar de { $best }.
puzzle-differs-kept = { $part } restante: { $had } en lugar de { $best }.

## In the terminal

puzzle-grade = Dificultad { $grade } de 5
puzzle-decisions = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
puzzle-count = { $count ->
    [0] Ningún problema.
    [one] 1 problema.
   *[other] { $count } problemas.
}
puzzle-proven = { $puzzle }: demostrado. Lo mejor: { $best }; después: { $second }. Finales: { $ends }, posiciones: { $positions }.
puzzle-all-proven = { $count ->
    [one] 1 problema demostrado.
   *[other] { $count } problemas demostrados.
}
puzzle-prompt = Escribe un número o una acción; `undo`, `solution`, `quit`.
puzzle-nothing-to-undo = No hay nada que deshacer.
puzzle-solution = Solución: { $line }
puzzle-mined = Hallado { $puzzle }: { $theme }, dificultad { $grade }.
puzzle-progress = Partidas: { $games }. Posiciones: { $positions }, demasiado grandes: { $large }. Problemas: { $puzzles }.
puzzle-stopped = Detenido. Lo hallado está en { $folder }.
