### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Dvě civilizace, jeden stůl. Jedenáct krátkých lekcí; po prvních čtyřech, asi za deset minut, můžete hrát.

## What it is about

goal = O co jde
goal-about = Jak se získávají body, jak začíná kolo a jak hra končí.
goal-choose = Dva hráči vedou každý jednu civilizaci; kdo má na konci nejvíc bodů, vyhrává. Vyberte si svou: pro začátek se hodí Japonci.
goal-aztecs = Aztékové jsou dnes vašimi soupeři. Vezměte si Japonce: nemají žádná vlastní pravidla.
goal-malians = Malijci dobývají zlatem, a to je jiná kapitola. Zatím si vezměte Japonce.
goal-points = Body dávají karty: 1 za každou provincii a získanou kartu vědomostí, 2 za každý dokončený div světa, kulturní politiku a svobodné město.
goal-dominance = Už máte 3 body: oba začínáte s 1 kartou vědomostí, a kdo jich má nejvíc, i při remíze, dostane 3. To je dominance. Platí i pro provincie, divy světa a kulturní politiky, nikdy však bez jediné.
goal-activate = Každé kolo začíná ve vašem městě: vyberte kterýkoli řádek a sloupec a jejich karty vám dají zdroje.
goal-ends = Z tohoto přehledu rozvoje získáváte karty oba a každé kolo se doplní z balíčku rozvoje. Leží-li tu pak jen 4 karty nebo méně, hraje se poslední kolo.

## Row and column

city = Řádek a sloupec
city-about = Vaše město je devět karet. Každé kolo pro vás pracuje jeden řádek a jeden sloupec.
city-find = Aktivace města: vyberte jeden řádek a jeden sloupec města, celkem pět karet. Najděte volbu, která vám dá 3 žetony výroby.
city-two = Skoro: tohle dá jen 2 žetony výroby. Je tu řádek a sloupec s třetí kartou { $card-work-camp }?
city-mine = Pět aktivovaných karet vám dalo tyto žetony zdrojů. Teď přijde provedení akcí, střídavě po jedné za tah: použijte kartu { $card-mine }.
city-not-yet = Tím by pro vás kolo skončilo. Nejdřív použijte kartu { $card-mine }.
city-pass = 1 zlato! { $card-mine } ho dá, pokud jste získali 2 žetony výroby; ty vám zůstanou. Značka akce říká: v tomto kole použito. Teď vynechte tah; o kupování je jiná lekce.
city-filled = Aktivované karty šly na odhazovací hromádku. Při doplnění města přišlo pět jiných z balíčku města; ostatní zůstaly.

## Buying cards

buying = Kupování karet
buying-about = Čím se co platí, kam jdou nové karty a co propadne, když vynecháte tah.
buying-military = Získat kartu je akce. Vojskem se platí provincie: získejte provincii { $card-nile-delta } za 3.
buying-conquest = Ta patří soupeři a je o tom jiná lekce. Získejte z přehledu rozvoje provincii { $card-nile-delta }.
buying-wait = Ještě ne: pořád si můžete dovolit něco dobrého.
buying-gold = Vědou se platí vědomosti. Díky bonusu provincie { $card-nile-delta } máte 3, ale { $card-democracy } stojí 4: zlato nahradí kterýkoli základní zdroj. Získejte ji.
buying-apprenticeship = { $card-apprenticeship } stojí také 4 a je stejně dobré. Ale tady si vezměte kartu { $card-democracy }.
buying-building = Výrobou se platí budovy a divy světa. Získejte základní budovu: při každé aktivaci vám dá 2 zdroje.
buying-barricade = Barikáda nedává zdroje: chrání provincie. Vezměte něco pro své město.
buying-pass = Když vynecháte tah, základní zdroje propadnou; zlato a kultura zůstanou. Kulturou se platí kulturní politiky, zlatem ne. Teď vynechte tah.
buying-policy = Kulturní politiky mají vlastní lekci a kultura nepropadne. Teď vynechte tah.
buying-came = Vaše nové karty ležely navrchu balíčku města. Proto přišly první a jsou připravené pro toto kolo.
buying-display = Mezery čekají na konec kola. Při doplnění přehledu se odhazují karty z míst 6, 5, 4…, až zbudou jen 3; potom přijdou nové.

## Wonders

wonders = Divy světa
wonders-about = Platí se dvakrát, dávají bonus a 2 body.
wonders-begin = Za div světa platíte výrobou dvakrát: při zahájení stavby, jako Aztékové za ten svůj, a v některém dalším tahu při dokončení. Zahajte stavbu divu světa { $card-colossus-of-rhodes } za 3.
wonders-lighthouse = Ten je dnes pro Aztéky. Zahajte stavbu divu světa { $card-colossus-of-rhodes }.
wonders-wait = Ještě ne: nedokončený div světa nemá žádnou cenu.
wonders-complete = Rozestavěný smí mít každý jen jeden div světa: Aztékové začali { $card-lighthouse-of-alexandria }, a tak o { $card-mausoleum-of-halicarnassus } přišli. Ten svůj dokončete za 4.
wonders-bonus = 2 body a 3 za dominanci! Karta leží na balíčku města a bonus přišel hned: 2 žetony vojska. Se zlatem získejte provincii { $card-phoenicia }.

