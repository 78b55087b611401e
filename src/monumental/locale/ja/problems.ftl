### Problems: what is wrong with a pack, a card or a map, and what the coach can't answer. They come after a colon: no capital letter, no full stop. Words of the files, such as cost or use, stay as they are.

## A word that nobody knows. $word: what was written

problem-unknown-verb = 「{ $word }」という動詞はありません
problem-unknown-field = 「{ $word }」という項目はありません
problem-unknown-pack = 「{ $word }」というパックはありません
problem-unknown-kind = 「{ $word }」という種類はありません
problem-unknown-victim = 「{ $word }」という攻撃の対象はありません
problem-unknown-event = 「{ $word }」というできごとはありません
problem-unknown-price = 「{ $word }」という価格はありません
problem-unknown-noun = 「{ $word }」という名詞はありません
problem-unknown-condition = 「{ $word }」という条件はありません
problem-unknown-target = 「{ $word }」という地域の種類はありません
problem-unknown-card = 「{ $word }」というカードはありません
problem-unknown-module = 「{ $word }」というモジュールはありません
problem-unknown-rules = 「{ $word }」というルールはありません
problem-unknown-map = 「{ $word }」というマップはありません
problem-unknown-language = 「{ $word }」という言語はありません
problem-unknown-preset = 「{ $word }」という設定はありません
problem-unknown-switch = 「{ $word }」という選択ルールはありません
problem-unknown-civilization = 「{ $word }」という文明はありません
problem-unknown-option = 「{ $word }」というオプションはありません
problem-unknown-theme = 「{ $word }」というテーマはありません
problem-unknown-lesson = 「{ $word }」というレッスンはありません
problem-unknown-course = 「{ $word }」というコースはありません
problem-unknown-puzzle = 「{ $word }」というパズルはありません
problem-unknown-book = 「{ $word }」というルールブックはありません
problem-unknown-clause = 「{ $word }」という条項はありません
problem-unknown-term = 「{ $word }」という用語はありません
problem-unknown-city = 「{ $word }」という都市はありません
problem-unknown-bot = 「{ $word }」というボットはありません
problem-unknown-player = 「{ $word }」というプレイヤーはありません
problem-unknown-place = 「{ $word }」という場所はありません
problem-unknown-column = 「{ $word }」という列はありません
problem-unknown-resource = 「{ $word }」という資源はありません
problem-unknown-type = 「{ $word }」という地域タイプはありません
# $problem: one of those above; $close: a word that is there.
problem-did-you-mean = { $problem }（「{ $close }」のことですか）
# $known: all words that are there.
problem-there-are = { $problem }（使えるもの：{ $known }）
problem-in-these-rules = { $problem }（このルールの場合）

## Fields and values. $field: its name; $value: what was written there

problem-field-misplaced = 項目「{ $field }」はここには書けません
problem-field-missing = 項目「{ $field }」がありません
problem-not-a-table = ここに入るのはテーブルで、{ $value }ではありません
problem-not-a-list = ここに入るのはリストで、{ $value }ではありません
problem-not-a-key-here = ここに入るのはハイフンでつないだ英小文字の語で、{ $value }ではありません
problem-not-a-number = ここに入るのは整数で、{ $value }ではありません
problem-not-a-word = ここに入るのは語か文で、{ $value }ではありません
problem-not-yes-or-no = ここに入るのはtrueかfalseで、{ $value }ではありません
problem-not-empty = ここには何も入りません（{ $value }と書かれています）
# $choices: all that fits.
problem-not-among = ここに入るのは{ $choices }で、{ $value }ではありません
# $limit: the number that is named.
problem-too-small = ここに入るのは{ $limit }以上の数で、{ $value }ではありません
problem-not-above = ここに入るのは{ $limit }より大きい数で、{ $value }ではありません
problem-too-large = ここに入るのは{ $limit }以下の数で、{ $value }ではありません
problem-not-below = ここに入るのは{ $limit }より小さい数で、{ $value }ではありません
problem-too-few = ここに入るのは{ $limit }個以上で、{ $value }ではありません
problem-too-many = ここに入るのは{ $limit }個以下で、{ $value }ではありません
problem-too-short = 文は{ $limit }文字以上で、{ $value }ではありません
problem-too-long = 文は{ $limit }文字以内で、{ $value }ではありません
problem-unfit = ここに入るのは別のもので、{ $value }ではありません
# $words: a sentence that somebody else has worded, in whatever language.
problem-own-words = { $words }
# $word: what is listed.
problem-twice = { $word }が2回書かれています
problem-not-one-line = 1行の短い文でなければなりません
problem-number-too-long = 64ビットを超える数があります
problem-too-deep = 括弧の入れ子が深すぎます
problem-no-value-of-toml = 書けるのは語、整数、はい・いいえ、リスト、テーブルだけです

