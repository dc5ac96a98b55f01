"""Taking turns: /move, the menus under a board, /board, /resign."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs import views
from cogs.answers import CHOICES, AnyInteraction, tell, thinking
from cogs.house import House, check_seated
from cogs.ids import Press
from cogs.pictures import face_of
from cogs.words import link
from render.words import clip
from sessions.refusals import IllegalMove, Refusal, Stale
from sessions.session import Session


class Turns(commands.Cog):
    """Everything that a player does while a game runs."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.router.on("pick", self.pick)
        house.router.on("before", self.turn_page)
        house.router.on("more", self.turn_page)
        house.router.on("resign", self.ask_to_resign)
        house.router.on("resigned", self.resign_now)
        house.router.on("stay", self.stay)

    @app_commands.command(description="Take your turn in this channel's game")
    @app_commands.describe(ply="What to play: pick one, or type it")
    @app_commands.guild_only
    async def move(self, interaction: AnyInteraction, ply: str) -> None:
        """Play what was typed, if it is legal."""
        async with thinking(interaction):
            session = await self._house.table_of(interaction)
            played = await self._house.tables.play(session.id, interaction.user.id, ply)
            shown = await self._house.shows.show(session.id, interaction)
            words = str(played.played[session.plies].ply)
            label = face_of(session).label(session.position, words.split())
            await tell(interaction, f"{label}: done. [Go to the board]({link(shown)})")

    @move.autocomplete("ply")
    async def complete(self, interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        """The legal plies that go on from what is typed, or one line that says why there are none."""
        try:
            session = await self._house.table_of(interaction)
            self._house.tables.check_turn(session, interaction.user.id)
        except Refusal as refusal:
            return [app_commands.Choice(name=clip(str(refusal), 100), value=clip(current, 100) or "?")]
        return choices(session, current)

    @app_commands.command(description="Show this channel's game again")
    @app_commands.guild_only
    async def board(self, interaction: AnyInteraction) -> None:
        """A player gets the live board as a new message; whoever watches gets the way to it."""
        async with thinking(interaction):
            session = await self._house.table_of(interaction)
            url = link(session)
            if session.seat_of(interaction.user.id) is None and url is not None:
                await tell(interaction, f"[Go to the table]({url}). You do not play there; you are welcome to watch.")
                return
            await self._house.shows.show(session.id, interaction, afresh=True)
            await interaction.delete_original_response()

    @app_commands.command(description="Give up in this channel's game")
    @app_commands.guild_only
    async def resign(self, interaction: AnyInteraction) -> None:
        """Ask before a seat is given up."""
        async with thinking(interaction):
            session = await self._house.table_of(interaction)
            await self._ask(interaction, session)

    async def pick(self, interaction: AnyInteraction, press: Press) -> None:
        """A choice under the board: a whole ply is played, a beginning of one is shown with what may follow."""
        session = await self._checked(interaction, press)
        text = " ".join(press.words)
        words = tuple(text.split())
        following = session.words(words)
        if following and "" not in following:
            await self._house.shows.offer(session, interaction, words, press.page)
        else:
            await self._house.tables.play(press.session, interaction.user.id, text, press.plies)
            await self._house.shows.show(press.session, interaction)

    async def _checked(self, interaction: AnyInteraction, press: Press) -> Session:
        """The session that was pressed for, at the moment it was pressed for. Raises the refusal otherwise."""
        session = await self._house.tables.load(press.session)
        try:
            self._house.tables.check_turn(session, interaction.user.id, press.plies)
        except Stale:
            # Where the channel itself is behind, as after a crash, the way to the table must lead somewhere.
            raise Stale(await self._house.shows.show(session.id, interaction)) from None
        return session

    async def turn_page(self, interaction: AnyInteraction, press: Press) -> None:
        """Another page of a menu that is longer than Discord allows."""
        session = await self._checked(interaction, press)
        await self._house.shows.offer(session, interaction, press.words, press.page)

    async def ask_to_resign(self, interaction: AnyInteraction, press: Press) -> None:
        """The Resign button under a board."""
        await self._ask(interaction, await self._house.tables.load(press.session))

    async def _ask(self, interaction: AnyInteraction, session: Session) -> None:
        self._house.tables.check_resign(session, interaction.user.id)
        await tell(interaction, view=views.resign_question(session))

    async def resign_now(self, interaction: AnyInteraction, press: Press) -> None:
        """The answer yes to the question."""
        session = await self._house.tables.resign(press.session, interaction.user.id)
        await interaction.edit_original_response(view=views.note("You have resigned."))
        await self._house.shows.show(session.id, interaction)

    async def stay(self, interaction: AnyInteraction, press: Press) -> None:
        """The answer no to the question."""
        session = await self._house.tables.load(press.session)
        check_seated(session, interaction.user.id)
        await interaction.edit_original_response(view=views.note("You play on."))


def choices(session: Session, current: str) -> list[app_commands.Choice[str]]:
    """What to offer for the words typed so far: whole plies where they fit in one list, else the next words.

    What is typed may also be part of what a ply means ("blue", "d4").
    """
    typed = " ".join(current.lower().split())
    face = face_of(session)

    def choice(words: str, more: str = "") -> app_commands.Choice[str]:
        label = face.label(session.position, words.split())
        return app_commands.Choice(name=clip(f"{words}{more} · {label}", 100), value=words)

    plies = [ply for group in session.words().values() for ply in group]
    found = [ply for ply in plies if ply.startswith(typed)]
    if not found:
        found = [ply for ply in plies if all(part in f"{ply} {choice(ply).name}".lower() for part in typed.split())]
    if len(found) <= CHOICES:
        if not found:
            refusal = IllegalMove(session, current, (), plies)
            return [app_commands.Choice(name=clip(str(refusal), 100), value=clip(current, 100))]
        return [choice(ply) for ply in found]
    # More than fit: offer the next word, which the player then types on from.
    whole = tuple(typed.split()) if current.endswith(" ") else tuple(typed.split()[:-1])
    following = session.words(whole)
    begun = [word for word in following if " ".join((*whole, word)).startswith(typed)]
    while len(begun) == 1 and len(following[begun[0]]) > 1:
        whole = (*whole, begun[0])
        following = session.words(whole)
        begun = list(following)
    return [
        choice(" ".join((*whole, word)), " …") if len(following[word]) > 1 else choice(following[word][0])
        for word in begun
    ][:CHOICES]
