### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a people in its base form (Aztékové) or "Hráč 1": no verb may agree with it. $card is a card's name,
### never inflected. $price and $amount are amounts such as "2 Gold". Commands are typed as they stand, in English.

## The table as it lies

terminal-you = { $seat } (vy)
# A seat that nobody plays.
terminal-automa = { $seat } (automa)
terminal-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
# $cards: a list of names, the topmost first.
terminal-on-top = navrchu: { $cards }
# Behind a player's name: whose turn it is now, and who holds the Era I card and so is first in every step.
terminal-on-turn = na tahu
terminal-era-card = drží kartu rozdělení období I
# Said before the game; a list of names such as "Heroes and Monsters" follows.
terminal-modules = Moduly
# Who sits at a seat, said before the game. $count: how many Advanced cards it has.
terminal-start-automa = { $count ->
    [0] automa
    [one] automa s 1 pokročilou kartou
    [6] automa se 6 pokročilými kartami
    [7] automa se 7 pokročilými kartami
    [few] automa se { $count } pokročilými kartami
   *[other] automa s { $count } pokročilými kartami
}
terminal-provinces = Provincie
terminal-province = { $card } ({ $type })
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card } (+{ $count })
# What the next Policy costs stands after it.
terminal-next-policy = Příští kulturní politika stojí
terminal-leaders = Vojevůdce, zvěd
terminal-markers = Zbývající značky
terminal-wonder = { $card }, dokončení za { $price }
terminal-topmost = vrchní
terminal-under = karta vědomostí pod jinou kartou
# Cards drawn this turn: they lie beside the City.
terminal-drawn = Tažené karty
# Tokens taken from the map, as a title; then counted.
terminal-reserve = Žetony a opevnění
terminal-production-tokens = { $count ->
    [one] 1 žeton výroby z mapy
    [few] { $count } žetony výroby z mapy
   *[other] { $count } žetonů výroby z mapy
}
terminal-market-tokens = { $count ->
    [one] 1 žeton tržiště
    [few] { $count } žetony tržišť
   *[other] { $count } žetonů tržišť
}
terminal-exploration-tokens = { $count ->
    [one] 1 žeton průzkumu
    [few] { $count } žetony průzkumu
   *[other] { $count } žetonů průzkumu
}
terminal-outposts-left = { $count ->
    [one] 1 nepostavené opevnění
    [few] { $count } nepostavená opevnění
   *[other] { $count } nepostavených opevnění
}
# Where a player's Explorers are.
terminal-explorers = Zvědi
terminal-explorer-at = { $number } na dílku { $tile }

## What lies before an Automa, the solo opponent: it has no City

