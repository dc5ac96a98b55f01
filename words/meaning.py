"""What a message needs: its variables with their types, and what a translation of it must keep.

English says what each variable is. In a translation, `faults` finds what cannot be compiled, and `losses` what is
missing: these need no other answer than the English text, or a translator's look.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from words.plurals import FORMS, plural_forms, unused_forms
from words.source import Message, Part, Reference, Selection, Source, Variable


class Kind(Struct, frozen=True):
    """What a variable is. `shown` says whether English shows it."""

    python: str
    """Its type in Python."""
    values: tuple[str, ...] = ()
    """All its values, if they are names."""
    shown: bool = False


NUMBER, YES_OR_NO, SHOWN = "int", "bool", "str | int"


def _walk(parts: tuple[Part, ...]) -> Iterator[Variable | Selection | Reference]:
    for part in parts:
        if isinstance(part, (Variable, Reference)):
            yield part
        elif isinstance(part, Selection):
            yield part
            for inner in part.variants.values():
                yield from _walk(inner)


def references(message: Message) -> list[str]:
    """The messages that this one contains."""
    return [each.message for each in _walk(message.parts) if isinstance(each, Reference)]


def _selections(message: Message, name: str) -> list[Selection]:
    return [each for each in _walk(message.parts) if isinstance(each, Selection) and each.name == name]


def _shows(message: Message, name: str) -> bool:
    return any(isinstance(each, Variable) and each.name == name for each in _walk(message.parts))


def _own_names(message: Message) -> list[str]:
    used = [each.name for each in _walk(message.parts) if isinstance(each, (Variable, Selection))]
    return list(dict.fromkeys([*used, *message.declared]))


def kinds(source: Source, message: Message, above: frozenset[str] = frozenset()) -> dict[str, Kind]:
    """The variables of a message of the English `source`, with those of the messages that it contains."""
    found = {name: _kind(message, name) for name in _own_names(message)}
    for other in references(message):
        if other in source.messages and other not in above:
            inner = kinds(source, source.messages[other], above | {message.id})
            found = {**inner, **found}
    return dict(sorted(found.items()))


def _kind(message: Message, name: str) -> Kind:
    selections, shown = _selections(message, name), _shows(message, name)
    keys = list(dict.fromkeys(key for each in selections for key in each.variants))
    named = [key for key in keys if key != "other"]
    declared = message.declared.get(name)
    if declared is not None:
        values = declared.values
        python = NUMBER if not values else YES_OR_NO if set(values) == {"yes", "no"} else _literal(values)
    elif not selections:
        return Kind(SHOWN, (), True)
    elif named and set(named) <= {"yes", "no"}:
        values, python = ("yes", "no"), YES_OR_NO
    elif all(each.isdecimal() or each in FORMS for each in keys):
        values, python = (), NUMBER
    else:
        complete = any(each.default != "other" for each in selections)
        values = tuple(sorted(named if complete else {*named, "other"}))
        python = _literal(values)
    return Kind(python, values, shown)


def _literal(values: tuple[str, ...]) -> str:
    return f"Literal[{', '.join(repr(each) for each in values)}]"


def faults(english: Source, message: Message, language: str) -> list[str]:
    """Why a message in `language` cannot be compiled: what contradicts the English message of the same id."""
    wanted = kinds(english, english.messages[message.id])
    found = [f"there is no message {each}" for each in references(message) if each not in english.messages]
    found += [
        f"{{ {each} }} needs ${name}, which this message is not given"
        for each in references(message)
        if each in english.messages
        for name in kinds(english, english.messages[each])
        if name not in wanted
    ]
    for name in _own_names(message):
        if name not in wanted:
            found.append(f"${name} is unknown: English knows {', '.join(f'${each}' for each in wanted) or 'none'}")
            continue
        if wanted[name].python == YES_OR_NO and _shows(message, name):
            found.append(f"${name} is yes or no: select by it")
        for each in _selections(message, name):
            found += _odd(each, wanted[name], language)
    return found


def _odd(selection: Selection, kind: Kind, language: str) -> Iterator[str]:
    """The keys of a selection that its variable never is."""
    if kind.python == SHOWN:
        yield f"${selection.name} may be any text: above the English message, say its values or `(number)`"
        return
    for key in selection.variants:
        if kind.python == NUMBER:
            known = {*plural_forms(language), *unused_forms(language)}
            if not key.isdecimal() and key not in known and (key, key) != (selection.default, "other"):
                yield f"[{key}] is no plural form of whole numbers in this language"
        elif key not in kind.values and (key, key) != (selection.default, "other"):
            yield f"${selection.name} is never [{key}]: it is {', '.join(kind.values)}"


def circular(source: Source, message: Message) -> bool:
    """Whether a message contains itself."""
    reached: set[str] = set()
    new = set(references(message))
    while new:
        reached |= new
        new = {each for name in new if name in source.messages for each in references(source.messages[name])} - reached
    return message.id in reached


def _shown_variables(english: Source, message: Message) -> frozenset[str]:
    """The variables that a message shows, by itself or by messages that it contains."""
    contained = [kinds(english, english.messages[each]) for each in references(message) if each in english.messages]
    inner = {name for each in contained for name, kind in each.items() if kind.shown}
    return frozenset(inner | {each.name for each in _walk(message.parts) if isinstance(each, Variable)})


def losses(english: Source, message: Message, language: str) -> list[str]:
    """What a message says less than English: variables that are lost, and plural forms that are missing.

    A variable that English selects by and never shows is not lost: another language may need no different texts.
    """
    found, shown = [], _shown_variables(english, message)
    wanted: Mapping[str, Kind] = {
        name: _kind(english.messages[message.id], name) for name in _own_names(english.messages[message.id])
    }
    for name, kind in wanted.items():
        if kind.shown and name not in shown and name not in english.messages[message.id].optional:
            found.append(f"${name} is lost: English shows it")
    for selection in (each for each in _walk(message.parts) if isinstance(each, Selection)):
        kind = kinds(english, english.messages[message.id])[selection.name]
        if kind.python != NUMBER or selection.variants.keys() <= {"other"} | {
            key for key in selection.variants if key.isdecimal()
        }:
            continue
        missing = [form for form in plural_forms(language) if form not in selection.variants]
        found += [f"${selection.name} lacks the plural form [{form}]" for form in missing]
    return found
