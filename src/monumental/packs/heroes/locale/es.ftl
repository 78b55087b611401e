## pack

pack-heroes = Celebridades

## heroes

card-archimedes = Arquímedes
card-ashoka = Ashoka
card-boudica = Boudica
card-cleopatra = Cleopatra
card-genghis-khan = Gengis Kan
card-ibn-battuta = Ibn Battuta
card-murasaki-shikibu = Murasaki Shikibu
card-pachacuti = Pachacútec
card-albert-einstein = Albert Einstein
card-marie-curie = Marie Curie
card-sacagawea = Sacagawea
card-william-shakespeare = William Shakespeare

## sources: what is public, in the words of the TOML files

public-name = nombre

## Solo cards

card-solo-hero = Solitario de las Celebridades
public-a-solo-helper-program-of-players = un programa de ayuda para partidas en solitario, hecho por aficionados
