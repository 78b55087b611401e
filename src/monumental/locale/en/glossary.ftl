### The glossary: every term of the game with its name, the forms in which texts use it, and one plain sentence.
###
### term-: its name, as a title. meaning-: what it is, in one sentence of ours. forms-: how it stands in texts,
### separated by commas; * is any ending. Forms are found in any case, the longest first, and become links.
### A term belongs to the rule systems whose `terms` list it (play/systems/*/terms.py).

## Who plays, and when

term-civilization = Civilization
forms-civilization = civilization, civilizations
meaning-civilization = The people you play, with city cards, Policies and leaders of its own.

term-player = Player
forms-player = player, players
meaning-player = Everybody who plays a civilization at this table.

term-first-player = First player
forms-first-player = first player, start player, Era I card
meaning-first-player = Whoever begins when everybody acts in turn.

term-round = Round
forms-round = round, rounds
meaning-round = All that happens until every player has had their part and it begins anew.

term-turn = Turn
forms-turn = turn, turns
meaning-turn = Your time to act: { $cycle ->
    [turn] you take as many actions as you can pay for
   *[round] you take one action, and the next player goes on
}.

term-phase-city = City Activation
forms-phase-city = City Activation, Activate City
meaning-phase-city = The step in which you choose a row and a column of your City.

term-phase-actions = Taking actions
forms-phase-actions = Take Actions, taking actions, action phase
meaning-phase-actions = The step in which you use cards, acquire new ones and do everything else.

term-phase-maintenance = Replenishing the City
forms-phase-maintenance = replenish the City, Replenish City, replenishing the City
meaning-phase-maintenance = The step in which what you used is discarded and the gaps of your City are filled from your deck.

term-phase-development = Replenishing the display
forms-phase-development = replenish the display, Replenish Display, replenishing the display
meaning-phase-development = The step in which old cards leave the display and new ones come from the deck.

term-pass = Pass
forms-pass = pass, passes, passed, passing
meaning-pass = To stop acting until the round is over; what you have left of Basic resources is lost.

term-free-action = Free action
forms-free-action = free action, free actions
meaning-free-action = What you may do on your turn beside its one action, as often as you can.

term-action-token = Action token
forms-action-token = Action token, Action tokens, Action marker, Action markers
meaning-action-token = Marks what has been used this round and can't be used again.

term-final-round = Final round
forms-final-round = final round, last round, final turn
meaning-final-round = Once the deck of new cards has run low, everybody has this one more chance; then points are counted.

## The City

term-city = City
forms-city = City, Cities
meaning-city = Your nine places for cards, three rows of three.

term-activate = Activate
forms-activate = activate, activates, activated, activating
meaning-activate = To make the cards of a row and a column give what they have; only activated cards can be used.

term-use = Use a card
forms-use = use, uses, used, using
meaning-use = To carry out the text of an activated card, once before it is discarded, and only if you want to.

term-city-deck = City deck
forms-city-deck = City deck, City decks
meaning-city-deck = Your own pile of cards, from which your City is filled; what you acquire goes on top of it.

term-discard-pile = Discard pile
forms-discard-pile = discard pile, discard piles
meaning-discard-pile = Where your used cards lie until your deck is empty and they are shuffled into a new one.

term-discard = Discard
forms-discard = discard, discards, discarded, discarding
meaning-discard = To put a card on the discard pile; a card of your City comes back later, and its points stay yours.

term-archive = Archive
forms-archive = archive, archives, archived, archiving
meaning-archive = To take a card that is not activated out of your City for the rest of the game; it gives no points any more.

term-reinforce = Reinforce
forms-reinforce = reinforce, reinforces, reinforced, reinforcing
meaning-reinforce = To let an activated card stay in your City instead of being discarded.

term-copy = Copy
forms-copy = copy, copies, copied, copying
meaning-copy = To do what the text of another card says, even if that card has been used already.

term-draw-and-use = Draw and use
forms-draw-and-use = draw and use, draw and activate, drawn card, drawn cards
meaning-draw-and-use = To turn over the top card of your City deck and have what it gives at once; it never lies in your City.

term-condition = Condition
forms-condition = if you gained, generate conditions, generate
meaning-condition = A text that asks what you have gained or done: it only looks and takes nothing from you.

term-trigger = Whenever
forms-trigger = whenever, the first time each round
meaning-trigger = A text that works by itself when something happens; it costs no action.

term-scientific-progress = Scientific Progress
forms-scientific-progress = Scientific Progress
meaning-scientific-progress = To pay 2 Science for the top card of your City deck, which you may use at once.

