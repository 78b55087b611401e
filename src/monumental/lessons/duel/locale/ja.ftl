### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = モニュメンタル・デュエル
course-about = 2つの文明、1つの卓。短いレッスンが11個。最初の4つ、10分ほどで遊べるようになります。

## What it is about

goal = どんなゲーム？
goal-about = 得点の取り方、ラウンドの始まり、ゲームの終わり。
goal-choose = 2人のプレイヤーがそれぞれ文明を率い、最後に得点の多いほうが勝ちます。文明を選びましょう。初めてなら日本がおすすめです。
goal-aztecs = アステカは今日の相手です。特別なルールのない日本を選びましょう。
goal-malians = マリは黄金で征服しますが、それはまた別の話です。今回は日本を選びましょう。
goal-points = カードが得点になります。地域と、獲得した知識は1枚につき1点。完成させた驚異、文化政策、自由都市は1枚につき2点です。
goal-dominance = もう3点あります。どちらも知識1枚で始め、最も多ければ同数でも3点だからです。これが覇権で、地域、驚異、文化政策にもありますが、0枚では得られません。
goal-activate = ラウンドは都市から始まります。好きな段と列を1つずつ選ぶと、そのカードが資源を生みます。
goal-ends = 2人ともこのディスプレイからカードを獲得し、毎ラウンド、発展デッキから補充します。補充しても4枚以下なら、最終ラウンドを行います。

## Row and column

city = 段と列
city-about = 都市は9枚のカード。毎ラウンド、1段と1列が働きます。
city-find = 都市の発動です。都市の1段と1列、合わせて5枚を選びます。3生産力を得られる選び方を探しましょう。
city-two = 惜しい、それでは2生産力だけです。3枚目の「{ $card-work-camp }」が入る段と列はありませんか？
city-mine = 発動した5枚がこの資源カウンターを生みました。次はアクションの実行で、手番ごとに1つずつです。「{ $card-mine }」を使用しましょう。
city-not-yet = それではラウンドが終わってしまいます。先に「{ $card-mine }」を使用しましょう。
city-pass = 黄金1個です！「{ $card-mine }」は2生産力を得ていた場合かを見るだけで、生産力は残ります。アクションマーカーは、このラウンド使用済みの印です。買い物は別のレッスンなので、パスしましょう。
city-filled = 発動したカードは捨て札の山へ行きました。都市への補充で、都市デッキから5枚が来て、残りはそのままです。

## Buying cards

buying = カードを買う
buying-about = 何を何で支払うか、新しいカードの行方、パスすると失うもの。
buying-military = カードの獲得は1アクションです。軍事力は地域の支払いに使います。「{ $card-nile-delta }」を3で獲得しましょう。
buying-conquest = それは相手のもので、別のレッスンで学びます。ディスプレイの「{ $card-nile-delta }」を獲得しましょう。
buying-wait = まだです。もっと良いものを買えます。
buying-gold = 科学力は知識の支払いに使います。「{ $card-nile-delta }」の単発効果で3になりましたが、「{ $card-democracy }」は4。黄金はどの基本資源の代わりにもなります。獲得しましょう。
buying-apprenticeship = 「{ $card-apprenticeship }」もコスト4で、同じくらい良いカードです。でもここでは「{ $card-democracy }」を取りましょう。
buying-building = 生産力は建物と驚異の支払いに使います。基本建物を獲得しましょう。発動するたびに資源を2つ生みます。
buying-barricade = バリケードは資源を生まず、地域を守ります。都市のためのカードを取りましょう。
buying-pass = パスすると基本資源は失われ、黄金と文化は残ります。文化は文化政策の支払いに使い、黄金では代われません。ではパスしましょう。
buying-policy = 文化政策には別のレッスンがあり、文化は失われません。ではパスしましょう。
buying-came = 新しいカードは都市デッキの一番上にありました。だから最初に来て、このラウンドから使えます。
buying-display = 空きはラウンドの終わりまで待ちます。ディスプレイへの補充では、6番、5番、4番…の順に、残り3枚になるまで捨て、それから新しいカードが来ます。

## Wonders

wonders = 驚異
wonders-about = 2回支払い、単発効果と2点。
wonders-begin = 驚異には生産力を2回、着工するときと、後の手番に完成させるときに支払います。アステカはもう着工しています。「{ $card-colossus-of-rhodes }」に3で着工しましょう。
wonders-lighthouse = それは今日はアステカのものです。「{ $card-colossus-of-rhodes }」に着工しましょう。
wonders-wait = まだです。完成していない驚異には何の価値もありません。
wonders-complete = 建設中の驚異は各自1枚だけです。アステカは「{ $card-lighthouse-of-alexandria }」に着工し、「{ $card-mausoleum-of-halicarnassus }」を失いました。自分のは4で完成させましょう。
wonders-bonus = 2点と、覇権の3点です！ カードは都市デッキの上に置かれ、単発効果ですぐに2軍事力を得ました。黄金と合わせて「{ $card-phoenicia }」を獲得しましょう。

