"""The texts of Strata 5: what there is to say. How it is said is in `words/*/strata5.ftl`."""
