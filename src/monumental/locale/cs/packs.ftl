### Packs of cards: which are in play, and what they say of their cards.

## Mistakes on the command line

# --only was said, but no pack was named.
terminal-only-what = --only hraje jen se sadami z --pack: některou pomocí --pack uveďte
# $packs: the packs that were named; $usual: those that are played where none is named.
terminal-only-alone = { $packs } nelze hrát společně s { $usual }: --only vynechá { $usual }

## What is printed beside the kind of a card

subtype-scientific = Vědecká budova
subtype-military = Vojenská budova

## Where the values of a card come from

# $public: who has published them.
fact-source-reported = Jak to zveřejnili jiní: { $public }
# $public: what they follow from.
fact-source-inferred = Odvozeno: { $public }

# The title of the list that follows.
source-title = Odkud hodnoty pocházejí
source-official = Oficiální: všechny hodnoty jsou v textech vydavatele.
source-reported = Od jiných: všechny hodnoty jsou veřejné, ale zapsal je někdo jiný než vydavatel; nic není naše.
source-inferred = Odvozené: hodnoty neuvádí žádný text, ale vyplývají z jiných, které veřejné jsou.
source-partial = Zčásti: některé hodnoty zveřejnil vydavatel nebo někdo jiný a karta říká které; zbytek je náš vlastní návrh.
source-original = Naše: vlastní návrh náš nebo toho, kdo sadu vytvořil; tištěná karta veřejná není.
