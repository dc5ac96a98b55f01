"""Fits of Stranded on Mars: the rules of thumb (`mars.thumb`) and the chance to win (`mars.worth`)."""
