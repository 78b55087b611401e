### What lessons and puzzles say, whatever they are about.

learn-read-first = That can wait: read this first, then go on.
learn-do-first = First do what is asked here.
learn-not-understood = “{ $words }” is no action.
learn-allowed = The rules would allow “{ $option }”, but here something else is asked for.
learn-would = This would happen:
learn-missed = That was not it yet. The step begins again: try something else.
# $had, $need: such as "2 Production".
learn-missed-by = That makes { $had }; the goal is { $need }.
