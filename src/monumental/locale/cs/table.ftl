### What the table says about the game: questions, options, what happened, why not, points.
###
### $seat is a people (Aztékové) or "Hráč 1", so no verb may agree with it: "{ $seat } – získána karta …".
### $card and $civilization are names in their base form: put a noun before them. $place is a cell such as b2,
### or “b2 (under Fort)” for a Knowledge. $amount, $price, $gains are amounts such as "2 Gold".
### $tile and $origin are tiles such as "17 (les, barbaři 2)": put "dílek" or "provincie" before them.
### $city is a city by its name: "tržiště { $city }". $owner and $loser are always a people, in the plural.
### Options are infinitives, the texts of cards among them, too: INFINITIVE($text). Behind a colon an amount is
### put into the nominative: NOMINATIVE($amount). effects.ftl says more of such functions.
### What a message may ask about the game ($cycle, $now, $provinces, $players) is explained in vocabulary.ftl.

## Players

# Before a civilization is chosen.
player = Hráč { $number }
# A person and their civilization.
player-of = { $player } · { $civilization }

## The map

tile = { $number } ({ $details })
# What lies on a tile, in the brackets after its number. $number: the one on the token.
tile-barbarians = barbaři { $number }
tile-free-town = svobodné město
tile-market = tržiště { $city }
tile-production = žeton výroby
# $card: the name of a Monster that stands there.
tile-monster = nestvůra { $card }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }: { $question }
# $question is any question, with all that speaks of "you": somebody answers it instead of an Automa, which $seat
# names.
ask-for-automa = Rozhodujete za automu ({ $seat }): { $question }
# Instead of ask-choose-civilization and ask-choose-capital, for whoever answers instead of an Automa.
ask-automa-civilization = Za kterou civilizaci bude hrát automa ({ $seat })?
ask-automa-capital = Které hlavní město připadne automě ({ $seat })?

ask-choose-civilization = Za kterou civilizaci budete hrát?
ask-activate = Aktivujte své město: vyberte si jeden řádek a jeden sloupec.
ask-activation-texts = Který z těchto efektů provedete jako další?
# $doing, where one takes a single action in turn: nothing (no action taken yet), acted (the action is complete),
# armies (Units are moving: any number of moves is one action), expedition (the same with Explorers).
# Things that need no action can be done in every case.
ask-take-turn = { $cycle ->
    [turn] Jste na tahu: proveďte libovolný počet akcí a pak tah ukončete.
   *[round] { $doing ->
        [acted] Svou akci už máte za sebou. Proveďte ještě volné akce, nebo tah ukončete.
        [armies] Přesouváte jednotky, všechny jejich přesuny jsou jedna akce: pokračujte, nebo tah ukončete.
        [expedition] Vaši zvědi jsou na cestě, všechny jejich pohyby a činy jsou jedna akce: pokračujte, nebo tah ukončete.
       *[nothing] Jste na tahu: proveďte jednu akci, nebo vynechte tah.
    }
}
ask-keep-knowledge = Na kartu vědomostí přišla další: { $card }. Kterou z nich si necháte?
ask-keep-wonder = Rozestavěný můžete mít jen jeden div světa. Který si necháte?
ask-order-texts = Spouští se několik efektů. Který provedete jako další?
ask-gain-basic = { $count ->
    [one] Který základní zdroj získáte?
    [few] Který základní zdroj získáte? Máte získat ještě { $count } zdroje.
   *[other] Který základní zdroj získáte? Máte získat ještě { $count } zdrojů.
}
ask-pay-basic = { $count ->
    [one] Který základní zdroj zaplatíte?
    [few] Který základní zdroj zaplatíte? Máte zaplatit ještě { $count } zdroje.
   *[other] Který základní zdroj zaplatíte? Máte zaplatit ještě { $count } zdrojů.
}
ask-choose-branch = Vyberte si jednu možnost.
# $text is a whole sentence: what would be done.
ask-whether = Chcete to provést? { $text }
ask-use-drawn = Tažená karta: { $card }. Použijete její efekt?
ask-archive = Kterou kartu archivujete?
ask-discard = Kterou kartu ze svého města odhodíte?
ask-discard-from-display = Kterou kartu z přehledu rozvoje odhodíte?
ask-reinforce = Kterou kartu zpevníte?
ask-copy = Kterou kartu zkopírujete?
ask-take-card = Kterou kartu získáte?
ask-wonder-section = Kterou fázi výstavby divu světa dokončíte?
ask-conquer = { $provinces ->
    [map] Kterou provincii dobudete?
   *[cards] Dobudete soupeřovu vrchní provincii?
}
ask-place-type-marker = Kterou značku typu provincie položíte a na kterou provincii?
ask-trade-for-free = Se kterým svobodným městem budete zdarma obchodovat?

## Questions about the map and its tokens

