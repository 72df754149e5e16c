### Reporting a player or what was said.

report-player = Report { $player }
report-message = Report a message of { $player }
report-intro = The administrators read your report, and know that it is yours. { $player } is not told.
report-what = What happened?
report-send = Send the report
report-words = Say what happened, in 1 to { $most } characters.
report-oneself = You cannot report yourself.
report-too-many = You have made { $most } reports within a day. Wait until tomorrow.
report-settle-words = Note what came of it, in 1 to { $most } characters.
report-about-oneself = This report is about you. Another administrator has to settle it.
report-settled-already = This report was settled already. Look at the list again.
