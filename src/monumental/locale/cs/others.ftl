### Card texts about the other players, made from what the cards do: phrases as in effects.ftl.

## What others do. $then is an order to them: cards/languages/czech.py leaves what stands behind "provede toto:".

verb-others = { $players ->
    [2] soupeř provede toto: { $then }
   *[other] každý další hráč postupně provede toto: { $then }
}

## Conditions about what lies in a supply, and about other players. $who: another (one is enough) or every.

verb-if-holds = pokud máte alespoň { $amounts }, { STATED($then) }
verb-if-others-hold = { $players ->
    [2] pokud soupeř má alespoň { $amounts }, { STATED($then) }
   *[other] { $who ->
        [every] pokud každý další hráč má alespoň { $amounts }, { STATED($then) }
       *[another] pokud jiný hráč má alespoň { $amounts }, { STATED($then) }
    }
}
# $conditions: one of the theirs-… messages, or several joined by condition-….
verb-if-others-have = { $players ->
    [2] pokud soupeř { $conditions }, { STATED($then) }
   *[other] { $who ->
        [every] pokud každý další hráč { $conditions }, { STATED($then) }
       *[another] pokud jiný hráč { $conditions }, { STATED($then) }
    }
}

theirs-province = { $count ->
    [one] ovládá provincii
    [few] ovládá alespoň { $count } provincie
   *[other] ovládá alespoň { $count } provincií
}
theirs-coastal = { $count ->
    [one] ovládá pobřežní provincii
    [few] ovládá alespoň { $count } pobřežní provincie
   *[other] ovládá alespoň { $count } pobřežních provincií
}
theirs-mountain = { $count ->
    [one] ovládá horskou provincii
    [few] ovládá alespoň { $count } horské provincie
   *[other] ovládá alespoň { $count } horských provincií
}
theirs-meadow = { $count ->
    [one] ovládá luční provincii
    [few] ovládá alespoň { $count } luční provincie
   *[other] ovládá alespoň { $count } lučních provincií
}
theirs-forest = { $count ->
    [one] ovládá lesní provincii
    [few] ovládá alespoň { $count } lesní provincie
   *[other] ovládá alespoň { $count } lesních provincií
}
theirs-volcano = { $count ->
    [one] ovládá sopečnou provincii
    [few] ovládá alespoň { $count } sopečné provincie
   *[other] ovládá alespoň { $count } sopečných provincií
}
theirs-agricultural = { $count ->
    [one] ovládá zemědělskou provincii
    [few] ovládá alespoň { $count } zemědělské provincie
   *[other] ovládá alespoň { $count } zemědělských provincií
}
# There are three types.
theirs-province-type = { $count ->
    [one] ovládá provincii kteréhokoli typu
    [3] ovládá provincie všech 3 typů
    [few] ovládá provincie alespoň { $count } typů
   *[other] ovládá provincie alespoň { $count } typů
}
theirs-barricade = { $count ->
    [one] vlastní barikádu
    [few] vlastní alespoň { $count } barikády
   *[other] vlastní alespoň { $count } barikád
}
theirs-knowledge = { $count ->
    [one] vlastní kartu vědomostí
    [few] vlastní alespoň { $count } karty vědomostí
   *[other] vlastní alespoň { $count } karet vědomostí
}
theirs-wonder = { $count ->
    [one] má dokončený div světa
    [few] má alespoň { $count } dokončené divy světa
   *[other] má alespoň { $count } dokončených divů světa
}
theirs-policy = { $count ->
    [one] má rozvinutou kulturní politiku
    [few] má alespoň { $count } rozvinuté kulturní politiky
   *[other] má alespoň { $count } rozvinutých kulturních politik
}
theirs-free-city = { $count ->
    [one] vlastní svobodné město
    [few] vlastní alespoň { $count } svobodná města
   *[other] vlastní alespoň { $count } svobodných měst
}
theirs-archived = { $count ->
    [one] má archivovanou kartu
    [few] má alespoň { $count } archivované karty
   *[other] má alespoň { $count } archivovaných karet
}
theirs-outpost = { $count ->
    [one] má na mapě opevnění
    [few] má na mapě alespoň { $count } opevnění
   *[other] má na mapě alespoň { $count } opevnění
}
theirs-exploration-token = { $count ->
    [one] vlastní žeton průzkumu
    [few] vlastní alespoň { $count } žetony průzkumu
   *[other] vlastní alespoň { $count } žetonů průzkumu
}
theirs-market-token = { $count ->
    [one] vlastní žeton tržiště
    [few] vlastní alespoň { $count } žetony tržiště
   *[other] vlastní alespoň { $count } žetonů tržiště
}
