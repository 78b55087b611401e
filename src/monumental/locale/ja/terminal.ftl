### What the terminal says: the table as it lies, the prompt, the answers to commands, and the other commands.
###
### $seat is a player's name: a people (アステカ) or プレイヤー1. $card is a card's name.
### $price and $amount are amounts such as "黄金2個". What is typed (card, show, log …) stays English.

## The table as it lies

terminal-you = { $seat }（あなた）
# A seat that nobody plays.
terminal-automa = { $seat }（オートマ）
terminal-points = { $count }点
# $cards: a list of names, the topmost first.
terminal-on-top = 一番上から：{ $cards }
# Behind a player's name: whose turn it is now, and who holds the Era I card and so is first in every step.
terminal-on-turn = 手番中
terminal-era-card = 時代I分割カードを所持
# Said before the game; a list of names such as "英雄、モンスター" follows.
terminal-modules = モジュール
# Who sits at a seat, said before the game. $count: how many Advanced cards it has.
terminal-start-automa = { $count ->
    [0] オートマ
   *[other] オートマ（上級カード{ $count }枚）
}
terminal-provinces = 地域
terminal-province = { $card }（{ $type }）
# A Barricade in a stack of Provinces, and by how much it raises the price of the Province below.
terminal-barricade = { $card }（＋{ $count }）
# What the next Policy costs stands after it.
terminal-next-policy = 次の文化政策
terminal-leaders = 将軍、斥候
terminal-markers = 残りのマーカー
terminal-wonder = { $card }（完成に{ $price }）
terminal-topmost = 一番上
terminal-under = カードの下の知識
# Cards drawn this turn: they lie beside the City.
terminal-drawn = 引いたカード
# Tokens taken from the map, as a title; then counted. (サプライ is the title of the resources.)
terminal-reserve = 手元
terminal-production-tokens = 生産トークン{ $count }枚
terminal-market-tokens = 市場トークン{ $count }枚
terminal-exploration-tokens = 探検トークン{ $count }枚
terminal-outposts-left = { $count ->
    [0] 前哨基地の残りなし
   *[other] 前哨基地の残り{ $count }つ
}
# Where a player's Explorers are.
terminal-explorers = 探検隊
terminal-explorer-at = { $number }はタイル{ $tile }

## What lies before an Automa, the solo opponent: it has no City

# How many of its Policies are developed.
terminal-automa-policies = { $all }枚中{ $count }枚
terminal-buildings = 建物
# Its pieces on the map, as a title; then one by one. $troops: such as "部隊8体".
terminal-pieces = 駒
terminal-troops-at-home = 首都に{ $troops }
terminal-warlord-at = 将軍はタイル{ $tile }
terminal-explorer-piece = 探検隊{ $number }はタイル{ $tile }
# Tokens it has kept, as a title.
terminal-tokens = 手元のトークン
# The cards that say what it does.
terminal-solo-deck = ソロデッキ
terminal-solo-left = 残り{ $count }枚
# As titles: the Solo cards that lie open; the latest of them, with its lines.
terminal-solo-revealed = 公開済み
terminal-solo-latest = 直近のソロカード

## Heroes and Monsters on the table. $card is the name of one.

# The Heroes for hire, in their row above the display.
terminal-hero-row = 雇える英雄
terminal-hero = 英雄
# A Hero who was returned this round and lies beside the deck.
terminal-hero-aside = { $card }（返還済み、このラウンドの後に再び雇える）
terminal-hero-price = { $card }（{ $price }）
# The Monsters below the display. $tile: the number of a tile.
terminal-attackers = ラウンドの終わりに攻撃するモンスター
terminal-attacker = { $card }（タイル{ $tile }）
# The Monsters a player has defeated.
terminal-trophies = 倒したモンスター

## The map of classic. A tile is named by its number.

