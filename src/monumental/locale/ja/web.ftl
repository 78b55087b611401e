### The page in the browser: its own words. What is said about the game comes from the other files.

## Everywhere

web-offline = サーバーに接続できません。再接続しています…
web-problem = 問題が発生しました。何も変更されていません。
# The server asks for so many seconds of patience.
web-busy = サーバーが混み合っています。{ $seconds }秒後にもう一度お試しください。
web-dismiss = 閉じる
web-skip = 本文へ移動
web-nav = ページ
web-nav-new = 卓を立てる
web-nav-learn = 学ぶ
web-nav-puzzles = パズル
web-nav-cards = カード
web-nav-rules = ルール
web-nav-settings = 設定
web-about-icons = アイコン：

## The map

# $number: of a player who has no civilization yet.
web-map-seat = プレイヤー{ $number }
web-map-title = マップ
# The label of the whole drawing for screen readers.
web-map-keys = マップ。矢印キーでタイル間の移動やマップのスクロール、プラスとマイナスで拡大と縮小、0で全体を表示します。
web-map-zoom = ズーム
web-map-zoom-in = 拡大
web-map-zoom-out = 縮小
web-map-fit = マップ全体を表示
web-map-close = 閉じる
web-map-terrain-meadow = 草原
web-map-terrain-forest = 森林
web-map-terrain-mountain = 山岳
web-map-terrain-volcano = 火山
web-map-terrain-water = 水域
web-map-terrain-capital = 首都
# $terrain is one of the words above.
web-map-tile = タイル{ $number }：{ $terrain }
web-map-tile-value = タイル{ $number }：{ $terrain }、防御値{ $value }
# $seat is the name of a civilization, or "プレイヤー1".
web-map-owner = 支配：{ $seat }
web-map-capital-of = 首都：{ $seat }
web-map-troops = 部隊{ $count }体
web-map-warlord = 将軍
web-map-outpost = 前哨基地
# $acted: yes if it acted this turn.
web-map-explorer-of = { $seat }の探検隊{ $number }{ $acted ->
    [yes] （アクション済み）
   *[no] {""}
}
web-map-barbarians = 蛮族{ $number }
# $demands: what is written on the front of the token.
web-map-town = 自由都市（追加コスト：{ $demands }）
web-map-wonder = 驚異「{ $card }」
web-map-monster = モンスター「{ $card }」（強さ{ $strength }）
web-map-production = 生産トークン
web-map-market = { $count ->
    [0] { $city }の市場（トークンなし）
   *[other] { $city }の市場（トークン{ $count }枚）
}
web-map-market-possible = トークンの候補：
# What an Exploration token may have on its other side.
web-map-behind = 裏面の候補：
# $count: options that are not shown.
web-map-more = …ほか{ $count }件
web-map-market-stack = ここにあるトークン（確認済み）：
web-map-market-visited = ここのトークンを獲得：{ $seats }
web-map-market-seen = トークンを見た：{ $seats }
# $items: what the defense of a Province is made of, such as "地域2, 部隊3".
web-map-defense = 合計の防御値{ $total }：{ $items }
web-map-defense-item = { $what ->
    [barbarians] 蛮族{ $count }
    [troops] 部隊{ $count }
    [warlord] 将軍{ $count }
    [outpost] 前哨基地{ $count }
    [wonder] 驚異{ $count }
   *[value] 地域{ $count }
}
web-map-picked = 選択中
web-map-can-pick = 選択できます
web-map-legend = 凡例
web-map-legend-value = { $terrain }、防御値{ $value }
web-map-legend-troops = 部隊
web-map-legend-warlord = 将軍
web-map-legend-outpost = 前哨基地
web-map-legend-explorer = 探検隊（破線：アクション済み）
web-map-legend-barbarian = 蛮族とその値
web-map-legend-town = 自由都市
web-map-legend-market = 市場、トークン数、獲得した人
web-map-legend-wonder = 驚異
web-map-legend-monster = モンスターとその強さ
web-map-legend-glow = 今選択できるもの

## Pages: what they share

# In the browser's tab. $title: the name of the page.
web-page-title = { $title } · Monumental
web-page-loading = 読み込み中…
web-clear = すべて表示

## Home

