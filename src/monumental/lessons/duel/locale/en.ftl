### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Two civilizations, one table. After four lessons, about ten minutes, you can play; the others show the rest.

## What it is about

goal = What it is about
goal-about = What lies on the table, how points are made, how the game ends.
goal-choose = Two players lead a civilization each, and whoever has the most points at the end wins. Choose yours: the Japanese are good for a start.
goal-aztecs = The Aztecs are your opponents today. Take the Japanese: they have no rules of their own to learn.
goal-malians = The Malians conquer with Gold, which is a story of its own. Take the Japanese for now.
goal-display = Six open cards lie between you: the display. Both of you acquire cards here. New ones come from the Development deck.
goal-activate = The nine cards in front of you are your City. Every round begins with it: choose any row and any column, and their cards give you resources.
goal-points = These make points: 1 for each Province, and for each Knowledge that you acquire. 2 for each completed Wonder, each Cultural Policy, each Free City.
goal-first-action = Now you act in turn, one action each. Here are four piles of Basic Buildings. They give no points, but most give resources. Acquire any one.
goal-too-early = Whoever passes does nothing more this round. You have resources: spend them first.
goal-dominance = The most of something counts, too. 3 points for the most Provinces, 3 for the most Knowledge, 3 for Wonders, 3 for Policies: that is Dominance.
goal-around = Around your City lie your Warlord, your Scout, five Policies, and room for Provinces. Between you: three Free Cities, and the Advantage. You will meet them all.
goal-ends = And the end? Every round the deck puts new cards into the display. When it is so empty that only 4 or fewer lie here, one final round is played, and the points are counted.

## Row and column

city = Row and column
city-about = Your City is nine cards. Each round, one row and one column of it work for you.
city-nine = This is your City: nine cards in three rows and three columns. Each shows what it gives, and some have a text.
city-find = City Activation: choose one row and one column, five cards in all. Look for the choice that gives you 3 Production.
city-two = Nearly: that makes only 2 Production. Is there a row and a column with a third { $card-work-camp }?
city-activated = These five are activated, and turned. What they gave lies in your supply as Resource tokens. The card where row and column meet gives only once.
city-mine = An activated card with a text can be used: that is one action. If you gained 2 Production this round, the { $card-mine } gives you 1 Gold. You did: use it!
city-not-yet = That would be the end of your round. First use the { $card-mine }.
city-token = 1 Gold! The { $card-mine } only looks at what you gained: your Production is still there. Its Action token says: used, not again this round.
city-pass = Cards that are not activated can't be used; they wait. Pass now, though you could buy something, and see what becomes of your City.
city-filled = The activated cards lie on your discard pile. Five others came from your City deck; the four that slept are still there. And a new round begins.

## Resources and Gold

resources = Resources and Gold
resources-about = What pays for what, what helps out, and what is lost when you pass.
resources-three = There are three Basic resources: Production, Science and Military. Each pays for something of its own. This is what your activated cards gave you.
resources-military = Military pays for Provinces. You have 3, and the { $card-nile-delta } costs 3. Acquire it: it is worth 1 point.
resources-conquest = You can take that one from your opponent, and a later lesson is about it. Here, acquire the { $card-nile-delta } from the display.
resources-gold = Science pays for Knowledge. { $card-democracy } costs 4, and you have 3. No matter: Gold stands in for any Basic resource, 1 for 1. Acquire it.
resources-pass = Not yet: you can still pay for something good.
resources-culture = Production pays for Buildings and Wonders. Culture pays for Cultural Policies, and nothing else can do that: not even Gold.
resources-spend = Basic resources that you have left when you pass are lost. You have 3 Production: spend all of it, but keep your Gold. Then pass.
resources-kept = Nothing was wasted. Your Gold and your Culture are still there: you keep them until you spend them.

## Buying cards

