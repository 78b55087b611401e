### Leagues: words that no other page needs.

web-leagues-lead = グループの中で何回戦も対戦し、順位表で誰が先頭かが分かります。どの対局も2人用で、ふつうの卓で行います。
web-leagues-mine = あなたのリーグ
web-leagues-mine-none = まだどのリーグにも参加していません。
web-leagues-open = 参加者を待っているリーグ
web-leagues-open-none = いま参加者を待っているリーグはありません。
web-leagues-off = このサーバーの運営者は、リーグを開けないようにしています。
web-leagues-new = リーグを開く
# $count: people in it. $most: how many there can be.
web-leagues-people = { $most }人中{ $count }人
# $round: that is played. $rounds: in all.
web-leagues-round = 第{ $round }回戦（全{ $rounds }回戦）
web-leagues-waiting = 参加者を待っています
web-leagues-over = 終了

## What a league is to be like, at /leagues/new

web-league-new-lead = ほかの人は、発行されるリンクから参加します。人数がそろったら始めてください。そのあとは自動で進みます。
web-league-name = リーグの名前
web-league-rules = ルール
web-league-form = 形式
web-league-form-robin = 総当たり
web-league-form-swiss = スイス式トーナメント
web-league-form-robin-about = 最後に先頭の人が優勝です。得点が同じなら、誰に勝ったかで決まります（ゾンネボルン・ベルガー）。
web-league-form-swiss-about = 毎回、得点の近い人と対戦し、同じ相手とは二度当たりません。得点が同じなら、誰と対戦したかで決まります（ブーフホルツ）。奇数で休みになった人には1点が入ります。
web-league-rounds = 回戦の数
web-league-rounds-about = 同じ相手と二度当たらないために、回戦の数の2倍の人数（1人少なくてもよい）が必要です。
web-league-most = 定員
web-league-listed = 参加できる人
web-league-listed-link = リンクを知っている人
web-league-listed-all = 誰でも
web-league-clock = 持ち時間
web-league-clock-about = ほかの人を待たせないように、必ず時計を使います。時間が切れた人の代わりに、戻ってくるまでコンピューターが指します。
web-league-preset = ルールの切り替え
web-league-talk = 卓での会話
web-league-talk-free = 自由
web-league-talk-phrases = 定型文だけ
web-league-talk-none = なし
web-league-me = あなたの名前
web-league-me-about = 誰と対戦するのか、ほかの人に分かるようにします。

## A league

# $least: people.
web-league-open-lead = { $most }人中{ $count }人が参加しています。{ $least }人から始められます。
web-league-people = 参加者
web-league-you = あなた
web-league-left = 離脱
web-league-nobody = いなくなった人
web-league-join = 参加する
web-league-leave = リーグを抜ける
web-league-leave-sure = もう誰とも組まれません。いまの対局と、これからの対局は負けになります。
web-league-begin = リーグを始める
web-league-cancel = リーグを取りやめる
web-league-cancel-sure = リーグは参加者ごとなくなります。元に戻せません。
web-league-show-out = 退出させる
# $who: somebody's name.
web-league-show-out-who = 退出させる：{ $who }
web-league-shown-out = このリーグを開いた人に退出を求められました。観ることはできますが、参加はできません。
web-league-link = リーグへのリンク
web-league-link-about = 始まるまでは、このリンクを知っている人が参加できます。
web-league-link-listed = 始まるまでは誰でも参加できます。このリンクはここへつながります。
web-league-no-link = 参加している人から、参加用のリンクをもらってください。
# $who: the names of those who are first.
web-league-won = { $count ->
   *[other] 優勝：{ $who }
}
web-league-standings = 順位表
web-league-who = 名前
web-league-points = 得点
web-league-tie-robin = S.-B.
web-league-tie-swiss = Buchholz
web-league-tie-robin-long = ゾンネボルン・ベルガー：勝った相手の得点と、勝利を分け合った相手の得点の半分の合計
web-league-tie-swiss-long = ブーフホルツ：対戦した相手全員の得点の合計
web-league-results = + = −
web-league-results-long = 勝ち、分け合い、負け
web-league-grid = 対戦表
# $who and $other: names. $points: 1, ½ or 0.
web-league-grid-cell = { $who }対{ $other }：{ $points }
# $number: of the round.
web-league-round = 第{ $number }回戦
web-league-plays = 対局中
web-league-watch = 観る
web-league-play = あなたの対局へ
web-league-replay = リプレイ
web-league-rests = 休み
web-league-absent = どちらも不在
web-league-no-game = 対局なし
