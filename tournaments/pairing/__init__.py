"""Who meets whom in a round, and in which seats: values in, values out. docs/decisions/0048 has the rules and reasons.

`boards` and `field` are what a pairing is made from; `lots` decides what the rules leave open. Each way to pair has a
module: `swiss` and `tables` for rounds that follow from the points, `berger` and `designs` for fields in which
everybody meets everybody, `divisions` and `seeding` for who is in which group, `knockout`, `arena`.
"""
