### 用語集。キーの意味は en/glossary.ftl に書かれています。

## 誰が、いつ

term-civilization = 文明
forms-civilization = 文明
meaning-civilization = あなたが担当する勢力。専用の都市カード、文化政策、指導者を持っています。

term-player = プレイヤー
forms-player = プレイヤー
meaning-player = このゲームで文明を担当する人。

term-first-player = スタートプレイヤー
forms-first-player = スタートプレイヤー, 時代I分割カード
meaning-first-player = 全員が順番に行動するとき、最初に始める人。

term-round = ラウンド
forms-round = ラウンド
meaning-round = 全員の番が終わり、また最初に戻るまでのひと区切り。

term-turn = 手番
forms-turn = 手番
meaning-turn = あなたが行動する番。{ $cycle ->
    [turn] 支払える限り何回でもアクションを実行できます
   *[round] アクションを1つ実行すると、次のプレイヤーに移ります
}。

term-phase-city = 都市の発動
forms-phase-city = 都市の発動
meaning-phase-city = 自分の都市の1段と1列を選ぶステップ。

term-phase-actions = アクションの実行
forms-phase-actions = アクションの実行
meaning-phase-actions = カードの使用や獲得など、すべてのアクションを実行するステップ。

term-phase-maintenance = 都市への補充
forms-phase-maintenance = 都市への補充
meaning-phase-maintenance = 使用したカードを捨て、都市の空きを自分のデッキから埋めるステップ。

term-phase-development = ディスプレイへの補充
forms-phase-development = ディスプレイへの補充
meaning-phase-development = ディスプレイの古いカードを除き、デッキから新しいカードを並べるステップ。

term-pass = パス
forms-pass = パス
meaning-pass = ラウンドの終わりまで行動をやめること。残った基本資源は失われます。

term-free-action = フリーアクション
forms-free-action = フリーアクション
meaning-free-action = 手番のアクション1つとは別に、何回でも行えること。

term-action-token = アクションマーカー
forms-action-token = アクションマーカー
meaning-action-token = このラウンドに使用済みで、もう使用できないことを示す目印。

term-final-round = 最終ラウンド
forms-final-round = 最終ラウンド, 最後の手番
meaning-final-round = 新しいカードが残り少なくなると、全員に最後の機会が1回あり、その後に得点を計算します。

## 都市

term-city = 都市
forms-city = 自分の都市, 都市のカード
meaning-city = カードを置く9つの場所。3枚ずつ3段に並びます。

term-activate = 発動
forms-activate = 発動
meaning-activate = 1段と1列のカードの力を働かせること。使用できるのは発動したカードだけです。

term-use = 使用
forms-use = 使用
meaning-use = 発動したカードの効果を、捨て札になる前に1回、望むなら適用すること。

term-city-deck = 都市デッキ
forms-city-deck = 都市デッキ
meaning-city-deck = 自分専用の山。ここから都市を補充し、獲得したカードはこの上に置きます。

term-discard-pile = 捨て札の山
forms-discard-pile = 捨て札の山
meaning-discard-pile = 使用したカードを置く場所。デッキがなくなると、混ぜて新しいデッキにします。

term-discard = 捨て札にする
forms-discard = 捨て札に
meaning-discard = カードを捨て札の山に置くこと。都市のカードは後で戻り、得点も失いません。

term-archive = アーカイブ
forms-archive = アーカイブ
meaning-archive = 発動していない都市のカード1枚を、ゲームから除外すること。もう得点にはなりません。

term-reinforce = 補強
forms-reinforce = 補強
meaning-reinforce = 発動したカードを捨て札にせず、都市に残すこと。

term-copy = コピー
forms-copy = コピー
meaning-copy = ほかのカードの効果を、それが使用済みでも適用すること。

term-draw-and-use = 引いて使用する
forms-draw-and-use = 引いて使用, 引いて発動, 引いたカード
meaning-draw-and-use = 都市デッキの一番上をめくり、その力をすぐに得ること。都市には置きません。

term-condition = 条件
forms-condition = 得ていた場合, 条件
meaning-condition = 何を得たか、何をしたかを調べる効果。見るだけで、何も失いません。

term-trigger = ～たびに
forms-trigger = たびに, 初めて
meaning-trigger = あることが起きると自動的に適用される効果。アクションは必要ありません。

term-scientific-progress = 科学の進歩
forms-scientific-progress = 科学の進歩
meaning-scientific-progress = 2科学力を支払って都市デッキの一番上のカードを引き、すぐに使用できます。

## カード

term-display = ディスプレイ
forms-display = ディスプレイ
meaning-display = 全員が獲得できる、表向きに並んだカード。