## Cards

term-display = Display
forms-display = display
meaning-display = The open cards that everybody can acquire from.

term-development-deck = Development deck
forms-development-deck = Development deck
meaning-development-deck = The pile from which the display is filled, first Era I, then II, then III.

term-era = Era
forms-era = Era, Eras
meaning-era = A part of the Development deck; later Eras have stronger and dearer cards.

term-separation-card = Separation card
forms-separation-card = Separation card, Separation cards
meaning-separation-card = A card that only shows where an Era begins.

term-acquire = Acquire
forms-acquire = acquire, acquires, acquired, acquiring
meaning-acquire = To pay the cost of a card and take it.

term-gain-card = Gain a card
forms-gain-card = gain a card, without paying its cost
meaning-gain-card = To take a card as if you had acquired it, but without paying.

term-building = Building
forms-building = Building, Buildings
meaning-building = A card for your City that is paid with Production.

term-basic-building = Basic Building
forms-basic-building = Basic Building, Basic Buildings
meaning-basic-building = A Building that lies in a pile of its own and can be acquired as long as the pile lasts.

term-barricade = Barricade
forms-barricade = Barricade, Barricades
meaning-barricade = A Basic Building that lies on your Provinces and makes the topmost one dearer for your opponent.

term-knowledge = Knowledge
forms-knowledge = Knowledge
meaning-knowledge = A card that is paid with Science, lies under another card of your City and is worth 1 point.

term-knowledge-under = Knowledge under a card
forms-knowledge-under = Knowledge under, card on this Knowledge, under its card
meaning-knowledge-under = A Knowledge shares its place with the card on top of it: both are activated together, and each can be used.

term-wonder = Wonder
forms-wonder = Wonder, Wonders, Wonder section, section of a Wonder
meaning-wonder = A great work that is paid with Production in two sections and is worth 2 points when it is complete.

term-begin-wonder = Begin a Wonder
forms-begin-wonder = begin a Wonder, to begin, Wonder in construction
meaning-begin-wonder = To pay the first section of a Wonder; it waits beside your City, and you can have only one such.

term-complete = Complete a Wonder
forms-complete = complete a Wonder, completed a Wonder, complete, completed, completes, completing
meaning-complete = To pay the second section: you gain the bonus, and the card goes on top of your deck.

term-wonder-token = Wonder token
forms-wonder-token = Wonder token, Wonder tokens
meaning-wonder-token = Shows where on the map your Wonder stands; it helps to defend that place.

term-bonus = Bonus
forms-bonus = bonus, bonus effect, bonus effects
meaning-bonus = What a card gives once, when you get or complete it; those of your Policies come again with every new Policy.

term-cultural-policy = Cultural Policy
forms-cultural-policy = Cultural Policy, Cultural Policies, Policy, Policies
meaning-cultural-policy = One of the five cards of your civilization that are paid with Culture; each is worth 2 points.

term-develop = Develop a Policy
forms-develop = develop, develops, developed, developing
meaning-develop = To choose a Policy and pay for it: 1 Culture for your first, 2 for your second and so on.

term-active-policy = Active Policy
forms-active-policy = active Policy, topmost Policy
meaning-active-policy = Your latest Policy: only its lasting text is in force.

term-culture-deck = Culture deck
forms-culture-deck = Culture deck
meaning-culture-deck = Those of your Policies that you have not developed yet; you may look at them at any time.

term-warlord = Warlord
forms-warlord = Warlord, Warlords
meaning-warlord = The leader of your civilization in war; { $provinces ->
    [cards] you can use the card while you hold the Advantage
   *[map] it is a Unit, too, and its card gives you something when it takes part in a conquest
}.

term-hero = Hero
forms-hero = Hero, Heroes
meaning-hero = A helper for Gold beside your City; you have at most one, and it gives no points.

## Resources

term-basic-resource = Basic resource
forms-basic-resource = Basic resource, Basic resources
meaning-basic-resource = Production, Science and Military: what you do not spend is lost.

term-production = Production
forms-production = Production
meaning-production = Pays for Buildings and Wonders.

term-science = Science
forms-science = Science
meaning-science = Pays for Knowledge and for Scientific Progress.

term-military = Military
forms-military = Military
meaning-military = Pays for { $provinces ->
    [cards] Provinces, those of the display and those of your opponent
   *[map] moving Units and Explorers, and so for conquests
}.

term-culture = Culture
forms-culture = Culture
meaning-culture = Pays for Policies; you keep it until you spend it.

