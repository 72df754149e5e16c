### Lo que rodea cada página.

frame-site = Sitio
frame-games = Mis partidas
frame-lobby = Sala
frame-letters = Cartas
frame-desk = Administración
frame-log-out = Cerrar sesión
frame-log-in = Iniciar sesión
frame-register = Registrarse
frame-refused = Tu dirección de correo rechaza nuestras cartas, así que no recibes ninguna. <a>Ver por qué</a>
frame-free = Zugpost es software libre bajo la AGPL.
frame-runs-on = { $site } funciona con Zugpost, software libre bajo la AGPL.
