"""The words of words/de/settings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.settings import Settings as English

if TYPE_CHECKING:
    from words.compiled.protocols.settings import SettingsWords


class Settings(English):
    """The messages of settings.ftl."""

    def server(self) -> str:
        return "## Tische auf diesem Server"

    def person(self) -> str:
        return "## Deine Einstellungen"

    def person_note(self) -> str:
        return "-# Sie gelten für dich auf jedem Server. Niemand sonst sieht sie."

    def all_channels(self) -> str:
        return "Alle Kanäle"

    def nobody(self) -> str:
        return "Niemand"

    def digest_button(self) -> str:
        return "Tägliche Übersicht"

    def digest_heading(self) -> str:
        return "## Tägliche Übersicht"

    def digest_note(self, *, zone: str | int) -> str:
        return f"Um diese Zeit bekommst du eine Direktnachricht mit allen Partien, die auf dich warten, falls es welche gibt. Deine Zeitzone: **{zone}**."

    def digest_never(self) -> str:
        return "Nie"

    def zone_button(self) -> str:
        return "Zeitzone"

    def zone_title(self) -> str:
        return "Deine Zeitzone"

    def zone_text(self) -> str:
        return "Die Stunde deiner täglichen Übersicht gilt in dieser Zeitzone, auch wenn die Uhren umgestellt werden."

    def zone_label(self) -> str:
        return "Eine Zeitzone oder ihre Stadt"

    def zone_hint(self) -> str:
        return "Zum Beispiel Europe/Berlin, New York oder UTC"

    def no_zone(self) -> str:
        return "Es gibt keine Zeitzone mit diesem Namen. Versuch es mit dem englischen Namen einer großen Stadt in deiner Nähe oder etwa mit Europe/Berlin."

    def channels_heading(self) -> str:
        return "## Kanäle für Listen und Ergebnisse"

    def no_channel(self) -> str:
        return "Kein Kanal"

    def channels_page(self) -> str:
        return "Listen und Ergebnisse"

    def other_settings(self) -> str:
        return "Andere Einstellungen"

    def server_channels(self) -> str:
        return "**Kanäle**, in denen samt ihren Threads Tische eröffnet werden dürfen. Keiner gewählt: alle."

    def server_openers(self) -> str:
        return "**Wer** einen Tisch eröffnen darf."

    def server_tables_at_once(self) -> str:
        return "**Wie viele** Tische gleichzeitig offen sein dürfen."

    def server_clocks(self) -> str:
        return "**Uhren**, die ein Tisch haben darf: die Zeit für einen Zug."

    def server_clock(self) -> str:
        return "**Uhr** eines neuen Tisches."

    def server_past(self) -> str:
        return "**Frühere Bretter**: was von ihnen im Kanal bleibt."

    def server_games_channel(self) -> str:
        return "**Laufende Partien**: der Kanal mit einer Nachricht, die sie aufzählt und aktuell bleibt."

    def server_offers_channel(self) -> str:
        return "**Angebote**: der Kanal mit einer Nachricht, die aufzählt, wer Gegner sucht."

    def server_results_channel(self) -> str:
        return "**Ergebnisse**: der Kanal, in dem jede beendete Partie gezeigt wird."

    def person_pings(self) -> str:
        return "**Benachrichtigung**: wann du in einem Kanal erwähnt wirst."

    def person_reminder(self) -> str:
        return "**Erinnerung**: wann du erinnert wirst, wenn eine Partie eine Uhr hat."

    def person_open_games(self) -> str:
        return "**Partien**: an wie vielen offenen Tischen du sitzen darfst."

    def person_company(self) -> str:
        return "**Fremde**: wer sich zu dir setzen darf."

    def person_avoided(self) -> str:
        return "**Personen**, mit denen du nicht spielen willst. Sie erfahren es nicht."

    def clock(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 Tage je Zug" if time == 'three-days' else "1 Tag je Zug" if time == 'day' else "12 Stunden je Zug" if time == 'half-day' else "1 Stunde je Zug" if time == 'hour' else "Keine Uhr" if time == 'none' else "1 Woche je Zug")

    def clock_inner(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 Tage je Zug" if time == 'three-days' else "1 Tag je Zug" if time == 'day' else "12 Stunden je Zug" if time == 'half-day' else "1 Stunde je Zug" if time == 'hour' else "keine Uhr" if time == 'none' else "1 Woche je Zug")

    def openers_everyone(self) -> str:
        return "Alle"

    def openers_moderators(self) -> str:
        return "Nur die Moderation („Nachrichten verwalten“)"

    def past_sentences(self) -> str:
        return "Ihre Sätze, ohne Bilder"

    def past_pictures(self) -> str:
        return "Ihre Sätze und Bilder"

    def past_one_message(self) -> str:
        return "Nichts: eine Nachricht für die ganze Partie"

    def pings_every_turn(self) -> str:
        return "Bei jedem meiner Züge"

    def pings_reminders(self) -> str:
        return "Nur zur Erinnerung"

    def pings_never(self) -> str:
        return "Nie"

    def company_everyone(self) -> str:
        return "Alle"

    def company_met(self) -> str:
        return "Nur wer mit mir eine Partie beendet hat oder von mir eingeladen ist"

    def reminder_half(self) -> str:
        return "Wenn die halbe Zeit um ist"

    def reminder_nine_tenths(self) -> str:
        return "Wenn neun Zehntel der Zeit um sind"

    def limit_none(self) -> str:
        return "Unbegrenzt"

    def limit_zero(self) -> str:
        return "Keine"

    def switch_threads(self, *, on: bool) -> str:
        return ("Eigener Thread je Partie: an" if on else "Eigener Thread je Partie: aus")

    def switch_direct(self, *, on: bool) -> str:
        return ("Direktnachrichten: an" if on else "Direktnachrichten: aus")

    def switch_turned(self, *, on: bool) -> str:
        return ("Bretter zu mir gedreht: an" if on else "Bretter zu mir gedreht: aus")

    def switch_hints(self, *, on: bool) -> str:
        return ("Tipps in ersten Partien: an" if on else "Tipps in ersten Partien: aus")

    def switch_confirm(self, *, on: bool) -> str:
        return ("Vor Entscheidungen fragen: an" if on else "Vor Entscheidungen fragen: aus")

    def switch_sentences(self, *, on: bool) -> str:
        return ("Textbretter in Sätzen: an" if on else "Textbretter in Sätzen: aus")

    def switch_named_everywhere(self, *, on: bool) -> str:
        return ("In allen Tabellen genannt: an" if on else "In allen Tabellen genannt: aus")

    def told_every_channel(self) -> str:
        return "Tische dürfen jetzt in jedem Kanal eröffnet werden."

    def told_channels(self, *, channels: str | int) -> str:
        return f"Tische dürfen jetzt nur in {channels} eröffnet werden."

    def told_openers_everyone(self) -> str:
        return "Jetzt dürfen alle Tische eröffnen."

    def told_openers_moderators(self) -> str:
        return "Jetzt darf nur die Moderation Tische eröffnen."

    def told_tables_no_limit(self) -> str:
        return "Jetzt dürfen beliebig viele Tische gleichzeitig offen sein."

    def told_tables(self, *, most: int) -> str:
        return (f"Jetzt darf höchstens {most} Tisch offen sein." if most == 1 else f"Jetzt dürfen höchstens {most} Tische gleichzeitig offen sein.")

    def told_clocks(self, *, clock: str | int, clocks: str | int) -> str:
        return f"Tische dürfen jetzt haben: {clocks}. Neue haben: {clock}."

    def told_clock(self, *, clock: str | int) -> str:
        return f"Neue Tische haben jetzt {clock}, wenn sie nichts anderes wählen."

    def told_threads(self, *, on: bool) -> str:
        return ("Ein neuer Tisch wird jetzt in einem eigenen Thread gespielt, wenn er nichts anderes wählt." if on else "Ein neuer Tisch wird jetzt im Kanal gespielt, wenn er nichts anderes wählt.")

    def told_past_sentences(self) -> str:
        return "Von früheren Brettern bleiben jetzt nur die Sätze."

    def told_past_pictures(self) -> str:
        return "Frühere Bretter behalten jetzt ihre Bilder."

    def told_past_one_message(self) -> str:
        return "Jede Partie bleibt jetzt bei einer Nachricht; der Ruf an die Person am Zug kommt und geht."

    def told_games_channel(self, *, channel: str | int) -> str:
        return f"Die laufenden Partien stehen jetzt in {channel}, außer wenn nicht alle sehen, wo sie gespielt werden."

    def told_no_games_channel(self) -> str:
        return "Die laufenden Partien werden nicht mehr aufgezählt."

    def told_offers_channel(self, *, channel: str | int) -> str:
        return f"Die offenen Angebote stehen jetzt in {channel}."

    def told_no_offers_channel(self) -> str:
        return "Die offenen Angebote stehen nicht mehr in einem Kanal."

    def told_results_channel(self, *, channel: str | int) -> str:
        return f"Beendete Partien werden jetzt in {channel} gezeigt, außer wenn nicht alle sehen, wo sie gespielt wurden."

    def told_no_results_channel(self) -> str:
        return "Beendete Partien werden nicht mehr gezeigt."

    def told_turned(self, *, on: bool) -> str:
        return ("Bretter, die nur du siehst, sind jetzt zu deiner Seite gedreht." if on else "Bretter, die nur du siehst, werden jetzt nicht gedreht.")

    def told_hints(self, *, on: bool) -> str:
        return ("In ersten Partien bekommst du jetzt Tipps." if on else "In ersten Partien bekommst du jetzt keine Tipps.")

    def told_confirm(self, *, on: bool) -> str:
        return ("Vor einem Zug, der deine Partie entscheidet, wirst du jetzt gefragt." if on else "Züge, die deine Partie entscheiden, werden jetzt sofort gespielt.")

    def told_sentences(self, *, on: bool) -> str:
        return ("Ein Brett als Text wird dir jetzt in Sätzen beschrieben, für Screenreader." if on else "Ein Brett als Text wird dir jetzt mit Zeichen gezeichnet.")

    def told_named_everywhere(self, *, on: bool) -> str:
        return ("Tabellen über alle Server nennen dich jetzt auf jedem Server." if on else "Tabellen über alle Server nennen dich auf anderen Servern als deinem nicht mehr.")

    def told_open_games_no_limit(self) -> str:
        return "Du kannst jetzt an beliebig vielen Tischen sitzen."

    def told_open_games(self, *, most: int) -> str:
        return ("Jetzt kann dich niemand an einen Tisch einladen." if most == 0 else f"Du kannst jetzt an höchstens {most} Tisch gleichzeitig sitzen." if most == 1 else f"Du kannst jetzt an höchstens {most} Tischen gleichzeitig sitzen.")

    def told_company_everyone(self) -> str:
        return "Jetzt können sich alle zu dir setzen."

    def told_company_met(self) -> str:
        return "Zu dir setzen kann sich jetzt nur, wer mit dir eine Partie beendet hat oder von dir eingeladen ist."

    def told_avoided_nobody(self) -> str:
        return "Du gehst jetzt niemandem aus dem Weg."

    def told_avoided(self, *, people: str | int) -> str:
        return f"Du und {people} könnt jetzt nicht mehr zusammen an einem Tisch sitzen. Laufende Partien gehen weiter."

    def told_digest(self, *, hour: str | int, zone: str | int) -> str:
        return f"Jeden Tag um {hour} ({zone}) bekommst du jetzt eine Direktnachricht mit den Partien, die auf dich warten, falls es welche gibt."

    def told_no_digest(self) -> str:
        return "Du bekommst jetzt keine tägliche Übersicht."

    def told_zone(self, *, zone: str | int) -> str:
        return f"Deine Zeitzone ist jetzt {zone}."

    def told_reminder_half(self) -> str:
        return "Wenn eine Partie eine Uhr hat, wirst du erinnert, sobald die halbe Zeit um ist."

    def told_reminder_nine_tenths(self) -> str:
        return "Wenn eine Partie eine Uhr hat, wirst du erinnert, sobald neun Zehntel der Zeit um sind."

    def told_pings_every_turn(self, *, direct: bool) -> str:
        return ("Du wirst jetzt immer erwähnt, wenn du am Zug bist, und bekommst auch eine Direktnachricht." if direct else "Du wirst jetzt immer erwähnt, wenn du am Zug bist.")

    def told_pings_reminders(self, *, direct: bool) -> str:
        return ("Du wirst in einem Kanal jetzt nur zur Erinnerung erwähnt. Bei jedem Zug bekommst du eine Direktnachricht." if direct else "Du wirst in einem Kanal jetzt nur zur Erinnerung erwähnt.")

    def told_pings_never(self, *, direct: bool) -> str:
        return ("Du wirst jetzt nie in einem Kanal erwähnt. Bei jedem Zug bekommst du eine Direktnachricht." if direct else "Du wirst jetzt nie in einem Kanal erwähnt.")

    def settled_pings(self) -> str:
        return "wann du erwähnt wirst"

    def settled_direct(self) -> str:
        return "Direktnachrichten"

    def settled_turned(self) -> str:
        return "Bretter, die nicht zu dir gedreht sind"

    def settled_hints(self) -> str:
        return "keine Tipps in ersten Partien"

    def settled_confirm(self) -> str:
        return "eine Frage vor entscheidenden Zügen"

    def settled_open_games(self) -> str:
        return "an wie vielen Tischen du sitzt"

    def settled_avoided(self) -> str:
        return "Personen, denen du aus dem Weg gehst"

    def settled_reminder(self) -> str:
        return "wann du erinnert wirst"

    def settled_company(self) -> str:
        return "wer sich zu dir setzen darf"

    def settled_away_until(self) -> str:
        return "bis wann du abwesend bist"

    def settled_absences(self) -> str:
        return "wann du im letzten Jahr abwesend warst"

    def settled_sentences(self) -> str:
        return "Bretter in Sätzen"

    def settled_named_everywhere(self) -> str:
        return "dein Name in Tabellen über alle Server"

    def settled_digest(self) -> str:
        return "eine tägliche Übersicht"

    def settled_zone(self) -> str:
        return "deine Zeitzone"

    def invited(self, *, channel: str | int, game: str | int, host: str | int) -> str:
        return f"{host} lädt dich an einen Tisch ein ({game}): {channel}."

    def answered(self, *, channel: str | int, game: str | int, ready: bool) -> str:
        return f"Alle, die du an den Tisch eingeladen hast ({game}), haben geantwortet. " + ("Du kannst die Partie starten." if ready else "Es sind noch zu wenige Personen.") + f" Der Tisch ist in {channel}."

    def your_turn(self, *, channel: str | int, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked']) -> str:
        return (f"Zur Erinnerung: Du bist am Zug: {game} mit {others}, {channel}." if what == 'reminder' else f"Du bist am Zug: {game} mit {others}, {channel}." if what == 'turn' else f"Eine Frage an dich: {game} mit {others}, {channel}.")

    def closed_to_me(self) -> str:
        return "Du wolltest Direktnachrichten, aber Discord sagt, dass ich dir keine schicken kann. Erlaube sie in den Datenschutzeinstellungen dieses Servers, oder wähl mit /me, dass du erwähnt wirst. In einem Tag versuche ich es wieder."

    def called_guests(self, *, game: str | int, guests: str | int, host: str | int) -> str:
        return f"{guests}: {host} lädt an einen Tisch ein ({game})."

    def called_host(self, *, game: str | int, host: str | int, ready: bool) -> str:
        return f"{host}: Alle, die du an den Tisch eingeladen hast ({game}), haben geantwortet. " + ("Du kannst die Partie starten." if ready else "Es sind noch zu wenige Personen.")

    def called_turn(self, *, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked'], who: str | int) -> str:
        return (f"{who}: Zur Erinnerung: Du bist am Zug ({game} mit {others})." if what == 'reminder' else f"{who}: Du bist am Zug ({game} mit {others})." if what == 'turn' else f"{who}: Eine Frage an dich ({game} mit {others}).")

    def show_here(self) -> str:
        return "Hier zeigen"

    def play_it(self) -> str:
        return "Spielen"

    def leave_it(self) -> str:
        return "Nicht spielen"

    def sure(self, *, move: str | int) -> str:
        return f"{move}. Das entscheidet deine Partie und lässt sich nicht zurücknehmen. Möchtest du es spielen?"

    def played(self) -> str:
        return "Gespielt."

    def not_played(self) -> str:
        return "Es wurde nichts gespielt."