term-gold = Gold
forms-gold = Gold
meaning-gold = Stands in for any Basic resource, one for one, but never for Culture; you keep it until you spend it.

term-resource-token = Resource tokens
forms-resource-token = Resource token, Resource tokens, resource counter, resource counters
meaning-resource-token = They show how much of a Basic resource you have left.

term-spend = Pay
forms-spend = pay, pays, paid, paying, spend
meaning-spend = To put what you owe back into the stock; Gold may stand in for what you lack.

term-return = Return
forms-return = return, returns, returned
meaning-return = To put a piece back to where it came from.

## Provinces of Duel

term-province = Province
forms-province = Province, Provinces
meaning-province = { $provinces ->
    [cards] A card of land in front of you
   *[map] A tile of the map that can be conquered
}; each one you control is worth 1 point.

term-province-type = Province type
forms-province-type = Coastal, Agricultural, Mountain Province, Mountain Provinces, type of Province, types of Provinces, Province type
meaning-province-type = Coastal, Mountain or Agricultural: cards ask how many of a type you control.

term-province-stack = Province stack
forms-province-stack = Province stack, Province stacks
meaning-province-stack = Your Provinces and Barricades in the order in which they came; only the topmost Province can be taken from you.

term-province-marker = Province Type marker
forms-province-marker = Province Type marker, Province Type markers, Type marker
meaning-province-marker = One of six markers of the Aztecs; it adds a type to the Province it lies on.

term-control = Control
forms-control = control, controls, controlled
meaning-control = A Province is yours while { $provinces ->
    [cards] it lies in your stack
   *[map] you have a Unit or an Outpost there
}.

term-conquer = Conquer
forms-conquer = conquer, conquers, conquered, conquering, conquest
meaning-conquer = To pay Military for a Province of { $provinces ->
    [cards] your opponent and put it on your stack; it gives no bonus then
   *[map] the map next to your land and move Units in
}.

term-scout = Scout
forms-scout = Scout, Scouts
meaning-scout = A leader whom you can send out once a round, here to trade.

term-trade = Trade
forms-trade = trade, trades, trading
meaning-trade = To send your Scout to a Free City: you put 1 Gold on your side of it and use its text.

term-free-city = Free City
forms-free-city = Free City, Free Cities
meaning-free-city = A card between the players with a text for whoever trades there; 2 points for its owner.

term-claim = Claim a Free City
forms-claim = claim, claims, claimed
meaning-claim = With 4 Gold on your side, a Free City becomes yours and lies at your City.

term-advantage = Advantage
forms-advantage = Advantage
meaning-advantage = Held by whoever pays most of one Basic resource for it; it lets you use your Warlord and strengthens some cards.

term-decay = Decay of the Advantage
forms-decay = decay, decays
meaning-decay = At the end of each round the Advantage loses a token; without tokens nobody holds it.

## The map

term-capital = Capital
forms-capital = Capital, Capitals
meaning-capital = The tile on which your civilization begins; nobody can take it.

term-unit = Unit
forms-unit = Unit, Units
meaning-unit = A Troop or your Warlord: Units conquer Provinces and hold them.

term-troop = Troop
forms-troop = Troop, Troops
meaning-troop = An ordinary Unit: it counts 1 in attack and defense.

term-defense = Defense
forms-defense = defense, defence, defense value
meaning-defense = How much Military it takes to conquer a Province: its value and whatever protects it.

term-isolated-province = Isolated Province
forms-isolated-province = isolated Province, isolated Provinces, isolated
meaning-isolated-province = A Province of yours without a way through your own land to the rest of it.

term-move-units = Move Units
forms-move-units = move Units, moving Units, manoeuvre, move armies
meaning-move-units = To shift Units between your connected Provinces, 1 Military for each.

term-outpost = Outpost
forms-outpost = Outpost, Outposts
meaning-outpost = A fort that holds a Province without Units and adds 3 to its defense; you can build two in the game.

term-explorer = Explorer
forms-explorer = Explorer, Explorers
meaning-explorer = One of your two pieces that walk through all lands and gather tokens; they do not fight.

term-step-of-explorer = Step of an Explorer
forms-step-of-explorer = step, steps
meaning-step-of-explorer = One move of an Explorer to a neighbouring tile, for 1 Military.

term-gather = Take a Production token
forms-gather = take a Production token, take the Production token, pick-up
meaning-gather = What an Explorer may do on a tile: put its Production token into your reserve.

term-market = Market
forms-market = Market, Markets
meaning-market = A city on the map with a small stack of tokens; you can have one token of each Market.

