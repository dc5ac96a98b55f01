"""Writes THIRD-PARTY.md: what hosts install, under which licences, and what is required of who passes on an image.

    python -m bench.third_party

Names and versions are those of the lock files, licences those that the installed packages tell; the prose is
`bench/third_party.md`. It raises ValueError where a package tells no licence that is known here, or where nothing says
what a direct dependency is for. After `make lock`, run it again.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "THIRD-PARTY.md"
PROSE = Path(__file__).with_suffix(".md")

LOCK_FILES = {
    "requirements.txt": "everybody",
    "requirements-postgres.txt": "hosts with PostgreSQL, and the image",
    "requirements-metrics.txt": "hosts with metrics, and the image",
    "requirements-cjk.txt": "hosts who want Chinese, Japanese and Korean letters",
}
"""The lock files that hosts install, and who has what only they contain."""

PURPOSES = {
    "aiohttp": "connections to Discord, and the status port",
    "aiosqlite": "the database in a file",
    "audioop-lts": "discord.py asks for it; the bot has no voice",
    "discord-py": "Discord",
    "fluent-syntax": "reads the texts when they are compiled",
    "fontpkg": "the packages of fonts ask for it",
    "fontpkg-noto-sans": "a font: letters that Nunito lacks",
    "fontpkg-noto-sans-arabic": "a font: Arabic names",
    "fontpkg-noto-sans-devanagari": "a font: names in Devanagari",
    "fontpkg-noto-sans-thai": "a font: Thai names",
    "fontpkg-nunito": "a font: most texts in pictures",
    "markdown-it-py": "reads the pages of rules",
    "msgspec": "values, and what is stored",
    "networkx": "pairs the rounds of a Swiss tournament",
    "noto-cjk-sans-otc": "a font: Chinese, Japanese and Korean names",
    "pillow": "pictures",
    "prometheus-client": "metrics",
    "psycopg": "the database in PostgreSQL",
    "psycopg-binary": "psycopg’s compiled part, with PostgreSQL’s client",
    "pymupdf-fonts": "fonts: FiraGO Bold for Hebrew and Georgian names, Noto Sans Symbols 2",
    "python-dotenv": "reads the file `.env`",
    "tzdata": "time zones",
    "zlib-ng": "compresses pictures",
}

SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
    "SIL OFL V1.1": "OFL-1.1",
}
"""What packages call a licence, by its name in the list of SPDX."""

NOT_EVERYWHERE = {"audioop-lts": "PSF-2.0"}
"""The licences of packages that some Pythons do without: they may not be installed where this runs."""

FREE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "MIT", "MIT-CMU", "PSF-2.0"}
"""Licences that only ask that their text stays with the package."""

OBLIGING = {
    "LGPL-3.0-only": "tell people that it is there, offer its source, and keep nobody from replacing it",
    "OFL-1.1": "do not sell the font by itself",
}
"""What other licences ask of who passes on an image."""

BUNDLED = {
    "pillow": {
        "libXau, libxcb": "MIT",
        "libavif": "BSD-2-Clause",
        "libbrotlicommon, libbrotlidec": "MIT",
        "libfreetype": "FTL",
        "libharfbuzz": "MIT",
        "libjpeg": "IJG and BSD-3-Clause",
        "liblcms2": "MIT",
        "liblzma": "0BSD",
        "libopenjp2": "BSD-2-Clause",
        "libpng16": "libpng-2.0",
        "libsharpyuv, libwebp, libwebpdemux, libwebpmux": "BSD-3-Clause",
        "libtiff": "libtiff",
        "libzstd": "BSD-3-Clause",
    },
    "psycopg-binary": {
        "libcom_err, libgssapi_krb5, libk5crypto, libkrb5, libkrb5support": "MIT",
        "libcrypt, libkeyutils": "LGPL-2.1-or-later",
        "libcrypto, libssl": "Apache-2.0 (OpenSSL)",
        "liblber, libldap": "OLDAP-2.8",
        "libpq": "PostgreSQL",
        "libsasl2": "BSD-4-Clause (Carnegie Mellon University)",
    },
}
"""The libraries that wheels for Linux bring along, with their licences."""


class Package(Struct, frozen=True):
    """A row: a package that hosts install. `text` is whether its licence's text comes with it."""

    name: str
    version: str
    licence: str
    purpose: str
    who: str
    text: bool


