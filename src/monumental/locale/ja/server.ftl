### What the server of the web table says: what can be played, and why something is refused.

## Rule systems, and what they are

rules-duel = デュエル
rules-classic = クラシック
rules-continuous = 連続プレイモード
about-duel = 2人用。1つのディスプレイからカードを獲得し、互いの地域を奪い合います。約45分。
about-classic = 最大4つの文明が1つのマップで競います。1人ずつ順番に、手番を最後まで行います。1人でもオートマと遊べます。
about-continuous = 同じマップで2～5人用。1人1アクションずつ実行するので、すぐに自分の番が来ます。

# Books of clauses, as titles.
book-duel = デュエル
book-classic = クラシック
book-continuous = 連続プレイモード
book-modules = モジュール

## At a table

# To everybody else while one player decides. $seat: that player.
server-waiting = { $seat }の選択を待っています。
# What the button for a step back does; it stands where a title stands.
server-undo-free = 直前のアクションを取り消す
server-undo-takeback = 直前のアクションと、その後のすべてを取り消す。ランダムな結果は変わらず、取り消したことは記録に残ります。
server-undo-ask = 直前のアクションと、その後のすべてを取り消してよいか、ほかの人に尋ねる
# Other people have to agree to a step back. $seat: who asked, or who answered; $seats: who have not answered.
server-ask = { $seat }が、直前のアクションと、その後のすべてを取り消したいと申し出ました。
server-ask-mine = 直前のアクションの取り消しを申し出ました。{ $seats }の返事を待っています。
server-agreed = { $seat }が取り消しに同意しました。
server-declined = { $seat }が同意しなかったので、何も取り消されません。
server-withdrawn = { $seat }が取り消しの申し出を取り下げました。
server-lapsed = ゲームが進んだので、{ $seat }の取り消しの申し出は無効になりました。
server-taken-back = 全員が同意し、{ $seat }が取り消しました。
# Votes. $away: whoever has not played for long.
server-ask-away = { $seat }が、不在の{ $away }が戻るまでコンピューターに任せることを提案しました。
server-ask-away-mine = { $away }をコンピューターに任せることを提案しました。{ $seats }の返事を待っています。
server-ask-away-lost = { $seat }が、不在の{ $away }を、ゲーム前の取り決めどおり負けとすることを提案しました。コンピューターがプレイを続けます。
server-ask-away-lost-mine = { $away }を、ゲーム前の取り決めどおり負けとすることを提案しました。{ $seats }の返事を待っています。
server-ask-abandon = { $seat }が、勝者なしでゲームをここで終えることを提案しました。
server-ask-abandon-mine = 勝者なしでゲームをここで終えることを提案しました。{ $seats }の返事を待っています。
server-vote-agreed = { $seat }が同意しました。
server-vote-declined = { $seat }は同意しませんでした。
server-vote-withdrawn = { $seat }が提案を取り下げました。
server-abandoned = 全員の同意により、ゲームはここで終了しました。勝者はいません。
# What a bot is called. $level: beginner, normal, or the name of another bot. $number: of the seat.
called-computer = コンピューター（{ $level }）
called-computer-numbered = コンピューター{ $number }（{ $level }）
called-automa-numbered = オートマ{ $number }
# In the log. $seat: who sat there, and their civilization. $bot: a level.
server-handed-over = { $seat }：ここからはコンピューター（{ $bot }）がプレイします。
server-ran-out = { $seat }：時間切れのため、ここからはコンピューター（{ $bot }）がプレイします。
server-absent = { $seat }：不在のため、戻るまでコンピューター（{ $bot }）がプレイします。
server-resigned = { $seat }が投了しました。ここからはコンピューター（{ $bot }）がプレイします。
server-ran-out-lost = { $seat }：時間切れのため投了となり、ここからはコンピューター（{ $bot }）がプレイします。
server-absent-lost = { $seat }：不在が長すぎたため投了となり、ここからはコンピューター（{ $bot }）がプレイします。
server-taken-over = { $seat }：ほかの人がこの席を引き継ぎ、プレイを続けます。{ $before }はこのゲームに負けたことになります。
server-somebody = それまでのプレイヤー
server-seat-taken-back = { $seat }：ここからはふたたび人間がプレイします。

## Refusals

