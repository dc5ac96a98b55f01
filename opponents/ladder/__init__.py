"""How strong the levels of computers are, in points of the people's ratings: measured in matches, and kept in files."""
