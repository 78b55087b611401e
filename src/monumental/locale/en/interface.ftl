### What a terminal shows around the game itself. What the table says about the game is in table.ftl.
###
### Keys begin with the area they belong to: language-, start-, level-, view-, prompt-, help-, mistake-, end-.
### $seat is a player's name: a people (Aztecs) or Player 1. It is never inflected.
### $card is the name of a card. It is never inflected either.

## Languages, by their own names: the same in every file

language-en = English
language-es = Español
language-cs = Čeština
language-ja = 日本語

## Starting a game

start-seats = { $first } against { $second }
# More than two players. $seats: a list of them.
start-table = { $seats } at one table
start-map = Map: { $map }
start-human = a person
# $bot: the level of a bot, or its name as it is typed.
start-bot = the computer ({ $bot })
# Levels of the computer: beside “computer”, in brackets.
level-beginner = beginner
level-normal = normal
level-strong = strong
level-expert = expert
# What an opponent with a character cares for. $level: one of the levels.
level-with-style = { $style }, { $level }
style-builder = builder
style-warrior = warrior
style-trader = trader
style-scholar = scholar
start-seed = Seed: { $seed }
# Without a typed seed. The SHA-256 of the seed follows on a line of its own.
start-sealed = All luck of this game is decided and kept secret. Its fingerprint, to check at the end:
start-resumed = The game goes on where it stopped.
start-help = Type ? for help.

## The table as it lies: titles of its parts

view-round = Round { $number }
view-final-round = Round { $number }, the final round
view-before-round-1 = Before the first round
# The game ends soon: said beside the number of the round.
view-ending = the end is near: one more round after this one
view-display = Display
view-piles = Basic Buildings
view-free-cities = Free Cities
view-supply = Supply
view-policies = Policies
view-culture-deck = Policies not developed yet
view-provinces = Provinces, topmost first
view-wonder = Wonder in construction
view-warlord = Warlord
view-scout = Scout
view-log = What happened

## The table as it lies: what is in its parts

view-empty = empty
view-none = none
view-first-player = first player
view-passed = has passed
view-used = used
view-activated = activated
view-city-deck = { $count ->
    [one] City deck: 1 card
   *[other] City deck: { $count } cards
}
view-discard-pile = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
view-archive = { $count ->
    [one] Archived: 1 card
   *[other] Archived: { $count } cards
}
view-development-deck = { $count ->
    [one] Development deck: 1 card
   *[other] Development deck: { $count } cards
}
view-pile = { $card } × { $count }
view-advantage-nobody = Nobody holds the Advantage.
# $amount: the tokens on the Advantage card, such as "2 Military".
view-advantage-holder = { $seat }: holds the Advantage with { $amount }
view-advantage-bare = { $seat }: holds the Advantage without tokens
# $gold: such as "2 Gold".
view-free-city-side = { $seat }: { $gold } on this side

## The prompt

prompt-number = Your choice (1–{ $count }):
prompt-forced = Only one choice: { $option }

## Help and what else can be typed at the prompt

help-title = At the prompt you can type
help-number = a number: choose the option with that number in the list; the numbers of the display count only in words, such as: acquire 2
help-words = an action in words, such as: use b2

## Mistakes: nothing has changed

mistake-number = There is no option { $number }: choose from 1 to { $count }.
mistake-words = I do not understand "{ $words }". Type ? for help.
# $count: how many tiles the map has.
mistake-tile = There is no tile "{ $words }": they have the numbers 1 to { $count }.
# $known: a list of names with "or".
mistake-bot = There is no bot "{ $name }", only { $known }.
mistake-back = You have handed over no such seat.
mistake-save = Write a file name after it, such as: save evening.jsonl
# $reason is a whole sentence, $clause the id of the rule.
mistake-not-possible = { $reason } ({ $clause })

## The end

end-winner = { $seat } won.
end-shared = Shared victory: { $seats }.
end-tie-break = Tied on points. What decided: { $tie-break }
end-total = Total
end-goodbye = Goodbye.
# $file: a file name; $command: what to type in the terminal.
end-saved = The game is saved in { $file }. To go on: { $command }
# The seed of the luck follows on a line of its own. $command: what to type in the terminal.
end-seed = The luck came from the seed below: its SHA-256 is the fingerprint from the start.
end-seed-saved = The luck came from the seed below: { $command } checks it, card by card, against the fingerprint.
