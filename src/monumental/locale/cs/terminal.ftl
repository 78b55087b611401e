### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a people in its base form (Aztékové) or "Hráč 1": no verb may agree with it. $card is a card's name,
### never inflected. $price and $amount are amounts such as "2 Gold". Commands are typed as they stand, in English.

## The table as it lies

terminal-before-round-1 = Před prvním kolem
terminal-you = { $seat } (ty)
terminal-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
# $cards: a list of names, the topmost first.
terminal-on-top = navrchu: { $cards }
terminal-provinces = Provincie
terminal-province = { $card } ({ $type })
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card } (+{ $count })
# What the next Policy costs stands after it.
terminal-next-policy = Příští kulturní politika
terminal-leaders = Vojevůdce, zvěd
terminal-markers = Zbývající značky
terminal-wonder = { $card }, dokončení za { $price }
terminal-topmost = vrchní
terminal-under = karta vědomostí pod svou kartou

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }:
terminal-list = { $title }: { $items }
# $cells: the three cells of a row, with their places.
terminal-row = Řádek { $row }: { $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = pod ní { $place } { $card }
terminal-cell-empty = { $place } prázdné
# What a card gives when it is activated.
terminal-gives = { $card } ({ $amounts })
# $state: activated or used.
terminal-state = { $card }, { $state }
terminal-policies-from-top = Kulturní politiky od vrchní ke spodní
terminal-for-sale = { $card }, { $kind }, { $price }, { $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = { $first } a { $second }
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card } za { $price }: žádná nezbývá
    [one] { $card } za { $price }: zbývá 1
    [few] { $card } za { $price }: zbývají { $count }
   *[other] { $card } za { $price }: zbývá { $count }
}

## What happened, told together. $cards is a list of names.

terminal-since = Od tvého posledního tahu
terminal-news-dealt = { $seat } – vyloženo: { $cards }.
terminal-news-display = Nově v přehledu rozvoje: { $cards }.
terminal-news-left = Z přehledu rozvoje zmizelo: { $cards }.
terminal-news-revealed = Nová svobodná města: { $cards }.

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = Vzít si převahu: { $least } až { $most }
# The numbers of several options in one line.
terminal-numbers = { $first } až { $last }
terminal-end-turn = Enter pokračuje, undo vezme akci zpět:
terminal-undone = Vzato zpět.
terminal-hints-on = Pod možnostmi se zobrazují texty karet.
terminal-hints-off = Texty karet se už pod možnostmi nezobrazují.
terminal-quick-on = Počítač teď odpovídá okamžitě.
terminal-quick-off = Počítač teď čeká, dokud neukončíš svůj tah.
# $names and $actions are lists with "or".
terminal-which-card = Která z nich: { $names }?
terminal-which-action = Která z nich: { $actions }?
# $option: an option without a full stop.
terminal-can-be-done = To teď udělat lze: { $option }.
terminal-clause = { $clause }: { $text }

## Help. The first word is typed as it stands.

terminal-help-card = card NÁZEV: co dělá karta nebo civilizace; také card b2 pro místo ve tvém městě, card 3 pro přehled rozvoje, samotné card pro všechny viditelné karty
terminal-help-why = why AKCE: proč něco nejde a které pravidlo za tím je
terminal-help-rule = rule PRAVIDLO: znění pravidla, například DUEL-ACT-02; samotné rule: pravidlo k tomu, o čem se právě rozhoduje
terminal-help-undo = undo: vezme zpět tvou poslední akci, pokud mezitím nezasáhla náhoda ani nehrál soupeř
terminal-help-show = show: znovu zobrazí stůl; také show city (město), show opponent (soupeř), show display (přehled rozvoje)
terminal-help-score = score: průběžný stav bodů
terminal-help-log = log: co se stalo v tomto a v minulém kole; log all: v celé hře
terminal-help-hints = hints: zapne nebo vypne texty karet pod možnostmi
terminal-help-quick = quick: počítač bude odpovídat okamžitě, nebo zase čekat na Enter
terminal-help-help = help: tento seznam
terminal-help-quit = quit: ukončí hru
terminal-help-actions = Akce slovy
terminal-help-signs = Značky

## The score sheet. $part is a line of the sheet, such as Provinces.

terminal-score-now = Průběžný stav bodů
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
# $question: what decides a tie, such as "who has more Gold"; $values: such as "3 : 2".
terminal-tie = Shoda. Dál rozhoduje, { $question }: { $values }.

## Mistakes on the command line

terminal-no-text = { $file } není textový soubor
terminal-bad-switch = --rule { $words }: zadej přepínač pravidel a jeho hodnotu, například final_decay=off
terminal-too-many = { $option } lze zadat nejvýše { $count }×, pro každého hráče jednou

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
    [0] Každé pravidlo má test.
    [one] 1 pravidlo nemá žádný test.
    [few] { $count } pravidla nemají žádný test.
   *[other] { $count } pravidel nemá žádný test.
}
terminal-no-checkout = Které testy dokládají pravidlo, lze zjistit jen v pracovní kopii repozitáře.
terminal-no-rules = Pravidla { $rules } neexistují, jen: { $known }
