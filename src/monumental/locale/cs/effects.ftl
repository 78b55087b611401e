### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases: an order to the player,
### beginning in lower case and without a full stop, so that they fit into each other.
###
### Where another mood is needed, ask for it: behind "můžete" INFINITIVE($then) turns "získejte" into "získat";
### STATED($then) tells what comes by itself: "získáte 1 zlato". BEGINNING($then) says whether it begins with a
### condition (if: "pokud") or with an order that has an infinitive (order); cards/languages/czech.py lists those.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1 Production and 2 Gold".
### $cards is a list such as "a Knowledge or a Wonder", made of the one-… messages (accusative).

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Použití: { $text }
# On a map the Warlord is a Unit.
text-use-warlord = { $provinces ->
    [map] { $cycle ->
        [turn] Jednou za tah, když se váš vojevůdce přesune do provincie, kterou dobýváte: { STATED($text) }
       *[round] Jednou za kolo, když se váš vojevůdce přesune do provincie, kterou dobýváte: { STATED($text) }
    }
   *[cards] Použití, dokud máte převahu: { $text }
}
# A Market token.
text-use-token = Jednou za hru, v kterémkoli svém tahu: { $text }
text-activated = { BEGINNING($text) ->
    [if] Při aktivaci této karty: { $text }
   *[other] Při aktivaci této karty { STATED($text) }
}
text-during-activation = { BEGINNING($text) ->
    [if] Během aktivace města: { $text }
   *[other] Během aktivace města { STATED($text) }
}
text-bonus = Bonus: { $text }
# When a Wonder is completed.
text-bonus-wonder = { BEGINNING($text) ->
    [if] Po dostavění: { $text }
   *[other] Po dostavění { STATED($text) }
}
text-trade = Obchod: { $text }
text-may = { BEGINNING($text) ->
    [order] Bez akce, a to i opakovaně, můžete { INFINITIVE($text) }
   *[other] Můžete, i opakovaně a bez akce: { $text }
}
# A card that copies others, such as the Wheel, after its text.
text-not-copied = Tuto kartu nelze kopírovat.
# An Exploration token. $text: its two benefits, as the options of "choose one".
text-benefits = Když si tento žeton vezmete, vyberte si jednu odměnu: buď { $text }

## What a Monster does when it attacks, and to whom. $text: orders to each player who is hit, as in text-use,
## so what stands before it speaks to that player, too.

# Who conquered the Province where the Monster was found.
text-attack-conqueror = Útok na vás jako na dobyvatele provincie s touto nestvůrou: { $text }
text-attack-others = Útok, pokud provincii s touto nestvůrou dobyl někdo jiný: { $text }
text-attack-everyone = Útok na každého hráče: { $text }
text-attack-neighbours = Útok, pokud vaše území sousedí s provincií s touto nestvůrou: { $text }
# Of several players who are tied, all are hit.
text-attack-most-gold = Útok, pokud máte nejvíc zlata: { $text }
text-attack-most-culture = Útok, pokud máte nejvíc kultury: { $text }
text-attack-most-province = Útok, pokud ovládáte nejvíc provincií: { $text }
text-attack-most-knowledge = Útok, pokud vlastníte nejvíc karet vědomostí: { $text }
text-attack-most-wonder = Útok, pokud máte nejvíc dokončených divů světa: { $text }
text-attack-most-policy = Útok, pokud máte nejvíc rozvinutých kulturních politik: { $text }
text-attack-most-outpost = Útok, pokud máte na mapě nejvíc opevnění: { $text }
text-attack-most-exploration-token = Útok, pokud vlastníte nejvíc žetonů průzkumu: { $text }
text-attack-most-market-token = Útok, pokud vlastníte nejvíc žetonů tržišť: { $text }

## A line of a Solo card, which speaks to the Automa: "you" is the Automa. It is for civilizations of one
## archetype, or costs Gold, or both, or neither.

