"""What messages say in random games and in made-up standings: their examples, and the pictures in which they stand.

Random games are played, and what their tellers say is an example of its message. A message that they did not say gets
made-up values: `‹who›` is a text, and every value that it selects by is tried.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from render.catalogue import FACES
from render.face import Face, Teller
from render.picture import encode
from render.samples import NAMES, random_game, samples
from render.scene import Scene
from render.tournaments import samples as standings
from render.tournaments.picture import picture
from render.tournaments.words import alt, written
from rules.catalogue import GAMES as RULES
from rules.core import Choice, Over, Played, Resign
from rules.notation import legal
from words import Language, Words, of
from words.compiler import identifier
from words.meaning import NUMBER, YES_OR_NO, Kind, kinds
from words.source import Message, Source

GAMES = 6
"""How many random games of each kind are looked at."""

SCENES = 6
"""How many scenes of each kind of game are drawn, most of them twice: as a board and as a picture of a replay."""

MOST = 4
"""How many examples of a message are shown."""

TOURNAMENTS = "tournaments"
"""What pictures of tournaments are called."""

NUMBERS = (0, 1, 2, 5)
"""The numbers in made-up examples: they have all plural forms of the languages that there are."""


class Picture(Struct, frozen=True):
    """A picture of a random game, as a PNG file. `name` is unique on a page: `stranded-2`."""

    name: str
    image: bytes


class Example(Struct, frozen=True):
    """What a message said with these values."""

    given: dict[str, Any]
    said: str


class Recorder(Struct):
    """Notes what the words of a language say, by file and message."""

    language: Language
    heard: dict[tuple[str, str], list[Example]] = field(default_factory=dict)
    painted: dict[tuple[str, str], str] = field(default_factory=dict)
    """By file and message, the name of the first picture that contains it."""
    picture: str = ""
    """The name of the picture that is being painted."""

    def words(self) -> Words:
        """Words that are noted when they are said."""
        return Words(self.language, lambda file: _Noted(self, file, getattr(of(self.language), file)))

    def note(self, file: str, name: str, example: Example) -> None:
        """Keep the example, if the message has few so far and none like it."""
        if self.picture:
            self.painted.setdefault((file, name), self.picture)
        kept = self.heard.setdefault((file, name), [])
        if len(kept) < MOST and all(each.said != example.said for each in kept):
            kept.append(example)


class _Noted:
    """The words of a file, which notes what they say."""

    def __init__(self, recorder: Recorder, file: str, words: Any) -> None:
        self._recorder, self._file, self._words = recorder, file, words

    def __getattr__(self, name: str) -> Callable[..., str]:
        tell = getattr(self._words, name)

        def told(**given: Any) -> str:
            said = str(tell(**given))
            self._recorder.note(self._file, name, Example(given, said))
            return said

        return told


def listen(recorder: Recorder) -> dict[str, list[Picture]]:
    """Have the tellers of all games speak about random games, and standings be drawn.

    Returns pictures of each game by its key, and those of tournaments.
    """
    pictures: dict[str, list[Picture]] = {}
    for key, make in FACES.items():
        face = make(recorder.words())
        dice = random.Random(key)  # noqa: S311 - which games are looked at, the same each time
        face.teller.about  # noqa: B018 - what the game is called is heard, too
        for _ in range(GAMES):
            _listen_to(face.teller, _game(key, dice), dice)
        pictures[key] = list(_painted(recorder, key, face))
    pictures[TOURNAMENTS] = list(_standings(recorder))
    return pictures


def _standings(recorder: Recorder) -> Iterator[Picture]:
    """Pictures of the standings of tournaments. The recorder learns what they say, in the picture and in words."""
    say = recorder.words()
    for number, each in enumerate(standings.samples(), 1):
        name = recorder.picture = f"{TOURNAMENTS}-{number}"
        texts = written(say, each)
        recorder.picture = ""
        alt(say, each)
        yield Picture(name, picture(each, texts))


def _painted(recorder: Recorder, key: str, face: Face) -> Iterator[Picture]:
    """Pictures of a game. The recorder learns which messages are in each of them."""
    numbers = itertools.count(1)
    for scene in itertools.islice(samples(key, 2), SCENES):
        shown = [scene]
        if scene.recent and not scene.chosen:
            shown.append(replace(scene, replay=True, recent=scene.recent[-1:], choices=()))
        for each in shown:
            name = recorder.picture = f"{key}-{next(numbers)}"
            sheets = face.painter.paint(each)
            recorder.picture = ""
            # The other sheets of a scene stand below the first one, which is the one that messages lead to.
            for number, sheet in enumerate(sheets, 1):
                yield Picture(name if number == 1 else f"{name}-{number}", encode(sheet, face))


def _game(key: str, dice: random.Random) -> list[Played]:
    game = RULES[key]
    options = {option.name: dice.choice(option.values) for option in game.options}
    return random_game(game.new(dice.choice(list(game.seats)), options), dice)


def _listen_to(teller: Teller, played: list[Played], dice: random.Random) -> None:
    """Have a teller say everything about a game: what each ply did, and what can be done, also what cannot."""
    names = NAMES[: played[0].before.seats]
    for number, each in enumerate(played, 1):
        scene = Scene(each.after, names, tuple(played[max(0, number - 3) : number]), viewer=1 + number % len(names))
        teller.tell([each], names), teller.tell_on_board([each], names), teller.tell_briefly([each], names)
        if number % 5 == 0 or number == len(played):
            teller.alt(scene), teller.text(scene), teller.grid(scene), teller.caption(scene), teller.study(each.after)
        if isinstance(each.after.turn(), Over):
            teller.result(each.after, names)
        elif isinstance(each.after.turn(), Choice):
            _ask(teller, scene, [str(dice.choice(played).ply).split() for _ in range(8)], dice)
    last = played[len(played) // 2].before
    for seat in last.remaining():
        given_up = last.resign(seat)
        teller.tell([Played(last, seat, Resign(seat), given_up)], names)
        if isinstance(given_up.turn(), Over):
            teller.result(given_up, names)
    teller.caption(Scene(last, names)), teller.alt(Scene(last, names, stopped=True))


def _ask(teller: Teller, scene: Scene, others: list[list[str]], dice: random.Random) -> None:
    """Have a teller say what the seat to act can do, and why it cannot do what `others` name."""
    here = scene.position
    teller.ask(here), teller.hint(here), teller.progress(here, scene.names)
    plies = list(legal(here))
    for ply in dice.sample(plies, min(len(plies), 12)):
        words = str(ply).split()
        for length in range(1, len(words) + 1):
            teller.label(here, words[:length])
            teller.menu(here, words[: length - 1], None)
        teller.menu(here, (), teller.weigh(here, words[:1])[0])
        teller.repeated(here, words)
    for words in (*others, ["z9"], ["a1", "a1"]):
        teller.why_not(here, words)


def made_up(source: Source, message: Message, say: Any) -> list[Example]:
    """Examples of a message with made-up values, which try every value that the message selects by."""
    wanted = kinds(source, message)
    values = {identifier(name): _values(name, kind) for name, kind in wanted.items()}
    longest = max([1, *map(len, values.values())])
    rows = [dict(zip(values, row, strict=True)) for row in itertools.product(*values.values())][:500]
    if len(rows) > MOST:
        # Not all combinations, but each value at least once.
        rows = [{name: each[number % len(each)] for name, each in values.items()} for number in range(longest)]
    tell = getattr(say, identifier(message.id))
    return [Example(row, tell(**row)) for row in rows]


def _values(name: str, kind: Kind) -> Sequence[Any]:
    if kind.python == NUMBER:
        return NUMBERS
    if kind.python == YES_OR_NO:
        return (True, False)
    return kind.values or (f"‹{name}›",)
