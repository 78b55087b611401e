### What the server of the web table says: what can be played, and why something is refused.

## Rule systems, and what they are

rules-duel = Duel
rules-classic = Classic
rules-continuous = Continuous
about-duel = Two players, a display between them, and the Provinces of each other. Three quarters of an hour.
about-classic = Up to four civilizations on one map: whole turns, one after the other. Alone, against the Automa.
about-continuous = The same map for two to five: everybody is always about to act, one action at a time.

# Books of clauses, as titles.
book-duel = Duel
book-classic = Classic
book-continuous = Continuous
book-modules = Modules

## At a table

# To everybody else while one player decides. $seat: that player.
server-waiting = Waiting for { $seat }.
# What the button for a step back does; it stands where a title stands.
server-undo-free = Take back your last action
server-undo-takeback = Take back your last action and all that followed it. Luck stays the same, and the record will say so.
server-undo-ask = Ask the others whether you may take back your last action and all that followed it
# Other people have to agree to a step back. $seat: who asked, or who answered; $seats: who have not answered.
server-ask = { $seat } asked whether they may take back their last action and all that followed it.
server-ask-mine = You have asked whether you may take back your last action. Waiting for { $seats }.
server-agreed = { $seat } agreed to the takeback.
server-declined = { $seat } did not agree: nothing is taken back.
server-withdrawn = { $seat } no longer wanted to take anything back.
server-lapsed = The game went on, so what { $seat } asked for has lapsed.
server-taken-back = Everybody agreed: { $seat } took it back.
# Votes. $away: whoever has not played for long.
server-ask-away = { $seat } asked whether the computer shall play for { $away }, who is away, until they are back.
server-ask-away-mine = You have asked whether the computer shall play for { $away }. Waiting for { $seats }.
server-ask-away-lost = { $seat } asked whether { $away }, who is away, shall have lost, as it was agreed on before the game; the computer plays on.
server-ask-away-lost-mine = You have asked whether { $away } shall have lost, as it was agreed on before the game. Waiting for { $seats }.
server-ask-abandon = { $seat } asked whether the game shall end here, without a winner.
server-ask-abandon-mine = You have asked whether the game shall end here, without a winner. Waiting for { $seats }.
server-vote-agreed = { $seat } agreed.
server-vote-declined = { $seat } did not agree.
server-vote-withdrawn = { $seat } no longer asks.
server-abandoned = Everybody agreed to end the game here: nobody has won.
# What a bot is called. $level: beginner, normal, or the name of another bot. $number: of the seat.
called-computer = Computer ({ $level })
called-computer-numbered = Computer { $number } ({ $level })
called-automa-numbered = Automa { $number }
# In the log. $seat: who sat there, and their civilization. $bot: a level.
server-handed-over = { $seat }: from here on the computer ({ $bot }) plays.
server-ran-out = { $seat }: the time has run out, and from here on the computer ({ $bot }) plays.
server-absent = { $seat } is away, and until they are back the computer ({ $bot }) plays.
server-resigned = { $seat } has resigned, and from here on the computer ({ $bot }) plays.
server-ran-out-lost = { $seat }: the time has run out, so this counts as resigned, and from here on the computer ({ $bot }) plays.
server-absent-lost = { $seat } was away for too long, so this counts as resigned, and from here on the computer ({ $bot }) plays.
server-taken-over = { $seat }: somebody else has taken this seat, and plays on. For { $before } the game counts as lost.
server-somebody = whoever sat here
server-seat-taken-back = { $seat }: from here on a person plays again.

## Refusals

