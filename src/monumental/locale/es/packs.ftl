### Packs of cards: which are in play, and what they say of their cards.

## Mistakes on the command line

# --only was said, but no pack was named.
terminal-only-what = --only juega solo con los paquetes de --pack: indica uno con --pack
# $packs: the packs that were named; $usual: those that are played where none is named.
terminal-only-alone = { $packs } no se puede jugar junto con { $usual }: --only deja fuera { $usual }

## What is printed beside the kind of a card

subtype-scientific = Construcción científica
subtype-military = Construcción militar

## Where the values of a card come from

# $public: who has published them.
fact-source-reported = Tal como lo han publicado otros: { $public }
# $public: what they follow from.
fact-source-inferred = Deducido de { $public }

# The title of the list that follows.
source-title = De dónde vienen los valores
source-official = Oficial: todos los valores están en textos de la editorial.
source-reported = De otros: todos los valores son públicos, pero los anotaron otros y no la editorial; nada es nuestro.
source-inferred = Deducida: ningún texto da los valores, pero se deducen de otros que sí son públicos.
source-partial = En parte: la editorial u otros han publicado algunos valores, y la carta dice cuáles; el resto es diseño propio.
source-original = Nuestra: diseño propio, o de quien hizo el paquete; la carta impresa no es pública.
