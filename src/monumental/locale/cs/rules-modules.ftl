## Hrdinové

MOD-HERO-01 = Hrdinové, které lze najmout, leží lícem vzhůru v řadě nad přehledem rozvoje; k přehledu nepatří.
MOD-HERO-02 = Na začátku se do řady vylosují hrdinové z období I, o jednoho víc, než je hráčů; je-li jich méně, přijdou do ní všichni.
MOD-HERO-03 = Když se v přehledu rozvoje objeví první karta nového období, přibude do řady stejný počet hrdinů tohoto období jako na začátku; období bez hrdinů nepřidá žádného.
MOD-HERO-04 = Najmout hrdinu z řady je akce: zaplaťte jeho cenu zlatem a kartu položte vedle svého města.
MOD-HERO-05 = Každý hráč může mít nejvýše jednoho hrdinu.
MOD-HERO-06 = Efekt vašeho hrdiny platí, dokud máte jeho kartu; efekt, který se používá, můžete použít jednou za tah.
MOD-HERO-07 = Kdykoli ve svém tahu můžete svého hrdinu vrátit do řady; potom si můžete najmout jiného.
MOD-HERO-08 = Hrdinové nedávají žádné body.

## Nestvůry

MOD-MON-01 = Před zaplněním mapy se mezi žetony barbara zamíchá 12 žetonů barbara/nestvůry; na líci se od nich neliší.
MOD-MON-02 = Ukáže-li se v dobyté provincii nestvůra, její žeton nic nepřinese a odstraní se ze hry; nestvůra stojí na tomto dílku.
MOD-MON-03 = Odhalená nestvůra hned zaútočí; potom už neútočí nikdy.
MOD-MON-04 = Karta nestvůry udává, koho útok zasáhne a o co zasažení přijdou; je-li jich víc, postupuje se v pořadí tahů a začíná se dobyvatelem.
MOD-MON-05 = Kdo má méně, než kolik nestvůra bere, přijde jen o to, co má; útok nikdy nikoho nepřipraví o provincii ani o poslední jednotku v provincii.
MOD-MON-06 = Dokud na dílku stojí nestvůra, nikdo z něj nemůže sebrat žeton výroby ani vzít žeton tržiště.
MOD-MON-07 = Zvěd na tomto dílku může svou akcí nestvůru porazit: jeho majitel zaplatí tolik vojska, kolik činí síla nestvůry, a vezme si její kartu.
MOD-MON-08 = Každá nestvůra, kterou hráč porazí, mu dá 1 bod; kategorií dominance nestvůry nejsou.
MOD-MON-09 = Nic dalšího nestvůra na svém dílku nemění: provincie se dobývá, brání a počítá jako každá jiná.

## Hra 5 hráčů

MOD-FIVE-01 = Při hře 5 hráčů přibude 12 karet rozvoje: období I má potom 6 divů světa, 6 budov a 7 karet vědomostí, období II ve stejném pořadí 6, 5 a 5, období III 6 divů světa a 6 karet vědomostí.
MOD-FIVE-02 = Na mapě pro 5 hráčů je 5 hlavních měst, 5 svobodných měst a 5 tržišť; páté tržiště má 5 vlastních žetonů.

## Jak hraje automa

