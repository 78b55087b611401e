### The page in the browser: its own words. What is said about the game comes from the other files.

## Everywhere

web-offline = There is no connection to the server. Trying again …
web-problem = Something went wrong. Nothing has changed.
# The server asks for so many seconds of patience.
web-busy = { $seconds ->
    [one] The server has too much to do right now: try again in { $seconds } second.
   *[other] The server has too much to do right now: try again in { $seconds } seconds.
}
web-dismiss = Dismiss
web-skip = Skip to the content
web-nav = Pages
web-nav-new = New table
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-settings = Settings
web-about-icons = Icons:

## The map

# $number: of a player who has no civilization yet.
web-map-seat = Player { $number }
web-map-title = Map
# The label of the whole drawing for screen readers.
web-map-keys = Map. Arrow keys go from tile to tile or move the map, plus and minus zoom, 0 shows all of it.
web-map-zoom = Zoom
web-map-zoom-in = Zoom in
web-map-zoom-out = Zoom out
web-map-fit = Show the whole map
web-map-close = Close
web-map-terrain-meadow = meadow
web-map-terrain-forest = forest
web-map-terrain-mountain = mountain
web-map-terrain-volcano = volcano
web-map-terrain-water = water
web-map-terrain-capital = Capital
# $terrain is one of the words above.
web-map-tile = Tile { $number }: { $terrain }
web-map-tile-value = Tile { $number }: { $terrain }, value { $value }
# $seat is the name of a civilization, or "Player 1".
web-map-owner = Owner: { $seat }
web-map-capital-of = Capital: { $seat }
web-map-troops = { $count ->
    [one] { $count } Troop
   *[other] { $count } Troops
}
web-map-warlord = Warlord
web-map-outpost = Outpost
# $acted: yes if it acted this turn.
web-map-explorer-of = Explorer { $number } ({ $seat }){ $acted ->
    [yes] , has acted
   *[no] {""}
}
web-map-barbarians = Barbarians { $number }
# $demands: what is written on the front of the token.
web-map-town = Free Town ({ $demands })
web-map-wonder = Wonder: { $card }
web-map-monster = Monster: { $card }, strength { $strength }
web-map-production = Production token
web-map-market = { $count ->
    [one] Market of { $city }, { $count } token
   *[other] Market of { $city }, { $count } tokens
}
web-map-market-possible = May lie here:
# What an Exploration token may have on its other side.
web-map-behind = May lie behind it:
# $count: options that are not shown.
web-map-more = … and { $count } more
web-map-market-stack = Lie here, as you have seen:
web-map-market-visited = Have a token of it: { $seats }
web-map-market-seen = Have looked: { $seats }
# $items: what the defense of a Province is made of, such as "value 2, Troops 3".
web-map-defense = Defense { $total }: { $items }
web-map-defense-item = { $what ->
    [barbarians] Barbarians { $count }
    [troops] Troops { $count }
    [warlord] Warlord { $count }
    [outpost] Outpost { $count }
    [wonder] Wonder { $count }
   *[value] value { $count }
}
web-map-picked = Picked
web-map-can-pick = Can be chosen now
web-map-legend = Legend
web-map-legend-value = { $terrain }, value { $value }
web-map-legend-troops = Troops
web-map-legend-warlord = Warlord
web-map-legend-outpost = Outpost
web-map-legend-explorer = Explorer; dashed: has acted
web-map-legend-barbarian = Barbarians and their value
web-map-legend-town = Free Town
web-map-legend-market = Market, its tokens, who has visited
web-map-legend-wonder = Wonder
web-map-legend-monster = Monster and its strength
web-map-legend-glow = Can be chosen now

## Pages: what they share

# In the browser's tab. $title: the name of the page.
web-page-title = { $title } · Monumental
web-page-loading = One moment …
web-clear = Show everything

## Home

