### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases: an order to the player,
### beginning in lower case and without a full stop, so that they fit into each other.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1 Production and 2 Gold".
### $cards is a list such as "a Knowledge or a Wonder", made of the one-… messages (accusative).

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Použití: { $text }
# On a map the Warlord is a Unit.
text-use-warlord = { $provinces ->
    [map] { $cycle ->
        [turn] Když se tvůj vojevůdce přesune do provincie, kterou dobýváš (jednou za tah): { $text }
       *[round] Když se tvůj vojevůdce přesune do provincie, kterou dobýváš (jednou za kolo): { $text }
    }
   *[cards] Použití, dokud máš převahu: { $text }
}
# A Market token.
text-use-token = Jednorázové použití v kterémkoli tvém tahu: { $text }
text-activated = Když je tato karta aktivována: { $text }
text-during-activation = Během aktivace města: { $text }
text-bonus = Bonus: { $text }
text-trade = Obchod: { $text }
text-may = Chceš-li, { $text }
# An Exploration token. $text: its two benefits, as the options of "choose one".
text-benefits = Když si tento žeton vezmeš, vyber jednu odměnu: { $text }

## What a Monster does when it attacks, and to whom. $text: orders to each player who is hit, as in text-use.

# Who conquered the Province where the Monster was found.
text-attack-conqueror = Útok na dobyvatele provincie s nestvůrou: { $text }
text-attack-others = Útok na všechny kromě dobyvatele provincie s nestvůrou: { $text }
text-attack-everyone = Útok na všechny: { $text }
text-attack-neighbours = Útok na každého, kdo má území vedle provincie s nestvůrou: { $text }
# Of several players who are tied, all are hit.
text-attack-most-gold = Útok na každého, kdo má nejvíc zlata: { $text }
text-attack-most-culture = Útok na každého, kdo má nejvíc kultury: { $text }
text-attack-most-province = Útok na každého, kdo má nejvíc provincií: { $text }
text-attack-most-knowledge = Útok na každého, kdo má nejvíc karet vědomostí: { $text }
text-attack-most-wonder = Útok na každého, kdo má nejvíc dokončených divů světa: { $text }
text-attack-most-policy = Útok na každého, kdo má nejvíc rozvinutých kulturních politik: { $text }
text-attack-most-outpost = Útok na každého, kdo má nejvíc opevnění na mapě: { $text }
text-attack-most-exploration-token = Útok na každého, kdo má nejvíc žetonů průzkumu: { $text }
text-attack-most-market-token = Útok na každého, kdo má nejvíc žetonů tržišť: { $text }

## A line of a Solo card, which speaks to the Automa: "you" is the Automa. It is for civilizations of one
## archetype, or costs Gold, or both, or neither.

