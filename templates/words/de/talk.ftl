### Was Menschen einander sagen.

talk-nav = { $n ->
    [0] Nachrichten
   *[other] Nachrichten ({ $n })
}
talk-messages = Nachrichten
talk-to-opponent = Nachricht an deinen Gegner
talk-your-message = Deine Nachricht
talk-send = Senden
talk-two-only = Nur ihr beide seht das.
talk-remarks = Bemerkungen der Zuschauer
talk-your-remark = Deine Bemerkung zu dieser Partie
talk-remark-button = Bemerken
talk-remarks-later = Was Zuschauer bemerken, kannst du lesen, sobald die Partie beendet ist.
talk-remarks-hidden = Die Spieler lesen das erst, wenn die Partie beendet ist, und du siehst nicht, was sie einander sagen.
talk-remarks-open = Die Partie ist beendet: Alle können das lesen.
talk-with = mit { $move }
talk-after = nach { $move }
talk-report = Melden
talk-silenced = { $name } hat etwas gesagt: anzeigen
talk-note = Meine Notiz
talk-no-note = Eine Notiz für dich schreiben
talk-note-label = Deine Notiz zu dieser Partie
talk-note-save = Notiz speichern
talk-note-hint = Niemand außer dir liest sie je. Sie steht im PGN mit deinen Gedanken.
talk-nothing = Schreib zuerst etwas.
talk-too-long = Das ist zu lang: Schreib höchstens { $n } Zeichen.
talk-blocked = Von dir nimmt dieser Spieler keine Nachrichten an.
talk-you-block = Du hast diesen Spieler blockiert. Hebe das auf, um zu schreiben.
talk-gone = Dieser Spieler liest zurzeit keine Nachrichten. Was gesagt wurde, bleibt.
talk-conversations = Gespräche
talk-no-conversations = Du hast noch mit niemandem gesprochen. Auf der Seite eines Spielers kannst du ihm schreiben.
talk-unread = { $n } neu
talk-you-said = Du: { $text }
talk-you = Du
talk-new = neu
talk-pages = Seiten
talk-newer = Neuere
talk-older = Ältere
talk-with-name = Gespräch mit { $name }
talk-their-page = Seite von { $name }
talk-write = Nachricht schreiben
talk-mute = Stummschalten
talk-unmute = Nicht mehr stummschalten
talk-block = Blockieren
talk-unblock = Nicht mehr blockieren
talk-is-blocked = Du hast { $name } blockiert: Nachrichten und Herausforderungen von dort erreichen dich nicht.
talk-is-muted = Du hast { $name } stummgeschaltet: Was von dort kommt, ist zugeklappt. { $name } erfährt davon nichts.
talk-ties = Blockierte und stummgeschaltete Spieler
talk-blocked-title = Blockiert
talk-muted-title = Stummgeschaltet
talk-block-hint = Sie können dir weder schreiben noch dich herausfordern. Laufende Partien gehen weiter.
talk-mute-hint = Was sie sagen, ist zugeklappt, und kein Brief meldet es dir. Sie erfahren davon nichts.
talk-nobody = Niemand.
