### The page of the balance report: what many games say about civilizations, seats and cards.
###
### $name is a card, a token or a Province of any gender and number: no verb or adjective may agree with it.
### Only a civilization is always a people in the plural. Before a number "v" and "z" would have to change
### ("ve 12 %", "z 15 %"): put an adjective between them or go around it.

## The head

# $rules: the name of a rule system, such as Duel.
balance-title = Vyváženost: { $rules }
# $bot: as it is named on the command line; it plays all seats.
balance-subtitle = { $games ->
    [one] Bot { $bot } sám proti sobě: 1 hra
    [few] Bot { $bot } sám proti sobě: { $games } hry
   *[other] Bot { $bot } sám proti sobě: { $games } her
}
balance-contents = Obsah
balance-fact-rules = Pravidla
# $version: of the rule system.
balance-rules-version = { $rules }, verze { $version }
balance-fact-preset = Výklad pravidel
balance-fact-switches = Přepínače pravidel
# $count: how many there are; $on: how many of them are on.
balance-switches-on = zapnuto: { $on } z { $count }
balance-switch-on = zapnuto
balance-switch-off = vypnuto
balance-fact-map = Mapa
balance-fact-packs = Sady
balance-pack-version = { $pack }, verze { $version }
balance-fact-seats = Hráči
balance-fact-bot = Bot
balance-fact-games = Hry
balance-fact-decisions = Rozhodnutí
balance-fact-seed = Semínko náhody
balance-fact-version = Monumental

## What to look at first. $expected: such as "10–90 %".

balance-findings = Na co se podívat nejdřív
balance-findings-none = Nic nevyčnívá: všechny naměřené hodnoty jsou v očekávaných mezích.
# $value and $most: percentage points, such as "14.2".
balance-finding-too-strong = { $name }: zřejmě příliš silné. Vlastníci vyhrávají častěji než ostatní a rozdíl je o { $value } procentního bodu větší, než je v dané skupině obvyklé (očekává se nejvýše { $most }).
balance-finding-dominates = { $name }: až příliš jasná volba. Vzato v celých { $value } her, ve kterých to bylo v nabídce (očekává se { $expected }).
balance-finding-rots = { $name } leží ladem: vzato v pouhých { $value } her, ve kterých to bylo v nabídce (očekává se { $expected }).
# $side: above or below what is expected.
balance-finding-civilization = { $side ->
    [above] { $name } vyhrávají příliš často: { $value } svých her (očekává se { $expected }).
   *[below] { $name } vyhrávají příliš zřídka: { $value } svých her (očekává se { $expected }).
}
# $name: such as "Seat 1".
balance-finding-seat = { $side ->
    [above] { $name } vyhrává příliš často: { $value } her (očekává se { $expected }).
   *[below] { $name } vyhrává příliš zřídka: { $value } her (očekává se { $expected }).
}
balance-finding-never = { $name }: ani v jediné hře v nabídce.
# $name: the verb as packs write it, such as gain_basic.
balance-finding-unused-effect = Efekt { $name } na některé kartě je, ale nikdy nenastal.

## The same in a word, before a name in a table

balance-mark-too-strong = příliš silné
balance-mark-dominates = jasná volba
balance-mark-rots = leží ladem
balance-mark-civilization = mimo rovnováhu
balance-mark-seat = mimo rovnováhu
balance-mark-never = nikdy v nabídce
balance-mark-unused-effect = nikdy nenastalo

## Win rates

