## Herní materiál

BASE-COMP-01 = Karty civilizací: pro každou z 5 civilizací 15 karet města, a to 5 pracovních táborů, 3 knihovny, 3 pevnosti, 1 fórum, 1 důl, 1 zvláštní budova a 1 karta vědomostí.
BASE-COMP-02 = Každá civilizace má 5 kulturních politik (celkem 25 karet).
BASE-COMP-03 = Každá civilizace má 1 kartu vojevůdce (celkem 5 karet).
BASE-COMP-04 = 20 karet pro sólovou hru.
BASE-COMP-05 = Karty rozvoje: 15 z období I, 12 z období II, 8 z období III; k tomu 3 karty rozdělení období.
BASE-COMP-06 = Základní budovy: 10 dílen, 10 laboratoří, 10 střelnic.
BASE-COMP-07 = Terén: 4 dílky hlavních měst a 36 dílků provincií.
BASE-COMP-08 = Jednotky: každá civilizace má 1 vojevůdce a 9 vojáků.
BASE-COMP-09 = Každá civilizace má 2 zvědy a 2 opevnění.
BASE-COMP-10 = Žetony na mapu: 13 žetonů divů světa, 50 žetonů průzkumu (žetony barbara a svobodného města), 25 žetonů výroby na mapu, 20 žetonů tržišť (5 od každého druhu).
BASE-COMP-11 = Žetony do společné zásoby: 40 žetonů zlata, 20 žetonů kultury.
BASE-COMP-12 = Žetony základních zdrojů: 12 žetonů výroby, 15 vojska a 12 vědy; k tomu 5 ukazatelů výstavby.

## Cíl hry

BASE-AIM-01 = Vyhrává hráč, který má na konci nejvíc bodů.
BASE-AIM-02 = Hra je pro 1 až 4 hráče.

## Příprava mapy a zásoby

BASE-SETUP-01 = Sestavte mapu podle některého z navržených rozložení pro daný počet hráčů, nebo si vytvořte vlastní.
BASE-SETUP-02 = Žetony barbara a svobodného města položte na místa určená rozložením tak, aby bylo vidět velké číslo.
BASE-SETUP-03 = Pro každé tržiště vylosujte tolik žetonů tržiště, kolik je hráčů, a položte je v hromádce lícem dolů na dílek tohoto tržiště.
BASE-SETUP-04 = Na každý dílek kromě hlavních měst, vodních dílků a dílků s tržištěm položte jeden žeton výroby.
BASE-SETUP-05 = Nepoužité žetony barbara, svobodného města a tržišť i žetony výroby, které nepřišly na mapu, se odstraní ze hry.
BASE-SETUP-06 = Všechny žetony zlata a kultury tvoří společnou zásobu.
BASE-SETUP-07 = Do společné zásoby patří i všechny žetony základních zdrojů a ukazatele výstavby.

## Balíček rozvoje a základní budovy

BASE-DECK-01 = Roztřiďte karty rozvoje podle období a každé období zamíchejte zvlášť.
BASE-DECK-02 = Složte období na sebe: dospod období III, doprostřed období II, navrch období I.
BASE-DECK-03 = Na karty každého období položte navrch jeho kartu rozdělení období.
BASE-DECK-04 = Odhalená karta rozdělení období se odstraní ze hry.
BASE-DECK-05 = Složený balíček rozvoje se už nemíchá.
BASE-DECK-06 = Základní budovy tvoří podle druhu 3 hromádky lícem vzhůru.

## Civilizace a města

