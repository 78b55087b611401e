## Režim nepřetržité hry

CONT-GEN-01 = Volitelný režim: nejdřív všichni hráči aktivují svá města, potom se střídají a provádějí po jedné akci.
CONT-GEN-02 = Není k němu potřeba žádné rozšíření; jako značky akcí poslouží jakékoli značky (podle českého a japonského vydání 35).
CONT-GEN-03 = Ve všem, co se zde nemění, platí běžná pravidla.

## Příprava hry

CONT-SETUP-01 = Při hře 2 hráčů tvoří přehled rozvoje jedna řada 6 karet.
CONT-SETUP-02 = Při hře 3 hráčů tvoří přehled rozvoje jedna řada 7 karet.
CONT-SETUP-03 = Při hře 4 hráčů tvoří přehled rozvoje jedna řada 8 karet.
CONT-SETUP-04 = Při hře 5 hráčů (rozšíření Lost Kingdoms) tvoří přehled rozvoje jedna řada 9 karet.
CONT-SETUP-05 = Všechny značky akcí leží na jedné společné hromádce.
CONT-SETUP-06 = Začínající hráč si vezme kartu rozdělení období I.
CONT-SETUP-07 = Hraje se na kola; každé má čtyři obvyklé kroky (aktivace města, provedení akcí, doplnění města, doplnění přehledu rozvoje).

## Aktivace měst

CONT-CITY-01 = Každý hráč aktivuje jeden řádek a jeden sloupec; první je držitel karty rozdělení období I, ostatní následují po směru hodinových ručiček.
CONT-CITY-02 = Kdo aktivuje město, hned si vezme do osobní zásoby všechny zdroje aktivovaných karet.
CONT-CITY-03 = Textové efekty aktivovaných karet se v tomto kroku neprovádějí.

## Akce tahu

CONT-ACT-01 = První je na tahu začínající hráč, ostatní následují po směru hodinových ručiček; každý provede ve svém tahu právě jednu akci tahu.
CONT-ACT-02 = Akce tahu: získání karty rozvoje.
CONT-ACT-03 = Akce tahu: získání základní budovy.
CONT-ACT-04 = Akce tahu: najmutí hrdiny (s modulem Hrdinové).
CONT-ACT-05 = Akce tahu: dokončení divu světa.
CONT-ACT-06 = Akce tahu: rozvoj kulturní politiky.
CONT-ACT-07 = Akce tahu: dobytí provincie.
CONT-ACT-08 = Akce tahu: přesun vojska.
CONT-ACT-09 = Akce tahu: stavba opevnění.
CONT-ACT-10 = Akce tahu: použití zvědů.
CONT-ACT-11 = Akce tahu: použití efektu aktivované karty města.
CONT-ACT-12 = Akce tahu: použití efektu aktivní kulturní politiky.
CONT-ACT-13 = Akce tahu: vědecký objev.
CONT-ACT-14 = Kdykoli použijete efekt karty, položte na ni značku akce; v tomto kole ji už znovu použít nelze.
CONT-ACT-15 = Kdykoli zvěd provede akci, položte na něj značku akce; další akci už v tomto kole provést nemůže.
CONT-ACT-16 = Žeton výroby nebo žeton tržiště může zvěd vzít v rámci svého pohybu, ať už jím pohnete akcí, nebo kterýmkoli efektem, který to dovoluje.
CONT-ACT-17 = Zvěd, který vezme žeton, se v témže tahu může i pohnout.
CONT-ACT-18 = Zvěd se může pohnout i tehdy, když už svou akci v tomto kole provedl.
CONT-ACT-19 = Počet značek akcí není omezen.

## Volné akce

CONT-FREE-01 = Ve svém tahu můžete kromě akce tahu provádět i volné akce (podle japonského vydání v libovolném počtu).
CONT-FREE-02 = Výhody, které spustí přímo provedená akce, získáte hned.
CONT-FREE-03 = K těmto výhodám patří odměny z žetonů průzkumu vzatých z dobytých provincií.
CONT-FREE-04 = K těmto výhodám patří jednorázové bonusové efekty dokončených divů světa.
CONT-FREE-05 = K těmto výhodám patří jednorázové bonusové efekty kulturních politik.
CONT-FREE-06 = K těmto výhodám patří odměna z karty vojevůdce za dobytí provincie.
CONT-FREE-07 = K těmto výhodám patří i karty, které při vědeckém objevu nebo díky jinému efektu táhnete z balíčku města a použijete.
CONT-FREE-08 = Efekt žetonu, který už máte z dřívějška (například žetonu tržiště), používáte jako volnou akci.
CONT-FREE-09 = Volné akce mohou spustit další zisky a efekty; i ty jsou všechny volné.
CONT-FREE-10 = Efekt podmíněný tím, co se stalo v tomto tahu, můžete použít, pokud byla podmínka splněna dříve v tomto kole.
CONT-FREE-11 = Jestliže se takový efekt nespouští výslovně ve chvíli, kdy je jeho podmínka splněna, je jeho použití akcí tahu.
CONT-FREE-12 = Příklad: odměna vojevůdce za první dobytí se spustí hned a karta vojevůdce se pro toto kolo označí.
CONT-FREE-13 = Příklad: žeton barbara/nestvůry z dobyté provincie se hned odhalí a hned se také vybere odměna.
CONT-FREE-14 = Příklad: budova, která dává kulturu, pokud byla dobyta provincie, musí počkat na některý z dalších tahů tohoto kola.

