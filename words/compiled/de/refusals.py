"""The words of words/de/refusals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.refusals import Refusals as English

if TYPE_CHECKING:
    from words.compiled.protocols.refusals import RefusalsWords


class Refusals(English):
    """The messages of refusals.ftl."""

    def unknown_session(self) -> str:
        return "Dieser Tisch ist hier nicht mehr bekannt. Eröffne mit /play einen neuen."

    def no_table(self) -> str:
        return "In diesem Kanal läuft keine Partie. Beginn eine mit /play."

    def in_threads(self, *, own: bool) -> str:
        return ("Du spielst in mehreren Threads dieses Kanals. Nutze den Befehl in einem davon." if own else "In mehreren Threads dieses Kanals laufen Partien. Nutze den Befehl in einem davon.")

    def in_threads_games(self, *, games: str | int, own: bool) -> str:
        return (f"Deine Partien: {games}." if own else f"Die Partien: {games}.")

    def unknown_game(self, *, key: str | int) -> str:
        return f"Es gibt kein Spiel, das „{key}“ heißt."

    def unknown_level(self, *, level: str | int) -> str:
        return f"Computer haben keine Stufe „{level}“: Wähle leicht, mittel oder schwer."

    def only_in_servers(self, *, game: str | int) -> str:
        return f"{game} ist für mehrere Personen, und in Direktnachrichten sind nur du und ich. Spielt es auf einem Server, auf dem ich Mitglied bin. Hier lehrt /tutorial jedes Spiel."

    def only_in_servers_but(self, *, game: str | int, games: str | int) -> str:
        return f"{game} ist für mehrere Personen, und in Direktnachrichten sind nur du und ich. Spielt es auf einem Server, auf dem ich Mitglied bin. Hier hat /play {games}, und /tutorial lehrt jedes Spiel."

    def channel_taken(self, *, game: str | int, lobby: bool) -> str:
        return (f"In diesem Kanal ist schon ein Tisch offen ({game}). Immer nur einer: Nutze einen anderen Kanal oder einen Thread." if lobby else f"In diesem Kanal läuft schon eine Partie ({game}). Immer nur eine: Nutze einen anderen Kanal oder einen Thread.")

    def may_not_write_there(self) -> str:
        return "Du darfst in jenem Kanal nicht schreiben, also bleibt der Tisch hier."

    def permissions_missing(self, *, names: str | int, number: int) -> str:
        return "Ich kann hier keinen Tisch aufstellen: In diesem Kanal " + (f"fehlt mir das Recht {names}. Wer den Kanal verwaltet, kann es mir geben." if number == 1 else f"fehlen mir die Rechte {names}. Wer den Kanal verwaltet, kann sie mir geben.")

    def permissions_missing_in(self, *, channel: str | int, names: str | int, number: int) -> str:
        return f"Ich kann {channel} nicht benutzen: Dort " + (f"fehlt mir das Recht {names}. Wer den Kanal verwaltet, kann es mir geben." if number == 1 else f"fehlen mir die Rechte {names}. Wer den Kanal verwaltet, kann sie mir geben.")

    def permission_view_channel(self) -> str:
        return "Kanal ansehen"

    def permission_send_messages(self) -> str:
        return "Nachrichten senden"

    def permission_attach_files(self) -> str:
        return "Dateien anhängen"

    def permission_send_messages_in_threads(self) -> str:
        return "Nachrichten in Threads senden"

    def permission_create_public_threads(self) -> str:
        return "Öffentliche Threads erstellen"

    def permission_connect(self) -> str:
        return "Verbinden"

    def wrong_value(self, *, allowed: str | int, given: str | int, option: str | int) -> str:
        return f"{option} kann {allowed} sein, nicht „{given}“."

    def from_to(self, *, first: str | int, last: str | int) -> str:
        return f"{first} bis {last}"

    def no_such_option(self, *, game: str | int, given: str | int, options: str | int) -> str:
        return f"{game} hat keine Option „{given}“ (seine Optionen: {options})."

    def no_options(self, *, game: str | int, given: str | int) -> str:
        return f"{game} hat keine Option „{given}“ (seine Optionen: keine)."

    def too_many_players(self, *, game: str | int, people: str | int, seats: int) -> str:
        return f"{game} hat " + ("einen Platz" if seats == 1 else f"{seats} Plätze") + f", und du hast {people} Personen genannt, dich selbst mitgezählt."

    def too_few_players(self, *, game: str | int, least: str | int, most: str | int, people: int) -> str:
        return f"{game} ist für {least} bis {most} Personen, und " + ("eine sitzt" if people == 1 else f"{people} sitzen") + " hier."

    def too_few_players_for(self, *, game: str | int, most: str | int, people: int) -> str:
        return f"{game} ist für {most} Personen, und " + ("eine sitzt" if people == 1 else f"{people} sitzen") + " hier."

    def seated_twice(self) -> str:
        return "Jede Person kann nur einmal am Tisch sitzen."

    def bot_seated(self) -> str:
        return "Ein Bot kann nicht am Tisch sitzen."

    def not_seated(self, *, game: str | int) -> str:
        return f"Du spielst an diesem Tisch nicht mit ({game}), darfst aber gern zuschauen."

    def already_seated(self) -> str:
        return "Du sitzt schon an diesem Tisch."

    def sits_already(self, *, name: str | int) -> str:
        return f"Nenne jemand anderen: {name} sitzt schon an diesem Tisch."

    def no_seat_of(self, *, name: str | int) -> str:
        return f"Nenne jemanden, der hier spielt: {name} sitzt nicht an diesem Tisch."

    def no_seat_of_out(self, *, name: str | int) -> str:
        return f"Nenne jemanden, der noch spielt: {name} ist aus dieser Partie ausgeschieden."

    def not_invited(self) -> str:
        return "Du bist nicht an diesen Tisch eingeladen, es gibt für dich also nichts zu beantworten."

    def only_invited(self, *, host: str | int) -> str:
        return f"Dieser Tisch ist nur für die, die {host} einlädt. Zuschauen darfst du gern."

    def was_removed(self, *, host: str | int) -> str:
        return f"{host} hat dich von diesem Tisch entfernt. Du kannst dich wieder setzen, wenn du eingeladen wirst."

    def already_invited(self, *, name: str | int) -> str:
        return f"{name} ist schon eingeladen und hat noch nicht geantwortet."

    def not_there(self) -> str:
        return "Die Person sitzt nicht mehr an diesem Tisch. Es wurde nichts geändert."

    def not_joined(self) -> str:
        return "Du kannst an diesem Tisch gerade nicht mitspielen. Alle können festlegen, mit wem sie sitzen, zum Beispiel nur mit Bekannten. Was jemand festgelegt hat, erfährt niemand sonst."

    def table_full(self) -> str:
        return "An diesem Tisch ist jeder Platz besetzt."

    def table_full_invited(self) -> str:
        return "An diesem Tisch ist jeder Platz besetzt oder für Eingeladene frei gehalten."

    def still_invited(self, *, names: str | int, number: int) -> str:
        return (f"{names} hat auf die Einladung noch nicht geantwortet. Warte darauf, oder entferne den Namen unter „Optionen“." if number == 1 else f"{names} haben auf die Einladung noch nicht geantwortet. Warte darauf, oder entferne die Namen unter „Optionen“.")

    def first_not_seated(self, *, first: str | int) -> str:
        return f"Es fehlt noch, wer auf Platz 1 sitzen soll: {first}."

    def first_not_seated_any(self) -> str:
        return "Es fehlt noch, wer auf Platz 1 sitzen soll."

    def still_here(self, *, name: str | int) -> str:
        return f"Die Partie wartet auf {name}; diese Person ist auf diesem Server."

    def not_member(self, *, name: str | int) -> str:
        return f"{name} ist nicht auf diesem Server."

    def avoided(self, *, name: str | int) -> str:
        return f"Du hast festgelegt, nicht mit {name} zu spielen. Das kannst du mit /me ändern."

    def avoids_self(self) -> str:
        return "Dir selbst kannst du nicht aus dem Weg gehen: Wähl andere Personen."

    def sits_here(self) -> str:
        return "In dieser Partie spielst du selbst und wirst ohnehin gerufen. /follow ist für alle, die zusehen."

    def follows_many(self, *, most: int) -> str:
        return f"Du folgst schon {most} Partien. /follow zählt sie auf: Gib zuerst eine davon auf."

    def followed_by_many(self, *, most: int) -> str:
        return f"Dieser Partie folgen schon {most} Personen; mehr können es nicht sein."

    def not_visible(self) -> str:
        return "Du kannst nur einer Partie folgen, deren Kanal du siehst."

    def unreachable(self) -> str:
        return "Mit /me hast du weder Erwähnungen bei jedem Zug noch Direktnachrichten gewählt, also könnte dich nichts erreichen. Wähl dort zuerst eines davon."

    def no_invitations(self, *, name: str | int) -> str:
        return f"{name} nimmt von dir gerade keine Einladungen an."

    def too_many_games(self, *, most: int) -> str:
        return ("Du hast gewählt, zurzeit an keinem Tisch zu sitzen. Das kannst du mit /me ändern." if most == 0 else f"Du hast gewählt, an höchstens {most} Tisch gleichzeitig zu sitzen, und das tust du. Das kannst du mit /me ändern." if most == 1 else f"Du hast gewählt, an höchstens {most} Tischen gleichzeitig zu sitzen, und das tust du. Das kannst du mit /me ändern.")

    def only_computers(self) -> str:
        return "Mindestens ein Mensch muss mitspielen: Ein Tisch nur mit Computern wird geschlossen."

    def not_moderator(self) -> str:
        return "Das darf nur die Moderation dieses Kanals."

    def not_host(self, *, host: str | int) -> str:
        return f"Der Tisch ist von {host}; nur diese Person darf das."

    def not_host_handed(self, *, host: str | int) -> str:
        return f"Der Tisch liegt jetzt bei {host}; nur diese Person darf das."

    def not_manager(self) -> str:
        return "Nur wer diesen Server verwaltet, kann ändern, wie seine Tische funktionieren."

    def only_moderators(self) -> str:
        return "Auf diesem Server eröffnet nur die Moderation Tische (Recht „Nachrichten verwalten“); mitspielen kannst du dort. Wer den Server verwaltet, kann das mit /settings ändern."

    def own_game(self) -> str:
        return "Du spielst in dieser Partie selbst mit, also muss jemand anderes von der Moderation entscheiden."

    def other_channels(self, *, channels: str | int) -> str:
        return f"Auf diesem Server werden Tische nur in {channels} eröffnet. Wer den Server verwaltet, kann das mit /settings ändern."

    def clock_not_allowed(self, *, clocks: str | int) -> str:
        return f"Auf diesem Server kann ein Tisch {clocks} haben. Wer den Server verwaltet, kann das mit /settings ändern."

    def server_full(self, *, most: int) -> str:
        return (f"Auf diesem Server darf nur {most} Tisch gleichzeitig offen sein, und das ist er. Platz wird frei, wenn er endet. Wer den Server verwaltet, kann das mit /settings ändern." if most == 1 else f"Auf diesem Server dürfen höchstens {most} Tische gleichzeitig offen sein, und so viele sind es. Platz wird frei, wenn einer endet. Wer den Server verwaltet, kann das mit /settings ändern.")

    def wrong_setting(self) -> str:
        return "Das kann man hier nicht mehr wählen. Öffne die Ansicht noch einmal mit ihrem Befehl."

    def too_many_tables(self, *, minutes: int) -> str:
        return "Du hast in kurzer Zeit viele Tische eröffnet. Bitte warte " + ("eine Minute" if minutes == 1 else f"{minutes} Minuten") + ", bevor du noch einen eröffnest."

    def too_many_tables_server(self, *, minutes: int) -> str:
        return "Auf diesem Server wurden in kurzer Zeit viele Tische eröffnet. Bitte warte " + ("eine Minute" if minutes == 1 else f"{minutes} Minuten") + ", bevor du noch einen eröffnest."

    def too_many_lobbies(self) -> str:
        return "Mehrere deiner Tische warten schon auf Mitspielende. Starte oder schließ zuerst einen davon."

    def invited_too_often(self, *, minutes: int, name: str | int) -> str:
        return f"Gerade nicht: {name} wurde in kurzer Zeit oft eingeladen. Bitte warte " + ("eine Minute" if minutes == 1 else f"{minutes} Minuten") + ", oder eröffne den Tisch ohne diesen Namen: Mitspielen geht auch ohne Einladung."

    def posted_too_often(self, *, minutes: int) -> str:
        return "Dieser Tisch wurde hier in kurzer Zeit oft neu gepostet. Bitte warte " + ("eine Minute" if minutes == 1 else f"{minutes} Minuten") + "; bis dahin zeigt /board ihn dir allein."

    def asked_before(self, *, hours: int, plays: bool) -> str:
        return "Danach hast du schon gefragt, und es fand keine Zustimmung. Du kannst wieder fragen: " + ("nach deinem nächsten Zug oder in " + ("einer Stunde" if hours == 1 else f"{hours} Stunden") if plays else "in " + ("einer Stunde" if hours == 1 else f"{hours} Stunden")) + "."

    def asked_before_named(self, *, hours: int, named: int, plays: bool) -> str:
        return (f"Du hast {named} Person für einen Platz genannt, und es fand keine Zustimmung." if named == 1 else f"Du hast {named} Personen für einen Platz genannt, und es fand keine Zustimmung.") + " Du kannst wieder jemanden nennen: " + ("nach deinem nächsten Zug oder in " + ("einer Stunde" if hours == 1 else f"{hours} Stunden") if plays else "in " + ("einer Stunde" if hours == 1 else f"{hours} Stunden")) + "."

    def away_too_long(self, *, budget: str | int) -> str:
        return f"Das ist zu lang. {budget}"

    def not_your_turn(self, *, who: str | int) -> str:
        return f"Du bist nicht am Zug, sondern {who}."

    def not_your_turn_nobody(self) -> str:
        return "Du bist nicht am Zug: Niemand ist es."

    def out_of_game(self) -> str:
        return "Du bist aus dieser Partie ausgeschieden. Du darfst gern bis zum Ende zuschauen."

    def step_by_step(self) -> str:
        return "Einer dieser Schritte entscheidet deine Partie, und du willst dann gefragt werden: Spiel sie einzeln. Es wurde nichts gespielt."

    def stale(self) -> str:
        return "Die Partie ist weitergegangen, seit es diesen Knopf gibt. Es wurde nichts gespielt."

    def nothing_to_take_back(self) -> str:
        return "Von dir gibt es keinen Zug, der sich zurücknehmen ließe."

    def nothing_to_take_back_chance(self) -> str:
        return "Das lässt sich nicht mehr zurücknehmen, weil seither gewürfelt oder eine Karte gezogen wurde."

    def move_too_early(self, *, asked: str | int) -> str:
        return f"„{asked}“ kommt zu früh: Noch weiß niemand, was dann gespielt werden kann. Es wurde nichts gespielt."

    def move_ambiguous(self, *, asked: str | int, moves: str | int) -> str:
        return f"„{asked}“ könnte mehr als ein Zug sein: {moves}. Es wurde nichts gespielt."

    def move_illegal(self, *, asked: str | int) -> str:
        return f"„{asked}“ ist jetzt kein erlaubter Zug."

    def moves_legal(self, *, moves: str | int) -> str:
        return f"Du kannst spielen: {moves}."

    def moves_and_more(self, *, moves: str | int) -> str:
        return f"{moves} und andere"

    def finished(self) -> str:
        return "Diese Partie ist vorbei. Beginn mit /play eine neue."

    def was_cancelled(self) -> str:
        return "Dieser Tisch wurde abgesagt."

    def there_already(self) -> str:
        return "Diese Partie wird schon in jenem Kanal gespielt."

    def not_started(self) -> str:
        return "Diese Partie hat noch nicht begonnen."

    def already_started(self) -> str:
        return "Diese Partie hat schon begonnen."

    def not_over_yet(self) -> str:
        return "Diese Partie ist noch nicht vorbei."

    def nothing_due(self) -> str:
        return "An diesem Tisch hat sich nichts geändert."

    def is_paused(self) -> str:
        return "Die Partie ist angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt."

    def not_paused(self) -> str:
        return "Die Partie ist nicht angehalten."

    def not_reopened(self) -> str:
        return "Nur eine Partie, die geschlossen wurde, weil niemand gezogen hat, lässt sich wieder öffnen."

    def old_rules(self) -> str:
        return "Dieses Spiel wird hier nicht mehr gespielt."

    def outdated(self, *, game: str | int) -> str:
        return f"Diese Partie ({game}) wurde nach einer früheren Fassung der Regeln gespielt und kann nicht weitergehen. Sie bleibt erhalten, wie sie ist."

    def question_open(self) -> str:
        return "An den Tisch ist schon eine Frage gestellt. Warte, bis sie entschieden ist."

    def question_gone(self) -> str:
        return "Das ist schon entschieden, oder die Partie ist weitergegangen."

    def already_granted(self) -> str:
        return "Du hast zugestimmt, und so ist es geschehen."

    def not_asked(self) -> str:
        return "Du bist nicht gefragt: Das beantworten andere."

    def not_asked_answered(self) -> str:
        return "Du hast schon geantwortet."

    def not_for_two(self) -> str:
        return "Ein Remis kann man nur in Partien zu zweit vereinbaren."

    def no_plans(self) -> str:
        return "Züge kann man nur in Partien zu zweit planen, in denen weder Würfel noch Karten entscheiden."

    def plan_on_turn(self) -> str:
        return "Du bist am Zug. Sobald du gezogen hast, kannst du deine Antworten planen."

    def plan_full(self) -> str:
        return "In deinem Plan ist kein Platz für eine weitere Variante. Lösche eine oder mehrere."

    def not_late(self) -> str:
        return "Für diesen Zug ist noch Zeit."

    def not_late_others(self) -> str:
        return "Das entscheiden die anderen. Du kannst noch ziehen."

    def no_nudge_own_turn(self) -> str:
        return "Du bist selbst am Zug: Es gibt niemanden anzustupsen."

    def no_nudge_paused(self) -> str:
        return "Die Partie ist angehalten, es gibt also niemanden anzustupsen. Sie geht weiter, sobald die Moderation sie fortsetzt."

    def no_nudge_clock(self) -> str:
        return "Diese Partie hat eine Uhr; sie erinnert von selbst daran, wer am Zug ist."

    def no_nudge_too_early(self, *, hours: int) -> str:
        return "Lass einen Tag Zeit. Du kannst wieder fragen: in " + ("einer Stunde" if hours == 1 else f"{hours} Stunden") + "."

    def empty_seed(self) -> str:
        return "An diesem Wort ist nichts Lesbares. Gib ein anderes."

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], why: str | int) -> str:
        return (f"Die Karten dieser Partie lassen sich noch nicht prüfen. {why}" if draws == 'cards' else f"Die Würfel dieser Partie lassen sich noch nicht prüfen. {why}" if draws == 'dice' else f"Das Los dieser Partie lässt sich noch nicht prüfen. {why}")

    def only_in_practice(self) -> str:
        return "In einem Versuch an der Tagespartie lässt sich nichts zurücknehmen, und es gibt weder Tipps noch Probezüge noch Vertretung. Danach kannst du dieselben Karten mit /deal üben."

    def had_attempt(self) -> str:
        return "Du hattest deinen Versuch an dieser Tagespartie schon. Du kannst sie üben, und morgen kommt die nächste: siehe /deal."

    def no_attempt_over(self) -> str:
        return "Du kannst diese Tagespartie üben, wenn dein Versuch zu Ende ist. Er läuft noch."

    def no_attempt_begun(self) -> str:
        return "Du kannst diese Tagespartie üben, wenn dein Versuch zu Ende ist. Er hat noch nicht begonnen: siehe /deal."

    def no_deal(self) -> str:
        return "Für diesen Tag gibt es keine Tagespartie."

    def spoils(self, *, date: str | int, until: str | int) -> str:
        return f"Das ist die Tagespartie {date}, und du kannst sie noch spielen. Ihre Partien kannst du durchsehen, wenn dein eigener Versuch zu Ende ist, oder nach {until}."

    def not_as_drawn(self, *, why: str | int) -> str:
        return f"Das Protokoll dieser Partie und ihr Geheimnis passen nicht zusammen. {why}"

    def record_too_large(self) -> str:
        return "Diese Datei ist zu groß für das Protokoll einer Partie: Protokolle haben höchstens 200 kB."

    def record_too_long(self) -> str:
        return "Dieses Protokoll hat mehr Züge, als irgendeine Partie hier haben kann."

    def record_no_text(self) -> str:
        return "Diese Datei ist kein Text, also kein Protokoll einer Partie. /record gibt eines."

    def record_gone(self) -> str:
        return "Die Datei ist nicht mehr da. Nutze /open noch einmal."

    def record_unknown_game(self, *, games: str | int) -> str:
        return f"Diese Datei lässt sich nicht durchgehen: Sie ist von keinem Spiel, das hier gespielt wird ({games})."

    def record_wrong(self, *, why: str | int) -> str:
        return f"Diese Datei lässt sich nicht durchgehen: {why}"

    def damaged(self) -> str:
        return "Die Aufzeichnung dieser Partie wurde auf der Festplatte des Bots beschädigt, deshalb kann sie nicht weitergehen. Sie bleibt erhalten, wie sie ist; das Log des Bots sagt mehr."

    def not_kept(self) -> str:
        return "Das ließ sich nicht speichern, deshalb ist es nicht geschehen. Nichts ist verloren; das Log des Bots sagt mehr."

    def not_noted(self) -> str:
        return "Das ist geschehen und im Kanal zu sehen, aber gleich danach versagte die Festplatte des Bots: Sein Log sagt mehr. Nichts ist verloren."

    def not_read(self) -> str:
        return "Dieser Tisch ließ sich gerade nicht lesen. Nichts ist verloren; das Log des Bots sagt mehr."

    def obstacle_no_access(self) -> str:
        return "Ich darf diesen Kanal nicht sehen. In einem privaten Thread: Erwähne mich zuerst dort; sonst kann mir, wer den Kanal verwaltet, das Recht „Kanal ansehen“ geben."

    def obstacle_no_right(self) -> str:
        return "Ich darf in diesem Kanal nichts posten. Wer ihn verwaltet, kann mir die Rechte „Kanal ansehen“, „Nachrichten senden“ (in einem Thread „Nachrichten in Threads senden“) und „Dateien anhängen“ geben."

    def obstacle_locked(self) -> str:
        return "Dieser Thread ist gesperrt. Wer Threads verwaltet, kann ihn entsperren."

    def obstacle_archived(self) -> str:
        return "Dieser Thread ist archiviert. Schreib etwas hinein, dann ist er wieder da."

    def obstacle_closed(self) -> str:
        return "Du nimmst von mir keine Direktnachrichten an, deshalb kann ich hier keine Partie zeigen. Erlaube Direktnachrichten in den Datenschutzeinstellungen eines Servers, auf dem ich Mitglied bin, und blockiere mich nicht."

    def obstacle_blocked(self) -> str:
        return "Der AutoMod dieses Servers hat meine Nachricht blockiert. Wer den Server verwaltet, kann mich durchlassen."

    def obstacle_gone(self) -> str:
        return "Diesen Kanal gibt es nicht mehr."

    def obstacle_other(self) -> str:
        return "Discord hat gerade keine Nachricht angenommen."

    def not_shown_not_opened(self) -> str:
        return "Deshalb wurde kein Tisch eröffnet: Nutze /play danach noch einmal, oder anderswo."

    def not_shown_not_opened_soon(self) -> str:
        return "Deshalb wurde kein Tisch eröffnet: Nutze /play gleich noch einmal."

    def not_shown_closed(self) -> str:
        return "Was darin offen war, ist geschlossen."

    def not_shown_soon(self) -> str:
        return "Was du getan hast, ist gespeichert und erscheint hier, sobald Discord es annimmt."

    def not_shown_locked(self) -> str:
        return "Oder die Moderation verlegt den Tisch mit /moveto in einen anderen Kanal. Was du getan hast, ist gespeichert."

    def not_shown(self) -> str:
        return "Was du getan hast, ist gespeichert, und /board zeigt es dann."

    def too_many_offers(self, *, most: int) -> str:
        return f"Du hast auf diesem Server {most} offene Angebote, mehr sind nicht möglich. Zieh zuerst eines davon zurück: /find zeigt sie."

    def offered_too_often(self, *, minutes: int) -> str:
        return "Du hast in kurzer Zeit viele Angebote gemacht. Bitte warte " + ("eine Minute" if minutes == 1 else f"{minutes} Minuten") + ", bevor du noch eines machst."

    def private_thread(self) -> str:
        return "In einem privaten Thread kannst du keine Partie anbieten, weil die anderen sie nicht sehen könnten. Nutze /find in einem Kanal oder in einem öffentlichen Thread."
