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

## Refusals

server-no-table = Takový stůl neexistuje.
server-no-page = Taková stránka neexistuje.
# Whoever installed the server left the page out.
server-not-built = Stránka není sestavená: spusť make page.
server-no-seat = Takové místo u stolu není.
server-not-your-seat = Toto místo není tvoje.
server-no-key = Tento prohlížeč tu ještě neznáme: otevři nejdřív úvodní stránku.
server-seat-taken = Na tomto místě už sedí někdo jiný.
server-one-seat = Tady už sedíš. Pro více lidí u jednoho zařízení založ stůl, u kterého všichni hrají tady.
server-not-begun = Hra začne, až se všichni posadí.
# $words: what was sent as an action.
server-notation = „{ $words }“ není akce této hry.
server-illegal = To teď udělat nelze.
# $field: the part of the message that is wrong.
server-invalid = Něco ve zprávě není v pořádku: { $field }.
server-garbage = Zprávu nelze přečíst.
server-too-large = Zpráva je příliš velká.
server-too-many = Příliš mnoho požadavků: chvíli počkej.
server-many-tables = { $most } stolů denně stačí: přijď zase zítra.
server-many-bot-tables = Nejvýše { $most } her samotných botů najednou: nejdřív některou svou dodívej do konce.
server-rematch-later = Odvetu lze nabídnout, až hra skončí.
server-foreign = Tento požadavek přišel z cizí stránky.
server-not-allowed = To na této adrese nejde.
server-headers = Hlavičky požadavku jsou příliš dlouhé.
server-not-json = Zpráva musí být JSON a musí to o sobě říkat.
# The browser came by a name that is not this server's.
server-other-host = Tento server se jmenuje jinak. Jeho správce může jméno přidat: --name.
server-full = Dívá se tolik lidí, že se víc nevejde: zkus to za chvíli znovu.
server-too-many-sockets = Odsud je otevřeno příliš mnoho živých stolů: některý zavři.
server-store = Stoly teď nejsou dostupné. Nic se nezměnilo.
server-broken = U nás se něco pokazilo. Nic se nezměnilo.
# $problem: what is wrong with the wishes, in English.
server-wishes = Takto stůl připravit nelze: { $problem }.
server-no-bot = Bot „{ $name }“ neexistuje.
# A copy of the table, to go another way from here.
server-fork-later = Dokud hra neskončí, mohou její kopii založit jen její hráči.
server-gone = Tento okamžik nelze zobrazit: pravidla se od té doby změnila.