term-market-token = Market token
forms-market-token = Market token, Market tokens
meaning-market-token = What an Explorer brings from a Market: use it once, whenever you like on your turn.

term-production-token = Production token
forms-production-token = Production token, Production tokens
meaning-production-token = A token from the map that you keep and can spend as 1 Production on any turn.

term-exploration-token = Exploration token
forms-exploration-token = Exploration token, Exploration tokens
meaning-exploration-token = Lies on a Province; whoever conquers the place takes it and chooses one of its two benefits.

term-barbarian = Barbarian Province
forms-barbarian = Barbarian Province, Barbarian Provinces, Barbarians, Barbarian
meaning-barbarian = A Province whose Barbarians make its conquest dearer by the number on their token.

term-barbarian-token = Barbarian token
forms-barbarian-token = Barbarian token, Barbarian tokens
meaning-barbarian-token = An Exploration token with a number that is added to the price of its Province.

term-free-town = Free Town
forms-free-town = Free Town, Free Towns
meaning-free-town = An Exploration token that asks for other resources beside Military before the Province is yours.

term-reserve = Reserve
forms-reserve = reserve, personal supply
meaning-reserve = The tokens that you have taken from the map and keep for later.

term-monster = Monster
forms-monster = Monster, Monsters
meaning-monster = A danger that is revealed by a conquest: it attacks once and blocks its tile until an Explorer defeats it.

## Playing against the Automa

term-automa = Automa
forms-automa = Automa, Automas
meaning-automa = An opponent that nobody plays: Solo cards say what it does.

term-solo-card = Solo card
forms-solo-card = Solo card, Solo cards, Solo deck
meaning-solo-card = What an Automa does on its turn, line by line.

term-advanced-card = Advanced card
forms-advanced-card = Advanced card, Advanced cards
meaning-advanced-card = A Solo card that players may add to make an Automa stronger.

term-archetype = Archetype
forms-archetype = archetype, archetypes
meaning-archetype = What a civilization is best at; some lines of Solo cards are only for one of them.

## The end

term-points = Points
forms-points = point, points, scoring, score, victory points
meaning-points = Whoever has most of them at the end wins; the score sheet says where they come from.

term-dominance = Dominance
forms-dominance = Dominance
meaning-dominance = 3 more points for having the most Provinces, Knowledge, Wonders or Policies; whoever is tied gets them, too.

term-tie-break = Tie-break
forms-tie-break = tie-break, tied, tie
meaning-tie-break = What decides between players with equally many points.

## The game in short, before all other help

goal-title = The game in short
goal-aim = The goal: have the most points when the game ends.
# How the game ends, by rule system.
ends-duel = The end: when the display can be filled to no more than 4 cards, one final round is played.
ends-classic = The end: when the last card of the Development deck is dealt, the round is played to its end, and everybody has one final turn.
ends-continuous = The end: when 3 cards or fewer are left in the Development deck, the next round is the last.
# $parts: a list of what gives points, each by goal-part.
goal-points = Points: { $parts }.
# $part: a line of the score sheet, such as Provinces.
goal-part = { $part } { $points } each
# $parts: a list of lines of the score sheet, with commas.
goal-dominance = Dominance, { $points } more for whoever has the most of one of these: { $parts }; whoever is tied gets them, too.
# $ties: a list of questions with commas, such as "who has more Gold".
goal-ties = Of several with equally many points, this decides, in this order: { $ties }.

## Looking something up at the prompt. The first word of a line of help is typed as it stands.

terminal-help-word = word TERM: what a word of the game means, such as word Dominance; word alone lists all of them
# $clauses: ids of clauses, separated by commas.
glossary-rules = Rules: { $clauses }
# $cards: names, separated by commas.
glossary-cards = Cards: { $cards }
# $count: how many are not listed.
glossary-more = { $count ->
    [one] { $list } and 1 more
   *[other] { $list } and { $count } more
}
glossary-title = Words of the game
# The chapter of a book of rules. $count: how many clauses there are beside those that are shown.
glossary-more-clauses = { $count ->
    [one] 1 more rule has these words.
   *[other] { $count } more rules have these words.
}

## Nothing was found. $names: the nearest ones, with "or".

mistake-word = There is no word "{ $words }" in this game; the nearest: { $names }.
mistake-card = There is no card named "{ $words }"; the nearest: { $names }.
mistake-clause = There is no rule about "{ $words }"; the nearest: { $names }.
mistake-nearest = I do not understand "{ $words }"; the nearest: { $names }. Type ? for help.
