### The course of classic. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental, klasická hra
course-about = Mapa, jednotky a zvědové, divy světa a kulturní politiky: hra pro dva až čtyři hráče krok za krokem.

## How a game begins, and how it is won

goal = O co jde
goal-about = Civilizace, hlavní město a za co jsou body.
goal-aim = Veďte civilizaci od prvních chýší až do moderní doby. Kdo má na konci nejvíc bodů, vyhrává.
goal-choose = Každá civilizace má své kulturní politiky, svého vojevůdce a pár karet, které nikdo jiný nemá. Která bude vaše?
goal-taken = Dány si už vyhlédl váš soupeř. Tentokrát si vyberte jinou civilizaci.
goal-capital = Váš lid potřebuje na mapě domov: hlavní město. Nikdo vám ho nikdy nevezme. Vyberte si jedno ze dvou.
goal-points = Každá provincie a každé vědomosti dávají 1 bod, každý div světa a každá kulturní politika 2. Kdo má něčeho z toho nejvíc, dostane ještě 3.
goal-clock = Balíček rozvoje měří čas: tři období, před každým karta rozdělení období. Jakmile se vyloží jeho poslední karta, dohraje se kolo a každý má poslední tah.
goal-begin = Začínajícím hráčem byli Dánové, teď jste na tahu vy. Každý tah začíná ve městě: vyberte libovolnou řadu a sloupec, ať vidíte, jak to funguje.

## A turn in the City

city = Řada a sloupec
city-about = Vaše město tvoří tři krát tři karty. Ve vašem tahu pracuje jedna řada a jeden sloupec.
city-nine = Devět karet ve třech řadách: vaše město. Tah začíná aktivací města: aktivujete jednu řadu a jeden sloupec, celkem pět karet.
city-choose = Aktivujte řadu 2 a sloupec a: jsou v nich dvě karty s textem, { $card-mine } a { $card-forum }.
city-no-texts = Přinese to zdroje, ale žádnou kartu s textem. Zkuste řadu 2 a sloupec a.
city-no-mine = Karta { $card-mine } by se neaktivovala, a tu potřebujeme. Zkuste řadu 2 a sloupec a.
city-gained = 2 žetony výroby a 1 žeton vědy. Spolu s vojskem jsou to základní zdroje. Žetony zdrojů ukazují, kolik máte; co v tomto tahu neutratíte, propadne.
city-mine = Teď přichází provedení akcí, kolik jich chcete. Použijte kartu { $card-mine }: dá 1 zlato, pokud jste získali 2 žetony výroby. Jen se kontroluje, výroba vám zůstane.
city-too-early = V tomto tahu se dá získat víc. Nepoužité karty přijdou nazmar.
city-forum = Aktivovanou kartu lze použít jednou. Získejte 1 kulturu kartou { $card-forum }: zvolte její druhou polovinu a zaplaťte dva různé zdroje.
city-not-archive = I archivovat se hodí, ale teď chceme kulturu. Zvolte druhou polovinu.
city-end = Zlato a kultura vám zůstávají do dalších tahů. Hotovo: ukončete tah.
city-anew = Aktivované karty šly na odhazovací hromádku. Pak přijde doplnění města z balíčku města. Když dojde, odhazovací hromádka se zamíchá a vznikne nový.

## New cards

