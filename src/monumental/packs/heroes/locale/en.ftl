## pack

pack-heroes = Heroes

## heroes

card-archimedes = Archimedes
card-ashoka = Ashoka
card-boudica = Boudica
card-cleopatra = Cleopatra
card-genghis-khan = Genghis Khan
card-ibn-battuta = Ibn Battuta
card-murasaki-shikibu = Murasaki Shikibu
card-pachacuti = Pachacuti
card-albert-einstein = Albert Einstein
card-marie-curie = Marie Curie
card-sacagawea = Sacagawea
card-william-shakespeare = William Shakespeare

## Solo cards

card-solo-hero = Solo: Heroes
