### Problems: what is wrong with a pack, a card or a map, and what the coach can't answer. They come after a colon: no capital letter, no full stop. Words of the files, such as cost or use, stay as they are.

## A word that nobody knows. $word: what was written

problem-unknown-verb = neznámé sloveso „{ $word }“
problem-unknown-field = neznámé pole „{ $word }“
problem-unknown-pack = neznámý balíček „{ $word }“
problem-unknown-kind = neznámý druh „{ $word }“
problem-unknown-victim = neznámá oběť „{ $word }“
problem-unknown-event = neznámá událost „{ $word }“
problem-unknown-price = neznámá cena „{ $word }“
problem-unknown-noun = neznámé podstatné jméno „{ $word }“
problem-unknown-condition = neznámá podmínka „{ $word }“
problem-unknown-target = neznámý druh provincie „{ $word }“
problem-unknown-card = neznámá karta „{ $word }“
problem-unknown-module = neznámý modul „{ $word }“
problem-unknown-rules = neznámá pravidla „{ $word }“
problem-unknown-map = neznámá mapa „{ $word }“
problem-unknown-language = neznámý jazyk „{ $word }“
problem-unknown-preset = neznámý výklad pravidel „{ $word }“
problem-unknown-switch = neznámé volitelné pravidlo „{ $word }“
problem-unknown-civilization = neznámá civilizace „{ $word }“
problem-unknown-option = neznámá volba „{ $word }“
problem-unknown-theme = neznámé téma „{ $word }“
problem-unknown-lesson = neznámá lekce „{ $word }“
problem-unknown-course = neznámý kurz „{ $word }“
problem-unknown-puzzle = neznámá hádanka „{ $word }“
problem-unknown-book = neznámá kniha pravidel „{ $word }“
problem-unknown-clause = neznámé ustanovení „{ $word }“
problem-unknown-term = neznámý pojem „{ $word }“
problem-unknown-city = neznámé město „{ $word }“
problem-unknown-bot = neznámý bot „{ $word }“
problem-unknown-player = neznámý hráč „{ $word }“
problem-unknown-place = neznámé místo „{ $word }“
problem-unknown-column = neznámý sloupec „{ $word }“
problem-unknown-resource = neznámý zdroj „{ $word }“
problem-unknown-type = neznámý typ provincie „{ $word }“
# $problem: one of those above; $close: a word that is there.
problem-did-you-mean = { $problem } (měli jste na mysli „{ $close }“?)
# $known: all words that are there.
problem-there-are = { $problem } (jsou tu: { $known })
problem-in-these-rules = { $problem } v těchto pravidlech

## Fields and values. $field: its name; $value: what was written there

problem-field-misplaced = pole „{ $field }“ sem nepatří
problem-field-missing = chybí pole „{ $field }“
problem-not-a-table = sem patří tabulka, ne { $value }
problem-not-a-list = sem patří seznam, ne { $value }
problem-not-a-key-here = sem patří slova malými písmeny spojená spojovníky, ne { $value }
problem-not-a-number = sem patří celé číslo, ne { $value }
problem-not-a-word = sem patří slovo nebo text, ne { $value }
problem-not-yes-or-no = sem patří true nebo false, ne { $value }
problem-not-empty = sem nepatří nic, ani { $value }
# $choices: all that fits.
problem-not-among = sem patří { $choices }, ne { $value }
# $limit: the number that is named.
problem-too-small = sem patří číslo od { $limit } výš, ne { $value }
problem-not-above = sem patří číslo větší než { $limit }, ne { $value }
problem-too-large = sem patří číslo do { $limit }, ne { $value }
problem-not-below = sem patří číslo menší než { $limit }, ne { $value }
problem-too-few = sem jich patří nejméně { $limit }, ne { $value }
problem-too-many = sem jich patří nejvýše { $limit }, ne { $value }
problem-too-short = text má mít nejméně { $limit } znaků, ne { $value }
problem-too-long = text má mít nejvýše { $limit } znaků, ne { $value }
problem-unfit = sem patří něco jiného, ne { $value }
# $words: a sentence that somebody else has worded, in whatever language.
problem-own-words = { $words }
# $word: what is listed.
problem-twice = { $word } je tam dvakrát
problem-not-one-line = je pár slov na jednom řádku
problem-number-too-long = některé číslo má víc než 64 bitů
problem-too-deep = příliš mnoho závorek v sobě
problem-no-value-of-toml = píše se slovo, celé číslo, ano či ne, seznam nebo tabulka

