### Lessons and puzzles in the browser: words that no other page needs.

web-practice-begun = ここが最初の場面です。取り消せることはありません。
web-practice-again = 最初から

## Lessons

web-learn-panel = レッスンの説明
web-learn-steps = このレッスンのステップ
web-learn-step = { $count }中{ $number }番目のステップ
web-learn-done = よくできました！
# $lesson: its title.
web-learn-done-next = 次は「{ $lesson }」です。
web-learn-done-last = このコースのレッスンはこれで終わりです。
web-learn-back = 戻る
web-learn-next = 次へ
# On a button: where the next deed is done.
web-learn-show = 教えて
# The same where that is in the light already: it is done.
web-learn-do = 代わりにやる
web-learn-next-lesson = 次のレッスン
web-learn-all = レッスン一覧
web-learn-missing = リンクが作られた後でコースが変わったのかもしれません。すべてのレッスンは「学ぶ」のページにあります。
web-learn-title = 学ぶ
web-learn-lead = 本物の卓で進める短いレッスンです。読んで、見て、試してみましょう。失敗の心配はなく、いつでも戻れます。
web-learn-ten = 10分で学ぶ
# $lesson: the title of the first one.
web-learn-ten-about = 初めての方はここから始めましょう：{ $lesson }。予備知識はいりません。
web-learn-begin = 始める
web-learn-again = 続きを学ぶ
web-learn-again-about = 次は「{ $lesson }」（{ $course }）です。
web-learn-go-on = 続ける
web-learn-finished = すべてのレッスンを終えました。さあ、遊びましょう！
# How many lessons of a course.
web-learn-count = { $count }中{ $done }を完了、約{ $minutes }分
# On a lesson: how long it takes.
web-learn-minutes = { $minutes }分
# $courses: titles of courses that this one builds on.
web-learn-after = 先に学ぶとよいコース：{ $courses }
# For screen readers, after the title of a lesson.
web-learn-ticked = （完了）
web-learn-more = ほかのページ

## Puzzles

web-puzzle-title = パズル
web-puzzle-lead = 1手番に、最善の進め方がひとつだけあります。どの選択肢も試して取り消せます。運は関係ありません。
web-puzzle-daily = 今日のパズル
web-puzzle-solve = 解いてみる
web-puzzle-solved = 解決済み
web-puzzle-all = すべて
# Above a choice of rule systems.
web-puzzle-rules = ゲーム
web-puzzle-difficulty = 難易度
# How many puzzles.
web-puzzle-count = { $count }問中{ $done }問を解決
# $grade: from 1 to 5.
web-puzzle-grade = 難易度 5段階中{ $grade }
# That the solution takes.
web-puzzle-decisions = { $count ->
   *[other] { $count }回の決定
}
web-puzzle-panel = パズルの課題
web-puzzle-solution = 解答を見る
web-puzzle-next = 次のパズル
