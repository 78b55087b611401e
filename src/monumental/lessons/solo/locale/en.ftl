### Playing against the Automa, for those who know classic.

course = Alone against the Automa
course-about = An opponent that nobody plays: how it acts, and how to beat it.

automa = The Automa's turn
automa-about = A Solo card, line by line.
automa-nobody = You play against an Automa: the Danes, whom nobody plays. It has no City, only a deck of Solo cards, and it plays first.
automa-end = You have done what you could. End your turn, and it will reveal a Solo card.
automa-tie = { $card-solo-2 } is revealed; its lines are done from top to bottom. Now it conquers the cheapest Province next to its land. Two are equally good. You decide for it!
automa-lines = Line 1: it took the dearest Knowledge. Line 2 did so again, but has a price: 2 Gold. It had them. A line that cannot be done or paid is skipped.
automa-archetype = Lines 3 and 4 are only for the archetype aggressive. The Danes are just that, so they took two Provinces. Other civilizations would have skipped these lines.
automa-nothing = It pays nothing for cards and conquests and gains no bonus. No text of its cards works; they only count. Exploration tokens that it takes leave the game.
automa-go-on = The display was replenished as after any turn. Now you: activate any row and column.

taking = What it takes
taking-about = Wonders, cards, Explorers, and how to be faster.
taking-wonder = You know what an Automa likes. Of the Wonders it begins the one with the cheapest first section. Be faster: begin { $card-stonehenge } yourself.
taking-no-end = Then { $card-stonehenge } may be gone. Begin it first.
taking-end = Well done. End your turn.
taking-began = { $card-solo-7 } came: the Danes began the { $card-pyramids }, and for 2 Gold completed them. The Wonder token stands in their Province of the lowest value.
taking-building = Then they took the cheapest Building. Two cost 3; of equals an Automa takes the card furthest from the deck. So you can foresee what it will take.
taking-explorers = Its Explorers, when a line moves them, go to the nearest Market and take Production tokens on their way. Those tokens leave the game.

winning = Winning alone
winning-about = Advanced cards, and the count at the end.
winning-advanced = Too easy? Up to four Advanced cards may be shuffled into the Solo deck: they make the Automa stronger. Here it plays with two of them.
winning-score = The Automa counts its points as you do: Knowledge, Wonders, Policies, Provinces and Dominance. You have 19 points, the Danes 24. It is your final turn.
winning-win = You need 25. Think of Dominance: with a third Policy you are tied with the Danes. And a Knowledge gives a point more. End your turn when you have it.
winning-done = You win! Play your first game alone without Advanced cards, and add one each time you win.
