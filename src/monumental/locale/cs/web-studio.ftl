### Your packs: words that no other page needs.

web-studio-title = Vaše balíčky
web-studio-lead = Vytvořte si vlastní karty: napište, co je vytištěno, hned to uvidíte ve čtyřech jazycích a vyzkoušíte u stolu.
web-studio-new = Nový balíček
web-studio-name = Název
web-studio-taken = Balíček { $pack } už existuje.
web-studio-for = Pro
web-studio-rules-duel = Duel
web-studio-rules-classic = Klasická hra
web-studio-from = Začít s
web-studio-empty = prázdným balíčkem
web-studio-copy = kopií balíčku { $pack }
web-studio-modules = S
web-studio-module-trade = Obchod
web-studio-module-renaissance = Renesance
web-studio-module-heroes = Hrdinové
web-studio-module-monsters = Nestvůry
web-studio-make = Vytvořit balíček
web-studio-bring = Nebo otevřete soubor (ZIP)
web-studio-private = Balíčky zůstávají v tomto prohlížeči a nikomu se neukazují. Uložte je na server, chcete-li je mít na všech zařízeních, vybrat pro nový stůl nebo ukázat jiným; nebo si je stáhněte a složku hrajte příkazem `monumental play duel --pack SLOŽKA`. Pište vlastními slovy, ne slovy vydavatele.
web-studio-full = Prohlížeč už nemá místo pro další balíček.
web-studio-drop = Smazat
web-studio-drop-sure = Nadobro smazat balíček { $pack }?
web-studio-kept-here = jen v tomto prohlížeči
web-studio-kept-there = na serveru
web-studio-kept-both = v tomto prohlížeči i na serveru
web-studio-kept-older = od uložení na server změněn
web-studio-keep = Uložit na server
web-studio-keep-again = Uložit změny na server
web-studio-share = Sdílet odkazem
web-studio-hide = Už nesdílet
web-studio-link = Kdo má tento odkaz, může si balíček prohlédnout a vzít kopii
web-studio-link-copy = Kopírovat odkaz
web-studio-link-copied = Zkopírováno
web-studio-link-notice = Odkaz není v žádném seznamu. Balíček je váš vlastní text: nesdílejte slova vydavatele.
web-studio-drop-both = Nadobro smazat balíček { $pack } z tohoto prohlížeče i ze serveru? Hry, které se s ním hrály, zůstanou, jak jsou.
web-studio-take = Vzít si kopii
web-studio-shared = Sdílený balíček
web-studio-shared-notice = Tento balíček někdo vytvořil a sdílí ho tímto odkazem. Názvy a texty jsou jeho vlastní, ne naše ani vydavatelovy.
web-studio-try = Vyzkoušet proti počítači
web-studio-try-alone = Vyzkoušet o samotě
web-studio-all = Všechny balíčky
web-studio-send = Stáhnout (ZIP)
web-studio-keys = Ctrl+Enter: další nová karta · Alt+↑ ↓: jiné karty · Enter v řádku: přečíst
web-studio-card-new = Nová karta
web-studio-card-drop = Smazat tuto kartu
web-studio-pick = Vyberte kartu, nebo vytvořte novou.
web-studio-wrong = Ještě není správně
web-studio-lacks = Co v krabici ještě chybí
web-studio-of = { $has } z { $wanted }
web-studio-count = { $has } z { $wanted } z krabice
web-studio-kind = Druh
web-studio-name-en = Angličtina
web-studio-name-es = Španělština
web-studio-name-cs = Čeština
web-studio-name-ja = Japonština
web-studio-line = Řádek, jak je vytištěn, anglicky
web-studio-type-sentence = napište větu, anglicky
web-studio-type-into = { $label }: napište větu
web-studio-add-sentence = { $label }: vyberte větu
web-studio-choose = vybrat
web-studio-nearest = Nerozpoznáno. Nejbližší věty:
web-studio-verb = Věta { $number }
web-studio-up = Větu { $number } nahoru
web-studio-down = Větu { $number } dolů
web-studio-remove-sentence = Odebrat větu { $number }
web-studio-remove = Odebrat
web-studio-add = Přidat: { $what }
web-studio-section = { $label }, část { $number }
web-studio-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Maps: a brush is what a click puts on a tile.

web-studio-maps = Mapy
web-studio-map-new = Nová mapa
web-studio-map-drop = Smazat tuto mapu
web-studio-map-players = Pro kolik hráčů
web-studio-brush = Co položí kliknutí
web-studio-brush-meadow = louka
web-studio-brush-forest = les
web-studio-brush-mountain = hory
web-studio-brush-volcano = sopka
web-studio-brush-water = voda
web-studio-brush-capital = hlavní město
web-studio-brush-barbarian-1 = barbaři 1
web-studio-brush-barbarian-2 = barbaři 2
web-studio-brush-barbarian-3 = barbaři 3
web-studio-brush-barbarian-4 = barbaři 4
web-studio-brush-town = svobodné město
web-studio-brush-market = tržiště
web-studio-brush-nothing = nic
web-studio-map-turned = Také na druhé straně (půl otáčky)
web-studio-map-keys = Mapa. Šipky vedou z místa na místo, Enter maluje, písmeno maluje svým štětcem: m f h v ~ c 1–4 t $; Delete dílek odebere.
web-studio-map-tile = Dílek { $number }: { $what }
web-studio-map-empty = žádný dílek
web-studio-map-promises = Co slibuje každé hlavní město
web-studio-map-capital = Hlavní město { $number }
web-studio-map-differs = liší se
web-studio-map-sound = S touto mapou je vše v pořádku.