def locked(file: str) -> dict[str, str]:
    """The versions in a lock file, by the packages' names."""
    return dict(re.findall(r"(?m)^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;]+)", (ROOT / file).read_text(encoding="utf-8")))


def licence_of(metadata: Mapping[str, str | list[str]]) -> str:
    """The licence that a package tells: `License-Expression`, else its classifiers, else `License`.

    `metadata` is as `json` of `importlib.metadata`. Raises ValueError for what is not known here.
    """
    classifiers = [each.split(" :: ")[-1] for each in metadata.get("classifier", []) if each.startswith("License")]
    told = [str(metadata.get("license_expression", "")), *classifiers, str(metadata.get("license", ""))]
    names = [SPELLINGS.get(each, each) for each in told]
    for name in names:
        if set(re.split(r" AND | OR ", name)) <= FREE | OBLIGING.keys():
            return name
    raise ValueError(f"{metadata['name']} tells a licence that bench/third_party.py does not know: {told}")


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _licence(name: str, found: Distribution | None) -> str:
    if found is not None:
        return licence_of(found.metadata.json)
    if name not in NOT_EVERYWHERE:
        raise ValueError(f"{name} is not installed: install the lock files {', '.join(LOCK_FILES)}")
    return NOT_EVERYWHERE[name]


def _has_text(found: Distribution | None) -> bool:
    files = found.files or [] if found is not None else []
    return found is None or any(re.match(r"(?i)licen[cs]e|copying", path.name) for path in files)


def packages() -> list[Package]:
    """What hosts install, in the order of the lock files. Raises ValueError as the module's docstring says."""
    first = {name: file for file in reversed(LOCK_FILES) for name in locked(file)}
    installed = {name: _installed(name) for name in first}
    needed = _needed({name: found for name, found in installed.items() if found is not None})
    direct = _direct()
    rows = []
    for name, file in sorted(first.items(), key=lambda item: (list(LOCK_FILES).index(item[1]), item[0])):
        if name not in PURPOSES and name in direct:
            raise ValueError(f"bench/third_party.py does not say what {name} is for")
        licence, text = _licence(name, installed[name]), _has_text(installed[name])
        purpose = PURPOSES.get(name) or f"for {', '.join(sorted(needed[name]))}"
        rows.append(Package(name, locked(file)[name], licence, purpose, LOCK_FILES[file], text))
    return rows


def _direct() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]
    return {_normal(re.match(r"[\w.-]+", each)[0]) for each in asked}  # type: ignore[index]  # each begins with a name


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _needed(installed: Mapping[str, Distribution]) -> dict[str, set[str]]:
    """By a package's name, the packages that need it."""
    found: dict[str, set[str]] = {name: set() for name in installed}
    for name, package in installed.items():
        for asked in package.requires or []:
            needed = _normal(re.match(r"[\w.-]+", asked)[0])  # type: ignore[index]  # each begins with a name
            if needed in found and "extra ==" not in asked:
                found[needed].add(name)
    return found


def page() -> str:
    """THIRD-PARTY.md."""
    rows = packages()
    table = [
        (each.name, each.version, each.licence, each.purpose, each.who, OBLIGING.get(each.licence, "")) for each in rows
    ]
    bundled = [
        (package, names, licence) for package, libraries in BUNDLED.items() for names, licence in libraries.items()
    ]
    owed = [each for each in rows if each.licence.startswith("LGPL")]
    return PROSE.read_text(encoding="utf-8").format(
        table=_lines(table),
        bundled=_lines(bundled),
        textless=", ".join(each.name for each in rows if not each.text),
        sources=", ".join(f"[{each.name}](https://pypi.org/project/{each.name}/{each.version}/)" for each in owed),
    )


def _lines(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def main() -> int:
    """Write the page. Returns 0."""
    FILE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
