## Components

DUEL-COMP-01 = 134 cards: 66 starting cards (per civilization 14 Buildings, 1 Knowledge, 5 Policies, 1 Scout, 1 Warlord).
DUEL-COMP-02 = Development cards: 12 Era I, 12 Era II, 6 Era III.
DUEL-COMP-03 = 20 Basic Buildings: 5 each of Workshop, Laboratory, Archery Range, Barricade.
DUEL-COMP-04 = 10 Free City cards.
DUEL-COMP-05 = 3 Era Separation cards, 4 helper cards, 1 Advantage card.
DUEL-COMP-06 = 64 Resource tokens: 13 Production, 13 Science, 13 Military, 10 Culture, 15 Gold.
DUEL-COMP-07 = 13 Action tokens, 6 Aztec Province markers, 3 Wonder counters, 1 First player marker.

## Parts of a card

DUEL-ANAT-01 = A card shows name and type, era or civilization, and box symbol.
DUEL-ANAT-02 = Cards may show an effect for use, a bonus effect, a cost, resources gained on activation, a Province type, an added defense value.

## Aim of the game

DUEL-AIM-01 = Two players; most points at the end wins.

## Setting up the table

DUEL-SETUP-01 = Sort Development cards by era and shuffle each era on its own, with its Separation card on top.
DUEL-SETUP-02 = Stack III at the bottom, II in the middle, I on top, face down.
DUEL-SETUP-03 = Draw the top 6 cards face up in a row to the right of the deck: the display.
DUEL-SETUP-04 = Keep a Development discard pile next to the deck.
DUEL-SETUP-05 = Basic Buildings form 4 face-up piles.
DUEL-SETUP-06 = Shuffle the Free Cities into a face-down deck and reveal 3 between the players, with room on both sides of each.
DUEL-SETUP-07 = Resource and Action tokens form a general stock.
DUEL-SETUP-08 = The Advantage card starts pointing at neither player.

## Setting up the City

DUEL-CITY-01 = Each player chooses a civilization; unused ones go back.
DUEL-CITY-02 = Civilizations of all boxes may meet.
DUEL-CITY-03 = Take 15 city cards, 5 Policies, 1 Scout, 1 Warlord.
DUEL-CITY-04 = Shuffle the 15 cards and deal a face-up 3x3 City, one by one from the top left to the bottom right.
DUEL-CITY-05 = A dealt Knowledge gets the next card on top, offset so its text stays visible.
DUEL-CITY-06 = The undealt cards are the face-down City deck, with room for a discard pile.
DUEL-CITY-07 = Warlord and Scout lie face up beside the City.
DUEL-CITY-08 = Keep a space for the Province stack next to the Scout.
DUEL-CITY-09 = The Aztec player starts with a starting Province in that space and 6 Province Type markers.
DUEL-CITY-10 = Policies lie face down; the owner may look at any time.
DUEL-CITY-11 = Each player starts with 2 Gold.
DUEL-CITY-12 = The player who most recently visited a foreign country is First player and takes the marker.

## Combining boxes

DUEL-COMB-01 = Any civilization can be used with any combination of boxes.
DUEL-COMB-02 = Development decks of several boxes may be mixed.
DUEL-COMB-03 = A custom deck has per era: Knowledge 3/3/2, Wonder 3/3/2, Province 3/3/2, Building 3/3/0.
DUEL-COMB-04 = Each box in use adds its own Scout module, set up as normal.
DUEL-COMB-05 = When the Scout is used, choose one of the modules' actions (Explore, Trade, Spy).
DUEL-COMB-06 = The Scout does only one of these per round.

## Resources

DUEL-RES-01 = Basic resources are Production, Science, Military.
DUEL-RES-02 = Production pays for Buildings and Wonders.
DUEL-RES-03 = Science pays for Knowledge and Scientific Progress.
DUEL-RES-04 = Military pays for Provinces of the display and of the opponent.
DUEL-RES-05 = Generated Basic resources are taken as tokens into the personal supply.
DUEL-RES-06 = Basic resources cannot be kept for later rounds; unspent ones go back at the end of the round.
DUEL-RES-07 = Basic resources are unlimited; use substitutes if tokens run out.
DUEL-RES-08 = Culture pays for Cultural Policies.
DUEL-RES-09 = Gold replaces any Basic resource one for one, never Culture.
DUEL-RES-10 = Gold and Culture go to the personal supply and are never lost at the end of a round.
DUEL-RES-11 = Gold and Culture may be spent at any time in the current or a later round.

## Phases of a round

