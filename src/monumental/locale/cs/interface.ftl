### What a terminal shows around the game itself. What the table says about the game is in table.ftl.
###
### Keys begin with the area they belong to: language-, start-, level-, view-, prompt-, help-, mistake-, end-.
### $seat is a people (Aztékové) or "Hráč 1", never inflected: no verb may agree with it. So is $card.

## Languages, by their own names: the same in every file

language-en = English
language-es = Español
language-cs = Čeština
language-ja = 日本語

## Starting a game

start-seats = hrají: { $first } a { $second }
# More than two players. $seats: a list of them.
start-table = hrají: { $seats }
start-map = Mapa: { $map }
start-human = člověk
# $bot: the level of a bot, or its name as it is typed.
start-bot = počítač ({ $bot })
# Levels of the computer: beside “computer”, in brackets.
level-beginner = začátečník
level-normal = běžný
level-strong = silný
level-expert = expert
# What an opponent with a character cares for. $level: one of the levels.
level-with-style = { $style }, { $level }
style-builder = stavitel
style-warrior = dobyvatel
style-trader = obchodník
style-scholar = učenec
start-seed = Semínko náhody: { $seed }
# Without a typed seed. The SHA-256 of the seed follows on a line of its own.
start-sealed = Veškerá náhoda této hry je už určena a zůstává tajná. Její otisk ke kontrole na konci hry:
start-resumed = Hra pokračuje tam, kde byla přerušena.
start-help = Zadejte ? a zobrazí se nápověda.

## The table as it lies: titles of its parts

view-round = { $number }. kolo
view-final-round = { $number }. kolo, poslední
view-before-round-1 = Před prvním kolem
# The game ends soon: said beside the number of the round.
view-ending = konec se blíží: po tomto kole už jen jedno
view-display = Přehled rozvoje
view-piles = Základní budovy
view-free-cities = Svobodná města
# Amounts follow after a colon, in the accusative.
view-supply = Osobní zásoba obsahuje
view-policies = Kulturní politiky
view-culture-deck = Nerozvinuté kulturní politiky
view-provinces = Provincie od vrchní ke spodní
view-wonder = Rozestavěný div světa
view-warlord = Vojevůdce
view-scout = Zvěd
view-log = Průběh hry

## The table as it lies: what is in its parts

view-empty = prázdné
view-none = nic
view-first-player = začínající hráč
view-passed = tah vynechán
view-used = použito
view-activated = aktivováno
view-city-deck = { $count ->
    [one] Balíček města: 1 karta
    [few] Balíček města: { $count } karty
   *[other] Balíček města: { $count } karet
}
view-discard-pile = { $count ->
    [one] Odhazovací hromádka: 1 karta
    [few] Odhazovací hromádka: { $count } karty
   *[other] Odhazovací hromádka: { $count } karet
}
view-archive = { $count ->
    [one] Archivováno: 1 karta
    [few] Archivováno: { $count } karty
   *[other] Archivováno: { $count } karet
}
view-development-deck = { $count ->
    [one] Balíček rozvoje: 1 karta
    [few] Balíček rozvoje: { $count } karty
   *[other] Balíček rozvoje: { $count } karet
}
view-pile = { $card } × { $count }
view-advantage-nobody = Převahu nemá nikdo.
# $amount: the tokens on the Advantage card, such as "2 Military".
view-advantage-holder = Převaha: { $seat } ({ $amount })
view-advantage-bare = Převaha: { $seat } (bez žetonů)
# $gold: such as "2 Gold".
view-free-city-side = { $seat } na své straně: { $gold }

## The prompt

prompt-number = Vaše volba (1–{ $count }):
prompt-forced = Jediná možnost: { $option }

## Help and what else can be typed at the prompt

help-title = Co můžete zadat
help-number = číslo: vybere možnost s tímto číslem v seznamu; čísla přehledu rozvoje platí jen ve slovech, např.: acquire 2
help-words = akce slovy, například: use b2

## Mistakes: nothing has changed

mistake-number = Možnost { $number } neexistuje: vyberte číslo od 1 do { $count }.
mistake-words = Zadání „{ $words }“ není srozumitelné. Zadejte ? a zobrazí se nápověda.
# $count: how many tiles the map has.
mistake-tile = Dílek „{ $words }“ neexistuje: dílky mají čísla 1 až { $count }.
# $known: a list of names with "or".
mistake-bot = Bot „{ $name }“ neexistuje, zadejte { $known }.
mistake-back = Žádné takové místo počítač od vás nepřevzal.
mistake-save = Doplňte název souboru, například: save evening.jsonl
# $reason is a whole sentence, $clause the id of the rule.
mistake-not-possible = { $reason } ({ $clause })

## The end

end-winner = Vítězství: { $seat }.
end-shared = Společné vítězství: { $seats }.
end-tie-break = Při shodě bodů rozhodlo, { $tie-break }.
end-total = Celkem
end-goodbye = Na shledanou.
# $file: a file name; $command: what to type in the terminal.
end-saved = Hra je uložena v souboru { $file }. Pokračovat v ní můžete příkazem: { $command }
# The seed of the luck follows on a line of its own. $command: what to type in the terminal.
end-seed = Veškerá náhoda vycházela z níže uvedeného semínka: jeho SHA-256 je otisk ze začátku hry.
end-seed-saved = Veškerá náhoda vycházela z níže uvedeného semínka: příkaz { $command } ji kartu po kartě ověří podle otisku.
