### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases that end in the dictionary form
### (得る, 支払う) without a full stop, so that ことで, たびに, と, か and 。 can follow.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1生産力、黄金2個".
### $cards is a list such as "知識1枚または驚異1枚", made of the one-… messages.

## What a card says. $text is one or more sentences, with full stops.

text-use = 使用：{ $text }
text-use-warlord = 使用（優位を持っている間のみ）：{ $text }
text-activated = このカードを発動させたとき：{ $text }
text-during-activation = 都市の発動中：{ $text }
text-bonus = ボーナス：{ $text }
text-trade = 交易：{ $text }
text-may = 次を行ってもよい：{ $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = { $occasions }たびに、{ $text }
text-first = 各ラウンドで初めて{ $occasions }と、{ $text }
text-whenever-opponent = 相手が{ $occasions }たびに、{ $text }
text-first-opponent = 相手が各ラウンドで初めて{ $occasions }と、{ $text }

# "A, B or C" is occasion-or(occasion-comma(A, B), C): AするかBするかCする(たびに)
occasion-comma = { $first }か、{ $next }
occasion-or = { $first }か、{ $last }

you-acquired = { $cards }を獲得する
you-conquered = 地域を征服する
you-completed = 驚異を完成させる
you-developed = 文化政策を展開する
you-traded = 自由都市と交易する
you-claimed = 自由都市を領有する
you-took-advantage = 優位を取る
you-archived = カードをアーカイブする
you-reinforced = カードを補強する
you-progressed = 科学の進歩を行う

opponent-acquired = { $cards }を獲得する
opponent-conquered = 地域を征服する
opponent-completed = 驚異を完成させる
opponent-developed = 文化政策を展開する
opponent-traded = 自由都市と交易する
opponent-claimed = 自由都市を領有する
opponent-took-advantage = 優位を取る
opponent-archived = カードをアーカイブする
opponent-reinforced = カードを補強する
opponent-progressed = 科学の進歩を行う

## Special rules of civilizations, beside their triggers

special-conquers-with-gold = 地域のコストは、軍事力の代わりに黄金で支払う。
special-start-province = 地域「{ $card }」を持ってゲームを始める。
special-markers = 地域タイプマーカーを{ $count }枚持っている。

## One card of a kind, as the object of "gain" and "acquire"

one-card = カード1枚
one-building = 建物1枚
one-knowledge = 知識1枚
one-wonder = 驚異1枚
one-province = 地域1枚
one-basic = 基本建物1枚

## Standing price changes. $when: always; advantage (only while you hold it); both ($more while you hold it).

price-building = { $when ->
    [advantage] 建物のコストが{ $less }減る（優位を持っている間のみ）
    [both] 建物のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 建物のコストが{ $less }減る
}
price-knowledge = { $when ->
    [advantage] 知識のコストが{ $less }減る（優位を持っている間のみ）
    [both] 知識のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 知識のコストが{ $less }減る
}
price-wonder = { $when ->
    [advantage] 驚異の各段階のコストが{ $less }減る（優位を持っている間のみ）
    [both] 驚異の各段階のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 驚異の各段階のコストが{ $less }減る
}
price-province = { $when ->
    [advantage] ディスプレイの地域のコストが{ $less }減る（優位を持っている間のみ）
    [both] ディスプレイの地域のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] ディスプレイの地域のコストが{ $less }減る
}
price-conquest = { $when ->
    [advantage] 相手の地域を征服するコストが{ $less }減る（優位を持っている間のみ）
    [both] 相手の地域を征服するコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 相手の地域を征服するコストが{ $less }減る
}
price-policy = { $when ->
    [advantage] 文化政策のコストが{ $less }減る（優位を持っている間のみ）
    [both] 文化政策のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 文化政策のコストが{ $less }減る
}
price-progress = { $when ->
    [advantage] 科学の進歩のコストが{ $less }減る（優位を持っている間のみ）
    [both] 科学の進歩のコストが{ $less }減る（優位を持っている間は{ $more }減る）
   *[always] 科学の進歩のコストが{ $less }減る
}

## How phrases follow each other

# One after the other, inside another text.
phrase-in-order = { $first }。続けて、{ $next }
# The second only if the first was done.
phrase-if-done = { $first }ことで、{ $then }

## Resources

verb-gain = { $amounts }を得る
verb-gain-basic = 好きな基本資源{ $count }個を得る
verb-gain-basic-same = { $count ->
    [1] 好きな基本資源1個を得る
   *[other] 同じ種類の基本資源{ $count }個を得る
}
verb-gain-basic-different = { $count ->
    [1] 好きな基本資源1個を得る
   *[other] 異なる種類の基本資源{ $count }個を得る
}
verb-pay = { $amounts }を支払う
verb-pay-basics = 基本資源{ $count }個を支払う
verb-pay-basics-different = { $count ->
    [1] 基本資源1個を支払う
   *[other] 異なる種類の基本資源{ $count }個を支払う
}

## Resources for each of something. $limit: how many are counted at most; 0: no limit.

