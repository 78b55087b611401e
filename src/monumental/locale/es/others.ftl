### Card texts about the other players, made from what the cards do: phrases as in effects.ftl.

## What others do. $then is an order to them, so "tú" in it is each of them.

verb-others = { $players ->
    [2] tu rival hace esto: { $then }
   *[other] cada una de las demás Civilizaciones hace esto, por turno: { $then }
}

## Conditions about what lies in a supply, and about other players. $who: another (one is enough) or every.

verb-if-holds = si tienes al menos { $amounts }, { $then }
verb-if-others-hold = { $players ->
    [2] si tu rival tiene al menos { $amounts }, { $then }
   *[other] { $who ->
        [every] si cada una de las demás Civilizaciones tiene al menos { $amounts }, { $then }
       *[another] si otra Civilización tiene al menos { $amounts }, { $then }
    }
}
# $conditions: one of the theirs-… messages, or several joined by condition-….
verb-if-others-have = { $players ->
    [2] si tu rival { $conditions }, { $then }
   *[other] { $who ->
        [every] si cada una de las demás Civilizaciones { $conditions }, { $then }
       *[another] si otra Civilización { $conditions }, { $then }
    }
}

theirs-province = { $count ->
    [one] controla una Provincia
   *[other] controla al menos { $count } Provincias
}
theirs-coastal = { $count ->
    [one] controla una Provincia Costera
   *[other] controla al menos { $count } Provincias Costeras
}
theirs-mountain = { $count ->
    [one] controla una Provincia Montañosa
   *[other] controla al menos { $count } Provincias Montañosas
}
theirs-meadow = { $count ->
    [one] controla una Provincia de Pradera
   *[other] controla al menos { $count } Provincias de Pradera
}
theirs-forest = { $count ->
    [one] controla una Provincia de Bosque
   *[other] controla al menos { $count } Provincias de Bosque
}
theirs-volcano = { $count ->
    [one] controla una Provincia de Volcán
   *[other] controla al menos { $count } Provincias de Volcán
}
theirs-agricultural = { $count ->
    [one] controla una Provincia Agrícola
   *[other] controla al menos { $count } Provincias Agrícolas
}
# There are three types.
theirs-province-type = { $count ->
    [one] controla una Provincia de cualquier tipo
    [3] controla Provincias de los 3 tipos
   *[other] controla Provincias de al menos { $count } tipos
}
theirs-barricade = { $count ->
    [one] tiene una Barricada
   *[other] tiene al menos { $count } Barricadas
}
theirs-knowledge = { $count ->
    [one] tiene un Conocimiento
   *[other] tiene al menos { $count } Conocimientos
}
theirs-wonder = { $count ->
    [one] ha completado una Maravilla
   *[other] ha completado al menos { $count } Maravillas
}
theirs-policy = { $count ->
    [one] ha desarrollado una Conducta cultural
   *[other] ha desarrollado al menos { $count } Conductas culturales
}
theirs-free-city = { $count ->
    [one] tiene una Ciudad libre
   *[other] tiene al menos { $count } Ciudades libres
}
theirs-archived = { $count ->
    [one] ha archivado una carta
   *[other] ha archivado al menos { $count } cartas
}
theirs-outpost = { $count ->
    [one] tiene un Puesto de avanzada en el mapa
   *[other] tiene al menos { $count } Puestos de avanzada en el mapa
}
theirs-exploration-token = { $count ->
    [one] tiene una ficha de Exploración
   *[other] tiene al menos { $count } fichas de Exploración
}
theirs-market-token = { $count ->
    [one] tiene una ficha de Mercado
   *[other] tiene al menos { $count } fichas de Mercado
}