terminal-map = マップ
# What the signs of the map mean; before each stands its sign.
terminal-sign-barbarian = 蛮族とその値
terminal-sign-free-town = 自由都市とその追加コスト
terminal-sign-market = 市場とそのトークンの枚数
terminal-sign-monster = モンスターとその強さ
terminal-sign-troops = プレイヤーAの部隊
terminal-sign-explorer = プレイヤーAの探検隊1
terminal-sign-explorer-marked = プレイヤーAの探検隊1（アクション済み）
terminal-sign-value = 地形の後の数字は地域の防御値
terminal-wonder-token = 驚異
terminal-outpost = 前哨基地
# $parts: what is there to be said of the tile, such as "森林、防御値1; 生産トークン".
terminal-tile = タイル{ $number }：{ $parts }
# $terrain: a terrain, such as "森林"; $land: the same with its value.
terminal-land = { $terrain }、防御値{ $value }
terminal-coastal = { $land }、沿岸
terminal-capital-of = { $seat }の首都
terminal-troops = 部隊{ $count }体
terminal-warlord = 将軍
terminal-no-units = ユニットなし
# $amounts: such as "2科学力".
terminal-free-town = 自由都市（追加コスト{ $amounts }）
terminal-wonder-here = 驚異「{ $card }」
# $city: the city of the Market, such as カルタゴ; $count: how many tokens lie there.
terminal-market = { $count ->
    [0] { $city }の市場（トークンなし）
   *[other] { $city }の市場（トークン{ $count }枚）
}
terminal-explorer-here = { $seat }の探検隊{ $number }
# $explorer: the line above, or terminal-explorer-at. It can't act again this round or turn.
terminal-explorer-marked = { $explorer }（アクション済み）
# $strength: how much Military it takes to defeat it.
terminal-monster-here = モンスター「{ $card }」（強さ{ $strength }）
# $tiles: numbers of tiles.
terminal-touches = 隣接するタイル：{ $tiles }。
terminal-units = ユニット{ $count }体
# $price: such as "ユニット3体、1科学力、3軍事力"; $units: how many Units could join.
terminal-conquest = 征服には{ $price }が必要です。攻撃に使えるのは{ $units }です。
terminal-conquest-far = 征服には{ $price }が必要ですが、自分の領土に隣接していません。
# Titles of parts of the map.
terminal-your-land = 自分の領土
terminal-next-to-you = 自分の領土に隣接するタイル
terminal-rest = そのほかのタイル

## The table in sentences, for those who listen. $title is the name of a part, $items a list.

terminal-title = { $title }：
terminal-list = { $title }：{ $items }
# With two players the display has two rows.
terminal-display-row = ディスプレイの{ $row }段目
# $cells: the three cells of a row, with their places.
terminal-row = { $row }段目：{ $cells }
terminal-cell = { $place } { $card }
terminal-cell-under = その下に{ $place } { $card }
terminal-cell-empty = { $place } 空き
# What a card gives when it is activated.
terminal-gives = { $card }（{ $amounts }）
# $state: activated or used.
terminal-state = { $card }、{ $state }
terminal-policies-from-top = 文化政策（一番上から）
terminal-for-sale = { $card }、{ $kind }、{ $price }、{ $era }
# What a Wonder costs: to begin it, to complete it.
terminal-two-prices = 着工{ $first }・完成{ $second }
# A pile of Basic Buildings: what one costs, how many are left.
terminal-pile = { $count ->
    [0] { $card }（{ $price }）残りなし
   *[other] { $card }（{ $price }）残り{ $count }枚
}

## What happened, told together. $cards is a list of names.

terminal-since = 前回の手番の後
# $seats: a list of players.
terminal-passed = このラウンドはパス済み：{ $seats }。

## At the prompt

