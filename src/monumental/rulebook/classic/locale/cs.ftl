### Pravidla klasické hry ke čtení. Každý řádek je věta; věty jednoho odstavce se spojí.

## goal

goal-title = Cíl a konec hry
goal-1 =
    Jeden až čtyři hráči vedou každý svou civilizaci a vyhrává ten, kdo má na konci nejvíc bodů.
    Body dávají provincie, které ovládáte, vědomosti, které máte, divy světa, které dokončíte, a kulturní politiky, které rozvinete.
    Kdo má něčeho z toho nejvíc, dostane body navíc.
goal-2 =
    Hodinami hry je balíček rozvoje.
    Když přijde na stůl jeho poslední karta, dohraje se kolo a každý má ještě jeden poslední tah.
    Všichni tak mají stejný počet tahů.

## table

table-title = Co leží na stole
table-1 =
    Vaše civilizace přináší 15 karet: jednoduché budovy a jednu kartu vědomostí.
    Devět z nich se vyloží ve třech řádcích po třech: to je vaše město.
    Ostatní tvoří balíček města, vedle kterého je místo pro odhazovací hromádku.
    Vedle leží karta vašeho vojevůdce a pět kulturních politik čeká v balíčku kultury, který si smíte kdykoli prohlédnout.
    Začínáte se 2 zlaty.
table-2 =
    Mapa se skládá z dílků.
    Ve vašem hlavním městě stojí deset jednotek, devět vojáků a vojevůdce, a dva zvědové; dvě opevnění jsou připravena.
    Každý další dílek pevniny je provincie s žetonem průzkumu: jsou tam barbaři nebo svobodné město.
    Některé provincie mají tržiště, všechny ostatní žeton výroby.
table-3 =
    Vedle mapy leží balíček rozvoje: nahoře období I, pod ním období II a potom období III; karta rozdělení období mezi nimi se prostě odloží, když se objeví.
    Šest odkrytých karet tvoří přehled rozvoje; ve dvou hráčích leží ve dvou řadách po třech.
    Na třech hromádkách jsou základní budovy: Dílna, Laboratoř a Střelnice.
table-drawing = Malá mapa na začátku: dvě hlavní města se všemi figurkami, barbaři s čísly, svobodné město, tržiště, žetony výroby a voda.

## turn

turn-title = Tah
turn-1 =
    Začíná začínající hráč a ostatní následují po směru hodinových ručiček.
    Tah má čtyři části: aktivace města, provedení akcí, doplnění města a doplnění přehledu rozvoje.
    Provedete tolik akcí, kolik dokážete zaplatit, v libovolném pořadí; všechny jsou na konci této stránky.

## city

city-title = Vaše město: řádek a sloupec
city-1 =
    Na začátku svého tahu si vyberete jeden řádek a jeden sloupec svého města.
    Těchto pět karet se aktivuje a pootočí; zbylé čtyři v tomto tahu nedělají nic.
city-2 =
    Získáte zdroje, které každá aktivovaná karta ukazuje.
    Její efekt smíte použít jednou, kdykoli ve svém tahu, a nikdy nemusíte.
city-drawing = Řádek 2 a sloupec a jsou aktivované: dva Pracovní tábory, Knihovna a Pevnost dávají 2 žetony výroby, 1 žeton vědy a 1 žeton vojska. Důl v rohu se ptá, kolik výroby jste získali.

## resources

resources-title = Zdroje a zlato
resources-1 =
    Základní zdroje jsou tři.
    Výrobou se platí budovy a divy světa, vědou vědomosti a vědecký objev, vojskem pohyb jednotek a zvědů.
    Žetony zdrojů ukazují, co máte; co zbude na konci tahu, propadne.
resources-2 =
    Kultura a zlato vám zůstávají, dokud je neutratíte.
    Kulturou se platí kulturní politiky; zlato nahradí kterýkoli základní zdroj, jedno za jeden, ať platíte cokoli, ale kulturu nikdy.
    Žetony z mapy leží ve vaší osobní zásobě a také zůstávají.

## acquire