MOD-AUTO-01 = V základní hře může být automou kterýkoli z hráčů i několik z nich, pokud alespoň jeden automou není. Každá automa má vlastní balíček pro sólovou hru. Je-li autom víc, o tom, která z nich začíná, rozhodne los, pokud se hráči nedohodli jinak.
MOD-AUTO-02 = Balíček pro sólovou hru tvoří standardní karty, karta civilizace dané automy a 0 až 4 pokročilé karty, které se náhodně vylosují a všem ukážou. Má-li být odhalena karta a balíček je prázdný, zamíchají se odhalené karty do nového balíčku.
MOD-AUTO-03 = Automa nemá město. Začíná se 2 zlaty, s jednotkami a zvědy ve svém hlavním městě a s opevněními v osobní zásobě.
MOD-AUTO-04 = Automa ve svém tahu odhalí jednu kartu pro sólovou hru, nebo dvě, pokud se na tom hráči dohodli; karta, kterou táhne na základě pokynu, je navíc. Potom se přehled rozvoje doplní jako po každém tahu.
MOD-AUTO-05 = O všem, co tato pravidla neurčují, rozhoduje hráč po pravici automy, a je-li i on automou, nejbližší další hráč po pravici, který automou není.
MOD-AUTO-06 = Pokyn s uvedeným zaměřením platí jen pro civilizace s tímto zaměřením.
MOD-AUTO-07 = Pokyn s cenou automa provede, má-li dost zlata a lze-li ho provést; cenu zaplatí. Jinak se pokyn přeskočí a nic nestojí.
MOD-AUTO-08 = Pokyn bez ceny, který nelze provést, nepřinese nic, nebo 2 zlata, pokud se na tom hráči dohodli. Za provedený se počítá i pokyn, který je proveden jen zčásti, nic nepřinese nebo nemá splněnou podmínku.
MOD-AUTO-09 = Za karty, divy světa, kulturní politiky ani dobývání automa nic neplatí a bonusové efekty nezískává. Její karty se jen počítají, a to do bodů i všude jinde, kde se takové karty počítají: žádný efekt jejích karet ani její civilizace nikdy neplatí.
MOD-AUTO-10 = Hodí-li se pro pokyn stejně dobře víc karet z přehledu rozvoje, automa si vezme tu nejvzdálenější od balíčku; jsou-li stejně daleko, tu, jejíž anglický název je v abecedě první.
MOD-AUTO-11 = Na pokyn o divech světa automa dokončí svůj rozestavěný div světa; nemá-li žádný, začne stavět ten div světa z přehledu rozvoje, jehož levý kroužek udává nejnižší cenu.
MOD-AUTO-12 = Žeton divu světa automa položí na tu svou provincii bez žetonu divu světa, která má nejnižší hodnotu; nemá-li takovou provincii, na své hlavní město; je-li už žeton divu světa i tam, nový se nepokládá.
MOD-AUTO-13 = Automa dobývá provincii, která sousedí s jejím územím. Ze všech takových vybere tu, která by hráče stála nejméně nebo nejvíc, podle toho, co říká pokyn; vojsko a požadavky svobodného města se počítají stejně. Je-li jich víc, vybere z nich jednu s nejnižší hodnotou.
MOD-AUTO-14 = Do dobyté provincie se přesune jeden voják z hlavního města automy a odkudkoli také její vojevůdce, ledaže by tím některá provincie zůstala bez jednotky i opevnění. Není-li v hlavním městě žádný voják, umístí se do dobyté provincie místo něj opevnění z osobní zásoby. Bez vojáka i opevnění automa dobývat nemůže.
MOD-AUTO-15 = Žeton průzkumu, který si automa vezme, se otočí a odstraní ze hry. Pokud se hráči dohodli na zlatu za žetony, automa si ho nechá a získá tolik zlata, kolik je vytištěno u lepší z jeho odměn, což může být i nic; u svobodného města, ne však u žetonu barbara, se 1 kultura počítá za 2 zlata.
MOD-AUTO-16 = Když automa rozvine kulturní politiku, položí jednu ze svých pěti vedle těch, které už rozvinula; její kulturní politiky se jen počítají.
MOD-AUTO-17 = Když se pohybují zvědi automy, nejdřív vykoná všechny své pohyby jeden, potom druhý. Každý pohyb vede k nejbližšímu dosažitelnému tržišti, ze kterého si automa ještě žádný žeton nevzala; tržiště, které je nejblíž prvnímu zvědovi, mu druhý přenechá, je-li ještě nějaké jiné. Není-li dosažitelné žádné takové tržiště ani žádná nestvůra, jdou zvědi stejným způsobem k žetonům výroby.
MOD-AUTO-18 = Je-li víc stejně krátkých cest, dá zvěd přednost dílku se žetonem výroby.
MOD-AUTO-19 = Zvěd sebere žeton výroby z každého dílku, na který vstoupí, a z tržiště, ze kterého si automa ještě žádný žeton nevzala, vezme vrchní žeton. Tyto žetony se odstraní ze hry. Pokud se hráči dohodli na zlatu za žetony, automa si je nechá: dva žetony výroby z mapy odevzdá za 1 zlato a žeton tržiště jí přinese tolik zlata, kolik je na něm zdrojů.
MOD-AUTO-20 = Pokud se na tom hráči dohodli: mají-li se zvědi pohybovat nebo právě vzali žeton a automa si už vzala žeton z každého tržiště, kde ještě nějaké zbývají, žetony tržišť, které si nechala, se odstraní ze hry, její zvědi se vrátí do hlavního města a všechna tržiště jsou jí znovu otevřená. Zbývající pohyby vykonají odtamtud.
MOD-AUTO-21 = Pokud se na tom hráči dohodli, dají automě na konci každá 3 zlata 1 bod.
MOD-AUTO-22 = Při hře s nestvůrami jde zvěd automy také k nestvůře jako k tržišti, a když k ní dojde, porazí ji bez placení.
MOD-AUTO-23 = Při hře s hrdiny si automa na pokyn karty pro sólovou hru vezme z řady hrdinu z nejpozdějšího období, a je-li jich víc, toho, jehož anglické jméno je v abecedě první; hrdina, kterého měla, se vrátí do řady. Efekt hrdiny neplatí.
