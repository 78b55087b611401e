### Lessons and puzzles in the browser: words that no other page needs.

web-practice-begun = Tady je začátek: není co vracet.
web-practice-again = Začít znovu

## Lessons

web-learn-panel = Co říká lekce
web-learn-steps = Kroky této lekce
web-learn-step = Krok { $number } z { $count }
web-learn-done = Výborně!
# $lesson: its title.
web-learn-done-next = Dál následuje: { $lesson }.
web-learn-done-last = To byla poslední lekce tohoto kurzu.
web-learn-back = Zpět
web-learn-next = Dál
# On a button: where the next deed is done.
web-learn-show = Ukázat
# The same where that is in the light already: it is done.
web-learn-do = Udělat za mě
web-learn-next-lesson = Další lekce
web-learn-all = Všechny lekce
web-learn-missing = Možná se kurz od vytvoření odkazu změnil: všechny lekce najdete na stránce „Naučit se“.
web-learn-title = Naučit se
web-learn-lead = Krátké lekce přímo u stolu: čtěte, dívejte se, zkoušejte. Nic se nemůže pokazit a vždy se lze vrátit.
web-learn-ten = Naučte se hrát za deset minut
# $lesson: the title of the first one.
web-learn-ten-about = Ještě jste nehráli? Začněte tady: { $lesson }. Nemusíte vědět vůbec nic.
web-learn-begin = Začít
web-learn-again = Pokračujte v učení
web-learn-again-about = Dál následuje: { $lesson } ({ $course }).
web-learn-go-on = Pokračovat
web-learn-finished = Prošli jste všechny lekce. Je čas hrát!
# How many lessons of a course.
web-learn-count = Hotovo { $done } z { $count }, asi { $minutes } min
# On a lesson: how long it takes.
web-learn-minutes = { $minutes } min
# $courses: titles of courses that this one builds on.
web-learn-after = Nejlépe po kurzu: { $courses }.
# For screen readers, after the title of a lesson.
web-learn-ticked = (hotovo)
web-learn-more = Kam dál

## Puzzles

web-puzzle-title = Úlohy
web-puzzle-lead = Jeden tah a jediný nejlepší způsob, jak ho zahrát. Každou možnost lze vyzkoušet a vrátit; náhoda tu nehraje roli.
web-puzzle-daily = Úloha dne
web-puzzle-solve = Vyřešit
web-puzzle-solved = vyřešeno
web-puzzle-all = Vše
# Above a choice of rule systems.
web-puzzle-rules = Hra
web-puzzle-difficulty = Obtížnost
# How many puzzles.
web-puzzle-count = Vyřešeno { $done } z { $count }
# $grade: from 1 to 5.
web-puzzle-grade = Obtížnost { $grade } z 5
# That the solution takes.
web-puzzle-decisions = { $count ->
    [one] 1 rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
web-puzzle-panel = Co úloha žádá
web-puzzle-solution = Ukázat řešení
web-puzzle-next = Další úloha
