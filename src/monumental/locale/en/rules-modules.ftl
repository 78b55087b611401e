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