buying = Nové karty
buying-about = Přehled rozvoje, základní budovy a zlato za to, co chybí.
buying-display = Tyto karty lze získat: přehled rozvoje. Ve dvou hráčích má dvě řady po třech. Nové karty přicházejí vedle balíčku, nejstarší leží nejdál.
buying-knowledge = Výrobou se platí budovy a divy světa, vědou vědomosti. Získejte kartu { $card-mathematics }: zaplaťte 3 žetony vědy.
buying-use-it = Ještě nekončete: výroba by propadla.
buying-later = Divy světa mají svou vlastní lekci. Nejdřív { $card-mathematics }.
buying-basic = Co získáte, jde navrch balíčku města, takže to brzy uvidíte. Základní budovy leží v hromádkách, po 2 žetonech výroby. Získejte jednu.
buying-basic-first = Dobrá karta! Ale nejdřív prosím základní budovu: je to levná cesta k silnějšímu městu.
buying-gold = Zbývají 2 žetony výroby a { $card-scriptorium } stojí 3. Zlato nahradí jakýkoli základní zdroj jedna ku jedné, nikdy však kulturu. Získejte tu kartu.
buying-end = Brali jste jen z první řady. Ukončete tah a sledujte druhou.
buying-rows = Na konci tahu přijde doplnění přehledu rozvoje. Řada, ze které jste brali, se jen doplní. Ta druhá přijde o kartu nejdál od balíčku.

## The map

conquest = První provincie
conquest-about = Jednotky, vojevůdce, barbaři a žetony, které střeží.
conquest-map = Mapa. V hlavním městě jsou všechny vaše jednotky: devět vojáků a vojevůdce. Dobýt smíte každou provincii vedle svého území, ne však vodu ani hlavní město.
conquest-price = Obrana provincie je hodnota krajiny (louka 0, les 1, hory 2, sopka 3) plus číslo na žetonu barbara. Tolik vojska zaplaťte a tolik jednotek tam přesuňte.
conquest-conquer = Louka 0 a barbaři 2: to jsou 2 žetony vojska a 2 jednotky. Dobuďte provincii 9.
conquest-other-one = Taky dobrá provincie, a levná! Ale začněme devítkou.
conquest-warlord = Které jednotky půjdou? Vojevůdce útočí jako voják. Ale jednou za tah, když jde s nimi, vám jeho karta něco dá. Pošlete ho.
conquest-without-warlord = Šlo by to i tak. Ale s vojevůdcem byste měli o 2 žetony výroby víc.
conquest-token = Dobyli jste provincii s barbary a berete si její žeton průzkumu. Na rubu má dva zisky: hned si jeden vyberte.
conquest-again = Zbývají 2 žetony vojska. Jednotky smějí útočit, kolikrát to zaplatíte. Vezměte i provincii 4.
conquest-second = Další žeton průzkumu. Zlato si smíte nechat, vojsko musíte utratit v tomto tahu.

rivals = Svobodná města a soupeři
rivals-about = Jiné cesty k provincii a co ji brání.
rivals-town = Ve svobodném městě barbaři nejsou. Za krajinu zaplatíte vojskem, aspoň 1, a k tomu, co žádá žeton: zde 1 žeton vědy. Dobuďte provincii 17.
rivals-town-first = I na to dojde. Nejdřív svobodné město, provincie 17.
rivals-who = Stačí jedna jednotka. Smí přijít odkudkoli z vašeho souvislého území, ale žádná provincie nesmí zůstat prázdná. Pošlete jednu.
rivals-benefit = Zase si vyberete jeden ze dvou zisků. Vezměte druhý: 2 žetony výroby a žeton výroby z mapy z některé vaší provincie.
rivals-other-benefit = Kultura není nikdy k zahození. Ale dnes zkuste druhý zisk.
rivals-gather = Ze které své provincie vezmete žeton výroby z mapy?
rivals-defense = Teď Dánové. Jejich provincie mají hodnotu krajiny, 1 za každého vojáka, 2 za vojevůdce, 3 za opevnění a 2 za žeton divu světa.
rivals-rival = Provincie 14: les 1 a dva vojáci, tedy 3 žetony vojska a 3 vaše jednotky. Vezměte ji!
rivals-isolated = Poražené jednotky se vrátí do hlavního města. Odříznutá provincie nemá spojení s vaším územím: žádná jednotka se tam nepřesune a její vlastní útočí jen na sousedy.

