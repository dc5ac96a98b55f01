"""The texts of The Game's Up!: what there is to say. How it is said is in `words/*/games_up.ftl`."""