# $amount: such as "2 Gold".
text-solo-price = (za { $amount }) { $text }
text-solo-aggressive = Výbojné zaměření: { $text }
text-solo-architectural = Architektonické zaměření: { $text }
text-solo-cultural = Kulturní zaměření: { $text }
text-solo-economic = Hospodářské zaměření: { $text }
text-solo-technological = Technologické zaměření: { $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = Kdykoli { $occasions }{ BEGINNING($text) ->
    [if] : { $text }
   *[other] , { STATED($text) }
}
text-first = { $cycle ->
    [turn] Když v tahu poprvé
   *[round] Když v kole poprvé
} { $occasions }{ BEGINNING($text) ->
    [if] : { $text }
   *[other] , { STATED($text) }
}
text-whenever-opponent = { $players ->
    [2] Kdykoli soupeř
   *[other] Kdykoli jiný hráč
} { $occasions }{ BEGINNING($text) ->
    [if] : { $text }
   *[other] , { STATED($text) }
}
text-first-opponent = Když { $players ->
    [2] soupeř
   *[other] jiný hráč
} { $cycle ->
    [turn] v tahu
   *[round] v kole
} poprvé { $occasions }{ BEGINNING($text) ->
    [if] : { $text }
   *[other] , { STATED($text) }
}

# "A, B or C" is occasion-or(occasion-comma(A, B), C).
occasion-comma = { $first }, { $next }
occasion-or = { $first } nebo { $last }

you-acquired = získáte { $cards }
you-conquered = dobudete provincii
you-completed = dokončíte div světa
you-developed = rozvinete kulturní politiku
you-traded = obchodujete se svobodným městem
you-claimed = připojíte svobodné město
you-took-advantage = převezmete převahu
you-archived = archivujete kartu
you-reinforced = zpevníte kartu
you-progressed = učiníte vědecký objev
you-conquered-barbarian = dobudete provincii s barbary
you-conquered-town = dobudete svobodné město
you-conquered-rival = dobudete provincii jiného hráče
you-lost-province = ztratíte provincii
you-built-outpost = postavíte opevnění
# An Explorer takes a Production token or a Market token.
you-explored = vezmete zvědem žeton

opponent-acquired = získá { $cards }
opponent-conquered = dobude provincii
opponent-completed = dokončí div světa
opponent-developed = rozvine kulturní politiku
opponent-traded = obchoduje se svobodným městem
opponent-claimed = připojí svobodné město
opponent-took-advantage = převezme převahu
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

archetype-aggressive = Civilizace s výbojným zaměřením.
archetype-architectural = Civilizace s architektonickým zaměřením.
archetype-cultural = Civilizace s kulturním zaměřením.
archetype-economic = Civilizace s hospodářským zaměřením.
archetype-technological = Civilizace s technologickým zaměřením.

special-conquers-with-gold = Za provincie platíte zlatem namísto vojska.
special-start-province = Začínáte s provincií { $card }.
special-markers = { $count ->
    [one] Máte 1 značku typu provincie.
    [few] Máte { $count } značky typu provincie.
   *[other] Máte { $count } značek typu provincie.
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
    [advantage] budovy vás stojí o { $less } méně (jen dokud máte převahu)
    [both] budovy vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] budovy vás stojí o { $less } méně
}
price-knowledge = { $when ->
    [advantage] karty vědomostí vás stojí o { $less } méně (jen dokud máte převahu)
    [both] karty vědomostí vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] karty vědomostí vás stojí o { $less } méně
}
price-wonder = { $when ->
    [advantage] každá fáze výstavby divu světa vás stojí o { $less } méně (jen dokud máte převahu)
    [both] každá fáze výstavby divu světa vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] každá fáze výstavby divu světa vás stojí o { $less } méně
}
price-province = { $when ->
    [advantage] provincie z přehledu rozvoje vás stojí o { $less } méně (jen dokud máte převahu)
    [both] provincie z přehledu rozvoje vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] provincie z přehledu rozvoje vás stojí o { $less } méně
}
price-conquest = { $provinces ->
    [map] { $less ->
        [one] dobytí provincie vás stojí o 1 žeton vojska méně
        [few] dobytí provincie vás stojí o { $less } žetony vojska méně
       *[other] dobytí provincie vás stojí o { $less } žetonů vojska méně
    }
   *[cards] { $when ->
        [advantage] soupeřovy provincie vás stojí o { $less } méně (jen dokud máte převahu)
        [both] soupeřovy provincie vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
       *[always] soupeřovy provincie vás stojí o { $less } méně
    }
}
price-policy = { $when ->
    [advantage] kulturní politiky vás stojí o { $less } méně (jen dokud máte převahu)
    [both] kulturní politiky vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] kulturní politiky vás stojí o { $less } méně
}
price-progress = { $when ->
    [advantage] vědecký objev vás stojí o { $less } méně (jen dokud máte převahu)
    [both] vědecký objev vás stojí o { $less } méně, a dokud máte převahu, o { $more } méně
   *[always] vědecký objev vás stojí o { $less } méně
}
price-barbarian = { $less ->
    [one] dobytí provincie s barbary vás stojí o 1 žeton vojska méně
    [few] dobytí provincie s barbary vás stojí o { $less } žetony vojska méně
   *[other] dobytí provincie s barbary vás stojí o { $less } žetonů vojska méně
}
price-rival = { $less ->
    [one] dobytí provincie jiného hráče vás stojí o 1 žeton vojska méně
    [few] dobytí provincie jiného hráče vás stojí o { $less } žetony vojska méně
   *[other] dobytí provincie jiného hráče vás stojí o { $less } žetonů vojska méně
}

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { BEGINNING($next) ->
    [if] { $first }, potom, { $next }
   *[other] { $first }, potom { $next }
}
# The second only if the first was done: "pay 1 Gold: gain 2 Production".
phrase-if-done = { BEGINNING($then) ->
    [if] { $first } a za to, { $then }
   *[other] { $first } a za to { $then }
}
# The same phrase several times.
phrase-times = { $count ->
    [2] { $phrase } (dvakrát)
   *[other] { $phrase } ({ $count }×)
}