## Files of a pack

problem-no-pack-here = není tu pack.toml, takže to není balíček
problem-no-file = nelze přečíst: není to soubor
# $why: what the machine says, in its own words.
problem-cant-be-read = nelze přečíst: { $why }
# $byte: which one of the file.
problem-no-text = bajt { $byte } není text v UTF-8
# $problem: what is wrong with it, by one of the sentences here or by the reader of TOML in English.
problem-no-toml = není platné TOML: { $problem }
problem-file-no-text = některý soubor balíčku není text
problem-no-such-file = takový soubor balíček nemá
# $count: how many there are; $most: how many there may be.
problem-many-files = balíček má příliš mnoho souborů: { $count }, nejvýše { $most }
# $most: kilobytes.
problem-large-pack = balíček má víc než { $most } kB
problem-no-archive = toto není archiv ZIP, který lze přečíst
problem-not-written = co je napsáno, není text
# $card: its key.
problem-card-no-table = karta je tabulka: [{ $card }]
# $file: another one of the pack.
problem-stands-already = už je v { $file }
problem-stands-elsewhere = už je v jiném souboru
problem-not-a-key = klíč jsou slova malými písmeny spojená spojovníky
problem-not-a-short-key = klíč jsou slova malými písmeny spojená spojovníky, nejvýše 60 písmen
problem-civilization-not-a-key = civilizace se pojmenovává slovy malými písmeny spojenými spojovníky
problem-map-not-a-key = mapa se pojmenovává slovy malými písmeny spojenými spojovníky
problem-no-rules = balíček říká, pro která pravidla je a s jakými moduly
# $pack: its name; $rules: those it is for; $played: those that are played.
problem-made-for = { $pack } je určen pro { $rules }, ne pro { $played }
# $module: its name.
problem-module-elsewhere = modul { $module } balíčku { $pack } není pro { $rules }

## Names, colours and sources

problem-name-lines = název je pár slov na jednom řádku
problem-name-braces = v názvu nejsou složené závorky
# $most: letters.
problem-name-long = název má nejvýše { $most } písmen
problem-no-name-key = pod tímto klíčem se žádný název neukládá
problem-no-colour = barva se píše "#1d4f91", ne { $value }
problem-source-unnoted = source = "partial" říká, co je veřejné, "reported", kdo to uvádí, "inferred", z čeho to plyne, a žádný jiný zdroj to neříká: public = "name and cost"

## Packs together. $pack: the name of another one; $count: how many there are

# $most: how many there may be.
problem-many-cards = balíčky mají příliš mnoho karet: { $count }, nejvýše { $most }
problem-card-of-that-name = balíček { $pack } má jinou kartu toho jména
problem-civilization-of-that-name = balíček { $pack } má civilizaci toho jména
# $era, $kind: which cards; $wanted: how many are needed.
problem-few-cards = období { $era } potřebuje karty druhu { $kind }: { $wanted }, jsou tu: { $count }

## Cards. $kind: the kind of the card, by its name; $field: the name of a field in the file

