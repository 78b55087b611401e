### Heroes, Monsters and the Renaissance, for those who know classic.

course = Hrdinové, nestvůry, renesance
course-about = Tři krabice, které lze přidat ke klasické hře, každá v jedné lekci.

heroes = Hrdinové
heroes-about = Pomocníci za zlato, vždy jen jeden.
heroes-row = Hrdinové leží ve vlastní řadě; nejsou to karty přehledu rozvoje. S každým novým obdobím jich přibude.
heroes-hire = Hrdina se platí zlatem. Mít smíte jen jednoho. { $card-ibn-battuta } počítá žetony tržiště a vy máte dva: najměte ho.
heroes-not-this = Skvělý hrdina, ale { $card-ibn-battuta } vám pomůže hned. Najměte jeho.
heroes-use = Text hrdiny platí, dokud ho máte; ten, který se používá, jednou za tah. Teď je to { $card-ibn-battuta }: použijte ho.
heroes-no-end = Nejdřív použijte svého hrdinu.
heroes-first-use = Zaplatili jste za něj. Nejdřív ho použijte.
heroes-return = 2 žetony vědy! Kdykoli ve svém tahu smíte hrdinu vrátit do řady a pak najmout jiného. Vraťte ho.
heroes-another = Teď za 2 zlata najměte hrdinu { $card-ashoka }.
heroes-the-same = To by byl tentýž hrdina za totéž zlato. Najměte hrdinu { $card-ashoka }.
heroes-may = { $card-ashoka } mění vojsko ve vědu, kolikrát chcete. Mějte 6 žetonů vědy: na kartu { $card-metal-casting } to stačí.
heroes-points = Hrdinové nedávají body: počítá se, co pro vás udělají. Koho vrátíte, toho mohou najmout jiní.

monsters = Nestvůry
monsters-about = Co může ležet pod žetonem barbara a jak se toho zbavit.
monsters-hidden = Mezi žetony barbarů jsou nestvůry; zepředu vypadají stejně. Dobuďte provincii 9 a uvidíte.
monsters-send = Pošlete vojevůdce.
monsters-second = A ještě jednu jednotku.
monsters-attack = Nestvůra! Její žeton nic nedá a hned útočí. Karta říká na koho: { $card-minotaur } donutí dobyvatele stáhnout dvě jednotky. Stáhněte vojevůdce.
monsters-other-unit = I to by šlo. Ale vojevůdce je teď užitečnější doma.
monsters-once = Znovu už nezaútočí a provincie je vaše. Ale dokud tam stojí, nikdo si z tohoto dílku žádný žeton nevezme.
monsters-explorer = Zvědové ji mohou porazit. Pošlete prvního zvěda na dílek 9.
monsters-no-end = Ještě ne: v tomto tahu nestvůru stihnete porazit.
monsters-defeat = Její síla je 3. Zaplaťte 3 žetony vojska a je pryč. Je to akce vašeho zvěda v tomto tahu. Porazte ji!
monsters-point = Karta vám zůstane: každá poražená nestvůra má hodnotu 1 bodu.

renaissance = Renesance
renaissance-about = Jedno období navíc mezi druhým a třetím.
renaissance-era = Renesance přidá dvanáct karet, období mezi druhým a třetím. Hra je delší a jejím kartám svědčí kulturní politiky, zlato a umění.
renaissance-printing = { $card-printing-house } umí něco nového: vyhodí kartu z přehledu rozvoje. Použijte ji.
renaissance-no-end = Nejdřív použijte kartu { $card-printing-house }.
renaissance-remove = Vyhozená karta se nepočítá jako vzatá. Vyhoďte kartu { $card-taj-mahal }: div světa, na který nemáte, a soupeř by mohl mít.
renaissance-wanted = Tu přece chcete sami!
renaissance-going-anyway = Ta leží nejdál od balíčku a možná odejde sama. Vyhoďte kartu { $card-taj-mahal }.
renaissance-take = A dá vám 2 od jednoho základního zdroje. Od kterého?
renaissance-humanism = Teď získejte kartu { $card-humanism }, která zlevňuje kulturní politiky.
