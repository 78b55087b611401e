## Herní materiál

DUEL-COMP-01 = 134 karet: 66 počátečních karet (pro každou civilizaci 14 budov, 1 karta vědomostí, 5 kulturních politik, 1 zvěd a 1 vojevůdce).
DUEL-COMP-02 = Karty rozvoje: 12 z období I, 12 z období II, 6 z období III.
DUEL-COMP-03 = 20 základních budov: po 5 kartách dílny, laboratoře, střelnice a barikády.
DUEL-COMP-04 = 10 karet svobodných měst.
DUEL-COMP-05 = 3 karty rozdělení období, 4 karty nápovědy, 1 karta převahy.
DUEL-COMP-06 = 64 žetonů zdrojů: 13 žetonů výroby, 13 vědy, 13 vojska, 10 kultury a 15 zlata.
DUEL-COMP-07 = 13 značek akcí, 6 aztéckých značek typu provincie, 3 ukazatele výstavby, 1 značka začínajícího hráče.

## Popis karet

DUEL-ANAT-01 = Na kartě je název a druh, období nebo civilizace a symbol krabice.
DUEL-ANAT-02 = Na kartách může být efekt při použití, bonusový efekt, cena, zdroje získané při aktivaci, typ provincie nebo hodnota přidané obrany.

## Cíl hry

DUEL-AIM-01 = Hrají dva hráči; vyhrává ten, kdo má na konci nejvíc bodů.

## Příprava hry

DUEL-SETUP-01 = Roztřiďte karty rozvoje podle období, každé období zamíchejte zvlášť a navrch dejte jeho kartu rozdělení období.
DUEL-SETUP-02 = Složte je na sebe lícem dolů: dospod období III, doprostřed období II, navrch období I.
DUEL-SETUP-03 = Táhněte 6 vrchních karet a vyložte je lícem vzhůru do řady napravo od balíčku: to je přehled rozvoje.
DUEL-SETUP-04 = Vedle balíčku je odhazovací hromádka rozvoje.
DUEL-SETUP-05 = Základní budovy tvoří 4 hromádky lícem vzhůru.
DUEL-SETUP-06 = Svobodná města zamíchejte do balíčku lícem dolů a 3 z nich odhalte mezi hráči tak, aby po obou stranách každého z nich zbylo místo.
DUEL-SETUP-07 = Žetony zdrojů a značky akcí tvoří společnou zásobu.
DUEL-SETUP-08 = Karta převahy na začátku neukazuje na žádného z hráčů.

## Příprava města

DUEL-CITY-01 = Každý hráč si vybere civilizaci; nepoužité se vrátí do krabice.
DUEL-CITY-02 = Proti sobě se mohou utkat civilizace ze všech krabic.
DUEL-CITY-03 = Vezměte si 15 karet města, 5 kulturních politik, 1 zvěda a 1 vojevůdce.
DUEL-CITY-04 = Zamíchejte těch 15 karet a vyložte z nich lícem vzhůru město 3 × 3, jednu kartu po druhé od levého horního rohu k pravému dolnímu.
DUEL-CITY-05 = Na vyloženou kartu vědomostí přijde další karta, posunutá tak, aby text karty vědomostí zůstal vidět.
DUEL-CITY-06 = Nevyložené karty tvoří balíček města lícem dolů; vedle něj nechte místo na odhazovací hromádku.
DUEL-CITY-07 = Vojevůdce a zvěd leží lícem vzhůru vedle města.
DUEL-CITY-08 = Vedle zvěda nechte místo na hromádku provincií.
DUEL-CITY-09 = Aztécký hráč začíná s počáteční provincií na tomto místě a se 6 značkami typu provincie.
DUEL-CITY-10 = Kulturní politiky leží lícem dolů; jejich majitel se na ně může kdykoli podívat.
DUEL-CITY-11 = Každý hráč začíná se 2 zlaty.
DUEL-CITY-12 = Začínajícím hráčem je ten, kdo naposledy navštívil cizí zemi; vezme si značku začínajícího hráče.

## Kombinování krabic

