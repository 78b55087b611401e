### The course of the continuous mode, for those who know classic.

course = The continuous mode
course-about = Single actions in turn instead of long turns: what is different for those who know the classic game.

round = A round
round-about = All activate, then everybody acts, one action at a time.
round-mode = In the continuous mode nobody waits for long. A round begins with City Activation for everybody. Then all take one action each, again and again, until everybody has passed.
round-activate = The first player begins. All resources come at once; texts wait. Activate row 2 and column a.
round-no-mine = Then the { $card-mine } would sleep all round. Try row 2 and column a.
round-one = Now taking actions, one at a time. Using a card is an action. Use the { $card-mine }; then the Danes will act.
round-token = Now an Action token lies on the { $card-mine }: no second use this round. Meanwhile the Danes acquired a { $card-workshop }. It is your turn again.
round-buy = Acquiring a card is an action, too. Your Production is still there: acquire a card that goes on your City deck.
round-turns = So it goes on in turn. The order matters now: what you leave in the display, the others may take before you.

free = Free actions
free-about = What comes on top of your one action, and what has to wait.
free-what = On your turn you have one action and any number of free actions. Using a token of your reserve is free.
free-market-token = Use your Market token. Your action of this turn is still to come.
free-conquer = And here it is: conquer Province 9.
free-warlord = Whatever your action triggers comes with it. So send the Warlord: his card gives its 2 Production at once.
free-benefit = The Exploration token belongs to the same action. Choose one of its benefits.
free-end = The { $card-warrior-priest-altar } gives Culture if you conquered. But its use is an action of its own, so it must wait. You could only use your Production token now. End your turn.
free-later = The Danes have passed, and it is your turn again. A condition looks at the whole round: you conquered, so use the { $card-warrior-priest-altar }.

steps = Many steps, one action
steps-about = Moving Explorers or Units is one action, however far they go.
steps-whole = Some actions have many steps. Moving your Explorers is one action: as many steps as you can pay, with both of them. It is the same when you move Units.
steps-explore = Begin: one step to tile 9 with your first Explorer.
steps-more = A token may be taken on the way, once a round by each Explorer. Get two Production tokens within this one action.
steps-end = You could walk on. If you have had enough, end your turn, and the next player acts.

pass = Passing
pass-about = When you stop, and what happens at the end of a round.
pass-others = The Danes have passed: they take no more actions this round. You may go on, one action after the other, as long as you like.
pass-use-up = When you pass, Basic resources are lost at once. So first spend your Production: acquire the { $card-scriptorium }.
pass-not-yet = Then 3 Production would be lost. First acquire the { $card-scriptorium }.
pass-two-of-them = A good choice, too. But today let it be the { $card-scriptorium }.
pass-pass = Gold, Culture and tokens are kept. Nothing more to do? Then pass.
pass-display = All have passed. Cities are filled, Action tokens removed. You took one card of the display; with two players two must go, so the one furthest from the deck went as well.
pass-first = Then the Era I card, which shows who begins, went to the next player: now the Danes are first player, and a new round has begun.

last = The last round
last-about = When the game ends in this mode.
last-clock = The Development deck has 4 cards left. If 3 or fewer are left when the display is filled, the next round is the last.
last-pass = End this round: pass.
last-final = Two cards were dealt, two are left. So this is the final round, for everybody alike. At its end the points are counted as you know it.

boxes = Heroes and Monsters here
boxes-about = What changes for the two boxes in the continuous mode.
boxes-hire = In this mode, to hire a Hero is an action, paid with Gold. Hire { $card-ashoka }.
boxes-not-yet = You would lose your resources. Hire { $card-ashoka } first.
boxes-free = To return a Hero is a free action. But it waits beside your deck and counts as yours until the round is over. Keep { $card-ashoka } and end your turn.
boxes-keep-it = Then you could hire no other Hero this round. Keep this one.
boxes-conquer = The Danes pass. Now conquer Province 9.
boxes-waits = A Monster lay there! In this mode it does not attack at once: it waits until the round is over.
boxes-round = An Explorer could still defeat it before. But let us see the attack: end your turn, then pass.
boxes-withdraw = Cities and display are filled, and the { $card-minotaur } attacks: two of your Units return to the Capital. Choose the first one; the other follows.

five = Five at the table
five-about = More cards, a wider map, a longer display.
five-ring = With the box for five players, five Capitals lie in a ring, and there is a fifth Market. Everybody has two nearest neighbours.
five-display = The display has nine cards: four more than there are players. Acquire one; Gold may help.
five-not-yet = The round has just begun. Acquire a card first.
five-more = The Development deck has 12 cards more. Four players have acted before it is your turn again, so take first what you want most.
