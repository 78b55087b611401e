### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Dvě civilizace, jeden stůl. Po čtyřech lekcích, asi za deset minut, můžete hrát; ostatní ukážou zbytek.

## What it is about

goal = O co jde
goal-about = Co leží na stole, jak se získávají body a jak hra končí.
goal-choose = Dva hráči vedou každý jednu civilizaci. Kdo má na konci nejvíc bodů, vyhrává. Vyberte si svou: pro začátek se hodí Japonci.
goal-aztecs = Aztékové jsou dnes vašimi soupeři. Vezměte si Japonce: nemají žádná vlastní pravidla.
goal-malians = Malijci dobývají zlatem, a to je jiná kapitola. Zatím si vezměte Japonce.
goal-display = Mezi vámi leží lícem vzhůru šest karet: přehled rozvoje. Karty z něj získáváte oba. Nové přicházejí z balíčku rozvoje.
goal-activate = Devět karet před vámi je vaše město. Každé kolo začíná u něj: vyberte kterýkoli řádek a sloupec a jejich karty vám dají zdroje.
goal-points = Za tohle jsou body: 1 za každou provincii a každou získanou kartu vědomostí; 2 za každý dokončený div světa, kulturní politiku a svobodné město.
goal-first-action = Teď se střídáte v tazích po jedné akci. Tady jsou čtyři hromádky základních budov. Body nedávají, ale většina dává zdroje. Kteroukoli získejte.
goal-too-early = Kdo vynechá tah, v tomto kole už nic neudělá. Máte zdroje: nejdřív je utraťte.
goal-dominance = Počítá se i to, kdo má čeho nejvíc: 3 body za nejvíc provincií, 3 za vědomosti, 3 za divy světa, 3 za kulturní politiky. To je dominance.
goal-around = U města máte vojevůdce, zvěda, pět kulturních politik a místo pro provincie. Mezi vámi leží tři svobodná města a převaha. Se vším se seznámíte.
goal-ends = A konec? Každé kolo se přehled rozvoje doplňuje z balíčku. Až v něm zbude tak málo, že tu leží jen 4 karty nebo méně, hraje se poslední kolo a sečtou se body.

## Row and column

city = Řádek a sloupec
city-about = Vaše město je devět karet. Každé kolo pro vás pracuje jeden řádek a jeden sloupec.
city-nine = Tohle je vaše město: devět karet ve třech řádcích a třech sloupcích. Na každé je vidět, co dává, a některé mají efekt.
city-find = Aktivace města: vyberte jeden řádek a jeden sloupec, celkem pět karet. Najděte volbu, která vám dá 3 žetony výroby.
city-two = Skoro: tohle dá jen 2 žetony výroby. Je tu řádek a sloupec s třetí kartou { $card-work-camp }?
city-activated = Těchto pět karet je aktivovaných a pootočených. Co daly, leží ve vaší zásobě jako žetony zdrojů. Karta na křížení řádku a sloupce dává jen jednou.
city-mine = Aktivovanou kartu s efektem lze použít: je to jedna akce. Pokud jste v tomto kole získali 2 žetony výroby, { $card-mine } vám dá 1 zlato. Získali jste je: použijte ho!
city-not-yet = Tím by pro vás kolo skončilo. Nejdřív použijte kartu { $card-mine }.
city-token = 1 zlato! { $card-mine } se jen dívá, co jste získali: výroba vám zůstala. Značka akce říká: použito, v tomto kole už ne.
city-pass = Neaktivované karty použít nelze, ty čekají. Teď vynechte tah, i když byste mohli něco koupit, a podívejte se, co se stane s městem.
city-filled = Aktivované karty leží na odhazovací hromádce. Pět jiných přišlo z balíčku města; čtyři, které spaly, tu jsou dál. A začíná nové kolo.

## Resources and Gold