# Several options in one line: the smallest and the largest amount.
terminal-advantage = { $least }～{ $most }で優位を取る
# Moving an Explorer one step; where to, is said after it. $origin: the number of a tile.
terminal-steps = 探検隊{ $number }を{ $price }でタイル{ $origin }から移動させる
terminal-steps-free = 探検隊{ $number }をタイル{ $origin }から無料で移動させる
# The same for an Explorer of an Automa, where the player on its right decides. $seat: the Automa.
terminal-steps-automa = { $seat }の探検隊{ $number }をタイル{ $origin }から移動させる
# Moving a Troop inside one's own land; from which tile, is said after it.
terminal-moves = 部隊を{ $price }で移動させる
terminal-moves-free = 部隊を無料で移動させる
terminal-move-to = 移動させる
# $option: one of those above; $tiles: numbers of tiles with "or".
terminal-targets = { $option }：タイル{ $tiles }へ
terminal-origins = { $option }：タイル{ $tiles }から
# Titles of groups of options.
terminal-group-use = 使用
terminal-group-acquire = 獲得
terminal-group-develop = 展開・科学の進歩
terminal-group-conquer = 征服・移動
terminal-group-explore = 探検
# What may be done besides the one action of a turn.
terminal-group-free = フリーアクション
# Several people share the screen, and only $seat may see what comes.
terminal-alone = ここからは{ $seat }だけが見てください。Enterで次へ：
# The numbers of several options in one line.
terminal-numbers = { $first }～{ $last }
terminal-end-turn = Enterで次へ、undoで取り消し：
# At the end of a turn in which something can still be done: $count is the number of the last option.
terminal-number-or-end = 選択（1～{ $count }）、Enterで手番を終了：
# $option: an option without a full stop.
terminal-undone = 取り消しました：{ $option }。redoと入力すると、やり直せます。
# The same where luck or others had a part in what followed; with other people at the table, it is asked first.
terminal-taken-back = その後のすべてとともに取り消しました：{ $option }。redoと入力すると、やり直せます。
terminal-ask-back = { $seat }が、次のアクションとその後のすべてを取り消します：{ $option }。ほかの全員が同意しますか？ yesまたはno：
terminal-not-taken-back = 何も取り消されません。
# A bot plays on for a person. $bot: its name; $seat: whose seat it is.
terminal-handed-over = { $seat }：ここからはコンピューター（{ $bot }）がプレイします。backと入力すると、自分のプレイに戻れます。
terminal-sat-down = { $seat }：ここからは自分でプレイします。
# Before the bot's turn.
terminal-bot-next = { $seat }：Enterでコンピューター（{ $bot }）がプレイ、backで自分のプレイに戻る：
# While the bot takes its time. A line that moves and disappears.
terminal-thinking = { $seat }：コンピューター（{ $bot }）が考えています…
# From now on every move is written into a file.
terminal-saving = 今後は、1手ごとにゲームを{ $file }へ保存します。
terminal-not-saved = これ以上ゲームを保存できません：{ $problem }
terminal-hints-on = 選択肢の下にカードの文章を表示します。
terminal-hints-off = 選択肢の下にカードの文章を表示しません。
terminal-guide-on = ガイドがおすすめの手と新しいことの説明を表示します。
terminal-guide-off = ガイドを終了しました。guideと入力すると、また呼べます。
terminal-quick-on = コンピューターはすぐに手番を行い、残りを次に回せる手番は自動で終わります。
terminal-quick-off = コンピューターは、あなたが手番を終えるまで待ちます。
# $names and $actions are lists with "or".
terminal-which-card = どれですか：{ $names }
terminal-which-action = どれですか：{ $actions }
# $option: an option without a full stop.
terminal-can-be-done = それは今行えます：{ $option }。
terminal-clause = { $clause }：{ $text }

## Help. The first word is typed as it stands.

terminal-help-card = card 名前：カードや文明の説明を見る（card b2：自分の都市のカード、card 3：ディスプレイのカード、cardのみ：見えているすべてのカード）
terminal-help-why = why アクション：それができない理由と、根拠となるルールを見る（why develop のように動詞だけなら、その種類すべて）。why that：ボットの最後の手の理由
terminal-help-hint = hint：コーチならどうするか、見込みと理由つきで見る
# $clause: the id of a rule.
terminal-help-rule = rule 言葉：番号やその始まり（例：rule { $clause }）、用語（例：rule 得点）、含まれる言葉からルールを見る（ruleのみ：今の質問に関するルール）
terminal-help-undo = undo：直前のアクションを取り消す（ランダムな結果が出たか、非公開情報が明かされたか、ほかのプレイヤーが行動した後は、その後のすべても取り消され、記録に残り、ほかの人の同意が必要）
terminal-help-redo = redo：取り消したアクションをやり直す
terminal-help-bot = bot：この先のプレイをコンピューターに任せる（bot beginner：初級、bot normal：中級、bot strong：上級、bot expert：最上級、bot 名前：別のボットに任せる）
terminal-help-back = back：自分のプレイに戻る（back 名前：任せた席が複数あるときに、戻る席を選ぶ）
terminal-help-save = save ファイル名：ゲームを保存する（その後は1手ごとに保存）
terminal-help-show = show：場をもう一度表示する（show city：自分の都市、show opponent：相手、show display：ディスプレイ、show discard：捨て札の山、show archive：アーカイブしたカード、show policies：未展開の文化政策、show discard 名前：そのプレイヤーの捨て札の山、show 名前：そのプレイヤーの都市またはオートマの場）
terminal-help-map = map：マップをもう一度表示する
terminal-help-tile = tile 17：タイルにあるもの、隣接するタイル、征服に必要なものを見る
terminal-help-score = score：現在の得点を見る
terminal-help-log = log：このラウンドと前のラウンドの経過を見る（log all：ゲーム全体）
terminal-help-hints = hints：選択肢の下のカードの文章を表示する／しないを切り替える
terminal-help-guide = guide：おすすめの手とその理由、新しいことの説明を表示する／しないを切り替える。guide on、guide offも可
terminal-help-quick = quick：コンピューターがすぐに手番を行い、残りを次に回せる手番が自動で終わるか、Enterを待つかを切り替える
terminal-help-help = help：この一覧を見る
terminal-help-quit = quit：ゲームをやめる
terminal-help-actions = アクションを表す語句
terminal-help-signs = 記号

