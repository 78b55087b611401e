### Rulings: what is said where the books are silent

## Duel

switch-conquest-costs-at-least-one = 相手の地域の征服には、必ず1以上のコストがかかります。
# $amount: such as "1 Military". $have: how much of it the player can pay.
reason-least-price = どれだけ安くなっても、征服には少なくとも{ $amount }が必要です。支払えるのは{ $have }個分です。

# $amount: the tokens on the Advantage, such as "3 Military".
ask-clear-stake = すでに優位を持っていて、優位カードの上には{ $amount }があります。これを取り除きますか？　取り除いた資源カウンターは失われ、資源カウンターがないままでは、次に優位が減衰するときに優位そのものも失われます。
event-cleared-stake = { $seat }が優位カードの上の{ $amount }を取り除きました。

## Texts of cards: Military for conquests alone, beside one's own. $of: which Provinces

verb-conquer-with = { $of ->
    [barbarian] 追加の{ $military }軍事力を使って、蛮族の地域を征服する
    [free_town] 追加の{ $military }軍事力を使って、自由都市を征服する
    [rival] 追加の{ $military }軍事力を使って、ほかのプレイヤーの地域を征服する
   *[any] 追加の{ $military }軍事力を使って、地域を征服する
}

## Solo

switch-automa-markets-reopen = すべての市場からトークンを獲得したオートマは、再びどの市場のトークンも獲得できます。
