### What the server of the web table says: what can be played, and why something is refused.

## Rule systems, and what they are

rules-duel = Duel
rules-classic = Klasická hra
rules-continuous = Nepřetržitá hra
about-duel = Pro dva hráče: přehled rozvoje mezi nimi a provincie, o které se navzájem připravují. Tři čtvrtě hodiny.
about-classic = Až čtyři civilizace na jedné mapě: celé tahy, jeden po druhém. Nebo sólo proti automě.
about-continuous = Stejná mapa pro dva až pět hráčů: tahy se rychle střídají, vždy po jedné akci.

# Books of clauses, as titles.
book-duel = Duel
book-classic = Klasická hra
book-continuous = Nepřetržitá hra
book-modules = Moduly

## At a table

# To everybody else while one player decides. $seat: that player.
server-waiting = Právě rozhoduje: { $seat }.
# What the button for a step back does; it stands where a title stands.
server-undo-free = Vzít zpět poslední akci
server-undo-takeback = Vzít zpět poslední akci a všechno, co následovalo. Náhoda zůstane stejná a v záznamu to bude.
server-undo-ask = Zeptat se ostatních, zda smíte vzít zpět poslední akci a všechno, co následovalo
# Other people have to agree to a step back. $seat: who asked, or who answered; $seats: who have not answered.
server-ask = { $seat } – žádost vzít zpět poslední akci a všechno, co následovalo.
server-ask-mine = Požádali jste, abyste směli vzít zpět poslední akci. Čeká se na: { $seats }.
server-agreed = { $seat } – souhlas se vzetím zpět.
server-declined = { $seat } – bez souhlasu: nic se zpět nebere.
server-withdrawn = { $seat } – žádost o vzetí zpět stažena.
server-lapsed = Hra pokračovala, žádost už neplatí: { $seat }.
server-taken-back = Všichni souhlasili, vzato zpět: { $seat }.
# Votes. $away: whoever has not played for long.
server-ask-away = { $seat } – otázka, zda má místo nepřítomného hráče ({ $away }) hrát počítač, dokud se nevrátí.
server-ask-away-mine = Zeptali jste se, zda má místo nepřítomného hráče ({ $away }) hrát počítač. Čeká se na: { $seats }.
server-ask-away-lost = { $seat } – otázka, zda má nepřítomný hráč ({ $away }) prohrát, jak bylo dohodnuto před hrou; dál hraje počítač.
server-ask-away-lost-mine = Zeptali jste se, zda má nepřítomný hráč ({ $away }) prohrát, jak bylo dohodnuto před hrou. Čeká se na: { $seats }.
server-ask-abandon = { $seat } – otázka, zda má hra skončit zde, bez vítěze.
server-ask-abandon-mine = Zeptali jste se, zda má hra skončit zde, bez vítěze. Čeká se na: { $seats }.
server-vote-agreed = { $seat } – souhlas.
server-vote-declined = { $seat } – nesouhlas.
server-vote-withdrawn = { $seat } – otázka stažena.
server-abandoned = Všichni souhlasili, že hra skončí zde: nikdo nevyhrál.
# What a bot is called. $level: beginner, normal, or the name of another bot. $number: of the seat.
called-computer = Počítač ({ $level })
called-computer-numbered = Počítač { $number } ({ $level })
called-automa-numbered = Automa { $number }
# In the log. $seat: who sat there, and their civilization. $bot: a level.
server-handed-over = { $seat }: odtud hraje počítač ({ $bot }).
server-ran-out = { $seat }: čas vypršel a odtud hraje počítač ({ $bot }).
server-absent = { $seat }: dlouhá nepřítomnost; do návratu hraje počítač ({ $bot }).
server-resigned = { $seat } vzdává hru a odtud hraje počítač ({ $bot }).
server-ran-out-lost = { $seat }: čas vypršel, což platí jako vzdání, a odtud hraje počítač ({ $bot }).
server-absent-lost = { $seat }: příliš dlouhá nepřítomnost, což platí jako vzdání, a odtud hraje počítač ({ $bot }).
server-taken-over = { $seat }: toto místo převzal někdo jiný a hraje dál. Kdo tu seděl ({ $before }), hru prohrál.
server-somebody = předchozí hráč
server-seat-taken-back = { $seat }: odtud hraje zase člověk.