DUEL-COMB-01 = Každou civilizaci lze použít s libovolnou kombinací krabic.
DUEL-COMB-02 = Balíčky rozvoje z více krabic je možné smíchat.
DUEL-COMB-03 = Vlastní balíček má v obdobích I/II/III tolik karet: vědomosti 3/3/2, divy světa 3/3/2, provincie 3/3/2, budovy 3/3/0.
DUEL-COMB-04 = Každá použitá krabice přidává svůj modul zvěda, který se připraví jako obvykle.
DUEL-COMB-05 = Když použijete zvěda, vyberte si akci jednoho z modulů (průzkum, obchod, špionáž).
DUEL-COMB-06 = Zvěd provede za kolo jen jednu z těchto akcí.

## Zdroje

DUEL-RES-01 = Základní zdroje jsou výroba, věda a vojsko.
DUEL-RES-02 = Výrobou se platí budovy a divy světa.
DUEL-RES-03 = Vědou se platí karty vědomostí a vědecké objevy.
DUEL-RES-04 = Vojskem se platí provincie z přehledu rozvoje i provincie soupeře.
DUEL-RES-05 = Získané základní zdroje si berete jako žetony do osobní zásoby.
DUEL-RES-06 = Základní zdroje si nelze schovat do dalších kol; neutracené se na konci kola vracejí.
DUEL-RES-07 = Základních zdrojů je neomezeně; když žetony dojdou, použijte náhradu.
DUEL-RES-08 = Kulturou se platí kulturní politiky.
DUEL-RES-09 = Zlato nahrazuje libovolný základní zdroj v poměru jedna ku jedné, kulturu nikdy.
DUEL-RES-10 = Zlato a kultura jdou do osobní zásoby a na konci kola se nikdy neztrácejí.
DUEL-RES-11 = Zlato a kulturu můžete utratit kdykoli v tomto kole i v kterémkoli pozdějším.

## Kroky kola

DUEL-PHASE-01 = Hra se skládá z kol o třech krocích: aktivace města, provedení akcí, konec kola.
DUEL-PHASE-02 = Každý krok se dohraje celý, než začne další.

## Aktivace města

DUEL-ACT-01 = Nejdřív aktivuje město začínající hráč, potom jeho soupeř.
DUEL-ACT-02 = Vyberte jeden řádek a jeden sloupec; jejich karty pootočte.
DUEL-ACT-03 = Když aktivujete kartu ležící na kartě vědomostí, aktivujete obě.
DUEL-ACT-04 = Efekt „Při aktivaci této karty“ se provede teď a karta se označí značkou akce.
DUEL-ACT-05 = Efekt „Během aktivace města“ na aktivované kartě nebo na aktivní kulturní politice se provede teď a označí se.
DUEL-ACT-06 = Získejte zdroje z pravého horního rohu každé aktivované karty.
DUEL-ACT-07 = Příklad: 2 pracovní tábory, 2 pevnosti a 1 knihovna dají 2 žetony výroby, 2 žetony vojska a 1 žeton vědy.
DUEL-ACT-08 = Příklad: karta vědomostí nedává žádné zdroje, ale později ji lze použít jako akci.

## Tahy a akce

DUEL-TURN-01 = Hráči se střídají v tazích, první je na tahu začínající hráč; každý tah je právě jedna akce.
DUEL-TURN-02 = Tah končí, jakmile je akce hotová.
DUEL-TURN-03 = Krok trvá, dokud oba hráči neskončí.
DUEL-TURN-04 = Akce jsou: získání karty; dokončení divu světa; rozvoj kulturní politiky; použití aktivní kulturní politiky; dobytí soupeřovy provincie; použití aktivované karty; vědecký objev; převzetí převahy; použití vojevůdce; použití zvěda; vynechání tahu.
DUEL-TURN-05 = Většinu karet lze použít jednou za kolo; použitou kartu označte značkou akce.
DUEL-TURN-06 = Automatické efekty (například „Kdykoli“) nejsou akce a vyhodnotí se celé ještě před koncem tahu.
DUEL-TURN-07 = Když vynecháte tah, soupeř může provést tolik akcí, kolik chce, dokud také nevynechá tah.
DUEL-TURN-08 = Při každé platbě může 1 zlato zastoupit 1 základní zdroj.