resources = Zdroje a zlato
resources-about = Čím se co platí, co pomůže a co propadne, když vynecháte tah.
resources-three = Jsou tři základní zdroje: výroba, věda a vojsko. Každým se platí něco jiného. Tohle vám daly vaše aktivované karty.
resources-military = Vojskem se platí provincie. Máte 3 žetony a { $card-nile-delta } stojí 3. Získejte ji: má cenu 1 bodu.
resources-conquest = Tu můžete vzít soupeři a je o tom jiná lekce. Tady získejte z přehledu rozvoje provincii { $card-nile-delta }.
resources-gold = Vědou se platí vědomosti. { $card-democracy } stojí 4 a vy máte 3. Nevadí: zlato nahradí kterýkoli základní zdroj, jedna ku jedné. Získejte ji.
resources-pass = Ještě ne: pořád si můžete dovolit něco dobrého.
resources-culture = Výrobou se platí budovy a divy světa. Kulturou se platí kulturní politiky a nic jiného na ně neplatí: ani zlato.
resources-spend = Základní zdroje, které vám zbudou, při vynechání tahu propadnou. Máte 3 žetony výroby: utraťte je všechny, ale nechte si zlato. Potom vynechte tah.
resources-kept = Nic nepřišlo nazmar. Zlato a kultura vám zůstaly: máte je, dokud je neutratíte.

## Buying cards

buying = Kupování karet
buying-about = Z přehledu rozvoje nebo z hromádek: co získáte, brzy pracuje ve vašem městě.
buying-cost = Získat kartu je akce. Máte 8 žetonů výroby. { $card-trading-post } stojí 4 a při každé aktivaci vám dá 2 zlata. Získejte ji.
buying-amphitheater = I { $card-amphitheater } je dobrý. Ale zkuste kartu { $card-trading-post }: zlato se vždycky hodí.
buying-wonder = Div světa je něco většího a má vlastní lekci. Teď si vezměte kartu { $card-trading-post }.
buying-pass = Teď vynechte tah: kolo skončí a uvidíte, kde jsou vaše nové karty.
buying-on-top = Leží navrchu vašeho balíčku města. Soupeř si vzal kartu { $card-amphitheater }. Takové mezery zůstanou prázdné až do konce kola.
buying-basic = Většina základních budov stojí 2 žetony výroby a dává 2 zdroje: víc než vaše počáteční karty. Získejte kartu { $card-workshop } nebo { $card-archery-range }.
buying-barricade = Barikáda nedává zdroje: chrání provincie. Vezměte něco pro své město.
buying-wait = Ještě máte výrobu. Utraťte ji, než vynecháte tah.
buying-science = Soupeř už tah vynechal, takže můžete hrát, dokud máte čím platit. Městu chybí věda: získejte kartu, která vám pokaždé dá 2 žetony vědy.
buying-academy = { $card-academy } dává jen 1 žeton vědy a vzala by vám i zlato. Podívejte se na hromádky.
buying-came = Vaše tři nové karty přišly první, z vrchu balíčku. Co získáte v jednom kole, pracuje pro vás v dalším.
buying-slide = Doplnil se i přehled rozvoje: zůstanou v něm nejvýš 3 karty a nové přijdou z balíčku. Karta, kterou chcete, tedy může zmizet.

## Knowledge

knowledge = Vědomosti
knowledge-about = Karty, které leží pod jinými a dávají městu další efekt.
knowledge-what = Vědomosti se platí vědou. Každá karta vědomostí, kterou získáte, má cenu 1 bodu, a ještě pro vás něco umí.
knowledge-acquire = Máte 4 žetony vědy. Získejte kartu { $card-democracy }: s ní vás kulturní politiky vyjdou levněji.
knowledge-progress = Vědecký objev přijde později. Vaše věda právě stačí na kartu { $card-democracy }.
knowledge-pass = Ještě ne: tady je ještě co objevit.
knowledge-under = Vědomosti nedávají zdroje a nezabírají místo: leží na nich jiná karta. { $card-apprenticeship } jsou vědomosti pod kartou { $card-dojo }. Aktivují se obě najednou.
knowledge-both = Obě mají efekt a každou lze použít. { $card-apprenticeship } umí zkopírovat kartu, která na něm leží. Sežeňte dost vojska na provincii { $card-al-andalus }: stojí 4.
knowledge-gain = Bonus: díky provincii { $card-al-andalus } si můžete vzít kartu z nabídky, budovu v ceně nejvýš 4, a nic neplatíte. Vezměte si kartu { $card-trading-post }.
knowledge-others = Některé vědomosti působí samy: dokud je { $card-democracy } aktivovaná, jsou kulturní politiky levnější. A vaše počáteční vědomosti? Bod nedávají, ale do dominance se počítají.

