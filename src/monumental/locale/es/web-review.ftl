### The review of a game that is over: words that no other page needs.

web-review-lead = La probabilidad de ganar de cada asiento en cada decisión, qué se eligió y qué hizo la suerte, según lo que veía cada cual.

## While it is made

web-review-beginning = La partida se vuelve a jugar …
# $done and $all: decisions.
web-review-progress = { $done } de { $all } decisiones vistas
web-review-reasons = Se buscan razones para los momentos importantes …
web-review-goes-on = La partida aún no ha terminado: se analiza cuando termine.
web-review-again = Continuar

## The course

web-review-course = Probabilidad de ganar
web-review-course-about = La probabilidad de ganar de cada asiento, decisión a decisión. El deslizador y la tabla de abajo dicen lo mismo.
web-review-by-choice = por elección
web-review-by-luck = por suerte
web-review-decision = Decisión
# $number: of the decision.
web-review-at = { $number }: ronda { $round }, { $seat }
# $choice and $luck: +12 or −3, in points of a hundred.
web-review-change = { $seat }: { $before } % → { $then } % (por elección { $choice }, por suerte { $luck })
web-review-board = Ver el tablero
web-review-table-about = En la primera decisión de cada ronda, en porcentaje; después, lo que cambiaron las elecciones y la suerte de la ronda.

## Seats

web-review-seats = Lo bien que eligió cada cual
web-review-seats-about = Sobre 100: una decisión que pierde un 10 % de la probabilidad cuesta unos dos tercios. Suerte: cuántos puntos de cien cambió la probabilidad.
web-review-seat = Asiento
web-review-accuracy = Total
web-review-opening = Apertura
web-review-middle = Medio
web-review-end = Final
web-review-luck = Suerte

## Moments

web-review-moments = Momentos importantes
web-review-moment = Ronda { $round }, { $seat }
web-review-missed = { $share } % perdido
web-review-found = { $share } % mejor que lo siguiente
web-review-position = El tablero en la ronda { $round }, antes de decidir { $seat }.
web-review-played = Se jugó
web-review-better = Mejor
web-review-try = Probar desde aquí
web-review-try-about = Una mesa nueva que empieza aquí: tú decides por { $seat }, el ordenador juega por los demás.
web-review-nothing = Nada que importara mucho.
web-review-later = Se sabrán cuando se hayan visto todas las decisiones.
web-review-noise = El entrenador piensa en cada decisión solo un momento: diferencias de algunos puntos son ruido.
web-review-link = Un enlace a este análisis

## A record that somebody brings

web-records-lead = Trae el archivo de una partida y mírala como si se hubiera jugado aquí: jugada a jugada, con el análisis del entrenador si ha terminado, y con «Probar desde aquí».
web-records-drop = Suelta aquí un registro o elige el archivo
web-records-which = Un registro es lo que descarga «Registro» en una repetición, aquí o en otra mesa, y lo que escribe el terminal con --save. Los paquetes propios vienen dentro.
web-records-busy = La partida se vuelve a jugar…
web-records-private = Solo la ve quien tiene el enlace. No cuenta para ninguna clasificación ni está en ningún historial, y se borra al cabo de unos días; tu archivo sigue siendo tuyo.
web-records-one = Trae un solo archivo, por favor: un registro es uno solo.
web-records-large = El archivo es demasiado grande para el registro de una partida.
