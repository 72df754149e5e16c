### What people say to each other.

talk-nav = { $n ->
    [0] Messages
   *[other] Messages ({ $n })
}
talk-messages = Messages
talk-to-opponent = Message to your opponent
talk-your-message = Your message
talk-send = Send
talk-two-only = Only the two of you see this.
talk-remarks = Remarks of spectators
talk-your-remark = Your remark about this game
talk-remark-button = Remark
talk-remarks-later = What spectators remark you can read when the game is over.
talk-remarks-hidden = The players read this only when the game is over, and you do not see what they say to each other.
talk-remarks-open = The game is over: everybody can read this.
talk-with = with { $move }
talk-after = after { $move }
talk-report = Report
talk-silenced = { $name } said something: show it
talk-note = My note
talk-no-note = Write a note for yourself
talk-note-label = Your note about this game
talk-note-save = Save the note
talk-note-hint = Nobody but you ever reads it. It stands in the PGN with your thoughts.
talk-nothing = Write something first.
talk-too-long = This is too long: write at most { $n } characters.
talk-blocked = This player takes no messages from you.
talk-you-block = You have blocked this player. Unblock them to write.
talk-gone = This player reads no messages at present. What was said stays.
talk-conversations = Conversations
talk-no-conversations = You have not talked with anybody yet. On the page of a player you can write to them.
talk-unread = { $n } new
talk-you-said = You: { $text }
talk-you = You
talk-new = new
talk-pages = Pages
talk-newer = Newer
talk-older = Older
talk-with-name = Conversation with { $name }
talk-their-page = Page of { $name }
talk-write = Write a message
talk-mute = Mute
talk-unmute = Unmute
talk-block = Block
talk-unblock = Unblock
talk-is-blocked = You have blocked { $name }, who can neither write to you nor challenge you.
talk-is-muted = You have muted { $name }: what they say is folded away. They are not told.
talk-ties = Blocked and muted players
talk-blocked-title = Blocked
talk-muted-title = Muted
talk-block-hint = They can neither write to you nor challenge you. Games that run go on.
talk-mute-hint = What they say is folded away, and no letter tells you of it. They do not learn of it.
talk-nobody = Nobody.