## Files of a pack

problem-no-pack-here = pack.tomlがないので、パックではありません
problem-no-file = 読めません：ファイルではありません
# $why: what the machine says, in its own words.
problem-cant-be-read = 読めません：{ $why }
# $byte: which one of the file.
problem-no-text = { $byte }バイト目がUTF-8の文字ではありません
# $problem: what is wrong with it, by one of the sentences here or by the reader of TOML in English.
problem-no-toml = TOMLとして読めません：{ $problem }
problem-file-no-text = パックに文字でないファイルがあります
problem-no-such-file = パックにこのようなファイルはありません
# $count: how many there are; $most: how many there may be.
problem-many-files = パックのファイルが多すぎます：{ $count }個（最大{ $most }個）
# $most: kilobytes.
problem-large-pack = パックが{ $most } kBを超えています
problem-no-archive = 読めるZIPアーカイブではありません
problem-not-written = 書かれているものが文字ではありません
# $card: its key.
problem-card-no-table = カードはテーブルで書きます：[{ $card }]
# $file: another one of the pack.
problem-stands-already = すでに{ $file }にあります
problem-stands-elsewhere = すでに別のファイルにあります
problem-not-a-key = キーはハイフンでつないだ英小文字の語です
problem-not-a-short-key = キーはハイフンでつないだ英小文字の語で、60文字以内です
problem-civilization-not-a-key = 文明の名前はハイフンでつないだ英小文字の語です
problem-map-not-a-key = マップの名前はハイフンでつないだ英小文字の語です
problem-no-rules = パックには、どのルールとモジュールのためのものかを書きます
# $pack: its name; $rules: those it is for; $played: those that are played.
problem-made-for = { $pack }は{ $rules }用で、{ $played }用ではありません
# $module: its name.
problem-module-elsewhere = パック{ $pack }のモジュール{ $module }は{ $rules }用ではありません

## Names, colours and sources

problem-name-lines = 名前は1行の短い語です
problem-name-braces = 名前に波括弧は使えません
# $most: letters.
problem-name-long = 名前は{ $most }文字以内です
problem-no-name-key = このキーの名前はありません
problem-no-colour = 色は"#1d4f91"のように書きます。{ $value }ではありません
problem-source-unnoted = source = "partial"には公開されている内容を、"reported"には伝えた人を、"inferred"には根拠を書き、ほかの出典には書きません：public = "name and cost"

## Packs together. $pack: the name of another one; $count: how many there are

# $most: how many there may be.
problem-many-cards = パックのカードが多すぎます：{ $count }枚（最大{ $most }枚）
problem-card-of-that-name = パック{ $pack }に同じ名前の別のカードがあります
problem-civilization-of-that-name = パック{ $pack }に同じ名前の文明があります
# $era, $kind: which cards; $wanted: how many are needed.
problem-few-cards = 時代{ $era }には{ $kind }のカードが{ $wanted }枚必要ですが、{ $count }枚しかありません

## Cards. $kind: the kind of the card, by its name; $field: the name of a field in the file