## Knowledge

knowledge = 知識
knowledge-about = ほかのカードの下に置かれ、都市に効果を加えるカード。
knowledge-acquire = 知識は科学力で支払い、1点になります。「{ $card-democracy }」を獲得しましょう。発動している間、文化政策が安くなります。
knowledge-progress = 科学の進歩には別のレッスンがあります。科学力は「{ $card-democracy }」にちょうど足りる分だけです。
knowledge-wait = まだです。ここで見つけることが残っています。
knowledge-under = 「{ $card-apprenticeship }」は「{ $card-colossus-of-rhodes }」の下の知識で、場所を取りません。両方とも発動していて、それぞれ使用できます。「{ $card-colossus-of-rhodes }」を使用しましょう。
knowledge-first = それは次です。まず上のカード「{ $card-colossus-of-rhodes }」を使用しましょう。
knowledge-copy = 「{ $card-apprenticeship }」はそのカードをコピーできます。資源をもう一度得て、効果も再び使えます。そうして「{ $card-tibet }」を5軍事力で獲得しましょう。
knowledge-texcoco = それでは「{ $card-tibet }」に必要な軍事力が足りなくなります。

## Provinces and Barricades

provinces = 地域とバリケード
provinces-about = ディスプレイの地域、相手の地域、そしてその守り方。
provinces-acquire = 地域は、支配している間1点になります。「{ $card-sahara }」を3軍事力で獲得しましょう。単発効果で1戻ります。
provinces-later = それは次です。まず「{ $card-sahara }」を獲得しましょう。単発効果が役立ちます。
provinces-pass = 軍事力がたくさんあり、失われてしまいます。使いましょう！
provinces-types = 地域タイプは山岳、沿岸、農耕で、参照するカードがあります。アステカは地域タイプマーカーで「{ $card-lake-texcoco }」を山岳にもしました。
provinces-conquer = 相手の一番上の地域を征服できます。「{ $card-nile-delta }」のコストは3軍事力、上のバリケード1枚につき2増えます。手元の5軍事力で征服しましょう！
provinces-not-yet = それは待ちましょう。次のカードが上に重なってしまいます。まず「{ $card-nile-delta }」を征服しましょう。
provinces-danger = 単発効果なしで自分の地域スタックに来ました。バリケードは返還され、アステカは新しく1枚獲得しました。相手には4軍事力あります。こちらも1枚獲得すれば、コストは5になります！
provinces-danger-pass = それでは3軍事力で取り返されます。1生産力で防げます。

## The Advantage

advantage = 優位
advantage-about = 2人とも欲しいカードと、それを必要とする将軍。
advantage-take = 優位を取るには、1種類の基本資源を好きな数だけ支払い、それがカウンターとして上に残ります。2軍事力で取りましょう。
advantage-cheap = 今は1で足りますが、相手は2を支払うだけで済んでしまいます。2軍事力で取りましょう。
advantage-dear = 支払った分はなくなります。今は2で足ります。
advantage-wait = まだです。ここで見るものが残っています。
advantage-warlord = 持っている間、一部のカードが強くなり、将軍を1ラウンドに1回使用できます。「{ $card-oda-nobunaga }」から2軍事力を得ましょう。
advantage-branch = それはもう1つの効果、安い征服です。ここでは同じ種類の基本資源2つが必要です。
advantage-military = すぐに軍事力が必要になります。
advantage-back = アステカが3軍事力で取りました。同じ資源で、こちらより多い数です。取り返しましょう。同じ軍事力で、3より多く。
advantage-pass = ではパスしましょう。毎ラウンドの終わりに優位の減衰が起こり、カウンターが1枚減ります。なくなると、誰のものでもなくなります。

## Scout and Free Cities

