### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Two civilizations, one table. Eleven short lessons; after the first four, about ten minutes, you can play.

## What it is about

goal = What it is about
goal-about = How points are made, how a round begins, how the game ends.
goal-choose = Two players lead a civilization each; the most points at the end win. Choose yours: the Japanese are good for a start.
goal-aztecs = The Aztecs are your opponents today. Take the Japanese: they have no rules of their own to learn.
goal-malians = The Malians conquer with Gold, which is a story of its own. Take the Japanese for now.
goal-points = Cards make points: 1 for each Province and each acquired Knowledge, 2 for each completed Wonder, Cultural Policy and Free City.
goal-dominance = You have 3 points already: you each begin with 1 Knowledge, and most, tied or not, makes 3: Dominance. It goes for Provinces, Wonders and Policies, too, never with none.
goal-activate = Every round begins with your City: choose any row and any column, and their cards give you resources.
goal-ends = Both of you acquire cards from this display, and each round the Development deck fills it. If only 4 or fewer lie here then, one final round is played.

## Row and column

city = Row and column
city-about = Your City is nine cards. Each round, one row and one column of it work for you.
city-find = City Activation: choose one row and one column of your City, five cards in all. Find the choice that gives you 3 Production.
city-two = Nearly: that makes only 2 Production. Is there a row and a column with a third { $card-work-camp }?
city-mine = Your five activated cards gave you these Resource tokens. Now comes taking actions, one each in turn: use the { $card-mine }.
city-not-yet = That would be the end of your round. First use the { $card-mine }.
city-pass = 1 Gold! The { $card-mine } only asks if you gained 2 Production; you keep it. The Action token means: used this round. Pass now; buying is another lesson.
city-filled = Your activated cards went to the discard pile. To replenish the City, five others came from your City deck; the rest stayed.

## Buying cards

buying = Buying cards
buying-about = What pays for what, where new cards go, and what is lost when you pass.
buying-military = Acquiring a card is an action. Military pays for Provinces: acquire the { $card-nile-delta } for 3.
buying-conquest = That one is your opponent's, and another lesson is about it. Acquire the { $card-nile-delta } from the display.
buying-wait = Not yet: you can still pay for something good.
buying-gold = Science pays for Knowledge. By the bonus of the { $card-nile-delta } you have 3, but { $card-democracy } costs 4: Gold stands in for any Basic resource. Acquire it.
buying-apprenticeship = { $card-apprenticeship } costs 4, too, and is as good. But here, take { $card-democracy }.
buying-building = Production pays for Buildings and Wonders. Acquire a Basic Building: it gives you 2 resources each time it is activated.
buying-barricade = A Barricade gives no resources: it protects Provinces. Take something for your City.
buying-pass = When you pass, Basic resources are lost; Gold and Culture stay. Culture pays for Cultural Policies, and Gold can't. Pass now.
buying-policy = Policies have a lesson of their own, and Culture is not lost. Pass now.
buying-came = Your new cards lay on top of your City deck: so they came first, ready for this round.
buying-display = Gaps wait for the end of the round. To replenish the display, cards on places 6, 5, 4 … are discarded until 3 are left; then new ones come.

## Wonders

wonders = Wonders
wonders-about = Paid twice, with a bonus and 2 points.
wonders-begin = You pay Production for a Wonder twice: to begin it, as the Aztecs did with theirs, and on a later turn to complete it. Begin the { $card-colossus-of-rhodes } for 3.
wonders-lighthouse = That is for the Aztecs today. Begin the { $card-colossus-of-rhodes }.
wonders-wait = Not yet: a Wonder is worth nothing until it is complete.
wonders-complete = You each can have only one Wonder in construction: the Aztecs began the { $card-lighthouse-of-alexandria }, so the { $card-mausoleum-of-halicarnassus } is gone. Complete yours for 4.
wonders-bonus = 2 points, and 3 for Dominance! The card lies on your City deck, and its bonus came at once: 2 Military. With your Gold, acquire { $card-phoenicia }.

## Knowledge

knowledge = Knowledge
knowledge-about = Cards that lie under other cards, and give your City another text.
knowledge-acquire = Knowledge is paid with Science and worth 1 point. Acquire { $card-democracy }: while it is activated, Policies cost you less.
knowledge-progress = Scientific Progress has a lesson of its own. Your Science is just enough for { $card-democracy }.
knowledge-wait = Not yet: here is still something to find out.
knowledge-under = { $card-apprenticeship } is the Knowledge under your { $card-colossus-of-rhodes }: it takes no place. Both are activated, and each can be used. Use the { $card-colossus-of-rhodes }.
knowledge-first = That comes next. First use the card on it: the { $card-colossus-of-rhodes }.
knowledge-copy = { $card-apprenticeship } can copy that card: you gain its resources once more, and may use its text again. Do it, and acquire { $card-tibet } for 5 Military.
knowledge-texcoco = Then the Military would not be enough for { $card-tibet }.

## Provinces and Barricades

provinces = Provinces and Barricades
provinces-about = Land from the display, land of your opponent, and how to keep it.
provinces-acquire = A Province is worth 1 point while you control it. Acquire the { $card-sahara } for 3 Military: its bonus gives 1 back.
provinces-later = That comes next. First acquire the { $card-sahara }: its bonus will help you.
provinces-pass = You have a lot of Military, and it would be lost. Spend it!
provinces-types = The { $card-sahara } is Mountain, others Coastal or Agricultural: some cards ask for that. With a Province Type marker, the Aztecs made { $card-lake-texcoco } Mountain, too.
provinces-conquer = You can conquer your opponent's topmost Province. The { $card-nile-delta } costs 3 Military, and each Barricade on it adds 2: conquer it for your 5!
provinces-not-yet = Wait with that: the next card would cover it. First conquer the { $card-nile-delta }.
provinces-danger = It lies on your Province stack, without its bonus. Its Barricade was returned, and the Aztecs acquired another. They have 4 Military: acquire one, too, and your Province costs 5!
provinces-danger-pass = Then your opponent takes it back for 3 Military. 1 Production can prevent that.

