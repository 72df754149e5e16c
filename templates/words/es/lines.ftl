### Qué está mal en las líneas escritas.

lines-at = { $place }: { $why }
lines-number = El número no concuerda: la jugada aquí es { $expected }
lines-nothing-to-vary = Una variante entre paréntesis va detrás de la jugada que sustituye.
lines-bracket-open = Falta cerrar un paréntesis.
lines-bracket-closed = Se cierra un paréntesis que nunca se abrió.
lines-comment-open = Falta cerrar un comentario entre {"{ }"}.
lines-comment-closed = Una {"}"} cierra un comentario que nunca se abrió.
lines-after-the-end = Aquí no puede seguir nada.
lines-word = «{ $word }» no puede estar aquí.
lines-guard = «{ $word }» no es una condición. Escribe any, o any-unless- y luego capture, check o attack, unidos por guiones.
lines-any-without-answer = Detrás de «any» va tu respuesta.
lines-any-never = Esta respuesta no es posible tras ninguna de las réplicas a las que se aplica.
lines-too-long = Una línea puede tener como máximo { $limit } medios movimientos.
lines-two-answers = La misma posición ya tiene otra respuesta: { $first }. Elige una de las dos.
lines-no-answer = Falta tu respuesta a esta jugada.
lines-too-deep = Un plan puede llegar a { $limit } medios movimientos por delante.
lines-too-many = Hay sitio para { $limit }; quita algo primero.
lines-too-many-lines = Una propuesta tiene como máximo { $limit } líneas.
lines-comments = Los comentarios tienen sitio para { $limit } caracteres en total.
lines-empty = Escribe al menos una jugada.
lines-book-moves = Un cuaderno tiene sitio para { $limit } jugadas. Quita algo primero.
lines-book-comments = Los comentarios de un cuaderno tienen como máximo { $limit } caracteres.
lines-book-comment = Un comentario tiene como máximo { $limit } caracteres.
