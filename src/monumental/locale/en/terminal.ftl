### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a player's name: a people in its base form (Aztecs) or "Player 1". $card is a card's name, never
### inflected. $price and $amount are amounts such as "2 Gold". Words in `backquotes` are typed as they stand.

## The table as it lies

terminal-you = { $seat } (you)
# A seat that nobody plays.
terminal-automa = { $seat } (Automa)
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
# $cards: a list of names, the topmost first.
terminal-on-top = on top: { $cards }
# Behind a player's name: whose turn it is now, and who holds the Era I card and so is first in every step.
terminal-on-turn = on turn
terminal-era-card = holds the Era I card
# Said before the game; a list of names such as "Heroes and Monsters" follows.
terminal-modules = Modules
# Who sits at a seat, said before the game. $count: how many Advanced cards it has.
terminal-start-automa = { $count ->
    [0] an Automa
    [one] an Automa with 1 Advanced card
   *[other] an Automa with { $count } Advanced cards
}
terminal-provinces = Provinces
terminal-province = { $card } ({ $type })
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card } (+{ $count })
# What the next Policy costs stands after it.
terminal-next-policy = Next Policy
terminal-leaders = Warlord, Scout
terminal-markers = Markers left
terminal-wonder = { $card }, { $price } to complete
terminal-topmost = topmost
terminal-under = Knowledge under its card
# Cards drawn this turn: they lie beside the City.
terminal-drawn = Drawn
# Tokens taken from the map, as a title; then counted.
terminal-reserve = Reserve
terminal-production-tokens = { $count ->
    [one] 1 Production token
   *[other] { $count } Production tokens
}
terminal-market-tokens = { $count ->
    [one] 1 Market token
   *[other] { $count } Market tokens
}
terminal-exploration-tokens = { $count ->
    [one] 1 Exploration token
   *[other] { $count } Exploration tokens
}
terminal-outposts-left = { $count ->
    [one] 1 Outpost left to build
   *[other] { $count } Outposts left to build
}
# Where a player's Explorers are.
terminal-explorers = Explorers
terminal-explorer-at = { $number } on tile { $tile }

## What lies before an Automa, the solo opponent: it has no City

# How many of its Policies are developed.
terminal-automa-policies = { $count } of { $all }
terminal-buildings = Buildings
# Its pieces on the map, as a title; then one by one. $troops: such as "8 Troops".
terminal-pieces = Pieces
terminal-troops-at-home = { $troops } in the Capital
terminal-warlord-at = Warlord on tile { $tile }
terminal-explorer-piece = Explorer { $number } on tile { $tile }
# Tokens it has kept, as a title.
terminal-tokens = Tokens
# The cards that say what it does.
terminal-solo-deck = Solo deck
terminal-solo-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
# As titles: the Solo cards that lie open; the latest of them, with its lines.
terminal-solo-revealed = Revealed
terminal-solo-latest = Latest Solo card

## Heroes and Monsters on the table. $card is the name of one.

# The Heroes for hire, in their row above the display.
terminal-hero-row = Heroes for hire
terminal-hero = Hero
# A Hero who was returned this round and lies beside the deck.
terminal-hero-aside = { $card } (returned, for hire again after this round)
terminal-hero-price = { $card } for { $price }
# The Monsters below the display. $tile: the number of a tile.
terminal-attackers = Attack at the end of the round
terminal-attacker = { $card } on tile { $tile }
# The Monsters a player has defeated.
terminal-trophies = Monsters defeated

## The map of classic. A tile is named by its number.