ask-choose-capital = Které hlavní město si vyberete?
ask-wonder-site = Kam položíte žeton divu světa { $card }?
# $tile: the Province that is conquered; $count: how many Units are still to be chosen.
ask-send-units = { $count ->
    [one] Která jednotka se přesune do provincie { $tile }?
    [few] Která jednotka se přesune do provincie { $tile }? Vybrat máte ještě { $count } jednotky.
   *[other] Která jednotka se přesune do provincie { $tile }? Vybrat máte ještě { $count } jednotek.
}
ask-choose-benefit = { $card }: Kterou ze dvou odměn získáte?
ask-token-first = V dobyté provincii je žeton a zároveň se spouštějí jiné efekty. Co provedete jako první?
ask-repeat-token = Odměnu kterého ze svých žetonů průzkumu získáte znovu? Žeton se potom odstraní ze hry.
# $unit: troop or warlord; $tile: where it is.
ask-destination = { $unit ->
    [warlord] Kam se přesune váš vojevůdce z dílku { $tile }?
   *[troop] Kam se přesune voják z dílku { $tile }?
}
ask-move-units = { $count ->
    [one] Kterou jednotku zdarma přesunete?
    [few] Kterou jednotku zdarma přesunete? Přesunout můžete ještě { $count } jednotky.
   *[other] Kterou jednotku zdarma přesunete? Přesunout můžete ještě { $count } jednotek.
}
ask-warlord-returns = Z provincie { $tile } se do vašeho hlavního města vrátí 3 jednotky. Má mezi nimi být vojevůdce?
# $count: how many steps are left. Where one takes a single action in turn, Explorers that have moved may take
# a token or defeat a Monster on the way, even with no step left.
ask-move-explorers = { $cycle ->
    [turn] { $count ->
        [one] Kterým zvědem zdarma pohnete?
        [few] Kterým zvědem zdarma pohnete? Zbývají vám { $count } pohyby.
       *[other] Kterým zvědem zdarma pohnete? Zbývá vám { $count } pohybů.
    }
   *[round] { $count ->
        [0] Co vaši zvědi udělají tam, kde stojí?
        [one] Co vaši zvědi udělají? Zbývá vám 1 pohyb zdarma.
        [few] Co vaši zvědi udělají? Zbývají vám { $count } pohyby zdarma.
       *[other] Co vaši zvědi udělají? Zbývá vám { $count } pohybů zdarma.
    }
}
ask-gather = Ze které provincie seberete žeton výroby?
ask-market-token = Který žeton tržiště { $city } si necháte?
# $again: yes where only activated cards can be chosen.
ask-activate-card = { $again ->
    [yes] Kterou kartu aktivujete znovu?
   *[no] Kterou kartu aktivujete?
}

## Questions when a Monster attacks, to a player who is hit

# $count: how many Units are still to be chosen.
ask-withdraw = { $count ->
    [one] Nestvůra zahání vaše jednotky. Která se vrátí do vašeho hlavního města?
    [few] Nestvůra zahání vaše jednotky. Která se vrátí do vašeho hlavního města? Vybrat máte ještě { $count } jednotky.
   *[other] Nestvůra zahání vaše jednotky. Která se vrátí do vašeho hlavního města? Vybrat máte ještě { $count } jednotek.
}
ask-lose-card = Nestvůra vás připraví o kartu města. Kterou odhodíte?

## Questions where the rules leave an Automa several tiles. They always stand in ask-for-automa.

ask-automa-conquer = Stejně dobře vyhovuje několik provincií. Která bude dobyta?
# $card: a Wonder.
ask-automa-site = Stejně dobře vyhovuje několik provincií. Na kterou přijde žeton divu světa { $card }?
# $number: 1 or 2, the Explorer.
ask-automa-step = Několik cest je stejně krátkých. Kam půjde zvěd { $number }?

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price } ({ $gold } jako náhrada)
# Of a Knowledge. $place: a cell such as b2; $card: the card that lies on it.
place-under = { $place }, pod kartou { $card }

option-choose = Hrát za civilizaci { $civilization }
option-activate = Aktivovat řádek { $row } a sloupec { $column } a získat { $gains }
# When nothing lies there that gives resources.
option-activate-nothing = Aktivovat řádek { $row } a sloupec { $column }, nezískat žádné zdroje
option-apply = Provést efekt karty { $card } ({ $place })
option-apply-policy = Provést efekt kulturní politiky { $card }
option-acquire = Získat kartu { $card } ({ $kind }) za { $price }
option-build = Získat kartu { $card } ({ $kind }) za { $price }
option-gain-card = Vzít z nabídky kartu { $card } ({ $kind })
option-complete = Dokončit div světa { $card } za { $price }
option-develop = Rozvinout kulturní politiku { $card } za { $price }
option-use = Použít kartu { $card } ({ $place })
# A card that was drawn and lies beside the City; $place: d1, d2 …
option-use-drawn = Použít kartu { $card } taženou { $now } ({ $place })
option-policy = Použít kulturní politiku { $card }
# $text is a phrase of card text, such as "pay 1 Gold: gain 2 Production".
option-may = { $cycle ->
    [turn] { $card }: { INFINITIVE($text) }
   *[round] { $card } (bez akce): { INFINITIVE($text) }
}
option-progress = Učinit vědecký objev za { $price }
option-conquer = Dobýt soupeřovu provincii { $card } za { $price }
option-advantage = Převzít převahu za { $price }
option-warlord = Použít vojevůdce ({ $card })
option-trade = Obchodovat se svobodným městem { $card } za { $price }
option-trade-own = Obchodovat s vlastním svobodným městem { $card }
option-trade-free = Obchodovat zdarma se svobodným městem { $card }
option-pass = Vynechat tah: v tomto kole už neprovádět žádné akce
# Where resources are lost at once. $amounts: such as "2 Science and 1 Military".
option-pass-losing = Vynechat tah: v tomto kole už neprovádět žádné akce a odhodit { $amounts }
option-archive = Archivovat kartu { $card } ({ $place })
# A card that counts for points leaves the game. $points: how many they are.
option-archive-scoring = { $points ->
    [one] Archivovat kartu { $card } ({ $place }) a přijít o její 1 bod
    [few] Archivovat kartu { $card } ({ $place }) a přijít o její { $points } body
   *[other] Archivovat kartu { $card } ({ $place }) a přijít o jejích { $points } bodů
}
option-discard = Odhodit kartu { $card } ({ $place })
option-remove = Odhodit z přehledu rozvoje kartu { $card }
option-reinforce = Zpevnit kartu { $card } ({ $place })
option-copy = Zkopírovat kartu { $card } ({ $place })
option-copy-policy = Zkopírovat kulturní politiku { $card }
# $text is a phrase of card text with a capital: one branch of "choose one".
option-branch = { INFINITIVE($text) }
option-take = Získat { $amount }
option-pay = Zaplatit { $amount }
option-keep = Nechat si: { $card }
# $text is a phrase of card text.
option-next = { $card }: { INFINITIVE($text) }
option-mark = Položit značku „{ $type }“ na provincii { $card }
option-yes = Ano
option-no = Ne, nechat být
option-done = Další efekty neprovádět

