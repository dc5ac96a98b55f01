"""The signs and the voice of each language: apostrophes, quotation marks, dashes, spaces, capitals, and words to avoid.

`docs/voice.md` says how the bot speaks. What is looked at are whole sentences, as people read them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from sandbox.process import ROOT
from sessions.learning.lessons import SEEDS
from tests.words.committed import committed
from tests.words.sentences import sentences
from words import DRAFTS, ENGLISH, LANGUAGES, Language
from words.meaning import kinds

CODE = re.compile(
    r"The Game’s Up!|`[^`]*`|<!--.*?-->|^ {6}.*$|^\|[ |-]+\|$|https?://\S+|\]\([^)]*\)|<t:\d+:\w>",
    re.DOTALL | re.MULTILINE,
)
"""What has the signs of English, or of a program, in every language: also the name of a game."""

STRAIGHT = {r"\"": "a straight quotation mark", r"\w'|'\w": "a straight apostrophe"}

UNCONTRACTED = r"\b(do|does|did|is|are|was|were|have|has|had|ca|can|could|wo|would|should) ?not\b"

WRONG = {
    "en": {
        **STRAIGHT,
        r"„|«|»": "a quotation mark of another language; English has “ and ”",
        UNCONTRACTED: "no contraction",
        r"\b(I am|you are|they are)(?= \w)": "no contraction",
        r"\b(somebody|whoever|whom|everybody|anybody|nobody else’s)\b": "a word that nobody types in a chat",
        r"\b(just now|shall|the lot|by lot|is to (play|move|act)|has won|have won)\b": "a word that the guide avoids",
        r"\b(rival|moving picture)\b": "another word than elsewhere",
        r"\b(gave|give|gives|given|giving) up\b": "resign, forfeit or stop: “give up” can be any of them",
        r"cannot be (taken back|undone)": "This can’t be undone.",
    },
    "de": {
        **STRAIGHT,
        r"“\w|\w”|«|»": "a quotation mark of another language; German has „ and “",
    },
    "fr": {
        **STRAIGHT,
        r"„|“|”": "a quotation mark of another language; French has « and »",
        r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»": "no space that does not break inside « and »",
        r"[^\s\u00a0\u202f:;!?/]:(?= |$|\n)|[^\s\u00a0\u202f:;!?(][;!?](?!\w)| [;:!?»]": (
            "no space that does not break before ; : ! or ?"
        ),
    },
    "pl": {
        **STRAIGHT,
        r"“|\w„|”\w|«|»": "a quotation mark of another language; Polish has „ and ”",
    },
    "es": {
        **STRAIGHT,
        r"„|«|»": "a quotation mark of another language; this Spanish has “ and ”",
        r"(?m)(?:^|\?)[^¿?\n]*\?": "no ¿ before a question",
        r"(?m)(?:^|!)[^¡!\n]*!": "no ¡ before an exclamation",
        r"\d ?%": "no space that does not break before %",
        r"\b(de|a) el\b": "del, al",
        r"\b([vV]osotr[oa]s|vuestr[oa]s?|os|sois|[tT]enéis|[pP]odéis|[uU]sted|vos|tenés|podés)\b": (
            "the readers are “tú” and “ustedes”"
        ),
        r"\b(ordenador(es)?|computadoras?|móvil|celular|coge[rs]?|cojas?|cogió)\b": "not said everywhere",
        r"\b(ha|has|he|han|hemos) (abandonado|ganado|jugado|perdido|terminado|expulsado)\b": "the simple past",
        r"\b[sS]ólo\b": "solo",
    },
    "pt-BR": {
        **STRAIGHT,
        r"„|«|»": "a quotation mark of another language; Brazilian Portuguese has “ and ”",
        r"\b([dD]e|[eE]m) (o|os|eles?|elas?|est[ea]s?|ess[ea]s?|isto|isso)\b": "do, no, dele, neste, disso …",
        r"\b[pP]or (o|os) ": "pelo, pelos",
        r"\b[aA] (a|o|as|os) ": "à, ao",
        r"\b(tu|teu|tua|contigo|vós|estás|podes)\b": "the reader is “você”",
        r"\b(ecrã|telemóvel|utilizador|ficheiro|partilhar|equipa|registo|definições)\b": "a word of Portugal",
    },
}
"""By language, what its texts never contain, and why."""

ANYWHERE = {
    r"\.\.\.": "three full stops; an ellipsis is one sign",
    r"(?<![\w\-–])-\d": "a hyphen for a minus sign",
    r"\w - \w|--": "a hyphen for a dash",
    r"[^\s|·]  +[^\s|·]": "two spaces",
    r"\w [,.](?!\d)": "a space before a comma or a full stop",
    r"[,.;:]{2,}(?<!:\*\*)": "two punctuation marks",
}
NOT_FRENCH = {r"\w [;:!?]": "a space before punctuation"}

NAMES = (
    "Discord|Ann|Final Chapter|Green Sol|Mars|Stranded|Strata|Starting Blocks?|Sol|I|Ctrl|View Channel|Manage Messages"
    "|AI|UTC|Chapitre final|Sol vert|PV|Capítulo final|Capítulos finais|Sol verde"
)
"""What begins with a capital anywhere on a button."""


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with the signs and words of a text, with where it is."""
    bare = CODE.sub("`…`", text)
    for pattern, fault in {**ANYWHERE, **({} if language == "fr" else NOT_FRENCH), **WRONG.get(language, {})}.items():
        for found in re.finditer(pattern, bare, re.IGNORECASE if language == "en" else 0):
            yield f"{fault}: {bare[max(0, found.start() - 30) : found.end() + 30]!r}"


