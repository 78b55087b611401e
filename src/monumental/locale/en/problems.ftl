### Problems: what is wrong with a pack, a card or a map, and what the coach can't answer. They come after a colon: no capital letter, no full stop. Words of the files, such as cost or use, stay as they are.

## A word that nobody knows. $word: what was written

problem-unknown-verb = unknown verb '{ $word }'
problem-unknown-field = unknown field '{ $word }'
problem-unknown-pack = unknown pack '{ $word }'
problem-unknown-kind = unknown kind '{ $word }'
problem-unknown-victim = unknown victim '{ $word }'
problem-unknown-event = unknown event '{ $word }'
problem-unknown-price = unknown price '{ $word }'
problem-unknown-noun = unknown noun '{ $word }'
problem-unknown-condition = unknown condition '{ $word }'
problem-unknown-target = unknown kind of Province '{ $word }'
problem-unknown-card = unknown card '{ $word }'
problem-unknown-module = unknown module '{ $word }'
problem-unknown-rules = unknown rules '{ $word }'
problem-unknown-map = unknown map '{ $word }'
problem-unknown-language = unknown language '{ $word }'
problem-unknown-preset = unknown preset '{ $word }'
problem-unknown-switch = unknown rule switch '{ $word }'
problem-unknown-civilization = unknown civilization '{ $word }'
problem-unknown-option = unknown option '{ $word }'
problem-unknown-theme = unknown theme '{ $word }'
problem-unknown-lesson = unknown lesson '{ $word }'
problem-unknown-course = unknown course '{ $word }'
problem-unknown-puzzle = unknown puzzle '{ $word }'
problem-unknown-book = unknown book of rules '{ $word }'
problem-unknown-clause = unknown clause '{ $word }'
problem-unknown-term = unknown term '{ $word }'
problem-unknown-city = unknown city '{ $word }'
problem-unknown-bot = unknown bot '{ $word }'
problem-unknown-player = unknown player '{ $word }'
problem-unknown-place = unknown place '{ $word }'
problem-unknown-column = unknown column '{ $word }'
problem-unknown-resource = unknown resource '{ $word }'
problem-unknown-type = unknown Province type '{ $word }'
# $problem: one of those above; $close: a word that is there.
problem-did-you-mean = { $problem } (did you mean '{ $close }'?)
# $known: all words that are there.
problem-there-are = { $problem } (there are: { $known })
problem-in-these-rules = { $problem } in these rules

## Fields and values. $field: its name; $value: what was written there

problem-field-misplaced = the field '{ $field }' does not belong here
problem-field-missing = the field '{ $field }' is missing
problem-not-a-table = input should be a table, not { $value }
problem-not-a-list = input should be a list, not { $value }
problem-not-a-key-here = input should be lower-case words joined by hyphens, not { $value }
problem-not-a-number = input should be a valid integer, not { $value }
problem-not-a-word = input should be a valid string, not { $value }
problem-not-yes-or-no = input should be true or false, not { $value }
problem-not-empty = there should be nothing here, not { $value }
# $choices: all that fits.
problem-not-among = input should be { $choices }, not { $value }
# $limit: the number that is named.
problem-too-small = input should be greater than or equal to { $limit }, not { $value }
problem-not-above = input should be greater than { $limit }, not { $value }
problem-too-large = input should be less than or equal to { $limit }, not { $value }
problem-not-below = input should be less than { $limit }, not { $value }
problem-too-few = there should be at least { $limit } of them, not { $value }
problem-too-many = there should be at most { $limit } of them, not { $value }
problem-too-short = string should have at least { $limit } characters, not { $value }
problem-too-long = string should have at most { $limit } characters, not { $value }
problem-unfit = something else should stand here, not { $value }
# $words: a sentence that somebody else has worded, in whatever language.
problem-own-words = { $words }
# $word: what is listed.
problem-twice = { $word } stands there twice
problem-not-one-line = is a few words on one line
problem-number-too-long = a number has more than 64 bits
problem-too-deep = too many brackets inside each other
problem-no-value-of-toml = what is written is a word, a whole number, yes or no, a list or a table