## Refusals

server-no-table = Takový stůl neexistuje.
server-no-page = Taková stránka neexistuje.
# $rules: what was asked for. $known: the rule systems that have some.
server-no-rulebook = Pravidla ke čtení pro „{ $rules }“ tu nejsou; na výběr jsou: { $known }.
# Whoever installed the server left the page out.
server-not-built = Stránka není sestavená: spusťte make page.
server-no-seat = Takové místo u stolu není.
server-not-your-seat = Toto místo není vaše.
server-no-absence = Bylo dohodnuto, že každý může hrát, jak dlouho chce.
server-away-later = Ještě má čas: dohodnutá doba nepřítomnosti neuplynula.
server-no-vacation = Provozovatel tohoto serveru dovolenou nepovoluje.
server-vacation-already = Na dovolené už jste.
server-vacation-over = Na dovolené nejste.
# $most: days that somebody can still take.
server-vacation-left = { $most ->
    [0] Nezbývá vám žádný den dovolené.
    [one] Zbývá vám jeden den dovolené.
    [few] Zbývají vám { $most } dny dovolené.
   *[other] Zbývá vám { $most } dní dovolené.
}
server-no-lessons = Pro tato pravidla trenér nemá lekce.
# $problem: what the coach can't answer.
server-coach = Na to trenér odpovědět nemůže: { $problem }.
server-no-key = Tento prohlížeč tu ještě neznáme: otevřete nejdřív úvodní stránku.
server-seat-taken = Na tomto místě už sedí někdo jiný.
server-one-seat = Tady už sedíte. Pro více lidí u jednoho zařízení založte stůl, u kterého všichni hrají tady.
server-locked = Tento stůl chce heslo.
server-wrong-password = To není heslo tohoto stolu.
server-shown-out = Ten, kdo stůl založil, vás požádal, abyste odešli: můžete se dívat, ale ne si sednout.
server-replaced = Vaše místo u tohoto stolu převzal někdo jiný. Můžete se dívat.
server-not-host = To může jen ten, kdo stůl založil.
server-nobody-there = Tam nikdo nesedí.
server-show-out-self = To je vaše vlastní místo: raději vstaňte.
server-fill-nobody = Někdo hrát musí: nejdřív si sedněte.
server-begun = Hra už začala.
server-no-link = Tento odkaz už byl použit nebo je příliš starý: na druhém zařízení vytvořte nový.
server-no-phrase = Tuto frázi tu nikdo nemá; možná ji nahradila novější.
server-no-such-words = To není obnovovací fráze: zkontrolujte všech dvanáct slov a jejich pořadí.
server-other-person = Toto zařízení už někomu patří: nejdřív ho tam odeberte a zkuste to znovu.
server-many-devices = Tolik zařízení stačí: nejdřív některé odeberte.
server-both-sit-there = Na obou zařízeních sedíte u stejného stolu: nejdřív tu hru dohrajte.
server-no-device = Takové zařízení neexistuje.
server-no-passkeys = Tento server přístupové klíče nezná.
server-passkey-host = Přístupové klíče patří ke jménu: otevřete stránku jako localhost nebo pod jménem serveru, ne pod čísly.
server-passkey-late = Trvalo to příliš dlouho, nebo to začalo jinde: začněte znovu.
server-passkey-wrong = Tento přístupový klíč tu neplatí: začněte znovu, nebo použijte jiný.
server-no-passkey = Tento přístupový klíč tu nikdo nemá; možná byl odstraněn.
server-known-passkey = Tento přístupový klíč už někomu patří.
server-no-such-passkey = Takový přístupový klíč neexistuje.
# $most: how many.
server-many-passkeys = Přístupových klíčů máte už dost (nejvíc { $most }): nejdřív některý odstraňte.
server-not-begun = Hra začne, až se všichni posadí.
# $words: what was sent as an action.
server-notation = „{ $words }“ není akce této hry.
server-illegal = To teď udělat nelze.
# $field: the part of the message that is wrong.
server-invalid = Něco ve zprávě není v pořádku: { $field }.
server-garbage = Zprávu nelze přečíst.
server-too-large = Zpráva je příliš velká.
server-too-many = Příliš mnoho požadavků: chvíli počkejte.
server-many-tables = { $most } stolů denně stačí: přijďte zase zítra.
server-many-bot-tables = Nejvýše { $most } her samotných botů najednou: nejdřív se na některou svou dodívejte do konce.
server-rematch-later = Odvetu lze nabídnout, až hra skončí.
server-undo-rematch = Hra skončila a odveta už je založena: zůstane, jak dopadla.
server-course-later = Jak hra probíhala, se ukáže, až skončí.
server-no-deed = Tam žádný bot nic nerozhodoval.
server-chances-later = Šance se ukážou, až hra skončí, nebo tomu, kdo se dívá na hru samotných botů.
server-review-later = Partie se rozebírá, až skončí.
server-review-abandoned = Hra ukončená dohodou nemá vítěze, proto se nerozebírá.
server-review-many = Rozborů se pro vás připravuje dost: zeptejte se znovu, až bude některý hotový.
server-review-lost = Rozbor byl přerušen. Co se našlo, zůstává: požádejte znovu a bude pokračovat.
server-foreign = Tento požadavek přišel z cizí stránky.
server-not-allowed = To na této adrese nejde.
server-headers = Hlavičky požadavku jsou příliš dlouhé.
server-not-json = Zpráva musí být JSON a musí to o sobě říkat.
# The browser came by a name that is not this server's.
server-other-host = Tento server se jmenuje jinak. Jeho správce může jméno přidat: --name.
server-full = Dívá se tolik lidí, že se víc nevejde: zkuste to za chvíli znovu.
server-too-many-sockets = Odsud je otevřeno příliš mnoho živých stolů: některý zavřete.
server-metrics = Čísla tohoto serveru jsou pro jeho vlastní stroj a pro toho, kdo má klíč od hostitele.
server-admin-off = Stránka pro hostitele tu není: spusťte server s klíčem o nejméně 16 znacích v MONUMENTAL_ADMIN_TOKEN.
server-admin-closed = Toto je pro toho, kdo server provozuje a má jeho klíč.
server-admin-wrong = Toto není klíč hostitele.
server-banned = Kdo tento server provozuje, nechce, abyste tu hráli.
server-busy = Je tu víc práce, než se dá zvládnout: zkuste to za chvíli znovu.
server-store = Stoly teď nejsou dostupné. Nic se nezměnilo.
server-broken = U nás se něco pokazilo. Nic se nezměnilo.
# $problem: what is wrong with the wishes, in English.
server-wishes = Takto stůl připravit nelze: { $problem }.
# A card or pack of one's own. $problem: one sentence, in English.
server-studio = To nelze použít: { $problem }.
server-no-pack = Takový balíček není: byl smazán, nebo už není sdílen.
# $most is a number.
server-many-packs = { $most } balíčků stačí: nejdřív některý smažte.
# $most is a number.
server-large-packs = Vaše balíčky zabírají dohromady víc než { $most } kB: nejdřív některý smažte.
server-no-trial = Kartu tohoto druhu před vás nelze vyložit: zahrajte si hru s balíčkem a objeví se, až na ni dojde.
server-no-bench = Takové hry už nejsou: nechte je odehrát znovu.
server-bench-fault-card = Hra { $game }, rozhodnutí { $decision }: něco se pokazilo při provádění textu karty { $card }. Rozhodčí hlásí: { $problem }.
# $game: its number.
server-bench-lost = Hra { $game } trvala příliš dlouho nebo zabrala příliš mnoho paměti: dál se nehraje.
server-bench-fault = Hra { $game }, rozhodnutí { $decision }: něco se pokazilo. Rozhodčí hlásí: { $problem }.
server-runaway = To nikdy neskončí: karta z vlastního balíčku dělá něco stále dokola.
server-no-bot = Bot „{ $name }“ neexistuje.
# A record that somebody brings to look at.
server-record-none = Tohle není záznam partie hry Monumental.
server-record-damaged = Záznam je poškozený: řádek { $line } nelze přečíst.
server-record-rules = Záznam je z partie podle pravidel, která tu nejsou známa: { $name }.
server-record-pack = Hrálo se s balíčkem { $name }, který není z našich, a záznam ho neobsahuje.
server-record-hidden = Záznam skrývá, co viděli jen ostatní: ukázat lze až záznam skončené partie.
server-record-changed = Hrálo se podle jiné verze pravidel nebo karet: řádek { $line } už nelze přehrát.
server-record-wrong = Tohle není záznam skutečné partie: řádek { $line } neodpovídá tomu, co se hrálo předtím.
server-record-luck = Karty v záznamu nejsou z přislíbeného semínka.
server-record-long = Záznam je příliš dlouhý: žádná partie nemá tolik tahů ani se tak dlouho nepřehrává.
server-record-cut = Záznam je neúplný: partie skončila a chybí jeho poslední řádek.
# A copy of the table, to go another way from here.
server-fork-later = Dokud hra neskončí, mohou její kopii založit jen její hráči.
server-fork-among-people = Dokud hra mezi lidmi neskončí, nikdo nemůže založit její kopii: nikdo nemá pomoc, kterou ostatní nemají.
server-gone = Tento okamžik nelze zobrazit: pravidla se od té doby změnila.

