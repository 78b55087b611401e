### The rules of classic to read. Each line is a sentence; those of a paragraph are joined.

## goal

goal-title = The goal, and when the game ends
goal-1 =
    Each of one to four players leads a civilization, and whoever has the most points at the end wins.
    Points come from Provinces that you control, Knowledge that you own, Wonders that you complete and Policies that you develop.
    Whoever has the most of one of these gets extra points.
goal-2 =
    The clock of the game is the Development deck.
    When its last card is dealt, the round is played to its end, and everybody has one final turn.
    So all have the same number of turns.

## table

table-title = What lies on the table
table-1 =
    Your civilization brings 15 cards, simple Buildings and one Knowledge.
    Nine of them are dealt open in three rows of three: your City.
    The others are your City deck, with room for a discard pile beside it.
    Next to them lies your Warlord's card, and five Policies wait in your Culture deck, which you may look at whenever you like.
    You begin with 2 Gold.
table-2 =
    The map is made of tiles.
    On your Capital stand your ten Units, nine Troops and the Warlord, and your two Explorers; two Outposts lie ready.
    Every other tile of land is a Province with an Exploration token: Barbarians or a Free Town.
    Some Provinces have a Market, all others a Production token.
table-3 =
    Beside the map lies the Development deck, Era I on top, then Era II, then Era III; a Separation card between them is put away when it shows up.
    Six open cards form the display; with two players they lie in two rows of three.
    Three piles hold the Basic Buildings: Workshop, Laboratory and Archery Range.
table-drawing = A small map at the start: two Capitals with all their pieces, Barbarians with their numbers, a Free Town, a Market, Production tokens, and water.

## turn

turn-title = A turn
turn-1 =
    The First player begins, then all others follow clockwise.
    A turn has four parts: Activate City, Take Actions, Replenish City, Replenish Display.
    You take as many actions as you can pay for, in any order; all of them stand at the end of this page.

## city

city-title = Your City: a row and a column
city-1 =
    At the start of your turn you choose one row and one column of your City.
    These five cards are activated and turned; the other four do nothing this turn.
city-2 =
    You gain the resources shown on each activated card.
    Its text can be used once, at any moment of your turn, and never has to be.
city-drawing = Row 2 and column a are activated: two Work Camps, a Library and a Fort give 2 Production, 1 Science and 1 Military. The Mine in the corner asks how much Production you gained.

## resources

resources-title = Resources and Gold
resources-1 =
    There are three Basic resources.
    Production pays for Buildings and Wonders, Science for Knowledge and Scientific Progress, Military moves Units and Explorers.
    Resource counters show what you have; what is left at the end of your turn is lost.
resources-2 =
    Culture and Gold stay with you until you spend them.
    Culture pays for Policies; Gold stands in for any Basic resource, one for one, whatever you pay for, but never for Culture.
    Tokens from the map lie in your reserve and keep as well.

## acquire

acquire-title = Acquiring cards
acquire-1 =
    To acquire a card of the display or of a pile, pay the cost printed on it: Production for a Building, Science for a Knowledge.
    The card goes on top of your City deck, so you may even draw it this turn.
    A Basic Building can be had as long as its pile lasts; gaps in the display stay until your turn ends.
acquire-2 =
    Some texts let you gain a card: you take it without paying its cost.
    A Wonder gained so is complete at once.
acquire-drawing = The display of two players: two rows of three. The Apothecary costs 4 Production: 3 Production and 1 Gold pay for it.

## knowledge

knowledge-title = Knowledge under a card
knowledge-1 =
    A Knowledge takes no place of its own: where one is dealt into your City, the next card is dealt on top of it.
    A Knowledge under an activated card is activated with it, and each of the two can be used.
    If the card on top would be another Knowledge, you keep one and discard the other, until another kind of card comes.

## wonders

wonders-title = Wonders
wonders-1 =
    A Wonder is built in two sections.
    To begin a Wonder of the display, pay the first of its two costs in Production; it waits beside your City.
    Pay the second to complete it, on this turn or later.