## Získání karty

DUEL-ACQ-01 = Karty pocházejí z přehledu rozvoje nebo z hromádek základních budov.
DUEL-ACQ-02 = Cena je v levém dolním rohu.
DUEL-ACQ-03 = Budova se platí výrobou a jde lícem dolů navrch vašeho balíčku města.
DUEL-ACQ-04 = Barikáda jde místo toho na hromádku provincií.
DUEL-ACQ-05 = Z prázdné hromádky základních budov nelze nic získat.
DUEL-ACQ-06 = Karta vědomostí z přehledu rozvoje se platí vědou a jde lícem dolů navrch vašeho balíčku města.
DUEL-ACQ-07 = Provincie z přehledu rozvoje se platí vojskem a jde lícem vzhůru navrch vaší hromádky provincií.
DUEL-ACQ-08 = Když získáte provincii z přehledu rozvoje, provedete i její bonusový efekt.
DUEL-ACQ-09 = Další provincie a barikády přijdou navrch hromádky, kousek posunuté; jejich pořadí se nikdy nemění.
DUEL-ACQ-10 = Malijci platí za dobytí zlatem namísto vojska a při dobytí získají 1 zlato.
DUEL-ACQ-11 = Provincie je pobřežní, horská nebo zemědělská.
DUEL-ACQ-12 = Efekty, které se odkazují na typy provincií, se týkají všech provincií ve vaší hromádce.
DUEL-ACQ-13 = Div světa se staví ve dvou fázích výstavby: nejdřív stavbu zahájíte, v pozdějším tahu ji dokončíte.
DUEL-ACQ-14 = Zahájení stavby divu světa stojí tolik výroby, kolik udává levý kroužek; karta leží lícem vzhůru vedle města s ukazatelem výstavby na levém kroužku.
DUEL-ACQ-15 = Rozestavěný můžete mít jen jeden div světa; když začnete stavět další, jeden z nich si nechte a druhý odhoďte na odhazovací hromádku rozvoje.

## Dokončení divu světa

DUEL-WON-01 = Dříve rozestavěný div světa dokončíte, když zaplatíte cenu v pravém kroužku.
DUEL-WON-02 = Dokončení hned přinese bonus uvedený na kartě; základní zdroje se berou ze společné zásoby.
DUEL-WON-03 = Dokončený div světa jde lícem dolů navrch vašeho balíčku města; ukazatel výstavby se vrátí do společné zásoby.
DUEL-WON-04 = Efektem „Dokončete jednu fázi výstavby divu světa“ můžete dokončit i druhou fázi výstavby, a to za podmínek uvedených na kartě.
DUEL-WON-05 = Příklad: dokončení Rhodského kolosu dá 2 žetony vojska, potom jde karta na balíček města.

## Kulturní politiky

DUEL-POL-01 = Vyberte kteroukoli kartu z balíčku kultury a zaplaťte kulturou; stojí tolik kultury, kolikátá v pořadí je.
DUEL-POL-02 = První kulturní politika leží lícem vzhůru vedle města; hned získejte její bonusový efekt.
DUEL-POL-03 = Některé kulturní politiky mají průběžný efekt, který platí, dokud nerozvinete další; jiné mají aktivovaný efekt, který se používá jako akce.
DUEL-POL-04 = Nová kulturní politika zakryje předchozí až na její bonusový efekt.
DUEL-POL-05 = Při rozvinutí se znovu spustí bonusové efekty všech dřívějších kulturních politik.
DUEL-POL-06 = Z průběžných efektů platí jen ten na vrchní kulturní politice.
DUEL-POL-07 = Příklad: rozvinutí druhé kulturní politiky dá oba bonusové efekty.
DUEL-POL-08 = Aktivovaný efekt aktivní kulturní politiky můžete použít jako akci, jednou za kolo; označte ji.

## Dobývání

