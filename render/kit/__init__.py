"""What the games share. No module here knows a game.

For pictures: colours (`theme`), fonts, sprites and how they are drawn (`canvas`), the picture as a list of sprites
(`sheet`), the board with its geometry, signs on squares, plates (`legend`), emblems and motifs. For texts: `texts`,
`words`, `reasons` and `consequences`. For both: `numbers`, and `marks`, which finds what a scene marks.
"""
