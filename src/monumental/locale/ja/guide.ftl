### The guide of a first game: why an option is worth considering, and a word at each first time.

## Why: short sentences about an option that the player could take now
##
## $sure is no where it depends on questions that are still to be answered.

guide-worth = おすすめの手
# At the terminal. $number: of the option in the list.
guide-line = { $number }：{ $option }――{ $reason }
# $part: a line of the score sheet; $change: +2 or −1.
guide-part = { $part }{ $change }
# The same of Dominance, which only the end decides.
guide-part-lead = { $part }{ $change }（最後までリードしていれば）
guide-merit-wins = ゲームが終わり、あなたの勝ちです。
guide-merit-completes = { $sure ->
    [no] 「{ $card }」を完成させられます。
   *[yes] 「{ $card }」が完成します。
}
guide-merit-claims = 「{ $card }」を領有します。
guide-merit-conquers = { $sure ->
    [no] 相手の「{ $card }」を征服できます。
   *[yes] 相手の「{ $card }」を征服します。
}
guide-merit-conquers-from = { $sure ->
    [no] ほかのプレイヤーの地域を征服できます。
   *[yes] ほかのプレイヤーの地域を征服します。
}
guide-merit-conquers-free = { $sure ->
    [no] この地域を自分のものにできます。
   *[yes] この地域が自分のものになります。
}
guide-merit-develops = 文化政策「{ $card }」が有効になります。
guide-merit-defeats = モンスター「{ $card }」を倒します。
guide-merit-advantage = 優位を得ます。
# $number: what completing it costs.
guide-merit-begins = 「{ $card }」に着工します。完成には{ $number }生産力が必要です。
guide-merit-acquires = { $sure ->
    [no] 「{ $card }」を手に入れられます。
   *[yes] 「{ $card }」が手に入ります。
}
# What a new card gives.
guide-merit-yields = 「{ $card }」は発動するたびに{ $amounts }を生み出します。
# Resources that an option brings; $card: the dearest card that they pay.
guide-merit-affords = { $sure ->
    [no] 「{ $card }」の支払いに足りる可能性があります。
   *[yes] これで「{ $card }」の支払いに足ります。
}
guide-merit-defends = 自分の一番上の地域のコストが、相手にとって{ $number }増えます。
guide-merit-hires = 英雄「{ $card }」が仲間になります。
guide-merit-outpost = 前哨基地が地域を守ります。
guide-merit-market-token = 好きなときに使える市場トークンが手に入ります。
guide-merit-production-token = 使うまで手元に残る生産トークンが手に入ります。
guide-merit-trades = 「{ $card }」の効果を使用し、そこに置いた黄金も増えます。
# $number: cards in the row and the column, with the Knowledge under them.
guide-merit-activates = { $number }枚のカードを発動します。
# $number: those that can be used after that.
guide-merit-usable = そのうち{ $number }枚には使用できる効果があります。
guide-merit-progress = カードをもう1枚引き、使用できます。
guide-merit-reinforces = 「{ $card }」が都市に残ります。
guide-merit-archives = 「{ $card }」がゲームから除外され、ほかのカードが早く回ってきます。
guide-merit-explores = 探検隊が先へ進みます。
guide-merit-moves = ユニットが必要な場所へ移動します。
# $parts: where they come from, such as "知識+1、覇権+3".
guide-merit-points = { $sure ->
    [no] { $points }点増える可能性があります
   *[yes] { $points }点増えます
}（{ $parts }）。
guide-merit-gains = { $sure ->
    [no] { $amounts }を得られます。
   *[yes] { $amounts }を得ます。
}
guide-merit-exchanges = { $sure ->
    [no] { $costs }を{ $amounts }に換えられます。
   *[yes] { $costs }を{ $amounts }に換えます。
}
# What is paid for it is gone anyway at the end of the turn or the round.
guide-merit-unspent = { $amounts }は、使わなければ失われます。
guide-merit-rest = 今はほかにもっと良さそうな手はありません。
guide-merit-declines = ここで選べるものに、もっと良さそうなものはありません。
guide-merit-without = これなしで先へ進みます。
guide-merit-any = どの文明も遊ぶ価値があります。
guide-merit-best = コンピューターならこれを選びます。
guide-merit-near = ほとんど同じくらい良さそうです。
guide-merit-little = 良いと言える点はほとんどありません。

## A word at each first time

guide-first-completed = 初めての驚異です！単発効果をすでに得て、カードは都市デッキの一番上に置かれました。2点になります。
guide-first-developed = 初めての文化政策で、2点になります。単発効果は今得て、次の文化政策を展開するたびにまた得ます。継続効果は次の文化政策で覆われるまで有効です。
guide-first-progressed = 科学の進歩です。2科学力で都市デッキの一番上のカードを引き、そのカードが与えるものを得ました。
guide-first-reshuffled = 都市デッキがなくなり、捨て札の山が新しい都市デッキになりました。獲得したカードがまた出てきます。
guide-first-conquered = { $provinces ->
    [cards] 初めての征服です！地域が自分のスタックに移り、あなたは1点増え、相手は1点減ります。取り返されることもあります。
   *[map] 初めての征服です！この地域は、支配している間1点になります。
}
guide-first-lost-province = { $provinces ->
    [cards] 相手に地域を1つ征服されました。征服されるのは一番上の地域だけで、バリケードがあるとコストが高くなります。
   *[map] 地域を1つ征服されました。ユニットと前哨基地があると、ほかの地域は征服されにくくなります。
}
guide-first-advantage-mine = 優位はあなたのものです。将軍を使用できます。相手は同じ資源をより多く支払えば、優位を奪えます。
guide-first-advantage-theirs = 優位は相手のものになりました。カードに置かれた資源をより多く支払えば、奪えます。
guide-first-advantage-decays = 優位が減衰します。ラウンドごとに資源カウンターが1枚減り、なくなると誰のものでもなくなります。
guide-first-claimed = 自由都市を領有しました。2点になり、その場所には新しい自由都市が出ます。
guide-first-passed = パスしました。発動したカードは捨て札になり、残った基本資源は失われます。全員がパスすると、次のラウンドのために都市が補充されます。
guide-first-market-token = 市場トークンが手元にあります。自分の手番の好きなときに1回使用できます。
guide-first-monster-found = モンスターが現れました。1回攻撃し、探検隊に倒されるまでそのタイルをふさぎます。
guide-first-solo-card = オートマはソロカードに1行ずつ従います。ルールで決まらないことだけを、プレイヤーが代わりに決めます。
guide-first-final-round = { $cycle ->
    [turn] 終わりが近づいています。このラウンドが終わると、全員が最後の手番を1回ずつ行います。すべてを得点のために使いましょう。
   *[round] 次が最終ラウンドです。すべてを得点のために使いましょう。
}
guide-first-game-over = ゲーム終了です。得点表で、得点の内訳を見られます。