problem-wonder-costs = 驚異にはコストが2つあります：cost = [3, 3]
problem-only-wonder-costs = コストが2つあるのは驚異だけです
problem-needs-cost = 獲得できるカードにはコストが必要です
problem-province-type = 地域だけに種別があります：coastal、mountain、agricultural
problem-building-subtype = サブタイプがあるのは建物だけです：scientificまたはmilitary
problem-no-resources = { $kind }のカードは発動しても資源を生みません
problem-basic-building = 基本建物は時代のない建物です
problem-basic-defense = 防御を持てるのは基本建物だけです
problem-defense-elsewhere = 防御は別のルールの地域スタックのためのものです
problem-no-era = { $kind }のカードは発展カードではないので、時代はありません
problem-hero-era = 英雄はいずれかの時代に属します
# $era: its number.
problem-era-not-played = 時代{ $era }はこのルールにはありません
problem-kind-not-played = このルールに{ $kind }のカードはありません
problem-token-value = 蛮族とモンスターだけに数字があります：value = 2
problem-town-demands = 探検トークンの自由都市だけが要求をします：demands = {"{"} science = 2 {"}"}
problem-market-city = 市場トークンだけに都市があります
problem-market-use = 市場トークンは使用すると何かが得られます：use = [...]
problem-two-benefits = 蛮族と自由都市の探検トークンだけに恩恵が2つあります
problem-monster-attack = モンスターだけに強さ、攻撃、攻撃の対象があります
problem-one-of-each = { $kind }のカードは1枚ずつしかありません
problem-solo-lines = ソロカードだけに行があります：lines = [{"{"} text = [...] {"}"}]
problem-solo-advanced = 上級であったりモジュールを必要としたりするのはソロカードだけです
# $texts: the names of its texts.
problem-one-token = アクションマーカーは1つなので、そのためのテキストも1つだけです（{ $texts }があります）
problem-token-for = アクションマーカーは1つで、{ $field }のためのものです。並べて書く誘発は"whenever"にします
problem-one-first-trigger = アクションマーカーは1つなので、limit = "first"の誘発も1つだけです
problem-one-may = mayにはpayの文を1つだけ書きます
problem-no-bonus = { $kind }のカードに単発効果はありません
problem-city-trade = 自由都市だけに交易のテキストがあります
problem-no-text-of-kind = { $kind }のカードに{ $field }のテキストはありません
problem-text-not-played = このルールのカードに{ $field }のテキストはありません

## Civilizations. $count: how many there are

# $wanted: how many are needed.
problem-city-cards = 都市カードが{ $count }枚あります（{ $wanted }枚でなければなりません）
problem-needs-scout = このルールの文明には斥候がいます
# $card: its key; $wanted: the kinds that fit.
problem-other-kind = { $card }は{ $kind }で、{ $wanted }ではありません

## Sentences of cards. $verb: a word of the files

problem-needs-verb = 文には動詞が必要です：do = "gain"
problem-verb-elsewhere = 動詞「{ $verb }」はこのテキストでは使えません
# $count: how many there are; $most: how many there may be.
problem-many-sentences = 文が多すぎます：{ $count }個（最大{ $most }個）
problem-gains-nothing = 何も得られません。gold = 1のように資源を書いてください
problem-at-most-needs-per = at_mostは数えるものの上限なので、perが必要です
# $one, $other: two words of the files.
problem-not-both = { $one }と{ $other }は同時に指定できません
problem-three-basics = 基本資源は3種類しかありません
problem-pays-either = 支払いは、gold = 1のように資源を書くか、選べるbasicsのどちらかです
problem-different-basics = differentにはbasics = 2かbasics = 3が必要です
problem-payment-unasked = ここでの支払いはmayの中に書きます
problem-draw-unasked = ここでカードを引く文はmayの中に書きます
problem-activation-unasked = ここですべてのカードを発動する文はmayの中に書きます
# $known: what can be asked.
problem-not-of-others = ほかのプレイヤーについて問えるのは{ $known }だけです
problem-others-inside-others = othersの中にothersがあります。すでに全員のことです
problem-not-theirs = { $verb }はこのカードのことなので、ほかのプレイヤーには使えません
# $known: the fields that ask something.
problem-one-question = 次のうちちょうど1つが必要です：{ $known }
problem-asks-nothing = 何も問うていません。gold = 3のように資源を書いてください
problem-takes-nothing = 何も失いません。gold、culture、production_tokensのどれかを書いてください
problem-display-not-copied = このルールではディスプレイをコピーできません
problem-military-elsewhere = militaryはマップでの征服のためのもので、lessの代わりです

## Maps as drawings. $word: what stands for a tile

