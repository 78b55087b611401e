### What the table says about the game: questions, options, what happened, why not, points.
###
### Questions, events and reasons are です・ます; options are in the dictionary form, like card texts.
### $seat is a player's name: a people (アステカ) or "プレイヤー1". Card names in a sentence stand in 「」.
### $place is a cell such as b2, or “b2 (under Fort)” for a Knowledge.
### $amount, $price, $gains are amounts such as "黄金2個" (vocabulary.ftl).
### $tile and $origin are tiles of the map such as "17（森林、蛮族2）", with タイル or 地域 before them.
### $city is a city by its name. $cycle, $now, $provinces, $players are explained in vocabulary.ftl.

## Players

# Before a civilization is chosen.
player = プレイヤー{ $number }
# A person and their civilization.
player-of = { $player }・{ $civilization }

## The map

tile = { $number }（{ $details }）
# What lies on a tile, in the brackets after its number. $number: the one on the token.
tile-barbarians = 蛮族{ $number }
tile-free-town = 自由都市
tile-market = { $city }の市場
tile-production = 生産トークン
# $card: the name of a Monster that stands there.
tile-monster = モンスター「{ $card }」

## Questions. They speak to the player who is asked.

# $question is one of the questions below, asked by the text of a card.
ask-for-card = { $card }：{ $question }
# $question is any question: somebody answers it instead of an Automa, which $seat names.
ask-for-automa = オートマ（{ $seat }）の代わりに決めてください。{ $question }
# Instead of ask-choose-civilization and ask-choose-capital, for whoever answers instead of an Automa.
ask-automa-civilization = オートマ（{ $seat }）はどの文明でプレイしますか？
ask-automa-capital = オートマ（{ $seat }）の首都はどれにしますか？

ask-choose-civilization = どの文明でプレイしますか？
ask-activate = 都市を発動させます。1段と1列を選んでください。
ask-activation-texts = 次にどの効果を適用しますか？
# $doing, where one takes a single action in turn: nothing (no action taken yet), acted (the action is complete),
# armies (Units are moving: any number of moves is one action), expedition (the same with Explorers).
# Things that need no action can be done in every case.
ask-take-turn = { $cycle ->
    [turn] あなたの手番です。好きなだけアクションを実行し、最後に手番を終了してください。
   *[round] { $doing ->
        [acted] この手番のアクションを実行しました。フリーアクションを実行するか、手番を終了してください。
        [armies] ユニットを移動中です。何回移動させても、合わせて1つのアクションです。続けるか、手番を終了してください。
        [expedition] 探検隊が行動中です。移動も、トークンの獲得などの行動も、すべて合わせて1つのアクションです。続けるか、手番を終了してください。
       *[nothing] あなたの手番です。アクションを1つ実行するか、パスしてください。
    }
}
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
ask-conquer = { $provinces ->
    [map] どの地域を征服しますか？
   *[cards] 相手の一番上の地域を征服しますか？
}
ask-place-type-marker = どの地域に、どの地域タイプマーカーを置きますか？
ask-trade-for-free = どの自由都市と無料で交易しますか？

## Questions about the map and its tokens

ask-choose-capital = どの首都を選びますか？
ask-wonder-site = 「{ $card }」の驚異トークンをどこに置きますか？
# $tile: the Province that is conquered; $count: how many Units are still to be chosen.
ask-send-units = { $count ->
    [1] どのユニットを地域{ $tile }に移動させますか？
   *[other] どのユニットを地域{ $tile }に移動させますか？（残り{ $count }体）
}
ask-choose-benefit = { $card }：2つの利益のうち、どちらを得ますか？
ask-token-first = トークンのある地域を征服し、ほかの効果も同時に発生しました。どちらを先に行いますか？
ask-repeat-token = どの探検トークンの利益をもう一度得ますか？（そのトークンはゲームから除外されます）
# $unit: troop or warlord; $tile: where it is.
ask-destination = { $unit ->
    [warlord] タイル{ $tile }の将軍をどこへ移動させますか？
   *[troop] タイル{ $tile }の部隊をどこへ移動させますか？
}
ask-move-units = { $count ->
    [1] どのユニットを無料で移動させますか？
   *[other] どのユニットを無料で移動させますか？（残り{ $count }体）
}
ask-warlord-returns = 地域{ $tile }のユニット3体を首都に戻します。その中に将軍を含めますか？
# $count: how many steps are left. Where one takes a single action in turn, Explorers that have moved may take
# a token or defeat a Monster on the way, even with no step left.
ask-move-explorers = { $cycle ->
    [turn] { $count ->
        [1] どの探検隊を無料で移動させますか？
       *[other] どの探検隊を無料で移動させますか？（残り{ $count }タイル）
    }
   *[round] { $count ->
        [0] 探検隊は、今いるタイルで何をしますか？
       *[other] 探検隊は何をしますか？（無料の移動は残り{ $count }タイル）
    }
}
ask-gather = どの地域の生産トークンを獲得しますか？
ask-market-token = { $city }の市場のトークンのうち、どれを手元に残しますか？
# $again: yes where only activated cards can be chosen.
ask-activate-card = { $again ->
    [yes] どのカードをもう一度発動させますか？
   *[no] どのカードを発動させますか？
}

