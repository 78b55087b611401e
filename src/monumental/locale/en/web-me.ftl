### Who I am: words that no other page needs.

web-me-title = You
web-me-lead = Nothing of this is needed to play. It keeps your seats when a browser forgets them, and lets you play on from any device.
web-me-name = Name
web-me-name-about = What you are called at new tables. It is on the ladder, too, once you have played other people.
web-me-save = Save
web-me-saved = Saved.

## Devices

web-me-devices = Your devices
web-me-devices-none = So far there is only this browser: if it loses its cookies, your seats are lost.
web-me-this = this device
web-me-seen = last used { $ago }
web-me-unnamed = Device
web-me-revoke = Revoke
web-me-revoke-who = Revoke: { $device }
web-me-revoke-sure = { $device } loses all your seats at once. It can be added again.
web-me-revoke-this = This browser loses all your seats at once. Without another device or a recovery phrase, nobody gets them back.
web-me-add = Add a device
web-me-add-about = Open this link on the other device, or point its camera at the code. It works once, for a quarter of an hour: whoever opens it plays as you.
web-me-qr = QR code of the link
web-me-link = Link for the other device

## A phrase to come back with

web-me-phrase = Recovery phrase
web-me-phrase-about = Twelve words on paper bring you back when all devices are lost. Whoever has them plays as you.
web-me-phrase-made = Your phrase was made { $ago }. A new one replaces it.
web-me-phrase-make = Make a phrase
web-me-phrase-again = Make a new phrase
web-me-phrase-now = Write these words down now: they are shown only once.
web-me-print = Print

web-me-recover = I have a phrase
web-me-recover-about = Come back as who you were: the games of this browser come along.
web-me-recover-words = The twelve words
web-me-recover-do = Come back
web-me-welcome = Welcome back, { $name }.
web-me-welcome-unnamed = Welcome back.

## Passkeys

web-me-passkeys = Passkeys
web-me-passkeys-about = Your phone, computer or security key keeps it, and brings you back on any device that has it.
web-me-passkeys-where = Passkeys work where the address of this page begins with https:// and a name, or is localhost.
web-me-passkey-make = Add a passkey
web-me-passkey-use = Come back with a passkey
web-me-passkey-not = No passkey was used: nothing has changed.
web-me-passkey-made = added { $ago }
web-me-passkey-used = brought you back { $ago }
web-me-passkey-remove = Remove
web-me-passkey-remove-which = Remove the passkey of { $device }
web-me-passkey-remove-sure = The passkey of { $device } will bring nobody back any more.

## A link from another device

web-me-join-title = Play as yourself on this device
web-me-join-about = Whoever made this link will have this device as one of theirs. The games of this browser come along.
web-me-join-do = Add this device
web-me-join-nothing = This address lacks the code of a link: open the whole link.

## My data

web-me-data = Your data
web-me-export = Download all that is kept about you
web-me-delete = Delete me
web-me-delete-about = Your name, devices, packs and games against computers go. In games with other people a computer plays on without your name.
web-me-delete-sure = All devices lose all your seats, for good. There is no way back.

## When it is my turn

web-me-alerts = When it is your turn
web-me-alerts-about = You are told once, and reminded once if you do not come.
web-me-alerts-none = This server tells nobody: whoever runs it has switched that off.
web-me-alerts-browser = Tell this browser
web-me-alerts-denied = This browser does not allow it: allow notifications in its settings.
web-me-alerts-where = Mail address, webhook or service
# $kinds: ways that this server knows, such as mail, web, discord.
web-me-alerts-where-about = ann@example.org, https://example.org/hook, ntfys://ntfy.sh/my-topic, the webhook of a channel … This server knows: { $kinds }.
web-me-alerts-add = Add
web-me-alerts-added = Added: a first message has been sent there.
web-me-alerts-code = The six digits in the mail
web-me-alerts-confirm = Confirm
web-me-alerts-confirmed = Confirmed: from now on you are told there.
web-me-alerts-try = Try
# $place: a mail address, or the name of a service.
web-me-alerts-try-who = Try: { $place }
web-me-alerts-tried = A message has been sent there.
web-me-alerts-remove = Remove
web-me-alerts-remove-who = Remove: { $place }
web-me-alerts-push = Browser ({ $place })
web-me-alerts-this = this browser
# $ago: “5 minutes ago”.
web-me-alerts-sent = last told { $ago }
web-me-alerts-failed = { $ago }: { $problem }
web-me-alerts-always = Even while I look at a table
web-me-alerts-remind = Remind me
web-me-alerts-remind-about = After a day, or before the time runs out.

## Vacation

web-me-vacation = Vacation
web-me-vacation-about = While you are away, no time runs for you at tables with a clock of a day or more, nobody can vote that the computer plays for you, and you are told of no turns. The others see until when. Clocks of live games go on. Every day that you begin counts.
# $left: days that I can take now. $days: of a year.
web-me-vacation-left = { $left ->
    [one] { $left } day left, of { $days } a year.
   *[other] { $left } days left, of { $days } a year.
}
web-me-vacation-days = Days
web-me-vacation-go = Go on vacation
# $date: a date and a time.
web-me-vacation-until = You are on vacation until { $date }.
web-me-vacation-end = I am back

## My finished games, at /me/games

web-me-games = My games
web-me-games-lead = Games that are over, and what they come to. Games against yourself are left out.
web-me-games-none = No game fits.
web-me-games-rules = Rules
web-me-games-result = Result
web-me-games-opponent = Against
web-me-games-all = All
web-me-games-won = Won
web-me-games-lost = Lost
# $count: how many games fit.
web-me-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-me-games-earlier = Earlier games
web-me-games-later = Later games
web-me-games-records = Record
web-me-games-head = Head to head
web-me-games-civilizations = Civilizations
web-me-games-played = Games
web-me-games-who = Who

## Who is strongest, at /ladder

web-me-ladder = Ladder
web-me-ladder-lead = People who play each other, by rule system. Whoever is on it has given themselves a name. Whoever lets the computer play for them comes last.
web-me-ladder-points = Points
web-me-ladder-provisional = provisional
web-me-ladder-none = Nobody is on the ladder yet.
web-me-ladder-off = The host of this server wants no ratings.

## Whom I do not hear

web-me-blocked = Muted and blocked
web-me-blocked-about = You read nothing that they say, and they are not told.
web-me-blocked-anywhere = everywhere; can't sit down at tables that you make
web-me-blocked-table = at one table
web-me-blocked-lift = Lift
web-me-blocked-lift-who = Hear { $name } again
