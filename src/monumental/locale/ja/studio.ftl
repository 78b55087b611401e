### カード作り：端末とページの質問。

## 記入欄の見出し

blank-activated = 発動したとき
blank-advanced = 上級カード
blank-again = すでに発動したカード
blank-all = すべて
blank-archetype = この系統の文明用
blank-at-most = 上限
blank-attack = 攻撃
blank-basic = 基本建物
blank-basics = 好きな基本資源
blank-benefits = 2つの恩恵
blank-bonus = 単発効果
blank-city = 市場の都市（キー）
blank-copies = 枚数
blank-cost = コスト
blank-count = いくつ
blank-defense = 防御
blank-demands = 要求
blank-different = すべて異なる種類
blank-during-activation = 都市の発動中
blank-era = 時代
blank-event = 起きること
blank-fewer = 他のプレイヤーより少ない
blank-fewest = 他の全員より少ない
blank-from = どのカード
blank-gained = 得た量（以上）
blank-has = 所有数（以上）
blank-hits = 攻撃の対象
blank-holds = 手元の資源（以上）
blank-holds-advantage = 優位を持つ
blank-kind = 種類
blank-kinds = カードの種類
blank-less = 割引
blank-limit = 頻度
blank-lines = 行
blank-may = 任意
blank-modify = コストの変更
blank-needs = 必要なモジュール
blank-of = どの地域
blank-options = 選択肢
blank-otherwise = そうでなければ
blank-per = 1つごと
blank-price = 対象のコスト
blank-production-tokens = 生産トークン
blank-public = 公開情報
blank-question = 条件
blank-resources = 発動時の資源
blank-same = すべて同じ種類
blank-source = 値の出典
blank-strength = 強さ
blank-subtype = サブタイプ
blank-text = テキスト
blank-then = その後
blank-this = このカードだけ
blank-this-round = このラウンドにした
blank-this-turn = この手番にした
blank-times = 何回
blank-trade = 交易
blank-type = 地域の種別
blank-until = この系統のカードまで
blank-use = 使用
blank-value = 表の数字
blank-when = 誘発
blank-which = どれ
blank-who = 誰が

## `monumental new-card` がカードごとに尋ねること

new-card-welcome = パック{ $pack }（{ $rules }）の新しいカード。不要な項目はEnterで省略、Ctrl-Dで終了。
new-card-kind = 種類は？
new-card-name = 名前（{ $language }）
new-card-line = カードの1行を印刷どおり英語で（Enter：終わり）
new-card-text = テキストを英語で（Enter：終わり）
new-card-nearest = 認識できません。近い文：
new-card-none = どれでもない
new-card-number = { $label }（{ $least }–{ $most }）
new-card-yes-no = { $label }（y/n）
# The letter that means yes in the questions that end so.
new-card-yes = y
# Two numbers, for the two sections of a Wonder.
new-card-pair = 2つの区画の{ $label }（例：3 4）
new-card-no-number = { $least }から{ $most }までの数を入力してください。
new-card-no-key = 文字の名前を入力してください。
new-card-taken = その名前のカードはすでにあります：{ $card }
new-card-wrong = まだ正しくありません：
new-card-save = カードを保存しますか？（y/n）
new-map = マップ
new-map-players = プレイヤー人数（2～5）
new-map-rows = 六角形の列を1行ずつ入力（Enterで終了）。1行おきに半タイル右へずれる。C=首都、~=水域、..=なし、m f h v=草原・森林・山岳・火山、続けて1～4=蛮族またはt=自由都市、$=市場。例：C m1 f2$ ht
new-map-save = マップを保存しますか？（y/n）
new-card-saved = 保存しました：{ $file }
new-card-counts = 箱の{ $wanted }枚中{ $has }枚。
new-card-again = もう1枚作りますか？（y/n）

# A civilization of the box that nobody has begun yet.
studio-civilization = 文明

## What a Capital of a map promises. Steps are over land.

promise-barbarians = 隣接する蛮族
promise-land = 1・2・3タイル以内の地域
promise-value = その地域の価値
promise-strength = 1・2タイル以内の蛮族の強さ
promise-coast = 2タイル以内の沿岸地域
promise-markets = 最も近い2つの市場までのタイル数
promise-towns = 最も近い2つの自由都市までのタイル数
promise-rivals = ほかの首都までのタイル数
promise-own = この首都に最も近い地域
promise-production = 3タイル以内の生産トークン