web-home-lead = Build a city of nine cards, raise wonders, and outgrow your rivals. Alone against the computer, or together: on this device or far apart.
web-home-learn = Learn in ten minutes
web-home-learn-about = Short lessons: you make the moves, the page explains.
web-home-guide = Play with a guide
web-home-guide-about = A real game of Duel against a beginner, with suggestions and reasons.
web-home-play = Play now
web-home-play-about = Duel against the computer at its easiest, with hints. No account, nothing to install.
web-home-other = Other games
web-home-new = New table
web-home-solo = Alone, with the Automa
web-home-solo-about = On a map against the opponent of the rulebook. Advanced cards make it harder.
# $count: how many Advanced cards the Automa has, as a level.
web-home-automa-cards = { $count ->
    [0] plain
    [one] + 1 card
   *[other] + { $count } cards
}
web-home-again = Try again
web-home-left = Continue where you left:
# $table: its name; $number: of the round.
web-home-left-at = { $number ->
    [0] { $table }, before the first round
   *[other] { $table }, round { $number }
}
web-home-mine = Your tables
web-home-mine-empty = You sit at no table yet. “Play now” starts a game at once; you can leave at any time and come back here.
web-home-open = Open tables
web-home-open-empty = Nobody waits for players at the moment.
web-home-open-invite = Open a table yourself
web-home-running = Games to watch
web-home-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
web-home-your-turn = Your turn
web-home-others-turn = Others think
web-home-over = Finished
# $rules: the name of the game; $who: the others who sit there.
web-home-with = { $rules } with { $who }
web-home-last-move = last move { $ago }
web-home-opened = opened { $ago }
web-home-hide = Hide
web-home-show = Show again
web-home-hidden = { $count ->
    [one] 1 hidden table
   *[other] { $count } hidden tables
}
web-home-continue = Continue
web-home-watch = Watch
web-home-sit = Sit down
web-home-wait = Wait there
web-home-look-back = Look back
web-home-round = Round { $number }
web-home-turn-by-turn = turn by turn
web-home-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-home-seats = Seats
web-home-free = free
web-home-locked = with a password
web-home-vacant = A seat can be taken
web-home-replaced = Somebody has taken your seat
web-home-watching = { $count ->
        [one] one watches
       *[other] { $count } watch
    }
web-home-deadline = { $time } left
web-home-you = you
web-home-more = More
web-home-cards-about = Every card and civilization, with its text and where it comes from.
web-home-rules-about = Every rule in plain words, to search.
web-home-records-about = A file of a game from anywhere: replay it, have it reviewed, try another way.
web-leagues = Leagues
web-home-leagues-about = A group plays each other, round after round.
web-records = Look at a record
# Marks of a game whose record somebody brought.
web-records-finished = brought as a record
web-records-unfinished = brought as a record, not over
web-records-kept = Only whoever has the link sees it, it counts for nobody, and it is cleared away after some days.
web-home-settings-about = Language, colours, text size, sound.
web-nav-me = You and your devices
web-home-me-about = Your name, your other devices, a way back

## A new table

