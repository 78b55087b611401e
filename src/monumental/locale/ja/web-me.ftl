### 自分について：ほかのページでは使わない言葉。

web-me-title = あなた
web-me-lead = 遊ぶだけなら、どれも必要ありません。ブラウザーが席を忘れても失わず、どの端末からでも続きを遊べるようにします。
web-me-name = 名前
web-me-name-about = 新しい卓での呼び名です。ほかの人と遊ぶと、順位表にも載ります。
web-me-save = 保存
web-me-saved = 保存しました。

## 端末

web-me-devices = あなたの端末
web-me-devices-none = まだこのブラウザーだけです。クッキーが消えると、席も失われます。
web-me-this = この端末
web-me-seen = 最後に使ったのは{ $ago }
web-me-unnamed = 端末
web-me-revoke = 取り消す
web-me-revoke-who = 取り消す：{ $device }
web-me-revoke-sure = { $device }はすぐにあなたの席をすべて失います。あとでまた追加できます。
web-me-revoke-this = このブラウザーはすぐにあなたの席をすべて失います。ほかの端末か復元フレーズがなければ、取り戻せません。
web-me-add = 端末を追加
web-me-add-about = もう一方の端末でこのリンクを開くか、カメラでコードを読み取ってください。15分間、一度だけ使えます。開いた人はあなたとして遊びます。
web-me-qr = リンクのQRコード
web-me-link = もう一方の端末のためのリンク

## 戻るためのフレーズ

web-me-phrase = 復元フレーズ
web-me-phrase-about = すべての端末を失っても、紙に書いた12の言葉で戻れます。それを持つ人はあなたとして遊べます。
web-me-phrase-made = フレーズは{ $ago }に作られました。新しく作ると置き換わります。
web-me-phrase-make = フレーズを作る
web-me-phrase-again = 新しいフレーズを作る
web-me-phrase-now = いま書き留めてください。一度しか表示されません。
web-me-print = 印刷

web-me-recover = フレーズを持っています
web-me-recover-about = 元のあなたとして戻ります。このブラウザーのゲームも一緒に移ります。
web-me-recover-words = 12の言葉
web-me-recover-do = 戻る
web-me-welcome = おかえりなさい、{ $name }さん。
web-me-welcome-unnamed = おかえりなさい。

## パスキー

web-me-passkeys = パスキー
web-me-passkeys-about = スマートフォン、パソコン、セキュリティキーに保存され、それがある端末ならどこでも元のあなたに戻れます。
web-me-passkeys-where = パスキーを使うには、このページのアドレスが https:// と名前で始まるか、localhost である必要があります。
web-me-passkey-make = パスキーを追加
web-me-passkey-use = パスキーで戻る
web-me-passkey-not = パスキーは使われませんでした。何も変わっていません。
web-me-passkey-made = { $ago }に追加
web-me-passkey-used = { $ago }に使用
web-me-passkey-remove = 削除
web-me-passkey-remove-which = { $device }のパスキーを削除
web-me-passkey-remove-sure = { $device }のパスキーではもう戻れなくなります。

## ほかの端末からのリンク

web-me-join-title = この端末でもあなたとして遊ぶ
web-me-join-about = この端末は、リンクを作った人の端末になります。このブラウザーのゲームも一緒に移ります。
web-me-join-do = この端末を追加
web-me-join-nothing = このアドレスにはリンクのコードがありません。リンク全体を開いてください。

## 自分のデータ

web-me-data = あなたのデータ
web-me-export = 保存されているものをすべてダウンロード
web-me-delete = 自分を削除
web-me-delete-about = 名前、端末、パック、コンピューターとのゲームは消えます。ほかの人とのゲームでは、名前のないままコンピューターが続けます。
web-me-delete-sure = すべての端末が、あなたの席をすべて永久に失います。元には戻せません。

## 手番が来たとき