holding = Mít a udržet
holding-about = Přesun jednotek a opevnění.
holding-hold = Provincii ovládáte, dokud v ní máte jednotku nebo opevnění. Poslední musí zůstat; prázdné smí být jen hlavní město.
holding-move = Provincie 14 sousedí s Dány a má jednoho vojáka. Přesun vojska po souvislém území stojí 1 žeton vojska za jednotku. Vezměte vojáka z provincie 13 nebo z hlavního města.
holding-needed-there = Ty nechte být: budeme je potřebovat v provincii 9. Vezměte vojáka ze 13 nebo z hlavního města.
holding-no-end = Vojsko by propadlo. Nejdřív přesuňte vojáka.
holding-to = Ať jde jakkoli daleko, stojí to 1. Pošlete ho do provincie 14.
holding-lead = Vojevůdce brání hodnotou 2, je to dobrý strážce. Přesuňte i jeho.
holding-lead-to = Do provincie 9. Přesun není dobytí, takže jeho karta teď nic nedá.
holding-outpost = Tři jednotky v jedné provincii lze zdarma vyměnit za opevnění. Přidá 3 k obraně a provincii udrží i samo. Postavte ho v provincii 9.
holding-not-yet = Počkejte: opevnění nic nestojí a v provincii 9 je jednotek dost.
holding-who-goes = Tři jednotky se vrátí do hlavního města. Má být vojevůdce jednou z nich? Obě odpovědi jsou správné.
holding-two = Opevnění se nikdy nehýbe a za celou hru postavíte jen dvě. Dejte je tam, kde to soupeře nejvíc zabolí.

explorers = Zvědové a tržiště
explorers-about = Dva poutníci, kteří nosí domů, co leží na mapě.
explorers-two = Máte dva zvědy. Pohyb na sousední dílek stojí 1 žeton vojska, i přes vodu; zavřená jsou jim jen cizí hlavní města. Nebojují a území neovládají.
explorers-step = Pošlete druhého zvěda na dílek 9. Barbarům nevadí.
explorers-pick-up = Jednou za tah smí každý zvěd sebrat žeton výroby, nebo navštívit tržiště. Seberte žeton výroby z dílku 9.
explorers-market = Na dílku 14 je tržiště. Pošlete tam prvního zvěda.
explorers-other-explorer = Ten už v tomto tahu svou práci udělal. Pošlete prvního zvěda.
explorers-market-instead = Pak by tento zvěd v tomto tahu nemohl na tržiště: buď jedno, nebo druhé.
explorers-visit = Na tržišti si prohlédnete všechny žetony a jeden si necháte. Z každého tržiště máte za hru jen jeden. Navštivte ho.
explorers-keep = Vidíte je jen vy. Oba přinesou 1 kulturu, { $card-byzantium-mosaics } navíc 2 žetony výroby. Nechte si je.
explorers-less-now = Dobrý žeton, ale dnes se víc hodí výroba. Nechte si { $card-byzantium-mosaics }.
explorers-token = Žetony tržiště čekají v osobní zásobě, až je budete chtít, v kterémkoli vašem tahu, každý jednou. Použijte ten svůj.
explorers-produce = V osobní zásobě čeká i žeton výroby z mapy. Kdykoli chcete, promění se v 1 žeton výroby. Zkuste to.

## What makes a City clever

