### Puzzles: what is asked for, what a try was worth, and why others fall short.

## Themes

puzzle-theme-points = Nejvíc bodů
puzzle-theme-province = Získejte provincii
puzzle-theme-wonder = Dokončete div světa
puzzle-theme-dominance = Připravte ostatní o dominanci
puzzle-theme-policy = Co stojí kulturní politika

## What is asked for

puzzle-goal-points = Mějte na konci svého tahu co nejvíc bodů i s dominancí.
puzzle-goal-province = Ovládejte na konci svého tahu co nejvíc provincií.
puzzle-goal-wonder = Mějte na konci svého tahu co nejvíc dokončených divů světa.
puzzle-goal-dominance = Nechte ostatním co nejméně bodů za dominanci.
puzzle-goal-policy = Mějte na konci svého tahu přesně tolik kultury: { $need }. Tolik teď stojí vaše příští kulturní politika.
puzzle-certain = Počítá se jen to, co je jisté: nic, co líže kartu, otáčí žeton nebo ukazuje tajemství, sem nepatří.
puzzle-stop = Tah končí, když ho ukončíte nebo vynecháte, nebo když si má co vybrat někdo jiný.

## What an end of the turn is worth

puzzle-worth-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
puzzle-worth-province = { $count ->
    [one] 1 provincie
    [few] { $count } provincie
    [many] { $count } provincie
   *[other] { $count } provincií
}
puzzle-worth-wonder = { $count ->
    [one] 1 dokončený div světa
    [few] { $count } dokončené divy světa
    [many] { $count } dokončeného divu světa
   *[other] { $count } dokončených divů světa
}
puzzle-worth-dominance = { $count ->
    [0] žádná dominance pro ostatní
    [one] 1 bod za dominanci pro ostatní
    [few] { $count } body za dominanci pro ostatní
    [many] { $count } bodu za dominanci pro ostatní
   *[other] { $count } bodů za dominanci pro ostatní
}
puzzle-worth-policy = { $count ->
    [0] přesně tolik kultury, kolik je třeba
   *[other] kultura vedle o { $count }
}

## After a try

puzzle-solved = Vyřešeno: { $best }. Žádný jiný konec tahu se tomu nevyrovná.
puzzle-fewer = { $count ->
    [one] Stačí 1 rozhodnutí.
    [few] Stačí { $count } rozhodnutí.
    [many] Stačí { $count } rozhodnutí.
   *[other] Stačí { $count } rozhodnutí.
}
puzzle-short = Nevyřešeno: { $had }. Nejlepší je: { $best }.
puzzle-unfinished = Tah ještě neskončil.
puzzle-draws = `{ $deed }` závisí na náhodě nebo ukazuje tajemství, takže do úlohy nepatří.
puzzle-by-you = Vaše cesta: { $had }.
puzzle-by-greedy = Co vypadá nejlépe na první pohled: { $had }.
puzzle-by-search = Jiná cesta: { $had }.
puzzle-differs-points = Body ({ $part }): { $had } místo { $best }.
puzzle-differs-dominance = Dominance ({ $part }): { $had } místo { $best }.
puzzle-differs-rivals = Dominance ostatních ({ $part }): { $had } místo { $best }.
puzzle-differs-kept = { $part } v zásobě: { $had } místo { $best }.

## In the terminal

puzzle-grade = Obtížnost { $grade } z 5
puzzle-decisions = { $count ->
    [one] 1 rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
puzzle-count = { $count ->
    [0] Žádné úlohy.
    [one] 1 úloha.
    [few] { $count } úlohy.
    [many] { $count } úlohy.
   *[other] { $count } úloh.
}
puzzle-proven = { $puzzle }: dokázáno. Nejlepší: { $best }; další: { $second }. Konce: { $ends }, pozice: { $positions }.
puzzle-all-proven = { $count ->
    [one] Dokázána 1 úloha.
    [few] Dokázány { $count } úlohy.
    [many] Dokázáno { $count } úlohy.
   *[other] Dokázáno { $count } úloh.
}
puzzle-prompt = Napište číslo nebo akci; `undo`, `solution`, `quit`.
puzzle-nothing-to-undo = Není co vzít zpět.
puzzle-solution = Řešení: { $line }
puzzle-mined = Nalezeno { $puzzle }: { $theme }, obtížnost { $grade }.
puzzle-progress = Hry: { $games }. Pozice: { $positions }, příliš velké: { $large }. Úlohy: { $puzzles }.
puzzle-stopped = Zastaveno. Co se našlo, je ve složce { $folder }.
