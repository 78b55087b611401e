### What the prompt of the terminal answers besides: piles, wrong words, what is saved, full screens.
###
### $seat is a player's name, $card a card's name, neither of them inflected. Words such as `show` are typed as
### they stand.

## Piles that can be looked through

terminal-cards = { $count }枚

## Wrong words. $words: what was typed; $near: what may have been meant, as it is typed.

# $known: a list of what can be typed, with "or".
mistake-show = 「{ $words }」は表示できません。表示できるもの：{ $known }。
mistake-show-near = 「{ $words }」は表示できません。「show { $near }」のことですか？
mistake-why = whyの後にアクションを入力してください（例：why use b2）。動詞だけでもかまいません（例：why develop）。
# $verb: the first word of an action, such as develop. Reasons follow.
terminal-why-none = { $verb }：この種類のアクションは、今はどれもできません。

## A game that saves itself

# $command: what to type in the terminal.
start-saved = ゲームは自動的に保存されます。後で続きをプレイするコマンド：{ $command }
# $problem: what is in the way, in English.
start-unsaved = ゲームを自動的に保存できません：{ $problem }
# $folder: where such games would be.
terminal-no-game-saved = --resume：{ $folder }に続きをプレイできるゲームはありません
# $name: what was typed; $known: a list of games with "or".
terminal-no-such-game = --resume { $name }：そのようなゲームはありません。あるのは次のものだけです：{ $known }

## Points before the end. Dominance is given when the game is over: until then somebody else may take it.

# $count: all points; $dominance: how many of them are for Dominance.
terminal-points-provisional = { $count }点（うち{ $dominance }点は暫定の覇権）
# $part: a line of the score sheet; $standings: such as "3 : 2"; $seats: whoever has the most.
terminal-dominance-provisional = { $part }の暫定の覇権（{ $standings }）：{ $seats }が{ $points }点。

## A low terminal that is full. s is typed as it stands.

terminal-more = Enter：続きを読む、s：質問へ進む

## A text that came due and found nothing to act on

terminal-bonus-idle = 「{ $card }」の単発効果は、対象がないため何も起こりません。
terminal-text-idle = 「{ $card }」の効果は、対象がないため何も起こりません。
# The same of an option, before it is chosen.
terminal-bonus-would-idle = 「{ $card }」の単発効果は、今は対象がありません。