## Wonders

wonders = Divy světa
wonders-about = Dvě fáze výstavby, bonus a 2 body.
wonders-what = Divy světa jsou velká díla. Výrobou platíte dvakrát: při zahájení stavby a při dokončení. Teprve pak má div světa cenu 2 bodů.
wonders-begin = Máte 10 žetonů výroby. Zahajte stavbu divu světa { $card-colossus-of-rhodes }: první fáze stojí 3.
wonders-lighthouse = { $card-lighthouse-of-alexandria } přijde hned. Nejdřív zahajte stavbu divu světa { $card-colossus-of-rhodes }.
wonders-second = Čeká vedle města a zatím nemá cenu. Rozestavěný smíte mít jen jeden div světa. Co když začnete další? Zkuste to: { $card-lighthouse-of-alexandria }.
wonders-patience = Ano, mohli byste ho dokončit. Ale nejdřív se podívejte, co se stane, když začnete další.
wonders-keep = Jeden z nich musí pryč a co stál, je ztraceno: lepší je nejdřív dokončit. Nechte si { $card-colossus-of-rhodes }.
wonders-other = Mohli byste, ale dokončený { $card-colossus-of-rhodes } dá vojsko a to se vám bude za chvíli hodit.
wonders-complete = Teď ho dokončete: druhá fáze stojí 4.
wonders-pass = Div světa, který je jen rozestavěný, body nedává. Dokončete ho.
wonders-bonus = 2 body! A bonus přijde hned: 2 žetony vojska. Se zlatem to stačí na provincii { $card-phoenicia }. Získejte ji.
wonders-later = { $card-colossus-of-rhodes } teď leží navrchu balíčku města. Do města přijde jako jiné karty a při každé aktivaci dá 2 žetony vojska.

## Provinces and Barricades

provinces = Provincie a barikády
provinces-about = Země z přehledu rozvoje, země soupeře a jak si je udržet.
provinces-what = Provincie má cenu 1 bodu, dokud ji ovládáte. Je pobřežní, horská, nebo zemědělská a některé karty se na typ provincie ptají.
provinces-acquire = V přehledu rozvoje jedna leží: získejte provincii { $card-sahara } za 3 žetony vojska.
provinces-later = K tomu se dostaneme. Nejdřív získejte provincii { $card-sahara }: její bonus vám pomůže.
provinces-pass = Máte hodně vojska a to by propadlo. Utraťte ho!
provinces-bonus = Leží na vaší hromádce provincií a její bonus vám dal 1 žeton vojska. Aztékové použili { $card-floating-gardens }: díky značce typu provincie je { $card-lake-texcoco } i horské.
provinces-conquer = Můžete i dobývat: jen vrchní provincii soupeře. { $card-nile-delta } stojí 3 a barikáda, která na ní leží, přidá 2. Máte 5!
provinces-not-yet = S tím počkejte: co přijde teď, by ji zakrylo. Nejdřív dobuďte provincii { $card-nile-delta }.
provinces-danger = Leží navrchu vaší hromádky, bez bonusu, a barikáda se vrátila na svou hromádku. Ale soupeř má 4 žetony vojska! Ať ho { $card-nile-delta } stojí víc.
provinces-danger-pass = Pak si ji soupeř vezme zpět za 3 žetony vojska. 1 žeton výroby tomu zabrání.
provinces-safe = Barikáda jde na vaši hromádku, přidá 2 a body nedává: 5 je na 4 žetony vojska moc. Chrání jen provincii přímo pod sebou.

## The Advantage

