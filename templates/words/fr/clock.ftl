### Les pendules sur les pages.

clock-none = sans limite de temps
clock-fell = drapeau tombé
clock-left = reste { $time }
clock-still = arrêtée
clock-stock =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
     } pour { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
     }
clock-on-leave = { $name } est en congé jusqu’au { $to }.
clock-leave = { $name } est en congé du { $from } au { $to }.
clock-control = Cadence : { $control }.
clock-per-move = Ce qu’un coup n’utilise pas n’est pas gardé.
clock-bank = Ce qu’un coup n’utilise pas reste à la pendule.
clock-cap = Le temps ajouté n’élève pas une pendule au-delà du maximum que l’on peut épargner ; ce que l’adversaire a donné reste.
clock-period = On compte en jours entiers : les 24 premières heures de chaque coup sont libres, et les jours au-delà du vingtième sur un coup comptent double. Ce qui reste d’une période est reporté. Aucun coup ne peut prendre { $silence } jours ou plus.
clock-unlimited = Aucun drapeau ne tombe.
clock-flag-falls-white = Le drapeau des blancs tombe le { $flag }.
clock-flag-fell-white = Le drapeau des blancs est tombé le { $flag }.
clock-runs-white = La pendule des blancs tourne depuis le { $from }.
clock-rests-white = La pendule des blancs est arrêtée jusqu’au { $to }.
clock-flag-falls-black = Le drapeau des noirs tombe le { $flag }.
clock-flag-fell-black = Le drapeau des noirs est tombé le { $flag }.
clock-runs-black = La pendule des noirs tourne depuis le { $from }.
clock-rests-black = La pendule des noirs est arrêtée jusqu’au { $to }.
clock-used-falls = Ce coup a utilisé { $used } sur { $all } ; le drapeau tombe le { $flag }.
clock-used-fell = Ce coup a utilisé { $used } sur { $all } ; le drapeau est tombé le { $flag }.