buying = Buying cards
buying-about = From the display or from the piles: what you acquire soon works in your City.
buying-cost = Acquiring a card is an action. You have 8 Production. The { $card-trading-post } costs 4 and will give you 2 Gold whenever it is activated. Acquire it.
buying-amphitheater = The { $card-amphitheater } is good, too. But try the { $card-trading-post }: Gold is always welcome.
buying-wonder = A Wonder is something greater, with a lesson of its own. Take the { $card-trading-post } now.
buying-pass = Now pass: the round ends, and you will see where your new cards are.
buying-on-top = It lies on top of your City deck. Your opponent took the { $card-amphitheater }. Such gaps stay empty until the round is over.
buying-basic = Most Basic Buildings cost 2 Production and give 2 of something: better than the cards you began with. Acquire a { $card-workshop } or an { $card-archery-range }.
buying-barricade = A Barricade gives no resources: it protects Provinces. Take something for your City.
buying-wait = You still have Production. Spend it before you pass.
buying-science = Your opponent has passed, so you may act as often as you can pay. Your City lacks Science: acquire a card that will give you 2 Science each time.
buying-academy = The { $card-academy } gives only 1 Science, and it would take your Gold, too. Look at the piles.
buying-came = Your three new cards came first, from the top of your deck. What you acquire in one round works for you in the next.
buying-slide = The display was replenished, too: it keeps 3 cards at most, and new ones come from the deck. So a card you want may be gone.

## Knowledge

knowledge = Knowledge
knowledge-about = Cards that lie under other cards, and give your City another text.
knowledge-what = Knowledge is paid with Science. Each one that you acquire is worth 1 point, and it can do something for you as well.
knowledge-acquire = You have 4 Science. Acquire { $card-democracy }: with it, Policies will cost you less.
knowledge-progress = Scientific Progress is for later. Your Science is just enough for { $card-democracy }.
knowledge-pass = Not yet: here is still something to find out.
knowledge-under = A Knowledge gives no resources and takes no place: another card lies on it. { $card-apprenticeship } is the Knowledge under your { $card-dojo }. Both are activated together.
knowledge-both = Both have a text, and each can be used. { $card-apprenticeship } can copy the card on it. Find enough Military to acquire { $card-al-andalus }: it costs 4.
knowledge-gain = A bonus: { $card-al-andalus } lets you gain a card, a Building of cost 4 or less. You take it without paying its cost. Take the { $card-trading-post }.
knowledge-others = Some Knowledge works by itself: while { $card-democracy } is activated, Policies are cheaper. { $card-bushido }, the Knowledge you begin with, gives no point, but it counts for Dominance.

## Wonders

wonders = Wonders
wonders-about = Two sections, a bonus, and 2 points.
wonders-what = Wonders are great works. You pay Production twice: once to begin a Wonder, once to complete it. Only then it is worth its 2 points.
wonders-begin = You have 10 Production. Begin the { $card-colossus-of-rhodes }: its first section costs 3.
wonders-lighthouse = We come to the { $card-lighthouse-of-alexandria } in a moment. Begin the { $card-colossus-of-rhodes } first.
wonders-second = It waits beside your City, worth nothing yet. Only one Wonder can be in construction. What if you begin another? Try it with the { $card-lighthouse-of-alexandria }.
wonders-patience = You could complete it, yes. But first see what happens if you begin another one.
wonders-keep = One of them must go, and what it cost is lost: so better complete first. Keep the { $card-colossus-of-rhodes }.
wonders-other = You could, but once complete, the { $card-colossus-of-rhodes } gives Military, and you will need that in a moment.
wonders-complete = Now complete it: the second section costs 4.
wonders-pass = A Wonder that is only begun gives no points. Complete it.
wonders-bonus = 2 points! And the bonus comes at once: 2 Military. With your Gold that is enough for { $card-phoenicia }. Get it.
wonders-later = The { $card-colossus-of-rhodes } lies on top of your City deck now. It comes into your City as other cards do, and gives 2 Military each time it is activated.

## Provinces and Barricades

