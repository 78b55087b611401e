module-omens = znamení, která zná jen jejich majitel
book-omens = Znamení
kind-omen = Znamení
verb-foresee = vytáhněte znamení

option-consult = Poradit se s věštírnou: vytáhnout znamení
option-interpret = Vyložit jedno ze svých znamení
option-foretell = Otočit znamení { $card }
ask-choose-omen = Které znamení otočíte?

event-consulted = { $seat } – vytaženo znamení.
event-foretold = { $seat } – otočeno znamení { $card }.

reason-omens-kept = Už máte { $need } znamení.
reason-no-omen-left = Ve váčku nezbylo žádné znamení.
reason-no-omen-kept = Nemáte žádné znamení.
reason-no-omen-helps = Žádné z vašich znamení by teď nemělo účinek.
reason-no-such-omen = Toto znamení nemáte.

view-omens = Znamení
view-own = vaše
view-kept = kolik jich má každý hráč
view-left = zbývá ve váčku