## Files of a pack

problem-no-pack-here = no pack.toml here, so this is no pack
problem-no-file = can't be read: it is no file
# $why: what the machine says, in its own words.
problem-cant-be-read = can't be read: { $why }
# $byte: which one of the file.
problem-no-text = byte { $byte } is no text in UTF-8
# $problem: what is wrong with it, by one of the sentences here or by the reader of TOML in English.
problem-no-toml = not valid TOML: { $problem }
problem-file-no-text = a file of the pack is no text
problem-no-such-file = a pack has no such file
# $count: how many there are; $most: how many there may be.
problem-many-files = the pack has { $count } files, more than { $most }
# $most: kilobytes.
problem-large-pack = the pack has more than { $most } kB
problem-no-archive = this is no ZIP archive that can be read
problem-not-written = what is written is no text
# $card: its key.
problem-card-no-table = a card is a table: [{ $card }]
# $file: another one of the pack.
problem-stands-already = stands in { $file } already
problem-stands-elsewhere = stands in another file already
problem-not-a-key = a key is lower-case words joined by hyphens
problem-not-a-short-key = a key is lower-case words joined by hyphens, of at most 60 letters
problem-civilization-not-a-key = a civilization is named with lower-case words joined by hyphens
problem-map-not-a-key = a map is named with lower-case words joined by hyphens
problem-no-rules = a pack says for which rules it is, and with which modules
# $pack: its name; $rules: those it is for; $played: those that are played.
problem-made-for = { $pack } is made for { $rules }, not for { $played }
# $module: its name.
problem-module-elsewhere = the module { $module } of the pack { $pack } is not for { $rules }

## Names, colours and sources

problem-name-lines = a name is a few words on one line
problem-name-braces = a name has no braces
# $most: letters.
problem-name-long = a name has at most { $most } letters
problem-no-name-key = no name is kept under this key
problem-no-colour = a colour is written "#1d4f91", not { $value }
problem-source-unnoted = source = "partial" says what is public, "reported" who tells it, "inferred" what it follows from, and no other source says so: public = "name and cost"

## Packs together. $pack: the name of another one; $count: how many there are

# $most: how many there may be.
problem-many-cards = the packs have { $count } cards, more than { $most }
problem-card-of-that-name = the pack { $pack } has another card of that name
problem-civilization-of-that-name = the pack { $pack } has a civilization of that name
# $era, $kind: which cards; $wanted: how many are needed.
problem-few-cards = era { $era } needs { $wanted } cards of the kind { $kind }, there are { $count }

## Cards. $kind: the kind of the card, by its name; $field: the name of a field in the file

