"""The words of words/en/refusals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.refusals import RefusalsWords


class Refusals:
    """The messages of refusals.ftl."""

    def unknown_session(self) -> str:
        return "This table is not known here any more. Start a new one with /play."

    def no_table(self) -> str:
        return "No game is running in this channel. Start one with /play."

    def in_threads(self, *, own: bool) -> str:
        return ("You play in several threads of this channel. Use the command in one of them." if own else "Games go on in several threads of this channel. Use the command in one of them.")

    def in_threads_games(self, *, games: str | int, own: bool) -> str:
        return (f"Your games: {games}." if own else f"The games: {games}.")

    def unknown_game(self, *, key: str | int) -> str:
        return f"There is no game called “{key}”."

    def unknown_level(self, *, level: str | int) -> str:
        return f"Computers have no level “{level}”: choose easy, medium or hard."

    def only_in_servers(self, *, game: str | int) -> str:
        return f"{game} is for several players, and in direct messages there is nobody but you and me. Play it in a server that I am a member of. Here, /tutorial teaches every game."

    def only_in_servers_but(self, *, game: str | int, games: str | int) -> str:
        return f"{game} is for several players, and in direct messages there is nobody but you and me. Play it in a server that I am a member of. Here, /play has {games}, and /tutorial teaches every game."

    def channel_taken(self, *, game: str | int, lobby: bool) -> str:
        return (f"A table of {game} is open for players in this channel already. One at a time: use another channel or a thread." if lobby else f"A table of {game} is running in this channel already. One at a time: use another channel or a thread.")

    def may_not_write_there(self) -> str:
        return "You may not write in that channel, so the table stays here."

    def permissions_missing(self, *, names: str | int, number: int) -> str:
        return "I cannot set up a table here: in this channel I lack the " + (f"permission {names}. Somebody who manages the channel can give it to me." if number == 1 else f"permissions {names}. Somebody who manages the channel can give them to me.")

    def permissions_missing_in(self, *, channel: str | int, names: str | int, number: int) -> str:
        return f"I cannot use {channel}: I lack the " + (f"permission {names} there. Somebody who manages that channel can give it to me." if number == 1 else f"permissions {names} there. Somebody who manages that channel can give them to me.")

    def permission_view_channel(self) -> str:
        return "View Channel"

    def permission_send_messages(self) -> str:
        return "Send Messages"

    def permission_attach_files(self) -> str:
        return "Attach Files"

    def permission_send_messages_in_threads(self) -> str:
        return "Send Messages in Threads"

    def permission_create_public_threads(self) -> str:
        return "Create Public Threads"

    def permission_connect(self) -> str:
        return "Connect"

    def wrong_value(self, *, allowed: str | int, given: str | int, option: str | int) -> str:
        return f"{option} can be {allowed}, not “{given}”."

    def from_to(self, *, first: str | int, last: str | int) -> str:
        return f"{first} to {last}"

    def no_such_option(self, *, game: str | int, given: str | int, options: str | int) -> str:
        return f"{game} has no option “{given}” (its options: {options})."

    def no_options(self, *, game: str | int, given: str | int) -> str:
        return f"{game} has no option “{given}” (its options: none)."

    def too_many_players(self, *, game: str | int, people: str | int, seats: int) -> str:
        return f"{game} has " + ("one seat" if seats == 1 else f"{seats} seats") + f", and you named {people} people, yourself among them."

    def too_few_players(self, *, game: str | int, least: str | int, most: str | int, people: int) -> str:
        return f"{game} is for {least} to {most} players, and " + ("one sits" if people == 1 else f"{people} sit") + " here."

    def too_few_players_for(self, *, game: str | int, most: str | int, people: int) -> str:
        return f"{game} is for {most} players, and " + ("one sits" if people == 1 else f"{people} sit") + " here."

    def seated_twice(self) -> str:
        return "Each player can sit at the table only once."

    def bot_seated(self) -> str:
        return "A bot cannot sit at the table."

    def not_seated(self, *, game: str | int) -> str:
        return f"You do not play at this table of {game}, but you are welcome to watch."

    def already_seated(self) -> str:
        return "You sit at this table already."

    def sits_already(self, *, name: str | int) -> str:
        return f"Name somebody else: {name} sits at this table already."

    def no_seat_of(self, *, name: str | int) -> str:
        return f"Name somebody who plays here: {name} does not play at this table."

    def no_seat_of_out(self, *, name: str | int) -> str:
        return f"Name somebody who still plays: {name} is out of this game."

    def not_invited(self) -> str:
        return "You are not invited to this table, so there is nothing for you to answer."

    def only_invited(self, *, host: str | int) -> str:
        return f"This table is only for those whom {host} invites. You are welcome to watch."

    def was_removed(self, *, host: str | int) -> str:
        return f"{host} has removed you from this table. You can sit down again if you are invited."

    def already_invited(self, *, name: str | int) -> str:
        return f"{name} is invited already, and has not answered yet."

    def not_there(self) -> str:
        return "They do not sit at this table any more. Nothing was changed."

    def not_joined(self) -> str:
        return "You cannot join this table just now. People can set whom they sit with, for example acquaintances only. What somebody has set is shown to nobody else."

    def table_full(self) -> str:
        return "Every seat at this table is taken."

    def table_full_invited(self) -> str:
        return "Every seat at this table is taken, or kept for somebody who is invited."

    def still_invited(self, *, names: str | int, number: int) -> str:
        return (f"{names} has not answered the invitation yet. Wait for that, or remove them under Options." if number == 1 else f"{names} have not answered the invitation yet. Wait for that, or remove them under Options.")

    def first_not_seated(self, *, first: str | int) -> str:
        return f"Whoever is {first} has not sat down yet."

    def first_not_seated_any(self) -> str:
        return "Whoever is to sit first has not sat down yet."

    def still_here(self, *, name: str | int) -> str:
        return f"The game waits for {name}, who is in this server."

    def not_member(self, *, name: str | int) -> str:
        return f"{name} is not in this server."

    def avoided(self, *, name: str | int) -> str:
        return f"You have chosen not to play with {name}. You can change that with /me."

    def avoids_self(self) -> str:
        return "You cannot avoid yourself: pick other people."

    def sits_here(self) -> str:
        return "You play in this game yourself, so you are called in any case. /follow is for those who watch."

    def follows_many(self, *, most: int) -> str:
        return f"You follow {most} games already. /follow lists them: stop following one first."

    def followed_by_many(self, *, most: int) -> str:
        return f"{most} people follow this game already, and no more can."

    def not_visible(self) -> str:
        return "You can only follow a game whose channel you see."

    def unreachable(self) -> str:
        return "With /me you have chosen neither mentions at every turn nor direct messages, so nothing could reach you. Choose one of them there first."

    def no_invitations(self, *, name: str | int) -> str:
        return f"Just now {name} takes no invitations from you."

    def too_many_games(self, *, most: int) -> str:
        return ("You have chosen to sit at no table at present. You can change that with /me." if most == 0 else f"You have chosen to sit at no more than {most} table at a time, and you do. You can change that with /me." if most == 1 else f"You have chosen to sit at no more than {most} tables at a time, and you do. You can change that with /me.")

    def only_computers(self) -> str:
        return "At least one person must stay in the game: a table of computers only is closed."

    def not_moderator(self) -> str:
        return "Only those who look after this channel may do that."

    def not_host(self, *, host: str | int) -> str:
        return f"Only {host}, who opened the table, may do that."

    def not_host_handed(self, *, host: str | int) -> str:
        return f"Only {host}, whose table it is now, may do that."

    def not_manager(self) -> str:
        return "Only those who manage this server can change how its tables work."

    def only_moderators(self) -> str:
        return "In this server only moderators (Manage Messages) open tables; you can join theirs. Somebody who manages the server can change that with /settings."

    def own_game(self) -> str:
        return "You play in this game yourself, so another moderator must decide that."

    def other_channels(self, *, channels: str | int) -> str:
        return f"In this server tables are opened in {channels} only. Somebody who manages the server can change that with /settings."

    def clock_not_allowed(self, *, clocks: str | int) -> str:
        return f"In this server a table can have {clocks}. Somebody who manages the server can change that with /settings."

    def server_full(self, *, most: int) -> str:
        return (f"In this server no more than {most} table may be open at a time, and so many are. There is room when one ends. Somebody who manages the server can change that with /settings." if most == 1 else f"In this server no more than {most} tables may be open at a time, and so many are. There is room when one ends. Somebody who manages the server can change that with /settings.")

    def wrong_setting(self) -> str:
        return "That cannot be chosen here any more. Open the screen again with its command."

    def too_many_tables(self, *, minutes: int) -> str:
        return "You have opened many tables in a short while. Please wait " + ("a minute" if minutes == 1 else f"{minutes} minutes") + " before you open another."

    def too_many_tables_server(self, *, minutes: int) -> str:
        return "In this server many tables were opened in a short while. Please wait " + ("a minute" if minutes == 1 else f"{minutes} minutes") + " before you open another."

    def too_many_lobbies(self) -> str:
        return "Several tables that you opened wait for players already. Start or cancel one of them first."

    def invited_too_often(self, *, minutes: int, name: str | int) -> str:
        return f"Not just now: {name} has been invited often in a short while. Please wait " + ("a minute" if minutes == 1 else f"{minutes} minutes") + ", or open the table without naming them: they can join by themselves."

    def posted_too_often(self, *, minutes: int) -> str:
        return "This table was posted here again often in a short while. Please wait " + ("a minute" if minutes == 1 else f"{minutes} minutes") + "; until then /board shows it to you alone."

    def asked_before(self, *, hours: int, plays: bool) -> str:
        return "You asked for that already, and it was not agreed. You can ask again " + ("after your next turn, or in " + ("an hour" if hours == 1 else f"{hours} hours") if plays else "in " + ("an hour" if hours == 1 else f"{hours} hours")) + "."

    def asked_before_named(self, *, hours: int, named: int, plays: bool) -> str:
        return (f"You have named {named} person for a seat, and it was not agreed." if named == 1 else f"You have named {named} people for a seat, and it was not agreed.") + " You can name another " + ("after your next turn, or in " + ("an hour" if hours == 1 else f"{hours} hours") if plays else "in " + ("an hour" if hours == 1 else f"{hours} hours")) + "."

    def away_too_long(self, *, budget: str | int) -> str:
        return f"That is too long. {budget}"

    def not_your_turn(self, *, who: str | int) -> str:
        return f"It is not your turn: {who} is to play."

    def not_your_turn_nobody(self) -> str:
        return "It is not your turn: nobody is to play."

    def out_of_game(self) -> str:
        return "You are out of this game. You are welcome to watch it to its end."

    def step_by_step(self) -> str:
        return "One of these steps decides your game, and you want to be asked then: play them one by one. Nothing was played."

    def stale(self) -> str:
        return "The game has moved on since that button was made. Nothing was played."

    def nothing_to_take_back(self) -> str:
        return "There is no move of yours to take back."

    def nothing_to_take_back_chance(self) -> str:
        return "That cannot be taken back any more, because dice were rolled or cards were drawn since then."

    def move_too_early(self, *, asked: str | int) -> str:
        return f"“{asked}” comes too early: nobody knows yet what can be played then. Nothing was played."

    def move_ambiguous(self, *, asked: str | int, moves: str | int) -> str:
        return f"“{asked}” could mean more than one move: {moves}. Nothing was played."

    def move_illegal(self, *, asked: str | int) -> str:
        return f"“{asked}” is not a legal move now."

    def moves_legal(self, *, moves: str | int) -> str:
        return f"You can play {moves}."

    def moves_and_more(self, *, moves: str | int) -> str:
        return f"{moves} and others"

    def finished(self) -> str:
        return "This game is over. Start another with /play."

    def was_cancelled(self) -> str:
        return "This table was cancelled."

    def there_already(self) -> str:
        return "This game is played in that channel already."

    def not_started(self) -> str:
        return "This game has not started yet."

    def already_started(self) -> str:
        return "This game has started already."

    def not_over_yet(self) -> str:
        return "This game is not over yet."

    def nothing_due(self) -> str:
        return "Nothing has changed at this table."

    def is_paused(self) -> str:
        return "The game is paused. It goes on when a moderator resumes it."

    def not_paused(self) -> str:
        return "The game is not paused."

    def not_reopened(self) -> str:
        return "Only a game that was closed because nobody moved can be opened again."

    def old_rules(self) -> str:
        return "This game is not played here any more."

    def outdated(self, *, game: str | int) -> str:
        return f"This game of {game} was played by an earlier version of its rules and cannot go on. It is kept as it is."

    def question_open(self) -> str:
        return "The table is being asked something already. Wait until that is settled."

    def question_gone(self) -> str:
        return "That is settled, or the game has moved on."

    def already_granted(self) -> str:
        return "You said yes, and so it was done."

    def not_asked(self) -> str:
        return "You were not asked: this is for others to answer."

    def not_asked_answered(self) -> str:
        return "You have answered already."

    def not_for_two(self) -> str:
        return "A draw can be agreed on only in games for two."

    def no_plans(self) -> str:
        return "Moves can be planned only in games for two in which no dice and no cards decide."

    def plan_on_turn(self) -> str:
        return "It is your turn. Once you have moved, you can plan your answers."

    def plan_full(self) -> str:
        return "Your plan has no room for another line. Delete one, or several."

    def not_late(self) -> str:
        return "There is still time left for this turn."

    def not_late_others(self) -> str:
        return "That is for the others to choose. You can still move."

    def no_nudge_own_turn(self) -> str:
        return "It is your own turn: there is nobody to nudge."

    def no_nudge_paused(self) -> str:
        return "The game is paused, so there is nobody to nudge. It goes on when a moderator resumes it."

    def no_nudge_clock(self) -> str:
        return "This game has a clock, which reminds whoever is to move by itself."

    def no_nudge_too_early(self, *, hours: int) -> str:
        return "Give them a day. You can ask again in " + ("an hour" if hours == 1 else f"{hours} hours") + "."

    def empty_seed(self) -> str:
        return "That word has nothing in it that can be read. Give another."

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], why: str | int) -> str:
        return (f"The cards of this game cannot be checked yet. {why}" if draws == 'cards' else f"The dice of this game cannot be checked yet. {why}" if draws == 'dice' else f"The lot of this game cannot be checked yet. {why}")

    def only_in_practice(self) -> str:
        return "In an attempt at the deal of the day nothing can be taken back, and there are no hints, tried moves or substitutes. After it you can practise the same cards with /deal."

    def had_attempt(self) -> str:
        return "You have had your attempt at this deal of the day. You can practise it, and the next one comes tomorrow: look at /deal."

    def no_attempt_over(self) -> str:
        return "You can practise this deal of the day when your attempt at it is over. It is still under way."

    def no_attempt_begun(self) -> str:
        return "You can practise this deal of the day when your attempt at it is over. It has not begun: see /deal."

    def no_deal(self) -> str:
        return "There is no deal of that day."

    def spoils(self, *, date: str | int, until: str | int) -> str:
        return f"This is the deal of the day {date}, and you can still play it. You can look through games of it when your own attempt is over, or after {until}."

    def not_as_drawn(self, *, why: str | int) -> str:
        return f"The record of this game and its secret do not fit together. {why}"

    def record_too_large(self) -> str:
        return "That file is too large for a record of a game: records have at most 200 kB."

    def record_too_long(self) -> str:
        return "That record has more moves than any game here can have."

    def record_no_text(self) -> str:
        return "That file is not text, so it is no record of a game. /record gives one."

    def record_gone(self) -> str:
        return "The file is not there any more. Use /open again."

    def record_unknown_game(self, *, games: str | int) -> str:
        return f"That file cannot be looked through: it is of no game that is played here ({games})."

    def record_wrong(self, *, why: str | int) -> str:
        return f"That file cannot be looked through: {why}"

    def damaged(self) -> str:
        return "The record of this game was damaged on the host's disk, so it cannot go on. It is kept as it is; the host's log says more."

    def not_kept(self) -> str:
        return "That could not be saved, so it was not done. Nothing is lost; the host's log says more."

    def not_noted(self) -> str:
        return "That was done, and shows in the channel, but the host's disk failed right after it: its log says more. Nothing is lost."

    def not_read(self) -> str:
        return "This table could not be read just now. Nothing is lost; the host's log says more."

    def obstacle_no_access(self) -> str:
        return "I am not allowed to see this channel. In a private thread, mention me in this private thread first; elsewhere somebody who manages the channel can give me “View Channel”."

    def obstacle_no_right(self) -> str:
        return "I am not allowed to post in this channel. Somebody who manages it can give me “View Channel”, “Send Messages” (in a thread “Send Messages in Threads”) and “Attach Files”."

    def obstacle_locked(self) -> str:
        return "This thread is locked. Somebody who manages threads can unlock it."

    def obstacle_archived(self) -> str:
        return "This thread is archived. Write something in it to bring it back."

    def obstacle_closed(self) -> str:
        return "You take no direct messages from me, so I cannot show a game here. Allow direct messages in the privacy settings of a server where I am a member, and do not block me."

    def obstacle_blocked(self) -> str:
        return "This server's AutoMod blocked my message. Somebody who manages the server can let me pass."

    def obstacle_gone(self) -> str:
        return "This channel is gone."

    def obstacle_other(self) -> str:
        return "Discord took no message just now."

    def not_shown_not_opened(self) -> str:
        return "So no table was opened: use /play again then, or elsewhere."

    def not_shown_not_opened_soon(self) -> str:
        return "So no table was opened: use /play again in a moment."

    def not_shown_closed(self) -> str:
        return "What was open in it has been closed."

    def not_shown_soon(self) -> str:
        return "What you did is kept, and shows here as soon as Discord takes it."

    def not_shown_locked(self) -> str:
        return "Or a moderator takes the table to another channel with /moveto. What you did is kept."

    def not_shown(self) -> str:
        return "What you did is kept, and /board shows it then."

    def too_many_offers(self, *, most: int) -> str:
        return f"You have {most} open offers in this server, as many as anybody can have. Withdraw one of them first: /find shows them."

    def offered_too_often(self, *, minutes: int) -> str:
        return "You have made many offers in a short while. Please wait " + ("a minute" if minutes == 1 else f"{minutes} minutes") + " before you make another."

    def private_thread(self) -> str:
        return "You cannot offer a game in a private thread, because the others could not see it. Use /find in a channel or in a public thread."


if TYPE_CHECKING:

    def checked(words: Refusals) -> RefusalsWords:
        return words
