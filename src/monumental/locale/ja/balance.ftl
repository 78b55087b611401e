### The page of the balance report: what many games say about civilizations, seats and cards.
###
### Taken is 取得 (not 獲得, which pays the cost: Provinces, Heroes and tokens are taken, too); shown is 登場.
### Games are counted with ゲーム, cards and tokens of a group with 種類. Shares come as "47.3 %".

## The head

# $rules: the name of a rule system, such as デュエル.
balance-title = { $rules }のバランス
# $bot: as it is named on the command line; it plays all seats.
balance-subtitle = ボット（{ $bot }）同士による{ $games }ゲーム
balance-contents = 目次
balance-fact-rules = ルール
# $version: of the rule system.
balance-rules-version = { $rules }、バージョン{ $version }
balance-fact-preset = ルールの解釈
balance-fact-switches = ルールスイッチ
# $count: how many there are; $on: how many of them are on.
balance-switches-on = { $count }個中{ $on }個がオン
balance-switch-on = オン
balance-switch-off = オフ
balance-fact-map = マップ
balance-fact-packs = パック
balance-pack-version = { $pack }、バージョン{ $version }
balance-fact-seats = プレイ人数
balance-fact-bot = ボット
balance-fact-games = ゲーム数
balance-fact-decisions = 選択回数
balance-fact-seed = シード
balance-fact-version = Monumental

## What to look at first. $expected: such as "10–90 %".

balance-findings = まず注目すべき点
balance-findings-none = 目立った問題はありません。測定値はすべて想定の範囲内です。
# $value and $most: percentage points, such as "14.2".
balance-finding-too-strong = 「{ $name }」は強すぎるようです。持っているプレイヤーと持っていないプレイヤーの勝率の差が、同じグループの標準より{ $value }パーセントポイント大きくなっています（想定：{ $most }以下）。
balance-finding-dominates = 「{ $name }」は必須級です。登場したゲームの{ $value }で取得されました（想定：{ $expected }）。
balance-finding-rots = 「{ $name }」は売れ残っています。取得されたのは、登場したゲームの{ $value }だけです（想定：{ $expected }）。
# $side: above or below what is expected.
balance-finding-civilization = { $side ->
    [above] { $name }は勝ちすぎです。勝率は{ $value }です（想定：{ $expected }）。
   *[below] { $name }は勝てていません。勝率は{ $value }です（想定：{ $expected }）。
}
# $name: such as "席1".
balance-finding-seat = { $side ->
    [above] { $name }は有利すぎます。勝率は{ $value }です（想定：{ $expected }）。
   *[below] { $name }は不利すぎます。勝率は{ $value }です（想定：{ $expected }）。
}
balance-finding-never = 「{ $name }」は、どのゲームにも登場しませんでした。
# $name: the verb as packs write it, such as gain_basic.
balance-finding-unused-effect = { $name }はカードの効果にありますが、一度も発生しませんでした。

## The same in a word, before a name in a table

balance-mark-too-strong = 強すぎ
balance-mark-dominates = 必須級
balance-mark-rots = 売れ残り
balance-mark-civilization = 偏りあり
balance-mark-seat = 偏りあり
balance-mark-never = 登場なし
balance-mark-unused-effect = 発生なし

## Win rates

balance-win-rates = 勝率
balance-civilizations = 文明
# $band: such as "45–55 %"; $fair: an equal share, such as "50.0 %".
balance-civilizations-caption = 各文明の勝率です。点：勝率、エラーバー：95%信頼区間、破線：均等な勝率（{ $fair }）、斜線部：適正範囲（{ $band }）。
balance-seats = 席
balance-seats-caption = 各席の勝率です。席1がスタートプレイヤーです。点：勝率、エラーバー：95%信頼区間、破線：均等な勝率（{ $fair }）、斜線部：適正範囲（{ $band }）。
balance-seat = 席{ $number }
balance-column-civilization = 文明
balance-column-seat = 席
balance-column-won = 勝率
balance-column-interval = 95%信頼区間
balance-column-games = ゲーム数
balance-column-points = 得点
# The name of an axis for screen readers.
balance-axis = 勝率（{ $low }～{ $high }）
# What a screen reader says of a dot with its whisker.
balance-drawn-rate = { $name }の勝率は{ $games }ゲームで{ $rate }、信頼区間は{ $low }～{ $high }
balance-pairings = 文明同士の対戦
balance-pairings-caption = 列の文明が同じ卓にいたときの、行の文明の勝率です。棒の目盛りは均等な勝率（{ $fair }）を示します。
balance-pairings-corner = 勝者／相手
# For screen readers: a cell that two civilizations never met in.
balance-pairings-none = 対戦なし
balance-drawn-pairing = { $against }に対する{ $name }の勝率は{ $rate }、信頼区間は{ $low }～{ $high }

## Length

balance-length = ゲームの長さ
balance-length-sentence = ゲームの長さは{ $least }～{ $most }ラウンド、平均{ $mean }ラウンドでした。
balance-length-caption = グラフはラウンド数ごとのゲーム数です。棒の上の数字がゲーム数を示します。
balance-length-none = 最後まで終わったゲームはありません。
# One bar of many, for screen readers.
balance-drawn-rounds = { $rounds }ラウンド：{ $games }ゲーム

## Where points come from

balance-points = 得点の内訳
balance-points-caption = 得点表の項目ごとの、プレイヤー1人あたりの得点です。塗りつぶしの棒：単独で勝利したプレイヤー、斜線の棒：勝利しなかったプレイヤー。割合は、それぞれのプレイヤーの全得点に占める割合です。
balance-column-line = 項目
balance-column-who = 対象
balance-column-points-bar = 平均得点
balance-column-share = 割合
balance-winners = 勝者
balance-others = 勝者以外
balance-points-share = 全得点の{ $share }
balance-drawn-points = { $line }、{ $who }：{ $points }点、{ $share }

