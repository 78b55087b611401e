### What lessons and puzzles say, whatever they are about.

learn-read-first = それは後にしましょう。まずこれを読んでから先へ進んでください。
learn-do-first = まず、ここで求められていることをしてください。
learn-not-understood = 「{ $words }」という行動はありません。
learn-allowed = 「{ $option }」はルール上は可能ですが、ここでは別のことが求められています。
learn-would = 行うとこうなります：
learn-missed = まだ正解ではありません。このステップの最初に戻りました。別の手を試してください。
# $had, $need: such as "2 Production".
learn-missed-by = これでは{ $had }です。目標は{ $need }です。
