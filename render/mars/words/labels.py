"""Makes the words within the picture of Stranded on Mars, and the words on its cards."""

from __future__ import annotations

from render.kit.texts import unnamed
from render.mars.labels import Labels, Title
from rules.mars.cards import AGED, ALL, HALF, PLUS, TOLL, Phase
from rules.mars.state import Line
from words import Words


def labels(say: Words) -> Labels:
    """The words within the picture in the language of `say`."""
    w = say.mars
    return Labels(
        say=w,
        titles=titles(say),
        phases={
            Phase.GREEN: w.phase_green(),
            Phase.YELLOW: w.phase_yellow(),
            Phase.RED: w.phase_red(),
            Phase.FINAL: w.phase_final(),
        },
        does=_does(say),
        brief=_brief(say),
        chapters={
            TOLL: w.says_toll(),
            HALF: w.says_half(),
            PLUS: w.says_plus(),
            AGED: w.says_aged(),
            ALL: w.says_all(),
        },
        piles={
            "stack": w.pile_stack(),
            "discard": w.pile_discard(),
            "hazards": w.pile_hazards(),
            "past": w.pile_past(),
            "aging": w.pile_aging(),
            "destroyed": w.pile_destroyed(),
        },
        lines={
            Line.CARDS: w.line_cards(),
            Line.AGING: w.line_aging(),
            Line.CHAPTERS: w.line_chapters(),
            Line.LIFE: w.line_life(),
            Line.UNBEATEN: w.line_unbeaten(),
        },
        doing=_doing(say),
        otherwise=unnamed(say, 1),
    )


def _does(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "life1": w.does_life1(),
        "life2": w.does_life2(),
        "card1": w.does_card1(),
        "card2": w.does_card2(),
        "destroy": w.does_destroy(),
        "double": w.does_double(),
        "copy": w.does_copy(),
        "step": w.does_step(),
        "sort": w.does_sort(),
        "swap1": w.does_swap1(),
        "swap2": w.does_swap2(),
        "under": w.does_under(),
        "hunger1": w.does_hunger1(),
        "hunger2": w.does_hunger2(),
        "fear": w.does_fear(),
        "stop": w.does_stop(),
    }


def _brief(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "life1": w.brief_life1(),
        "life2": w.brief_life2(),
        "card1": w.brief_card1(),
        "card2": w.brief_card2(),
        "destroy": w.brief_destroy(),
        "double": w.brief_double(),
        "copy": w.brief_copy(),
        "step": w.brief_step(),
        "sort": w.brief_sort(),
        "swap1": w.brief_swap1(),
        "swap2": w.brief_swap2(),
        "under": w.brief_under(),
        "hunger1": w.brief_hunger1(),
        "hunger2": w.brief_hunger2(),
        "fear": w.brief_fear(),
        "stop": w.brief_stop(),
    }


def _doing(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "card1": w.picture_doing_card1(),
        "card2": w.picture_doing_card2(),
        "sort": w.picture_doing_sort(),
        "drop": w.picture_doing_drop(),
        "stack": w.picture_doing_stack(),
        "destroy": w.picture_doing_destroy(),
        "double": w.picture_doing_double(),
        "copy": w.picture_doing_copy(),
        "swap1": w.picture_doing_swap(),
        "swap2": w.picture_doing_swap(),
        "under": w.picture_doing_under(),
    }