# $amount: such as "2 Gold".
text-solo-price = (za { $amount }) { $text }
text-solo-aggressive = Zaměření na výboje: { $text }
text-solo-architectural = Zaměření na stavitelství: { $text }
text-solo-cultural = Zaměření na kulturu: { $text }
text-solo-economic = Zaměření na hospodářství: { $text }
text-solo-technological = Zaměření na technologie: { $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = Kdykoli { $occasions }: { $text }
text-first = { $cycle ->
    [turn] Poprvé v každém tahu, když { $occasions }: { $text }
   *[round] Poprvé v každém kole, když { $occasions }: { $text }
}
text-whenever-opponent = { $players ->
    [2] Kdykoli soupeř { $occasions }: { $text }
   *[other] Kdykoli jiný hráč { $occasions }: { $text }
}
text-first-opponent = Poprvé { $cycle ->
    [turn] v každém tahu
   *[round] v každém kole
}, když { $players ->
    [2] soupeř
   *[other] jiný hráč
} { $occasions }: { $text }

# "A, B or C" is occasion-or(occasion-comma(A, B), C).
occasion-comma = { $first }, { $next }
occasion-or = { $first } nebo { $last }

you-acquired = pořídíš { $cards }
you-conquered = dobudeš provincii
you-completed = dokončíš div světa
you-developed = rozvineš kulturní politiku
you-traded = obchoduješ se svobodným městem
you-claimed = si připojíš svobodné město
you-took-advantage = si vezmeš převahu
you-archived = archivuješ kartu
you-reinforced = zpevníš kartu
you-progressed = učiníš vědecký objev
you-conquered-barbarian = dobudeš provincii s barbary
you-conquered-town = dobudeš svobodné město
you-conquered-rival = dobudeš provincii jiného hráče
you-lost-province = ztratíš provincii
you-built-outpost = postavíš opevnění
# An Explorer takes a Production token or a Market token.
you-explored = tvůj zvěd vezme žeton

opponent-acquired = pořídí { $cards }
opponent-conquered = dobude provincii
opponent-completed = dokončí div světa
opponent-developed = rozvine kulturní politiku
opponent-traded = obchoduje se svobodným městem
opponent-claimed = připojí svobodné město
opponent-took-advantage = zaplatí a vezme si převahu
opponent-archived = archivuje kartu
opponent-reinforced = zpevní kartu
opponent-progressed = učiní vědecký objev
opponent-conquered-barbarian = dobude provincii s barbary
opponent-conquered-town = dobude svobodné město
# Yours or that of a third player.
opponent-conquered-rival = dobude provincii některého hráče
opponent-lost-province = ztratí provincii
opponent-built-outpost = postaví opevnění
opponent-explored = vezme zvědem žeton

## Civilizations: what they are good at, and their special rules beside triggers

archetype-aggressive = Civilizace zaměřená na výboje.
archetype-architectural = Civilizace zaměřená na stavitelství.
archetype-cultural = Civilizace zaměřená na kulturu.
archetype-economic = Civilizace zaměřená na hospodářství.
archetype-technological = Civilizace zaměřená na technologie.

special-conquers-with-gold = Provincie platíš zlatem namísto vojska.
special-start-province = Začínáš s provincií { $card }.
special-markers = { $count ->
    [one] Máš 1 značku typu provincie.
    [few] Máš { $count } značky typu provincie.
   *[other] Máš { $count } značek typu provincie.
}

## One card of a kind, as the object of "gain" and "acquire"

one-card = kartu
one-building = budovu
one-knowledge = kartu vědomostí
one-wonder = div světa
one-province = provincii
one-basic = základní budovu

## Standing price changes. $when: always; advantage (only while you hold it); both ($more while you hold it).

price-building = { $when ->
    [advantage] budovy tě stojí o { $less } méně (jen dokud máš převahu)
    [both] budovy tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] budovy tě stojí o { $less } méně
}
price-knowledge = { $when ->
    [advantage] karty vědomostí tě stojí o { $less } méně (jen dokud máš převahu)
    [both] karty vědomostí tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] karty vědomostí tě stojí o { $less } méně
}
price-wonder = { $when ->
    [advantage] každá fáze výstavby divu světa tě stojí o { $less } méně (jen dokud máš převahu)
    [both] každá fáze výstavby divu světa tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] každá fáze výstavby divu světa tě stojí o { $less } méně
}
price-province = { $when ->
    [advantage] provincie z přehledu rozvoje tě stojí o { $less } méně (jen dokud máš převahu)
    [both] provincie z přehledu rozvoje tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] provincie z přehledu rozvoje tě stojí o { $less } méně
}
price-conquest = { $provinces ->
    [map] { $less ->
        [one] dobytí provincie tě stojí o 1 žeton vojska méně
        [few] dobytí provincie tě stojí o { $less } žetony vojska méně
       *[other] dobytí provincie tě stojí o { $less } žetonů vojska méně
    }
   *[cards] { $when ->
        [advantage] soupeřovy provincie tě stojí o { $less } méně (jen dokud máš převahu)
        [both] soupeřovy provincie tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
       *[always] soupeřovy provincie tě stojí o { $less } méně
    }
}
price-policy = { $when ->
    [advantage] kulturní politiky tě stojí o { $less } méně (jen dokud máš převahu)
    [both] kulturní politiky tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] kulturní politiky tě stojí o { $less } méně
}
price-progress = { $when ->
    [advantage] vědecký objev tě stojí o { $less } méně (jen dokud máš převahu)
    [both] vědecký objev tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] vědecký objev tě stojí o { $less } méně
}
price-barbarian = { $less ->
    [one] dobytí provincie s barbary tě stojí o 1 žeton vojska méně
    [few] dobytí provincie s barbary tě stojí o { $less } žetony vojska méně
   *[other] dobytí provincie s barbary tě stojí o { $less } žetonů vojska méně
}
price-rival = { $less ->
    [one] dobytí provincie jiného hráče tě stojí o 1 žeton vojska méně
    [few] dobytí provincie jiného hráče tě stojí o { $less } žetony vojska méně
   *[other] dobytí provincie jiného hráče tě stojí o { $less } žetonů vojska méně
}

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { $first }, potom { $next }
# The second only if the first was done: "pay 1 Gold: gain 2 Production".
phrase-if-done = { $first } a za to { $then }
# The same phrase several times.
phrase-times = { $count ->
    [2] { $phrase } (dvakrát)
   *[other] { $phrase } ({ $count }×)
}

