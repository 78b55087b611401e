### The course of classic. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental, the classic game
course-about = A map, Units and Explorers, Wonders and Policies: the game for two to four, step by step.

## How a game begins, and how it is won

goal = What it is about
goal-about = A civilization, a Capital, and what gives points.
goal-aim = Lead a civilization from the first huts to the modern age. At the end, the player with the most points wins.
goal-choose = Each civilization has its own Policies, its own Warlord and a few cards that nobody else has. Which one will be yours?
goal-taken = Your neighbour has set their heart on the Danes. Take another one this time.
goal-capital = Your people need a home on the map: a Capital. Nobody can ever take it from you. Choose one of the two.
goal-points = Each Province and each Knowledge gives 1 point, each Wonder and each Policy 2. Having the most of one of them gives 3 more.
goal-clock = The Development deck is the clock: three Eras, each behind a Separation card. When its last card is dealt, the round is finished, and everybody has one final turn.
goal-begin = The Danes were first player; now it is your turn. Every turn begins with your City: choose any row and any column, just to see it work.

## A turn in the City

city = Row and column
city-about = Your City is three by three cards. On your turn, one row and one column of it work.
city-nine = Nine cards in three rows: your City. A turn begins with City Activation: you activate one row and one column, five cards in all.
city-choose = Activate row 2 and column a: there are two cards with a text, the { $card-mine } and the { $card-forum }.
city-no-texts = That brings resources, but no card with a text. Try row 2 and column a.
city-no-mine = The { $card-mine } would not be activated, and we need it. Try row 2 and column a.
city-gained = 2 Production and 1 Science. Together with Military they are the Basic resources. Resource tokens show how much you have; whatever you do not spend this turn is lost.
city-mine = Now comes taking actions, as many as you like. Use the { $card-mine }: it gives 1 Gold if you gained 2 Production. This only looks; you keep the Production.
city-too-early = There is more to be had this turn. Unused cards are wasted.
city-forum = An activated card can be used once. Get 1 Culture from the { $card-forum }: choose its second half and pay two different resources.
city-not-archive = To archive is useful, too, but now we want Culture. Choose the other half.
city-end = Gold and Culture are kept for later turns. You are done: end your turn.
city-anew = Your activated cards went to the discard pile. Then you replenish the City from your City deck. When that is empty, the discard pile is shuffled into a new one.

## New cards

buying = New cards
buying-about = The display, the Basic Buildings, and Gold for what is missing.
buying-display = These cards can be had: the display. With two players it has two rows of three. New cards come in next to the deck; the oldest lie furthest from it.
buying-knowledge = Production pays for Buildings and Wonders, Science for Knowledge. Acquire { $card-mathematics }: pay 3 Science.
buying-use-it = Do not end yet: your Production would be lost.
buying-later = A Wonder is a lesson of its own. Take { $card-mathematics } first.
buying-basic = What you acquire goes on top of your City deck, so you see it soon. Basic Buildings lie in piles, 2 Production each. Acquire one.
buying-basic-first = Good card! But first a Basic Building, please; it is the cheap way to a stronger City.
buying-gold = 2 Production are left, and the { $card-scriptorium } costs 3. Gold stands in for any Basic resource, one for one, but never for Culture. Acquire it.
buying-end = You took cards from the first row only. End the turn, and watch the second row.
buying-rows = You replenish the display at the end of your turn. A row where you took something is just filled. A row where you took nothing loses its card furthest from the deck.

## The map

conquest = The first Provinces
conquest-about = Units, the Warlord, Barbarians, and the tokens they guard.
conquest-map = The map. Your Capital holds all your Units: nine Troops and your Warlord. You may conquer any Province next to your land, but neither water nor a Capital.
conquest-price = The defense of a Province is its land (meadow 0, forest 1, mountain 2, volcano 3) plus the number on its Barbarian token. Pay as much Military, and move in as many Units.
conquest-conquer = Meadow 0 and Barbarians 2: that is 2 Military and 2 Units. Conquer Province 9.
conquest-other-one = A good Province, too, and cheap! But let us begin with number 9.
conquest-warlord = Which Units go? The Warlord attacks like a Troop. But once a turn, when he goes along, his card gives you something. Send him.
conquest-without-warlord = That works as well. But with the Warlord you would have 2 Production more.
conquest-token = You conquered a Barbarian Province and take its Exploration token. On its back are two benefits: choose one, at once.
conquest-again = 2 Military are left. Units may attack as often as you can pay. Take Province 4 as well.
conquest-second = Another Exploration token. Gold you may keep; Military you must spend this turn.