web-new-title = New table
web-new-lead = Choose a game and who plays. Everything else is set sensibly.
web-new-what = What shall be played?
web-new-seats = Who plays?
web-new-count = Seats
web-new-seat = Seat { $number }
web-new-people = People
web-new-computer = The computer
web-new-me = Me
# A second person who uses the same device.
web-new-another = Another person at this device
web-new-open = Open seat, for somebody elsewhere
web-new-bot = Computer: { $level }
web-new-characters = With a character
web-new-hints = Hints for all
web-new-hints-about = The coach helps everybody at this table who asks it. Everybody sees that before they sit down.
web-new-more-bots = More bots
web-new-automa = Automa
web-new-person-name = Name (optional)
web-new-person-name-empty = Nobody needs to know
web-new-hot-seat = Several people share this device: a curtain falls between turns where something is secret.
web-new-listed = Who can find the table?
web-new-listed-link = Only with the link
web-new-listed-all = Everybody, on the first page
web-new-pace = How do you play?
web-new-pace-live = Together now
web-new-pace-turns = Turn by turn
web-new-pace-live-about = Everybody sits at the table at the same time.
web-new-pace-turns-about = Everybody plays when there is time; that can take days.
web-new-talk = May people talk?
web-new-talk-free = Freely
web-new-talk-phrases = Phrases only
web-new-talk-none = Not at all
web-new-more = More
web-new-more-about = civilizations, map, rules, seed
web-new-civilizations = Civilizations
web-new-civilization-later = Chosen in the game
web-new-civilization-random = Luck decides
web-new-modules = Modules
web-new-packs = Packs of your own
web-new-packs-about = A pack that is a whole box is played alone, any other one together with our cards. The game keeps it as it is now.
web-new-advanced = Advanced cards of each Automa
web-new-advanced-about = The more there are, the harder it gets.
web-new-map = Map
web-new-map-which = Which map
web-new-map-usual = The usual one for so many seats
web-new-draw-capitals = Luck decides whose Capital is where
web-new-table = The table
web-new-name = Name of the table (optional)
web-new-first = Who begins
web-new-first-luck = Luck decides
web-new-seed = Seed (optional)
web-new-seed-about = A number. Equal seeds give equal luck: to play the same game again, or to compare. Without one, all luck is new. Everybody will see a typed seed, and the game will be unrated.
web-new-rules = Rules
web-new-rules-about = Where the books leave something open, the table decides.
web-new-preset = Whose reading
web-new-create = Begin
web-new-create-open = Open the table
web-new-password = Password (optional)
web-new-password-about = Whoever wants to sit down has to know it, unless you give them your link.
web-new-clock = Clock
web-new-clock-about = When somebody's time has run out, the computer plays for them.
web-clock-none = None
# $time: "3 days".
web-clock-move = { $time } for each action
# $time: for the whole game; $more: seconds.
web-clock-bank = { $time } for the game and { $more } seconds more each turn
web-clock-left = Time left:
# Without a clock: after how long others may let the computer play for somebody.
web-new-absence = If somebody is away
web-new-absence-about = Without a clock: after so long without a move, the others may let the computer play.
web-absence-never = The others wait
web-absence-days = { $time }, then the others decide
web-new-gone = Whoever does not come back
web-new-gone-kept = keeps their seat
web-new-gone-taken = may be replaced
web-new-gone-resigned = has resigned
web-gone-kept = Whoever runs out of time, or is away for too long, keeps their seat: the computer plays until they are back.
web-gone-taken = Whoever runs out of time, or is away for too long, may be replaced: the computer plays until they are back or somebody else takes their seat. Whoever was replaced has lost.
web-gone-resigned = Whoever runs out of time, or is away for too long, has resigned: the computer plays on, and for them the game is lost.

## The lobby of an open table

# $rules: the name of the rule system.
web-lobby-title = A table of { $rules }
web-lobby-lead = { $count ->
    [one] One seat is free. Sit down, and the game begins as soon as the table is full.
   *[other] { $count } seats are free. Sit down, and the game begins as soon as the table is full.
}
web-lobby-lead-seated = { $count ->
    [one] You have your seat. The game begins by itself as soon as the last one is taken.
   *[other] You have your seat. The game begins by itself as soon as the other { $count } are taken.
}
web-lobby-live = Everybody plays at the same time.
web-lobby-turns = Everybody plays when there is time.
web-lobby-seats = Seats
web-lobby-free = Free
# A free seat of a rematch. $name: who sat there before.
web-lobby-awaited = Free, for { $name }
web-lobby-you = You
web-lobby-you-named = { $name } (you)
web-lobby-somebody = Somebody
web-lobby-here = here
web-lobby-away = away
web-lobby-your-name = Your name (optional)
web-lobby-sit = Sit down
web-lobby-sit-at = Sit down at seat { $number }
web-lobby-waiting = { $count ->
    [one] Waiting for 1 more person.
   *[other] Waiting for { $count } more people.
}
web-lobby-invite = Invite somebody
web-lobby-invite-about = Whoever has this link can watch, and sit down where a seat is free. It does not give away your seat.
web-lobby-link = Link to this table
web-lobby-copy = Copy
web-lobby-share = Share …
web-lobby-copied = Copied.
web-lobby-leave = Get up
web-lobby-hints = Hints for all: the coach helps everybody at this table who asks it.
web-lobby-talk-phrases = Only phrases are said at this table.
web-lobby-talk-none = At this table nobody speaks.
web-lobby-fill = Computer …
web-lobby-fill-at = Let the computer play seat { $number }
web-lobby-fill-about = It plays from the beginning; when nobody else is awaited, the game begins.
web-lobby-show-out = Show out
web-lobby-show-out-who = Show out: { $name }
web-lobby-show-out-sure = { $name } loses the seat and can't sit down at this table again, but may watch.
web-lobby-shown-out = Whoever made this table has asked you to leave. You can watch, but not sit down.
web-lobby-password = Password of the table
web-lobby-invite-locked = Whoever has this link can sit down without the password where a seat is free. It does not give away your seat.
web-lobby-cancel = Call the table off
web-lobby-cancel-sure = The table is gone then, for everybody who sits there.
web-called-off = This table was called off.

