### Lessons and puzzles in the browser: words that no other page needs.

web-practice-begun = This is the beginning: there is nothing to take back.
web-practice-again = Start over

## Lessons

web-learn-panel = What the lesson says
web-learn-steps = Steps of this lesson
web-learn-step = Step { $number } of { $count }
web-learn-done = Well done!
# $lesson: its title.
web-learn-done-next = Next comes: { $lesson }.
web-learn-done-last = That was the last lesson of this course.
web-learn-back = Back
web-learn-next = Next
# On a button: where the next deed is done.
web-learn-show = Show me
# The same where that is in the light already: it is done.
web-learn-do = Do it for me
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-missing = Perhaps the course has changed since the link was made: all lessons are on the page “Learn”.
web-learn-title = Learn
web-learn-lead = Short lessons at the table itself: read, look, try. Nothing can go wrong, and you can always go back.
web-learn-ten = Learn in ten minutes
# $lesson: the title of the first one.
web-learn-ten-about = Never played before? Begin here: { $lesson }. You need to know nothing at all.
web-learn-begin = Begin
web-learn-again = Go on learning
web-learn-again-about = Next comes: { $lesson } ({ $course }).
web-learn-go-on = Go on
web-learn-finished = You have taken every lesson. Time to play!
# How many lessons of a course.
web-learn-count = { $done } of { $count } done, about { $minutes } min
# On a lesson: how long it takes.
web-learn-minutes = { $minutes } min
# $courses: titles of courses that this one builds on.
web-learn-after = Best after: { $courses }.
# For screen readers, after the title of a lesson.
web-learn-ticked = (done)
web-learn-more = Where to go from here

## Puzzles

web-puzzle-title = Puzzles
web-puzzle-lead = One turn, one best way to play it. Every option can be tried and taken back; no luck is needed.
web-puzzle-daily = The puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-solved = solved
web-puzzle-all = All
# Above a choice of rule systems.
web-puzzle-rules = Game
web-puzzle-difficulty = Difficulty
# How many puzzles.
web-puzzle-count = { $done } of { $count } solved
# $grade: from 1 to 5.
web-puzzle-grade = Difficulty { $grade } of 5
# That the solution takes.
web-puzzle-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
web-puzzle-panel = What the puzzle asks for
web-puzzle-solution = Show the solution
web-puzzle-next = Next puzzle