problem-wonder-costs = div světa má dvě ceny: cost = [3, 3]
problem-only-wonder-costs = dvě ceny má jen div světa
problem-needs-cost = karta, kterou lze získat, potřebuje cenu
problem-province-type = provincie, a nic jiného, má typ: coastal, mountain nebo agricultural
problem-building-subtype = podtyp má jen budova: scientific nebo military
problem-no-resources = karta druhu { $kind } nedává při aktivaci žádné zdroje
problem-basic-building = základní budova je budova bez období
problem-basic-defense = obranu může mít jen základní budova
problem-defense-elsewhere = obrana je pro hromádky provincií v jiných pravidlech
problem-no-era = karta druhu { $kind } není kartou rozvoje a nemá období
problem-hero-era = hrdina patří do některého období
# $era: its number.
problem-era-not-played = období { $era } se v těchto pravidlech nehraje
problem-kind-not-played = v těchto pravidlech nejsou karty druhu { $kind }
problem-token-value = barbar nebo nestvůra, a nic jiného, má číslo: value = 2
problem-town-demands = svobodné město s žetonem průzkumu, a nic jiného, něco požaduje: demands = {"{"} science = 2 {"}"}
problem-market-city = žeton tržiště, a nic jiného, má město
problem-market-use = žeton tržiště něco dává při použití: use = [...]
problem-two-benefits = žeton barbara nebo svobodného města, a nic jiného, má dva zisky
problem-monster-attack = nestvůra, a nic jiného, má sílu, útok a toho, koho zasáhne
problem-one-of-each = karta druhu { $kind } je od každé jen jedna
problem-solo-lines = karta pro sólovou hru, a nic jiného, má řádky: lines = [{"{"} text = [...] {"}"}]
problem-solo-advanced = pokročilá je nebo modul potřebuje jen karta pro sólovou hru
# $texts: the names of its texts.
problem-one-token = má jednu značku akce, a tedy pro ni jeden text, ne { $texts }
problem-token-for = má jednu značku akce, a ta je pro { $field }: spouštěč vedle něj je "whenever"
problem-one-first-trigger = má jednu značku akce, a tak jen jeden spouštěč s limit = "first"
problem-one-may = may je jediná věta s pay
problem-no-bonus = karta druhu { $kind } nemá bonus
problem-city-trade = svobodné město, a nic jiného, má text pro obchod
problem-no-text-of-kind = karta druhu { $kind } nemá text { $field }
problem-text-not-played = v těchto pravidlech karty nemají text { $field }

## Civilizations. $count: how many there are

# $wanted: how many are needed.
problem-city-cards = má karty města v počtu { $count }, ne { $wanted }
problem-needs-scout = civilizace v těchto pravidlech má zvěda
# $card: its key; $wanted: the kinds that fit.
problem-other-kind = { $card } je karta druhu { $kind }, ne { $wanted }

## Sentences of cards. $verb: a word of the files

problem-needs-verb = věta potřebuje sloveso: do = "gain"
problem-verb-elsewhere = sloveso „{ $verb }“ není pro tento text
# $count: how many there are; $most: how many there may be.
problem-many-sentences = má příliš mnoho vět: { $count }, nejvýše { $most }
problem-gains-nothing = nic nezískává: uveďte zdroj, třeba gold = 1
problem-at-most-needs-per = at_most omezuje to, co se počítá, a tak potřebuje per
# $one, $other: two words of the files.
problem-not-both = nemůže být { $one } a { $other } zároveň
problem-three-basics = základní zdroje jsou jen tři
problem-pays-either = platí buď uvedené zdroje, třeba gold = 1, nebo basics podle volby
problem-different-basics = different potřebuje basics = 2 nebo basics = 3
problem-payment-unasked = platba tu stojí uvnitř may
problem-draw-unasked = braní karet tu stojí uvnitř may
problem-activation-unasked = aktivace všech karet tu stojí uvnitř may
# $known: what can be asked.
problem-not-of-others = na ostatní hráče se lze ptát jen pomocí { $known }
problem-others-inside-others = others je uvnitř others: to už jsou všichni
problem-not-theirs = { $verb } mluví o této kartě, a ta jejich není
# $known: the fields that ask something.
problem-one-question = potřebuje právě jedno z těchto: { $known }
problem-asks-nothing = na nic se neptá: uveďte zdroj, třeba gold = 3
problem-takes-nothing = nic nebere: uveďte gold, culture nebo production_tokens
problem-display-not-copied = v těchto pravidlech přehled rozvoje kopírovat nelze
problem-military-elsewhere = military je pro dobývání na mapě, a místo less

## Maps as drawings. $word: what stands for a tile

# $line: its number; $problem: what is wrong there.
problem-drawing-line = řádek { $line }: { $problem }
# $nothing: what is written.
problem-row-empty = řada bez dílků se píše { $nothing }
problem-no-tile = není tu žádný dílek
# $known: what stands for tiles; $nothing: for none.
problem-tile-unknown = { $word } není dílek: ty jsou { $known }, a { $nothing } pro žádný
problem-tile-bare = { $word } není dílek: na vodě a hlavních městech nic neleží
# $letter: of the terrain; $town, $market: what stands for a Free Town and a Market.
problem-tile-token = { $word } není dílek: po { $letter } přijde číslo barbara (1 až 4) nebo { $town } pro svobodné město, pak { $market } pro tržiště
problem-map-of-that-name = mapa se jmenuje jako její soubor
# $map: its name; $problem: what is wrong with it.
problem-on-map = mapa { $map }: { $problem }

