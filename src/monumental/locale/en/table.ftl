### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a player's name: a people in its base form (Aztecs, Japanese) or "Player 1". The same message
### serves both, so find a form that fits singular and plural; "{ $seat }: …" always does.
### $card and $civilization are names in their base form; where they would be inflected, put a noun before them:
### "the card { $card }". $place is a cell such as b2, or b2k for the Knowledge under its card.
### $amount, $price, $gains are amounts such as "2 Gold" (vocabulary.ftl).

## Players

# Before a civilization is chosen.
player = Player { $number }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }

ask-choose-civilization = Which civilization do you play?
ask-activate = Activate your City: choose one row and one column.
ask-activation-texts = Which of these texts do you apply next?
ask-take-turn = Your turn: take one action, or pass.
ask-keep-knowledge = You dealt a second Knowledge, { $card }. Which one do you keep?
ask-keep-wonder = You can build only one Wonder at a time. Which one do you keep?
ask-order-texts = Several texts apply now. Which one is next?
ask-gain-basic = { $count ->
    [one] Which Basic resource do you gain?
   *[other] Which Basic resource do you gain? { $count } are left to gain.
}
ask-pay-basic = { $count ->
    [one] Which Basic resource do you pay?
   *[other] Which Basic resource do you pay? { $count } are left to pay.
}
ask-choose-branch = Choose one.
# $text is a whole sentence: what would be done.
ask-whether = Do you want this? { $text }
ask-use-drawn = You drew { $card }. Do you use its text?
ask-archive = Which card do you archive?
ask-discard = Which card of your City do you discard?
ask-discard-from-display = Which card of the display do you discard?
ask-reinforce = Which card do you reinforce?
ask-copy = Which card do you copy?
ask-take-card = Which card do you take?
ask-wonder-section = Which Wonder section do you build?
ask-conquer = Do you conquer your opponent's topmost Province?
ask-place-type-marker = Which Province gets which Province Type marker?
ask-trade-for-free = With which Free City do you trade for free?

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price } ({ $gold } standing in)