## Options on the map. $price: what it costs; $units: how many Units must move in.

option-capital = Vybrat si dílek { $tile }
option-conquer-province = { $units ->
    [one] Dobýt provincii { $tile } za { $price } a přesunout do ní 1 jednotku
    [few] Dobýt provincii { $tile } za { $price } a přesunout do ní { $units } jednotky
   *[other] Dobýt provincii { $tile } za { $price } a přesunout do ní { $units } jednotek
}
# $owner: a people, such as Danes.
option-conquer-from = { $units ->
    [one] Dobýt provincii { $tile }, kterou ovládají { $owner }, za { $price } a přesunout do ní 1 jednotku
    [few] Dobýt provincii { $tile }, kterou ovládají { $owner }, za { $price } a přesunout do ní { $units } jednotky
   *[other] Dobýt provincii { $tile }, kterou ovládají { $owner }, za { $price } a přesunout do ní { $units } jednotek
}
option-send = Poslat vojáka z dílku { $tile }
# $card: the Warlord by name.
option-send-warlord = Poslat vojevůdce ({ $card }) z dílku { $tile }
option-move = Přesunout vojáka z dílku { $tile } za { $price }
option-move-free = Přesunout vojáka z dílku { $tile }
option-lead = Přesunout vojevůdce ({ $card }) z dílku { $tile } za { $price }
option-lead-free = Přesunout vojevůdce ({ $card }) z dílku { $tile }
option-to = Na dílek { $tile }
option-no-move = Už žádný další pohyb
# Where Explorers could move or take a token.
option-no-deed = Už nic dalšího
option-outpost = Postavit opevnění v provincii { $tile }: 3 jednotky se vrátí do vašeho hlavního města
option-warlord-returns = Ano, vrátí se vojevůdce a 2 vojáci
option-warlord-stays = Ne, vrátí se 3 vojáci
option-token-first = Nejdřív žeton z provincie, potom efekty
option-texts-first = Nejdřív efekty, potom žeton z provincie
# $number: 1 or 2, the Explorer; $origin: where it is; $tile: where it goes.
option-explore = Pohnout zvědem { $number } z dílku { $origin } na dílek { $tile } za { $price }
option-explore-free = Pohnout zvědem { $number } z dílku { $origin } na dílek { $tile }
option-visit = Zvěd { $number }: vybrat si žeton tržiště { $city }
option-pick-up = Zvěd { $number }: sebrat žeton výroby z provincie { $tile }
option-gather = Sebrat žeton výroby z provincie { $tile }
option-token = { $cycle ->
    [turn] Použít žeton tržiště: { $card }
   *[round] Použít žeton tržiště (bez akce): { $card }
}
option-produce = { $cycle ->
    [turn] Použít žeton výroby z mapy: získat 1 žeton výroby
   *[round] Použít žeton výroby z mapy (bez akce): získat 1 žeton výroby
}
option-repeat = Získat znovu odměnu žetonu { $card }
option-site = Položit na dílek { $tile }
option-copy-display = Zkopírovat efekt karty { $card } z přehledu rozvoje
option-activate-card = Aktivovat kartu { $card } ({ $place })
# With what that brings at once.
option-activate-card-gains = Aktivovat kartu { $card } ({ $place }) a získat { $gains }
# Where one takes a single action in turn, the turn comes round again until one passes.
option-end = { $cycle ->
    [turn] Ukončit tah
   *[round] Ukončit tah: hraje další hráč
}

## Options with Heroes and Monsters. $card: the name of the Hero, the Monster or the Warlord.

option-hire = Najmout hrdinu ({ $card }) za { $price }
option-hero = Použít hrdinu ({ $card })
# A Hero that is returned can be hired again at once, or only when the round is over.
option-dismiss = { $cycle ->
    [turn] Vrátit hrdinu ({ $card }) do řady hrdinů
   *[round] Vrátit bez akce hrdinu ({ $card }): jiného si v tomto kole najmout nemůžete
}
# $number: 1 or 2, the Explorer.
option-defeat = Zvěd { $number }: porazit nestvůru { $card } na dílku { $tile } za { $price }
option-withdraw = Stáhnout vojáka z provincie { $tile }
option-withdraw-warlord = Stáhnout vojevůdce ({ $card }) z provincie { $tile }

## Options in place of an Automa, which pays nothing

option-automa-conquer = Dobýt provincii { $tile }
# $owner: a people, such as Danes; perhaps the people of whoever is asked.
option-automa-conquer-from = Dobýt provincii { $tile }, kterou ovládají { $owner }

## What happened: one sentence each

