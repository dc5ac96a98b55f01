"""Games in direct messages at length: what must hold of each, by hundreds. `report` prints what came of it."""
