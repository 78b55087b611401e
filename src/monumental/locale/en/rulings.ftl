### Rulings: what is said where the books are silent

## Duel

switch-conquest-costs-at-least-one = A conquest of an opponent's Province always costs at least 1.
# $amount: such as "1 Military". $have: how much of it the player can pay.
reason-least-price = However cheap it gets, a conquest costs { $amount } at least; you can pay { $have }.

# $amount: the tokens on the Advantage, such as "3 Military".
ask-clear-stake = You hold the Advantage already, with { $amount } on it. Do you clear it? These tokens are lost, and without tokens the Advantage itself is lost when it next decays.
event-cleared-stake = { $seat } cleared the Advantage: { $amount } went off the card.

## Texts of cards: Military for conquests alone, beside one's own. $of: which Provinces

verb-conquer-with = { $of ->
    [barbarian] conquer Barbarian Provinces with { $military } extra Military
    [free_town] conquer Free Towns with { $military } extra Military
    [rival] conquer other players' Provinces with { $military } extra Military
   *[any] conquer Provinces with { $military } extra Military
}

## Solo

switch-automa-markets-reopen = Once an Automa has taken a token of every Market, all Markets are open to it again.
