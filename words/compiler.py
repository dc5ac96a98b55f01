"""Compiles the Fluent files into typed Python: `python -m words.compiler` (`make words`) writes `words/compiled/`.

For each file there is a protocol of what can be said (`compiled/protocols/`) and a class for each language
(`compiled/de/`), which inherits from English what the language lacks. `compiled/words.py` brings them together.
What is wrong in a language is printed, and English stands in for it; what is wrong in English is an error.
Needs `fluent.syntax`: only developers use this, and the result is committed.
"""

from __future__ import annotations

import keyword
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from words import meaning
from words.plurals import FORMS, PLURALS, plural_forms
from words.source import FOLDER, NOBODY, Message, Part, Reference, Selection, Source, Text, Variable, sources

COMPILED = FOLDER / "compiled"
"""Where the compiled files are."""

_HEAD = '"""{what} Compiled by `make words`: do not edit."""\n\nfrom __future__ import annotations\n'

Languages = Mapping[str, Mapping[str, Source]]
"""All Fluent files, by language and by name."""


def class_name(file: str) -> str:
    """The name of the class for a file: `GamesUp` for `games_up`."""
    return "".join(part[:1].upper() + part[1:] for part in file.split("_"))


def package(language: str) -> str:
    """The folder of a language's classes: `pt_br` for `pt-BR`."""
    return language.replace("-", "_").lower()


def identifier(name: str) -> str:
    """The name in Python of a message or a variable."""
    name = name.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) or name == "self" else name


def faults(languages: Languages) -> dict[str, list[str]]:
    """By language, what is wrong in its files, as lines for people; the compiler leaves these messages out."""
    english = languages["en"]
    found: dict[str, list[str]] = {}
    for language, files in languages.items():
        told = found[language] = []
        if language.partition("-")[0] not in PLURALS:
            told.append(f"words/{language}: words/plurals.py lacks the plural forms of this language")
            continue
        for name, source in files.items():
            told += [f"{source.path}:{line}: {fault}" for line, fault in source.faults]
            if name not in english:
                told.append(f"{source.path}: there is no such file in English")
                continue
            for message in source.messages.values():
                told += [
                    f"{source.path}:{message.line}: {message.id}: {each}"
                    for each in _wrong(english[name], source, message)
                ]
    return found


def _wrong(english: Source, source: Source, message: Message) -> list[str]:
    if message.id not in english.messages:
        return []  # obsolete: words/check.py says so
    circular = ["this message contains itself"] if meaning.circular(source, message) else []
    return circular or meaning.faults(english, message, source.language)


def compiled(languages: Languages) -> dict[str, str]:
    """The files to write into `compiled/`, by their paths in it."""
    english = languages["en"]
    told = {"__init__.py": '"""The Fluent files as Python. Compiled by `make words`: do not edit."""\n'}
    told["words.py"] = _words(languages)
    told["protocols/__init__.py"] = _protocols(english)
    for name, source in english.items():
        told[f"protocols/{name}.py"] = _protocol(source)
    for language, files in languages.items():
        told[f"{package(language)}/__init__.py"] = (
            f'"""Language: {language}. Compiled by `make words`: do not edit."""\n'
        )
        for name, source in files.items():
            if name in english:
                told[f"{package(language)}/{name}.py"] = _classes(english[name], source)
    return told


def _words(languages: Languages) -> str:
    names = list(languages["en"])
    codes = ["en", *(each for each in languages if each != "en")]
    drafts = [each for each in codes[1:] if any(file.reviewer in ("", NOBODY) for file in languages[each].values())]
    lines = [
        _HEAD.format(what="All that is said, in one language."),
        "from collections.abc import Callable",
        "from functools import cached_property",
        "from typing import TYPE_CHECKING, Any",
        "",
        "from words.languages import Language",
        "",
        "if TYPE_CHECKING:",
        *(f"    from words.compiled.protocols.{each} import {class_name(each)}Words" for each in names),
        "",
        f"LANGUAGES = {_languages(codes)}",
        '"""All languages, English first."""',
        "",
        f"DRAFTS = frozenset[Language]({_languages(drafts)})",
        '"""The languages of which a file has no reviewer."""',
        "",
        "",
        "class Words:",
        '    """All that is said in one language, by file. `load` makes the words of a file."""',
        "",
        "    def __init__(self, language: Language, load: Callable[[str], Any]) -> None:",
        "        self.language = language",
        "        self._load = load",
    ]
    for each in names:
        lines += [
            "",
            "    @cached_property",
            f"    def {each}(self) -> {class_name(each)}Words:",
            f'        words: {class_name(each)}Words = self._load("{each}")',
            "        return words",
        ]
    return "\n".join(lines) + "\n"


def _languages(codes: list[str]) -> str:
    return f"({' '.join(f'Language({each!r}),' for each in codes)})"


def _protocols(english: Mapping[str, Source]) -> str:
    lines = [_HEAD.format(what="What can be said, file by file.")]
    lines += [
        f"from words.compiled.protocols.{each} import {class_name(each)}Words as {class_name(each)}Words"
        for each in english
    ]
    return "\n".join(lines) + "\n"


