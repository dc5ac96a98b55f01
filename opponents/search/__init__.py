"""The searches for any game: UCT, beam expectimax over whole turns, and a bandit with rollouts."""
