"""The texts of Stranded in English."""
