## The continuous mode

CONT-GEN-01 = Optional mode: all players first activate their Cities, then take actions one at a time.
CONT-GEN-02 = No expansion is needed; any markers can serve as Action markers (35 according to CZ and JA).
CONT-GEN-03 = Everything not changed here follows the normal rules.

## Setting up

CONT-SETUP-01 = The display is one row: 6 cards with 2 players.
CONT-SETUP-02 = The display is one row: 7 cards with 3 players.
CONT-SETUP-03 = The display is one row: 8 cards with 4 players.
CONT-SETUP-04 = The display is one row: 9 cards with 5 players (Lost Kingdoms expansion).
CONT-SETUP-05 = All Action markers lie in one common pile.
CONT-SETUP-06 = The start player takes the Era I Separation card.
CONT-SETUP-07 = The game is played in rounds; each round has the four normal steps (activate, act, replenish City, replenish display).

## Activating the cities

CONT-CITY-01 = From the holder of the Era I card, clockwise, each player activates one row and one column.
CONT-CITY-02 = The activating player gains at once all resources of the activated cards into the personal supply.
CONT-CITY-03 = Text effects of activated cards are not applied in this step.

## Turn actions

CONT-ACT-01 = From the start player, clockwise, each player does exactly one turn action per turn.
CONT-ACT-02 = Turn action: acquire a Development card.
CONT-ACT-03 = Turn action: acquire a Basic Building.
CONT-ACT-04 = Turn action: acquire a Hero (with the module).
CONT-ACT-05 = Turn action: complete a Wonder.
CONT-ACT-06 = Turn action: develop a Cultural Policy.
CONT-ACT-07 = Turn action: conquer a Province.
CONT-ACT-08 = Turn action: move armies.
CONT-ACT-09 = Turn action: build an Outpost.
CONT-ACT-10 = Turn action: move Explorers.
CONT-ACT-11 = Turn action: use the effect of an activated card of the City.
CONT-ACT-12 = Turn action: use the effect of the active Cultural Policy.
CONT-ACT-13 = Turn action: Scientific Progress.
CONT-ACT-14 = Whenever a card effect is used, put an Action marker on the card; it cannot be used again this round.
CONT-ACT-15 = Whenever an Explorer acts, put an Action marker on it; it cannot act again this round.
CONT-ACT-16 = An Explorer's pick-up (Production or Market token) may be done as part of a movement of that Explorer, by the action or by any effect that moves it.
CONT-ACT-17 = A pick-up does not stop that Explorer from moving in the same turn.
CONT-ACT-18 = An Explorer may still move after its action of the round has been used.
CONT-ACT-19 = Action markers are unlimited.

## Free actions

CONT-FREE-01 = During your turn you may do free actions besides the turn action (JA: any number).
CONT-FREE-02 = Benefits specifically triggered by the action you did are gained at once.
CONT-FREE-03 = Such benefits include the gains of Exploration tokens taken from conquered Provinces.
CONT-FREE-04 = Such benefits include one-off effects of completed Wonders.
CONT-FREE-05 = Such benefits include one-off effects of Cultural Policies.
CONT-FREE-06 = Such benefits include the Warlord card's gain on a conquest.
CONT-FREE-07 = Such benefits include drawing and using cards from the City deck through Scientific Progress or another effect.
CONT-FREE-08 = Using the effect of a token obtained earlier (such as a Market token) is a free action.
CONT-FREE-09 = Free actions may trigger further gains and effects; all of these are free too.
CONT-FREE-10 = An effect conditioned on something happening this turn may be used if the condition was met earlier this round.
CONT-FREE-11 = Unless it triggers explicitly at the moment its condition is met, using such an effect is a turn action.
CONT-FREE-12 = Example: a Warlord's first-conquest gain fires at once, and the Warlord card is marked for the round.
CONT-FREE-13 = Example: the Barbarian/Monster token of the conquered Province is revealed and its gain chosen at once.
CONT-FREE-14 = Example: a Building that pays Culture if a Province was conquered must wait for a later turn of the round.

## Passing

CONT-PASS-01 = After a player's turn the next player clockwise plays.
CONT-PASS-02 = Instead of an action you may pass.
CONT-PASS-03 = A player who passed takes no more actions this round.
CONT-PASS-04 = On passing, all remaining resource counters are lost at once; Gold, Culture and Production tokens are kept.
CONT-PASS-05 = The action step ends when all players have passed.

## Replenishing the cities

CONT-REPC-01 = All players at the same time discard their activated cards.
CONT-REPC-02 = All Action markers on cards and Explorers are removed.
CONT-REPC-03 = Then each player replenishes the City by the normal rules.

## Replenishing the display

CONT-REPD-01 = If fewer display cards were taken this round than there are players, discard cards from the end furthest from the deck.
CONT-REPD-02 = CZ and JA: discard until the number of missing cards equals the number of players.
CONT-REPD-03 = ES: discard until the number of remaining cards equals the number of players.
CONT-REPD-04 = Slide the remaining cards to the right.
CONT-REPD-05 = Deal new cards into the empty spaces from right to left.
CONT-REPD-06 = Pass the Era I card to the next player clockwise (left) and start a new round.
CONT-REPD-07 = Example (4 players): 2 cards taken, 2 right-most discarded, 4 missing and 4 left, then slide and refill.

## End of the game

CONT-END-01 = If 3 or fewer cards are in the Development deck when the display is replenished, the next round is the last.
CONT-END-02 = At the end of that round the game ends and points are counted as usual.
CONT-END-03 = Optional reminder: at setup put a spare card face up above the third card from the bottom of the deck; remove it from the game when it shows.

## Heroes

CONT-HERO-01 = With the module, acquiring a Hero is an additional turn action paid in Gold.
CONT-HERO-02 = Available Heroes lie in a row above the display (CZ, JA; ES says in the display here, above it later).
CONT-HERO-03 = A Hero you would return is instead put next to your deck with an Action marker.
CONT-HERO-04 = Such a Hero still counts as yours, so you cannot hire another one in the same round.
CONT-HERO-05 = At the display replenishment all marked Heroes return to the row above the display.
CONT-HERO-06 = Returned Heroes can be hired from the next round on.

## Monsters

CONT-MON-01 = When a Monster is revealed, discard its token and put its card below the display.
CONT-MON-02 = All revealed Monsters attack at the end of the round, after actions, City and display replenishment.
CONT-MON-03 = Several Monsters attack in the order of revelation.
