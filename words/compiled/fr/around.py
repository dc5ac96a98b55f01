"""The words of words/fr/around.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.around import Around as English

if TYPE_CHECKING:
    from words.compiled.protocols.around import AroundWords


class Around(English):
    """The messages of around.ftl."""

    def more(self) -> str:
        return "Plus"

    def details(self) -> str:
        return "Détails"

    def keep_still(self) -> str:
        return "Plateau fixe"

    def let_turn(self) -> str:
        return "Plateau tournant"

    def take_back(self) -> str:
        return "Reprendre"

    def ask_back(self) -> str:
        return "Demander à reprendre"

    def offer_draw(self) -> str:
        return "Proposer nulle"

    def nudge(self) -> str:
        return "Relancer"

    def yes(self) -> str:
        return "Oui"

    def no(self) -> str:
        return "Non"

    def wait(self) -> str:
        return "Laisser du temps"

    def give_up_for(self) -> str:
        return "Déclarer le forfait"

    def wait_on(self) -> str:
        return "Attendre encore"

    def open_again(self) -> str:
        return "Rouvrir"

    def leave_in(self) -> str:
        return "Laisser jouer"

    def what_else(self) -> str:
        return "Ce que tu peux faire, en dehors des coups :"

    def watching(self) -> str:
        return "Tu ne joues pas à cette table. En regardant, tu peux faire ceci :"

    def nothing_else(self) -> str:
        return "Il n’y a rien d’autre à faire à cette table pour l’instant."

    def substitute(self, *, command: str | int) -> str:
        return f"On peut se faire remplacer à une place : {command}."

    def details_of(self, *, fingerprint: str | int) -> str:
        return f"{self.details()} : {fingerprint}"

    def asked(self) -> str:
        return "La demande est posée sur le plateau."

    def asked_before(self) -> str:
        return "Tu l’as demandé, et c’est déjà réglé : le plateau montre où en est la partie."

    def done_taken_back(self) -> str:
        return "Coup repris."

    def done_draw(self) -> str:
        return "C’est d’accord : la partie est nulle."

    def done_nudged(self) -> str:
        return "Un nouvel appel est parti."

    def done_given_up(self) -> str:
        return "Le forfait est déclaré."

    def done_stilled(self) -> str:
        return "Désormais, tout le monde voit le plateau ainsi."

    def paused(self) -> str:
        return "La partie est en pause : personne ne peut jouer, et les pendules s’arrêtent. /resume la fait reprendre."

    def resumed(self) -> str:
        return "La partie reprend."

    def still_waiting(self) -> str:
        return "Tu attends encore."

    def left_in(self) -> str:
        return "La partie continue avec tout le monde."

    def moved_to(self, *, channel: str | int) -> str:
        return f"La table est maintenant dans {channel}."

    def news_unanswered(self, *, matter: Literal['back', 'draw', 'time', 'seat'], who: str | int) -> str:
        return (f"Pas de réponse à temps : la demande de forfait posée par {who} est close." if matter == 'time' else f"Pas de réponse à temps : la proposition de nulle par {who} est close." if matter == 'draw' else f"Pas de réponse à temps : la demande de reprise posée par {who} est close." if matter == 'back' else f"Pas de réponse à temps : la demande de remplacement posée par {who} est close.")

    def news_withdrawn(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} ne demande plus de forfait." if matter == 'time' else f"{who} ne propose plus la nulle." if matter == 'draw' else f"{who} ne demande plus à reprendre un coup." if matter == 'back' else f"{who} ne demande plus de remplacement.")

    def news_declined(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} refuse le forfait." if matter == 'time' else f"{who} refuse la nulle." if matter == 'draw' else f"{who} refuse de laisser reprendre le coup." if matter == 'back' else f"{who} refuse le remplacement.")

    def news_yes_withdrawn(self, *, who: str | int) -> str:
        return f"{who} retire son accord : rien ne change."

    def news_taken_back(self, *, who: str | int) -> str:
        return f"{who} a repris un coup."

    def news_substituted(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{newcomer} remplace {who}."

    def news_more_time_away(self, *, who: str | int) -> str:
        return f"{who} avait annoncé une absence et reçoit du temps supplémentaire."

    def news_more_time_down(self, *, who: str | int) -> str:
        return f"Le temps imparti à {who} s’est écoulé pendant l’arrêt du bot : du temps supplémentaire est accordé."

    def news_more_time_wait(self, *, by: str | int, who: str | int) -> str:
        return f"{by} préfère attendre : {who} reçoit du temps supplémentaire."

    def news_nudged(self, *, by: str | int, who: str | int) -> str:
        return f"{by} relance {who} : toujours là ?"

    def news_resumed(self, *, who: str | int) -> str:
        return f"{who} fait reprendre la partie."

    def news_still(self, *, who: str | int) -> str:
        return f"{who} arrête la rotation du plateau."

    def news_turning(self, *, who: str | int) -> str:
        return f"{who} laisse à nouveau tourner le plateau."

    def news_reopened(self, *, who: str | int) -> str:
        return f"{who} a rouvert la partie."

    def news_new_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "L’hôte du bot a restauré une sauvegarde. À partir d’ici, " + ("les cartes viennent" if draws == 'cards' else "le tirage au sort vient" if draws == 'lot' else "les dés viennent") + " d’un autre secret."

    def a_moderator(self) -> str:
        return "La modération"

    def asks_back(self, *, who: str | int) -> str:
        return f"{who} demande à reprendre son dernier coup."

    def asks_draw(self, *, who: str | int) -> str:
        return f"{who} propose la nulle."

    def asks_time(self, *, late: str | int, who: str | int) -> str:
        return f"{who} demande le forfait pour {late}, dont le temps est écoulé."

    def asks_own_seat(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{who} voudrait céder sa place à {newcomer}."

    def asks_seat(self, *, newcomer: str | int, owner: str | int, who: str | int) -> str:
        return f"{who} voudrait que la place occupée par {owner} passe à {newcomer}."

    def do_you_agree(self, *, number: int, others: str | int) -> str:
        return f"{others} : d’accord ?"

    def question_closes(self, *, assent: bool, when: str | int) -> str:
        return f"Réponse attendue au plus tard {when}" + (" ; ensuite, ne pas répondre vaut accord" if assent else "") + "."

    def late(self, *, command: str | int, number: int, others: str | int, who: str | int) -> str:
        return f"Le temps est écoulé pour {who}. {others} : laissez du temps, déclarez le forfait, ou demandez un remplacement avec {command}. D’ici là, {who} peut encore jouer."

    def late_forfeit(self, *, command: str | int, number: int, others: str | int, when: str | int, who: str | int) -> str:
        return f"Le temps est écoulé pour {who}. {others} : laissez du temps, déclarez le forfait, ou demandez un remplacement avec {command}. Si rien n’est fait, le forfait sera déclaré {when}. D’ici là, {who} peut encore jouer."

    def late_too(self, *, who: str | int) -> str:
        return f"Le temps est écoulé pour {who}, qui peut encore jouer."

    def timed_out(self, *, who: str | int) -> str:
        return f"Temps écoulé pour {who} : le forfait est déclaré."

    def give_up_question(self, *, late: str | int) -> str:
        return f"Veux-tu déclarer le forfait pour {late} ? C’est définitif."

    def away(self, *, command: str | int, least: str | int, most: str | int, turns: int, until: str | int) -> str:
        return f"Tu t’absentes jusqu’au {until}. Si une de tes pendules arrive à zéro d’ici là, la partie t’attend : le temps de {turns} tours dans chaque partie, mais au moins {least} et au plus {most}. Avec {command}, tu signales ton retour."

    def back_again(self) -> str:
        return "Te revoilà ! Tes pendules tournent à nouveau comme d’habitude."

    def budget_after(self, *, left: int, month: int, year: int) -> str:
        return f"Tu peux t’absenter {month} jours sur 30, et {year} sur 365. Après cette absence, il t’en restera " + ("zéro" if left == 0 else f"{left}") + "."

    def budget_now(self, *, left: int, month: int, year: int) -> str:
        return f"Tu peux t’absenter {month} jours sur 30, et {year} sur 365. Pour l’instant, il t’en reste " + ("zéro" if left == 0 else f"{left}") + "."

    def is_away(self, *, until: str | int, who: str | int) -> str:
        return f"{who} s’absente jusqu’au {until}."

    def is_away_clock_waits(self, *, until: str | int, who: str | int) -> str:
        return f"{who} s’absente jusqu’au {until} ; sa pendule attend."

    def is_away_clock_waits_until(self, *, latest: str | int, until: str | int, who: str | int) -> str:
        return f"{who} s’absente jusqu’au {until} ; ici, sa pendule attend jusqu’au {latest} au plus tard."

    def taken_out(self, *, who: str | int) -> str:
        return f"La modération a déclaré le forfait pour {who}."

    def take_out_question(self, *, who: str | int) -> str:
        return f"Veux-tu déclarer le forfait pour {who} dans cette partie ? C’est définitif."

    def paused_by(self, *, who: str | int) -> str:
        return f"La partie a été mise en pause par {who}. Elle reprendra quand la modération le décidera."

    def paused_by_a_moderator(self) -> str:
        return "La partie a été mise en pause par la modération. Elle reprendra quand la modération le décidera."