## Resources

verb-gain = získejte { $amounts }
verb-gain-basic = { $count ->
    [one] získejte 1 základní zdroj podle své volby
    [few] získejte { $count } základní zdroje podle své volby
   *[other] získejte { $count } základních zdrojů podle své volby
}
verb-gain-basic-same = { $count ->
    [one] získejte 1 základní zdroj podle své volby
    [few] získejte { $count } stejné základní zdroje
   *[other] získejte { $count } stejných základních zdrojů
}
verb-gain-basic-different = { $count ->
    [one] získejte 1 základní zdroj podle své volby
    [few] získejte { $count } různé základní zdroje
   *[other] získejte { $count } různých základních zdrojů
}
verb-pay = zaplaťte { $amounts }
verb-pay-basics = { $count ->
    [one] zaplaťte 1 základní zdroj
    [few] zaplaťte { $count } základní zdroje
   *[other] zaplaťte { $count } základních zdrojů
}
verb-pay-basics-different = { $count ->
    [one] zaplaťte 1 základní zdroj
    [few] zaplaťte { $count } různé základní zdroje
   *[other] zaplaťte { $count } různých základních zdrojů
}

## Resources for each of something. $limit: how many are counted at most; 0: no limit.

verb-gain-per-province = { $limit ->
    [0] získejte { $amounts } za každou provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-coastal = { $limit ->
    [0] získejte { $amounts } za každou pobřežní provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou pobřežní provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-mountain = { $limit ->
    [0] získejte { $amounts } za každou horskou provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou horskou provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-meadow = { $limit ->
    [0] získejte { $amounts } za každou luční provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou luční provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-forest = { $limit ->
    [0] získejte { $amounts } za každou lesní provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou lesní provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-volcano = { $limit ->
    [0] získejte { $amounts } za každou sopečnou provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou sopečnou provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-agricultural = { $limit ->
    [0] získejte { $amounts } za každou zemědělskou provincii, kterou ovládáte
   *[other] získejte { $amounts } za každou zemědělskou provincii, kterou ovládáte (nejvýše za { $limit })
}
verb-gain-per-province-type = { $limit ->
    [0] získejte { $amounts } za každý typ zastoupený mezi vašimi provinciemi
   *[other] získejte { $amounts } za každý typ zastoupený mezi vašimi provinciemi (nejvýše za { $limit })
}
verb-gain-per-barricade = { $limit ->
    [0] získejte { $amounts } za každou barikádu, kterou vlastníte
   *[other] získejte { $amounts } za každou barikádu, kterou vlastníte (nejvýše za { $limit })
}
verb-gain-per-knowledge = { $limit ->
    [0] získejte { $amounts } za každou kartu vědomostí, kterou vlastníte
   *[other] získejte { $amounts } za každou kartu vědomostí, kterou vlastníte (nejvýše za { $limit })
}
verb-gain-per-wonder = { $limit ->
    [0] získejte { $amounts } za každý svůj dokončený div světa
   *[other] získejte { $amounts } za každý svůj dokončený div světa (nejvýše za { $limit })
}
verb-gain-per-policy = { $limit ->
    [0] získejte { $amounts } za každou svou rozvinutou kulturní politiku
   *[other] získejte { $amounts } za každou svou rozvinutou kulturní politiku (nejvýše za { $limit })
}
verb-gain-per-free-city = { $limit ->
    [0] získejte { $amounts } za každé svobodné město, které vlastníte
   *[other] získejte { $amounts } za každé svobodné město, které vlastníte (nejvýše za { $limit })
}
verb-gain-per-archived = { $limit ->
    [0] získejte { $amounts } za každou svou archivovanou kartu
   *[other] získejte { $amounts } za každou svou archivovanou kartu (nejvýše za { $limit })
}
verb-gain-per-outpost = { $limit ->
    [0] získejte { $amounts } za každé opevnění, které máte na mapě
   *[other] získejte { $amounts } za každé opevnění, které máte na mapě (nejvýše za { $limit })
}
verb-gain-per-exploration-token = { $limit ->
    [0] získejte { $amounts } za každý žeton průzkumu, který vlastníte
   *[other] získejte { $amounts } za každý žeton průzkumu, který vlastníte (nejvýše za { $limit })
}
# Used ones count, too.
verb-gain-per-market-token = { $limit ->
    [0] získejte { $amounts } za každý žeton tržiště, který vlastníte
   *[other] získejte { $amounts } za každý žeton tržiště, který vlastníte (nejvýše za { $limit })
}

## Choices

verb-choose-one = buď { $options }
# Orders of other boxes may have no infinitive here.
verb-may = { BEGINNING($then) ->
    [order] můžete { INFINITIVE($then) }
   *[other] { $then } (nemusíte)
}

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }, nebo { $next }
phrase-option-last = { $first }, nebo { $last }

## Conditions

verb-if-holds-advantage = máte-li převahu, { STATED($then) }
verb-if-gained = pokud jste { $now } získali alespoň { $amounts }, { STATED($then) }
# Each amount of that list, for languages that say "at least" with every one of them.
amount-if-gained = { $amount }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = pokud { $conditions }, { STATED($then) }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { BEGINNING($otherwise) ->
    [if] { $condition }; jinak, { $otherwise }
   *[other] { $condition }; jinak { STATED($otherwise) }
}

verb-if-did-acquired = pokud jste { $now } získali kartu, { STATED($then) }
verb-if-did-conquered = pokud jste { $now } dobyli provincii, { STATED($then) }
verb-if-did-completed = pokud jste { $now } dokončili div světa, { STATED($then) }
verb-if-did-developed = pokud jste { $now } rozvinuli kulturní politiku, { STATED($then) }
verb-if-did-traded = pokud jste { $now } obchodovali se svobodným městem, { STATED($then) }
verb-if-did-claimed = pokud jste { $now } připojili svobodné město, { STATED($then) }
verb-if-did-took-advantage = pokud jste { $now } převzali převahu, { STATED($then) }
verb-if-did-archived = pokud jste { $now } archivovali kartu, { STATED($then) }
verb-if-did-reinforced = pokud jste { $now } zpevnili kartu, { STATED($then) }
verb-if-did-progressed = pokud jste { $now } učinili vědecký objev, { STATED($then) }
verb-if-did-conquered-barbarian = pokud jste { $now } dobyli provincii s barbary, { STATED($then) }
verb-if-did-conquered-town = pokud jste { $now } dobyli svobodné město, { STATED($then) }
verb-if-did-conquered-rival = pokud jste { $now } dobyli provincii jiného hráče, { STATED($then) }
verb-if-did-lost-province = pokud jste { $now } ztratili provincii, { STATED($then) }
verb-if-did-built-outpost = pokud jste { $now } postavili opevnění, { STATED($then) }
verb-if-did-explored = pokud váš zvěd { $now } vzal žeton, { STATED($then) }

# "ovládáte A, B a C", not "ovládáte A, ovládáte B a ovládáte C".
condition-comma = { $first }, { GOING_ON($first, $next) }
condition-and = { $first } a { GOING_ON($first, $last) }

has-province = { $count ->
    [one] ovládáte provincii
    [few] ovládáte alespoň { $count } provincie
   *[other] ovládáte alespoň { $count } provincií
}
has-coastal = { $count ->
    [one] ovládáte pobřežní provincii
    [few] ovládáte alespoň { $count } pobřežní provincie
   *[other] ovládáte alespoň { $count } pobřežních provincií
}
has-mountain = { $count ->
    [one] ovládáte horskou provincii
    [few] ovládáte alespoň { $count } horské provincie
   *[other] ovládáte alespoň { $count } horských provincií
}
has-meadow = { $count ->
    [one] ovládáte luční provincii
    [few] ovládáte alespoň { $count } luční provincie
   *[other] ovládáte alespoň { $count } lučních provincií
}
has-forest = { $count ->
    [one] ovládáte lesní provincii
    [few] ovládáte alespoň { $count } lesní provincie
   *[other] ovládáte alespoň { $count } lesních provincií
}
has-volcano = { $count ->
    [one] ovládáte sopečnou provincii
    [few] ovládáte alespoň { $count } sopečné provincie
   *[other] ovládáte alespoň { $count } sopečných provincií
}
has-agricultural = { $count ->
    [one] ovládáte zemědělskou provincii
    [few] ovládáte alespoň { $count } zemědělské provincie
   *[other] ovládáte alespoň { $count } zemědělských provincií
}
# There are three types.
has-province-type = { $count ->
    [one] ovládáte provincii kteréhokoli typu
    [3] ovládáte provincie všech 3 typů
    [few] ovládáte provincie alespoň { $count } typů
   *[other] ovládáte provincie alespoň { $count } typů
}
has-barricade = { $count ->
    [one] vlastníte barikádu
    [few] vlastníte alespoň { $count } barikády
   *[other] vlastníte alespoň { $count } barikád
}
has-knowledge = { $count ->
    [one] vlastníte kartu vědomostí
    [few] vlastníte alespoň { $count } karty vědomostí
   *[other] vlastníte alespoň { $count } karet vědomostí
}
has-wonder = { $count ->
    [one] máte dokončený div světa
    [few] máte alespoň { $count } dokončené divy světa
   *[other] máte alespoň { $count } dokončených divů světa
}
has-policy = { $count ->
    [one] máte rozvinutou kulturní politiku
    [few] máte alespoň { $count } rozvinuté kulturní politiky
   *[other] máte alespoň { $count } rozvinutých kulturních politik
}
has-free-city = { $count ->
    [one] vlastníte svobodné město
    [few] vlastníte alespoň { $count } svobodná města
   *[other] vlastníte alespoň { $count } svobodných měst
}
has-archived = { $count ->
    [one] máte archivovanou kartu
    [few] máte alespoň { $count } archivované karty
   *[other] máte alespoň { $count } archivovaných karet
}
has-outpost = { $count ->
    [one] máte na mapě opevnění
    [few] máte na mapě alespoň { $count } opevnění
   *[other] máte na mapě alespoň { $count } opevnění
}
has-exploration-token = { $count ->
    [one] vlastníte žeton průzkumu
    [few] vlastníte alespoň { $count } žetony průzkumu
   *[other] vlastníte alespoň { $count } žetonů průzkumu
}
has-market-token = { $count ->
    [one] vlastníte žeton tržiště
    [few] vlastníte alespoň { $count } žetony tržiště
   *[other] vlastníte alespoň { $count } žetonů tržiště
}

## Conditions that compare. $than: one (fewer than some other player) or all (fewer than every other player).

verb-if-fewer-province = { $than ->
    [all] pokud ovládáte méně provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-coastal = { $than ->
    [all] pokud ovládáte méně pobřežních provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně pobřežních provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-mountain = { $than ->
    [all] pokud ovládáte méně horských provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně horských provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-meadow = { $than ->
    [all] pokud ovládáte méně lučních provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně lučních provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-forest = { $than ->
    [all] pokud ovládáte méně lesních provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně lesních provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-volcano = { $than ->
    [all] pokud ovládáte méně sopečných provincií než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud ovládáte méně sopečných provincií než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-knowledge = { $than ->
    [all] pokud vlastníte méně karet vědomostí než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud vlastníte méně karet vědomostí než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-wonder = { $than ->
    [all] pokud máte méně dokončených divů světa než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud máte méně dokončených divů světa než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-policy = { $than ->
    [all] pokud máte méně rozvinutých kulturních politik než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud máte méně rozvinutých kulturních politik než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-archived = { $than ->
    [all] pokud máte méně archivovaných karet než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud máte méně archivovaných karet než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-outpost = { $than ->
    [all] pokud máte na mapě méně opevnění než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud máte na mapě méně opevnění než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-exploration-token = { $than ->
    [all] pokud vlastníte méně žetonů průzkumu než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud vlastníte méně žetonů průzkumu než některý jiný hráč, { STATED($then) }
}
verb-if-fewer-market-token = { $than ->
    [all] pokud vlastníte méně žetonů tržišť než kterýkoli jiný hráč, { STATED($then) }
   *[one] pokud vlastníte méně žetonů tržišť než některý jiný hráč, { STATED($then) }
}

## Cards of your City and deck

verb-archive = archivujte kartu
verb-discard = odhoďte kartu ze svého města
verb-reinforce = zpevněte kartu
verb-reinforce-this = zpevněte tuto kartu
# $resources: yes where what the card gives is gained again, too; no where only its text is copied.
verb-copy-attached = { $resources ->
    [no] zkopírujte efekt karty přiložené k této kartě vědomostí
   *[yes] zkopírujte kartu přiloženou k této kartě vědomostí
}
verb-copy-city = { $resources ->
    [no] zkopírujte efekt karty svého města
   *[yes] zkopírujte kartu svého města
}
verb-copy-knowledge = { $resources ->
    [no] zkopírujte efekt aktivované karty vědomostí svého města
   *[yes] zkopírujte aktivovanou kartu vědomostí svého města
}
verb-copy-policies = { $resources ->
    [no] zkopírujte efekt jedné ze svých kulturních politik
   *[yes] zkopírujte jednu ze svých kulturních politik
}
verb-copy-anywhere = { $resources ->
    [no] zkopírujte efekt karty svého města nebo jedné ze svých kulturních politik
   *[yes] zkopírujte kartu svého města nebo jednu ze svých kulturních politik
}
verb-copy-display = zkopírujte efekt budovy v přehledu rozvoje
verb-activate = aktivujte neaktivovanou kartu svého města
verb-activate-again = aktivujte znovu už aktivovanou kartu svého města
verb-activate-all = aktivujte všechny neaktivované karty svého města
# Where a turn is all that counts, a drawn card is activated until the turn ends; else it is used at once.
verb-draw-and-use = { $cycle ->
    [turn] { $count ->
        [one] vezměte a použijte 1 kartu ze svého balíčku města
        [few] vezměte a použijte { $count } karty ze svého balíčku města
       *[other] vezměte a použijte { $count } karet ze svého balíčku města
    }
   *[round] { $count ->
        [one] vezměte a použijte 1 kartu ze svého balíčku města
        [few] vezměte a použijte { $count } karty ze svého balíčku města
       *[other] vezměte a použijte { $count } karet ze svého balíčku města
    }
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = odhoďte kartu z přehledu rozvoje
verb-gain-card = vezměte z nabídky { $cards }
verb-gain-card-at-most = vezměte z nabídky { $cards } s cenou nejvýše { $cost }
verb-acquire = { $less ->
    [0] získejte { $cards }
   *[other] získejte { $cards } o { $less } levněji
}
verb-build-wonder-section = { $less ->
    [0] dokončete jednu fázi výstavby divu světa
   *[other] dokončete jednu fázi výstavby divu světa o { $less } levněji
}
verb-conquer = { $provinces ->
    [map] { $less ->
        [0] dobuďte provincii
        [one] dobuďte provincii o 1 žeton vojska levněji
        [few] dobuďte provincii o { $less } žetony vojska levněji
       *[other] dobuďte provincii o { $less } žetonů vojska levněji
    }
   *[cards] { $less ->
        [0] dobuďte soupeřovu vrchní provincii
       *[other] dobuďte soupeřovu vrchní provincii o { $less } levněji
    }
}
verb-gain-advantage = získejte převahu
verb-trade-for-free = obchodujte zdarma se svobodným městem
verb-place-type-marker = položte jednu ze svých značek typu provincie na provincii, kterou ovládáte

## The map: conquest of certain Provinces, Units, Explorers, tokens

verb-conquer-barbarian = { $less ->
    [0] dobuďte provincii s barbary
    [one] dobuďte provincii s barbary o 1 žeton vojska levněji
    [few] dobuďte provincii s barbary o { $less } žetony vojska levněji
   *[other] dobuďte provincii s barbary o { $less } žetonů vojska levněji
}
verb-conquer-free-town = { $less ->
    [0] dobuďte svobodné město
    [one] dobuďte svobodné město o 1 žeton vojska levněji
    [few] dobuďte svobodné město o { $less } žetony vojska levněji
   *[other] dobuďte svobodné město o { $less } žetonů vojska levněji
}
verb-conquer-rival = { $less ->
    [0] dobuďte provincii jiného hráče
    [one] dobuďte provincii jiného hráče o 1 žeton vojska levněji
    [few] dobuďte provincii jiného hráče o { $less } žetony vojska levněji
   *[other] dobuďte provincii jiného hráče o { $less } žetonů vojska levněji
}
verb-move-units = { $count ->
    [one] přesuňte zdarma 1 jednotku mezi svými provinciemi
    [few] přesuňte zdarma až { $count } jednotky mezi svými provinciemi
   *[other] přesuňte zdarma až { $count } jednotek mezi svými provinciemi
}
verb-move-explorers = { $count ->
    [one] pohněte zdarma jedním zvědem o 1 dílek
    [few] pohněte zdarma svými zvědy celkem až o { $count } dílky
   *[other] pohněte zdarma svými zvědy celkem až o { $count } dílků
}
verb-gather = seberte žeton výroby z provincie, kterou ovládáte
verb-repeat-token = získejte znovu odměnu jednoho ze svých žetonů průzkumu a tento žeton odstraňte ze hry
verb-other-benefit = získejte i druhou odměnu žetonu průzkumu, který si právě berete

## Losses, when a Monster attacks. $amounts is a list such as "1 Culture and 2 Gold" or "1 Production token".

verb-lose = odhoďte { $amounts }
verb-lose-per-province = odhoďte { $amounts } za každou provincii, kterou ovládáte
verb-lose-per-coastal = odhoďte { $amounts } za každou pobřežní provincii, kterou ovládáte
verb-lose-per-mountain = odhoďte { $amounts } za každou horskou provincii, kterou ovládáte
verb-lose-per-meadow = odhoďte { $amounts } za každou luční provincii, kterou ovládáte
verb-lose-per-forest = odhoďte { $amounts } za každou lesní provincii, kterou ovládáte
verb-lose-per-volcano = odhoďte { $amounts } za každou sopečnou provincii, kterou ovládáte
verb-lose-per-knowledge = odhoďte { $amounts } za každou kartu vědomostí, kterou vlastníte
verb-lose-per-wonder = odhoďte { $amounts } za každý svůj dokončený div světa
verb-lose-per-policy = odhoďte { $amounts } za každou svou rozvinutou kulturní politiku
verb-lose-per-archived = odhoďte { $amounts } za každou svou archivovanou kartu
verb-lose-per-outpost = odhoďte { $amounts } za každé opevnění, které máte na mapě
verb-lose-per-exploration-token = odhoďte { $amounts } za každý žeton průzkumu, který vlastníte
# Used ones count, too.
verb-lose-per-market-token = odhoďte { $amounts } za každý žeton tržiště, který vlastníte
verb-withdraw = { $count ->
    [one] vraťte do svého hlavního města 1 jednotku, ne však poslední v provincii
    [few] vraťte do svého hlavního města { $count } jednotky, nikdy však poslední v provincii
   *[other] vraťte do svého hlavního města { $count } jednotek, nikdy však poslední v provincii
}
verb-recall-explorers = vraťte své zvědy do hlavního města
verb-lose-card = odhoďte neaktivovanou kartu svého města

## The lines of Solo cards: orders to the Automa. $which: cheapest, dearest or all of them.

verb-take-building = { $which ->
    [cheapest] vezměte z přehledu rozvoje nejlevnější budovu
    [dearest] vezměte z přehledu rozvoje nejdražší budovu
   *[all] vezměte z přehledu rozvoje všechny budovy
}
verb-take-knowledge = { $which ->
    [cheapest] vezměte z přehledu rozvoje nejlevnější kartu vědomostí
    [dearest] vezměte z přehledu rozvoje nejdražší kartu vědomostí
   *[all] vezměte z přehledu rozvoje všechny karty vědomostí
}
verb-raise-wonder = dokončete rozestavěný div světa (nemáte-li žádný, začněte stavět nejlevnější z přehledu rozvoje)
verb-develop-next-policy = rozviňte kulturní politiku
# $cost: lowest or highest, by what a player would pay. Several Provinces are conquered one after the other.
verb-conquer-adjacent = { $cost ->
    [highest] { $count ->
        [one] dobuďte sousední provincii s nejvyšší cenou
        [few] dobuďte { $count } sousední provincie, pokaždé tu s nejvyšší cenou
       *[other] dobuďte { $count } sousedních provincií, pokaždé tu s nejvyšší cenou
    }
   *[lowest] { $count ->
        [one] dobuďte sousední provincii s nejnižší cenou
        [few] dobuďte { $count } sousední provincie, pokaždé tu s nejnižší cenou
       *[other] dobuďte { $count } sousedních provincií, pokaždé tu s nejnižší cenou
    }
}
verb-send-explorers = { $count ->
    [one] pohněte oběma zvědy o 1 dílek
    [few] pohněte oběma zvědy, každým o { $count } dílky
   *[other] pohněte oběma zvědy, každým o { $count } dílků
}
verb-take-hero = vezměte hrdinu z nejpozdějšího období
verb-shuffle-solo-deck = zamíchejte všechny karty pro sólovou hru do nového balíčku
verb-trade-track = { $count ->
    [one] posuňte se o 1 políčko na stupnici obchodu
    [few] posuňte se o { $count } políčka na stupnici obchodu
   *[other] posuňte se o { $count } políček na stupnici obchodu
}

## More Solo cards. The first is whole; else one of the next ones and verb-follow-solo are joined by
## phrase-in-order: "draw another Solo card, then follow all its lines, whatever their archetype".

verb-draw-solo-card = táhněte další kartu pro sólovou hru a postupujte podle ní
verb-draw-solo-another = táhněte další kartu pro sólovou hru
verb-draw-solo-until-any = táhněte karty pro sólovou hru, dokud nepřijde karta, na které má některý pokyn uvedené zaměření
verb-draw-solo-until-aggressive = táhněte karty pro sólovou hru, dokud nepřijde karta s pokynem pro výbojné zaměření
verb-draw-solo-until-architectural = táhněte karty pro sólovou hru, dokud nepřijde karta s pokynem pro architektonické zaměření
verb-draw-solo-until-cultural = táhněte karty pro sólovou hru, dokud nepřijde karta s pokynem pro kulturní zaměření
verb-draw-solo-until-economic = táhněte karty pro sólovou hru, dokud nepřijde karta s pokynem pro hospodářské zaměření
verb-draw-solo-until-technological = táhněte karty pro sólovou hru, dokud nepřijde karta s pokynem pro technologické zaměření
# $lines: common (those without an archetype), special (those with one), all, or own (as always).
verb-follow-solo = { $lines ->
    [common] proveďte jen její pokyny bez uvedeného zaměření
    [special] proveďte jen její pokyny s uvedeným zaměřením, ať je jakékoli
    [all] proveďte všechny její pokyny bez ohledu na zaměření
   *[own] postupujte podle ní
}

## The facts beside the text, one line each

fact-starting = Počáteční karta
# $civilizations: a list of names in their base form.
fact-civilizations = Počáteční karta: { $civilizations }
fact-cost = Stojí { $amounts }
fact-wonder-cost = Zahájení stavby stojí { $first }, dokončení { $second }
fact-resources = Při aktivaci dává { $amounts }
fact-type = Typ: { $type }
fact-defense = Obrana: dobytí provincie pod touto kartou stojí o { $count } víc
# The number on the front of a Barbarian or a Monster token.
fact-value = Obrana: { $count }, přičítá se k hodnotě provincie
# What a Free Town costs beside the Military for its Province.
fact-demands = Požaduje { $amounts }, navíc k vojsku za provincii
fact-city = Tržiště { $city }
# A Monster. $amount: such as "3 Military".
fact-strength = Síla: { $amount }; za tuto cenu ji může porazit zvěd na jejím dílku (1 bod)
# A Solo card.
fact-solo-advanced = Pokročilá karta
fact-source-official = Hodnoty z vydané hry
# $public: which values are public, such as "name and cost".
fact-source-partial = Zveřejněno: { $public }. Zbytek je náš vlastní návrh.
fact-source-original = Náš vlastní návrh