## Lessons and puzzles

server-no-course = Takový kurz neexistuje.
server-no-lesson = Taková lekce v tomto kurzu není.
server-lesson-over = Tato lekce už skončila: začněte ji znovu, nebo si vyberte jinou.
# $number: which of the deeds that were sent, from 1.
server-deed = Akci číslo { $number } tam provést nelze: začněte znovu.
server-no-puzzle = Taková úloha neexistuje.
server-puzzle-deeds = Tyto akce v této úloze provést nelze: začněte znovu.
# $problem: what is wrong with its file, in English.
server-learn-broken = Toto nelze zobrazit, protože v souboru je chyba: { $problem }.

## Upozornění: někdo se dozví, že je na tahu. $table: název a pravidla stolu. $link: adresa.

server-alert-table = { $name } ({ $rules })
server-alert-title = Monumental
server-alert-turn = Jste na tahu: { $table }
server-alert-reminder = Stále jste na tahu: { $table }
server-alert-welcome = Funguje to: tady se dozvíte, když budete na tahu.
# $code: šest číslic.
server-alert-code = Váš kód je { $code }. Napište ho na stránku a tady se dozvíte, když budete na tahu. Pokud jste o to nežádali, nemusíte dělat nic.
server-alert-stop = Změníte to na { $link }.
server-alert-address = To není adresa: napište třeba ann@example.org, https://example.org/hook nebo ntfys://ntfy.sh/moje-tema.
server-alert-plain = Zprávy chodí jen na šifrované adresy: https, ntfys, matrixs.
# $service: oč se žádalo. $known: co tu je.
server-alert-service = Přes „{ $service }“ se tu nic neposílá, jen přes: { $known }.
server-alert-off = Provozovatel tohoto serveru „{ $service }“ vypnul. Je tu: { $known }.
server-alert-parts = Za „?“ může být jen: { $known }.
server-alert-browser = Tomuto prohlížeči nelze nic oznámit: zeptejte se ho znovu.
server-alert-many = Tolik míst stačí: nejdřív jedno odeberte.
server-alert-many-codes = Na tuto e-mailovou adresu dnes odešlo už dost kódů: zkuste to znovu zítra.
server-alert-origin = Odkazy mohou vést jen na tento server: otevřete jeho stránku pod jeho vlastní adresou, nebo ať provozovatel přidá tuto.
server-alert-no-channel = Takové místo tu není.
server-alert-no-code = Tento kód už neplatí: zadejte adresu znovu.
server-alert-wrong-code = To není ten kód.
server-alert-problem-private = Tato adresa vede do soukromé sítě a tam se nic neposílá.
server-alert-problem-unreachable = Na této adrese nikdo neodpovídá.
server-alert-problem-refused = Druhá strana to nepřijímá: zkontrolujte adresu.
server-alert-problem-unreadable = Služba této adrese nerozumí.
server-alert-problem-gone = Tento prohlížeč už upozornění nechce.
server-alert-problem-slow = Druhé straně to trvá příliš dlouho.
server-alert-problem-mail = Poštovní server provozovatele není dostupný.
server-alert-problem-broken = Něco se tu nepovedlo.
server-alert-problem-off = Provozovatel tohoto serveru to vypnul.
server-alert-problem-busy = Právě se zkouší mnoho míst: zkuste to znovu za minutu.
server-alert-problem-suspended = Mnohokrát po sobě sem nic nedorazilo, takže se sem už nic neposílá: vyzkoušejte to, nebo místo odeberte.

