### Os idiomas, em /settings e /me.

name = Português (Brasil)
