### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases: an order to the player,
### beginning in lower case and without a full stop, so that they fit into each other:
###
###   text-use = Use: { $text }                                the line
###     verb-if-holds-advantage = if you hold the Advantage, { $then }
###       verb-gain = gain { $amounts }                        a phrase inside a phrase
###
### A phrase must sound right wherever it is put in: after a colon, after "if …,", after "you may",
### after "otherwise". Where your language would need another form of the verb after "you may",
### say "if you wish, …" instead.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1 Production and 2 Gold".
### $cards is a list such as "a Knowledge or a Wonder", made of the one-… messages.

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Use: { $text }
text-use-warlord = Use, while you hold the Advantage: { $text }
text-activated = When this card is activated: { $text }
text-during-activation = During City Activation: { $text }
text-bonus = Bonus: { $text }
text-trade = Trade: { $text }
text-may = You may { $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = Whenever you { $occasions }: { $text }
text-first = The first time each round you { $occasions }: { $text }
text-whenever-opponent = Whenever your opponent { $occasions }: { $text }
text-first-opponent = The first time each round your opponent { $occasions }: { $text }

# "A, B or C" is occasion-or(occasion-comma(A, B), C).
occasion-comma = { $first }, { $next }
occasion-or = { $first } or { $last }

you-acquired = acquire { $cards }
you-conquered = conquer a Province
you-completed = complete a Wonder
you-developed = develop a Policy
you-traded = trade with a Free City
you-claimed = claim a Free City
you-took-advantage = take the Advantage
you-archived = archive a card
you-reinforced = reinforce a card
you-progressed = make Scientific Progress

opponent-acquired = acquires { $cards }
opponent-conquered = conquers a Province
opponent-completed = completes a Wonder
opponent-developed = develops a Policy
opponent-traded = trades with a Free City
opponent-claimed = claims a Free City
opponent-took-advantage = takes the Advantage
opponent-archived = archives a card
opponent-reinforced = reinforces a card
opponent-progressed = makes Scientific Progress

## Special rules of civilizations, beside their triggers

special-conquers-with-gold = Provinces cost you Gold instead of Military.
special-start-province = You start with the Province { $card }.
special-markers = { $count ->
    [one] You have 1 Province Type marker.
   *[other] You have { $count } Province Type markers.
}

## One card of a kind, as the object of "gain" and "acquire"

one-card = a card
one-building = a Building
one-knowledge = a Knowledge
one-wonder = a Wonder
one-province = a Province
one-basic = a Basic Building

## Standing price changes. $when: always; advantage (only while you hold it); both ($more while you hold it).

price-building = { $when ->
    [advantage] Buildings cost you { $less } less (only while you hold the Advantage)
    [both] Buildings cost you { $less } less, and { $more } less while you hold the Advantage
   *[always] Buildings cost you { $less } less
}
price-knowledge = { $when ->
    [advantage] Knowledge costs you { $less } less (only while you hold the Advantage)
    [both] Knowledge costs you { $less } less, and { $more } less while you hold the Advantage
   *[always] Knowledge costs you { $less } less
}
price-wonder = { $when ->
    [advantage] each section of a Wonder costs you { $less } less (only while you hold the Advantage)
    [both] each section of a Wonder costs you { $less } less, and { $more } less while you hold the Advantage
   *[always] each section of a Wonder costs you { $less } less
}
price-province = { $when ->
    [advantage] Provinces of the display cost you { $less } less (only while you hold the Advantage)
    [both] Provinces of the display cost you { $less } less, and { $more } less while you hold the Advantage
   *[always] Provinces of the display cost you { $less } less
}
price-conquest = { $when ->
    [advantage] your opponent's Provinces cost you { $less } less (only while you hold the Advantage)
    [both] your opponent's Provinces cost you { $less } less, and { $more } less while you hold the Advantage
   *[always] your opponent's Provinces cost you { $less } less
}
price-policy = { $when ->
    [advantage] Policies cost you { $less } less (only while you hold the Advantage)
    [both] Policies cost you { $less } less, and { $more } less while you hold the Advantage
   *[always] Policies cost you { $less } less
}
price-progress = { $when ->
    [advantage] Scientific Progress costs you { $less } less (only while you hold the Advantage)
    [both] Scientific Progress costs you { $less } less, and { $more } less while you hold the Advantage
   *[always] Scientific Progress costs you { $less } less
}

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { $first }, then { $next }
# The second only if the first was done: "pay 1 Gold: gain 2 Production".
phrase-if-done = { $first }: { $then }

## Resources

verb-gain = gain { $amounts }
verb-gain-basic = { $count ->
    [one] gain 1 Basic resource of your choice
   *[other] gain { $count } Basic resources of your choice
}
verb-gain-basic-same = { $count ->
    [one] gain 1 Basic resource of your choice
   *[other] gain { $count } Basic resources of the same type
}
verb-gain-basic-different = { $count ->
    [one] gain 1 Basic resource of your choice
   *[other] gain { $count } different Basic resources
}
verb-pay = pay { $amounts }
verb-pay-basics = { $count ->
    [one] pay 1 Basic resource
   *[other] pay { $count } Basic resources
}
verb-pay-basics-different = { $count ->
    [one] pay 1 Basic resource
   *[other] pay { $count } different Basic resources
}

## Resources for each of something. $limit: how many are counted at most; 0: no limit.

verb-gain-per-province = { $limit ->
    [0] gain { $amounts } for each Province you control
   *[other] gain { $amounts } for each Province you control (counting at most { $limit })
}
verb-gain-per-coastal = { $limit ->
    [0] gain { $amounts } for each Coastal Province you control
   *[other] gain { $amounts } for each Coastal Province you control (counting at most { $limit })
}
verb-gain-per-mountain = { $limit ->
    [0] gain { $amounts } for each Mountain Province you control
   *[other] gain { $amounts } for each Mountain Province you control (counting at most { $limit })
}
verb-gain-per-agricultural = { $limit ->
    [0] gain { $amounts } for each Agricultural Province you control
   *[other] gain { $amounts } for each Agricultural Province you control (counting at most { $limit })
}
verb-gain-per-province-type = { $limit ->
    [0] gain { $amounts } for each Province type you control
   *[other] gain { $amounts } for each Province type you control (counting at most { $limit })
}
verb-gain-per-barricade = { $limit ->
    [0] gain { $amounts } for each Barricade you own
   *[other] gain { $amounts } for each Barricade you own (counting at most { $limit })
}
verb-gain-per-knowledge = { $limit ->
    [0] gain { $amounts } for each Knowledge you own
   *[other] gain { $amounts } for each Knowledge you own (counting at most { $limit })
}
verb-gain-per-wonder = { $limit ->
    [0] gain { $amounts } for each Wonder you have completed
   *[other] gain { $amounts } for each Wonder you have completed (counting at most { $limit })
}
verb-gain-per-policy = { $limit ->
    [0] gain { $amounts } for each Policy you have developed
   *[other] gain { $amounts } for each Policy you have developed (counting at most { $limit })
}
verb-gain-per-free-city = { $limit ->
    [0] gain { $amounts } for each Free City you own
   *[other] gain { $amounts } for each Free City you own (counting at most { $limit })
}
verb-gain-per-archived = { $limit ->
    [0] gain { $amounts } for each card you have archived
   *[other] gain { $amounts } for each card you have archived (counting at most { $limit })
}

## Choices

verb-choose-one = choose one: { $options }
verb-may = you may { $then }

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }; { $next }
phrase-option-last = { $first }; or { $last }