DUEL-CONQ-01 = Dobýt můžete jen vrchní provincii soupeřovy hromádky.
DUEL-CONQ-02 = Zaplaťte tolik vojska, kolik činí její cena.
DUEL-CONQ-03 = Položte ji navrch své hromádky; její bonus nezískáte.
DUEL-CONQ-04 = Každá barikáda ležící na této provincii zvyšuje cenu o 2 žetony vojska.
DUEL-CONQ-05 = Musíte zaplatit plnou cenu včetně všech těchto barikád.
DUEL-CONQ-06 = Barikády ležící na dobyté provincii se vrátí na svou hromádku.
DUEL-CONQ-07 = Příklad: malijský hráč zaplatí za Saharu s jednou barikádou 3 + 2 žetony vojska.

## Použití aktivované karty

DUEL-USE-01 = Vyberte jednu kartu aktivovanou v tomto kole a použijte její efekt; označte ji.
DUEL-USE-02 = Použít efekt není nikdy povinné.
DUEL-USE-03 = Stálé a spouštěné efekty platí bez akce, jakmile je karta pootočená nebo je vrchní kulturní politikou.
DUEL-USE-04 = Karta vědomostí a karta na ní jsou dva samostatné efekty, které lze použít.

## Vědecký objev

DUEL-SCI-01 = Zaplaťte 2 žetony vědy, potom vezměte a použijte vrchní kartu svého balíčku města.
DUEL-SCI-02 = Vyhodnoťte všechny její efekty včetně akce a zdrojů, potom ji odhoďte.
DUEL-SCI-03 = Příklad: tažená Obchodní stanice dá 2 zlata a odhodí se.

## Převaha

DUEL-ADV-01 = Na začátku nemá převahu nikdo.
DUEL-ADV-02 = Kdo ji má, může použít akci vojevůdce; převaha také může zesílit jiné karty.
DUEL-ADV-03 = Chcete-li ji převzít, zaplaťte libovolné množství základního zdroje jednoho druhu (zlato ho může nahradit) a na kartu položte odpovídající žetony.
DUEL-ADV-04 = Potom otočte šipku na svou stranu; dokud ukazuje na vás, máte převahu.
DUEL-ADV-05 = Má-li ji soupeř, musíte zaplatit ten druh zdroje, který leží na kartě, a to víc, než kolik ho na ní je.
DUEL-ADV-06 = Staré žetony jdou do společné zásoby a nahradí je vaše platba.
DUEL-ADV-07 = Příklad: 3 žetony vojska přebijí 2 žetony vojska.

## Vojevůdce

DUEL-WAR-01 = Každý vojevůdce má vlastní akci.
DUEL-WAR-02 = Použít ho můžete, jen dokud máte převahu, a to jednou za kolo; označí se značkou akce.

## Zvěd a obchod

DUEL-SCOUT-01 = Zvěda můžete jednou za kolo použít jako akci; označte ho.
DUEL-SCOUT-02 = Akce zvěda závisí na modulu, se kterým se hraje.
DUEL-SCOUT-03 = Obchod: označte zvěda a vyberte svobodné město ležící lícem vzhůru, které nikdo neovládá.
DUEL-SCOUT-04 = Obchod: na svou stranu tohoto města položte 1 zlato z osobní zásoby a značku akce.
DUEL-SCOUT-05 = Obchod: potom proveďte obchodní efekt města.
DUEL-SCOUT-06 = Příklad: svobodné město dá jednu základní budovu zdarma.
DUEL-SCOUT-07 = „Obchodujte zdarma“: vezměte 1 zlato ze společné zásoby a značku akce, položte je na svobodné město a hned proveďte jeho efekt.
DUEL-SCOUT-08 = Máte-li na své straně 4 nebo více zlat, svobodné město si připojíte.
DUEL-SCOUT-09 = Při připojení jde všechno zlato a všechny značky akcí z obou stran do společné zásoby.
DUEL-SCOUT-10 = Připojené město leží lícem vzhůru u vašeho města a je na něm značka akce.
DUEL-SCOUT-11 = Po připojení odhalte nové svobodné město.
DUEL-SCOUT-12 = Můžete vlastnit více svobodných měst.
DUEL-SCOUT-13 = Příklad: k připojení dojde až po obchodním efektu čtvrtého obchodu.
DUEL-SCOUT-14 = Obchod s vlastním svobodným městem nestojí žádné zlato, ale město i zvěd se označí.
DUEL-SCOUT-15 = Ani „Obchodujte zdarma“ s vlastním svobodným městem nevyžaduje zlato.
DUEL-SCOUT-16 = S každým svobodným městem můžete obchodovat jen jednou za kolo.