rivals = Free Towns and rivals
rivals-about = Other ways to a Province, and what defends it.
rivals-town = A Free Town has no Barbarians. You pay the land in Military, at least 1, and what the token asks for: here 1 Science. Conquer Province 17.
rivals-town-first = That will come. First the Free Town, Province 17.
rivals-who = One Unit is enough. It may come from anywhere in your connected land, but a Province must never be left empty. Send one.
rivals-benefit = Again you choose one of two benefits. Take the second one: 2 Production, and a Production token of a Province of yours.
rivals-other-benefit = Culture is never bad. But try the other benefit today.
rivals-gather = Which of your Provinces gives its Production token?
rivals-defense = Now the Danes. Their Provinces have the value of the land, 1 for each Troop, 2 for a Warlord, 3 for an Outpost and 2 for a Wonder token.
rivals-rival = Province 14: forest 1 and two Troops, that is 3 Military and 3 of your Units. Take it!
rivals-isolated = Defeated Units return to their Capital. A Province cut off from the rest of your land is isolated: no Units can be moved there, and its own only join attacks next to it.

holding = To have and to hold
holding-about = Moving Units, and Outposts.
holding-hold = You control a Province while you have a Unit or an Outpost there. The last one must stay; only your Capital may be empty.
holding-move = Province 14 is next to the Danes and has one Troop. You may move Units through your connected land, 1 Military for each. Take a Troop from Province 13 or from the Capital.
holding-needed-there = Leave those: we need them in Province 9. Take a Troop from 13 or from the Capital.
holding-no-end = Your Military would be lost. Move a Troop first.
holding-to = However far it goes, it costs 1. Send it to Province 14.
holding-lead = The Warlord defends with 2, so he is a good guard. Move him, too.
holding-lead-to = To Province 9. Moving is no conquest, so his card gives nothing now.
holding-outpost = Three Units in one Province can be turned into an Outpost, for free. It adds 3 to the defense and holds the Province alone. Build one in Province 9.
holding-not-yet = Wait: an Outpost costs nothing, and Province 9 has Units enough.
holding-who-goes = Three Units return to your Capital. Shall the Warlord be one of them? Both answers are fine.
holding-two = An Outpost never moves, and you can build only two in the whole game. Put them where it hurts.

explorers = Explorers and Markets
explorers-about = Two wanderers who bring home what lies on the map.
explorers-two = You have two Explorers. A step to a neighbouring tile costs 1 Military, even over water; only the Capitals of others are closed. Explorers neither fight nor hold land.
explorers-step = Send your second Explorer to tile 9. Barbarians do not mind it.
explorers-pick-up = Once a turn each Explorer may take a Production token or visit a Market. Take the Production token of tile 9.
explorers-market = On tile 14 is a Market. Send your first Explorer there.
explorers-other-explorer = That one has done its work this turn. Send the first Explorer.
explorers-market-instead = Then this Explorer could not visit the Market this turn: it is one or the other.
explorers-visit = In a Market you look at all its tokens and keep one. Each Market is good for one token a game. Visit it.
explorers-keep = Only you see them. Both bring 1 Culture; the { $card-byzantium-mosaics } bring 2 Production as well. Keep these.
explorers-less-now = Good, but today Production is better. Keep the { $card-byzantium-mosaics }.
explorers-token = Market tokens lie in your reserve until you want them, on any turn of yours, once each. Use yours.
explorers-produce = A Production token waits in your reserve, too. It becomes 1 Production whenever you like. Try it.

## What makes a City clever

knowledge = Knowledge and progress
knowledge-about = Two cards in one place, archiving, and a card more for 2 Science.
knowledge-under = A Knowledge hardly ever lies alone: the next card is put on it. Look at the { $card-wheel }: a Knowledge under another card. Both are activated together, and each can be used.
knowledge-archive = The { $card-scriptorium } lets you archive a card that is not activated: it leaves the game. Use it.
knowledge-top-first = The { $card-wheel } will have its turn. First the { $card-scriptorium } on top of it.
knowledge-which = A City of strong cards needs no { $card-work-camp }. Archive one.
knowledge-not-fort = You will want to conquer, too. Let a { $card-work-camp } go.
knowledge-not-mine = The { $card-mine } is better than it looks. Let something weaker go.
knowledge-no-end = First use the { $card-scriptorium }.
knowledge-wheel = The { $card-wheel } copies the text of the card on it, even one that was used already. Use it.
knowledge-copy = You may copy only what lies on top of it: the { $card-scriptorium }.
knowledge-again = So you archive once more: the { $card-fort }, today. Mind that archived cards give no points any more; keep your Knowledge and Wonders.
knowledge-progress = Science is left. Scientific Progress costs 2 of it: you draw the top card of your City deck and have what it gives. Do it!
knowledge-drawn = A drawn card works as if it was activated, but is no part of your City. { $card-seafaring } gives a Basic resource of your choice. Get 1 Military from it.