web-home-lead = 9枚のカードで都市を築き、驚異を建設し、ライバルをしのぐ文明へ。コンピューター相手に1人でも、同じ端末や離れた場所から皆でも遊べます。
web-home-learn = 10分で覚える
web-home-learn-about = 短いレッスン。自分で手を進めながら、ページの説明を読みます。
web-home-guide = ガイド付きでプレイ
web-home-guide-about = 初級のコンピューターと本物のデュエル。おすすめの手と理由が表示されます。
web-home-play = 今すぐプレイ
web-home-play-about = 初級のコンピューターとデュエル（ヒント付き）。登録もインストールも不要。
web-home-other = ほかのゲーム
web-home-new = 卓を立てる
web-home-solo = ソロプレイ（オートマ戦）
web-home-solo-about = ルールブックのソロ用の対戦相手と、マップで競います。上級カードを加えるほど難しくなります。
# $count: how many Advanced cards the Automa has, as a level.
web-home-automa-cards = { $count ->
    [0] 標準
   *[other] ＋{ $count }枚
}
web-home-again = 再試行
web-home-left = 続きからプレイ：
# $table: its name; $number: of the round.
web-home-left-at = { $number ->
    [0] { $table }、第1ラウンドの前
   *[other] { $table }、第{ $number }ラウンド
}
web-home-mine = 参加中の卓
web-home-mine-empty = まだどの卓にも着いていません。「今すぐプレイ」を選ぶと、すぐにゲームが始まります。いつでも中断でき、ここから再開できます。
web-home-open = 募集中の卓
web-home-open-empty = 今、参加者を募集している卓はありません。
web-home-open-invite = 自分で卓を立てる
web-home-running = 観戦できるゲーム
web-home-finished = 終了したゲーム：{ $count }件
web-home-your-turn = あなたの番
web-home-others-turn = 相手の番
web-home-over = 終了
# $rules: the name of the game; $who: the others who sit there.
web-home-with = { $rules }（相手：{ $who }）
web-home-last-move = 最後の手：{ $ago }
web-home-opened = 作成：{ $ago }
web-home-hide = 隠す
web-home-show = 再び表示
web-home-hidden = 隠した卓：{ $count }
web-home-continue = 続ける
web-home-watch = 観戦する
web-home-sit = 席に着く
web-home-wait = 席で待つ
web-home-look-back = 振り返る
web-home-round = 第{ $number }ラウンド
web-home-turn-by-turn = ターンベース
web-home-free-seats = 空き{ $count }席
web-home-seats = 席
web-home-free = 空席
web-home-locked = パスワードあり
web-home-vacant = 引き継げる席あり
web-home-replaced = あなたの席はほかの人が引き継ぎました
web-home-watching = 観戦者{ $count }人
web-home-deadline = 残り{ $time }
web-home-you = あなた
web-home-more = そのほか
web-home-cards-about = すべてのカードと文明の効果と出典。
web-home-rules-about = わかりやすい全ルール。検索もできます。
web-home-records-about = どこのゲームのファイルでも、再生し、検討し、別の手を試せます。
web-leagues = リーグ
web-home-leagues-about = グループで何回戦も対戦します。
web-records = 記録を見る
# Marks of a game whose record somebody brought.
web-records-finished = 持ち込まれた記録
web-records-unfinished = 持ち込まれた記録（途中まで）
web-records-kept = リンクを知っている人だけが見られます。だれの成績にもならず、数日後に消去されます。
web-home-settings-about = 言語、配色、文字サイズ、サウンド。
web-nav-me = あなたと端末
web-home-me-about = 名前、ほかの端末、戻る方法

## A new table

