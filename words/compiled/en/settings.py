"""The words of words/en/settings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.settings import SettingsWords


class Settings:
    """The messages of settings.ftl."""

    def server(self) -> str:
        return "## Tables in this server"

    def person(self) -> str:
        return "## Your settings"

    def person_note(self) -> str:
        return "-# They hold for you in every server. Nobody else sees them."

    def all_channels(self) -> str:
        return "All channels"

    def nobody(self) -> str:
        return "Nobody"

    def digest_button(self) -> str:
        return "Daily digest"

    def digest_heading(self) -> str:
        return "## Daily digest"

    def digest_note(self, *, zone: str | int) -> str:
        return f"At this hour you get a direct message with all games that wait for you, if any do. Your time zone: **{zone}**."

    def digest_never(self) -> str:
        return "Never"

    def zone_button(self) -> str:
        return "Time zone"

    def zone_title(self) -> str:
        return "Your time zone"

    def zone_text(self) -> str:
        return "The hour of your daily digest is told in this time zone, also when clocks change."

    def zone_label(self) -> str:
        return "A time zone or its city"

    def zone_hint(self) -> str:
        return "Such as Europe/Berlin, New York or UTC"

    def no_zone(self) -> str:
        return "There is no time zone of that name. Try the name of a large city near you, or a name such as Europe/Berlin."

    def channels_heading(self) -> str:
        return "## Channels for lists and results"

    def no_channel(self) -> str:
        return "No channel"

    def channels_page(self) -> str:
        return "Lists and results"

    def other_settings(self) -> str:
        return "Other settings"

    def server_channels(self) -> str:
        return "**Channels** in which tables may be opened, with their threads. None picked: all."

    def server_openers(self) -> str:
        return "**Who** may open a table."

    def server_tables_at_once(self) -> str:
        return "**How many** tables may be open at a time."

    def server_clocks(self) -> str:
        return "**Clocks** that a table may have: the time for a turn."

    def server_clock(self) -> str:
        return "**Clock** of a new table."

    def server_past(self) -> str:
        return "**Past boards**: what stays of them in the channel."

    def server_games_channel(self) -> str:
        return "**Running games**: the channel with one message that lists them, kept up to date."

    def server_offers_channel(self) -> str:
        return "**Offers**: the channel with one message that lists who looks for opponents."

    def server_results_channel(self) -> str:
        return "**Results**: the channel in which each finished game is posted."

    def person_pings(self) -> str:
        return "**Calls**: when you are mentioned in a channel."

    def person_reminder(self) -> str:
        return "**Reminder**: when you are reminded, where a game has a clock."

    def person_open_games(self) -> str:
        return "**Games**: how many open tables you may sit at."

    def person_company(self) -> str:
        return "**Strangers**: who may sit down with you."

    def person_avoided(self) -> str:
        return "**People** with whom you do not want to play. They are not told."

    def clock(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 days a turn" if time == 'three-days' else "1 day a turn" if time == 'day' else "12 hours a turn" if time == 'half-day' else "1 hour a turn" if time == 'hour' else "No clock" if time == 'none' else "1 week a turn")

    def clock_inner(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 days a turn" if time == 'three-days' else "1 day a turn" if time == 'day' else "12 hours a turn" if time == 'half-day' else "1 hour a turn" if time == 'hour' else "no clock" if time == 'none' else "1 week a turn")

    def openers_everyone(self) -> str:
        return "Everyone"

    def openers_moderators(self) -> str:
        return "Moderators only (Manage Messages)"

    def past_sentences(self) -> str:
        return "Their sentences, without pictures"

    def past_pictures(self) -> str:
        return "Their sentences and pictures"

    def past_one_message(self) -> str:
        return "Nothing: one message for the whole game"

    def pings_every_turn(self) -> str:
        return "At every turn of mine"

    def pings_reminders(self) -> str:
        return "For reminders only"

    def pings_never(self) -> str:
        return "Never"

    def company_everyone(self) -> str:
        return "Everyone"

    def company_met(self) -> str:
        return "Only people I have finished a game with, or invite"

    def reminder_half(self) -> str:
        return "When half the time is gone"

    def reminder_nine_tenths(self) -> str:
        return "When nine tenths of it are gone"

    def limit_none(self) -> str:
        return "No limit"

    def limit_zero(self) -> str:
        return "None"

    def switch_threads(self, *, on: bool) -> str:
        return ("Thread for each game: on" if on else "Thread for each game: off")

    def switch_direct(self, *, on: bool) -> str:
        return ("Direct messages: on" if on else "Direct messages: off")

    def switch_turned(self, *, on: bool) -> str:
        return ("Boards turned to me: on" if on else "Boards turned to me: off")

    def switch_hints(self, *, on: bool) -> str:
        return ("Tips in first games: on" if on else "Tips in first games: off")

    def switch_confirm(self, *, on: bool) -> str:
        return ("Ask before a decisive move: on" if on else "Ask before a decisive move: off")

    def switch_sentences(self, *, on: bool) -> str:
        return ("Text boards in sentences: on" if on else "Text boards in sentences: off")

    def switch_named_everywhere(self, *, on: bool) -> str:
        return ("Named in all servers’ scores: on" if on else "Named in all servers’ scores: off")

    def told_every_channel(self) -> str:
        return "Tables may now be opened in every channel."

    def told_channels(self, *, channels: str | int) -> str:
        return f"Tables may now be opened in {channels} only."

    def told_openers_everyone(self) -> str:
        return "Everyone may open tables now."

    def told_openers_moderators(self) -> str:
        return "Only moderators may open tables now."

    def told_tables_no_limit(self) -> str:
        return "Any number of tables may now be open at a time."

    def told_tables(self, *, most: int) -> str:
        return (f"No more than {most} table may now be open at a time." if most == 1 else f"No more than {most} tables may now be open at a time.")

    def told_clocks(self, *, clock: str | int, clocks: str | int) -> str:
        return f"Tables may now have: {clocks}. New ones have {clock}."

    def told_clock(self, *, clock: str | int) -> str:
        return f"New tables now have {clock}, unless they choose another."

    def told_threads(self, *, on: bool) -> str:
        return ("A new table is now played in a thread of its own, unless it chooses otherwise." if on else "A new table is now played in the channel, unless it chooses otherwise.")

    def told_past_sentences(self) -> str:
        return "Past boards now shrink to their sentences."

    def told_past_pictures(self) -> str:
        return "Past boards now keep their pictures."

    def told_past_one_message(self) -> str:
        return "Each game now keeps to one message; a call for the player to move comes and goes."

    def told_games_channel(self, *, channel: str | int) -> str:
        return f"The running games are now listed in {channel}, except those in channels that not everybody can see."

    def told_no_games_channel(self) -> str:
        return "The running games are no longer listed."

    def told_offers_channel(self, *, channel: str | int) -> str:
        return f"The open offers are now listed in {channel}."

    def told_no_offers_channel(self) -> str:
        return "The open offers are no longer listed in a channel."

    def told_results_channel(self, *, channel: str | int) -> str:
        return f"Finished games are now posted in {channel}, except those in channels that not everybody can see."

    def told_no_results_channel(self) -> str:
        return "Finished games are no longer posted."

    def told_turned(self, *, on: bool) -> str:
        return ("Boards shown to you alone are turned to your side now." if on else "Boards shown to you alone are not turned now.")

    def told_hints(self, *, on: bool) -> str:
        return ("First games explain themselves to you now." if on else "First games give you no tips now.")

    def told_confirm(self, *, on: bool) -> str:
        return ("You are now asked before a move that decides your game." if on else "Moves that decide your game are now played at once.")

    def told_sentences(self, *, on: bool) -> str:
        return ("A board that you ask for in text is now told in sentences, for a screen reader." if on else "A board that you ask for in text is now drawn with characters.")

    def told_named_everywhere(self, *, on: bool) -> str:
        return ("Tables of scores over all servers now name you in every server." if on else "Tables of scores over all servers no longer name you in other servers than yours.")

    def told_open_games_no_limit(self) -> str:
        return "You can now be seated at any number of tables."

    def told_open_games(self, *, most: int) -> str:
        return ("Nobody can invite you to a table now." if most == 0 else f"You can now be seated at no more than {most} table at a time." if most == 1 else f"You can now be seated at no more than {most} tables at a time.")

    def told_company_everyone(self) -> str:
        return "Everyone can sit down with you now."

    def told_company_met(self) -> str:
        return "Only people with whom you have finished a game, or whom you invite, can sit down with you now."

    def told_avoided_nobody(self) -> str:
        return "You avoid nobody now."

    def told_avoided(self, *, people: str | int) -> str:
        return f"You and {people} cannot be seated together now. Games that run go on."

    def told_digest(self, *, hour: str | int, zone: str | int) -> str:
        return f"Every day at {hour} ({zone}) you now get a direct message with the games that wait for you, if any do."

    def told_no_digest(self) -> str:
        return "You get no daily digest now."

    def told_zone(self, *, zone: str | int) -> str:
        return f"Your time zone is now {zone}."

    def told_reminder_half(self) -> str:
        return "Where a game has a clock, you are reminded when half the time is gone."

    def told_reminder_nine_tenths(self) -> str:
        return "Where a game has a clock, you are reminded when nine tenths of the time are gone."

    def told_pings_every_turn(self, *, direct: bool) -> str:
        return ("You are now mentioned whenever it is your turn, and get a direct message too." if direct else "You are now mentioned whenever it is your turn.")

    def told_pings_reminders(self, *, direct: bool) -> str:
        return ("You are now mentioned in a channel only to be reminded. You get a direct message at every turn." if direct else "You are now mentioned in a channel only to be reminded.")

    def told_pings_never(self, *, direct: bool) -> str:
        return ("You are now never mentioned in a channel. You get a direct message at every turn." if direct else "You are now never mentioned in a channel.")

    def settled_pings(self) -> str:
        return "when you are called"

    def settled_direct(self) -> str:
        return "direct messages"

    def settled_turned(self) -> str:
        return "boards not turned to you"

    def settled_hints(self) -> str:
        return "no tips in first games"

    def settled_confirm(self) -> str:
        return "a question before decisive moves"

    def settled_open_games(self) -> str:
        return "how many games you accept"

    def settled_avoided(self) -> str:
        return "people you do not want to meet"

    def settled_reminder(self) -> str:
        return "when you are reminded"

    def settled_company(self) -> str:
        return "who may sit down with you"

    def settled_away_until(self) -> str:
        return "until when you are away"

    def settled_absences(self) -> str:
        return "when you were away in the last year"

    def settled_sentences(self) -> str:
        return "boards in sentences"

    def settled_named_everywhere(self) -> str:
        return "your name in scores over all servers"

    def settled_digest(self) -> str:
        return "a daily digest"

    def settled_zone(self) -> str:
        return "your time zone"

    def invited(self, *, channel: str | int, game: str | int, host: str | int) -> str:
        return f"{host} invites you to a table of {game} in {channel}."

    def answered(self, *, channel: str | int, game: str | int, ready: bool) -> str:
        return f"Everybody you invited to a table of {game} has answered. " + ("You can start the game." if ready else "There are not enough players yet.") + f" The table is in {channel}."

    def your_turn(self, *, channel: str | int, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked']) -> str:
        return (f"A reminder: it is your turn in {game} with {others}, {channel}." if what == 'reminder' else f"It is your turn in {game} with {others}, {channel}." if what == 'turn' else f"You are asked something in {game} with {others}, {channel}.")

    def closed_to_me(self) -> str:
        return "You wanted direct messages, but Discord says that yours are closed to me. Open them in this server’s privacy settings, or choose with /me to be mentioned. I try again in a day."

    def called_guests(self, *, game: str | int, guests: str | int, host: str | int) -> str:
        return f"{guests}: {host} invites you to a table of {game}."

    def called_host(self, *, game: str | int, host: str | int, ready: bool) -> str:
        return f"{host}: everybody you invited to a table of {game} has answered. " + ("You can start the game." if ready else "There are not enough players yet.")

    def called_turn(self, *, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked'], who: str | int) -> str:
        return (f"{who}: a reminder: it is your turn in {game} with {others}." if what == 'reminder' else f"{who}: it is your turn in {game} with {others}." if what == 'turn' else f"{who}: you are asked something in {game} with {others}.")

    def show_here(self) -> str:
        return "Show it here"

    def play_it(self) -> str:
        return "Play it"

    def leave_it(self) -> str:
        return "Do not play it"

    def sure(self, *, move: str | int) -> str:
        return f"{move}. This decides your game, and cannot be taken back. Do you want to play it?"

    def played(self) -> str:
        return "Played."

    def not_played(self) -> str:
        return "Nothing was played."


if TYPE_CHECKING:

    def checked(words: Settings) -> SettingsWords:
        return words
