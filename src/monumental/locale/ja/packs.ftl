### Packs of cards: which are in play, and what they say of their cards.

## Mistakes on the command line

# --only was said, but no pack was named.
terminal-only-what = --onlyは--packで指定したパックだけを使います。--packでパックを指定してください
# $packs: the packs that were named; $usual: those that are played where none is named.
terminal-only-alone = { $packs }は{ $usual }と一緒には使えません。--onlyを付けると{ $usual }を使いません

## What is printed beside the kind of a card

subtype-scientific = 科学建物
subtype-military = 軍事建物

## Where the values of a card come from

# $public: who has published them.
fact-source-reported = 第三者が公開している値：{ $public }
# $public: what they follow from.
fact-source-inferred = { $public }からの推定

# The title of the list that follows.
source-title = 値の出典
source-official = 公式：すべての値が出版社の文書に載っています。
source-reported = 第三者：すべての値が公開されていますが、出版社以外の人が書き留めたものです。独自の値はありません。
source-inferred = 推定：値を載せた文書はありませんが、公開されている他の値から分かります。
source-partial = 一部：値の一部が出版社などによって公開されていて、どれかはカードに書かれています。残りは独自のデザインです。
source-original = 独自：私たち、またはパックの作者のデザインです。印刷されたカードは公開されていません。