web-new-title = 卓を立てる
web-new-lead = ゲームと参加者を選んでください。ほかの設定は、そのままでもかまいません。
web-new-what = どのゲームをプレイしますか？
web-new-seats = 誰がプレイしますか？
web-new-count = 人数
web-new-seat = 席{ $number }
web-new-people = 人間
web-new-computer = コンピューター
web-new-me = 自分
# A second person who uses the same device.
web-new-another = この端末を使う別の人
web-new-open = 空席（離れた場所の人を待つ）
web-new-bot = コンピューター（{ $level }）
web-new-characters = 個性のある相手
web-new-hints = 全員にヒント
web-new-hints-about = この卓では、コーチに聞けばだれでも助言をもらえます。席に着く前に全員に表示されます。
web-new-more-bots = その他のボット
web-new-automa = オートマ
web-new-person-name = 名前（省略可）
web-new-person-name-empty = 匿名でもかまいません
web-new-hot-seat = 1台の端末を複数人で使います。非公開情報があるときは、プレイヤーの交代時に画面を隠します。
web-new-listed = 公開範囲
web-new-listed-link = リンクを知る人だけ
web-new-listed-all = 全員（ホームに表示）
web-new-pace = 遊び方
web-new-pace-live = リアルタイム
web-new-pace-turns = ターンベース
web-new-pace-live-about = 全員が同じ時間に卓に着いてプレイします。
web-new-pace-turns-about = 各自が都合のよいときにプレイします。何日もかかることがあります。
web-new-talk = 会話
web-new-talk-free = 自由
web-new-talk-phrases = 定型文のみ
web-new-talk-none = なし
web-new-more = 詳細設定
web-new-more-about = 文明、マップ、ルール、シード
web-new-civilizations = 文明
web-new-civilization-later = ゲーム開始時に選ぶ
web-new-civilization-random = ランダム
web-new-modules = モジュール
web-new-packs = 自作のパック
web-new-packs-about = 箱として完全なパックはそれだけで、そのほかは私たちのカードと一緒に遊びます。ゲームには今の内容が残ります。
web-new-advanced = オートマ1人につき加える上級カード
web-new-advanced-about = 枚数が多いほど難しくなります。
web-new-map = マップ
web-new-map-which = 使うマップ
web-new-map-usual = この人数の標準マップ
web-new-draw-capitals = 各プレイヤーの首都をランダムに決める
web-new-table = 卓
web-new-name = 卓の名前（省略可）
web-new-first = スタートプレイヤー
web-new-first-luck = ランダム
web-new-seed = シード（省略可）
web-new-seed-about = 数字を入力します。シードが同じなら、ランダムな結果も同じになります。同じゲームをもう一度プレイしたり、結果を比べたりするときに使います。空欄なら、毎回新しいゲームになります。入力したシードは全員に表示され、ゲームはレート対象外になります。
web-new-rules = ルール
web-new-rules-about = ルールブックに明記されていない点は、卓ごとに決められます。
web-new-preset = ルールの解釈
web-new-create = 開始する
web-new-create-open = 卓を開く
web-new-password = パスワード（任意）
web-new-password-about = あなたのリンクを受け取った人以外は、座るときにこれが必要です。
web-new-clock = 持ち時間
web-new-clock-about = 時間切れになると、コンピューターが代わりに遊びます。
web-clock-none = なし
web-clock-move = アクションごとに{ $time }
web-clock-bank = 全体で{ $time }、手番ごとに{ $more }秒追加
web-clock-left = 残り時間：
web-new-absence = 誰かが不在のとき
web-new-absence-about = 時計なしの場合：この期間プレイがなければ、コンピューターに任せるかをほかの人が決められます。
web-absence-never = ほかの人は待つ
web-absence-days = { $time }たったら、ほかの人が決める
web-new-gone = 戻ってこない人
web-new-gone-kept = 席はそのまま
web-new-gone-taken = 交代できる
web-new-gone-resigned = 投了とする
web-gone-kept = 時間切れになった人や長く不在の人の席はそのまま残り、戻るまでコンピューターがプレイします。
web-gone-taken = 時間切れになった人や長く不在の人は交代できます。本人が戻るか、ほかの人が席を引き継ぐまで、コンピューターがプレイします。交代させられた人は負けです。
web-gone-resigned = 時間切れになった人や長く不在の人は、投了したことになります。コンピューターがプレイを続け、その人は負けです。

## The lobby of an open table

# $rules: the name of the rule system.
web-lobby-title = { $rules }の卓
web-lobby-lead = 空席が{ $count }つあります。席に着いてください。全員がそろうと、ゲームが始まります。
web-lobby-lead-seated = 席に着きました。残りの{ $count }席が埋まると、自動的にゲームが始まります。
web-lobby-live = 全員が同じ時間にプレイします。
web-lobby-turns = 各自が都合のよいときにプレイします。
web-lobby-seats = 席
web-lobby-free = 空席
# A free seat of a rematch. $name: who sat there before.
web-lobby-awaited = 空席（{ $name }さんを待っています）
web-lobby-you = あなた
web-lobby-you-named = { $name }（あなた）
web-lobby-somebody = 匿名
web-lobby-here = 在席中
web-lobby-away = 離席中
web-lobby-your-name = あなたの名前（省略可）
web-lobby-sit = 席に着く
web-lobby-sit-at = 席{ $number }に着く
web-lobby-waiting = あと{ $count }人を待っています。
web-lobby-invite = 招待する
web-lobby-invite-about = このリンクを知っている人は、観戦したり、空席に着いたりできます。あなたの席を取られることはありません。
web-lobby-link = この卓へのリンク
web-lobby-copy = コピー
web-lobby-share = 共有…
web-lobby-copied = コピーしました。
web-lobby-leave = 席を立つ
web-lobby-hints = 全員にヒント：この卓では、コーチに聞けばだれでも助言をもらえます。
web-lobby-talk-phrases = この卓では定型文だけが使えます。
web-lobby-talk-none = この卓では会話できません。
web-lobby-fill = コンピューター…
web-lobby-fill-at = 席{ $number }をコンピューターに任せる
web-lobby-fill-about = 最初からコンピューターが遊びます。ほかに待つ人がいなければ、ゲームが始まります。
web-lobby-show-out = 退席させる
web-lobby-show-out-who = 退席させる：{ $name }
web-lobby-show-out-sure = { $name }は席を失い、この卓にはもう座れません。見ることはできます。
web-lobby-shown-out = この卓を作った人から退席を求められました。見ることはできますが、座ることはできません。
web-lobby-password = 卓のパスワード
web-lobby-invite-locked = このリンクを持つ人は、空席にパスワードなしで座れます。あなたの席が渡ることはありません。
web-lobby-cancel = 卓を取りやめる
web-lobby-cancel-sure = 座っている全員にとって、この卓はなくなります。
web-called-off = この卓は取りやめになりました。

## Cards

