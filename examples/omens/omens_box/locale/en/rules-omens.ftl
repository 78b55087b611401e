## Omens

OMEN-BAG-01 = All omens are mixed in a bag before the first round.
OMEN-SCOUT-01 = The Scout may consult the oracle as its errand of the round: its owner draws an omen from the bag.
OMEN-KEEP-01 = Nobody keeps more than two omens; whoever has two draws no other one.
OMEN-SECRET-01 = Only its owner looks at an omen that lies face down. How many omens everybody has is open.
OMEN-TURN-01 = As an action, a player turns over one of their omens, carries out its text and puts it back into the bag.
OMEN-TEXT-01 = A text that says to draw an omen needs no Scout.
