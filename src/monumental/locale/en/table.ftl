### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a player's name: a people in its base form (Aztecs, Japanese) or "Player 1". The same message
### serves both, so find a form that fits singular and plural; "{ $seat }: …" always does.
### $card and $civilization are names in their base form; where they would be inflected, put a noun before them:
### "the card { $card }". $place is a cell such as b2, or “b2 (under Fort)” for a Knowledge.
### $amount, $price, $gains are amounts such as "2 Gold" (vocabulary.ftl).
### $tile and $origin are tiles of the map by number, terrain and perhaps more, never inflected, such as
### "17 (forest, Barbarians 2)": put "tile" or "Province" before them. $city is a city by its name.
### What a message may ask about the game ($cycle, $now, $provinces, $players) is explained in vocabulary.ftl.

## Players

# Before a civilization is chosen.
player = Player { $number }
# A person and their civilization.
player-of = { $player } · { $civilization }

## The map

tile = { $number } ({ $details })
# What lies on a tile, in the brackets after its number. $number: the one on the token.
tile-barbarians = Barbarians { $number }
tile-free-town = Free Town
tile-market = Market of { $city }
tile-production = Production token
# $card: the name of a Monster that stands there.
tile-monster = Monster { $card }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }
# $question is any question, with all that speaks of "you": somebody answers it instead of an Automa, which $seat
# names. Both serve a people and "Player 2".
ask-for-automa = For the Automa ({ $seat }): { $question }
# Instead of ask-choose-civilization and ask-choose-capital, for whoever answers instead of an Automa.
ask-automa-civilization = Which civilization does the Automa ({ $seat }) play?
ask-automa-capital = Which Capital does the Automa ({ $seat }) get?

ask-choose-civilization = Which civilization do you play?
ask-activate = Activate your City: choose one row and one column.
ask-activation-texts = Which of these texts do you apply next?
# $doing, where one takes a single action in turn: nothing (no action taken yet), acted (the action is complete),
# armies (Units are moving: any number of moves is one action), expedition (the same with Explorers).
# Things that need no action can be done in every case.
ask-take-turn = { $cycle ->
    [turn] Your turn: take any number of actions, then end your turn.
   *[round] { $doing ->
        [acted] You have taken your action. Do what needs no action, or end your turn.
        [armies] You are moving Units, and all their moves are one action: go on, or end your turn.
        [expedition] You are exploring, and all steps and deeds of Explorers are one action: go on, or end your turn.
       *[nothing] Your turn: take one action, or pass.
    }
}
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
ask-conquer = { $provinces ->
    [map] Which Province do you conquer?
   *[cards] Do you conquer your opponent's topmost Province?
}
ask-place-type-marker = Which Province gets which Province Type marker?
ask-trade-for-free = With which Free City do you trade for free?

## Questions about the map and its tokens

ask-choose-capital = Which Capital do you choose?
ask-wonder-site = Where do you put the Wonder token of { $card }?
# $tile: the Province that is conquered; $count: how many Units are still to be chosen.
ask-send-units = { $count ->
    [one] Which Unit moves into Province { $tile }?
   *[other] Which Unit moves into Province { $tile }? { $count } are left to choose.
}
ask-choose-benefit = { $card }: Which of the two benefits do you gain?
ask-token-first = You conquered a Province with a token while other texts apply. What comes first?
ask-repeat-token = Which of your Exploration tokens gives a benefit again and then leaves the game?
# $unit: troop or warlord; $tile: where it is.
ask-destination = { $unit ->
    [warlord] Where does your Warlord move from tile { $tile }?
   *[troop] Where does the Troop move from tile { $tile }?
}
ask-move-units = { $count ->
    [one] Which Unit do you move for free?
   *[other] Which Unit do you move for free? { $count } are left to move.
}
ask-warlord-returns = 3 Units of Province { $tile } return to your Capital. Is your Warlord one of them?
# $count: how many steps are left. Where one takes a single action in turn, Explorers that have moved may take
# a token or defeat a Monster on the way, even with no step left.
ask-move-explorers = { $cycle ->
    [turn] { $count ->
        [one] Which Explorer do you move for free?
       *[other] Which Explorer do you move for free? { $count } steps are left.
    }
   *[round] { $count ->
        [0] What do your Explorers do where they stand?
        [one] What do your Explorers do? 1 free step is left.
       *[other] What do your Explorers do? { $count } free steps are left.
    }
}
ask-gather = Which Province's Production token do you take?
ask-market-token = Which token of the Market of { $city } do you keep?
# $again: yes where only activated cards can be chosen.
ask-activate-card = { $again ->
    [yes] Which card do you activate again?
   *[no] Which card do you activate?
}

