"""The texts of Stranded on Mars: what there is to say. How it is said is in `words/*/mars.ftl`."""