server-no-table = There is no such table.
server-no-page = There is no such page.
# $rules: what was asked for. $known: the rule systems that have some.
server-no-rulebook = There are no rules to read for "{ $rules }"; there are those of { $known }.
# Whoever installed the server left the page out.
server-not-built = The page is not built: run make page.
server-no-seat = There is no such seat.
server-not-your-seat = This seat is not yours.
server-no-absence = It was agreed on that everybody may take as long as they like.
server-away-later = They have more time: the agreed absence is not over yet.
server-no-vacation = Whoever runs this server allows no vacations.
server-vacation-already = You are on vacation already.
server-vacation-over = You are not on vacation.
# $most: days that somebody can still take.
server-vacation-left = { $most ->
    [0] You have no days of vacation left.
    [one] You have one day of vacation left.
   *[other] You have { $most } days of vacation left.
}
server-no-lessons = The coach has no lessons for these rules.
# $problem: what the coach can't answer.
server-coach = The coach can't answer that: { $problem }.
server-no-key = This browser is not known here yet: open the home page first.
server-seat-taken = Somebody else has taken this seat.
server-one-seat = You sit here already. For several people at one device, make a table where all of them play here.
server-locked = This table asks for a password.
server-wrong-password = That is not the password of this table.
server-shown-out = Whoever made this table has asked you to leave: you can watch, but not sit down.
server-replaced = Somebody else has taken the seat that you had at this table. You can watch.
server-not-host = Only whoever made the table can do that.
server-nobody-there = Nobody sits there.
server-show-out-self = That is your own seat: get up instead.
server-fill-nobody = Somebody has to play: sit down first.
server-begun = The game has begun.
server-no-link = This link was used already or is too old: make a new one on the other device.
server-no-phrase = Nobody here has this phrase; a newer one may have replaced it.
server-no-such-words = This is no recovery phrase: check the twelve words and their order.
server-other-person = This device speaks for somebody already: revoke it there first, then try again.
server-many-devices = So many devices are enough: revoke one first.
server-both-sit-there = On both devices you sit at the same table: play that game to its end first.
server-no-device = There is no such device.
server-no-passkeys = This server knows no passkeys.
server-passkey-host = Passkeys belong to a name: open this page as localhost or by the name of its server, not by numbers.
server-passkey-late = That took too long, or was begun elsewhere: begin anew.
server-passkey-wrong = This passkey does not hold here: begin anew, or take another one.
server-no-passkey = Nobody here has this passkey; it may have been removed.
server-known-passkey = This passkey is somebody's already.
server-no-such-passkey = There is no such passkey.
# $most: how many.
server-many-passkeys = { $most } passkeys are enough: remove one first.
server-not-begun = The game begins when everybody has sat down.
# $words: what was sent as an action.
server-notation = "{ $words }" is no action of this game.
server-illegal = This can't be done now.
# $field: the part of the message that is wrong.
server-invalid = Something in the message is not as it should be: { $field }.
server-garbage = The message can't be read.
server-too-large = The message is too large.
server-too-many = Too many requests: wait a moment.
server-many-tables = { $most } tables a day are enough: come back tomorrow.
server-many-bot-tables = Only { $most } games of bots among themselves at once: watch one of yours to its end first.
server-rematch-later = A rematch is offered when the game is over.
server-undo-rematch = The game is over and a rematch has been made: it stays as it ended.
server-course-later = How the game went is told when it is over.
server-no-deed = No bot decided anything there.
server-chances-later = Chances are told when the game is over, or to who watches bots among themselves.
server-review-later = A game is reviewed when it is over.
server-review-abandoned = A game that was ended by agreement has no winner, so it is not reviewed.
server-review-many = Enough reviews are being made for you: ask again when one is ready.
server-review-lost = The review was interrupted. What was found is kept: ask again to go on.
server-foreign = This request comes from another site.
server-not-allowed = That is not done at this address.
server-headers = The headers of the request are too long.
server-not-json = The message must be JSON, and say so.
# The browser came by a name that is not this server's.
server-other-host = This server has another name. Whoever runs it can add one: --name.
server-full = So many look on that there is no room for more: try again in a moment.
server-too-many-sockets = Too many live tables are open from here: close one.
server-metrics = The numbers of this server are for its own machine, and for whoever has the token of its host.
server-admin-off = There is no page for the host here: start the server with a token of at least 16 letters in MONUMENTAL_ADMIN_TOKEN.
server-admin-closed = This is for whoever hosts this server and has its token.
server-admin-wrong = This is not the host's token.
server-banned = Whoever runs this server does not want you to play here.
server-busy = There is more to do here than can be done: try again in a moment.
server-store = The tables can't be reached now. Nothing has changed.
server-broken = Something went wrong here. Nothing has changed.
# $problem: what is wrong with the wishes, in English.
server-wishes = The table can't be set up so: { $problem }.
# A card or pack of one's own. $problem: one sentence, in English.
server-studio = That can't be used: { $problem }.
server-no-pack = There is no such pack: it was deleted, or is shared no longer.
# $most is a number.
server-many-packs = { $most } packs are enough: delete one first.
# $most is a number.
server-large-packs = Your packs take more than { $most } kB together: delete one first.
server-no-trial = A card of this kind can't be laid before you: play a game with the pack, and it comes when the game brings it.
server-no-bench = There are no such games any more: let them be played again.
server-bench-fault-card = Game { $game }, decision { $decision }: something went wrong while the text of { $card } was being carried out. The referee says: { $problem }.
# $game: its number.
server-bench-lost = Game { $game } took too long, or too much memory: nothing more is played.
server-bench-fault = Game { $game }, decision { $decision }: something went wrong. The referee says: { $problem }.
server-runaway = That never comes to an end: a card of a pack of your own does something again and again.
server-no-bot = There is no bot "{ $name }".
# A record that somebody brings to look at.
server-record-none = This is no record of a game of Monumental.
server-record-damaged = The record is damaged: line { $line } can't be read.
server-record-rules = The record is of a game by rules that are not known here: { $name }.
server-record-pack = The game was played with the pack { $name }, which is not one of ours, and the record does not have it.
server-record-hidden = The record hides what only others have seen: it can be shown with the record of the game when it is over.
server-record-changed = The game was played by another version of the rules or the cards: line { $line } can't be played any more.
server-record-wrong = The record is not that of a game: line { $line } does not follow from what was played before.
server-record-luck = The cards in the record are not those of the seed that was promised.
server-record-long = The record is too long: no game has so many moves, or takes so long to be played again.
server-record-cut = The record breaks off: the game was over, and its last line is missing.
# A copy of the table, to go another way from here.
server-fork-later = Until the game is over, only its players can fork it.
server-fork-among-people = While a game among people goes on, nobody can fork it: nobody gets help that the others do not get.
server-gone = This moment can't be shown: the rules have changed since.

