### Leagues: words that no other page needs.

web-leagues-lead = Skupina hraje mezi sebou kolo za kolem a tabulka ukazuje, kdo vede. Každá hra je pro dva, u stolu jako každý jiný.
web-leagues-mine = Vaše ligy
web-leagues-mine-none = Zatím nejste v žádné lize.
web-leagues-open = Ligy, které čekají na hráče
web-leagues-open-none = Teď žádná liga na nikoho nečeká.
web-leagues-off = Provozovatel tohoto serveru si ligy nepřeje.
web-leagues-new = Založit ligu
# $count: people in it. $most: how many there can be.
web-leagues-people = hráči: { $count } z { $most }
# $round: that is played. $rounds: in all.
web-leagues-round = { $round }. kolo z { $rounds }
web-leagues-waiting = čeká na hráče
web-leagues-over = skončila

## What a league is to be like, at /leagues/new

web-league-new-lead = Ostatní přijdou odkazem, který dostanete. Až vás bude dost, ligu zahájíte; potom už pokračuje sama.
web-league-name = Jméno ligy
web-league-rules = Pravidla
web-league-form = Podoba
web-league-form-robin = Každý s každým
web-league-form-swiss = Švýcarský systém
web-league-form-robin-about = Vítězí ten, kdo je na konci první; při stejném počtu bodů rozhoduje, koho jste porazili (Sonneborn-Berger).
web-league-form-swiss-about = V každém kole hrajete s někým, kdo má bodů asi jako vy, a s nikým dvakrát. Při stejném počtu bodů rozhoduje, s kým jste hráli (Buchholz). Kdo při lichém počtu odpočívá, má bod.
web-league-rounds = Kola
web-league-rounds-about = Aby nikdo nehrál s nikým dvakrát, je třeba dvakrát tolik hráčů, nebo o jednoho méně.
web-league-most = Nejvíce hráčů
web-league-listed = Kdo smí přijít
web-league-listed-link = Kdo má odkaz
web-league-listed-all = Kdokoli
web-league-clock = Čas
web-league-clock-about = Hodiny běží vždy, aby nikdo nezdržoval ostatní. Za toho, komu čas došel, hraje počítač, dokud se nevrátí.
web-league-preset = Varianty pravidel
web-league-talk = Hovor u stolů
web-league-talk-free = Cokoli
web-league-talk-phrases = Jen fráze
web-league-talk-none = Nic
web-league-me = Jak vám říkají
web-league-me-about = Ostatní chtějí vědět, s kým hrají.

## A league

# $least: people.
web-league-open-lead = { $count ->
    [one] Je v ní jeden hráč, smí jich být { $most }. Začít lze, až budou aspoň { $least }.
    [few] Jsou v ní { $count } hráči, smí jich být { $most }. Začít lze, až budou aspoň { $least }.
   *[other] Je v ní { $count } hráčů, smí jich být { $most }. Začít lze, až budou aspoň { $least }.
}
web-league-people = Kdo v ní je
web-league-you = vy
web-league-left = už nehraje
web-league-nobody = Někdo, kdo tu už není
web-league-join = Vstoupit
web-league-leave = Odejít z ligy
web-league-leave-sure = Nikdo už s vámi hrát nebude; hra, kterou právě hrajete, i ty další jsou prohrané.
web-league-begin = Zahájit ligu
web-league-cancel = Zrušit ligu
web-league-cancel-sure = Liga zmizí se všemi, kdo v ní jsou. Nejde to vzít zpět.
web-league-show-out = Vykázat
# $who: somebody's name.
web-league-show-out-who = Vykázat: { $who }
web-league-shown-out = Zakladatel ligy vás požádal, abyste odešli: můžete se dívat, ale ne hrát.
web-league-link = Odkaz na ligu
web-league-link-about = Kdo má tento odkaz, může do začátku vstoupit.
web-league-link-listed = Do začátku může vstoupit kdokoli; tento odkaz vede sem.
web-league-no-link = Odkaz, kterým vstoupíte, vám dá kdokoli, kdo v lize je.
# $who: the names of those who are first.
web-league-won = { $count ->
    [one] Vítěz ligy: { $who }.
    [few] O první místo se dělí: { $who }.
   *[other] O první místo se dělí: { $who }.
}
web-league-standings = Pořadí
web-league-who = Kdo
web-league-points = Body
web-league-tie-robin = S.-B.
web-league-tie-swiss = Buchholz
web-league-tie-robin-long = Sonneborn-Berger: body poražených a polovina bodů těch, s nimiž se o vítězství podělil
web-league-tie-swiss-long = Buchholz: body všech soupeřů
web-league-results = + = −
web-league-results-long = Výhry, nerozhodné hry, prohry
web-league-grid = Každý s každým
# $who and $other: names. $points: 1, ½ or 0.
web-league-grid-cell = { $who } proti { $other }: { $points }
# $number: of the round.
web-league-round = { $number }. kolo
web-league-plays = hrají
web-league-watch = Dívat se
web-league-play = K vaší hře
web-league-replay = Záznam
web-league-rests = odpočívá
web-league-absent = nebyl tam nikdo
web-league-no-game = bez hry
