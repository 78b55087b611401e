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
# $number: of the option in the list.
coach-option = { $number }：{ $option }（{ $chance }%）。{ $reason }
coach-expected = 予想：{ $steps }
# A step of what is expected.
coach-step = { $seat }：{ $option }
coach-hint-nothing = 今は何も尋ねられていません。
coach-not-among-people = 卓に複数の人がいるとき、コーチは何も言いません。ほかの人が受けない助けは誰も受けません。

## Why a bot did something

coach-why-title = { $seat }（{ $bot }）：{ $option }。その席から見た理由：
coach-why-nothing = まだどのボットも何も決めていません。
coach-why-secret = そこで何が選ばれたかは{ $seat }の秘密です。
# $best: what the coach would have done with what that bot knew.
coach-why-otherwise = そこで分かっていたことからすると、コーチなら：{ $best }（{ $chance }%）。
coach-why-agrees = コーチも同じことをしたでしょう。
