### Heroes, Monsters and the Renaissance, for those who know classic.

course = Heroes, Monsters, Renaissance
course-about = Three boxes that can be added to the classic game, one lesson each.

heroes = Heroes
heroes-about = Helpers for Gold, one at a time.
heroes-row = Heroes lie in a row of their own; they are no cards of the display. With each new Era more of them come.
heroes-hire = A Hero is paid with Gold. You can have only one. { $card-ibn-battuta } counts Market tokens, and you have two: hire him.
heroes-not-this = A fine Hero, but { $card-ibn-battuta } helps you at once. Hire him.
heroes-use = The text of a Hero is in force while you have it; one that is used can be used once a turn. Use { $card-ibn-battuta }.
heroes-no-end = First use your Hero.
heroes-first-use = You have paid for him. Use him first.
heroes-return = 2 Science! At any time of your turn you may return your Hero to the row, and then hire another one. Return him.
heroes-another = Now hire { $card-ashoka } for 2 Gold.
heroes-the-same = That would be the same Hero for the same Gold. Hire { $card-ashoka }.
heroes-may = { $card-ashoka } makes Science of Military, as often as you like. Get 6 Science: enough for { $card-metal-casting }.
heroes-points = Heroes give no points: what counts is what they do for you. Whatever you return, others can hire.

monsters = Monsters
monsters-about = What may lie under a Barbarian token, and how to get rid of it.
monsters-hidden = Among the Barbarian tokens are Monsters; from the front they look alike. Conquer Province 9 and see.
monsters-send = Send your Warlord.
monsters-second = And one more Unit.
monsters-attack = A Monster! Its token gives nothing, and it attacks at once. The card says whom it hits: the { $card-minotaur } makes the conqueror withdraw two Units. Withdraw the Warlord.
monsters-other-unit = Possible, too. But the Warlord is more useful at home now.
monsters-once = It never attacks again, and the Province is yours. But while it stands there, nobody takes a token from this tile.
monsters-explorer = Explorers can defeat it. Send your first Explorer to tile 9.
monsters-no-end = Not yet: you can still defeat the Monster this turn.
monsters-defeat = Its strength is 3. Pay 3 Military, and it is gone. This is the action of your Explorer this turn. Defeat it!
monsters-point = You keep the card: each Monster that you defeated is worth 1 point.

renaissance = The Renaissance
renaissance-about = One Era more between the second and the third.
renaissance-era = The Renaissance adds twelve cards, an Era between the second and the third. The game is longer, and its cards like Policies, Gold and art.
renaissance-printing = The { $card-printing-house } does something new: it throws a card out of the display. Use it.
renaissance-no-end = First use the { $card-printing-house }.
renaissance-remove = A card that is removed is no card that you took. Remove the { $card-taj-mahal }: a Wonder you cannot pay, and your neighbour could.
renaissance-wanted = You want that one yourself!
renaissance-going-anyway = That one lies furthest from the deck and may leave anyway. Remove the { $card-taj-mahal }.
renaissance-take = And it gives you 2 of one Basic resource. Which one?
renaissance-humanism = Now acquire { $card-humanism }, which makes Policies cheaper.