## Cards

web-cards-title = Cards
web-cards-own = Your packs
web-cards-lead = Every card and civilization, drawn our way, in our words, with where its values come from.
web-cards-rules = Game
web-cards-filters = Filters
web-cards-search = Search names and texts
web-cards-pack = Box
web-cards-kind = Kind
web-cards-era = Era
web-cards-resource = Gives
web-cards-civilization = Civilization
web-cards-source = Where from
web-cards-any = All
web-cards-era-0 = None
web-cards-era-1 = Era I
web-cards-era-2 = Era II
web-cards-era-3 = Era III
web-cards-era-4 = Renaissance Era
web-cards-source-official = From the publisher
web-cards-source-partial = In part
web-cards-source-original = Our own
web-cards-count = { $count ->
    [0] Nothing fits
    [one] 1 card
   *[other] { $count } cards
}
web-cards-civilization-count = { $count ->
    [one] 1 civilization
   *[other] { $count } civilizations
}
web-cards-civilizations = Civilizations
web-cards-none = No card is like that.
web-cards-their-cards = Their cards
web-cards-copies = { $count } ×

## Rules

web-rules-title = Rules
web-rules-lead = Every rule in our own words, each with a number you can point at. They do not replace the rulebooks.
web-rules-search = Search the rules
web-rules-example = wonder, Gold, DUEL-ACT …
web-rules-book = Book
web-rules-all = All
web-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-none = No rule says that.
web-rules-copy = copy link
# $clause: such as DUEL-ACT-02.
web-rules-copy-of = copy the link to { $clause }
web-rules-no-copy = This browser does not let us copy: use the link of the rule's number.

## Settings

web-settings-title = Settings
web-settings-lead = They stay in this browser and hold at every table.
web-settings-language = Language
web-settings-as-browser = As the browser
# $language: by its own name.
web-settings-language-now = That is { $language }.
web-settings-look = Look
web-settings-theme = Colours
web-settings-theme-system = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-size = Text size
web-settings-size-small = Small
web-settings-size-normal = Normal
web-settings-size-large = Large
web-settings-size-larger = Larger
web-settings-motion = Motion
web-settings-motion-system = As the system
web-settings-motion-full = Full
web-settings-motion-none = None
web-settings-patterns = Strong patterns
web-settings-patterns-about = Hatching beside every colour: seats are told apart by more than colour.
web-settings-play = At the table
web-settings-hints = Hints
web-settings-hints-about = Say what is asked and why one would.
web-settings-film = What others do
web-settings-film-about = Shown on the board, one action after the other, before the board shows where it led. A touch or a key ends it.
web-settings-film-off = Not shown
web-settings-film-fast = Fast
web-settings-film-normal = At ease
web-settings-chances = Show chances
web-settings-chances-about = A bar with how likely each seat wins: in replays, after the end, and where only bots play.
web-settings-at-once = Play at once
web-settings-at-once-about = Off, the first touch of what can’t be taken back only chooses it: what is drawn or shown, what the computer answers at once, the end of a turn. “Do it”, Enter, or a second tap on the same thing does it. Everything else is played by one touch either way, and can be taken back.
web-settings-end-turns = End my turn by itself
web-settings-end-turns-about = In the continuous game, when all that is left to do is as good on your next turn. Undo takes it back.
web-settings-sound = Sound
web-settings-sound-about = A quiet tone when it is your turn.
web-settings-notify = Tell me when it is my turn
web-settings-notify-about = A notification of the browser, while the table is open in some tab.
web-settings-notify-denied = The browser was told not to allow it; that can be changed in the browser's settings for this page.
web-settings-notify-impossible = This browser has no notifications.
web-settings-keys = Keys
web-settings-key = Key
web-settings-key-does = What it does
web-settings-key-option = play an option of the list; Enter says yes to what can’t be taken back
web-settings-key-undo = take back
web-settings-key-redo = once more
web-settings-key-cancel = let go of what is picked, close what is open
web-settings-key-walk = go to the next thing
web-settings-key-keys = these keys
web-settings-key-touch = touch it, or say yes to what is asked once more
web-settings-key-map = go from tile to tile on the map, or through the list of options
web-settings-key-zoom = zoom the map, show all of it
web-settings-key-play = play a replay, or pause it
web-settings-key-search = search the rules, on their page
web-settings-key-replay = step back and forth in a replay
web-settings-key-turn = to the turn before or the next one, in the replay of a finished game
web-settings-key-round = to the round before or the next one, there
web-settings-about = About
web-settings-about-what = A computer table for Monumental, the board game by Matthew Dunstan.
web-settings-about-version = This is version { $version }.
web-settings-about-free = An unofficial fan work. Monumental and its art belong to their owners, who have no part in this project and have not endorsed it. Nothing here is the publisher's art or wording, and nothing here replaces the box.
web-settings-about-licence = The program is free software under the MIT licence.
web-settings-about-icons = Icons made by { $authors }, from
web-settings-about-icons-changed = with outlines rounded by us.
web-settings-about-fonts = Typefaces: Marcellus and Alegreya Sans, under the SIL Open Font License.