knowledge = Vědomosti a objevy
knowledge-about = Dvě karty na jednom místě, archivování a další karta za 2 žetony vědy.
knowledge-under = Vědomosti skoro nikdy neleží samy: položí se na ně další karta. Zde je { $card-wheel }, vědomosti pod jinou kartou. Aktivují se obě najednou a každou lze použít.
knowledge-archive = { $card-scriptorium } vám dovolí archivovat neaktivovanou kartu: opustí hru. Použijte tu kartu.
knowledge-top-first = Na kartu { $card-wheel } dojde. Nejdřív { $card-scriptorium }, které leží na ní.
knowledge-which = Město plné silných karet nepotřebuje { $card-work-camp }. Jeden archivujte.
knowledge-not-fort = Dobývat budete chtít taky. Ať odejde { $card-work-camp }.
knowledge-not-mine = { $card-mine } je lepší, než vypadá. Ať odejde něco slabšího.
knowledge-no-end = Nejdřív použijte kartu { $card-scriptorium }.
knowledge-wheel = { $card-wheel } zkopíruje text karty, která na něm leží, i když už byla použita. Použijte ho.
knowledge-copy = Zkopírovat smíte jen to, co leží navrchu: { $card-scriptorium }.
knowledge-again = Takže archivujete znovu: dnes kartu { $card-fort }. Pozor, archivované karty už nedávají body; vědomosti a divy světa si nechte.
knowledge-progress = Věda ještě zbývá. Vědecký objev stojí 2 žetony: vezmete vrchní kartu balíčku města a získáte, co dává. Do toho!
knowledge-drawn = Tažená karta platí jako aktivovaná, ale není součástí města. { $card-seafaring } dá základní zdroj podle vaší volby. Získejte 1 žeton vojska.

wonders = Divy světa
wonders-about = Dvě fáze výstavby, bonus a místo na mapě.
wonders-two = Div světa má hodnotu 2 bodů. Platí se ve dvou fázích, v tomto tahu nebo později. { $card-stonehenge } stojí 3 žetony výroby a pak ještě 3.
wonders-begin = Zaplaťte první fázi výstavby: zahajte stavbu karty { $card-stonehenge }. Počká vedle města.
wonders-dearer = Tento div světa byste zahájili, ale dnes sotva dokončili. { $card-stonehenge } je levnější.
wonders-complete = Teď zaplaťte druhou fázi: dokončete div světa!
wonders-no-end = Výrobu máte. Dokončete ho hned.
wonders-only-one = Rozestavěný smíte mít jen jeden div světa. Zahájíte-li další, jeden z nich musí pryč. Nejdřív dokončete tento.
wonders-site = Bonus přišel hned: 2 žetony výroby. Teď jde žeton divu světa na mapu: do hlavního města nebo do vaší provincie, jeden na dílek. Kam?
wonders-card = Tam přidává 2 k obraně. Samotná karta jde navrch balíčku města a ve městě funguje jako budova. Body dává karta.
wonders-more = Máte 5 žetonů výroby: zahajte stavbu karty { $card-great-wall }. Zbytek počká na jiný tah.

policies = Kultura a politika
policies-about = Pět kulturních politik, každá za 2 body; vládne ta nejnovější.
policies-deck = Balíček kultury má pět kulturních politik. První stojí 1 kulturu, druhá 2 a tak dále. Zlato nepomůže. Rozviňte kartu { $card-olympic-games }.
policies-this-first = Pěkná politika pro obchodníky; bude druhá. Nejdřív { $card-olympic-games }.
policies-no-end = Máte kulturu na utracení. Rozviňte kulturní politiku.
policies-bonus = Každá kulturní politika má bonus, který získáte hned. Zde je to základní zdroj podle vaší volby.
policies-use = A dokud je to vaše aktivní kulturní politika, má text. Pokud jste získali v tomto tahu 2 od každého základního zdroje, dá 1 kulturu. To jste získali! Použijte ji.
policies-second = Teď zaplatíte i druhou: 2 kultury. Rozviňte kartu { $card-emporia }.
policies-order = Nová kulturní politika vrátí bonusy všech starších. Kde může záležet na pořadí, zvolíte, co bude dřív.
policies-topmost = Aktivní je jen vrchní kulturní politika: hry skončily, teď vládne obchod. Body ale dávají všechny a jejich bonusy přijdou pokaždé znovu.

## What cards say