## Questions when a Monster attacks, to a player who is hit

# $count: how many Units are still to be chosen.
ask-withdraw = { $count ->
    [1] モンスターにユニットを追い払われます。どのユニットを首都に戻しますか？
   *[other] モンスターにユニットを追い払われます。どのユニットを首都に戻しますか？（残り{ $count }体）
}
ask-lose-card = モンスターの攻撃で、自分の都市のカードを1枚失います。どれを捨て札にしますか？

## Questions where the rules leave an Automa several tiles. They always stand in ask-for-automa.

ask-automa-conquer = 同じように条件に合う地域が複数あります。どの地域を征服しますか？
# $card: a Wonder.
ask-automa-site = 同じように条件に合う地域が複数あります。「{ $card }」の驚異トークンをどの地域に置きますか？
# $number: 1 or 2, the Explorer.
ask-automa-step = 最短の道が複数あります。探検隊{ $number }をどこへ移動させますか？

## Options: short, without a full stop

# A price of which some is paid in Gold: "3 Military (1 Gold standing in)".
cost-with-gold = { $price }（うち{ $gold }）
# Of a Knowledge. $place: a cell such as b2; $card: the card that lies on it.
place-under = { $place }「{ $card }」の下

option-choose = { $civilization }でプレイする
option-activate = { $row }段目と{ $column }列を発動させる：{ $gains }
# When nothing lies there that gives resources.
option-activate-nothing = { $row }段目と{ $column }列を発動させる：資源なし
option-apply = 「{ $card }」（{ $place }）の効果を適用する
option-apply-policy = 文化政策「{ $card }」の効果を適用する
option-acquire = 「{ $card }」（{ $kind }）を{ $price }で獲得する
option-build = 「{ $card }」（{ $kind }）を{ $price }で獲得する
option-gain-card = 「{ $card }」（{ $kind }）を、コストを支払わずに得る
option-complete = 「{ $card }」を{ $price }で完成させる
option-develop = 「{ $card }」を{ $price }で展開する
option-use = 「{ $card }」（{ $place }）を使用する
# A card that was drawn and lies beside the City; $place: d1, d2 …
option-use-drawn = { $now }に引いた「{ $card }」（{ $place }）を使用する
option-policy = 文化政策「{ $card }」を使用する
# $text is a phrase of card text, such as "黄金1個を支払うことで、2生産力を得る".
option-may = { $cycle ->
    [turn] { $card }：{ $text }
   *[round] { $card }（アクション不要）：{ $text }
}
option-progress = { $price }で科学の進歩を行う
option-conquer = 相手の「{ $card }」を{ $price }で征服する
option-advantage = { $price }で優位を取る
option-warlord = 将軍「{ $card }」を使用する
option-trade = { $price }で「{ $card }」と交易する
option-trade-own = 自分の自由都市「{ $card }」と交易する
option-trade-free = 「{ $card }」と無料で交易する
option-pass = パスする：このラウンドのアクションを終える
# Where resources are lost at once. $amounts: such as "2科学力、1軍事力".
option-pass-losing = パスする：このラウンドのアクションを終え、{ $amounts }を失う
option-archive = 「{ $card }」（{ $place }）をアーカイブする
# A card that counts for points leaves the game. $points: how many they are.
option-archive-scoring = 「{ $card }」（{ $place }）をアーカイブし、その{ $points }点を失う
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
# Also after a question such as "どのカードを…？", so without いいえ.
option-no = 行わない
option-done = これ以上は適用しない

## Options on the map. $price: what it costs; $units: how many Units must move in.