acquire-title = Získávání karet
acquire-1 =
    Chcete-li získat kartu z přehledu rozvoje nebo z hromádky, zaplaťte cenu, která je na ní: za budovu výrobou, za vědomosti vědou.
    Karta jde navrch vašeho balíčku města, takže si ji můžete vytáhnout třeba ještě v tomto tahu.
    Základní budovy jsou k mání, dokud jejich hromádka nedojde; mezery v přehledu rozvoje zůstanou do konce tahu.
acquire-2 =
    Některé efekty vám dovolí vzít kartu z nabídky: vezmete si ji bez placení.
    Div světa získaný takto je hned dokončený.
acquire-drawing = Přehled rozvoje ve dvou hráčích: dvě řady po třech. Apatyka stojí 4 žetony výroby: zaplatíte je 3 žetony výroby a 1 zlatem.

## knowledge

knowledge-title = Vědomosti pod kartou
knowledge-1 =
    Vědomosti nezabírají vlastní místo: když přijdou do vašeho města, další karta se vyloží na ně.
    Vědomosti pod aktivovanou kartou se aktivují s ní a každou z obou karet lze použít.
    Kdyby navrch přišly další vědomosti, jedny si necháte a druhé odhodíte, dokud nepřijde jiný druh karty.

## wonders

wonders-title = Divy světa
wonders-1 =
    Div světa se staví ve dvou fázích.
    Chcete-li zahájit stavbu divu světa z přehledu rozvoje, zaplaťte výrobou první z jeho dvou cen; div čeká vedle města.
    Druhou ho dokončíte, v tomto tahu nebo později.
wonders-2 =
    Po dostavění hned získáte jeho bonus; karta jde navrch balíčku města.
    Žeton divu světa dejte do svého hlavního města nebo do své provincie, která žádný nemá: pomáhá to místo bránit.
wonders-3 =
    Rozestavěný smíte mít jen jeden div světa.
    Když zahájíte další, jeden z nich si necháte a druhý opustí hru.

## policies

policies-title = Kulturní politiky
policies-1 =
    Chcete-li rozvinout kulturní politiku, vyberte si kteroukoli kartu z balíčku kultury a zaplaťte kulturou: za první 1, za druhou 2 a tak dále.
    Získáte její bonus a znovu i bonusy všech dřívějších.
policies-2 =
    Nová karta zakryje starou: z trvalých efektů platí jen efekt té vrchní, vaší aktivní kulturní politiky.
policies-drawing = Rozvinuté jsou dvě kulturní politiky. Vrchní je aktivní; z druhé zbyl jen bonus. Třetí by stála 3 kultury.

## use

use-title = Co dělají efekty karet
use-1 =
    Archivovat znamená vyřadit ze hry kartu, která nebyla aktivována: město zeštíhlí, ale karta už nemá žádnou cenu.
    Odhodit kartu znamená poslat ji na odhazovací hromádku.
    Zpevnit znamená nechat aktivovanou kartu na konci tahu ve městě.
    Vědomosti pod kteroukoli z těchto karet se odhodí.
use-2 =
    Zkopírovat znamená provést, co říká jiná vaše karta, i když už byla použita.
    Efekt s podmínkou „pokud jste získali“ se jen ptá, co vám v tomto tahu přišlo, ať jste to utratili, nebo ne.
use-3 =
    Vědecký objev: zaplatíte 2 žetony vědy, vezmete a použijete vrchní kartu svého balíčku města.
    Její zdroje a efekt máte v tomto tahu; do města nepatří a odhodí se s ostatními.
    Když je balíček prázdný, nejdřív se zamíchá odhazovací hromádka.

## conquest

conquest-title = Dobývání provincií
conquest-1 =
    Smíte dobýt kteroukoli provincii vedle svého hlavního města nebo vedle provincie, kterou ovládáte; nikdy vodu a nikdy hlavní město.
    Každý žeton vojska přivede jednu jednotku a obojího potřebujete tolik, kolik činí obrana provincie, nejméně 1.
    Jednotky přicházejí z vašeho území, které s cílem souvisí.
conquest-2 =
    Provincii ovládáte, dokud v ní máte jednotku nebo opevnění, takže tam vždy něco musí zůstat; prázdné smí být jen hlavní město.
    Tytéž jednotky smějí v jednom tahu dobývat znovu, když znovu zaplatíte.
