### What `monumental mcp` says: to the client that sits at a table, and to whoever starts it for one.
###
### Names of tools, of what they take, and words to be typed as they stand are English in every language.

## Said once, when the client sits down

mcp-instructions = あなたは文明のボードゲーム「モニュメンタル」の卓に着き、1つの席をプレイします。optionsは今の質問と、番号の付いた選択肢を伝えます。playはその1つを実行します。tableは場にあるもの、why_notはそれができない理由を示し、card、rule、wordは説明します。あなたが知るのは、この席のプレイヤーが知りうることだけです。終了時に得点がもっとも多いプレイヤーが勝ちます。

## The tools

mcp-table = あなたから見た場：中央にあるもの、自分のもの、ほかのプレイヤーのもの。
# Words that can be given to it; they stay English.
mcp-table-part = 一部だけ見る：city、opponent、display、discard、archive、policies、map、"tile 17"、プレイヤーの名前。省略するとすべて。
mcp-options = 今の質問と、番号の付いたすべての選択肢。または、代わりに選んでいるプレイヤー。または、ゲームの結果。
mcp-play = 選択肢の1つを選ぶ。次の質問までに起きたことを答えます。
mcp-play-option = 選択肢の番号、または "use b2" のような言葉でのアクション。
mcp-why-not = 選択肢にないことが今できない理由と、根拠となるルール。
mcp-why-not-action = "acquire 3" のような言葉でのアクション、または "conquer" のような動詞だけ。
mcp-hint = コーチならどうするか：各席の勝つ見込み、最大3つの手とその理由、予想される流れ。相手がボットのとき、または卓の全員がヒントに同意しているときだけ使えます。
mcp-card = カードや文明の説明。
mcp-card-name = その名前。"b2" は自分の都市のカード、"3" はディスプレイのカード。
mcp-rule = 番号や内容からルールを見る。
mcp-rule-words = 番号やその始まり（例："DUEL-ACT"）、用語（例：得点）、または含まれる言葉。省略すると、今の質問に関するルール。
mcp-word = ゲームの言葉の意味。
mcp-word-name = その言葉。省略すると、すべての一覧。
mcp-log = 最近の経過。
mcp-log-whole = true：ゲーム全体。
mcp-score = 今ゲームが終わった場合の得点。
mcp-wait = ほかのプレイヤーが選んでいる間、次に質問されるまで待つ。その間に起きたことを答えます。
mcp-wait-seconds = 最大の秒数（60まで）。
mcp-new-game = コンピューターとの新しいゲームを始める。今のゲームからは離れます。
mcp-new-game-rules = duel、classic、continuous。省略すると今と同じ。
mcp-new-game-opponents = 相手：beginner、normal、strong、expert、またはほかのボット。ほかの席ごとに1つ。
mcp-new-game-civilization = あなたの文明（例："japanese"）。省略すると、ゲームの中で選びます。
mcp-new-game-seed = 数：同じ数なら同じ運になります。省略すると、新しい運になります。

## What can't be done

mcp-no-tool = { $tool } というツールはありません。あるのは { $known } です。
mcp-no-part = 場に「{ $part }」というものはありません。あるのは { $known } です。
mcp-no-argument = { $tool } に { $argument } は指定できません。指定できるもの：{ $known }
# $kind: a type as JSON calls it, such as "string" or "integer".
mcp-wrong-argument = { $tool }：{ $argument } の型は { $kind } で、適切な大きさでなければなりません。
mcp-missing-argument = { $tool } には { $argument } が必要です。

## Said to whoever starts it

mcp-not-installed = Model Context Protocolがインストールされていません：{ $command }
mcp-table-alone = --tableは作られたままの卓に着くため、{ $option } は選べません
mcp-table-only = { $option } はサーバーの卓のためのものです。--tableで卓を指定してください
mcp-no-link = 「{ $link }」は卓のリンクではありません。http://localhost:8000/table/abc のような形です
mcp-no-server = { $server } にモニュメンタルのサーバーはありません。
mcp-server-gone = { $server } のサーバーから応答がありません。後でもう一度試してください。
mcp-wrong-key = { $server } のサーバーは、このキーを知りません。
mcp-no-seat = この卓にはあなたのための空席がなく、あなたの席もありません。
mcp-other-game = このサーバーのゲームは、ここでは読み取れません（{ $problem }）
