### Pravidla nepřetržité hry ke čtení. Každý řádek je věta; věty jednoho odstavce se spojí.

## goal

goal-title = Stejná hra bez dlouhého čekání
goal-1 =
    Nepřetržitá hra je klasická hra v jiném rytmu, pro dva až pět hráčů.
    Cíl, mapa, karty, ceny a dobývání zůstávají; co tu není řečeno, platí jako v klasické hře.
goal-2 =
    Hraje se na kola.
    Nejdřív všichni postupně aktivují svá města; potom se střídají v tazích po jedné akci, dokud všichni tah nevynechají; pak se najednou doplní města a přehled rozvoje.

## setup

setup-title = Co je na stole jinak
setup-1 =
    Přehled rozvoje je jediná řada: 6 karet ve dvou hráčích, 7 ve třech, 8 ve čtyřech, 9 v pěti.
    Pět hráčů má větší mapu a víc karet.
    Začínající hráč si jako znamení nechává kartu rozdělení období I, která by se jinak odložila; každá další karta rozdělení období ze hry odchází.
setup-2 =
    Značky akcí jsou připravené, kolik jich bude třeba.
setup-drawing = Přehled rozvoje ve dvou hráčích: jedna řada o šesti kartách.

## city

city-title = Aktivace města
city-1 =
    Aktivace města začíná u začínajícího hráče a jde po směru hodinových ručiček: každý si vybere řádek a sloupec a hned získá zdroje aktivovaných karet.
    Kdo je na řadě později, vidí, co si vybrali ostatní.
city-2 =
    Žádný efekt se teď nepoužívá; co platí stále, platí od této chvíle.

## actions

actions-title = Jedna akce za tah
actions-1 =
    Provedení akcí: ve svém tahu uděláte přesně jednu věc. Můžete získat kartu, dokončit div světa, rozvinout kulturní politiku, dobýt jednu provincii, učinit vědecký objev, použít aktivovanou kartu nebo aktivní kulturní politiku.
    Div světa tedy zabere nejméně dva tahy.
actions-2 =
    Akcí je také přesun vojska, při kterém pohnete tolika jednotkami, kolik zaplatíte, stavba opevnění, nebo pohyb zvědů: obou, každého o tolik dílků, kolik zaplatíte, a cestou smějí brát žetony.
    Vzít žeton bez pohybu je tatáž akce a zvěd, který už něco vzal, se smí dál pohybovat.
actions-3 =
    Co bylo použito, dostane značku akce: karta, kulturní politika i zvěd poslouží jednou za kolo.
    Kde klasická hra říká jednou za tah, čtěte jednou za kolo.
actions-drawing = Fórum má značku akce: bylo použito. Důl lze v tomto kole ještě použít v některém dalším tahu.

## free

free-title = Volné akce
free-1 =
    Kromě jediné akce smíte provést libovolně mnoho volných akcí, před ní i po ní: volná akce je třeba použít žeton tržiště nebo žeton výroby z mapy, který jste vzali dřív.
free-2 =
    Co akce přinese sama, je také volné a přijde hned: odměna žetonu průzkumu, bonus divu světa nebo vašich kulturních politik, zisk vojevůdce při dobytí, karta, kterou přinese vědecký objev, a vše, co z toho plyne.
free-3 =
    Efekt s podmínkou se smí dívat na celé kolo: počítá se, co jste získali nebo udělali v dřívějším tahu.
    Použít ho je však samostatná akce, ledaže by nastal sám ve chvíli, kdy je podmínka splněna.

## pass

pass-title = Vynechání tahu
pass-1 =
    Místo akce smíte vynechat tah; v tomto kole pak už nic neuděláte.
    Ostatní se střídají dál, dokud nevynechají všichni.
pass-2 =
    Kdo tah vynechá, ztratí zbylé žetony zdrojů; zlato, kultura, žetony výroby z mapy a žetony tržiště zůstávají.

## round-end

round-end-title = Konec kola
round-end-1 =
    Doplnění města provedou všichni najednou: aktivované karty se odhodí, pokud nebyly zpevněny, značky akcí se odstraní a mezery se zaplní jako v klasické hře.
round-end-2 =
    Potom přijde doplnění přehledu rozvoje.
    Musí chybět nejméně tolik karet, kolik je hráčů: chybí-li jich méně, odhodí se ty nejdál od balíčku.
    Ostatní se posunou od balíčku a řada se doplní novými.
round-end-3 =
    Karta rozdělení období jde doleva a kdo ji má, začíná další kolo.

## scoring

scoring-title = Konec hry
scoring-1 =
    Když po doplnění zbývají v balíčku rozvoje 3 karty nebo méně, je další kolo poslední kolo.
    Všichni odehrají stejně kol.
scoring-2 =
    Body, dominance i shody jsou jako v klasické hře.

## modules

modules-title = Hrdinové a nestvůry
modules-1 =
    Najmout hrdinu je akce placená zlatem.
    Hrdina, kterého vrátíte, leží se značkou akce vedle vašeho balíčku až do konce kola; do té doby si nemůžete najmout jiného.
modules-2 =
    Odhalená nestvůra čeká do konce kola: po doplnění přehledu rozvoje zaútočí všechny v pořadí, v jakém přišly.

## glance

glance-title = Všechny akce na první pohled
glance-1 = Ve svém tahu provedete jednu z nich a k tomu volné akce. Zlato může nahradit základní zdroje.
glance-row = Akce
glance-value = Cena
glance-row-1 = Získat kartu; zahájit stavbu divu světa
glance-value-1 = cena ve výrobě nebo ve vědě
glance-row-2 = Dokončit svůj div světa
glance-value-2 = jeho druhá cena ve výrobě
glance-row-3 = Rozvinout kulturní politiku
glance-value-3 = 1 kultura za první, 2 za druhou, až 5
glance-row-4 = Dobýt provincii
glance-value-4 = vojsko a jednotky za celou obranu; svobodné město chce i zdroje
glance-row-5 = Přesun vojska, libovolně jednotek
glance-value-5 = 1 žeton vojska za každou
glance-row-6 = Postavit opevnění
glance-value-6 = nic; tři jednotky se vrátí do hlavního města
glance-row-7 = Pohnout zvědy a brát žetony
glance-value-7 = 1 žeton vojska za každý dílek
glance-row-8 = Použít aktivovanou kartu nebo aktivní kulturní politiku
glance-value-8 = nic; každou jednou za kolo
glance-row-9 = Vědecký objev
glance-value-9 = 2 žetony vědy
glance-row-10 = Najmout hrdinu
glance-value-10 = jeho cena ve zlatě
glance-row-11 = Vynechat tah
glance-value-11 = nic
