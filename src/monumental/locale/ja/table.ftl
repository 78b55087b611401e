### What the table says about the game: questions, options, what happened, why not, points.
###
### Questions, events and reasons are です・ます; options are in the dictionary form, like card texts.
### $seat is a player's name: a people (アステカ) or "プレイヤー1". Card names in a sentence stand in 「」.
### $place is a cell such as b2, or b2k for the Knowledge under its card.
### $amount, $price, $gains are amounts such as "黄金2個" (vocabulary.ftl).

## Players

# Before a civilization is chosen.
player = プレイヤー{ $number }

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }：{ $question }

ask-choose-civilization = どの文明でプレイしますか？
ask-activate = 都市を発動させます。1段と1列を選んでください。
ask-activation-texts = 次にどの効果を適用しますか？
ask-take-turn = あなたの手番です。アクションを1つ行うか、パスしてください。
ask-keep-knowledge = 2枚目の知識「{ $card }」が配られました。どちらを残しますか？
ask-keep-wonder = 同時に建設できる驚異は1枚だけです。どちらを残しますか？
ask-order-texts = 複数の効果が同時に発生しました。次にどれを適用しますか？
ask-gain-basic = { $count ->
    [1] どの基本資源を得ますか？
   *[other] どの基本資源を得ますか？（残り{ $count }個）
}
ask-pay-basic = { $count ->
    [1] どの基本資源を支払いますか？
   *[other] どの基本資源を支払いますか？（残り{ $count }個）
}
ask-choose-branch = 1つ選んでください。
# $text is a whole sentence: what would be done.
ask-whether = 次の効果を適用しますか？　{ $text }
ask-use-drawn = 「{ $card }」を引きました。その効果を使用しますか？
ask-archive = どのカードをアーカイブしますか？
ask-discard = 自分の都市のどのカードを捨て札にしますか？
ask-discard-from-display = ディスプレイのどのカードを捨て札にしますか？
ask-reinforce = どのカードを補強しますか？
ask-copy = どのカードをコピーしますか？
ask-take-card = どのカードを取りますか？
ask-wonder-section = 驚異のどの段階を建設しますか？
ask-conquer = 相手の一番上の地域を征服しますか？
ask-place-type-marker = どの地域に、どの地域タイプマーカーを置きますか？
ask-trade-for-free = どの自由都市と無料で交易しますか？

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price }（うち{ $gold }）

option-choose = { $civilization }でプレイする
option-activate = { $row }段目と{ $column }列を発動させる：{ $gains }
# When nothing lies there that gives resources.
option-activate-nothing = { $row }段目と{ $column }列を発動させる：資源なし
option-apply = 「{ $card }」（{ $place }）の効果を適用する
option-apply-policy = 文化政策「{ $card }」の効果を適用する
option-acquire = 「{ $card }」（{ $kind }）を{ $price }で獲得する
option-build = 「{ $card }」（{ $kind }）を{ $price }で獲得する
option-gain-card = 「{ $card }」（{ $kind }）を無料で得る
option-complete = 「{ $card }」を{ $price }で完成させる
option-develop = 「{ $card }」を{ $price }で展開する
option-use = 「{ $card }」（{ $place }）を使用する
option-policy = 文化政策「{ $card }」を使用する
# $text is a phrase of card text, such as "黄金1個を支払うことで、2生産力を得る".
option-may = 「{ $card }」（アクション不要）：{ $text }
option-progress = { $price }で科学の進歩を行う
option-conquer = 相手の「{ $card }」を{ $price }で征服する
option-advantage = { $price }で優位を取る
option-warlord = 将軍「{ $card }」を使用する
option-trade = { $price }で「{ $card }」と交易する
option-trade-own = 自分の自由都市「{ $card }」と交易する
option-trade-free = 「{ $card }」と無料で交易する
option-pass = パスする（このラウンドのアクションを終える）
option-archive = 「{ $card }」（{ $place }）をアーカイブする
option-discard = 「{ $card }」（{ $place }）を捨て札にする
option-remove = ディスプレイの「{ $card }」を捨て札にする
option-reinforce = 「{ $card }」（{ $place }）を補強する
option-copy = 「{ $card }」（{ $place }）をコピーする
option-copy-policy = 文化政策「{ $card }」をコピーする
# $text is a phrase of card text: one branch of "choose one".
option-branch = { $text }
option-take = { $amount }を得る
option-pay = { $amount }を支払う
option-keep = 「{ $card }」を残す
# $text is a phrase of card text.
option-next = { $card }：{ $text }
option-mark = 「{ $card }」に{ $type }マーカーを置く
option-yes = はい
option-no = いいえ、行わない
option-done = これ以上は適用しない