web-cards-title = カード
web-cards-own = 自作パック
web-cards-lead = すべてのカードと文明を、独自のデザインと文章で、値の出典とともに紹介します。
web-cards-rules = ゲーム
web-cards-filters = 絞り込み
web-cards-search = 名前と効果を検索
web-cards-pack = 箱
web-cards-kind = 種類
web-cards-era = 時代
web-cards-resource = 生み出す資源
web-cards-civilization = 文明
web-cards-source = 出典
web-cards-any = すべて
web-cards-era-0 = なし
web-cards-era-1 = 時代I
web-cards-era-2 = 時代II
web-cards-era-3 = 時代III
web-cards-era-4 = ルネサンス時代
web-cards-source-official = 出版社
web-cards-source-partial = 一部は出版社
web-cards-source-original = 独自
web-cards-count = { $count ->
    [0] 該当なし
   *[other] カード{ $count }枚
}
web-cards-civilization-count = { $count }文明
web-cards-civilizations = 文明
web-cards-none = 該当するカードはありません。
web-cards-their-cards = この文明のカード
web-cards-copies = { $count }枚

## Rules

web-rules-title = ルール
web-rules-lead = すべてのルールを独自の文章で、番号を付けて掲載しています。ルールブックの代わりになるものではありません。
web-rules-search = ルールを検索
web-rules-example = 驚異、黄金、DUEL-ACT…
web-rules-book = ルールの区分
web-rules-all = すべて
web-rules-count = ルール{ $count }件
web-rules-none = 該当するルールはありません。
web-rules-copy = リンクをコピー
# $clause: such as DUEL-ACT-02.
web-rules-copy-of = { $clause }へのリンクをコピー
web-rules-no-copy = このブラウザーではコピーできません。ルール番号のリンクを使ってください。

## Settings

web-settings-title = 設定
web-settings-lead = 設定はこのブラウザーに保存され、すべての卓に適用されます。
web-settings-language = 言語
web-settings-as-browser = ブラウザーの設定
# $language: by its own name.
web-settings-language-now = 現在の言語：{ $language }
web-settings-look = 表示
web-settings-theme = 配色
web-settings-theme-system = システムの設定
web-settings-theme-light = ライト
web-settings-theme-dark = ダーク
web-settings-size = 文字サイズ
web-settings-size-small = 小
web-settings-size-normal = 標準
web-settings-size-large = 大
web-settings-size-larger = 特大
web-settings-motion = アニメーション
web-settings-motion-system = システムの設定
web-settings-motion-full = あり
web-settings-motion-none = なし
web-settings-patterns = 模様を強調
web-settings-patterns-about = すべての色に斜線などの模様を添え、色以外でも各席を見分けられるようにします。
web-settings-play = プレイ中
web-settings-hints = ヒント
web-settings-hints-about = 今何を選ぶのか、どう考えるとよいのかを説明します。
web-settings-film = ほかのプレイヤーの行動
web-settings-film-about = 結果を表示する前に、ボード上で一つずつ順に再現します。操作するかキーを押すと終わります。
web-settings-film-off = 表示しない
web-settings-film-fast = 速く
web-settings-film-normal = ゆっくり
web-settings-chances = 勝率を表示
web-settings-chances-about = 各席の勝率を示すバー。リプレイ、終了後、ボットだけのゲームで表示します。
web-settings-at-once = すぐに実行
web-settings-at-once-about = オフのとき、取り消せないものは一度目の操作では選ぶだけです。カードを引いたり情報が明らかになったりするとき、コンピューターがすぐに応じるとき、手番を終えるときがこれにあたります。「実行する」かEnterキーを押すか、同じものをもう一度選ぶと実行します。そのほかの操作はどちらでもすぐに行われ、取り消せます。
web-settings-end-turns = 自動で手番を終える
web-settings-end-turns-about = 連続プレイモードで、まだできることがすべて次の手番でも同じようにできるときに終えます。これは取り消せます。
web-settings-sound = サウンド
web-settings-sound-about = 自分の番になると、小さな音が鳴ります。
web-settings-notify = 自分の番になったら通知
web-settings-notify-about = 卓がいずれかのタブで開いている間、ブラウザーの通知でお知らせします。
web-settings-notify-denied = ブラウザーで通知がブロックされています。ブラウザーのこのページの設定で変更できます。
web-settings-notify-impossible = このブラウザーは通知に対応していません。
web-settings-keys = キー操作
web-settings-key = キー
web-settings-key-does = 操作
web-settings-key-option = 一覧の選択肢を実行する（取り消せないものはEnterで確定）
web-settings-key-undo = 取り消す
web-settings-key-redo = やり直す
web-settings-key-cancel = 選択を解除する、開いているものを閉じる
web-settings-key-walk = 次の項目に移動
web-settings-key-keys = キーの一覧
web-settings-key-touch = 選ぶ、確認に「はい」と答える
web-settings-key-map = マップのタイルや選択肢の間を移動
web-settings-key-zoom = マップの拡大・縮小、全体表示
web-settings-key-play = リプレイの再生・一時停止
web-settings-key-search = ルールを検索する（ルールのページ）
web-settings-key-replay = リプレイを1手戻す・進める
web-settings-key-turn = 終わったゲームのリプレイで、前後の手番へ
web-settings-key-round = 同じく、前後のラウンドへ
web-settings-about = このサイトについて
web-settings-about-what = Matthew Dunstanのボードゲーム「Monumental」をコンピューターで遊ぶための卓です。
web-settings-about-version = バージョン{ $version }です。
web-settings-about-free = 非公式のファン作品です。「Monumental」とそのアートの権利は各権利者に帰属します。権利者はこのプロジェクトに関与しておらず、承認もしていません。出版社のアートや文章は一切使用しておらず、製品の代わりになるものでもありません。
web-settings-about-licence = このプログラムは、MITライセンスのフリーソフトウェアです。
web-settings-about-icons = アイコンの作者：{ $authors }。提供元：
web-settings-about-icons-changed = 輪郭の座標は丸めてあります。
web-settings-about-fonts = 書体：MarcellusとAlegreya Sans（SIL Open Font License）。