event-first-player = Začínající hráč: { $seat }.
event-chose-civilization = { $player } hraje za civilizaci { $civilization }.
event-drew-civilization = { $player } – vylosovaná civilizace: { $civilization }.
event-round-begins = Začíná { $number }. kolo.
event-final-round = Následuje poslední kolo.
event-game-over = Hra skončila.
# $number: how many actions of the player.
event-took-back = { $seat } – vzato zpět i s tím, co následovalo: { $number ->
    [one] poslední akce
    [few] poslední { $number } akce
   *[other] posledních { $number } akcí
}.
event-activated = { $seat } – aktivován řádek { $row } a sloupec { $column }.
event-gained = { $seat } – získáno: { NOMINATIVE($amount) }.
event-paid = { $seat } – zaplaceno: { NOMINATIVE($amount) }.
event-used = { $seat } – použita karta { $card }.
event-used-freely = { $cycle ->
    [turn] { $seat } – použita karta { $card }.
   *[round] { $seat } – bez akce použita karta { $card }.
}
event-triggered = { $seat } – spouští se { $card }.
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = zvláštní pravidlo
event-acquired = { $seat } – získána karta { $card }.
event-gained-card = { $seat } – z nabídky vzata karta { $card }.
event-completed = { $seat } – dokončen div světa { $card }.
event-gave-up-wonder = { $seat } – vyřazen rozestavěný div světa { $card }.
event-developed = { $seat } – rozvinuta kulturní politika { $card }.
event-conquered = { $seat } – dobyta soupeřova provincie { $card }.
event-marked = { $seat } – značka „{ $type }“ položena na provincii { $card }.
event-took-advantage = { $seat } – převaha převzata za { $amount }.
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
event-turn-begins = { $seat } – začátek tahu.
event-turn-ends = { $seat } – konec tahu.
event-end-triggered = Byla vyložena poslední karta rozvoje: až toto kolo skončí, bude mít každý ještě jeden, poslední tah.
event-final-turns = Začíná { $number }. kolo: pro každého poslední tah.
event-last-round = Začíná { $number }. kolo, poslední.
event-activated-card = { $seat } – aktivována karta { $card } ({ $place }).

## What happened on the map. Secrets stay secret: nobody is told what an Explorer saw in a Market.

event-settled = { $seat } – vybrán dílek { $tile }.
event-attacked = { $seat } – napadena provincie { $tile }.
event-conquered-province = { $seat } – dobyta provincie { $tile }.
# $loser: a people, such as Danes.
event-conquered-from = { $seat } – dobyta provincie { $tile }, ztrácejí ji { $loser }.
event-warlord-benefit = { $seat } – získána odměna vojevůdce ({ $card }).
event-took-token = { $seat } – vzat žeton průzkumu: { $card }.
event-repeated-token = { $seat } – znovu získána odměna žetonu { $card }. Žeton byl odstraněn ze hry.
event-moved = { $seat } – voják přesunut z dílku { $origin } na dílek { $tile }.
event-moved-warlord = { $seat } – vojevůdce přesunut z dílku { $origin } na dílek { $tile }.
event-built-outpost = { $seat } – postaveno opevnění v provincii { $tile }.
event-explorer-moved = { $seat } – pohyb zvěda { $number } na dílek { $tile }.
event-took-production = { $seat } – sebrán žeton výroby z provincie { $tile }.
event-used-production = { $seat } – použit žeton výroby z mapy.
event-looked = { $seat } – prohlédnuty žetony tržiště { $city }.
event-took-market-token = { $seat } – vzat žeton tržiště { $city }: { $card }.
event-used-token = { $seat } – použit žeton tržiště: { $card }.
event-placed-wonder = { $seat } – žeton divu světa { $card } položen na dílek { $tile }.

## What happened with Heroes and Monsters

event-hero-came = Nový hrdina k najmutí: { $card }.
event-hired = { $seat } – najat hrdina: { $card }.
# Where the round counts, the player returned the Hero before, and now it can be hired again.
event-dismissed = { $cycle ->
    [turn] { $seat } – hrdina vrácen do řady hrdinů: { $card }.
   *[round] Znovu k najmutí je hrdina { $card }.
}
event-set-hero-aside = { $seat } – vrácen hrdina { $card }, po tomto kole bude znovu k najmutí.
event-monster-found = { $cycle ->
    [turn] { $seat } – v provincii { $tile } odhalena nestvůra { $card }.
   *[round] { $seat } – v provincii { $tile } odhalena nestvůra { $card }. Zaútočí na konci kola.
}
event-monster-attacks = Nestvůra { $card } útočí z provincie { $tile }.
event-lost = { $seat } – ztraceno: { NOMINATIVE($amount) }.
event-lost-production-tokens = { $count ->
    [one] { $seat } – ztracen 1 sebraný žeton výroby.
    [few] { $seat } – ztraceny { $count } sebrané žetony výroby.
   *[other] { $seat } – ztraceno { $count } sebraných žetonů výroby.
}
event-withdrew = { $seat } – voják stažen z provincie { $tile } do hlavního města.
event-withdrew-warlord = { $seat } – vojevůdce stažen z provincie { $tile } do hlavního města.
event-explorers-recalled = { $seat } – zvědi se vrátili do hlavního města.
event-defeated = { $seat } – na dílku { $tile } poražena nestvůra { $card }.

## What an Automa did, line by line, and why. $seat: its people, such as Danes.