option-capital = タイル{ $tile }を自分の首都に選ぶ
option-conquer-province = 地域{ $tile }を{ $price }とユニット{ $units }体で征服する
# $owner: a people, such as デンマーク.
option-conquer-from = { $owner }の地域{ $tile }を{ $price }とユニット{ $units }体で征服する
option-send = タイル{ $tile }の部隊を移動させる
# $card: the Warlord by name.
option-send-warlord = タイル{ $tile }の将軍「{ $card }」を移動させる
option-move = タイル{ $tile }の部隊を{ $price }で移動させる
option-move-free = タイル{ $tile }の部隊を移動させる
option-lead = タイル{ $tile }の将軍「{ $card }」を{ $price }で移動させる
option-lead-free = タイル{ $tile }の将軍「{ $card }」を移動させる
option-to = タイル{ $tile }へ移動させる
option-no-move = これ以上は移動させない
# Where Explorers could move or take a token.
option-no-deed = これ以上は何もしない
option-outpost = 地域{ $tile }に前哨基地を建設する：ユニット3体を首都に戻す
option-warlord-returns = はい、将軍と部隊2体を戻す
option-warlord-stays = いいえ、部隊3体を戻す
option-token-first = 地域のトークンを先に、ほかの効果を後に行う
option-texts-first = ほかの効果を先に、地域のトークンを後に行う
# $number: 1 or 2, the Explorer; $origin: where it is; $tile: where it goes.
option-explore = 探検隊{ $number }を{ $price }でタイル{ $origin }からタイル{ $tile }へ移動させる
option-explore-free = 探検隊{ $number }をタイル{ $origin }からタイル{ $tile }へ移動させる
option-visit = 探検隊{ $number }：{ $city }の市場のトークンを1枚選ぶ
option-pick-up = 探検隊{ $number }：地域{ $tile }の生産トークンを獲得する
option-gather = 地域{ $tile }の生産トークンを獲得する
option-token = { $cycle ->
    [turn] 市場トークン「{ $card }」を使用する
   *[round] 市場トークン「{ $card }」を使用する（アクション不要）
}
option-produce = { $cycle ->
    [turn] 生産トークンを1枚使用して、1生産力を得る
   *[round] 生産トークンを1枚使用して、1生産力を得る（アクション不要）
}
option-repeat = 「{ $card }」の利益をもう一度得る
option-site = タイル{ $tile }に置く
option-copy-display = ディスプレイの「{ $card }」の効果をコピーする
option-activate-card = 「{ $card }」（{ $place }）を発動させる
# With what that brings at once.
option-activate-card-gains = 「{ $card }」（{ $place }）を発動させる：{ $gains }
# Where one takes a single action in turn, the turn comes round again until one passes.
option-end = { $cycle ->
    [turn] 手番を終了する
   *[round] 手番を終了する（次のプレイヤーの手番へ）
}

## Options with Heroes and Monsters. $card: the name of the Hero, the Monster or the Warlord.

option-hire = 英雄「{ $card }」を{ $price }で雇う
option-hero = 英雄「{ $card }」の効果を使用する
# A Hero that is returned can be hired again at once, or only when the round is over.
option-dismiss = { $cycle ->
    [turn] 英雄「{ $card }」を英雄の段に返還する
   *[round] 英雄「{ $card }」を返還する（アクション不要、このラウンドは別の英雄を雇えない）
}
# $number: 1 or 2, the Explorer.
option-defeat = 探検隊{ $number }：タイル{ $tile }のモンスター「{ $card }」を{ $price }で倒す
option-withdraw = 地域{ $tile }の部隊を首都に戻す
option-withdraw-warlord = 地域{ $tile }の将軍「{ $card }」を首都に戻す

## Options in place of an Automa, which pays nothing

option-automa-conquer = 地域{ $tile }を征服する
# $owner: a people, such as デンマーク; perhaps the people of whoever is asked.
option-automa-conquer-from = { $owner }の地域{ $tile }を征服する

## What happened: one sentence each

event-first-player = スタートプレイヤーは{ $seat }です。
event-chose-civilization = { $player }の文明は{ $civilization }です。
event-drew-civilization = { $player }の文明は、くじ引きで{ $civilization }になりました。
event-round-begins = 第{ $number }ラウンドが始まります。
event-final-round = 次が最終ラウンドです。
event-game-over = ゲームが終了しました。
# $number: how many actions of the player.
event-took-back = { $seat }が、直前の{ $number }アクションと、その後のすべてを取り消しました。
event-activated = { $seat }が{ $row }段目と{ $column }列を発動させました。
event-gained = { $seat }が{ $amount }を得ました。
event-paid = { $seat }が{ $amount }を支払いました。
event-used = { $seat }が「{ $card }」を使用しました。
event-used-freely = { $cycle ->
    [turn] { $seat }が「{ $card }」を使用しました。
   *[round] { $seat }がアクションを実行せずに「{ $card }」を使用しました。
}
event-triggered = { $seat }：{ $card }の効果が発生しました。
# Stands for the card where a special rule of the civilization takes effect.
event-special-rule = 特別ルール
event-acquired = { $seat }が「{ $card }」を獲得しました。
event-gained-card = { $seat }が「{ $card }」を、コストを支払わずに得ました。
event-completed = { $seat }が「{ $card }」を完成させました。
event-gave-up-wonder = { $seat }が「{ $card }」の建設を断念しました。
event-developed = { $seat }が「{ $card }」を展開しました。
event-conquered = { $seat }が相手の「{ $card }」を征服しました。
event-marked = { $seat }が「{ $card }」に{ $type }マーカーを置きました。
event-took-advantage = { $seat }が{ $amount }で優位を取りました。
event-gained-advantage = { $seat }が優位を得ました。
event-advantage-decayed = 優位が減衰しました。残りの資源カウンターは{ $count }枚です。
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
event-turn-begins = { $seat }の手番が始まります。
event-turn-ends = { $seat }が手番を終了しました。
event-end-triggered = 最後の発展カードがディスプレイに配られました。このラウンドの後、全員がもう1回ずつ最後の手番を行います。
event-final-turns = 第{ $number }ラウンドが始まります。全員の最後の手番です。
event-last-round = 第{ $number }ラウンドが始まります。最終ラウンドです。
event-activated-card = { $seat }が「{ $card }」（{ $place }）を発動させました。