## Vynechání tahu

CONT-PASS-01 = Po tahu jednoho hráče je na tahu další po směru hodinových ručiček.
CONT-PASS-02 = Místo akce můžete vynechat tah.
CONT-PASS-03 = Kdo vynechá tah, v tomto kole už žádnou akci neprovede.
CONT-PASS-04 = Při vynechání tahu vám hned propadnou všechny zbylé žetony základních zdrojů; zlato, kultura a žetony výroby z mapy vám zůstanou.
CONT-PASS-05 = Krok provedení akcí skončí, až vynechá tah i poslední hráč.

## Doplnění měst

CONT-REPC-01 = Všichni hráči zároveň odhodí své aktivované karty.
CONT-REPC-02 = Všechny značky akcí na kartách a zvědech se odstraní.
CONT-REPC-03 = Potom každý doplní své město jako v běžné hře.

## Doplnění přehledu rozvoje

CONT-REPD-01 = Vzalo-li se v tomto kole z přehledu rozvoje méně karet, než je hráčů, odhazují se karty od konce vzdálenějšího od balíčku.
CONT-REPD-02 = České a japonské vydání: odhazuje se, dokud v přehledu rozvoje nechybí tolik karet, kolik je hráčů.
CONT-REPD-03 = Španělské vydání: odhazuje se, dokud v přehledu rozvoje nezbývá jen tolik karet, kolik je hráčů.
CONT-REPD-04 = Zbylé karty posuňte doprava.
CONT-REPD-05 = Na prázdná místa vyložte nové karty, zprava doleva.
CONT-REPD-06 = Kartu rozdělení období I předejte dalšímu hráči po směru hodinových ručiček (doleva); začíná nové kolo.
CONT-REPD-07 = Příklad (4 hráči): vzaly se 2 karty, odhodí se 2 krajní vpravo; 4 tedy chybějí a 4 zbývají, ty se posunou a přehled rozvoje se doplní.

## Konec hry

CONT-END-01 = Jsou-li při doplnění přehledu rozvoje v balíčku rozvoje 3 karty nebo méně, hraje se už jen jedno, poslední kolo.
CONT-END-02 = Po tomto posledním kole hra končí a body se počítají jako obvykle.
CONT-END-03 = Nepovinná pomůcka: při přípravě vložte nad třetí kartu balíčku odspodu lícem vzhůru některou nepotřebnou kartu; až se objeví, odstraňte ji ze hry.

## Hrdinové

CONT-HERO-01 = S modulem Hrdinové přibývá další akce tahu: najmutí hrdiny; platí se zlatem.
CONT-HERO-02 = Hrdinové, které lze najmout, leží v řadě nad přehledem rozvoje (tak české a japonské vydání; španělské na tomto místě uvádí v přehledu, později nad ním).
CONT-HERO-03 = Hrdina, kterého vrátíte, nejde do řady, ale leží se značkou akce vedle vašeho balíčku.
CONT-HERO-04 = Takový hrdina se dál počítá jako váš, takže jiného si v témže kole najmout nemůžete.
CONT-HERO-05 = Při doplnění přehledu rozvoje se všichni takto označení hrdinové vrátí do řady nad ním.
CONT-HERO-06 = Vrácené hrdiny lze najmout od následujícího kola.

## Nestvůry

CONT-MON-01 = Žeton odhalené nestvůry se odhodí a její karta přijde pod přehled rozvoje.
CONT-MON-02 = Odhalené nestvůry zaútočí všechny na konci kola, až po akcích a po doplnění měst a přehledu rozvoje.
CONT-MON-03 = Z několika nestvůr útočí dřív ta, která byla dřív odhalena.
