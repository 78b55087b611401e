### Pravidla Duelu ke čtení. Každý řádek je věta; věty jednoho odstavce se spojí.

## goal

goal-title = Cíl a konec hry
goal-1 =
    Dva hráči vedou každý svou civilizaci a vyhrává ten, kdo má na konci nejvíc bodů.
    Body dávají provincie, které ovládáte, vědomosti, které získáte, divy světa, které dokončíte, kulturní politiky, které rozvinete, a svobodná města, která připojíte.
    Mít něčeho víc než soupeř přináší body navíc.
goal-2 =
    Hodinami hry je řada karet uprostřed, přehled rozvoje.
    Po každém kole se doplňuje z balíčku třiceti karet.
    Jakmile už ho nejde doplnit na víc než 4 karty, hraje se jedno poslední kolo.

## table

table-title = Co leží na stole
table-1 =
    Vaše civilizace přináší 15 karet: jednoduché budovy a jednu kartu vědomostí.
    Devět z nich se vyloží ve třech řádcích po třech: to je vaše město.
    Ostatní tvoří balíček města, vedle kterého je místo pro odhazovací hromádku.
    Vedle leží váš vojevůdce, váš zvěd a místo pro provincie.
    Pět kulturních politik čeká v balíčku kultury, který si smíte kdykoli prohlédnout.
    Začínáte se 2 zlaty.
table-2 =
    Uprostřed leží balíček rozvoje: nahoře období I, pod ním období II a potom období III; karta rozdělení období mezi nimi se prostě odloží, když se objeví.
    Jeho prvních šest karet tvoří přehled rozvoje.
    Vedle jsou čtyři odkryté hromádky základních budov: Dílna, Laboratoř, Střelnice a Barikáda.
table-3 =
    Mezi hráči leží tři svobodná města a převaha, kterou zatím nikdo nemá.
    Jeden z vás je začínající hráč prvního kola.
table-drawing = Přehled rozvoje na začátku: šest karet v nabídce, nad nimi zbytek každého období a hromádky základních budov.

## round

round-title = Kolo
round-1 =
    Kolo má tři části.
    Aktivace města: každý z vás, nejdřív začínající hráč, si vybere, co z jeho města bude pracovat.
    Provedení akcí: střídáte se v tazích.
    Konec kola: doplní se města i přehled rozvoje.
round-2 =
    Tah je přesně jedna akce; potom je na tahu soupeř.
    Co jste použili, dostane značku akce: v tomto kole už to znovu použít nejde.
    Všechny akce s cenami jsou na konci této stránky.
round-3 =
    Když už nechcete nic dělat, vynecháte tah.
    Vaše aktivované karty jdou na odhazovací hromádku, značky akcí se odstraní a výroba, věda a vojsko, které vám zbyly, propadnou.
    Soupeř smí pokračovat sám, akci za akcí, dokud tah také nevynechá.

## city

city-title = Vaše město: řádek a sloupec
city-1 =
    Na začátku každého kola si vyberete jeden řádek a jeden sloupec svého města.
    Těchto pět karet se aktivuje a pootočí; zbylé čtyři v tomto kole nedělají nic.
city-2 =
    Hned získáte zdroje, které každá aktivovaná karta ukazuje.
    Jejich efekty přijdou na řadu později: každý lze použít jako samostatnou akci.
city-3 =
    Jen efekty, které začínají „Při aktivaci této karty“ nebo „Během aktivace města“, nastanou hned, v pořadí podle vás.
city-drawing = Řádek 1 a sloupec b jsou aktivované: dva Pracovní tábory, Knihovna a Pevnost dávají 2 žetony výroby, 1 žeton vědy a 1 žeton vojska. Fórum uprostřed samo nedává nic, ale jeho efekt lze použít.

## resources

resources-title = Zdroje a zlato
resources-1 =
    Základní zdroje jsou tři.
    Výrobou se platí budovy a divy světa, vědou vědomosti a vědecký objev, vojskem provincie.
    Žetony zdrojů ukazují, kolik čeho máte; vždy jich je dost.
