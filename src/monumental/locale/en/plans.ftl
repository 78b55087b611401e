### Plans: what somebody has laid down to be done by itself when they are asked. Only they read it.

# $first: a row. $second: a column.
plan-activate = Activate row { $first } and column { $second }
# $first: a card.
plan-buy = Acquire { $first }, if it is still there and you can pay
plan-pass = Pass, if nothing is taken from you before
plan-end = End my turns when nothing else is left to do

## What became of one

plan-done = Done.
plan-withdrawn-gone = Withdrawn: the card is gone.
plan-withdrawn-dearer = Withdrawn: the card costs more than before.
plan-withdrawn-too-poor = Withdrawn: on your turn you could not pay.
plan-withdrawn-hit = Withdrawn: something was taken from you, or you were attacked.
plan-withdrawn-went-back = Withdrawn: the game went a step back.
plan-withdrawn-by-hand = Withdrawn: you have acted yourself.
plan-withdrawn-bot = Withdrawn: somebody else has sat down at your seat.
plan-withdrawn-round-over = Withdrawn: the round is over.
plan-withdrawn-other-question = Withdrawn: you were asked something else.

## What can't be laid down. $plan: what was asked for.

server-plan-unknown = "{ $plan }" can't be laid down in this game.
server-plan-now = You are asked just that now: do it at once.
server-plan-nothing = "{ $plan }" is about nothing that is there now.
server-plan-bot = The computer plays for you: take your seat back first.
# $most: how many plans one seat can have.
server-plan-many = { $most } plans are enough: strike one out first.
server-no-plan = There is no such plan any more.