BASE-CITY-01 = Každý hráč si vybere jednu civilizaci.
BASE-CITY-02 = Vezměte si 15 karet města, 5 kulturních politik, 1 kartu vojevůdce, 10 jednotek, 2 zvědy a 2 opevnění.
BASE-CITY-03 = Materiál nepoužitých civilizací se vrátí do krabice.
BASE-CITY-04 = Kulturní politiky a kartu vojevůdce dejte před mícháním stranou.
BASE-CITY-05 = Zamíchejte svých 15 karet města.
BASE-CITY-06 = Vyložte z nich lícem vzhůru mřížku 3 × 3, jednu kartu po druhé zleva doprava a shora dolů: to je vaše město.
BASE-CITY-07 = Na vyloženou kartu vědomostí přijde další karta, posunutá tak, aby text karty vědomostí zůstal vidět.
BASE-CITY-08 = Zbylé karty tvoří balíček města lícem dolů; vedle něj nechte místo na odhazovací hromádku.
BASE-CITY-09 = Karta vojevůdce leží lícem vzhůru vedle města.
BASE-CITY-10 = Kulturní politiky leží lícem dolů vedle města (balíček kultury); jejich majitel se na ně může kdykoli podívat.
BASE-CITY-11 = Každý hráč začíná se 2 zlaty.
BASE-CITY-12 = Začínajícím hráčem je ten, kdo naposledy navštívil cizí zemi; vezme si značku začínajícího hráče.
BASE-CITY-13 = Počínaje posledním hráčem v pořadí a dál proti směru hodinových ručiček si každý vybere dílek hlavního města.
BASE-CITY-14 = Vojevůdce, všichni vojáci a oba zvědi začínají ve vlastním hlavním městě.
BASE-CITY-15 = Opevnění začínají v osobní zásobě hráče.

## Přehled rozvoje

BASE-DISP-01 = Odhalte 6 vrchních karet rozvoje a vyložte je do řady vedle balíčku.
BASE-DISP-02 = Při hře 2 hráčů z nich místo toho utvořte dvě souběžné řady po 3 kartách.

## Vlastní mapy

BASE-MAP-01 = Vlastní mapu lze složit z kterýchkoli dílků v krabici.
BASE-MAP-02 = Za každého hráče umístěte na náhodné místo 1 svobodné město, ne však na hlavní města ani na vodu.
BASE-MAP-03 = Na každý další dílek kromě vody a hlavních měst položte 1 žeton barbara tak, aby bylo vidět číslo.
BASE-MAP-04 = Barbaři v sousedství hlavních měst musí mít u všech hráčů stejné hodnoty, a to jen 1 nebo 2.
BASE-MAP-05 = Za každého hráče umístěte na náhodné místo 1 tržiště; v hromádce každého tržiště je tolik žetonů, kolik je hráčů.
BASE-MAP-06 = Na každý dílek kromě vody a dílků s tržištěm položte 1 žeton výroby.

## Průběh tahu

BASE-TURN-01 = První je na tahu začínající hráč, ostatní následují po směru hodinových ručiček.
BASE-TURN-02 = Tah má čtyři kroky v tomto pořadí: aktivace města, provedení akcí, doplnění města, doplnění přehledu rozvoje.

## Aktivace města

BASE-ACT-01 = Vyberte jeden celý řádek a jeden celý sloupec; tím jejich karty aktivujete.
BASE-ACT-02 = Oznamte, které karty aktivujete, a pootočte je o 45 stupňů.
BASE-ACT-03 = Když aktivujete místo s kartou vědomostí, aktivujete kartu vědomostí i kartu na ní.
BASE-ACT-04 = Zdroje a efekty aktivovaných karet můžete během tahu brát a používat v libovolném pořadí.
BASE-ACT-05 = Efekt karty lze použít jednou v tahu, ve kterém je aktivována, ledaže její text říká jinak nebo ji jiný efekt aktivuje znovu.
BASE-ACT-06 = Použít efekt není povinné.
BASE-ACT-07 = Máte-li kvůli efektu táhnout z prázdného balíčku města, nejdřív zamíchejte odhazovací hromádku do nového balíčku.

## Zdroje

BASE-RES-01 = Základní zdroje jsou výroba, věda a vojsko.
BASE-RES-02 = Výrobou se platí budovy a divy světa.
BASE-RES-03 = Vědou se platí karty vědomostí (a vědecké objevy).
BASE-RES-04 = Žetony vojska se platí přesun vojska a pohyb zvědů.
BASE-RES-05 = Výroba může pocházet z karet, žetonů výroby z mapy, žetonů tržišť a žetonů svobodného města.
BASE-RES-06 = Věda a vojsko mohou pocházet z karet, žetonů tržišť a žetonů svobodného města.
BASE-RES-07 = Když získáte základní zdroje, hned si vezměte jejich žetony.
BASE-RES-08 = Základní zdroje musíte utratit v tom tahu, ve kterém je získáte; neutracené na konci tahu propadnou.
BASE-RES-09 = Žetony výroby a žetony tržišť sebrané z mapy jdou do osobní zásoby; použít je můžete v tomto tahu i později.
BASE-RES-10 = Zlato a kultura vám mezi tahy zůstávají.
BASE-RES-11 = Kulturou se platí kulturní politiky.
BASE-RES-12 = Zlato může nahradit libovolný základní zdroj, kulturu nikdy.
BASE-RES-13 = Zlato a kulturu můžete použít kdykoli v tomto tahu i v kterémkoli pozdějším.