## Resources

verb-gain = získej { $amounts }
verb-gain-basic = { $count ->
    [one] získej 1 základní zdroj podle své volby
    [few] získej { $count } základní zdroje podle své volby
   *[other] získej { $count } základních zdrojů podle své volby
}
verb-gain-basic-same = { $count ->
    [one] získej 1 základní zdroj podle své volby
    [few] získej { $count } základní zdroje téhož druhu
   *[other] získej { $count } základních zdrojů téhož druhu
}
verb-gain-basic-different = { $count ->
    [one] získej 1 základní zdroj podle své volby
    [few] získej { $count } různé základní zdroje
   *[other] získej { $count } různých základních zdrojů
}
verb-pay = zaplať { $amounts }
verb-pay-basics = { $count ->
    [one] zaplať 1 základní zdroj
    [few] zaplať { $count } základní zdroje
   *[other] zaplať { $count } základních zdrojů
}
verb-pay-basics-different = { $count ->
    [one] zaplať 1 základní zdroj
    [few] zaplať { $count } různé základní zdroje
   *[other] zaplať { $count } různých základních zdrojů
}

## Resources for each of something. $limit: how many are counted at most; 0: no limit.

verb-gain-per-province = { $limit ->
    [0] získej { $amounts } za každou provincii, kterou ovládáš
   *[other] získej { $amounts } za každou provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-coastal = { $limit ->
    [0] získej { $amounts } za každou pobřežní provincii, kterou ovládáš
   *[other] získej { $amounts } za každou pobřežní provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-mountain = { $limit ->
    [0] získej { $amounts } za každou horskou provincii, kterou ovládáš
   *[other] získej { $amounts } za každou horskou provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-meadow = { $limit ->
    [0] získej { $amounts } za každou luční provincii, kterou ovládáš
   *[other] získej { $amounts } za každou luční provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-forest = { $limit ->
    [0] získej { $amounts } za každou lesní provincii, kterou ovládáš
   *[other] získej { $amounts } za každou lesní provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-volcano = { $limit ->
    [0] získej { $amounts } za každou sopečnou provincii, kterou ovládáš
   *[other] získej { $amounts } za každou sopečnou provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-agricultural = { $limit ->
    [0] získej { $amounts } za každou zemědělskou provincii, kterou ovládáš
   *[other] získej { $amounts } za každou zemědělskou provincii, kterou ovládáš (nejvýše za { $limit })
}
verb-gain-per-province-type = { $limit ->
    [0] získej { $amounts } za každý typ zastoupený mezi tvými provinciemi
   *[other] získej { $amounts } za každý typ zastoupený mezi tvými provinciemi (nejvýše za { $limit })
}
verb-gain-per-barricade = { $limit ->
    [0] získej { $amounts } za každou barikádu, kterou vlastníš
   *[other] získej { $amounts } za každou barikádu, kterou vlastníš (nejvýše za { $limit })
}
verb-gain-per-knowledge = { $limit ->
    [0] získej { $amounts } za každou kartu vědomostí, kterou vlastníš
   *[other] získej { $amounts } za každou kartu vědomostí, kterou vlastníš (nejvýše za { $limit })
}
verb-gain-per-wonder = { $limit ->
    [0] získej { $amounts } za každý svůj dokončený div světa
   *[other] získej { $amounts } za každý svůj dokončený div světa (nejvýše za { $limit })
}
verb-gain-per-policy = { $limit ->
    [0] získej { $amounts } za každou svou rozvinutou kulturní politiku
   *[other] získej { $amounts } za každou svou rozvinutou kulturní politiku (nejvýše za { $limit })
}
verb-gain-per-free-city = { $limit ->
    [0] získej { $amounts } za každé svobodné město, které vlastníš
   *[other] získej { $amounts } za každé svobodné město, které vlastníš (nejvýše za { $limit })
}
verb-gain-per-archived = { $limit ->
    [0] získej { $amounts } za každou svou archivovanou kartu
   *[other] získej { $amounts } za každou svou archivovanou kartu (nejvýše za { $limit })
}
verb-gain-per-outpost = { $limit ->
    [0] získej { $amounts } za každé opevnění, které máš na mapě
   *[other] získej { $amounts } za každé opevnění, které máš na mapě (nejvýše za { $limit })
}
verb-gain-per-exploration-token = { $limit ->
    [0] získej { $amounts } za každý žeton průzkumu, který vlastníš
   *[other] získej { $amounts } za každý žeton průzkumu, který vlastníš (nejvýše za { $limit })
}
# Used ones count, too.
verb-gain-per-market-token = { $limit ->
    [0] získej { $amounts } za každý žeton tržiště, který vlastníš
   *[other] získej { $amounts } za každý žeton tržiště, který vlastníš (nejvýše za { $limit })
}

## Choices

verb-choose-one = vyber jednu možnost: { $options }
verb-may = volitelně { $then }

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }; { $next }
phrase-option-last = { $first }; nebo { $last }

## Conditions

verb-if-holds-advantage = máš-li převahu, { $then }
verb-if-gained = pokud jsi { $now } získal(a) alespoň { $amounts }, { $then }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = pokud { $conditions }, { $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }; jinak { $otherwise }

verb-if-did-acquired = pokud jsi { $now } pořídil(a) kartu, { $then }
verb-if-did-conquered = pokud jsi { $now } dobyl(a) provincii, { $then }
verb-if-did-completed = pokud jsi { $now } dokončil(a) div světa, { $then }
verb-if-did-developed = pokud jsi { $now } rozvinul(a) kulturní politiku, { $then }
verb-if-did-traded = pokud jsi { $now } obchodoval(a) se svobodným městem, { $then }
verb-if-did-claimed = pokud sis { $now } připojil(a) svobodné město, { $then }
verb-if-did-took-advantage = pokud sis { $now } vzal(a) převahu, { $then }
verb-if-did-archived = pokud jsi { $now } archivoval(a) kartu, { $then }
verb-if-did-reinforced = pokud jsi { $now } zpevnil(a) kartu, { $then }
verb-if-did-progressed = pokud jsi { $now } učinil(a) vědecký objev, { $then }
verb-if-did-conquered-barbarian = pokud jsi { $now } dobyl(a) provincii s barbary, { $then }
verb-if-did-conquered-town = pokud jsi { $now } dobyl(a) svobodné město, { $then }
verb-if-did-conquered-rival = pokud jsi { $now } dobyl(a) provincii jiného hráče, { $then }
verb-if-did-lost-province = pokud jsi { $now } ztratil(a) provincii, { $then }
verb-if-did-built-outpost = pokud jsi { $now } postavil(a) opevnění, { $then }
verb-if-did-explored = pokud tvůj zvěd { $now } vzal žeton, { $then }

condition-comma = { $first }, { $next }
condition-and = { $first } a { $last }

has-province = { $count ->
    [one] ovládáš provincii
    [few] ovládáš alespoň { $count } provincie
   *[other] ovládáš alespoň { $count } provincií
}
has-coastal = { $count ->
    [one] ovládáš pobřežní provincii
    [few] ovládáš alespoň { $count } pobřežní provincie
   *[other] ovládáš alespoň { $count } pobřežních provincií
}
has-mountain = { $count ->
    [one] ovládáš horskou provincii
    [few] ovládáš alespoň { $count } horské provincie
   *[other] ovládáš alespoň { $count } horských provincií
}
has-meadow = { $count ->
    [one] ovládáš luční provincii
    [few] ovládáš alespoň { $count } luční provincie
   *[other] ovládáš alespoň { $count } lučních provincií
}
has-forest = { $count ->
    [one] ovládáš lesní provincii
    [few] ovládáš alespoň { $count } lesní provincie
   *[other] ovládáš alespoň { $count } lesních provincií
}
has-volcano = { $count ->
    [one] ovládáš sopečnou provincii
    [few] ovládáš alespoň { $count } sopečné provincie
   *[other] ovládáš alespoň { $count } sopečných provincií
}
has-agricultural = { $count ->
    [one] ovládáš zemědělskou provincii
    [few] ovládáš alespoň { $count } zemědělské provincie
   *[other] ovládáš alespoň { $count } zemědělských provincií
}
# There are three types.
has-province-type = { $count ->
    [one] ovládáš provincii kteréhokoli typu
    [3] ovládáš provincie všech 3 typů
    [few] ovládáš provincie alespoň { $count } typů
   *[other] ovládáš provincie alespoň { $count } typů
}
has-barricade = { $count ->
    [one] vlastníš barikádu
    [few] vlastníš alespoň { $count } barikády
   *[other] vlastníš alespoň { $count } barikád
}
has-knowledge = { $count ->
    [one] vlastníš kartu vědomostí
    [few] vlastníš alespoň { $count } karty vědomostí
   *[other] vlastníš alespoň { $count } karet vědomostí
}
has-wonder = { $count ->
    [one] máš dokončený div světa
    [few] máš alespoň { $count } dokončené divy světa
   *[other] máš alespoň { $count } dokončených divů světa
}
has-policy = { $count ->
    [one] máš rozvinutou kulturní politiku
    [few] máš alespoň { $count } rozvinuté kulturní politiky
   *[other] máš alespoň { $count } rozvinutých kulturních politik
}
has-free-city = { $count ->
    [one] vlastníš svobodné město
    [few] vlastníš alespoň { $count } svobodná města
   *[other] vlastníš alespoň { $count } svobodných měst
}
has-archived = { $count ->
    [one] máš archivovanou kartu
    [few] máš alespoň { $count } archivované karty
   *[other] máš alespoň { $count } archivovaných karet
}
has-outpost = { $count ->
    [one] máš na mapě opevnění
    [few] máš na mapě alespoň { $count } opevnění
   *[other] máš na mapě alespoň { $count } opevnění
}
has-exploration-token = { $count ->
    [one] vlastníš žeton průzkumu
    [few] vlastníš alespoň { $count } žetony průzkumu
   *[other] vlastníš alespoň { $count } žetonů průzkumu
}
has-market-token = { $count ->
    [one] vlastníš žeton tržiště
    [few] vlastníš alespoň { $count } žetony tržiště
   *[other] vlastníš alespoň { $count } žetonů tržiště
}

## Conditions that compare. $than: one (fewer than some other player) or all (fewer than every other player).

verb-if-fewer-province = { $than ->
    [all] pokud ovládáš méně provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně provincií než některý jiný hráč, { $then }
}
verb-if-fewer-coastal = { $than ->
    [all] pokud ovládáš méně pobřežních provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně pobřežních provincií než některý jiný hráč, { $then }
}
verb-if-fewer-mountain = { $than ->
    [all] pokud ovládáš méně horských provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně horských provincií než některý jiný hráč, { $then }
}
verb-if-fewer-meadow = { $than ->
    [all] pokud ovládáš méně lučních provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně lučních provincií než některý jiný hráč, { $then }
}
verb-if-fewer-forest = { $than ->
    [all] pokud ovládáš méně lesních provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně lesních provincií než některý jiný hráč, { $then }
}
verb-if-fewer-volcano = { $than ->
    [all] pokud ovládáš méně sopečných provincií než kterýkoli jiný hráč, { $then }
   *[one] pokud ovládáš méně sopečných provincií než některý jiný hráč, { $then }
}
verb-if-fewer-knowledge = { $than ->
    [all] pokud vlastníš méně karet vědomostí než kterýkoli jiný hráč, { $then }
   *[one] pokud vlastníš méně karet vědomostí než některý jiný hráč, { $then }
}
verb-if-fewer-wonder = { $than ->
    [all] pokud máš méně dokončených divů světa než kterýkoli jiný hráč, { $then }
   *[one] pokud máš méně dokončených divů světa než některý jiný hráč, { $then }
}
verb-if-fewer-policy = { $than ->
    [all] pokud máš méně rozvinutých kulturních politik než kterýkoli jiný hráč, { $then }
   *[one] pokud máš méně rozvinutých kulturních politik než některý jiný hráč, { $then }
}
verb-if-fewer-archived = { $than ->
    [all] pokud máš méně archivovaných karet než kterýkoli jiný hráč, { $then }
   *[one] pokud máš méně archivovaných karet než některý jiný hráč, { $then }
}
verb-if-fewer-outpost = { $than ->
    [all] pokud máš na mapě méně opevnění než kterýkoli jiný hráč, { $then }
   *[one] pokud máš na mapě méně opevnění než některý jiný hráč, { $then }
}
verb-if-fewer-exploration-token = { $than ->
    [all] pokud vlastníš méně žetonů průzkumu než kterýkoli jiný hráč, { $then }
   *[one] pokud vlastníš méně žetonů průzkumu než některý jiný hráč, { $then }
}
verb-if-fewer-market-token = { $than ->
    [all] pokud vlastníš méně žetonů tržišť než kterýkoli jiný hráč, { $then }
   *[one] pokud vlastníš méně žetonů tržišť než některý jiný hráč, { $then }
}

## Cards of your City and deck

verb-archive = archivuj kartu
verb-discard = odhoď kartu ze svého města
verb-reinforce = zpevni kartu
verb-reinforce-this = zpevni tuto kartu
# $resources: yes where what the card gives is gained again, too; no where only its text is copied.
verb-copy-attached = { $resources ->
    [no] zkopíruj efekt karty ležící na této kartě vědomostí
   *[yes] zkopíruj kartu ležící na této kartě vědomostí
}
verb-copy-city = { $resources ->
    [no] zkopíruj efekt karty svého města
   *[yes] zkopíruj kartu svého města
}
verb-copy-policies = { $resources ->
    [no] zkopíruj efekt jedné ze svých kulturních politik
   *[yes] zkopíruj jednu ze svých kulturních politik
}
verb-copy-anywhere = { $resources ->
    [no] zkopíruj efekt karty svého města nebo jedné ze svých kulturních politik
   *[yes] zkopíruj kartu svého města nebo jednu ze svých kulturních politik
}
verb-copy-display = zkopíruj efekt budovy v přehledu rozvoje
verb-activate = aktivuj neaktivovanou kartu svého města
verb-activate-again = aktivuj znovu už aktivovanou kartu svého města
verb-activate-all = aktivuj všechny neaktivované karty svého města
# Where a turn is all that counts, a drawn card is activated until the turn ends; else it is used at once.
verb-draw-and-use = { $cycle ->
    [turn] { $count ->
        [one] táhni 1 kartu a aktivuj ji
        [few] táhni { $count } karty a aktivuj je
       *[other] táhni { $count } karet a aktivuj je
    }
   *[round] { $count ->
        [one] táhni 1 kartu a použij ji
        [few] táhni { $count } karty a použij je
       *[other] táhni { $count } karet a použij je
    }
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = odhoď kartu z přehledu rozvoje
verb-gain-card = získej zdarma { $cards }
verb-gain-card-at-most = získej zdarma { $cards } s cenou nejvýše { $cost }
verb-acquire = { $less ->
    [0] pořiď { $cards }
   *[other] pořiď { $cards } o { $less } levněji
}
verb-build-wonder-section = { $less ->
    [0] proveď fázi výstavby divu světa
   *[other] proveď fázi výstavby divu světa o { $less } levněji
}
verb-conquer = { $provinces ->
    [map] { $less ->
        [0] dobuď provincii
        [one] dobuď provincii o 1 žeton vojska levněji
        [few] dobuď provincii o { $less } žetony vojska levněji
       *[other] dobuď provincii o { $less } žetonů vojska levněji
    }
   *[cards] { $less ->
        [0] dobuď soupeřovu vrchní provincii
       *[other] dobuď soupeřovu vrchní provincii o { $less } levněji
    }
}
verb-gain-advantage = získej převahu
verb-trade-for-free = obchoduj zdarma se svobodným městem
verb-place-type-marker = polož jednu ze svých značek typu provincie na provincii, kterou ovládáš

## The map: conquest of certain Provinces, Units, Explorers, tokens

verb-conquer-barbarian = { $less ->
    [0] dobuď provincii s barbary
    [one] dobuď provincii s barbary o 1 žeton vojska levněji
    [few] dobuď provincii s barbary o { $less } žetony vojska levněji
   *[other] dobuď provincii s barbary o { $less } žetonů vojska levněji
}
verb-conquer-free-town = { $less ->
    [0] dobuď svobodné město
    [one] dobuď svobodné město o 1 žeton vojska levněji
    [few] dobuď svobodné město o { $less } žetony vojska levněji
   *[other] dobuď svobodné město o { $less } žetonů vojska levněji
}
verb-conquer-rival = { $less ->
    [0] dobuď provincii jiného hráče
    [one] dobuď provincii jiného hráče o 1 žeton vojska levněji
    [few] dobuď provincii jiného hráče o { $less } žetony vojska levněji
   *[other] dobuď provincii jiného hráče o { $less } žetonů vojska levněji
}
verb-move-units = { $count ->
    [one] přesuň zdarma 1 jednotku mezi svými provinciemi
    [few] přesuň zdarma až { $count } jednotky mezi svými provinciemi
   *[other] přesuň zdarma až { $count } jednotek mezi svými provinciemi
}
verb-move-explorers = { $count ->
    [one] pohni zdarma jedním zvědem o 1 krok
    [few] pohni zdarma svými zvědy celkem až o { $count } kroky
   *[other] pohni zdarma svými zvědy celkem až o { $count } kroků
}
verb-gather = seber mapový žeton výroby z provincie, kterou ovládáš
verb-repeat-token = získej znovu odměnu jednoho ze svých žetonů průzkumu a tento žeton odstraň ze hry
verb-other-benefit = získej i druhou odměnu žetonu průzkumu, který si právě bereš

## Losses, when a Monster attacks. $amounts is a list such as "1 Culture and 2 Gold" or "1 Production token".

verb-lose = ztrať { $amounts }
verb-lose-per-province = ztrať { $amounts } za každou provincii, kterou ovládáš
verb-lose-per-coastal = ztrať { $amounts } za každou pobřežní provincii, kterou ovládáš
verb-lose-per-mountain = ztrať { $amounts } za každou horskou provincii, kterou ovládáš
verb-lose-per-meadow = ztrať { $amounts } za každou luční provincii, kterou ovládáš
verb-lose-per-forest = ztrať { $amounts } za každou lesní provincii, kterou ovládáš
verb-lose-per-volcano = ztrať { $amounts } za každou sopečnou provincii, kterou ovládáš
verb-lose-per-knowledge = ztrať { $amounts } za každou kartu vědomostí, kterou vlastníš
verb-lose-per-wonder = ztrať { $amounts } za každý svůj dokončený div světa
verb-lose-per-policy = ztrať { $amounts } za každou svou rozvinutou kulturní politiku
verb-lose-per-archived = ztrať { $amounts } za každou svou archivovanou kartu
verb-lose-per-outpost = ztrať { $amounts } za každé opevnění, které máš na mapě
verb-lose-per-exploration-token = ztrať { $amounts } za každý žeton průzkumu, který vlastníš
# Used ones count, too.
verb-lose-per-market-token = ztrať { $amounts } za každý žeton tržiště, který vlastníš
verb-withdraw = { $count ->
    [one] vrať do svého hlavního města 1 jednotku, ne však poslední v provincii
    [few] vrať do svého hlavního města { $count } jednotky, nikdy však poslední v provincii
   *[other] vrať do svého hlavního města { $count } jednotek, nikdy však poslední v provincii
}
verb-recall-explorers = vrať své zvědy do hlavního města
verb-lose-card = odhoď neaktivovanou kartu svého města

## The lines of Solo cards: orders to the Automa. $which: cheapest, dearest or all of them.

verb-take-building = { $which ->
    [cheapest] vezmi z přehledu rozvoje nejlevnější budovu
    [dearest] vezmi z přehledu rozvoje nejdražší budovu
   *[all] vezmi z přehledu rozvoje všechny budovy
}
verb-take-knowledge = { $which ->
    [cheapest] vezmi z přehledu rozvoje nejlevnější kartu vědomostí
    [dearest] vezmi z přehledu rozvoje nejdražší kartu vědomostí
   *[all] vezmi z přehledu rozvoje všechny karty vědomostí
}
verb-raise-wonder = dokonči rozestavěný div světa (nemáš-li žádný, začni stavět nejlevnější z přehledu rozvoje)
verb-develop-next-policy = rozviň kulturní politiku
# $cost: lowest or highest, by what a player would pay. Several Provinces are conquered one after the other.
verb-conquer-adjacent = { $cost ->
    [highest] { $count ->
        [one] dobuď sousední provincii s nejvyšší cenou
        [few] dobuď { $count } sousední provincie, pokaždé tu s nejvyšší cenou
       *[other] dobuď { $count } sousedních provincií, pokaždé tu s nejvyšší cenou
    }
   *[lowest] { $count ->
        [one] dobuď sousední provincii s nejnižší cenou
        [few] dobuď { $count } sousední provincie, pokaždé tu s nejnižší cenou
       *[other] dobuď { $count } sousedních provincií, pokaždé tu s nejnižší cenou
    }
}
verb-send-explorers = { $count ->
    [one] pohni oběma zvědy o 1 krok
    [few] pohni oběma zvědy, každým o { $count } kroky
   *[other] pohni oběma zvědy, každým o { $count } kroků
}
verb-take-hero = vezmi hrdinu z nejpozdějšího období
verb-shuffle-solo-deck = zamíchej všechny karty pro sólovou hru do nového balíčku
verb-trade-track = { $count ->
    [one] posuň se o 1 krok na stupnici obchodu
    [few] posuň se o { $count } kroky na stupnici obchodu
   *[other] posuň se o { $count } kroků na stupnici obchodu
}

## More Solo cards. The first is whole; else one of the next ones and verb-follow-solo are joined by
## phrase-in-order: "draw another Solo card, then follow all its lines, whatever their archetype".

verb-draw-solo-card = táhni další kartu pro sólovou hru a postupuj podle ní
verb-draw-solo-another = táhni další kartu pro sólovou hru
verb-draw-solo-until-any = táhni karty pro sólovou hru, dokud nepřijde karta, na které má některý pokyn uvedené zaměření
verb-draw-solo-until-aggressive = táhni karty pro sólovou hru, dokud nepřijde karta s pokynem pro zaměření na výboje
verb-draw-solo-until-architectural = táhni karty pro sólovou hru, dokud nepřijde karta s pokynem pro zaměření na stavitelství
verb-draw-solo-until-cultural = táhni karty pro sólovou hru, dokud nepřijde karta s pokynem pro zaměření na kulturu
verb-draw-solo-until-economic = táhni karty pro sólovou hru, dokud nepřijde karta s pokynem pro zaměření na hospodářství
verb-draw-solo-until-technological = táhni karty pro sólovou hru, dokud nepřijde karta s pokynem pro zaměření na technologie
# $lines: common (those without an archetype), special (those with one), all, or own (as always).
verb-follow-solo = { $lines ->
    [common] proveď jen její pokyny bez uvedeného zaměření
    [special] proveď jen její pokyny s uvedeným zaměřením, ať je jakékoli
    [all] proveď všechny její pokyny bez ohledu na zaměření
   *[own] postupuj podle ní
}

## The facts beside the text, one line each

fact-starting = Počáteční karta
# $civilizations: a list of names in their base form.
fact-civilizations = Počáteční karta: { $civilizations }
fact-cost = Cena: { $amounts }
fact-wonder-cost = Cena: { $first } za pořízení, { $second } za dokončení
fact-resources = Při aktivaci: { $amounts }
fact-type = Typ: { $type }
fact-defense = Obrana: dobytí provincie pod touto kartou stojí o { $count } víc
# The number on the front of a Barbarian or a Monster token.
fact-value = Obrana: { $count }, přičítá se k hodnotě provincie
# What a Free Town costs beside the Military for its Province.
fact-demands = Požadavek: { $amounts }, navíc k vojsku za provincii
fact-city = Tržiště { $city }
# A Monster. $amount: such as "3 Military".
fact-strength = Síla: { $amount }; za tuto cenu ji může porazit zvěd na jejím dílku (1 bod)
# A Solo card.
fact-solo-advanced = Pokročilá karta
fact-source-official = Hodnoty z vydané hry
# $public: which values are public, such as "name and cost".
fact-source-partial = Zveřejněno: { $public }. Zbytek je náš vlastní návrh.
fact-source-original = Náš vlastní návrh
