### Kdo jsem: slova, která žádná jiná stránka nepotřebuje.

web-me-title = Vy
web-me-lead = Ke hraní není nic z toho potřeba. Uchová to vaše místa, když je prohlížeč zapomene, a dovolí hrát dál z jakéhokoli zařízení.
web-me-name = Jméno
web-me-name-about = Jak se jmenujete u nových stolů. Bude i v žebříčku, až si zahrajete s jinými lidmi.
web-me-save = Uložit
web-me-saved = Uloženo.

## Zařízení

web-me-devices = Vaše zařízení
web-me-devices-none = Zatím je tu jen tento prohlížeč: když přijde o cookies, přijdete o svá místa.
web-me-this = toto zařízení
web-me-seen = naposledy použito { $ago }
web-me-unnamed = Zařízení
web-me-revoke = Odebrat
web-me-revoke-who = Odebrat: { $device }
web-me-revoke-sure = { $device } hned přijde o všechna vaše místa. Dá se přidat znovu.
web-me-revoke-this = Tento prohlížeč hned přijde o všechna vaše místa. Bez jiného zařízení nebo obnovovací fráze je nikdo nezíská zpět.
web-me-add = Přidat zařízení
web-me-add-about = Otevřete tento odkaz na druhém zařízení, nebo jeho fotoaparátem namiřte na kód. Platí jednou, po čtvrt hodiny: kdo ho otevře, hraje za vás.
web-me-qr = QR kód odkazu
web-me-link = Odkaz pro druhé zařízení

## Fráze k návratu

web-me-phrase = Obnovovací fráze
web-me-phrase-about = Dvanáct slov na papíře vás vrátí, i když se ztratí všechna zařízení. Kdo je má, hraje za vás.
web-me-phrase-made = Vaše fráze vznikla { $ago }. Nová ji nahradí.
web-me-phrase-make = Vytvořit frázi
web-me-phrase-again = Vytvořit novou frázi
web-me-phrase-now = Zapište si tato slova hned: ukážou se jen jednou.
web-me-print = Vytisknout

web-me-recover = Mám frázi
web-me-recover-about = Vraťte se jako ten, kým jste byli: hry z tohoto prohlížeče půjdou s vámi.
web-me-recover-words = Dvanáct slov
web-me-recover-do = Vrátit se
web-me-welcome = Vítejte zpět, { $name }.
web-me-welcome-unnamed = Vítejte zpět.

## Přístupové klíče

web-me-passkeys = Přístupové klíče
web-me-passkeys-about = Uchovává je váš telefon, počítač nebo bezpečnostní klíč a vrátí vás na každém zařízení, které je má.
web-me-passkeys-where = Přístupové klíče fungují tam, kde adresa této stránky začíná https:// a jménem, nebo je to localhost.
web-me-passkey-make = Přidat přístupový klíč
web-me-passkey-use = Vrátit se přístupovým klíčem
web-me-passkey-not = Žádný přístupový klíč nebyl použit: nic se nezměnilo.
web-me-passkey-made = přidán { $ago }
web-me-passkey-used = vrátil vás { $ago }
web-me-passkey-remove = Odstranit
web-me-passkey-remove-which = Odstranit přístupový klíč zařízení { $device }
web-me-passkey-remove-sure = Přístupový klíč zařízení { $device } už nikoho nevrátí.

## Odkaz z jiného zařízení

web-me-join-title = Hrajte za sebe i na tomto zařízení
web-me-join-about = Toto zařízení bude patřit tomu, kdo odkaz vytvořil. Hry z tohoto prohlížeče půjdou s vámi.
web-me-join-do = Přidat toto zařízení
web-me-join-nothing = Této adrese chybí kód odkazu: otevřete celý odkaz.

## Moje data

web-me-data = Vaše data
web-me-export = Stáhnout vše, co se o vás uchovává
web-me-delete = Smazat mě
web-me-delete-about = Zmizí vaše jméno, zařízení, balíčky a hry proti počítači. Ve hrách s jinými lidmi hraje dál počítač bez vašeho jména.
web-me-delete-sure = Všechna zařízení přijdou o všechna vaše místa, navždy. Cesta zpět není.

## Když jsem na tahu

