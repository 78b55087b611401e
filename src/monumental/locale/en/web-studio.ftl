### Your packs: words that no other page needs.

web-studio-title = Your packs
web-studio-lead = Make cards of your own: type what is printed, see it at once in four languages, and download the pack to play it.
web-studio-new = A new pack
web-studio-name = Name
web-studio-taken = There is a pack { $pack } already.
web-studio-for = For
web-studio-rules-duel = Duel
web-studio-rules-classic = Classic
web-studio-from = Begin with
web-studio-empty = an empty pack
web-studio-copy = a copy of { $pack }
web-studio-modules = With
web-studio-module-trade = Trade
web-studio-module-renaissance = Renaissance
web-studio-module-heroes = Heroes
web-studio-module-monsters = Monsters
web-studio-make = Make the pack
web-studio-bring = Or open a file (ZIP)
web-studio-private = Packs stay in this browser and are shown to nobody. Download them to keep or share them, and play the folder with `monumental play duel --pack FOLDER`; write in words of your own, not the publisher's.
web-studio-full = The browser has no room for another pack.
web-studio-drop = Delete
web-studio-drop-sure = Delete the pack { $pack } for good?
web-studio-all = All packs
web-studio-send = Download (ZIP)
web-studio-keys = Ctrl+Enter: next new card · Alt+↑ ↓: other cards · Enter in a line: read it
web-studio-card-new = New card
web-studio-card-drop = Delete this card
web-studio-pick = Choose a card, or make a new one.
web-studio-wrong = Not yet right
web-studio-lacks = What the box still lacks
web-studio-of = { $has } of { $wanted }
web-studio-count = { $has } of { $wanted } of the box
web-studio-kind = Kind
web-studio-name-en = English
web-studio-name-es = Spanish
web-studio-name-cs = Czech
web-studio-name-ja = Japanese
web-studio-line = A line as it is printed, in English
web-studio-type-sentence = type a sentence, in English
web-studio-type-into = { $label }: type a sentence
web-studio-add-sentence = { $label }: choose a sentence
web-studio-choose = choose
web-studio-nearest = Not recognized. The nearest sentences:
web-studio-verb = Sentence { $number }
web-studio-up = Sentence { $number } up
web-studio-down = Sentence { $number } down
web-studio-remove-sentence = Remove sentence { $number }
web-studio-remove = Remove
web-studio-add = Add: { $what }
web-studio-section = { $label }, section { $number }
web-studio-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Maps: a brush is what a click puts on a tile.

web-studio-maps = Maps
web-studio-map-new = New map
web-studio-map-drop = Delete this map
web-studio-map-players = For how many players
web-studio-brush = What a click puts there
web-studio-brush-meadow = meadow
web-studio-brush-forest = forest
web-studio-brush-mountain = mountain
web-studio-brush-volcano = volcano
web-studio-brush-water = water
web-studio-brush-capital = Capital
web-studio-brush-barbarian-1 = Barbarians 1
web-studio-brush-barbarian-2 = Barbarians 2
web-studio-brush-barbarian-3 = Barbarians 3
web-studio-brush-barbarian-4 = Barbarians 4
web-studio-brush-town = Free Town
web-studio-brush-market = Market
web-studio-brush-nothing = nothing
web-studio-map-turned = Also on the other side (half a turn)
web-studio-map-keys = Map. Arrow keys go from place to place, Enter paints, a letter paints with its brush: m f h v ~ c 1–4 t $; Delete takes the tile away.
web-studio-map-tile = Tile { $number }: { $what }
web-studio-map-empty = no tile
web-studio-map-promises = What each Capital promises
web-studio-map-capital = Capital { $number }
web-studio-map-differs = differs
web-studio-map-sound = Nothing is wrong with this map.