provinces = Provinces and Barricades
provinces-about = Land from the display, land of your opponent, and how to keep it.
provinces-what = A Province is worth 1 point as long as you control it. It is Coastal, Mountain or Agricultural, and some cards ask for that Province type.
provinces-acquire = Here is one in the display: acquire the { $card-sahara } for 3 Military.
provinces-later = That comes next. First acquire the { $card-sahara }: its bonus will help you.
provinces-pass = You have a lot of Military, and it would be lost. Spend it!
provinces-bonus = It lies on your Province stack, and its bonus gave you 1 Military. The Aztecs used { $card-floating-gardens }: their Province Type marker makes { $card-lake-texcoco } a Mountain, too.
provinces-conquer = You can conquer, too: only the topmost Province of your opponent. The { $card-nile-delta } costs 3, and the Barricade on it adds 2. You have 5!
provinces-not-yet = Wait with that: what comes next would cover it. First conquer the { $card-nile-delta }.
provinces-danger = It is on top of your stack, without its bonus, and the Barricade was returned to its pile. But your opponent has 4 Military! Make the { $card-nile-delta } dearer than that.
provinces-danger-pass = Then your opponent takes it back for 3 Military. 1 Production can prevent that.
provinces-safe = A Barricade goes on your stack, adds 2, and gives no points: 5 is too much for 4 Military. It protects only the Province right below it.

## The Advantage

advantage = The Advantage
advantage-about = One card that both of you want, and the Warlord who needs it.
advantage-what = The Advantage lies between you. Nobody has it yet. Whoever holds it can use their Warlord, and some cards do more for them.
advantage-take = You pay any number of one Basic resource, and they lie on it as tokens. Take it with 2 Military.
advantage-cheap = 1 is enough now, but your opponent would only have to pay 2. Take it with 2 Military.
advantage-science = Science works as well: your opponent would have to pay Science, too. But here, take it with 2 Military.
advantage-pass = Pass now. At the end of the round something happens to the Advantage.
advantage-wait = Not yet: there is more to see here.
advantage-warlord = It is yours. So { $card-oda-nobunaga }, your Warlord, can be used once a round. Let him bring your Science to 4.
advantage-branch = That is his other gift: a cheap conquest. Here you want 2 Basic resources of the same type.
advantage-lost = The Aztecs have paid 3 Military: the same resource, and more than your 2. Your tokens are gone, and they hold the Advantage.
advantage-back = Take it back! It must be Military again, and more than 3. Gold stands in, as always.
advantage-democracy = Later, perhaps. First take back the Advantage.
advantage-decay = It decays: one token goes each round. 3 are left, so you still have it. Without tokens, nobody holds it any more.

## Scout and Free Cities

trade = Scout and Free Cities
trade-about = Trade for Gold, and make a city your own.
trade-what = Once a round, your Scout can trade with one of these three Free Cities. You put 1 Gold on your side of it and use its text.
trade-novgorod = { $card-novgorod } gives you any Basic Building. Trade there.
trade-malacca = A good idea, but wait: there is a cheaper way to { $card-malacca }. Trade with { $card-novgorod }.
trade-gain = You gain a card, without paying its cost. Which Basic Building would you like?
trade-no = For nothing? Take one, whichever you like.
trade-four = Your Gold stays there, round after round. With 4 Gold on your side you claim a Free City. In { $card-malacca } you have 3. But your Scout has been used this round.
trade-claim = The { $card-lighthouse-of-alexandria } in your City lets you trade for free: without the Scout, with Gold from the stock. Claim { $card-malacca }!
trade-yours = { $card-malacca } lies at your City now: 2 points. You trade there without Gold. All Gold on it went to the stock, and a new Free City was revealed.
trade-bukhara = { $card-bukhara } has no Gold on it yet. One more Gold on { $card-malacca } makes that city yours.

## Policies

