## Components

BASE-COMP-01 = The civilization card set holds, for each of 5 civilizations, 15 city cards: 5 Work Camps, 3 Libraries, 3 Forts, 1 Forum, 1 Mine, 1 special Building, 1 Knowledge.
BASE-COMP-02 = Each civilization has 5 Cultural Policy cards (25 in all).
BASE-COMP-03 = Each civilization has 1 Warlord card (5 in all).
BASE-COMP-04 = There are 20 Solo mode cards.
BASE-COMP-05 = Development cards: 15 of Era I, 12 of Era II, 8 of Era III, and 3 Era Separation cards.
BASE-COMP-06 = Basic Buildings: 10 Workshops, 10 Laboratories, 10 Archery Ranges.
BASE-COMP-07 = Terrain: 4 Capital tiles and 36 Province tiles.
BASE-COMP-08 = Each civilization has 1 Warlord unit and 9 Troops.
BASE-COMP-09 = Each civilization has 2 Explorers and 2 Outposts.
BASE-COMP-10 = Board tokens: 13 Wonder, 50 Exploration (Barbarian and Free Town), 25 Production, 20 Market (5 of each type).
BASE-COMP-11 = Bank tokens: 40 Gold, 20 Culture.
BASE-COMP-12 = Counters: 12 Production, 15 Military, 12 Science, 5 Wonder construction.

## Aim of the game

BASE-AIM-01 = The player with the most points at the end wins.
BASE-AIM-02 = The game is for 1 to 4 players.

## Setting up the map and the stock

BASE-SETUP-01 = Build the map from a proposed layout for the player count, or make your own.
BASE-SETUP-02 = Put Barbarian and Free Town tokens where the layout says, with the large number visible.
BASE-SETUP-03 = For each Market, draw at random as many Market tokens as there are players and stack them face down on the Market's tile.
BASE-SETUP-04 = Put one Production token on every tile except Capitals, water tiles and Market tiles.
BASE-SETUP-05 = Unused Barbarian, Free Town, Production and Market tokens leave the game.
BASE-SETUP-06 = All Gold and Culture tokens form a common stock.
BASE-SETUP-07 = All resource counters and Wonder construction counters form a common stock.

## The Development deck and the Basic Buildings

BASE-DECK-01 = Sort Development cards by era and shuffle each era on its own.
BASE-DECK-02 = Stack eras with III at the bottom, II in the middle, I on top.
BASE-DECK-03 = Put each era's Separation card on top of its era's cards.
BASE-DECK-04 = A Separation card that is revealed leaves the game.
BASE-DECK-05 = The assembled Development deck is not shuffled again.
BASE-DECK-06 = Basic Buildings form 3 face-up piles by type.

## Civilizations and cities

BASE-CITY-01 = Each player chooses one civilization.
BASE-CITY-02 = The player takes 15 city cards, 5 Policies, 1 Warlord card, 10 Units, 2 Explorers, 2 Outposts.
BASE-CITY-03 = Components of unused civilizations go back to the box.
BASE-CITY-04 = Policies and the Warlord card are set aside before shuffling.
BASE-CITY-05 = Shuffle the 15 city cards.
BASE-CITY-06 = Deal a face-up 3x3 grid, one card at a time, left to right and top to bottom: the City.
BASE-CITY-07 = If a Knowledge card is dealt, deal the next card on top of it so that the Knowledge text stays visible.
BASE-CITY-08 = The remaining cards are the face-down City deck, with room for a discard pile.
BASE-CITY-09 = The Warlord card lies face up beside the City.
BASE-CITY-10 = Policies lie face down beside the City (Culture deck); the owner may look at them at any time.
BASE-CITY-11 = Each player starts with 2 Gold.
BASE-CITY-12 = The player who most recently visited another country is start player and takes the token.
BASE-CITY-13 = From the last player in turn order, counter-clockwise, each player chooses a Capital tile.
BASE-CITY-14 = The Warlord, all Troops and both Explorers start on the own Capital.
BASE-CITY-15 = Outposts start in the player's supply.

## The display

BASE-DISP-01 = Reveal the top 6 Development cards in a line next to the deck.
BASE-DISP-02 = With 2 players make two parallel rows of 3 instead.

## Maps of your own

BASE-MAP-01 = A custom map may use any tiles of the box.
BASE-MAP-02 = Place 1 Free Town per player at random, not on Capitals or water.
BASE-MAP-03 = Place 1 Barbarian token, number visible, on each other tile except water and Capitals.
BASE-MAP-04 = Barbarian values next to each Capital must be equal for all players, and only 1 or 2.
BASE-MAP-05 = Place 1 Market per player at random; each Market stack has as many tokens as players.
BASE-MAP-06 = Put 1 Production token on each tile except water and Market tiles.

