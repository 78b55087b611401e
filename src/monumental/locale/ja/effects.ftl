### Card texts, made from what the cards do.
###
### The messages of "What a card says" are whole lines. All others are phrases that end in the dictionary form
### (得る, 支払う) without a full stop, so that ことで, たびに, と, か and 。 can follow. Where another form must stand,
### GOING_ON makes it of the phrase (得て, 支払って), if ENDING says that it ends in a verb.
###
### $then, $text, $otherwise are such phrases. $amounts is a list such as "1生産力、黄金2個".
### $cards is a list such as "知識1枚または驚異1枚", made of the one-… messages.

## What a card says. $text is one or more sentences, with full stops.

text-use = 使用：{ $text }
# On a map the Warlord is a Unit.
text-use-warlord = { $provinces ->
    [map] { $cycle ->
        [turn] 征服する地域に将軍を移動させたとき（1回の手番に1回）：{ $text }
       *[round] 征服する地域に将軍を移動させたとき（1ラウンドに1回）：{ $text }
    }
   *[cards] 使用（優位を持っている間のみ）：{ $text }
}
# A Market token.
text-use-token = 使用（1回限り、自分の手番中）：{ $text }
text-activated = このカードを発動させたとき：{ $text }
text-during-activation = 都市の発動中：{ $text }
text-bonus = 単発効果：{ $text }
# When a Wonder is completed.
text-bonus-wonder = 単発効果：{ $text }
text-trade = 交易：{ $text }
text-may = 次を行ってもよい：{ $text }
# A card that copies others, such as the Wheel, after its text.
text-not-copied = このカード自体はコピーできない。
# An Exploration token. $text: its two benefits, as the options of "choose one".
text-benefits = 取ったとき、次のうち1つを選ぶ：{ $text }

## What a Monster does when it attacks, and to whom. $text: orders to each player who is hit, as in text-use.

# Who conquered the Province where the Monster was found.
text-attack-conqueror = 攻撃：モンスターのいる地域を征服したプレイヤーは、{ $text }
text-attack-others = 攻撃：モンスターのいる地域を征服したプレイヤーを除く各プレイヤーは、{ $text }
text-attack-everyone = 攻撃：各プレイヤーは、{ $text }
text-attack-neighbours = 攻撃：モンスターのいる地域に隣接する領土を持つ各プレイヤーは、{ $text }
# Of several players who are tied, all are hit.
text-attack-most-gold = 攻撃：黄金が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-culture = 攻撃：文化が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-province = 攻撃：支配している地域が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-knowledge = 攻撃：所有している知識が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-wonder = 攻撃：完成させた驚異が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-policy = 攻撃：展開した文化政策が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-outpost = 攻撃：マップ上の前哨基地が最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-exploration-token = 攻撃：所有している探検トークンが最も多いプレイヤー（同数なら全員）は、{ $text }
text-attack-most-market-token = 攻撃：所有している市場トークンが最も多いプレイヤー（同数なら全員）は、{ $text }

## A line of a Solo card, which speaks to the Automa: "自分" is the Automa. It is for civilizations of one
## archetype, or costs Gold, or both, or neither: "【経済タイプ】（黄金2個）探検隊2体を1タイルずつ移動させる。"

# $amount: such as "黄金2個".
text-solo-price = （{ $amount }）{ $text }
text-solo-aggressive = 【攻撃タイプ】{ $text }
text-solo-architectural = 【建築タイプ】{ $text }
text-solo-cultural = 【文化タイプ】{ $text }
text-solo-economic = 【経済タイプ】{ $text }
text-solo-technological = 【技術タイプ】{ $text }

## Triggers. $occasions is one of the you-… or opponent-… messages below, or several joined by occasion-….

