### What lessons and puzzles say, whatever they are about.

learn-read-first = To počká: nejdřív si přečtěte tohle a pak pokračujte.
learn-do-first = Nejdřív udělejte, co se tu žádá.
learn-not-understood = „{ $words }“ není akce.
learn-allowed = Pravidla by dovolila „{ $option }“, ale tady se žádá něco jiného.
learn-would = Stalo by se toto:
learn-missed = Tah skončil a cíle jste nedosáhli. Můžete to zkusit znovu od začátku tohoto kroku.
