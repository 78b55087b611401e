module-omens = omens that only their owner has seen
book-omens = Omens
kind-omen = Omen
verb-foresee = draw an omen

option-consult = Consult the oracle: draw an omen
option-interpret = Interpret one of your omens
option-foretell = Turn over { $card }
ask-choose-omen = Which omen do you turn over?

event-consulted = { $seat } drew an omen.
event-foretold = { $seat } turned over the omen { $card }.

reason-omens-kept = You keep { $need } omens already.
reason-no-omen-left = There is no omen left in the bag.
reason-no-omen-kept = You have no omen.
reason-no-omen-helps = None of your omens would do anything now.
reason-no-such-omen = You do not have that omen.

view-omens = Omens
view-own = yours
view-kept = how many each player has
view-left = left in the bag