## Replay

web-replay-title = リプレイ
web-replay-back = 卓へ
web-replay-moment = ゲームの場面
# $at: which step; $length: how many there are.
web-replay-at = { $length }手中{ $at }手目
web-replay-first = 最初へ
web-replay-previous = 1手戻る
web-replay-next = 1手進む
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-eyes = 視点
web-replay-turn = 手番
web-replay-round = ラウンド
web-replay-previous-turn = 前の手番へ
web-replay-next-turn = 次の手番へ
web-replay-previous-round = 前のラウンドへ
web-replay-next-round = 次のラウンドへ
web-replay-speed = 速さ
web-replay-spectator = 観戦者
web-replay-fork = ここからプレイ
web-replay-fork-about = この場面から始まる新しい卓を作ります。人間の席と、今の視点の席をあなたがプレイします。
web-replay-record = 記録
# A longer name of the same button: it has the same word in it.
web-replay-record-download = 記録をダウンロード
web-replay-beginning = ゲームが始まります。

## Nothing here

web-missing-title = ここはマップの外です
web-missing-about = このアドレスにページはありません。
web-missing-why = リンクが途中で切れているか、古いリンクかもしれません。
web-missing-table = リンクが途中で切れているかもしれません。誰も着席しなかった卓は、しばらくすると片付けられます。
web-missing-home = ホームへ
## Tokens, Heroes, Monsters, the Automa

web-map-tokens = トークン
web-map-market-tokens = 市場トークン
web-map-used-tokens = 使用済みの市場トークン
web-map-exploration-tokens = 探検トークン
web-map-production-tokens = 生産トークン{ $count }枚
web-map-outposts-left = { $count ->
    [0] 前哨基地の残りなし
   *[other] 前哨基地の残り{ $count }つ
}
web-map-used = 使用済み
web-map-heroes = 英雄
web-map-heroes-row = 雇える英雄
web-map-heroes-none = 今雇える英雄はいません。
web-map-heroes-hired = 雇われた英雄
web-map-heroes-leaving = ラウンドの終わりに段に戻る英雄
web-map-monsters = モンスター
web-map-monsters-found = マップ上のモンスター
web-map-monsters-none = まだ発見されていません。
web-map-monsters-defeated = 倒されたモンスター
web-map-monster-at = タイル{ $tile }、発見：{ $seat }
# $number: its place in the order of attacks.
web-map-monster-attacks = { $number }番目に攻撃
web-map-strength = 強さ
# $seat: the civilization that the Automa plays.
web-map-automa = { $seat }（オートマ）
web-map-automa-earlier = 以前に公開したカード：{ $count }枚
web-map-automa-deck = ソロデッキ：{ $count }枚
web-map-automa-area = オートマの場のカード：{ $count }枚

## The table

