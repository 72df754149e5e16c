ladder-rules-steps = Eine Treppe mit Stufen. Alle beginnen auf Stufe 1. Ein Sieg ist eine Stufe hinauf, eine Niederlage eine hinunter, und niemand fällt unter Stufe 1. Du forderst Spieler auf deiner eigenen Stufe oder bis zu { $below } Stufen darunter heraus.
ladder-rules-challenges = Du hast höchstens eine Partie als Herausforderer und eine als Herausgeforderter. Wer herausgefordert wird, hat Weiß. Wer eine Herausforderung ablehnt oder nicht innerhalb von { $answer } Tagen beantwortet, verliert. Im Urlaub verliert niemand. Dieselben zwei können { $again } Tage nach ihrer Partie wieder aufeinandertreffen.
ladder-start = Sie ist immer offen.
ladder-places = Es gibt { $n } Plätze.
ladder-phase-open = immer offen
ladder-workload =
    { $n ->
        [one] Das ist { $n } Partie gleichzeitig, wenn du willst.
       *[other] Das sind bis zu { $n } Partien gleichzeitig: eine, die du beginnst, und eine, zu der dich andere herausfordern.
    }
ladder-steps = Stufen
ladder-size =
    { $n ->
        [one] 1 Spieler ist auf der Treppe.
       *[other] { $n } Spieler sind auf der Treppe.
    }
ladder-closed = Die Treppe ist geschlossen. Niemand kann sich mehr anmelden oder herausgefordert werden. Laufende Partien gehen weiter und zählen.
ladder-step = Stufe { $step }
ladder-plays-against = spielt gegen { $opponent }
ladder-history = Verlauf
ladder-history-of = Verlauf von { $player }
ladder-challenge = Herausfordern
ladder-challenges = Herausforderungen auf Treppen
ladder-challenge-to-you = { $player } fordert dich heraus.
ladder-challenge-by-you = Du hast { $player } herausgefordert.
ladder-challenge-to-you-on = { $player } fordert dich auf { $name } heraus.
ladder-challenge-by-you-on = Du hast { $player } auf { $name } herausgefordert.
ladder-challenge-answer-until = Antworte bis { $date }. Wenn du ablehnst oder nicht antwortest, verlierst du eine Stufe.
ladder-challenge-expires = Die Antwort muss bis { $date } kommen.
ladder-obstacle-not-on-ladder = Nicht mehr auf der Treppe.
ladder-obstacle-oneself = Du kannst dich nicht selbst herausfordern.
ladder-obstacle-above = Auf einer höheren Stufe: Nur dieser Spieler kann dich herausfordern.
ladder-obstacle-too-far-below = Mehr als { $most } Stufen unter dir.
ladder-obstacle-waiting = Zwischen dir und diesem Spieler wartet schon eine Herausforderung auf Antwort.
ladder-obstacle-playing = Du spielst schon gegen diesen Spieler.
ladder-obstacle-met-recently =
    { $days ->
        [one] Deine letzte Begegnung mit diesem Spieler ist erst kurz her. In 1 Tag ist eine neue Herausforderung möglich.
       *[other] Deine letzte Begegnung mit diesem Spieler ist erst kurz her. In { $days } Tagen ist eine neue Herausforderung möglich.
    }