def capitals(text: str, language: str) -> Iterator[str]:
    """Words inside a label that begin with a capital for no reason. In German every noun does."""
    if language != "de":
        for found in re.finditer(rf"(?<=[\w,] )(?!(?:{NAMES})\b)[^\W\d_]+", CODE.sub("…", text)):
            if found[0][0].isupper():
                yield f"a capital inside a label: {found[0]!r} in {text!r}"


def listed(found: dict[str, str]) -> str:
    """The faults with the messages that have them, a line each."""
    return "\n".join(f"{name}: {fault}" for name, fault in sorted(found.items()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_signs_and_the_voice_of_their_language(language: Language) -> None:
    found = {each.id: fault for each in sentences(language) for fault in faults(each.text, language)}
    assert not found, listed(found)


TITLES = ("The Game’s Up!", "**The Game’s Up!**", "[The Game’s Up!](https://discord.com/channels/1/2)")
"""A title that ends with a sign, as messages show titles."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_title_that_ends_with_a_sign_has_no_second_one_after_it(language: Language, title: str) -> None:
    twice = re.compile(rf"{re.escape(title)}\**[\u00a0\u202f]?(\.(?=\s|$)|[!?])")
    found = {
        each.id: each.text[max(0, at.start() - 30) : at.end() + 10]
        for each in sentences(language, title)
        for at in twice.finditer(each.text)
        if at[1] != "?" or asks_about_a_game(each.id)
    }
    assert not found, listed(found)


def asks_about_a_game(message: str) -> bool:
    """Whether a message shows the title of a game. A question may end with a name that ends with a sign."""
    file, _, name = message.partition(".")
    source = committed()["en"][file]
    return "game" in kinds(source, source.messages[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_in_sentence_case(language: Language) -> None:
    labels = [each for each in sentences(language) if each.limit == 38]
    found = {each.id: fault for each in labels for fault in capitals(each.text, language)}
    assert len(labels) > 100 or language in DRAFTS
    assert not found, listed(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_no_full_stop(language: Language) -> None:
    found = sorted({each.id for each in sentences(language) if each.limit in (38, 45) and each.text.endswith(".")})
    assert not found, "\n".join(found)


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The names and the texts of all pages: rules, How to play, lessons, the privacy notice and the terms."""
    for folder in (SEEDS, ROOT / "docs"):
        for file in sorted((folder / language).glob("*.md")):
            yield file.name, file.read_text("utf-8")
    for file in sorted((SEEDS / language).glob("*.toml")):
        for lesson in tomllib.loads(file.read_text("utf-8"))["lesson"]:
            for text in (
                *(lesson[each] for each in ("title", "task", "done", "wrong")),
                *lesson.get("why", {}).values(),
            ):
                yield file.name, text


@pytest.mark.parametrize("language", WRONG)
def test_pages_have_the_signs_of_their_language(language: str) -> None:
    # In rules, precision goes before the tone of a chat.
    found = [
        f"{name}: {fault}"
        for name, text in pages(language)
        for fault in faults(text, language)
        if fault.partition(":")[0] != "no contraction" or f"{name.partition('.')[0]}.md" != name
    ]
    assert len(list(pages(language))) > 20
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt-BR", "Aperte «Sim»."),
        ("pt-BR", "O lugar de o Max."),
        ("pt-BR", "Abre o teu ficheiro."),
        ("de", 'Drück "Ja".'),
        ("de", "Drück “Ja”."),
        ("de", "So geht's."),
        ("de", "Es fehlen -2 ..."),
        ("fr", "Appuie sur «Oui»."),
        ("fr", "C'est fini."),
        ("fr", "Fini ? Oui!"),
        ("fr", "Alors  oui , non."),
        ("pl", 'Naciśnij "Tak".'),
        ("es", "Pulsa «Sí»."),
        ("es", "Listo. Empezamos?"),
        ("es", "Correcto!"),
        ("es", "Queda el 10 %."),
        ("es", "Es el turno de el azul."),
        ("es", "Podéis esperar."),
        ("es", "Juega contra el ordenador."),
        ("pl", "Naciśnij „Tak“."),
        ("en", "It's over."),
        ("en", "You cannot do that."),
        ("en", "Whoever joins plays."),
        ("en", "Wait - a moment."),
        ("en", "Over ."),
        ("en", "Over.."),
        ("en", "This can’t be taken back, somebody said."),
        ("fr", "niveau 2: piège"),
    ],
)
def test_wrong_signs_are_found(language: str, text: str) -> None:
    assert list(faults(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Drück „Ja“: −2 Leben …"),
        ("pl", "Naciśnij „Tak” …"),
        ("es", "¡Hola! ¿Empezamos? Pulsa “Sí”: queda el 10\u00a0% …"),
        ("pt-BR", "Aperte “Sim”: o lugar do Max é seu."),
        ("en", "It’s over: Ann wins “The Game’s Up!”. Use `/play`."),
        ("fr", "« Oui » : c’est fini !".replace(" ", "\u00a0").replace(":\u00a0", ": ")),
    ],
)
def test_right_signs_are_no_fault(language: str, text: str) -> None:
    assert not list(faults(text, language))


def test_a_capital_inside_a_label_is_found() -> None:
    assert list(capitals("Play Again", ENGLISH))
    assert not list(capitals("Play Stranded again, Ann", ENGLISH))
    assert not list(capitals("Neues Spiel", "de"))
