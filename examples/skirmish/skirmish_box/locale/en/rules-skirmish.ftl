## Skirmish

SKIRM-DECK-01 = The Development deck has one card of each kind and era less than in Duel, at random and unseen; everything else is as in Duel.
SKIRM-END-01 = At the end of the game, holding the Advantage is worth 1 point.
