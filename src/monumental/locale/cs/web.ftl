### The page in the browser: its own words. What is said about the game comes from the other files.
###
### $seat is a people (Aztékové), "Hráč 1" or a person's name, never inflected: no verb may agree with it. So is $card.

## Everywhere

web-offline = Server není dostupný. Zkouším to znovu…
web-problem = Něco se pokazilo. Nic se nezměnilo.
# The server asks for so many seconds of patience.
web-busy = { $seconds ->
    [one] Server má teď příliš mnoho práce: zkuste to znovu za { $seconds } sekundu.
    [few] Server má teď příliš mnoho práce: zkuste to znovu za { $seconds } sekundy.
   *[other] Server má teď příliš mnoho práce: zkuste to znovu za { $seconds } sekund.
}
web-dismiss = Zavřít
web-skip = Přejít k obsahu
web-nav = Stránky
web-nav-new = Nový stůl
web-nav-learn = Naučit se
web-nav-puzzles = Úlohy
web-nav-cards = Karty
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-about-icons = Ikony:

## The map

# $number: of a player who has no civilization yet.
web-map-seat = Hráč { $number }
web-map-title = Mapa
# The label of the whole drawing for screen readers.
web-map-keys = Mapa. Šipky přecházejí z dílku na dílek nebo mapou posouvají, plus a minus mění přiblížení, 0 ukáže celou mapu.
web-map-zoom = Přiblížení
web-map-zoom-in = Přiblížit
web-map-zoom-out = Oddálit
web-map-fit = Ukázat celou mapu
web-map-close = Zavřít
web-map-terrain-meadow = louka
web-map-terrain-forest = les
web-map-terrain-mountain = hory
web-map-terrain-volcano = sopka
web-map-terrain-water = voda
web-map-terrain-capital = hlavní město
# $terrain is one of the words above.
web-map-tile = Dílek { $number }: { $terrain }
web-map-tile-value = Dílek { $number }: { $terrain }, hodnota { $value }
# $seat is the name of a civilization, or "Player 1".
web-map-owner = Vlastník: { $seat }
web-map-capital-of = Hlavní město: { $seat }
web-map-troops = { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
}
web-map-warlord = Vojevůdce
web-map-outpost = Opevnění
# $acted: yes if it acted this turn.
web-map-explorer-of = Zvěd { $number } ({ $seat }){ $acted ->
    [yes] , svou akci provedl
   *[no] {""}
}
web-map-barbarians = Barbaři { $number }
# $demands: what is written on the front of the token.
web-map-town = Svobodné město ({ $demands })
web-map-wonder = Div světa: { $card }
web-map-monster = Nestvůra: { $card }, síla { $strength }
web-map-production = Žeton výroby
web-map-market = { $count ->
    [one] Tržiště { $city }, { $count } žeton
    [few] Tržiště { $city }, { $count } žetony
   *[other] Tržiště { $city }, { $count } žetonů
}
web-map-market-possible = Může tu ležet:
# What an Exploration token may have on its other side.
web-map-behind = Na rubu může být:
# $count: options that are not shown.
web-map-more = … a ještě { $count }
web-map-market-stack = Podle vaší prohlídky tu leží:
web-map-market-visited = Žeton odtud mají: { $seats }
web-map-market-seen = Žetony znají: { $seats }
# $items: what the defense of a Province is made of, such as "value 2, Troops 3".
web-map-defense = Obrana { $total }: { $items }
web-map-defense-item = { $what ->
    [barbarians] barbaři { $count }
    [troops] vojáci { $count }
    [warlord] vojevůdce { $count }
    [outpost] opevnění { $count }
    [wonder] div světa { $count }
   *[value] hodnota { $count }
}
web-map-picked = Vybráno
web-map-can-pick = Teď lze vybrat
web-map-legend = Vysvětlivky
web-map-legend-value = { $terrain }, hodnota { $value }
web-map-legend-troops = Vojáci
web-map-legend-warlord = Vojevůdce
web-map-legend-outpost = Opevnění
web-map-legend-explorer = Zvěd; čárkovaně: svou akci provedl
web-map-legend-barbarian = Žeton barbara a jeho hodnota
web-map-legend-town = Svobodné město
web-map-legend-market = Tržiště, žetony, kdo ho navštívil
web-map-legend-wonder = Div světa
web-map-legend-monster = Nestvůra a její síla
web-map-legend-glow = Teď lze vybrat

## Pages: what they share

# In the browser's tab. $title: the name of the page.
web-page-title = { $title } · Monumental
web-page-loading = Okamžik…
web-clear = Zobrazit vše

## Home

