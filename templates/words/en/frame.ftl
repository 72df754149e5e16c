### What stands around every page.

frame-site = Site
frame-games = My games
frame-lobby = Lobby
frame-letters = Letters
frame-desk = Desk
frame-log-out = Log out
frame-log-in = Log in
frame-register = Register
frame-refused = Your mail address refuses our letters, so you get none. <a>See why</a>
frame-free = Zugpost is free software under the AGPL.
frame-runs-on = { $site } runs on Zugpost, free software under the AGPL.