## Pojmy na kartách

BASE-TERM-01 = Archivovat: vybrat kartu města, která nebyla v tomto tahu aktivována, a odstranit ji ze hry.
BASE-TERM-02 = Když archivujete kartu ležící na kartě vědomostí, karta vědomostí jde na odhazovací hromádku.
BASE-TERM-03 = Archivované karty se odkládají pod kartu vojevůdce.
BASE-TERM-04 = Archivujete-li kvůli efektu v tahu jiného hráče, hned vyložte náhradní kartu ze svého balíčku.
BASE-TERM-05 = Základní budovy jsou dílny, laboratoře a střelnice.
BASE-TERM-06 = Odhodit: vybrat kteroukoli kartu svého města a položit ji na svou odhazovací hromádku (ne na odhazovací hromádku rozvoje).
BASE-TERM-07 = Vzít kartu z nabídky: získat kartu z přehledu rozvoje nebo základní budovu bez placení její ceny a položit ji navrch svého balíčku města.
BASE-TERM-08 = Zlato a kultura nejsou základní zdroje.
BASE-TERM-09 = „Pokud jste získali“: rozhodují zdroje získané v tomto tahu jakýmkoli způsobem; nespotřebují se.
BASE-TERM-10 = „Zaplaťte“: efekt spotřebuje zdroje a přinese za ně jiné zdroje nebo efekty.
BASE-TERM-11 = Zpevnit: nechat aktivovanou kartu na konci tahu ve městě, místo aby se odhodila.
BASE-TERM-12 = Když zpevníte kartu ležící na kartě vědomostí, karta vědomostí se odhodí.

## Provedení akcí

BASE-ACTN-01 = Provádějte libovolný počet akcí v libovolném pořadí a kombinaci, dokud je dokážete zaplatit.
BASE-ACTN-02 = Svou odhazovací hromádku si můžete prohlédnout.
BASE-ACTN-03 = Akce jsou: získání karty; rozvoj kulturní politiky; dobytí provincie; přesun vojska; stavba opevnění; použití zvědů; vědecký objev.

## Získání karty

BASE-ACQ-01 = Cena karty je uvedena na ní.
BASE-ACQ-02 = Budova (základní i z přehledu rozvoje) se platí výrobou a jde navrch vašeho balíčku města.
BASE-ACQ-03 = Základní budovu lze získat, jen dokud jsou v její hromádce karty.
BASE-ACQ-04 = Karta vědomostí z přehledu rozvoje se platí vědou a jde navrch vašeho balíčku města.
BASE-ACQ-05 = Div světa se staví ve dvou fázích výstavby, z nichž každá má vlastní cenu.
BASE-ACQ-06 = Zahájení stavby divu světa z přehledu rozvoje stojí tolik výroby, kolik udává levý kroužek; karta leží vedle města s ukazatelem výstavby na levém kroužku.
BASE-ACQ-07 = Po dokončení druhé fáze výstavby se ukazatel výstavby přesune na pravý kroužek.
BASE-ACQ-08 = Obě fáze výstavby můžete dokončit v témže tahu.
BASE-ACQ-09 = Dokončený div světa hned přinese svůj bonusový efekt.
BASE-ACQ-10 = Karta dokončeného divu světa jde navrch vašeho balíčku města a ukazatel výstavby se vrátí do společné zásoby.
BASE-ACQ-11 = Potom položte odpovídající žeton divu světa na provincii, kterou ovládáte, nebo na své hlavní město.
BASE-ACQ-12 = Na každé provincii i hlavním městě smí být nejvýše jeden žeton divu světa.
BASE-ACQ-13 = I div světa vzatý z nabídky bez placení přinese svůj jednorázový bonusový efekt.
BASE-ACQ-14 = Rozestavěný můžete mít jen jeden div světa; když začnete stavět další, musíte si jeden z nich nechat a druhý odstranit ze hry.
BASE-ACQ-15 = Když je rozestavěný div světa odstraněn ze hry, jeho ukazatel výstavby se vrátí do společné zásoby.

