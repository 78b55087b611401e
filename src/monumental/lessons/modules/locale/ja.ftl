### Heroes, Monsters and the Renaissance, for those who know classic.

course = 英雄、モンスター、ルネサンス
course-about = 基本ゲームに加えられる3つの追加セット。レッスンは1つずつです。

heroes = 英雄
heroes-about = 黄金で雇う助っ人。1人だけです。
heroes-row = 英雄は専用の列に並び、ディスプレイのカードではありません。新しい時代になるたびに増えます。
heroes-hire = 英雄は黄金で雇い、1人しか持てません。「{ $card-ibn-battuta }」は市場トークンを数えます。あなたは2枚持っています。雇いましょう。
heroes-not-this = よい英雄ですが、「{ $card-ibn-battuta }」ならすぐに役立ちます。こちらを雇いましょう。
heroes-use = 英雄の文章は、持っている間有効です。使用する文章は手番に1回です。「{ $card-ibn-battuta }」を使用してください。
heroes-no-end = 先に英雄を使用しましょう。
heroes-first-use = 支払ったばかりです。先に使用しましょう。
heroes-return = 2科学力！自分の手番ならいつでも英雄を列に返還し、別の英雄を雇えます。返還してください。
heroes-another = 次は黄金2個で「{ $card-ashoka }」を雇ってください。
heroes-the-same = 同じ英雄に同じ黄金を払うことになります。「{ $card-ashoka }」を雇いましょう。
heroes-may = 「{ $card-ashoka }」は軍事力を何回でも科学力に変えます。6科学力にしてください。「{ $card-metal-casting }」に足ります。
heroes-points = 英雄は得点になりません。大切なのは働きです。返還した英雄は、ほかの人も雇えます。

monsters = モンスター
monsters-about = 蛮族トークンの裏に潜むものと、その追い払い方。
monsters-hidden = 蛮族トークンの中にはモンスターがいて、表からは見分けられません。地域9を征服して確かめましょう。
monsters-send = 将軍を送ってください。
monsters-second = ユニットをもう1体。
monsters-attack = モンスターです！トークンからは何も得られず、すぐに攻撃されます。相手はカードが決めます。「{ $card-minotaur }」は征服者のユニット2体を首都に戻します。将軍を選んでください。
monsters-other-unit = それもできます。でも今は、将軍が首都にいる方が役立ちます。
monsters-once = もう攻撃することはなく、地域はあなたのものです。でもモンスターがいる間、誰もこのタイルのトークンを取れません。
monsters-explorer = 探検隊なら倒せます。1体目をタイル9へ送ってください。
monsters-no-end = まだです。この手番でモンスターを倒せます。
monsters-defeat = 強さは3。3軍事力を支払えば倒せます。これがこの手番の探検隊のアクションになります。倒しましょう！
monsters-point = カードはあなたのものです。倒したモンスター1体につき1点です。

renaissance = ルネサンス
renaissance-about = 2つ目と3つ目の間に、時代がもう1つ。
renaissance-era = ルネサンスは12枚のカード、2つ目と3つ目の間の時代です。ゲームは長くなり、文化政策、黄金、芸術に強いカードが加わります。
renaissance-printing = 「{ $card-printing-house }」は新しいことをします。ディスプレイのカードを除くのです。使用してください。
renaissance-no-end = 先に「{ $card-printing-house }」を使用しましょう。
renaissance-remove = 除いたカードは、取ったことになりません。「{ $card-taj-mahal }」を除きましょう。あなたには払えず、相手には払えるかもしれない驚異です。
renaissance-wanted = それはあなたがほしいカードです！
renaissance-going-anyway = それはデッキから最も遠く、放っておいてもなくなるかもしれません。「{ $card-taj-mahal }」を除きましょう。
renaissance-take = そして同じ基本資源を2つ得ます。どれにしますか？
renaissance-humanism = 次は「{ $card-humanism }」を獲得してください。文化政策が安くなります。
