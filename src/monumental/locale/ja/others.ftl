### Card texts about the other players, made from what the cards do: phrases as in effects.ftl.

## What others do. $then is told to them, so "自分" in it is each of them.

verb-others = { $players ->
    [2] 相手は次を行う：{ $then }
   *[other] ほかの各プレイヤーは手番順に次を行う：{ $then }
}

## Conditions about what lies in a supply, and about other players. $who: another (one is enough) or every.

# 以上 stands with every amount, as in verb-if-gained.
verb-if-holds = { $amounts }を持っている場合、{ $then }
verb-if-others-hold = { $players ->
    [2] 相手が{ $amounts }を持っている場合、{ $then }
   *[other] { $who ->
        [every] ほかの全プレイヤーがそれぞれ{ $amounts }を持っている場合、{ $then }
       *[another] ほかのいずれかのプレイヤーが{ $amounts }を持っている場合、{ $then }
    }
}
# $conditions: one of the theirs-… messages (支配し, so that 、 and ている can follow), or several joined by condition-….
verb-if-others-have = { $players ->
    [2] 相手が{ $conditions }ている場合、{ $then }
   *[other] { $who ->
        [every] ほかの全プレイヤーがそれぞれ{ $conditions }ている場合、{ $then }
       *[another] ほかのいずれかのプレイヤーが{ $conditions }ている場合、{ $then }
    }
}

theirs-province = 地域を{ $count }つ以上支配し
theirs-coastal = 沿岸地域を{ $count }つ以上支配し
theirs-mountain = 山岳地域を{ $count }つ以上支配し
theirs-meadow = 草原地域を{ $count }つ以上支配し
theirs-forest = 森林地域を{ $count }つ以上支配し
theirs-volcano = 火山地域を{ $count }つ以上支配し
theirs-agricultural = 農耕地域を{ $count }つ以上支配し
# There are three types.
theirs-province-type = { $count ->
    [3] 3種類すべてのタイプの地域を支配し
   *[other] { $count }種類以上のタイプの地域を支配し
}
theirs-barricade = バリケードを{ $count }枚以上所有し
theirs-knowledge = 知識を{ $count }枚以上所有し
theirs-wonder = 驚異を{ $count }枚以上完成させ
theirs-policy = 文化政策を{ $count }枚以上展開し
theirs-free-city = 自由都市を{ $count }枚以上所有し
theirs-archived = カードを{ $count }枚以上アーカイブし
theirs-outpost = マップ上に前哨基地を{ $count }つ以上配置し
theirs-exploration-token = 探検トークンを{ $count }枚以上所有し
theirs-market-token = 市場トークンを{ $count }枚以上所有し
