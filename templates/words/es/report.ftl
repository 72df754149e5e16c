### Denunciar a un jugador o lo que se dijo.

report-player = Denunciar a { $player }
report-message = Denunciar un mensaje de { $player }
report-intro = Los administradores leen tu aviso y saben que es tuyo. A { $player } no se le dice.
report-what = ¿Qué ha pasado?
report-send = Enviar el aviso
report-words = Di qué ha pasado, en 1 a { $most } caracteres.
report-oneself = No puedes denunciarte a ti mismo.
report-too-many = Has enviado { $most } avisos en un día. Espera a mañana.
report-settle-words = Anota qué resultó, en 1 a { $most } caracteres.
report-about-oneself = Este aviso es sobre ti. Tiene que resolverlo otro administrador.
report-settled-already = Este aviso ya estaba resuelto. Mira la lista otra vez.
