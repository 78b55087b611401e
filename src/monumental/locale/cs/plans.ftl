### Plans: what somebody has laid down to be done by itself when they are asked. Only they read it.

# $first: a row. $second: a column.
plan-activate = Aktivovat řádek { $first } a sloupec { $second }
# $first: a card.
plan-buy = Získat kartu { $first }, bude-li ještě k mání a budete-li na ni mít
plan-pass = Vynechat tah, pokud vám do té doby nikdo nic nevezme
plan-end = Ukončovat moje tahy, když už nezbývá nic jiného

## What became of one

plan-done = Provedeno.
plan-withdrawn-gone = Zrušeno: karta už tu není.
plan-withdrawn-dearer = Zrušeno: karta stojí víc než předtím.
plan-withdrawn-too-poor = Zrušeno: ve svém tahu jste nemohli zaplatit.
plan-withdrawn-hit = Zrušeno: něco vám bylo vzato, nebo na vás někdo zaútočil.
plan-withdrawn-went-back = Zrušeno: hra se vrátila o krok zpět.
plan-withdrawn-by-hand = Zrušeno: jednali jste sami.
plan-withdrawn-bot = Zrušeno: na vaše místo si sedl někdo jiný.
plan-withdrawn-round-over = Zrušeno: kolo skončilo.
plan-withdrawn-other-question = Zrušeno: hra se vás zeptala na něco jiného.

## What can't be laid down. $plan: what was asked for.

server-plan-unknown = „{ $plan }“ se v této hře naplánovat nedá.
server-plan-now = Právě na to se vás hra teď ptá: udělejte to hned.
server-plan-nothing = „{ $plan }“ se netýká ničeho, co tu teď je.
server-plan-bot = Hraje za vás počítač: nejdřív si vezměte své místo zpět.
# $most: how many plans one seat can have.
server-plan-many = Víc plánů než { $most } mít nelze: nejdřív některý škrtněte.
server-no-plan = Takový plán už není.
