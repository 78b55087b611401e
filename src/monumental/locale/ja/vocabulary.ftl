### The words everything else is made of: resources, kinds of cards, eras, lists.
###
### Counters are in .notes/ja-terms.md: 2生産力, but 黄金2個. Japanese has no plural forms.

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

## Kinds of cards, as on a card's type line

kind-building = 建物
kind-basic-building = 基本建物
kind-knowledge = 知識
kind-wonder = 驚異
kind-province = 地域
kind-policy = 文化政策
kind-warlord = 将軍
kind-scout = 斥候
kind-free-city = 自由都市

## Province types, as on a card's type line

type-coastal = 沿岸
type-mountain = 山岳
type-agricultural = 農耕

## Eras

era-1 = 時代I
era-2 = 時代II
era-3 = 時代III

## Lists: "A, B and C" is list-and(list-comma(A, B), C)

list-comma = { $first }、{ $next }
list-and = { $first }、{ $last }
list-or = { $first }または{ $last }

## Sentences. $text has no full stop yet.

sentence = { $text }。
sentences = { $first }{ $next }
