### The guide of a first game: why an option is worth considering, and a word at each first time.

## Why: short sentences about an option that the player could take now
##
## $sure is no where it depends on questions that are still to be answered.

guide-worth = Stojí za úvahu
# At the terminal. $number: of the option in the list.
guide-line = { $number }: { $option } – { $reason }
# $part: a line of the score sheet; $change: +2 or −1.
guide-part = { $part } { $change }
# The same of Dominance, which only the end decides.
guide-part-lead = { $part } { $change }, povedete-li i na konci
guide-merit-wins = Hra skončí a vyhrajete.
guide-merit-completes = { $sure ->
    [no] Můžete dokončit div světa { $card }.
   *[yes] Dokončíte div světa { $card }.
}
guide-merit-claims = Svobodné město { $card } bude vaše.
guide-merit-conquers = { $sure ->
    [no] Můžete soupeři vzít provincii { $card }.
   *[yes] Vezmete soupeři provincii { $card }.
}
guide-merit-conquers-from = { $sure ->
    [no] Můžete jinému hráči vzít provincii.
   *[yes] Vezmete jinému hráči provincii.
}
guide-merit-conquers-free = { $sure ->
    [no] Tato provincie může být vaše.
   *[yes] Tato provincie bude vaše.
}
guide-merit-develops = Začne platit vaše kulturní politika { $card }.
guide-merit-defeats = Porazíte nestvůru { $card }.
guide-merit-advantage = Získáte převahu.
# $number: what completing it costs.
guide-merit-begins = Zahájíte stavbu: { $card }. Dokončení stojí { $number ->
    [one] { $number } žeton výroby
    [few] { $number } žetony výroby
   *[other] { $number } žetonů výroby
}.
guide-merit-acquires = { $sure ->
    [no] Karta { $card } může být vaše.
   *[yes] Karta { $card } bude vaše.
}
# What a new card gives.
guide-merit-yields = Karta { $card } dává při každé aktivaci { $amounts }.
# Resources that an option brings; $card: the dearest card that they pay.
guide-merit-affords = { $sure ->
    [no] Může to stačit na kartu { $card }.
   *[yes] To stačí na kartu { $card }.
}
guide-merit-defends = Soupeři zdraží vaši vrchní provincii o { $number }.
guide-merit-hires = Přidá se k vám hrdina { $card }.
guide-merit-outpost = Provincii ochrání opevnění.
guide-merit-market-token = Získáte žeton tržiště, který použijete, kdy chcete.
guide-merit-production-token = Získáte žeton výroby z mapy a necháte si ho, dokud ho neutratíte.
guide-merit-trades = Použijete, co nabízí { $card }, a budete tam mít víc zlata.
# $number: cards in the row and the column, with the Knowledge under them.
guide-merit-activates = { $number ->
    [one] Aktivuje { $number } kartu.
    [few] Aktivuje { $number } karty.
   *[other] Aktivuje { $number } karet.
}
# $number: those that can be used after that.
guide-merit-usable = { $number ->
    [one] { $number } z nich má efekt, který lze použít.
    [few] { $number } z nich mají efekt, který lze použít.
   *[other] { $number } z nich má efekt, který lze použít.
}
guide-merit-progress = Vezmete si další kartu a smíte ji použít.
guide-merit-reinforces = Karta { $card } zůstane ve vašem městě.
guide-merit-archives = Karta { $card } zmizí nadobro: ostatní se vrátí dřív.
guide-merit-explores = Zvěd postoupí dál.
guide-merit-moves = Jednotka půjde tam, kde je potřeba.
# $parts: where they come from, such as "Vědomosti +1, Dominance +3".
guide-merit-points = { $points ->
    [one] { $sure ->
        [no] Může přinést { $points } bod navíc
       *[yes] { $points } bod navíc
    }
    [few] { $sure ->
        [no] Může přinést { $points } body navíc
       *[yes] { $points } body navíc
    }
   *[other] { $sure ->
        [no] Může přinést { $points } bodů navíc
       *[yes] { $points } bodů navíc
    }
}: { $parts }.
guide-merit-gains = { $sure ->
    [no] Můžete získat { $amounts }.
   *[yes] Získáte { $amounts }.
}
guide-merit-exchanges = { $sure ->
    [no] Můžete vyměnit { $costs } za { $amounts }.
   *[yes] Vyměníte { $costs } za { $amounts }.
}
# What is paid for it is gone anyway at the end of the turn or the round.
guide-merit-unspent = Stejně byste si nenechali { $amounts }.
guide-merit-rest = Nic jiného teď nevypadá lépe.
guide-merit-declines = Nic z toho, co se tu nabízí, nevypadá lépe.
guide-merit-without = Obejdete se bez toho.
guide-merit-any = Za každou stojí za to hrát.
guide-merit-best = Tohle by si vybral počítač.
guide-merit-near = Vypadá skoro stejně dobře.
guide-merit-little = Mluví pro to málo.

## A word at each first time

guide-first-completed = Váš první div světa! Jeho bonus už máte, karta leží navrchu vašeho balíčku města a má hodnotu 2 bodů.
guide-first-developed = Vaše první kulturní politika: 2 body. Její bonus přišel teď a přijde znovu s každou další; její trvalý efekt platí, dokud ji nepřekryje nová.
guide-first-progressed = Vědecký objev: za 2 žetony vědy máte vrchní kartu svého balíčku města a všechno, co dává.
guide-first-reshuffled = Váš balíček města došel, a tak je z odhazovací hromádky nový: co jste získali, přijde znovu.
guide-first-conquered = { $provinces ->
    [cards] Vaše první dobytí! Provincie leží na vaší hromádce: 1 bod pro vás a o jeden méně pro soupeře. Může vám ji vzít zpátky.
   *[map] Vaše první dobytí! Provincie má hodnotu 1 bodu, dokud ji ovládáte.
}
guide-first-lost-province = { $provinces ->
    [cards] Soupeř vám vzal provincii. Vzít může jen tu vrchní; barikády ji prodražují.
   *[map] Někdo vám vzal provincii. S jednotkami a opevněními se ostatní dobývají hůř.
}
guide-first-advantage-mine = Převaha je vaše: teď smíte použít vojevůdce. Soupeř vám ji vezme, když zaplatí víc stejného zdroje.
guide-first-advantage-theirs = Převahu má teď soupeř. Vezmete mu ji, když zaplatíte víc zdroje, který na ní leží.
guide-first-advantage-decays = Převaha slábne: každé kolo z ní ubude žeton a bez žetonů ji nemá nikdo.
guide-first-claimed = Svobodné město je vaše: 2 body. Na jeho místo přijde nové.
guide-first-passed = Vynechali jste tah: aktivované karty se odhodily a zbylé základní zdroje propadly. Až skončí všichni, vaše město se doplní pro další kolo.
guide-first-market-token = V zásobě máte žeton tržiště: použijete ho jednou, kdykoli ve svém tahu chcete.
guide-first-monster-found = Objevila se nestvůra. Jednou zaútočí a blokuje svůj dílek, dokud ji zvěd neporazí.
guide-first-solo-card = Automa se řídí svou kartou pro sólovou hru, řádek po řádku; rozhoduje se za ni jen to, co její pravidla nechávají otevřené.
guide-first-final-round = { $cycle ->
    [turn] Konec se blíží: až skončí toto kolo, má každý ještě jeden poslední tah. Všechno utraťte za body.
   *[round] Příští kolo je poslední. Všechno utraťte za body.
}
guide-first-game-over = Hra skončila. Přehled bodů ukazuje, odkud je který bod.