server-no-table = その卓はありません。
server-no-page = そのページはありません。
# $rules: what was asked for. $known: the rule systems that have some.
server-no-rulebook = 「{ $rules }」のルール解説はありません。あるのは次のものです：{ $known }。
# Whoever installed the server left the page out.
server-not-built = ページがビルドされていません。make pageを実行してください。
server-no-seat = その席はありません。
server-not-your-seat = その席はあなたの席ではありません。
server-no-absence = このテーブルでは、誰でも好きなだけ時間をかけられる取り決めです。
server-away-later = まだ時間があります。取り決めた不在の期間が過ぎていません。
server-no-vacation = このサーバーでは休暇を取れません。
server-vacation-already = すでに休暇中です。
server-vacation-over = 休暇中ではありません。
# $most: days that somebody can still take.
server-vacation-left = 残りの休暇は{ $most }日です。
server-no-lessons = コーチはこのルールを学んでいません。
# $problem: what the coach can't answer.
server-coach = コーチはそれに答えられません（{ $problem }）。
server-no-key = このブラウザーはまだ登録されていません。先にホームを開いてください。
server-seat-taken = その席には、すでにほかの人が着いています。
server-one-seat = すでに着席しています。1台の端末で何人かで遊ぶときは、全員がここで遊ぶ卓を作ってください。
server-locked = この卓にはパスワードが必要です。
server-wrong-password = この卓のパスワードではありません。
server-shown-out = この卓を作った人から退席を求められました。見ることはできますが、座ることはできません。
server-replaced = この卓のあなたの席は、ほかの人が引き継ぎました。見ることはできます。
server-not-host = それができるのは卓を作った人だけです。
server-nobody-there = そこには誰も座っていません。
server-show-out-self = それは自分の席です。席を立ってください。
server-fill-nobody = 誰かが遊ばなければなりません。先に座ってください。
server-begun = ゲームはもう始まっています。
server-no-link = このリンクは使用済みか期限切れです。もう一方の端末で新しく作ってください。
server-no-phrase = このフレーズの持ち主はいません。新しいものに替えられたのかもしれません。
server-no-such-words = 復元フレーズではありません。12の言葉とその順番を確かめてください。
server-other-person = この端末はすでに誰かのものです。先にそちらで取り消してから、もう一度試してください。
server-many-devices = 端末はもう十分あります。先にひとつ取り消してください。
server-both-sit-there = 両方の端末で同じ卓に座っています。先にそのゲームを終えてください。
server-no-device = そのような端末はありません。
server-no-passkeys = このサーバーはパスキーに対応していません。
server-passkey-host = パスキーは名前に結び付きます。数字のアドレスではなく、localhost かサーバーの名前でこのページを開いてください。
server-passkey-late = 時間がかかりすぎたか、別の場所で始められました。もう一度始めてください。
server-passkey-wrong = このパスキーはここでは使えません。もう一度始めるか、別のものを使ってください。
server-no-passkey = このパスキーの持ち主はいません。削除されたのかもしれません。
server-known-passkey = このパスキーはすでに誰かのものです。
server-no-such-passkey = そのようなパスキーはありません。
# $most: how many.
server-many-passkeys = パスキーは{ $most }個で十分です。先にひとつ削除してください。
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
server-many-bot-tables = ボット同士のゲームは、同時に{ $most }件までです。先にどれかを最後まで観てください。
server-rematch-later = 再戦を申し込めるのはゲームが終わってからです。
server-undo-rematch = ゲームは終了し、再戦の卓ができています。結果はもう変わりません。
server-course-later = ゲームの経過は、終了後に表示されます。
server-no-deed = そこでボットが決めたことはありません。
server-chances-later = 勝率は、ゲーム終了後か、ボットだけのゲームを観戦するときに表示されます。
server-review-later = ゲームの検討は、終了後にできます。
server-review-abandoned = 合意で終了したゲームには勝者がいないため、検討はできません。
server-review-many = 検討の作成が上限に達しています。どれかが終わってから、もう一度お試しください。
server-review-lost = 検討が中断されました。ここまでの結果は残っています。もう一度始めると続きから行います。
server-foreign = 別のサイトからの操作は受け付けられません。
server-not-allowed = このアドレスでは、その操作はできません。
server-headers = リクエストのヘッダーが長すぎます。
server-not-json = 送信内容はJSONでなければならず、その旨の指定も必要です。
# The browser came by a name that is not this server's.
server-other-host = このサーバーは別の名前です。名前は管理者が --name で追加できます。
server-full = 見ている人が多く、これ以上は入れません。少し待ってから、もう一度試してください。
server-too-many-sockets = ここから開いている卓が多すぎます。どれかを閉じてください。
server-metrics = このサーバーの数値を見られるのは、同じマシンか、ホストのトークンを持つ人だけです。
server-admin-off = ここにはホスト用のページがありません。MONUMENTAL_ADMIN_TOKEN に16文字以上のトークンを入れてサーバーを始めてください。
server-admin-closed = ここは、このサーバーのホストでトークンを持つ人のためのページです。
server-admin-wrong = これはホストのトークンではありません。
server-banned = このサーバーの管理者により、ここでのプレイは禁止されています。
server-busy = 現在、処理しきれないほど混み合っています。少し待ってからもう一度お試しください。
server-store = 今は卓のデータにアクセスできません。何も変更されていません。
server-broken = サーバーで問題が発生しました。何も変更されていません。
# $problem: what is wrong with the wishes, in English.
server-wishes = この設定では卓を用意できません（{ $problem }）。
# A card or pack of one's own. $problem: one sentence, in English.
server-studio = それは使えません：{ $problem }
server-no-pack = そのパックはありません。削除されたか、共有が終わっています。
# $most is a number.
server-many-packs = パックは{ $most }個までです。先にひとつ削除してください。
# $most is a number.
server-large-packs = パックの合計が{ $most } kBを超えます。先にひとつ削除してください。
server-no-trial = この種類のカードは目の前に置けません。パックを使ったゲームで、出てくるのを待ってください。
server-no-bench = そのゲームはもうありません。もう一度プレイさせてください。
server-bench-fault-card = 第{ $game }ゲーム、{ $decision }回目の選択：「{ $card }」の効果を処理中に問題が起きました。審判の報告：{ $problem }
# $game: its number.
server-bench-lost = ゲーム{ $game }は時間またはメモリを使いすぎました。ここで終わります。
server-bench-fault = 第{ $game }ゲーム、{ $decision }回目の選択で問題が起きました。審判の報告：{ $problem }
server-runaway = これには終わりがありません。自作パックのカードが同じことを繰り返します。
server-no-bot = 「{ $name }」というボットはありません。
# A record that somebody brings to look at.
server-record-none = これは Monumental のゲームの記録ではありません。
server-record-damaged = 記録が壊れています。{ $line } 行目を読み取れません。
server-record-rules = この記録は、ここでは知られていないルールのものです：{ $name }
server-record-pack = このゲームで使われたパック { $name } は標準のものではなく、記録にも含まれていません。
server-record-hidden = この記録では、ほかの人だけが見たものが隠されています。ゲーム終了後の記録なら表示できます。
server-record-changed = このゲームは別のバージョンのルールまたはカードで行われました。{ $line } 行目はもう再現できません。
server-record-wrong = これは実際のゲームの記録ではありません。{ $line } 行目がそれまでの経過と合いません。
server-record-luck = 記録のカードが、約束されたシードのものと一致しません。
server-record-long = 記録が長すぎます。これほど手数が多く、再現に時間がかかるゲームはありません。
server-record-cut = 記録が途中で切れています。ゲームは終了していますが、最後の行がありません。
# A copy of the table, to go another way from here.
server-fork-later = ゲームが終了するまで、途中の場面から新しい卓を作れるのは、そのゲームのプレイヤーだけです。
server-fork-among-people = 人どうしのゲームが終わるまで、途中の場面から新しい卓を作ることはできません。ほかの人が受けられない助けは、だれも受けられません。
server-gone = その後ルールが変更されたため、この場面は表示できません。

