## pack

pack-monsters = Monsters

## monsters

card-bunyip = Bunyip
card-nian = Nian
card-sphinx = Sphinx
card-thunderbird = Thunderbird
card-baba-yaga = Baba Yaga
card-golem = Golem
card-minotaur = Minotaur
card-roc = Roc
card-kraken = Kraken
card-rakshasa = Rakshasa
card-yamata-no-orochi = Yamata no Orochi
card-fafnir = Fafnir
