### The rules of Duel to read. Each line is a sentence; those of a paragraph are joined.

## goal

goal-title = The goal, and when the game ends
goal-1 =
    Two players lead a civilization each, and whoever has the most points at the end wins.
    Points come from Provinces that you hold, Knowledge that you acquire, Wonders that you complete, Policies that you develop, and Free Cities that you win over.
    Having more of something than your opponent is worth extra.
goal-2 =
    The clock of the game is the row of cards in the middle, the display.
    It is filled up after every round from a deck of thirty cards.
    As soon as it can be filled to no more than 4 cards, one final round is played.

## table

table-title = What lies on the table
table-1 =
    Your civilization brings 15 cards, simple Buildings and one Knowledge.
    Nine of them are dealt open in three rows of three: your City.
    The others are your City deck, with room for a discard pile beside it.
    Next to them lie your Warlord, your Scout, and a place for Provinces.
    Five Policies wait in your Culture deck, which you may look at whenever you like.
    You begin with 2 Gold.
table-2 =
    In the middle lies the Development deck, Era I on top, then Era II, then Era III; a Separation card between them is put away when it shows up.
    Its first six cards form the display.
    Beside it are four open piles of Basic Buildings: Workshop, Laboratory, Archery Range and Barricade.
table-3 =
    Between the players lie three Free Cities and the Advantage, which belongs to nobody yet.
    One of you is First player of the first round.
table-drawing = The display at the start: six cards on offer, above them what is left of each Era and the piles of Basic Buildings.

## round

round-title = A round
round-1 =
    A round has three parts.
    City Activation: each of you, the First player first, chooses what of the own City works.
    Taking actions: you act by turns.
    The end of the round: Cities and display are filled up.
round-2 =
    A turn is exactly one action; then it is your opponent's turn.
    What you have used gets an Action token: it can't be used again this round.
    All actions with their prices stand at the end of this page.
round-3 =
    When you want to do no more, you pass.
    Your activated cards go to the discard pile, your Action tokens are taken off, and what you have left of Production, Science and Military is gone.
    Your opponent may go on alone, action after action, and then passes, too.

## city

city-title = Your City: a row and a column
city-1 =
    At the start of each round you choose one row and one column of your City.
    These five cards are activated and turned; the other four do nothing this round.
city-2 =
    At once you gain the resources shown on each activated card.
    Their texts are for later: each can be used as an action of its own.
city-3 =
    Only texts that begin with "When this card is activated" or "During City Activation" happen right now, in the order you like.
city-drawing = Row 1 and column b are activated: two Work Camps, a Library and a Fort give 2 Production, 1 Science and 1 Military. The Forum in the middle gives nothing by itself, but its text can be used.

## resources

resources-title = Resources and Gold
resources-1 =
    There are three Basic resources.
    Production pays for Buildings and Wonders, Science for Knowledge and Scientific Progress, Military for Provinces.
    Resource tokens show how much of each you have; there are always enough of them.
resources-2 =
    Basic resources do not keep: what you have not spent when you pass is lost.
    Culture and Gold stay with you.
    Culture pays for Policies and for nothing else.
resources-3 =
    Gold stands in for any Basic resource, one for one, whatever you pay for; never for Culture.

## acquire

acquire-title = Acquiring cards
acquire-1 =
    To acquire a card of the display or of a pile, pay the cost printed on it: Production for a Building, Science for a Knowledge.
    The card goes on top of your City deck, so it comes into your City with the next cards that are dealt.
acquire-2 =
    Basic Buildings can be had as long as their pile lasts.
    A gap in the display stays empty until the round ends.
acquire-3 =
    Some texts let you gain a card: you take it in the same way without paying its cost.
acquire-drawing = Two cards are gone already. The Trading Post costs 4 Production: 3 Production and 1 Gold pay for it.

## knowledge

knowledge-title = Knowledge under a card
knowledge-1 =
    A Knowledge gives no resources and takes no place of its own.
    Where one is dealt into your City, the next card is dealt on top of it.
    A Knowledge under an activated card is activated with it, and each of the two can be used.
