"""The texts of The Game's Up! in English."""
