### Slovníček. Co která část klíče znamená, říká en/glossary.ftl.

## Kdo hraje a kdy

term-civilization = Civilizace
forms-civilization = civilizac*
meaning-civilization = Ti, za které hrajete, s vlastními kartami města, kulturními politikami a vůdčími postavami.

term-player = Hráč
forms-player = hráč*
meaning-player = Každý, kdo u tohoto stolu hraje za některou civilizaci.

term-first-player = Začínající hráč
forms-first-player = začínající* hráč*, kart* rozdělení období I
meaning-first-player = Ten, kdo začíná, když hrají všichni po sobě.

term-round = Kolo
forms-round = kolo, kola, kole, kolem
meaning-round = Všechno, co se stane, než na každého dojde a začne se znovu.

term-turn = Tah
forms-turn = tah, tahu, tahy, tahů, tahem
meaning-turn = Chvíle, kdy jednáte vy: { $cycle ->
    [turn] provedete tolik akcí, kolik dokážete zaplatit
   *[round] provedete jednu akci a pokračuje další hráč
}.

term-phase-city = Aktivace města
forms-phase-city = aktivac* města
meaning-phase-city = Krok, ve kterém si vyberete řádek a sloupec svého města.

term-phase-actions = Provedení akcí
forms-phase-actions = provedení akcí
meaning-phase-actions = Krok, ve kterém používáte karty, získáváte nové a děláte všechno ostatní.

term-phase-maintenance = Doplnění města
forms-phase-maintenance = doplnění* města
meaning-phase-maintenance = Krok, ve kterém se odhodí, co jste použili, a mezery ve městě se doplní z vašeho balíčku.

term-phase-development = Doplnění přehledu rozvoje
forms-phase-development = doplnění* přehledu
meaning-phase-development = Krok, ve kterém staré karty přehled rozvoje opustí a z balíčku přijdou nové.

term-pass = Vynechat tah
forms-pass = vynech*
meaning-pass = Do konce kola už neprovádět žádné akce; základní zdroje, které vám zbyly, propadnou.

term-free-action = Volná akce
forms-free-action = voln* akc*
meaning-free-action = Co smíte ve svém tahu udělat kromě jeho jediné akce, a to kolikrát můžete.

term-action-token = Značka akce
forms-action-token = značk* akc*, značek akc*
meaning-action-token = Označuje, co už bylo v tomto kole použito a znovu použít nejde.

term-final-round = Poslední kolo
forms-final-round = posledn* kol*, posledn* tah*
meaning-final-round = Když dochází nové karty, má každý ještě tuto jednu příležitost; potom se počítají body.

## Město

term-city = Město
forms-city = město, města, městě, městem, měst
meaning-city = Vašich devět míst pro karty, ve třech řádcích po třech.

term-activate = Aktivovat
forms-activate = aktiv*, neaktiv*
meaning-activate = Získat, co dávají karty jednoho řádku a jednoho sloupce; použít lze jen aktivované karty.

term-use = Použít kartu
forms-use = použ*
meaning-use = Provést efekt aktivované karty, jednou, než se odhodí, a jen když chcete.

term-city-deck = Balíček města
forms-city-deck = balíč* města, balíčků měst
meaning-city-deck = Váš vlastní balíček, ze kterého se doplňuje město; co získáte, jde na něj navrch.

term-discard-pile = Odhazovací hromádka
forms-discard-pile = odhazovací* hromád*
meaning-discard-pile = Tady leží vaše použité karty, dokud se balíček nevyprázdní a nezamíchá se z nich nový.

term-discard = Odhodit
forms-discard = odhod*, odhoď*, odhoz*
meaning-discard = Dát kartu na odhazovací hromádku; karta města se později vrátí a její body vám zůstanou.

term-archive = Archivovat
forms-archive = archiv*
meaning-archive = Vyřadit ze svého města neaktivovanou kartu na zbytek hry; body už nedává.

term-reinforce = Zpevnit
forms-reinforce = zpevn*, zpevň*
meaning-reinforce = Nechat aktivovanou kartu ve svém městě, místo aby se odhodila.

term-copy = Zkopírovat
forms-copy = zkopír*, kopír*
meaning-copy = Provést, co říká efekt jiné karty, i když už byla použita.

