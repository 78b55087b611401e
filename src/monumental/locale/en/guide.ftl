### The guide of a first game: why an option is worth considering, and a word at each first time.

## Why: short sentences about an option that the player could take now
##
## $sure is no where it depends on questions that are still to be answered.

guide-worth = Worth considering
# At the terminal. $number: of the option in the list.
guide-line = { $number }: { $option } – { $reason }
# $part: a line of the score sheet; $change: +2 or −1.
guide-part = { $part } { $change }
# The same of Dominance, which only the end decides.
guide-part-lead = { $part } { $change } if you still lead at the end
guide-merit-wins = The game ends, and you win.
guide-merit-completes = { $sure ->
    [no] { $card } can be completed.
   *[yes] Completes { $card }.
}
guide-merit-claims = { $card } becomes yours.
guide-merit-conquers = { $sure ->
    [no] You can take { $card } from your opponent.
   *[yes] Takes { $card } from your opponent.
}
guide-merit-conquers-from = { $sure ->
    [no] You can take a Province from another player.
   *[yes] Takes a Province from another player.
}
guide-merit-conquers-free = { $sure ->
    [no] You can make this Province yours.
   *[yes] Makes this Province yours.
}
guide-merit-develops = Your Policy { $card } comes into force.
guide-merit-defeats = Defeats the Monster { $card }.
guide-merit-advantage = The Advantage becomes yours.
# $number: what completing it costs.
guide-merit-begins = Begins { $card }; completing it costs { $number } Production.
guide-merit-acquires = { $sure ->
    [no] { $card } can become yours.
   *[yes] { $card } becomes yours.
}
# What a new card gives.
guide-merit-yields = { $card } gives { $amounts } whenever it is activated.
# Resources that an option brings; $card: the dearest card that they pay.
guide-merit-affords = { $sure ->
    [no] Can be enough for { $card }.
   *[yes] That is enough for { $card }.
}
guide-merit-defends = Makes your topmost Province dearer by { $number } for your opponent.
guide-merit-hires = The Hero { $card } joins you.
guide-merit-outpost = An Outpost protects the Province.
guide-merit-market-token = Brings a Market token that you can use when you like.
guide-merit-production-token = Brings a Production token that you keep until you spend it.
guide-merit-trades = You use what { $card } offers and have more Gold there.
# $number: cards in the row and the column, with the Knowledge under them.
guide-merit-activates = { $number ->
    [one] Activates { $number } card.
   *[other] Activates { $number } cards.
}
# $number: those that can be used after that.
guide-merit-usable = { $number ->
    [one] { $number } of them has a text to use.
   *[other] { $number } of them have texts to use.
}
guide-merit-progress = Draws one more card, which you may use.
guide-merit-reinforces = { $card } stays in your City.
guide-merit-archives = { $card } leaves for good: your other cards come round sooner.
guide-merit-explores = An Explorer goes on.
guide-merit-moves = A Unit goes to where it is needed.
# $parts: where they come from, such as "Knowledge +1, Dominance +3".
guide-merit-points = { $points ->
    [one] { $sure ->
        [no] Can be { $points } point more
       *[yes] { $points } point more
    }
   *[other] { $sure ->
        [no] Can be { $points } points more
       *[yes] { $points } points more
    }
}: { $parts }.
guide-merit-gains = { $sure ->
    [no] Can bring { $amounts }.
   *[yes] Brings { $amounts }.
}
guide-merit-exchanges = { $sure ->
    [no] Can turn { $costs } into { $amounts }.
   *[yes] Turns { $costs } into { $amounts }.
}
# What is paid for it is gone anyway at the end of the turn or the round.
guide-merit-unspent = You could not keep { $amounts } anyway.
guide-merit-rest = Nothing else looks better now.
guide-merit-declines = Nothing that is offered here looks better.
guide-merit-without = You go on without it.
guide-merit-any = Each one is worth playing.
guide-merit-best = The computer would choose this.
guide-merit-near = Looks nearly as good.
guide-merit-little = Little speaks for it.

## A word at each first time

guide-first-completed = Your first Wonder! You have its bonus already, the card lies on top of your City deck, and it is worth 2 points.
guide-first-developed = Your first Policy: 2 points. Its bonus came now and comes again with each further Policy; its lasting text counts until a new one covers it.
guide-first-progressed = Scientific Progress: 2 Science brought you the top card of your City deck, with all that it gives.
guide-first-reshuffled = Your City deck was used up, so the discard pile became the new one: what you acquired comes round again.
guide-first-conquered = { $provinces ->
    [cards] Your first conquest! The Province lies on your stack: 1 point for you, and one less for your opponent. It can be won back.
   *[map] Your first conquest! The Province is worth 1 point as long as you control it.
}
guide-first-lost-province = { $provinces ->
    [cards] Your opponent took a Province of yours. Only the topmost one can be taken; Barricades make it dearer.
   *[map] A Province of yours was taken. Units and Outposts make the others harder to conquer.
}
guide-first-advantage-mine = The Advantage is yours: you may use your Warlord now. Your opponent can take it by paying more of the same resource.
guide-first-advantage-theirs = Your opponent has the Advantage now. To take it, pay more of the resource that lies on it.
guide-first-advantage-decays = The Advantage decays: each round it loses a token, and without tokens nobody holds it.
guide-first-claimed = A Free City is yours: 2 points, and a new one takes its place.
guide-first-passed = You have passed: your activated cards were discarded, and the Basic resources you had left are lost. When everybody has passed, your City is filled for the next round.
guide-first-market-token = A Market token lies in your reserve: use it once, whenever you like on your turn.
guide-first-monster-found = A Monster was found. It attacks once and blocks its tile until an Explorer defeats it.
guide-first-solo-card = The Automa follows its Solo card, line by line; nobody decides for it but where its rules leave something open.
guide-first-final-round = { $cycle ->
    [turn] The end is near: when this round is over, everybody takes one last turn. Spend everything on points.
   *[round] The next round is the last one. Spend everything on points.
}
guide-first-game-over = The game is over. The score sheet says where every point comes from.