web-home-lead = Vybudujte město z devíti karet, postavte divy světa a předstihněte své soupeře. Hrajte proti počítači, nebo s ostatními: na jednom zařízení, nebo na dálku.
web-home-learn = Naučit se za deset minut
web-home-learn-about = Krátké lekce: táhnete vy, stránka vysvětluje.
web-home-guide = Hrát s průvodcem
web-home-guide-about = Skutečný duel proti začátečníkovi, s návrhy a důvody.
web-home-play = Hrát hned
web-home-play-about = Duel proti počítači na úrovni začátečníka, s nápovědou. Bez účtu a bez instalace.
web-home-other = Jiné hry
web-home-new = Nový stůl
web-home-solo = Sólo proti automě
web-home-solo-about = Na mapě proti soupeři z pravidel hry. S pokročilými kartami je to těžší.
# $count: how many Advanced cards the Automa has, as a level.
web-home-automa-cards = { $count ->
    [0] běžná
    [one] + 1 karta
    [few] + { $count } karty
   *[other] + { $count } karet
}
web-home-again = Zkusit znovu
web-home-left = Rozehraná hra:
# $table: its name; $number: of the round.
web-home-left-at = { $number ->
    [0] { $table }, před prvním kolem
   *[other] { $table }, { $number }. kolo
}
web-home-mine = Vaše stoly
web-home-mine-empty = Zatím nesedíte u žádného stolu. „Hrát hned“ rovnou spustí hru; kdykoli můžete odejít a zase se sem vrátit.
web-home-open = Otevřené stoly
web-home-open-empty = Právě teď nikdo na hráče nečeká.
web-home-open-invite = Otevřít vlastní stůl
web-home-running = Hry, na které se lze dívat
web-home-finished = { $count ->
    [one] 1 dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
}
web-home-your-turn = Jste na tahu
web-home-others-turn = Hrají ostatní
web-home-over = Dohráno
# $rules: the name of the game; $who: the others who sit there.
web-home-with = { $rules }, spoluhráči: { $who }
web-home-last-move = poslední tah: { $ago }
web-home-opened = otevřeno: { $ago }
web-home-hide = Skrýt
web-home-show = Znovu zobrazit
web-home-hidden = { $count ->
    [one] 1 skrytý stůl
    [few] { $count } skryté stoly
   *[other] { $count } skrytých stolů
}
web-home-continue = Pokračovat
web-home-watch = Dívat se
web-home-sit = Přisednout
web-home-wait = Čekat u stolu
web-home-look-back = Prohlédnout
web-home-round = { $number }. kolo
web-home-turn-by-turn = tah po tahu
web-home-free-seats = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-home-seats = Místa u stolu
web-home-free = volné
web-home-locked = s heslem
web-home-vacant = Lze převzít místo
web-home-replaced = Vaše místo převzal někdo jiný
web-home-watching = { $count ->
        [one] dívá se 1 člověk
        [few] dívají se { $count } lidé
        [many] dívá se { $count } člověka
       *[other] dívá se { $count } lidí
    }
web-home-deadline = zbývá { $time }
web-home-you = vy
web-home-more = Další
web-home-cards-about = Všechny karty a civilizace, jejich texty a původ.
web-home-rules-about = Všechna pravidla srozumitelně, s vyhledáváním.
web-home-records-about = Soubor s partií odkudkoli: přehrajte si ji, nechte ji rozebrat, zkuste jinou cestu.
web-leagues = Ligy
web-home-leagues-about = Skupina hraje mezi sebou kolo za kolem.
web-records = Prohlédnout záznam
# Marks of a game whose record somebody brought.
web-records-finished = přinesený záznam
web-records-unfinished = přinesený záznam, nedohráno
web-records-kept = Vidí ji jen ten, kdo má odkaz, nikomu se nepočítá a po několika dnech zmizí.
web-home-settings-about = Jazyk, barvy, velikost písma, zvuk.
web-nav-me = Vy a vaše zařízení
web-home-me-about = Vaše jméno, další zařízení, cesta zpět

## A new table

