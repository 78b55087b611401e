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
CONT-SETUP-07 = Hraje se na kola; každé má čtyři obvyklé fáze (aktivace města, provedení akcí, doplnění města, doplnění přehledu rozvoje).

## Aktivace měst

CONT-CITY-01 = Každý hráč aktivuje jeden řádek a jeden sloupec; první je držitel karty rozdělení období I, ostatní následují po směru hodinových ručiček.
CONT-CITY-02 = Kdo aktivuje město, hned si vezme do osobní zásoby všechny zdroje aktivovaných karet.
CONT-CITY-03 = Textové efekty aktivovaných karet se v této fázi neprovádějí.

## Akce tahu

CONT-ACT-01 = První je na tahu začínající hráč, ostatní následují po směru hodinových ručiček; každý provede ve svém tahu právě jednu akci tahu.
CONT-ACT-02 = Akce tahu: pořídit kartu rozvoje.
CONT-ACT-03 = Akce tahu: pořídit základní budovu.
CONT-ACT-04 = Akce tahu: najmout hrdinu (s modulem Hrdinové).
CONT-ACT-05 = Akce tahu: dokončit div světa.
CONT-ACT-06 = Akce tahu: rozvinout kulturní politiku.
CONT-ACT-07 = Akce tahu: dobýt provincii.
CONT-ACT-08 = Akce tahu: přesunout jednotky.
CONT-ACT-09 = Akce tahu: postavit opevnění.
CONT-ACT-10 = Akce tahu: pohnout zvědy.
CONT-ACT-11 = Akce tahu: použít efekt aktivované karty města.
CONT-ACT-12 = Akce tahu: použít efekt aktivní kulturní politiky.
CONT-ACT-13 = Akce tahu: učinit vědecký objev.
CONT-ACT-14 = Kdykoli použiješ efekt karty, polož na ni značku akce; v tomto kole ji už znovu použít nelze.
CONT-ACT-15 = Kdykoli zvěd provede akci, polož na něj značku akce; další akci už v tomto kole provést nemůže.
CONT-ACT-16 = Mapový žeton výroby nebo žeton tržiště může zvěd vzít v rámci svého pohybu, ať už jím pohneš akcí, nebo kterýmkoli efektem, který to dovoluje.
CONT-ACT-17 = Zvěd, který vezme žeton, se v témže tahu může i pohnout.
CONT-ACT-18 = Zvěd se může pohnout i tehdy, když už svou akci v tomto kole provedl.
CONT-ACT-19 = Počet značek akcí není omezen.

## Volné akce

CONT-FREE-01 = Ve svém tahu můžeš kromě akce tahu provádět i volné akce (podle japonského vydání v libovolném počtu).
CONT-FREE-02 = Výhody, které spustí přímo provedená akce, získáš hned.
CONT-FREE-03 = K těmto výhodám patří odměny z žetonů průzkumu vzatých z dobytých provincií.
CONT-FREE-04 = K těmto výhodám patří jednorázové bonusové efekty dokončených divů světa.
CONT-FREE-05 = K těmto výhodám patří jednorázové bonusové efekty kulturních politik.
CONT-FREE-06 = K těmto výhodám patří odměna z karty vojevůdce za dobytí provincie.
CONT-FREE-07 = K těmto výhodám patří i karty, které při vědeckém objevu nebo díky jinému efektu táhneš z balíčku města a použiješ.
CONT-FREE-08 = Efekt žetonu, který už máš z dřívějška (například žetonu tržiště), používáš jako volnou akci.
CONT-FREE-09 = Volné akce mohou spustit další zisky a efekty; i ty jsou všechny volné.
CONT-FREE-10 = Efekt podmíněný tím, co se stalo v tomto tahu, můžeš použít, pokud byla podmínka splněna dříve v tomto kole.
CONT-FREE-11 = Jestliže se takový efekt nespouští výslovně ve chvíli, kdy je jeho podmínka splněna, je jeho použití akcí tahu.
CONT-FREE-12 = Příklad: odměna vojevůdce za první dobytí se spustí hned a karta vojevůdce se pro toto kolo označí.
CONT-FREE-13 = Příklad: žeton barbarů/nestvůry z dobyté provincie se hned odhalí a hned se také vybere odměna.
CONT-FREE-14 = Příklad: budova, která dává kulturu, pokud byla dobyta provincie, musí počkat na některý z dalších tahů tohoto kola.

