## Šarvátka

SKIRM-DECK-01 = V balíčku rozvoje je od každého druhu a období o jednu kartu méně než v Duelu, náhodně a naslepo; vše ostatní je jako v Duelu.
SKIRM-END-01 = Kdo na konci hry drží převahu, má 1 bod.