web-home = ホーム
web-close = 閉じる
web-cancel = キャンセル
web-loading = 卓を準備しています…
web-your-turn = あなたの番
web-to-act = { $seat }の番
# Another table of mine waits for me; on a button.
web-next = 次の卓
# $table: its name; $count: how many wait.
web-next-table = { $count ->
    [1] { $table }があなたの番です
   *[other] { $count }卓があなたの番です。最も長く待っている卓：{ $table }
}
web-thinking = 考え中
web-watching = 観戦中
# $time: how much later than it is the game is shown, such as "5:00"
web-watching-later = 観戦中（{ $time }遅れ）
web-reconnecting = 接続が切れました。再接続しています…
# What somebody did while the server is away. $text: as the option says it.
web-waiting-to-send = サーバーから応答がありません。「{ $text }」は保存されており、復旧しだい送信されます。
# $why: one of the sentences below, or the server’s own.
web-unsent = 実行されませんでした：「{ $text }」。{ $why }
web-unsent-stale = 届く前にゲームが先へ進んでいました。
web-unsent-withdrawn = もう送信されません。すでにサーバーに届いていた場合は、卓に反映されます。
web-not-sent = 送信できませんでした：サーバーに接続できません。もう一度お試しください。
web-end-turn = 手番を終える
web-over = ゲームは終了しました。
web-question = 今選ぶこと
web-rule = 根拠となるルール
web-drawer = ボードの横
web-options = できること
web-options-show = 選択肢{ $count }件を表示
web-options-hide = 選択肢を隠す
web-nothing-to-do = 今できることはありません。ほかのプレイヤーの番です。
web-undo = 取消
web-redo = やり直し
# Answers to somebody who wants to take something back, and of whoever asked.
web-agree = 同意する
web-decline = 断る
web-withdraw = 取り下げる
web-final = この後で取り消すと、ゲームの記録に残ります。ほかの人がいる場合は、その同意も必要です。
web-final-luck = カードを引くか、情報が明らかになります。この後で取り消すと、ゲームの記録に残ります。ほかの人がいる場合は、その同意も必要です。
# $options: those of a few choices that are final.
web-final-some = 取り消すと記録に残り、ほかの人の同意も必要な操作：{ $options }
web-do-it = 実行する
web-chosen = 選んだもの
web-told-hold = カードや場所を長押しすると、大きく表示されます。
web-told-point = 何かにポインターを合わせると説明が出ます。カードは右クリックで大きく表示されます。
web-why-not = 今はできません：
web-afterwards = 実行後のサプライ：
web-luck = 残りはランダムに決まります
web-used = 使用済み
web-empty = なし
web-nobody = なし
web-passed = パス済み
web-away = 離席中
# On vacation. $date: until when.
web-vacation = { $date }まで休暇中
web-first = スタートプレイヤー

## The table: what lies on it

web-yours = あなたの場
web-city = 都市
web-row = { $row }段目
web-column = { $column }列
# $state: used, activated, turned or none.
web-cell = { $cell }：{ $card }{ $state ->
    [used] 、使用済み
    [activated] 、発動済み
    [turned] 、回転した状態
   *[none] { "" }
}
web-knowledge-under = { $card }、{ $cell }のカードの下の知識
web-reinforced = 補強済み：捨て札になりません
web-display = 発展ディスプレイ
web-display-card = { $card }、{ $kind }、{ $slot }番目
web-era-left = { $era ->
    [1] 時代I：デッキに{ $count }枚
    [2] 時代II：デッキに{ $count }枚
    [3] 時代III：デッキに{ $count }枚
   *[other] ルネサンス時代：デッキに{ $count }枚
}
web-deck-empty = 残りなし
web-piles = 基本建物
web-pile = { $card }：残り{ $count }枚
web-policies = 文化政策
web-policy-top = { $card }、一番上の文化政策
web-policy-develop = { $card }、展開できます
web-no-policy = まだ展開していません
web-culture-deck = 未展開の文化政策
web-warlord = 将軍
web-scout = 斥候
web-hero = 英雄
web-wonder-building = { $card }、建設中
web-no-wonder = 建設中の驚異なし
web-deck = デッキ
web-discard = 捨て札
web-archive = アーカイブ
web-pile-deck = デッキ：{ $count }枚
web-pile-discard = 捨て札の山：{ $count }枚
web-pile-archive = アーカイブ：{ $count }枚
web-deck-note = デッキにどのカードがあるかは全員に公開されていますが、順番は誰にもわかりません。
web-drawn = 引いたばかりのカード
web-rivals = 対戦相手
web-open-rival = { $seat }の詳細
web-points-now = 今ゲームが終了した場合の得点
web-points = { $points }点

## The table: the centre of Duel

web-stack = { $seat }の地域
web-province-top = { $card }、{ $count }枚のうち一番上
web-province = { $card }、下から{ $nth }枚目
web-no-provinces = 地域なし
web-markers = 地域タイプマーカー
web-marker = { $type }マーカー：{ $count }枚
web-type-coastal = 沿岸
web-type-mountain = 山岳
web-type-agricultural = 農耕
# Words beside which the sign of the type stands, as in glossary.ftl.
web-type-forms-coastal = 沿岸
web-type-forms-mountain = 山岳
web-type-forms-agricultural = 農耕
web-advantage = 優位
web-advantage-held = 優位：{ $seat }、資源カウンター{ $tokens }枚
web-advantage-free = 優位：誰も持っていません
web-free-cities = 自由都市
web-free-city-side = { $seat }側：黄金{ $gold }個
web-traded = このラウンドに交易済み

## The table: log, score, menu