terminal-map = Map
# What the signs of the map mean; before each stands its sign.
terminal-sign-barbarian = Barbarians and their number
terminal-sign-free-town = Free Town and what it asks for
terminal-sign-market = Market and its tokens
terminal-sign-monster = Monster and its strength
terminal-sign-troops = Troops of player A
terminal-sign-explorer = Explorer 1 of player A
terminal-sign-explorer-marked = Explorer 1 of player A has acted
terminal-sign-value = the number after a terrain is its value
terminal-wonder-token = Wonder
terminal-outpost = Outpost
# $parts: what is there to be said of the tile, such as "forest, value 1; Production token".
terminal-tile = Tile { $number }: { $parts }
# $terrain: a terrain, such as "forest"; $land: the same with its value.
terminal-land = { $terrain }, value { $value }
terminal-coastal = { $land }, on the coast
terminal-capital-of = Capital of { $seat }
terminal-troops = { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
}
terminal-warlord = the Warlord
terminal-no-units = no Units
# $amounts: such as "2 Science".
terminal-free-town = Free Town that asks for { $amounts }
terminal-wonder-here = Wonder { $card }
# $city: the city of the Market, such as Carthage; $count: how many tokens lie there.
terminal-market = { $count ->
    [0] Market of { $city }, empty
    [one] Market of { $city } with 1 token
   *[other] Market of { $city } with { $count } tokens
}
terminal-explorer-here = Explorer { $number } of { $seat }
# $explorer: the line above. It can't act again this round or turn.
terminal-explorer-marked = { $explorer } (has acted)
# $strength: how much Military it takes to defeat it.
terminal-monster-here = Monster { $card }, strength { $strength }
# $tiles: numbers of tiles.
terminal-touches = It touches { $tiles }.
terminal-units = { $count ->
    [one] 1 Unit
   *[other] { $count } Units
}
# $price: such as "3 Units, 1 Science and 3 Military"; $units: how many Units could join.
terminal-conquest = Conquering it takes { $price }; you could send { $units }.
terminal-conquest-far = Conquering it would take { $price }, but it is not next to your land.
# Titles of parts of the map.
terminal-your-land = Your land
terminal-next-to-you = Next to your land
terminal-rest = Further away

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }:
terminal-list = { $title }: { $items }
# With two players the display has two rows.
terminal-display-row = Display, row { $row }
# $cells: the three cells of a row, with their places.
terminal-row = Row { $row }: { $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = under it { $place } { $card }
terminal-cell-empty = { $place } empty
# What a card gives when it is activated.
terminal-gives = { $card } ({ $amounts })
# $state: activated or used.
terminal-state = { $card }, { $state }
terminal-policies-from-top = Policies, topmost first
terminal-for-sale = { $card }, { $kind }, { $price }, { $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = { $first } to begin, { $second } to complete
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card } for { $price }: none left
   *[other] { $card } for { $price }: { $count } left
}

## What happened, told together. $cards is a list of names.

terminal-since = Since your last turn
# $seats: a list of players.
terminal-passed = No more turns this round for { $seats }.

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = Take the Advantage: { $least } to { $most }
# Moving an Explorer one step; where to, is said after it. $origin: the number of a tile.
terminal-steps = Move Explorer { $number } from tile { $origin } for { $price }
terminal-steps-free = Move Explorer { $number } from tile { $origin } for free
# The same for an Explorer of an Automa, where the player on its right decides. $seat: the Automa.
terminal-steps-automa = Explorer { $number } of { $seat } goes on from tile { $origin }
# Moving a Troop inside one's own land; from which tile, is said after it.
terminal-moves = Move a Troop for { $price }
terminal-moves-free = Move a Troop for free
terminal-move-to = Move there
# $option: one of those above; $tiles: numbers of tiles with "or".
terminal-targets = { $option }: to tile { $tiles }
terminal-origins = { $option }: from tile { $tiles }
# Titles of groups of options.
terminal-group-use = Use
terminal-group-acquire = Acquire
terminal-group-develop = Develop
terminal-group-conquer = Conquer and move
terminal-group-explore = Explore
# What may be done besides the one action of a turn.
terminal-group-free = Free actions
# Several people share the screen, and only $seat may see what comes.
terminal-alone = Only { $seat } should look now. Enter to go on:
# The numbers of several options in one line.
terminal-numbers = { $first } to { $last }
terminal-end-turn = Enter to go on, undo to take it back:
# At the end of a turn in which something can still be done: $count is the number of the last option.
terminal-number-or-end = Your choice (1–{ $count }), Enter to end your turn:
# $option: an option without a full stop.
terminal-undone = Taken back: { $option }. Type redo to do it again.
# The same where luck or others had a part in what followed; with other people at the table, it is asked first.
terminal-taken-back = Taken back, with all that followed: { $option }. Type redo to do it again.
terminal-ask-back = { $seat } would take back: { $option }, and all that followed. Do all the others agree? yes or no:
terminal-not-taken-back = Nothing is taken back.
# A bot plays on for a person. $bot: its name; $seat: whose seat it is.
terminal-handed-over = { $seat }: the computer ({ $bot }) plays on. Type back to play again yourself.
terminal-sat-down = { $seat }: you play again.
# Before the bot's turn.
terminal-bot-next = { $seat }: Enter to let the computer ({ $bot }) play, back to play yourself:
# While the bot takes its time. A line that moves and disappears.
terminal-thinking = { $seat }: the computer ({ $bot }) is thinking…
# From now on every move is written into a file.
terminal-saving = Every move is now saved in { $file }.
terminal-not-saved = The game can't be saved any more: { $problem }
terminal-hints-on = Card texts are shown below the options.
terminal-hints-off = Card texts are no longer shown below the options.
terminal-guide-on = A guide suggests options and explains what is new.
terminal-guide-off = The guide is gone. Type guide to ask it back.
terminal-quick-on = The computer now answers at once, and turns in which the rest can wait end by themselves.
terminal-quick-off = The computer now waits until you end your turn.
# $names and $actions are lists with "or".
terminal-which-card = Which one: { $names }?
terminal-which-action = Which one: { $actions }?
# $option: an option without a full stop.
terminal-can-be-done = That can be done now: { $option }.
terminal-clause = { $clause }: { $text }

