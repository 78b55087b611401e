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
### say "if you wish, …" instead, or ask for that form, as the Czech file does: INFINITIVE($then).
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1 Production and 2 Gold".
### $cards is a list such as "a Knowledge or a Wonder", made of the one-… messages.

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Use: { $text }
# On a map the Warlord is a Unit.
text-use-warlord = { $provinces ->
    [map] { $cycle ->
        [turn] When your Warlord moves into a Province you conquer, once per turn: { $text }
       *[round] When your Warlord moves into a Province you conquer, once per round: { $text }
    }
   *[cards] Use, while you hold the Advantage: { $text }
}
# A Market token.
text-use-token = Use once, on any of your turns: { $text }
text-activated = When this card is activated: { $text }
text-during-activation = During City Activation: { $text }
text-bonus = Bonus: { $text }
# When a Wonder is completed.
text-bonus-wonder = Bonus: { $text }
text-trade = Trade: { $text }
text-may = You may { $text }
# A card that copies others, such as the Wheel, after its text.
text-not-copied = This card can't be copied.
# An Exploration token. $text: its two benefits, as the options of "choose one".
text-benefits = When you take it, choose one: { $text }

## What a Monster does when it attacks, and to whom. $text: orders to each player who is hit, as in text-use.

# Who conquered the Province where the Monster was found.
text-attack-conqueror = Attack on the conqueror of its Province: { $text }
text-attack-others = Attack on each player but the conqueror of its Province: { $text }
text-attack-everyone = Attack on each player: { $text }
text-attack-neighbours = Attack on each player with land next to its Province: { $text }
# Of several players who are tied, all are hit.
text-attack-most-gold = Attack on each player with the most Gold: { $text }
text-attack-most-culture = Attack on each player with the most Culture: { $text }
text-attack-most-province = Attack on each player with the most Provinces: { $text }
text-attack-most-knowledge = Attack on each player with the most Knowledge: { $text }
text-attack-most-wonder = Attack on each player with the most completed Wonders: { $text }
text-attack-most-policy = Attack on each player with the most developed Policies: { $text }
text-attack-most-outpost = Attack on each player with the most Outposts on the map: { $text }
text-attack-most-exploration-token = Attack on each player with the most Exploration tokens: { $text }
text-attack-most-market-token = Attack on each player with the most Market tokens: { $text }

## A line of a Solo card, which speaks to the Automa: "you" is the Automa. It is for civilizations of one
## archetype, or costs Gold, or both, or neither: "Economic: (2 Gold) move both Explorers 1 step."

