### Remis beanspruchen, und was daraus wird.

claim-offered = Das ist remis, wenn du es beanspruchst
claim-now = Remis beanspruchen
claim-now-with = Remis beanspruchen mit { $move }
claim-need-not = Du musst nicht: Du kannst auch weiterspielen.
claim-waiting = Wartet auf eine Entscheidung
claim-ruling = Eine Entscheidung
claim-accept = Remis annehmen
claim-answer-claim = Deine Antwort auf den Anspruch, ein Mal
claim-answer-appeal = Deine Antwort auf den Einspruch, ein Mal
claim-send = An die Verwaltung senden
claim-appeal = Gegen diese Entscheidung Einspruch erheben
claim-appeal-why = Warum sie falsch ist; jemand anderes aus der Verwaltung wird entscheiden
claim-appeal-send = Einspruch erheben
claim-appeal-running = Gegen eine Entscheidung kann man ein Mal Einspruch erheben, innerhalb von 14 Tagen und vor dem nächsten Zug.
claim-appeal-once = Gegen eine Entscheidung kann man ein Mal Einspruch erheben, innerhalb von 14 Tagen.
claim-silence = Dein Gegner hat seit dreißig Tagen nicht gezogen, und keine Uhr läuft.
claim-silence-ask = Die Verwaltung fragen
claim-silence-wish = Was du dir wünschst
claim-silence-send = Fragen
claim-form = Remis beanspruchen
claim-because = Wegen
claim-move = Dein Zug, der es remis macht, falls es einen braucht
claim-words = In Worten, für die Verwaltung und deinen Gegner
claim-claim = Beanspruchen
claim-hint = Was die Regeln entscheiden können, wird sofort entschieden. Alles andere geht an die Verwaltung: Bis dahin ruht die Partie, und keine Uhr läuft.
