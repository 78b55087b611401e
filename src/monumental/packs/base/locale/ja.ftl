## pack

pack-base = 基本ゲーム

## civilizations

civilization-egyptians = エジプト
civilization-danes = デンマーク
civilization-greeks = ギリシャ
civilization-japanese = 日本
civilization-chinese = 中国

## starting

card-work-camp = 作業キャンプ
card-library = 図書館
card-fort = 砦
card-forum = フォルム
card-mine = 鉱山
card-aswan-quarry = アスワンの石切場
card-mead-hall = 蜜酒の館
card-agora = アゴラ
card-samurai-training-ground = 侍の修練場
card-paper-mill = 製紙所
card-hieroglyphs = ヒエログリフ
card-longships = ロングシップ
card-philosophy = 哲学
card-waka-poetry = 和歌
card-pyrotechnics = 花火

## basic

card-workshop = 工房
card-laboratory = 研究所
card-archery-range = 弓術場

## era-1

card-library-of-alexandria = アレクサンドリア図書館
card-stonehenge = ストーンヘンジ
card-pyramids = ピラミッド
card-great-wall = 万里の長城
card-terracotta-army = 兵馬俑
card-warrior-priest-altar = 神官戦士の祭壇
card-apothecary = 薬屋
card-scriptorium = 写字室
card-marketplace = バザール
card-caravanserai = 隊商宿
card-seafaring = 航海術
card-mathematics = 数学
card-weaponry = 武器製造
card-wheel = 車輪
card-irrigation = 灌漑

## era-2

card-machu-picchu = マチュ・ピチュ
card-angkor-wat = アンコール・ワット
card-notre-dame = ノートルダム大聖堂
card-alhambra = アルハンブラ宮殿
card-fortress = 要塞
card-harbor = 港
card-university = 大学
card-guildhall = ギルド会館
card-metal-casting = 鋳造
card-compass = 羅針盤
card-feudalism = 封建制
card-scholasticism = スコラ学

## era-3

card-international-space-station = 国際宇宙ステーション
card-panama-canal = パナマ運河
card-statue-of-liberty = 自由の女神像
card-eiffel-tower = エッフェル塔
card-electricity = 電気
card-computing = コンピューター
card-flight = 飛行
card-internet = インターネット

## policies

card-divine-kingship = 神聖王権
card-corvee = 賦役
card-book-of-the-dead = 死者の書
card-gift-of-the-nile = ナイルの賜物
card-house-of-life = 生命の家
card-danegeld = デーンゲルド
card-viking-raids = ヴァイキングの襲撃
card-berserkers = ベルセルク
card-thing-assembly = シングの民会
card-sagas = サガ
card-emporia = エンポリオン
card-athenian-democracy = アテナイの民主政
card-olympic-games = オリンピア祭
card-phalanx = ファランクス
card-peripatetic-school = 逍遥学派
card-taika-reform = 大化の改新
card-bushido = 武士道
card-kyoto-court = 京の朝廷
card-zen-temples = 禅寺
card-sakoku = 鎖国
card-imperial-examinations = 科挙
card-silk-road = シルクロード
card-mandate-of-heaven = 天命
card-tributary-system = 朝貢
card-star-charts = 星図

## warlords

card-ramses-ii = ラムセス2世
card-siegfried = ジークフリート
card-hercules = ヘラクレス
card-miyamoto-musashi = 宮本武蔵
card-hua-mulan = 花木蘭

## tokens