advantage = Převaha
advantage-about = Karta, kterou chcete oba, a vojevůdce, který ji potřebuje.
advantage-what = Převaha leží mezi vámi. Zatím ji nikdo nemá. Kdo ji má, může použít svého vojevůdce a některé karty mu dají víc.
advantage-take = Zaplatíte libovolné množství jednoho základního zdroje a ty žetony na ní zůstanou. Převezměte ji za 2 žetony vojska.
advantage-cheap = Teď stačí 1, ale soupeř by pak musel zaplatit jen 2. Převezměte ji za 2 žetony vojska.
advantage-science = I věda by šla: soupeř by pak musel platit také vědou. Ale tady ji převezměte za 2 žetony vojska.
advantage-pass = Teď vynechte tah. Na konci kola se s převahou něco stane.
advantage-wait = Ještě ne: tady je ještě co vidět.
advantage-warlord = Je vaše. Proto můžete jednou za kolo použít svého vojevůdce ({ $card-oda-nobunaga }). Ať vám doplní vědu na 4 žetony.
advantage-branch = To je jeho druhá pomoc: levné dobytí. Tady chcete 2 základní zdroje stejného druhu.
advantage-lost = Aztékové zaplatili 3 žetony vojska: stejný zdroj a víc než vaše 2. Vaše žetony jsou pryč a převahu mají oni.
advantage-back = Vezměte si ji zpět! Zase vojskem, a víc než 3 žetony. Zlato ho jako vždy nahradí.
advantage-democracy = Možná později. Nejdřív si vezměte zpět převahu.
advantage-decay = Převaha slábne: každé kolo z ní ubude jeden žeton. Zbývají 3, takže ji pořád máte. Bez žetonů ji nemá nikdo.

## Scout and Free Cities

trade = Zvěd a svobodná města
trade-about = Obchodujte za zlato a jedno město si připojte.
trade-what = Jednou za kolo může váš zvěd obchodovat s jedním z těchto tří svobodných měst. Na svou stranu položíte 1 zlato a použijete jeho efekt.
trade-novgorod = { $card-novgorod } vám dá kteroukoli základní budovu. Obchodujte s ním.
trade-malacca = Dobrý nápad, ale počkejte: do města { $card-malacca } vede levnější cesta. Obchodujte s městem { $card-novgorod }.
trade-gain = Kartu si vezmete, aniž byste platili její cenu. Kterou základní budovu chcete?
trade-no = Nadarmo? Jednu si vezměte, kteroukoli.
trade-four = Vaše zlato tu zůstává kolo za kolem. Se 4 zlaty na své straně si svobodné město připojíte. Ve městě { $card-malacca } máte 3. Ale zvěd už je v tomto kole použitý.
trade-claim = { $card-lighthouse-of-alexandria } ve vašem městě dovoluje obchodovat zdarma: bez zvěda a se zlatem ze společné zásoby. Připojte si město { $card-malacca }!
trade-yours = { $card-malacca } teď leží u vašeho města: 2 body. Obchodujete tam bez zlata. Všechno zlato z ní šlo do společné zásoby a odhalilo se nové svobodné město.
trade-bukhara = Na kartě { $card-bukhara } ještě žádné zlato neleží. Ještě 1 zlato na kartě { $card-malacca } a město je vaše.

## Policies

policies = Kulturní politiky
policies-about = Platí se kulturou, každá má cenu 2 bodů a bonusy se opakují.
policies-what = Vaše civilizace má pět kulturních politik: balíček kultury. Prohlížet si je smíte kdykoli. První stojí 1 kulturu, druhá 2 a tak dál.
policies-first = Máte 3 kultury. Nejdřív rozviňte kulturní politiku { $card-zen }.
policies-tea-first = { $card-tea-ceremony } přijde jako druhý. Začněte kartou { $card-zen }.
policies-pass = Ještě ne: máte kulturu, kterou můžete utratit.
policies-archive = Hned získáte její bonus: archivujte kartu a získejte 1 žeton vědy. Archivované karty opouštějí hru, takže lepší chodí častěji. Archivujte kartu { $card-work-camp } nebo { $card-fort }.
policies-mine = { $card-mine } vám nosí zlato: archivujte raději něco obyčejného.
policies-no = Pak byste nezískali ani vědu. Jednu kartu archivujte.
policies-active = { $card-zen } je vaše aktivní kulturní politika, protože leží navrchu. Její druhý efekt lze použít jednou za kolo jako akci.
policies-second = Teď rozviňte kulturní politiku { $card-tea-ceremony } za 2 kultury. Získáte její bonus a znovu i ten z karty { $card-zen }, v pořadí, v jakém chcete.
policies-use = Aktivní kulturní politika je teď { $card-tea-ceremony }: ze dvou různých zdrojů dělá kulturu. { $card-borobudur } umí kulturní politiku zkopírovat. Získejte 2 kultury!
policies-worth = Každá kulturní politika má cenu 2 bodů. A čím dřív je máte, tím častěji přijdou jejich bonusy.
policies-zen-again = { $card-zen } teď žádnou kulturu nepřinese. Zkopírujte kartu { $card-tea-ceremony }.