knowledge-2 =
    If the card on top would be another Knowledge, you keep one of the two and discard the other, until another kind of card comes.
    Only when there is nothing left to deal may a Knowledge lie alone.
knowledge-drawing = In the middle, Masonry lies under the Mine. Both are activated: the Mine may be used, and Masonry makes Buildings and Wonders cheaper.

## wonders

wonders-title = Wonders
wonders-1 =
    A Wonder is built in two sections, each an action of its own.
    To begin a Wonder of the display, pay the first of its two costs in Production; it waits beside your City.
    On a later turn, even of the same round, pay the second to complete it.
wonders-2 =
    Completing it gives you the bonus printed on it at once.
    Then the card goes on top of your City deck and works in your City like a Building.
wonders-3 =
    You can have only one Wonder in construction.
    If you begin another, you keep one of the two; the other is thrown away, and nothing is paid back.
wonders-drawing = The Colossus of Rhodes beside the City: the first section stands, the second one costs 4 Production.

## policies

policies-title = Policies
policies-1 =
    To develop a Cultural Policy, choose any card of your Culture deck and pay Culture: 1 for your first, 2 for your second, and so on.
    You gain its bonus at once.
policies-2 =
    The next Policy is put on top, and with it you gain the bonuses of all earlier ones again, in the order you like.
policies-3 =
    Of their other texts only that of the topmost counts, your active Policy.
    Some are always in force; others are an action that you can take once a round.
policies-drawing = Two Policies are developed. The one on top is active; of the other only the bonus is left. A third would cost 3 Culture.

## use

use-title = Using cards, and what their texts do
use-1 =
    As an action, use the text of an activated card, each once a round.
    You never have to.
use-2 =
    Some texts need no action: what is always true, what happens "whenever" something else does or "the first time each round", and what "you may" do.
    They count as soon as the card is activated.
use-3 =
    To archive takes a card that is not activated out of the game: your City gets leaner, but that card is worth nothing any more.
    To discard a card only sends it to your discard pile.
    To reinforce straightens an activated card: its work is done, and it stays in your City for the next round.
    A Knowledge under any of these cards is discarded.
use-4 =
    To copy is to do what another card of yours says, even if it was used already, and to gain its resources again.
    A text with "if you gained" only asks what you got this round, spent or not.
use-5 =
    Scientific Progress is an action, too: pay 2 Science, then draw and use the top card of your City deck.
    You have its resources and its text at once; then it is discarded.
    It can be done as often as you can pay, but not while the deck is empty.
use-drawing = The Forum was used and has its Action token. The Dojo was reinforced: it stands straight and will stay when the others are discarded.

## provinces

provinces-title = Provinces and Barricades
provinces-1 =
    Provinces of the display are paid with Military.
    Each goes on top of your Province stack, whose order never changes, and gives its bonus.
    You control it as long as it lies there.
provinces-2 =
    You may also conquer a Province of your opponent, but only the topmost one.
    Pay its cost in Military, at least 1, and put it on your own stack; this time it gives no bonus.
provinces-3 =
    A Barricade is bought like a Building, but goes on top of your stack.
    Each Barricade on the topmost Province makes it 2 Military dearer.
    Once it is conquered, they return to their pile.
    Covered by a newer Province, a Barricade waits until its own Province is on top again.
provinces-4 =
    Every Province is Coastal, Mountain or Agricultural.
    Cards that ask for a type look at your whole stack.
provinces-drawing = On the Malians' topmost Province, the Sahara, lies a Barricade: to conquer it costs 3 and 2 more, 5 Military. Phoenicia below is safe for now.

## advantage

advantage-title = The Advantage and the Warlord
advantage-1 =
    Whoever holds the Advantage may use the own Warlord, once a round as an action, and some cards get stronger by it.
advantage-2 =
    To take it while it is free, pay any number of one Basic resource; as many tokens are laid on it.
advantage-3 =
    To take it from your opponent, pay the same resource, and more than lies there; your tokens replace the old ones.
    The holder can't add to it.
    A text that lets you gain the Advantage costs nothing, but leaves no token on it.
advantage-4 =
    The Advantage decays: at the end of each round it loses a token, and without tokens it is nobody's.
    So 3 tokens last for the rest of this round and two more.