option-choose = Play { $civilization }
option-activate = Activate row { $row } and column { $column }: { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Activate row { $row } and column { $column }: no resources
option-apply = Apply { $card } at { $place }
option-apply-policy = Apply the Policy { $card }
option-acquire = Acquire { $card } ({ $kind }) for { $price }
option-build = Acquire { $card } ({ $kind }) for { $price }
option-gain-card = Gain { $card } ({ $kind }) for free
option-complete = Complete { $card } for { $price }
option-develop = Develop { $card } for { $price }
option-use = Use { $card } at { $place }
option-policy = Use the Policy { $card }
# $text is a phrase of card text, such as "pay 1 Gold: gain 2 Production".
option-may = { $card }, without using your action: { $text }
option-progress = Scientific Progress for { $price }
option-conquer = Conquer { $card } from your opponent for { $price }
option-advantage = Take the Advantage with { $price }
option-warlord = Use the Warlord { $card }
option-trade = Trade with { $card } for { $price }
option-trade-own = Trade with { $card }, your own Free City
option-trade-free = Trade with { $card } for free
option-pass = Pass: no more actions this round
option-archive = Archive { $card } at { $place }
option-discard = Discard { $card } at { $place }
option-remove = Discard { $card } from the display
option-reinforce = Reinforce { $card } at { $place }
option-copy = Copy { $card } at { $place }
option-copy-policy = Copy the Policy { $card }
# $text is a phrase of card text with a capital: one branch of "choose one".
option-branch = { $text }
option-take = Gain { $amount }
option-pay = Pay { $amount }
option-keep = Keep { $card }
# $text is a phrase of card text.
option-next = { $card }: { $text }
option-mark = Put the { $type } marker on { $card }
option-yes = Yes
option-no = No, leave it
option-done = Apply no more

## What happened: one sentence each

event-first-player = First player: { $seat }.
event-chose-civilization = { $player } plays { $civilization }.
event-round-begins = Round { $number } begins.
event-final-round = The final round comes next.
event-game-over = The game is over.
event-activated = { $seat } activated row { $row } and column { $column }.
event-gained = { $seat } gained { $amount }.
event-paid = { $seat } paid { $amount }.
event-used = { $seat } used { $card }.
event-used-freely = { $seat } used { $card } without an action.
event-triggered = { $seat }: { $card } takes effect.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = the special rule
event-acquired = { $seat } acquired { $card }.
event-gained-card = { $seat } gained { $card } for free.
event-completed = { $seat } completed { $card }.
event-gave-up-wonder = { $seat } gave up { $card }.
event-developed = { $seat } developed { $card }.
event-conquered = { $seat } conquered { $card } from the opponent.
event-marked = { $seat } put the { $type } marker on { $card }.
event-took-advantage = { $seat } took the Advantage with { $amount }.
event-gained-advantage = { $seat } gained the Advantage.
event-advantage-decayed = { $count ->
    [one] The Advantage decayed: 1 token is left.
   *[other] The Advantage decayed: { $count } tokens are left.
}
event-advantage-lost = The Advantage decayed: nobody holds it now.
event-traded = { $seat } traded with { $card }.
event-claimed = { $seat } claimed { $card }.
event-revealed = { $card } is a new Free City.
event-archived = { $seat } archived { $card }.
event-discarded = { $seat } discarded { $card }.
event-removed = { $seat } discarded { $card } from the display.
event-reinforced = { $seat } reinforced { $card }.
event-copied = { $seat } copied { $card }.
event-progressed = { $seat } made Scientific Progress.
event-drew = { $seat } drew { $card }.
event-passed = { $seat } passed.
event-dealt = { $seat } dealt { $card } to { $place }.
event-dealt-second-knowledge = { $seat } dealt a second Knowledge to { $place }: { $card }.
event-reshuffled = { $seat } shuffled the discard pile into a new City deck.
event-display-discarded = { $card } left the display.
event-display-dealt = { $card } came into the display.
event-era-begins = { $era } begins.

## Why not: one sentence each, to the player who tried

reason-game-over = The game is over.
reason-not-asked-now = That is not what is asked now.
# $amount: what it costs, such as "3 Military". $have: how much of it the player can pay.
reason-cannot-pay = That costs { $amount }; you can pay { $have }.
reason-no-card-there = No card lies there.
reason-card-is-active = { $card } is activated: only inactive cards can be chosen.
reason-card-is-covered = { $card } lies under another card: only the top card can be chosen.
reason-not-activated = { $card } is not activated.
reason-nothing-to-use = { $card } has no text to use.
reason-already-used = { $card } was already used this round.
reason-no-effect-now = { $card } would have no effect now.
reason-only-this-card = The text is only for the card it stands on, not for { $card }.
reason-copies-others = { $card } copies other cards itself, so it cannot be copied.
reason-nothing-to-copy = { $card } has nothing that could be copied now.
reason-not-copied-by-this = This text can't copy { $card }.
reason-keep-one-of-two = You can only keep one of the two cards.
reason-no-policy = You have not developed a Policy yet.
reason-already-developed = You have developed { $card } already.
reason-not-your-policy = That is not a Policy of your civilization.
reason-civilization-taken = Somebody plays that civilization already.
reason-empty-slot = There is no card in that place of the display.
reason-no-such-pile = There is no such pile of Basic Buildings.
reason-empty-pile = The pile of { $card } is empty.
reason-not-that-kind = { $card } is not of the right kind.
# $need: its cost, $have: the most it may cost.
reason-too-costly = { $card } costs { $need }; it may cost { $have } at most.
reason-no-wonder-begun = You have no Wonder in construction.
reason-no-province-to-conquer = Your opponent has no Province.
reason-no-province-there = { $card } is not a Province.
reason-no-marker-left = You have no marker of that type left.
reason-type-already-there = { $card } has that type already.
reason-empty-deck = Your City deck is empty, and it is shuffled only at the end of the round.
reason-not-a-basic-resource = The Advantage is taken with Production, Science or Military.
reason-advantage-yours-already = You hold the Advantage already.
# $resource: a resource by its name, such as "Military".
reason-advantage-other-type = The tokens on the Advantage are { $resource }, and only { $resource } can outbid them.
# $amount: such as "3 Military".
reason-stake-too-low = You must pay at least { $amount }.
reason-needs-advantage = You must hold the Advantage to use { $card }.
reason-city-of-opponent = { $card } belongs to your opponent.
reason-city-not-there = That Free City is not on the table.
reason-city-already-traded = You have already traded with { $card } this round.

## The score sheet, one line for each

score-provinces = Provinces
score-knowledge = Knowledge
score-wonders = Wonders
score-policies = Policies
score-free-cities = Free Cities

## What decides a tie, in this order

tie-advantage = who holds the Advantage
tie-gold = who has more Gold
tie-culture = who has more Culture

## Rule switches: what is played where the switch is on

switch-aztec-start-province = The Aztecs start with a Province.
switch-reinforce-keeps-use = A reinforced card can still be used this round.
switch-mali-military-on-opponent = The Malians pay Military, not Gold, for their opponent's Provinces.
switch-gain-wonder-complete = A Wonder gained for free is complete at once.
switch-advantage-top-up = Whoever holds the Advantage may add tokens of the same type.
switch-final-decay = The Advantage decays at the end of the final round, too.
switch-starting-knowledge-scores = The Knowledge one starts with is worth a point, too.

## Presets: named sets of rule switches

preset-rulebook = The rulebook, by the letter
preset-published = The practice of the published edition