## Help. The first word is typed as it stands.

terminal-help-card = card NAME: what a card or a civilization does; also card b2 for a cell of your City, card 3 for the display, card for all in view
terminal-help-why = why ACTION: why something can't be done, and the rule behind it; why VERB, such as why develop, for all of that kind; why that: what spoke for what a bot did last
terminal-help-hint = hint: what the coach would do, with chances and reasons
# $clause: the id of a rule.
terminal-help-rule = rule WORDS: rules by their number, such as { $clause } or its beginning, by a term such as scoring, or by words in them; rule alone is about what is asked now
terminal-help-undo = undo: take back your last action; once luck was drawn, a secret was shown or somebody else has acted, all that followed goes too, the record says so, and other people have to agree
terminal-help-redo = redo: do again what you took back
terminal-help-bot = bot: let the computer play on for you; also bot beginner, bot normal, bot strong, bot expert, or bot NAME for another bot
terminal-help-back = back: play again yourself; also back NAME, if several seats were handed over
terminal-help-save = save FILE: save the game, from now on move by move
terminal-help-show = show: the table again; also show city, show opponent, show display, show discard, show archive, show policies for piles (show discard NAME for another player), show NAME for a player's City or an Automa's area
terminal-help-map = map: the map again
terminal-help-tile = tile 17: what is on a tile, what it touches, and what conquering it takes
terminal-help-score = score: the points as they stand
terminal-help-log = log: what happened this round and the round before; log all: in the whole game
terminal-help-hints = hints: show card texts below the options, or stop showing them
terminal-help-guide = guide: options worth considering with reasons, and what is new explained, or no longer; also guide on, guide off
terminal-help-quick = quick: let the computer answer at once and end turns in which the rest can wait, or wait for Enter
terminal-help-help = help: this list
terminal-help-quit = quit: leave the game
terminal-help-actions = Actions in words
terminal-help-signs = Signs

## The score sheet. $part is a line of the sheet, such as Provinces.

terminal-score-now = Points so far
# At the end. $points: after each of these rounds.
terminal-points-by-round = Points by round, { $first } to { $last }:
terminal-points-of = { $seat }: { $points }
terminal-final-score = Final score
terminal-score-of = { $total ->
    [one] { $seat }: 1 point.
   *[other] { $seat }: { $total } points.
}
# $standings: how many each player has, such as "3 : 2"; $seats: whoever has the most.
terminal-dominance = Dominance in { $part } ({ $standings }): { $points } points for { $seats }.
terminal-dominance-nobody = Dominance in { $part } ({ $standings }): no points.

## Mistakes on the command line

terminal-no-text = { $file } is not a text file
terminal-no-file = { $file } is a pipe or a device, not a file
terminal-bad-switch = --rule { $words }: write a rule switch and its value, such as final_decay=off
terminal-too-many = { $option } can be given { $count } times, once for each seat
terminal-no-such-seat = --first { $number }: there are only { $count } seats
# $option: what was typed, such as --heroes; $rules: the rules that were named, such as duel; $known: a list of
# the rules it is for, such as "classic and continuous".
terminal-no-module = { $option } is not for { $rules }, only for { $known }
terminal-no-map = { $rules } is played without a map, so { $option } means nothing

terminal-save-exists = { $file } is there already: nothing is overwritten, so choose another name
terminal-save-busy = { $file } is being played at another terminal
# $option: an option that was typed, such as --seats.
terminal-resume-alone = --resume goes on with the game as it was begun, so { $option } can't be changed
terminal-record-empty = { $file } is empty, so it is no record of a game
terminal-record-large = { $file } is too large for the record of a game
# $number: what was typed; $count: how many seats there are.
terminal-replay-seat = --seat { $number }: there are only { $count } seats
terminal-replay-short = There is no move { $number } in this record.

