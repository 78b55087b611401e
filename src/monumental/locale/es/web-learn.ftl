### Lessons and puzzles in the browser: words that no other page needs.

web-practice-begun = Esto es el principio: no hay nada que deshacer.
web-practice-again = Empezar de nuevo

## Lessons

web-learn-panel = Lo que dice la lección
web-learn-steps = Pasos de esta lección
web-learn-step = Paso { $number } de { $count }
web-learn-done = ¡Muy bien!
# $lesson: its title.
web-learn-done-next = A continuación: { $lesson }.
web-learn-done-last = Era la última lección de este curso.
web-learn-back = Atrás
web-learn-next = Siguiente
# On a button: where the next deed is done.
web-learn-show = Muéstramelo
# The same where that is in the light already: it is done.
web-learn-do = Hazlo por mí
web-learn-next-lesson = Siguiente lección
web-learn-all = Todas las lecciones
web-learn-missing = Quizá el curso ha cambiado desde que se creó el enlace: todas las lecciones están en la página «Aprender».
web-learn-title = Aprender
web-learn-lead = Lecciones cortas en la propia mesa: lee, mira, prueba. Nada puede salir mal y siempre puedes volver atrás.
web-learn-ten = Aprende en diez minutos
# $lesson: the title of the first one.
web-learn-ten-about = ¿No has jugado nunca? Empieza aquí: { $lesson }. No necesitas experiencia alguna.
web-learn-begin = Empezar
web-learn-again = Sigue aprendiendo
web-learn-again-about = A continuación: { $lesson } ({ $course }).
web-learn-go-on = Continuar
web-learn-finished = Has hecho todas las lecciones. ¡Hora de jugar!
# How many lessons of a course.
web-learn-count = { $done } de { $count } hechas, unos { $minutes } min
# On a lesson: how long it takes.
web-learn-minutes = { $minutes } min
# $courses: titles of courses that this one builds on.
web-learn-after = Mejor después de: { $courses }.
# For screen readers, after the title of a lesson.
web-learn-ticked = (hecha)
web-learn-more = Cómo seguir

## Puzzles

web-puzzle-title = Problemas
web-puzzle-lead = Un turno y una sola forma de jugarlo mejor. Puedes probar y deshacer cualquier opción; no interviene la suerte.
web-puzzle-daily = El problema del día
web-puzzle-solve = Resolverlo
web-puzzle-solved = resuelto
web-puzzle-all = Todos
# Above a choice of rule systems.
web-puzzle-rules = Juego
web-puzzle-difficulty = Dificultad
# How many puzzles.
web-puzzle-count = { $done } de { $count } resueltos
# $grade: from 1 to 5.
web-puzzle-grade = Dificultad { $grade } de 5
# That the solution takes.
web-puzzle-decisions = { $count ->
    [one] 1 decisión
    [many] { $count } de decisiones
   *[other] { $count } decisiones
}
web-puzzle-panel = Lo que pide el problema
web-puzzle-solution = Mostrar la solución
web-puzzle-next = Siguiente problema
