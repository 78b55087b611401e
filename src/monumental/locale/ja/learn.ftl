### What lessons and puzzles say, whatever they are about.

learn-read-first = それは後にしましょう。まずこれを読んでから先へ進んでください。
learn-do-first = まず、ここで求められていることをしてください。
learn-not-understood = 「{ $words }」という行動はありません。
learn-allowed = 「{ $option }」はルール上は可能ですが、ここでは別のことが求められています。
learn-would = 行うとこうなります：
learn-missed = 手番が終わりましたが、目標に届きませんでした。このステップの最初からやり直せます。