## A recorded game, step by step

# Whose eyes see it: those of a seat, or of somebody at no seat.
terminal-replay-seen-by = Seen by { $seat }
terminal-replay-spectator = Seen by somebody who watches
terminal-replay-help = Enter: the next move. Type ? for help.
# Before the first move, and after so many.
terminal-replay-start = The beginning
terminal-replay-move = Move { $number }
# $option: an option in words, without a full stop.
terminal-replay-did = { $seat }: { $option }
terminal-replay-forced = { $seat }, the only choice: { $option }
terminal-replay-undo = { $seat } took back: { $option }
terminal-replay-takeback = { $seat } took back, with all that followed: { $option }
terminal-replay-ask = { $seat } asked whether they may take something back.
terminal-replay-ask-away = { $seat } asked whether the computer shall play for somebody who is away.
terminal-replay-ask-abandon = { $seat } asked whether the game shall end here, without a winner.
terminal-replay-agree = { $seat } agreed.
terminal-replay-decline = { $seat } said no.
terminal-replay-abandoned = { $seat } ended the game, and everybody had agreed.
terminal-replay-redo = { $seat } did again what was taken back.
terminal-replay-bot = { $seat }: the computer ({ $bot }) plays from here on.
terminal-replay-late = { $seat }: the time had run out, and the computer ({ $bot }) plays from here on.
terminal-replay-absent = { $seat } was away, and the computer ({ $bot }) plays from here on.
terminal-replay-resigned = { $seat } has resigned, and the computer ({ $bot }) plays from here on.
terminal-replay-late-lost = { $seat }: the time had run out, which counts as resigned, and the computer ({ $bot }) plays from here on.
terminal-replay-absent-lost = { $seat } was away for too long, which counts as resigned, and the computer ({ $bot }) plays from here on.
terminal-replay-taken = { $seat }: somebody else has taken this seat, and plays on.
terminal-replay-person = { $seat }: a person plays from here on.
terminal-replay-prompt = Enter for the next move, or a command:
terminal-replay-prompt-end = back, another command, or quit:
terminal-replay-over = This is the end of the game.
terminal-replay-stopped = The record stops here; the game is not over.
terminal-replay-first = This is the beginning.
# What can be typed. The first word is typed as it stands.
terminal-replay-help-enter = Enter: the next move
terminal-replay-help-back = back: one move back; also back 5
terminal-replay-help-go = go 20: to the table after move 20
terminal-replay-help-turn = turn: on to the next turn; also turn round for the next round
terminal-replay-help-end = end: to the end
terminal-replay-help-quit = quit: close the record

## Records held against their seeds

# $rules, $version: such as duel 3; $result: what was found, one of the lines below it.
terminal-verify = { $count ->
    [one] { $file }: { $rules } { $version }, 1 move, { $result }
   *[other] { $file }: { $rules } { $version }, { $count } moves, { $result }
}
terminal-verify-wrong = { $file }: wrong: { $problem }
# $scores: such as "31 : 27"; $luck: one of the phrases below.
terminal-verify-over = { $scores }, { $luck }
terminal-verify-going-on = not over yet, { $luck }
terminal-verify-abandoned = ended by agreement, { $luck }
terminal-verify-honest = the luck is honest
terminal-verify-typed = the luck is that of the typed seed { $seed }
terminal-verify-unknown = the luck can't be checked without its seed
# $change: what is no longer as it was when the game was played.
terminal-verify-note = note: { $change }
terminal-verify-position = the game began in the middle of another one, and what came before is not checked
# $fingerprint: 64 signs. Whoever wrote it down at the start can compare, or name it with --fingerprint.
terminal-verify-compare = compare with the fingerprint from the start: { $fingerprint }
terminal-verify-same = the fingerprint is the one you named
terminal-verify-other = the fingerprint is not the one you named
terminal-verify-no-fingerprint = --fingerprint: a fingerprint is 64 signs long, each 0 to 9 or a to f

## The other commands

