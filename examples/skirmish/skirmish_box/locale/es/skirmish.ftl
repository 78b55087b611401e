rules-skirmish = Escaramuza
about-skirmish = Un Duelo breve: un mazo menor, presagios y un punto para quien tenga la Ventaja.
book-skirmish = Escaramuza
score-advantage = la Ventaja
