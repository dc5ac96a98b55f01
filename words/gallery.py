"""`python -m words.gallery LANGUAGE`: all messages with examples, and pictures of all games, as one HTML page.

Random games are played, and what their tellers say is an example of its message, beside the English text of the same
moment. A message that they did not say is shown with made-up values: `‹who›` is a text, and every value that it selects
by is tried. For translators and reviewers; this is the one module of `words/` that imports other packages.
"""

from __future__ import annotations

import argparse
import base64
import html
import itertools
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from render.catalogue import FACES
from render.face import Face, Teller
from render.picture import draw
from render.samples import NAMES, random_game, samples
from render.scene import Scene
from rules.catalogue import GAMES as RULES
from rules.core import Choice, Over, Played, Resign
from rules.notation import legal
from words import ENGLISH, LANGUAGES, Language, Words, of
from words.compiler import identifier
from words.meaning import NUMBER, YES_OR_NO, Kind, kinds
from words.source import Message, Source, sources

GAMES = 6
"""How many random games of each kind are looked at."""

MOST = 4
"""How many examples of a message are shown."""

NUMBERS = (0, 1, 2, 5)
"""The numbers in made-up examples: they have all plural forms of the languages that there are."""


class Example(Struct, frozen=True):
    """What a message said with these values."""

    given: dict[str, Any]
    said: str


class Recorder(Struct):
    """Notes what the words of a language say, by file and message."""

    language: Language
    heard: dict[tuple[str, str], list[Example]] = field(default_factory=dict)

    def words(self) -> Words:
        """Words that are noted when they are said."""
        return Words(self.language, lambda file: _Noted(self, file, getattr(of(self.language), file)))

    def note(self, file: str, name: str, example: Example) -> None:
        """Keep the example, if the message has few so far and none like it."""
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


def listen(recorder: Recorder) -> dict[str, list[bytes]]:
    """Have the tellers of all games speak about random games. Returns pictures of each game, by its key."""
    pictures: dict[str, list[bytes]] = {}
    for key, make in FACES.items():
        face = make(recorder.words())
        dice = random.Random(key)  # noqa: S311 - which games are looked at, the same each time
        face.teller.about  # noqa: B018 - what the game is called is heard, too
        for _ in range(GAMES):
            _listen_to(face.teller, _game(key, dice), dice)
        pictures[key] = [image for scene in itertools.islice(samples(key, 2), 6) for image in _drawn(face, scene)]
    return pictures


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


def _drawn(face: Face, scene: Scene) -> Iterator[bytes]:
    yield from draw(face, scene).images
    if scene.recent and not scene.chosen:
        yield from draw(face, replace(scene, replay=True, recent=scene.recent[-1:], choices=())).images


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


def page(language: Language) -> str:
    """The whole page."""
    recorder, files = Recorder(language), sources()
    pictures = listen(recorder)
    name = of(language).languages.name()
    parts = [f"<h1>{_safe(name)} ({language})</h1>", _contents(files["en"], pictures)]
    for key, images in pictures.items():
        parts.append(f'<h2 id="pictures-{key}">Pictures: {key}</h2>')
        parts += [f'<img loading="lazy" src="{_address(image)}" alt="">' for image in images]
    for file, source in files["en"].items():
        own = files.get(language, {}).get(file)
        parts += _file(recorder, source, own, getattr(of(language), file))
    return _PAGE.format(language=language, title=_safe(f"Words: {name}"), body="\n".join(parts))


def _contents(files: Iterable[str], pictures: Iterable[str]) -> str:
    links = [f'<a href="#pictures-{key}">pictures: {key}</a>' for key in pictures]
    links += [f'<a href="#{each}">{each}</a>' for each in files]
    return f"<p>{' · '.join(links)}</p>"


def _file(recorder: Recorder, english: Source, own: Source | None, say: Any) -> Iterator[str]:
    head = (
        f"Author: {own.author}. Reviewer: {own.reviewer}." if own else "This language lacks the file: all is English."
    )
    yield f'<h2 id="{english.file}">{english.file}.ftl</h2><p>{_safe(head)}</p><table>'
    yield "<tr><th>message</th><th>in this language</th><th>in English</th></tr>"
    for message in english.messages.values():
        name = identifier(message.id)
        examples = recorder.heard.get((english.file, name)) or made_up(english, message, say)
        heard = (english.file, name) in recorder.heard
        lacking = own is not None and message.id not in own.messages
        said = getattr(getattr(of(ENGLISH), english.file), name)
        note = "missing" if lacking else "" if heard else "made-up values"
        for number, each in enumerate(examples):
            label = f"<code>{message.id}</code><br><small>{_safe(message.comment)}</small><br><em>{note}</em>"
            first = f'<td rowspan="{len(examples)}">{label}</td>' if number == 0 else ""
            yield f"<tr>{first}<td>{_safe(each.said)}</td><td>{_safe(said(**each.given))}</td></tr>"
    yield "</table>"


def _address(image: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(image).decode()}"


def _safe(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
body {{ font: 15px/1.45 sans-serif; margin: 1.5rem; max-width: 75rem }}
table {{ border-collapse: collapse; width: 100%; table-layout: fixed }}
td, th {{ border: 1px solid #ccc; padding: .3rem .5rem; text-align: left; vertical-align: top }}
td:first-child {{ width: 22%; overflow-wrap: anywhere }}
img {{ max-width: 400px; margin: .3rem; vertical-align: top }}
small {{ color: #555 }} em {{ color: #a40 }}
</style>
{body}
</html>
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page. Exit status 0, or 2 for a language that does not exist."""
    parser = argparse.ArgumentParser(
        prog="python -m words.gallery", description="All messages and pictures in a language."
    )
    parser.add_argument("language", choices=LANGUAGES, metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page (default: gallery-LANGUAGE.html)")
    given = parser.parse_args(arguments)
    path = given.out or Path(f"gallery-{given.language}.html")
    path.write_text(page(Language(given.language)), encoding="utf-8")
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