## What cards can do

cards = Co karty umějí
cards-about = Vědecký objev a slova, která stojí na mnoha kartách.
cards-activate = Některé karty mají efekt právě pro tuto chvíli, aktivaci města. Aktivujte řádek 2 a sloupec b.
cards-apply = { $card-krak-des-chevaliers } hledá barikádu ve vaší hromádce provincií: jednu máte. Proveďte tedy jeho efekt a vezměte si vědu.
cards-done = Pak byste z něj v tomto kole nic neměli. Proveďte ho.
cards-archive = { $card-forum } má dvě použití a vy si jedno vyberete. Archivujte jím kartu { $card-work-camp }: slabé karty jen překážejí.
cards-culture = To je jeho druhé použití: kultura za dva různé zdroje. Tentokrát archivujte kartu { $card-work-camp }.
cards-pass = Tady je ještě co vyzkoušet.
cards-discard = Aztékové použili { $card-calendar } a odhodili kartu svého města. Odhozená karta se jednou vrátí, až se odhazovací hromádka zamíchá. Archivovaná nikdy.
cards-progress = Vědecký objev: zaplaťte 2 žetony vědy, vezměte a použijte vrchní kartu svého balíčku města. Která to bude? Zkuste štěstí!
cards-may = { $card-workshop }: hned 2 žetony výroby; teď leží na odhazovací hromádce. { $card-bourse } říká „můžete“: bez akce, kolikrát máte čím zaplatit. Získejte provincii { $card-tibet }!
cards-reinforce = Karty, které zpevníte, zůstanou na konci kola ve městě. { $card-crop-rotation } to umí s kteroukoli aktivovanou kartou. Jednu zpevněte.
cards-whenever = Ještě dvě slova. „Kdykoli“: tento efekt nastane sám. „Pokud jste získali“: jen se dívá, co jste v tomto kole získali, ať jste to utratili, nebo ne.
cards-texcoco = Pak by vám na kartu { $card-tibet } nezbylo dost vojska.

## The end

end = Konec hry
end-about = Vynechání tahu, konec kola, poslední kolo a body.
end-pass = Provádíte akce, dokud oba nevynecháte tah. Soupeř už to udělal. Vynechte ho také: základní zdroje, značky akcí a aktivované karty odejdou.
end-refill = Kolo končí čtyřmi kroky: doplnění města, doplnění přehledu rozvoje, převaha slábne a začínajícím hráčem se stane ten druhý.
end-final = Balíček rozvoje tvořila tři období, každé se svou kartou rozdělení období. Je prázdný: leží tu jen 4 karty. Tohle je tedy poslední kolo!
end-activate = Stav je nerozhodný, 18 : 18. Soupeř má víc provincií, takže dominance v provinciích je jeho. Potřebujete 5 žetonů vojska: vyberte řádek a sloupec.
end-dominance = Jediná akce všechno změní: vás posune na 22 bodů a soupeře srazí na 14. Která?
end-display = Pak máte oba 2 provincie a při shodě dostanou 3 body oba. Jde to i lépe!
end-last = 2 provincie proti 1: dominance v provinciích je jen vaše. V divech světa a kulturních politikách je shoda, takže 3 body dostanete oba. Teď vynechte tah.
end-score = 22 : 14, vyhráli jste! Provincie a vědomosti po 1, divy světa, kulturní politiky a svobodná města po 2, dominance po 3. Zlato, kultura a barikády se nepočítají.
end-tie = O vítězství při shodě bodů rozhoduje, kdo má převahu, potom víc zlata, potom víc kultury. Teď znáte celou hru. Zahrajte si ji!