wonders-2 =
    Completing it gives you its bonus at once; the card goes on top of your City deck.
    Put its Wonder token on your Capital or a Province of yours that has none: it helps to defend that place.
wonders-3 =
    You can have only one Wonder in construction.
    If you begin another, you keep one of the two, and the other leaves the game.

## policies

policies-title = Policies
policies-1 =
    To develop a Cultural Policy, choose any card of your Culture deck and pay Culture: 1 for your first, 2 for your second, and so on.
    You gain its bonus, and those of all earlier Policies again.
policies-2 =
    The new card covers the old one: of their lasting texts only that of the topmost counts, your active Policy.
policies-drawing = Two Policies are developed. The one on top is active; of the other only the bonus is left. A third would cost 3 Culture.

## use

use-title = What the texts of cards do
use-1 =
    To archive takes a card that was not activated out of the game: your City gets leaner, but that card is worth nothing any more.
    To discard a card sends it to your discard pile.
    To reinforce lets an activated card stay in your City when your turn ends.
    A Knowledge under any of these cards is discarded.
use-2 =
    To copy is to do what another card of yours says, even if it was used already.
    A text with a condition, "if you gained", only asks what you got this turn, spent or not.
use-3 =
    Scientific Progress: pay 2 Science to draw and activate the top card of your City deck.
    You have its resources and its text this turn; it is no part of your City and is discarded with the others.
    If the deck is empty, the discard pile is shuffled first.

## conquest

conquest-title = Conquering Provinces
conquest-1 =
    You may conquer any Province next to your Capital or to a Province you control; never water, never a Capital.
    Each Military moves one Unit in, and you need as many of both as the Province has defense, at least 1.
    The Units come from your land that is connected with the target.
conquest-2 =
    You control a Province as long as a Unit or an Outpost of yours is there, so one must always stay behind; only your Capital may be left empty.
    The same Units may conquer again in the same turn, if you pay again.
conquest-3 =
    A meadow has value 0, a forest 1, a mountain 2, a volcano 3.
    In a Barbarian Province the number on the Barbarian token is added.
    A Free Town wants the resources on its token besides.
conquest-4 =
    Whoever conquers such a place takes its Exploration token and at once chooses one of the two benefits on its back.
conquest-drawing = The Egyptians hold tiles 2 and 6. Tile 7 is a mountain of value 2 with Barbarians of 2: it takes 4 Military and 4 Units. Tile 10, a meadow with a Free Town, takes 1 Military, 1 Unit and what the token asks for.

## fighting

fighting-title = Provinces of other players
fighting-1 =
    They can be conquered, too.
    To the value of the Province add 1 for each Troop there, 2 for the Warlord, 3 for an Outpost, 2 for a Wonder token.
    The beaten Units return to their Capital and the Outpost to its owner's supply; the Wonder token stays and now defends you, but its card still counts for who built it.
fighting-2 =
    Your Warlord attacks as one Unit, and when he moves in with a conquest, you gain the benefit of his card, once a turn.
fighting-drawing = Tile 4 of the Greeks is a meadow of value 0 with two Troops and a Wonder token: 2 and 2, so it takes 4 Military and 4 Units from tile 3 and the land behind it.

## units

units-title = Moving Units, and Outposts
units-1 =
    To move Units inside your own land, pay 1 Military for each, however far.
    An isolated Province, which your land does not connect with the rest, can be neither left nor reached so; its Units can only attack what their own piece of land touches.
units-2 =
    An Outpost costs nothing: where three Units of yours stand in a Province, they return to your Capital, and the Outpost holds the place.
    It never moves, there is one at most in a Province, and you can build two in the whole game.

## explorers

explorers-title = Explorers and Markets
explorers-1 =
    An Explorer is no Unit and may go anywhere but into other players' Capitals, each step for 1 Military.
    Once a turn each Explorer may take something where it stands: the Production token of the tile, or a token of its Market.
explorers-2 =
    A Production token is 1 Production, on any turn you like.
    At a Market you look at all tokens and keep one; you get one of each Market in the whole game.
    A Market token is used once, whenever you like on your turn.