web-new-title = Nový stůl
web-new-lead = Vyberte hru a hráče. Všechno ostatní je rozumně nastavené.
web-new-what = Co se bude hrát?
web-new-seats = Kdo hraje?
web-new-count = Počet míst
web-new-seat = Místo { $number }
web-new-people = Lidé
web-new-computer = Počítač
web-new-me = Já
# A second person who uses the same device.
web-new-another = Další člověk u tohoto zařízení
web-new-open = Volné místo pro někoho na dálku
web-new-bot = Počítač: { $level }
web-new-characters = S povahou
web-new-hints = Rady pro všechny
web-new-hints-about = Trenér u tohoto stolu poradí každému, kdo se zeptá. Všichni to vidí, než usednou.
web-new-more-bots = Další boti
web-new-automa = Automa
web-new-person-name = Jméno (nepovinné)
web-new-person-name-empty = Nikdo ho znát nemusí
web-new-hot-seat = U tohoto zařízení hraje víc lidí: kde je něco tajné, zatáhne se mezi tahy opona.
web-new-listed = Kdo stůl najde?
web-new-listed-link = Jen kdo má odkaz
web-new-listed-all = Všichni, na úvodní stránce
web-new-pace = Jak se bude hrát?
web-new-pace-live = Společně teď
web-new-pace-turns = Tah po tahu
web-new-pace-live-about = Všichni sedí u stolu ve stejnou dobu.
web-new-pace-turns-about = Každý hraje, až má čas; může to trvat i několik dní.
web-new-talk = Smí se mluvit?
web-new-talk-free = Volně
web-new-talk-phrases = Jen hotové věty
web-new-talk-none = Ne
web-new-more = Další nastavení
web-new-more-about = civilizace, mapa, pravidla, semínko
web-new-civilizations = Civilizace
web-new-civilization-later = Vybere se ve hře
web-new-civilization-random = Určí náhoda
web-new-modules = Moduly
web-new-packs = Vlastní balíčky
web-new-packs-about = Balíček, který je celou krabicí, se hraje sám, každý jiný společně s našimi kartami. Hra si ho uchová tak, jak je teď.
web-new-advanced = Pokročilé karty každé automy
web-new-advanced-about = Čím víc jich je, tím je hra těžší.
web-new-map = Mapa
web-new-map-which = Která mapa
web-new-map-usual = Obvyklá pro tento počet míst
web-new-draw-capitals = Hlavní města rozdělí náhoda
web-new-table = Stůl
web-new-name = Název stolu (nepovinný)
web-new-first = Kdo začíná
web-new-first-luck = Určí náhoda
web-new-seed = Semínko náhody (nepovinné)
web-new-seed-about = Číslo. Stejné semínko dá stejnou náhodu: když chcete hrát tutéž hru znovu nebo porovnávat. Bez něj je veškerá náhoda nová. Zadané semínko uvidí všichni a hra bude nehodnocená.
web-new-rules = Pravidla
web-new-rules-about = Kde pravidla vydané hry nechávají něco otevřeného, rozhoduje stůl.
web-new-preset = Výklad pravidel
web-new-create = Začít hru
web-new-create-open = Otevřít stůl
web-new-password = Heslo (nepovinné)
web-new-password-about = Kdo si chce sednout, musí ho znát, ledaže mu dáte svůj odkaz.
web-new-clock = Hodiny
web-new-clock-about = Když někomu vyprší čas, hraje za něj počítač.
web-clock-none = Žádné
web-clock-move = { $time } na každou akci
web-clock-bank = { $time } na hru a { $more } sekund navíc za tah
web-clock-left = Zbývající čas:
web-new-absence = Když je někdo pryč
web-new-absence-about = Bez hodin: po tak dlouhé době bez tahu mohou ostatní nechat hrát počítač.
web-absence-never = Ostatní čekají
web-absence-days = { $time }, pak rozhodnou ostatní
web-new-gone = Kdo se nevrátí
web-new-gone-kept = má své místo dál
web-new-gone-taken = může být nahrazen
web-new-gone-resigned = hru vzdal
web-gone-kept = Komu vyprší čas nebo kdo je příliš dlouho pryč, má své místo dál: do jeho návratu hraje počítač.
web-gone-taken = Komu vyprší čas nebo kdo je příliš dlouho pryč, může být nahrazen: počítač hraje, dokud se nevrátí nebo dokud jeho místo nepřevezme někdo jiný. Kdo byl nahrazen, prohrál.
web-gone-resigned = Komu vyprší čas nebo kdo je příliš dlouho pryč, ten hru vzdal: dál hraje počítač a pro něj je hra prohraná.

## The lobby of an open table

