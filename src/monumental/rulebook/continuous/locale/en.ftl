### The rules of the continuous mode to read. Each line is a sentence; those of a paragraph are joined.

## goal

goal-title = The same game, without long waits
goal-1 =
    The continuous mode is classic in another rhythm, for two to five players.
    The goal, the map, cards, costs and conquests stay as they are; whatever is not said here is as in classic.
goal-2 =
    The game goes in rounds.
    First all activate their Cities, one after the other; then all act by turns, one action at a time, until everybody has passed; then Cities and display are filled up, once for all.

## setup

setup-title = What is different on the table
setup-1 =
    The display is a single row: 6 cards with two players, 7 with three, 8 with four, 9 with five.
    Five players have a larger map and more cards.
    The First player keeps the Separation card of Era I as a sign.
setup-2 =
    Action tokens lie ready, as many as are needed.
setup-drawing = The display of two players: one row of six.

## city

city-title = Activating the City
city-1 =
    City Activation begins with the First player and goes clockwise: each chooses a row and a column and gains the resources of the activated cards at once.
    Those who come later see what the others chose.
city-2 =
    No text is used now; what is always in force counts from here on.

## actions

actions-title = One action a turn
actions-1 =
    Taking actions, you do exactly one thing on your turn: acquire a card, complete a Wonder, develop a Policy, conquer one Province, make Scientific Progress, use an activated card or your active Policy.
    So a Wonder takes two turns at least.
actions-2 =
    You may also move Units, as many as you can pay, build an Outpost, which here is an action, or move your Explorers: both of them, each as many steps as you pay for, taking tokens on the way.
    To take one without moving is this action, too, and an Explorer that has taken something may still move.
actions-3 =
    What was used gets an Action token: a card, a Policy or an Explorer works once a round.
    Wherever classic says once a turn, read once a round.
actions-drawing = The Forum has its Action token: it was used. The Mine can still be used on a later turn of this round.

## free

free-title = Free actions
free-1 =
    Beside the one action you may do free actions, any number of them, before or after it: using a Market token or a Production token that you took earlier is one.
free-2 =
    What an action brings by itself is free as well and comes at once: the benefit of an Exploration token, the bonus of a Wonder or of your Policies, the gain of your Warlord in a conquest, the card that Scientific Progress draws, and whatever follows from those.
free-3 =
    A text with a condition may look at the whole round: what you gained or did on an earlier turn counts.
    But to use it is an action of its own, unless it works by itself the moment its condition is met.

## pass

pass-title = Passing
pass-1 =
    Instead of an action you may pass; then you do nothing more this round.
    The others go on by turns until all have passed.
pass-2 =
    Whoever passes loses the resource counters that are left; Gold, Culture, Production tokens and Market tokens stay.

## round-end

round-end-title = The end of a round
round-end-1 =
    All replenish the City together: activated cards are discarded, unless they were reinforced, Action tokens come off, and the gaps are filled as in classic.
round-end-2 =
    Then you replenish the display.
    At least as many cards as there are players have to be gone: if fewer are missing, those furthest from the deck are discarded.
    The rest moves away from the deck, and new cards fill the row.
round-end-3 =
    The Separation card goes to the left, and its holder begins the next round.

## scoring

scoring-title = The end of the game
scoring-1 =
    When 3 cards or fewer are left in the Development deck after filling up, the next round is the final round.
    Everybody has had the same number of rounds.
scoring-2 =
    Points, Dominance and ties are as in classic.

## modules

modules-title = Heroes and Monsters
modules-1 =
    Hiring a Hero is an action, paid in Gold.
    A Hero that you send back lies beside your deck with an Action token until the round ends; until then you can't hire another one.
modules-2 =
    A Monster that is revealed waits until the end of the round: after the display is filled, all of them attack in the order in which they came.

## glance

glance-title = All actions at a glance
glance-1 = On your turn you do one of these, and free actions besides. Gold may stand in for Basic resources.
glance-row = Action
glance-value = Price
glance-row-1 = Acquire a card; begin a Wonder
glance-value-1 = its cost in Production or Science
glance-row-2 = Complete your Wonder
glance-value-2 = its second cost in Production
glance-row-3 = Develop a Policy
glance-value-3 = 1 Culture for the first, 2 for the second, up to 5
glance-row-4 = Conquer a Province
glance-value-4 = Military and Units for its whole defense; a Free Town also wants resources
glance-row-5 = Move Units, any number
glance-value-5 = 1 Military each
glance-row-6 = Build an Outpost
glance-value-6 = nothing; three Units go back to the Capital
glance-row-7 = Move your Explorers and take tokens
glance-value-7 = 1 Military for each step
glance-row-8 = Use an activated card or your active Policy
glance-value-8 = nothing; each once a round
glance-row-9 = Scientific Progress
glance-value-9 = 2 Science
glance-row-10 = Hire a Hero
glance-value-10 = its cost in Gold
glance-row-11 = Pass
glance-value-11 = nothing
