### The page of the balance report: what many games say about civilizations, seats and cards.

## The head

# $rules: the name of a rule system, such as Duel.
balance-title = The balance of { $rules }
# $bot: as it is named on the command line; it plays all seats.
balance-subtitle = { $games ->
    [one] One game of the bot { $bot } against itself
   *[other] { $games } games of the bot { $bot } against itself
}
balance-contents = Contents
balance-fact-rules = Rules
# $version: of the rule system.
balance-rules-version = { $rules }, version { $version }
balance-fact-preset = Readings
balance-fact-switches = Switches
# $count: how many there are; $on: how many of them are on.
balance-switches-on = { $on } of { $count } on
balance-switch-on = on
balance-switch-off = off
balance-fact-map = Map
balance-fact-packs = Packs
balance-pack-version = { $pack }, version { $version }
balance-fact-seats = Players
balance-fact-bot = Bot
balance-fact-games = Games
balance-fact-decisions = Decisions
balance-fact-seed = Seed
balance-fact-version = Monumental

## What to look at first. $expected: such as "10–90 %".

balance-findings = What to look at first
balance-findings-none = Nothing stands out: every measured value is where it is expected.
# $value and $most: percentage points, such as "14.2".
balance-finding-too-strong = { $name } looks too strong: its owners win more often than those who lack it, by { $value } percentage points more than is usual in its group (at most { $most } expected).
balance-finding-dominates = { $name } dominates: taken in { $value } of the games in which it was shown ({ $expected } expected).
balance-finding-rots = { $name } rots: taken in only { $value } of the games in which it was shown ({ $expected } expected).
# $side: above or below what is expected.
balance-finding-civilization = { $side ->
    [above] { $name } wins too often: { $value } of its games ({ $expected } expected).
   *[below] { $name } wins too rarely: { $value } of its games ({ $expected } expected).
}
# $name: such as "Seat 1".
balance-finding-seat = { $side ->
    [above] { $name } wins too often: { $value } of the games ({ $expected } expected).
   *[below] { $name } wins too rarely: { $value } of the games ({ $expected } expected).
}
balance-finding-never = { $name } was never shown in any game.
# $name: the verb as packs write it, such as gain_basic.
balance-finding-unused-effect = { $name } stands on a card, and never came about.

## The same in a word, before a name in a table

balance-mark-too-strong = too strong
balance-mark-dominates = dominates
balance-mark-rots = rots
balance-mark-civilization = off balance
balance-mark-seat = off balance
balance-mark-never = never shown
balance-mark-unused-effect = never came about

## Win rates

balance-win-rates = Win rates
balance-civilizations = Civilizations
# $band: such as "45–55 %"; $fair: an equal share, such as "50.0 %".
balance-civilizations-caption = How often each civilization won. Dot: win rate; whisker: 95 % interval; dashed line: an equal share, { $fair }; hatched: { $band }, as it should be.
balance-seats = Seats
balance-seats-caption = How often each seat won. Seat 1 is the first player. Dot: win rate; whisker: 95 % interval; dashed line: an equal share, { $fair }; hatched: { $band }, as it should be.
balance-seat = Seat { $number }
balance-column-civilization = Civilization
balance-column-seat = Seat
balance-column-won = Won
balance-column-interval = 95 % interval
balance-column-games = Games
balance-column-points = Points
# The name of an axis for screen readers.
balance-axis = Win rate, from { $low } to { $high }
# What a screen reader says of a dot with its whisker.
balance-drawn-rate = { $games ->
    [one] { $name } won { $rate }, between { $low } and { $high }, of one game
   *[other] { $name } won { $rate }, between { $low } and { $high }, of { $games } games
}
balance-pairings = Civilization against civilization
balance-pairings-caption = How often the civilization of the row won when the one of the column sat at the table. The tick on the bar is an equal share, { $fair }.
balance-pairings-corner = Won by, against
# For screen readers: a cell that two civilizations never met in.
balance-pairings-none = no game
balance-drawn-pairing = { $name } against { $against } won { $rate }, between { $low } and { $high }

## Length

balance-length = Length
balance-length-sentence = Games took { $least } to { $most } rounds, { $mean } on average.
balance-length-caption = Games by number of rounds. The number on a bar counts its games.
balance-length-none = No game came to an end.
# One bar of many, for screen readers.
balance-drawn-rounds = { $rounds } rounds: { $games }

## Where points come from

balance-points = Where points come from
balance-points-caption = Points of a player by line of the score sheet. Solid bars: those who won alone; hatched bars: those who did not win. The share is of all points of the same players.
balance-column-line = Line
balance-column-who = Who
balance-column-points-bar = Points on average
balance-column-share = Share
balance-winners = winners
balance-others = others
balance-points-share = { $share } of all points
balance-drawn-points = { $line }, { $who }: { $points } points, { $share }