term-development-deck = 発展デッキ
forms-development-deck = 発展デッキ
meaning-development-deck = ディスプレイを補充する山。時代I、II、IIIの順に出てきます。

term-era = 時代
forms-era = 時代
meaning-era = 発展デッキの区切り。後の時代ほど、カードは強力で高価です。

term-separation-card = 時代分割カード
forms-separation-card = 時代分割カード
meaning-separation-card = 時代の始まりを示すだけのカード。

term-acquire = 獲得
forms-acquire = 獲得
meaning-acquire = コストを支払ってカードを手に入れること。

term-gain-card = コストなしで得る
forms-gain-card = コストを支払わずに
meaning-gain-card = 支払いをせずに、獲得と同じようにカードを手に入れること。

term-building = 建物
forms-building = 建物
meaning-building = 生産力を支払って獲得する、都市のためのカード。

term-basic-building = 基本建物
forms-basic-building = 基本建物
meaning-basic-building = 専用の山に置かれ、残っている限り獲得できる建物。

term-barricade = バリケード
forms-barricade = バリケード
meaning-barricade = 自分の地域の上に置き、相手が一番上の地域を征服するコストを高くする基本建物。

term-knowledge = 知識
forms-knowledge = 知識
meaning-knowledge = 科学力を支払って獲得し、都市のほかのカードの下に置くカード。1点になります。

term-knowledge-under = カードの下の知識
forms-knowledge-under = この知識の上のカード, 知識の上にあるカード, 知識とその上のカード, 下の知識
meaning-knowledge-under = 知識は上のカードと同じ場所にあります。両方が一緒に発動し、それぞれ使用できます。

term-wonder = 驚異
forms-wonder = 驚異
meaning-wonder = 生産力で2段階に分けて建設する偉大な事業。完成すると2点になります。

term-begin-wonder = 着工
forms-begin-wonder = 着工, 建設中の驚異
meaning-begin-wonder = 驚異の1段階目のコストを支払うこと。カードは都市の隣に置きます。建設中の驚異は1枚しか持てません。

term-complete = 完成
forms-complete = 完成
meaning-complete = 2段階目のコストを支払うこと。単発効果を得て、カードはデッキの一番上に置きます。

term-wonder-token = 驚異トークン
forms-wonder-token = 驚異トークン
meaning-wonder-token = マップのどこに驚異があるかを示し、その場所の防御を助けます。

term-bonus = 単発効果
forms-bonus = 単発効果
meaning-bonus = カードを得たときや完成させたときに1回得るもの。文化政策の単発効果は、新しい文化政策を展開するたびにもう一度得ます。

term-cultural-policy = 文化政策
forms-cultural-policy = 文化政策
meaning-cultural-policy = 文化を支払って展開する、自分の文明の5枚のカード。1枚につき2点になります。

term-develop = 展開
forms-develop = 展開
meaning-develop = 文化政策を選んでコストを支払うこと。1枚目は文化1個、2枚目は2個、と増えていきます。

term-active-policy = 発動中の文化政策
forms-active-policy = 発動中の文化政策, 一番上の文化政策
meaning-active-policy = 最後に展開した文化政策。有効な継続効果は、これだけです。

term-culture-deck = 文化デッキ
forms-culture-deck = 文化デッキ
meaning-culture-deck = まだ展開していない自分の文化政策。いつでも見ることができます。

term-warlord = 将軍
forms-warlord = 将軍
meaning-warlord = 自分の文明の戦いを率いる指導者。{ $provinces ->
    [cards] 優位を持っている間、カードを使用できます
   *[map] ユニットでもあり、征服に加わるとカードの利益を得ます
}。

term-hero = 英雄
forms-hero = 英雄
meaning-hero = 黄金で雇い、都市の隣に置く協力者。同時に1枚しか持てず、得点にはなりません。

## 資源

term-basic-resource = 基本資源
forms-basic-resource = 基本資源
meaning-basic-resource = 生産力、科学力、軍事力のこと。使わなかった分は失われます。

term-production = 生産力
forms-production = 生産力
meaning-production = 建物と驚異の支払いに使います。

term-science = 科学力
forms-science = 科学力
meaning-science = 知識と科学の進歩の支払いに使います。

term-military = 軍事力
forms-military = 軍事力
meaning-military = { $provinces ->
    [cards] ディスプレイの地域と相手の地域の支払いに使います
   *[map] ユニットと探検隊の移動の支払いに使い、征服にも必要です
}。

term-culture = 文化
forms-culture = 文化
meaning-culture = 文化政策の支払いに使います。使うまで手元に残ります。