card-illyrians = イリュリア人
card-thracians = トラキア人
card-numidians = ヌミディア人
card-ligurians = リグリア人
card-picts = ピクト人
card-gauls = ガリア人
card-scythians = スキタイ人
card-cimbri = キンブリ族
card-kassites = カッシート人
card-goths = ゴート族
card-vandals = ヴァンダル族
card-xiongnu = 匈奴
card-huns = フン族
card-sea-peoples = 海の民
card-visby = ヴィスビュー
card-pskov = プスコフ
card-gades = ガデス
card-leptis-magna = レプティス・マグナ
card-samarkand = サマルカンド
card-lubeck = リューベック
card-taxila = タキシラ
card-tyre = ティルス
card-ragusa = ラグーザ
card-cahokia = カホキア
card-kashgar = カシュガル
card-kilwa = キルワ
card-carthage-mercenaries = 傭兵
card-carthage-war-elephants = 戦象
card-carthage-galleys = ガレー船
card-carthage-shipwrights = 船大工
card-carthage-purple-cloth = 貝紫の布
card-baghdad-scholars = 学者
card-baghdad-translators = 翻訳家
card-baghdad-astrologers = 占星術師
card-baghdad-copyists = 筆写師
card-baghdad-water-clocks = 水時計
card-timbuktu-gold-dust = 砂金
card-timbuktu-salt-slabs = 岩塩の板
card-timbuktu-camels = ラクダ
card-timbuktu-manuscripts = 写本
card-timbuktu-kola-nuts = コーラナッツ
card-byzantium-mosaics = モザイク
card-byzantium-master-builders = 棟梁
card-byzantium-engineers = 技師
card-byzantium-icons = イコン
card-byzantium-greek-fire = ギリシャの火

## Market cities

city-carthage = カルタゴ
city-baghdad = バグダード
city-timbuktu = トンブクトゥ
city-byzantium = ビザンティウム

## Maps

map-clash-of-titans-2 = 巨人たちの激突（2人用）
map-clash-of-titans-3 = 巨人たちの激突（3人用）
map-clash-of-titans-4 = 巨人たちの激突（4人用）
map-quiet-pastures-2 = 静かな牧草地（2人用）
map-quiet-pastures-3 = 静かな牧草地（3人用）
map-quiet-pastures-4 = 静かな牧草地（4人用）
map-random = ランダムマップ
map-drawn = 図で描かれたマップ

## what is public of a card or a civilization

public-name = 名前
public-name-and-cost = 名前とコスト
public-name-and-effect = 名前と効果
public-name-and-kind-of-effect = 名前と効果の種類
public-name-cost-and-effect = 名前、コスト、効果
public-name-copies-and-yield = 名前、枚数、生み出す資源
public-effect = 効果
public-one-benefit = 利益のうち1つ
public-name-character-and-warlord = 名前、特徴、将軍

## Solo cards

card-solo-1 = ソロ1
card-solo-2 = ソロ2
card-solo-3 = ソロ3
card-solo-4 = ソロ4
card-solo-5 = ソロ5
card-solo-6 = ソロ6
card-solo-7 = ソロ7
card-solo-8 = ソロ8
card-solo-9 = ソロ9
card-solo-10 = ソロ10
card-solo-11 = ソロ11
card-solo-12 = ソロ12
card-solo-13 = ソロ13
card-solo-14 = ソロ14
card-solo-15 = ソロ15
card-solo-chinese = ソロ：中国
card-solo-danes = ソロ：デンマーク
card-solo-egyptians = ソロ：エジプト
card-solo-greeks = ソロ：ギリシャ
card-solo-japanese = ソロ：日本
card-solo-advanced-1 = 上級ソロ1
card-solo-advanced-2 = 上級ソロ2
card-solo-advanced-3 = 上級ソロ3
card-solo-advanced-4 = 上級ソロ4
card-solo-advanced-5 = 上級ソロ5
card-solo-advanced-6 = 上級ソロ6
card-solo-advanced-7 = 上級ソロ7
card-solo-advanced-8 = 上級ソロ8
public-name-subtype-copies-and-yield = 名前、種別、枚数、生み出す資源
public-library-fort-and-an-example-of-duel = 図書館、砦、デュエルの例
public-a-solo-helper-program-of-players = プレイヤーが作ったソロ用の補助プログラム
