### Stránka hostitele, /admin: slova, která žádná jiná stránka nepotřebuje.

web-admin = Hostitel
web-admin-lead = Co ukazuje a dělá monumental admin, pro toho, kdo tento server provozuje.
web-admin-token = Klíč hostitele
web-admin-token-about = Server jej dostal při spuštění. Když stránku zavřete nebo znovu načtete, zapomene se.
web-admin-enter = Vstoupit
web-admin-lock = Zamknout
web-admin-sections = Co zobrazit

## How much there is

web-admin-numbers = Kolik toho je
web-admin-open = Stoly, které čekají
web-admin-playing = Rozehrané hry
web-admin-over = Dohrané hry
web-admin-moves = Tahy
web-admin-people = Lidé
web-admin-lately = … za posledních sedm dní

## Tables

web-admin-tables = Stoly
web-admin-tables-search = Název, člověk nebo odkaz
web-admin-search = Hledat
web-admin-none = Není co vypsat.
web-admin-first = Zobrazeno je 50 naposledy změněných: ostatní vyhledejte.
web-admin-status-open = čeká
web-admin-status-playing = hraje se
web-admin-status-over = dohráno
web-admin-table = { $moves ->
    [one] Jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, změna { $ago }
web-admin-delete = Smazat
web-admin-delete-what = Smazat { $name }
web-admin-delete-sure = Stůl a vše, co se u něj odehrálo, zmizí pro všechny. Nejde to vzít zpět.
web-admin-deleted = Stůl byl smazán.

## People and bans

web-admin-persons = Lidé
web-admin-persons-search = Jméno nebo začátek otisku
web-admin-nameless = beze jména
web-admin-person = { $count ->
    [one] Jeden stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}, poslední změna { $ago }
web-admin-ban = Zakázat
web-admin-ban-whom = Zakázat: { $who }
web-admin-ban-who = Komu: začátek otisku, nebo adresa
web-admin-ban-long = Na jak dlouho
web-admin-ban-day = Den
web-admin-ban-week = Týden
web-admin-ban-month = 30 dní
web-admin-ban-ever = Navždy
web-admin-ban-why = Proč, pro vás: nikdo jiný to nečte
web-admin-banned = { $who } tu už nesmí hrát.
web-admin-bans = Zákazy
web-admin-ban-since = Od { $made }, navždy
web-admin-ban-until = Od { $made } do { $until }
web-admin-lift = Zrušit
web-admin-lift-whom = Dovolit znovu hrát: { $who }
web-admin-lifted = { $who } tu smí znovu hrát.

## What was reported

web-admin-reports = Hlášení
web-admin-reports-none = Nikdo nic nenahlásil.
web-admin-report = Řádek { $line }, nahlášen { $ago }
web-admin-report-table = Stůl
web-admin-unsay = Odstranit
web-admin-unsay-whose = Odstranit, co řekl(a) { $name }
web-admin-unsaid = Řádek byl odstraněn.
web-admin-settle = Vyřídit
web-admin-settle-whose = Vyřídit hlášení: { $name }
web-admin-settled = Hlášení je vyřízeno.
