### ホストのページ（/admin）だけで使う言葉。

web-admin = ホスト
web-admin-lead = monumental admin が見せること、できることを、このサーバーを動かす人のために。
web-admin-token = ホストのトークン
web-admin-token-about = サーバーを始めるときに渡したものです。このページを閉じるか読み込み直すと忘れられます。
web-admin-enter = 入る
web-admin-lock = 鍵をかける
web-admin-sections = 見るもの

## How much there is

web-admin-numbers = 全体の数
web-admin-open = 待っている卓
web-admin-playing = 進行中のゲーム
web-admin-over = 終わったゲーム
web-admin-moves = 手数
web-admin-people = 人
web-admin-lately = … この7日間

## Tables

web-admin-tables = 卓
web-admin-tables-search = 名前、人、またはリンク
web-admin-search = 探す
web-admin-none = 表示するものはありません。
web-admin-first = 最後に変わった50件です。ほかは検索してください。
web-admin-status-open = 待っている
web-admin-status-playing = 進行中
web-admin-status-over = 終了
web-admin-table = { $moves }手、変更：{ $ago }
web-admin-delete = 削除
web-admin-delete-what = { $name }を削除
web-admin-delete-sure = 卓とそこでのゲームが、全員にとって消えます。元に戻せません。
web-admin-deleted = 卓を削除しました。

## People and bans

web-admin-persons = 人
web-admin-persons-search = 名前、またはハッシュの始まり
web-admin-nameless = 名前なし
web-admin-person = { $count }卓、最後の変更：{ $ago }
web-admin-ban = 禁止
web-admin-ban-whom = { $who }を禁止
web-admin-ban-who = 相手：ハッシュの始まり、またはアドレス
web-admin-ban-long = 期間
web-admin-ban-day = 1日
web-admin-ban-week = 1週間
web-admin-ban-month = 30日
web-admin-ban-ever = ずっと
web-admin-ban-why = 理由（自分用。ほかの人は読みません）
web-admin-banned = { $who }はもうここでプレイできません。
web-admin-bans = 禁止の一覧
web-admin-ban-since = { $made }から、ずっと
web-admin-ban-until = { $made }から{ $until }まで
web-admin-lift = 解除
web-admin-lift-whom = { $who }の禁止を解除
web-admin-lifted = { $who }はまたここでプレイできます。

## What was reported

web-admin-reports = 報告
web-admin-reports-none = 報告はありません。
web-admin-report = { $line }行目、報告：{ $ago }
web-admin-report-table = 卓
web-admin-unsay = 取り除く
web-admin-unsay-whose = { $name }の発言を取り除く
web-admin-unsaid = 発言を取り除きました。
web-admin-settle = 解決済みにする
web-admin-settle-whose = { $name }についての報告を解決済みにする
web-admin-settled = 報告は解決済みです。