## Replay

web-replay-title = Replay
web-replay-back = To the table
web-replay-moment = Moment of the game
# $at: which step; $length: how many there are.
web-replay-at = Step { $at } of { $length }
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Seen by
web-replay-turn = Turn
web-replay-round = Round
web-replay-previous-turn = To the turn before
web-replay-next-turn = To the next turn
web-replay-previous-round = To the round before
web-replay-next-round = To the next round
web-replay-speed = Speed
web-replay-spectator = A spectator
web-replay-fork = Go on from here
web-replay-fork-about = A new table that begins at this moment. You play the seats of people, and the one you look from.
web-replay-record = Record
# A longer name of the same button: it has the same word in it.
web-replay-record-download = Download the record
web-replay-beginning = The game begins.

## Nothing here

web-missing-title = Off the map
web-missing-about = There is no page at this address.
web-missing-why = Perhaps the link was cut off on its way, or is an old one.
web-missing-table = Perhaps the link was cut off on its way. Tables at which nobody sat down are cleared away after a while.
web-missing-home = To the first page
## Tokens, Heroes, Monsters, the Automa

web-map-tokens = Tokens
web-map-market-tokens = Market tokens
web-map-used-tokens = Used Market tokens
web-map-exploration-tokens = Exploration tokens
web-map-production-tokens = { $count ->
    [one] { $count } Production token
   *[other] { $count } Production tokens
}
web-map-outposts-left = { $count ->
    [one] { $count } Outpost left
   *[other] { $count } Outposts left
}
web-map-used = used
web-map-heroes = Heroes
web-map-heroes-row = Heroes for hire
web-map-heroes-none = No Hero is for hire now.
web-map-heroes-hired = Hired Heroes
web-map-heroes-leaving = Leave when the round ends
web-map-monsters = Monsters
web-map-monsters-found = Monsters on the map
web-map-monsters-none = None has been found.
web-map-monsters-defeated = Defeated Monsters
web-map-monster-at = Tile { $tile }, found: { $seat }
# $number: its place in the order of attacks.
web-map-monster-attacks = Attacks as number { $number }
web-map-strength = Strength
# $seat: the civilization that the Automa plays.
web-map-automa = Automa ({ $seat })
web-map-automa-earlier = Revealed before: { $count }
web-map-automa-deck = Solo deck: { $count }
web-map-automa-area = Cards in its area: { $count }

## The table

