### Ce que les gens se disent.

talk-nav = { $n ->
    [0] Messages
   *[other] Messages ({ $n })
}
talk-messages = Messages
talk-to-opponent = Message à votre adversaire
talk-your-message = Votre message
talk-send = Envoyer
talk-two-only = Vous êtes les deux seuls à voir ceci.
talk-remarks = Remarques des spectateurs
talk-your-remark = Votre remarque sur cette partie
talk-remark-button = Publier
talk-remarks-later = Vous pourrez lire les remarques des spectateurs une fois la partie terminée.
talk-remarks-hidden = Les joueurs ne lisent ceci qu’une fois la partie terminée, et vous ne voyez pas ce qu’ils se disent.
talk-remarks-open = La partie est terminée : tout le monde peut lire ceci.
talk-with = avec { $move }
talk-after = après { $move }
talk-report = Signaler
talk-silenced = { $name } a écrit quelque chose : l’afficher
talk-note = Ma note
talk-no-note = Écrire une note pour vous-même
talk-note-label = Votre note sur cette partie
talk-note-save = Enregistrer la note
talk-note-hint = Personne d’autre que vous ne la lit jamais. Elle figure dans le PGN avec vos réflexions.
talk-nothing = Écrivez d’abord quelque chose.
talk-too-long = C’est trop long : écrivez au plus { $n } caractères.
talk-blocked = Ce joueur n’accepte pas de messages de votre part.
talk-you-block = Vous avez bloqué ce joueur. Débloquez-le pour lui écrire.
talk-gone = Ce joueur ne lit pas de messages pour le moment. Ce qui a été dit reste.
talk-conversations = Conversations
talk-no-conversations = Vous n’avez encore parlé avec personne. Sur la page d’un joueur, vous pouvez lui écrire.
talk-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
talk-you-said = Vous : { $text }
talk-you = Vous
talk-new = nouveau
talk-pages = Pages
talk-newer = Plus récents
talk-older = Plus anciens
talk-with-name = Conversation avec { $name }
talk-their-page = Page de { $name }
talk-write = Écrire un message
talk-mute = Masquer
talk-unmute = Ne plus masquer
talk-block = Bloquer
talk-unblock = Débloquer
talk-is-blocked = Vous avez bloqué { $name }, qui ne peut ni vous écrire ni vous défier.
talk-is-muted = Vous avez masqué { $name } : ses messages sont repliés, et l’intéressé n’en sait rien.
talk-ties = Joueurs bloqués et masqués
talk-blocked-title = Bloqués
talk-muted-title = Masqués
talk-block-hint = Ils ne peuvent ni vous écrire ni vous défier. Les parties en cours continuent.
talk-mute-hint = Ce qu’ils disent est replié, et aucune lettre ne vous en parle. Ils n’en savent rien.
talk-nobody = Personne.