## What happened: one sentence each

event-first-player = スタートプレイヤーは{ $seat }です。
event-chose-civilization = { $player }の文明は{ $civilization }です。
event-round-begins = 第{ $number }ラウンドが始まります。
event-final-round = 次が最終ラウンドです。
event-game-over = ゲームが終了しました。
event-activated = { $seat }が{ $row }段目と{ $column }列を発動させました。
event-gained = { $seat }が{ $amount }を得ました。
event-paid = { $seat }が{ $amount }を支払いました。
event-used = { $seat }が「{ $card }」を使用しました。
event-used-freely = { $seat }がアクションを行わずに「{ $card }」を使用しました。
event-triggered = { $seat }：{ $card }の効果が発生しました。
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = 特別ルール
event-acquired = { $seat }が「{ $card }」を獲得しました。
event-gained-card = { $seat }が「{ $card }」を無料で得ました。
event-completed = { $seat }が「{ $card }」を完成させました。
event-gave-up-wonder = { $seat }が「{ $card }」の建設を断念しました。
event-developed = { $seat }が「{ $card }」を展開しました。
event-conquered = { $seat }が相手の「{ $card }」を征服しました。
event-marked = { $seat }が「{ $card }」に{ $type }マーカーを置きました。
event-took-advantage = { $seat }が{ $amount }で優位を取りました。
event-gained-advantage = { $seat }が優位を得ました。
event-advantage-decayed = 優位が減衰しました。残りのトークンは{ $count }枚です。
event-advantage-lost = 優位が減衰し、誰のものでもなくなりました。
event-traded = { $seat }が「{ $card }」と交易しました。
event-claimed = { $seat }が「{ $card }」を領有しました。
event-revealed = 新しい自由都市「{ $card }」が公開されました。
event-archived = { $seat }が「{ $card }」をアーカイブしました。
event-discarded = { $seat }が「{ $card }」を捨て札にしました。
event-removed = { $seat }がディスプレイの「{ $card }」を捨て札にしました。
event-reinforced = { $seat }が「{ $card }」を補強しました。
event-copied = { $seat }が「{ $card }」をコピーしました。
event-progressed = { $seat }が科学の進歩を行いました。
event-drew = { $seat }が「{ $card }」を引きました。
event-passed = { $seat }がパスしました。
event-dealt = { $seat }が「{ $card }」を{ $place }に配りました。
event-dealt-second-knowledge = { $seat }が2枚目の知識「{ $card }」を{ $place }に配りました。
event-reshuffled = { $seat }が捨て札の山をシャッフルして、新しい都市デッキにしました。
event-display-discarded = 「{ $card }」がディスプレイから捨て札になりました。
event-display-dealt = 「{ $card }」がディスプレイに加わりました。
event-era-begins = { $era }が始まります。

## Why not: one sentence each, to the player who tried

