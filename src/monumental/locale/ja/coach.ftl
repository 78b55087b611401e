### The coach: chances, hints with reasons, why a bot did something, and the review of a game.

## What is at stake with an option
##
## $part is a line of the score sheet, $seat a civilization, $points those of Dominance.

coach-stake-denies = { $seat }：覇権（{ $part }）の{ $points }点を失います。
coach-stake-secures = あなたのリード（{ $part }）が{ $number }に広がり、覇権の{ $points }点がより確かになります。
coach-stake-at-risk = 覇権（{ $part }）の{ $points }点が危うい状態です。リードは{ $number }しかありません。
coach-stake-policy-in-reach = これで次の文化政策（文化{ $number }個）に手が届きます。
coach-stake-wonder-in-reach = これで「{ $card }」を{ $number }生産力で完成できます。
coach-stake-safer = あなたの地域{ $number }か所が危険でなくなります。
coach-stake-exposes = 奪われうるあなたの地域が{ $number }か所増えます。
coach-stake-last-round = ゲームの終わりです。得点だけがものを言います。
coach-stake-ends = これでゲームの終わりが始まります。
coach-stake-ends-soon = 次のラウンドが最後です。
# $number: cards left in the deck that the display is refilled from.
coach-stake-tempo = ディスプレイに補充するカードは残り{ $number }枚。終わりが近づきます。

## A hint

coach-hint-title = コーチの考え
# $chances: "Aztecs 61%, Japanese 39%".
coach-chances = 勝つ見込み：{ $chances }
coach-chance-of = { $seat } { $chance }%
# $number: of the option in the list, or the option as it is typed.
coach-option = { $number }：{ $option }（{ $chance }%）。{ $reason }
coach-expected = 予想：{ $steps }
# A step of what is expected.
coach-step = { $seat }：{ $option }
coach-hint-nothing = 今は何も尋ねられていません。
# --seconds and --thoughts stay as they are.
coach-hint-budget = --seconds か --thoughts のどちらか一方だけを指定してください
coach-not-among-people = 卓に複数の人がいるとき、コーチは何も言いません。ほかの人が受けない助けは誰も受けません。

## Why a bot did something

coach-why-title = { $seat }（{ $bot }）：{ $option }。その席から見た理由：
coach-why-nothing = まだどのボットも何も決めていません。
coach-why-secret = そこで何が選ばれたかは{ $seat }の秘密です。
# $best: what the coach would have done with what that bot knew.
coach-why-otherwise = そこで分かっていたことからすると、コーチなら：{ $best }（{ $chance }%）。
coach-why-agrees = コーチも同じことをしたでしょう。

## The review of a game

coach-phase-opening = 序盤
coach-phase-middle = 中盤
coach-phase-end = 終盤
coach-review-course = ラウンドごとの勝つ見込み
coach-review-round = ラウンド{ $round }：{ $chances }
coach-review-end = 終了時：{ $chances }
coach-review-accuracy = 選択の正確さ（100が最高）
# $phases: "opening 95, middle 98"; $luck: +12 or −3, in points of a hundred.
coach-review-seat = { $seat }（{ $sitter }）：{ $accuracy }（{ $phases }）。運：{ $luck }。
coach-review-nobody-chose = { $seat }（{ $sitter }）：そこでは誰も選択していません。
coach-review-phase = { $phase }{ $accuracy }
coach-review-missed = 逃したもの
coach-review-found = 見つけたもの
coach-review-lost = ラウンド{ $round }、{ $seat }：{ $option }。見込みを{ $loss }%失いました。より良い手：{ $best }。{ $reason }
coach-review-good = ラウンド{ $round }、{ $seat }：{ $option }。ほかのどの手よりも{ $gain }%良い手でした。{ $reason }
coach-review-nothing = 大きく響いたものはありません。
# $done and $all: decisions.
coach-review-stopped = { $all }回の決定のうち{ $done }回で止めました。同じコマンドで続きから始められます。
coach-review-stopped-not-kept = { $all }回の決定のうち{ $done }回で止めました。ここまでの結果は保存できませんでした。
# $file: where the review is kept; $problem: why it can't be written.
coach-review-other-game = { $file } は別のゲームの検討です。検討は最初からになります。
coach-review-other-version = { $file } は別のバージョンのプログラムで作られました。検討は最初からになります。
coach-review-other-thoughts = { $file } は思考回数が異なります。検討は最初からになります。
coach-review-damaged = { $file } は壊れています。検討は最初からになります。
coach-review-not-ours = { $file } は検討ではありません。そのまま残し、今回の検討は保存しません。
coach-review-not-kept = この検討を { $file } に保存できません：{ $problem }
