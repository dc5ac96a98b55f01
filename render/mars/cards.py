"""The names of the cards of Stranded on Mars, each with a line of flavour: words alone, by code (MA-2 to MA-5)."""

from __future__ import annotations

from typing import NamedTuple


class Title(NamedTuple):
    """What stands on a card. Of a hazard, `name` is the hazard, and `knowledge` what it becomes once beaten."""

    name: str
    flavour: str
    knowledge: str = ""


TITLES = {
    "s.sharp": Title("Clear Head", "For once, every number on the checklist adds up."),
    "s.focus": Title("Steady Hands", "One bolt at a time, and none of them lost in the dust."),
    "s.weak": Title("Tired", "The suit was made for someone who has slept."),
    "s.meal": Title("Hot Meal", "Rehydrated, salted, and eaten sitting down."),
    "s.daze": Title("Light-Headed", "Was that valve open or shut?"),
    "h1.life1": Title("Stale Air", "The filters smell of old socks and worse.", "Fresh Filters"),
    "h1.card2": Title("Lost Toolbox", "It was here. Then the wind was here.", "Spare Tools"),
    "h1.swap2": Title("Mislabelled Crates", "Someone on Earth had a very long day.", "Inventory"),
    "h1.copy": Title("Static on the Radio", "It says the same thing again and again.", "Echo"),
    "h1.destroy": Title("Jammed Locker", "What is in it cannot be worth this. Can it?", "Crowbar"),
    "h1.under": Title("Loose Soil", "Put a foot down and watch it go.", "Shallow Pit"),
    "h1.step": Title("Steep Crater Rim", "It looked so flat from orbit.", "Rope and Anchor"),
    "h2.life1": Title("Frozen Water Line", "The water is there. It only has to be asked nicely.", "Insulated Pipe"),
    "h2.double": Title("Weak Batteries", "Two bars left, and one of them is lying.", "Parallel Wiring"),
    "h2.copy": Title("Torn Manual", "Page nine refers to page ten. There is no page ten.", "Copied Notes"),
    "h2.destroy": Title("Mouldy Stores", "Life on Mars, found at last, and it ate the rice.", "Clean Shelves"),
    "h2.under": Title("Dust in the Airlock", "Sweep it out and it comes back with friends.", "Dust Trap"),
    "h2.plain": Title("Cracked Visor", "A hair's breadth of glass, and then nothing at all.", "Sealant"),
    "h3.life1": Title("Withering Seedlings", "They do not care for the view either.", "Greenhouse"),
    "h3.card1": Title("Stuck Rover", "All six wheels turn. None of them agrees.", "Rover Keys"),
    "h3.sort": Title("Scrambled Telemetry", "Somewhere in it is the weather of tomorrow.", "Weather Station"),
    "h3.swap1": Title("Worn-Out Suit", "More patch than suit by now.", "Patched Suit"),
    "h3.double": Title("Dusty Solar Field", "A whole sun, and forty panels that cannot see it.", "Mirror Array"),
    "h3.destroy": Title("Corroded Tank", "It holds, as long as nobody breathes on it.", "Cutting Torch"),
    "h4.card1": Title("Rockslide", "The short way home is a long way now.", "Mountain Pass"),
    "h4.sort": Title("Radiation Burst", "Eight minutes of warning, seven of them used up.", "Storm Watch"),
    "h4.swap1": Title("Reactor Fault", "The light should be green. It is a shade of no.", "Refitted Reactor"),
    "h4.destroy": Title("Breached Habitat", "There is a draught, and there must not be one.", "Airtight Door"),
    "h5.plain": Title("Global Dust Storm", "For forty sols the sky and the ground are one.", "Storm-Proof Shelter"),
    "a.daze": Title("Absent Mind", "Walked all the way to the rover to fetch what?"),
    "a.dull": Title("Dulled Senses", "Every sol is the same sol."),
    "a.numb": Title("Numb Fingers", "The glove closes. The hand may be in it."),
    "a.fear": Title("Night Terrors", "The best idea looks foolish at three in the morning."),
    "a.hunger1": Title("Thin Rations", "Half a potato is a feast, chewed slowly enough."),
    "a.stop": Title("Cold Feet", "Not one step further, whatever the plan says."),
    "a.hunger2": Title("Starvation", "The belt has no holes left to tighten."),
    "a.lost": Title("Lost Bearings", "Every dune is the one with the camp behind it."),
    "a.despair": Title("Despair", "Nobody is coming. Nobody was ever coming."),
    "f.20": Title("Fuel the Ascent Stage", "Drop by drop, out of thin air."),
    "f.25": Title("Cross the Plain", "Nine hundred kilometres, and the map ends halfway."),
    "f.30": Title("Strip the Capsule", "Whatever is not bolted down goes. Then the bolts go."),
    "f.35": Title("Launch in a Storm", "The window is now. The weather is also now."),
    "f.40": Title("Catch the Mother Ship", "It does not slow down, and it does not come back."),
    "f.toll": Title("Last of the Air", "Every breath is counted twice."),
    "f.half": Title("Half the Crew's Seats", "Only so much fits into the cabin."),
    "f.plus": Title("All Hands on Deck", "Every scrap helps, and every scrap is needed."),
    "f.aged": Title("The Long Wait", "What the years have taken, they take again."),
    "f.all": Title("Everything at Once", "Whatever was put off is waiting by the launch pad."),
}
"""What stands on each card."""