# How many of its Policies are developed.
terminal-automa-policies = { $count } z { $all }
terminal-buildings = Budovy
# Its pieces on the map, as a title; then one by one. $troops: such as "8 Troops".
terminal-pieces = Figurky
terminal-troops-at-home = { $troops } v hlavním městě
terminal-warlord-at = vojevůdce na dílku { $tile }
terminal-explorer-piece = zvěd { $number } na dílku { $tile }
# Tokens it has kept, as a title.
terminal-tokens = Žetony
# The cards that say what it does.
terminal-solo-deck = Balíček pro sólovou hru
terminal-solo-left = { $count ->
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
# As titles: the Solo cards that lie open; the latest of them, with its lines.
terminal-solo-revealed = Odhalené karty
terminal-solo-latest = Naposledy odhalená karta

## Heroes and Monsters on the table. $card is the name of one.

# The Heroes for hire, in their row above the display.
terminal-hero-row = Hrdinové k najmutí
terminal-hero = Hrdina
# A Hero who was returned this round and lies beside the deck.
terminal-hero-aside = { $card } (vrácený hrdina, po tomto kole znovu k najmutí)
terminal-hero-price = { $card } za { $price }
# The Monsters below the display. $tile: the number of a tile.
terminal-attackers = Na konci kola zaútočí
terminal-attacker = { $card } na dílku { $tile }
# The Monsters a player has defeated.
terminal-trophies = Poražené nestvůry

## The map of classic. A tile is named by its number.

terminal-map = Mapa
# What the signs of the map mean; before each stands its sign.
terminal-sign-barbarian = žeton barbara a jeho hodnota
terminal-sign-free-town = svobodné město a jeho požadavek
terminal-sign-market = tržiště a počet jeho žetonů
terminal-sign-monster = nestvůra a její síla
terminal-sign-troops = vojáci hráče A
terminal-sign-explorer = zvěd 1 hráče A
terminal-sign-explorer-marked = zvěd 1 hráče A, svou akci už provedl
terminal-sign-value = číslo za terénem je hodnota provincie
terminal-wonder-token = div světa
terminal-outpost = opevnění
# $parts: what is there to be said of the tile, such as "forest, value 1; Production token".
terminal-tile = Dílek { $number }: { $parts }
# $terrain: a terrain, such as "forest"; $land: the same with its value.
terminal-land = { $terrain }, hodnota { $value }
terminal-coastal = { $land }, na pobřeží
terminal-capital-of = hlavní město ({ $seat })
terminal-troops = { $count ->
    [one] 1 voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
}
terminal-warlord = vojevůdce
terminal-no-units = žádné jednotky
# $amounts: such as "2 Science".
terminal-free-town = svobodné město (požaduje { $amounts })
terminal-wonder-here = div světa { $card }
# $city: the city of the Market, such as Carthage; $count: how many tokens lie there.
terminal-market = { $count ->
    [0] tržiště { $city }, prázdné
    [one] tržiště { $city }, 1 žeton
    [few] tržiště { $city }, { $count } žetony
   *[other] tržiště { $city }, { $count } žetonů
}
terminal-explorer-here = zvěd { $number } ({ $seat })
# $explorer: the line above. It can't act again this round or turn.
terminal-explorer-marked = { $explorer } (akci už provedl)
# $strength: how much Military it takes to defeat it.
terminal-monster-here = nestvůra { $card }, síla { $strength }
# $tiles: numbers of tiles.
terminal-touches = Sousední dílky: { $tiles }.
terminal-units = { $count ->
    [one] 1 jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
# $price: such as "3 Units, 1 Science and 3 Military"; $units: how many Units could join, such as "5 Units".
terminal-conquest = K dobytí potřebujete { $price }. K dispozici máte { $units }.
terminal-conquest-far = K dobytí byste potřebovali { $price }. Dílek ale nesousedí s vaším územím.
# Titles of parts of the map.
terminal-your-land = Vaše území
terminal-next-to-you = V sousedství vašeho území
terminal-rest = Dál od vašeho území

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }:
terminal-list = { $title }: { $items }
# With two players the display has two rows.
terminal-display-row = Přehled rozvoje, řada { $row }
# $cells: the three cells of a row, with their places.
terminal-row = Řádek { $row }: { $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = pod kartou leží { $place } { $card }
terminal-cell-empty = { $place } prázdné
# What a card gives when it is activated.
terminal-gives = { $card } (dává { $amounts })
# $state: activated or used.
terminal-state = { $card }, { $state }
terminal-policies-from-top = Kulturní politiky od vrchní ke spodní
terminal-for-sale = { $card }, { $kind }, { $price }, { $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = { $first } za zahájení stavby a { $second } za dokončení
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card } za { $price }: žádná nezbývá
    [one] { $card } za { $price }: zbývá 1
    [few] { $card } za { $price }: zbývají { $count }
   *[other] { $card } za { $price }: zbývá { $count }
}

## What happened, told together. $cards is a list of names.

terminal-since = Od vašeho posledního tahu
# $seats: a list of players.
terminal-passed = Bez dalších tahů v tomto kole: { $seats }.

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = Převzít převahu za { $least } až { $most }
# Moving an Explorer one step; where to, is said after it. $origin: the number of a tile.
terminal-steps = Pohnout zvědem { $number } z dílku { $origin } za { $price }
terminal-steps-free = Pohnout zdarma zvědem { $number } z dílku { $origin }
# The same for an Explorer of an Automa, where the player on its right decides. $seat: the Automa.
terminal-steps-automa = Zvěd { $number } ({ $seat }) jde dál z dílku { $origin }
# Moving a Troop inside one's own land; from which tile, is said after it.
terminal-moves = Přesunout vojáka za { $price }
terminal-moves-free = Přesunout zdarma vojáka
terminal-move-to = Přesunout
# $option: one of those above; $tiles: numbers of tiles with "or".
terminal-targets = { $option }: na dílek { $tiles }
terminal-origins = { $option }: z dílku { $tiles }
# Titles of groups of options.
terminal-group-use = Použití
terminal-group-acquire = Získání
terminal-group-develop = Rozvoj
terminal-group-conquer = Dobývání a přesun vojska
terminal-group-explore = Použití zvědů
# What may be done besides the one action of a turn.
terminal-group-free = Volné akce
# Several people share the screen, and only $seat may see what comes.
terminal-alone = Teď se smí dívat jen jeden hráč: { $seat }. Enter pokračuje:
# The numbers of several options in one line.
terminal-numbers = { $first } až { $last }
terminal-end-turn = Enter pokračuje, undo vezme akci zpět:
# At the end of a turn in which something can still be done: $count is the number of the last option.
terminal-number-or-end = Vaše volba (1–{ $count }), Enter ukončí tah:
# $option: an option without a full stop.
terminal-undone = Vzato zpět: { $option }. Zadejte redo a provede se to znovu.
# The same where luck or others had a part in what followed; with other people at the table, it is asked first.
terminal-taken-back = Vzato zpět i s tím, co následovalo: { $option }. Zadejte redo a provede se to znovu.
terminal-ask-back = { $seat } – vzít zpět i s tím, co následovalo: { $option }. Souhlasí všichni ostatní? yes nebo no:
terminal-not-taken-back = Nic se zpět nebere.
# A bot plays on for a person. $bot: its name; $seat: whose seat it is.
terminal-handed-over = { $seat }: teď za vás hraje počítač ({ $bot }). Zadejte back a budete zase hrát vy.
terminal-sat-down = { $seat }: zase hrajete vy.
# Before the bot's turn.
terminal-bot-next = { $seat }: Enter nechá hrát počítač ({ $bot }), back vrátí hru vám:
# While the bot takes its time. A line that moves and disappears.
terminal-thinking = { $seat }: počítač ({ $bot }) přemýšlí…
# From now on every move is written into a file.
terminal-saving = Každý krok hry se teď ukládá do souboru { $file }.
terminal-not-saved = Hru už nelze dál ukládat: { $problem }
terminal-hints-on = Pod možnostmi se zobrazují texty karet.
terminal-hints-off = Texty karet se už pod možnostmi nezobrazují.
terminal-guide-on = Průvodce navrhuje možnosti a vysvětluje, co je nového.
terminal-guide-off = Průvodce je pryč. Zpět ho přivoláte slovem guide.
terminal-quick-on = Počítač teď odpovídá okamžitě a tahy, v nichž zbytek může počkat, skončí samy.
terminal-quick-off = Počítač teď čeká, dokud neukončíte svůj tah.
# $names and $actions are lists with "or"; $actions may be players, too.
terminal-which-card = Která z nich: { $names }?
terminal-which-action = Co máte na mysli: { $actions }?
# $option: an option without a full stop.
terminal-can-be-done = To teď udělat lze: { $option }.
terminal-clause = { $clause }: { $text }

## Help. The first word is typed as it stands.

terminal-help-card = card NÁZEV: co dělá karta nebo civilizace; také card b2 pro místo ve vašem městě, card 3 pro přehled rozvoje, samotné card pro všechny viditelné karty
terminal-help-why = why AKCE: proč něco nejde a které pravidlo za tím je; why SLOVESO, například why develop, pro vše toho druhu; why that: co mluvilo pro to, co naposledy udělal bot
terminal-help-hint = hint: co by udělal trenér, se šancemi a důvody
# $clause: the id of a rule.
terminal-help-rule = rule SLOVA: pravidla podle čísla, například { $clause } nebo jeho začátku, podle pojmu, například body, nebo podle slov v nich; samotné rule: pravidlo k tomu, o čem se právě rozhoduje
terminal-help-undo = undo: vezme zpět vaši poslední akci; pokud mezitím zasáhla náhoda, byla odhalena tajná informace nebo hrál někdo jiný, bere se zpět i všechno, co následovalo, v záznamu to zůstane a ostatní lidé musí souhlasit
terminal-help-redo = redo: znovu provede, co bylo vzato zpět
terminal-help-bot = bot: dál za vás bude hrát počítač; také bot beginner (začátečník), bot normal (běžný), bot strong (silný), bot expert (expert) nebo bot JMÉNO pro jiného bota
terminal-help-back = back: zase budete hrát vy; také back JMÉNO, pokud počítač převzal víc míst
terminal-help-save = save SOUBOR: uloží hru a dál ji ukládá krok za krokem
terminal-help-show = show: znovu zobrazí stůl; také show city (město), show opponent (soupeř), show display (přehled rozvoje), show discard, show archive, show policies (odhozené karty, archivované karty a nerozvinuté kulturní politiky; show discard JMÉNO u jiného hráče), show JMÉNO (město daného hráče nebo herní oblast dané automy)
terminal-help-map = map: znovu zobrazí mapu
terminal-help-tile = tile 17: co je na dílku, s čím sousedí a co stojí jeho dobytí
terminal-help-score = score: průběžný stav bodů
terminal-help-log = log: co se stalo v tomto a v minulém kole; log all: v celé hře
terminal-help-hints = hints: zapne nebo vypne texty karet pod možnostmi
terminal-help-guide = guide: zapne nebo vypne průvodce, který navrhuje možnosti s důvody a vysvětluje, co je nového; také guide on, guide off
terminal-help-quick = quick: počítač bude odpovídat okamžitě a tahy, v nichž zbytek může počkat, skončí samy, nebo se zase čeká na Enter
terminal-help-help = help: tento seznam
terminal-help-quit = quit: ukončí hru
terminal-help-actions = Akce slovy
terminal-help-signs = Značky

## The score sheet. $part is a line of the sheet, such as Provinces.

terminal-score-now = Průběžný stav bodů
# At the end. $points: after each of these rounds.
terminal-points-by-round = Body po kolech, { $first }. až { $last }.:
terminal-points-of = { $seat }: { $points }
terminal-final-score = Konečný stav bodů
terminal-score-of = { $total ->
    [one] { $seat }: 1 bod.
    [few] { $seat }: { $total } body.
   *[other] { $seat }: { $total } bodů.
}
# $standings: how many each player has, such as "3 : 2"; $seats: whoever has the most, each gets the points.
terminal-dominance = { $points ->
    [one] Dominance – { $part } ({ $standings }): { $seats }, +1 bod.
    [few] Dominance – { $part } ({ $standings }): { $seats }, +{ $points } body.
   *[other] Dominance – { $part } ({ $standings }): { $seats }, +{ $points } bodů.
}
terminal-dominance-nobody = Dominance – { $part } ({ $standings }): žádné body.

## Mistakes on the command line

terminal-no-text = { $file } není textový soubor
terminal-no-file = { $file } je roura nebo zařízení, ne soubor
terminal-bad-switch = --rule { $words }: zadejte přepínač pravidel a jeho hodnotu, například final_decay=off
terminal-too-many = { $option } lze zadat nejvýše { $count }×, pro každého hráče jednou
terminal-no-such-seat = { $count ->
    [one] --first { $number }: u stolu je jen 1 místo
    [few] --first { $number }: u stolu jsou jen { $count } místa
   *[other] --first { $number }: u stolu je jen { $count } míst
}
# $option: what was typed, such as --heroes; $rules: the rules that were named, such as duel; $known: a list of
# the rules it is for, such as "classic and continuous".
terminal-no-module = { $option } nepatří k pravidlům { $rules }, jen k { $known }
terminal-no-map = Pravidla { $rules } se hrají bez mapy, takže { $option } nemá smysl

terminal-save-exists = { $file } už existuje a nic se nepřepisuje: zvolte jiný název
terminal-save-busy = Hra ze souboru { $file } se právě hraje v jiném terminálu
# $option: an option that was typed, such as --seats.
terminal-resume-alone = --resume pokračuje ve hře tak, jak začala, takže { $option } nelze změnit
terminal-record-empty = { $file } je prázdný soubor, ne záznam hry
terminal-record-large = { $file } je na záznam hry příliš velký soubor
# $number: what was typed; $count: how many seats there are.
terminal-replay-seat = { $count ->
    [one] --seat { $number }: u stolu je jen 1 místo
    [few] --seat { $number }: u stolu jsou jen { $count } místa
   *[other] --seat { $number }: u stolu je jen { $count } míst
}
terminal-replay-short = Krok { $number } v tomto záznamu není.

## A recorded game, step by step

# Whose eyes see it: those of a seat, or of somebody at no seat. "vidí" serves a people and "Hráč 1".
terminal-replay-seen-by = Jak hru vidí { $seat }
terminal-replay-spectator = Jak hru vidí divák
terminal-replay-help = Enter: další krok. Zadejte ? a zobrazí se nápověda.
# Before the first move, and after so many.
terminal-replay-start = Začátek hry
terminal-replay-move = Krok { $number }
# $option: an option in words, without a full stop.
terminal-replay-did = { $seat }: { $option }
terminal-replay-forced = { $seat }, jediná možnost: { $option }
terminal-replay-undo = { $seat } – vzato zpět: { $option }
terminal-replay-takeback = { $seat } – vzato zpět i s tím, co následovalo: { $option }
terminal-replay-ask = { $seat } – žádost vzít něco zpět.
terminal-replay-ask-away = { $seat } – žádost, aby za nepřítomného hráče hrál počítač.
terminal-replay-ask-abandon = { $seat } – žádost, aby hra skončila zde, bez vítěze.
terminal-replay-agree = { $seat } – souhlas.
terminal-replay-decline = { $seat } – nesouhlas.
terminal-replay-abandoned = { $seat } – hra ukončena dohodou všech.
terminal-replay-redo = { $seat } – znovu provedeno, co bylo vzato zpět.
terminal-replay-bot = { $seat }: odtud hraje počítač ({ $bot }).
terminal-replay-late = { $seat }: čas vypršel a odtud hraje počítač ({ $bot }).
terminal-replay-absent = { $seat }: dlouhá nepřítomnost, odtud hraje počítač ({ $bot }).
terminal-replay-resigned = { $seat } vzdává hru a odtud hraje počítač ({ $bot }).
terminal-replay-late-lost = { $seat }: čas vypršel, což platí jako vzdání, a odtud hraje počítač ({ $bot }).
terminal-replay-absent-lost = { $seat }: příliš dlouhá nepřítomnost, což platí jako vzdání, a odtud hraje počítač ({ $bot }).
terminal-replay-taken = { $seat }: toto místo převzal někdo jiný a hraje dál.
terminal-replay-person = { $seat }: odtud hraje člověk.
terminal-replay-prompt = Enter pro další krok nebo příkaz:
terminal-replay-prompt-end = back, jiný příkaz nebo quit:
terminal-replay-over = Toto je konec hry.
terminal-replay-stopped = Záznam tady končí, hra ještě není dohraná.
terminal-replay-first = Toto je začátek hry.
# What can be typed. The first word is typed as it stands.
terminal-replay-help-enter = Enter: další krok
terminal-replay-help-back = back: o krok zpět; také back 5
terminal-replay-help-go = go 20: přejde ke stavu po kroku 20
terminal-replay-help-turn = turn: přejde k dalšímu tahu; také turn round k dalšímu kolu
terminal-replay-help-end = end: přejde na konec
terminal-replay-help-quit = quit: zavře záznam

## Records held against their seeds

# $rules, $version: such as duel 3; $result: what was found, one of the lines below it.
terminal-verify = { $count ->
    [one] { $file }: { $rules } { $version }, 1 krok, { $result }
    [few] { $file }: { $rules } { $version }, { $count } kroky, { $result }
   *[other] { $file }: { $rules } { $version }, { $count } kroků, { $result }
}
terminal-verify-wrong = { $file }: chyba: { $problem }
# $scores: such as "31 : 27"; $luck: one of the phrases below.
terminal-verify-over = { $scores }, { $luck }
terminal-verify-going-on = nedohraná hra, { $luck }
terminal-verify-abandoned = ukončena dohodou, { $luck }
terminal-verify-honest = náhoda je poctivá
terminal-verify-typed = náhoda odpovídá zadanému semínku { $seed }
terminal-verify-unknown = náhodu nelze bez semínka ověřit
# $change: what is no longer as it was when the game was played.
terminal-verify-note = poznámka: { $change }
terminal-verify-position = hra začala uprostřed jiné hry a co bylo předtím, není ověřeno
# $fingerprint: 64 signs. Whoever wrote it down at the start can compare, or name it with --fingerprint.
terminal-verify-compare = porovnejte s otiskem ze začátku hry: { $fingerprint }
terminal-verify-same = otisk souhlasí se zadaným
terminal-verify-other = otisk nesouhlasí se zadaným
terminal-verify-no-fingerprint = --fingerprint: otisk má 64 znaků, a to jen 0–9 a a–f

## The other commands

terminal-civilizations = Civilizace
# $language: a language by its own name; $keys: names of messages, such as card-forum.
terminal-pack-unnamed = { $language }: chybí název pro { $keys }
terminal-pack-sound = { $count ->
    [one] Sada { $pack } je v pořádku: 1 karta.
    [few] Sada { $pack } je v pořádku: { $count } karty.
   *[other] Sada { $pack } je v pořádku: { $count } karet.
}
# $fewest, $most: how many rounds the games took.
terminal-pack-played = { $count ->
    [one] Do konce se odehrála 1 náhodná hra, počet kol: { $fewest }.
    [few] Do konce se odehrály { $count } náhodné hry, počet kol: { $fewest } až { $most }.
   *[other] Do konce se odehrálo { $count } náhodných her, počet kol: { $fewest } až { $most }.
}
# $tiles: how many tiles; $players: for how many players.
terminal-map-sound = Mapa { $map } splňuje všechna pravidla. Dílků: { $tiles }, hráčů: { $seats }.
terminal-clause-no-place = žádný kód
terminal-clause-tests = { $count ->
    [0] žádný test
    [one] 1 test
    [few] { $count } testy
   *[other] { $count } testů
}
terminal-clauses = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
terminal-clauses-missing = { $count ->
    [0] Každé pravidlo má kód i test.
    [one] 1 pravidlu chybí kód nebo test.
    [few] { $count } pravidlům chybí kód nebo test.
   *[other] { $count } pravidlům chybí kód nebo test.
}
terminal-no-checkout = Které testy na pravidlo odkazují, lze zjistit jen v pracovní kopii repozitáře.
# $clause: what was typed, such as BASE-ACT-99.
terminal-no-clause = Pravidlo { $clause } neexistuje
terminal-no-rules = Pravidla { $rules } neexistují, jen: { $known }

## The web app

# $address: where a browser finds it.
terminal-serving = Stůl je otevřený na { $address }
terminal-serving-stop = Ctrl+C ho zavře. Nic se neztratí: stoly se ukládají.
# $problem: what the system says, in English.
terminal-no-port = { $host }:{ $port } nelze použít: { $problem }.
# Another server has the file open. $address: where it is.
terminal-occupied = { $file } se už používá: stůl je otevřený na { $address }
terminal-occupied-somewhere = { $file } už používá jiný server.
# $words: what was typed. $limits: the names that --limit knows.
terminal-no-limit = „{ $words }“ není omezení: napište NÁZEV=ČÍSLO a vyberte z těchto: { $limits }.
terminal-no-processes = Více procesů potřebuje databázi pro mnohé: zadejte ji pomocí --database postgresql://…, protože soubor SQLite je jen pro jeden.
terminal-no-address = „{ $words }“ není adresa: napište třeba 10.0.0.7, nebo síť, třeba 172.16.0.0/12.
terminal-no-alerts = „{ $words }“ není způsob, jak dát vědět: vyberte z { $known }.
terminal-no-mail = To není poštovní server: napište smtps://uzivatel:heslo@mail.example.org?from=hry@example.org.
# $least: a number.
terminal-short-token = Klíč ke stránce hostitele potřebuje nejméně { $least } znaků ASCII bez mezer.
terminal-no-telemetry = Záznamy průběhu potřebují OpenTelemetry, které není nainstalováno: pip install "monumental[telemetry]", nebo --no-telemetry.
# $words: what was typed.
terminal-no-cluster = „{ $words }“ není shluk: napište ray://HOSTITEL:PORT.
terminal-no-ray = K přemýšlení na shluku je třeba Ray, který není nainstalován: pip install "monumental[cluster]".

## Lessons. $lesson and $course are titles; the first word of a help line is typed as it stands.

terminal-learn-course = { $key }: { $name } (hotovo { $done } z { $count }, asi { $minutes } min)
# $minutes: that a lesson takes.
terminal-learn-lesson = { $title } ({ $minutes } min)
# A course that this one builds on, by the word that is typed for it.
terminal-learn-after = Navazuje na kurz: { $course }
# In brackets before each lesson of a list; where it is not done, they are empty.
terminal-learn-done = hotovo
terminal-learn-how = Napište monumental learn KURZ a pokračujte v kurzu, nebo monumental learn KURZ LEKCE pro kteroukoli lekci.
terminal-learn-help = Enter jde dál. Kde se žádá akce, napište ji, nebo číslo možnosti; Enter možnosti vypíše. help vysvětlí víc, quit odejde.
terminal-learn-step = { $lesson }, krok { $number } z { $count }
# $things: a list of cards and places on the table.
terminal-learn-look = Podívejte se: { $things }
terminal-learn-row = řádek { $row }
terminal-learn-column = sloupec { $column }
terminal-learn-tile = dílek { $number }
terminal-learn-next = Enter pro pokračování:
# $count: how many options there are.
terminal-learn-do = Vaše akce (1–{ $count } z možností, Enter je vypíše):
# $word: a command that only makes sense in a game.
terminal-learn-not-here = V lekci není příkaz { $word }. Napište help a uvidíte, co tu je.
terminal-learn-first = Tohle je začátek lekce.
terminal-learn-end = Lekce je hotová: { $lesson }.
terminal-learn-go-on = Enter pro další lekci, { $lesson }; quit pro odchod:
terminal-learn-all-done = Máte hotové všechny lekce tohoto kurzu.
# $command: what is typed at the shell.
terminal-learn-play = Teď si zahrajte, s průvodcem po boku: { $command }
# $file: where it is kept which lessons are done; $problem: why it can't be written.
terminal-learn-damaged = Souboru { $file } nelze rozumět, takže se vaše lekce počítají znovu.
terminal-learn-not-kept = Nepodařilo se uložit, že je tato lekce hotová: { $problem }
terminal-learn-help-enter = Enter: jít dál; kde se něco žádá, vypsat možnosti
terminal-learn-help-options = options: co teď lze udělat
terminal-learn-help-back = back: jako by se váš poslední krok nestal
terminal-learn-help-again = again: lekce od začátku
terminal-learn-help-quit = quit: opustit lekci
