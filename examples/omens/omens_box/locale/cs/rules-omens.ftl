## Znamení

OMEN-BAG-01 = Před prvním kolem se všechna znamení zamíchají ve váčku.
OMEN-SCOUT-01 = Zvěd se může v kole místo jiné pochůzky poradit s věštírnou: jeho majitel vytáhne z váčku jedno znamení.
OMEN-KEEP-01 = Nikdo si nenechává víc než dvě znamení; kdo má dvě, další netáhne.
OMEN-SECRET-01 = Na znamení lícem dolů se dívá jen jeho majitel. Kolik znamení kdo má, je veřejné.
OMEN-TURN-01 = Hráč může jako akci otočit jedno ze svých znamení, provést jeho text a vrátit je do váčku.
OMEN-TEXT-01 = Text, který říká, že se má vytáhnout znamení, zvěda nepotřebuje.