problem-wonder-costs = a Wonder has two costs: cost = [3, 3]
problem-only-wonder-costs = only a Wonder has two costs
problem-needs-cost = a card that can be acquired needs a cost
problem-province-type = a Province, and nothing else, has a type: coastal, mountain or agricultural
problem-building-subtype = only a Building has a subtype: scientific or military
problem-no-resources = a card of the kind { $kind } gives no resources when it is activated
problem-basic-building = a Basic Building is a Building without an era
problem-basic-defense = only a Basic Building can have a defense
problem-defense-elsewhere = defense is for the Province stacks of other rules
problem-no-era = a card of the kind { $kind } is no Development card and has no era
problem-hero-era = a Hero belongs to an era
# $era: its number.
problem-era-not-played = era { $era } is not played in these rules
problem-kind-not-played = there is no card of the kind { $kind } in these rules
problem-token-value = a Barbarian or a Monster, and nothing else, has a value: value = 2
problem-town-demands = a Free Town, and nothing else, demands something: demands = {"{"} science = 2 {"}"}
problem-market-city = a Market token, and nothing else, has a city
problem-market-use = a Market token gives something when it is used: use = [...]
problem-two-benefits = a Barbarian or a Free Town, and nothing else, has two benefits
problem-monster-attack = a Monster, and nothing else, has a strength, an attack, and somebody it hits
problem-one-of-each = there is one of each card of the kind { $kind }
problem-solo-lines = a Solo card, and nothing else, has lines: lines = [{"{"} text = [...] {"}"}]
problem-solo-advanced = only a Solo card is advanced or needs a module
# $texts: the names of its texts.
problem-one-token = has one Action token and so one text for it, not { $texts }
problem-token-for = has one Action token, which is for { $field }: a trigger beside it is "whenever"
problem-one-first-trigger = has one Action token, so only one trigger with limit = "first"
problem-one-may = may is a single pay sentence
problem-no-bonus = a card of the kind { $kind } has no bonus
problem-city-trade = a Free City, and nothing else, has a trade text
problem-no-text-of-kind = a card of the kind { $kind } has no { $field } text
problem-text-not-played = a card has no { $field } text in these rules

## Civilizations. $count: how many there are

# $wanted: how many are needed.
problem-city-cards = has { $count } city cards, not { $wanted }
problem-needs-scout = a civilization of these rules has a Scout
# $card: its key; $wanted: the kinds that fit.
problem-other-kind = { $card } is of the kind { $kind }, not { $wanted }

## Sentences of cards. $verb: a word of the files

problem-needs-verb = a sentence needs a verb: do = "gain"
problem-verb-elsewhere = the verb '{ $verb }' is not for this text
# $count: how many there are; $most: how many there may be.
problem-many-sentences = has { $count } sentences, more than { $most }
problem-gains-nothing = gains nothing: name a resource, such as gold = 1
problem-at-most-needs-per = at_most limits what is counted, so it needs per
# $one, $other: two words of the files.
problem-not-both = can't be { $one } and { $other } at once
problem-three-basics = there are only three Basic resources
problem-pays-either = pays either named resources, such as gold = 1, or basics of one's choice
problem-different-basics = different needs basics = 2 or basics = 3
problem-payment-unasked = a payment here stands inside may
problem-draw-unasked = a draw here stands inside may
problem-activation-unasked = activating all cards here stands inside may
# $known: what can be asked.
problem-not-of-others = of other players only { $known } can be asked
problem-others-inside-others = others stands inside others: they are everybody already
problem-not-theirs = { $verb } speaks of this card, which is not theirs
# $known: the fields that ask something.
problem-one-question = needs exactly one of { $known }
problem-asks-nothing = asks for nothing: name a resource, such as gold = 3
problem-takes-nothing = takes nothing: name gold, culture or production_tokens
problem-display-not-copied = the display can't be copied in these rules
problem-military-elsewhere = military is for conquests on a map, and instead of less

## Maps as drawings. $word: what stands for a tile

# $line: its number; $problem: what is wrong there.
problem-drawing-line = line { $line }: { $problem }
# $nothing: what is written.
problem-row-empty = a row without tiles is written { $nothing }
problem-no-tile = there is no tile
# $known: what stands for tiles; $nothing: for none.
problem-tile-unknown = { $word } is no tile: those are { $known }, and { $nothing } for none
problem-tile-bare = { $word } is no tile: nothing lies on water and Capitals
# $letter: of the terrain; $town, $market: what stands for a Free Town and a Market.
problem-tile-token = { $word } is no tile: after { $letter } comes the number of a Barbarian (1 to 4) or { $town } for a Free Town, then { $market } for a Market
problem-map-of-that-name = a map has the name of its file
# $map: its name; $problem: what is wrong with it.
problem-on-map = the map { $map }: { $problem }

## Maps and their rules. $tile, $capital: numbers of tiles; $count: how many there are; $box: how many the box has; $seats: players

