### The review of a game that is over: words that no other page needs.

web-review-lead = How likely each seat was to win at every decision, what was chosen and what luck did, from what each could know.

## While it is made

web-review-beginning = The game is played again …
# $done and $all: decisions.
web-review-progress = { $done } of { $all } decisions looked at
web-review-reasons = Reasons for the moments that mattered are being found …
web-review-goes-on = The game is not over yet: it is reviewed when it is.
web-review-again = Go on

## The course

web-review-course = Chances to win
web-review-course-about = The chances of every seat to win, decision by decision. The slider and the table below tell the same.
web-review-by-choice = by choice
web-review-by-luck = by luck
web-review-decision = Decision
# $number: of the decision.
web-review-at = { $number }: round { $round }, { $seat }
# $choice and $luck: +12 or −3, in points of a hundred.
web-review-change = { $seat }: { $before } % → { $then } % (by choice { $choice }, by luck { $luck })
web-review-board = Show the board
web-review-table-about = At the first decision of each round, in percents; then what the choices and the luck of the round changed.

## Seats

web-review-seats = How well each chose
web-review-seats-about = Of 100: a decision that gives away 10 % of the chances costs about two thirds of it. Luck: by how many points of a hundred it changed the chances.
web-review-seat = Seat
web-review-accuracy = All
web-review-opening = Opening
web-review-middle = Middle
web-review-end = End
web-review-luck = Luck

## Moments

web-review-moments = Moments that mattered
web-review-moment = Round { $round }, { $seat }
web-review-missed = { $share } % given away
web-review-found = { $share } % better than the next best
web-review-position = The board in round { $round }, before { $seat } decided.
web-review-played = Played
web-review-better = Better
web-review-try = Try from here
web-review-try-about = A new table that begins here: you decide for { $seat }, the computer plays the others.
web-review-nothing = Nothing that mattered much.
web-review-later = They are known when all decisions have been looked at.
web-review-noise = The coach thinks about each decision only for a moment: differences of some percents are noise.
web-review-link = A link to this review

## A record that somebody brings

web-records-lead = Bring the file of a game, and see it as if it had been played here: move by move, with the review of the coach if it is over, and with “Try from here”.
web-records-drop = Drop a record here, or choose the file
web-records-which = A record is what “Record” in a replay downloads, here or at another table, and what the terminal writes with --save. Packs of somebody's own come along in it.
web-records-busy = The game is played again …
web-records-private = Only whoever has the link sees it. It counts for no rating and is in no history, and it is cleared away after some days; your file stays yours.
web-records-one = Bring one file, please: a record is a single one.
web-records-large = The file is too large for a record of a game.