## The score sheet. $part is a line of the sheet, such as 地域.

terminal-score-now = 現在の得点
# At the end. $points: after each of these rounds.
terminal-points-by-round = ラウンドごとの得点（{ $first }～{ $last }）：
terminal-points-of = { $seat }：{ $points }
terminal-final-score = 最終得点
terminal-score-of = { $seat }：{ $total }点。
# $standings: how many each player has, such as "3 : 2"; $seats: whoever has the most.
terminal-dominance = { $part }の覇権（{ $standings }）で{ $points }点：{ $seats }。
terminal-dominance-nobody = { $part }の覇権（{ $standings }）：得点なし。

## Mistakes on the command line

terminal-no-text = { $file }はテキストファイルではありません
terminal-no-file = { $file }はパイプかデバイスで、ファイルではありません
terminal-bad-switch = --rule { $words }：ルールスイッチとその値を書いてください（例：final_decay=off）
terminal-too-many = { $option }を指定できるのは、プレイヤーごとに1回、合計{ $count }回までです
terminal-no-such-seat = --first { $number }：プレイヤーは{ $count }人しかいません
# $option: what was typed, such as --heroes; $rules: the rules that were named, such as duel; $known: a list of
# the rules it is for, such as "classic、continuous".
terminal-no-module = { $option }は{ $rules }では指定できません（使えるルール：{ $known }）
terminal-no-map = { $rules }はマップを使わないため、{ $option }は指定できません

terminal-save-exists = { $file }はすでに存在します。上書きはしないので、別の名前にしてください
terminal-save-busy = { $file }のゲームは、別の端末でプレイ中です
# $option: an option that was typed, such as --seats.
terminal-resume-alone = --resumeは開始時の設定のままゲームを続けるため、{ $option }は変更できません
terminal-record-empty = { $file }は空のファイルで、ゲームの記録ではありません
terminal-record-large = { $file }は、ゲームの記録としては大きすぎます
# $number: what was typed; $count: how many seats there are.
terminal-replay-seat = --seat { $number }：プレイヤーは{ $count }人しかいません
terminal-replay-short = この記録に{ $number }手目はありません。

## A recorded game, step by step