## The Advantage

advantage = The Advantage
advantage-about = One card that both of you want, and the Warlord who needs it.
advantage-take = To take the Advantage, pay any number of one Basic resource: they stay on it as tokens. Take it with 2 Military.
advantage-cheap = 1 is enough now, but your opponent would only have to pay 2. Take it with 2 Military.
advantage-dear = Whatever you pay is gone: 2 will do for now.
advantage-wait = Not yet: there is more to see here.
advantage-warlord = While you hold it, some cards do more, and your Warlord can be used once a round. Let { $card-oda-nobunaga } give you 2 Military.
advantage-branch = That is his other gift: a cheap conquest. Here you want 2 Basic resources of the same type.
advantage-military = You will need Military in a moment.
advantage-back = The Aztecs took it with 3 Military: the same resource, and more than yours. Take it back: again Military, more than 3.
advantage-pass = Now pass. At the end of each round the Advantage decays: one token goes. Without tokens, nobody holds it.

## Scout and Free Cities

trade = Scout and Free Cities
trade-about = Trade for Gold, and make a city your own.
trade-scout = Your Scout, the { $card-red-seal-merchant }, can trade once a round: put 1 Gold on your side of a Free City and use its text. Trade with { $card-novgorod }.
trade-malacca = A good idea, but there is a cheaper way to { $card-malacca }. Trade with { $card-novgorod }.
trade-next = That comes next. First let your Scout trade with { $card-novgorod }.
trade-wait = Not yet: your Scout has not traded.
trade-gain = { $card-novgorod } lets you gain a card, without paying its cost. Which Basic Building would you like?
trade-no = For nothing? Take one, whichever you like.
trade-claim = 4 Gold on your side claim a Free City; { $card-malacca } has 3. Use the { $card-lighthouse-of-alexandria }: it trades without Scout or your Gold. { $card-malacca } then asks two things.
trade-bukhara = { $card-bukhara } has no Gold on it yet. One more Gold on { $card-malacca } makes that city yours.
trade-yours = { $card-malacca } is yours: 2 points, and trading there costs no Gold. A new Free City was revealed.

## Policies

policies = Policies
policies-about = Paid with Culture, worth 2 points each, and every bonus comes again.
policies-first = Culture pays for the Cultural Policies of your Culture deck: 1 for the first, 2 for the second, and so on. Develop { $card-zen }.
policies-tea-first = The { $card-tea-ceremony } comes second. Begin with { $card-zen }.
policies-wait = Not yet: you have Culture to spend.
policies-archive = { $card-zen }: 2 points, 3 for Dominance. Its bonus: archive a card, which leaves the game, and gain 1 Science. Archive a { $card-work-camp } or a { $card-fort }.
policies-mine = The { $card-mine } brings you Gold: rather archive something simple.
policies-no = Then you would have no Science, either. Archive one.
policies-second = Now develop the { $card-tea-ceremony }. You gain its bonus, and that of { $card-zen } again, in any order.
policies-use = The topmost is your active Policy: use it, and two different resources become Culture. { $card-borobudur } can copy it. Make 2 Culture!
policies-zen-again = { $card-zen } would bring no Culture now. Copy { $card-tea-ceremony }.

## What cards can do

cards = What cards can do
cards-about = Scientific Progress, and the words that stand on many cards.
cards-apply = Some texts are for City Activation, such as that of { $card-krak-des-chevaliers }. Activate row 2 and column b, apply it, and take Science.
cards-done = Then you would get nothing from it this round. Apply it.
cards-other = The next steps need row 2 and column b.
cards-science = You will need Science in a moment.
cards-progress = Scientific Progress: pay 2 Science to draw and use the top card of your City deck. Try your luck!
cards-wait = There is still something to try out here.
cards-may = A { $card-workshop } came: 2 Production. Now the { $card-bourse }: “you may” is no action, and you do it as often as you can pay. Acquire { $card-tibet } that way!
cards-texcoco = Then the Military would not be enough for { $card-tibet }.
cards-reinforce = What you reinforce stays in your City when you pass. { $card-crop-rotation } can reinforce any activated card: choose one.
cards-words = “Whenever” texts work by themselves. With { $card-calendar } the Aztecs discarded a card: one day it comes back from this pile. Archived cards never do.

## The end

end = The end of the game
end-about = The end of a round, the final round, and the score.
end-pass = When both have passed: replenish the City, replenish the display, the Advantage decays, the other player becomes first player. Pass, and see.
end-final = The Development deck had three Eras, parted by Separation cards, which do nothing else. It is empty, and only 4 cards lie here: the final round!
end-find = You will need 5 Military: choose a row and a column that give it.
end-dominance = It is 18 to 18, and your opponent has more Provinces. One action brings you to 22, and them down to 14. Which one?
end-display = Then you have 2 Provinces each, and where you are tied, both get the 3 points. You can do better!
end-last = 2 Provinces against 1: now that Dominance is yours alone. Where you are tied, both get 3 points. Pass.
end-score = 22 to 14: you have won! Gold, Culture, Barricades and unfinished Wonders count nothing. Tie-break: the Advantage, then Gold, then Culture.
