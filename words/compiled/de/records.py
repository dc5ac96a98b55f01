"""The words of words/de/records.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.records import Records as English

if TYPE_CHECKING:
    from words.compiled.protocols.records import RecordsWords


class Records(English):
    """The messages of records.ftl."""

    def no_header_line(self, *, line: str | int, text: str | int) -> str:
        return f"Zeile {line} ist keine Kopfzeile „Name: Wert“: „{text}“."

    def header_line_twice(self, *, line: str | int, text: str | int) -> str:
        return f"Zeile {line} sagt zum zweiten Mal „{text}“."

    def no_seats(self) -> str:
        return "Der Kopf nennt keine Zahl der Plätze."

    def wrong_options(self, *, why: str | int) -> str:
        return f"Der Kopf ist falsch: {why}"

    def wrong_seats(self, *, allowed: str | int, game: str | int, seats: int) -> str:
        return (f"{game} ist für {allowed} Plätze, nicht für {seats}." if seats == 1 else f"{game} ist für {allowed} Plätze, nicht für {seats}.")

    def no_pair(self, *, text: str | int) -> str:
        return f"„{text}“ hat nicht die Form Name=Wert."

    def option_twice(self, *, text: str | int) -> str:
        return f"Die Option „{text}“ steht zweimal da."

    def newer_format(self, *, format: str | int, most: str | int) -> str:
        return f"Das Protokoll hat das Format {format}, und diese Version des Bots liest Formate bis {most}: Dafür braucht es eine neuere."

    def empty_line(self, *, line: str | int) -> str:
        return f"Zeile {line} ist leer, und dort müsste ein Zug stehen."

    def illegal_move(self, *, line: str | int, text: str | int) -> str:
        return f"Zeile {line} sagt „{text}“, und das ist dort kein erlaubter Zug."

    def damaged_header(self) -> str:
        return "Der Kopf des Protokolls ist beschädigt: Sein Geheimnis oder seine Mitspielenden sind nicht lesbar."

    def other_players(self, *, players: int, seats: int) -> str:
        return "Der Kopf nennt " + (f"{seats} Platz" if seats == 1 else f"{seats} Plätze") + " und " + (f"{players} Person" if players == 1 else f"{players} Personen") + "."

    def word_of_a_stranger(self) -> str:
        return "Der Kopf enthält das Wort von jemandem, der nicht mitgespielt hat."

    def other_seats(self) -> str:
        return "Die Plätze sind nicht so, wie das Los sie gezogen hat."

    def secret_not_shown(self) -> str:
        return "Die Partie wurde geschlossen, weil niemand gezogen hat, und konnte noch wieder geöffnet werden, als dieses Protokoll entstand; deshalb fehlt darin ihr Geheimnis. Ein Protokoll, das dreißig Tage nach dem Schließen entsteht, enthält es."

    def missing_line(self, *, text: str | int) -> str:
        return f"Das Protokoll hat keine Zeile „{text}“: Nur eine beendete Partie lässt sich prüfen."

    def other_draw(self, *, drawn: str | int, ply: str | int, text: str | int) -> str:
        return f"Halbzug {ply} ist „{text}“, und das Geheimnis zieht „{drawn}“."

    def stops_early(self) -> str:
        return "Das Protokoll bricht vor dem Ende der Partie ab: Es fehlen Halbzüge."

    def damaged_line(self, *, text: str | int) -> str:
        return f"Die Zeile „{text}“ im Kopf ist beschädigt."

    def no_replacement(self, *, text: str | int) -> str:
        return f"Die Zeile „{text}“ ist nicht lesbar: Sie nennt keinen Wechsel in dieser Partie."

    def wrong_replacement(self, *, seat: str | int, text: str | int) -> str:
        return f"Die Zeile „{text}“ ist falsch: Platz {seat} gehörte nicht dieser Person."

    def other_secret(self) -> str:
        return "Das Geheimnis ist nicht das, das beim Eröffnen des Tisches versprochen wurde."