policies = Policies
policies-about = Paid with Culture, worth 2 points each, and every bonus comes again.
policies-what = Your civilization has five Cultural Policies: the Culture deck. Look at them whenever you like. The first costs 1 Culture, the second 2, and so on.
policies-first = You have 3 Culture. Develop { $card-zen } first.
policies-tea-first = The { $card-tea-ceremony } comes second. Begin with { $card-zen }.
policies-pass = Not yet: you have Culture to spend, or to make.
policies-archive = At once you gain its bonus: archive a card, and 1 Science. Archived cards leave the game, so better ones come more often. Archive a { $card-work-camp } or a { $card-fort }.
policies-mine = The { $card-mine } brings you Gold: rather archive something simple.
policies-no = Then you would have no Science, either. Archive one.
policies-active = { $card-zen } is your active Policy, because it lies on top. Its other text can be used once a round, as an action.
policies-second = Now develop the { $card-tea-ceremony } for 2 Culture. You gain its bonus, and that of { $card-zen } again, in the order you like.
policies-use = The active Policy is the { $card-tea-ceremony } now. It makes Culture from two different resources. { $card-borobudur } can copy a Policy. Make 2 Culture!
policies-worth = Each Policy is worth 2 points. And the sooner you have them, the more often their bonus effects come.
policies-zen-again = { $card-zen } would bring no Culture now. Copy { $card-tea-ceremony }.

## What cards can do

cards = What cards can do
cards-about = Scientific Progress, and the words that stand on many cards.
cards-activate = Some cards have a text for this moment, City Activation. Activate row 2 and column b.
cards-apply = { $card-krak-des-chevaliers } looks for a Barricade in your Province stack: you have one. So apply its text, and take Science.
cards-done = Then you would get nothing from it this round. Apply it.
cards-archive = The { $card-forum } has two uses, and you choose one. Archive a { $card-work-camp } with it: weak cards only stand in the way.
cards-culture = That is its other use: Culture for two different resources. This time, archive a { $card-work-camp }.
cards-pass = There is still something to try out here.
cards-discard = The Aztecs used { $card-calendar } to discard a card of their City. A discarded card comes back one day, when the discard pile is shuffled. An archived one never does.
cards-progress = Scientific Progress: pay 2 Science to draw and use the top card of your City deck. Which one? Try your luck!
cards-may = A { $card-workshop }: 2 Production at once; now it lies on your discard pile. The { $card-bourse } says “you may”: no action, as often as you can pay. Get { $card-tibet }!
cards-reinforce = Cards that you reinforce stay in your City when the round ends. { $card-crop-rotation } can do that for any activated card. Reinforce one.
cards-whenever = Two words more. “Whenever”: this text works by itself. “If you gained”: it only looks at what you gained this round, spent or not.
cards-texcoco = Then the Military would not be enough for { $card-tibet }.

## The end

end = The end of the game
end-about = Passing, the end of a round, the final round, and the score.
end-pass = Both of you take actions until both have passed. Your opponent has. Pass, too: your Basic resources, Action tokens and activated cards go away.
end-refill = A round ends in four steps: replenish the City, replenish the display, the Advantage decays, and the other player becomes first player.
end-final = The Development deck was three Eras, each with its Separation card. It is empty: only 4 cards lie here. So this is the final round!
end-activate = It is a tie, 18 to 18. Your opponent has more Provinces, so Dominance in Provinces is theirs. You need 5 Military: choose a row and a column.
end-dominance = One action changes everything: it brings you to 22 points, and your opponent down to 14. Which one?
end-display = Then you have 2 Provinces each, and where both have equally many, both get the 3 points. You can do better!
end-last = 2 Provinces against 1: Dominance in Provinces is yours alone. In Wonders and Policies you are tied, so both of you get the 3 points. Now pass.
end-score = 22 to 14: you have won! Provinces and Knowledge 1 each, Wonders, Policies and Free Cities 2 each, Dominance 3. Gold, Culture and Barricades count nothing.
end-tie = Were it a tie, a tie-break decides: who holds the Advantage, then more Gold, then more Culture. Now you know the whole game. Play one!