## Vynechání tahu

DUEL-PASS-01 = Místo akce můžete vynechat tah.
DUEL-PASS-02 = Po vynechání tahu v tomto kole žádnou další akci neprovádíte.
DUEL-PASS-03 = Při vynechání tahu odhodíte všechny aktivované karty, všechny značky akcí a všechny základní zdroje; zlato a kultura vám zůstanou.
DUEL-PASS-04 = Až tah vynechají oba, začne krok konce kola.

## Konec kola

DUEL-EOR-01 = Konec kola probíhá v tomto pořadí: doplnění města, doplnění přehledu rozvoje, slábnutí převahy, předání značky začínajícího hráče.

## Doplnění města

DUEL-REPC-01 = Mezery zaplňujte po jedné kartě, zleva doprava a shora dolů.
DUEL-REPC-02 = Na vyloženou kartu vědomostí přijde druhá karta.
DUEL-REPC-03 = Je-li i druhá karta kartou vědomostí, jednu si nechte a druhou odhoďte; tak pokračujte, dokud nevyložíte kartu jiného druhu.
DUEL-REPC-04 = Je-li balíček prázdný, když se má vyložit karta, zamíchejte odhazovací hromádku do nového balíčku.
DUEL-REPC-05 = Je-li prázdná i odhazovací hromádka, nechte místa prázdná.
DUEL-REPC-06 = Jen v tomto případě může karta vědomostí ležet sama a být aktivována samostatně.
DUEL-REPC-07 = Jsou-li v odhazovací hromádce jen karty vědomostí, nemíchejte ji a místa nechte prázdná.
DUEL-REPC-08 = Odhazovací hromádka se míchá jen v tomto kroku; v kroku provedení akcí prázdný balíček znamená, že se netáhne.

## Doplnění přehledu rozvoje

DUEL-REPD-01 = Zbývají-li 3 karty nebo méně: posuňte je doprava a vykládejte z balíčku zprava doleva až do 6 karet.
DUEL-REPD-02 = Zbývá-li víc než 3 karty: odhazujte zprava, dokud nezbudou 3, posuňte je doprava a vyložením dalších doplňte místa.
DUEL-REPD-03 = Na období se nehledí; tažená karta rozdělení období se odstraní ze hry.
DUEL-REPD-04 = Během kola se mezery nikdy nedoplňují.

## Slábnutí převahy a nové kolo

DUEL-DECAY-01 = Dokud má někdo převahu, ubude z ní na konci každého kola jeden žeton.
DUEL-DECAY-02 = Zbývají-li na ní žetony, držitel si ji ponechá.
DUEL-DECAY-03 = Když zmizí poslední žeton, nemá ji nikdo.
DUEL-DECAY-04 = Značka začínajícího hráče přejde k soupeři; začíná nové kolo.

## Konec hry a bodování

DUEL-END-01 = Jsou-li po doplnění v přehledu rozvoje 4 karty nebo méně, hraje se jedno poslední kolo.
DUEL-END-02 = Po posledním kole se počítají body.
DUEL-END-03 = Každá ovládaná provincie: 1 bod.
DUEL-END-04 = Každá získaná karta vědomostí: 1 bod.
DUEL-END-05 = Každý dokončený div světa: 2 body.
DUEL-END-06 = Každá rozvinutá kulturní politika: 2 body.
DUEL-END-07 = Každé svobodné město u vašeho města: 2 body.
DUEL-END-08 = Archivované karty, barikády, nedokončené divy světa, zlato a kultura nedávají žádné body.
DUEL-END-09 = Dominance: po 3 bodech za nejvíc provincií, karet vědomostí, divů světa a kulturních politik.
DUEL-END-10 = Archivované karty a nedokončené divy světa se do dominance nepočítají.
DUEL-END-11 = Při shodě dostanou 3 body oba hráči.
DUEL-END-12 = Při shodě o vítězství rozhoduje, kdo má převahu, potom kdo má víc zlata a potom víc kultury; jinak je vítězství společné.

