"""Labels of the buttons of a match page that are no picks of the game, as pages send them over the socket."""

from __future__ import annotations

from typing import Final

AGAIN: Final = "!again"
"""Go back to the beginning of the step of a lesson."""
AGREE: Final = "!agree"
"""Agree to the undo that another player has asked for."""
BACK: Final = "!back"
"""Take back the last pick of the draft."""
CONFIRMATIONS: Final = ("never", "seen", "always")
"""Settings for confirmations: never; for moves that others would see or that lose something; always."""
NEVER, SEEN, ALWAYS = CONFIRMATIONS
CONFIRM: Final = "!yes"
"""Make the move that waits for a confirmation."""
HINT: Final = "!hint"
"""Ask for hints."""
TAKE_HINT: Final = "!hint-"
"""Followed by a number: pick what that hint proposes."""
LESS: Final = "!less-"
"""Followed by the label of a counter: take back the last move that it counted."""
LIFT_CURTAIN: Final = "!lift"
"""Show the next player's position on a shared screen."""
CLOSE_NOTE: Final = "!note-"
"""Followed by the id of a situation: close the note on it."""
REFUSE: Final = "!refuse"
"""Refuse the undo that another player has asked for."""
REMIND: Final = "!remind"
"""Send a reminder to the absent player whose turn it is."""
ROTATE: Final = "!turn"
"""Try the next orientation of what is being placed."""
STAND_IN: Final = "!bot"
"""Let a bot play for the absent player whose turn it is."""
UNDO: Final = "!undo"
"""Undo the seat's last decision, or ask the others for it."""
WITHDRAW: Final = "!withdraw"
"""Withdraw the own request for an undo."""