terminal-civilizations = Civilizations
# $language: a language by its own name; $keys: names of messages, such as card-forum.
terminal-pack-unnamed = { $language }: no name for { $keys }
terminal-pack-sound = { $count ->
    [one] The pack { $pack } is sound: 1 card.
   *[other] The pack { $pack } is sound: { $count } cards.
}
# $fewest, $most: how many rounds the games took.
terminal-pack-played = { $count ->
    [one] 1 random game was played to its end, in { $fewest } rounds.
   *[other] { $count } random games were played to their end, in { $fewest } to { $most } rounds.
}
# $tiles: how many tiles; $seats: for how many players.
terminal-map-sound = The map { $map } keeps every rule: { $tiles } tiles, for { $seats } players.
terminal-clause-no-place = no code
terminal-clause-tests = { $count ->
    [0] no test
    [one] 1 test
   *[other] { $count } tests
}
terminal-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
terminal-clauses-missing = { $count ->
    [0] Every clause has code and a test.
    [one] 1 clause lacks code or a test.
   *[other] { $count } clauses lack code or a test.
}
terminal-no-checkout = Which tests cite a clause can only be said in a checkout of the repository.
# $clause: what was typed, such as BASE-ACT-99.
terminal-no-clause = There is no clause { $clause }
terminal-no-rules = There are no rules { $rules }, only: { $known }

## The web app

# $address: where a browser finds it.
terminal-serving = The table is open at { $address }
terminal-serving-stop = Ctrl+C closes it. Nothing is lost: tables are kept.
# $problem: what the system says, in English.
terminal-no-port = { $host }:{ $port } can't be used: { $problem }.
# Another server has the file open. $address: where it is.
terminal-occupied = { $file } is in use: the table is open at { $address }
terminal-occupied-somewhere = { $file } is in use by another server.
# $words: what was typed. $limits: the names that --limit knows.
terminal-no-limit = "{ $words }" is no limit: write NAME=NUMBER with one of { $limits }.
terminal-no-processes = Several processes need a database for many: name one with --database postgresql://…, for a file of SQLite is for one.
terminal-no-address = "{ $words }" is no address: write one like 10.0.0.7, or a network like 172.16.0.0/12.
terminal-no-alerts = "{ $words }" is no way to tell somebody: choose from { $known }.
terminal-no-mail = This is no mail server: write smtps://user:password@mail.example.org?from=games@example.org.
# $least: a number.
terminal-short-token = A token for the page of the host needs at least { $least } signs of ASCII, without spaces.
terminal-no-telemetry = Traces need OpenTelemetry, which is not installed: pip install "monumental[telemetry]", or --no-telemetry.
# $words: what was typed.
terminal-no-cluster = "{ $words }" is no cluster: write ray://HOST:PORT.
terminal-no-ray = Thinking on a cluster needs Ray, which is not installed: pip install "monumental[cluster]".

## Lessons. $lesson and $course are titles; the first word of a help line is typed as it stands.

terminal-learn-course = { $key }: { $name } ({ $done } of { $count } done, about { $minutes } min)
# $minutes: that a lesson takes.
terminal-learn-lesson = { $title } ({ $minutes } min)
# A course that this one builds on, by the word that is typed for it.
terminal-learn-after = It builds on: { $course }
# In brackets before each lesson of a list; where it is not done, they are empty.
terminal-learn-done = done
terminal-learn-how = Type: monumental learn COURSE to go on with a course, or monumental learn COURSE LESSON for any lesson.
terminal-learn-help = Enter goes on. Where an action is asked for, type one, or the number of an option; Enter lists the options. help explains more, quit leaves.
terminal-learn-step = { $lesson }, step { $number } of { $count }
# $things: a list of cards and places on the table.
terminal-learn-look = Look at: { $things }
terminal-learn-row = row { $row }
terminal-learn-column = column { $column }
terminal-learn-tile = tile { $number }
terminal-learn-next = Enter to go on:
# $count: how many options there are.
terminal-learn-do = Your action (1–{ $count } of the options, Enter to list them):
# $word: a command that only makes sense in a game.
terminal-learn-not-here = In a lesson there is no { $word }. Type help for what there is.
terminal-learn-first = This is the beginning of the lesson.
terminal-learn-end = Lesson done: { $lesson }.
terminal-learn-go-on = Enter for the next lesson, { $lesson }; quit to leave:
terminal-learn-all-done = You have done all lessons of this course.
# $command: what is typed at the shell.
terminal-learn-play = Now play, with a guide beside you: { $command }
# $file: where it is kept which lessons are done; $problem: why it can't be written.
terminal-learn-damaged = { $file } can't be understood, so your lessons are counted anew.
terminal-learn-not-kept = That this lesson is done could not be kept: { $problem }
terminal-learn-help-enter = Enter: go on; where something is asked, list the options
terminal-learn-help-options = options: what can be done now
terminal-learn-help-back = back: as if your last step had not been done
terminal-learn-help-again = again: the lesson from its beginning
terminal-learn-help-quit = quit: leave the lesson