# $amount: such as "2 Gold".
text-solo-price = ({ $amount }) { $text }
text-solo-aggressive = Aggressive: { $text }
text-solo-architectural = Architectural: { $text }
text-solo-cultural = Cultural: { $text }
text-solo-economic = Economic: { $text }
text-solo-technological = Technological: { $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = Whenever you { $occasions }: { $text }
text-first = { $cycle ->
    [turn] The first time each turn you { $occasions }: { $text }
   *[round] The first time each round you { $occasions }: { $text }
}
text-whenever-opponent = { $players ->
    [2] Whenever your opponent { $occasions }: { $text }
   *[other] Whenever another player { $occasions }: { $text }
}
text-first-opponent = The first time each { $cycle ->
    [turn] turn
   *[round] round
} { $players ->
    [2] your opponent
   *[other] another player
} { $occasions }: { $text }

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
you-conquered-barbarian = conquer a Barbarian Province
you-conquered-town = conquer a Free Town
you-conquered-rival = conquer another player's Province
you-lost-province = lose a Province
you-built-outpost = build an Outpost
# An Explorer takes a Production token or a Market token.
you-explored = take a token with an Explorer

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
opponent-conquered-barbarian = conquers a Barbarian Province
opponent-conquered-town = conquers a Free Town
# Yours or that of a third player.
opponent-conquered-rival = conquers a player's Province
opponent-lost-province = loses a Province
opponent-built-outpost = builds an Outpost
opponent-explored = takes a token with an Explorer

## Civilizations: what they are good at, and their special rules beside triggers

archetype-aggressive = An aggressive civilization.
archetype-architectural = An architectural civilization.
archetype-cultural = A cultural civilization.
archetype-economic = An economic civilization.
archetype-technological = A technological civilization.

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
price-conquest = { $provinces ->
    [map] Provinces cost you { $less } Military less to conquer
   *[cards] { $when ->
        [advantage] your opponent's Provinces cost you { $less } less (only while you hold the Advantage)
        [both] your opponent's Provinces cost you { $less } less, and { $more } less while you hold the Advantage
       *[always] your opponent's Provinces cost you { $less } less
    }
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
price-barbarian = Barbarian Provinces cost you { $less } Military less to conquer
price-rival = other players' Provinces cost you { $less } Military less to conquer

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { $first }, then { $next }
# The second only if the first was done: "pay 1 Gold: gain 2 Production".
phrase-if-done = { $first }: { $then }
# The same phrase several times.
phrase-times = { $count ->
    [2] { $phrase } (twice)
   *[other] { $phrase } ({ $count } times)
}

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
verb-gain-per-meadow = { $limit ->
    [0] gain { $amounts } for each Meadow Province you control
   *[other] gain { $amounts } for each Meadow Province you control (counting at most { $limit })
}
verb-gain-per-forest = { $limit ->
    [0] gain { $amounts } for each Forest Province you control
   *[other] gain { $amounts } for each Forest Province you control (counting at most { $limit })
}
verb-gain-per-volcano = { $limit ->
    [0] gain { $amounts } for each Volcano Province you control
   *[other] gain { $amounts } for each Volcano Province you control (counting at most { $limit })
}
verb-gain-per-agricultural = { $limit ->
    [0] gain { $amounts } for each Agricultural Province you control
   *[other] gain { $amounts } for each Agricultural Province you control (counting at most { $limit })
}
verb-gain-per-province-type = { $limit ->
    [0] gain { $amounts } for each type of Province you control
   *[other] gain { $amounts } for each type of Province you control (counting at most { $limit })
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
verb-gain-per-outpost = { $limit ->
    [0] gain { $amounts } for each Outpost you have on the map
   *[other] gain { $amounts } for each Outpost you have on the map (counting at most { $limit })
}
verb-gain-per-exploration-token = { $limit ->
    [0] gain { $amounts } for each Exploration token you own
   *[other] gain { $amounts } for each Exploration token you own (counting at most { $limit })
}
# Used ones count, too.
verb-gain-per-market-token = { $limit ->
    [0] gain { $amounts } for each Market token you own
   *[other] gain { $amounts } for each Market token you own (counting at most { $limit })
}

## Choices

verb-choose-one = choose one: { $options }
verb-may = you may { $then }

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }; { $next }
phrase-option-last = { $first }; or { $last }

## Conditions

verb-if-holds-advantage = if you hold the Advantage, { $then }
verb-if-gained = if you have gained at least { $amounts } { $now }, { $then }
# Each amount of that list, for languages that say "at least" with every one of them.
amount-if-gained = { $amount }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = if { $conditions }, { $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }; otherwise { $otherwise }

verb-if-did-acquired = if you have acquired a card { $now }, { $then }
verb-if-did-conquered = if you have conquered a Province { $now }, { $then }
verb-if-did-completed = if you have completed a Wonder { $now }, { $then }
verb-if-did-developed = if you have developed a Policy { $now }, { $then }
verb-if-did-traded = if you have traded with a Free City { $now }, { $then }
verb-if-did-claimed = if you have claimed a Free City { $now }, { $then }
verb-if-did-took-advantage = if you have taken the Advantage { $now }, { $then }
verb-if-did-archived = if you have archived a card { $now }, { $then }
verb-if-did-reinforced = if you have reinforced a card { $now }, { $then }
verb-if-did-progressed = if you have made Scientific Progress { $now }, { $then }
verb-if-did-conquered-barbarian = if you have conquered a Barbarian Province { $now }, { $then }
verb-if-did-conquered-town = if you have conquered a Free Town { $now }, { $then }
verb-if-did-conquered-rival = if you have conquered another player's Province { $now }, { $then }
verb-if-did-lost-province = if you have lost a Province { $now }, { $then }
verb-if-did-built-outpost = if you have built an Outpost { $now }, { $then }
verb-if-did-explored = if you have taken a token with an Explorer { $now }, { $then }

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
has-meadow = { $count ->
    [one] you control a Meadow Province
   *[other] you control at least { $count } Meadow Provinces
}
has-forest = { $count ->
    [one] you control a Forest Province
   *[other] you control at least { $count } Forest Provinces
}
has-volcano = { $count ->
    [one] you control a Volcano Province
   *[other] you control at least { $count } Volcano Provinces
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
has-outpost = { $count ->
    [one] you have an Outpost on the map
   *[other] you have at least { $count } Outposts on the map
}
has-exploration-token = { $count ->
    [one] you own an Exploration token
   *[other] you own at least { $count } Exploration tokens
}
has-market-token = { $count ->
    [one] you own a Market token
   *[other] you own at least { $count } Market tokens
}

## Conditions that compare. $than: one (fewer than some other player) or all (fewer than every other player).

verb-if-fewer-province = { $than ->
    [all] if you control fewer Provinces than every other player, { $then }
   *[one] if you control fewer Provinces than another player, { $then }
}
verb-if-fewer-coastal = { $than ->
    [all] if you control fewer Coastal Provinces than every other player, { $then }
   *[one] if you control fewer Coastal Provinces than another player, { $then }
}
verb-if-fewer-mountain = { $than ->
    [all] if you control fewer Mountain Provinces than every other player, { $then }
   *[one] if you control fewer Mountain Provinces than another player, { $then }
}
verb-if-fewer-meadow = { $than ->
    [all] if you control fewer Meadow Provinces than every other player, { $then }
   *[one] if you control fewer Meadow Provinces than another player, { $then }
}
verb-if-fewer-forest = { $than ->
    [all] if you control fewer Forest Provinces than every other player, { $then }
   *[one] if you control fewer Forest Provinces than another player, { $then }
}
verb-if-fewer-volcano = { $than ->
    [all] if you control fewer Volcano Provinces than every other player, { $then }
   *[one] if you control fewer Volcano Provinces than another player, { $then }
}
verb-if-fewer-knowledge = { $than ->
    [all] if you own fewer Knowledge cards than every other player, { $then }
   *[one] if you own fewer Knowledge cards than another player, { $then }
}
verb-if-fewer-wonder = { $than ->
    [all] if you have completed fewer Wonders than every other player, { $then }
   *[one] if you have completed fewer Wonders than another player, { $then }
}
verb-if-fewer-policy = { $than ->
    [all] if you have developed fewer Policies than every other player, { $then }
   *[one] if you have developed fewer Policies than another player, { $then }
}
verb-if-fewer-archived = { $than ->
    [all] if you have archived fewer cards than every other player, { $then }
   *[one] if you have archived fewer cards than another player, { $then }
}
verb-if-fewer-outpost = { $than ->
    [all] if you have fewer Outposts on the map than every other player, { $then }
   *[one] if you have fewer Outposts on the map than another player, { $then }
}
verb-if-fewer-exploration-token = { $than ->
    [all] if you own fewer Exploration tokens than every other player, { $then }
   *[one] if you own fewer Exploration tokens than another player, { $then }
}
verb-if-fewer-market-token = { $than ->
    [all] if you own fewer Market tokens than every other player, { $then }
   *[one] if you own fewer Market tokens than another player, { $then }
}

## Cards of your City and deck

verb-archive = archive a card
verb-discard = discard a card of your City
verb-reinforce = reinforce a card
verb-reinforce-this = reinforce this card
# $resources: yes where what the card gives is gained again, too; no where only its text is copied.
verb-copy-attached = { $resources ->
    [no] copy the text of the card on this Knowledge
   *[yes] copy the card on this Knowledge
}
verb-copy-city = { $resources ->
    [no] copy the text of a card of your City
   *[yes] copy a card of your City
}
verb-copy-knowledge = { $resources ->
    [no] copy the text of an activated Knowledge of your City
   *[yes] copy an activated Knowledge of your City
}
verb-copy-policies = { $resources ->
    [no] copy the text of one of your Policies
   *[yes] copy one of your Policies
}
verb-copy-anywhere = { $resources ->
    [no] copy the text of a card of your City or of one of your Policies
   *[yes] copy a card of your City or one of your Policies
}
verb-copy-display = copy the text of a Building in the display
verb-activate = activate a card of your City that is not activated
verb-activate-again = activate an already activated card of your City again
verb-activate-all = activate all cards of your City that are not activated
# Where a turn is all that counts, a drawn card is activated until the turn ends; else it is used at once.
verb-draw-and-use = { $cycle ->
    [turn] { $count ->
        [one] draw and activate 1 card
       *[other] draw and activate { $count } cards
    }
   *[round] { $count ->
        [one] draw and use 1 card
       *[other] draw and use { $count } cards
    }
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = discard a card of the display
# Not "for free": the phrase may follow "pay 8 Production:".
verb-gain-card = gain { $cards } without paying its cost
verb-gain-card-at-most = gain { $cards } with a cost of { $cost } or less without paying it
verb-acquire = { $less ->
    [0] acquire { $cards }
   *[other] acquire { $cards }, paying { $less } less
}
verb-build-wonder-section = { $less ->
    [0] build a Wonder section
   *[other] build a Wonder section, paying { $less } less
}
verb-conquer = { $provinces ->
    [map] { $less ->
        [0] conquer a Province
       *[other] conquer a Province, paying { $less } Military less
    }
   *[cards] { $less ->
        [0] conquer your opponent's topmost Province
       *[other] conquer your opponent's topmost Province, paying { $less } less
    }
}
verb-gain-advantage = gain the Advantage
verb-trade-for-free = trade for free with a Free City
verb-place-type-marker = put one of your Province Type markers on a Province you control

## The map: conquest of certain Provinces, Units, Explorers, tokens

verb-conquer-barbarian = { $less ->
    [0] conquer a Barbarian Province
   *[other] conquer a Barbarian Province, paying { $less } Military less
}
verb-conquer-free-town = { $less ->
    [0] conquer a Free Town
   *[other] conquer a Free Town, paying { $less } Military less
}
verb-conquer-rival = { $less ->
    [0] conquer another player's Province
   *[other] conquer another player's Province, paying { $less } Military less
}
verb-move-units = { $count ->
    [one] move 1 Unit for free inside your Provinces
   *[other] move up to { $count } Units for free inside your Provinces
}
verb-move-explorers = { $count ->
    [one] move an Explorer 1 step for free
   *[other] move your Explorers for free, up to { $count } steps in all
}
verb-gather = take the Production token of a Province you control
verb-repeat-token = gain a benefit of one of your Exploration tokens again and remove that token from the game
verb-other-benefit = gain the other benefit of the Exploration token you have just taken, too

## Losses, when a Monster attacks. $amounts is a list such as "1 Culture and 2 Gold" or "1 Production token".

verb-lose = lose { $amounts }
verb-lose-per-province = lose { $amounts } for each Province you control
verb-lose-per-coastal = lose { $amounts } for each Coastal Province you control
verb-lose-per-mountain = lose { $amounts } for each Mountain Province you control
verb-lose-per-meadow = lose { $amounts } for each Meadow Province you control
verb-lose-per-forest = lose { $amounts } for each Forest Province you control
verb-lose-per-volcano = lose { $amounts } for each Volcano Province you control
verb-lose-per-knowledge = lose { $amounts } for each Knowledge you own
verb-lose-per-wonder = lose { $amounts } for each Wonder you have completed
verb-lose-per-policy = lose { $amounts } for each Policy you have developed
verb-lose-per-archived = lose { $amounts } for each card you have archived
verb-lose-per-outpost = lose { $amounts } for each Outpost you have on the map
verb-lose-per-exploration-token = lose { $amounts } for each Exploration token you own
# Used ones count, too.
verb-lose-per-market-token = lose { $amounts } for each Market token you own
verb-withdraw = { $count ->
    [one] return 1 Unit to your Capital, but not the last one of a Province
   *[other] return { $count } Units to your Capital, but never the last one of a Province
}
verb-recall-explorers = return your Explorers to your Capital
verb-lose-card = discard a card of your City that is not activated

## The lines of Solo cards: orders to the Automa. $which: cheapest, dearest or all of them.

verb-take-building = { $which ->
    [cheapest] take the cheapest Building of the display
    [dearest] take the most expensive Building of the display
   *[all] take all Buildings of the display
}
verb-take-knowledge = { $which ->
    [cheapest] take the cheapest Knowledge of the display
    [dearest] take the most expensive Knowledge of the display
   *[all] take all Knowledge of the display
}
verb-raise-wonder = complete the Wonder in construction or, if there is none, begin the one of the display that costs least to begin
verb-develop-next-policy = develop a Policy
# $cost: lowest or highest, by what a player would pay. Several Provinces are conquered one after the other.
verb-conquer-adjacent = { $cost ->
    [highest] { $count ->
        [one] conquer the adjacent Province with the highest cost
       *[other] conquer { $count } adjacent Provinces, each time the one with the highest cost
    }
   *[lowest] { $count ->
        [one] conquer the adjacent Province with the lowest cost
       *[other] conquer { $count } adjacent Provinces, each time the one with the lowest cost
    }
}
verb-send-explorers = { $count ->
    [one] move both Explorers 1 step
   *[other] move both Explorers { $count } steps each
}
verb-take-hero = take the Hero of the latest era
verb-shuffle-solo-deck = shuffle all Solo cards into a new Solo deck
verb-trade-track = { $count ->
    [one] advance 1 step on the Trade track
   *[other] advance { $count } steps on the Trade track
}

## More Solo cards. The first is whole; else one of the next ones and verb-follow-solo are joined by
## phrase-in-order: "draw another Solo card, then follow all its lines, whatever their archetype".

verb-draw-solo-card = draw another Solo card and follow it
verb-draw-solo-another = draw another Solo card
verb-draw-solo-until-any = draw Solo cards until one has a line with an archetype
verb-draw-solo-until-aggressive = draw Solo cards until one has an Aggressive line
verb-draw-solo-until-architectural = draw Solo cards until one has an Architectural line
verb-draw-solo-until-cultural = draw Solo cards until one has a Cultural line
verb-draw-solo-until-economic = draw Solo cards until one has an Economic line
verb-draw-solo-until-technological = draw Solo cards until one has a Technological line
# $lines: common (those without an archetype), special (those with one), all, or own (as always).
verb-follow-solo = { $lines ->
    [common] follow only its lines without an archetype
    [special] follow only its lines with an archetype, whatever it is
    [all] follow all its lines, whatever their archetype
   *[own] follow it
}

## The facts beside the text, one line each

fact-starting = Starting card
# $civilizations: a list of names in their base form.
fact-civilizations = Starting card: { $civilizations }
fact-cost = Cost: { $amounts }
fact-wonder-cost = Cost: { $first } to begin, { $second } to complete
fact-resources = When activated: { $amounts }
fact-type = Type: { $type }
fact-defense = Defense: the Province below costs { $count } more to conquer
# The number on the front of a Barbarian or a Monster token.
fact-value = Defense: { $count }, added to the value of the Province
# What a Free Town costs beside the Military for its Province.
fact-demands = Demands: { $amounts }, besides the Military for the Province
fact-city = Market of { $city }
# A Monster. $amount: such as "3 Military".
fact-strength = Strength: { $amount } to defeat it with an Explorer on its tile, for 1 point
# A Solo card.
fact-solo-advanced = Advanced card
fact-source-official = Published values
# $public: which values are public, such as "name and cost".
fact-source-partial = Published: { $public }. The rest is our own design.
fact-source-original = Our own design
