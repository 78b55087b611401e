### What `monumental backup`, `restore` and `admin` say to whoever hosts a server.

## Backups. $tables and $moves are numbers, $file and $database where something lies.

host-backup = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} are in { $file }.
host-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} are in { $database }.
host-checked = Every record was played again and comes to where it was.
# $count: how many games.
host-older = { $count ->
    [one] { $count } game was begun by older rules and goes on from where it is.
   *[other] { $count } games were begun by older rules and go on from where they are.
}
# $problem: what is wrong, in English.
host-wrong = Table { $table } is not as it should be: { $problem }

## How much there is, and who plays

host-tables = Tables: { $open } open, { $playing } in progress, { $over } over
host-moves = Moves: { $moves }
host-people = People: { $people }, in the last seven days { $lately }
# One line of a list. $changed: a date and a time; $who: the names of those who sit there.
host-table = { $table } · { $rules } · { $status ->
    [open] open
    [over] over
   *[playing] in progress
} · { $moves } · { $changed } · { $who }
# $who: the beginning of somebody's hash; $last: a date and a time.
host-person = { $who } · { $tables } · { $last } · { $names }
host-nothing = There is nothing to list.

## What is done by hand

host-no-table = There is no table "{ $table }".
# $who: what was typed.
host-no-person = Nobody here, or more than one, is known as "{ $who }": the list of people says who there is.
host-no-address = "{ $who }" is neither somebody in the list of people nor an address such as 192.0.2.7.
host-sure = This can't be taken back. Go on?
host-not-done = Nothing was changed.
host-deleted = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
host-forgotten = Forgotten, at { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
host-brought-in = { $count ->
    [one] { $count } table was brought in.
   *[other] { $count } tables were brought in.
}
# $when: a date and a time.
host-banned = { $who } may not play here any more.
host-banned-until = { $who } may not play here until { $when }.
host-lifted = { $who } may play here again.
host-no-ban = Nobody has kept { $who } from playing here.
# $why: what the host has written.
host-ban = { $who } · since { $made } · { $why }
host-ban-until = { $who } · since { $made } until { $until } · { $why }

## What people have reported. $report, $table and $line name it; $who: the beginning of a hash; $words: what was said.

host-report = { $report } · { $table } { $line } · { $made } · { $who } { $name }: { $words }
host-no-report = There is no report "{ $report }": monumental admin reports lists them.
host-settled = Report { $report } is settled.
host-no-line = There is no line { $line } at a table "{ $table }".
host-unsaid = Line { $line } was taken away.