## Knowledge

knowledge = Vědomosti
knowledge-about = Karty, které leží pod jinými a dávají městu další efekt.
knowledge-acquire = Vědomosti se platí vědou a mají cenu 1 bodu. Získejte kartu { $card-democracy }: dokud je aktivovaná, jsou kulturní politiky levnější.
knowledge-progress = Vědecký objev má vlastní lekci. Vaše věda právě stačí na kartu { $card-democracy }.
knowledge-wait = Ještě ne: tady je ještě co objevit.
knowledge-under = { $card-apprenticeship } jsou vědomosti pod kartou { $card-colossus-of-rhodes }: nezabírají místo. Obě karty jsou aktivované a každou lze použít. Použijte kartu { $card-colossus-of-rhodes }.
knowledge-first = To přijde potom. Nejdřív použijte kartu, která na něm leží: { $card-colossus-of-rhodes }.
knowledge-copy = { $card-apprenticeship } umí tu kartu zkopírovat: znovu získáte její zdroje a můžete zas použít její efekt. Udělejte to a získejte provincii { $card-tibet } za 5 žetonů vojska.
knowledge-texcoco = Pak by vám na kartu { $card-tibet } nezbylo dost vojska.

## Provinces and Barricades

provinces = Provincie a barikády
provinces-about = Země z přehledu rozvoje, země soupeře a jak si je udržet.
provinces-acquire = Provincie má cenu 1 bodu, dokud ji ovládáte. Získejte provincii { $card-sahara } za 3 žetony vojska: bonus vám 1 vrátí.
provinces-later = K tomu se dostaneme. Nejdřív získejte provincii { $card-sahara }: její bonus vám pomůže.
provinces-pass = Máte hodně vojska a to by propadlo. Utraťte ho!
provinces-types = { $card-sahara } je horská, jiné jsou pobřežní nebo zemědělské: některé karty se na to ptají. Aztékové mají značky typu provincie: { $card-lake-texcoco } je teď i horské.
provinces-conquer = Můžete dobýt vrchní provincii soupeře. { $card-nile-delta } stojí 3 žetony vojska a každá barikáda na ní přidá 2: dobyjte ji za svých 5!
provinces-not-yet = S tím počkejte: další karta by ji zakryla. Nejdřív dobuďte provincii { $card-nile-delta }.
provinces-danger = Leží na vaší hromádce provincií, bez bonusu. Její barikáda se vrátila na svou hromádku a Aztékové získali další. Mají 4 žetony vojska: získejte barikádu také, pak bude vaše provincie stát 5!
provinces-danger-pass = Pak si ji soupeř vezme zpět za 3 žetony vojska. 1 žeton výroby tomu zabrání.

## The Advantage

advantage = Převaha
advantage-about = Karta, kterou chcete oba, a vojevůdce, který ji potřebuje.
advantage-take = Převahu převezmete, když zaplatíte libovolné množství jednoho základního zdroje: žetony na ní zůstanou. Převezměte ji za 2 žetony vojska.
advantage-cheap = Teď stačí 1, ale soupeř by pak musel zaplatit jen 2. Převezměte ji za 2 žetony vojska.
advantage-dear = Co zaplatíte, je pryč: zatím stačí 2.
advantage-wait = Ještě ne: tady je ještě co vidět.
advantage-warlord = Dokud ji máte, některé karty dávají víc a jednou za kolo můžete použít svého vojevůdce. Ať vám dá 2 žetony vojska ({ $card-oda-nobunaga }).
advantage-branch = To je jeho druhá pomoc: levné dobytí. Tady chcete 2 základní zdroje stejného druhu.
advantage-military = Za chvíli budete potřebovat vojsko.
advantage-back = Aztékové ji převzali za 3 žetony vojska: stejný zdroj a víc než vy. Vezměte si ji zpět: zase vojskem, víc než 3.
advantage-pass = Teď vynechte tah. Na konci každého kola převaha slábne: ubude z ní jeden žeton. Bez žetonů ji nemá nikdo.

## Scout and Free Cities

