"""The words of words/fr/privacy.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.privacy import Privacy as English

if TYPE_CHECKING:
    from words.compiled.protocols.privacy import PrivacyWords


class Privacy(English):
    """The messages of privacy.ftl."""

    def delete(self) -> str:
        return "Effacer"

    def delete_now(self) -> str:
        return "Effacer pour de bon"

    def keep(self) -> str:
        return "Garder"

    def notice(self) -> str:
        return "Protection des données"

    def terms(self) -> str:
        return "Conditions"

    def nothing(self) -> str:
        return "Rien n’est conservé à ton sujet."

    def kept_on(self) -> str:
        return "Tout reste tel quel."

    def asked(self) -> str:
        return "Veux-tu qu’on t’oublie ? Tu quittes les tables qui attendent, et tu abandonnes tes parties en cours. Les parties restent, avec « Ancien compte » à la place de ton nom. Ce qui a été publié dans les salons y reste. C’est irréversible."

    def kept_id(self) -> str:
        return "Ton identifiant Discord est conservé."

    def kept_tables(self, *, counted: str | int, tables: int) -> str:
        return "Sont conservés ton identifiant Discord et " + (f"{tables} table" if tables in (0, 1) else f"{tables} tables") + f" avec ton nom : {counted}."

    def tables_lobby(self, *, number: int) -> str:
        return (f"{number} ouverte" if number in (0, 1) else f"{number} ouvertes")

    def tables_running(self, *, number: int) -> str:
        return f"{number} en cours"

    def tables_over(self, *, number: int) -> str:
        return (f"{number} terminée" if number in (0, 1) else f"{number} terminées")

    def tables_cancelled(self, *, number: int) -> str:
        return (f"{number} annulée" if number in (0, 1) else f"{number} annulées")

    def called(self, *, names: str | int) -> str:
        return f"Tu t’y appelles {names}."

    def settings(self, *, settings: str | int) -> str:
        return f"Avec `/me`, tu as réglé ceci : {settings}."

    def puzzles(self, *, puzzles: int) -> str:
        return (f"Tes réponses à {puzzles} problème sont enregistrées." if puzzles in (0, 1) else f"Tes réponses à {puzzles} problèmes sont enregistrées.")

    def followed(self, *, games: int) -> str:
        return (f"Tu suis {games} partie." if games in (0, 1) else f"Tu suis {games} parties.")

    def offers(self, *, number: int) -> str:
        return f"Tes propositions ouvertes et celles dont tu veux des nouvelles sont conservées : {number} en tout."

    def file(self) -> str:
        return "Le fichier contient tout : tes noms, tes places, tes coups, les mots que tu as ajoutés, tes résultats, et ce que les journaux des tables disent d’autre à ton sujet."

    def done_none(self) -> str:
        return "C’est fait. Il n’y a plus rien de toi dans la base de données du bot."

    def done(self, *, tables: int) -> str:
        return "C’est fait. Ton nom et ton identifiant ont été retirés " + (f"de {tables} table" if tables in (0, 1) else f"de {tables} tables") + " ; il n’y a plus rien d’autre de toi dans la base de données du bot."

    def done_damaged(self, *, tables: int) -> str:
        return (f"C’est fait, sauf pour {tables} table dont la feuille est endommagée sur le disque de l’hôte et ne peut pas être réécrite. Le journal de l’hôte en dit plus ; adresse-toi à l’hôte." if tables in (0, 1) else f"C’est fait, sauf pour {tables} tables dont les feuilles sont endommagées sur le disque de l’hôte et ne peuvent pas être réécrites. Le journal de l’hôte en dit plus ; adresse-toi à l’hôte.")

    def traces(self) -> str:
        return "Ses fichiers en gardent encore des traces, car un programme les lit en ce moment. Le bot les effacera de lui-même d’ici deux heures, ou dès que ce programme aura fini."

    def no_backups(self) -> str:
        return "Ce bot ne fait pas de sauvegardes de lui-même."

    def in_backups(self, *, backups: int) -> str:
        return ("Sa dernière sauvegarde contient encore ce que tu as effacé ; une nouvelle la remplace chaque jour." if backups == 1 else f"Ses sauvegardes contiennent encore ce que tu as effacé : il s’en fait une par jour, et les {backups} dernières sont gardées ; ce sera donc parti dans environ {backups} jours." if backups in (0, 1) else f"Ses sauvegardes contiennent encore ce que tu as effacé : il s’en fait une par jour, et les {backups} dernières sont gardées ; ce sera donc parti dans environ {backups} jours.")

    def delete_again(self) -> str:
        return "Si l’hôte restaure une sauvegarde ou a des copies ailleurs, efface à nouveau tes données à ce moment-là, ou adresse-toi à l’hôte."
