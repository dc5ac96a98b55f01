"""The words of words/fr/mars.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.mars import Mars as English

if TYPE_CHECKING:
    from words.compiled.protocols.mars import MarsWords


class Mars(English):
    """The messages of mars.ftl."""

    def title(self) -> str:
        return "Stranded on Mars"

    def summary(self) -> str:
        return "Tout un monde pour toi : apprends de ce que tu surmontes, et repars avant le dernier point de vie."

    def option_level_name(self) -> str:
        return "niveau"

    def option_level(self) -> str:
        return "La difficulté"

    def option_level_1(self) -> str:
        return "20 points de vie, 22 au plus ; l’usure vient plus tard, et la pire carte est retirée"

    def option_level_2(self) -> str:
        return "20 points de vie, 22 au plus ; une carte d’usure dès le début, et la pire est retirée"

    def option_level_3(self) -> str:
        return "20 points de vie, 22 au plus ; une carte d’usure dès le début, et aucune n’est retirée"

    def option_level_4(self) -> str:
        return "18 points de vie, 20 au plus ; une carte d’usure dès le début, et aucune n’est retirée"

    def level_says(self, *, level: str | int, says: str | int) -> str:
        return f"Niveau {level} : {says}."

    def drew(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} pioche {cards}."

    def paid_for(self, *, cards: str | int, life: int, who: str | int) -> str:
        return f"{who} paie " + (f"{life} point" if life in (0, 1) else f"{life} points") + f" de vie pour {cards}."

    def destroyed(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} détruit {cards}."

    def drew_unknown(self, *, who: str | int) -> str:
        return f"{who} pioche une carte gratuite."

    def paid_for_unknown(self, *, life: int, who: str | int) -> str:
        return f"{who} paie " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie pour une carte."

    def destroyed_none(self, *, who: str | int) -> str:
        return f"{who} ne détruit aucune carte."

    def destroyed_no_more(self, *, who: str | int) -> str:
        return f"{who} ne détruit plus de carte."

    def chapters_drawn(self, *, foes: str | int) -> str:
        return f"Chapitres finaux : {foes}."

    def hazards_dealt(self, *, foes: str | int) -> str:
        return f"Dangers : {foes}."

    def came(self, *, card: str | int) -> str:
        return f"La carte est {card}."

    def needs(self, *, free: int, value: str | int) -> str:
        return f"demande {value}, " + ("aucune carte gratuite" if free == 0 else f"{free} carte gratuite" if free in (0, 1) else f"{free} cartes gratuites")

    def last_hazard(self, *, free: int, value: str | int) -> str:
        return f"C’est le dernier, il faut l’affronter : {self.needs(free=free, value=value)}."

    def faced(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} affronte {foe} : {self.needs(free=free, value=value)}."

    def began_chapter(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} commence par le chapitre {foe} : {self.needs(free=free, value=value)}."

    def next_chapter(self, *, foe: str | int, free: int, value: str | int) -> str:
        return f"L’autre chapitre suit, {foe} : {self.needs(free=free, value=value)}."

    def cannot_beat(self, *, foe: str | int) -> str:
        return f"Le chapitre {foe} ne peut plus être vaincu."

    def renewed(self, *, card: str | int, joined: bool, size: int) -> str:
        return "La pioche est renouvelée : " + ("aucune carte" if size == 0 else f"{size} carte" if size in (0, 1) else f"{size} cartes") + ", " + (f"dont {card}" if joined else "sans nouvelle carte d’usure") + "."

    def aging_from_start(self, *, card: str | int) -> str:
        return f"{card} est dans le paquet dès le début."

    def beat(self, *, card: str | int, foe: str | int, gains: bool, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} bat {foe} par {total} contre {value}" + (f" et gagne {card}" if gains else "") + "."

    def lost_fight(self, *, foe: str | int, life: int, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} perd contre {foe} par {total} contre {value} et paie " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie."

    def paid_hunger(self, *, life: int, who: str | int) -> str:
        return f"{who} paie " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie pour la faim."

    def not_paid(self, *, cost: Literal['fight', 'hunger'], had: int, life: int, who: str | int) -> str:
        return f"{who} devait payer " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie pour " + ("le combat perdu" if cost == 'fight' else "la faim") + f" mais n’en avait que {had}."

    def phase_begins(self, *, phase: Literal['final', 'green', 'red', 'yellow']) -> str:
        return ("Le Sol rouge commence." if phase == 'red' else "Le Sol jaune commence." if phase == 'yellow' else "Le Sol vert commence." if phase == 'green' else "Les Chapitres finaux commencent.")

    def deeds(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def deeds_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most}, et {last}"

    def did_use(self, *, card: str | int) -> str:
        return f"utilise {card}"

    def did_destroy(self, *, card: str | int) -> str:
        return f"détruit {card}"

    def did_double(self, *, card: str | int) -> str:
        return f"double {card}"

    def did_copy(self, *, card: str | int) -> str:
        return f"copie {card}"

    def did_swap(self, *, card: str | int) -> str:
        return f"échange {card}"

    def did_get(self, *, card: str | int) -> str:
        return f"reçoit à la place {card}"

    def did_put_below(self, *, card: str | int) -> str:
        return f"met {card} sous la pioche"

    def did_see(self, *, cards: str | int) -> str:
        return f"voit {cards}"

    def did_draw(self, *, cards: str | int) -> str:
        return f"pioche {cards}"

    def did_take_more(self) -> str:
        return "prend encore une carte"

    def did_leave(self) -> str:
        return "s’en tient là"

    def did_drop(self, *, card: str | int) -> str:
        return f"défausse {card}"

    def did_drop_none(self) -> str:
        return "ne défausse rien"

    def did_put_back(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"remet sur la pioche {first}, puis {second}" if count == 2 else f"remet sur la pioche {first}" if count == 1 else f"remet sur la pioche {first}, puis {second}, puis {third}")

    def did_gain(self, *, life: int) -> str:
        return "gagne " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie"

    def did_lower(self, *, phase: Literal['green', 'yellow', 'red', 'final']) -> str:
        return ("ramène le danger à sa valeur du Sol jaune" if phase == 'yellow' else "ramène le danger à sa valeur du Sol vert" if phase == 'green' else "ramène le danger à sa valeur du Sol rouge")

    def valued(self, *, card: str | int, value: str | int) -> str:
        return f"{card} ({value})"

    def times(self, *, card: str | int, many: str | int) -> str:
        return f"{many} × {card}"

    def full(self, *, acts: bool, card: str | int, does: str | int, value: str | int) -> str:
        return f"{card} {value}" + (f", {does}" if acts else "")

    def short(self, *, acts: bool, code: str | int, does: str | int, value: str | int) -> str:
        return f"{code} {value}" + (f" {does}" if acts else "")

    def numbered(self, *, place: str | int, what: str | int) -> str:
        return f"{place} {what}"

    def state(self, *, doing: str | int, level: str | int) -> str:
        return f"Stranded on Mars, niveau {level}. {doing}"

    def doing(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack'], who: str | int) -> str:
        return f"{who} {self.waits(step=step)}."

    def doing_stopped(self, *, step: Literal['first-aging', 'final', 'deal', 'face', 'chapter', 'fight', 'aging', 'card', 'on', 'look', 'drop', 'stack', 'destroy'], who: str | int) -> str:
        return f"{who} : la partie est terminée."

    def waits(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack']) -> str:
        return ("doit remettre des cartes" if step == 'stack' else "doit défausser une carte ou aucune" if step == 'drop' else "doit prendre une carte ou arrêter" if step == 'look' else "doit choisir une carte" if step == 'on' else "attend une carte" if step == 'card' else "attend une carte d’usure" if step == 'aging' else "doit continuer ou terminer le combat" if step == 'fight' else "doit choisir un chapitre" if step == 'chapter' else "doit choisir un danger" if step == 'face' else "attend un danger" if step == 'deal' else "attend un Chapitre final" if step == 'final' else "attend une carte d’usure" if step == 'first-aging' else "doit détruire des cartes ou arrêter")

    def life_and_score(self, *, life: int, most: int, over: bool, phase: Literal['final', 'green', 'red', 'yellow'], score: str | int) -> str:
        return ("Sol rouge" if phase == 'red' else "Sol jaune" if phase == 'yellow' else "Sol vert" if phase == 'green' else "Chapitres finaux") + ", " + (f"{life} point" if life in (0, 1) else f"{life} points") + f" de vie sur {most}, " + (f"score {score}" if over else f"score actuel {score}") + "."

    def dealt(self, *, offers: str | int) -> str:
        return f"Distribués : {offers}."

    def offer(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, worth: str | int) -> str:
        return f"{foe} ({self.needs(free=free, value=value)} ; donne {worth}" + (f", {does}" if acts else "") + ")"

    def against(self, *, foe: str | int, free: int, hunger: int, lowered: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Contre {foe} : somme {total} sur {value}" + ("" if lowered == 0 else f", abaissé de {lowered} phase" if lowered in (0, 1) else f", abaissé de {lowered} phases") + ", " + ("aucune carte gratuite" if free == 0 else f"encore {free} carte gratuite" if free in (0, 1) else f"encore {free} cartes gratuites") + (", stop" if stopped else "") + ("" if hunger == 0 else f", faim {hunger}") + "."

    def lost_to(self, *, budget: int, foe: str | int) -> str:
        return f"Défaite contre {foe}, encore {budget} pour détruire des cartes."

    def under_way(self, *, does: str | int, left: int, place: str | int) -> str:
        return f"En cours : {does} avec la carte {place}, reste {left}."

    def coming(self, *, free: bool, place: str | int) -> str:
        return (f"Une carte gratuite arrive à la place {place}." if free else f"Une carte arrive à la place {place}.")

    def used_gone(self, *, cards: str | int) -> str:
        return f"Utilisées et parties : {cards}."

    def used_times(self, *, card: str | int, many: str | int) -> str:
        return f"{card} {many}"

    def in_view(self, *, cards: str | int) -> str:
        return f"En vue : {cards}."

    def row(self, *, cards: str | int) -> str:
        return f"Rangée : {cards}."

    def row_heading(self) -> str:
        return "Rangée :"

    def row_last(self, *, card: str | int) -> str:
        return f"{card}."

    def row_card(self, *, card: str | int, notes: str | int) -> str:
        return f"{card} ({notes})"

    def note_doubled(self) -> str:
        return "doublée"

    def note_made_0(self) -> str:
        return "ramenée à 0"

    def note_left_out(self) -> str:
        return "ne compte pas"

    def note_used(self) -> str:
        return "utilisée"

    def note_usable(self) -> str:
        return "utilisable"

    def note_free(self) -> str:
        return "gratuite"

    def letter_doubled(self) -> str:
        return "d"

    def letter_used(self) -> str:
        return "u"

    def letter_free(self) -> str:
        return "g"

    def row_by_codes(self, *, cards: str | int) -> str:
        return f"Rangée, dans l’ordre ({self.letter_doubled()} doublée, {self.letter_used()} utilisée, {self.letter_free()} gratuite) : {cards}."

    def row_table_heading(self) -> str:
        return f"Rangée ({self.letter_doubled()} doublée, {self.letter_used()} utilisée, {self.letter_free()} gratuite) :"

    def stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return f"Pioche {size}" + (f", ensuite {top}" if tops else "") + (f", tout en dessous {bottom}" if bottoms else "") + (f" : {rest}" if rests else "") + "."

    def discard(self, *, cards: str | int, size: int) -> str:
        return f"Défausse {size} : {cards}."

    def removed(self, *, cards: str | int, size: int) -> str:
        return f"Détruites {size} : {cards}."

    def hazard_discard(self, *, cards: str | int, size: int) -> str:
        return f"Défausse des dangers {size} : {cards}."

    def left(self, *, aging: int, hazards: int) -> str:
        return "Restent : " + ("aucun danger" if hazards == 0 else f"{hazards} danger" if hazards in (0, 1) else f"{hazards} dangers") + ", " + ("aucune carte d’usure" if aging == 0 else f"{aging} carte d’usure" if aging in (0, 1) else f"{aging} cartes d’usure") + "."

    def chapters(self, *, chapters: str | int, first: bool, foe: str | int) -> str:
        return f"Chapitres : {chapters}" + (f", {foe} tiré en premier" if first else "") + "."

    def chapter_stands(self, *, beaten: bool, foe: str | int, value: str | int) -> str:
        return f"{foe} " + ("vaincu" if beaten else f"{value}")

    def progress(self, *, life: int, phase: Literal['final', 'green', 'red', 'yellow'], who: str | int) -> str:
        return f"Pour {who}, " + ("plus aucun point de vie" if life == 0 else f"encore {life} point de vie" if life in (0, 1) else f"encore {life} points de vie") + " ; " + ("les dangers sont rouges" if phase == 'red' else "les dangers sont jaunes" if phase == 'yellow' else "les dangers sont verts" if phase == 'green' else "les Chapitres finaux ont commencé") + "."

    def luck(self) -> str:
        return "cartes piochées, par valeur"

    def won(self, *, who: str | int) -> str:
        return f"{who} gagne et quitte Mars : les deux Chapitres finaux sont vaincus."

    def lost_by_fight(self, *, who: str | int) -> str:
        return f"{who} a perdu : pas assez de points de vie pour payer un combat perdu."

    def lost_by_hunger(self, *, who: str | int) -> str:
        return f"{who} a perdu : pas assez de points de vie pour payer la faim."

    def lost_by_chapter(self, *, who: str | int) -> str:
        return f"{who} a perdu : un Chapitre final ne peut plus être vaincu."

    def lost_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], who: str | int) -> str:
        return (f"La modération a retiré {who} de la partie, qui est perdue." if how == 'taken' else f"{who} a quitté le serveur et a perdu." if how == 'left' else f"{who} n’a plus de temps et a perdu." if how == 'late' else f"{who} a abandonné et a perdu.")

    def score_cards(self, *, number: str | int, points: str | int) -> str:
        return f"Cartes possédées : {number}, {points}"

    def score_aging(self, *, number: str | int, points: str | int) -> str:
        return f"Cartes d’usure possédées : {number}, {points}"

    def score_chapters(self, *, number: str | int, points: str | int) -> str:
        return f"Chapitres vaincus : {number}, {points}"

    def score_life(self, *, number: str | int, points: str | int) -> str:
        return f"Points de vie restants : {number}, {points}"

    def score_life_idle(self, *, number: str | int, points: str | int) -> str:
        return f"Points de vie restants : {number}, {points} (comptent seulement en cas de victoire)"

    def score_unbeaten(self, *, number: str | int, points: str | int) -> str:
        return f"Dangers jamais vaincus : {number}, {points}"

    def score(self, *, level: str | int, score: str | int) -> str:
        return f"Score au niveau {level} : {score}."

    def ask_face(self) -> str:
        return "Choisis le danger à affronter ; l’autre va à la défausse des dangers."

    def ask_chapter(self) -> str:
        return "Les derniers combats : choisis le Chapitre final à combattre d’abord. Il faut gagner les deux."

    def ask_fight_enough(self, *, total: str | int, value: str | int) -> str:
        return f"Ta somme est {total} sur {value} : termine le combat ou continue."

    def ask_fight_no_card(self, *, total: str | int, value: str | int) -> str:
        return f"Ta somme est {total} sur {value} : tu gagnes dès que tu pioches une carte."

    def ask_fight_free(self, *, free: int, must: bool, total: str | int, value: str | int) -> str:
        return f"Ta somme est {total} sur {value} ; " + ("plus aucune carte gratuite" if free == 0 else f"encore {free} carte gratuite" if free in (0, 1) else f"encore {free} cartes gratuites") + "." + (" Il faut gagner." if must else "")

    def ask_fight_pay(self, *, must: bool, price: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Ta somme est {total} sur {value} ; " + ("une carte stop interdit les cartes gratuites" if stopped else "plus aucune carte gratuite") + ", la suivante coûte " + (f"{price} point" if price in (0, 1) else f"{price} points") + " de vie." + (" Il faut gagner." if must else "")

    def ask_fight_stuck(self, *, must: bool, poor: bool, total: str | int, value: str | int) -> str:
        return f"Ta somme est {total} sur {value} ; " + ("tu n’as pas assez de points de vie pour une carte" if poor else "il n’y a plus de carte à piocher") + "." + (" Il faut gagner." if must else "")

    def ask_card_to_destroy(self) -> str:
        return "Détruire : choisis la carte qui quitte le jeu aussitôt."

    def ask_card_to_double(self) -> str:
        return "Doubler : choisis la carte qui compte deux fois."

    def ask_card_to_copy(self) -> str:
        return "Copier : choisis la carte dont tu utilises le pouvoir."

    def ask_card_to_swap(self) -> str:
        return "Échanger : choisis la carte qui va à la défausse ; tu en pioches une à sa place."

    def ask_card_to_swap_first(self) -> str:
        return "Échanger : choisis une carte qui va à la défausse ; tu en pioches une à sa place."

    def ask_card_to_swap_again(self) -> str:
        return "Échanger : choisis une carte qui va à la défausse ; tu en pioches une à sa place. Ou restes-en là."

    def ask_card_to_put_below(self) -> str:
        return "Dessous : choisis la carte qui va sous la pioche."

    def ask_look_at_more(self, *, left: int) -> str:
        return f"Regarder la carte suivante de la pioche (encore {left}), ou arrêter ?"

    def ask_draw_more(self, *, left: int) -> str:
        return f"Piocher gratuitement une carte de plus (encore {left}), ou arrêter ?"

    def ask_drop(self) -> str:
        return "Défausse au plus une des cartes en vue ; les autres retournent sur la pioche."

    def ask_stack(self) -> str:
        return "Dans quel ordre les cartes retournent-elles sur la pioche ? La première nommée sera piochée ensuite."

    def ask_destroy(self, *, budget: int) -> str:
        return f"Le combat est perdu. Il te reste {budget} pour détruire des cartes : 1 par carte, 2 par carte d’usure."

    def ask_nothing(self) -> str:
        return "Rien à choisir pour l’instant."

    def menu_face(self) -> str:
        return "Affronter un danger"

    def menu_chapter(self) -> str:
        return "Combattre un Chapitre final"

    def menu_use(self) -> str:
        return "Utiliser une carte"

    def menu_drop(self) -> str:
        return "Défausser une carte"

    def menu_stack(self) -> str:
        return "Les remettre"

    def menu_double(self) -> str:
        return "Doubler une carte"

    def menu_copy(self) -> str:
        return "Copier une carte"

    def menu_choose(self) -> str:
        return "Choisir une carte"

    def menu_destroy(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Détruire une carte de 0 ou moins" if worth == 'less' else "Détruire une carte de plus de 0" if worth == 'more' else "Détruire une carte")

    def menu_swap(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Échanger une carte de 0 ou moins" if worth == 'less' else "Échanger une carte de plus de 0" if worth == 'more' else "Échanger une carte")

    def menu_put_below(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Mettre dessous une carte de 0 ou moins" if worth == 'less' else "Mettre dessous une carte de plus de 0" if worth == 'more' else "Mettre une carte dessous")

    def start_use(self) -> str:
        return "Utiliser une carte"

    def start_on(self) -> str:
        return "Choisir une carte"

    def start_destroy(self) -> str:
        return "Détruire une carte"

    def start_face(self) -> str:
        return "Affronter un danger"

    def start_chapter(self) -> str:
        return "Choisir un chapitre"

    def start_drop(self) -> str:
        return "Défausser une carte"

    def start_stack(self) -> str:
        return "Remettre les cartes"

    def draw(self, *, aging: bool) -> str:
        return "Piocher" + (", usure d’abord" if aging else "")

    def draw_all(self) -> str:
        return "Tout piocher"

    def pay(self, *, aging: bool, price: int) -> str:
        return f"Payer {price} PV" + (", usure d’abord" if aging else "")

    def end_fight(self, *, paid: int, wins: bool) -> str:
        return "Terminer : " + (("gagné" if paid == 0 else f"gagné, −{paid} PV") if wins else f"−{paid} PV")

    def look_at_one(self, *, aging: bool, left: int) -> str:
        return f"Regarder (encore {left})" + (", usure d’abord" if aging else "")

    def draw_one(self, *, aging: bool, left: int) -> str:
        return f"Piocher (encore {left})" + (", usure d’abord" if aging else "")

    def leave(self) -> str:
        return "En rester là"

    def drop_none(self) -> str:
        return "Ne rien défausser"

    def destroy_no_more(self) -> str:
        return "Ne plus détruire"

    def label_use(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"Utiliser {place} : {card}, {would}"

    def label_copy(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"{place} : {card}, {would}"

    def would_gain(self, *, life: int) -> str:
        return f"+{life} PV"

    def would_lower(self, *, lower: str | int, value: str | int) -> str:
        return f"danger {lower} au lieu de {value}"

    def would_draw_1(self) -> str:
        return "piocher jusqu’à 1 carte"

    def would_draw_2(self) -> str:
        return "piocher jusqu’à 2 cartes"

    def would_destroy(self) -> str:
        return "détruire une autre carte"

    def would_double(self) -> str:
        return "doubler une autre carte"

    def would_copy(self) -> str:
        return "copier un autre pouvoir"

    def would_sort(self) -> str:
        return "regarder 3 cartes, en défausser 1"

    def would_swap_1(self) -> str:
        return "échanger une autre carte"

    def would_swap_2(self) -> str:
        return "échanger jusqu’à 2 cartes"

    def would_put_below(self) -> str:
        return "mettre une carte sous la pioche"

    def label_face(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, which: str | int, worth: str | int) -> str:
        return f"{which} : {foe}, {self.needs(free=free, value=value)} ; donne {worth}" + (f", {does}" if acts else "")

    def label_chapter(self, *, foe: str | int, free: int, says: bool, text: str | int, value: str | int, which: str | int) -> str:
        return f"{which} : {foe}, {self.needs(free=free, value=value)}" + (f", {text}" if says else "")

    def label_card(self, *, card: str | int, place: str | int) -> str:
        return f"{place} : {card}"

    def label_double(self, *, card: str | int, place: str | int, twice: str | int, value: str | int) -> str:
        return f"{place} : {card}, {value} devient {twice}"

    def label_put_below_free(self, *, card: str | int, place: str | int) -> str:
        return f"{place} : {card} ; rend une carte gratuite"

    def label_destroy_aging(self, *, card: str | int, place: str | int) -> str:
        return f"{place} : {card} ; coûte 2"

    def label_stack(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"D’abord {first}, puis {second}" if count == 2 else f"D’abord {first}" if count == 1 else f"D’abord {first}, puis {second}, puis {third}")

    def hint_face(self) -> str:
        return "Celui que tu laisses revient plus tard, plus fort."

    def hint_chapter(self) -> str:
        return "Il faut vaincre les deux, avec les mêmes points de vie."

    def hint_on(self) -> str:
        return "C’est gratuit : choisis là où cela aide le plus."

    def hint_look(self) -> str:
        return "Ces cartes sont gratuites ; arrête quand tu veux."

    def hint_drop(self) -> str:
        return "Une carte défaussée revient au prochain mélange."

    def hint_stack(self) -> str:
        return "La première nommée est la prochaine que tu pioches."

    def hint_destroy(self) -> str:
        return "Détruis tes pires cartes. L’usure coûte 2 par carte."

    def hint_use(self) -> str:
        return "Tu peux utiliser une carte avant de terminer : c’est gratuit."

    def hint_no_card(self) -> str:
        return "Il faut piocher au moins une carte."

    def hint_enough(self) -> str:
        return "Cela suffit : termine. En faire plus ne peut que nuire."

    def hint_free(self) -> str:
        return "Pioche les cartes gratuites avant de penser à payer."

    def hint_must_win(self) -> str:
        return "Il faut gagner : paie des cartes tant que tu le peux."

    def hint_cannot_lose(self) -> str:
        return "Cette défaite coûterait trop cher : paie des cartes."

    def hint_lose(self, *, life: int) -> str:
        return "Terminer coûte " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie, mais détruit de mauvaises cartes."

    def why_face_first(self) -> str:
        return "Choisis d’abord lequel des deux dangers affronter."

    def why_chapter_first(self) -> str:
        return "Choisis d’abord quel Chapitre final combattre."

    def why_fighting(self, *, foe: str | int) -> str:
        return f"Tu combats {foe} : termine d’abord cela."

    def why_destroying(self) -> str:
        return "Le combat est perdu : détruis des cartes de la rangée, ou arrête avec « done »."

    def why_finish(self, *, card: str | int, number: str | int) -> str:
        return f"Termine d’abord ce que fait la carte {number}, {card}."

    def why_no_card(self) -> str:
        return "Il ne reste aucune carte à piocher."

    def why_no_free(self) -> str:
        return "Il ne reste aucune carte gratuite dans ce combat."

    def why_stopped(self) -> str:
        return "Une carte stop est dans la rangée : tu ne peux pas piocher de carte gratuite."

    def why_free_first(self, *, free: int) -> str:
        return (f"Il te reste {free} carte gratuite : pioche avant de payer." if free in (0, 1) else f"Il te reste {free} cartes gratuites : pioche avant de payer.")

    def why_no_life(self, *, life: int, price: int) -> str:
        return "Une carte coûte " + (f"{price} point" if price in (0, 1) else f"{price} points") + f" de vie, et tu en as {life}."

    def why_must_win(self, *, missing: int) -> str:
        return f"Il faut gagner un Chapitre final, et il manque {missing}."

    def why_draw_first(self) -> str:
        return "Il faut piocher une carte avant de terminer le combat."

    def why_none_usable(self) -> str:
        return "Aucune carte de la rangée n’est utilisable pour l’instant."

    def why_aging(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, est une carte d’usure : elle agit d’elle-même."

    def why_no_ability(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, n’a rien à utiliser."

    def why_used(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, a déjà servi."

    def why_used_up(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, a servi autant de fois qu’il y a de telles cartes."

    def why_most_life(self, *, life: int) -> str:
        return "Tu as " + (f"{life} point" if life in (0, 1) else f"{life} points") + " de vie, et l’on n’en a jamais plus."

    def why_not_chapter(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, ne fait rien contre un Chapitre final."

    def why_green_already(self) -> str:
        return "Le danger compte déjà comme vert, et il n’y a pas de phase en dessous."

    def why_nothing_to_copy(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, ne trouve dans la rangée aucun pouvoir à utiliser maintenant."

    def why_nothing_to_double(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, ne trouve aucune autre carte à doubler."

    def why_needs_card(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, a besoin d’une carte à piocher, et il n’y en a pas."

    def why_needs_stack(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, a besoin d’une pioche où mettre une carte dessous, et il n’y en a pas."

    def why_needs_another(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, a besoin d’une autre carte dans la rangée."

    def why_must_swap(self) -> str:
        return "Une fois la carte utilisée, le premier échange est obligatoire."

    def why_must_act(self) -> str:
        return "Une fois la carte utilisée, son effet est obligatoire."

    def why_same_card(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, est celle que tu utilises : choisis-en une autre."

    def why_doubled(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, est déjà doublée."

    def why_no_copy(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, n’a pas de pouvoir à copier."

    def why_only_copies(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, ne fait que copier, et cela ne se copie pas."

    def why_no_change(self, *, card: str | int, number: str | int) -> str:
        return f"La carte {number}, {card}, ne changerait rien pour l’instant."

    def why_not_in_view(self, *, number: str | int, size: int) -> str:
        return f"Il n’y a pas de carte {number} parmi les {size} en vue."

    def why_name_all(self, *, example: str | int, size: int) -> str:
        return f"Nomme les {size} cartes, la prochaine à piocher d’abord, comme dans « {example} »."

    def why_aging_costs(self, *, budget: int) -> str:
        return f"Une carte d’usure coûte 2, et il reste {budget}."

    def why_two_hazards(self) -> str:
        return "Deux dangers sont distribués : affronte 1 ou 2."

    def why_two_chapters(self) -> str:
        return "Il y a deux Chapitres finaux : choisis 1 ou 2."

    def why_empty_row(self) -> str:
        return "Il n’y a aucune carte dans la rangée."

    def why_not_in_row(self, *, number: str | int, size: int) -> str:
        return (f"Il n’y a pas de carte {number} dans la rangée, qui a {size} carte." if size in (0, 1) else f"Il n’y a pas de carte {number} dans la rangée, qui a {size} cartes.")

    def study_next_none(self) -> str:
        return "**Carte suivante** : plus aucune ne peut être piochée."

    def study_next_one(self, *, card: str | int) -> str:
        return f"**Carte suivante** : {card}."

    def study_next(self, *, renewed: bool, shares: str | int) -> str:
        return "**Carte suivante**" + (", une fois la pioche renouvelée" if renewed else "") + f" : {shares}."

    def share(self, *, card: str | int, percent: str | int) -> str:
        return f"{card} {percent} %"

    def share_small(self, *, card: str | int) -> str:
        return f"{card} moins de 1 %"

    def study_stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return "**Pioche**, " + ("aucune carte" if size == 0 else f"{size} carte" if size in (0, 1) else f"{size} cartes") + (f" ; sur le dessus, dans cet ordre : {top}" if tops else "") + ((f" ; puis dans un ordre inconnu : {rest}" if tops else f" ; dans un ordre inconnu : {rest}") if rests else "") + (f" ; dessous, la plus basse en dernier : {bottom}" if bottoms else "") + "."

    def study_discard(self, *, cards: str | int, size: int) -> str:
        return "**Défausse**, " + ("aucune carte" if size == 0 else f"{size} carte : {cards}" if size in (0, 1) else f"{size} cartes : {cards}") + "."

    def study_removed(self, *, cards: str | int, size: int) -> str:
        return "**Cartes détruites**, " + ("aucune carte" if size == 0 else f"{size} carte : {cards}" if size in (0, 1) else f"{size} cartes : {cards}") + "."

    def study_hazards(self, *, cards: str | int, size: int) -> str:
        return "**Pile de dangers**, " + ("aucune carte" if size == 0 else f"{size} carte : {cards}" if size in (0, 1) else f"{size} cartes : {cards}") + "."

    def study_hazard_discard(self, *, cards: str | int, size: int) -> str:
        return "**Défausse des dangers**, " + ("aucune carte" if size == 0 else f"{size} carte : {cards}" if size in (0, 1) else f"{size} cartes : {cards}") + "."

    def study_aging_empty(self) -> str:
        return "**Pile d’usure** : vide."

    def study_aging(self, *, cards: str | int, later: bool, shares: str | int, size: int) -> str:
        return "**Pile d’usure**, " + (f"{size} carte" if size in (0, 1) else f"{size} cartes") + f" ; la prochaine : {shares}" + (f" ; seulement après celles-ci : {cards}" if later else "") + "."

    def study_chapter(self, *, foe: str | int, free: int, says: bool, state: Literal['beaten', 'now', 'open'], text: str | int, value: str | int) -> str:
        return "**Chapitre final**, " + ("en cours" if state == 'now' else "vaincu" if state == 'beaten' else "encore à vaincre") + f" : {foe} ({self.needs(free=free, value=value)}" + (f" ; {text}" if says else "") + ")."

    def study_score(self, *, lines: str | int, score: str | int) -> str:
        return f"**Score actuel** {score} : {lines}."

    def study_line(self, *, line: str | int, points: str | int) -> str:
        return f"{line} {points}"

    def phase_green(self) -> str:
        return "Sol vert"

    def phase_yellow(self) -> str:
        return "Sol jaune"

    def phase_red(self) -> str:
        return "Sol rouge"

    def phase_final(self) -> str:
        return "Chapitres finaux"

    def does_life1(self) -> str:
        return "+1 PV"

    def does_life2(self) -> str:
        return "+2 PV"

    def does_card1(self) -> str:
        return "+1 carte"

    def does_card2(self) -> str:
        return "+2 cartes"

    def does_destroy(self) -> str:
        return "détruire"

    def does_double(self) -> str:
        return "doubler"

    def does_copy(self) -> str:
        return "copier"

    def does_step(self) -> str:
        return "phase −1"

    def does_sort(self) -> str:
        return "trier 3"

    def does_swap1(self) -> str:
        return "échanger 1"

    def does_swap2(self) -> str:
        return "échanger 2"

    def does_under(self) -> str:
        return "sous pioche"

    def does_hunger1(self) -> str:
        return "−1 PV"

    def does_hunger2(self) -> str:
        return "−2 PV"

    def does_fear(self) -> str:
        return "max = 0"

    def does_stop(self) -> str:
        return "stop"

    def brief_life1(self) -> str:
        return "+1 PV"

    def brief_life2(self) -> str:
        return "+2 PV"

    def brief_card1(self) -> str:
        return "+1 carte"

    def brief_card2(self) -> str:
        return "2 cartes"

    def brief_destroy(self) -> str:
        return "détruire"

    def brief_double(self) -> str:
        return "doubler"

    def brief_copy(self) -> str:
        return "copier"

    def brief_step(self) -> str:
        return "phase −1"

    def brief_sort(self) -> str:
        return "trier 3"

    def brief_swap1(self) -> str:
        return "éch. 1"

    def brief_swap2(self) -> str:
        return "éch. 2"

    def brief_under(self) -> str:
        return "dessous"

    def brief_hunger1(self) -> str:
        return "−1 PV"

    def brief_hunger2(self) -> str:
        return "−2 PV"

    def brief_fear(self) -> str:
        return "max = 0"

    def brief_stop(self) -> str:
        return "stop"

    def says_toll(self) -> str:
        return "payer une carte coûte 2 PV"

    def says_half(self) -> str:
        return "la moitié des cartes compte"

    def says_plus(self) -> str:
        return "chaque carte compte 1 de plus"

    def says_aged(self) -> str:
        return "2 par carte d’usure reçue"

    def says_all(self) -> str:
        return "tous les dangers non vaincus"

    def pile_stack(self) -> str:
        return "Pioche"

    def pile_discard(self) -> str:
        return "Défausse"

    def pile_hazards(self) -> str:
        return "Dangers"

    def pile_past(self) -> str:
        return "Déf. dangers"

    def pile_aging(self) -> str:
        return "Usure"

    def pile_destroyed(self) -> str:
        return "Détruites"

    def line_cards(self) -> str:
        return "cartes"

    def line_aging(self) -> str:
        return "usure"

    def line_chapters(self) -> str:
        return "chapitres vaincus"

    def line_life(self) -> str:
        return "PV restants"

    def line_unbeaten(self) -> str:
        return "dangers restants"

    def picture_sum(self) -> str:
        return "somme"

    def picture_needed(self) -> str:
        return "requis"

    def picture_free(self, *, free: int) -> str:
        return (f"{free} gratuite" if free in (0, 1) else f"{free} gratuites")

    def picture_free_after(self, *, free: int) -> str:
        return ("gratuite" if free in (0, 1) else "gratuites")

    def picture_beaten(self) -> str:
        return "vaincu"

    def picture_head(self, *, level: str | int, over: bool, score: str | int) -> str:
        return f"Niveau {level}  ·  " + (f"Score {score}" if over else f"Score actuel {score}")

    def picture_score(self) -> str:
        return "Score"

    def picture_won(self) -> str:
        return "Gagné"

    def picture_lost(self) -> str:
        return "Perdu"

    def picture_missing(self, *, missing: int) -> str:
        return f"il manque {missing}"

    def picture_reached(self) -> str:
        return "assez pour gagner"

    def picture_price(self, *, price: int) -> str:
        return f"puis {price} PV par carte"

    def picture_hunger(self, *, life: int) -> str:
        return f"faim : −{life} PV à la fin"

    def picture_budget(self, *, budget: int) -> str:
        return f"encore {budget} pour détruire"

    def picture_stopped(self) -> str:
        return "stop : rien de gratuit"

    def picture_stopped_game(self) -> str:
        return "arrêtée par la table"

    def picture_lost_fight(self) -> str:
        return "combat perdu"

    def picture_gained(self, *, card: str | int) -> str:
        return f"reçu : {card}"

    def picture_paid(self, *, life: int) -> str:
        return f"−{life} PV"

    def picture_paid_hunger(self, *, life: int) -> str:
        return f"faim : −{life} PV"

    def picture_unpaid(self, *, life: int) -> str:
        return f"il fallait {life} PV"

    def picture_doing_card1(self) -> str:
        return "en piocher 1"

    def picture_doing_card2(self) -> str:
        return "en piocher"

    def picture_doing_sort(self) -> str:
        return "en regarder"

    def picture_doing_drop(self) -> str:
        return "défausser laquelle ?"

    def picture_doing_stack(self) -> str:
        return "laquelle ensuite ?"

    def picture_doing_destroy(self) -> str:
        return "détruire laquelle ?"

    def picture_doing_double(self) -> str:
        return "doubler laquelle ?"

    def picture_doing_copy(self) -> str:
        return "copier laquelle ?"

    def picture_doing_swap(self) -> str:
        return "échanger laquelle ?"

    def picture_doing_under(self) -> str:
        return "laquelle dessous ?"

    def picture_doing_left(self, *, doing: str | int, left: int) -> str:
        return f"{doing} (encore {left})"

    def card_clear_head(self) -> str:
        return "Esprit clair"

    def flavour_clear_head(self) -> str:
        return "Pour une fois, tous les chiffres de la liste concordent."

    def card_steady_hands(self) -> str:
        return "Mains sûres"

    def flavour_steady_hands(self) -> str:
        return "Un boulon à la fois, et pas un de perdu dans la poussière."

    def card_tired(self) -> str:
        return "Fatigue"

    def flavour_tired(self) -> str:
        return "Ce scaphandre est fait pour quelqu’un qui a dormi."

    def card_hot_meal(self) -> str:
        return "Repas chaud"

    def flavour_hot_meal(self) -> str:
        return "Réhydraté, salé, et même mangé à table."

    def card_light_headed(self) -> str:
        return "Vertige"

    def flavour_light_headed(self) -> str:
        return "Cette vanne, elle était ouverte ou fermée ?"

    def hazard_stale_air(self) -> str:
        return "Air vicié"

    def flavour_stale_air(self) -> str:
        return "Les filtres sentent la vieille chaussette, ou pire."

    def card_fresh_filters(self) -> str:
        return "Filtres neufs"

    def hazard_lost_toolbox(self) -> str:
        return "Outils perdus"

    def flavour_lost_toolbox(self) -> str:
        return "La caisse était là. Puis le vent aussi."

    def card_spare_tools(self) -> str:
        return "Outils de rechange"

    def hazard_mislabelled_crates(self) -> str:
        return "Caisses mélangées"

    def flavour_mislabelled_crates(self) -> str:
        return "Sur Terre, quelqu’un a eu une très longue journée."

    def card_inventory(self) -> str:
        return "Inventaire"

    def hazard_static_on_the_radio(self) -> str:
        return "Radio brouillée"

    def flavour_static_on_the_radio(self) -> str:
        return "Elle répète la même chose, encore et encore."

    def card_echo(self) -> str:
        return "Écho"

    def hazard_jammed_locker(self) -> str:
        return "Casier coincé"

    def flavour_jammed_locker(self) -> str:
        return "Ce qu’il contient n’en vaut pas la peine. Si ?"

    def card_crowbar(self) -> str:
        return "Pied-de-biche"

    def hazard_loose_soil(self) -> str:
        return "Sol meuble"

    def flavour_loose_soil(self) -> str:
        return "Pose un pied, et regarde-le s’enfoncer."

    def card_shallow_pit(self) -> str:
        return "Petite fosse"

    def hazard_steep_crater_rim(self) -> str:
        return "Cratère abrupt"

    def flavour_steep_crater_rim(self) -> str:
        return "Vu de l’orbite, il avait l’air si plat."

    def card_rope_and_anchor(self) -> str:
        return "Corde et piton"

    def hazard_frozen_water_line(self) -> str:
        return "Conduite gelée"

    def flavour_frozen_water_line(self) -> str:
        return "L’eau est là. Il suffit de demander poliment."

    def card_insulated_pipe(self) -> str:
        return "Tuyau isolé"

    def hazard_weak_batteries(self) -> str:
        return "Batteries faibles"

    def flavour_weak_batteries(self) -> str:
        return "Plus que deux barres, et l’une des deux ment."

    def card_parallel_wiring(self) -> str:
        return "Câblage parallèle"

    def hazard_torn_manual(self) -> str:
        return "Manuel déchiré"

    def flavour_torn_manual(self) -> str:
        return "La page neuf renvoie à la page dix. Il n’y a pas de page dix."

    def card_copied_notes(self) -> str:
        return "Notes recopiées"

    def hazard_mouldy_stores(self) -> str:
        return "Vivres moisis"

    def flavour_mouldy_stores(self) -> str:
        return "La vie sur Mars, enfin trouvée, et elle a mangé le riz."

    def card_clean_shelves(self) -> str:
        return "Étagères propres"

    def hazard_dust_in_the_airlock(self) -> str:
        return "Sas poussiéreux"

    def flavour_dust_in_the_airlock(self) -> str:
        return "Balaie la poussière : elle revient avec des amies."

    def card_dust_trap(self) -> str:
        return "Piège à poussière"

    def hazard_cracked_visor(self) -> str:
        return "Visière fêlée"

    def flavour_cracked_visor(self) -> str:
        return "L’épaisseur d’un cheveu, et puis plus rien du tout."

    def card_sealant(self) -> str:
        return "Mastic"

    def hazard_withering_seedlings(self) -> str:
        return "Semis fanés"

    def flavour_withering_seedlings(self) -> str:
        return "Eux non plus n’aiment pas la vue."

    def card_greenhouse(self) -> str:
        return "Serre"

    def hazard_stuck_rover(self) -> str:
        return "Rover enlisé"

    def flavour_stuck_rover(self) -> str:
        return "Les six roues tournent. Chacune à son idée."

    def card_rover_keys(self) -> str:
        return "Clés du rover"

    def hazard_scrambled_telemetry(self) -> str:
        return "Télémétrie brouillée"

    def flavour_scrambled_telemetry(self) -> str:
        return "Quelque part là-dedans se cache la météo de demain."

    def card_weather_station(self) -> str:
        return "Station météo"

    def hazard_worn_out_suit(self) -> str:
        return "Scaphandre usé"

    def flavour_worn_out_suit(self) -> str:
        return "Désormais plus de rustines que de scaphandre."

    def card_patched_suit(self) -> str:
        return "Scaphandre rapiécé"

    def hazard_dusty_solar_field(self) -> str:
        return "Panneaux poussiéreux"

    def flavour_dusty_solar_field(self) -> str:
        return "Tout un soleil, et quarante panneaux qui ne le voient pas."

    def card_mirror_array(self) -> str:
        return "Champ de miroirs"

    def hazard_corroded_tank(self) -> str:
        return "Réservoir corrodé"

    def flavour_corroded_tank(self) -> str:
        return "Il tient, tant que personne ne souffle dessus."

    def card_cutting_torch(self) -> str:
        return "Chalumeau"

    def hazard_rockslide(self) -> str:
        return "Éboulement"

    def flavour_rockslide(self) -> str:
        return "Le raccourci du retour est bien long, maintenant."

    def card_mountain_pass(self) -> str:
        return "Col de montagne"

    def hazard_radiation_burst(self) -> str:
        return "Pic de radiations"

    def flavour_radiation_burst(self) -> str:
        return "Huit minutes d’alerte, dont sept déjà passées."

    def card_storm_watch(self) -> str:
        return "Alerte tempête"

    def hazard_reactor_fault(self) -> str:
        return "Panne du réacteur"

    def flavour_reactor_fault(self) -> str:
        return "Le voyant devrait être vert. Il est d’une nuance de non."

    def card_refitted_reactor(self) -> str:
        return "Réacteur révisé"

    def hazard_breached_habitat(self) -> str:
        return "Habitat percé"

    def flavour_breached_habitat(self) -> str:
        return "Il y a un courant d’air, et il ne devrait pas."

    def card_airtight_door(self) -> str:
        return "Porte étanche"

    def hazard_global_dust_storm(self) -> str:
        return "Tempête planétaire"

    def flavour_global_dust_storm(self) -> str:
        return "Quarante sols durant, ciel et sol ne font qu’un."

    def card_storm_proof_shelter(self) -> str:
        return "Abri anti-tempête"

    def card_absent_mind(self) -> str:
        return "Tête ailleurs"

    def flavour_absent_mind(self) -> str:
        return "Tout ce chemin jusqu’au rover, pour y chercher quoi ?"

    def card_dulled_senses(self) -> str:
        return "Sens émoussés"

    def flavour_dulled_senses(self) -> str:
        return "Chaque sol est le même sol."

    def card_numb_fingers(self) -> str:
        return "Doigts gourds"

    def flavour_numb_fingers(self) -> str:
        return "Le gant se ferme. La main est peut-être dedans."

    def card_night_terrors(self) -> str:
        return "Terreurs nocturnes"

    def flavour_night_terrors(self) -> str:
        return "À trois heures du matin, la meilleure idée semble idiote."

    def card_thin_rations(self) -> str:
        return "Maigres rations"

    def flavour_thin_rations(self) -> str:
        return "Une demi-patate est un festin, si l’on mâche lentement."

    def card_cold_feet(self) -> str:
        return "Jambes coupées"

    def flavour_cold_feet(self) -> str:
        return "Pas un pas de plus, quoi que dise le plan."

    def card_starvation(self) -> str:
        return "Famine"

    def flavour_starvation(self) -> str:
        return "La ceinture n’a plus de trou à serrer."

    def card_lost_bearings(self) -> str:
        return "Sans repères"

    def flavour_lost_bearings(self) -> str:
        return "Le camp est derrière la dune. Mais laquelle ?"

    def card_despair(self) -> str:
        return "Désespoir"

    def flavour_despair(self) -> str:
        return "Personne ne vient. Personne n’a jamais été en route."

    def chapter_fuel_the_ascent_stage(self) -> str:
        return "Faire le plein"

    def flavour_fuel_the_ascent_stage(self) -> str:
        return "Goutte à goutte, avec un peu d’air et rien d’autre."

    def chapter_cross_the_plain(self) -> str:
        return "Traverser la plaine"

    def flavour_cross_the_plain(self) -> str:
        return "Neuf cents kilomètres, et la carte s’arrête à mi-chemin."

    def chapter_strip_the_capsule(self) -> str:
        return "Alléger la capsule"

    def flavour_strip_the_capsule(self) -> str:
        return "Tout ce qui n’est pas boulonné part. Puis les boulons."

    def chapter_launch_in_a_storm(self) -> str:
        return "Décoller en tempête"

    def flavour_launch_in_a_storm(self) -> str:
        return "La fenêtre, c’est maintenant. La tempête aussi."

    def chapter_catch_the_mother_ship(self) -> str:
        return "Rattraper le vaisseau"

    def flavour_catch_the_mother_ship(self) -> str:
        return "Il ne ralentit pas, et il ne reviendra pas."

    def chapter_last_of_the_air(self) -> str:
        return "Dernier souffle"

    def flavour_last_of_the_air(self) -> str:
        return "Chaque respiration compte double."

    def chapter_half_the_crews_seats(self) -> str:
        return "Une place sur deux"

    def flavour_half_the_crews_seats(self) -> str:
        return "Tout ne tient pas dans la cabine."

    def chapter_all_hands_on_deck(self) -> str:
        return "Branle-bas général"

    def flavour_all_hands_on_deck(self) -> str:
        return "Chaque bout de ferraille aide, et il les faut tous."

    def chapter_the_long_wait(self) -> str:
        return "La longue attente"

    def flavour_the_long_wait(self) -> str:
        return "Ce que les années ont pris, elles le reprennent."

    def chapter_everything_at_once(self) -> str:
        return "Tout à la fois"

    def flavour_everything_at_once(self) -> str:
        return "Tout ce que tu as remis à plus tard attend au pas de tir."

    def advice_missing(self, *, after: int, before: str | int) -> str:
        return ("Il ne manque alors plus rien pour gagner ce combat." if after == 0 else f"Il manque alors {after} au lieu de {before} pour gagner ce combat.")

    def advice_life(self, *, after: str | int, before: str | int) -> str:
        return f"Tes points de vie passent de {before} à {after}."
