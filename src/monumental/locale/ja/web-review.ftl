### The review of a game that is over: words that no other page needs.

web-review-lead = それぞれの決定の時点での各席の勝率と、選択と運がもたらした変化を、その席が知り得たことから示します。

## While it is made

web-review-beginning = ゲームを再現しています…
# $done and $all: decisions.
web-review-progress = { $all }件の決定のうち{ $done }件を検討しました
web-review-reasons = 重要な場面の理由を考えています…
web-review-goes-on = ゲームはまだ終わっていません。検討は終了後にできます。
web-review-again = 続ける

## The course

web-review-course = 勝率
web-review-course-about = 決定ごとの各席の勝率。下のスライダーと表でも同じ内容がわかります。
web-review-by-choice = 選択
web-review-by-luck = 運
web-review-decision = 決定
# $number: of the decision.
web-review-at = { $number }：第{ $round }ラウンド、{ $seat }
# $choice and $luck: +12 or −3, in points of a hundred.
web-review-change = { $seat }：{ $before }%→{ $then }%（選択{ $choice }、運{ $luck }）
web-review-board = 盤面を見る
web-review-table-about = 各ラウンドの最初の決定での勝率（%）と、そのラウンドの選択と運による変化。

## Seats

web-review-seats = 選択の正確さ
web-review-seats-about = 100点満点。勝率を10%失う決定は、その点の約3分の2を失います。運は勝率の変化（ポイント）です。
web-review-seat = 席
web-review-accuracy = 全体
web-review-opening = 序盤
web-review-middle = 中盤
web-review-end = 終盤
web-review-luck = 運

## Moments

web-review-moments = 重要な場面
web-review-moment = 第{ $round }ラウンド、{ $seat }
web-review-missed = { $share }%の損
web-review-found = 次善より{ $share }%良い
web-review-position = ラウンド { $round }、{ $seat } が決める前の盤面。
web-review-played = 実際
web-review-better = より良い手
web-review-try = ここから試す
web-review-try-about = ここから始まる新しいテーブル。あなたが{ $seat }を、コンピューターがほかの席を担当します。
web-review-nothing = 大きな違いはありませんでした。
web-review-later = すべての決定を検討し終えるとわかります。
web-review-noise = コーチが一つの決定について考えるのは一瞬です。数%の差は誤差です。
web-review-link = この検討へのリンク

## A record that somebody brings

web-records-lead = ゲームのファイルを持ち込むと、ここで行われたゲームのように見られます。一手ずつのリプレイ、終了したゲームならコーチの検討、そして「ここから試す」ができます。
web-records-drop = ここに記録をドロップするか、ファイルを選んでください
web-records-which = 記録とは、この卓やほかの卓のリプレイの「記録」でダウンロードするもの、またはターミナルが --save で書き出すものです。自作パックも中に含まれています。
web-records-busy = ゲームを再現しています…
web-records-private = リンクを知っている人だけが見られます。レーティングにも履歴にも残らず、数日後に消去されます。ファイルはお手元に残ります。
web-records-one = ファイルは 1 つだけお持ちください。記録は 1 つのファイルです。
web-records-large = ゲームの記録としてはファイルが大きすぎます。