web-me-alerts = 手番が来たとき
web-me-alerts-about = 一度お知らせし、来なければもう一度だけお知らせします。
web-me-alerts-none = このサーバーはお知らせを送りません。運営者が止めています。
web-me-alerts-browser = このブラウザーに知らせる
web-me-alerts-denied = このブラウザーでは許可されていません。ブラウザーの設定で通知を許可してください。
web-me-alerts-where = メールアドレス、Webhook、サービス
# $kinds: このサーバーが使える方法（mail、web、discord など）。
web-me-alerts-where-about = ann@example.org、https://example.org/hook、ntfys://ntfy.sh/my-topic、チャンネルの Webhook など。このサーバーで使えるのは { $kinds } です。
web-me-alerts-add = 追加
web-me-alerts-added = 追加しました。最初のメッセージを送りました。
web-me-alerts-code = メールにある6桁の数字
web-me-alerts-confirm = 確認
web-me-alerts-confirmed = 確認しました。これからはそこにお知らせします。
web-me-alerts-try = 試す
# $place: メールアドレスかサービスの名前。
web-me-alerts-try-who = 試す: { $place }
web-me-alerts-tried = メッセージを送りました。
web-me-alerts-remove = 外す
web-me-alerts-remove-who = 外す: { $place }
web-me-alerts-push = ブラウザー（{ $place }）
web-me-alerts-this = このブラウザー
# $ago: 「5 分前」。
web-me-alerts-sent = 最後のお知らせ: { $ago }
web-me-alerts-failed = { $ago }: { $problem }
web-me-alerts-always = 卓を見ている間も知らせる
web-me-alerts-remind = もう一度知らせる
web-me-alerts-remind-about = 1日後、または持ち時間が切れる前に。

## Vacation

web-me-vacation = 休暇
web-me-vacation-about = 休暇中は、1日以上の持ち時間の卓であなたの時計が止まり、コンピューターに代わってもらう投票はできず、手番のお知らせも届きません。ほかの人には期限が見えます。リアルタイムの対戦の時計は止まりません。始めた日はすべて1日と数えます。
# $left: days that I can take now. $days: of a year.
web-me-vacation-left = 残り{ $left }日（1年に{ $days }日）。
web-me-vacation-days = 日数
web-me-vacation-go = 休暇に入る
# $date: a date and a time.
web-me-vacation-until = { $date }まで休暇中です。
web-me-vacation-end = 戻りました

## My finished games, at /me/games

web-me-games = 自分のゲーム
web-me-games-lead = 終了したゲームとその成績です。自分ひとりで複数の席をプレイしたゲームは含みません。
web-me-games-none = 該当するゲームはありません。
web-me-games-rules = ルール
web-me-games-result = 結果
web-me-games-opponent = 相手
web-me-games-all = すべて
web-me-games-won = 勝ち
web-me-games-lost = 負け
web-me-games-count = { $count }ゲーム
web-me-games-earlier = 以前のゲーム
web-me-games-later = より新しいゲーム
web-me-games-records = 成績
web-me-games-head = 対戦成績
web-me-games-civilizations = 文明
web-me-games-played = ゲーム数
web-me-games-who = 名前

## Who is strongest, at /ladder

web-me-ladder = ランキング
web-me-ladder-lead = 人間どうしのゲームによる、ルール別の順位です。名前を決めた人だけが載ります。コンピューターに代わってもらった人は最下位になります。
web-me-ladder-points = ポイント
web-me-ladder-provisional = 暫定
web-me-ladder-none = まだ誰も載っていません。
web-me-ladder-off = このサーバーではランキングを行っていません。

## ミュートとブロック

web-me-blocked = ミュートとブロック
web-me-blocked-about = その人たちの発言は表示されません。本人には通知されません。
web-me-blocked-anywhere = すべての卓で。あなたが作る卓には着席できません
web-me-blocked-table = 一つの卓で
web-me-blocked-lift = 解除
web-me-blocked-lift-who = { $name }の発言を再び表示
