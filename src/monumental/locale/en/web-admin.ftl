### The page of the host, /admin: words that no other page needs.

web-admin = Host
web-admin-lead = What monumental admin shows and does, for whoever runs this server.
web-admin-token = Token of the host
web-admin-token-about = It was given to the server when it started. It is forgotten when you close or reload this page.
web-admin-enter = Enter
web-admin-lock = Lock
web-admin-sections = What to see

## How much there is

web-admin-numbers = How much there is
web-admin-open = Tables that wait
web-admin-playing = Games in progress
web-admin-over = Games that are over
web-admin-moves = Moves
web-admin-people = People
web-admin-lately = … in the last seven days

## Tables

web-admin-tables = Tables
web-admin-tables-search = Name, person or link
web-admin-search = Search
web-admin-none = There is nothing to list.
web-admin-first = The 50 that changed last are shown: search for others.
web-admin-status-open = waits
web-admin-status-playing = in progress
web-admin-status-over = over
# $moves: a number. $ago: how long ago, as in "2 hours ago".
web-admin-table = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, changed { $ago }
web-admin-delete = Delete
# $name: of the table.
web-admin-delete-what = Delete { $name }
web-admin-delete-sure = The table and all that was played there go, for everybody. This can't be taken back.
web-admin-deleted = The table was deleted.

## People and bans. $who: a name, the beginning of a hash or an address.

web-admin-persons = People
web-admin-persons-search = Name, or how their hash begins
web-admin-nameless = without a name
# $count: of tables. $ago: how long ago.
web-admin-person = { $count ->
    [one] One table
   *[other] { $count } tables
}, the last one changed { $ago }
web-admin-ban = Ban
web-admin-ban-whom = Ban { $who }
web-admin-ban-who = Whom: how their hash begins, or an address
web-admin-ban-long = For how long
web-admin-ban-day = A day
web-admin-ban-week = A week
web-admin-ban-month = 30 days
web-admin-ban-ever = For ever
web-admin-ban-why = Why, for yourself: nobody else reads it
web-admin-banned = { $who } may not play here any more.
web-admin-bans = Bans
# $made and $until: dates.
web-admin-ban-since = Since { $made }, for ever
web-admin-ban-until = Since { $made }, until { $until }
web-admin-lift = Lift
web-admin-lift-whom = Let { $who } play here again
web-admin-lifted = { $who } may play here again.

## What was reported. $name: who said it.

web-admin-reports = Reports
web-admin-reports-none = Nobody has reported anything.
# $line: a number. $ago: when it was reported.
web-admin-report = Line { $line }, reported { $ago }
web-admin-report-table = The table
web-admin-unsay = Take away
web-admin-unsay-whose = Take away what { $name } said
web-admin-unsaid = The line was taken away.
web-admin-settle = Settle
web-admin-settle-whose = Settle the report about { $name }
web-admin-settled = The report is settled.