web-log = ログ
web-log-empty = まだ何も起こっていません。
web-older = 最初からすべて表示する
web-since = 前回の手番の後
web-film = ほかのプレイヤーの行動
# $seat: who acts.
web-film-of = { $seat }の行動
web-film-again = もう一度見る
web-earlier = 前へ
web-later = 次へ
web-skip-news = スキップ
web-score = 得点
web-score-now = 今ゲームが終了した場合
web-no-winner = 勝者なし
web-you-won = あなたの勝ち
web-you-lost = あなたの負け
web-you-shared = 勝利を分け合いました
# $who: names and civilizations.
web-they-won = 勝者：{ $who }
web-they-shared = 勝利を分け合いました：{ $who }
web-course = ゲームの経過
web-course-of = 得点：
web-course-about = 各ラウンド終了時の全プレイヤーの得点を表す折れ線グラフ。下の表に同じ数値があります。
# Below the graph.
web-course-rounds = ラウンド
web-course-round = ラウンド
web-course-table = 表で見る
web-leads = 首位の推移
# $points: of all players, such as 12 : 9.
web-lead-first = 第{ $round }ラウンド：最初の首位は{ $seat }（{ $points }）
web-lead-taken = 第{ $round }ラウンド：首位が{ $seat }に移る（{ $points }）
web-share-picture = 画像で共有
web-score-for = 項目
web-score-each = 各{ $points }点
web-dominance = 覇権
web-total = 合計
web-rematch = 再戦する
# Other people played, too: they have to agree.
web-rematch-offer = 再戦を申し込む
web-rematch-join = 再戦に参加する
# I sit there already.
web-rematch-go = 再戦の卓へ
# $who: names of those who sit there already.
web-rematch-offered = 再戦の申し込みがあります。着席済み：{ $who }
web-replay = リプレイ
web-review = 検討
web-record = 記録をダウンロード
web-honest-luck = 不正なしの確認
# The SHA-256 of the seed, in short.
web-promise = ランダムな結果のフィンガープリント
web-promise-about = このゲームのランダムな結果は、すべて1つのシードから決まります。これはそのフィンガープリント（SHA-256）です。今のうちにコピーしておいてください。シードはゲーム終了後に公開され、本物のシードだけがこのフィンガープリントと一致します。
web-promise-kept = このゲームのランダムな結果は、すべてこのシードから決まりました。このシードのフィンガープリント（SHA-256）は、最初から表示されていたものです。
web-promise-copy = フィンガープリントをコピー
web-promise-seed = シード
web-typed-seed = 指定シード{ $seed }
web-typed-about = このゲームのシードは誰かが入力したもので、その人はこの先の結果を知っているかもしれません。そのため、レート対象外です。
web-unrated = レート対象外
web-unrated-about = このゲームは、誰かが先に試していたか、何が出るかを知っていたかもしれません。そのため、レート対象外です。
web-own-packs = このテーブルでは、{ $who }さんの作ったカードも使います：{ $packs }
web-own-packs-somebody = このテーブルでは、誰かの作ったカードも使います：{ $packs }
web-own-packs-look = カードを見る
web-menu = メニュー
web-share = 卓のリンクをコピー
web-link-copied = リンクをコピーしました。リンクを開いた人は、観戦するか、空席に着くことができます。
web-notify-on = 自分の番を通知
web-notify-off = 通知を止める
# Alerts, by whatever way somebody chose.
web-alerts-on = この卓のお知らせを受け取る
web-alerts-off = この卓のお知らせを止める
web-hints-on = ヒントを表示
web-hints-off = ヒントを隠す
web-hand-over = コンピューターに任せる
web-take-back = 自分のプレイに戻る
web-resign = 投了する
web-resign-sure = 以後はコンピューターが代わりにプレイします。この席には戻れず、あなたの負けになります。
web-resigned = 投了
web-abandon = 勝者なしでゲームを終える
web-abandon-sure = ほかの全員に尋ねます。全員が同意すると、ゲームはここで終わり、勝者はいません。
web-absent = { $seat }は{ $days }プレイしていません。
web-absent-bot = コンピューターに任せる
web-vacant = { $seat }は戻ってきませんでした。今はコンピューターがプレイしていて、あなたがこの席を引き継ぐことができます。
web-take-over = この席を引き継ぐ
web-replaced = ほかの人があなたの席を引き継ぎ、このゲームはあなたの負けになりました。見ることはできます。
web-gone-back = 戻らないと、ほかの人があなたの席を引き継ぐことがあります。
web-stood-in = コンピューターが代わりにプレイしています。
web-back = 戻りました
web-curtain = { $seat }の番です
web-curtain-why = ここからは本人だけが見てください。ほかの人は画面から目を離しましょう。
web-curtain-open = { $seat }の画面を表示する
web-parts = 卓の各部分
web-tab-city = 都市
web-tab-centre = 中央
web-tab-map = マップ
web-tab-display = 発展
web-tab-rivals = 相手
web-tab-log = ログ
web-tab-talk = 会話
web-tab-lit = 選べるものがあります

## The table: hints for the first games. The end of the id is what the engine calls the question.