## Cards and tokens

balance-things = カードとトークン
balance-things-sentence = 取得率の高い順に並んでいます。名前の前に印のあるものは、冒頭の一覧にも載っています。
balance-things-key-taken = 棒：登場したゲームのうち、取得されたゲームの割合、目盛り：適正範囲（{ $expected }）
balance-things-key-with = 塗りつぶしの点：取得したプレイヤーの勝率
balance-things-key-without = 白抜きの点：登場しても取得しなかったプレイヤーの勝率
balance-things-key-fair = 破線：均等な勝率（{ $fair }）
balance-group-building = 建物
balance-group-knowledge = 知識
balance-group-wonder = 驚異
balance-group-province = 地域
balance-group-basic = 基本建物
balance-group-policy = 文化政策
balance-group-hero = 英雄
balance-group-free-city = 自由都市
balance-group-barbarian = 蛮族トークン
balance-group-free-town = 自由都市トークン
balance-group-monster = モンスター
balance-group-market-token = 市場トークン
# $group: such as 驚異.
balance-things-caption = { $group }：全{ $count }種類の集計
balance-column-name = 名前
balance-column-source = 出典
balance-column-era = 時代
balance-column-cost = コスト
balance-column-shown = 登場ゲーム数
balance-column-taken = 取得率
balance-column-taken-bar = 0～100%
balance-column-affordable = 支払えた場合の取得率
balance-column-rounds = 登場→取得ラウンド
balance-column-used = 1人あたり使用回数
balance-column-with = 勝率（あり）
balance-column-without = 勝率（なし）
balance-column-difference = 差（%ポイント）
# $range: what the strip shows, such as "25–75 %".
balance-column-with-bar = あり／なし（{ $range }）
balance-source-official = 公式
balance-source-reported = 公表（第三者）
balance-source-inferred = 推定
balance-source-partial = 一部公表
balance-source-original = 独自
balance-drawn-taken = { $name }：登場したゲームの{ $share }で取得、想定は{ $expected }
balance-drawn-never-shown = { $name }：登場したのは0ゲーム
balance-drawn-with = { $name }：ありの勝率{ $with }（{ $having }）、なしの勝率{ $without }（{ $lacking }）
# Instead of an interval where nobody had it, or nobody lacked it.
balance-drawn-nobody = 該当者0人

## Actions and effects

balance-uses = アクションと効果
balance-actions = アクション
balance-actions-caption = プレイヤーが行ったこと：合計回数と、行われたゲームの割合。
balance-effects = 効果
balance-effects-caption = カードの効果で起きたこと：合計回数、発生したゲームの割合、その効果を持つカードの枚数。
balance-column-verb = 動詞
balance-column-cards = カード枚数
balance-column-times = 合計回数
balance-column-share-of-games = ゲームの割合
balance-drawn-times = { $verb }：{ $times }回
balance-drawn-games = { $verb }：ゲームの{ $share }

## How to read this

balance-reading = このレポートの見方
balance-reading-rate-term = 勝率
balance-reading-rate = 勝利数をゲーム数で割った値です。分け合った勝利は0.5勝と数えます。すべての席のプレイヤーが互角なら、それぞれの勝率は{ $fair }になります。
balance-reading-interval-term = 95%信頼区間
balance-reading-interval = ゲームの結果は偶然にも左右されます。エラーバーは、真の勝率が95%の確からしさで収まる範囲（ウィルソンの信頼区間）で、ゲーム数が増えるほど短くなります。エラーバー全体が斜線部の内側にあれば問題なし、全体が外側にあれば問題ありです。
balance-reading-shown-term = 登場、取得率
balance-reading-shown = 登場ゲーム数は、誰かがそれを目にして取得できる状態になったゲームの数です。取得率は、そのうち誰かが1回以上取得したゲームの割合です。
balance-reading-affordable-term = 支払えた場合の取得率
balance-reading-affordable = ゲーム中のどこかで、手持ちの資源などで取得できる状態になったプレイヤーのうち、実際に取得した人の割合です。取得率は低いのに、支払えた場合の取得率が高いカードは、弱いのではなくコストが高いのです。
balance-reading-used-term = 1人あたり使用回数
balance-reading-used = 取得したプレイヤーが、1ゲームにその効果を使用した平均回数です。自動的に働く効果は、使用回数に数えません。
balance-reading-cause-term = あり／なし
balance-reading-cause = 勝率の差は、因果関係の証明にはなりません。優勢なプレイヤーほど多くを取得できるため、多く持っているプレイヤーほど勝率は高くなります。そこで冒頭の一覧では、この差をグループの標準的な差と比べています。
balance-reading-source-term = 出典
balance-reading-source = 公式：公開されている値です。第三者：公開されていますが、出版社によるものではありません。推定：公開されている値から分かる値です。一部公表：値の一部は公開されていて、残りは独自のデザインです。独自：すべて独自のデザインです。
balance-reading-bot-term = ボット
balance-reading-bot = ここにある結果はすべて、このボットがプレイしたゲームのものです。ボットがまったく試さないものが実は優れていることもあり、ボットが過大評価するものは取得されすぎます。

## What the command says when it is done

# $out: the file of the page.
balance-printed = { $games }ゲームを集計しました。レポートのページ：{ $out }
balance-printed-more = ページには、ほかにも注目すべき点が{ $count }件あります。