verb-gain-per-province = { $limit ->
    [0] 支配している地域1枚につき{ $amounts }を得る
   *[other] 支配している地域1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-coastal = { $limit ->
    [0] 支配している沿岸地域1枚につき{ $amounts }を得る
   *[other] 支配している沿岸地域1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-mountain = { $limit ->
    [0] 支配している山岳地域1枚につき{ $amounts }を得る
   *[other] 支配している山岳地域1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-agricultural = { $limit ->
    [0] 支配している農耕地域1枚につき{ $amounts }を得る
   *[other] 支配している農耕地域1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-province-type = { $limit ->
    [0] 支配している地域タイプ1種類につき{ $amounts }を得る
   *[other] 支配している地域タイプ1種類につき{ $amounts }を得る（最大{ $limit }種類分）
}
verb-gain-per-barricade = { $limit ->
    [0] 所有しているバリケード1枚につき{ $amounts }を得る
   *[other] 所有しているバリケード1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-knowledge = { $limit ->
    [0] 所有している知識1枚につき{ $amounts }を得る
   *[other] 所有している知識1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-wonder = { $limit ->
    [0] 完成させた驚異1枚につき{ $amounts }を得る
   *[other] 完成させた驚異1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-policy = { $limit ->
    [0] 展開した文化政策1枚につき{ $amounts }を得る
   *[other] 展開した文化政策1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-free-city = { $limit ->
    [0] 所有している自由都市1枚につき{ $amounts }を得る
   *[other] 所有している自由都市1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-archived = { $limit ->
    [0] アーカイブしたカード1枚につき{ $amounts }を得る
   *[other] アーカイブしたカード1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}

## Choices

verb-choose-one = 次のうち1つを選ぶ：{ $options }
verb-may = 望むなら{ $then }

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }／{ $next }
phrase-option-last = { $first }／{ $last }

## Conditions

verb-if-holds-advantage = 優位を持っている場合、{ $then }
verb-if-gained = このラウンドに{ $amounts }以上を得ていた場合、{ $then }
# $conditions: one of the has-… messages, or several joined by condition-….
verb-if-has = { $conditions }場合、{ $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }。そうでない場合、{ $otherwise }

verb-if-this-round-acquired = このラウンドにカードを獲得していた場合、{ $then }
verb-if-this-round-conquered = このラウンドに地域を征服していた場合、{ $then }
verb-if-this-round-completed = このラウンドに驚異を完成させていた場合、{ $then }
verb-if-this-round-developed = このラウンドに文化政策を展開していた場合、{ $then }
verb-if-this-round-traded = このラウンドに自由都市と交易していた場合、{ $then }
verb-if-this-round-claimed = このラウンドに自由都市を領有していた場合、{ $then }
verb-if-this-round-took-advantage = このラウンドに優位を取っていた場合、{ $then }
verb-if-this-round-archived = このラウンドにカードをアーカイブしていた場合、{ $then }
verb-if-this-round-reinforced = このラウンドにカードを補強していた場合、{ $then }
verb-if-this-round-progressed = このラウンドに科学の進歩を行っていた場合、{ $then }

condition-comma = { $first }、{ $next }
condition-and = { $first }、かつ{ $last }

has-province = 地域を{ $count }枚以上支配している
has-coastal = 沿岸地域を{ $count }枚以上支配している
has-mountain = 山岳地域を{ $count }枚以上支配している
has-agricultural = 農耕地域を{ $count }枚以上支配している
# There are three types.
has-province-type = { $count ->
    [3] 3種類の地域タイプをすべて支配している
   *[other] 地域タイプを{ $count }種類以上支配している
}
has-barricade = バリケードを{ $count }枚以上所有している
has-knowledge = 知識を{ $count }枚以上所有している
has-wonder = 驚異を{ $count }枚以上完成させている
has-policy = 文化政策を{ $count }枚以上展開している
has-free-city = 自由都市を{ $count }枚以上所有している
has-archived = カードを{ $count }枚以上アーカイブしている

## Cards of your City and deck

verb-archive = カード1枚をアーカイブする
verb-discard = 自分の都市のカード1枚を捨て札にする
verb-reinforce = カード1枚を補強する
verb-reinforce-this = このカードを補強する
verb-copy-attached = この知識の上のカードをコピーする
verb-copy-city = 自分の都市のカード1枚をコピーする
verb-copy-policies = 自分の文化政策1枚をコピーする
verb-copy-anywhere = 自分の都市のカードまたは文化政策1枚をコピーする
verb-draw-and-use = カード{ $count }枚を引いて使用する

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = ディスプレイのカード1枚を捨て札にする
verb-gain-card = { $cards }を無料で得る
verb-gain-card-at-most = コスト{ $cost }以下の{ $cards }を無料で得る
verb-acquire = { $less ->
    [0] { $cards }を獲得する
   *[other] コストを{ $less }減らして、{ $cards }を獲得する
}
verb-build-wonder-section = { $less ->
    [0] 驚異を1段階建設する
   *[other] コストを{ $less }減らして、驚異を1段階建設する
}
verb-conquer = { $less ->
    [0] 相手の一番上の地域を征服する
   *[other] コストを{ $less }減らして、相手の一番上の地域を征服する
}
verb-gain-advantage = 優位を得る
verb-trade-for-free = 自由都市1枚と無料で交易する
verb-place-type-marker = 自分の地域タイプマーカー1枚を、支配している地域に置く

## The facts beside the text, one line each

fact-starting = 初期カード
# $civilizations: a list of names.
fact-civilizations = 初期カード：{ $civilizations }
fact-cost = コスト：{ $amounts }
fact-wonder-cost = コスト：着工{ $first }、完成{ $second }
fact-resources = 発動時：{ $amounts }
fact-type = 地域タイプ：{ $type }
fact-defense = 防御値：下にある地域の征服コストが{ $count }増える
fact-source-official = 公表された値
# $public: which values are public, such as "名前とコスト".
fact-source-partial = 公表されているもの：{ $public }。その他は独自のデザインです。
fact-source-original = 独自のデザイン
