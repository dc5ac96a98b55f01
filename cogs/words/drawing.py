"""What players call the things that chance decides in a game: its dice, its cards, or the lot."""

from __future__ import annotations

from msgspec import Struct

from render.kit.words import capital
from sessions.session import Session


class Drawn(Struct, frozen=True):
    """How to speak of what a game draws by chance: `the dice`, and the verb that follows it (`are`)."""

    the: str
    plural: bool = True

    @property
    def beginning(self) -> str:
        """The same at the beginning of a sentence ("The dice")."""
        return capital(self.the)

    def verb(self, several: str, one: str) -> str:
        """`several` after a plural ("are"), `one` after a singular ("is")."""
        return several if self.plural else one

    @property
    def them(self) -> str:
        """The pronoun, where it is an object."""
        return self.verb("them", "it")


_DRAWN = {"dice": Drawn("the dice"), "cards": Drawn("the cards"), "lot": Drawn("the lot", plural=False)}


def drawn_in(session: Session) -> Drawn:
    """What is drawn by chance in the session's game. In a game without chance that is who sits where: the lot."""
    return _DRAWN[session.game.draws]
