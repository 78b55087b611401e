## pack

pack-duel-trade = 交易

## civilizations

civilization-aztecs = アステカ
civilization-japanese = 日本
civilization-malians = マリ

## starting

card-work-camp = 作業キャンプ
card-library = 図書館
card-fort = 砦
card-forum = フォルム
card-mine = 鉱山

## basic

card-workshop = 工房
card-laboratory = 研究所
card-archery-range = 弓術場
card-barricade = バリケード

## era-1

card-apprenticeship = 徒弟制度
card-masonry = 石工術
card-democracy = 民主政
card-colossus-of-rhodes = ロードス島の巨像
card-lighthouse-of-alexandria = アレクサンドリアの大灯台
card-mausoleum-of-halicarnassus = ハリカルナッソスのマウソロス霊廟
card-nile-delta = ナイル・デルタ
card-phoenicia = フェニキア
card-sahara = サハラ
card-trading-post = 交易所
card-amphitheater = 円形闘技場
card-academy = アカデメイア

## era-2

card-stirrup = 鐙
card-bureaucracy = 官僚制
card-crop-rotation = 輪作
card-hagia-sophia = ハギア・ソフィア
card-borobudur = ボロブドゥール
card-krak-des-chevaliers = クラック・デ・シュヴァリエ
card-al-andalus = アル＝アンダルス
card-swahili-coast = スワヒリ海岸
card-tibet = チベット
card-bourse = 取引所
card-tournament-ground = 馬上槍試合場
card-windmill = 風車

## era-3

card-electricity = 電気
card-scientific-method = 科学的方法
card-crystal-palace = 水晶宮
card-trans-siberian-railway = シベリア鉄道
card-panama = パナマ
card-yukon = ユーコン

## free-cities

card-novgorod = ノヴゴロド
card-petra = ペトラ
card-venice = ヴェネツィア
card-carthage = カルタゴ
card-palmyra = パルミラ
card-hormuz = ホルムズ
card-bukhara = ブハラ
card-florence = フィレンツェ
card-malacca = マラッカ
card-varanasi = ヴァーラーナシー

## aztecs

card-ball-court = 球戯場
card-floating-gardens = 水上庭園
card-calendar = 暦
card-codex = 絵文書
card-flower-war = 花の戦争
card-triple-alliance = 三都市同盟
card-tribute-rolls = 貢納表
card-montezuma = モクテスマ1世
card-pochteca = ポチテカ
card-lake-texcoco = テスココ湖

## japanese

card-dojo = 道場
card-bushido = 武士道
card-shogunate = 幕府
card-sankin-kotai = 参勤交代
card-tea-ceremony = 茶の湯
card-zen = 禅
card-rangaku = 蘭学
card-oda-nobunaga = 織田信長
card-red-seal-merchant = 朱印船商人

## malians

card-salt-market = 塩の市場
card-regional-taxation = 地方税
card-pilgrimage-to-mecca = メッカ巡礼
card-scholars-of-sankore = サンコーレの学者
card-kurukan-fuga = クルカン・フガ憲章
card-desert-tolls = 砂漠の通行税
card-dyula-traders = ジュラ商人
card-sundiata-keita = スンジャタ・ケイタ
card-wangara-merchant = ワンガラ商人

## what is public of a card or a civilization

public-name = 名前
public-name-and-cost = 名前とコスト
public-name-and-effect = 名前と効果
public-name-and-purpose = 名前と用途
public-name-and-copies = 名前と枚数
public-name-copies-and-defense = 名前、枚数、防御値
public-name-and-completion-bonus = 名前と完成時の単発効果
public-name-and-the-2-gold = 名前と黄金2個
public-name-and-effect-from-the-core-game = 名前と効果（基本ゲームより）
public-name-and-kind-of-condition-values-from-the-core-game = 名前と条件の種類（数値は基本ゲームより）
public-trade-effect = 交易効果
public-that-the-aztecs-start-with-a-province = アステカが地域1枚を持って始めること
public-no-special-rule = 特別ルールがないこと
public-special-rule-floating-gardens-and-two-policies-by-name = 特別ルール、水上庭園と文化政策2枚の名前
public-special-rule-and-regional-taxation-by-name = 特別ルールと、地方税の名前