texts = Co říkají karty
texts-about = Zpevnit, zopakovat, vzít kartu z nabídky: slova, která se hodí znát.
texts-once = Každý text lze použít jednou za tah, v libovolném pořadí, a nikdy se nemusí. Některá slova se vracejí. Vyzkoušejme tři.
texts-reinforce = Aktivované karty na konci tahu město opustí. { $card-hieroglyphs } mohou jednu zpevnit: zůstane. Použijte je.
texts-stay = Nechte si, co za to stojí: { $card-marketplace } přinese 2 zlata při každé aktivaci. Zpevněte ji.
texts-repeat = { $card-pyramids } zopakují žeton průzkumu, který už máte. Použijte je.
texts-which = Zvolte žeton { $card-goths }. Opustí hru, takže vybírejte dobře.
texts-gain = Jeden z jeho zisků vám dovolí vzít kartu z nabídky, aniž byste ji platili. Zvolte ten.
texts-gold-instead = 2 zlata nejsou špatná, ale přišli byste o dárek. Zvolte druhý zisk.
texts-take = Základní budova zdarma. Která? Jde navrch balíčku města, jako byste ji zaplatili.

strong = Silné karty
strong-about = Vzít, zkopírovat, znovu aktivovat: pozdní karty toho umějí hodně najednou.
strong-discard = Začalo poslední období. { $card-guildhall } vám dovolí odhodit kartu města; pak vezmete a použijete jinou. Použijte ho.
strong-which = Odhozená karta není ztracená: vrátí se s odhazovací hromádkou. Odhoďte { $card-work-camp } z řady 3.
strong-still-useful = Ještě jste nepoužili vše, co tam je. Odhoďte { $card-work-camp }.
strong-alhambra = { $card-alhambra } zkopíruje budovu z přehledu rozvoje. { $card-university } zlevní vědomosti o 2. Získejte tak kartu { $card-flight } za 4 místo 6; zlato pomůže.
strong-copy-instead = Tentokrát ne: zkopírujte kartu { $card-university } a pořiďte si vědomosti.
strong-internet = { $card-internet } zkopíruje jakýkoli text města nebo kulturní politiky, i zakryté. Použijte ho.
strong-copy-policy = V tomto tahu jste získali 2 od každého základního zdroje. Zkopírujte tedy { $card-olympic-games }: 1 kultura.
strong-electricity = { $card-electricity } aktivuje ještě jednu kartu města. Použijte ji.
strong-activate-card = Zvolte kartu { $card-workshop } na místě a1: 2 žetony výroby, jen tak.
strong-may = Některé texty dovolují dělat něco, kolikrát to zaplatíte. { $card-athenian-democracy } promění 2 zlata v 1 kulturu. Udělejte to.

## The end

end = Konec
end-about = Poslední kolo, body, dominance a shoda.
end-last = Vyložila se poslední karta balíčku rozvoje. Proto je toto poslední kolo a váš poslední tah. Pak se sečtou body.
end-points = Máte 3 provincie, 4 karty vědomostí, div světa a 2 kulturní politiky: 3 a 4, 2 a 4, tedy 13 bodů. Archivované karty a rozestavěný div světa nedávají nic.
end-dominance = Dominance: 3 body za nejvíc provincií, vědomostí, divů světa, kulturních politik. Při shodě je dostanou všichni. Dánové mají o provincii a o vědomosti víc než vy.
end-draw-level = Dorovnejte obojí: dobuďte provincii 5 za 3 žetony vojska a získejte vědomosti za 6 žetonů vědy. Zlato si nechte. Pak ukončete tah.
end-tie = 27 ku 27! Při shodě rozhoduje nejvíc zlata, pak nejvíc kultury. Dánům nic nezbylo. Vyhráváte!
end-alone = Nemáte s kým hrát? Přidá se automa. Karty pro sólovou hru říkají, co dělá, někdy podle zaměření civilizace; pokročilé karty ji posílí. Má vlastní kurz.
