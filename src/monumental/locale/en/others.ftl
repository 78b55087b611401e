### Card texts about the other players, made from what the cards do: phrases as in effects.ftl.

## What others do. $then is an order to them, so "you" in it is each of them.

verb-others = { $players ->
    [2] your opponent does this: { $then }
   *[other] every other player does this in turn: { $then }
}

## Conditions about what lies in a supply, and about other players. $who: another (one is enough) or every.

verb-if-holds = if you have at least { $amounts }, { $then }
verb-if-others-hold = { $players ->
    [2] if your opponent has at least { $amounts }, { $then }
   *[other] { $who ->
        [every] if every other player has at least { $amounts }, { $then }
       *[another] if another player has at least { $amounts }, { $then }
    }
}
# $conditions: one of the theirs-… messages, or several joined by condition-….
verb-if-others-have = { $players ->
    [2] if your opponent { $conditions }, { $then }
   *[other] { $who ->
        [every] if every other player { $conditions }, { $then }
       *[another] if another player { $conditions }, { $then }
    }
}

theirs-province = { $count ->
    [one] controls a Province
   *[other] controls at least { $count } Provinces
}
theirs-coastal = { $count ->
    [one] controls a Coastal Province
   *[other] controls at least { $count } Coastal Provinces
}
theirs-mountain = { $count ->
    [one] controls a Mountain Province
   *[other] controls at least { $count } Mountain Provinces
}
theirs-meadow = { $count ->
    [one] controls a Meadow Province
   *[other] controls at least { $count } Meadow Provinces
}
theirs-forest = { $count ->
    [one] controls a Forest Province
   *[other] controls at least { $count } Forest Provinces
}
theirs-volcano = { $count ->
    [one] controls a Volcano Province
   *[other] controls at least { $count } Volcano Provinces
}
theirs-agricultural = { $count ->
    [one] controls an Agricultural Province
   *[other] controls at least { $count } Agricultural Provinces
}
# There are three types.
theirs-province-type = { $count ->
    [one] controls a Province of any type
    [3] controls Provinces of all 3 types
   *[other] controls Provinces of at least { $count } types
}
theirs-barricade = { $count ->
    [one] owns a Barricade
   *[other] owns at least { $count } Barricades
}
theirs-knowledge = { $count ->
    [one] owns a Knowledge
   *[other] owns at least { $count } Knowledge cards
}
theirs-wonder = { $count ->
    [one] has completed a Wonder
   *[other] has completed at least { $count } Wonders
}
theirs-policy = { $count ->
    [one] has developed a Policy
   *[other] has developed at least { $count } Policies
}
theirs-free-city = { $count ->
    [one] owns a Free City
   *[other] owns at least { $count } Free Cities
}
theirs-archived = { $count ->
    [one] has archived a card
   *[other] has archived at least { $count } cards
}
theirs-outpost = { $count ->
    [one] has an Outpost on the map
   *[other] has at least { $count } Outposts on the map
}
theirs-exploration-token = { $count ->
    [one] owns an Exploration token
   *[other] owns at least { $count } Exploration tokens
}
theirs-market-token = { $count ->
    [one] owns a Market token
   *[other] owns at least { $count } Market tokens
}
