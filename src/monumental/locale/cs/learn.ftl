### What lessons and puzzles say, whatever they are about.

learn-read-first = To počká: nejdřív si přečtěte tohle a pak pokračujte.
learn-do-first = Nejdřív udělejte, co se tu žádá.
learn-not-understood = „{ $words }“ není akce.
learn-allowed = Pravidla to dovolují, ale tady se žádá něco jiného. { $option }
learn-missed = Tah skončil a cíle jste nedosáhli. Můžete to zkusit znovu od začátku tohoto kroku.
