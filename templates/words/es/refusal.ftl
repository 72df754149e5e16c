### Por qué no ha pasado nada.

refusal-already-done = Esto ya está hecho.
refusal-over = La partida ha terminado.
refusal-being-proven = La partida ha terminado. Su resultado se está comprobando y llega en un momento.
refusal-not-your-turn = No te toca jugar.
refusal-stale = La posición ha cambiado desde que abriste esta página. Mira el tablero y elige de nuevo.
refusal-no-offer = Ya no hay ninguna oferta de tablas que responder.
refusal-offer-with-move = Te toca jugar: ofrece las tablas junto con tu jugada.
refusal-offer-too-soon = Podrás ofrecer tablas de nuevo después de { $n ->
        [one] una jugada tuya
       *[other] { $n } jugadas tuyas
    } más.
refusal-offer-stands = Tu rival ya ofrece tablas: puedes aceptarlas.
refusal-no-takebacks = Esta partida se juega sin retirar jugadas.
refusal-time-range = Puedes dar de 1 a 30 días enteros cada vez.
refusal-time-often = Has dado tiempo tres veces desde la última jugada. Espera a la siguiente.
refusal-time-full = Ya es suficiente: ningún reloj admite más de 365 días.
refusal-no-clock = Esta partida no tiene límite de tiempo.
refusal-no-leave = En esta partida ningunas vacaciones paran el reloj.
refusal-flag-fresh = El tiempo acaba de agotarse y aún puede llegar una jugada. Reclámalo dos minutos más tarde.
refusal-flag-stands = No hay tiempo agotado que reclamar: aún queda tiempo, o la jugada ha llegado.
refusal-nothing-to-take-back = No tienes ninguna jugada que retirar.
refusal-takeback-stands = Tu rival ya pide retirar una jugada: puedes concedérselo.
refusal-not-asked = Ya nadie pide retirar una jugada.
refusal-no-conditional-moves = Esta partida se juega sin jugadas condicionales.
refusal-plan-on-your-turn = Te toca jugar: haz tu jugada y guarda con ella las líneas que la siguen.
refusal-plan-passed = No se ha guardado nada: mientras tanto se jugó { $moves }. Mira la partida de nuevo.
refusal-plan-changed = No se ha guardado nada: tu plan ha cambiado desde que abriste esta página.
refusal-no-such-line = Esa línea ya no está en tu plan.
refusal-plan = No se ha guardado nada. { $fault }
refusal-proposal = La propuesta no se ha enviado. { $fault }
refusal-proposal-stands = Tu propuesta sigue abierta: no puede haber otra hasta que tu rival se desvíe.
refusal-lines-not-kept = La jugada ya se hizo, sin estas líneas. Aún puedes guardarlas mientras tu rival piensa.
refusal-not-proposed = Estas jugadas ya no están propuestas.
refusal-bound = Has propuesto { $move } y te compromete hasta que tu rival se desvíe.
refusal-too-late-to-abort = Ambos bandos han jugado: la partida ya no se puede anular.