# $card: a Solo card, such as "Solo 5".
event-solo-card = { $seat } – odhalena karta { $card }.
event-solo-advanced = { $seat } – do balíčku pro sólovou hru přidána karta { $card }.
# $number: which line of the card, from 1. $text: what stands there, whole: "(2 Gold) Develop a Policy."
event-solo-line = { $seat } – pokyn { $number }: { $text }
# $amount: the price of the line, such as "2 Gold".
event-line-unaffordable = { $seat } – nelze zaplatit { $amount }, pokyn se přeskakuje.
# $count: how much Gold there is instead, perhaps none.
event-line-impossible = { $count ->
    [0] { $seat } – pokyn nelze provést.
    [one] { $seat } – pokyn nelze provést, náhradou je 1 zlato.
    [few] { $seat } – pokyn nelze provést, náhradou jsou { $count } zlata.
   *[other] { $seat } – pokyn nelze provést, náhradou je { $count } zlat.
}
# A condition that is not met, or a gain of nothing.
event-line-empty = Pokyn teď nic nemění.
# Of cards, Wonders or Provinces. $number: what those cost that the line asks for.
event-picked-cheapest = Nejnižší cena je { $number }.
event-picked-dearest = Nejvyšší cena je { $number }.
# Provinces to conquer, or to put a Wonder token on.
event-tie-value = Nejnižší hodnota mezi vyhovujícími provinciemi je { $number }.
event-tie-furthest = Tuto cenu má několik karet; bere se ta nejvzdálenější od balíčku.
event-tie-alphabet = Dvě karty jsou od balíčku stejně daleko; bere se ta, jejíž anglický název je v abecedě první.
event-tie-production = Několik cest je stejně krátkých; přednost má dílek se žetonem výroby.
event-site-capital = Pro žeton divu světa není volná žádná provincie, pokládá se proto na hlavní město.
event-no-site = Na každém dílku už je žeton divu světa, tento se proto nepokládá.
# $decider: the people of whoever decided.
event-tie-decided = { $seat } – dílek { $tile } vybrali { $decider }.
event-automa-took = { $seat } – z přehledu rozvoje vzata karta { $card }.
event-automa-began = { $seat } – zahájena stavba divu světa { $card }.
# $count: how many Policies there are now.
event-automa-developed = { $seat } – rozvinuta kulturní politika (celkem { $count }).
event-token-left = { $seat } – otočen žeton průzkumu: { $card }. Žeton byl odstraněn ze hry.
event-automa-kept-token = { $seat } – vzat žeton průzkumu: { $card }.
event-automa-took-production = { $seat } – sebrán žeton výroby z provincie { $tile }.
# $count: how many tokens.
event-automa-exchanged = { $count ->
    [one] { $seat } – za zlato odevzdán 1 žeton výroby z mapy.
    [few] { $seat } – za zlato odevzdány { $count } žetony výroby z mapy.
   *[other] { $seat } – za zlato odevzdáno { $count } žetonů výroby z mapy.
}
event-market-token-left = { $seat } – vzat žeton tržiště { $city }: { $card }. Žeton byl odstraněn ze hry.
event-automa-kept-market-token = { $seat } – vzat žeton tržiště { $city }: { $card }.
# $kept: yes where Market tokens were kept until now.
event-markets-open-again = { $kept ->
    [yes] { $seat } – nezbývá žádné tržiště k návštěvě. Zvědi se vrátili do hlavního města, žetony tržišť byly odstraněny ze hry a všechna tržiště jsou znovu otevřená.
   *[no] { $seat } – nezbývá žádné tržiště k návštěvě. Zvědi se vrátili do hlavního města a všechna tržiště jsou znovu otevřená.
}
event-automa-took-hero = { $seat } – získán hrdina: { $card }.
event-shuffled-solo = { $seat } – všechny karty pro sólovou hru zamíchány do nového balíčku.
# It lacks the lines that the line before asked for.
event-solo-card-put-away = { $seat } – odložena karta { $card }: takový pokyn na ní není.

## Why not: one sentence each, to the player who tried

reason-game-over = Hra skončila.
reason-not-asked-now = O tom se teď nerozhoduje.
# $amount: what it costs, such as "3 Military". $have: how much of it the player can pay.
reason-cannot-pay = Stojí to { $amount }; zaplatit můžete { $have }.
reason-no-card-there = Tam žádná karta neleží.
reason-card-is-active = Karta { $card } je aktivovaná: vybrat lze jen neaktivovanou kartu.
reason-card-is-covered = Karta { $card } leží pod jinou kartou: vybrat lze jen vrchní kartu.
reason-not-activated = Karta { $card } není aktivovaná.
reason-nothing-to-use = Karta { $card } nemá žádný efekt k použití.
reason-already-used = Karta { $card } už byla { $now } použita.
reason-no-effect-now = Efekt karty { $card } by teď nic nepřinesl.
reason-only-this-card = Efekt platí jen pro kartu, na které je uvedený, ne pro kartu { $card }.
reason-copies-others = Karta { $card } sama kopíruje jiné karty, proto ji zkopírovat nelze.
reason-nothing-to-copy = Na kartě { $card } teď není co kopírovat.
reason-not-copied-by-this = Kartu { $card } tímto efektem zkopírovat nelze.
reason-keep-one-of-two = Nechat si můžete jen jednu z obou karet.
reason-no-policy = Ještě nemáte rozvinutou žádnou kulturní politiku.
reason-already-developed = Kulturní politiku { $card } už máte rozvinutou.
reason-not-your-policy = Tato kulturní politika nepatří vaší civilizaci.
reason-civilization-taken = Za tuto civilizaci už hraje někdo jiný.
reason-empty-slot = Na tomto místě přehledu rozvoje žádná karta není.
reason-no-such-pile = Taková hromádka základních budov neexistuje.
reason-empty-pile = Hromádka základní budovy { $card } je prázdná.
reason-not-that-kind = Karta { $card } není správného druhu.
# $need: its cost, $have: the most it may cost.
reason-too-costly = Karta { $card } stojí { $need }; smí stát nejvýše { $have }.
reason-no-wonder-begun = Nemáte žádný rozestavěný div světa.
reason-no-province-to-conquer = Soupeř nemá žádnou provincii.
reason-no-province-there = Karta { $card } není provincie.
reason-no-marker-left = Už vám nezbývá žádná značka tohoto typu.
reason-type-already-there = Provincie { $card } už tento typ má.
reason-empty-deck = { $provinces ->
    [map] Váš balíček města i odhazovací hromádka jsou prázdné.
   *[cards] Váš balíček města je prázdný a nový se zamíchá až na konci kola.
}
reason-not-a-basic-resource = Za převahu se platí výrobou, vědou nebo vojskem.
reason-advantage-yours-already = Převahu už máte.
# $resource: a resource by its name, such as "Military".
reason-advantage-other-type = Převahu můžete přebít jen zdrojem, jehož žetony na ní leží: { $resource }.
# $amount: such as "3 Military".
reason-stake-too-low = Musíte zaplatit alespoň { $amount }.
reason-needs-advantage = Kartu { $card } můžete použít, jen dokud máte převahu.
reason-city-of-opponent = Svobodné město { $card } patří soupeři.
reason-city-not-there = Toto svobodné město není na stole.
reason-city-already-traded = Obchod se svobodným městem { $card } už máte v tomto kole za sebou.
reason-activated-already = Karta { $card } už je aktivovaná.
reason-already-reinforced = Karta { $card } už je zpevněná.