# $line: its number; $problem: what is wrong there.
problem-drawing-line = { $line }行目：{ $problem }
# $nothing: what is written.
problem-row-empty = タイルのない行は{ $nothing }と書きます
problem-no-tile = タイルがありません
# $known: what stands for tiles; $nothing: for none.
problem-tile-unknown = { $word }はタイルではありません。使えるのは{ $known }、タイルがない場所は{ $nothing }です
problem-tile-bare = { $word }はタイルではありません。水域と首都には何も置かれません
# $letter: of the terrain; $town, $market: what stands for a Free Town and a Market.
problem-tile-token = { $word }はタイルではありません。{ $letter }のあとには蛮族の数字（1～4）か自由都市の{ $town }、そのあとに市場の{ $market }を書きます
problem-map-of-that-name = マップの名前はファイルの名前と同じです
# $map: its name; $problem: what is wrong with it.
problem-on-map = マップ{ $map }：{ $problem }

## Maps and their rules. $tile, $capital: numbers of tiles; $count: how many there are; $box: how many the box has; $seats: players

# $problem: one of those below; $clause: the rule, such as BASE-MAP-03.
problem-clause = { $problem }（{ $clause }）
problem-map-capitals = プレイヤー{ $seats }人に対して首都が{ $count }つあります
problem-map-many-capitals = 首都が{ $count }つありますが、箱には{ $box }つしかありません
problem-map-many-tiles = 水域を含めて地域タイルが{ $count }枚ありますが、箱には{ $box }枚しかありません
# $one, $other: numbers of tiles.
problem-map-capitals-touch = タイル{ $one }と{ $other }の首都が隣り合っています
# $tiles: their numbers.
problem-map-apart = { $count ->
   *[other] タイル{ $tiles }が、タイル1とそれにつながるタイルから離れています
}
# $tiles: their numbers.
problem-map-no-way = { $count ->
   *[other] タイル{ $capital }の首都から、タイル{ $tiles }へは陸がつながっていません
}
# What a tile is, inside one of the next three.
problem-ground-water = 水域
problem-ground-capital = 首都
# $ground: water or a Capital.
problem-map-bare-of-town = タイル{ $tile }は{ $ground }なので、自由都市を置けません
problem-map-bare-of-barbarian = タイル{ $tile }は{ $ground }なので、蛮族を置けません
problem-map-bare-of-market = タイル{ $tile }は{ $ground }なので、市場を置けません
problem-map-two-tokens = タイル{ $tile }に自由都市と蛮族の両方があります
problem-map-no-token = タイル{ $tile }に蛮族も自由都市もありません
# $value: the number on them.
problem-map-many-barbarians = 数字が{ $value }の蛮族は{ $count }枚ありますが、箱には{ $box }枚しかありません
problem-map-strong-barbarian = タイル{ $capital }の首都に隣接するタイル{ $tile }の蛮族は{ $value }です（1か2でなければなりません）
# $barbarians, $others: what lies there, by the next two; $first: the number of a tile.
problem-map-uneven = 隣接する蛮族は、タイル{ $capital }の首都では{ $barbarians }、タイル{ $first }の首都では{ $others }です
problem-no-barbarian = なし
# $values: the numbers on them.
problem-barbarians = { $count ->
   *[other] { $values }
}
problem-map-towns = プレイヤー{ $seats }人に対して自由都市が{ $count }つあります
problem-map-many-towns = 自由都市が{ $count }つありますが、箱には{ $box }つしかありません
problem-map-markets = プレイヤー{ $seats }人に対して市場が{ $count }つあります
problem-map-many-markets = 市場が{ $count }つありますが、箱には{ $box }つ分のトークンしかありません
problem-map-many-producing = 生産トークンを置くタイルが{ $count }枚ありますが、箱には{ $box }枚しかありません

## What the coach can't answer. $seat: a seat by its number, from 0, as programs count; $last: the last one

problem-coach-no-lessons = コーチは「{ $rules }」のルールを学んでいません
problem-coach-no-such-seat = 席{ $seat }はありません（席は0から{ $last }まで）
problem-coach-seat-not-asked = 今は席{ $seat }が選ぶ番ではありません
problem-coach-nothing-to-advise = ゲームは終わっているので、助言することはありません
problem-coach-secret = そこで何が選ばれたかは秘密です
problem-coach-nothing-to-compare = 全員の文明が決まるまでは、どの選択にも優劣はありません
problem-coach-no-option = その選択肢はそこにはありませんでした
problem-coach-not-over-yet = ゲームがまだ終わっていないので、検討できません
problem-coach-nobody-has-won = ゲームが終わっていないので、勝者はまだいません