## Cards and tokens

balance-things = Cards and tokens
balance-things-sentence = What is taken most stands first. A name with a sign before it stands in the list at the top.
balance-things-key-taken = bar: share of the games shown in which it was taken; ticks: { $expected }, as it should be
balance-things-key-with = filled dot: win rate of those who took it
balance-things-key-without = hollow dot: of those who saw it and did not
balance-things-key-fair = dashed line: an equal share, { $fair }
balance-group-building = Buildings
balance-group-knowledge = Knowledge
balance-group-wonder = Wonders
balance-group-province = Provinces
balance-group-basic = Basic Buildings
balance-group-policy = Policies
balance-group-hero = Heroes
balance-group-free-city = Free Cities
balance-group-barbarian = Barbarians
balance-group-free-town = Free Towns
balance-group-monster = Monsters
balance-group-market-token = Market tokens
# $group: such as Wonders.
balance-things-caption = { $count ->
    [one] { $group }: one, and what became of it
   *[other] { $group }: { $count }, and what became of them
}
balance-column-name = Name
balance-column-source = Source
balance-column-era = Era
balance-column-cost = Cost
balance-column-shown = Shown, games
balance-column-taken = Taken
balance-column-taken-bar = 0 to 100 %
balance-column-affordable = Taken when affordable
balance-column-rounds = Round shown → taken
balance-column-used = Used per owner
balance-column-with = Won with
balance-column-without = Won without
balance-column-difference = Difference, % points
# $range: what the strip shows, such as "25–75 %".
balance-column-with-bar = With and without, { $range }
balance-source-official = official
balance-source-reported = public, told by others
balance-source-inferred = inferred
balance-source-partial = partly public
balance-source-original = ours
balance-drawn-taken = { $name }: taken in { $share } of the games shown; { $expected } expected
balance-drawn-never-shown = { $name }: shown in 0 games
balance-drawn-with = { $name }: won with it { $with } ({ $having }), without it { $without } ({ $lacking })
# Instead of an interval where nobody had it, or nobody lacked it.
balance-drawn-nobody = 0 players

## Actions and effects

balance-uses = Actions and effects
balance-actions = Actions
balance-actions-caption = What players did: how often in all, and in how many of the games.
balance-effects = Effects
balance-effects-caption = What card texts did: how often in all, in how many of the games, and how many cards have it.
balance-column-verb = Verb
balance-column-cards = Cards
balance-column-times = Times in all
balance-column-share-of-games = Share of games
balance-drawn-times = { $verb }: { $times } times
balance-drawn-games = { $verb }: in { $share } of the games

## How to read this

balance-reading = How to read this
balance-reading-rate-term = Win rate
balance-reading-rate = Wins by games. A shared victory is half a win. With as many equal players as there are seats, each would win { $fair }.
balance-reading-interval-term = 95 % interval
balance-reading-interval = Games are luck, too: the whisker shows where the true rate lies with 95 % (Wilson’s interval). More games make it shorter. What lies inside the hatched band with its whole whisker is in order; what lies outside with all of it is not.
balance-reading-shown-term = Shown, taken
balance-reading-shown = Shown counts the games in which a thing could be seen and taken by somebody. Taken is the share of these in which somebody did, at least once.
balance-reading-affordable-term = Taken when affordable
balance-reading-affordable = Of the players who at some time of a game could have taken it with what they had, the share that did. A card that is rarely taken, but often when affordable, is dear rather than bad.
balance-reading-used-term = Used per owner
balance-reading-used = How often whoever took it used its text in a game, on average. Texts that are in force by themselves are not used.
balance-reading-cause-term = With and without
balance-reading-cause = The difference is no proof of a cause. Whoever is ahead can take more, and so whoever has more wins more often. The list at the top therefore compares the difference with the usual one of the group.
balance-reading-source-term = Source
balance-reading-source = Official: published values. Told by others: public, but not from the publisher. Inferred: it follows from public values. Partly public: some values are public, the rest is our own design. Ours: our own design.
balance-reading-bot-term = The bot
balance-reading-bot = Everything here is about games of this bot. What it never tries may be good all the same, and what it overrates is taken too often.

## What the command says when it is done

# $out: the file of the page.
balance-printed = { $games ->
    [one] One game was counted. The page is { $out }.
   *[other] { $games } games were counted. The page is { $out }.
}
balance-printed-more = { $count ->
    [one] One more finding is on the page.
   *[other] { $count } more findings are on the page.
}
