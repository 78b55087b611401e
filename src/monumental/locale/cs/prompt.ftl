### What the prompt of the terminal answers besides: piles, wrong words, what is saved, full screens.
###
### $seat is a player's name, $card a card's name, neither of them inflected. Words such as `show` are typed as
### they stand.

## Piles that can be looked through

terminal-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Wrong words. $words: what was typed; $near: what may have been meant, as it is typed.

# $known: a list of what can be typed, with "or".
mistake-show = „{ $words }“ zobrazit nelze, jen { $known }.
mistake-show-near = „{ $words }“ zobrazit nelze. Měli jste na mysli show { $near }?
mistake-why = Doplňte akci, například: why use b2, nebo jen její sloveso, například: why develop
# $verb: the first word of an action, such as develop. Reasons follow.
terminal-why-none = { $verb }: nic takového teď udělat nelze.

## A game that saves itself

# $command: what to type in the terminal.
start-saved = Hra se ukládá sama. Později v ní můžete pokračovat příkazem: { $command }
# $problem: what is in the way, in English.
start-unsaved = Hra se nemůže ukládat sama: { $problem }
# $folder: where such games would be.
terminal-no-game-saved = --resume: ve složce { $folder } není žádná hra, v níž by šlo pokračovat
# $name: what was typed; $known: a list of games with "or".
terminal-no-such-game = --resume { $name }: taková hra neexistuje, jen { $known }

## Points before the end. Dominance is given when the game is over: until then somebody else may take it.

# $count: all points; $dominance: how many of them are for Dominance.
terminal-points-provisional = { $count ->
    [one] 1 bod, předběžná dominance
    [few] { $count } body (z toho { $dominance } předběžně za dominanci)
   *[other] { $count } bodů (z toho { $dominance } předběžně za dominanci)
}
# $part: a line of the score sheet; $standings: such as "3 : 2"; $seats: whoever has the most.
terminal-dominance-provisional = { $points ->
    [one] Předběžná dominance – { $part } ({ $standings }): { $seats }, +1 bod.
    [few] Předběžná dominance – { $part } ({ $standings }): { $seats }, +{ $points } body.
   *[other] Předběžná dominance – { $part } ({ $standings }): { $seats }, +{ $points } bodů.
}

## A low terminal that is full. s is typed as it stands.

terminal-more = Enter: číst dál; s: přeskočit k otázce

## A text that came due and found nothing to act on

terminal-bonus-idle = Bonus karty { $card } nemá co ovlivnit, takže se nic nestane.
terminal-text-idle = Efekt karty { $card } nemá co ovlivnit, takže se nic nestane.
# The same of an option, before it is chosen.
terminal-bonus-would-idle = Bonus karty { $card } by teď neměl co ovlivnit.
