"""The texts of Stranded on Mars in English."""
