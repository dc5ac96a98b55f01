"""The texts of Stranded: what there is to say. How it is said is in `words/*/stranded.ftl`."""
