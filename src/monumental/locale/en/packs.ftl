### Packs of cards: which are in play, and what they say of their cards.

## Mistakes on the command line

# --only was said, but no pack was named.
terminal-only-what = --only plays with the packs of --pack alone: name one with --pack
# $packs: the packs that were named; $usual: those that are played where none is named.
terminal-only-alone = { $packs } can't be played together with { $usual }: --only leaves { $usual } out

## What is printed beside the kind of a card

subtype-scientific = Scientific Building
subtype-military = Military Building

## Where the values of a card come from

# $public: who has published them.
fact-source-reported = As others have published it: { $public }
# $public: what they follow from.
fact-source-inferred = Inferred from { $public }

# The title of the list that follows.
source-title = Where the values come from
source-official = Official: every value stands in the publisher's own texts.
source-reported = Reported: every value is public, but it was written down by others than the publisher; nothing is ours.
source-inferred = Inferred: no text gives the values, but they follow from others that do.
source-partial = Partial: the publisher or others have made some values public, and the card says which; the rest is our own design.
source-original = Original: our own design, or that of whoever made the pack; the printed card is not public.