## Hovor u stolu: věty na jedno kliknutí, které každý čte ve svém jazyce. O rozehrané hře neříkají nic.

talk-hello = Ahoj!
talk-good-luck = Hodně štěstí!
talk-have-fun = Ať se hra líbí!
talk-nice-move = Pěkný tah!
talk-well-played = Dobře zahráno!
talk-thanks = Díky!
talk-no-problem = Nic se neděje.
talk-sorry = Omlouvám se!
talk-oops = Jejda!
talk-thinking = Můj tah chvíli potrvá.
talk-take-your-time = Není kam spěchat.
talk-back-soon = Hned jsem zpátky.
talk-here-again = Už jsem tady.
talk-go-on-later = Dohrajeme později?
talk-good-game = Dobrá hra!
talk-rematch = Zahrajeme si znovu?
talk-bye = Zatím ahoj!
# Kdo něco řekl a neuvedl jméno, nebo už tu není.
talk-somebody = Někdo
server-talk-off = U tohoto stolu se nemluví.
server-talk-phrases = U tohoto stolu se říkají jen hotové věty.
server-talk-nothing = Řekněte buď hotovou větu, nebo něco vlastními slovy.
# $known: klíče všech vět.
server-talk-no-phrase = Taková věta tu není, jen: { $known }.
server-talk-own = To jste řekli sami.
server-talk-no-line = Takový řádek tu není.
server-no-block = Nikoho takového nemáte zablokovaného.
# Tomu, koho zakladatel stolu zablokoval: neříká se mu to.
server-not-here = K tomuto stolu si sednout nemůžete.
# $most je číslo.
server-many-blocks = { $most } lidí stačí: nejdřív někoho zase poslouchejte.

