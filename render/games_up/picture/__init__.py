"""The Game's Up! as pictures: the painter and what it draws with."""