## What happened on the map. Secrets stay secret: nobody is told what an Explorer saw in a Market.

event-settled = { $seat }がタイル{ $tile }を自分の首都に選びました。
event-attacked = { $seat }が地域{ $tile }を攻撃しました。
event-conquered-province = { $seat }が地域{ $tile }を征服しました。
# $loser: a people, such as デンマーク.
event-conquered-from = { $seat }が{ $loser }の地域{ $tile }を征服しました。
event-warlord-benefit = { $seat }が将軍「{ $card }」の利益を得ました。
event-took-token = { $seat }が探検トークン「{ $card }」を取りました。
event-repeated-token = { $seat }が「{ $card }」の利益をもう一度得ました。そのトークンはゲームから除外されました。
event-moved = { $seat }が部隊をタイル{ $origin }からタイル{ $tile }へ移動させました。
event-moved-warlord = { $seat }が将軍をタイル{ $origin }からタイル{ $tile }へ移動させました。
event-built-outpost = { $seat }が地域{ $tile }に前哨基地を建設しました。
event-explorer-moved = { $seat }が探検隊{ $number }をタイル{ $tile }へ移動させました。
event-took-production = { $seat }が地域{ $tile }の生産トークンを獲得しました。
event-used-production = { $seat }が生産トークンを使用しました。
event-looked = { $seat }が{ $city }の市場のトークンを見ました。
event-took-market-token = { $seat }が{ $city }の市場の「{ $card }」を獲得しました。
event-used-token = { $seat }が市場トークン「{ $card }」を使用しました。
event-placed-wonder = { $seat }が「{ $card }」の驚異トークンをタイル{ $tile }に置きました。

## What happened with Heroes and Monsters

event-hero-came = 新しい英雄「{ $card }」を雇えるようになりました。
event-hired = { $seat }が英雄「{ $card }」を雇いました。
# Where the round counts, the player returned the Hero before, and now it can be hired again.
event-dismissed = { $cycle ->
    [turn] { $seat }が英雄「{ $card }」を英雄の段に返還しました。
   *[round] 英雄「{ $card }」が英雄の段に戻り、再び雇えるようになりました。
}
event-set-hero-aside = { $seat }が英雄「{ $card }」を返還しました。このラウンドの後、再び雇えるようになります。
event-monster-found = { $cycle ->
    [turn] { $seat }が地域{ $tile }でモンスター「{ $card }」を発見しました。
   *[round] { $seat }が地域{ $tile }でモンスター「{ $card }」を発見しました。このモンスターは、ラウンドの終わりに攻撃します。
}
event-monster-attacks = モンスター「{ $card }」が地域{ $tile }から攻撃します。
event-lost = { $seat }が{ $amount }を失いました。
event-lost-production-tokens = { $seat }が生産トークン{ $count }枚を失いました。
event-withdrew = { $seat }が地域{ $tile }の部隊を首都に戻しました。
event-withdrew-warlord = { $seat }が地域{ $tile }の将軍を首都に戻しました。
event-explorers-recalled = { $seat }の探検隊が首都に戻りました。
event-defeated = { $seat }がタイル{ $tile }のモンスター「{ $card }」を倒しました。

## What an Automa did, line by line, and why. $seat: its people, such as デンマーク.

