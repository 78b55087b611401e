### Leagues: words that no other page needs.

web-leagues-lead = A group plays each other, round after round, and a table says who is ahead. Every game is one of two people, at a table like any other.
web-leagues-mine = Your leagues
web-leagues-mine-none = You are in no league yet.
web-leagues-open = Leagues that wait for people
web-leagues-open-none = No league waits for anybody now.
web-leagues-off = The host of this server wants no leagues.
web-leagues-new = Open a league
# $count: people in it. $most: how many there can be.
web-leagues-people = { $count } of { $most } people
# $round: that is played. $rounds: in all.
web-leagues-round = Round { $round } of { $rounds }
web-leagues-waiting = waits for people
web-leagues-over = over

## What a league is to be like, at /leagues/new

web-league-new-lead = Others come in by the link that you get. You begin it when enough are there; after that it goes on by itself.
web-league-name = Name of the league
web-league-rules = Rules
web-league-form = Form
web-league-form-robin = Everybody meets everybody
web-league-form-swiss = Swiss tournament
web-league-form-robin-about = Whoever is ahead in the end has won; between equal points, those count whom you have beaten (Sonneborn-Berger).
web-league-form-swiss-about = In each round you meet somebody of about as many points, and nobody twice. Between equal points, those count whom you have met (Buchholz). Whoever rests because there is an odd number has a point.
web-league-rounds = Rounds
web-league-rounds-about = It takes twice as many people, or one less, so that nobody meets twice.
web-league-most = People at the most
web-league-listed = Who can come in
web-league-listed-link = Whoever has the link
web-league-listed-all = Everybody
web-league-clock = Time
web-league-clock-about = There is always a clock, so that nobody holds up the others. Whoever runs out of time is played for by the computer until they are back.
web-league-preset = Rule switches
web-league-talk = Talk at the tables
web-league-talk-free = Anything
web-league-talk-phrases = Phrases only
web-league-talk-none = Nothing
web-league-me = What you are called
web-league-me-about = The others want to know whom they meet.

## A league

# $least: people.
web-league-open-lead = { $count ->
    [one] One person is in it, and there can be { $most }. It takes { $least } to begin.
   *[other] { $count } people are in it, and there can be { $most }. It takes { $least } to begin.
}
web-league-people = Who is in it
web-league-you = you
web-league-left = has left
web-league-nobody = Somebody who has gone
web-league-join = Come in
web-league-leave = Leave the league
web-league-leave-sure = Nobody is paired with you any more; the game that you play now, and those that would have come, are lost.
web-league-begin = Begin the league
web-league-cancel = Call off the league
web-league-cancel-sure = The league goes, with everybody in it. There is no way back.
web-league-show-out = Show out
# $who: somebody's name.
web-league-show-out-who = Show out: { $who }
web-league-shown-out = Whoever opened this league has asked you to leave: you can watch, but not take part.
web-league-link = Link to the league
web-league-link-about = Whoever has this link can come in, until it begins.
web-league-link-listed = Everybody can come in, until it begins; this link leads here.
web-league-no-link = Somebody who is in it can give you a link by which you come in.
# $who: the names of those who are first.
web-league-won = { $count ->
    [one] { $who } has won the league.
   *[other] { $who } share the first place.
}
web-league-standings = Standings
web-league-who = Who
web-league-points = Points
web-league-tie-robin = S.-B.
web-league-tie-swiss = Buchholz
web-league-tie-robin-long = Sonneborn-Berger: the points of those whom somebody has beaten, and half of those with whom they drew
web-league-tie-swiss-long = Buchholz: the points of all whom somebody has met
web-league-results = + = −
web-league-results-long = Won, drawn, lost
web-league-grid = Everybody against everybody
# $who and $other: names. $points: 1, ½ or 0.
web-league-grid-cell = { $who } against { $other }: { $points }
# $number: of the round.
web-league-round = Round { $number }
web-league-plays = they play
web-league-watch = Watch
web-league-play = Go to your game
web-league-replay = Replay
web-league-rests = rests
web-league-absent = neither was there
web-league-no-game = without a game