conquest-3 =
    Louka má hodnotu 0, les 1, hory 2, sopka 3.
    V provincii s barbary se přičte číslo, které má žeton barbara.
    Svobodné město chce navíc zdroje, které jsou na jeho žetonu.
conquest-4 =
    Kdo takové místo dobude, vezme si žeton průzkumu a hned si vybere jednu ze dvou odměn na jeho rubu.
conquest-drawing = Egypťané drží dílky 2 a 6. Dílek 7 jsou hory s hodnotou 2 a barbary 2: je třeba 4 žetonů vojska a 4 jednotek. Dílek 10, louka se svobodným městem, chce 1 žeton vojska, 1 jednotku a to, co žádá žeton.

## fighting

fighting-title = Provincie ostatních hráčů
fighting-1 =
    I ty lze dobýt.
    K hodnotě provincie přičtěte 1 za každého vojáka, 2 za vojevůdce, 3 za opevnění a 2 za žeton divu světa.
    Poražené jednotky se vrátí do svého hlavního města a opevnění k majiteli; žeton divu světa zůstane a teď brání vás, ale jeho karta se dál počítá tomu, kdo ho postavil.
fighting-2 =
    Váš vojevůdce útočí jako jedna jednotka, a když vstoupí do dobyté provincie, získáte, co dává jeho karta, jednou za tah.
fighting-drawing = Dílek 4 patří Řekům: louka s hodnotou 0, dva vojáci a žeton divu světa, tedy 2 a 2. Je třeba 4 žetonů vojska a 4 jednotek z dílku 3 a z území za ním.

## units

units-title = Přesun jednotek a opevnění
units-1 =
    Přesun vojska na vlastním území stojí 1 žeton vojska za každou jednotku, ať jde jakkoli daleko.
    Odříznutá provincie, kterou vaše území nespojuje s ostatním, se takto nedá opustit ani dosáhnout; její jednotky smějí útočit jen na to, čeho se dotýká jejich vlastní kus území.
units-2 =
    Opevnění nestojí nic: kde stojí v provincii tři vaše jednotky, ty se vrátí do hlavního města a místo drží opevnění.
    Nikdy se nehýbe, v provincii je nejvýše jedno a za celou hru smíte postavit dvě.

## explorers

explorers-title = Zvědové a tržiště
explorers-1 =
    Zvěd není jednotka a smí kamkoli, jen ne do cizích hlavních měst; každý pohyb o jeden dílek stojí 1 žeton vojska.
    Jednou za tah smí každý zvěd vzít něco tam, kde stojí: může sebrat žeton výroby z dílku, nebo si vzít žeton z tržiště.
explorers-2 =
    Žeton výroby z mapy je 1 výroba v kterémkoli tahu.
    Na tržišti si prohlédnete všechny žetony a jeden si necháte; z každého tržiště dostanete za celou hru jeden.
    Žeton tržiště se použije jednou, kdykoli ve svém tahu chcete.
explorers-drawing = Jeden zvěd Egypťanů stojí u tržiště na dílku 3, druhý na dílku 10, kde může sebrat žeton výroby.

## turn-end

turn-end-title = Konec tahu
turn-end-1 =
    Když skončíte, následuje doplnění města: co bylo aktivováno, se odhodí a do mezer se vyloží karty z balíčku města, řádek po řádku.
turn-end-2 =
    Potom přijde doplnění přehledu rozvoje.
    Když jste si z něj kartu vzali, ostatní se posunou od balíčku a přijdou nové.
    Když ne, odhodí se karta nejdál od balíčku a přijde jedna nová.
    Ve dvou hráčích se na každou ze dvou řad hledí zvlášť.

## scoring

scoring-title = Body a dominance
scoring-1 =
    Po posledních tazích se vaše karty počítají, ať jsou kdekoli: ve městě, v balíčku nebo na odhazovací hromádce.
    Archivované karty a nedokončené divy světa nemají žádnou cenu.