# $card: a Solo card, such as "ソロ5".
event-solo-card = { $seat }がカード「{ $card }」を公開しました。
event-solo-advanced = カード「{ $card }」が{ $seat }のソロデッキに加わりました。
# $number: which line of the card, from 1. $text: what stands there, whole: "（黄金2個）文化政策1枚を展開する。"
event-solo-line = { $seat }、{ $number }行目：{ $text }
# $amount: the price of the line, such as "黄金2個".
event-line-unaffordable = { $seat }は{ $amount }を支払えず、この行を飛ばしました。
# $count: how much Gold there is instead, perhaps none.
event-line-impossible = { $count ->
    [0] { $seat }はこの行を実行できませんでした。
   *[other] { $seat }はこの行を実行できないため、代わりに黄金{ $count }個を得ます。
}
# A condition that is not met, or a gain of nothing.
event-line-empty = この行では何も起こりませんでした。
# Of cards, Wonders or Provinces. $number: what those cost that the line asks for.
event-picked-cheapest = 最も低いコストは{ $number }です。
event-picked-dearest = 最も高いコストは{ $number }です。
# Provinces to conquer, or to put a Wonder token on.
event-tie-value = 条件に合う地域のうち、最も低い防御値は{ $number }です。
event-tie-furthest = そのコストのカードが複数あるため、デッキから最も遠いものを取ります。
event-tie-alphabet = デッキから同じ遠さのカードが2枚あるため、英語名がアルファベット順で先のものを取ります。
event-tie-production = 最短の道が複数あるため、生産トークンのあるタイルを優先します。
event-site-capital = 驚異トークンを置ける地域がないため、首都に置きます。
event-no-site = どのタイルにもすでに驚異トークンがあるため、この驚異トークンは置きません。
# $decider: the people of whoever decided.
event-tie-decided = { $decider }が{ $seat }の代わりにタイル{ $tile }を選びました。
event-automa-took = { $seat }がディスプレイから「{ $card }」を取りました。
event-automa-began = { $seat }が驚異「{ $card }」に着工しました。
# $count: how many Policies there are now.
event-automa-developed = { $seat }が文化政策を展開しました（合計{ $count }枚）。
event-token-left = { $seat }が探検トークン「{ $card }」を裏返しました。そのトークンはゲームから除外されました。
event-automa-kept-token = { $seat }が探検トークン「{ $card }」を取りました。
event-automa-took-production = { $seat }が地域{ $tile }の生産トークンを獲得しました。
# $count: how many tokens.
event-automa-exchanged = { $seat }が生産トークン{ $count }枚を手放し、黄金に替えました。
event-market-token-left = { $seat }が{ $city }の市場の「{ $card }」を獲得しました。そのトークンはゲームから除外されました。
event-automa-kept-market-token = { $seat }が{ $city }の市場の「{ $card }」を獲得しました。
# $kept: yes where Market tokens were kept until now.
event-markets-open-again = { $kept ->
    [yes] { $seat }：トークンを獲得できる市場がなくなりました。探検隊は首都に戻り、手元の市場トークンはゲームから除外され、再びどの市場のトークンも獲得できるようになりました。
   *[no] { $seat }：トークンを獲得できる市場がなくなりました。探検隊は首都に戻り、再びどの市場のトークンも獲得できるようになりました。
}
event-automa-took-hero = { $seat }が英雄「{ $card }」を取りました。
event-shuffled-solo = { $seat }がすべてのソロカードをシャッフルして、新しいソロデッキにしました。
# It lacks the lines that the line before asked for.
event-solo-card-put-away = { $seat }は、該当する行のないカード「{ $card }」を使わずに脇に置きました。

## Why not: one sentence each, to the player who tried

reason-game-over = ゲームは終了しています。
reason-not-asked-now = 今はそれを選ぶ場面ではありません。
# $amount: what it costs, such as "3軍事力". $have: how much of it the player can pay.
reason-cannot-pay = { $have ->
    [0] コストは{ $amount }ですが、支払えるものがありません。
   *[other] コストは{ $amount }ですが、{ $have }個分しか支払えません。
}
reason-no-card-there = そこにカードはありません。
reason-card-is-active = 「{ $card }」は発動済みです。選べるのは未発動のカードだけです。
reason-card-is-covered = 「{ $card }」は別のカードの下にあります。選べるのは上のカードだけです。
reason-not-activated = 「{ $card }」は発動していません。
reason-nothing-to-use = 「{ $card }」には使用効果がありません。
reason-already-used = 「{ $card }」は、{ $now }にすでに使用しました。
reason-no-effect-now = 「{ $card }」には、今は何の効果もありません。
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
reason-empty-deck = { $provinces ->
    [map] 都市デッキも捨て札の山も空です。
   *[cards] 都市デッキが空です。シャッフルするのはラウンドの終了時だけです。
}
reason-not-a-basic-resource = 優位を取るために支払えるのは、生産力、科学力、軍事力のいずれかです。
reason-advantage-yours-already = すでに優位を持っています。
# $resource: a resource by its name, such as "軍事力".
reason-advantage-other-type = 優位カードの上の資源カウンターは{ $resource }です。{ $resource }でしか上回れません。
# $amount: such as "3軍事力".
reason-stake-too-low = { $amount }以上を支払わなければなりません。
reason-needs-advantage = 「{ $card }」を使用するには、優位を持っていなければなりません。
reason-city-of-opponent = 「{ $card }」は相手が所有しています。
reason-city-not-there = その自由都市は場にありません。
reason-city-already-traded = 「{ $card }」とは、このラウンドにすでに交易しました。
reason-activated-already = 「{ $card }」はすでに発動しています。
reason-already-reinforced = 「{ $card }」はすでに補強されています。

## Why not, on the map. 領土 is one's Capital and Provinces.