## Kulturní politiky

BASE-POL-01 = Vyberte kteroukoli kartu ze svého balíčku kultury a zaplaťte kulturou.
BASE-POL-02 = Kulturní politika stojí tolik kultury, kolikátá v pořadí je: první 1, druhá 2 a tak dál.
BASE-POL-03 = Rozvinutá kulturní politika leží lícem vzhůru vedle města.
BASE-POL-04 = Rozvinutí kulturní politiky hned přinese její bonusový efekt.
BASE-POL-05 = Průběžný efekt kulturní politiky platí, dokud nerozvinete další.
BASE-POL-06 = Nová kulturní politika se položí na předchozí tak, aby bonusový efekt té předchozí zůstal vidět.
BASE-POL-07 = Při rozvinutí nové kulturní politiky se zopakují i bonusové efekty všech dřívějších.

## Dobývání provincií

BASE-CONQ-01 = Dobýt můžete provincii, která sousedí s vaším hlavním městem nebo s provincií, kterou ovládáte.
BASE-CONQ-02 = Za 1 žeton vojska přesunete 1 jednotku do napadené provincie.
BASE-CONQ-03 = Do napadené provincie musíte přesunout tolik jednotek, kolik činí její hodnota obrany.
BASE-CONQ-04 = Jednotky mohou přijít z vašeho hlavního města nebo z provincií, které ovládáte a které jsou s cílem propojené přes vaše provincie.
BASE-CONQ-05 = Tytéž jednotky mohou v jednom tahu útočit vícekrát, pokud každý přesun zaplatíte.
BASE-CONQ-06 = V provincii, kterou ovládáte, musíte vždy nechat jednotku nebo opevnění; pro hlavní město to neplatí.
BASE-CONQ-07 = Hlavní města jiných hráčů nelze napadnout.
BASE-CONQ-08 = Vodní dílky nelze napadnout.
BASE-CONQ-09 = Provincii ovládáte, dokud v ní máte alespoň jednu jednotku nebo opevnění.
BASE-CONQ-10 = Jednotky z odříznuté provincie se mohou účastnit jen útoků na provincie, které s ní sousedí.
BASE-CONQ-11 = Při útoku můžete spojit jednotky z odříznuté provincie s jednotkami z jiných provincií, které také sousedí s cílem.
BASE-CONQ-12 = Provincie s barbary: cena = hodnota provincie + hodnota žetonu barbara (příklad: 1 + 2 = 3 žetony vojska).
BASE-CONQ-13 = Provincie s barbary: musíte do ní přesunout tolik jednotek, kolik činí hodnota obrany provincie.
BASE-CONQ-14 = Provincie s barbary: vezměte si žeton a hned si vyberte jednu ze dvou odměn na jeho rubu.
BASE-CONQ-15 = Základní zdroje z žetonu propadnou, pokud je v tomto tahu neutratíte; zlato a kultura vám zůstanou.
BASE-CONQ-16 = Získaný žeton leží lícem vzhůru vedle vašeho města.
BASE-CONQ-17 = Provincie se svobodným městem: cena = hodnota provincie ve vojsku + zdroje uvedené na žetonu (příklad: 1 žeton vojska + 2 žetony vědy).
BASE-CONQ-18 = Provincie se svobodným městem: přesuňte do ní tolik jednotek, kolik činí hodnota dílku, a je-li hodnota 0, alespoň 1.
BASE-CONQ-19 = Provincie se svobodným městem: zaplaťte zdroje uvedené na žetonu.
BASE-CONQ-20 = Provincie se svobodným městem: vezměte si žeton a hned si vyberte jednu z jeho dvou odměn.
BASE-CONQ-21 = Provincie soupeře: cena ve vojsku = obrana všech nepřátelských jednotek + hodnota provincie + opevnění + div světa.
BASE-CONQ-22 = Hodnoty obrany: voják 1, vojevůdce 2, opevnění 3, div světa 2.
BASE-CONQ-23 = Při útoku se vojevůdce počítá za 1.
BASE-CONQ-24 = Příklad: provincie s hodnotou 2, ve které jsou 3 vojáci a vojevůdce, má obranu 7.
BASE-CONQ-25 = Jednotky poraženého hráče se z dobytého dílku vrátí do jeho hlavního města.
BASE-CONQ-26 = Opevnění poraženého hráče se z dobytého dílku vrátí do jeho osobní zásoby.
BASE-CONQ-27 = Jednou z jednotek, které přesunete do napadené provincie, může být vojevůdce.
BASE-CONQ-28 = Když se vojevůdce přesune tímto způsobem, hned získáte odměnu z karty vojevůdce, a to jednou za tah.
BASE-CONQ-29 = Základní zdroje od vojevůdce propadnou, pokud je v tomto tahu neutratíte.

