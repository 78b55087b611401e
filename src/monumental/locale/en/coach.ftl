### The coach: chances, hints with reasons, why a bot did something, and the review of a game.

## What is at stake with an option
##
## $part is a line of the score sheet, $seat a civilization, $points those of Dominance.

coach-stake-denies = { $seat }: { $points } points of Dominance ({ $part }) are lost.
coach-stake-secures = Your lead ({ $part }) grows to { $number }: { $points } points of Dominance are safer.
coach-stake-at-risk = { $points } points of Dominance ({ $part }) are at risk: your lead is only { $number }.
coach-stake-policy-in-reach = Then the next Policy, for { $number } Culture, is within reach.
coach-stake-wonder-in-reach = Then { $card } can be completed for { $number } Production.
coach-stake-safer = { $number ->
    [one] { $number } Province of yours is no longer in danger.
   *[other] { $number } Provinces of yours are no longer in danger.
}
coach-stake-exposes = { $number ->
    [one] { $number } more Province of yours could be taken.
   *[other] { $number } more Provinces of yours could be taken.
}
coach-stake-last-round = This is the end of the game: only points count.
coach-stake-ends = With that the end of the game begins.
coach-stake-ends-soon = The next round is the last one.
# $number: cards left in the deck that the display is refilled from.
coach-stake-tempo = { $number ->
    [one] { $number } card is left for the display: the end comes nearer.
   *[other] { $number } cards are left for the display: the end comes nearer.
}

## A hint

coach-hint-title = What the coach thinks
# $chances: "Aztecs 61%, Japanese 39%".
coach-chances = Chances to win: { $chances }
coach-chance-of = { $seat } { $chance }%
# $number: of the option in the list, or the option as it is typed.
coach-option = { $number }: { $option } ({ $chance }%). { $reason }
coach-expected = Expected: { $steps }
# A step of what is expected.
coach-step = { $seat }: { $option }
coach-hint-nothing = Nothing is asked of you now.
# --seconds and --thoughts stay as they are.
coach-hint-budget = name --seconds or --thoughts, not both
coach-not-among-people = With several people at the table the coach says nothing: nobody gets help that the others do not get.

## Why a bot did something

coach-why-title = { $seat } ({ $bot }): { $option }. What speaks for it at that seat:
coach-why-nothing = No bot has decided anything yet.
coach-why-secret = What was chosen there is a secret of { $seat }.
# $best: what the coach would have done with what that bot knew.
coach-why-otherwise = With what was known there, the coach would rather: { $best } ({ $chance }%).
coach-why-agrees = The coach would have done the same.

## The review of a game

coach-phase-opening = opening
coach-phase-middle = middle
coach-phase-end = end
coach-review-course = Chances to win, by round
coach-review-round = Round { $round }: { $chances }
coach-review-end = At the end: { $chances }
coach-review-accuracy = How well each chose, of 100
# $phases: "opening 95, middle 98"; $luck: +12 or −3, in points of a hundred.
coach-review-seat = { $seat } ({ $sitter }): { $accuracy } ({ $phases }). Luck: { $luck }.
coach-review-nobody-chose = { $seat } ({ $sitter }): nobody chose there.
coach-review-phase = { $phase } { $accuracy }
coach-review-missed = What was missed
coach-review-found = What was found
coach-review-lost = Round { $round }, { $seat }: { $option }. That gave away { $loss }%. Better: { $best }. { $reason }
coach-review-good = Round { $round }, { $seat }: { $option }. That was { $gain }% better than anything else. { $reason }
coach-review-nothing = Nothing that mattered much.
# $done and $all: decisions.
coach-review-stopped = Stopped after { $done } of { $all } decisions; the same command goes on from there.
coach-review-stopped-not-kept = Stopped after { $done } of { $all } decisions, and what was judged could not be kept.
# $file: where the review is kept; $problem: why it can't be written.
coach-review-other-game = { $file } is the review of another game: this one begins anew.
coach-review-other-version = { $file } was made by another version of the program: the review begins anew.
coach-review-other-thoughts = { $file } was made with another number of thoughts: the review begins anew.
coach-review-damaged = { $file } is damaged: the review begins anew.
coach-review-not-ours = { $file } is no review: it stays as it is, and this review is not kept.
coach-review-not-kept = This review can't be kept in { $file }: { $problem }
