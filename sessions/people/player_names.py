"""What players are called where strangers see them: a word and a number that the bot draws (“Basalt 482”).

Nobody chooses such a name, so it says nothing of anybody, and insults nobody.
"""

from __future__ import annotations

WORDS = (
    *("acacia", "agate", "alabaster", "alder", "almond", "amber", "amethyst", "aquamarine", "ash", "aspen"),
    *("baobab", "basalt", "beech", "beryl", "birch", "bora", "breeze", "cedar", "chalk", "cherry", "chestnut"),
    *("citrine", "cloud", "copper", "coral", "crystal", "cypress", "diamond", "dolomite", "ebony", "elm"),
    *("emerald", "feldspar", "fir", "flint", "garnet", "ginkgo", "gneiss", "granite", "graphite", "gypsum"),
    *("hawthorn", "hazel", "heather", "hematite", "holly", "ivy", "jade", "jasper", "juniper", "larch"),
    *("laurel", "lilac", "limestone", "linden", "magnolia", "mahogany", "malachite", "maple", "marble", "mica"),
    *("mist", "mistral", "monsoon", "mulberry", "myrtle", "oak", "obsidian", "olive", "onyx", "opal", "palm"),
    *("pearl", "pebble", "peridot", "pine", "poplar", "porphyry", "pumice", "pyrite", "quartz", "rain", "rowan"),
    *("ruby", "sandstone", "sapphire", "sequoia", "sirocco", "slate", "snow", "spinel", "spruce", "storm"),
    *("teak", "thunder", "topaz", "tourmaline", "tramontane", "travertine", "tuff", "turquoise", "walnut"),
    *("willow", "zephyr", "zircon"),
)
"""The keys of the words. Each language has them in `words/*/names.ftl`; one that is in use is never removed."""

DIGITS = 3
"""The fewest digits of the number in a name."""


def drawn(secret: bytes, digits: int = DIGITS) -> tuple[str, int]:
    """A word and a number with so many digits, by lot: `secret` has at least 16 bytes, all of them by chance."""
    least = 10 ** (digits - 1)
    return WORDS[int.from_bytes(secret[:8]) % len(WORDS)], least + int.from_bytes(secret[8:16]) % (9 * least)
