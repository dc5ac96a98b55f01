"""What strangers read of each other: all that reaches a client in whole games of people with awkward names."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass

from bench.apart import button, to_act, with_action
from bench.direct.playing import matched, move, playing
from bench.direct.telling import Telling
from bench.inside import Inside
from sandbox import ActionError, Message, Person
from sessions.state.clock import DAY

AWKWARD = (
    "**Zq**", "_Zq under_", "`Zqcode`", "@everyone Zq", "Zq <@1>", "Zq\u202eright", "Zq\u200bnothing", "אורZq",
    "Zq\nline", "[Zq](https://zq.example)", "Zq:smile:", "||Zq||", "# Zq", "Zq" * 15, "Zq’s „quoted“", "Zq & Co <b>",
    "ßZqÄ", "🦊Zq🦊", "Zq{player}", "Zq $name", "%Zq%s", "Zq\\", "-# Zq", "> Zq", "1. Zq",
    "<#123> Zq", "<@&5> Zq", "<t:0:R>Zq", "```Zq```", "~~Zq~~", "__Zq__", "Zq||", "* Zq", "- Zq", "Zq\tTab", "Zq | Zq",
    "{Zq}", "{{Zq}}", "{ $Zq }", "Zq\r\nZq", "\u2066Zq\u2069", "Zq\u0301\u0302\u0303", "𝒁q Zq", "Zq#1234",
    "zq.example/Zq", "https://discord.gg/Zq", "Zq, Zq und Zq", "“Zq”", "Zq;--", "<Zq>",
)  # fmt: skip
"""Names that mean something to Discord, to the bot's texts, or to neither; none of them is a word of the bot."""

MARK, OTHER_MARK = "Zq", "Xj"
"""What stands in every name of the one, and in its place in every name of the other."""

HIS = f"{MARK}server of Bob"
"""The name of the server in which only Bob is."""

ENDS = ("resigned", "forget", "draw")
"""The actions of buttons that end a game, or may: two who offer a draw agree."""

COMMANDS = ("board", "history", "games", "stats", "verify", "record", "replay", "me", "privacy", "help", "find", "note")
"""What both ask for in every game."""

MOVES = 3
"""The number of clicks on the board in a game."""

PER_PERSON = 3
"""How many games the same two play before others come."""


def _named(person: Person, name: str) -> None:
    """Give somebody another name in Discord."""
    person.user.global_name = name
    person.user.username = f"{name[:2].lower() if name.isalnum() else 'n'}_{MARK.lower()}_{person.user.key}"


async def _ask_for_everything(person: Person) -> None:
    for command in COMMANDS:
        with suppress(ActionError):
            await person.slash(command)


async def _explore(person: Person, message: Message) -> None:
    """Press everything below a message that ends nothing."""
    for each in message.buttons:
        if each.custom_id and not each.disabled and each.custom_id.split(":")[1] not in ENDS:
            with suppress(ActionError):
                await person.click(message, each.custom_id)


async def _press(bot: Inside, person: Person, action: str, *words: str) -> Message:
    """Press the newest button with this action; what it answered, or the message itself."""
    message = with_action(person.messages(), action)
    result = await person.click(message, button(message, action, *words))
    await bot.idle()
    return result.reply or message


async def whole_game(bot: Inside, game: str, people: Sequence[Person], rolls: random.Random) -> None:
    """A game of strangers who ask for all there is, with a question, an end, a report and a wish for a rematch."""
    session = await matched(bot, game, people)
    for _ in range(MOVES):
        if (found := to_act(people)) is not None:
            await move(await bot.tables.load(session.id), *found, rolls)
            await bot.idle()
    for person in people:
        await _ask_for_everything(person)
        await person.autocomplete("move", "move", "")
        await _explore(person, await _press(bot, person, "besides"))
    await people[0].slash("draw")
    await bot.idle()
    await _press(bot, people[1], "answer", "no")
    question = (await people[0].slash("resign")).said
    await people[0].click(question, button(question, "resigned"))
    await bot.idle()
    for person in people:
        await _explore(person, with_action(person.messages(), "rematch"))
        await _ask_for_everything(person)
        about = await _press(bot, person, "opponent")
        for value in about.menus[0].values:
            await person.choose(about, value)
        await person.click(about, about.buttons[0].custom_id or "")
        # Else they would never meet again.
        await person.click(about, button(about, "unavoid"))
        await bot.idle()
    # A wish for a rematch of both has begun another game.
    with suppress(ActionError, RuntimeError):
        question = (await people[1].slash("resign")).said
        await people[1].click(question, button(question, "resigned"))
        await bot.idle()


@dataclass
class Stranger:
    """One of the two: what they were sent, and the needles that must not be in it."""

    person: Person
    telling: Telling
    needles: tuple[str, ...]

    def wrong(self) -> Iterator[str]:
        """What tells who or where the other is; or that nothing names the reader, so that nothing is heard."""
        self.telling.read_files()
        for needle in self.needles:
            for each in self.telling.finds(needle):
                yield f"{self.person!r} read {needle!r}: {each:.300}"
        if not self.telling.finds(self.person.id):
            yield f"{self.person!r} read nothing of themselves in {len(self.telling.told)} events"


async def _settled(bot: Inside) -> tuple[Person, Person]:
    """Alice in the first server, and Bob in one of his own, who reads German; both in their direct messages."""
    bot.sandbox.add_guild(HIS, "bob", channels=(f"{MARK.lower()}hall",))
    alice, bob = (bot.sandbox.person(name) for name in ("alice", "bob"))
    bot.sandbox.world.guild(HIS).nicks[bob.id] = f"{MARK}nick"
    bob.leave()
    bob = bob.direct()
    page = (await bob.slash("me")).said
    menu = next(each for each in page.menus if "de" in each.values)
    await bob.press(page, menu.custom_id, ["de"])
    return alice.direct(), bob


async def _scanned(
    bot: Inside, people: tuple[Person, Person], game: str, rolls: random.Random
) -> tuple[int, list[str]]:
    """One game: how many events and files reached the two, and which of them tell too much."""
    world, (alice, bob) = bot.sandbox.world, people
    first, second = rolls.sample(AWKWARD, 2)
    _named(alice, first.replace(MARK, OTHER_MARK))
    _named(bob, second)
    home, his = world.home, world.guild(HIS)
    mine = (alice.id, alice.channel.id, alice.user.username, OTHER_MARK, home.name, home.id, world.channel("table").id)
    theirs = (bob.id, bob.channel.id, bob.user.username, MARK, f"{MARK.lower()}hall", his.id)
    both = [Stranger(each, Telling(bot.sandbox, each), needles) for each, needles in ((alice, theirs), (bob, mine))]
    with ExitStack() as stack:
        for each in both:
            stack.enter_context(bot.sandbox.state.bus.listening(each.telling.hear))
        await whole_game(bot, game, people, rolls)
    wrong = [what for each in both for what in each.wrong()]
    return sum(len(each.telling.told) for each in both), wrong


async def scan(rolls: random.Random, games: Sequence[str]) -> tuple[int, list[str]]:
    """Have two strangers play these games, under other names in each.

    Returns how many events and files reached a client, and which of them tell who or where the other is, in sentences.
    """
    number, wrong, left = 0, list[str](), [*games]
    while left:
        async with playing(rolls) as bot:
            people = await _settled(bot)
            for _ in range(min(PER_PERSON, len(left))):
                more, found = await _scanned(bot, people, left.pop(), rolls)
                number += more
                wrong += found
                bot.sandbox.clock.advance(DAY)
    return number, wrong
