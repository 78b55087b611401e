### Who I am: words that no other page needs.

web-me-title = You
web-me-lead = Nothing of this is needed to play. It keeps your seats when a browser forgets them, and lets you play on from any device.
web-me-name = Name
web-me-name-about = What you are called at new tables.
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
