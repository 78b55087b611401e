### The guide of a first game: why an option is worth considering, and a word at each first time.

## Why: short sentences about an option that the player could take now
##
## $sure is no where it depends on questions that are still to be answered.

guide-worth = Merece la pena pensarlo
# At the terminal. $number: of the option in the list.
guide-line = { $number }: { $option } – { $reason }
# $part: a line of the score sheet; $change: +2 or −1.
guide-part = { $part } { $change }
# The same of Dominance, which only the end decides.
guide-part-lead = { $part } { $change } si al final sigues por delante
guide-merit-wins = La partida termina y ganas.
guide-merit-completes = { $sure ->
    [no] Puedes completar la Maravilla { $card }.
   *[yes] Completas la Maravilla { $card }.
}
guide-merit-claims = { $card } queda en tu poder.
guide-merit-conquers = { $sure ->
    [no] Puedes quitarle a tu rival la Provincia { $card }.
   *[yes] Le quitas a tu rival la Provincia { $card }.
}
guide-merit-conquers-from = { $sure ->
    [no] Puedes quitarle una Provincia a otra Civilización.
   *[yes] Le quitas una Provincia a otra Civilización.
}
guide-merit-conquers-free = { $sure ->
    [no] Esta Provincia puede ser tuya.
   *[yes] Esta Provincia pasa a ser tuya.
}
guide-merit-develops = Entra en vigor tu Conducta cultural { $card }.
guide-merit-defeats = Derrotas al Monstruo { $card }.
guide-merit-advantage = Te llevas la Ventaja.
# $number: what completing it costs.
guide-merit-begins = Empiezas la Maravilla { $card }; completarla cuesta { $number } de Producción.
guide-merit-acquires = { $sure ->
    [no] La carta { $card } puede ser tuya.
   *[yes] La carta { $card } pasa a ser tuya.
}
# What a new card gives.
guide-merit-yields = La carta { $card } da { $amounts } cada vez que se activa.
# Resources that an option brings; $card: the dearest card that they pay.
guide-merit-affords = { $sure ->
    [no] Puede bastar para la carta { $card }.
   *[yes] Con eso alcanza para la carta { $card }.
}
guide-merit-defends = Tu rival pagará { $number } más por tu Provincia superior.
guide-merit-hires = La Celebridad { $card } se une a ti.
guide-merit-outpost = Un Puesto de avanzada protege la Provincia.
guide-merit-market-token = Consigues una ficha de Mercado que puedes usar cuando quieras.
guide-merit-production-token = Consigues una ficha de Producción que conservas hasta gastarla.
guide-merit-trades = Usas lo que ofrece { $card } y tienes más Oro allí.
# $number: cards in the row and the column, with the Knowledge under them.
guide-merit-activates = { $number ->
    [one] Activa { $number } carta.
   *[other] Activa { $number } cartas.
}
# $number: those that can be used after that.
guide-merit-usable = { $number ->
    [one] { $number } de ellas tiene un efecto que usar.
   *[other] { $number } de ellas tienen efectos que usar.
}
guide-merit-progress = Robas una carta más, que puedes usar.
guide-merit-reinforces = La carta { $card } se queda en tu Ciudad.
guide-merit-archives = La carta { $card } se va para siempre: las demás vuelven antes.
guide-merit-explores = Un Explorador avanza.
guide-merit-moves = Una Unidad va adonde hace falta.
# $parts: where they come from, such as "Conocimientos +1, Dominio +3".
guide-merit-points = { $points ->
    [one] { $sure ->
        [no] Puede dar { $points } punto más
       *[yes] { $points } punto más
    }
   *[other] { $sure ->
        [no] Puede dar { $points } puntos más
       *[yes] { $points } puntos más
    }
}: { $parts }.
guide-merit-gains = { $sure ->
    [no] Puede dar { $amounts }.
   *[yes] Da { $amounts }.
}
guide-merit-exchanges = { $sure ->
    [no] Puede cambiar { $costs } por { $amounts }.
   *[yes] Cambia { $costs } por { $amounts }.
}
# What is paid for it is gone anyway at the end of the turn or the round.
guide-merit-unspent = De todos modos no podrías conservar { $amounts }.
guide-merit-rest = Ahora nada parece mejor.
guide-merit-declines = Nada de lo que se ofrece aquí parece mejor.
guide-merit-without = Sigues sin ello.
guide-merit-any = Merece la pena jugar con cualquiera.
guide-merit-best = El ordenador elegiría esto.
guide-merit-near = Parece casi igual de bueno.
guide-merit-little = Poco habla a su favor.

## A word at each first time

guide-first-completed = ¡Tu primera Maravilla! Ya tienes su efecto único, la carta está encima de tu mazo de Ciudad y vale 2 puntos.
guide-first-developed = Tu primera Conducta cultural: 2 puntos. Su efecto único se aplica ahora y otra vez con cada nueva Conducta cultural; su efecto permanente dura hasta que otra la cubra.
guide-first-progressed = Avances científicos: con 2 de Ciencia has robado la primera carta de tu mazo de Ciudad, con todo lo que da.
guide-first-reshuffled = Tu mazo de Ciudad se acabó, así que la pila de descartes forma el nuevo: lo que adquiriste vuelve a salir.
guide-first-conquered = { $provinces ->
    [cards] ¡Tu primera conquista! La Provincia está en tu pila: 1 punto para ti y uno menos para tu rival. Te la pueden quitar.
   *[map] ¡Tu primera conquista! La Provincia vale 1 punto mientras la controles.
}
guide-first-lost-province = { $provinces ->
    [cards] Tu rival te ha quitado una Provincia. Solo se puede quitar la de arriba; las Barricadas la encarecen.
   *[map] Te han quitado una Provincia. Con Unidades y Puestos de avanzada las demás son más difíciles de conquistar.
}
guide-first-advantage-mine = La Ventaja es tuya: ya puedes usar a tu Líder militar. Tu rival puede quitártela pagando más del mismo Recurso.
guide-first-advantage-theirs = Ahora tu rival tiene la Ventaja. Para tomarla, paga más del Recurso que hay en ella.
guide-first-advantage-decays = La Ventaja se desgasta: cada ronda pierde una ficha, y sin fichas no la tiene nadie.
guide-first-claimed = Una Ciudad libre es tuya: 2 puntos, y otra ocupa su lugar.
guide-first-passed = Has pasado: tus cartas activadas se han descartado y los Recursos básicos que te quedaban se pierden. Cuando todo el mundo haya pasado, tu Ciudad se llena para la ronda siguiente.
guide-first-market-token = Tienes una ficha de Mercado en tu reserva: úsala una vez, cuando quieras en tu turno.
guide-first-monster-found = Ha aparecido un Monstruo. Ataca una vez y bloquea su loseta hasta que un Explorador lo derrote.
guide-first-solo-card = El Autómata sigue su carta de Solitario, línea a línea; solo se decide por él lo que sus reglas dejan abierto.
guide-first-final-round = { $cycle ->
    [turn] Se acerca el final: cuando acabe esta ronda, cada Civilización tiene un último turno. Gástalo todo en puntos.
   *[round] La próxima ronda es la última. Gástalo todo en puntos.
}
guide-first-game-over = La partida ha terminado. La hoja de puntuación dice de dónde viene cada punto.