reason-game-over = ゲームは終了しています。
reason-not-asked-now = 今はそれを選ぶ場面ではありません。
# $amount: what it costs, such as "3軍事力". $have: how much of it the player can pay.
reason-cannot-pay = { $have ->
    [0] コストは{ $amount }ですが、支払えるものがありません。
   *[other] コストは{ $amount }ですが、{ $have }しか支払えません。
}
reason-no-card-there = そこにカードはありません。
reason-card-is-active = 「{ $card }」は発動済みです。選べるのは未発動のカードだけです。
reason-card-is-covered = 「{ $card }」は別のカードの下にあります。選べるのは上のカードだけです。
reason-not-activated = 「{ $card }」は発動していません。
reason-nothing-to-use = 「{ $card }」には使用効果がありません。
reason-already-used = 「{ $card }」は、このラウンドにすでに使用しました。
reason-no-effect-now = 「{ $card }」は、今は何の効果もありません。
reason-only-this-card = この効果の対象はこのカード自身だけです。「{ $card }」は選べません。
reason-copies-others = 「{ $card }」はほかのカードをコピーするカードなので、コピーできません。
reason-nothing-to-copy = 「{ $card }」には、今コピーできるものがありません。
reason-not-copied-by-this = この効果では「{ $card }」をコピーできません。
reason-keep-one-of-two = 残せるのは、2枚のうち1枚だけです。
reason-no-policy = まだ文化政策を展開していません。
reason-already-developed = 「{ $card }」はすでに展開しています。
reason-not-your-policy = それは自分の文明の文化政策ではありません。
reason-civilization-taken = その文明はすでに選ばれています。
reason-empty-slot = ディスプレイのそのスペースにカードはありません。
reason-no-such-pile = そのような基本建物の山はありません。
reason-empty-pile = 「{ $card }」の山は空です。
reason-not-that-kind = 「{ $card }」は、選べる種類のカードではありません。
# $need: its cost, $have: the most it may cost.
reason-too-costly = 「{ $card }」のコストは{ $need }です。選べるのはコスト{ $have }以下のカードだけです。
reason-no-wonder-begun = 建設中の驚異がありません。
reason-no-province-to-conquer = 相手は地域を支配していません。
reason-no-province-there = 「{ $card }」は地域ではありません。
reason-no-marker-left = そのタイプのマーカーは残っていません。
reason-type-already-there = 「{ $card }」はすでにそのタイプを持っています。
reason-empty-deck = 都市デッキが空です。シャッフルするのはラウンドの終了時だけです。
reason-not-a-basic-resource = 優位を取るために支払えるのは、生産力、科学力、軍事力のいずれかです。
reason-advantage-yours-already = すでに優位を持っています。
# $resource: a resource by its name, such as "軍事力".
reason-advantage-other-type = 優位カードの上のトークンは{ $resource }です。{ $resource }でしか上回れません。
# $amount: such as "3軍事力".
reason-stake-too-low = { $amount }以上を支払わなければなりません。
reason-needs-advantage = 「{ $card }」を使用するには、優位を持っていなければなりません。
reason-city-of-opponent = 「{ $card }」は相手が所有しています。
reason-city-not-there = その自由都市は場にありません。
reason-city-already-traded = 「{ $card }」とは、このラウンドにすでに交易しました。

## The score sheet, one line for each

score-provinces = 地域
score-knowledge = 知識
score-wonders = 驚異
score-policies = 文化政策
score-free-cities = 自由都市

## What decides a tie, in this order

tie-advantage = 優位の有無
tie-gold = 黄金の数
tie-culture = 文化の数

## Rule switches: what is played where the switch is on

switch-aztec-start-province = アステカは、地域1枚を持ってゲームを始めます。
switch-reinforce-keeps-use = 補強したカードも、このラウンド中はまだ使用できます。
switch-mali-military-on-opponent = マリは、相手の地域には黄金ではなく軍事力を支払います。
switch-gain-wonder-complete = 無料で得た驚異は、ただちに完成します。
switch-advantage-top-up = 優位を持っているプレイヤーは、同じ種類のトークンを追加できます。
switch-final-decay = 優位は、最終ラウンドの終了時にも減衰します。
switch-starting-knowledge-scores = 初期カードの知識も得点になります。

## Presets: named sets of rule switches

preset-rulebook = ルールブックの文面どおり
preset-published = 製品版での実際の遊び方
