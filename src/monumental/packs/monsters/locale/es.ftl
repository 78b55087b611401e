## pack

pack-monsters = Monstruos

## monsters

card-bunyip = Bunyip
card-nian = Nian
card-sphinx = Esfinge
card-thunderbird = Pájaro del trueno
card-baba-yaga = Baba Yagá
card-golem = Gólem
card-minotaur = Minotauro
card-roc = Ave Roc
card-kraken = Kraken
card-rakshasa = Rakshasa
card-yamata-no-orochi = Yamata no Orochi
card-fafnir = Fáfnir