resources-2 =
    Základní zdroje nevydrží: co jste neutratili, než vynecháte tah, propadne.
    Kultura a zlato vám zůstávají.
    Kulturou se platí kulturní politiky a nic jiného.
resources-3 =
    Zlato nahradí kterýkoli základní zdroj, jedno za jeden, ať platíte cokoli; kulturu nikdy.

## acquire

acquire-title = Získávání karet
acquire-1 =
    Chcete-li získat kartu z přehledu rozvoje nebo z hromádky, zaplaťte cenu, která je na ní: za budovu výrobou, za vědomosti vědou.
    Karta jde navrch vašeho balíčku města, takže přijde do města s nejbližšími vyloženými kartami.
acquire-2 =
    Základní budovy jsou k mání, dokud jejich hromádka nedojde.
    Mezera v přehledu rozvoje zůstane prázdná až do konce kola.
acquire-3 =
    Některé efekty vám dovolí vzít kartu z nabídky: vezmete si ji stejně, ale bez placení.
acquire-drawing = Dvě karty už chybí. Obchodní stanice stojí 4 žetony výroby: zaplatíte je 3 žetony výroby a 1 zlatem.

## knowledge

knowledge-title = Vědomosti pod kartou
knowledge-1 =
    Vědomosti nedávají zdroje a nezabírají vlastní místo.
    Když přijdou do vašeho města, další karta se vyloží na ně.
    Vědomosti pod aktivovanou kartou se aktivují s ní a každou z obou karet lze použít.
knowledge-2 =
    Kdyby navrch přišly další vědomosti, jedny si necháte a druhé odhodíte, dokud nepřijde jiný druh karty.
    Jen když už není co vyložit, smějí vědomosti ležet samy.
knowledge-drawing = Uprostřed leží Kamenictví pod Dolem. Obojí je aktivované: Důl lze použít a Kamenictví zlevňuje budovy a divy světa.

## wonders

wonders-title = Divy světa
wonders-1 =
    Div světa se staví ve dvou fázích, každá je samostatná akce.
    Chcete-li zahájit stavbu divu světa z přehledu rozvoje, zaplaťte výrobou první z jeho dvou cen; div čeká vedle města.
    V některém dalším tahu, třeba i téhož kola, zaplatíte druhou a dokončíte ho.
wonders-2 =
    Po dostavění hned získáte, co je na kartě vytištěno jako bonus.
    Potom jde karta navrch balíčku města a pracuje ve městě jako budova.
wonders-3 =
    Rozestavěný smíte mít jen jeden div světa.
    Když zahájíte další, jeden z nich si necháte; druhý je pryč a nic se nevrací.
wonders-drawing = Rhodský kolos vedle města: první fáze stojí, druhá stojí 4 žetony výroby.

## policies

policies-title = Kulturní politiky
policies-1 =
    Chcete-li rozvinout kulturní politiku, vyberte si kteroukoli kartu z balíčku kultury a zaplaťte kulturou: za první 1, za druhou 2 a tak dále.
    Její bonus získáte hned.
policies-2 =
    Další se položí navrch a s ní znovu získáte bonusy všech dřívějších, v pořadí podle vás.
policies-3 =
    Z ostatních efektů platí jen efekt té vrchní, vaší aktivní kulturní politiky.
    Některé platí stále; jiné jsou akce, kterou smíte provést jednou za kolo.
policies-drawing = Rozvinuté jsou dvě kulturní politiky. Vrchní je aktivní; z druhé zbyl jen bonus. Třetí by stála 3 kultury.

## use

use-title = Použití karet a co dělají jejich efekty
use-1 =
    Jako akci smíte použít efekt aktivované karty, každé jednou za kolo.
    Nikdy nemusíte.
use-2 =
    Některé efekty akci nepotřebují: co platí stále, co nastane „kdykoli“ se něco stane nebo „když v kole poprvé“, a co smíte udělat bez akce.
    Platí, jakmile je karta aktivovaná.
use-3 =
    Archivovat znamená vyřadit ze hry kartu, která není aktivovaná: město zeštíhlí, ale karta už nemá žádnou cenu.
    Odhodit kartu znamená jen poslat ji na odhazovací hromádku.
    Zpevnit znamená narovnat aktivovanou kartu: svou práci udělala a zůstane ve městě na další kolo.
    Vědomosti pod kteroukoli z těchto karet se odhodí.
