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
