"""The words of words/fr/commands.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.commands import Commands as English

if TYPE_CHECKING:
    from words.compiled.protocols.commands import CommandsWords


class Commands(English):
    """The messages of commands.ftl."""

    def play(self) -> str:
        return "Ouvre une table dans ce salon, ou choisis parmi les jeux"

    def play_game(self) -> str:
        return "À quel jeu jouer (sinon, tu choisis parmi tous)"

    def play_opponent(self) -> str:
        return "Quelqu’un à inviter ; libre d’accepter ou de refuser"

    def play_against(self) -> str:
        return "La force d’un ordinateur contre toi"

    def level_easy(self) -> str:
        return "facile"

    def level_medium(self) -> str:
        return "moyen"

    def level_hard(self) -> str:
        return "difficile"

    def invite(self) -> str:
        return "Invite quelqu’un à la table que tu as ouverte dans ce salon"

    def invite_guest(self) -> str:
        return "Qui inviter ; libre d’accepter ou de refuser"

    def find(self) -> str:
        return "Trouver un adversaire ici : la partie commence quand quelqu’un veut la même chose"

    def find_game(self) -> str:
        return "Quel jeu proposer (sinon n’importe lequel)"

    def games(self) -> str:
        return "Les parties qui t’attendent, et celles de ce serveur"

    def deal(self) -> str:
        return "La donne du jour : les mêmes cartes pour tous, et un essai qui compte"

    def move(self) -> str:
        return "Joue ton tour dans la partie de ce salon"

    def move_move(self) -> str:
        return "Quoi jouer : choisis, ou écris-le"

    def takeback(self) -> str:
        return "Reprends ton dernier coup, ou demande aux autres si tu peux"

    def draw(self) -> str:
        return "Propose la nulle dans une partie à deux"

    def plan(self) -> str:
        return "Planifier des réponses aux coups adverses dans la partie de ce salon"

    def note(self) -> str:
        return "Ta note privée sur la partie de ce salon"

    def resign(self) -> str:
        return "Abandonne la partie de ce salon"

    def nudge(self) -> str:
        return "Demande à qui doit jouer s’il y a toujours quelqu’un"

    def substitute(self) -> str:
        return "Fais remplacer quelqu’un dans la partie de ce salon"

    def substitute_player(self) -> str:
        return "Qui est à remplacer"

    def substitute_newcomer(self) -> str:
        return "Qui prend la place"

    def substitute_computer(self) -> str:
        return "Quel ordinateur la reprend, au lieu d’une personne"

    def away(self) -> str:
        return "Annonce une absence de quelques jours : tes pendules attendent ton retour"

    def away_days(self, *, most: int) -> str:
        return (f"Combien de jours tu t’absentes, {most} au plus ; 0 : te revoilà" if most in (0, 1) else f"Combien de jours tu t’absentes, {most} au plus ; 0 : te revoilà")

    def board(self) -> str:
        return "Vois en privé où en est la partie de ce salon"

    def board_text(self) -> str:
        return "En caractères au lieu d’une image, ou en phrases, selon ton choix avec /me"

    def follow(self) -> str:
        return "Avoir des nouvelles des tours, ou de la fin, d’une partie où tu ne joues pas"

    def history(self) -> str:
        return "Vois comment s’est déroulée la partie de ce salon, coup par coup"

    def open(self) -> str:
        return "Parcours une partie à partir d’une feuille de partie"

    def open_record(self) -> str:
        return "Un fichier tel que /record le donne"

    def record(self) -> str:
        return "Reçois la partie de ce salon en fichier, et vérifie que le hasard était honnête"

    def replay(self) -> str:
        return "La partie de ce salon en images animées"

    def verify(self) -> str:
        return "Vérifie que les dés ou les cartes de la partie terminée de ce salon étaient honnêtes"

    def rules(self) -> str:
        return "Comment on joue à un jeu, et ses règles complètes"

    def rules_game(self) -> str:
        return "Quel jeu (sinon, celui de ce salon)"

    def tutorial(self) -> str:
        return "Apprends un jeu en quelques minutes : une courte partie guidée, rien que pour toi"

    def tutorial_game(self) -> str:
        return "Quel jeu (sinon, celui de ce salon)"

    def puzzle(self) -> str:
        return "Trouve le meilleur coup : le problème du jour, ou un problème d’un jeu, pour toi seul"

    def puzzle_game(self) -> str:
        return "Quel jeu (sinon, le problème du jour)"

    def help(self) -> str:
        return "À quoi on peut jouer ici, et comment commencer"

    def stats(self) -> str:
        return "Les résultats de quelqu’un dans les parties de ce serveur"

    def stats_player(self) -> str:
        return "Qui (sinon, toi)"

    def stats_game(self) -> str:
        return "Quel jeu (sinon, tous)"

    def leaderboard(self) -> str:
        return "Le haut du classement de ce serveur"

    def leaderboard_game(self) -> str:
        return "Quel jeu (sinon, tous)"

    def settings(self) -> str:
        return "Règle comment les tables s’ouvrent et s’affichent dans ce serveur (pour qui le gère)"

    def me(self) -> str:
        return "Règle quand on t’appelle, ce qu’on te montre, et avec qui tu joues"

    def privacy(self) -> str:
        return "Vois ce qui est conservé à ton sujet, reçois-le en fichier, ou efface-le"

    def end(self) -> str:
        return "Mets fin à la partie de ce salon, sans résultat (modération)"

    def moveto(self) -> str:
        return "Déplace la table de ce salon vers un autre salon (modération)"

    def moveto_channel(self) -> str:
        return "Où la table continue"

    def pause(self) -> str:
        return "Mets en pause la partie de ce salon (modération)"

    def resume(self) -> str:
        return "Fais reprendre la partie de ce salon (modération)"

    def takeout(self) -> str:
        return "Déclare le forfait d’une place dans la partie de ce salon (modération)"

    def takeout_player(self) -> str:
        return "Quelle place : qui l’occupe"
