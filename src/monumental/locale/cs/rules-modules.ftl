## Hrdinové

MOD-HERO-01 = Hrdinové, které lze najmout, leží lícem vzhůru v řadě nad přehledem rozvoje; k přehledu nepatří.
MOD-HERO-02 = Na začátku se do řady vylosují hrdinové z období I, o jednoho víc, než je hráčů; je-li jich méně, přijdou do ní všichni.
MOD-HERO-03 = Když se v přehledu rozvoje objeví první karta nového období, přibude do řady stejný počet hrdinů tohoto období jako na začátku; období bez hrdinů nepřidá žádného.
MOD-HERO-04 = Najmout hrdinu z řady je akce: zaplať jeho cenu zlatem a kartu polož vedle svého města.
MOD-HERO-05 = Každý hráč může mít nejvýše jednoho hrdinu.
MOD-HERO-06 = Efekt tvého hrdiny platí, dokud máš jeho kartu; efekt, který se používá, můžeš použít jednou za tah.
MOD-HERO-07 = Kdykoli ve svém tahu můžeš svého hrdinu vrátit do řady; potom si můžeš najmout jiného.
MOD-HERO-08 = Hrdinové nedávají žádné body.

## Nestvůry

MOD-MON-01 = Před zaplněním mapy se mezi žetony barbarů zamíchá 12 žetonů barbarů/nestvůr; na líci se od nich neliší.
MOD-MON-02 = Ukáže-li se v dobyté provincii nestvůra, její žeton nic nepřinese a odstraní se ze hry; nestvůra stojí na tomto dílku.
MOD-MON-03 = Odhalená nestvůra hned zaútočí; potom už neútočí nikdy.
MOD-MON-04 = Karta nestvůry udává, koho útok zasáhne a o co zasažení přijdou; je-li jich víc, postupuje se v pořadí tahů a začíná se dobyvatelem.
MOD-MON-05 = Kdo má méně, než kolik nestvůra bere, přijde jen o to, co má; útok nikdy nikoho nepřipraví o provincii ani o poslední jednotku v provincii.
MOD-MON-06 = Dokud na dílku stojí nestvůra, nikdo z něj nemůže vzít mapový žeton výroby ani žeton tržiště.
MOD-MON-07 = Zvěd na tomto dílku může svou akcí nestvůru porazit: jeho majitel zaplatí tolik vojska, kolik činí síla nestvůry, a vezme si její kartu.
MOD-MON-08 = Každá nestvůra, kterou hráč porazí, mu dá 1 bod; kategorií dominance nestvůry nejsou.
MOD-MON-09 = Nic dalšího nestvůra na svém dílku nemění: provincie se dobývá, brání a počítá jako každá jiná.

## Hra 5 hráčů

MOD-FIVE-01 = Při hře 5 hráčů přibude 12 karet rozvoje: období I má potom 6 divů světa, 6 budov a 7 karet vědomostí, období II ve stejném pořadí 6, 5 a 5, období III 6 divů světa a 6 karet vědomostí.
MOD-FIVE-02 = Na mapě pro 5 hráčů je 5 hlavních měst, 5 svobodných měst a 5 tržišť; páté tržiště má 5 vlastních žetonů.