# Whose eyes see it: those of a seat, or of somebody at no seat.
terminal-replay-seen-by = { $seat }の視点
terminal-replay-spectator = 観戦者の視点
terminal-replay-help = Enterで次の手へ進みます。「?」と入力すると、ヘルプが表示されます。
# Before the first move, and after so many.
terminal-replay-start = 開始時
terminal-replay-move = { $number }手目
# $option: an option in words, without a full stop.
terminal-replay-did = { $seat }：{ $option }
terminal-replay-forced = { $seat }（選択肢は1つだけ）：{ $option }
terminal-replay-undo = { $seat }が取り消しました：{ $option }
terminal-replay-takeback = { $seat }が、その後のすべてとともに取り消しました：{ $option }
terminal-replay-ask = { $seat }が取り消しを申し出ました。
terminal-replay-ask-away = { $seat }が、不在の人をコンピューターに任せることを提案しました。
terminal-replay-ask-abandon = { $seat }が、勝者なしでゲームを終えることを提案しました。
terminal-replay-agree = { $seat }が同意しました。
terminal-replay-decline = { $seat }は同意しませんでした。
terminal-replay-abandoned = 全員の同意により、{ $seat }がゲームを終えました。
terminal-replay-redo = { $seat }が、取り消したアクションをやり直しました。
terminal-replay-bot = { $seat }：ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-late = { $seat }：時間切れのため、ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-absent = { $seat }：不在のため、ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-resigned = { $seat }が投了しました。ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-late-lost = { $seat }：時間切れで投了となり、ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-absent-lost = { $seat }：不在が長すぎて投了となり、ここからはコンピューター（{ $bot }）がプレイします。
terminal-replay-taken = { $seat }：ほかの人がこの席を引き継ぎ、プレイを続けます。
terminal-replay-person = { $seat }：ここからは人間がプレイします。
terminal-replay-prompt = Enterで次の手へ、またはコマンドを入力：
terminal-replay-prompt-end = backで戻る、quitで閉じる、またはほかのコマンドを入力：
terminal-replay-over = ここでゲームは終了です。
terminal-replay-stopped = 記録はここまでです。ゲームはまだ終了していません。
terminal-replay-first = ここがゲームの始まりです。
# What can be typed. The first word is typed as it stands.
terminal-replay-help-enter = Enter：次の手へ進む
terminal-replay-help-back = back：1手戻る（back 5：5手戻る）
terminal-replay-help-go = go 20：20手目が終わった時点の場を見る
terminal-replay-help-turn = turn：次の手番まで進む（turn round：次のラウンドまで進む）
terminal-replay-help-end = end：最後まで進む
terminal-replay-help-quit = quit：記録を閉じる

## Records held against their seeds

# $rules, $version: such as duel 3; $result: what was found, one of the lines below it.
terminal-verify = { $file }：{ $rules } { $version }、{ $count }手、{ $result }
terminal-verify-wrong = { $file }：誤りがあります：{ $problem }
# $scores: such as "31 : 27"; $luck: one of the phrases below.
terminal-verify-over = { $scores }、{ $luck }
terminal-verify-going-on = ゲームは未終了、{ $luck }
terminal-verify-abandoned = 合意により終了、{ $luck }
terminal-verify-honest = ランダムな結果に不正なし
terminal-verify-typed = ランダムな結果は、入力されたシード{ $seed }のとおり
terminal-verify-unknown = シードがないため、ランダムな結果は検証不能
# $change: what is no longer as it was when the game was played.
terminal-verify-note = 注意：{ $change }
terminal-verify-position = このゲームは別のゲームの途中から始まっていて、それ以前は検証の対象外です
# $fingerprint: 64 signs. Whoever wrote it down at the start can compare, or name it with --fingerprint.
terminal-verify-compare = 開始時のフィンガープリントと照合してください：{ $fingerprint }
terminal-verify-same = フィンガープリントは、指定されたものと一致します
terminal-verify-other = フィンガープリントが、指定されたものと一致しません
terminal-verify-no-fingerprint = --fingerprint：フィンガープリントは64文字で、0～9とa～fだけを使います

## The other commands

terminal-civilizations = 文明
# $language: a language by its own name; $keys: names of messages, such as card-forum.
terminal-pack-unnamed = { $language }：名前がありません：{ $keys }
terminal-pack-sound = パック{ $pack }に問題はありません：カード{ $count }枚。
# $fewest, $most: how many rounds the games took.
terminal-pack-played = { $count ->
    [1] ランダムなゲームを1回、最後までプレイしました（{ $fewest }ラウンド）。
   *[other] ランダムなゲームを{ $count }回、最後までプレイしました（{ $fewest }～{ $most }ラウンド）。
}
# $tiles: how many tiles; $seats: for how many players.
terminal-map-sound = マップ{ $map }はすべてのルールを満たしています：タイル{ $tiles }枚、{ $seats }人用。
terminal-clause-no-place = コードなし
terminal-clause-tests = { $count ->
    [0] テストなし
   *[other] テスト{ $count }件
}
terminal-clauses = 条項{ $count }件
terminal-clauses-missing = { $count ->
    [0] すべての条項にコードとテストがあります。
   *[other] コードまたはテストのない条項が{ $count }件あります。
}
terminal-no-checkout = どのテストが条項を引用しているかは、リポジトリのチェックアウトの中でしか調べられません。
# $clause: what was typed, such as BASE-ACT-99.
terminal-no-clause = { $clause }という条項はありません
terminal-no-rules = { $rules }というルールはありません。あるのは次のものだけです：{ $known }