## Přesun vojska

BASE-MAN-01 = Mezi provinciemi, které ovládáte, můžete přesunout tolik jednotek, kolik dokážete zaplatit.
BASE-MAN-02 = Za 1 žeton vojska přesunete 1 jednotku na libovolnou vzdálenost přes své propojené provincie a hlavní město.
BASE-MAN-03 = Do odříznuté provincie jednotku přesunout nelze.
BASE-MAN-04 = Dovolí-li vám žeton nebo karta přesunout 1 nebo 2 jednotky, smíte je přesunout jen do provincií, které už ovládáte.

## Opevnění

BASE-OUT-01 = Kdykoli ve svém tahu můžete zdarma postavit opevnění v provincii, ve které máte 3 nebo více jednotek.
BASE-OUT-02 = Vraťte 3 z těchto jednotek do svého hlavního města a do provincie umístěte jedno opevnění z osobní zásoby.
BASE-OUT-03 = Za celou hru lze postavit jen 2 opevnění.
BASE-OUT-04 = Opevnění se nikdy nepřesouvá.
BASE-OUT-05 = V každé provincii smí být nejvýše jedno opevnění.
BASE-OUT-06 = Opevnění lze postavit i v odříznuté provincii.
BASE-OUT-07 = Když ztratíte provincii s opevněním, opevnění se vrátí do vaší osobní zásoby.

## Použití zvědů

BASE-EXP-01 = Za 1 žeton vojska pohnete 1 zvědem do sousední provincie, ať ji ovládá kdokoli.
BASE-EXP-02 = Zvěd se může v jednom tahu pohnout vícekrát, pokud každý pohyb zaplatíte.
BASE-EXP-03 = Každý zvěd může za tah provést jednu ze dvou akcí: vzít žeton z tržiště, nebo sebrat žeton výroby.
BASE-EXP-04 = Tržiště: prohlédněte si všechny žetony tržiště v provincii, kde zvěd stojí, jeden si nechte lícem vzhůru vedle města a ostatní vraťte lícem dolů.
BASE-EXP-05 = Z každého tržiště můžete mít za celou hru jen jeden žeton.
BASE-EXP-06 = Výroba: seberte žeton výroby z provincie, kde zvěd stojí, do osobní zásoby.
BASE-EXP-07 = Zvěd smí vzít z každého tržiště nejvýše jeden žeton.
BASE-EXP-08 = Zvěd, který začíná tah na dílku s tržištěm nebo se žetonem výroby, tam může provést akci bez pohybu.
BASE-EXP-09 = Žetony v osobní zásobě můžete použít, kdykoli chcete; žeton tržiště se základními zdroji vám dá žetony zdrojů, které na konci tahu propadnou.
BASE-EXP-10 = Použitý žeton tržiště otočte lícem dolů a nechte si ho.
BASE-EXP-11 = Zvěd není jednotka a nemůže provincie dobývat ani ovládat.

## Vědecký objev

BASE-SCI-01 = Zaplaťte 2 žetony vědy, potom vezměte a použijte vrchní kartu svého balíčku města, jako by byla aktivována ve vašem městě.
BASE-SCI-02 = Tažená karta se odhodí spolu s aktivovanými kartami při doplnění města.
BASE-SCI-03 = Karty tažené tímto nebo jiným efektem se pro ostatní efekty nepočítají za součást vašeho města.

