"""`python -m words.check`: whether the Fluent files are complete, and the compiled files fresh. Exit 1 if not.

It prints what is malformed, missing, obsolete or without a use, variables that are lost, plural forms that the Unicode
CLDR requires and a language lacks, and files without an author. A language may lack whole files; English then stands in
for them.
"""

from __future__ import annotations

import sys

from words import meaning
from words.compiler import Languages, compiled, faults, stale
from words.source import Source, sources


def gaps(english: Source, source: Source) -> list[str]:
    """What a file lacks or has too much, compared with English."""
    found = [f"{source.path}: missing: {each}" for each in english.messages if each not in source.messages]
    if not source.author or not source.reviewer:
        found.append(
            f"{source.path}: its head names no author or no reviewer (`# Author: …`, `# Reviewer: nobody yet`)"
        )
    for message in source.messages.values():
        where = f"{source.path}:{message.line}: {message.id}"
        if message.id not in english.messages:
            found.append(f"{where}: obsolete: English no longer says it")
        elif not meaning.faults(english, message, source.language):
            found += [f"{where}: {each}" for each in meaning.losses(english, message, source.language)]
    return found


def problems(languages: Languages) -> list[str]:
    """All that is wrong with the Fluent files, as lines for people."""
    wrong = faults(languages)
    found = [each for told in wrong.values() for each in told]
    for files in languages.values():
        for name, source in files.items():
            if name in languages["en"]:
                found += gaps(languages["en"][name], source)
    return found


def main() -> int:
    """Check all, and print what is wrong."""
    languages = sources()
    found = problems(languages)
    if not faults({"en": languages["en"]})["en"]:
        found += [
            f"words/compiled/{each}: not what the Fluent files say; run `make words`"
            for each in stale(compiled(languages))
        ]
    sys.stdout.writelines(f"{each}\n" for each in found)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