wonders = Wonders
wonders-about = Two sections, a bonus, and a place on the map.
wonders-two = A Wonder is worth 2 points. It is paid in two sections, this turn or later. { $card-stonehenge } costs 3 Production and then 3 more.
wonders-begin = Pay the first section to begin { $card-stonehenge }. It will wait beside your City.
wonders-dearer = You could begin this one, but hardly complete it today. { $card-stonehenge } is cheaper.
wonders-complete = Now pay the second section: complete a Wonder!
wonders-no-end = You have the Production. Complete it now.
wonders-only-one = You can have only one Wonder in construction. Begin another, and one of the two must go. Complete this one first.
wonders-site = The bonus came at once: 2 Production. Now its Wonder token goes on the map: your Capital or a Province of yours, one to a tile. Where?
wonders-card = There it adds 2 to the defense. The card itself goes on top of your City deck and works in your City like a Building. The points come from the card.
wonders-more = With 5 Production, begin the { $card-great-wall }. The rest can wait for another turn.

policies = Culture and Policies
policies-about = Five Policies, each worth 2 points; the newest one rules.
policies-deck = Your Culture deck has five Cultural Policies. The first costs 1 Culture, the second 2, and so on. Gold never helps. Develop { $card-olympic-games }.
policies-this-first = A fine Policy for traders; it will be your second one. First { $card-olympic-games }.
policies-no-end = You have Culture to spend. Develop a Policy.
policies-bonus = Each Policy has a bonus that you gain at once. This one: a Basic resource of your choice.
policies-use = And it has a text while it is your active Policy. If you gained 2 of each Basic resource this turn, it gives 1 Culture. You did! Use it.
policies-second = Now you can pay for the second: 2 Culture. Develop { $card-emporia }.
policies-order = A new Policy brings back the bonuses of all older ones. Where the order can matter, you choose what comes next.
policies-topmost = Only the topmost Policy is active: the games are over, trade rules now. But all your Policies count for points, and their bonuses come again each time.

## What cards say

texts = What cards say
texts-about = Reinforce, repeat, gain a card: words worth knowing.
texts-once = Each text can be used once a turn, in any order, and never must be. Some words come again and again. Let us try three of them.
texts-reinforce = Activated cards leave your City at the end of the turn. { $card-hieroglyphs } can reinforce one: it stays. Use it.
texts-stay = Keep what is worth it: the { $card-marketplace } brings 2 Gold each time it is activated. Reinforce it.
texts-repeat = The { $card-pyramids } repeat an Exploration token that you took earlier. Use them.
texts-which = Choose the { $card-goths }. The token leaves the game, so choose well.
texts-gain = One of its benefits lets you gain a card: you take it without paying its cost. Choose that one.
texts-gold-instead = 2 Gold are not bad, but you would miss the gift. Choose the other benefit.
texts-take = A Basic Building for free. Which one? It goes on top of your City deck, as if you had paid.

strong = Strong cards
strong-about = Draw, copy, activate again: late cards do much at once.
strong-discard = The last Era has begun. The { $card-guildhall } lets you discard a card of your City and draw and use another one. Use it.
strong-which = A discarded card is not lost: it comes back with the discard pile. Discard the { $card-work-camp } of row 3.
strong-still-useful = You have not used all that is there. Discard the { $card-work-camp }.
strong-alhambra = The { $card-alhambra } copies a Building of the display. The { $card-university } makes Knowledge cheaper by 2. Acquire { $card-flight } that way, for 4 instead of 6; Gold may help.
strong-copy-instead = Not this time: copy the { $card-university } and get a Knowledge.
strong-internet = The { $card-internet } copies any text of your City, or of a Policy, even one that lies covered. Use it.
strong-copy-policy = You gained 2 of each Basic resource this turn. So copy { $card-olympic-games }: 1 Culture.
strong-electricity = { $card-electricity } activates one more card of your City. Use it.
strong-activate-card = Choose the { $card-workshop } in place a1: 2 Production, just like that.
strong-may = Some texts say that you may do something as often as you can pay. { $card-athenian-democracy } makes 1 Culture of 2 Gold. Do it.

## The end

end = The end
end-about = The final round, points, Dominance and a tie.
end-last = The last card of the Development deck was dealt. So this is the final round, and this is your final turn. Afterwards the points are counted.
end-points = You have 3 Provinces, 4 Knowledge, a Wonder and 2 Policies. That is 3 and 4, and 2 and 4: 13 points. Archived cards and a Wonder in construction give nothing.
end-dominance = Dominance: 3 points for the most Provinces, Knowledge, Wonders, Policies. Whoever is tied gets them, too. The Danes have one Province and one Knowledge more than you.
end-draw-level = Draw level in both: conquer Province 5 with 3 Military, and acquire a Knowledge with 6 Science. Keep your Gold. Then end your turn.
end-tie = 27 to 27! A tie-break decides: the most Gold, then the most Culture. The Danes have none left. You win!
end-alone = Nobody to play with? An Automa joins you. Solo cards say what it does, some by the archetype of its civilization; Advanced cards make it stronger. There is a course for it.