text-whenever = { $occasions }たびに、{ $text }
text-first = { $cycle ->
    [turn] 各手番で初めて{ $occasions }と、{ $text }
   *[round] 各ラウンドで初めて{ $occasions }と、{ $text }
}
text-whenever-opponent = { $players ->
    [2] 相手が{ $occasions }たびに、{ $text }
   *[other] ほかのプレイヤーが{ $occasions }たびに、{ $text }
}
text-first-opponent = { $players ->
    [2] 相手
   *[other] ほかのプレイヤー
}が{ $cycle ->
    [turn] 各手番
   *[round] 各ラウンド
}で初めて{ $occasions }と、{ $text }

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
you-conquered-barbarian = 蛮族の地域を征服する
you-conquered-town = 自由都市を征服する
you-conquered-rival = ほかのプレイヤーの地域を征服する
you-lost-province = 地域を失う
you-built-outpost = 前哨基地を建設する
# An Explorer takes a Production token or a Market token.
you-explored = 探検隊を使ってトークンを獲得する

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
opponent-conquered-barbarian = 蛮族の地域を征服する
opponent-conquered-town = 自由都市を征服する
# Yours or that of a third player.
opponent-conquered-rival = いずれかのプレイヤーの地域を征服する
opponent-lost-province = 地域を失う
opponent-built-outpost = 前哨基地を建設する
opponent-explored = 探検隊を使ってトークンを獲得する

## Civilizations: what they are good at, and their special rules beside triggers

