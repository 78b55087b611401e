module-omens = presagios que solo conoce quien los tiene
book-omens = Presagios
kind-omen = Presagio
verb-foresee = roba un presagio

option-consult = Consultar el oráculo: robar un presagio
option-interpret = Interpretar uno de tus presagios
option-foretell = Revelar { $card }
ask-choose-omen = ¿Qué presagio revelas?

event-consulted = Los { INSIDE($seat) } robaron un presagio.
event-foretold = Los { INSIDE($seat) } revelaron el presagio { $card }.

reason-omens-kept = Ya tienes { $need } presagios.
reason-no-omen-left = No quedan presagios en la bolsa.
reason-no-omen-kept = No tienes ningún presagio.
reason-no-omen-helps = Ninguno de tus presagios tendría efecto ahora.
reason-no-such-omen = No tienes ese presagio.

view-omens = Presagios
view-own = los tuyos
view-kept = cuántos tiene cada Civilización
view-left = quedan en la bolsa
