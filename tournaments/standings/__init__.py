"""Who stands where: points, tie-breaks as sums that can be opened, places, and the rules on results without a game."""