term-gold = 黄金
forms-gold = 黄金
meaning-gold = どの基本資源の代わりにも1対1で使えますが、文化の代わりにはなりません。使うまで手元に残ります。

term-resource-token = 資源カウンター
forms-resource-token = 資源カウンター
meaning-resource-token = 基本資源がどれだけ残っているかを示します。

term-spend = 支払う
forms-spend = 支払
meaning-spend = 必要な分をストックに戻すこと。足りない分は黄金で代用できます。

term-return = 返還
forms-return = 返還
meaning-return = 駒やカードを元の場所に戻すこと。

## 地域

term-province = 地域
forms-province = 地域
meaning-province = { $provinces ->
    [cards] 自分の前に置く土地のカード
   *[map] 征服できるマップのタイル
}。支配している1つにつき1点になります。

term-province-type = 地域タイプ
forms-province-type = 地域タイプ, 地域のタイプ, 沿岸地域, 山岳地域, 農耕地域
meaning-province-type = 沿岸、山岳、農耕の3つ。支配している地域の数をタイプ別に数えるカードがあります。

term-province-stack = 地域スタック
forms-province-stack = 地域スタック
meaning-province-stack = 手に入れた順に重ねた自分の地域とバリケード。奪われるのは一番上の地域だけです。

term-province-marker = 地域タイプマーカー
forms-province-marker = 地域タイプマーカー
meaning-province-marker = アステカの6枚のマーカー。置いた地域にタイプを1つ加えます。

term-control = 支配
forms-control = 支配
meaning-control = { $provinces ->
    [cards] 自分のスタックにある地域
   *[map] 自分のユニットか前哨基地がある地域
}は、自分のものです。

term-conquer = 征服
forms-conquer = 征服
meaning-conquer = 軍事力を支払って、{ $provinces ->
    [cards] 相手の地域を自分のスタックに移すこと。単発効果は得ません
   *[map] 自分の土地に隣接する地域にユニットを送り込むこと
}。

term-scout = 斥候
forms-scout = 斥候
meaning-scout = ラウンドに1回、派遣できる指導者。ここでは交易に行きます。

term-trade = 交易
forms-trade = 交易
meaning-trade = 斥候を自由都市に送ること。自分側に黄金1個を置き、その効果を使用します。

term-free-city = 自由都市
forms-free-city = 自由都市
meaning-free-city = プレイヤーの間にあるカード。交易した人に効果があり、領有すると2点になります。

term-claim = 領有
forms-claim = 領有
meaning-claim = 自分側の黄金が4個になると、自由都市は自分のものになり、自分の都市の隣に置きます。

term-advantage = 優位
forms-advantage = 優位
meaning-advantage = 1種類の基本資源を最も多く支払った人が持ちます。将軍を使用でき、一部のカードが強くなります。

term-decay = 優位の減衰
forms-decay = 優位の減衰, 減衰
meaning-decay = 各ラウンドの終わりに優位カードの資源カウンターが1枚減り、なくなると優位は誰のものでもなくなります。

## マップ

term-capital = 首都
forms-capital = 首都
meaning-capital = 自分の文明が始まるタイル。誰にも奪われません。

term-unit = ユニット
forms-unit = ユニット
meaning-unit = 部隊と将軍のこと。地域を征服し、守ります。

term-troop = 部隊
forms-troop = 部隊
meaning-troop = ふつうのユニット。攻撃でも防御でも1と数えます。

term-defense = 防御
forms-defense = 防御値, 防御
meaning-defense = 地域の征服に必要な軍事力。地域そのものの防御値と、それを守るものの防御値の合計です。

term-isolated-province = 孤立した地域
forms-isolated-province = 孤立した地域
meaning-isolated-province = 自分の土地を通ってほかの土地につながっていない自分の地域。

term-move-units = 軍隊の移動
forms-move-units = 軍隊の移動
meaning-move-units = つながった自分の地域の間で、1体につき1軍事力でユニットを移動させること。

term-outpost = 前哨基地
forms-outpost = 前哨基地
meaning-outpost = ユニットがいなくても地域の支配を保ち、防御値に3を加える拠点。ゲーム中に2つまで建設できます。

term-explorer = 探検隊
forms-explorer = 探検隊
meaning-explorer = 誰の土地でも通ってトークンを集める、自分の2体の駒。戦いません。

term-step-of-explorer = 探検隊の移動
forms-step-of-explorer = 探検隊の移動, 1タイル, タイルまで, タイルずつ, タイル移動
meaning-step-of-explorer = 探検隊が隣のタイルへ移動すること。1軍事力が必要です。

term-gather = 生産トークンを獲得する
forms-gather = 生産トークンを獲得, 生産トークン1枚を獲得
meaning-gather = 探検隊がタイルで行えること。そこの生産トークンを自分のサプライに置きます。