term-draw-and-use = Vezměte a použijte
forms-draw-and-use = vezm* a použ*, tažen* kart*
meaning-draw-and-use = Otočit vrchní kartu svého balíčku města a hned získat, co dává; ve městě nikdy neleží.

term-condition = Podmínka
forms-condition = podmín*, pokud jste získali
meaning-condition = Efekt, který se ptá, co jste získali nebo udělali: jen to zjišťuje a nic vám nebere.

term-trigger = Kdykoli
forms-trigger = kdykoli, když v kole poprvé
meaning-trigger = Efekt, který nastane sám, když se něco stane; nestojí žádnou akci.

term-scientific-progress = Vědecký objev
forms-scientific-progress = vědeck* objev*
meaning-scientific-progress = Zaplatit 2 žetony vědy za vrchní kartu svého balíčku města, kterou smíte hned použít.

## Karty

term-display = Přehled rozvoje
forms-display = přehled* rozvoje
meaning-display = Vyložené karty, které může získat každý.

term-development-deck = Balíček rozvoje
forms-development-deck = balíč* rozvoje
meaning-development-deck = Balíček, ze kterého se doplňuje přehled rozvoje: nejdřív období I, potom II a potom III.

term-era = Období
forms-era = období*
meaning-era = Část balíčku rozvoje; pozdější období mají silnější a dražší karty.

term-separation-card = Karta rozdělení období
forms-separation-card = kart* rozdělení období
meaning-separation-card = Karta, která jen ukazuje, kde začíná období.

term-acquire = Získat kartu
forms-acquire = získat kartu, získáte kartu, získejte kartu
meaning-acquire = Zaplatit cenu karty a vzít si ji.

term-gain-card = Vzít kartu z nabídky
forms-gain-card = vezm* z nabídky, vzít kartu z nabídky
meaning-gain-card = Vzít si kartu, jako byste ji získali, ale bez placení.

term-building = Budova
forms-building = budov*
meaning-building = Karta pro vaše město, která se platí výrobou.

term-basic-building = Základní budova
forms-basic-building = základní* budov*
meaning-basic-building = Budova, která leží na vlastní hromádce a lze ji získat, dokud nějaká zbývá.

term-barricade = Barikáda
forms-barricade = bariká*
meaning-barricade = Základní budova, která leží na vašich provinciích a zdražuje soupeři tu vrchní.

term-knowledge = Vědomosti
forms-knowledge = vědomost*
meaning-knowledge = Karta, která se platí vědou, leží pod jinou kartou vašeho města a má hodnotu 1 bodu.

term-knowledge-under = Vědomosti pod kartou
forms-knowledge-under = vědomosti pod, vědomostí pod, přilož* k této kartě vědomostí
meaning-knowledge-under = Vědomosti mají společné místo s kartou, která na nich leží: aktivují se obě najednou a každou lze použít.

term-wonder = Div světa
forms-wonder = div světa, divu světa, divy světa, divů světa, divem světa, divech světa, divům světa, fáz* výstavby
meaning-wonder = Velké dílo, které se platí výrobou ve dvou fázích výstavby a po dokončení má hodnotu 2 bodů.

term-begin-wonder = Zahájit stavbu
forms-begin-wonder = zahájení* stavby, zahaj* stavb*, zahájit stavbu, rozestavěn*
meaning-begin-wonder = Zaplatit první fázi výstavby divu světa; ten pak čeká vedle města a smíte mít jen jeden takový.

term-complete = Dokončit div světa
forms-complete = dokonč*
meaning-complete = Zaplatit druhou fázi výstavby: získáte, co karta dává po dostavění, a položíte ji navrch svého balíčku.

term-wonder-token = Žeton divu světa
forms-wonder-token = žeton* divu světa, žeton* divů světa
meaning-wonder-token = Ukazuje, kde na mapě váš div světa stojí; pomáhá to místo bránit.

term-bonus = Bonus
forms-bonus = bonus*, po dostavění
meaning-bonus = Co karta dá jednou, když ji dostanete nebo dokončíte; bonusy svých kulturních politik získáte znovu s každou další.

term-cultural-policy = Kulturní politika
forms-cultural-policy = kulturní* politi*
meaning-cultural-policy = Jedna z pěti karet vaší civilizace, které se platí kulturou; každá má hodnotu 2 bodů.

term-develop = Rozvinout kulturní politiku
forms-develop = rozvin*, rozviň*, rozvoj kulturní politiky
meaning-develop = Vybrat kulturní politiku a zaplatit ji: za první 1 kulturu, za druhou 2 a tak dále.

