## Heroes

MOD-HERO-01 = Available Heroes lie face up in a row above the display; they are no display cards.
MOD-HERO-02 = At the start the row has one Era I Hero more than there are players, drawn at random, or all of them if there are fewer.
MOD-HERO-03 = When the first card of a new era comes into the display, the same number of Heroes of that era joins the row; an era without Heroes adds none.
MOD-HERO-04 = Hiring a Hero of the row is an action: pay its cost in Gold and put the card next to your City.
MOD-HERO-05 = A player has at most one Hero.
MOD-HERO-06 = The text of your Hero is in force as long as you have the card; a text to be used can be used once per turn.
MOD-HERO-07 = At any time in your turn you may return your Hero to the row; then you may hire another one.
MOD-HERO-08 = Heroes give no points.

## Monsters

MOD-MON-01 = The 12 Barbarian/Monster tokens are mixed into the Barbarian tokens before the map is filled; from the front they look alike.
MOD-MON-02 = When a conquered Province turns out to hold a Monster, its token gives nothing and leaves the game, and the Monster stands on that tile.
MOD-MON-03 = A revealed Monster attacks at once; afterwards it never attacks again.
MOD-MON-04 = The Monster's card says whom it hits and what they lose; several players are hit in turn order, beginning with the conqueror.
MOD-MON-05 = Whoever has less than a Monster takes loses what there is; an attack never takes a Province or the last Unit of a Province.
MOD-MON-06 = While a Monster stands on a tile, nobody takes a Production token or a Market token from that tile.
MOD-MON-07 = An Explorer on the tile may use its action to defeat the Monster: its owner pays the strength of the Monster in Military and takes the card.
MOD-MON-08 = Each Monster that a player has defeated is worth 1 point; there is no dominance of Monsters.
MOD-MON-09 = A Monster changes nothing else on its tile: the Province is conquered, defended and counted like any other.

## Five players

MOD-FIVE-01 = With five players 12 Development cards join: Era I has 6 Wonders, 6 Buildings and 7 Knowledge, Era II 6, 5 and 5, Era III 6 Wonders and 6 Knowledge.
MOD-FIVE-02 = The map of five players has five Capitals, five Free Towns and five Markets; the fifth Market has five tokens of its own.

## The conduct of the Automa

MOD-AUTO-01 = Any seats of a classic game can be Automas, as long as one is not. Each Automa has a Solo deck of its own. Of several Automas, luck says which one begins, unless the players agreed on something else.
MOD-AUTO-02 = A Solo deck is made of the standard cards, the card of the Automa's civilization and 0 to 4 Advanced cards, which are drawn at random and shown. When a card is to be revealed and the deck is empty, the revealed cards are shuffled into a new one.
MOD-AUTO-03 = An Automa has no City. It begins with 2 Gold, with its Units and Explorers in its Capital and its Outposts in the supply.
MOD-AUTO-04 = An Automa reveals one Solo card on its turn, or two if the players agreed on it; a card that a line makes it draw comes on top of that. Then the display is replenished as after any turn.
MOD-AUTO-05 = Whatever these rules leave open is decided by the player to the right of the Automa, or by the next one further right who is no Automa.
MOD-AUTO-06 = A line with an archetype is only for civilizations of that archetype.
MOD-AUTO-07 = A line with a price is done if the Automa has the Gold and the line can be done; the Automa pays the price. Otherwise the line is skipped and costs nothing.
MOD-AUTO-08 = A line without a price that can't be done gives nothing, or 2 Gold if the players agreed on it. A line that is done in part, that gains nothing, or whose condition is not met counts as done.
MOD-AUTO-09 = An Automa pays nothing for cards, Wonders, Policies and conquests, and gains no bonus. Its cards only count, for points and wherever such cards are counted: no text of theirs or of its civilization is ever in force.
MOD-AUTO-10 = Of several cards of the display that fit a line equally well, the Automa takes the one furthest from the deck; if they are equally far, the one whose English name comes first in the alphabet.
MOD-AUTO-11 = On a line about Wonders, an Automa that has a Wonder in construction completes it; otherwise it begins the Wonder of the display whose left circle costs least.
MOD-AUTO-12 = Its Wonder token goes to the Province of its own with the lowest value that has none; without such a Province, to its Capital; where that has one, too, it is not placed.
MOD-AUTO-13 = An Automa conquers a Province next to its land. Of all Provinces it takes the one that would cost a player least or most, as the line says; Military and the demands of a Free Town count alike. Of several, it takes one with the lowest value.
MOD-AUTO-14 = One Troop of its Capital moves into the conquered Province, and its Warlord from wherever he is, unless a Province would be left without a Unit or Outpost. Without a Troop in the Capital, an Outpost of the supply is put there instead of it. Without a Troop and without an Outpost the Automa can't conquer.
MOD-AUTO-15 = An Exploration token that the Automa claims is turned over and leaves the game. If the players agreed on Gold from tokens, it is kept and gives the Gold printed on its better benefit, which may be none; on a Free Town, but not on a Barbarian token, 1 Culture counts as 2 Gold.
MOD-AUTO-16 = Developing a Policy, the Automa puts one of its five beside those it has developed; they only count.
MOD-AUTO-17 = When its Explorers move, first one makes all its steps, then the other. Each step goes towards the nearest Market that the Automa can reach and has taken no token of; the second Explorer leaves a Market that is nearest to the first one to it, if there is another. Where no Market and no Monster can be reached, they go towards Production tokens in the same way.
MOD-AUTO-18 = Where several ways are equally short, the Explorer prefers a tile with a Production token.
MOD-AUTO-19 = An Explorer takes the Production token of every tile it enters, and the top token of a Market that the Automa has taken none of. They leave the game. If the players agreed on Gold from tokens, they are kept instead: two Production tokens are given away for 1 Gold, and a Market token gives as much Gold as it shows resources.
MOD-AUTO-20 = If the players agreed on it: when the Explorers are to move, or have just taken a token, and the Automa has taken a token of every Market that has any left, then Market tokens that it kept leave the game, its Explorers return to the Capital, and all Markets are open to it again. Steps that are left are made from there.
MOD-AUTO-21 = If the players agreed on it, each 3 Gold of an Automa are worth 1 point at the end.
MOD-AUTO-22 = With Monsters, an Explorer of the Automa also goes towards a Monster as towards a Market, and defeats it when it gets there, without paying.
MOD-AUTO-23 = With Heroes, a Solo card lets the Automa take the Hero of the row with the latest era, of several the one whose English name comes first in the alphabet; the Hero that it had returns to the row. The Hero's text is not in force.