## Why not, on the map

reason-no-such-tile = Takový dílek neexistuje.
reason-capital = Hlavní města nelze napadnout.
reason-water = Vodní dílky nelze napadnout.
reason-yours-already = Tuto provincii už ovládáte.
reason-out-of-reach = Tato provincie nesousedí s vaším územím.
reason-other-province = Tento efekt se týká jiného druhu provincií.
# $need: how many it takes; $have: how many can be used for it.
reason-too-few-units = { $need ->
    [one] Je k tomu potřeba 1 jednotka; k dispozici máte { $have }.
    [few] Jsou k tomu potřeba { $need } jednotky; k dispozici máte { $have }.
   *[other] Je k tomu potřeba { $need } jednotek; k dispozici máte { $have }.
}
# Military and the demands of a Free Town.
reason-cannot-pay-all = Každou část ceny zvlášť zaplatit můžete, obě dohromady ne.
reason-not-your-land = Tento dílek není váš.
reason-not-connected = Tento dílek není s napadenou provincií propojený přes vaše území.
reason-no-unit-there = Žádná taková jednotka už tam není.
reason-last-unit = V každé vaší provincii musí zůstat jednotka nebo opevnění.
reason-last-of-province = Poslední jednotka v provincii zůstává na místě.
reason-isolated = Jednotky se přesouvají jen v rámci vašeho propojeného území.
reason-already-there = Jednotka už tam je.
reason-not-your-province = Tuto provincii neovládáte.
reason-no-outpost-left = Už vám nezbývá žádné opevnění.
reason-outpost-there = V této provincii už opevnění je.
reason-no-such-explorer = Máte dva zvědy, 1 a 2.
reason-not-adjacent = Tento dílek se zvědem nesousedí.
reason-closed-to-explorers = Na tento dílek vaši zvědi nesmějí.
reason-explorer-has-acted = Tento zvěd už { $now } svou akci provedl.
reason-no-production-token = Žádný žeton výroby tam neleží.
reason-no-production-in-reserve = V osobní zásobě nemáte žádný žeton výroby z mapy.
reason-no-market = Tento zvěd není na dílku s tržištěm.
reason-market-visited = Žeton z tohoto tržiště už máte.
reason-market-empty = Na tomto tržišti už žádné žetony nejsou.
reason-not-in-market = Tento žeton na tomto tržišti neleží.
reason-not-your-token = Takový žeton nemáte.
reason-token-used = Žeton { $card } už byl použit.
reason-wonder-there = Na tomto dílku už žeton divu světa je.
reason-capital-taken = Toto hlavní město už někomu patří.
reason-no-capital-there = Tento dílek není hlavní město.

## Why not, where one takes a single action in turn

reason-not-acted-yet = Svou akci máte ještě před sebou: proveďte ji, nebo vynechte tah.
reason-acted-already = Svou akci už máte v tomto tahu za sebou.
reason-other-explorer-moves = V jednom tahu hrajete jen s jedním zvědem a v tomto tahu je to ten druhý.
reason-no-steps-left = Už vám nezbývá žádný pohyb zdarma.
reason-explorer-has-not-moved = Tento zvěd se tímto efektem nepohnul, takže teď nemůže svou akci provést.
reason-explorer-owes-a-step = Váš zvěd provedl akci ještě před pohybem: teď se musí pohnout.

## Why not, with Heroes and Monsters

reason-hero-not-there = Takový hrdina teď k najmutí není.
reason-has-a-hero = Můžete mít jen jednoho hrdinu; už máte tohoto: { $card }.
reason-hero-is-leaving = V tomto kole vás opouští hrdina { $card }: dalšího si můžete najmout až v příštím kole.
reason-no-hero = Nemáte žádného hrdinu.
reason-no-monster = Na dílku s tímto zvědem žádná nestvůra nestojí.
reason-guarded = Na tomto dílku stojí nestvůra: dokud ji někdo neporazí, žádný žeton odtud vzít nelze.

## Why not, of texts: what stands in the way of one