balance-win-rates = Podíly výher
balance-civilizations = Civilizace
# $band: such as "45–55 %"; $fair: an equal share, such as "50.0 %".
balance-civilizations-caption = Jak často která civilizace vyhrála. Tečka: podíl výher; úsečka: 95% interval; čárkovaná čára: rovný podíl, { $fair }; šrafování: { $band }, jak to má být.
balance-seats = Místa u stolu
balance-seats-caption = Jak často vyhrálo které místo. Místo 1 má začínající hráč. Tečka: podíl výher; úsečka: 95% interval; čárkovaná čára: rovný podíl, { $fair }; šrafování: { $band }, jak to má být.
balance-seat = Místo { $number }
balance-column-civilization = Civilizace
balance-column-seat = Místo
balance-column-won = Podíl výher
balance-column-interval = 95% interval
balance-column-games = Hry
balance-column-points = Body
# The name of an axis for screen readers.
balance-axis = Podíl výher, od { $low } do { $high }
# What a screen reader says of a dot with its whisker.
balance-drawn-rate = { $games ->
    [one] { $name }: podíl výher { $rate }, interval { $low } až { $high }, 1 hra
    [few] { $name }: podíl výher { $rate }, interval { $low } až { $high }, { $games } hry
   *[other] { $name }: podíl výher { $rate }, interval { $low } až { $high }, { $games } her
}
balance-pairings = Civilizace proti civilizaci
balance-pairings-caption = Jak často vyhrála civilizace v řádku, když u stolu byla i civilizace ve sloupci. Ryska na pruhu je rovný podíl, { $fair }.
balance-pairings-corner = Kdo proti komu
# For screen readers: a cell that two civilizations never met in.
balance-pairings-none = žádná hra
balance-drawn-pairing = { $name }, proti nim { $against }: podíl výher { $rate }, interval { $low } až { $high }

## Length

balance-length = Délka hry
balance-length-sentence = Počet kol ve hře: { $least } až { $most }, v průměru { $mean }.
balance-length-caption = Hry podle počtu kol. Číslo nad sloupcem je počet her.
balance-length-none = Žádná hra se nedohrála do konce.
# One bar of many, for screen readers.
balance-drawn-rounds = { $rounds ->
    [one] 1 kolo: { $games }
    [few] { $rounds } kola: { $games }
   *[other] { $rounds } kol: { $games }
}

## Where points come from

balance-points = Odkud jsou body
balance-points-caption = Body hráče podle položek bodování. Plné pruhy: kdo vyhrál sám; šrafované pruhy: kdo nevyhrál. Podíl se počítá ze všech bodů týchž hráčů.
balance-column-line = Položka
balance-column-who = Kdo
balance-column-points-bar = Body v průměru
balance-column-share = Podíl
balance-winners = vítězové
balance-others = ostatní
balance-points-share = { $share } všech bodů
# $points always has decimals: genitive singular.
balance-drawn-points = { $line }, { $who }: { $points } bodu, { $share }

## Cards and tokens

balance-things = Karty a žetony
balance-things-sentence = První je to, co se bere nejčastěji. Co má u názvu symbol, je i v seznamu na začátku stránky.
balance-things-key-taken = pruh: v jakém podílu her, kde to bylo v nabídce, si to někdo vzal; rysky: { $expected }, jak to má být
balance-things-key-with = plná tečka: podíl výher těch, kdo si to vzali
balance-things-key-without = prázdná tečka: těch, kdo to viděli, ale nevzali si to
balance-things-key-fair = čárkovaná čára: rovný podíl, { $fair }
balance-group-building = Budovy
balance-group-knowledge = Vědomosti
balance-group-wonder = Divy světa
balance-group-province = Provincie
balance-group-basic = Základní budovy
balance-group-policy = Kulturní politiky
balance-group-hero = Hrdinové
balance-group-free-city = Svobodná města
balance-group-barbarian = Žetony barbara
balance-group-free-town = Žetony svobodného města
balance-group-monster = Nestvůry
balance-group-market-token = Žetony tržišť
# $group: such as Wonders.
balance-things-caption = { $count ->
    [one] { $group }, celkem 1: jak si ve hrách vede
    [few] { $group }, celkem { $count }: jak si ve hrách vedou
   *[other] { $group }, celkem { $count }: jak si ve hrách vedou
}
balance-column-name = Název
balance-column-source = Původ
balance-column-era = Období
balance-column-cost = Cena
balance-column-shown = V nabídce, her
balance-column-taken = Vzato
balance-column-taken-bar = 0 až 100 %
balance-column-affordable = Vzato, když na to bylo
balance-column-rounds = Kolo nabídky → vzetí
balance-column-used = Použití na vlastníka
balance-column-with = Výhry s tím
balance-column-without = Výhry bez toho
balance-column-difference = Rozdíl, proc. body
# $range: what the strip shows, such as "25–75 %".
balance-column-with-bar = S tím a bez toho, { $range }
balance-source-official = oficiální
balance-source-reported = veřejné, od jiných
balance-source-inferred = odvozené
balance-source-partial = zčásti veřejné
balance-source-original = naše
balance-drawn-taken = { $name }: vzato, podíl her s nabídkou { $share }; očekává se { $expected }
balance-drawn-never-shown = { $name }: v nabídce v 0 hrách
balance-drawn-with = { $name }: podíl výher s tím { $with } ({ $having }), bez toho { $without } ({ $lacking })
# Instead of an interval where nobody had it, or nobody lacked it.
balance-drawn-nobody = 0 hráčů