## Lessons and puzzles

server-no-course = There is no such course.
server-no-lesson = This course has no such lesson.
server-lesson-over = This lesson is over: begin it again, or take another one.
# $number: which of the deeds that were sent, from 1.
server-deed = Deed { $number } can't be done there: begin again.
server-no-puzzle = There is no such puzzle.
server-puzzle-deeds = These deeds can't be done in this puzzle: begin again.
# $problem: what is wrong with its file, in English.
server-learn-broken = This can't be shown, because its file is wrong: { $problem }.

## Alerts: somebody is told that it is their turn. $table: its name and rules. $link: an address.

server-alert-table = { $name } ({ $rules })
server-alert-title = Monumental
server-alert-turn = Your turn: { $table }
server-alert-reminder = Still your turn: { $table }
server-alert-welcome = It works: here you will be told when it is your turn.
# $code: six digits.
server-alert-code = Your code is { $code }. Type it into the page, and you will be told here when it is your turn. If you did not ask for this, there is nothing to do.
server-alert-stop = You change this at { $link }.
server-alert-address = This is no address: write one like ann@example.org, https://example.org/hook or ntfys://ntfy.sh/my-topic.
server-alert-plain = Only encrypted addresses are sent to: https, ntfys, matrixs.
# $service: what was asked for. $known: what there is.
server-alert-service = Nothing is sent by "{ $service }" here, only by: { $known }.
server-alert-off = Whoever runs this server has switched "{ $service }" off. There is: { $known }.
server-alert-parts = After the "?" there can only be: { $known }.
server-alert-browser = This browser can't be told: ask it again.
server-alert-many = So many places are enough: remove one first.
server-alert-many-codes = This mail address has been sent enough codes today: try again tomorrow.
server-alert-origin = Links can only lead to this server: open its page by its own address, or whoever runs it names this one.
server-alert-no-channel = There is no such place.
server-alert-no-code = This code is good for nothing any more: enter the address again.
server-alert-wrong-code = That is not the code.
server-alert-problem-private = This address leads into a private network, and nothing is sent there.
server-alert-problem-unreachable = Nobody answers at this address.
server-alert-problem-refused = The other side does not take it: check the address.
server-alert-problem-unreadable = The service can't read this address.
server-alert-problem-gone = This browser does not want to be told any more.
server-alert-problem-slow = The other side takes too long.
server-alert-problem-mail = The mail server of this host can't be reached.
server-alert-problem-broken = Something went wrong here.
server-alert-problem-off = Whoever runs this server has switched this off.
server-alert-problem-busy = Many places are being tried out right now: try again in a minute.
server-alert-problem-suspended = Nothing has arrived here many times in a row, so nothing more is sent: try it out, or remove it.