trade = Zvěd a svobodná města
trade-about = Obchodujte za zlato a jedno město si připojte.
trade-scout = Váš zvěd, karta { $card-red-seal-merchant }, může jednou za kolo obchodovat: na svou stranu svobodného města položíte 1 zlato a použijete jeho efekt. Obchodujte s městem { $card-novgorod }.
trade-malacca = Dobrý nápad, ale do města { $card-malacca } vede levnější cesta. Obchodujte s městem { $card-novgorod }.
trade-next = To přijde potom. Nejdřív ať váš zvěd obchoduje s městem { $card-novgorod }.
trade-wait = Ještě ne: váš zvěd zatím neobchodoval.
trade-gain = { $card-novgorod } vám dovolí vzít kartu z nabídky, aniž byste platili její cenu. Kterou základní budovu chcete?
trade-no = Nadarmo? Jednu si vezměte, kteroukoli.
trade-claim = Se 4 zlaty na své straně si svobodné město připojíte; { $card-malacca } má 3. Použijte { $card-lighthouse-of-alexandria }: obchoduje bez zvěda i vašeho zlata. Pak odpovězte na dvě otázky města { $card-malacca }.
trade-bukhara = Na kartě { $card-bukhara } ještě žádné zlato neleží. Ještě 1 zlato na kartě { $card-malacca } a město je vaše.
trade-yours = { $card-malacca } je vaše: 2 body a obchodujete tam bez zlata. Odhalilo se nové svobodné město.

## Policies

policies = Kulturní politiky
policies-about = Platí se kulturou, každá má cenu 2 bodů a bonusy se opakují.
policies-first = Kulturou se platí kulturní politiky z vašeho balíčku kultury: za první 1, za druhou 2 a tak dál. Rozviňte kulturní politiku { $card-zen }.
policies-tea-first = { $card-tea-ceremony } přijde jako druhý. Začněte kartou { $card-zen }.
policies-wait = Ještě ne: máte kulturu, kterou můžete utratit.
policies-archive = { $card-zen } přináší 2 body a 3 za dominanci. Teď bonus: archivujete kartu, která opustí hru, a získáte 1 žeton vědy. Archivujte kartu { $card-work-camp } nebo { $card-fort }.
policies-mine = { $card-mine } vám nosí zlato: archivujte raději něco obyčejného.
policies-no = Pak byste nezískali ani vědu. Jednu kartu archivujte.
policies-second = Teď rozviňte kulturní politiku { $card-tea-ceremony }. Získáte její bonus a znovu i ten z karty { $card-zen }, v libovolném pořadí.
policies-use = Navrchu leží aktivní kulturní politika: použijte ji a ze dvou různých zdrojů bude kultura. { $card-borobudur } ji umí zkopírovat. Získejte 2 kultury!
policies-zen-again = { $card-zen } teď žádnou kulturu nepřinese. Zkopírujte kartu { $card-tea-ceremony }.

## What cards can do

cards = Co karty umějí
cards-about = Vědecký objev a slova, která stojí na mnoha kartách.
cards-apply = Některé efekty jsou pro aktivaci města, třeba na kartě { $card-krak-des-chevaliers }. Aktivujte řádek 2 a sloupec b, proveďte ho a vezměte si vědu.
cards-done = Pak byste z něj v tomto kole nic neměli. Proveďte ho.
cards-other = Další kroky potřebují řádek 2 a sloupec b.
cards-science = Za chvíli budete potřebovat vědu.
cards-progress = Vědecký objev: zaplaťte 2 žetony vědy, vezměte a použijte vrchní kartu svého balíčku města. Zkuste štěstí!
cards-wait = Tady je ještě co vyzkoušet.
cards-may = Přišla karta { $card-workshop }: 2 žetony výroby. Teď { $card-bourse }: „můžete“ není akce a smíte to, kolikrát máte čím zaplatit. Získejte tak provincii { $card-tibet }!
cards-texcoco = Pak by vám na kartu { $card-tibet } nezbylo dost vojska.
cards-reinforce = Co zpevníte, zůstane ve městě, když vynecháte tah. { $card-crop-rotation } umí zpevnit kteroukoli aktivovanou kartu: jednu vyberte.
cards-words = „Kdykoli“: takový efekt nastane sám. Kartou { $card-calendar } Aztékové odhodili kartu: jednou se z této hromádky vrátí. Archivovaná nikdy.

## The end

end = Konec hry
end-about = Konec kola, poslední kolo a body.
end-pass = Když oba vynecháte tah: doplnění města, doplnění přehledu, převaha slábne a začínajícím hráčem se stane ten druhý. Vynechte tah a uvidíte.
end-final = Balíček rozvoje tvořila tři období, mezi nimi karty rozdělení období, které nic jiného nedělají. Je prázdný a leží tu jen 4 karty: poslední kolo!
end-find = Budete potřebovat 5 žetonů vojska: vyberte řádek a sloupec, které je dají.
end-dominance = Je to 18 : 18 a soupeř má víc provincií. Jediná akce vás posune na 22 a soupeře srazí na 14. Která?
end-display = Pak máte oba 2 provincie a při shodě dostanou 3 body oba. Jde to i lépe!
end-last = 2 provincie proti 1: ta dominance je teď jen vaše. Při shodě dostanou 3 body oba. Vynechte tah.
end-score = 22 : 14, vyhráli jste! Zlato, kultura, barikády a rozestavěné divy světa se nepočítají. O vítězství při shodě bodů rozhoduje převaha, pak zlato, pak kultura.