web-home = Home
web-close = Close
web-cancel = Cancel
web-loading = Setting the table …
web-your-turn = Your turn
web-to-act = { $seat } to act
# Another table of mine waits for me; on a button.
web-next = Next table
# $table: its name; $count: how many wait.
web-next-table = { $count ->
    [one] { $table } waits for you
   *[other] { $count } tables wait for you: { $table } for the longest
}
web-thinking = thinking
web-watching = You are watching
# $time: how much later than it is the game is shown, such as "5:00"
web-watching-later = You are watching, { $time } behind
web-reconnecting = Connection lost: trying again …
# What somebody did while the server is away. $text: as the option says it.
web-waiting-to-send = No answer from the server yet. “{ $text }” is kept and sent as soon as it is back.
# $why: one of the sentences below, or the server’s own.
web-unsent = Not done: “{ $text }”. { $why }
web-unsent-stale = The table had gone on before it arrived.
web-unsent-withdrawn = It is not sent any more. If the server had it already, the table will show it.
web-not-sent = Not sent: there is no connection to the server. Please try again.
web-end-turn = End the turn
web-over = The game is over.
web-question = What is asked now
web-rule = The rule
web-drawer = Beside the board
web-options = What you can do
web-options-show = All { $count } options
web-options-hide = Hide the options
web-nothing-to-do = Nothing for now: somebody else is asked.
web-undo = Undo
web-redo = Redo
# Answers to somebody who wants to take something back, and of whoever asked.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-final = A step back after this goes into the record of the game, and other people must agree to it.
web-final-luck = Something is drawn or revealed: a step back after this goes into the record of the game, and other people must agree to it.
# $options: those of a few choices that are final.
web-final-some = A step back after these goes into the record, and other people must agree to it: { $options }
web-do-it = Do it
web-chosen = What you chose
web-told-hold = Hold a card or a place to see it large.
web-told-point = Point at anything to read what it does; a right click shows a card large.
web-why-not = Not now:
web-afterwards = Then you have
web-luck = luck decides the rest
web-used = used
web-empty = nothing
web-nobody = nobody
web-passed = passed
web-away = away
# On vacation. $date: until when.
web-vacation = away until { $date }
web-first = First player

## The table: what lies on it

web-yours = Your side
web-city = City
web-row = Row { $row }
web-column = Column { $column }
# $state: used, activated, turned or none.
web-cell = { $cell }: { $card }{ $state ->
    [used] , used
    [activated] , activated
    [turned] , turned
   *[none] { "" }
}
web-knowledge-under = { $card }, Knowledge at { $cell }
web-reinforced = Reinforced: it stays
web-display = Development display
web-display-card = { $card }, { $kind }, place { $slot }
web-era-left = { $era ->
    [1] Era I: { $count } in the deck
    [2] Era II: { $count } in the deck
    [3] Era III: { $count } in the deck
   *[other] Renaissance Era: { $count } in the deck
}
web-deck-empty = No cards left
web-piles = Basic Buildings
web-pile = { $card }: { $count } left
web-policies = Policies
web-policy-top = { $card }, your topmost Policy
web-policy-develop = { $card }, can be developed
web-no-policy = None developed yet
web-culture-deck = Policies to develop
web-warlord = Warlord
web-scout = Scout
web-hero = Hero
web-wonder-building = { $card }, in construction
web-no-wonder = No Wonder in construction
web-deck = Deck
web-discard = Discard
web-archive = Archive
web-pile-deck = Deck: { $count }
web-pile-discard = Discard pile: { $count }
web-pile-archive = Archive: { $count }
web-deck-note = Everybody knows which cards are in a deck; nobody knows their order.
web-drawn = Just drawn
web-rivals = Rivals
web-open-rival = All about { $seat }
web-points-now = points, if the game ended now
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The table: the centre of Duel

web-stack = Provinces of { $seat }
web-province-top = { $card }, topmost of { $count }
web-province = { $card }, number { $nth } from the bottom
web-no-provinces = No Provinces
web-markers = Province Type markers
web-marker = { $type } marker: { $count }
web-type-coastal = Coastal
web-type-mountain = Mountain
web-type-agricultural = Agricultural
# Words beside which the sign of the type stands, as in glossary.ftl.
web-type-forms-coastal = Coastal
web-type-forms-mountain = Mountain
web-type-forms-agricultural = Agricultural
web-advantage = Advantage
web-advantage-held = Advantage: { $seat }, tokens: { $tokens }
web-advantage-free = Advantage: nobody has it
web-free-cities = Free Cities
web-free-city-side = { $seat }: { $gold } Gold
web-traded = traded this round

## The table: log, score, menu

