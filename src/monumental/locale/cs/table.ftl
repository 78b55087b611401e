### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a people (Aztékové) or "Hráč 1", so no verb may agree with it: "{ $seat } – pořízena karta …".
### $card and $civilization are names in their base form: put a noun before them. $place is a cell such as b2,
### or b2k for the Knowledge under its card. $amount, $price, $gains are amounts such as "2 Gold".
### Options are infinitives; the texts of cards among them stay orders.

## Players

# Before a civilization is chosen.
player = Hráč { $number }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }

ask-choose-civilization = Za kterou civilizaci hraješ?
ask-activate = Aktivuj své město: vyber jeden řádek a jeden sloupec.
ask-activation-texts = Který z těchto efektů provedeš jako další?
ask-take-turn = Jsi na tahu: proveď jednu akci, nebo vynech tah.
ask-keep-knowledge = Na kartu vědomostí přišla další: { $card }. Kterou z nich si necháš?
ask-keep-wonder = Rozestavěný můžeš mít jen jeden div světa. Který si necháš?
ask-order-texts = Spouští se několik efektů. Který provedeš jako další?
ask-gain-basic = { $count ->
    [one] Který základní zdroj získáš?
    [few] Který základní zdroj získáš? Máš získat ještě { $count } zdroje.
   *[other] Který základní zdroj získáš? Máš získat ještě { $count } zdrojů.
}
ask-pay-basic = { $count ->
    [one] Který základní zdroj zaplatíš?
    [few] Který základní zdroj zaplatíš? Máš zaplatit ještě { $count } zdroje.
   *[other] Který základní zdroj zaplatíš? Máš zaplatit ještě { $count } zdrojů.
}
ask-choose-branch = Vyber jednu možnost.
# $text is a whole sentence: what would be done.
ask-whether = Chceš to provést? { $text }
ask-use-drawn = Tažená karta: { $card }. Použiješ její efekt?
ask-archive = Kterou kartu archivuješ?
ask-discard = Kterou kartu ze svého města odhodíš?
ask-discard-from-display = Kterou kartu z přehledu rozvoje odhodíš?
ask-reinforce = Kterou kartu zpevníš?
ask-copy = Kterou kartu zkopíruješ?
ask-take-card = Kterou kartu si vezmeš?
ask-wonder-section = Kterou fázi výstavby divu světa provedeš?
ask-conquer = Dobudeš soupeřovu vrchní provincii?
ask-place-type-marker = Kterou značku typu provincie položíš a na kterou provincii?
ask-trade-for-free = Se kterým svobodným městem budeš zdarma obchodovat?

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price } ({ $gold } jako náhrada)

