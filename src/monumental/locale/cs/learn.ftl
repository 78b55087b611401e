### What lessons and puzzles say, whatever they are about.

learn-read-first = To počká: nejdřív si přečtěte tohle a pak pokračujte.
learn-do-first = Nejdřív udělejte, co se tu žádá.
learn-not-understood = „{ $words }“ není akce.
learn-allowed = Pravidla by dovolila „{ $option }“, ale tady se žádá něco jiného.
learn-would = Stalo by se toto:
learn-missed = To ještě nebylo ono. Krok začíná znovu: zkuste něco jiného.
# $had, $need: such as "2 Production".
learn-missed-by = Tak dostanete jen { $had }; cíl je { $need }.
