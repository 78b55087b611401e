## pack

pack-heroes = Hrdinové

## heroes

card-archimedes = Archimédés
card-ashoka = Ašóka
card-boudica = Boudicca
card-cleopatra = Kleopatra
card-genghis-khan = Čingischán
card-ibn-battuta = Ibn Battúta
card-murasaki-shikibu = Murasaki Šikibu
card-pachacuti = Pachacútec
card-albert-einstein = Albert Einstein
card-marie-curie = Marie Curie-Skłodowská
card-sacagawea = Sacagawea
card-william-shakespeare = William Shakespeare

## what is public of their values

public-name = název

## Solo cards

card-solo-hero = Sólo: Hrdinové
public-a-solo-helper-program-of-players = pomocný program hráčů pro sólovou hru