ladder-obstacle-challenger-full = Du hast schon eine Herausforderung oder eine Partie als Herausforderer.
ladder-obstacle-challenged-full = Schon herausgefordert, oder mit einer Partie als Herausgeforderter beschäftigt.
ladder-obstacle-on-vacation = Im Urlaub.
ladder-obstacle-cannot-play = Dieses Konto ist gesperrt oder geschlossen.
ladder-error-no-ladder = Das ist in diesem Turnier nicht möglich.
ladder-error-full = Alle Plätze auf dieser Treppe sind belegt. Versuche es später noch einmal.
ladder-error-no-such-challenge = Eine solche Herausforderung gibt es für dich nicht.
ladder-error-challenge-settled = Diese Herausforderung ist schon erledigt.
ladder-error-challenge-full = Einer der beiden Spieler hat noch eine laufende Partie in derselben Rolle. Diese Herausforderung kann nicht angenommen werden, und niemand verliert durch sie.
ladder-error-start = Eine Treppe ist offen, sobald sie angekündigt ist. Leere dieses Feld.
ladder-error-end = Eine Treppe hat keinen letzten Tag: Du kannst sie jederzeit schließen. Leere dieses Feld.
ladder-error-hidden = Auf einer Treppe wären die Partien für immer verborgen. Wähle eine andere Sichtbarkeit.
ladder-error-lot = Auf einer Treppe wären alle Stellungen eines Loses von Anfang an bekannt. Wähle eine Stellung.
ladder-new-hint = Sie öffnet mit der Ankündigung und hat kein Ende; du kannst sie schließen. Ihre Bedingungen lassen sich später nicht ändern. Beginn, Startnummern, Punkte und Feinwertungen bedeuten hier nichts.
ladder-close = Treppe schließen
ladder-close-hint = Niemand kann sich mehr anmelden oder herausgefordert werden, und offene Herausforderungen verfallen. Laufende Partien gehen weiter und zählen. Mit der letzten von ihnen endet die Treppe.
ladder-withdraw-hint = Du verlässt die Treppe und verlierst deine Stufe. Deine laufenden Partien sind verloren, und dann kannst du dich 90 Tage lang zu keinem Turnier anmelden. Ohne laufende Partien folgt sonst nichts. Wenn du wiederkommst, beginnst du auf Stufe 1.
ladder-place = <a>{ $tournament }</a>, Herausforderung { $challenge }
ladder-csv = Stufen als CSV
ladder-csv-won = Gewonnen
ladder-csv-drawn = Remis
ladder-csv-lost = Verloren
ladder-history-title = { $player } auf { $name }
ladder-history-hint = Die Stufen folgen aus den Ergebnissen in der Reihenfolge, in der Partien endeten. Sie werden jedes Mal neu berechnet: Ändert ein Schiedsrichter ein Ergebnis, ändert sich diese Liste.
ladder-history-step = Stufe
ladder-history-entered = Angemeldet
ladder-history-won = Gewonnen gegen { $player }
ladder-history-drawn = Remis gegen { $player }
ladder-history-lost = Verloren gegen { $player }
ladder-history-not-accepted-by-other = { $player } hat eine Herausforderung nicht angenommen: zählt als Sieg
ladder-history-not-accepted = Eine Herausforderung von { $player } nicht angenommen: zählt als Niederlage
ladder-log-challenge-made = { $challenger } hat { $challenged } herausgefordert.
ladder-log-challenge-accepted = { $challenged } hat die Herausforderung von { $challenger } angenommen.
ladder-log-challenge-declined =
    { $how ->
        [vacation] { $challenged } hat die Herausforderung von { $challenger } abgelehnt und war in dieser Zeit im Urlaub: Niemand verliert.
        [full] { $challenged } hat die Herausforderung von { $challenger } abgelehnt, die nicht angenommen werden konnte: Niemand verliert.
       *[lost] { $challenged } hat die Herausforderung von { $challenger } abgelehnt und damit verloren.
    }
ladder-log-challenge-unanswered =
    { $how ->
        [vacation] { $challenged } hat die Herausforderung von { $challenger } nicht beantwortet und war in dieser Zeit im Urlaub: Niemand verliert.
        [full] { $challenged } hat die Herausforderung von { $challenger } nicht beantwortet, die nicht angenommen werden konnte: Niemand verliert.
       *[lost] { $challenged } hat die Herausforderung von { $challenger } nicht rechtzeitig beantwortet und damit verloren.
    }
ladder-log-challenge-withdrawn = { $challenger } hat die Herausforderung an { $challenged } zurückgezogen.
ladder-log-game-started = Ihre Partie hat begonnen.
ladder-log-closed = Die Treppe wurde geschlossen. Laufende Partien gehen weiter und zählen.