# $rules: the name of the rule system.
web-lobby-title = Stůl: { $rules }
web-lobby-lead = { $count ->
    [one] Zbývá jedno volné místo. Přisedněte si: jakmile bude stůl plný, hra začne.
    [few] Zbývají { $count } volná místa. Přisedněte si: jakmile bude stůl plný, hra začne.
   *[other] Zbývá { $count } volných míst. Přisedněte si: jakmile bude stůl plný, hra začne.
}
web-lobby-lead-seated = { $count ->
    [one] Své místo už máte. Jakmile se obsadí i poslední, hra sama začne.
    [few] Své místo už máte. Jakmile se obsadí i zbývající { $count }, hra sama začne.
   *[other] Své místo už máte. Jakmile se obsadí i zbývajících { $count }, hra sama začne.
}
web-lobby-live = Všichni hrají ve stejnou dobu.
web-lobby-turns = Každý hraje, až má čas.
web-lobby-seats = Místa u stolu
web-lobby-free = Volné
# A free seat of a rematch. $name: who sat there before.
web-lobby-awaited = Volné, čeká se na hráče { $name }
web-lobby-you = Vy
web-lobby-you-named = { $name } (vy)
web-lobby-somebody = Někdo
web-lobby-here = u stolu
web-lobby-away = pryč
web-lobby-your-name = Vaše jméno (nepovinné)
web-lobby-sit = Přisednout
web-lobby-sit-at = Přisednout na místo { $number }
web-lobby-waiting = { $count ->
    [one] Čeká se ještě na 1 hráče.
    [few] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
web-lobby-invite = Pozvat někoho
web-lobby-invite-about = Kdo má tento odkaz, může se dívat a přisednout si, kde je volno. O své místo tím nepřijdete.
web-lobby-link = Odkaz na tento stůl
web-lobby-copy = Kopírovat
web-lobby-share = Sdílet…
web-lobby-copied = Zkopírováno.
web-lobby-leave = Vstát
web-lobby-hints = Rady pro všechny: trenér u tohoto stolu poradí každému, kdo se zeptá.
web-lobby-talk-phrases = U tohoto stolu se říkají jen hotové věty.
web-lobby-talk-none = U tohoto stolu se nemluví.
web-lobby-fill = Počítač…
web-lobby-fill-at = Nechat na místě { $number } hrát počítač
web-lobby-fill-about = Hraje od začátku; když se už na nikoho nečeká, hra začne.
web-lobby-show-out = Vykázat
web-lobby-show-out-who = Vykázat: { $name }
web-lobby-show-out-sure = { $name } přijde o místo a k tomuto stolu si už nesedne, ale může se dívat.
web-lobby-shown-out = Ten, kdo stůl založil, vás požádal, abyste odešli. Můžete se dívat, ale ne si sednout.
web-lobby-password = Heslo stolu
web-lobby-invite-locked = Kdo má tento odkaz, může si bez hesla sednout na volné místo. O vaše místo vás nepřipraví.
web-lobby-cancel = Zrušit stůl
web-lobby-cancel-sure = Stůl potom zmizí všem, kdo u něj sedí.
web-called-off = Tento stůl byl zrušen.

## Cards

web-cards-title = Karty
web-cards-own = Vaše balíčky
web-cards-lead = Všechny karty a civilizace v našem podání a našimi slovy, s původem jejich hodnot.
web-cards-rules = Hra
web-cards-filters = Filtry
web-cards-search = Hledat v názvech a textech
web-cards-pack = Krabice
web-cards-kind = Druh
web-cards-era = Období
web-cards-resource = Dává
web-cards-civilization = Civilizace
web-cards-source = Původ
web-cards-any = Vše
web-cards-era-0 = Bez období
web-cards-era-1 = Období I
web-cards-era-2 = Období II
web-cards-era-3 = Období III
web-cards-era-4 = Období renesance
web-cards-source-official = Od vydavatele
web-cards-source-partial = Zčásti
web-cards-source-original = Naše vlastní
web-cards-count = { $count ->
    [0] Nic nevyhovuje
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-cards-civilization-count = { $count ->
    [one] 1 civilizace
    [few] { $count } civilizace
   *[other] { $count } civilizací
}
web-cards-civilizations = Civilizace
web-cards-none = Žádná taková karta tu není.
web-cards-their-cards = Karty civilizace
web-cards-copies = { $count } ×

## Rules

web-rules-title = Pravidla
web-rules-lead = Každé pravidlo našimi slovy a s číslem, na které se dá odkázat. Pravidla z krabice nenahrazují.
web-rules-search = Hledat v pravidlech
web-rules-example = div světa, zlato, DUEL-ACT…
web-rules-book = Kniha
web-rules-all = Vše
web-rules-count = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
web-rules-none = Nic takového v pravidlech není.
web-rules-copy = kopírovat odkaz
# $clause: such as DUEL-ACT-02.
web-rules-copy-of = kopírovat odkaz na { $clause }
web-rules-no-copy = Tento prohlížeč kopírování nedovoluje: použijte odkaz na čísle pravidla.

## Settings

web-settings-title = Nastavení
web-settings-lead = Zůstává v tomto prohlížeči a platí u všech stolů.
web-settings-language = Jazyk
web-settings-as-browser = Podle prohlížeče
# $language: by its own name.
web-settings-language-now = Teď je to { $language }.
web-settings-look = Vzhled
web-settings-theme = Barvy
web-settings-theme-system = Podle systému
web-settings-theme-light = Světlé
web-settings-theme-dark = Tmavé
web-settings-size = Velikost písma
web-settings-size-small = Malé
web-settings-size-normal = Běžné
web-settings-size-large = Velké
web-settings-size-larger = Největší
web-settings-motion = Pohyb
web-settings-motion-system = Podle systému
web-settings-motion-full = Plný
web-settings-motion-none = Žádný
web-settings-patterns = Výrazné vzory
web-settings-patterns-about = Ke každé barvě šrafování: místa u stolu se liší nejen barvou.
web-settings-play = U stolu
web-settings-hints = Nápověda
web-settings-hints-about = Vysvětlí, o čem se rozhoduje a k čemu to je.
web-settings-film = Co dělají ostatní
web-settings-film-about = Ukazuje se na desce, akce za akcí, než deska ukáže výsledek. Dotyk nebo klávesa to ukončí.
web-settings-film-off = Neukazovat
web-settings-film-fast = Rychle
web-settings-film-normal = V klidu
web-settings-chances = Ukazovat šance
web-settings-chances-about = Pruh s šancemi každého místa na výhru: v záznamech, po konci hry a tam, kde hrají jen boti.
web-settings-at-once = Hrát ihned
web-settings-at-once-about = Je-li vypnuto, první dotyk toho, co nepůjde vzít zpět, to jen vybere: co se táhne nebo odhalí, na co počítač hned odpoví, a konec tahu. „Provést“, Enter nebo druhé klepnutí na totéž to provede. Všechno ostatní se hraje jedním dotykem tak jako tak a lze to vzít zpět.
web-settings-end-turns = Ukončovat můj tah automaticky
web-settings-end-turns-about = V nepřetržité hře, když všechno, co ještě zbývá, můžete stejně dobře udělat v příštím tahu. Lze to vzít zpět.
web-settings-sound = Zvuk
web-settings-sound-about = Tichý tón, když jste na tahu.
web-settings-notify = Upozornit na můj tah
web-settings-notify-about = Oznámení prohlížeče, dokud je stůl otevřený na některé kartě prohlížeče.
web-settings-notify-denied = Oznámení jsou v prohlížeči zakázaná; změnit to lze v jeho nastavení pro tuto stránku.
web-settings-notify-impossible = Tento prohlížeč oznámení neumí.
web-settings-keys = Klávesy
web-settings-key = Klávesa
web-settings-key-does = Co dělá
web-settings-key-option = zahrát možnost ze seznamu; Enter potvrdí to, co nejde vzít zpět
web-settings-key-undo = vzít zpět
web-settings-key-redo = provést znovu
web-settings-key-cancel = zrušit výběr, zavřít, co je otevřené
web-settings-key-walk = přejít na další věc
web-settings-key-keys = tyto klávesy
web-settings-key-touch = vybrat ji, nebo potvrdit, na co se stůl znovu ptá
web-settings-key-map = přejít na mapě z dílku na dílek nebo v seznamu možností
web-settings-key-zoom = přiblížit či oddálit mapu, ukázat ji celou
web-settings-key-play = spustit nebo pozastavit přehrávání
web-settings-key-search = na stránce pravidel: hledat v nich
web-settings-key-replay = v přehrávání: krok zpět a vpřed
web-settings-key-turn = na předchozí nebo další tah v záznamu dohrané hry
web-settings-key-round = tamtéž na předchozí nebo další kolo
web-settings-about = O hře
web-settings-about-what = Počítačový stůl pro Monumental, deskovou hru Matthewa Dunstana.
web-settings-about-version = Toto je verze { $version }.
web-settings-about-free = Neoficiální dílo fanoušků. Monumental a jeho výtvarná podoba patří svým vlastníkům, kteří se na tomto projektu nepodílejí ani ho neschválili. Nic tu nepřebírá obrázky ani texty vydavatele a nic tu nenahrazuje krabici s hrou.
web-settings-about-licence = Program je svobodný software pod licencí MIT.
web-settings-about-icons = Ikony vytvořili { $authors }; pocházejí z
web-settings-about-icons-changed = jejich obrysy jsme zaokrouhlili.
web-settings-about-fonts = Písma: Marcellus a Alegreya Sans pod licencí SIL Open Font License.

## Replay

web-replay-title = Přehrávání
web-replay-back = Ke stolu
web-replay-moment = Okamžik hry
# $at: which step; $length: how many there are.
web-replay-at = Krok { $at } z { $length }
web-replay-first = Na začátek
web-replay-previous = O krok zpět
web-replay-next = O krok vpřed
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pauza
web-replay-eyes = Pohled
web-replay-turn = Tah
web-replay-round = Kolo
web-replay-previous-turn = Na předchozí tah
web-replay-next-turn = Na další tah
web-replay-previous-round = Na předchozí kolo
web-replay-next-round = Na další kolo
web-replay-speed = Rychlost
web-replay-spectator = Divák
web-replay-fork = Hrát odtud dál
web-replay-fork-about = Nový stůl, který začíná v tomto okamžiku. Hrajete na místech lidí a na tom, z jehož pohledu se díváte.
web-replay-record = Záznam
# A longer name of the same button: it has the same word in it.
web-replay-record-download = Stáhnout záznam
web-replay-beginning = Hra začíná.

## Nothing here

web-missing-title = Mimo mapu
web-missing-about = Na této adrese žádná stránka není.
web-missing-why = Možná se odkaz cestou uřízl, nebo je už starý.
web-missing-table = Možná se odkaz cestou uřízl. Stoly, ke kterým si nikdo nesedl, se po čase uklízejí.
web-missing-home = Na úvodní stránku
## Tokens, Heroes, Monsters, the Automa

web-map-tokens = Žetony
web-map-market-tokens = Žetony tržišť
web-map-used-tokens = Použité žetony tržišť
web-map-exploration-tokens = Žetony průzkumu
web-map-production-tokens = { $count ->
    [one] { $count } žeton výroby z mapy
    [few] { $count } žetony výroby z mapy
   *[other] { $count } žetonů výroby z mapy
}
web-map-outposts-left = { $count ->
    [one] { $count } nepostavené opevnění
    [few] { $count } nepostavená opevnění
   *[other] { $count } nepostavených opevnění
}
web-map-used = použito
web-map-heroes = Hrdinové
web-map-heroes-row = Hrdinové k najmutí
web-map-heroes-none = Žádný hrdina teď k najmutí není.
web-map-heroes-hired = Najatí hrdinové
web-map-heroes-leaving = Odejdou na konci kola
web-map-monsters = Nestvůry
web-map-monsters-found = Nestvůry na mapě
web-map-monsters-none = Žádná odhalená nestvůra.
web-map-monsters-defeated = Poražené nestvůry
web-map-monster-at = Dílek { $tile }, kdo ji odhalil: { $seat }
# $number: its place in the order of attacks.
web-map-monster-attacks = Útočí jako { $number }. v pořadí
web-map-strength = Síla
# $seat: the civilization that the Automa plays.
web-map-automa = Automa ({ $seat })
web-map-automa-earlier = Dříve odhalené karty: { $count }
web-map-automa-deck = Balíček pro sólovou hru: { $count }
web-map-automa-area = Karty v její herní oblasti: { $count }

## The table

web-home = Úvod
web-close = Zavřít
web-cancel = Zrušit
web-loading = Stůl se chystá…
web-your-turn = Jste na tahu
web-to-act = Na tahu: { $seat }
# Another table of mine waits for me; on a button.
web-next = Další stůl
# $table: its name; $count: how many wait.
web-next-table = { $count ->
    [one] Čeká na vás stůl: { $table }
    [few] Čekají na vás { $count } stoly, nejdéle { $table }
   *[other] Čeká na vás { $count } stolů, nejdéle { $table }
}
web-thinking = přemýšlí
web-watching = Sledujete hru
# $time: how much later than it is the game is shown, such as "5:00"
web-watching-later = Sledujete hru se zpožděním { $time }
web-reconnecting = Spojení se přerušilo: zkouším to znovu…
# What somebody did while the server is away. $text: as the option says it.
web-waiting-to-send = Server zatím neodpovídá. „{ $text }“ je uloženo a odešle se, jakmile se ozve.
# $why: one of the sentences below, or the server’s own.
web-unsent = Neprovedeno: „{ $text }“. { $why }
web-unsent-stale = Než to dorazilo, hra pokročila dál.
web-unsent-withdrawn = Už se to neodešle. Pokud to server mezitím dostal, bude to na stole vidět.
web-not-sent = Neodesláno: není spojení se serverem. Zkuste to prosím znovu.
web-end-turn = Ukončit tah
web-over = Hra skončila.
web-question = O čem se teď rozhoduje
web-rule = Pravidlo
web-drawer = Vedle plánu
web-options = Co můžete udělat
web-options-show = Všechny možnosti ({ $count })
web-options-hide = Skrýt možnosti
web-nothing-to-do = Teď nic: rozhoduje někdo jiný.
web-undo = Vzít zpět
web-redo = Znovu
# Answers to somebody who wants to take something back, and of whoever asked.
web-agree = Souhlasím
web-decline = Nesouhlasím
web-withdraw = Stáhnout
web-final = Vezmete-li to pak zpět, zůstane to v záznamu hry a ostatní lidé s tím musí souhlasit.
web-final-luck = Něco se táhne nebo odhalí: vezmete-li to pak zpět, zůstane to v záznamu hry a ostatní lidé s tím musí souhlasit.
# $options: those of a few choices that are final.
web-final-some = Vezmete-li je pak zpět, zůstane to v záznamu a ostatní lidé s tím musí souhlasit: { $options }
web-do-it = Provést
web-chosen = Co jste vybrali
web-told-hold = Podržte kartu nebo místo a uvidíte je ve velkém.
web-told-point = Ukažte na cokoli a přečtete si, co to dělá; pravým tlačítkem se karta ukáže ve velkém.
web-why-not = Teď to nejde:
web-afterwards = Potom máte
web-luck = zbytek určí náhoda
web-used = použito
web-empty = nic
web-nobody = nikdo
web-passed = tah vynechán
web-away = pryč
# On vacation. $date: until when.
web-vacation = pryč do { $date }
web-first = Začínající hráč

## The table: what lies on it

web-yours = Vaše strana
web-city = Město
web-row = Řádek { $row }
web-column = Sloupec { $column }
# $state: used, activated, turned or none.
web-cell = { $cell }: { $card }{ $state ->
    [used] , použito
    [activated] , aktivováno
    [turned] , pootočeno
   *[none] { "" }
}
web-knowledge-under = { $card }, karta vědomostí na místě { $cell }
web-reinforced = Zpevněná karta: zůstává na místě
web-display = Přehled rozvoje
web-display-card = { $card }, { $kind }, místo { $slot }
# $era: 1, 2 or 3; 4 comes between the second and the third.
web-era-left = { $era ->
    [1] Období I, v balíčku: { $count }
    [2] Období II, v balíčku: { $count }
    [3] Období III, v balíčku: { $count }
   *[other] Období renesance, v balíčku: { $count }
}
web-deck-empty = Žádné karty nezbývají
web-piles = Základní budovy
web-pile = { $card }, zbývá: { $count }
web-policies = Kulturní politiky
web-policy-top = { $card }, vaše vrchní kulturní politika
web-policy-develop = { $card }, lze rozvinout
web-no-policy = Žádná zatím není rozvinutá
web-culture-deck = Nerozvinuté kulturní politiky
web-warlord = Vojevůdce
web-scout = Zvěd
web-hero = Hrdina
web-wonder-building = { $card }, rozestavěný div světa
web-no-wonder = Žádný rozestavěný div světa
web-deck = Balíček
web-discard = Odhozené
web-archive = Archiv
web-pile-deck = Balíček: { $count }
web-pile-discard = Odhazovací hromádka: { $count }
web-pile-archive = Archiv: { $count }
web-deck-note = Které karty v balíčku jsou, vědí všichni; jejich pořadí nezná nikdo.
web-drawn = Právě tažené karty
web-rivals = Soupeři
web-open-rival = Podrobnosti: { $seat }
web-points-now = stav bodů, kdyby hra teď skončila
web-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## The table: the centre of Duel

web-stack = Provincie: { $seat }
web-province-top = { $card }, vrchní v hromádce, celkem { $count }
web-province = { $card }, { $nth }. odspodu
web-no-provinces = Žádné provincie
web-markers = Značky typu provincie
web-marker = Značka „{ $type }“: { $count }
web-type-coastal = Pobřežní
web-type-mountain = Horská
web-type-agricultural = Zemědělská
# Words beside which the sign of the type stands, as in glossary.ftl.
web-type-forms-coastal = pobřežní*
web-type-forms-mountain = horsk*
web-type-forms-agricultural = zemědělsk*
web-advantage = Převaha
web-advantage-held = Převaha: { $seat }, žetony: { $tokens }
web-advantage-free = Převaha: nemá ji nikdo
web-free-cities = Svobodná města
web-free-city-side = { $seat }, zlato: { $gold }
web-traded = obchod v tomto kole proběhl

## The table: log, score, menu

web-log = Průběh hry
web-log-empty = Zatím se nic nestalo.
web-older = Ukázat vše od začátku
web-since = Od vašeho posledního tahu
web-film = Co dělají ostatní
# $seat: who acts.
web-film-of = Hraje: { $seat }
web-film-again = Přehrát znovu
web-earlier = Dřívější
web-later = Pozdější
web-skip-news = Přeskočit
web-score = Body
web-score-now = Kdyby hra teď skončila
web-no-winner = Bez vítěze
web-you-won = Vyhráli jste
web-you-lost = Prohráli jste
web-you-shared = O vítězství se dělíte
# $who: names and civilizations.
web-they-won = Vítězství: { $who }
web-they-shared = Společné vítězství: { $who }
web-course = Jak to šlo
web-course-of = Body za
web-course-about = Body všech hráčů na konci každého kola jako čáry. Tabulka níže má tatáž čísla.
# Below the graph.
web-course-rounds = Kola
web-course-round = Kolo
web-course-table = Jako tabulka
web-leads = Vedení
# $points: of all players, such as 12 : 9.
web-lead-first = { $round }. kolo, první ve vedení: { $seat } ({ $points })
web-lead-taken = { $round }. kolo, nově ve vedení: { $seat } ({ $points })
web-share-picture = Sdílet jako obrázek
web-score-for = Body za
web-score-each = { $points ->
    [one] po { $points } bodu
    [few] po { $points } bodech
   *[other] po { $points } bodech
}
web-dominance = za dominanci
web-total = Celkem
web-rematch = Odveta
# Other people played, too: they have to agree.
web-rematch-offer = Nabídnout odvetu
web-rematch-join = Přijmout odvetu
# I sit there already.
web-rematch-go = K odvetě
# $who: names of those who sit there already.
web-rematch-offered = Nabídka odvety. U stolu už sedí: { $who }
web-replay = Přehrát záznam
web-review = Rozbor
web-record = Stáhnout záznam
web-honest-luck = Poctivá náhoda
# The SHA-256 of the seed, in short.
web-promise = Otisk náhody
web-promise-about = Veškerá náhoda této hry vychází z jednoho semínka a tohle je jeho otisk (SHA-256). Zkopírujte si ho hned: semínko se ukáže na konci hry a jen to pravé má tento otisk.
web-promise-kept = Veškerá náhoda této hry vycházela z tohoto semínka. Jeho otisk (SHA-256) je ten, který tu byl od první chvíle.
web-promise-copy = Kopírovat otisk
web-promise-seed = Semínko
web-typed-seed = Zadané semínko { $seed }
web-typed-about = Někdo semínko této hry sám zadal a může vědět, co přijde. Proto je hra nehodnocená.
web-unrated = nehodnocená
web-unrated-about = Někdo si tuto hru mohl předem vyzkoušet nebo vědět, co přijde. Proto je nehodnocená.
web-own-packs = U tohoto stolu se hraje s kartami, jejichž autorem je { $who }: { $packs }.
web-own-packs-somebody = U tohoto stolu se hraje s kartami, které si někdo vytvořil: { $packs }.
web-own-packs-look = Prohlédnout karty
web-menu = Nabídka
web-share = Kopírovat odkaz na stůl
web-link-copied = Odkaz je zkopírovaný: kdo ho otevře, dívá se, nebo si sedne na volné místo.
web-notify-on = Upozornit na můj tah
web-notify-off = Neupozorňovat
# Alerts, by whatever way somebody chose.
web-alerts-on = Upozorňovat na tento stůl
web-alerts-off = Neupozorňovat na tento stůl
web-hints-on = Zobrazit nápovědu
web-hints-off = Skrýt nápovědu
web-hand-over = Předat hru počítači
web-take-back = Převzít hru zpět
web-resign = Vzdát hru
web-resign-sure = Počítač dohraje za vás, na toto místo se už nevrátíte a hru jste prohráli.
web-resigned = hru vzdal(a)
web-abandon = Ukončit hru bez vítěze
web-abandon-sure = Všichni ostatní budou dotázáni. Pokud souhlasí, hra skončí zde a nikdo nevyhrál.
web-absent = { $seat } nehraje už { $days }.
web-absent-bot = Ať hraje počítač
web-vacant = { $seat }: hráč se nevrátil. Hraje počítač a vy můžete toto místo natrvalo převzít.
web-take-over = Převzít toto místo
web-replaced = Vaše místo převzal někdo jiný a hra se vám počítá jako prohraná. Můžete se dívat.
web-gone-back = Pokud se nevrátíte, může vaše místo převzít někdo jiný.
web-stood-in = Místo vás hraje počítač.
web-back = Jsem zpět
web-curtain = Na tahu: { $seat }
web-curtain-why = Co teď přijde, je jen pro vaše oči. Ostatní ať se nedívají.
web-curtain-open = To jsem já ({ $seat }): ukázat mou stranu
web-parts = Části stolu
web-tab-city = Město
web-tab-centre = Střed
web-tab-map = Mapa
web-tab-display = Přehled
web-tab-rivals = Soupeři
web-tab-log = Průběh
web-tab-talk = Hovor
web-tab-lit = tady lze něco vybrat

## The table: hints for the first games. The end of the id is what the engine calls the question.

web-hint-choose-civilization = Každá má vlastní karty, kulturní politiky a vojevůdce. Do první hry se hodí kterákoli.
web-hint-activate = { $rules ->
    [classic] Klepněte na řádek a pak na sloupec: jejich karty dají, co ukazují, a v tomto tahu je můžete použít. Vyberte to, čím chcete platit.
   *[duel] Klepněte na řádek a pak na sloupec: jejich karty dají, co ukazují, a v tomto kole je můžete použít. Vyberte to, čím chcete platit.
}
web-hint-take-turn = { $rules ->
    [classic] Co září, na to můžete klepnout. Získávejte karty, používejte aktivované karty, rozšiřujte své území; až nebude co dělat, ukončete tah.
   *[duel] Co září, na to můžete klepnout. Získávejte karty, používejte aktivované karty, rozšiřujte své území; až nebude co dělat, vynechte tah.
}
web-hint-archive = Archivované karty opustí váš balíček: slabé karty pryč, silné pak přicházejí častěji.

web-join-list = { $one }, { $other }
web-join-sentences = { $one }. { $other }
web-join-named = { $name }: { $value }

# Two more places that the values of cards come from.
web-cards-source-reported = Od jiných
web-cards-source-inferred = Odvozené

## Slova ze hry, vysvětlená v okně u stolu

web-glossary = Slova ze hry
web-glossary-look = Co znamená „{ $word }“?
web-glossary-search = Najít slovo
web-glossary-goal = Hra ve zkratce
web-glossary-rules = Pravidla
web-glossary-cards = { $count ->
    [one] 1 karta s tímto slovem
    [few] { $count } karty s tímto slovem
   *[other] { $count } karet s tímto slovem
}
web-glossary-more = všechny
web-glossary-all = Všechna slova
web-glossary-none = Takové slovo v této hře není.
web-glossary-found = { $count ->
    [one] 1 slovo
    [few] { $count } slova
   *[other] { $count } slov
}
web-settings-key-words = slova ze hry

## The guide of a first game: what it says about the game is in guide.ftl

web-guide = Průvodce
web-guide-on = Zavolat průvodce
web-guide-off = Poslat průvodce pryč
web-guide-gone = Průvodce je pryč. Nabídka ho přivolá zpět.
web-coach = Trenér
web-coach-ask = Navrhnout tah
web-coach-thinks = Trenér přemýšlí…
web-why-that = Proč zrovna to?
# $line: what a bot did, a line of the log.
web-why-that-line = Proč zrovna to? { $line }
# $chances: each seat and its chance in percents.
web-chances-now = Šance na výhru: { $chances }
web-coach-chances = Šance na výhru
# $steps: what is expected after the best option.
web-coach-expected = Očekává se: { $steps }
web-coach-nothing = Teď se vás nikdo na nic neptá.
web-guide-worth = Stojí za úvahu
# $count: words that are still to be read.
web-guide-next = { $count ->
    [0] Rozumím
    [one] Rozumím, ještě { $count }
    [few] Rozumím, ještě { $count }
   *[other] Rozumím, ještě { $count }
}
## The rules to read. $rules: a rule system.

web-rulebook = Pravidla ke čtení
web-rulebook-title = { $rules }: pravidla ke čtení
web-rulebook-lead = { $minutes ->
    [one] Přečtete je asi za minutu.
    [few] Přečtete je asi za { $minutes } minuty.
   *[other] Přečtete je asi za { $minutes } minut.
}
web-rulebook-print = Vytisknout
web-rulebook-contents = Na této stránce
web-rulebook-books = Herní systémy
web-rulebook-all-clauses = Všechna pravidla jednotlivě
web-rulebook-clauses = Přesná pravidla k tomuto odstavci
web-rulebook-lesson = Vyzkoušejte si to: lekce
web-rulebook-after = Tato stránka je pro ty, kdo už znají tato pravidla: { $rules }.
# On the home page.
web-home-rulebook-about = Celá hra na jedné stránce, s obrázky.

## Co se u stolu říká

web-talk = Hovor
# $count: nepřečtené řádky.
web-talk-unread = Hovor: { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
    [many] { $count } nového řádku
   *[other] { $count } nových řádků
}
web-talk-empty = Zatím nikdo nic neřekl.
# Za jménem toho, kdo nehraje.
web-talk-watches = přihlíží
web-talk-gallery = Dokud se hraje, čtou vás jen ostatní přihlížející.
web-talk-phrases = Věty
web-talk-words = Řekněte něco
web-talk-say = Říct
## Plans: what I lay down for my turn

web-plans = Až přijdu na řadu…
# $seconds: 10, unless the host says otherwise.
web-plans-about = Provede se samo, když jste na tahu a { $seconds } sekund nikdo nic neudělal. Nikdo jiný to nevidí.
web-plans-none = Nic není naplánováno.
web-plans-new = Co se má udělat?
web-plans-lay = Naplánovat
# $plan: a sentence such as "Pass".
web-plans-strike = Škrtnout: { $plan }
web-plans-again = { $plan } (jako minule)
web-plans-kind-activate = Aktivovat moje město
web-plans-kind-buy = Získat kartu
web-talk-about = K tomuto řádku
# $name řekl $text.
web-talk-about-line = { $name } – k tomuto řádku: { $text }
web-talk-mute = Ztlumit u tohoto stolu
web-talk-mute-about = Zde už od tohoto člověka nic neuvidíte.
web-talk-mute-done = { $name }: u tohoto stolu už nic neuvidíte.
web-talk-block = Zablokovat všude
web-talk-block-about = Nikde už od tohoto člověka nic neuvidíte a ke stolům, které založíte, si nesedne. Nedozví se to.
web-talk-block-done = Zablokováno: { $name }. Změníte to na své stránce.
web-talk-report = Nahlásit správci
web-talk-report-about = Správce serveru si přečte tento řádek a kdo ho řekl.
web-talk-report-done = Správce si to přečte.