option-choose = Hrát za civilizaci { $civilization }
option-activate = Aktivovat řádek { $row } a sloupec { $column }: { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Aktivovat řádek { $row } a sloupec { $column }: žádné zdroje
option-apply = Provést efekt karty { $card } ({ $place })
option-apply-policy = Provést efekt kulturní politiky { $card }
option-acquire = Pořídit kartu { $card } ({ $kind }) za { $price }
option-build = Pořídit kartu { $card } ({ $kind }) za { $price }
option-gain-card = Získat zdarma kartu { $card } ({ $kind })
option-complete = Dokončit div světa { $card } za { $price }
option-develop = Rozvinout kulturní politiku { $card } za { $price }
option-use = Použít kartu { $card } ({ $place })
option-policy = Použít kulturní politiku { $card }
# $text is a phrase of card text, such as "pay 1 Gold: gain 2 Production".
option-may = { $card } (bez akce): { $text }
option-progress = Učinit vědecký objev za { $price }
option-conquer = Dobýt soupeřovu provincii { $card } za { $price }
option-advantage = Vzít si převahu za { $price }
option-warlord = Použít vojevůdce ({ $card })
option-trade = Obchodovat se svobodným městem { $card } za { $price }
option-trade-own = Obchodovat s vlastním svobodným městem { $card }
option-trade-free = Obchodovat zdarma se svobodným městem { $card }
option-pass = Vynechat tah: v tomto kole už žádné akce
option-archive = Archivovat kartu { $card } ({ $place })
option-discard = Odhodit kartu { $card } ({ $place })
option-remove = Odhodit z přehledu rozvoje kartu { $card }
option-reinforce = Zpevnit kartu { $card } ({ $place })
option-copy = Zkopírovat kartu { $card } ({ $place })
option-copy-policy = Zkopírovat kulturní politiku { $card }
# $text is a phrase of card text with a capital: one branch of "choose one".
option-branch = { $text }
option-take = Získat { $amount }
option-pay = Zaplatit { $amount }
option-keep = Nechat si kartu { $card }
# $text is a phrase of card text.
option-next = { $card }: { $text }
option-mark = Položit značku „{ $type }“ na provincii { $card }
option-yes = Ano
option-no = Ne, nechat být
option-done = Další efekty neprovádět

## What happened: one sentence each

event-first-player = Začínající hráč: { $seat }.
event-chose-civilization = { $player } hraje za civilizaci { $civilization }.
event-round-begins = Začíná { $number }. kolo.
event-final-round = Následuje poslední kolo.
event-game-over = Hra skončila.
event-activated = { $seat } – aktivován řádek { $row } a sloupec { $column }.
event-gained = { $seat } – získáno: { $amount }.
event-paid = { $seat } – zaplaceno: { $amount }.
event-used = { $seat } – použita karta { $card }.
event-used-freely = { $seat } – bez akce použita karta { $card }.
event-triggered = { $seat } – spouští se { $card }.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = zvláštní pravidlo
event-acquired = { $seat } – pořízena karta { $card }.
event-gained-card = { $seat } – zdarma získána karta { $card }.
event-completed = { $seat } – dokončen div světa { $card }.
event-gave-up-wonder = { $seat } – odhozen rozestavěný div světa { $card }.
event-developed = { $seat } – rozvinuta kulturní politika { $card }.
event-conquered = { $seat } – dobyta soupeřova provincie { $card }.
event-marked = { $seat } – značka „{ $type }“ položena na provincii { $card }.
event-took-advantage = { $seat } – převaha vzata za { $amount }.
event-gained-advantage = { $seat } – získána převaha.
event-advantage-decayed = { $count ->
    [one] Převaha zeslábla: zbývá na ní 1 žeton.
    [few] Převaha zeslábla: zbývají na ní { $count } žetony.
   *[other] Převaha zeslábla: zbývá na ní { $count } žetonů.
}
event-advantage-lost = Převaha zeslábla: teď ji nemá nikdo.
event-traded = { $seat } – obchod se svobodným městem { $card }.
event-claimed = { $seat } – připojeno svobodné město { $card }.
event-revealed = Odhaleno nové svobodné město: { $card }.
event-archived = { $seat } – archivována karta { $card }.
event-discarded = { $seat } – odhozena karta { $card }.
event-removed = { $seat } – z přehledu rozvoje odhozena karta { $card }.
event-reinforced = { $seat } – zpevněna karta { $card }.
event-copied = { $seat } – zkopírována karta { $card }.
event-progressed = { $seat } – učiněn vědecký objev.
event-drew = { $seat } – tažena karta { $card }.
event-passed = { $seat } – tah vynechán.
event-dealt = { $seat } – na místo { $place } vyložena karta { $card }.
event-dealt-second-knowledge = { $seat } – na místo { $place } vyložena druhá karta vědomostí: { $card }.
event-reshuffled = { $seat } – odhazovací hromádka zamíchána do nového balíčku města.
event-display-discarded = Z přehledu rozvoje zmizela karta { $card }.
event-display-dealt = Do přehledu rozvoje přibyla karta { $card }.
event-era-begins = { $era } začíná.

## Why not: one sentence each, to the player who tried

reason-game-over = Hra skončila.
reason-not-asked-now = O tom se teď nerozhoduje.
# $amount: what it costs, such as "3 Military". $have: how much of it the player can pay.
reason-cannot-pay = Stojí to { $amount }; zaplatit můžeš { $have }.
reason-no-card-there = Tam žádná karta neleží.
reason-card-is-active = Karta { $card } je aktivovaná: vybrat lze jen neaktivovanou kartu.
reason-card-is-covered = Karta { $card } leží pod jinou kartou: vybrat lze jen vrchní kartu.
reason-not-activated = Karta { $card } není aktivovaná.
reason-nothing-to-use = Karta { $card } nemá žádný efekt k použití.
reason-already-used = Karta { $card } už byla v tomto kole použita.
reason-no-effect-now = Efekt karty { $card } by teď nic nepřinesl.
reason-only-this-card = Efekt platí jen pro kartu, na které je uvedený, ne pro kartu { $card }.
reason-copies-others = Karta { $card } sama kopíruje jiné karty, proto ji zkopírovat nelze.
reason-nothing-to-copy = Na kartě { $card } teď není co kopírovat.
reason-not-copied-by-this = Tento text nemůže zkopírovat kartu { $card }.
reason-keep-one-of-two = Nechat si můžeš jen jednu z obou karet.
reason-no-policy = Ještě nemáš rozvinutou žádnou kulturní politiku.
reason-already-developed = Kulturní politiku { $card } už máš rozvinutou.
reason-not-your-policy = Tato kulturní politika nepatří tvé civilizaci.
reason-civilization-taken = Za tuto civilizaci už hraje někdo jiný.
reason-empty-slot = Na tomto místě přehledu rozvoje žádná karta není.
reason-no-such-pile = Taková hromádka základních budov neexistuje.
reason-empty-pile = Hromádka základní budovy { $card } je prázdná.
reason-not-that-kind = Karta { $card } není správného typu.
# $need: its cost, $have: the most it may cost.
reason-too-costly = Karta { $card } stojí { $need }; smí stát nejvýše { $have }.
reason-no-wonder-begun = Nemáš žádný rozestavěný div světa.
reason-no-province-to-conquer = Soupeř nemá žádnou provincii.
reason-no-province-there = Karta { $card } není provincie.
reason-no-marker-left = Už ti nezbývá žádná značka tohoto typu.
reason-type-already-there = Provincie { $card } už tento typ má.
reason-empty-deck = Tvůj balíček města je prázdný a nový se zamíchá až na konci kola.
reason-not-a-basic-resource = Za převahu se platí výrobou, vědou nebo vojskem.
reason-advantage-yours-already = Převahu už máš.
# $resource: a resource by its name, such as "Military".
reason-advantage-other-type = Převahu můžeš přebít jen zdrojem, jehož žetony na ní leží: { $resource }.
# $amount: such as "3 Military".
reason-stake-too-low = Musíš zaplatit alespoň { $amount }.
reason-needs-advantage = Kartu { $card } můžeš použít, jen dokud máš převahu.
reason-city-of-opponent = Svobodné město { $card } patří soupeři.
reason-city-not-there = Toto svobodné město není na stole.
reason-city-already-traded = Obchod se svobodným městem { $card } už máš v tomto kole za sebou.

## The score sheet, one line for each

score-provinces = Provincie
score-knowledge = Vědomosti
score-wonders = Divy světa
score-policies = Kulturní politiky
score-free-cities = Svobodná města

## What decides a tie, in this order

tie-advantage = kdo má převahu
tie-gold = kdo má víc zlata
tie-culture = kdo má víc kultury

## Rule switches: what is played where the switch is on

switch-aztec-start-province = Aztékové začínají s provincií.
switch-reinforce-keeps-use = Zpevněnou kartu lze v tomto kole ještě použít.
switch-mali-military-on-opponent = Malijci platí za soupeřovy provincie vojskem, ne zlatem.
switch-gain-wonder-complete = Div světa získaný zdarma je hned dokončený.
switch-advantage-top-up = Kdo má převahu, může na ni přidávat žetony téhož druhu.
switch-final-decay = Převaha slábne i na konci posledního kola.
switch-starting-knowledge-scores = Bod se počítá i za počáteční kartu vědomostí.

## Presets: named sets of rule switches

preset-rulebook = Doslova podle pravidel
preset-published = Jak se hraje vydaná hra