use-4 =
    Zkopírovat znamená provést, co říká jiná vaše karta, i když už byla použita, a znovu získat její zdroje.
    Efekt s podmínkou „pokud jste získali“ se jen ptá, co vám v tomto kole přišlo, ať jste to utratili, nebo ne.
use-5 =
    Vědecký objev je také akce: zaplatíte 2 žetony vědy, vezmete a použijete vrchní kartu svého balíčku města.
    Její zdroje a efekt máte hned; potom se odhodí.
    Smíte to udělat tolikrát, kolikrát dokážete zaplatit, ale ne s prázdným balíčkem.
use-drawing = Fórum bylo použito a má značku akce. Dódžó bylo zpevněno: stojí rovně a zůstane, až se ostatní odhodí.

## provinces

provinces-title = Provincie a barikády
provinces-1 =
    Provincie z přehledu rozvoje se platí vojskem.
    Každá jde navrch vaší hromádky provincií, jejíž pořadí se nikdy nemění, a dá svůj bonus.
    Ovládáte ji, dokud tam leží.
provinces-2 =
    Smíte také dobýt provincii soupeře, ale jen tu vrchní.
    Zaplaťte její cenu vojskem, nejméně 1, a dejte ji na svou hromádku; tentokrát bonus nedává.
provinces-3 =
    Barikáda se kupuje jako budova, ale jde navrch vaší hromádky.
    Každá barikáda na vrchní provincii ji zdraží o 2 žetony vojska.
    Po dobytí se tyto barikády vrátí na svou hromádku.
    Když ji zakryje novější provincie, barikáda čeká, až bude její vlastní provincie zase nahoře.
provinces-4 =
    Každá provincie je pobřežní, horská nebo zemědělská.
    Karty, které se ptají na typ, se dívají na celou vaši hromádku.
provinces-drawing = Na vrchní provincii Malijců, Sahaře, leží barikáda: dobýt ji stojí 3 a ještě 2, celkem 5 žetonů vojska. Fénicie pod ní je zatím v bezpečí.

## advantage

advantage-title = Převaha a vojevůdce
advantage-1 =
    Kdo má převahu, smí použít svého vojevůdce, jednou za kolo jako akci, a některé karty jsou s ní silnější.
advantage-2 =
    Dokud je volná, vezmete si ji za libovolný počet žetonů jednoho základního zdroje; tolik žetonů se na ni položí.
advantage-3 =
    Od soupeře ji vezmete, když zaplatíte týmž zdrojem víc, než kolik na ní leží; vaše žetony nahradí staré.
    Kdo ji má, nemůže nic přidat.
    Efekt, který vám dovolí převahu získat, nestojí nic, ale nenechá na ní žádný žeton.
advantage-4 =
    Převaha slábne: na konci každého kola z ní ubude žeton a bez žetonů ji nemá nikdo.
    Takže 3 žetony vydrží do konce tohoto kola a ještě dvě další.
advantage-drawing = Malijci mají převahu se 2 žetony vědy. Vzít ji teď stojí 3 žetony vědy nebo víc.

## trade

trade-title = Obchod se svobodnými městy
trade-1 =
    Jednou za kolo smí váš zvěd obchodovat.
    Vyberte jedno z odkrytých svobodných měst, dejte na svou stranu karty 1 zlato a proveďte, co říká její efekt.
    S každým svobodným městem smíte obchodovat jednou za kolo.
trade-2 =
    Se 4 zlaty na své straně svobodné město po jeho efektu připojíte: všechno zlato na něm propadne, i soupeřovo, karta přijde k vašemu městu a odkryje se nová.
trade-3 =
    Obchod s vlastním svobodným městem nestojí žádné zlato.
    Některé karty dovolují obchodovat zdarma: zlato pak přijde ze společné zásoby a zvěda můžete ještě použít.
trade-drawing = Japonci mají v Benátkách 3 zlata. Příštím obchodem je připojí a zlato Malijců propadne.

