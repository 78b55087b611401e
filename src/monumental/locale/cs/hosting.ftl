### Co říkají `monumental backup`, `restore` a `admin` tomu, kdo provozuje server.

## Zálohy. $tables a $moves jsou čísla, $file a $database říkají, kde něco leží.

host-backup = Stoly: { $tables }, tahy: { $moves }. Vše je v { $file }.
host-restored = Stoly: { $tables }, tahy: { $moves }. Vše je v { $database }.
host-checked = Všechny záznamy byly znovu přehrány a došly tam, kde byly.
# $count: kolik her.
host-older = Her, které začaly podle starších pravidel a pokračují odtud, kde jsou: { $count }
# $problem: co je špatně, anglicky.
host-wrong = Stůl { $table } není, jak by měl být: { $problem }

## Kolik toho je a kdo hraje

host-tables = Stoly: otevřené { $open }, rozehrané { $playing }, dohrané { $over }
host-moves = Tahy: { $moves }
host-people = Lidé: { $people }, za posledních sedm dní { $lately }
# Jeden řádek seznamu. $changed: datum a čas; $who: jména těch, kdo tam sedí.
host-table = { $table } · { $rules } · { $status ->
    [open] otevřený
    [over] dohraný
   *[playing] rozehraný
} · { $moves } · { $changed } · { $who }
# $who: začátek něčího otisku; $last: datum a čas.
host-person = { $who } · { $tables } · { $last } · { $names }
host-nothing = Není co vypsat.

## Co se dělá ručně

host-no-table = Stůl „{ $table }“ neexistuje.
# $who: co bylo napsáno.
host-no-person = Nikdo tu není znám jako „{ $who }“, nebo je jich víc: kdo tu je, říká seznam lidí.
host-no-address = „{ $who }“ není nikdo ze seznamu lidí ani adresa jako 192.0.2.7.
host-sure = Tohle nejde vzít zpět. Pokračovat?
host-not-done = Nic se nezměnilo.
host-deleted = Smazané stoly: { $count }
host-forgotten = Zapomenuto, počet stolů: { $count }
host-brought-in = Převzaté stoly: { $count }
# $when: datum a čas.
host-banned = { $who } tu už nesmí hrát.
host-banned-until = { $who } tu nesmí hrát do { $when }.
host-lifted = { $who } tu smí zase hrát.
host-no-ban = { $who } tu hrát smí: žádný zákaz neplatí.
# $why: co napsal provozovatel.
host-ban = { $who } · od { $made } · { $why }
host-ban-until = { $who } · od { $made } do { $until } · { $why }

## Co lidé nahlásili. $report, $table a $line to pojmenují; $who: začátek otisku; $words: co bylo řečeno.

host-report = { $report } · { $table } { $line } · { $made } · { $who } { $name }: { $words }
host-no-report = Hlášení „{ $report }“ tu není: vypíše je monumental admin reports.
host-settled = Hlášení { $report } je vyřízeno.
host-no-line = U stolu „{ $table }“ není řádek { $line }.
host-unsaid = Řádek { $line } byl odstraněn.