# $text: a sentence of a card in its own words, such as "gain 1 Gold for each Coastal Province you control".
reason-nothing-to-count = Efekt říká „{ $text }“ a nic takového nemáte.
# $amount: such as "2 Production". $have: how much of it the player has gained.
reason-not-gained = Efekt vyžaduje, abyste { $now } získali { $amount }; zatím jste získali { $have }.
# $text: a condition in the words of the card, such as "if you have conquered a Province this turn, …".
reason-condition-unmet = Efekt říká „{ $text }“ a to neplatí.
# $have: how many of what the condition speaks of the player has.
reason-condition-count = Efekt říká „{ $text }“; zatím je to { $have }.
# $need: how many resources it takes, of any types; $have: how many can be paid.
reason-cannot-pay-basics = Základních zdrojů je k tomu potřeba { $need }; zaplatit jich můžete { $have }.
reason-cannot-pay-different = Základních zdrojů různých typů je k tomu potřeba { $need }; zaplatit jich můžete { $have }.
# $card: the card that lacks least. $amount: its price, such as "3 Production".
reason-cannot-pay-card = Žádnou z karet, o kterých efekt mluví, zaplatit nemůžete: karta { $card } stojí { $amount } a zaplatit můžete { $have }.
# $card: the cheapest card. $need: its cost, $have: the most it may cost.
reason-all-too-costly = Všechny takové karty jsou příliš drahé: karta { $card } stojí { $need } a efekt dovoluje { $have }.
reason-no-such-card = Na stole neleží žádná karta, o které efekt mluví.
reason-empty-display = V přehledu rozvoje není žádná karta.
reason-no-wonder-to-build = Nemáte žádný rozestavěný div světa a žádný není ani v přehledu rozvoje.
reason-no-inactive-card = Ve vašem městě není žádná neaktivovaná karta.
reason-not-in-city = Karta { $card } není součástí vašeho města.
reason-city-is-empty = Ve vašem městě není žádná karta.
reason-nothing-to-reinforce = Ve vašem městě není žádná aktivovaná karta, kterou by šlo zpevnit.
reason-all-activated = Všechny karty vašeho města už jsou aktivované.
reason-nothing-to-activate-again = Žádná aktivovaná karta vašeho města by opětovnou aktivací nic nepřinesla.
reason-nothing-copyable = Teď není žádná karta, kterou by efekt mohl zkopírovat.
reason-not-developed = Tuto kulturní politiku jste nerozvinuli.
reason-no-province-in-reach = S vaším územím nesousedí žádná provincie, o které efekt mluví.
reason-no-units-to-move = Žádnou vaši jednotku nelze na vašem území přesunout.
reason-no-step-to-make = Žádný váš zvěd se nemůže pohnout.
reason-nothing-to-gather = V provinciích, které ovládáte, není žádný žeton výroby, který byste mohli sebrat.
reason-no-token-to-repeat = Nemáte žádný žeton průzkumu.
reason-no-province-to-mark = Nemáte žádnou provincii, na kterou by šlo položit značku typu.
reason-no-markers-left = Už vám nezbývají žádné značky typu.
reason-every-type-there = Vaše provincie už mají všechny typy, na které vám zbývají značky.
reason-no-city-to-trade = Není žádné svobodné město, se kterým byste v tomto kole ještě mohli obchodovat.

## Why not, of cards that are not used as an action

reason-only-when-activated = Efekt karty { $card } se použije při aktivaci města, ne jako akce.
reason-used-freely = Efekt karty { $card } nevyžaduje akci: můžete ho používat volně, kolikrát ho dokážete zaplatit.
reason-used-once = Efekt karty { $card } lze { $now } použít jen jednou, ne kolikrát chcete.
reason-works-by-itself = Efekt karty { $card } působí sám od sebe: není co použít.
reason-only-when-drawn = Karta { $card } byla vzata z balíčku: použít ji šlo jen hned a ta chvíle už minula.
reason-nothing-to-apply = Karta { $card } nemá žádný efekt, který by se použil při aktivaci města.

## Why not, of resources

reason-not-basic = Základní zdroje jsou jen výroba, věda a vojsko.
# $resource: a resource by its name, such as "Science".
reason-not-different = Typy se musí lišit a tento už mezi nimi je: { $resource }.
reason-gold-stands-in = Zlato zastupuje jen zdroje, které vám chybějí.

## Why not, of Units: $need is how many it takes

# $have: how many Units a civilization has.
reason-more-than-all-units = Jednotek je k tomu potřeba { $need } a civilizace jich má jen { $have }.
# $have: how many can be used for it.
reason-units-must-stay = Jednotek je k tomu potřeba { $need }; použít jich můžete { $have }, protože v každé vaší provincii musí jedna zůstat.
reason-units-cut-off = Jednotek je k tomu potřeba { $need }; použít jich můžete { $have }, protože ostatní s touto provincií vaše území nespojuje.
# An Automa follows its rules.
reason-not-tied-conquest = Automa by dobyla jinou provincii: pokyn určuje, kolik smí stát, a z více takových přicházejí v úvahu ty s nejnižší hodnotou.
reason-not-tied-site = Automa by žeton divu světa položila jinam: na tu ze svých provincií bez takového žetonu, která má nejnižší hodnotu.
reason-not-tied-step = Zvěd automy jde jinudy: vždy nejkratší cestou k nejbližšímu cíli, a pokud to jde, přes žeton výroby.

## Why not, of the moment

