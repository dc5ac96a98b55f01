"""The texts of Strata 5 in English."""