## The turn

BASE-TURN-01 = The start player goes first; turns go clockwise.
BASE-TURN-02 = A turn has four phases in order: Activate City, Take Actions, Replenish City, Replenish Display.

## Activating the city

BASE-ACT-01 = Choose one complete row and one complete column; those cards are activated.
BASE-ACT-02 = Announce the activated cards and turn them by 45 degrees.
BASE-ACT-03 = Activating a position with a Knowledge card activates both the Knowledge and the card on it.
BASE-ACT-04 = Resources and effects of activated cards may be taken and used in any order during the turn.
BASE-ACT-05 = A card effect can be used once in the turn of activation, unless its text says otherwise or another effect activates it again.
BASE-ACT-06 = Using an effect is optional.
BASE-ACT-07 = If an effect makes you draw from an empty City deck, shuffle the discard pile into a new deck first.

## Resources

BASE-RES-01 = The Basic resources are Production, Science, Military.
BASE-RES-02 = Production pays for Buildings and Wonders.
BASE-RES-03 = Science pays for Knowledge (and Scientific Progress).
BASE-RES-04 = Military pays for moving Units and Explorers.
BASE-RES-05 = Production may come from cards, Production tokens, Market tokens, Free Town tokens.
BASE-RES-06 = Science and Military may come from cards, Market tokens, Free Town tokens.
BASE-RES-07 = When Basic resources are generated, take the counters at once.
BASE-RES-08 = Basic resources must be spent in the turn they are generated; unspent ones are lost at the end of the turn.
BASE-RES-09 = Production and Market tokens taken from the board go to the player's reserve and can be used this turn or later.
BASE-RES-10 = Gold and Culture are kept between turns.
BASE-RES-11 = Culture pays for Cultural Policies.
BASE-RES-12 = Gold may replace any Basic resource, never Culture.
BASE-RES-13 = Gold and Culture may be used at any time in the current or a later turn.

## Words on the cards