## The web app

# $address: where a browser finds it.
terminal-serving = 卓は { $address } で開いています
terminal-serving-stop = Ctrl+C で閉じます。卓は保存されるので、何も失われません。
# $problem: what the system says, in English.
terminal-no-port = { $host }:{ $port } は使えません（{ $problem }）。
# Another server has the file open. $address: where it is.
terminal-occupied = { $file } は使用中です。卓は { $address } で開いています
terminal-occupied-somewhere = { $file } は別のサーバーが使用中です。
# $words: what was typed. $limits: the names that --limit knows.
terminal-no-limit = 「{ $words }」という制限はありません。「名前=数」の形で、{ $limits } のいずれかを指定してください。
terminal-no-processes = 複数のプロセスには共有できるデータベースが必要です。SQLite のファイルは一つのプロセス専用なので、--database postgresql://… で指定してください。
terminal-no-address = 「{ $words }」はアドレスではありません。10.0.0.7 のようなアドレスか、172.16.0.0/12 のようなネットワークを指定してください。
terminal-no-alerts = 「{ $words }」というお知らせ方法はありません。{ $known } から選んでください。
terminal-no-mail = これはメールサーバーではありません。smtps://user:password@mail.example.org?from=games@example.org のように書いてください。
# $least: a number.
terminal-short-token = ホスト用ページのトークンには、空白を含まないASCII文字が{ $least }文字以上必要です。
terminal-no-telemetry = トレースには OpenTelemetry が必要ですが、インストールされていません。pip install "monumental[telemetry]" か --no-telemetry を使ってください。
# $words: what was typed.
terminal-no-cluster = 「{ $words }」はクラスターではありません。ray://ホスト:ポート と書いてください。
terminal-no-ray = クラスターで考えるには Ray が必要ですが、インストールされていません：pip install "monumental[cluster]"

## Lessons. $lesson and $course are titles; the first word of a help line is typed as it stands.

terminal-learn-course = { $key }：{ $name }（{ $count }課中{ $done }課修了、約{ $minutes }分）
# $minutes: that a lesson takes.
terminal-learn-lesson = { $title }（{ $minutes }分）
# A course that this one builds on, by the word that is typed for it.
terminal-learn-after = 先に学ぶコース：{ $course }
# In brackets before each lesson of a list; where it is not done, they are empty.
terminal-learn-done = 済
terminal-learn-how = コースを続けるには monumental learn コース名、好きな課を選ぶには monumental learn コース名 課名 と入力します。
terminal-learn-help = Enterで先へ進みます。行動を求められたら、行動か選択肢の番号を入力します。Enterで選択肢を表示、helpで説明、quitで終了です。
terminal-learn-step = { $lesson }（{ $number }／{ $count }）
# $things: a list of cards and places on the table.
terminal-learn-look = 注目：{ $things }
terminal-learn-row = { $row }段目
terminal-learn-column = { $column }列
terminal-learn-tile = タイル{ $number }
terminal-learn-next = Enterで先へ：
# $count: how many options there are.
terminal-learn-do = あなたの行動（選択肢1～{ $count }、Enterで一覧を表示）：
# $word: a command that only makes sense in a game.
terminal-learn-not-here = レッスン中は { $word } は使えません。使えるものは help で見られます。
terminal-learn-first = ここがレッスンの最初です。
terminal-learn-end = レッスン修了：{ $lesson }。
terminal-learn-go-on = Enterで次のレッスン「{ $lesson }」へ、quitで終了：
terminal-learn-all-done = このコースのレッスンはすべて修了しました。
# $command: what is typed at the shell.
terminal-learn-play = 次は案内つきで遊びましょう：{ $command }
# $file: where it is kept which lessons are done; $problem: why it can't be written.
terminal-learn-damaged = { $file } を読み取れないため、レッスンの記録は最初からになります。
terminal-learn-not-kept = このレッスンの修了を保存できませんでした：{ $problem }
terminal-learn-help-enter = Enter：先へ進む。何かを求められているときは選択肢を表示
terminal-learn-help-options = options：今できること
terminal-learn-help-back = back：最後の一歩をなかったことにする
terminal-learn-help-again = again：レッスンを最初から
terminal-learn-help-quit = quit：レッスンをやめる