## Doplnění města

BASE-REPC-01 = Po provedení akcí jdou všechny aktivované karty na vaši odhazovací hromádku.
BASE-REPC-02 = Mezery v mřížce zaplňujte po jedné kartě, zleva doprava a shora dolů.
BASE-REPC-03 = Na vyloženou kartu vědomostí přijde další vyložená karta.
BASE-REPC-04 = Je-li i tato další karta kartou vědomostí, jednu si nechte a druhou odhoďte; tak pokračujte, dokud nevyložíte kartu jiného druhu.
BASE-REPC-05 = Odhazovací hromádku zamíchejte do nového balíčku jen tehdy, když je balíček prázdný a má se táhnout karta; může k tomu dojít i v kroku provedení akcí.
BASE-REPC-06 = Je-li prázdný balíček i odhazovací hromádka, zbylá místa zůstanou prázdná.

## Doplnění přehledu rozvoje

BASE-REPD-01 = 3–4 hráči: získáte-li za tah alespoň jednu kartu z přehledu rozvoje, posuňte zbylé doprava a vykládejte až do 6 karet, bez ohledu na období.
BASE-REPD-02 = 3–4 hráči: nezískáte-li žádnou, odhoďte kartu nejvzdálenější od balíčku, ostatní posuňte a vyložte jednu kartu.
BASE-REPD-03 = Přehled rozvoje se doplňuje jen na konci tahu.
BASE-REPD-04 = 2 hráči: každá řada se doplňuje zvlášť.
BASE-REPD-05 = 2 hráči: v řadě, ze které získáte alespoň jednu kartu, posuňte zbylé směrem od balíčku a vykládejte až do 3 karet.
BASE-REPD-06 = 2 hráči: v řadě, ze které nezískáte žádnou, odhoďte kartu nejvzdálenější od balíčku, ostatní posuňte a vyložte jednu kartu.
BASE-REPD-07 = 2 hráči: nezískáte-li vůbec žádnou, postupujte takto v obou řadách.

## Konec hry

BASE-END-01 = Závěr hry začíná, jakmile je na konci tahu do přehledu rozvoje vyložena poslední karta rozvoje.
BASE-END-02 = Hraje se dál, dokud neodehraje svůj tah hráč po pravici začínajícího hráče; potom má každý ještě jeden, poslední tah.
BASE-END-03 = Všichni hráči mají stejný počet tahů.
BASE-END-04 = Každá karta vědomostí: 1 bod.
BASE-END-05 = Každý div světa: 2 body.
BASE-END-06 = Každá rozvinutá kulturní politika: 2 body.
BASE-END-07 = Každá ovládaná provincie: 1 bod.
BASE-END-08 = Archivované karty nedávají žádné body.
BASE-END-09 = Dominance: po 3 bodech za nejvíc karet vědomostí, provincií, divů světa a kulturních politik.
BASE-END-10 = Při shodě v některé kategorii dominance dostanou její 3 body všichni, kdo se o prvenství dělí.
BASE-END-11 = Při shodě o vítězství rozhoduje, kdo má nejvíc zlata, potom kdo má nejvíc kultury; jinak je vítězství společné.

## Sólová hra

BASE-SOLO-01 = Hrajte na mapě pro 2 hráče; vyberte si jednu civilizaci pro sebe a jinou pro automu.
BASE-SOLO-02 = Přehled rozvoje se vyloží jako při hře 2 hráčů.
BASE-SOLO-03 = První tah má automa; potom se střídáte jako obvykle.
BASE-SOLO-04 = Automa ve svém tahu odhalí vrchní kartu balíčku pro sólovou hru a prochází její pokyny shora dolů: každý pokyn, který lze provést, provede a ostatní přeskočí.
BASE-SOLO-05 = Některé pokyny karet pro sólovou hru platí jen pro určité civilizace.
BASE-SOLO-06 = Karty, které automa získá, leží lícem vzhůru v její herní oblasti.
BASE-SOLO-07 = Žetony průzkumu a žetony tržišť, které si automa vezme, se odstraní ze hry.
BASE-SOLO-08 = Na konci automa boduje jako každý hráč, za své karty a provincie.
