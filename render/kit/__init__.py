"""What the pictures and the words of every game are made with. Knows no game."""
