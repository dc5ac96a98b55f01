"""The words of words/pl/privacy.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.privacy import Privacy as English

if TYPE_CHECKING:
    from words.compiled.protocols.privacy import PrivacyWords


class Privacy(English):
    """The messages of privacy.ftl."""

    def delete(self) -> str:
        return "Usuń"

    def delete_now(self) -> str:
        return "Usuń na zawsze"

    def keep(self) -> str:
        return "Zachowaj"

    def notice(self) -> str:
        return "Informacja o prywatności"

    def terms(self) -> str:
        return "Warunki"

    def nothing(self) -> str:
        return "Bot nie przechowuje o tobie niczego."

    def kept_on(self) -> str:
        return "Wszystko zostaje tak, jak jest."

    def asked(self) -> str:
        return "Czy chcesz, żeby bot o tobie zapomniał? Opuścisz poczekalnie, w których siedzisz, i poddasz partie, w których grasz. Partie zostają, z napisem „Dawny gracz” zamiast twojej nazwy. To, co jest na kanałach, zostaje tam. Tego nie można cofnąć."

    def kept_id(self) -> str:
        return "Bot przechowuje twój identyfikator z Discorda."

    def kept_tables(self, *, counted: str | int, tables: int) -> str:
        return "Bot przechowuje twój identyfikator z Discorda i " + (f"{tables} stoły" if (tables % 10 in (2, 3, 4) and tables % 100 not in (12, 13, 14)) else f"{tables} stół" if tables == 1 else f"{tables} stołów") + f" z twoją nazwą: {counted}."

    def tables_lobby(self, *, number: int) -> str:
        return (f"{number} otwarte" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} otwarty" if number == 1 else f"{number} otwartych")

    def tables_running(self, *, number: int) -> str:
        return (f"{number} w grze" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} w grze" if number == 1 else f"{number} w grze")

    def tables_over(self, *, number: int) -> str:
        return (f"{number} skończone" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} skończony" if number == 1 else f"{number} skończonych")

    def tables_cancelled(self, *, number: int) -> str:
        return (f"{number} odwołane" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} odwołany" if number == 1 else f"{number} odwołanych")

    def called(self, *, names: str | int) -> str:
        return f"Nazywasz się tam: {names}."

    def settings(self, *, settings: str | int) -> str:
        return f"Twoje ustawienia z `/me`: {settings}."

    def puzzles(self, *, puzzles: int) -> str:
        return (f"Zapisane są twoje odpowiedzi do {puzzles} zagadek." if (puzzles != 1 and (puzzles % 10 not in (2, 3, 4) or puzzles % 100 in (12, 13, 14))) else f"Zapisane są twoje odpowiedzi do {puzzles} zagadek." if (puzzles % 10 in (2, 3, 4) and puzzles % 100 not in (12, 13, 14)) else f"Zapisane są twoje odpowiedzi do {puzzles} zagadki." if puzzles == 1 else f"Zapisane są twoje odpowiedzi do {puzzles} zagadki.")

    def followed(self, *, games: int) -> str:
        return (f"Obserwujesz {games} partie." if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"Obserwujesz {games} partię." if games == 1 else f"Obserwujesz {games} partii.")

    def offers(self, *, number: int) -> str:
        return f"Zapisane są twoje otwarte oferty gry i to, o jakich ofertach chcesz wiedzieć: razem {number}."

    def file(self) -> str:
        return "Plik zawiera to wszystko: twoje nazwy, miejsca, ruchy, dodane słowa, wyniki i resztę tego, co dzienniki stołów mówią o tobie."

    def done_none(self) -> str:
        return "Gotowe. W bazie danych bota nie ma już nic o tobie."

    def done(self, *, tables: int) -> str:
        return "Gotowe. Twoja nazwa i identyfikator zniknęły z " + (f"{tables} stołów" if (tables % 10 in (2, 3, 4) and tables % 100 not in (12, 13, 14)) else f"{tables} stołu" if tables == 1 else f"{tables} stołów") + "; nic innego o tobie w bazie danych bota nie ma."

    def done_damaged(self, *, tables: int) -> str:
        return (f"Gotowe, z wyjątkiem {tables} stołów, których zapisy są uszkodzone na dysku hosta i nie da się ich zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota." if (tables % 10 in (2, 3, 4) and tables % 100 not in (12, 13, 14)) else f"Gotowe, z wyjątkiem {tables} stołu, którego zapis jest uszkodzony na dysku hosta i nie da się go zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota." if tables == 1 else f"Gotowe, z wyjątkiem {tables} stołów, których zapisy są uszkodzone na dysku hosta i nie da się ich zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota.")

    def traces(self) -> str:
        return "W plikach bazy są jeszcze ślady, bo właśnie czyta je jakiś program. Bot usunie je sam w ciągu dwóch godzin albo gdy ten program się skończy."

    def no_backups(self) -> str:
        return "Ten bot sam nie robi kopii zapasowych."

    def in_backups(self, *, backups: int) -> str:
        return ("W jego najnowszej kopii zapasowej jest jeszcze to, co zostało usunięte; każdego dnia zastępuje ją nowa." if backups == 1 else f"W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostają {backups} najnowsze, więc zniknie to z nich za około {backups} dni." if (backups % 10 in (2, 3, 4) and backups % 100 not in (12, 13, 14)) else f"W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostaje {backups} najnowsza, więc zniknie to z nich za około {backups} dzień." if backups == 1 else f"W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostaje {backups} najnowszych, więc zniknie to z nich za około {backups} dni.")

    def delete_again(self) -> str:
        return "Jeśli ktoś, kto prowadzi bota, przywróci kopię zapasową albo ma kopie gdzie indziej, usuń wtedy swoje dane jeszcze raz albo go poproś."
