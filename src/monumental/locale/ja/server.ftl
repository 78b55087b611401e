### What the server of the web table says: what can be played, and why something is refused.

## Rule systems, and what they are

rules-duel = デュエル
rules-classic = クラシック
rules-continuous = 連続プレイ
about-duel = 2人用。1つのディスプレイからカードを獲得し、互いの地域を奪い合います。約45分。
about-classic = 最大4つの文明が1つのマップで競います。1人ずつ順番に、手番を最後まで行います。1人でもオートマと遊べます。
about-continuous = 同じマップで2～5人用。1人1アクションずつ行うので、すぐに自分の番が来ます。

# Books of clauses, as titles.
book-duel = デュエル
book-classic = クラシック
book-continuous = 連続プレイ
book-modules = モジュール

## At a table

# To everybody else while one player decides. $seat: that player.
server-waiting = { $seat }の選択を待っています。

## Refusals

server-no-table = その卓はありません。
server-no-page = そのページはありません。
# Whoever installed the server left the page out.
server-not-built = ページがビルドされていません。make pageを実行してください。
server-no-seat = その席はありません。
server-not-your-seat = その席はあなたの席ではありません。
server-no-key = このブラウザーはまだ登録されていません。先にホームを開いてください。
server-seat-taken = その席には、すでにほかの人が着いています。
server-one-seat = すでに着席しています。1台の端末で何人かで遊ぶときは、全員がここで遊ぶ卓を作ってください。
server-not-begun = 全員が席に着くと、ゲームが始まります。
# $words: what was sent as an action.
server-notation = 「{ $words }」は、このゲームのアクションではありません。
server-illegal = それは今はできません。
# $field: the part of the message that is wrong.
server-invalid = 送信内容に正しくない部分があります（{ $field }）。
server-garbage = 送信内容を読み取れません。
server-too-large = 送信内容が大きすぎます。
server-too-many = 操作が多すぎます。少し待ってください。
server-many-tables = 作れる卓は1日{ $most }卓までです。また明日どうぞ。
server-many-bot-tables = ボット同士のゲームは同時に{ $most }つまでです。先にどれかを最後まで観てください。
server-rematch-later = 再戦を申し込めるのはゲームが終わってからです。
server-foreign = 別のサイトからの操作は受け付けられません。
server-not-allowed = このアドレスでは、その操作はできません。
server-headers = リクエストのヘッダーが長すぎます。
server-not-json = 送信内容はJSONでなければならず、その旨の指定も必要です。
# The browser came by a name that is not this server's.
server-other-host = このサーバーは別の名前です。名前は管理者が --name で追加できます。
server-full = 見ている人が多く、これ以上は入れません。少し待ってから、もう一度試してください。
server-too-many-sockets = ここから開いている卓が多すぎます。どれかを閉じてください。
server-store = 今は卓のデータにアクセスできません。何も変更されていません。
server-broken = サーバーで問題が発生しました。何も変更されていません。
# $problem: what is wrong with the wishes, in English.
server-wishes = この設定では卓を用意できません（{ $problem }）。
server-no-bot = 「{ $name }」というボットはありません。
# A copy of the table, to go another way from here.
server-fork-later = ゲームが終了するまで、途中の場面から新しい卓を作れるのは、そのゲームのプレイヤーだけです。
server-gone = その後ルールが変更されたため、この場面は表示できません。