explorers-drawing = One Explorer of the Egyptians stands at the Market on tile 3, the other on tile 10, where he can take a Production token.

## turn-end

turn-end-title = The end of a turn
turn-end-1 =
    When you are done, you replenish the City: what was activated is discarded, and cards of your City deck are dealt into the gaps, row by row.
turn-end-2 =
    Then you replenish the display.
    If you took a card of it, the rest moves away from the deck, and new cards fill it up.
    If you took none, the card furthest from the deck is discarded, and one new card comes.
    With two players each of the two rows is looked at by itself.

## scoring

scoring-title = Points and Dominance
scoring-1 =
    After the final turns your cards count wherever they are: in the City, the deck or the discard pile.
    Archived cards and unfinished Wonders are worth nothing.
scoring-2 =
    Dominance: of each line, whoever has the most gets 3 points besides; all who are tied get them, unless nobody has any.
scoring-3 =
    If the points are equal, more Gold wins, then more Culture; else the victory is shared.
scoring-row = For each
scoring-value = Points
scoring-row-1 = Province that you control; your Capital is none
scoring-value-1 = 1
scoring-row-2 = Knowledge, also the one you began with
scoring-value-2 = 1
scoring-row-3 = completed Wonder
scoring-value-3 = 2
scoring-row-4 = developed Policy
scoring-value-4 = 2

## solo

solo-title = Solo: playing against the Automa
solo-1 =
    Alone, you play on a map of two players against an Automa.
    It has no City.
    On its turn, and it has the first one, it reveals a Solo card and does its lines from top to bottom, skipping what is impossible; some lines are only for civilizations of one archetype.
solo-2 =
    The Automa pays nothing for cards and conquests; only lines with a price cost it Gold.
    Exploration and Market tokens that it takes leave the game.
    What its lines leave open, you decide.
    At the end it scores like a player.
    Advanced cards in its deck make it stronger.
solo-drawing = A Solo card: its lines are done from top to bottom. Two of them are only for civilizations of the Technological archetype.

## modules

modules-title = Modules: Heroes, Monsters, the Renaissance
modules-1 =
    Heroes lie in a row above the display.
    You may hire one for Gold, and its text works for you as long as you have it; you have one at most, may send it back on your turn, and it gives no points.
modules-2 =
    Behind some Barbarians waits a Monster.
    Revealed by a conquest, it attacks once, as its card says, and then stands on its tile: nobody takes tokens there until an Explorer defeats it for its strength in Military.
    Each Monster that you defeated is worth 1 point.
modules-3 =
    The Renaissance adds one more Era between the second and the third.
modules-drawing = The row of Heroes, each with the price in Gold.

## glance

glance-title = All actions at a glance
glance-1 = On your turn you do any of these, as often as you can pay. Gold may stand in for Basic resources.
glance-row = Action
glance-value = Price
glance-row-1 = Acquire a Building
glance-value-1 = its cost in Production
glance-row-2 = Acquire a Knowledge
glance-value-2 = its cost in Science
glance-row-3 = Begin a Wonder, complete it
glance-value-3 = its first, its second cost in Production
glance-row-4 = Develop a Policy
glance-value-4 = 1 Culture for the first, 2 for the second, up to 5
glance-row-5 = Use an activated card
glance-value-5 = nothing; each once a turn
glance-row-6 = Scientific Progress
glance-value-6 = 2 Science
glance-row-7 = Conquer a Province
glance-value-7 = Military and Units for its whole defense; a Free Town also wants resources
glance-row-8 = Move a Unit in your own land
glance-value-8 = 1 Military
glance-row-9 = Build an Outpost
glance-value-9 = nothing; three Units go back to the Capital
glance-row-10 = Move an Explorer one step
glance-value-10 = 1 Military
glance-row-11 = Take a token with an Explorer
glance-value-11 = nothing; each Explorer once a turn
glance-row-12 = Use a token of your reserve
glance-value-12 = the token
glance-row-13 = Hire a Hero; defeat a Monster
glance-value-13 = Gold; Military