## Conditions

verb-if-holds-advantage = if you hold the Advantage, { $then }
verb-if-gained = if you have gained at least { $amounts } this round, { $then }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = if { $conditions }, { $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }; otherwise { $otherwise }

verb-if-this-round-acquired = if you have acquired a card this round, { $then }
verb-if-this-round-conquered = if you have conquered a Province this round, { $then }
verb-if-this-round-completed = if you have completed a Wonder this round, { $then }
verb-if-this-round-developed = if you have developed a Policy this round, { $then }
verb-if-this-round-traded = if you have traded with a Free City this round, { $then }
verb-if-this-round-claimed = if you have claimed a Free City this round, { $then }
verb-if-this-round-took-advantage = if you have taken the Advantage this round, { $then }
verb-if-this-round-archived = if you have archived a card this round, { $then }
verb-if-this-round-reinforced = if you have reinforced a card this round, { $then }
verb-if-this-round-progressed = if you have made Scientific Progress this round, { $then }

condition-comma = { $first }, { $next }
condition-and = { $first } and { $last }

has-province = { $count ->
    [one] you control a Province
   *[other] you control at least { $count } Provinces
}
has-coastal = { $count ->
    [one] you control a Coastal Province
   *[other] you control at least { $count } Coastal Provinces
}
has-mountain = { $count ->
    [one] you control a Mountain Province
   *[other] you control at least { $count } Mountain Provinces
}
has-agricultural = { $count ->
    [one] you control an Agricultural Province
   *[other] you control at least { $count } Agricultural Provinces
}
# There are three types.
has-province-type = { $count ->
    [one] you control a Province of any type
    [3] you control Provinces of all 3 types
   *[other] you control Provinces of at least { $count } types
}
has-barricade = { $count ->
    [one] you own a Barricade
   *[other] you own at least { $count } Barricades
}
has-knowledge = { $count ->
    [one] you own a Knowledge
   *[other] you own at least { $count } Knowledge cards
}
has-wonder = { $count ->
    [one] you have completed a Wonder
   *[other] you have completed at least { $count } Wonders
}
has-policy = { $count ->
    [one] you have developed a Policy
   *[other] you have developed at least { $count } Policies
}
has-free-city = { $count ->
    [one] you own a Free City
   *[other] you own at least { $count } Free Cities
}
has-archived = { $count ->
    [one] you have archived a card
   *[other] you have archived at least { $count } cards
}

