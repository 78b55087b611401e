### The coach: chances, hints with reasons, why a bot did something, and the review of a game.

## What is at stake with an option
##
## $part is a line of the score sheet, $seat a civilization, $points those of Dominance.

coach-stake-denies = { $seat }: ztráta bodů za dominanci ({ $part }): { $points }.
coach-stake-secures = Váš náskok ({ $part }) vzroste na { $number }; body za dominanci, které jsou tím jistější: { $points }.
coach-stake-at-risk = Body za dominanci ({ $part }) jsou v ohrožení: { $points }; váš náskok je jen { $number }.
coach-stake-policy-in-reach = Pak máte na další kulturní politiku (cena v kultuře: { $number }).
coach-stake-wonder-in-reach = Pak lze dokončit { $card } (cena ve výrobě: { $number }).
coach-stake-safer = { $number ->
    [one] { $number } vaše provincie už není v ohrožení.
    [few] { $number } vaše provincie už nejsou v ohrožení.
   *[other] { $number } vašich provincií už není v ohrožení.
}
coach-stake-exposes = { $number ->
    [one] Můžete přijít o { $number } provincii navíc.
    [few] Můžete přijít o { $number } provincie navíc.
   *[other] Můžete přijít o { $number } provincií navíc.
}
coach-stake-last-round = Toto je konec hry: počítají se jen body.
coach-stake-ends = Tím začíná konec hry.
coach-stake-ends-soon = Příští kolo je poslední.
# $number: cards left in the deck that the display is refilled from.
coach-stake-tempo = { $number ->
    [one] Do přehledu rozvoje zbývá { $number } karta: konec se blíží.
    [few] Do přehledu rozvoje zbývají { $number } karty: konec se blíží.
   *[other] Do přehledu rozvoje zbývá { $number } karet: konec se blíží.
}

## A hint

coach-hint-title = Co si myslí trenér
# $chances: "Aztecs 61%, Japanese 39%".
coach-chances = Šance na výhru: { $chances }
coach-chance-of = { $seat } { $chance } %
# $number: of the option in the list, or the option as it is typed.
coach-option = { $number }: { $option } ({ $chance } %). { $reason }
coach-expected = Očekává se: { $steps }
# A step of what is expected.
coach-step = { $seat }: { $option }
coach-hint-nothing = Teď se vás nikdo na nic neptá.
# --seconds and --thoughts stay as they are.
coach-hint-budget = zadejte --seconds, nebo --thoughts, ne obojí
coach-not-among-people = Když je u stolu víc lidí, trenér mlčí: nikdo nemá dostat pomoc, kterou ostatní nemají.

## Why a bot did something

coach-why-title = { $seat } ({ $bot }): { $option }. Co pro to mluví z toho místa:
coach-why-nothing = Žádný bot ještě o ničem nerozhodl.
coach-why-secret = Co se tam zvolilo, je tajné ({ $seat }).
# $best: what the coach would have done with what that bot knew.
coach-why-otherwise = S tím, co se tam vědělo, by trenér raději: { $best } ({ $chance } %).
coach-why-agrees = Trenér by udělal totéž.

## The review of a game

coach-phase-opening = začátek
coach-phase-middle = střed
coach-phase-end = konec
coach-review-course = Šance na výhru po kolech
coach-review-round = { $round }. kolo: { $chances }
coach-review-end = Na konci: { $chances }
coach-review-accuracy = Jak dobře kdo volil, ze 100
# $phases: "opening 95, middle 98"; $luck: +12 or −3, in points of a hundred.
coach-review-seat = { $seat } ({ $sitter }): { $accuracy } ({ $phases }). Štěstí: { $luck }.
coach-review-nobody-chose = { $seat } ({ $sitter }): tady nikdo nevolil.
coach-review-phase = { $phase } { $accuracy }
coach-review-missed = Co uniklo
coach-review-found = Co se povedlo
coach-review-lost = { $round }. kolo, { $seat }: { $option }. Stálo to { $loss } %. Lepší: { $best }. { $reason }
coach-review-good = { $round }. kolo, { $seat }: { $option }. Bylo to o { $gain } % lepší než cokoli jiného. { $reason }
coach-review-nothing = Nic, na čem by příliš záleželo.
# $done and $all: decisions.
coach-review-stopped = Přerušeno; posouzeno rozhodnutí: { $done } z { $all }. Stejný příkaz bude pokračovat.
coach-review-stopped-not-kept = Přerušeno; posouzeno rozhodnutí: { $done } z { $all }. Co bylo posouzeno, se nepodařilo uložit.
# $file: where the review is kept; $problem: why it can't be written.
coach-review-other-game = { $file } je rozbor jiné hry: tento začíná znovu.
coach-review-other-version = { $file } vytvořila jiná verze programu: rozbor začíná znovu.
coach-review-other-thoughts = { $file } vznikl s jiným počtem úvah: rozbor začíná znovu.
coach-review-damaged = Soubor { $file } je poškozený: rozbor začíná znovu.
coach-review-not-ours = { $file } není rozbor: zůstane, jak je, a tento rozbor se neuloží.
coach-review-not-kept = Tento rozbor nelze uložit do { $file }: { $problem }