## Ligy

server-no-leagues = Provozovatel tohoto serveru si ligy nepřeje.
server-no-league = Taková liga neexistuje.
server-league-name = Nejdřív si zvolte jméno: ostatní chtějí vědět, s kým hrají.
server-league-nameless = Liga potřebuje jméno.
# $most: people.
server-league-large = Když hraje každý s každým, smí jich být nejvýše { $most }.
# $most: leagues.
server-league-many = Najednou stačí tolik lig: { $most }. Nejdřív některou dohrajte nebo zrušte.
server-league-locked = Do této ligy je potřeba pozvánka: odkaz má každý, kdo v ní je.
server-league-not-here = Do této ligy vstoupit nemůžete.
server-league-shown-out = Zakladatel ligy vás požádal, abyste odešli: můžete se dívat, ale ne hrát.
# $most: people.
server-league-full = Liga je plná: hráčů smí být nejvýše { $most }.
server-league-begun = Tato liga už začala, nebo byla zrušena.
server-league-over = Tato liga skončila, nebo ještě nezačala.
server-league-not-in = V této lize nejste.
server-league-not-host = To smí jen ten, kdo ligu založil.
server-league-show-out-self = To jste vy: z ligy raději odejděte.
server-league-nobody = Nikdo s tímto číslem v lize není.
# $least: people.
server-league-few = Aby liga začala, musí v ní být aspoň { $least } lidé.
# $rounds: how many there can be.
server-league-rounds = V tak malém počtu se bez opakování dá odehrát jen tolik kol: { $rounds }. Počkejte na další lidi.