archetype-aggressive = 攻撃的な文明。
archetype-architectural = 建築に秀でた文明。
archetype-cultural = 文化に秀でた文明。
archetype-economic = 経済に秀でた文明。
archetype-technological = 技術に秀でた文明。

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
price-conquest = { $provinces ->
    [map] 地域の征服に必要な軍事力が{ $less }減る
   *[cards] { $when ->
        [advantage] 相手の地域を征服するコストが{ $less }減る（優位を持っている間のみ）
        [both] 相手の地域を征服するコストが{ $less }減る（優位を持っている間は{ $more }減る）
       *[always] 相手の地域を征服するコストが{ $less }減る
    }
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
price-barbarian = 蛮族の地域の征服に必要な軍事力が{ $less }減る
price-rival = ほかのプレイヤーの地域の征服に必要な軍事力が{ $less }減る

## How phrases follow each other

# One after the other, inside another text: no full stop, which would end the text around it, as long as the
# first phrase has one verb that can go on (得る: 得て、その後、…). Not 続けて: "続けて支配している" would be one thing.
phrase-in-order = { ENDING($first) ->
    [verb] { GOING_ON($first) }、その後、{ $next }
   *[other] { $first }。その後、{ $next }
}
# The second only if the first was done.
phrase-if-done = { $first }ことで、{ $then }
# The same phrase several times.
phrase-times = { $phrase }（これを{ $count }回行う）

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
    [0] 支配している地域1つにつき{ $amounts }を得る
   *[other] 支配している地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-coastal = { $limit ->
    [0] 支配している沿岸地域1つにつき{ $amounts }を得る
   *[other] 支配している沿岸地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-mountain = { $limit ->
    [0] 支配している山岳地域1つにつき{ $amounts }を得る
   *[other] 支配している山岳地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-meadow = { $limit ->
    [0] 支配している草原地域1つにつき{ $amounts }を得る
   *[other] 支配している草原地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-forest = { $limit ->
    [0] 支配している森林地域1つにつき{ $amounts }を得る
   *[other] 支配している森林地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-volcano = { $limit ->
    [0] 支配している火山地域1つにつき{ $amounts }を得る
   *[other] 支配している火山地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-agricultural = { $limit ->
    [0] 支配している農耕地域1つにつき{ $amounts }を得る
   *[other] 支配している農耕地域1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-province-type = { $limit ->
    [0] 支配している地域のタイプ1種類につき{ $amounts }を得る
   *[other] 支配している地域のタイプ1種類につき{ $amounts }を得る（最大{ $limit }種類分）
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
    [0] 展開済みの文化政策1枚につき{ $amounts }を得る
   *[other] 展開済みの文化政策1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-free-city = { $limit ->
    [0] 所有している自由都市1枚につき{ $amounts }を得る
   *[other] 所有している自由都市1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-archived = { $limit ->
    [0] アーカイブしたカード1枚につき{ $amounts }を得る
   *[other] アーカイブしたカード1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
verb-gain-per-outpost = { $limit ->
    [0] マップ上の自分の前哨基地1つにつき{ $amounts }を得る
   *[other] マップ上の自分の前哨基地1つにつき{ $amounts }を得る（最大{ $limit }つ分）
}
verb-gain-per-exploration-token = { $limit ->
    [0] 所有している探検トークン1枚につき{ $amounts }を得る
   *[other] 所有している探検トークン1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}
# Used ones count, too.
verb-gain-per-market-token = { $limit ->
    [0] 所有している市場トークン1枚につき{ $amounts }を得る
   *[other] 所有している市場トークン1枚につき{ $amounts }を得る（最大{ $limit }枚分）
}

## Choices

verb-choose-one = 次のうち1つを選ぶ：{ $options }
# 得る: 得てもよい. Where several verbs are left to one's will, it is said before them.
verb-may = { ENDING($then) ->
    [verb] { GOING_ON($then) }もよい
   *[other] 望むなら、{ $then }
}

# The options of "choose one": phrase-option-last(phrase-option-next(A, B), C)
phrase-option-next = { $first }／{ $next }
phrase-option-last = { $first }／{ $last }

## Conditions

verb-if-holds-advantage = 優位を持っている場合、{ $then }
# 以上 stands with every amount of the list: behind the list it would be read of the last one alone.
verb-if-gained = { $now }に{ $amounts }を得ていた場合、{ $then }
amount-if-gained = { $amount }以上
# $conditions: one of the has-… messages (支配し, so that 、 and ている can follow), or several joined by condition-….
verb-if-has = { $conditions }ている場合、{ $then }
# $condition: one of the verb-if-… phrases, whole.
verb-otherwise = { $condition }。そうでない場合、{ $otherwise }

verb-if-did-acquired = { $now }にカードを獲得していた場合、{ $then }
verb-if-did-conquered = { $now }に地域を征服していた場合、{ $then }
verb-if-did-completed = { $now }に驚異を完成させていた場合、{ $then }
verb-if-did-developed = { $now }に文化政策を展開していた場合、{ $then }
verb-if-did-traded = { $now }に自由都市と交易していた場合、{ $then }
verb-if-did-claimed = { $now }に自由都市を領有していた場合、{ $then }
verb-if-did-took-advantage = { $now }に優位を取っていた場合、{ $then }
verb-if-did-archived = { $now }にカードをアーカイブしていた場合、{ $then }
verb-if-did-reinforced = { $now }にカードを補強していた場合、{ $then }
verb-if-did-progressed = { $now }に科学の進歩を行っていた場合、{ $then }
verb-if-did-conquered-barbarian = { $now }に蛮族の地域を征服していた場合、{ $then }
verb-if-did-conquered-town = { $now }に自由都市を征服していた場合、{ $then }
verb-if-did-conquered-rival = { $now }にほかのプレイヤーの地域を征服していた場合、{ $then }
verb-if-did-lost-province = { $now }に地域を失っていた場合、{ $then }
verb-if-did-built-outpost = { $now }に前哨基地を建設していた場合、{ $then }
verb-if-did-explored = { $now }に探検隊を使ってトークンを獲得していた場合、{ $then }

condition-comma = { $first }、{ $next }
condition-and = { $first }、かつ{ $last }

has-province = 地域を{ $count }つ以上支配し
has-coastal = 沿岸地域を{ $count }つ以上支配し
has-mountain = 山岳地域を{ $count }つ以上支配し
has-meadow = 草原地域を{ $count }つ以上支配し
has-forest = 森林地域を{ $count }つ以上支配し
has-volcano = 火山地域を{ $count }つ以上支配し
has-agricultural = 農耕地域を{ $count }つ以上支配し
# There are three types.
has-province-type = { $count ->
    [3] 3種類すべてのタイプの地域を支配し
   *[other] { $count }種類以上のタイプの地域を支配し
}
has-barricade = バリケードを{ $count }枚以上所有し
has-knowledge = 知識を{ $count }枚以上所有し
has-wonder = 驚異を{ $count }枚以上完成させ
has-policy = 文化政策を{ $count }枚以上展開し
has-free-city = 自由都市を{ $count }枚以上所有し
has-archived = カードを{ $count }枚以上アーカイブし
has-outpost = マップ上に前哨基地を{ $count }つ以上配置し
has-exploration-token = 探検トークンを{ $count }枚以上所有し
has-market-token = 市場トークンを{ $count }枚以上所有し

## Conditions that compare. $than: one (fewer than some other player) or all (fewer than every other player).
## 少なければ, not 少ない場合: verb-otherwise puts "そうでない場合、" before it.

verb-if-fewer-province = { $than ->
    [all] 支配している地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-coastal = { $than ->
    [all] 支配している沿岸地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している沿岸地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-mountain = { $than ->
    [all] 支配している山岳地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している山岳地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-meadow = { $than ->
    [all] 支配している草原地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している草原地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-forest = { $than ->
    [all] 支配している森林地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している森林地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-volcano = { $than ->
    [all] 支配している火山地域がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 支配している火山地域がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-knowledge = { $than ->
    [all] 所有している知識がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 所有している知識がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-wonder = { $than ->
    [all] 完成させた驚異がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 完成させた驚異がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-policy = { $than ->
    [all] 展開した文化政策がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 展開した文化政策がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-archived = { $than ->
    [all] アーカイブしたカードがほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] アーカイブしたカードがほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-outpost = { $than ->
    [all] マップ上の自分の前哨基地がほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] マップ上の自分の前哨基地がほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-exploration-token = { $than ->
    [all] 所有している探検トークンがほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 所有している探検トークンがほかのいずれかのプレイヤーより少なければ、{ $then }
}
verb-if-fewer-market-token = { $than ->
    [all] 所有している市場トークンがほかのどのプレイヤーよりも少なければ、{ $then }
   *[one] 所有している市場トークンがほかのいずれかのプレイヤーより少なければ、{ $then }
}

## Cards of your City and deck

verb-archive = カード1枚をアーカイブする
verb-discard = 自分の都市のカード1枚を捨て札にする
verb-reinforce = カード1枚を補強する
verb-reinforce-this = このカードを補強する
# $resources: yes where what the card gives is gained again, too; no where only its text is copied.
verb-copy-attached = { $resources ->
    [no] この知識の上のカードの効果をコピーする
   *[yes] この知識の上のカードをコピーする
}
verb-copy-city = { $resources ->
    [no] 自分の都市のカード1枚の効果をコピーする
   *[yes] 自分の都市のカード1枚をコピーする
}
verb-copy-knowledge = { $resources ->
    [no] 自分の都市の発動済みの知識1枚の効果をコピーする
   *[yes] 自分の都市の発動済みの知識1枚をコピーする
}
verb-copy-policies = { $resources ->
    [no] 自分の文化政策1枚の効果をコピーする
   *[yes] 自分の文化政策1枚をコピーする
}
verb-copy-anywhere = { $resources ->
    [no] 自分の都市のカードまたは文化政策1枚の効果をコピーする
   *[yes] 自分の都市のカードまたは文化政策1枚をコピーする
}
verb-copy-display = ディスプレイの建物1枚の効果をコピーする
verb-activate = 自分の都市の未発動のカード1枚を発動させる
verb-activate-again = 自分の都市の発動済みのカード1枚をもう一度発動させる
verb-activate-all = 自分の都市の未発動のカードをすべて発動させる
# Where a turn is all that counts, a drawn card is activated until the turn ends; else it is used at once.
verb-draw-and-use = { $cycle ->
    [turn] カード{ $count }枚を引いて発動させる
   *[round] カード{ $count }枚を引いて使用する
}

## Cards of the display, Provinces, Wonders, the Advantage, Free Cities. $less: 0 where nothing is cheaper.

verb-discard-from-display = ディスプレイのカード1枚を捨て札にする
# Not 無料: the phrase may follow "8生産力を支払うことで、".
verb-gain-card = { $cards }を、そのコストを支払わずに得る
verb-gain-card-at-most = コスト{ $cost }以下の{ $cards }を、そのコストを支払わずに得る
verb-acquire = { $less ->
    [0] { $cards }を獲得する
   *[other] コストを{ $less }減らして、{ $cards }を獲得する
}
verb-build-wonder-section = { $less ->
    [0] 驚異を1段階建設する
   *[other] コストを{ $less }減らして、驚異を1段階建設する
}
verb-conquer = { $provinces ->
    [map] { $less ->
        [0] 地域1つを征服する
       *[other] 必要な軍事力を{ $less }減らして、地域1つを征服する
    }
   *[cards] { $less ->
        [0] 相手の一番上の地域を征服する
       *[other] コストを{ $less }減らして、相手の一番上の地域を征服する
    }
}
verb-gain-advantage = 優位を得る
verb-trade-for-free = 自由都市1枚と無料で交易する
verb-place-type-marker = 自分の地域タイプマーカー1枚を、支配している地域に置く

## The map: conquest of certain Provinces, Units, Explorers, tokens

verb-conquer-barbarian = { $less ->
    [0] 蛮族の地域1つを征服する
   *[other] 必要な軍事力を{ $less }減らして、蛮族の地域1つを征服する
}
verb-conquer-free-town = { $less ->
    [0] 自由都市1つを征服する
   *[other] 必要な軍事力を{ $less }減らして、自由都市1つを征服する
}
verb-conquer-rival = { $less ->
    [0] ほかのプレイヤーの地域1つを征服する
   *[other] 必要な軍事力を{ $less }減らして、ほかのプレイヤーの地域1つを征服する
}
verb-move-units = { $count ->
    [1] 支配している地域の中で、ユニット1体を無料で移動させる
   *[other] 支配している地域の中で、ユニットを{ $count }体まで無料で移動させる
}
verb-move-explorers = { $count ->
    [1] 探検隊1体を無料で1タイル移動させる
   *[other] 探検隊を合計{ $count }タイルまで無料で移動させる
}
verb-gather = 支配している地域の生産トークン1枚を獲得する
verb-repeat-token = 自分の探検トークン1枚の利益のうち1つをもう一度得て、そのトークンをゲームから除外する
verb-other-benefit = 今取った探検トークンの、もう一方の利益も得る

## Losses, when a Monster attacks. $amounts is a list such as "文化1個、黄金2個" or "生産トークン1枚".

verb-lose = { $amounts }を失う
verb-lose-per-province = 支配している地域1つにつき{ $amounts }を失う
verb-lose-per-coastal = 支配している沿岸地域1つにつき{ $amounts }を失う
verb-lose-per-mountain = 支配している山岳地域1つにつき{ $amounts }を失う
verb-lose-per-meadow = 支配している草原地域1つにつき{ $amounts }を失う
verb-lose-per-forest = 支配している森林地域1つにつき{ $amounts }を失う
verb-lose-per-volcano = 支配している火山地域1つにつき{ $amounts }を失う
verb-lose-per-knowledge = 所有している知識1枚につき{ $amounts }を失う
verb-lose-per-wonder = 完成させた驚異1枚につき{ $amounts }を失う
verb-lose-per-policy = 展開済みの文化政策1枚につき{ $amounts }を失う
verb-lose-per-archived = アーカイブしたカード1枚につき{ $amounts }を失う
verb-lose-per-outpost = マップ上の自分の前哨基地1つにつき{ $amounts }を失う
verb-lose-per-exploration-token = 所有している探検トークン1枚につき{ $amounts }を失う
# Used ones count, too.
verb-lose-per-market-token = 所有している市場トークン1枚につき{ $amounts }を失う
verb-withdraw = 各地域の最後の1体を除き、ユニット{ $count }体を自分の首都に戻す
verb-recall-explorers = 自分の探検隊をすべて首都に戻す
verb-lose-card = 自分の都市の未発動のカード1枚を捨て札にする

## The lines of Solo cards: orders to the Automa. $which: cheapest, dearest or all of them.

verb-take-building = { $which ->
    [cheapest] ディスプレイの建物のうち、コストが最も低いものを取る
    [dearest] ディスプレイの建物のうち、コストが最も高いものを取る
   *[all] ディスプレイの建物をすべて取る
}
verb-take-knowledge = { $which ->
    [cheapest] ディスプレイの知識のうち、コストが最も低いものを取る
    [dearest] ディスプレイの知識のうち、コストが最も高いものを取る
   *[all] ディスプレイの知識をすべて取る
}
verb-raise-wonder = 建設中の驚異を完成させる（なければ、ディスプレイの驚異のうち、着工のコストが最も低いものに着工する）
verb-develop-next-policy = 文化政策1枚を展開する
# $cost: lowest or highest, by what a player would pay. Several Provinces are conquered one after the other.
verb-conquer-adjacent = { $cost ->
    [highest] { $count ->
        [1] 隣接する地域のうち、コストが最も高いものを征服する
       *[other] 隣接する地域のうち、コストが最も高いものを1つずつ、合計{ $count }つ征服する
    }
   *[lowest] { $count ->
        [1] 隣接する地域のうち、コストが最も低いものを征服する
       *[other] 隣接する地域のうち、コストが最も低いものを1つずつ、合計{ $count }つ征服する
    }
}
verb-send-explorers = 探検隊2体を{ $count }タイルずつ移動させる
verb-take-hero = 最も新しい時代の英雄を取る
verb-shuffle-solo-deck = すべてのソロカードをシャッフルして、新しいソロデッキにする
verb-trade-track = 交易トラックを{ $count }マス進む

## More Solo cards. The first is whole; else one of the next ones and verb-follow-solo are joined by
## phrase-in-order: "ソロカードをもう1枚引いて、その後、文明タイプに関係なく、そのカードのすべての行を実行する".

verb-draw-solo-card = ソロカードをもう1枚引いて実行する
verb-draw-solo-another = ソロカードをもう1枚引く
verb-draw-solo-until-any = 文明タイプが示された行のあるカードが出るまでソロカードを引く
verb-draw-solo-until-aggressive = 攻撃タイプの行のあるカードが出るまでソロカードを引く
verb-draw-solo-until-architectural = 建築タイプの行のあるカードが出るまでソロカードを引く
verb-draw-solo-until-cultural = 文化タイプの行のあるカードが出るまでソロカードを引く
verb-draw-solo-until-economic = 経済タイプの行のあるカードが出るまでソロカードを引く
verb-draw-solo-until-technological = 技術タイプの行のあるカードが出るまでソロカードを引く
# $lines: common (those without an archetype), special (those with one), all, or own (as always).
verb-follow-solo = { $lines ->
    [common] そのカードの行のうち、文明タイプのない行だけを実行する
    [special] そのカードの行のうち、文明タイプが示された行だけを、どのタイプでも実行する
    [all] 文明タイプに関係なく、そのカードのすべての行を実行する
   *[own] そのカードを実行する
}

## The facts beside the text, one line each

fact-starting = 初期カード
# $civilizations: a list of names.
fact-civilizations = 初期カード：{ $civilizations }
fact-cost = コスト：{ $amounts }
fact-wonder-cost = コスト：着工{ $first }、完成{ $second }
fact-resources = 発動時：{ $amounts }
fact-type = 地域タイプ：{ $type }
fact-defense = 防御値：下にある地域の征服コストが{ $count }増える
# The number on the front of a Barbarian or a Monster token.
fact-value = 値：{ $count }（地域の防御値に加える）
# What a Free Town costs beside the Military for its Province.
fact-demands = 追加コスト：{ $amounts }（地域の征服に必要な軍事力とは別に支払う）
fact-city = { $city }の市場
# A Monster. $amount: such as "3軍事力".
fact-strength = 強さ：{ $amount }（同じタイルにいる探検隊で倒すと1点）
# A Solo card.
fact-solo-advanced = 上級カード
fact-source-official = 公表された値
# $public: which values are public, such as "名前とコスト".
fact-source-partial = 公表されているもの：{ $public }。そのほかは独自のデザイン
fact-source-original = 独自のデザイン