## Questions when a Monster attacks, to a player who is hit

# $count: how many Units are still to be chosen.
ask-withdraw = { $count ->
    [one] The Monster drives your Units away. Which Unit returns to your Capital?
   *[other] The Monster drives your Units away. Which Unit returns to your Capital? { $count } are left to choose.
}
ask-lose-card = The Monster takes a card of your City. Which one do you discard?

## Questions where the rules leave an Automa several tiles. They always stand in ask-for-automa.

ask-automa-conquer = Several Provinces fit equally well. Which one is conquered?
# $card: a Wonder.
ask-automa-site = Several Provinces fit equally well. Which one gets the Wonder token of { $card }?
# $number: 1 or 2, the Explorer.
ask-automa-step = Several ways are equally short. Where does Explorer { $number } go?

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price } ({ $gold } standing in)
# Of a Knowledge. $place: a cell such as b2; $card: the card that lies on it.
place-under = { $place } (under { $card })

option-choose = Play { $civilization }
option-activate = Activate row { $row } and column { $column }: { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Activate row { $row } and column { $column }: no resources
option-apply = Apply { $card } at { $place }
option-apply-policy = Apply the Policy { $card }
option-acquire = Acquire { $card } ({ $kind }) for { $price }
option-build = Acquire { $card } ({ $kind }) for { $price }
option-gain-card = Gain { $card } ({ $kind }) without paying its cost
option-complete = Complete { $card } for { $price }
option-develop = Develop { $card } for { $price }
option-use = Use { $card } at { $place }
# A card that was drawn and lies beside the City; $place: d1, d2 …
option-use-drawn = Use { $card }, drawn { $now } ({ $place })
option-policy = Use the Policy { $card }
# $text is a phrase of card text, such as "pay 1 Gold: gain 2 Production".
option-may = { $cycle ->
    [turn] { $card }: { $text }
   *[round] { $card }, without using your action: { $text }
}
option-progress = Scientific Progress for { $price }
option-conquer = Conquer { $card } from your opponent for { $price }
option-advantage = Take the Advantage with { $price }
option-warlord = Use the Warlord { $card }
option-trade = Trade with { $card } for { $price }
option-trade-own = Trade with { $card }, your own Free City
option-trade-free = Trade with { $card } for free
option-pass = Pass: no more actions this round
# Where resources are lost at once. $amounts: such as "2 Science and 1 Military".
option-pass-losing = Pass: no more actions this round, and you lose { $amounts }
option-archive = Archive { $card } at { $place }
# A card that counts for points leaves the game. $points: how many they are.
option-archive-scoring = { $points ->
    [one] Archive { $card } at { $place } and lose its 1 point
   *[other] Archive { $card } at { $place } and lose its { $points } points
}
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

## Options on the map. $price: what it costs; $units: how many Units must move in.

option-capital = Settle on tile { $tile }
option-conquer-province = { $units ->
    [one] Conquer Province { $tile } for { $price }, with 1 Unit
   *[other] Conquer Province { $tile } for { $price }, with { $units } Units
}
# $owner: a people, such as Danes.
option-conquer-from = { $units ->
    [one] Conquer Province { $tile } from the { $owner } for { $price }, with 1 Unit
   *[other] Conquer Province { $tile } from the { $owner } for { $price }, with { $units } Units
}
option-send = Send a Troop from tile { $tile }
# $card: the Warlord by name.
option-send-warlord = Send the Warlord { $card } from tile { $tile }
option-move = Move a Troop from tile { $tile } for { $price }
option-move-free = Move a Troop from tile { $tile }
option-lead = Move the Warlord { $card } from tile { $tile } for { $price }
option-lead-free = Move the Warlord { $card } from tile { $tile }
option-to = To tile { $tile }
option-no-move = Move no more
# Where Explorers could move or take a token.
option-no-deed = Nothing more
option-outpost = Build an Outpost in Province { $tile }: 3 Units return to your Capital
option-warlord-returns = Yes, the Warlord and 2 Troops return
option-warlord-stays = No, 3 Troops return
option-token-first = First the token of the Province, then the texts
option-texts-first = First the texts, then the token of the Province
# $number: 1 or 2, the Explorer; $origin: where it is; $tile: where it goes.
option-explore = Move Explorer { $number } from tile { $origin } to tile { $tile } for { $price }
option-explore-free = Move Explorer { $number } from tile { $origin } to tile { $tile }
option-visit = Explorer { $number }: choose a token of the Market of { $city }
option-pick-up = Explorer { $number }: take the Production token of Province { $tile }
option-gather = Take the Production token of Province { $tile }
option-token = { $cycle ->
    [turn] Use the Market token { $card }
   *[round] Use the Market token { $card }, without using your action
}
option-produce = { $cycle ->
    [turn] Use a Production token: gain 1 Production
   *[round] Use a Production token, without using your action: gain 1 Production
}
option-repeat = Gain a benefit of { $card } again
option-site = Put it on tile { $tile }
option-copy-display = Copy the text of { $card } in the display
option-activate-card = Activate { $card } at { $place }
# With what that brings at once.
option-activate-card-gains = Activate { $card } at { $place }: { $gains }
# Where one takes a single action in turn, the turn comes round again until one passes.
option-end = { $cycle ->
    [turn] End your turn
   *[round] End your turn: the next player acts
}

## Options with Heroes and Monsters. $card: the name of the Hero, the Monster or the Warlord.

option-hire = Hire the Hero { $card } for { $price }
option-hero = Use the Hero { $card }
# A Hero that is returned can be hired again at once, or only when the round is over.
option-dismiss = { $cycle ->
    [turn] Return the Hero { $card } to the row of Heroes
   *[round] Return the Hero { $card }, without using your action: no other Hero can be hired this round
}
# $number: 1 or 2, the Explorer.
option-defeat = Explorer { $number }: defeat the Monster { $card } on tile { $tile } for { $price }
option-withdraw = Withdraw a Troop from Province { $tile }
option-withdraw-warlord = Withdraw the Warlord { $card } from Province { $tile }

## Options in place of an Automa, which pays nothing

option-automa-conquer = Conquer Province { $tile }
# $owner: a people, such as Danes; perhaps the people of whoever is asked.
option-automa-conquer-from = Conquer Province { $tile } from the { $owner }

## What happened: one sentence each

event-first-player = First player: { $seat }.
event-chose-civilization = { $player } plays { $civilization }.
event-drew-civilization = { $player } drew { $civilization }.
event-round-begins = Round { $number } begins.
event-final-round = The final round comes next.
event-game-over = The game is over.
# $number: how many actions of the player.
event-took-back = { $seat } took back { $number ->
    [one] their last action
   *[other] their last { $number } actions
} and all that followed.
event-activated = { $seat } activated row { $row } and column { $column }.
event-gained = { $seat } gained { $amount }.
event-paid = { $seat } paid { $amount }.
event-used = { $seat } used { $card }.
event-used-freely = { $cycle ->
    [turn] { $seat } used { $card }.
   *[round] { $seat } used { $card } without an action.
}
event-triggered = { $seat }: { $card } takes effect.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = the special rule
event-acquired = { $seat } acquired { $card }.
event-gained-card = { $seat } gained { $card } without paying its cost.
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
event-turn-begins = { $seat }: the turn begins.
event-turn-ends = { $seat } ended the turn.
event-end-triggered = The last Development card was dealt: when this round is over, everybody takes one final turn.
event-final-turns = Round { $number } begins: the final turn for everybody.
event-last-round = Round { $number } begins: the last one.
event-activated-card = { $seat } activated { $card } at { $place }.

## What happened on the map. Secrets stay secret: nobody is told what an Explorer saw in a Market.

event-settled = { $seat } settled on tile { $tile }.
event-attacked = { $seat } attacked Province { $tile }.
event-conquered-province = { $seat } conquered Province { $tile }.
# $loser: a people, such as Danes.
event-conquered-from = { $seat } conquered Province { $tile } from the { $loser }.
event-warlord-benefit = { $seat } gained the benefit of the Warlord { $card }.
event-took-token = { $seat } took the Exploration token { $card }.
event-repeated-token = { $seat } gained a benefit of { $card } again. The token left the game.
event-moved = { $seat } moved a Troop from tile { $origin } to tile { $tile }.
event-moved-warlord = { $seat } moved the Warlord from tile { $origin } to tile { $tile }.
event-built-outpost = { $seat } built an Outpost in Province { $tile }.
event-explorer-moved = { $seat } moved Explorer { $number } to tile { $tile }.
event-took-production = { $seat } took the Production token of Province { $tile }.
event-used-production = { $seat } used a Production token.
event-looked = { $seat } looked at the tokens of the Market of { $city }.
event-took-market-token = { $seat } took { $card } from the Market of { $city }.
event-used-token = { $seat } used the Market token { $card }.
event-placed-wonder = { $seat } put the Wonder token of { $card } on tile { $tile }.

## What happened with Heroes and Monsters

event-hero-came = A new Hero is for hire: { $card }.
event-hired = { $seat } hired the Hero { $card }.
# Where the round counts, the player returned the Hero before, and now it can be hired again.
event-dismissed = { $cycle ->
    [turn] { $seat } returned the Hero { $card } to the row of Heroes.
   *[round] The Hero { $card } is for hire again.
}
event-set-hero-aside = { $seat } returned the Hero { $card }, who is for hire again after this round.
event-monster-found = { $cycle ->
    [turn] { $seat } found the Monster { $card } in Province { $tile }.
   *[round] { $seat } found the Monster { $card } in Province { $tile }. It attacks at the end of the round.
}
event-monster-attacks = The Monster { $card } attacks from Province { $tile }.
event-lost = { $seat } lost { $amount }.
event-lost-production-tokens = { $count ->
    [one] { $seat } lost 1 Production token.
   *[other] { $seat } lost { $count } Production tokens.
}
event-withdrew = { $seat } withdrew a Troop from Province { $tile } to the Capital.
event-withdrew-warlord = { $seat } withdrew the Warlord from Province { $tile } to the Capital.
event-explorers-recalled = { $seat }: the Explorers returned to the Capital.
event-defeated = { $seat } defeated the Monster { $card } on tile { $tile }.

## What an Automa did, line by line, and why. $seat: its people, such as Danes.

# $card: a Solo card, such as "Solo 5".
event-solo-card = { $seat } revealed the card { $card }.
event-solo-advanced = The card { $card } joins the Solo deck of the { $seat }.
# $number: which line of the card, from 1. $text: what stands there, whole: "(2 Gold) Develop a Policy."
event-solo-line = { $seat }, line { $number }: { $text }
# $amount: the price of the line, such as "2 Gold".
event-line-unaffordable = { $seat } could not pay { $amount } and skipped the line.
# $count: how much Gold there is instead, perhaps none.
event-line-impossible = { $count ->
    [0] { $seat } could not do that.
   *[other] { $seat } could not do that: { $count } Gold instead.
}
# A condition that is not met, or a gain of nothing.
event-line-empty = That changes nothing now.
# Of cards, Wonders or Provinces. $number: what those cost that the line asks for.
event-picked-cheapest = The lowest cost is { $number }.
event-picked-dearest = The highest cost is { $number }.
# Provinces to conquer, or to put a Wonder token on.
event-tie-value = Of the Provinces that fit, the lowest value is { $number }.
event-tie-furthest = Several cards cost that much; the one furthest from the deck is taken.
event-tie-alphabet = Two such cards are equally far from the deck; the one whose English name comes first is taken.
event-tie-production = Several ways are equally short; a tile with a Production token is preferred.
event-site-capital = No Province is free for a Wonder token, so it goes to the Capital.
event-no-site = Every tile has a Wonder token already, so this one is not placed.
# $decider: the people of whoever decided.
event-tie-decided = { $decider } chose tile { $tile } for the { $seat }.
event-automa-took = { $seat } took { $card } from the display.
event-automa-began = { $seat } began the Wonder { $card }.
# $count: how many Policies there are now.
event-automa-developed = { $seat } developed a Policy ({ $count } in all).
event-token-left = { $seat } turned over the Exploration token { $card }. It left the game.
event-automa-kept-token = { $seat } took the Exploration token { $card }.
event-automa-took-production = { $seat } took the Production token of Province { $tile }.
# $count: how many tokens.
event-automa-exchanged = { $seat } gave { $count } Production tokens away for Gold.
event-market-token-left = { $seat } took { $card } from the Market of { $city }. The token left the game.
event-automa-kept-market-token = { $seat } took { $card } from the Market of { $city }.
# $kept: yes where Market tokens were kept until now.
event-markets-open-again = { $kept ->
    [yes] { $seat }: no Market is left to visit. The Explorers returned to the Capital, the Market tokens left the game, and all Markets are open again.
   *[no] { $seat }: no Market is left to visit. The Explorers returned to the Capital, and all Markets are open again.
}
event-automa-took-hero = { $seat } took the Hero { $card }.
event-shuffled-solo = { $seat } shuffled all Solo cards into a new Solo deck.
# It lacks the lines that the line before asked for.
event-solo-card-put-away = { $seat } put the card { $card } away: it has no such line.

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
reason-already-used = { $card } was already used { $now }.
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
reason-empty-deck = { $provinces ->
    [map] Your City deck and your discard pile are empty.
   *[cards] Your City deck is empty, and it is shuffled only at the end of the round.
}
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
reason-activated-already = { $card } is activated already.
reason-already-reinforced = { $card } is reinforced already.

## Why not, on the map

reason-no-such-tile = There is no such tile.
reason-capital = Capitals cannot be attacked.
reason-water = Water cannot be attacked.
reason-yours-already = You control that Province already.
reason-out-of-reach = That Province is not next to your land.
reason-other-province = That is not the kind of Province this text is about.
# $need: how many it takes; $have: how many can be used for it.
reason-too-few-units = { $need ->
    [one] That takes 1 Unit; you have { $have } for it.
   *[other] That takes { $need } Units; you have { $have } for it.
}
# Military and the demands of a Free Town.
reason-cannot-pay-all = You can pay each part of the price, but not both together.
reason-not-your-land = That tile is not yours.
reason-not-connected = No land of yours connects that tile with the attacked Province.
reason-no-unit-there = No such Unit is left there.
reason-last-unit = A Unit or an Outpost must stay in every Province of yours.
reason-last-of-province = The last Unit of a Province stays there.
reason-isolated = Units move only inside connected land of yours.
reason-already-there = The Unit is there already.
reason-not-your-province = That is not a Province of yours.
reason-no-outpost-left = You have no Outpost left to build.
reason-outpost-there = That Province has an Outpost already.
reason-no-such-explorer = You have two Explorers, 1 and 2.
reason-not-adjacent = That tile is not next to the Explorer.
reason-closed-to-explorers = Your Explorers cannot enter that tile.
reason-explorer-has-acted = This Explorer has acted { $now } already.
reason-no-production-token = No Production token lies there.
reason-no-production-in-reserve = You have no Production token in your reserve.
reason-no-market = This Explorer is not at a Market.
reason-market-visited = You have a token of this Market already.
reason-market-empty = This Market has no tokens left.
reason-not-in-market = That token does not lie in this Market.
reason-not-your-token = You have no such token.
reason-token-used = { $card } was used already.
reason-wonder-there = There is a Wonder token on that tile already.
reason-capital-taken = That Capital belongs to somebody already.
reason-no-capital-there = That tile is not a Capital.

## Why not, where one takes a single action in turn

reason-not-acted-yet = You have not taken an action yet: take one, or pass.
reason-acted-already = You have taken your action of this turn already.
reason-other-explorer-moves = Only one Explorer acts in a turn, and this turn it is the other one.
reason-no-steps-left = You have no free steps left.
reason-explorer-has-not-moved = This Explorer has not moved by this text, so it cannot act now.
reason-explorer-owes-a-step = An Explorer of yours acted before its step: now it has to make one.

## Why not, with Heroes and Monsters

reason-hero-not-there = That is not a Hero for hire.
reason-has-a-hero = You can have only one Hero, and you have { $card }.
reason-hero-is-leaving = You have returned { $card } this round: you can hire a Hero in the next round.
reason-no-hero = You have no Hero.
reason-no-monster = No Monster stands where this Explorer is.
reason-guarded = A Monster guards that tile: nobody takes a token there before it is defeated.

## Why not, of texts: what stands in the way of one

# $text: a sentence of a card in its own words, such as "gain 1 Gold for each Coastal Province you control".
reason-nothing-to-count = The text says “{ $text }”, and you have none of these.
# $amount: such as "2 Production". $have: how much of it the player has gained.
reason-not-gained = The text asks for { $amount } gained { $now }; so far you have gained { $have }.
# $text: a condition in the words of the card, such as "if you have conquered a Province this turn, …".
reason-condition-unmet = The text says “{ $text }”, and that is not so.
# $have: how many of what the condition speaks of the player has.
reason-condition-count = The text says “{ $text }”; so far it is { $have }.
# $need: how many resources it takes, of any types; $have: how many can be paid.
reason-cannot-pay-basics = { $need ->
    [one] That takes { $need } Basic resource; you can pay { $have }.
   *[other] That takes { $need } Basic resources; you can pay { $have }.
}
reason-cannot-pay-different = That takes { $need } Basic resources of different types; you can pay { $have }.
# $card: the card that lacks least. $amount: its price, such as "3 Production".
reason-cannot-pay-card = Of the cards that the text is about you can't pay for any: { $card } costs { $amount }, and you can pay { $have }.
# $card: the cheapest card. $need: its cost, $have: the most it may cost.
reason-all-too-costly = Every such card costs too much: { $card } costs { $need }, and the text allows { $have }.
reason-no-such-card = No card that the text is about lies on the table.
reason-empty-display = The display is empty.
reason-no-wonder-to-build = You have no Wonder in construction, and there is none in the display.
reason-no-inactive-card = Your City has no card that is not activated.
reason-not-in-city = { $card } is not part of your City.
reason-city-is-empty = There is no card in your City.
reason-nothing-to-reinforce = Your City has no activated card that could be reinforced.
reason-all-activated = All cards of your City are activated already.
reason-nothing-to-activate-again = No activated card of your City would give anything if it were activated again.
reason-nothing-copyable = There is no card now that the text could copy.
reason-not-developed = You have not developed that Policy.
reason-no-province-in-reach = No Province that the text is about is next to your land.
reason-no-units-to-move = None of your Units can be moved inside your land.
reason-no-step-to-make = None of your Explorers can make a step.
reason-nothing-to-gather = There is no Production token that you could take in the Provinces you control.
reason-no-token-to-repeat = You have no Exploration token.
reason-no-province-to-mark = You have no Province that a marker could be put on.
reason-no-markers-left = You have no markers left.
reason-every-type-there = Your Provinces have all the types that you have markers of.
reason-no-city-to-trade = There is no Free City that you could still trade with this round.

## Why not, of cards that are not used as an action

reason-only-when-activated = The text of { $card } is applied when the City is activated, not as an action.
reason-used-freely = The text of { $card } needs no action: you may use it freely, as often as you can pay for it.
reason-used-once = The text of { $card } can be used once { $now }, not as often as you like.
reason-works-by-itself = The text of { $card } works by itself: there is nothing to use.
reason-only-when-drawn = { $card } was drawn: it could be used only at once, and its chance has gone.
reason-nothing-to-apply = { $card } has no text that is applied when the City is activated.

## Why not, of resources

reason-not-basic = Only Production, Science and Military are Basic resources.
# $resource: a resource by its name, such as "Science".
reason-not-different = The types must differ, and { $resource } is among them already.
reason-gold-stands-in = Gold stands in only for resources that you lack.

## Why not, of Units: $need is how many it takes

# $have: how many Units a civilization has.
reason-more-than-all-units = That takes { $need } Units, and a civilization has only { $have }.
# $have: how many can be used for it.
reason-units-must-stay = { $need ->
    [one] That takes 1 Unit; you have { $have } for it, because one must stay in every Province of yours.
   *[other] That takes { $need } Units; you have { $have } for it, because one must stay in every Province of yours.
}
reason-units-cut-off = { $need ->
    [one] That takes 1 Unit; you have { $have } for it, because no land of yours connects the others with it.
   *[other] That takes { $need } Units; you have { $have } for it, because no land of yours connects the others with it.
}
# An Automa follows its rules.
reason-not-tied-conquest = The Automa would take another Province: its line says what it may cost, and of several those with the lowest value count.
reason-not-tied-site = The Automa would put its Wonder elsewhere: on a Province of its own with the lowest value that has none.
reason-not-tied-step = The Automa's Explorer goes another way: each step leads along a shortest way to its nearest goal, over a Production token if it can.

## Why not, of the moment

reason-no-such-row = Your City has three rows (1, 2, 3) and three columns (a, b, c).
reason-city-first = Actions come after the City is activated.
reason-city-is-activated = The City is activated already: now come the actions.
reason-has-passed = You have passed, so you take no more actions this round.
reason-not-your-turn = It is another player's turn.
reason-another-is-asked = Another player has to decide something first.
# Two causes, each a whole sentence.
reason-and-also = { $first } { $next }

## Why not, at any table, whatever the rules say: one or two sentences, to the player who tried

refused-over = The game is over.
refused-resigned = Whoever sat here has resigned: the computer plays this seat to the end.
refused-not-vacant = Nobody else can take over this seat.
refused-not-asked = It is not for you to decide now.
# What the player wanted to do was meant for an earlier moment.
refused-stale = Something has happened since you looked. Look again, then decide.
refused-undo = You can't take this back alone: luck has spoken, a secret was shown, or another player has acted. Ask the others.
refused-undo-nothing = You have not decided anything yet that could be taken back.
refused-undo-over = The game is over, and other people have played it: nothing is taken back any more.
refused-ask-nobody = Nobody has to be asked: you can simply take it back.
refused-ask-open = Somebody has already asked for something: that is to be answered first.
refused-ask-again = The answer was no. You can ask again once somebody has acted.
refused-ask-gone = Nobody is asking any more: somebody has answered or acted.
refused-nobody-away = Nobody else is waited for.
refused-redo = There is nothing to do again.
# To whoever wants to sit down there: it is the Automa's seat, or there is none of this number.
refused-seat = Nobody can sit down at this seat.
# The name of a player or a bot, as it is written into the record.
refused-name = A name has up to 40 letters, digits, dots, hyphens and underscores, and begins with a letter or digit.

## The score sheet, one line for each

score-provinces = Provinces
score-knowledge = Knowledge
score-wonders = Wonders
score-policies = Policies
score-free-cities = Free Cities
# Those that the player has defeated.
score-monsters = Monsters
# Only Automas score it: a point for each 3 Gold.
score-automa-gold = Gold of Automas (each 3)

## What decides a tie, in this order

tie-advantage = who holds the Advantage
tie-gold = { $players ->
    [2] who has more Gold
   *[other] who has the most Gold
}
tie-culture = { $players ->
    [2] who has more Culture
   *[other] who has the most Culture
}
# $question: what decides a tie, such as "who has more Gold"; $values: such as "3 : 2".
tied = Tied. The next question is { $question }: { $values }.

## Rule switches: what is played where the switch is on

switch-aztec-start-province = The Aztecs start with a Province.
switch-reinforce-keeps-use = A reinforced card can still be used this round.
switch-mali-military-on-opponent = The Malians pay Military, not Gold, for their opponent's Provinces.
switch-gain-wonder-complete = A Wonder gained without paying its cost is complete at once.
switch-advantage-top-up = Whoever holds the Advantage may add tokens of the same type.
switch-final-decay = The Advantage decays at the end of the final round, too.
switch-starting-knowledge-scores = The Knowledge one starts with is worth a point, too.
switch-barbarian-units = Only as many Units as the Province's own value move into a Barbarian Province.
switch-isolated-strict = Units that are cut off from their Capital attack only what is next to them.
switch-outpost-rebuild = A lost Outpost can be built again.
switch-explorer-water = Explorers may cross water.
switch-leave-as-many-as-players = If too few cards were taken, the display is discarded down to as many cards as there are players.
switch-one-explorer = Only one of the two Explorers may act in a turn.
switch-automa-two-cards = An Automa reveals two Solo cards on its turn.
switch-automa-consolation = A line without a price that an Automa can't do gives it 2 Gold.
switch-automa-token-gold = An Automa keeps the tokens it takes, and they give it Gold.
switch-automa-gold-scores = Each 3 Gold of an Automa are worth 1 point at the end.
switch-keep-display-after-end = Once the Development deck is empty, no card is discarded from the display.

## Presets: named sets of rule switches

preset-rulebook = The rulebook, by the letter
preset-published = The practice of the published edition

## Things that happened, told together

news-dealt = { $seat } dealt: { $cards }.
news-display = New in the display: { $cards }.
news-left = Discarded from the display: { $cards }.
news-revealed = New Free Cities: { $cards }.
news-heroes = New Heroes for hire: { $cards }.

## Modules: what can be added to the rules

module-renaissance = the Renaissance, an era between the second and the third
module-heroes = Heroes for hire, one for each player
module-monsters = Monsters among the Barbarians, who attack when they are found
module-five-players = a fifth player, with more cards and a fifth Market