web-log = Log
web-log-empty = Nothing has happened yet.
web-older = Show everything from the beginning
web-since = Since your last turn
web-film = What the others do
# $seat: who acts.
web-film-of = Now acting: { $seat }
web-film-again = See it again
web-earlier = Earlier
web-later = Later
web-skip-news = Skip
web-score = Score
web-score-now = If the game ended now
web-no-winner = Without a winner
web-you-won = You won
web-you-lost = You lost
web-you-shared = You share the victory
# $who: names and civilizations.
web-they-won = { $who } won
web-they-shared = The victory is shared: { $who }
web-course = How it went
web-course-of = Points for
web-course-about = Points of every player at the end of each round, as lines. The table below has the same numbers.
# Below the graph.
web-course-rounds = Rounds
web-course-round = Round
web-course-table = As a table
web-leads = The lead
# $points: of all players, such as 12 : 9.
web-lead-first = Round { $round }: first in the lead: { $seat } ({ $points })
web-lead-taken = Round { $round }: the lead goes to { $seat } ({ $points })
web-share-picture = Share as a picture
web-score-for = Points for
web-score-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
web-dominance = Dominance
web-total = Total
web-rematch = Rematch
# Other people played, too: they have to agree.
web-rematch-offer = Offer a rematch
web-rematch-join = Join the rematch
# I sit there already.
web-rematch-go = To the rematch
# $who: names of those who sit there already.
web-rematch-offered = A rematch is offered. There already: { $who }
web-replay = Replay
web-review = Review
web-record = Download the record
web-honest-luck = Honest luck
# The SHA-256 of the seed, in short.
web-promise = Fingerprint of the luck
web-promise-about = All luck of this game comes from one seed, and this is its fingerprint (SHA-256). Copy it now: the seed is shown when the game is over, and only the true one has this fingerprint.
web-promise-kept = All luck of this game came from this seed. Its fingerprint (SHA-256) is the one that was shown from the first moment.
web-promise-copy = Copy the fingerprint
web-promise-seed = Seed
web-typed-seed = Typed seed { $seed }
web-typed-about = Somebody chose the seed of this game and may know what comes. So it is unrated.
web-unrated = unrated
web-unrated-about = Somebody could have tried this game out before, or known what comes. So it is unrated.
web-own-packs = This table is played with cards that { $who } made: { $packs }.
web-own-packs-somebody = This table is played with cards that somebody made: { $packs }.
web-own-packs-look = Look at the cards
web-menu = Menu
web-share = Copy the link to this table
web-link-copied = The link is copied: whoever opens it watches, or takes an open seat.
web-notify-on = Notify me when it is my turn
web-notify-off = No notifications
# Alerts, by whatever way somebody chose.
web-alerts-on = Tell me of this table
web-alerts-off = Tell me nothing of this table
web-hints-on = Show hints
web-hints-off = Hide hints
web-hand-over = Let the computer play for me
web-take-back = Play my seat again myself
web-resign = Resign
web-resign-sure = The computer plays on for you, you don’t come back to this seat, and the game is lost for you.
web-resigned = has resigned
# Ending a game without a winner, if all agree.
web-abandon = End the game without a winner
web-abandon-sure = Everybody else is asked. If all agree, the game ends here and nobody has won.
# $seat: whoever has not played for long. $days: the days that were agreed on, as in “7 days”.
web-absent = { $seat } has not played for { $days }.
web-absent-bot = Let the computer play
web-vacant = { $seat } did not come back: the computer plays, and you can take this seat for good.
web-take-over = Take this seat
web-replaced = Somebody else has taken your seat, and the game counts as lost for you. You can watch.
web-gone-back = If you don't come back, somebody else may take your seat.
web-stood-in = The computer plays for you.
web-back = I’m back
web-curtain = { $seat }, it’s you
web-curtain-why = What comes now is for your eyes only. Let the others look away.
web-curtain-open = I’m { $seat }: show my side
web-parts = Parts of the table
web-tab-city = City
web-tab-centre = Centre
web-tab-map = Map
web-tab-display = Display
web-tab-rivals = Rivals
web-tab-log = Log
web-tab-talk = Talk
web-tab-lit = something to choose here

## The table: hints for the first games. The end of the id is what the engine calls the question.

web-hint-choose-civilization = Each has cards, Policies and a Warlord of its own. Any will do for a first game.
web-hint-activate = { $rules ->
    [classic] Touch a row, then a column: their cards give what they show, and can be used this turn. Choose what you want to buy with.
   *[duel] Touch a row, then a column: their cards give what they show, and can be used this round. Choose what you want to buy with.
}
web-hint-take-turn = { $rules ->
    [classic] What shines can be touched. Buy cards for your deck, use activated cards, grow your lands; end your turn when nothing is left to do.
   *[duel] What shines can be touched. Buy cards for your deck, use activated cards, grow your lands; pass when nothing is left to do.
}
web-hint-archive = Archived cards leave your deck: weak cards out, strong cards come more often.

