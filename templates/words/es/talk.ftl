### Lo que la gente se dice.

talk-nav = { $n ->
    [0] Mensajes
   *[other] Mensajes ({ $n })
}
talk-messages = Mensajes
talk-to-opponent = Mensaje a tu rival
talk-your-message = Tu mensaje
talk-send = Enviar
talk-two-only = Solo vosotros dos veis esto.
talk-remarks = Comentarios de los espectadores
talk-your-remark = Tu comentario sobre esta partida
talk-remark-button = Comentar
talk-remarks-later = Lo que comentan los espectadores lo podrás leer cuando termine la partida.
talk-remarks-hidden = Los jugadores solo leen esto cuando termina la partida, y tú no ves lo que se dicen entre ellos.
talk-remarks-open = La partida ha terminado: todos pueden leer esto.
talk-with = con { $move }
talk-after = tras { $move }
talk-report = Denunciar
talk-silenced = { $name } ha dicho algo: mostrarlo
talk-note = Mi nota
talk-no-note = Escribir una nota para ti
talk-note-label = Tu nota sobre esta partida
talk-note-save = Guardar la nota
talk-note-hint = Nadie más que tú la lee nunca. Aparece en el PGN con tus ideas.
talk-nothing = Escribe algo primero.
talk-too-long = Es demasiado largo: escribe como máximo { $n } caracteres.
talk-blocked = Este jugador no acepta mensajes tuyos.
talk-you-block = Has bloqueado a este jugador. Desbloquéalo para escribirle.
talk-gone = Este jugador no lee mensajes por ahora. Lo dicho permanece.
talk-conversations = Conversaciones
talk-no-conversations = Todavía no has hablado con nadie. En la página de un jugador puedes escribirle.
talk-unread = { $n ->
    [one] { $n } nuevo
   *[other] { $n } nuevos
}
talk-you-said = Tú: { $text }
talk-you = Tú
talk-new = nuevo
talk-pages = Páginas
talk-newer = Más recientes
talk-older = Más antiguos
talk-with-name = Conversación con { $name }
talk-their-page = Página de { $name }
talk-write = Escribir un mensaje
talk-mute = Silenciar
talk-unmute = Dejar de silenciar
talk-block = Bloquear
talk-unblock = Desbloquear
talk-is-blocked = Has bloqueado a { $name }: no puede escribirte ni desafiarte.
talk-is-muted = Has silenciado a { $name }: lo que dice queda plegado. No se le avisa.
talk-ties = Jugadores bloqueados y silenciados
talk-blocked-title = Bloqueados
talk-muted-title = Silenciados
talk-block-hint = No pueden escribirte ni desafiarte. Las partidas en juego continúan.
talk-mute-hint = Lo que dicen queda plegado y ninguna carta te lo cuenta. No se enteran.
talk-nobody = Nadie.