## Talk at a table: phrases with one click, which everybody reads in their own language. They say nothing about the game in progress.

talk-hello = Hello!
talk-good-luck = Good luck!
talk-have-fun = Have fun!
talk-nice-move = Nice move!
talk-well-played = Well played!
talk-thanks = Thank you!
talk-no-problem = No problem.
talk-sorry = Sorry!
talk-oops = Oops!
talk-thinking = My turn takes a while.
talk-take-your-time = Take your time.
talk-back-soon = I’ll be back in a moment.
talk-here-again = I’m back.
talk-go-on-later = Shall we go on later?
talk-good-game = Good game!
talk-rematch = Shall we play again?
talk-bye = Bye!
# Whoever said something and has given no name, or is gone.
talk-somebody = Somebody
server-talk-off = At this table nobody speaks.
server-talk-phrases = At this table only phrases are said.
server-talk-nothing = Say either a phrase or words of your own.
# $known: the keys of all phrases.
server-talk-no-phrase = There is no such phrase, only: { $known }.
server-talk-own = That line is your own.
server-talk-no-line = There is no such line.
server-no-block = You have blocked nobody like that.
# To somebody whom the maker of the table has blocked: they are not told so.
server-not-here = You can't sit down at this table.
# $most is a number.
server-many-blocks = { $most } people are enough: hear somebody again first.

## Leagues

server-no-leagues = Whoever runs this server wants no leagues.
server-no-league = There is no such league.
server-league-name = Give yourself a name first: the others want to know whom they meet.
server-league-nameless = A league needs a name.
# $most: people.
server-league-large = { $most } people are the most where everybody meets everybody.
# $most: leagues.
server-league-many = { $most } leagues at once are enough: finish one first, or call it off.
server-league-locked = This league asks for an invitation: whoever is in it has the link.
server-league-not-here = You can't come into this league.
server-league-shown-out = Whoever opened this league has asked you to leave: you can watch, but not take part.
# $most: people.
server-league-full = This league is full: it is for { $most } people.
server-league-begun = This league has begun already, or was called off.
server-league-over = This league is over, or has not begun.
server-league-not-in = You are not in this league.
server-league-not-host = Only whoever opened the league can do that.
server-league-show-out-self = That is you: leave instead.
server-league-nobody = Nobody of this number is in the league.
# $least: people.
server-league-few = It takes { $least } people for a league to begin.
# $rounds: how many there can be.
server-league-rounds = So few people can play { $rounds } rounds without meeting twice: wait for more people.