advantage-drawing = The Malians hold the Advantage with 2 Science. To take it now costs 3 Science or more.

## trade

trade-title = Trading with Free Cities
trade-1 =
    Once a round your Scout may trade.
    Choose one of the open Free Cities, put 1 Gold of yours on your side of it, and do what its text says.
    You can trade with each Free City once a round.
trade-2 =
    With 4 Gold on your side you claim the Free City, after its text: all Gold on it is lost, that of your opponent as well, the card comes to your City, and a new one is revealed.
trade-3 =
    Trading with a Free City of your own costs no Gold.
    Some cards let you trade for free: then the Gold comes from the stock, and your Scout can still be used.
trade-drawing = The Japanese have 3 Gold at Venice. With their next trade there they claim it, and the 1 Gold of the Malians is lost.

## round-end

round-end-title = The end of a round
round-end-1 =
    When both have passed, you replenish the City: cards of your City deck are dealt into the gaps, row by row.
    If the deck runs out, the discard pile is shuffled into a new one; that happens only here.
round-end-2 =
    Then you replenish the display.
    If more than 3 cards are left, those furthest from the deck go until there are 3; then new ones fill it up to 6.
    So nothing stays for long.
round-end-3 =
    At last the Advantage decays, and the other player becomes First player.

## scoring

scoring-title = Points and Dominance
scoring-1 =
    After the final round your cards count wherever they are: in the City, the deck or the discard pile.
    Archived cards, Barricades, unfinished Wonders, Gold and Culture are worth nothing.
scoring-2 =
    Dominance: of each of the first four lines, whoever has more gets 3 points besides; if you are tied, both do, unless you have none.
    The Knowledge that you began with gives no point, but counts for Dominance.
scoring-3 =
    If the points are equal, the holder of the Advantage wins, then who has more Gold, then who has more Culture; else you share the victory.
scoring-row = For each
scoring-value = Points
scoring-row-1 = Province in your stack
scoring-value-1 = 1
scoring-row-2 = Knowledge that you acquired
scoring-value-2 = 1
scoring-row-3 = completed Wonder
scoring-value-3 = 2
scoring-row-4 = developed Policy
scoring-value-4 = 2
scoring-row-5 = Free City of yours
scoring-value-5 = 2

## peoples

peoples-title = What the civilizations have of their own
peoples-1 =
    The Malians pay Gold for Provinces, never Military, and gain 1 Gold whenever they conquer one.
    The Aztecs begin with a Province and six Province Type markers; a marker adds a type to a Province that it does not have.
    The Japanese keep to the common rules.
peoples-2 =
    Civilizations of all boxes of Duel may meet.
    Where several boxes bring tasks for the Scout, yours does one of them a round.

## glance

glance-title = All actions at a glance
glance-1 = On your turn you do one of these. Gold may stand in for Basic resources.
glance-row = Action
glance-value = Price
glance-row-1 = Acquire a Building or a Barricade
glance-value-1 = its cost in Production
glance-row-2 = Acquire a Knowledge
glance-value-2 = its cost in Science
glance-row-3 = Acquire a Province of the display
glance-value-3 = its cost in Military
glance-row-4 = Begin a Wonder
glance-value-4 = its first cost in Production
glance-row-5 = Complete your Wonder
glance-value-5 = its second cost in Production
glance-row-6 = Develop a Policy
glance-value-6 = 1 Culture for the first, 2 for the second, up to 5
glance-row-7 = Conquer your opponent's topmost Province
glance-value-7 = its cost in Military, and 2 for each Barricade on it
glance-row-8 = Use an activated card or your active Policy
glance-value-8 = nothing; each once a round
glance-row-9 = Scientific Progress
glance-value-9 = 2 Science
glance-row-10 = Take the Advantage
glance-value-10 = some of one Basic resource; from your opponent, more of the same
glance-row-11 = Use your Warlord
glance-value-11 = nothing; once a round, with the Advantage
glance-row-12 = Trade with your Scout
glance-value-12 = 1 Gold; at your own Free City nothing; once a round
glance-row-13 = Pass
glance-value-13 = nothing