def titles(say: Words) -> dict[str, Title]:
    """The words on each card."""
    w = say.mars
    return {
        "s.sharp": Title(w.card_clear_head(), w.flavour_clear_head()),
        "s.focus": Title(w.card_steady_hands(), w.flavour_steady_hands()),
        "s.weak": Title(w.card_tired(), w.flavour_tired()),
        "s.meal": Title(w.card_hot_meal(), w.flavour_hot_meal()),
        "s.daze": Title(w.card_light_headed(), w.flavour_light_headed()),
        "h1.life1": Title(w.hazard_stale_air(), w.flavour_stale_air(), w.card_fresh_filters()),
        "h1.card2": Title(w.hazard_lost_toolbox(), w.flavour_lost_toolbox(), w.card_spare_tools()),
        "h1.swap2": Title(w.hazard_mislabelled_crates(), w.flavour_mislabelled_crates(), w.card_inventory()),
        "h1.copy": Title(w.hazard_static_on_the_radio(), w.flavour_static_on_the_radio(), w.card_echo()),
        "h1.destroy": Title(w.hazard_jammed_locker(), w.flavour_jammed_locker(), w.card_crowbar()),
        "h1.under": Title(w.hazard_loose_soil(), w.flavour_loose_soil(), w.card_shallow_pit()),
        "h1.step": Title(w.hazard_steep_crater_rim(), w.flavour_steep_crater_rim(), w.card_rope_and_anchor()),
        "h2.life1": Title(w.hazard_frozen_water_line(), w.flavour_frozen_water_line(), w.card_insulated_pipe()),
        "h2.double": Title(w.hazard_weak_batteries(), w.flavour_weak_batteries(), w.card_parallel_wiring()),
        "h2.copy": Title(w.hazard_torn_manual(), w.flavour_torn_manual(), w.card_copied_notes()),
        "h2.destroy": Title(w.hazard_mouldy_stores(), w.flavour_mouldy_stores(), w.card_clean_shelves()),
        "h2.under": Title(w.hazard_dust_in_the_airlock(), w.flavour_dust_in_the_airlock(), w.card_dust_trap()),
        "h2.plain": Title(w.hazard_cracked_visor(), w.flavour_cracked_visor(), w.card_sealant()),
        "h3.life1": Title(w.hazard_withering_seedlings(), w.flavour_withering_seedlings(), w.card_greenhouse()),
        "h3.card1": Title(w.hazard_stuck_rover(), w.flavour_stuck_rover(), w.card_rover_keys()),
        "h3.sort": Title(w.hazard_scrambled_telemetry(), w.flavour_scrambled_telemetry(), w.card_weather_station()),
        "h3.swap1": Title(w.hazard_worn_out_suit(), w.flavour_worn_out_suit(), w.card_patched_suit()),
        "h3.double": Title(w.hazard_dusty_solar_field(), w.flavour_dusty_solar_field(), w.card_mirror_array()),
        "h3.destroy": Title(w.hazard_corroded_tank(), w.flavour_corroded_tank(), w.card_cutting_torch()),
        "h4.card1": Title(w.hazard_rockslide(), w.flavour_rockslide(), w.card_mountain_pass()),
        "h4.sort": Title(w.hazard_radiation_burst(), w.flavour_radiation_burst(), w.card_storm_watch()),
        "h4.swap1": Title(w.hazard_reactor_fault(), w.flavour_reactor_fault(), w.card_refitted_reactor()),
        "h4.destroy": Title(w.hazard_breached_habitat(), w.flavour_breached_habitat(), w.card_airtight_door()),
        "h5.plain": Title(w.hazard_global_dust_storm(), w.flavour_global_dust_storm(), w.card_storm_proof_shelter()),
        "a.daze": Title(w.card_absent_mind(), w.flavour_absent_mind()),
        "a.dull": Title(w.card_dulled_senses(), w.flavour_dulled_senses()),
        "a.numb": Title(w.card_numb_fingers(), w.flavour_numb_fingers()),
        "a.fear": Title(w.card_night_terrors(), w.flavour_night_terrors()),
        "a.hunger1": Title(w.card_thin_rations(), w.flavour_thin_rations()),
        "a.stop": Title(w.card_cold_feet(), w.flavour_cold_feet()),
        "a.hunger2": Title(w.card_starvation(), w.flavour_starvation()),
        "a.lost": Title(w.card_lost_bearings(), w.flavour_lost_bearings()),
        "a.despair": Title(w.card_despair(), w.flavour_despair()),
        "f.20": Title(w.chapter_fuel_the_ascent_stage(), w.flavour_fuel_the_ascent_stage()),
        "f.25": Title(w.chapter_cross_the_plain(), w.flavour_cross_the_plain()),
        "f.30": Title(w.chapter_strip_the_capsule(), w.flavour_strip_the_capsule()),
        "f.35": Title(w.chapter_launch_in_a_storm(), w.flavour_launch_in_a_storm()),
        "f.40": Title(w.chapter_catch_the_mother_ship(), w.flavour_catch_the_mother_ship()),
        "f.toll": Title(w.chapter_last_of_the_air(), w.flavour_last_of_the_air()),
        "f.half": Title(w.chapter_half_the_crews_seats(), w.flavour_half_the_crews_seats()),
        "f.plus": Title(w.chapter_all_hands_on_deck(), w.flavour_all_hands_on_deck()),
        "f.aged": Title(w.chapter_the_long_wait(), w.flavour_the_long_wait()),
        "f.all": Title(w.chapter_everything_at_once(), w.flavour_everything_at_once()),
    }
