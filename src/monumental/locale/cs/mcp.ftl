### What `monumental mcp` says: to the client that sits at a table, and to whoever starts it for one.
###
### Names of tools, of what they take, and words to be typed as they stand are English in every language.

## Said once, when the client sits down

mcp-instructions = Sedíte u stolu hry Monumental, deskové hry o civilizacích, a hrajete za jedno místo. options řekne, na co jste tázáni, a očísluje, co můžete udělat; play jednu z těchto možností provede. table ukáže, co leží na stole, why_not řekne, proč něco nejde, a card, rule a word vysvětlují. Víte to, co může vědět hráč na tomto místě, a nic víc. Vyhrává, kdo má na konci nejvíc bodů.

## The tools

mcp-table = Stůl, jak ho vidíte: co leží uprostřed, co máte vy a co mají ostatní hráči.
# Words that can be given to it; they stay English.
mcp-table-part = Jen část: city, opponent, display, discard, archive, policies, map, "tile 17" nebo jméno hráče. Bez ní vše.
mcp-options = Na co jste právě tázáni a vše, co můžete odpovědět, s čísly; nebo kdo je tázán místo vás; nebo jak hra skončila.
mcp-play = Zvolit jednu z možností. Odpověď říká, co se stalo až do vaší další otázky.
mcp-play-option = Číslo možnosti, nebo akce slovy, například "use b2".
mcp-why-not = Proč teď nejde něco, co není mezi možnostmi, a které pravidlo za tím je.
mcp-why-not-action = Akce slovy, například "acquire 3", nebo jen sloveso, například "conquer".
mcp-hint = Co by udělal trenér: jaké má kdo šance na výhru, až tři možnosti s tím, co pro ně mluví, a co se očekává. Jen proti botům, nebo když se u stolu všichni dohodli na radách.
mcp-card = Co dělá karta nebo civilizace.
mcp-card-name = Její název; také "b2" pro místo ve vašem městě, "3" pro přehled rozvoje.
mcp-rule = Pravidla podle čísla nebo podle toho, čeho se týkají.
mcp-rule-words = Číslo nebo jeho začátek, například "DUEL-ACT", pojem, například body, nebo slova. Bez nich pravidlo k tomu, na co jste tázáni.
mcp-word = Co znamená slovo ze hry.
mcp-word-name = Slovo. Bez něj seznam všech.
mcp-log = Co se v poslední době stalo.
mcp-log-whole = true: v celé hře.
mcp-score = Body, jako by hra skončila teď.
mcp-wait = Čekat, až budete zase tázáni, zatímco hrají ostatní. Odpověď říká, co se mezitím stalo.
mcp-wait-seconds = Kolik sekund nejvýše, do 60.
mcp-new-game = Začít novou hru proti počítači. Tu, u které sedíte, opustíte.
mcp-new-game-rules = duel, classic nebo continuous. Bez nich totéž, co teď.
mcp-new-game-opponents = Kdo hraje proti vám: beginner, normal, strong, expert nebo jiný bot, jeden pro každé další místo.
mcp-new-game-civilization = Vaše civilizace, například "japanese". Bez ní se zvolí ve hře.
mcp-new-game-seed = Číslo: stejná čísla dávají stejnou náhodu. Bez něj je náhoda nová.

## What can't be done

mcp-no-tool = Nástroj { $tool } neexistuje; jsou tu { $known }.
mcp-no-part = Na stole není nic, co by se jmenovalo „{ $part }“; je tu { $known }.
mcp-no-argument = { $tool } nebere { $argument }; bere: { $known }.
# $kind: a type as JSON calls it, such as "string" or "integer".
mcp-wrong-argument = { $tool }: { $argument } má být typu { $kind } a rozumně velké.
mcp-missing-argument = { $tool } potřebuje { $argument }.

## Said to whoever starts it

mcp-not-installed = Model Context Protocol tu není nainstalovaný: { $command }
mcp-table-alone = --table si sedá ke stolu tak, jak byl založen, takže { $option } nelze zvolit
mcp-table-only = { $option } je pro stůl na serveru: uveďte ho pomocí --table
mcp-no-link = „{ $link }“ není odkaz na stůl: vypadá například takto: http://localhost:8000/table/abc
mcp-no-server = Na { $server } není žádný server hry Monumental.
mcp-server-gone = Server na { $server } neodpovídá. Zkuste to později.
mcp-wrong-key = Server na { $server } tento klíč nezná.
mcp-no-seat = U tohoto stolu pro vás není volné místo a žádné není vaše.
mcp-other-game = Hru na tomto serveru tu nelze přečíst: { $problem }