term-active-policy = Aktivní kulturní politika
forms-active-policy = aktivní* kulturní* politi*, vrchní kulturní* politi*
meaning-active-policy = Naposledy rozvinutá kulturní politika: platí jen její trvalý efekt.

term-culture-deck = Balíček kultury
forms-culture-deck = balíč* kultury
meaning-culture-deck = Vaše dosud nerozvinuté kulturní politiky; smíte si je kdykoli prohlédnout.

term-warlord = Vojevůdce
forms-warlord = vojevůdc*
meaning-warlord = Ten, kdo vede vaši civilizaci ve válce; { $provinces ->
    [cards] kartu smíte použít, dokud máte převahu
   *[map] je to také jednotka a jeho karta vám něco dá, když se účastní dobytí
}.

term-hero = Hrdina
forms-hero = hrdin*
meaning-hero = Pomocník za zlato vedle vašeho města; máte nejvýše jednoho a body nedává.

## Zdroje

term-basic-resource = Základní zdroj
forms-basic-resource = základní* zdroj*
meaning-basic-resource = Výroba, věda a vojsko: co neutratíte, propadne.

term-production = Výroba
forms-production = výroba, výroby, výrobu, výrobou, výrobě
meaning-production = Platí se jí budovy a divy světa.

term-science = Věda
forms-science = věda, vědy, vědu, vědou, vědě
meaning-science = Platí se jí vědomosti a vědecký objev.

term-military = Vojsko
forms-military = vojsko, vojska, vojsku, vojskem
meaning-military = Platí se jím { $provinces ->
    [cards] provincie, ty z přehledu rozvoje i soupeřovy
   *[map] pohyb jednotek a zvědů, a tím i dobývání
}.

term-culture = Kultura
forms-culture = kultura, kultury, kulturu, kulturou, kultuře, kultur
meaning-culture = Platí se jí kulturní politiky; zůstává vám, dokud ji neutratíte.

term-gold = Zlato
forms-gold = zlato, zlata, zlatu, zlatem, zlat
meaning-gold = Nahradí kterýkoli základní zdroj, jedno za jeden, ale nikdy kulturu; zůstává vám, dokud ho neutratíte.

term-resource-token = Žetony zdrojů
forms-resource-token = žeton* zdroj*
meaning-resource-token = Ukazují, kolik vám kterého základního zdroje zbývá.

term-spend = Zaplatit
forms-spend = zaplat*, zaplať*, plat*, placen*
meaning-spend = Vrátit do společné zásoby, co dlužíte; co vám chybí, může nahradit zlato.

term-return = Vrátit
forms-return = vrátit, vrátí*, vraťte, vrací*, vrátíte
meaning-return = Dát herní součást zpátky tam, odkud přišla.

## Provincie

term-province = Provincie
forms-province = provinci*
meaning-province = { $provinces ->
    [cards] Karta území, která leží před vámi
   *[map] Dílek mapy, který lze dobýt
}; každá provincie, kterou ovládáte, má hodnotu 1 bodu.

term-province-type = Typ provincie
forms-province-type = typ* provinci*, pobřežní*, zemědělsk*, horsk* provinci*
meaning-province-type = Pobřežní, horská nebo zemědělská: karty se ptají, kolik provincií některého typu ovládáte.

term-province-stack = Hromádka provincií
forms-province-stack = hromád* provincií
meaning-province-stack = Vaše provincie a barikády v pořadí, v jakém přišly; soupeř vám může vzít jen vrchní provincii.

term-province-marker = Značka typu provincie
forms-province-marker = značk* typu provincie, značek typu provincie
meaning-province-marker = Jedna ze šesti značek Aztéků; provincii, na které leží, přidá typ.

term-control = Ovládat
forms-control = ovlád*
meaning-control = Provincie je vaše, dokud { $provinces ->
    [cards] leží ve vaší hromádce
   *[map] v ní máte jednotku nebo opevnění
}.

term-conquer = Dobýt
forms-conquer = dobý*, dobud*, dobuď*, doby*
meaning-conquer = Zaplatit vojskem za provincii { $provinces ->
    [cards] soupeře a dát ji na svou hromádku; bonus pak nedává
   *[map] vedle svého území a přesunout do ní jednotky
}.