BASE-TERM-01 = Archive: choose a city card that was not activated this turn and remove it from the game.
BASE-TERM-02 = Archiving a card with an attached Knowledge sends the Knowledge to the discard pile.
BASE-TERM-03 = Archived cards are kept under the Warlord card.
BASE-TERM-04 = If an effect makes you archive on another player's turn, deal a replacement from your deck at once.
BASE-TERM-05 = Basic Buildings are Workshops, Laboratories, Archery Ranges.
BASE-TERM-06 = Discard: choose any card of your City and put it on your discard pile (not the Display's).
BASE-TERM-07 = Gain: take a Development or Basic Building card without its cost and put it on top of your deck.
BASE-TERM-08 = Gold and Culture are not Basic resources.
BASE-TERM-09 = Generate conditions look at resources obtained this turn by any means; the resources are not consumed.
BASE-TERM-10 = Spend effects consume resources to produce other resources or effects.
BASE-TERM-11 = Reinforce: an activated card stays in the City at the end of the turn instead of being discarded.
BASE-TERM-12 = Reinforcing a card with an attached Knowledge discards the Knowledge.

## Taking actions

BASE-ACTN-01 = Take any number of actions in any order and combination you can pay for.
BASE-ACTN-02 = You may look through your discard pile.
BASE-ACTN-03 = The actions are: acquire a card, develop a Policy, conquer a Province, manoeuvre, build an Outpost, move and use Explorers, Scientific Progress.

## Acquiring cards

BASE-ACQ-01 = The cost of a card is printed on it.
BASE-ACQ-02 = A Building (Basic or from the display) costs Production and goes on top of your deck.
BASE-ACQ-03 = A Basic Building can be acquired only while its pile has cards.
BASE-ACQ-04 = A Knowledge card from the display costs Science and goes on top of your deck.
BASE-ACQ-05 = A Wonder is built in two steps, each with its own cost.
BASE-ACQ-06 = Acquiring a Wonder from the display costs the left circle in Production; the card lies beside the City with a construction counter on the left circle.
BASE-ACQ-07 = Completing the second step moves the counter to the right circle.
BASE-ACQ-08 = Both steps may be done in the same turn.
BASE-ACQ-09 = A completed Wonder gives its acquisition benefit at once.
BASE-ACQ-10 = The completed Wonder card goes on top of your deck and the counter returns to the stock.
BASE-ACQ-11 = Then place the matching Wonder token on a Province you control or on your Capital.
BASE-ACQ-12 = At most one Wonder token per Province or Capital.
BASE-ACQ-13 = A Wonder gained for free by an effect still gives its one-off benefit.
BASE-ACQ-14 = Only one Wonder may be under construction; acquiring another forces you to keep one and remove the other from the game.
BASE-ACQ-15 = When a Wonder under construction is removed, its counter returns to the stock.

## Cultural Policies

BASE-POL-01 = Choose any card of your Culture deck and pay Culture.
BASE-POL-02 = The n-th Policy costs n Culture.
BASE-POL-03 = A developed Policy lies face up beside the City.
BASE-POL-04 = Developing a Policy gives its acquisition benefit at once.
BASE-POL-05 = A Policy's ongoing effect lasts until another Policy is developed.
BASE-POL-06 = A new Policy is put on top of the old one, leaving the old benefit visible.
BASE-POL-07 = Developing a new Policy also repeats the benefits of all earlier Policies.

## Conquering Provinces

BASE-CONQ-01 = You may conquer a Province adjacent to your Capital or to a Province you control.
BASE-CONQ-02 = 1 Military moves 1 Unit into the attacked Province.
BASE-CONQ-03 = You must move in as many Units as the defence value of the Province.
BASE-CONQ-04 = Units may come from your Capital or from Provinces you control that are connected to the target through Provinces you control.
BASE-CONQ-05 = The same Units may attack several times in a turn if each move is paid.
BASE-CONQ-06 = You may never leave a Province you control without a Unit or an Outpost; the Capital is exempt.
BASE-CONQ-07 = Other players' Capitals cannot be attacked.
BASE-CONQ-08 = Water tiles cannot be attacked.
BASE-CONQ-09 = You control a Province while you have at least one Unit or Outpost there.
BASE-CONQ-10 = Units of an isolated Province can only join attacks on Provinces adjacent to that isolated Province.
BASE-CONQ-11 = An attack may combine Units of an isolated Province with Units of other Provinces that are also adjacent to the target.
BASE-CONQ-12 = Barbarian Province: cost = Province value + Barbarian value (example 1 + 2 = 3 Military).
BASE-CONQ-13 = Barbarian Province: you must move in Units equal to the defence value of the Province.
BASE-CONQ-14 = Barbarian Province: take the token and choose at once one of the two benefits on its back.
BASE-CONQ-15 = Basic resources from a token are lost if not spent this turn; Gold and Culture are kept.
BASE-CONQ-16 = The taken token is kept beside the City with its front up.
BASE-CONQ-17 = Free Town Province: cost = Province value in Military + the resources on the token (example 1 Military + 2 Science).
BASE-CONQ-18 = Free Town Province: move in Units equal to the tile value, and at least 1 if the value is 0.
BASE-CONQ-19 = Free Town Province: pay the token's resources.
BASE-CONQ-20 = Free Town Province: take the token and choose at once one of its two benefits.
BASE-CONQ-21 = Opponent's Province: cost in Military = defence of all enemy Units + Province value + Outpost + Wonder.
BASE-CONQ-22 = Defence values: Troop 1, Warlord 2, Outpost 3, Wonder 2.
BASE-CONQ-23 = A Warlord counts 1 when attacking.
BASE-CONQ-24 = Example: Province 2 with 3 Troops and a Warlord has defence 7.
BASE-CONQ-25 = The loser's Units on the conquered tile return to their Capital.
BASE-CONQ-26 = The loser's Outpost on the tile returns to their supply.
BASE-CONQ-27 = You may use the Warlord as one of the Units that move into an attacked Province.
BASE-CONQ-28 = If the Warlord moves in so, you gain the Warlord card's benefit at once, once per turn.
BASE-CONQ-29 = Basic resources from the Warlord are lost if not spent this turn.

## Manoeuvring

BASE-MAN-01 = You may move as many Units as you can pay for inside the Provinces you control.
BASE-MAN-02 = 1 Military moves 1 Unit any distance through your connected Provinces and Capital.
BASE-MAN-03 = A Unit cannot be moved to an isolated Province.
BASE-MAN-04 = A token or card that lets you move 1 or 2 Units only moves them into Provinces you already control.

## Outposts

BASE-OUT-01 = At any time of your turn you may build an Outpost for free on a Province where you have 3 or more Units.
BASE-OUT-02 = Return 3 of those Units to your Capital and place one Outpost from your supply.
BASE-OUT-03 = Only 2 Outposts can be created during the game.
BASE-OUT-04 = An Outpost never moves.
BASE-OUT-05 = At most one Outpost per Province.
BASE-OUT-06 = An Outpost may be built in an isolated Province.
BASE-OUT-07 = An Outpost on a lost Province returns to your reserve.

## Explorers

BASE-EXP-01 = 1 Military moves 1 Explorer to an adjacent Province, whoever controls it.
BASE-EXP-02 = An Explorer may move several times in a turn if each move is paid.
BASE-EXP-03 = Each Explorer may do one of two actions per turn: take from a Market or take a Production token.
BASE-EXP-04 = Market action: look at all tokens of the Market in the Explorer's Province, keep one face up beside your City, return the others face down.
BASE-EXP-05 = You can have only one token from each Market in the whole game.
BASE-EXP-06 = Production action: take the Production token of the Explorer's Province into your reserve.
BASE-EXP-07 = An Explorer may take at most one token from each different Market.
BASE-EXP-08 = An Explorer that starts the turn on a tile with a Market or Production token may act there without moving.
BASE-EXP-09 = Reserve tokens may be used whenever you want; a Market token giving Basic resources gives counters that expire at the end of the turn.
BASE-EXP-10 = A used Market token is turned face down and kept.
BASE-EXP-11 = An Explorer is not a Unit and cannot conquer or control.

## Scientific Progress

BASE-SCI-01 = Pay 2 Science to draw the top card of your deck and activate it as if it had been activated in your City.
BASE-SCI-02 = The drawn card is discarded with the activated cards when you replenish the City.
BASE-SCI-03 = Cards drawn by this or other effects are not part of your City for other effects.

## Replenishing the city

BASE-REPC-01 = After your actions, all activated cards go to your discard pile.
BASE-REPC-02 = Fill the gaps of the grid one card at a time, left to right and top to bottom.
BASE-REPC-03 = A dealt Knowledge card gets the next dealt card on top of it.
BASE-REPC-04 = If that next card is also a Knowledge card, keep one, discard the other, and go on until another type is dealt.
BASE-REPC-05 = Shuffle the discard pile into a new deck only when the deck is empty and a card must be drawn; this may happen in the action phase.
BASE-REPC-06 = If deck and discard pile are both empty, the remaining spaces stay empty.

## Replenishing the display

BASE-REPD-01 = 3-4 players: if you acquired at least one display card this turn, shift the rest to the right and deal up to 6, whatever the era.
BASE-REPD-02 = 3-4 players: if you acquired none, discard the card furthest from the deck, shift, and deal one card.
BASE-REPD-03 = The display is refilled only at the end of the turn.
BASE-REPD-04 = 2 players: treat each row separately.
BASE-REPD-05 = 2 players: in a row from which you acquired at least one card, shift away from the deck and deal up to 3.
BASE-REPD-06 = 2 players: in a row from which you acquired none, discard the card furthest from the deck, shift, deal one.
BASE-REPD-07 = 2 players: if you acquired none at all, do so in both rows.

## End of the game

BASE-END-01 = The end is triggered when the last Development card is dealt into the display at the end of a turn.
BASE-END-02 = Play goes on until the player to the start player's right has played; then everyone takes one more, final turn.
BASE-END-03 = All players have the same number of turns.
BASE-END-04 = Each Knowledge card: 1 point.
BASE-END-05 = Each Wonder: 2 points.
BASE-END-06 = Each developed Cultural Policy: 2 points.
BASE-END-07 = Each controlled Province: 1 point.
BASE-END-08 = Archived cards give no points.
BASE-END-09 = Dominance: 3 points each for the most Knowledge, Provinces, Wonders, Policies.
BASE-END-10 = All players tied for a Dominance category get its 3 points.
BASE-END-11 = Ties for victory: most Gold, then most Culture, then shared.

## Playing solo

BASE-SOLO-01 = Play on a map for two; choose a civilization for yourself and another one for the Automa.
BASE-SOLO-02 = The display is laid out as for two players.
BASE-SOLO-03 = The Automa has the first turn; then you take turns as usual.
BASE-SOLO-04 = On its turn the Automa reveals the top card of the Solo deck and goes through its lines from top to bottom: it does every line that can be done and skips the others.
BASE-SOLO-05 = Some lines of Solo cards are only for certain civilizations.
BASE-SOLO-06 = Cards that the Automa gains lie face up in its area.
BASE-SOLO-07 = Exploration tokens and Market tokens that the Automa claims leave the game.
BASE-SOLO-08 = At the end the Automa scores like any player, for its cards and its Provinces.
