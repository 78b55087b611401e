### What the prompt of the terminal answers besides: piles, wrong words, what is saved, full screens.
###
### $seat is a player's name, $card a card's name, neither of them inflected. Words such as `show` are typed as
### they stand.

## Piles that can be looked through

terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Wrong words. $words: what was typed; $near: what may have been meant, as it is typed.

# $known: a list of what can be typed, with "or".
mistake-show = There is no "{ $words }" to show, only { $known }.
mistake-show-near = There is no "{ $words }" to show. Did you mean show { $near }?
mistake-why = Write an action after it, such as: why use b2, or only its verb, such as: why develop
# $verb: the first word of an action, such as develop. Reasons follow.
terminal-why-none = { $verb }: nothing of that kind can be done now.

## A game that saves itself

# $command: what to type in the terminal.
start-saved = The game saves itself. To go on with it later: { $command }
# $problem: what is in the way, in English.
start-unsaved = The game can't save itself: { $problem }
# $folder: where such games would be.
terminal-no-game-saved = --resume: no game in { $folder } could go on
# $name: what was typed; $known: a list of games with "or".
terminal-no-such-game = --resume { $name }: there is no such game, only { $known }

## Points before the end. Dominance is given when the game is over: until then somebody else may take it.

# $count: all points; $dominance: how many of them are for Dominance.
terminal-points-provisional = { $count ->
    [one] 1 point, provisional Dominance
   *[other] { $count } points ({ $dominance } of them provisional Dominance)
}
# $part: a line of the score sheet; $standings: such as "3 : 2"; $seats: whoever has the most.
terminal-dominance-provisional = Provisional Dominance in { $part } ({ $standings }): { $points } points for { $seats }.

## A low terminal that is full. s is typed as it stands.

terminal-more = Enter: go on reading; s: skip to the question

## A text that came due and found nothing to act on

terminal-bonus-idle = The bonus of { $card } finds nothing to act on, so nothing comes of it.
terminal-text-idle = The text of { $card } finds nothing to act on, so nothing comes of it.
# The same of an option, before it is chosen.
terminal-bonus-would-idle = The bonus of { $card } would find nothing to act on now.
