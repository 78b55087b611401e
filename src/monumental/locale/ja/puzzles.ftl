### Puzzles: what is asked for, what a try was worth, and why others fall short.

## Themes

puzzle-theme-points = 最高得点
puzzle-theme-province = 地域を取る
puzzle-theme-wonder = 驚異を完成させる
puzzle-theme-dominance = 覇権を阻む
puzzle-theme-policy = 文化政策に必要な文化

## What is asked for

puzzle-goal-points = 手番の終わりに、覇権も含めてできるだけ多くの得点を持っていること。
puzzle-goal-province = 手番の終わりに、できるだけ多くの地域を支配していること。
puzzle-goal-wonder = 手番の終わりに、できるだけ多くの驚異を完成させていること。
puzzle-goal-dominance = ほかのプレイヤーの覇権の得点をできるだけ少なくすること。
puzzle-goal-policy = 手番の終わりに、文化をちょうど{ $need }持っていること。次の文化政策の今の費用です。
puzzle-certain = 確実なことだけで考えます。カードを引く、トークンを裏返す、秘密を見る行動は含まれません。
puzzle-stop = 手番を終えるかパスするか、ほかのプレイヤーが選ぶ番になると終わりです。

## What an end of the turn is worth

puzzle-worth-points = { $count }点
puzzle-worth-province = 地域{ $count }
puzzle-worth-wonder = 完成した驚異{ $count }
puzzle-worth-dominance = { $count ->
    [0] ほかのプレイヤーの覇権なし
   *[other] ほかのプレイヤーの覇権{ $count }点
}
puzzle-worth-policy = { $count ->
    [0] ちょうど必要な文化
   *[other] 文化の過不足{ $count }
}

## After a try

puzzle-solved = 正解：{ $best }。これに並ぶ終わり方はほかにありません。
puzzle-fewer = { $count }回の決定で足ります。
puzzle-short = 不正解：{ $had }。最善は{ $best }です。
puzzle-unfinished = 手番はまだ終わっていません。
puzzle-draws = `{ $deed }`は運が必要か秘密を見せるため、問題には含まれません。
puzzle-by-you = あなたの手順：{ $had }。
puzzle-by-greedy = すぐに最善に見える手順：{ $had }。
puzzle-by-search = 別の手順：{ $had }。
puzzle-differs-points = 得点（{ $part }）：{ $best }ではなく{ $had }。
puzzle-differs-dominance = 覇権（{ $part }）：{ $best }ではなく{ $had }。
puzzle-differs-rivals = ほかのプレイヤーの覇権（{ $part }）：{ $best }ではなく{ $had }。
puzzle-differs-kept = 残った{ $part }：{ $best }ではなく{ $had }。

## In the terminal

puzzle-grade = 難しさ：5段階の{ $grade }
puzzle-decisions = 決定{ $count }回
puzzle-count = { $count ->
    [0] 問題はありません。
   *[other] { $count }問。
}
puzzle-proven = { $puzzle }：証明済み。最善：{ $best }、次善：{ $second }。終わり方：{ $ends }、局面：{ $positions }。
puzzle-all-proven = { $count }問を証明しました。
puzzle-prompt = 番号かアクションを入力してください。`undo`、`solution`、`quit`も使えます。
puzzle-nothing-to-undo = 取り消せるものはありません。
puzzle-solution = 解答：{ $line }
puzzle-mined = { $puzzle }を発見：{ $theme }、難しさ{ $grade }。
puzzle-progress = ゲーム：{ $games }。局面：{ $positions }（大きすぎるもの：{ $large }）。問題：{ $puzzles }。
puzzle-stopped = 中断しました。見つけた問題は{ $folder }にあります。