## Lessons and puzzles

server-no-course = そのコースはありません。
server-no-lesson = このコースにそのレッスンはありません。
server-lesson-over = このレッスンは終わりました。最初からやり直すか、別のレッスンを選んでください。
# $number: which of the deeds that were sent, from 1.
server-deed = { $number }番目のアクションはその場面では行えません。最初からやり直してください。
server-no-puzzle = そのパズルはありません。
server-puzzle-deeds = これらのアクションはこのパズルでは行えません。最初からやり直してください。
# $problem: what is wrong with its file, in English.
server-learn-broken = ファイルに誤りがあるため表示できません（{ $problem }）。

## お知らせ: 手番が来たことを伝えます。$table: 卓の名前とルール。$link: アドレス。

server-alert-table = { $name }（{ $rules }）
server-alert-title = Monumental
server-alert-turn = あなたの手番です: { $table }
server-alert-reminder = まだあなたの手番です: { $table }
server-alert-welcome = 届きました。手番が来たら、ここにお知らせします。
# $code: 6桁の数字。
server-alert-code = コードは { $code } です。ページに入力すると、手番が来たときにここにお知らせします。心当たりがなければ、何もする必要はありません。
server-alert-stop = 変更は { $link } でできます。
server-alert-address = これはアドレスではありません。ann@example.org、https://example.org/hook、ntfys://ntfy.sh/my-topic のように書いてください。
server-alert-plain = 暗号化されたアドレス（https、ntfys、matrixs）にだけ送ります。
# $service: 求められたもの。$known: 使えるもの。
server-alert-service = 「{ $service }」では送れません。使えるのは { $known } です。
server-alert-off = このサーバーの運営者が「{ $service }」を止めています。使えるのは { $known } です。
server-alert-parts = 「?」の後に書けるのは { $known } だけです。
server-alert-browser = このブラウザーにはお知らせできません。もう一度許可を求めてください。
server-alert-many = お知らせ先はこれで十分です。先に1つ外してください。
server-alert-many-codes = このメールアドレスには今日はもう十分にコードを送りました。明日もう一度試してください。
server-alert-origin = リンク先にできるのはこのサーバーだけです。サーバー自身のアドレスでページを開くか、運営者にこのアドレスを登録してもらってください。
server-alert-no-channel = そのお知らせ先はありません。
server-alert-no-code = このコードはもう使えません。アドレスをもう一度入力してください。
server-alert-wrong-code = コードが違います。
server-alert-problem-private = このアドレスは内部ネットワークにつながっているので、何も送りません。
server-alert-problem-unreachable = このアドレスからは応答がありません。
server-alert-problem-refused = 相手が受け取りません。アドレスを確かめてください。
server-alert-problem-unreadable = サービスがこのアドレスを読み取れません。
server-alert-problem-gone = このブラウザーはもうお知らせを受け取りません。
server-alert-problem-slow = 相手の応答に時間がかかりすぎています。
server-alert-problem-mail = このサーバーのメールサーバーにつながりません。
server-alert-problem-broken = こちらで問題が起きました。
server-alert-problem-off = このサーバーの運営者が止めています。
server-alert-problem-busy = いま多くのお知らせ先が試されています。1分後にもう一度試してください。
server-alert-problem-suspended = 何度も続けて届かなかったため、ここへの送信を止めています。試し送りをするか、外してください。