term-scout = Zvěd
forms-scout = zvěd*
meaning-scout = Vůdčí postava, kterou smíte jednou za kolo vyslat, zde za obchodem.

term-trade = Obchodovat
forms-trade = obchod*
meaning-trade = Poslat zvěda do svobodného města: na svou stranu jeho karty dáte 1 zlato a použijete její efekt.

term-free-city = Svobodné město
forms-free-city = svobodn* měst*
meaning-free-city = Karta mezi hráči s efektem pro toho, kdo s městem obchoduje; svému majiteli dává 2 body.

term-claim = Připojit svobodné město
forms-claim = připoj*
meaning-claim = Když máte na své straně 4 zlata, svobodné město je vaše a leží u vašeho města.

term-advantage = Převaha
forms-advantage = převah*, převaz*
meaning-advantage = Má ji ten, kdo za ni zaplatí nejvíc žetonů některého základního zdroje; dovoluje použít vojevůdce a zesiluje některé karty.

term-decay = Slábnutí převahy
forms-decay = slábn*, zeslábn*, zeslábl*, ubud*
meaning-decay = Na konci každého kola ubude z převahy jeden žeton; bez žetonů ji nemá nikdo.

## Mapa

term-capital = Hlavní město
forms-capital = hlavní* měst*
meaning-capital = Dílek, na kterém vaše civilizace začíná; nikdo vám ho nevezme.

term-unit = Jednotka
forms-unit = jednotk*, jednotek
meaning-unit = Voják nebo váš vojevůdce: jednotky dobývají provincie a drží je.

term-troop = Voják
forms-troop = voják*, vojác*
meaning-troop = Obyčejná jednotka: v útoku i v obraně se počítá za 1.

term-defense = Obrana
forms-defense = obran*, hodnot* obrany
meaning-defense = Kolik vojska stojí dobytí provincie: její hodnota a všechno, co ji chrání.

term-isolated-province = Odříznutá provincie
forms-isolated-province = odříznut* provinci*
meaning-isolated-province = Vaše provincie, ze které nevede cesta přes vaše území k ostatním.

term-move-units = Přesun vojska
forms-move-units = přesun* vojska
meaning-move-units = Převést jednotky mezi svými propojenými provinciemi, každou za 1 žeton vojska.

term-outpost = Opevnění
forms-outpost = opevnění*
meaning-outpost = Pevnost, která drží provincii bez jednotek a přidá 3 k její obraně; za hru můžete postavit dvě.

term-explorer = Zvěd
forms-explorer = zvěd*
meaning-explorer = Jedna z vašich dvou figurek, které chodí po všech územích a sbírají žetony; nebojují.

term-step-of-explorer = Pohyb zvěda
forms-step-of-explorer = pohyb*, dílek, dílky
meaning-step-of-explorer = Jeden posun zvěda na sousední dílek, za 1 žeton vojska.

term-gather = Sebrat žeton výroby
forms-gather = sebrat žeton* výroby, sebere žeton* výroby, seberte žeton* výroby, seberete žeton* výroby
meaning-gather = Co smí zvěd na dílku udělat: vzít jeho žeton výroby do vaší osobní zásoby.

term-market = Tržiště
forms-market = tržiště*, tržišť*
meaning-market = Město na mapě s několika žetony; z každého tržiště můžete mít jeden žeton.

term-market-token = Žeton tržiště
forms-market-token = žeton* tržiště, žeton* tržišť
meaning-market-token = Co zvěd přinese z tržiště: použijete ho jednou, kdykoli ve svém tahu chcete.

term-production-token = Žeton výroby z mapy
forms-production-token = žeton* výroby z mapy
meaning-production-token = Žeton z mapy, který si necháte a v kterémkoli tahu ho můžete utratit jako 1 výrobu.

term-exploration-token = Žeton průzkumu
forms-exploration-token = žeton* průzkumu
meaning-exploration-token = Leží na provincii; kdo ji dobude, vezme si ho a vybere si jednu z jeho dvou odměn.

term-barbarian = Provincie s barbary
forms-barbarian = provinci* s barbary, barbar*
meaning-barbarian = Provincie, jejíž dobytí barbaři zdražují o číslo na svém žetonu.

term-barbarian-token = Žeton barbara
forms-barbarian-token = žeton* barbara
meaning-barbarian-token = Žeton průzkumu s číslem, které se přičte k ceně jeho provincie.