## Actions and effects

balance-uses = Akce a efekty
balance-actions = Akce
balance-actions-caption = Co hráči dělali: jak často celkem a v kolika hrách.
balance-effects = Efekty
balance-effects-caption = Co dělaly efekty karet: jak často celkem, v kolika hrách a kolik karet takový efekt má.
balance-column-verb = Sloveso
balance-column-cards = Karty
balance-column-times = Kolikrát celkem
balance-column-share-of-games = Podíl her
balance-drawn-times = { $verb }: { $times }×
balance-drawn-games = { $verb }: podíl her { $share }

## How to read this

balance-reading = Jak to číst
balance-reading-rate-term = Podíl výher
balance-reading-rate = Počet výher dělený počtem her. Společné vítězství se počítá jako půl výhry. Kdyby byli všichni hráči u stolu stejně silní, vyšlo by na každého { $fair }.
balance-reading-interval-term = 95% interval
balance-reading-interval = Hry závisejí i na náhodě: úsečka ukazuje, kde s 95% jistotou leží skutečný podíl (Wilsonův interval). Čím víc her, tím je kratší. Co leží celou úsečkou uvnitř šrafovaného pásu, je v pořádku; co leží celou úsečkou mimo něj, v pořádku není.
balance-reading-shown-term = V nabídce, vzato
balance-reading-shown = „V nabídce“ je počet her, ve kterých byla daná věc vidět a někdo si ji mohl vzít. „Vzato“ je podíl těch z nich, ve kterých si ji někdo alespoň jednou vzal.
balance-reading-affordable-term = Vzato, když na to bylo
balance-reading-affordable = Kolik procent hráčů, kteří na to v některé chvíli hry měli, si to opravdu vzalo. Karta, která se bere zřídka, ale často, když na ni někdo má, je spíš drahá než špatná.
balance-reading-used-term = Použití na vlastníka
balance-reading-used = Kolikrát za hru v průměru použil efekt ten, kdo si to vzal. Efekty, které platí samy od sebe, se nepoužívají.
balance-reading-cause-term = S tím a bez toho
balance-reading-cause = Rozdíl není důkazem příčiny. Kdo vede, může si toho vzít víc, a tak ten, kdo má víc, i častěji vyhrává. Seznam na začátku stránky proto srovnává rozdíl s tím, který je ve skupině obvyklý.
balance-reading-source-term = Původ
balance-reading-source = Oficiální: zveřejněné hodnoty. Od jiných: veřejné, ale ne od vydavatele. Odvozené: vyplývá z veřejných hodnot. Zčásti veřejné: některé hodnoty jsou veřejné, zbytek je náš vlastní návrh. Naše: náš vlastní návrh.
balance-reading-bot-term = Bot
balance-reading-bot = Všechno tady vychází z her tohoto bota. Co nikdy nezkusí, může být přesto dobré, a co přeceňuje, to bere příliš často.

## What the command says when it is done

# $out: the file of the page.
balance-printed = { $games ->
    [one] Započítána 1 hra. Stránka je v souboru { $out }.
    [few] Započítány { $games } hry. Stránka je v souboru { $out }.
   *[other] Započítáno { $games } her. Stránka je v souboru { $out }.
}
balance-printed-more = { $count ->
    [one] Na stránce je ještě 1 další zjištění.
    [few] Na stránce jsou ještě { $count } další zjištění.
   *[other] Na stránce je ještě { $count } dalších zjištění.
}