term-market = 市場
forms-market = 市場
meaning-market = トークンが数枚置かれたマップの町。市場ごとに1枚だけ持つことができます。

term-market-token = 市場トークン
forms-market-token = 市場トークン
meaning-market-token = 探検隊が市場から持ち帰るもの。自分の手番の好きなときに1回使用できます。

term-production-token = 生産トークン
forms-production-token = 生産トークン
meaning-production-token = マップで手に入れて手元に置き、好きな手番に1生産力として使えるトークン。

term-exploration-token = 探検トークン
forms-exploration-token = 探検トークン
meaning-exploration-token = 地域の上に置かれ、征服した人が手に入れて、2つの利益のうち1つを選びます。

term-barbarian = 蛮族の地域
forms-barbarian = 蛮族の地域, 蛮族
meaning-barbarian = 蛮族トークンの数字の分だけ、征服のコストが高くなる地域。

term-barbarian-token = 蛮族トークン
forms-barbarian-token = 蛮族トークン
meaning-barbarian-token = 地域の征服コストに加える数字が書かれた探検トークン。

term-free-town = 自由都市
forms-free-town = 自由都市
meaning-free-town = 地域を手に入れるのに、軍事力のほかに別の資源も必要になる探検トークン。

term-reserve = サプライ
forms-reserve = 自分のサプライ, 個人サプライ
meaning-reserve = マップで手に入れ、後のために手元に置いているトークン。

term-monster = モンスター
forms-monster = モンスター
meaning-monster = 征服によって現れる危険。1回攻撃し、探検隊に倒されるまでそのタイルをふさぎます。

## オートマとの対戦

term-automa = オートマ
forms-automa = オートマ
meaning-automa = 誰も担当しない相手。ソロカードが行動を決めます。

term-solo-card = ソロカード
forms-solo-card = ソロカード, ソロデッキ
meaning-solo-card = オートマが手番に行うことを、1行ずつ示すカード。

term-advanced-card = 上級カード
forms-advanced-card = 上級カード
meaning-advanced-card = オートマを強くするために加えるソロカード。

term-archetype = 文明タイプ
forms-archetype = 文明タイプ
meaning-archetype = 文明が何を得意とするか。ソロカードには、特定のタイプの文明だけが実行する行があります。

## 終わり

term-points = 得点
forms-points = 得点, 点数
meaning-points = ゲーム終了時に最も多い人が勝ちます。内訳は得点表で見られます。

term-dominance = 覇権
forms-dominance = 覇権
meaning-dominance = 地域、知識、驚異、文化政策のそれぞれで最も多い人が、さらに3点を得ます。同数なら全員が得ます。

term-tie-break = 同点
forms-tie-break = 同点
meaning-tie-break = 得点が同じこと。勝敗は、決められた項目を順に比べて決めます。

## ゲームの概要。ほかのヘルプより前に表示されます。

goal-title = ゲームの概要
goal-aim = 目的：ゲーム終了時に、最も多くの得点を持つこと。
ends-duel = 終了：補充してもディスプレイのカードが4枚以下なら、最終ラウンドを1回行います。
ends-classic = 終了：発展デッキの最後のカードが配られたら、そのラウンドを最後まで行い、その後、全員が最後の手番を1回ずつ行います。
ends-continuous = 終了：発展デッキのカードが3枚以下になったら、次のラウンドが最終ラウンドです。
goal-points = 得点：{ $parts }。
goal-part = { $part }（各{ $points }点）
goal-dominance = 覇権：次のそれぞれで最も多い人は、さらに{ $points }点を得ます：{ $parts }。同数なら全員が得ます。
goal-ties = 得点が同じ場合は、次の順に決めます：{ $ties }。

## プロンプトで調べる

terminal-help-word = word 用語：ゲームの言葉の意味を見る（例：word 覇権、wordのみ：すべての一覧）
glossary-rules = ルール：{ $clauses }
glossary-cards = カード：{ $cards }
glossary-more = { $count ->
   *[other] { $list }、ほか{ $count }枚
}
glossary-title = ゲームの言葉
glossary-more-clauses = { $count ->
   *[other] この言葉を含むルールが、ほかに{ $count }件あります。
}

## 見つからないとき

mistake-word = 「{ $words }」という言葉はこのゲームにありません。近いもの：{ $names }。
mistake-card = 「{ $words }」というカードはありません。近いもの：{ $names }。
mistake-clause = 「{ $words }」についてのルールはありません。近いもの：{ $names }。
mistake-nearest = 「{ $words }」がわかりません。近いもの：{ $names }。?でヘルプを表示します。