reason-no-such-tile = そのようなタイルはありません。
reason-capital = 首都は攻撃できません。
reason-water = 水域は攻撃できません。
reason-yours-already = その地域はすでに自分が支配しています。
reason-out-of-reach = その地域は自分の領土に隣接していません。
reason-other-province = その地域は、この効果の対象となる種類ではありません。
# $need: how many it takes; $have: how many can be used for it.
reason-too-few-units = { $have ->
    [0] ユニットが{ $need }体必要ですが、使えるユニットがいません。
   *[other] ユニットが{ $need }体必要ですが、使えるのは{ $have }体だけです。
}
# Military and the demands of a Free Town.
reason-cannot-pay-all = コストのどちらか一方なら支払えますが、両方を合わせて支払うことはできません。
reason-not-your-land = そのタイルは自分の領土ではありません。
reason-not-connected = そのタイルは、自分の領土を通じて攻撃先の地域とつながっていません。
reason-no-unit-there = そこにはもう、そのユニットはいません。
reason-last-unit = 自分の地域には、必ずユニットか前哨基地を残さなければなりません。
reason-last-of-province = 地域の最後のユニットは、その地域に残ります。
reason-isolated = ユニットは、つながっている自分の領土の中でしか移動させられません。
reason-already-there = そのユニットはすでにそこにいます。
reason-not-your-province = そこは自分が支配する地域ではありません。
reason-no-outpost-left = 建設できる前哨基地が残っていません。
reason-outpost-there = その地域にはすでに前哨基地があります。
reason-no-such-explorer = 探検隊は、1と2の2体です。
reason-not-adjacent = そのタイルは、探検隊のいるタイルに隣接していません。
reason-closed-to-explorers = そのタイルには、自分の探検隊は入れません。
reason-explorer-has-acted = この探検隊は、{ $now }にすでにアクションを実行しました。
reason-no-production-token = そこに生産トークンはありません。
reason-no-production-in-reserve = 自分のサプライに生産トークンがありません。
reason-no-market = この探検隊は市場にいません。
reason-market-visited = この市場のトークンはすでに持っています。
reason-market-empty = この市場にはもうトークンがありません。
reason-not-in-market = そのトークンはこの市場にありません。
reason-not-your-token = そのトークンは持っていません。
reason-token-used = 「{ $card }」はすでに使用しました。
reason-wonder-there = そのタイルにはすでに驚異トークンがあります。
reason-capital-taken = その首都はすでに選ばれています。
reason-no-capital-there = そのタイルは首都ではありません。

## Why not, where one takes a single action in turn

reason-not-acted-yet = まだアクションを実行していません。アクションを1つ実行するか、パスしてください。
reason-acted-already = この手番のアクションは、すでに実行しました。
reason-other-explorer-moves = 1回の手番に行動できる探検隊は1体だけです。この手番では、もう1体の探検隊が行動しています。
reason-no-steps-left = 無料の移動はもう残っていません。
reason-explorer-has-not-moved = この探検隊は、この効果で移動していないため、今はアクションを実行できません。
reason-explorer-owes-a-step = 移動の前に行動した探検隊がいます。その探検隊を移動させなければなりません。

## Why not, with Heroes and Monsters

reason-hero-not-there = それは、今雇える英雄ではありません。
reason-has-a-hero = 英雄は1枚しか持てません。すでに「{ $card }」を雇っています。
reason-hero-is-leaving = このラウンドに「{ $card }」を返還したので、英雄を雇えるのは次のラウンドからです。
reason-no-hero = 英雄を雇っていません。
reason-no-monster = この探検隊のいるタイルに、モンスターはいません。
reason-guarded = そのタイルにはモンスターがいます。倒されるまで、誰もそこのトークンを獲得できません。

## Why not, of texts: what stands in the way of one