web-hint-choose-civilization = 文明ごとに、独自のカード、文化政策、将軍があります。最初はどれを選んでもかまいません。
web-hint-activate = { $rules ->
    [classic] 1段と1列を選ぶと、そこのカードが資源を生み出し、その効果をこの手番に使用できるようになります。獲得したいものに合わせて選びましょう。
   *[duel] 1段と1列を選ぶと、そこのカードが資源を生み出し、その効果をこのラウンドに使用できるようになります。獲得したいものに合わせて選びましょう。
}
web-hint-take-turn = { $rules ->
    [classic] 光っているものを選べます。カードの獲得や使用、領土の拡大を行い、することがなくなったら手番を終了します。
   *[duel] 光っているものを選べます。カードの獲得や使用、領土の拡大を行い、することがなくなったらパスします。
}
web-hint-archive = アーカイブしたカードはデッキからなくなります。弱いカードを減らすと、強いカードが出やすくなります。

web-join-list = { $one }、{ $other }
web-join-sentences = { $one }。{ $other }
web-join-named = { $name }：{ $value }

# Two more places that the values of cards come from.
web-cards-source-reported = 第三者
web-cards-source-inferred = 推定

## ゲームの言葉。卓のダイアログで説明されます。

web-glossary = ゲームの言葉
web-glossary-look = 「{ $word }」とは？
web-glossary-search = 言葉を探す
web-glossary-goal = ゲームの概要
web-glossary-rules = ルール
web-glossary-cards = { $count ->
   *[other] この言葉に関わるカード{ $count }枚
}
web-glossary-more = すべて見る
web-glossary-all = すべての言葉
web-glossary-none = その言葉はこのゲームにありません。
web-glossary-found = { $count ->
   *[other] { $count }語
}
web-settings-key-words = ゲームの言葉

## The guide of a first game: what it says about the game is in guide.ftl

web-guide = ガイド
web-guide-on = ガイドを呼ぶ
web-guide-off = ガイドを終了する
web-guide-gone = ガイドを終了しました。メニューからまた呼べます。
web-coach = コーチ
web-coach-ask = 手を提案してもらう
web-coach-thinks = コーチが考えています…
web-why-that = なぜこの手？
# $line: what a bot did, a line of the log.
web-why-that-line = なぜこの手？ { $line }
# $chances: each seat and its chance in percents.
web-chances-now = 勝率：{ $chances }
web-coach-chances = 勝つ見込み
# $steps: what is expected after the best option.
web-coach-expected = 予想：{ $steps }
web-coach-nothing = 今は何も尋ねられていません。
web-guide-worth = おすすめの手
# $count: words that are still to be read.
web-guide-next = { $count ->
    [0] わかりました
   *[other] わかりました（あと{ $count }件）
}
## The rules to read. $rules: a rule system.

web-rulebook = ルール解説
web-rulebook-title = { $rules }：ルール解説
web-rulebook-lead = { $minutes ->
   *[other] 読むのに約{ $minutes }分かかります。
}
web-rulebook-print = 印刷
web-rulebook-contents = このページの内容
web-rulebook-books = ルールの種類
web-rulebook-all-clauses = 番号付きの全ルール
web-rulebook-clauses = この段落に対応するルール
web-rulebook-lesson = 試してみる：このレッスンへ
web-rulebook-after = このページは、「{ $rules }」のルールを知っている人のためのものです。
# On the home page.
web-home-rulebook-about = ゲームのすべてを1ページで、図つきで読めます。

## 卓での会話

web-talk = 会話
# $count: 未読の行数。
web-talk-unread = 会話：新着{ $count }件
web-talk-empty = まだ誰も発言していません。
# プレイしていない人の名前の後に付く。
web-talk-watches = 観戦中
web-talk-gallery = ゲーム中は、あなたの発言は他の観戦者だけが読めます。
web-talk-phrases = 定型文
web-talk-words = 何か話す
web-talk-say = 送る
## Plans: what I lay down for my turn

web-plans = 自分の番が来たら…
# $seconds: 10, unless the host says otherwise.
web-plans-about = あなたの番が来て、{ $seconds }秒のあいだ誰も行動しなければ、自動で実行されます。ほかの人には見えません。
web-plans-none = 予約はありません。
web-plans-new = 何をしますか？
web-plans-lay = 予約する
# $plan: a sentence such as "Pass".
web-plans-strike = 取り消す：{ $plan }
web-plans-again = { $plan }（前回と同じ）
web-plans-kind-activate = 都市を発動させる
web-plans-kind-buy = カードを獲得する
web-talk-about = この発言について
# $name が $text と言った。
web-talk-about-line = { $name }の発言について：{ $text }
web-talk-mute = この卓でミュート
web-talk-mute-about = この卓ではその人の発言が表示されなくなります。
web-talk-mute-done = この卓では{ $name }の発言は表示されません。
web-talk-block = すべての卓でブロック
web-talk-block-about = どの卓でもその人の発言が表示されず、その人はあなたが作る卓に着席できません。本人には通知されません。
web-talk-block-done = { $name }をブロックしました。あなたのページで変更できます。
web-talk-report = ホストに通報
web-talk-report-about = このサーバーの運営者が、この発言と発言者を確認します。
web-talk-report-done = ホストが確認します。
