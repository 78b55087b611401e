### The review of a game that is over: words that no other page needs.

web-review-lead = Jak pravděpodobná byla výhra každého místa při každém rozhodnutí, co se zvolilo a co udělalo štěstí, podle toho, co kdo mohl vědět.

## While it is made

web-review-beginning = Hra se přehrává znovu …
# $done and $all: decisions.
web-review-progress = Prohlédnutá rozhodnutí: { $done } z { $all }
web-review-reasons = Hledají se důvody pro důležité chvíle …
web-review-goes-on = Hra ještě neskončila: rozebere se, až skončí.
web-review-again = Pokračovat

## The course

web-review-course = Šance na výhru
web-review-course-about = Šance každého místa na výhru, rozhodnutí po rozhodnutí. Posuvník a tabulka níže říkají totéž.
web-review-by-choice = volbou
web-review-by-luck = štěstím
web-review-decision = Rozhodnutí
# $number: of the decision.
web-review-at = { $number }: { $round }. kolo, { $seat }
# $choice and $luck: +12 or −3, in points of a hundred.
web-review-change = { $seat }: { $before } % → { $then } % (volbou { $choice }, štěstím { $luck })
web-review-board = Ukázat stůl
web-review-table-about = Při prvním rozhodnutí každého kola, v procentech; pak co změnily volby a štěstí toho kola.

## Seats

web-review-seats = Jak dobře kdo volil
web-review-seats-about = Ze 100: rozhodnutí, které připraví o 10 % šancí, stojí asi dvě třetiny. Štěstí: o kolik bodů ze sta změnilo šance.
web-review-seat = Místo
web-review-accuracy = Celkem
web-review-opening = Zahájení
web-review-middle = Střední část
web-review-end = Závěr
web-review-luck = Štěstí

## Moments

web-review-moments = Důležité chvíle
web-review-moment = { $round }. kolo, { $seat }
web-review-missed = stálo { $share } %
web-review-found = o { $share } % lepší než cokoli jiného
web-review-position = Herní plán v kole { $round }, než se rozhodl hráč: { $seat }.
web-review-played = Zahráno
web-review-better = Lepší
web-review-try = Zkusit odtud
web-review-try-about = Nový stůl, který začíná tady: rozhodujete za { $seat }, za ostatní hraje počítač.
web-review-nothing = Nic, na čem by příliš záleželo.
web-review-later = Budou známé, až se prohlédnou všechna rozhodnutí.
web-review-noise = Trenér o každém rozhodnutí přemýšlí jen chvilku: rozdíly několika procent jsou šum.
web-review-link = Odkaz na tento rozbor

## A record that somebody brings

web-records-lead = Přineste soubor s partií a prohlédněte si ji, jako by se hrála tady: tah po tahu, s rozborem trenéra, pokud skončila, a s možností „Zkusit odtud“.
web-records-drop = Přetáhněte sem záznam, nebo vyberte soubor
web-records-which = Záznam je to, co stahuje „Záznam“ v přehrávání, tady i u jiného stolu, a co zapisuje terminál s --save. Vlastní balíčky jsou v něm.
web-records-busy = Partie se přehrává…
web-records-private = Vidí ji jen ten, kdo má odkaz. Nepočítá se do žádného hodnocení, není v žádné historii a po několika dnech zmizí; váš soubor vám zůstává.
web-records-one = Přineste prosím jeden soubor: záznam je vždy jen jeden.
web-records-large = Soubor je na záznam partie příliš velký.