def _protocol(source: Source) -> str:
    lines = [_HEAD.format(what=f"What can be said of {source.file}."), "from typing import Literal, Protocol", "", ""]
    lines += [f"class {class_name(source.file)}Words(Protocol):", f'    """The messages of {source.file}.ftl."""']
    for message in source.messages.values():
        lines += ["", f"    {_signature(source, message)} ..."]
    return "\n".join(lines) + "\n"


def _signature(english: Source, message: Message) -> str:
    given = meaning.kinds(english, english.messages[message.id])
    told = ", ".join(f"{identifier(name)}: {kind.python}" for name, kind in given.items())
    return f"def {identifier(message.id)}(self{', *, ' + told if told else ''}) -> str:"


def _classes(english: Source, source: Source) -> str:
    """The module with the class of one file in one language."""
    name = class_name(source.file)
    first = source.language == "en"
    lines = [_HEAD.format(what=f"The words of {source.path}."), "from typing import TYPE_CHECKING, Literal", ""]
    if not first:
        lines += [f"from words.compiled.en.{source.file} import {name} as English", ""]
    lines += [
        "if TYPE_CHECKING:",
        f"    from words.compiled.protocols.{source.file} import {name}Words",
        "",
        "",
        f"class {name}{'' if first else '(English)'}:",
        f'    """The messages of {source.file}.ftl."""',
    ]
    for message in source.messages.values():
        if message.id not in english.messages or _wrong(english, source, message):
            continue
        body = Expressions(english, source.language).of(message.parts)
        lines += ["", f"    {_signature(english, message)}", f"        return {body}"]
    if first:
        lines += [
            "",
            "",
            "if TYPE_CHECKING:",
            "",
            f"    def checked(words: {name}) -> {name}Words:",
            "        return words",
        ]
    return "\n".join(lines) + "\n"


class Expressions:
    """Writes messages as expressions in Python, in one language."""

    def __init__(self, english: Source, language: str) -> None:
        self._english, self._plural = english, plural_forms(language)

    def of(self, parts: tuple[Part, ...]) -> str:
        """Parts as an expression whose value is the text."""
        pieces = list(self._pieces(parts))
        return " + ".join(pieces) or '""'

    def _pieces(self, parts: tuple[Part, ...]) -> Iterator[str]:
        """One f-string for parts that are always said, and one expression for each selection."""
        plain: list[Text | Variable | Reference] = []
        for part in parts:
            if not isinstance(part, Selection):
                plain.append(part)
                continue
            if plain:
                yield self._formatted(plain)
                plain = []
            yield f"({self._selected(part)})"
        if plain:
            yield self._formatted(plain)

    def _formatted(self, parts: list[Text | Variable | Reference]) -> str:
        if all(isinstance(each, Text) for each in parts):
            return '"' + "".join(_escaped(each.text) for each in parts if isinstance(each, Text)) + '"'
        told = ""
        for part in parts:
            match part:
                case Text(text=text):
                    told += _escaped(text).replace("{", "{{").replace("}", "}}")
                case Variable(name=name):
                    told += f"{{{identifier(name)}}}"
                case Reference(message=message):
                    told += f"{{self.{identifier(message)}({self._arguments(message)})}}"
        return f'f"{told}"'

    def _arguments(self, message: str) -> str:
        given = meaning.kinds(self._english, self._english.messages[message])
        return ", ".join(f"{identifier(each)}={identifier(each)}" for each in given)

    def _selected(self, selection: Selection) -> str:
        told = self.of(selection.variants[selection.default])
        keys = [each for each in selection.variants if each != selection.default]
        for key in sorted(keys, key=str.isdecimal):  # exact numbers are asked for first, so they are added last
            told = f"{self.of(selection.variants[key])} if {self._condition(selection, key)} else {told}"
        return told

    def _condition(self, selection: Selection, key: str) -> str:
        name = identifier(selection.name)
        if key in ("yes", "no"):
            return name if key == "yes" else f"not {name}"
        if key.isdecimal():
            return f"{name} == {key}"
        if (
            key in FORMS
            and key in self._plural
            and selection.variants.keys() <= FORMS | set(filter(str.isdecimal, selection.variants))
        ):
            return self._plural[key].format(n=name)
        return f"{name} == {key!r}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def write(told: Mapping[str, str], folder: Path = COMPILED) -> list[str]:
    """Write the compiled files where they differ, and delete others. Returns the paths that were changed."""
    changed = stale(told, folder)
    for name in changed:
        path = folder / name
        if name in told:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(told[name], "utf-8", newline="\n")
        else:
            path.unlink()
    return changed


def stale(told: Mapping[str, str], folder: Path = COMPILED) -> list[str]:
    """The files of `folder` that differ from `told`, are missing, or should not be there."""
    there = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.py")}
    return sorted(name for name in told.keys() | there.keys() if told.get(name) != there.get(name))


def main() -> int:
    """Compile all; 1 if English has faults, which are printed."""
    languages = sources()
    wrong = faults(languages)
    for told in wrong.values():
        sys.stderr.writelines(f"{each}\n" for each in told)
    if wrong["en"]:
        return 1
    write(compiled({language: files for language, files in languages.items() if language.partition("-")[0] in PLURALS}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