# How words, sentences, and a name and its value follow one another.
web-join-list = { $one }, { $other }
web-join-sentences = { $one }. { $other }
web-join-named = { $name }: { $value }

# Two more places that the values of cards come from.
web-cards-source-reported = From others
web-cards-source-inferred = Inferred

## The words of the game, explained in a dialog of the table

web-glossary = Words of the game
# The tooltip of a word in a text. $word: as it stands there.
web-glossary-look = What does “{ $word }” mean?
web-glossary-search = Find a word
web-glossary-goal = The game in short
# Titles above ids of rules and above names of cards.
web-glossary-rules = Rules
web-glossary-cards = { $count ->
    [one] 1 card uses it
   *[other] { $count } cards use it
}
web-glossary-more = all of them
web-glossary-all = All words
web-glossary-none = There is no such word in this game.
web-glossary-found = { $count ->
    [one] 1 word
   *[other] { $count } words
}
# A key at the table.
web-settings-key-words = the words of the game

## The guide of a first game: what it says about the game is in guide.ftl

web-guide = Guide
web-guide-on = Ask a guide
web-guide-off = Dismiss the guide
web-guide-gone = The guide is gone. The menu brings it back.
web-coach = The coach
web-coach-ask = Suggest a move
web-coach-thinks = The coach thinks …
web-why-that = Why that?
# $line: what a bot did, a line of the log.
web-why-that-line = Why that? { $line }
# $chances: each seat and its chance in percents.
web-chances-now = Chances to win: { $chances }
web-coach-chances = Chances to win
# $steps: what is expected after the best option.
web-coach-expected = Expected: { $steps }
web-coach-nothing = Nothing is asked of you now.
web-guide-worth = Worth considering
# $count: words that are still to be read.
web-guide-next = { $count ->
    [0] Got it
    [one] Got it, { $count } more
   *[other] Got it, { $count } more
}
## The rules to read. $rules: a rule system.

web-rulebook = Rules to read
web-rulebook-title = { $rules }: the rules to read
web-rulebook-lead = { $minutes ->
    [one] About a minute to read.
   *[other] About { $minutes } minutes to read.
}
web-rulebook-print = Print
web-rulebook-contents = On this page
web-rulebook-books = Rule systems
web-rulebook-all-clauses = All rules, one by one
web-rulebook-clauses = The exact rules of this paragraph
web-rulebook-lesson = Try it: the lesson about this
web-rulebook-after = This page is for those who know { $rules }.
# On the home page.
web-home-rulebook-about = Learn the game on one page, with drawings.

## What is said at a table

web-talk = Talk
# $count: lines that were not read.
web-talk-unread = Talk: { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-talk-empty = Nobody has said anything yet.
# Behind the name of somebody who does not play.
web-talk-watches = watching
web-talk-gallery = While the game runs, only others who watch read what you say.
web-talk-phrases = Phrases
web-talk-words = Say something
web-talk-say = Say
## Plans: what I lay down for my turn

web-plans = When my turn comes…
# $seconds: 10, unless the host says otherwise.
web-plans-about = Done by itself when it is your turn and nobody has acted for { $seconds } seconds. Nobody else sees it.
web-plans-none = Nothing is laid down.
web-plans-new = What shall be done?
web-plans-lay = Lay it down
# $plan: a sentence such as "Pass".
web-plans-strike = Strike out: { $plan }
web-plans-again = { $plan } (as last time)
web-plans-kind-activate = Activate my city
web-plans-kind-buy = Acquire a card
web-talk-about = About this line
# $name said $text.
web-talk-about-line = About what { $name } said: { $text }
web-talk-mute = Mute at this table
web-talk-mute-about = You read nothing of theirs here any more.
web-talk-mute-done = You read nothing of { $name } at this table any more.
web-talk-block = Block everywhere
web-talk-block-about = You read nothing of theirs anywhere, and they can't sit down at tables that you make. They are not told.
web-talk-block-done = { $name } is blocked. You can change that under “You”.
web-talk-report = Report to the host
web-talk-report-about = Whoever runs this server reads this line, and who said it.
web-talk-report-done = The host will read it.
