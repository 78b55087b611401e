## pack

pack-monsters = Nestvůry

## monsters

card-bunyip = Bunyip
card-nian = Nien
card-sphinx = Sfinga
card-thunderbird = Hromový pták
card-baba-yaga = Baba Jaga
card-golem = Golem
card-minotaur = Minotaurus
card-roc = Pták Noh
card-kraken = Kraken
card-rakshasa = Rákšas
card-yamata-no-orochi = Jamata no Oroči
card-fafnir = Fáfnir