## Cards of your City and deck

verb-archive = archive a card
verb-discard = discard a card of your City
verb-reinforce = reinforce a card
verb-reinforce-this = reinforce this card
verb-copy-attached = copy the card on this Knowledge
verb-copy-city = copy a card of your City
verb-copy-policies = copy one of your Policies
verb-copy-anywhere = copy a card of your City or one of your Policies
verb-draw-and-use = { $count ->
    [one] draw and use 1 card
   *[other] draw and use { $count } cards
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = discard a card of the display
verb-gain-card = gain { $cards } for free
verb-gain-card-at-most = gain { $cards } with a cost of { $cost } or less for free
verb-acquire = { $less ->
    [0] acquire { $cards }
   *[other] acquire { $cards }, paying { $less } less
}
verb-build-wonder-section = { $less ->
    [0] build a Wonder section
   *[other] build a Wonder section, paying { $less } less
}
verb-conquer = { $less ->
    [0] conquer your opponent's topmost Province
   *[other] conquer your opponent's topmost Province, paying { $less } less
}
verb-gain-advantage = gain the Advantage
verb-trade-for-free = trade for free with a Free City
verb-place-type-marker = put one of your Province Type markers on a Province you control

## The facts beside the text, one line each

fact-starting = Starting card
# $civilizations: a list of names in their base form.
fact-civilizations = Starting card: { $civilizations }
fact-cost = Cost: { $amounts }
fact-wonder-cost = Cost: { $first } to begin, { $second } to complete
fact-resources = When activated: { $amounts }
fact-type = Type: { $type }
fact-defense = Defense: the Province below costs { $count } more to conquer
fact-source-official = Published values
# $public: which values are public, such as "name and cost".
fact-source-partial = Published: { $public }. The rest is our own design.
fact-source-original = Our own design
