### Relojes, como los muestran las páginas.

clock-none = sin límite de tiempo
clock-fell = bandera caída
clock-left = quedan { $time }
clock-still = está parado
clock-stock =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
     } para { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
     }
clock-on-leave = { $name } está de vacaciones hasta el { $to }.
clock-leave = { $name } está de vacaciones del { $from } al { $to }.
clock-control = Tiempo: { $control }.
clock-per-move = Lo que una jugada no necesita no se conserva.
clock-bank = Lo que una jugada no necesita queda en el reloj.
clock-cap = El tiempo añadido no sube un reloj más allá del máximo que se puede ahorrar; lo que dio el rival se queda.
clock-period = Cuentan días enteros: las primeras 24 horas de cada jugada son libres, y los días más allá del vigésimo en una jugada cuentan doble. Lo que sobra de un período pasa al siguiente. Ninguna jugada puede llevar { $silence } días o más.
clock-unlimited = No cae ninguna bandera.
clock-flag-falls-white = La bandera de las blancas cae el { $flag }.
clock-flag-fell-white = La bandera de las blancas cayó el { $flag }.
clock-runs-white = El reloj de las blancas corre desde el { $from }.
clock-rests-white = El reloj de las blancas está parado hasta el { $to }.
clock-flag-falls-black = La bandera de las negras cae el { $flag }.
clock-flag-fell-black = La bandera de las negras cayó el { $flag }.
clock-runs-black = El reloj de las negras corre desde el { $from }.
clock-rests-black = El reloj de las negras está parado hasta el { $to }.
clock-used-falls = Esta jugada ha gastado { $used } de { $all }; la bandera cae el { $flag }.
clock-used-fell = Esta jugada ha gastado { $used } de { $all }; la bandera cayó el { $flag }.