# $text: a sentence of a card in its own words, such as "gain 1 Gold for each Coastal Province you control".
reason-nothing-to-count = この効果は「{ $text }」ですが、数えるものがありません。
# $amount: such as "2 Production". $have: how much of it the player has gained.
reason-not-gained = この効果は{ $now }に{ $amount }を得ていることを求めますが、これまでに得たのは{ $have }個分です。
# $text: a condition in the words of the card, such as "if you have conquered a Province this turn, …".
reason-condition-unmet = この効果の「{ $text }」という条件を満たしていません。
# $have: how many of what the condition speaks of the player has.
reason-condition-count = この効果の「{ $text }」という条件を満たしていません。今の数は{ $have }です。
# $need: how many resources it takes, of any types; $have: how many can be paid.
reason-cannot-pay-basics = 基本資源が{ $need }個必要ですが、支払えるのは{ $have }個です。
reason-cannot-pay-different = 異なる種類の基本資源が{ $need }個必要ですが、支払えるのは{ $have }個です。
# $card: the card that lacks least. $amount: its price, such as "3 Production".
reason-cannot-pay-card = この効果の対象になるカードは、どれもコストを支払えません。「{ $card }」のコストは{ $amount }ですが、支払えるのは{ $have }個分です。
# $card: the cheapest card. $need: its cost, $have: the most it may cost.
reason-all-too-costly = 対象のカードはどれもコストが高すぎます。「{ $card }」のコストは{ $need }ですが、この効果で選べるのはコスト{ $have }以下のカードだけです。
reason-no-such-card = この効果の対象になるカードが場にありません。
reason-empty-display = ディスプレイにカードがありません。
reason-no-wonder-to-build = 建設中の驚異がなく、ディスプレイにも驚異がありません。
reason-no-inactive-card = 都市に、発動していないカードがありません。
reason-not-in-city = 「{ $card }」は都市の一部ではありません。
reason-city-is-empty = 都市にカードがありません。
reason-nothing-to-reinforce = 都市に、補強できる発動済みのカードがありません。
reason-all-activated = 都市のカードはすべて発動済みです。
reason-nothing-to-activate-again = もう一度発動させて何かが得られる発動済みのカードが、都市にありません。
reason-nothing-copyable = この効果で今コピーできるカードがありません。
reason-not-developed = その文化政策はまだ展開していません。
reason-no-province-in-reach = この効果の対象になる地域が、自分の領土に隣接していません。
reason-no-units-to-move = 自分の領土の中で移動できるユニットがいません。
reason-no-step-to-make = 移動できる探検隊がいません。
reason-nothing-to-gather = 支配している地域に、獲得できる生産トークンがありません。
reason-no-token-to-repeat = 探検トークンを持っていません。
reason-no-province-to-mark = マーカーを置ける地域がありません。
reason-no-markers-left = マーカーが残っていません。
reason-every-type-there = 残っているマーカーのタイプは、自分のどの地域にもすでにあります。
reason-no-city-to-trade = このラウンドにまだ交易できる自由都市がありません。

## Why not, of cards that are not used as an action

reason-only-when-activated = 「{ $card }」の効果は都市の発動時に適用されるもので、アクションでは使用しません。
reason-used-freely = 「{ $card }」の効果にアクションは必要ありません。支払える限り何度でも自由に使用できます。
reason-used-once = 「{ $card }」の効果を使用できるのは{ $now }に1回だけで、好きなだけ使用することはできません。
reason-works-by-itself = 「{ $card }」の効果は自動的に働くもので、使用するものではありません。
reason-only-when-drawn = 「{ $card }」は引いたカードです。使用できるのは引いたときだけで、その機会はもう過ぎました。
reason-nothing-to-apply = 「{ $card }」には、都市の発動時に適用する効果がありません。

## Why not, of resources

reason-not-basic = 基本資源は生産力、科学力、軍事力だけです。
# $resource: a resource by its name, such as "Science".
reason-not-different = 種類は異なっていなければなりません。{ $resource }はもう選ばれています。
reason-gold-stands-in = 黄金は、足りない資源の代わりにしか使えません。

## Why not, of Units: $need is how many it takes

# $have: how many Units a civilization has.
reason-more-than-all-units = ユニットが{ $need }体必要ですが、1つの文明には{ $have }体しかいません。
# $have: how many can be used for it.
reason-units-must-stay = ユニットが{ $need }体必要ですが、自分のどの地域にも1体は残さなければならないので、使えるのは{ $have }体です。
reason-units-cut-off = ユニットが{ $need }体必要ですが、ほかのユニットは自分の領土を通じて攻撃先の地域とつながっていないので、使えるのは{ $have }体です。
# An Automa follows its rules.
reason-not-tied-conquest = オートマは別の地域を選びます。コストは行の指示どおりで、候補が複数なら防御値の最も低い地域です。
reason-not-tied-site = オートマは驚異を別の場所に置きます。驚異のない自分の地域のうち、防御値の最も低いところです。
reason-not-tied-step = オートマの探検隊は別の道を進みます。一番近い目的地への最短の道を、できれば生産トークンのあるタイルを通って進みます。

## Why not, of the moment

reason-no-such-row = 都市の段は1、2、3、列はa、b、cです。
reason-city-first = アクションは、都市を発動させた後に実行します。
reason-city-is-activated = 都市はすでに発動しています。今はアクションの実行ステップです。
reason-has-passed = パスしたので、このラウンドにはもうアクションを実行できません。
reason-not-your-turn = 今はほかのプレイヤーの手番です。
reason-another-is-asked = 先にほかのプレイヤーが決めることがあります。
# Two causes, each a whole sentence.
reason-and-also = { $first }{ $next }

## Why not, at any table, whatever the rules say: one or two sentences, to the player who tried

