## Presagios

OMEN-BAG-01 = Antes de la primera ronda, todos los presagios se mezclan en una bolsa.
OMEN-SCOUT-01 = El Explorador puede consultar el oráculo como encargo de la ronda: su Civilización roba un presagio de la bolsa.
OMEN-KEEP-01 = Nadie conserva más de dos presagios; quien tiene dos no roba otro.
OMEN-SECRET-01 = Solo quien lo tiene mira un presagio que está bocabajo. Cuántos presagios tiene cada Civilización es público.
OMEN-TURN-01 = Como acción, una Civilización revela uno de sus presagios, aplica su texto y lo devuelve a la bolsa.
OMEN-TEXT-01 = Un texto que dice que se robe un presagio no necesita al Explorador.