DUEL-PHASE-01 = The game is a series of rounds of three phases: City Activation, Take Actions, End the Round.
DUEL-PHASE-02 = Each phase is completed before the next one.

## City Activation

DUEL-ACT-01 = The First player activates first, then the opponent.
DUEL-ACT-02 = Choose one row and one column; rotate those cards.
DUEL-ACT-03 = Activating a card on a Knowledge activates both.
DUEL-ACT-04 = An effect "When this card is activated" is applied now and the card is marked with an Action token.
DUEL-ACT-05 = An effect "During City Activation" on an activated card or on the active Policy is applied now and marked.
DUEL-ACT-06 = Gain the resources in the top right corner of every activated card.
DUEL-ACT-07 = Example: 2 Work Camps, 2 Forts, 1 Library give 2 Production, 2 Military, 1 Science.
DUEL-ACT-08 = Example: a Knowledge card gives no resources but can be used as an action later.

## Turns and actions

DUEL-TURN-01 = Players alternate turns starting with the First player; each turn is exactly one action.
DUEL-TURN-02 = The turn ends when the action is complete.
DUEL-TURN-03 = The phase goes on until both players are done.
DUEL-TURN-04 = The actions are: acquire a card; complete a Wonder; develop a Policy; use the active Policy; conquer an opponent's Province; use an activated card; Scientific Progress; take the Advantage; use the Warlord; use the Scout; pass.
DUEL-TURN-05 = Most cards can be used once per round; mark a used card with an Action token.
DUEL-TURN-06 = Automatic effects (for example "Whenever") are not actions and are fully resolved before the turn ends.
DUEL-TURN-07 = After a pass the opponent may take as many actions as they like until they also pass.
DUEL-TURN-08 = 1 Gold may stand for 1 Basic resource in any payment.

## Acquiring cards

DUEL-ACQ-01 = Cards come from the display or the Basic Building piles.
DUEL-ACQ-02 = The cost is in the bottom left corner.
DUEL-ACQ-03 = A Building costs Production and goes face down on top of your City deck.
DUEL-ACQ-04 = A Barricade goes to the Province stack instead.
DUEL-ACQ-05 = An empty Basic Building pile cannot be bought from.
DUEL-ACQ-06 = A Knowledge from the display costs Science and goes face down on top of your City deck.
DUEL-ACQ-07 = A Province from the display costs Military and goes face up on top of your Province stack.
DUEL-ACQ-08 = You gain the bonus effect of a Province acquired from the display.
DUEL-ACQ-09 = Later Provinces and Barricades go on top of the stack, offset; their order never changes.
DUEL-ACQ-10 = Malians pay Gold instead of Military to conquer and gain 1 Gold when they do.
DUEL-ACQ-11 = A Province is Coastal, Mountain or Agricultural.
DUEL-ACQ-12 = Effects that refer to Province types look at all Provinces of your stack.
DUEL-ACQ-13 = A Wonder is built in two steps: acquire, then complete on a later turn.
DUEL-ACQ-14 = Acquiring a Wonder costs the left circle in Production; the card lies face up beside the City with a counter on the left circle.
DUEL-ACQ-15 = You can have only one Wonder in construction; building another makes you keep one and discard the other to the Development discard pile.

## Completing a Wonder

DUEL-WON-01 = Pay the right circle to complete a Wonder begun earlier.
DUEL-WON-02 = Completion gives the bonus on the card at once; Basic resources come from the stock.
DUEL-WON-03 = The completed Wonder goes face down on top of your deck; the counter returns to the stock.
DUEL-WON-04 = "Build a Wonder section" effects may also build the second section, under the card's conditions.
DUEL-WON-05 = Example: completing the Colossus of Rhodes gives 2 Military, then the card goes on the deck.

## Cultural Policies

DUEL-POL-01 = Choose any card of the Culture deck and pay Culture; the n-th costs n.
DUEL-POL-02 = The first Policy lies face up beside the City; gain its bonus effect at once.
DUEL-POL-03 = Some Policies have an ongoing effect until another is developed; others an activated effect used as an action.
DUEL-POL-04 = A new Policy covers the previous one except its bonus effect.
DUEL-POL-05 = Developing triggers the bonus effects of all earlier Policies again.
DUEL-POL-06 = Only the ongoing effect of the topmost Policy is active.
DUEL-POL-07 = Example: developing a second Policy gives both bonus effects.
DUEL-POL-08 = The activated effect of the active Policy may be used as an action, once per round; mark it.

## Conquest