refused-over = ゲームはすでに終了しています。
refused-resigned = この席のプレイヤーは投了しました。最後までコンピューターがプレイします。
refused-not-vacant = この席をほかの人が引き継ぐことはできません。
refused-not-asked = 今はあなたが選ぶ番ではありません。
# What the player wanted to do was meant for an earlier moment.
refused-stale = 最後に確認した後で、状況が変わりました。もう一度確認してから選んでください。
refused-undo = 1人では取り消せません。すでにランダムな結果が出たか、非公開情報が明かされたか、ほかのプレイヤーが行動しています。ほかの人に尋ねてください。
refused-undo-nothing = 取り消せる選択をまだしていません。
refused-undo-over = ほかの人と遊んだゲームが終了したので、もう取り消せません。
refused-ask-nobody = 誰にも尋ねる必要はありません。そのまま取り消せます。
refused-ask-open = すでに申し出があります。先にその返事が必要です。
refused-ask-again = 申し出は断られました。誰かが行動した後なら、もう一度尋ねられます。
refused-ask-gone = 申し出はもうありません。誰かが返事をしたか、行動しました。
refused-nobody-away = ほかに待っている人はいません。
refused-redo = やり直せるアクションがありません。
# To whoever wants to sit down there: it is the Automa's seat, or there is none of this number.
refused-seat = この席には誰も着けません。
# The name of a player or a bot, as it is written into the record.
refused-name = 名前は半角の英数字、ピリオド、ハイフン、アンダースコアで40文字以内とし、先頭は英字か数字にしてください。

## The score sheet, one line for each

score-provinces = 地域
score-knowledge = 知識
score-wonders = 驚異
score-policies = 文化政策
score-free-cities = 自由都市
# Those that the player has defeated.
score-monsters = モンスター
# Only Automas score it: a point for each 3 Gold.
score-automa-gold = オートマの黄金（3個ごと）

## What decides a tie, in this order

tie-advantage = 優位の有無
tie-gold = { $players ->
    [2] 黄金の数
   *[other] 黄金の数
}
tie-culture = { $players ->
    [2] 文化の数
   *[other] 文化の数
}
# $question: what decides a tie, such as "黄金の数"; $values: such as "3 : 2".
tied = 同点です。{ $question }で比べます（{ $values }）。

## Rule switches: what is played where the switch is on

switch-aztec-start-province = アステカは、地域1枚を持ってゲームを始めます。
switch-reinforce-keeps-use = 補強したカードも、このラウンド中はまだ使用できます。
switch-mali-military-on-opponent = マリは、相手の地域には黄金ではなく軍事力を支払います。
switch-gain-wonder-complete = コストを支払わずに得た驚異は、ただちに完成します。
switch-advantage-top-up = 優位を持っているプレイヤーは、同じ種類の資源カウンターを追加できます。
switch-final-decay = 優位は、最終ラウンドの終了時にも減衰します。
switch-starting-knowledge-scores = 初期カードの知識も得点になります。
switch-barbarian-units = 蛮族の地域には、地域の防御値と同じ数のユニットだけを移動させます。
switch-isolated-strict = 首都から切り離されたユニットが攻撃できるのは、隣接する地域だけです。
switch-outpost-rebuild = 失った前哨基地は、もう一度建設できます。
switch-explorer-water = 探検隊は水域を通れます。
switch-leave-as-many-as-players = 取られたカードがプレイ人数より少ないときは、残りがプレイ人数と同じ枚数になるまで、ディスプレイのカードを捨て札にします。
switch-one-explorer = 1回の手番に行動できる探検隊は、2体のうち1体だけです。
switch-automa-two-cards = オートマは、手番にソロカードを2枚公開します。
switch-automa-consolation = 代金のない行を実行できない場合、オートマは黄金2個を得ます。
switch-automa-token-gold = オートマは、手に入れたトークンを手元に残し、トークンから黄金を得ます。
switch-automa-gold-scores = ゲーム終了時に、オートマの黄金3個につき1点です。
switch-keep-display-after-end = 発展デッキが空になった後は、ディスプレイのカードを捨て札にしません。

## Presets: named sets of rule switches

preset-rulebook = ルールブックの文面どおり
preset-published = 製品版での実際の遊び方

## Things that happened, told together

news-dealt = { $seat }が配ったカード：{ $cards }。
news-display = ディスプレイに加わったカード：{ $cards }。
news-left = ディスプレイから捨て札になったカード：{ $cards }。
news-revealed = 新しい自由都市：{ $cards }。
news-heroes = 新しく雇える英雄：{ $cards }。

## Modules: what can be added to the rules

module-renaissance = 時代IIと時代IIIの間に、ルネサンス時代を加える
module-heroes = 雇える英雄を加える（1人1枚まで）
module-monsters = 蛮族の中に、発見されると攻撃してくるモンスターを混ぜる
module-five-players = 5人目のプレイヤーを加える（カードと5つ目の市場も加わる）