## Maps and their rules. $tile, $capital: numbers of tiles; $count: how many there are; $box: how many the box has; $seats: players

# $problem: one of those below; $clause: the rule, such as BASE-MAP-03.
problem-clause = { $problem } ({ $clause })
problem-map-capitals = hlavních měst je { $count }, hráčů { $seats }
problem-map-many-capitals = hlavních měst je { $count }, v krabici { $box }
problem-map-many-tiles = dílků provincií je i s vodou { $count }, v krabici { $box }
# $one, $other: numbers of tiles.
problem-map-capitals-touch = hlavní města na dílcích { $one } a { $other } se dotýkají
# $tiles: their numbers.
problem-map-apart = { $count ->
    [one] dílek { $tiles } leží mimo dílek 1 a co se ho dotýká
    [few] dílky { $tiles } leží mimo dílek 1 a co se ho dotýká
   *[other] dílky { $tiles } leží mimo dílek 1 a co se ho dotýká
}
# $tiles: their numbers.
problem-map-no-way = { $count ->
    [one] z hlavního města na dílku { $capital } nevede země k dílku { $tiles }
    [few] z hlavního města na dílku { $capital } nevede země k dílkům { $tiles }
   *[other] z hlavního města na dílku { $capital } nevede země k dílkům { $tiles }
}
# What a tile is, inside one of the next three.
problem-ground-water = voda
problem-ground-capital = hlavní město
# $ground: water or a Capital.
problem-map-bare-of-town = dílek { $tile } je { $ground } a nemůže mít svobodné město
problem-map-bare-of-barbarian = dílek { $tile } je { $ground } a nemůže mít barbara
problem-map-bare-of-market = dílek { $tile } je { $ground } a nemůže mít tržiště
problem-map-two-tokens = na dílku { $tile } je svobodné město i barbar
problem-map-no-token = na dílku { $tile } není barbar ani svobodné město
# $value: the number on them.
problem-map-many-barbarians = barbarů s číslem { $value } je { $count }, v krabici { $box }
problem-map-strong-barbarian = na dílku { $tile } vedle hlavního města na dílku { $capital } je barbar s číslem { $value }, ne 1 nebo 2
# $barbarians, $others: what lies there, by the next two; $first: the number of a tile.
problem-map-uneven = vedle hlavního města na dílku { $capital }: { $barbarians }, vedle toho na dílku { $first }: { $others }
problem-no-barbarian = žádný barbar
# $values: the numbers on them.
problem-barbarians = { $count ->
    [one] barbar s číslem { $values }
    [few] barbaři s čísly { $values }
   *[other] barbaři s čísly { $values }
}
problem-map-towns = svobodných měst je { $count }, hráčů { $seats }
problem-map-many-towns = svobodných měst je { $count }, v krabici { $box }
problem-map-markets = tržišť je { $count }, hráčů { $seats }
problem-map-many-markets = tržišť je { $count }, žetony v krabici jsou pro { $box }
problem-map-many-producing = žeton výroby potřebuje { $count } dílků, v krabici jich je { $box }

## What the coach can't answer. $seat: a seat by its number, from 0, as programs count; $last: the last one

problem-coach-no-lessons = pro pravidla „{ $rules }“ trenér nemá lekce
problem-coach-no-such-seat = místo { $seat } tu není: místa mají čísla 0 až { $last }
problem-coach-seat-not-asked = teď nerozhoduje místo { $seat }
problem-coach-nothing-to-advise = hra skončila, takže není co radit
problem-coach-secret = co se tam zvolilo, je tajemství
problem-coach-nothing-to-compare = dokud nemají všichni civilizaci, není žádná volba lepší než jiná
problem-coach-no-option = tato možnost tam nebyla
problem-coach-not-over-yet = hra ještě neskončila, takže ji nelze rozebrat
problem-coach-nobody-has-won = hra neskončila, takže ji ještě nikdo nevyhrál