## round-end

round-end-title = Konec kola
round-end-1 =
    Když oba vynechali tah, následuje doplnění města: do mezer se vyloží karty z balíčku města, řádek po řádku.
    Když balíček dojde, zamíchá se odhazovací hromádka do nového; to se děje jen tady.
round-end-2 =
    Potom přijde doplnění přehledu rozvoje.
    Zbývá-li víc než 3 karty, odejdou ty nejdál od balíčku, až zbudou 3; potom se doplní nové do 6.
    Takže nic tu neleží dlouho.
round-end-3 =
    Nakonec převaha zeslábne a začínajícím hráčem se stane ten druhý.

## scoring

scoring-title = Body a dominance
scoring-1 =
    Po posledním kole se vaše karty počítají, ať jsou kdekoli: ve městě, v balíčku nebo na odhazovací hromádce.
    Archivované karty, barikády, nedokončené divy světa, zlato a kultura nemají žádnou cenu.
scoring-2 =
    Dominance: v každém z prvních čtyř řádků dostane ten, kdo má víc, ještě 3 body; při shodě oba, pokud vůbec něco máte.
    Vědomosti, se kterými jste začínali, bod nedávají, ale pro dominanci se počítají.
scoring-3 =
    Při stejném počtu bodů vyhrává ten, kdo má převahu, potom kdo má víc zlata, potom kdo má víc kultury; jinak se o vítězství dělíte.
scoring-row = Za každou položku
scoring-value = Body
scoring-row-1 = provincie ve vaší hromádce
scoring-value-1 = 1
scoring-row-2 = vědomosti, které jste získali
scoring-value-2 = 1
scoring-row-3 = dokončený div světa
scoring-value-3 = 2
scoring-row-4 = rozvinutá kulturní politika
scoring-value-4 = 2
scoring-row-5 = vaše svobodné město
scoring-value-5 = 2

## peoples

peoples-title = Co mají civilizace zvláštního
peoples-1 =
    Malijci platí provincie zlatem, nikdy vojskem, a za každou dobytou získají 1 zlato.
    Aztékové začínají s jednou provincií a šesti značkami typu provincie; značka přidá provincii typ, který ještě nemá.
    Japonci se drží společných pravidel.
peoples-2 =
    Utkat se mohou civilizace ze všech krabic Duelu.
    Když několik krabic přináší úkoly pro zvěda, váš splní za kolo jeden z nich.

## glance

glance-title = Všechny akce na první pohled
glance-1 = Ve svém tahu provedete jednu z nich. Zlato může nahradit základní zdroje.
glance-row = Akce
glance-value = Cena
glance-row-1 = Získat budovu nebo barikádu
glance-value-1 = její cena ve výrobě
glance-row-2 = Získat vědomosti
glance-value-2 = jejich cena ve vědě
glance-row-3 = Získat provincii z přehledu rozvoje
glance-value-3 = její cena ve vojsku
glance-row-4 = Zahájit stavbu divu světa
glance-value-4 = jeho první cena ve výrobě
glance-row-5 = Dokončit svůj div světa
glance-value-5 = jeho druhá cena ve výrobě
glance-row-6 = Rozvinout kulturní politiku
glance-value-6 = 1 kultura za první, 2 za druhou, až 5
glance-row-7 = Dobýt soupeřovu vrchní provincii
glance-value-7 = její cena ve vojsku a 2 za každou barikádu na ní
glance-row-8 = Použít aktivovanou kartu nebo aktivní kulturní politiku
glance-value-8 = nic; každou jednou za kolo
glance-row-9 = Vědecký objev
glance-value-9 = 2 žetony vědy
glance-row-10 = Vzít si převahu
glance-value-10 = několik žetonů jednoho základního zdroje; od soupeře víc téhož
glance-row-11 = Použít vojevůdce
glance-value-11 = nic; jednou za kolo, s převahou
glance-row-12 = Obchodovat se zvědem
glance-value-12 = 1 zlato; u vlastního svobodného města nic; jednou za kolo
glance-row-13 = Vynechat tah
glance-value-13 = nic