reason-no-such-row = Vaše město má tři řádky (1, 2, 3) a tři sloupce (a, b, c).
reason-city-first = Akce se provádějí až po aktivaci města.
reason-city-is-activated = Město už je aktivované: teď se provádějí akce.
reason-has-passed = Svůj tah jste vynechali a v tomto kole už žádné akce neprovádíte.
reason-not-your-turn = Na tahu je jiný hráč.
reason-another-is-asked = Nejdřív musí něco rozhodnout jiný hráč.
# Two causes, each a whole sentence.
reason-and-also = { $first } { $next }

## Why not, at any table, whatever the rules say: one or two sentences, to the player who tried

refused-over = Hra už skončila.
refused-resigned = Ten, kdo tu seděl, hru vzdal: toto místo dohraje počítač.
refused-not-vacant = Toto místo nemůže převzít nikdo jiný.
refused-not-asked = Teď nerozhodujete vy.
# What the player wanted to do was meant for an earlier moment.
refused-stale = Situace se mezitím změnila. Podívejte se znovu a pak se rozhodněte.
refused-undo = Tohle sami zpět nevezmete: zasáhla náhoda, byla odhalena tajná informace nebo už hrál někdo jiný. Zeptejte se ostatních.
refused-undo-nothing = Zatím jste nerozhodli nic, co by šlo vzít zpět.
refused-undo-over = Hra skončila a hráli ji i jiní lidé: zpět už se nic nebere.
refused-ask-nobody = Nikoho se ptát nemusíte: můžete to prostě vzít zpět.
refused-ask-open = Někdo už o něco požádal: nejdřív je třeba odpovědět.
refused-ask-again = Odpověď byla ne. Znovu se můžete zeptat, až někdo něco zahraje.
refused-ask-gone = Už se nikdo neptá: někdo odpověděl nebo hrál.
refused-nobody-away = Na nikoho jiného se nečeká.
refused-redo = Není co provést znovu.
# To whoever wants to sit down there: it is the Automa's seat, or there is none of this number.
refused-seat = Na toto místo si nikdo sednout nemůže.
# The name of a player or a bot, as it is written into the record.
refused-name = Jméno má nejvýše 40 znaků: písmena, číslice, tečky, spojovníky a podtržítka. Začíná písmenem nebo číslicí.

## The score sheet, one line for each

score-provinces = Provincie
score-knowledge = Vědomosti
score-wonders = Divy světa
score-policies = Kulturní politiky
score-free-cities = Svobodná města
# Those that the player has defeated.
score-monsters = Nestvůry
# Only Automas score it: a point for each 3 Gold.
score-automa-gold = Zlato automy (1 bod za 3 zlata)

## What decides a tie, in this order

tie-advantage = kdo má převahu
tie-gold = { $players ->
    [2] kdo má víc zlata
   *[other] kdo má nejvíc zlata
}
tie-culture = { $players ->
    [2] kdo má víc kultury
   *[other] kdo má nejvíc kultury
}
# $question: what decides a tie, such as "who has more Gold"; $values: such as "3 : 2".
tied = Shoda. Dál rozhoduje, { $question }: { $values }.

## Rule switches: what is played where the switch is on

switch-aztec-start-province = Aztékové začínají s provincií.
switch-reinforce-keeps-use = Zpevněnou kartu lze v tomto kole ještě použít.
switch-mali-military-on-opponent = Malijci platí za soupeřovy provincie vojskem, ne zlatem.
switch-gain-wonder-complete = Div světa vzatý z nabídky bez placení je hned dokončený.
switch-advantage-top-up = Kdo má převahu, může na ni přidávat žetony téhož druhu.
switch-final-decay = Převaha slábne i na konci posledního kola.
switch-starting-knowledge-scores = Bod se počítá i za počáteční kartu vědomostí.
switch-barbarian-units = Do provincie s barbary se přesouvá jen tolik jednotek, kolik činí hodnota samotné provincie.
switch-isolated-strict = Jednotky odříznuté od hlavního města útočí jen na sousední provincie.
switch-outpost-rebuild = Ztracené opevnění lze postavit znovu.
switch-explorer-water = Zvědi smějí přes vodu.
switch-leave-as-many-as-players = Vzalo-li se málo karet, odhazuje se z přehledu rozvoje, dokud v něm nezbude jen tolik karet, kolik je hráčů.
switch-one-explorer = V jednom tahu smí hrát jen jeden z obou zvědů.
switch-automa-two-cards = Automa ve svém tahu odhaluje dvě karty pro sólovou hru.
switch-automa-consolation = Za pokyn bez ceny, který nelze provést, získává automa 2 zlata.
switch-automa-token-gold = Automa si nechává žetony, které vezme, a získává za ně zlato.
switch-automa-gold-scores = Každá 3 zlata dají automě na konci 1 bod.
switch-keep-display-after-end = Jakmile je balíček rozvoje prázdný, z přehledu rozvoje se žádná karta neodhazuje.

## Presets: named sets of rule switches

preset-rulebook = Doslova podle pravidel
preset-published = Jak se hraje vydaná hra

## Things that happened, told together

news-dealt = { $seat } – vyloženo: { $cards }.
news-display = Nově v přehledu rozvoje: { $cards }.
news-left = Z přehledu rozvoje odhozeno: { $cards }.
news-revealed = Nově mezi svobodnými městy: { $cards }.
news-heroes = Nově k najmutí: { $cards }.

## Modules: what can be added to the rules

module-renaissance = renesance, období mezi druhým a třetím
module-heroes = hrdinové k najmutí, pro každého hráče jeden
module-monsters = nestvůry mezi barbary: jakmile je někdo odhalí, útočí
module-five-players = pátý hráč, další karty a páté tržiště