## 卓での会話。ワンクリックの定型文は、読む人それぞれの言語で表示される。進行中のゲームについては何も伝えない。

talk-hello = こんにちは！
talk-good-luck = 幸運を！
talk-have-fun = 楽しみましょう！
talk-nice-move = いい手ですね！
talk-well-played = お見事！
talk-thanks = ありがとう！
talk-no-problem = 大丈夫です。
talk-sorry = ごめんなさい！
talk-oops = おっと！
talk-thinking = 少し考えさせてください。
talk-take-your-time = ごゆっくりどうぞ。
talk-back-soon = すぐに戻ります。
talk-here-again = 戻りました。
talk-go-on-later = 続きは後にしませんか？
talk-good-game = いい勝負でした！
talk-rematch = もう一度遊びませんか？
talk-bye = ではまた！
# 発言したが名前を付けていない人、またはもういない人。
talk-somebody = 誰か
server-talk-off = この卓では会話できません。
server-talk-phrases = この卓では定型文だけが使えます。
server-talk-nothing = 定型文か自分の言葉の、どちらか一方を送ってください。
# $known: 定型文のキーの一覧。
server-talk-no-phrase = そのような定型文はありません。使えるのは次のとおりです：{ $known }。
server-talk-own = それは自分の発言です。
server-talk-no-line = そのような発言はありません。
server-no-block = そのようなブロックはありません。
# 卓を作った人にブロックされている人へ。ブロックのことは伝えない。
server-not-here = この卓には着席できません。
# $most は数。
server-many-blocks = ブロックできるのは{ $most }人までです。先に誰かを解除してください。

## リーグ

server-no-leagues = このサーバーの運営者は、リーグを開けないようにしています。
server-no-league = そのリーグはありません。
server-league-name = 先に名前をつけてください。誰と対戦するのか、ほかの人に分かるようにするためです。
server-league-nameless = リーグには名前が必要です。
# $most: people.
server-league-large = 総当たりは{ $most }人までです。
# $most: leagues.
server-league-many = 同時に開けるリーグは{ $most }件までです。先にどれかを終えるか、取りやめてください。
server-league-locked = このリーグに入るには招待が必要です。参加している人がリンクを持っています。
server-league-not-here = このリーグには入れません。
server-league-shown-out = このリーグを開いた人に退出を求められました。観ることはできますが、参加はできません。
# $most: people.
server-league-full = このリーグは満員です。定員は{ $most }人です。
server-league-begun = このリーグはもう始まっているか、取りやめになりました。
server-league-over = このリーグはもう終わったか、まだ始まっていません。
server-league-not-in = このリーグに参加していません。
server-league-not-host = それができるのは、リーグを開いた人だけです。
server-league-show-out-self = それは自分です。代わりにリーグを抜けてください。
server-league-nobody = その番号の人はリーグにいません。
# $least: people.
server-league-few = リーグを始めるには{ $least }人必要です。
# $rounds: how many there can be.
server-league-rounds = この人数で同じ相手と二度当たらずに遊べるのは{ $rounds }回戦までです。人が増えるのを待ってください。
