### Puzzles: what is asked for, what a try was worth, and why others fall short.

## Themes

puzzle-theme-points = Most points
puzzle-theme-province = Take the Province
puzzle-theme-wonder = Complete the Wonder
puzzle-theme-dominance = Deny Dominance
puzzle-theme-policy = What a Policy needs

## What is asked for

puzzle-goal-points = Have as many points as you can when your turn ends, Dominance included.
puzzle-goal-province = Control as many Provinces as you can when your turn ends.
puzzle-goal-wonder = Have as many completed Wonders as you can when your turn ends.
puzzle-goal-dominance = Leave the others as few points for Dominance as you can.
# $need: the price of the next Policy.
puzzle-goal-policy = End your turn with exactly { $need } Culture: what your next Policy costs now.
# Said with every puzzle.
puzzle-certain = Only what is certain counts: whatever draws a card, turns a token over or shows a secret is left out.
puzzle-stop = The turn is over when you end it or pass, or when somebody else has a choice.

## What an end of the turn is worth

puzzle-worth-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
puzzle-worth-province = { $count ->
    [one] 1 Province
   *[other] { $count } Provinces
}
puzzle-worth-wonder = { $count ->
    [one] 1 completed Wonder
   *[other] { $count } completed Wonders
}
puzzle-worth-dominance = { $count ->
    [0] no Dominance for the others
    [one] 1 point of Dominance for the others
   *[other] { $count } points of Dominance for the others
}
puzzle-worth-policy = { $count ->
    [0] exactly the Culture that is needed
   *[other] { $count } Culture too many or too few
}

## After a try

# $best, $had: what an end is worth, such as "21 points".
puzzle-solved = Solved: { $best }. No other end of the turn equals it.
puzzle-fewer = { $count ->
    [one] 1 decision is enough.
   *[other] { $count } decisions are enough.
}
puzzle-short = Not solved: { $had }. The best is: { $best }.
puzzle-unfinished = The turn is not over yet.
# $deed: an action as it is typed.
puzzle-draws = `{ $deed }` needs luck or shows a secret, so it is no part of a puzzle.
# Why ends fall short. A list of differences follows.
puzzle-by-you = Your way: { $had }.
puzzle-by-greedy = What looks best at once: { $had }.
puzzle-by-search = Another way: { $had }.
# $part: a line of the score sheet (Provinces), or a resource (Gold).
puzzle-differs-points = Points ({ $part }): { $had } instead of { $best }.
puzzle-differs-dominance = Dominance ({ $part }): { $had } instead of { $best }.
puzzle-differs-rivals = Dominance of the others ({ $part }): { $had } instead of { $best }.
puzzle-differs-kept = { $part } left: { $had } instead of { $best }.

## In the terminal

puzzle-grade = Difficulty { $grade } of 5
puzzle-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
puzzle-count = { $count ->
    [0] No puzzles.
    [one] 1 puzzle.
   *[other] { $count } puzzles.
}
puzzle-proven = { $puzzle }: proven. Best: { $best }; next: { $second }. Ends: { $ends }, positions: { $positions }.
puzzle-all-proven = { $count ->
    [one] 1 puzzle is proven.
   *[other] { $count } puzzles are proven.
}
puzzle-prompt = Type a number or an action; `undo`, `solution`, `quit`.
puzzle-nothing-to-undo = There is nothing to take back.
puzzle-solution = Solution: { $line }
puzzle-mined = Found { $puzzle }: { $theme }, difficulty { $grade }.
# How far a search for puzzles has come.
puzzle-progress = Games: { $games }. Positions: { $positions }, too large: { $large }. Puzzles: { $puzzles }.
puzzle-stopped = Stopped. What was found is in { $folder }.
