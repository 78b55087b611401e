### `monumental backup`、`restore`、`admin` がサーバーの管理者に伝える文。

## バックアップ。$tables と $moves は数、$file と $database は場所。

host-backup = 卓 { $tables } 件、手 { $moves } 件を { $file } に保存しました。
host-restored = 卓 { $tables } 件、手 { $moves } 件を { $database } に復元しました。
host-checked = すべての記録を再生し、元の局面に至ることを確かめました。
# $count: ゲームの数。
host-older = 古いルールで始まり、現在の局面から続くゲーム：{ $count }
# $problem: 問題の内容（英語）。
host-wrong = 卓 { $table } に問題があります：{ $problem }

## どれだけあるか、誰が遊んでいるか

host-tables = 卓：募集中 { $open }、進行中 { $playing }、終了 { $over }
host-moves = 手：{ $moves }
host-people = 人：{ $people }（直近七日間 { $lately }）
# 一覧の一行。$changed: 日時、$who: 席にいる人の名前。
host-table = { $table } · { $rules } · { $status ->
    [open] 募集中
    [over] 終了
   *[playing] 進行中
} · { $moves } · { $changed } · { $who }
# $who: ハッシュの先頭、$last: 日時。
host-person = { $who } · { $tables } · { $last } · { $names }
host-nothing = 一覧に載せるものはありません。

## 手で行うこと

host-no-table = 卓「{ $table }」はありません。
# $who: 入力された語。
host-no-person = 「{ $who }」という人はいないか、一人に決まりません。人の一覧で確かめてください。
host-no-address = 「{ $who }」は人の一覧にいる人でも、192.0.2.7 のようなアドレスでもありません。
host-sure = 取り消せません。続けますか？
host-not-done = 何も変更しませんでした。
host-deleted = 卓を { $count } 件削除しました。
host-forgotten = { $count } 件の卓から消しました。
host-brought-in = 卓を { $count } 件取り込みました。
# $when: 日時。
host-banned = { $who } はもうここで遊べません。
host-banned-until = { $who } は { $when } までここで遊べません。
host-lifted = { $who } は再びここで遊べます。
host-no-ban = { $who } は禁止されていません。
# $why: 管理者が書いた理由。
host-ban = { $who } · { $made } から · { $why }
host-ban-until = { $who } · { $made } から { $until } まで · { $why }

## 通報。$report、$table、$line で示す。$who：ハッシュの先頭、$words：発言。

host-report = { $report } · { $table } { $line } · { $made } · { $who } { $name }: { $words }
host-no-report = 通報「{ $report }」はありません。一覧は monumental admin reports で表示できます。
host-settled = 通報{ $report }を処理済みにしました。
host-no-line = 卓「{ $table }」に発言{ $line }はありません。
host-unsaid = 発言{ $line }を取り除きました。