trade = 斥候と自由都市
trade-about = 黄金で交易し、都市を自分のものに。
trade-scout = 斥候「{ $card-red-seal-merchant }」は1ラウンドに1回交易できます。自由都市の自分側に黄金1個を置き、その効果を使用します。「{ $card-novgorod }」と交易しましょう。
trade-malacca = 良い考えですが、「{ $card-malacca }」にはもっと安い方法があります。「{ $card-novgorod }」と交易しましょう。
trade-next = それは次です。まず斥候で「{ $card-novgorod }」と交易しましょう。
trade-wait = まだです。斥候がまだ交易していません。
trade-gain = 「{ $card-novgorod }」では、コストを支払わずにカードを得られます。どの基本建物にしますか？
trade-no = 何ももらわないのですか？ 好きなものを1枚取りましょう。
trade-claim = 自分側に黄金4個で自由都市を領有します。「{ $card-malacca }」には3個。斥候も自分の黄金もなしで交易できる「{ $card-lighthouse-of-alexandria }」を使用し、「{ $card-malacca }」の2つの質問に答えましょう。
trade-bukhara = 「{ $card-bukhara }」にはまだ黄金がありません。「{ $card-malacca }」にあと黄金1個を置けば、その都市はあなたのものです。
trade-yours = 「{ $card-malacca }」は自分のもので、2点です。交易に黄金は要りません。新しい自由都市が公開されました。

## Policies

policies = 文化政策
policies-about = 文化で支払い、1枚2点。単発効果は何度も起こります。
policies-first = 文化は、文化デッキの文化政策の支払いに使います。1枚目は1個、2枚目は2個、と増えます。「{ $card-zen }」を展開しましょう。
policies-tea-first = 「{ $card-tea-ceremony }」は2枚目にします。「{ $card-zen }」から始めましょう。
policies-wait = まだです。使える文化があります。
policies-archive = 「{ $card-zen }」で2点、さらに覇権の3点です。次は単発効果です。カード1枚をアーカイブしてゲームから除外し、1科学力を得ます。「{ $card-work-camp }」か「{ $card-fort }」にしましょう。
policies-mine = 「{ $card-mine }」は黄金を生みます。もっと平凡なカードをアーカイブしましょう。
policies-no = それでは科学力も得られません。1枚アーカイブしましょう。
policies-second = 次に「{ $card-tea-ceremony }」を展開しましょう。その単発効果と、もう一度「{ $card-zen }」の単発効果を、好きな順番で得ます。
policies-use = 一番上が発動中の文化政策です。使用すると、異なる資源2つが文化になります。「{ $card-borobudur }」はそれをコピーできます。文化を2個にしましょう！
policies-zen-again = 「{ $card-zen }」では今は文化を得られません。「{ $card-tea-ceremony }」をコピーしましょう。

## What cards can do

cards = カードにできること
cards-about = 科学の進歩と、多くのカードに出てくる言葉。
cards-apply = 「{ $card-krak-des-chevaliers }」のように、都市の発動で働く効果があります。2段目とb列を発動させ、効果を適用して科学力を得ましょう。
cards-done = それではこのラウンド、何も得られません。適用しましょう。
cards-other = この先のステップには、2段目とb列が必要です。
cards-science = すぐに科学力が必要になります。
cards-progress = 科学の進歩です。2科学力を支払い、都市デッキの一番上のカードを引いて使用します。運試しです！
cards-wait = まだここで試すことがあります。
cards-may = 「{ $card-workshop }」が出て、2生産力を得ました。次は「{ $card-bourse }」です。「～てもよい」はアクションなしで、支払える限り何度でも使えます。それで「{ $card-tibet }」を獲得しましょう！
cards-texcoco = それでは「{ $card-tibet }」に必要な軍事力が足りなくなります。
cards-reinforce = 補強したカードは、パスしても都市に残ります。「{ $card-crop-rotation }」は、発動したカードならどれでも補強できます。1枚選びましょう。
cards-words = 「～たびに」の効果は自動的に働きます。アステカは「{ $card-calendar }」でカードを捨て札にしました。いつかこの山から戻ります。アーカイブしたカードは戻りません。

## The end

end = ゲームの終わり
end-about = ラウンドの終わり、最終ラウンド、得点。
end-pass = 2人ともパスすると、都市への補充、ディスプレイへの補充、優位の減衰、スタートプレイヤーの交代です。パスして見てみましょう。
end-final = 発展デッキには3つの時代があり、間を仕切るだけの時代分割カードがありました。デッキは空で、ここには4枚だけ。最終ラウンドです！
end-find = 5軍事力が必要になります。それを生む段と列を選びましょう。
end-dominance = 18対18で、相手は地域を多く持っています。1つのアクションで、こちらは22点、相手は14点に。どのアクションでしょう？
end-display = それでは地域が2枚ずつになり、同数なので2人とも3点を得ます。もっと良い手があります！
end-last = 地域は2対1で、その覇権は自分だけのものです。同数なら2人とも3点を得ます。パスしましょう。
end-score = 22対14、あなたの勝ちです！ 黄金、文化、バリケード、未完成の驚異は得点になりません。同点なら、優位、次に黄金、次に文化で決まります。