scoring-2 =
    Dominance: v každém řádku dostane ten, kdo má nejvíc, ještě 3 body; při shodě všichni, kterých se týká, ledaže nikdo nemá nic.
scoring-3 =
    Při stejném počtu bodů vyhrává víc zlata, potom víc kultury; jinak se o vítězství dělíte.
scoring-row = Za každou položku
scoring-value = Body
scoring-row-1 = provincie, kterou ovládáte; hlavní město jí není
scoring-value-1 = 1
scoring-row-2 = vědomosti, i ty, se kterými jste začínali
scoring-value-2 = 1
scoring-row-3 = dokončený div světa
scoring-value-3 = 2
scoring-row-4 = rozvinutá kulturní politika
scoring-value-4 = 2

## solo

solo-title = Sólo: hra proti automě
solo-1 =
    Když hrajete sami, hrajete na mapě pro dva hráče proti soupeři, kterým je automa.
    Nemá město.
    Ve svém tahu, a ten první je její, odhalí kartu pro sólovou hru a provádí její pokyny shora dolů; co nejde, přeskočí. Některé pokyny platí jen pro civilizace s určitým zaměřením.
solo-2 =
    Automa za karty ani dobývání neplatí; zlato ji stojí jen pokyny s cenou.
    Žetony průzkumu a tržiště, které vezme, opustí hru.
    Co její pokyny nechávají otevřené, rozhodnete vy.
    Na konci se jí body počítají jako hráči.
    Silnější je, když má v balíčku pokročilé karty.
solo-drawing = Karta pro sólovou hru: její pokyny se provádějí shora dolů. Dva z nich jsou jen pro civilizace s technologickým zaměřením.

## modules

modules-title = Moduly: hrdinové, nestvůry, renesance
modules-1 =
    Hrdinové leží v řadě nad přehledem rozvoje.
    Jednoho si smíte najmout za zlato a jeho efekt pracuje pro vás, dokud ho máte; máte nejvýše jednoho, ve svém tahu ho smíte vrátit a body nedává.
modules-2 =
    Za některými barbary čeká nestvůra.
    Když ji dobytí odhalí, jednou zaútočí, jak říká její karta, a potom stojí na svém dílku: nikdo tam nebere žetony, dokud ji zvěd neporazí za tolik vojska, kolik činí její síla.
    Každá nestvůra, kterou jste porazili, má hodnotu 1 bodu.
modules-3 =
    Renesance přidává další období mezi druhé a třetí.
modules-drawing = Řada hrdinů, každý s cenou ve zlatě.

## glance

glance-title = Všechny akce na první pohled
glance-1 = Ve svém tahu provádíte kterékoli z nich, kolikrát dokážete zaplatit. Zlato může nahradit základní zdroje.
glance-row = Akce
glance-value = Cena
glance-row-1 = Získat budovu
glance-value-1 = její cena ve výrobě
glance-row-2 = Získat vědomosti
glance-value-2 = jejich cena ve vědě
glance-row-3 = Zahájit stavbu divu světa, dokončit ho
glance-value-3 = jeho první, jeho druhá cena ve výrobě
glance-row-4 = Rozvinout kulturní politiku
glance-value-4 = 1 kultura za první, 2 za druhou, až 5
glance-row-5 = Použít aktivovanou kartu
glance-value-5 = nic; každou jednou za tah
glance-row-6 = Vědecký objev
glance-value-6 = 2 žetony vědy
glance-row-7 = Dobýt provincii
glance-value-7 = vojsko a jednotky za celou obranu; svobodné město chce i zdroje
glance-row-8 = Přesunout jednotku na vlastním území
glance-value-8 = 1 žeton vojska
glance-row-9 = Postavit opevnění
glance-value-9 = nic; tři jednotky se vrátí do hlavního města
glance-row-10 = Pohnout zvědem o jeden dílek
glance-value-10 = 1 žeton vojska
glance-row-11 = Vzít žeton zvědem
glance-value-11 = nic; každý zvěd jednou za tah
glance-row-12 = Použít žeton z osobní zásoby
glance-value-12 = ten žeton
glance-row-13 = Najmout hrdinu; porazit nestvůru
glance-value-13 = zlato; vojsko