## Vynechání tahu

CONT-PASS-01 = Po tahu jednoho hráče je na tahu další po směru hodinových ručiček.
CONT-PASS-02 = Místo akce můžeš vynechat tah.
CONT-PASS-03 = Kdo vynechá tah, v tomto kole už žádnou akci neprovede.
CONT-PASS-04 = Při vynechání tahu ti hned propadnou všechny zbylé žetony základních zdrojů; zlato, kultura a mapové žetony výroby ti zůstanou.
CONT-PASS-05 = Fáze provedení akcí skončí, až vynechá tah i poslední hráč.

## Doplnění měst

CONT-REPC-01 = Všichni hráči zároveň odhodí své aktivované karty.
CONT-REPC-02 = Všechny značky akcí na kartách a zvědech se odstraní.
CONT-REPC-03 = Potom každý doplní své město jako v běžné hře.

## Doplnění přehledu rozvoje

CONT-REPD-01 = Vzalo-li se v tomto kole z přehledu rozvoje méně karet, než je hráčů, odhazují se karty od konce vzdálenějšího od balíčku.
CONT-REPD-02 = České a japonské vydání: odhazuje se, dokud v přehledu rozvoje nechybí tolik karet, kolik je hráčů.
CONT-REPD-03 = Španělské vydání: odhazuje se, dokud v přehledu rozvoje nezbývá jen tolik karet, kolik je hráčů.
CONT-REPD-04 = Zbylé karty posuň doprava.
CONT-REPD-05 = Na prázdná místa vylož nové karty, zprava doleva.
CONT-REPD-06 = Kartu rozdělení období I předej dalšímu hráči po směru hodinových ručiček (doleva); začíná nové kolo.
CONT-REPD-07 = Příklad (4 hráči): vzaly se 2 karty, odhodí se 2 krajní vpravo; 4 tedy chybějí a 4 zbývají, ty se posunou a přehled rozvoje se doplní.

## Konec hry

CONT-END-01 = Jsou-li při doplnění přehledu rozvoje v balíčku rozvoje 3 karty nebo méně, hraje se už jen jedno, poslední kolo.
CONT-END-02 = Po tomto posledním kole hra končí a body se počítají jako obvykle.
CONT-END-03 = Nepovinná pomůcka: při přípravě vlož nad třetí kartu balíčku odspodu lícem vzhůru některou nepotřebnou kartu; až se objeví, odstraň ji ze hry.

## Hrdinové

CONT-HERO-01 = S modulem Hrdinové přibývá další akce tahu: najmout hrdinu; platí se zlatem.
CONT-HERO-02 = Hrdinové, které lze najmout, leží v řadě nad přehledem rozvoje (tak české a japonské vydání; španělské na tomto místě uvádí v přehledu, později nad ním).
CONT-HERO-03 = Vracený hrdina nejde do řady, ale se značkou akce vedle tvého balíčku.
CONT-HERO-04 = Takový hrdina se dál počítá za tvého, takže jiného si v témže kole najmout nemůžeš.
CONT-HERO-05 = Při doplnění přehledu rozvoje se všichni takto označení hrdinové vrátí do řady nad ním.
CONT-HERO-06 = Vrácené hrdiny lze najmout od následujícího kola.

## Nestvůry

CONT-MON-01 = Žeton odhalené nestvůry se odhodí a její karta přijde pod přehled rozvoje.
CONT-MON-02 = Odhalené nestvůry zaútočí všechny na konci kola, až po akcích a po doplnění měst a přehledu rozvoje.
CONT-MON-03 = Z několika nestvůr útočí dřív ta, která byla dřív odhalena.
