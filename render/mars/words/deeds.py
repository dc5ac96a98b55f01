"""What an ability of Stranded on Mars did, told in one sentence."""

from __future__ import annotations

from render.mars.words.speech import Speech
from words import lists


class Deeds:
    """What an ability did, one after the other. Cards that it brought one after the other share a deed."""

    def __init__(self, say: Speech) -> None:
        self._say = say
        self._deeds: list[str] = []
        self._taken: list[str] = []
        """The codes of the cards of which the last deed tells, if it brought cards."""

        self._seen = False
        """Whether these cards were only seen."""

    @property
    def any(self) -> bool:
        """Whether anything was done."""
        return bool(self._deeds)

    def add(self, deed: str) -> None:
        """The ability did something: one of the messages `did-…`."""
        self._deeds.append(deed)
        self._taken = []

    def take(self, code: str, *, seen: bool) -> None:
        """The ability brought a card, which was drawn or only `seen`."""
        if self._taken and self._seen == seen:
            self._deeds.pop()
        else:
            self._taken = []
        codes = [*self._taken, code]
        cards = self._say.cards(codes)
        self.add(self._say.mars.did_see(cards=cards) if seen else self._say.mars.did_draw(cards=cards))
        self._taken, self._seen = codes, seen

    def listed(self) -> str:
        """The deeds as a list in which no list of cards in one deed runs into the next deed."""
        words = self._say.words
        if len(set(self._taken)) > 1:
            return lists.listed(words, self._deeds)
        *first, last = self._deeds
        joint = words.kit.list_two(a="", b="")  # “and”, also in the name of a card
        if any(joint in deed for deed in first):
            return self._say.mars.deeds_last(most=lists.listed(words, first), last=last)
        return lists.both(words, self._deeds)
