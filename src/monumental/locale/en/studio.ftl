### Making cards: the questions of the terminal and the page. A blank is what is filled in on a card or in a sentence.

## Blanks, as titles of a field

blank-activated = When it is activated
blank-advanced = Advanced card
blank-again = A card that is activated already
blank-all = All of them
blank-archetype = For civilizations of this archetype
blank-at-most = At most
blank-attack = Attack
blank-basic = A Basic Building
blank-basics = Basic resources of one's choice
blank-benefits = The two benefits
blank-bonus = Bonus
blank-city = City of the Market, as a key
blank-copies = How many there are
blank-cost = Cost
blank-count = How many
blank-defense = Defense
blank-demands = What it demands
blank-different = All different
blank-during-activation = During City Activation
blank-era = Era
blank-event = When this happens
blank-fewer = Fewer than another player
blank-fewest = Fewer than every other player
blank-from = Which card
blank-gained = Has gained at least
blank-has = Has at least
blank-hits = Whom it hits
blank-holds = Has in stock at least
blank-holds-advantage = Holds the Advantage
blank-kind = Kind
blank-kinds = Kinds of cards
blank-less = Less by
blank-limit = How often
blank-lines = Lines
blank-may = You may
blank-modify = Price changes
blank-needs = Module that it needs
blank-of = Which Province
blank-options = Options
blank-otherwise = Otherwise
blank-per = For each
blank-price = Price
blank-production-tokens = Production tokens
blank-public = What is public
blank-question = Condition
blank-resources = Resources when activated
blank-same = All of one type
blank-source = Where its values come from
blank-strength = Strength
blank-subtype = Subtype
blank-text = Text
blank-then = Then
blank-this = Only this card
blank-this-round = Done this round
blank-this-turn = Done this turn
blank-times = How many times
blank-trade = Trade
blank-type = Type of Province
blank-until = Until a card of this archetype
blank-use = Use
blank-value = Number on its front
blank-when = Triggers
blank-which = Which one
blank-who = Who

## What `monumental new-card` asks, a card at a time

new-card-welcome = A new card for the pack { $pack } ({ $rules }). Enter leaves out what is not needed; Ctrl-D ends.
new-card-kind = Which kind?
new-card-name = Name ({ $language })
new-card-line = A line of the card as it is printed, in English (Enter: no more)
new-card-text = A text, in English (Enter: no more)
new-card-nearest = Not recognized. The nearest sentences:
new-card-none = none of these
new-card-number = { $label } ({ $least }–{ $most })
new-card-yes-no = { $label } (y/n)
# The letter that means yes in the questions that end so.
new-card-yes = y
# Two numbers, for the two sections of a Wonder.
new-card-pair = { $label } of both sections, such as 3 4
new-card-no-number = A number from { $least } to { $most }, please.
new-card-no-key = A name in letters, please.
new-card-taken = The pack has a card of that name already: { $card }
new-card-wrong = Not yet right:
new-card-save = Save the card? (y/n)
new-map = Map
new-map-players = How many players (2–5)
new-map-rows = A row of hexes at a time (Enter: no more), every second one half a tile further right: C a Capital, ~ water, .. nothing; m f h v is meadow, forest, mountain, volcano, then 1–4 for Barbarians or t for a Free Town, then $ for a Market: C m1 f2$ ht
new-map-save = Save the map? (y/n)
new-card-saved = Saved: { $file }
new-card-counts = { $has } of { $wanted } cards of the box.
new-card-again = Another card? (y/n)

# A civilization of the box that nobody has begun yet.
studio-civilization = A civilization

## What a Capital of a map promises. Steps are over land.

promise-barbarians = Barbarians next to it
promise-land = Provinces within 1, 2 and 3 steps
promise-value = Value of these
promise-strength = Strength of Barbarians within 1 and 2 steps
promise-coast = Coastal Provinces within 2 steps
promise-markets = Steps to the two nearest Markets
promise-towns = Steps to the two nearest Free Towns
promise-rivals = Steps to the other Capitals
promise-own = Provinces nearest to it
promise-production = Production tokens within 3 steps