## Slovníček pojmů

DUEL-TERM-01 = Získat: zaplatit cenu karty a vzít si ji; karty rozvoje jdou na balíček města, provincie a barikády na hromádku provincií.
DUEL-TERM-02 = Aktivní kulturní politika: ta vrchní, naposledy rozvinutá.
DUEL-TERM-03 = Archivovat: odstranit ze hry neaktivovanou kartu města a zasunout ji pod vojevůdce.
DUEL-TERM-04 = Když archivujete kartu ležící na kartě vědomostí, karta vědomostí se odhodí.
DUEL-TERM-05 = K základním budovám patří i barikády.
DUEL-TERM-06 = Zlato a kultura nejsou základní zdroje.
DUEL-TERM-07 = Bonusový efekt (kulturní politika): získáte ho při jejím rozvinutí a při každém pozdějším rozvinutí.
DUEL-TERM-08 = Dokončit jednu fázi výstavby divu světa: stavbu buď zahájit, nebo dokončit, ne obojí v jedné akci.
DUEL-TERM-09 = Provincii ovládáte, dokud je ve vaší hromádce provincií.
DUEL-TERM-10 = Zkopírovat: použít efekty jiné karty, i když už byla v tomto kole použita.
DUEL-TERM-11 = Zdroje, které zkopírovaná karta dává při aktivaci, získáte znovu.
DUEL-TERM-12 = Kopírujte jen karty svého města nebo své rozvinuté kulturní politiky, není-li řečeno jinak.
DUEL-TERM-13 = Odhodit: položit kartu na hromádku, na kterou patří.
DUEL-TERM-14 = Karta odhozená z přehledu rozvoje jde lícem vzhůru na odhazovací hromádku rozvoje.
DUEL-TERM-15 = Karta odhozená z vašeho města musí být neaktivovaná a jde na vaši vlastní odhazovací hromádku.
DUEL-TERM-16 = Svou odhazovací hromádku si můžete kdykoli prohlédnout.
DUEL-TERM-17 = Táhnout: vzít karty z vrchu balíčku města; je-li v kroku provedení akcí prázdný, netáhne se nic.
DUEL-TERM-18 = Efekty „Během aktivace města“ se provedou v pořadí, které si zvolíte, a potom se označí.
DUEL-TERM-19 = Vzít kartu z nabídky: získat ji bez placení.
DUEL-TERM-20 = „Pokud jste získali“: zdroje musely být získány v tomto kole; neutrácejí se a už mohou být pryč.
DUEL-TERM-21 = Získat převahu: převzít ji bez placení; všechny žetony se z karty odstraní.
DUEL-TERM-22 = Zaplatit: z osobní zásoby do společné zásoby.
DUEL-TERM-23 = Zpevnit: narovnat aktivovanou kartu a na konci kola ji neodhodit.
DUEL-TERM-24 = Když zpevníte kartu ležící na kartě vědomostí, karta vědomostí se odhodí.
DUEL-TERM-25 = „Když v kole poprvé“: automatický efekt, není to akce, po vyhodnocení se označí.
DUEL-TERM-26 = Použít kartu: hned získat její zdroje, potom můžete použít její efekt; nakonec se karta odhodí.
DUEL-TERM-27 = „Kdykoli“: automatický efekt během tahů hráčů, který se může opakovat.
DUEL-TERM-28 = „Můžete“: nepovinný stálý efekt, není to akce, za kolo se dá použít několikrát.

## Civilizace

DUEL-CIV-01 = Malijci dobývají provincie jen za zlato namísto vojska.
DUEL-CIV-02 = Když Malijci dobudou provincii, získají 1 zlato.
DUEL-CIV-03 = Aztékové mají 6 značek typu provincie, které pokládají na provincie pomocí Plovoucích zahrad.
DUEL-CIV-04 = Značka přidá provincii svůj typ.
DUEL-CIV-05 = Provincie může mít několik typů, ale nikdy tentýž dvakrát.
DUEL-CIV-06 = Japonci nemají žádné zvláštní herní pravidlo.