web-me-alerts = Když jste na tahu
web-me-alerts-about = Dozvíte se to jednou, a když nepřijdete, ještě jednou.
web-me-alerts-none = Tento server nikoho neupozorňuje: provozovatel to vypnul.
web-me-alerts-browser = Dát vědět tomuto prohlížeči
web-me-alerts-denied = Tento prohlížeč to nedovoluje: povolte oznámení v jeho nastavení.
web-me-alerts-where = E-mail, webhook nebo služba
# $kinds: způsoby, které tento server zná, třeba mail, web, discord.
web-me-alerts-where-about = ann@example.org, https://example.org/hook, ntfys://ntfy.sh/moje-tema, webhook kanálu … Tento server zná: { $kinds }.
web-me-alerts-add = Přidat
web-me-alerts-added = Přidáno: odešla tam první zpráva.
web-me-alerts-code = Šest číslic z e-mailu
web-me-alerts-confirm = Potvrdit
web-me-alerts-confirmed = Potvrzeno: odteď se to dozvíte tam.
web-me-alerts-try = Vyzkoušet
# $place: e-mail nebo název služby.
web-me-alerts-try-who = Vyzkoušet: { $place }
web-me-alerts-tried = Zpráva tam odešla.
web-me-alerts-remove = Odebrat
web-me-alerts-remove-who = Odebrat: { $place }
web-me-alerts-push = Prohlížeč ({ $place })
web-me-alerts-this = tento prohlížeč
# $ago: „před 5 minutami“.
web-me-alerts-sent = naposledy { $ago }
web-me-alerts-failed = { $ago }: { $problem }
web-me-alerts-always = I když se dívám na stůl
web-me-alerts-remind = Připomenout
web-me-alerts-remind-about = Po dni, nebo než vyprší čas.

## Vacation

web-me-vacation = Dovolená
web-me-vacation-about = Dokud jste pryč, u stolů s hodinami na den a více vám čas neběží, nikdo nemůže hlasovat, aby za vás hrál počítač, a na tahy vás nic neupozorní. Ostatní vidí, do kdy. Hodiny živých her běží dál. Počítá se každý započatý den.
# $left: days that I can take now. $days: of a year.
web-me-vacation-left = { $left ->
    [one] Zbývá { $left } den z { $days } za rok.
    [few] Zbývají { $left } dny z { $days } za rok.
   *[other] Zbývá { $left } dní z { $days } za rok.
}
web-me-vacation-days = Dny
web-me-vacation-go = Jet na dovolenou
# $date: a date and a time.
web-me-vacation-until = Jste na dovolené do { $date }.
web-me-vacation-end = Jsem zpátky

## My finished games, at /me/games

web-me-games = Moje hry
web-me-games-lead = Dohrané hry a jejich součet. Hry proti sobě samému se nepočítají.
web-me-games-none = Žádná taková hra tu není.
web-me-games-rules = Pravidla
web-me-games-result = Výsledek
web-me-games-opponent = Proti
web-me-games-all = Vše
web-me-games-won = Výhry
web-me-games-lost = Prohry
web-me-games-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
web-me-games-earlier = Starší hry
web-me-games-later = Novější hry
web-me-games-records = Bilance
web-me-games-head = Vzájemné hry
web-me-games-civilizations = Civilizace
web-me-games-played = Hry
web-me-games-who = Kdo

## Who is strongest, at /ladder

web-me-ladder = Žebříček
web-me-ladder-lead = Lidé, kteří hrají proti sobě, podle pravidel. Je v něm ten, kdo si dal jméno. Kdo nechá hrát počítač za sebe, skončí poslední.
web-me-ladder-points = Body
web-me-ladder-provisional = předběžně
web-me-ladder-none = V žebříčku zatím nikdo není.
web-me-ladder-off = Správce tohoto serveru žebříček nechce.

## Koho neslyším

web-me-blocked = Ztlumení a zablokovaní
web-me-blocked-about = Co řeknou, nevidíte, a nedozví se to.
web-me-blocked-anywhere = všude; ke stolům, které založíte, si nesedne
web-me-blocked-table = u jednoho stolu
web-me-blocked-lift = Zrušit
web-me-blocked-lift-who = Zase slyšet: { $name }
