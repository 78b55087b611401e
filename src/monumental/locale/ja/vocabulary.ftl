### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### Words for the terms of the game are in terms.toml. Japanese has no plural forms. Counters: 2生産力, but 黄金2個
### and 文化2個 (the leaflet says 1つ, which counts no further than nine), カード2枚, 部隊2体, 前哨基地2つ.
###
### Every message of every file may ask what is played, and choose its words:
###   $cycle      turn (classic) or round (Duel, the continuous mode): how long an activated card and what was
###               gained count; where it is a round, the players take single actions in turn
###   $now        この手番 or このラウンド: the message `now` below
###   $provinces  map (classic, the continuous mode: Provinces are tiles) or cards (Duel: cards in a stack)
###   $players    how many can play at most: 2 (Duel: 相手) or more (ほかのプレイヤー)
### A message that asks in English asks here too, even where the answers sound the same.

# As in "この手番に地域を征服していた場合": に follows.
now = { $cycle ->
    [turn] この手番
   *[round] このラウンド
}

## Resources, uncounted: titles of columns, "paid in Gold"

resource-production = 生産力
resource-science = 科学力
resource-military = 軍事力
resource-culture = 文化
resource-gold = 黄金

## Resources, counted. $count may be 0.

amount-production = { $count }生産力
amount-science = { $count }科学力
amount-military = { $count }軍事力
amount-culture = 文化{ $count }個
amount-gold = 黄金{ $count }個

# Production tokens that lie in a player's reserve.
amount-production-token = 生産トークン{ $count }枚

## Kinds of cards and tokens, as on a card's type line

kind-building = 建物
kind-basic-building = 基本建物
kind-knowledge = 知識
kind-wonder = 驚異
kind-province = 地域
kind-policy = 文化政策
kind-warlord = 将軍
kind-scout = 斥候
kind-free-city = 自由都市
kind-barbarian = 探検トークン（蛮族）
kind-free-town = 探検トークン（自由都市）
kind-market-token = 市場トークン
kind-hero = 英雄
kind-monster = モンスター
kind-solo = ソロカード

## Province types, as on a card's type line

type-coastal = 沿岸
type-mountain = 山岳
type-agricultural = 農耕

## The terrain of a tile on the map, in brackets after its number

terrain-meadow = 草原
terrain-forest = 森林
terrain-mountain = 山岳
terrain-volcano = 火山
terrain-water = 水域
terrain-capital = 首都

## Eras. The fourth comes between the second and the third.

era-1 = 時代I
era-2 = 時代II
era-3 = 時代III
era-4 = ルネサンス時代

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }、{ $next }
# Between parts that have commas of their own; a full stop, which those who listen hear as a pause.
list-semicolon = { $first }。{ $next }
list-and = { $first }、{ $last }
list-or = { $first }または{ $last }

## Sentences. $text has no full stop yet.

sentence = { $text }。
sentences = { $first }{ $next }