term-free-town = Svobodné město
forms-free-town = svobodn* měst*
meaning-free-town = Žeton průzkumu, který kromě vojska vyžaduje i další zdroje, aby byla provincie vaše.

term-reserve = Osobní zásoba
forms-reserve = osobní* zásob*
meaning-reserve = Žetony, které jste sebrali z mapy a necháváte si na později.

term-monster = Nestvůra
forms-monster = nestvůr*
meaning-monster = Nebezpečí, které se odhalí při dobytí: nestvůra jednou zaútočí a blokuje svůj dílek, dokud ji zvěd neporazí.

## Proti automě

term-automa = Automa
forms-automa = automa, automy, automu, automě, automou
meaning-automa = Soupeř, za kterého nikdo nehraje: co dělá, říkají karty pro sólovou hru.

term-solo-card = Karta pro sólovou hru
forms-solo-card = kart* pro sólovou hru
meaning-solo-card = Co automa ve svém tahu dělá, pokyn po pokynu.

term-advanced-card = Pokročilá karta
forms-advanced-card = pokročil* kart*
meaning-advanced-card = Karta pro sólovou hru, kterou lze přidat, aby byla automa silnější.

term-archetype = Zaměření
forms-archetype = zaměření*
meaning-archetype = V čem je civilizace nejlepší; některé pokyny karet pro sólovou hru platí jen pro jedno zaměření.

## Konec

term-points = Body
forms-points = bod, body, bodů, bodech, bodu
meaning-points = Vyhrává, kdo jich má na konci nejvíc; odkud jsou, ukazuje přehled bodů.

term-dominance = Dominance
forms-dominance = dominanc*
meaning-dominance = 3 body navíc za nejvíc provincií, vědomostí, divů světa nebo kulturních politik; při shodě je dostanou všichni.

term-tie-break = Rozhodnutí při shodě
forms-tie-break = při shodě
meaning-tie-break = Co rozhodne mezi hráči se stejným počtem bodů.

## Hra ve zkratce, před ostatní nápovědou

goal-title = Hra ve zkratce
goal-aim = Cíl: mít na konci hry nejvíc bodů.
ends-duel = Konec: když se přehled rozvoje už nedá doplnit na víc než 4 karty, hraje se jedno poslední kolo.
ends-classic = Konec: když přijde na stůl poslední karta balíčku rozvoje, dohraje se kolo a každý má ještě jeden poslední tah.
ends-continuous = Konec: když v balíčku rozvoje zbývají 3 karty nebo méně, je další kolo poslední.
goal-points = Body: { $parts }.
goal-part = { $part } po { $points }
goal-dominance = { $points ->
    [one] Dominance: 1 bod navíc pro toho, kdo má něčeho z tohoto nejvíc: { $parts }; při shodě pro všechny.
    [few] Dominance: { $points } body navíc pro toho, kdo má něčeho z tohoto nejvíc: { $parts }; při shodě pro všechny.
   *[other] Dominance: { $points } bodů navíc pro toho, kdo má něčeho z tohoto nejvíc: { $parts }; při shodě pro všechny.
}
goal-ties = Při stejném počtu bodů rozhoduje postupně: { $ties }.

## Vyhledávání v terminálu

terminal-help-word = word POJEM: co znamená slovo ze hry, například word dominance; samotné word vypíše všechna
glossary-rules = Pravidla: { $clauses }
glossary-cards = Karty: { $cards }
glossary-more = { $count ->
    [one] { $list } a 1 další
    [few] { $list } a { $count } další
   *[other] { $list } a { $count } dalších
}
glossary-title = Slova ze hry
glossary-more-clauses = { $count ->
    [one] Tato slova má ještě 1 další pravidlo.
    [few] Tato slova mají ještě { $count } další pravidla.
   *[other] Tato slova má ještě { $count } dalších pravidel.
}

## Nic se nenašlo

mistake-word = Slovo „{ $words }“ v této hře není; nejbližší: { $names }.
mistake-card = Karta s názvem „{ $words }“ neexistuje; nejbližší: { $names }.
mistake-clause = Žádné pravidlo o „{ $words }“ není; nejbližší: { $names }.
mistake-nearest = Zadání „{ $words }“ není srozumitelné; nejbližší: { $names }. Zadejte ? a zobrazí se nápověda.
