### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases: an order to the player,
### beginning in lower case and without a full stop, so that they fit into each other.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1 Production and 2 Gold".
### $cards is a list such as "a Knowledge or a Wonder", made of the one-… messages (accusative).

## What a card says. $text is one or more sentences, with full stops, the first beginning in lower case.

text-use = Použití: { $text }
text-use-warlord = Použití, dokud máš převahu: { $text }
text-activated = Když je tato karta aktivována: { $text }
text-during-activation = Během aktivace města: { $text }
text-bonus = Bonus: { $text }
text-trade = Obchod: { $text }
text-may = Chceš-li, { $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = Kdykoli { $occasions }: { $text }
text-first = Poprvé v každém kole, když { $occasions }: { $text }
text-whenever-opponent = Kdykoli soupeř { $occasions }: { $text }
text-first-opponent = Poprvé v každém kole, když soupeř { $occasions }: { $text }

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

## Special rules of civilizations, beside their triggers

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
price-conquest = { $when ->
    [advantage] soupeřovy provincie tě stojí o { $less } méně (jen dokud máš převahu)
    [both] soupeřovy provincie tě stojí o { $less } méně, a dokud máš převahu, o { $more } méně
   *[always] soupeřovy provincie tě stojí o { $less } méně
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

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { $first }, potom { $next }
# The second only if the first was done: "pay 1 Gold: gain 2 Production".
phrase-if-done = { $first } a za to { $then }

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

## Choices

verb-choose-one = vyber jednu možnost: { $options }
verb-may = volitelně { $then }

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }; { $next }
phrase-option-last = { $first }; nebo { $last }

## Conditions

verb-if-holds-advantage = máš-li převahu, { $then }
verb-if-gained = pokud jsi v tomto kole získal(a) alespoň { $amounts }, { $then }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = pokud { $conditions }, { $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }; jinak { $otherwise }

verb-if-this-round-acquired = pokud jsi v tomto kole pořídil(a) kartu, { $then }
verb-if-this-round-conquered = pokud jsi v tomto kole dobyl(a) provincii, { $then }
verb-if-this-round-completed = pokud jsi v tomto kole dokončil(a) div světa, { $then }
verb-if-this-round-developed = pokud jsi v tomto kole rozvinul(a) kulturní politiku, { $then }
verb-if-this-round-traded = pokud jsi v tomto kole obchodoval(a) se svobodným městem, { $then }
verb-if-this-round-claimed = pokud sis v tomto kole připojil(a) svobodné město, { $then }
verb-if-this-round-took-advantage = pokud sis v tomto kole vzal(a) převahu, { $then }
verb-if-this-round-archived = pokud jsi v tomto kole archivoval(a) kartu, { $then }
verb-if-this-round-reinforced = pokud jsi v tomto kole zpevnil(a) kartu, { $then }
verb-if-this-round-progressed = pokud jsi v tomto kole učinil(a) vědecký objev, { $then }

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

## Cards of your City and deck

verb-archive = archivuj kartu
verb-discard = odhoď kartu ze svého města
verb-reinforce = zpevni kartu
verb-reinforce-this = zpevni tuto kartu
verb-copy-attached = zkopíruj kartu ležící na této kartě vědomostí
verb-copy-city = zkopíruj kartu svého města
verb-copy-policies = zkopíruj jednu ze svých kulturních politik
verb-copy-anywhere = zkopíruj kartu svého města nebo jednu ze svých kulturních politik
verb-draw-and-use = { $count ->
    [one] táhni 1 kartu a použij ji
    [few] táhni { $count } karty a použij je
   *[other] táhni { $count } karet a použij je
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
verb-conquer = { $less ->
    [0] dobuď soupeřovu vrchní provincii
   *[other] dobuď soupeřovu vrchní provincii o { $less } levněji
}
verb-gain-advantage = získej převahu
verb-trade-for-free = obchoduj zdarma se svobodným městem
verb-place-type-marker = polož jednu ze svých značek typu provincie na provincii, kterou ovládáš

## The facts beside the text, one line each

fact-starting = Počáteční karta
# $civilizations: a list of names in their base form.
fact-civilizations = Počáteční karta: { $civilizations }
fact-cost = Cena: { $amounts }
fact-wonder-cost = Cena: { $first } za pořízení, { $second } za dokončení
fact-resources = Při aktivaci: { $amounts }
fact-type = Typ: { $type }
fact-defense = Obrana: dobytí provincie pod touto kartou stojí o { $count } víc
fact-source-official = Hodnoty z vydané hry
# $public: which values are public, such as "name and cost".
fact-source-partial = Zveřejněno: { $public }. Zbytek je náš vlastní návrh.
fact-source-original = Náš vlastní návrh
