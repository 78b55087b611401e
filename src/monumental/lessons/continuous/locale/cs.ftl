### The course of the continuous mode, for those who know classic.

course = Nepřetržitá hra
course-about = Jednotlivé akce na střídačku místo dlouhých tahů: co je jinak pro ty, kdo znají klasickou hru.

round = Kolo
round-about = Všichni aktivují, pak každý provádí po jedné akci.
round-mode = V nepřetržité hře nikdo dlouho nečeká. Kolo začíná aktivací města u všech. Pak každý provede jednu akci, a to pořád dokola, dokud všichni nevynechají tah.
round-activate = Začíná začínající hráč. Zdroje přijdou hned, texty počkají. Aktivujte řadu 2 a sloupec a.
round-no-mine = Pak by { $card-mine } celé kolo spal. Zkuste řadu 2 a sloupec a.
round-one = Teď provedení akcí, po jedné. Použít kartu je akce. Použijte kartu { $card-mine }; pak budou hrát Dánové.
round-token = Na kartě { $card-mine } teď leží značka akce: v tomto kole už ji nepoužijete. Dánové mezitím získali kartu { $card-workshop }. A zase jste na tahu.
round-buy = I získat kartu je akce. Výroba vám zůstala: získejte kartu, která půjde na balíček města.
round-turns = A tak se střídáte. Teď záleží na pořadí: co necháte v přehledu rozvoje, mohou jiní vzít dřív než vy.

free = Volné akce
free-about = Co přijde navíc k jediné akci a co musí počkat.
free-what = Ve svém tahu máte jednu akci a libovolně volných akcí. Použít žeton z osobní zásoby je volná akce.
free-market-token = Použijte žeton tržiště. Akce tohoto tahu na vás teprve čeká.
free-conquer = A tady je: dobuďte provincii 9.
free-warlord = Co vaše akce vyvolá, přijde s ní. Pošlete tedy vojevůdce: jeho karta hned dá 2 žetony výroby.
free-benefit = Žeton průzkumu patří k téže akci. Vyberte si jeden z jeho zisků.
free-end = { $card-warrior-priest-altar } dá kulturu, pokud jste dobývali. Použít ho je ale další akce, takže musí počkat. Teď byste mohli použít jen žeton výroby z mapy. Ukončete tah.
free-later = Dánové vynechali tah a jste zase na tahu. Podmínka se ptá na celé kolo: dobývali jste, použijte tedy kartu { $card-warrior-priest-altar }.

steps = Mnoho kroků, jedna akce
steps-about = Přesun zvědů nebo jednotek je jedna akce, ať jdou jakkoli daleko.
steps-whole = Některé akce mají mnoho kroků. Pohyb zvědů je jedna akce: kolik dílků zaplatíte, s oběma. Stejně tak přesun vojska.
steps-explore = Začněte: první zvěd jde na dílek 9.
steps-more = Cestou lze sebrat žeton, každý zvěd jednou za kolo. Získejte během této jediné akce dva žetony výroby z mapy.
steps-end = Mohli byste jít dál. Máte-li dost, ukončete tah a hraje další.

pass = Vynechání
pass-about = Kdy skončit a co se děje na konci kola.
pass-others = Dánové vynechali tah: v tomto kole už žádnou akci neprovedou. Vy smíte pokračovat, akci za akcí, jak dlouho chcete.
pass-use-up = Když vynecháte tah, základní zdroje hned propadnou. Nejdřív tedy utraťte výrobu: získejte kartu { $card-scriptorium }.
pass-not-yet = To by propadly 3 žetony výroby. Nejdřív získejte kartu { $card-scriptorium }.
pass-two-of-them = Taky dobrá volba. Ale dnes ať je to { $card-scriptorium }.
pass-pass = Zlato, kultura a žetony vám zůstanou. Nic dalšího? Pak vynechte tah.
pass-display = Všichni vynechali tah. Města se doplní, značky akce zmizí. Z přehledu rozvoje jste vzali jednu kartu; ve dvou hráčích musí zmizet dvě, proto odešla i ta nejdál od balíčku.
pass-first = Karta rozdělení období I, která ukazuje, kdo začíná, pak přešla k dalšímu: teď jsou začínajícím hráčem Dánové a začalo nové kolo.

last = Poslední kolo
last-about = Kdy tato hra končí.
last-clock = V balíčku rozvoje zbývají 4 karty. Zbudou-li při doplnění přehledu rozvoje 3 nebo méně, je příští kolo poslední.
last-pass = Ukončete toto kolo: vynechte tah.
last-final = Dvě karty se vyložily, dvě zbývají. Toto je tedy poslední kolo, pro všechny stejně. Na jeho konci se sečtou body, jak to znáte.

boxes = Hrdinové a nestvůry zde
boxes-about = Co se u těchto dvou krabic mění v nepřetržité hře.
boxes-hire = Najmout hrdinu je v nepřetržité hře akce a platí se zlatem. Najměte hrdinu { $card-ashoka }.
boxes-not-yet = Přišli byste o zdroje. Nejdřív najměte hrdinu { $card-ashoka }.
boxes-free = Vrátit hrdinu je volná akce. Čeká ale vedle balíčku a do konce kola se počítá za vašeho. Nechte si ho a ukončete tah.
boxes-keep-it = Pak byste v tomto kole nemohli najmout jiného hrdinu. Nechte si tohoto.
boxes-conquer = Dánové vynechávají tah. Teď dobuďte provincii 9.
boxes-waits = Ležela tam nestvůra! V nepřetržité hře neútočí hned: čeká, až kolo skončí.
boxes-round = Zvěd by ji ještě stihl porazit. Ale podívejme se na útok: ukončete tah a pak vynechte tah.
boxes-withdraw = Města i přehled rozvoje se doplnily a { $card-minotaur } útočí: dvě vaše jednotky se vrátí do hlavního města. Vyberte první, druhá ji následuje.

five = Pět u stolu
five-about = Víc karet, širší mapa, delší přehled rozvoje.
five-ring = S krabicí pro pět hráčů leží pět hlavních měst v kruhu a přibude páté tržiště. Každý má dva nejbližší sousedy.
five-display = Přehled rozvoje má devět karet, o čtyři víc než je hráčů. Jednu získejte; zlato může pomoci.
five-not-yet = Kolo sotva začalo. Nejdřív získejte kartu.
five-more = Balíček rozvoje má o 12 karet víc. Než jste znovu na tahu, hrají čtyři soupeři, berte tedy nejdřív to, co chcete nejvíc.