DUEL-CONQ-01 = You may conquer only the topmost Province of the opponent's stack.
DUEL-CONQ-02 = Pay Military equal to its cost.
DUEL-CONQ-03 = Put it on top of your stack; you do not gain its bonus.
DUEL-CONQ-04 = Each Barricade on top of that Province adds 2 Military to the cost.
DUEL-CONQ-05 = You must pay the full amount including all those Barricades.
DUEL-CONQ-06 = Barricades on top of the conquered Province return to their pile.
DUEL-CONQ-07 = Example: a Malian player pays 3 + 2 Military for the Sahara with one Barricade.

## Using activated cards

DUEL-USE-01 = Choose one card activated this round and use its effect; mark it.
DUEL-USE-02 = Using an effect is never mandatory.
DUEL-USE-03 = Always-on and triggered effects are active as soon as the card is rotated or is the topmost Policy, without an action.
DUEL-USE-04 = A Knowledge and the card on it are two separate usable effects.

## Scientific Progress

DUEL-SCI-01 = Pay 2 Science to draw and use the top card of your City deck.
DUEL-SCI-02 = Resolve all its effects, including its action and resources, then discard it.
DUEL-SCI-03 = Example: a drawn Trading Post gives 2 Gold and is discarded.

## The Advantage

DUEL-ADV-01 = Nobody has the Advantage at the start.
DUEL-ADV-02 = Having it allows the Warlord action and may strengthen other cards.
DUEL-ADV-03 = To take it, pay any amount of one type of Basic resource (Gold may substitute) and put matching tokens on the card.
DUEL-ADV-04 = Then turn the arrow to your side; while it points to you, you have the Advantage.
DUEL-ADV-05 = If the opponent has it, you must pay the type on the card and more than the number on it.
DUEL-ADV-06 = The old tokens go to the stock and your payment replaces them.
DUEL-ADV-07 = Example: 3 Military beat 2 Military.

## The Warlord

DUEL-WAR-01 = Each Warlord has its own action.
DUEL-WAR-02 = It can be used only while you have the Advantage, once per round, marked with an Action token.

## The Scout and Trade

DUEL-SCOUT-01 = The Scout can be used once per round as an action; mark it.
DUEL-SCOUT-02 = The Scout action depends on the module in play.
DUEL-SCOUT-03 = Trade: mark the Scout and choose an uncontrolled face-up Free City.
DUEL-SCOUT-04 = Trade: put 1 Gold from your supply and an Action token on your side of that city.
DUEL-SCOUT-05 = Trade: then apply the city's trade effect.
DUEL-SCOUT-06 = Example: a Free City gives one Basic Building for free.
DUEL-SCOUT-07 = "Trade for free": take 1 Gold from the stock and an Action token, put them on a Free City, and apply its effect at once.
DUEL-SCOUT-08 = With 4 or more Gold on your side you claim the Free City.
DUEL-SCOUT-09 = On a claim all Gold and Action tokens of both sides go to the stock.
DUEL-SCOUT-10 = A claimed city lies face up at your City with an Action token on it.
DUEL-SCOUT-11 = After a claim reveal a new Free City.
DUEL-SCOUT-12 = You may own several Free Cities.
DUEL-SCOUT-13 = Example: the claim happens after the trade effect of the fourth trade.
DUEL-SCOUT-14 = Trading with your own Free City costs no Gold but marks the city and the Scout.
DUEL-SCOUT-15 = "Trade for free" on your own Free City also needs no Gold.
DUEL-SCOUT-16 = You can trade with each Free City only once per round.

## Passing

DUEL-PASS-01 = Instead of an action you may pass.
DUEL-PASS-02 = After passing you take no further action this round.
DUEL-PASS-03 = On passing you discard all activated cards, all Action tokens and all Basic resources; Gold and Culture stay.
DUEL-PASS-04 = When both have passed the End of Round phase starts.

## End of the round

DUEL-EOR-01 = The steps are, in order: replenish the City, replenish the display, decay the Advantage, pass the First player marker.

## Replenishing the City

DUEL-REPC-01 = Fill gaps one card at a time, left to right and top to bottom.
DUEL-REPC-02 = A dealt Knowledge gets a second card on top.
DUEL-REPC-03 = If the second card is a Knowledge too, keep one and discard the other until a non-Knowledge is dealt.
DUEL-REPC-04 = If the deck is empty when a card must be dealt, shuffle the discard pile into a new deck.
DUEL-REPC-05 = If the discard pile is empty too, leave the spaces empty.
DUEL-REPC-06 = Only in that case a Knowledge may lie alone and be activated by itself.
DUEL-REPC-07 = If the discard pile has only Knowledge cards, do not shuffle; leave the spaces empty.
DUEL-REPC-08 = The discard pile is shuffled only in this phase; in the action phase an empty deck means no draw.

