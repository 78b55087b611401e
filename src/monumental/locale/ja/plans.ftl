### Plans: what somebody has laid down to be done by itself when they are asked. Only they read it.

# $first: a row. $second: a column.
plan-activate = { $first }段目と{ $second }列を発動させる
# $first: a card.
plan-buy = 「{ $first }」がまだ残っていて支払えるなら獲得する
plan-pass = それまでに何も奪われなければパスする
plan-end = ほかにできることがなくなったら手番を終える

## What became of one

plan-done = 実行しました。
plan-withdrawn-gone = 取り下げ：そのカードはもうありません。
plan-withdrawn-dearer = 取り下げ：カードのコストが前より高くなりました。
plan-withdrawn-too-poor = 取り下げ：あなたの手番に支払えませんでした。
plan-withdrawn-hit = 取り下げ：何かを奪われたか、攻撃を受けました。
plan-withdrawn-went-back = 取り下げ：ゲームが前に戻りました。
plan-withdrawn-by-hand = 取り下げ：あなた自身が行動しました。
plan-withdrawn-bot = 取り下げ：あなたの席にほかの人が着きました。
plan-withdrawn-round-over = 取り下げ：ラウンドが終わりました。
plan-withdrawn-other-question = 取り下げ：別のことを選ぶ場面になりました。

## What can't be laid down. $plan: what was asked for.

server-plan-unknown = 「{ $plan }」はこのゲームでは予約できません。
server-plan-now = まさに今それを選ぶ番です：今行ってください。
server-plan-nothing = 「{ $plan }」の対象は今ありません。
server-plan-bot = 今はコンピューターが代わりにプレイしています：先に席に戻ってください。
# $most: how many plans one seat can have.
server-plan-many = 予約は{ $most }つまでです：先に1つ取り消してください。
server-no-plan = その予約はもうありません。
