"""What the games share. No module here knows a game.

For pictures: colours (`theme`), fonts, sprites, emblems and how they are drawn (`canvas`), the picture as a list of
sprites (`sheet`), the board with its geometry, signs on squares, and plates (`legend`). For texts: `texts`, `advice`
and `consequences`.
"""