## Replenishing the display

DUEL-REPD-01 = With 3 or fewer cards left: slide right, deal from the deck right to left up to 6.
DUEL-REPD-02 = With more than 3 left: discard from the right until 3 are left, slide right, deal to fill.
DUEL-REPD-03 = Eras are ignored; a drawn Separation card is removed from play.
DUEL-REPD-04 = Gaps are never filled during the round.

## Decay of the Advantage and the next round

DUEL-DECAY-01 = The Advantage loses one token at the end of each round while someone holds it.
DUEL-DECAY-02 = With tokens left the holder keeps it.
DUEL-DECAY-03 = When the last token goes, nobody has it.
DUEL-DECAY-04 = The First player marker goes to the opponent; a new round starts.

## End of the game and scoring

DUEL-END-01 = If after replenishing the display has 4 or fewer cards, one final round is played.
DUEL-END-02 = Score after the final round.
DUEL-END-03 = Each controlled Province: 1 point.
DUEL-END-04 = Each acquired Knowledge: 1 point.
DUEL-END-05 = Each completed Wonder: 2 points.
DUEL-END-06 = Each developed Policy: 2 points.
DUEL-END-07 = Each Free City at your City: 2 points.
DUEL-END-08 = Archived cards, Barricades, unfinished Wonders, Gold and Culture give no points.
DUEL-END-09 = Dominance: 3 points each for most Provinces, Knowledge, Wonders, Policies.
DUEL-END-10 = Archived cards and unfinished Wonders do not count for Dominance.
DUEL-END-11 = Tied players both get the 3 points.
DUEL-END-12 = Ties for victory: Advantage holder, then Gold, then Culture, then shared.

## Terms

DUEL-TERM-01 = Acquire: take a card by paying its cost; Development cards go on the City deck, Provinces and Barricades on the Province stack.
DUEL-TERM-02 = Active Policy: the topmost, most recent one.
DUEL-TERM-03 = Archive: remove an inactive City card from the game, tucked under the Warlord.
DUEL-TERM-04 = Archiving a card with a Knowledge discards the Knowledge.
DUEL-TERM-05 = Basic Buildings include Barricades.
DUEL-TERM-06 = Gold and Culture are not Basic resources.
DUEL-TERM-07 = Bonus effect (Policy): gained on development and on every later development.
DUEL-TERM-08 = Build a Wonder section: either acquire a Wonder or complete one, not both in one action.
DUEL-TERM-09 = You control a Province while it is in your Province stack.
DUEL-TERM-10 = Copy: use the effects of another card even if it was already used this round.
DUEL-TERM-11 = A copied card's activation resources are generated again.
DUEL-TERM-12 = Copy only cards of your City or your developed Policies, unless told otherwise.
DUEL-TERM-13 = Discard: put a card on the pile it belongs to.
DUEL-TERM-14 = A card discarded from the display goes face up to the Development discard pile.
DUEL-TERM-15 = A card discarded from your City must be inactive and goes to your own pile.
DUEL-TERM-16 = You may look at your own discard pile at any time.
DUEL-TERM-17 = Draw: take cards from the top of the City deck; none if it is empty in the action phase.
DUEL-TERM-18 = During City Activation effects are applied in the order you choose and then marked.
DUEL-TERM-19 = Gain a card: acquire it without paying.
DUEL-TERM-20 = If you gained: the resources must have been gained this round; they are not spent and may be gone already.
DUEL-TERM-21 = Gain the Advantage: take it without paying; remove all tokens from the card.
DUEL-TERM-22 = Pay: from your personal supply to the general stock.
DUEL-TERM-23 = Reinforce: straighten an activated card and do not discard it at the end of the round.
DUEL-TERM-24 = Reinforcing a card with a Knowledge discards the Knowledge.
DUEL-TERM-25 = The first time: automatic, not an action, marked when resolved.
DUEL-TERM-26 = Use a card: gain its resources at once, optionally use its effect, then discard it.
DUEL-TERM-27 = Whenever: automatic during players' turns, repeatable.
DUEL-TERM-28 = You may: optional permanent effect, not an action, usable several times per round.

## Civilizations

DUEL-CIV-01 = Malians conquer Provinces only with Gold instead of Military.
DUEL-CIV-02 = Malians gain 1 Gold when they conquer a Province.
DUEL-CIV-03 = Aztecs have 6 Province Type markers, placed on Provinces with Floating Gardens.
DUEL-CIV-04 = A marker adds its type to the Province.
DUEL-CIV-05 = A Province may have several types but never the same one twice.
DUEL-CIV-06 = The Japanese have no special gameplay rule.
