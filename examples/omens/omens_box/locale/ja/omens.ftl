module-omens = 持ち主だけが知る予兆を加える
book-omens = 予兆
kind-omen = 予兆
verb-foresee = 予兆を1枚引く

option-consult = 神託を求める：予兆を1枚引く
option-interpret = 自分の予兆を1枚読み解く
option-foretell = 「{ $card }」を表向きにする
ask-choose-omen = どの予兆を表向きにしますか？

event-consulted = { $seat }が予兆を1枚引きました。
event-foretold = { $seat }が予兆「{ $card }」を表向きにしました。

reason-omens-kept = すでに予兆を{ $need }枚持っています。
reason-no-omen-left = 袋に予兆が残っていません。
reason-no-omen-kept = 予兆を持っていません。
reason-no-omen-helps = 持っている予兆の中に、今効果のあるものはありません。
reason-no-such-omen = その予兆は持っていません。

view-omens = 予兆
view-own = 自分の予兆
view-kept = 各プレイヤーの枚数
view-left = 袋の残り
