### What a terminal shows around the game itself. What the table says about the game is in table.ftl.
###
### $seat is a player's name: a people (アステカ) or プレイヤー1. $card is the name of a card.
### What is typed (card, why, undo …) stays English.

## Languages, by their own names: the same in every file

language-en = English
language-es = Español
language-cs = Čeština
language-ja = 日本語

## Starting a game

start-seats = { $first }対{ $second }
# More than two players. $seats: a list of them.
start-table = 参加者：{ $seats }
start-map = マップ：{ $map }
start-human = 人間
# $bot: the level of a bot, or its name as it is typed.
start-bot = コンピューター（{ $bot }）
# Levels of the computer: beside “computer”, in brackets.
level-beginner = 初級
level-normal = 中級
level-strong = 上級
level-expert = 最上級
# What an opponent with a character cares for. $level: one of the levels.
level-with-style = { $style }・{ $level }
style-builder = 建築家
style-warrior = 戦士
style-trader = 商人
style-scholar = 学者
start-seed = シード：{ $seed }
# Without a typed seed. The SHA-256 of the seed follows on a line of its own.
start-sealed = このゲームのランダムな結果はすべて決定済みで、内容は伏せられています。終了時に照合するためのフィンガープリント：
start-resumed = 前回の続きから再開します。
start-help = 「?」と入力すると、ヘルプが表示されます。

## The table as it lies: titles of its parts

view-round = 第{ $number }ラウンド
view-final-round = 第{ $number }ラウンド（最終ラウンド）
view-before-round-1 = 第1ラウンドの前
# The game ends soon: said beside the number of the round.
view-ending = 終了間近：次が最終ラウンド
view-display = ディスプレイ
view-piles = 基本建物
view-free-cities = 自由都市
view-supply = サプライ
view-policies = 文化政策
view-culture-deck = 未展開の文化政策
view-provinces = 地域（一番上から）
view-wonder = 建設中の驚異
view-warlord = 将軍
view-scout = 斥候
view-log = これまでの経過

## The table as it lies: what is in its parts

view-empty = 空き
view-none = なし
view-first-player = スタートプレイヤー
view-passed = パス済み
view-used = 使用済み
view-activated = 発動済み
view-city-deck = 都市デッキ：{ $count }枚
view-discard-pile = 捨て札の山：{ $count }枚
view-archive = アーカイブしたカード：{ $count }枚
view-development-deck = 発展デッキ：{ $count }枚
view-pile = { $card }×{ $count }
view-advantage-nobody = 優位は誰も持っていません。
# $amount: the tokens on the Advantage card, such as "2軍事力".
view-advantage-holder = { $seat }：優位を持っています（{ $amount }）
view-advantage-bare = { $seat }：優位を持っています（カウンターなし）
# $gold: such as "黄金2個".
view-free-city-side = { $seat }側に{ $gold }

## The prompt

prompt-number = 選択（1～{ $count }）：
prompt-forced = 選択肢は1つだけです：{ $option }

## Help and what else can be typed at the prompt

help-title = 入力できるもの
help-number = 番号：一覧でその番号の選択肢を選ぶ。ディスプレイの番号は、acquire 2のように言葉と一緒に使う
help-words = アクションを表す語句（例：use b2）：そのアクションを実行する

## Mistakes: nothing has changed

mistake-number = { $number }番の選択肢はありません。1～{ $count }から選んでください。
mistake-words = 「{ $words }」の意味がわかりません。「?」と入力すると、ヘルプが表示されます。
# $count: how many tiles the map has.
mistake-tile = タイル「{ $words }」はありません。タイルの番号は1～{ $count }です。
# $known: a list of names with "or".
mistake-bot = 「{ $name }」というボットはありません。指定できるのは{ $known }です。
mistake-back = コンピューターに任せた席の中に、該当するものはありません。
mistake-save = saveの後にファイル名を入力してください（例：save evening.jsonl）。
# $reason is a whole sentence, $clause the id of the rule.
mistake-not-possible = { $reason }（{ $clause }）

## The end

end-winner = { $seat }の勝利です。
end-shared = 勝利を分け合います：{ $seats }。
end-tie-break = 同点のため、{ $tie-break }で勝敗が決まりました。
end-total = 合計
end-goodbye = またお会いしましょう。
# $file: a file name; $command: what to type in the terminal.
end-saved = ゲームは{ $file }に保存されています。続きをプレイするコマンド：{ $command }
# The seed of the luck follows on a line of its own. $command: what to type in the terminal.
end-seed = ランダムな結果は、すべて下のシードから決まりました。このシードのSHA-256は、開始時のフィンガープリントと一致します。
end-seed-saved = ランダムな結果は、すべて下のシードから決まりました。「{ $command }」を実行すると、フィンガープリントとの照合と、カード1枚ごとの検証ができます。