# $problem: one of those below; $clause: the rule, such as BASE-MAP-03.
problem-clause = { $problem } ({ $clause })
problem-map-capitals = { $count ->
    [one] there is 1 Capital for { $seats } players
   *[other] there are { $count } Capitals for { $seats } players
}
problem-map-many-capitals = { $count ->
    [one] there is 1 Capital, and the box has { $box }
   *[other] there are { $count } Capitals, and the box has { $box }
}
problem-map-many-tiles = there are { $count } Province tiles with the water, and the box has { $box }
# $one, $other: numbers of tiles.
problem-map-capitals-touch = the Capitals on tiles { $one } and { $other } touch each other
# $tiles: their numbers.
problem-map-apart = { $count ->
    [one] tile { $tiles } lies apart from tile 1 and what touches it
   *[other] tiles { $tiles } lie apart from tile 1 and what touches it
}
# $tiles: their numbers.
problem-map-no-way = { $count ->
    [one] no land leads from the Capital on tile { $capital } to tile { $tiles }
   *[other] no land leads from the Capital on tile { $capital } to tiles { $tiles }
}
# What a tile is, inside one of the next three.
problem-ground-water = water
problem-ground-capital = a Capital
# $ground: water or a Capital.
problem-map-bare-of-town = tile { $tile } is { $ground } and can't have a Free Town
problem-map-bare-of-barbarian = tile { $tile } is { $ground } and can't have a Barbarian
problem-map-bare-of-market = tile { $tile } is { $ground } and can't have a Market
problem-map-two-tokens = tile { $tile } has a Free Town and a Barbarian
problem-map-no-token = tile { $tile } has no Barbarian and no Free Town
# $value: the number on them.
problem-map-many-barbarians = { $count ->
    [one] there is 1 Barbarian of value { $value }, and the box has { $box }
   *[other] there are { $count } Barbarians of value { $value }, and the box has { $box }
}
problem-map-strong-barbarian = tile { $tile } next to the Capital on tile { $capital } has a Barbarian of { $value }, not of 1 or 2
# $barbarians, $others: what lies there, by the next two; $first: the number of a tile.
problem-map-uneven = the Capital on tile { $capital } lies next to { $barbarians }, the Capital on tile { $first } next to { $others }
problem-no-barbarian = no Barbarian
# $values: the numbers on them.
problem-barbarians = { $count ->
    [one] a Barbarian of { $values }
   *[other] Barbarians of { $values }
}
problem-map-towns = { $count ->
    [one] there is 1 Free Town for { $seats } players
   *[other] there are { $count } Free Towns for { $seats } players
}
problem-map-many-towns = { $count ->
    [one] there is 1 Free Town, and the box has { $box }
   *[other] there are { $count } Free Towns, and the box has { $box }
}
problem-map-markets = { $count ->
    [one] there is 1 Market for { $seats } players
   *[other] there are { $count } Markets for { $seats } players
}
problem-map-many-markets = { $count ->
    [one] there is 1 Market, and the box has tokens for { $box }
   *[other] there are { $count } Markets, and the box has tokens for { $box }
}
problem-map-many-producing = { $count } tiles need a Production token, and the box has { $box }

## What the coach can't answer. $seat: a seat by its number, from 0, as programs count; $last: the last one

problem-coach-no-lessons = the coach has no lessons for the rules '{ $rules }'
problem-coach-no-such-seat = there is no seat { $seat }: the seats are 0 to { $last }
problem-coach-seat-not-asked = seat { $seat } is not asked now
problem-coach-nothing-to-advise = the game is over, so there is nothing to advise
problem-coach-secret = what was chosen there is a secret
problem-coach-nothing-to-compare = before everybody has a civilization, no choice is better than another
problem-coach-no-option = that was no option there
problem-coach-not-over-yet = the game is not over yet, so it can't be reviewed
problem-coach-nobody-has-won = the game is not over, so nobody has won it yet
