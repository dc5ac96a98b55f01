### Leagues, and groups with a final: what is said of them beside that of all tournaments (tournaments.ftl).
### A league has divisions, in each of which everyone plays everyone. After a season, some players move up or down a division.

## The public message

# The heading of a league: its name and its season.
season = { $name }, season { $season }
# One line of parts with “·” between them. $size (number): about how many players a division has.
about-league = { $game } · league with divisions of about { $size }, all games at once · { $bank } per player and game
# One line of parts with “·” between them. Groups come first; then their best play the final.
about-stages = { $game } · groups, then a final, all games of each stage at once · { $bank } per player and game
# While registration is open.
rule = After each season, the best of each division move up and the last move down. Newcomers start in the lowest division.
# The name of a division. Division 1 is the highest.
# max 80
division = Division { $number }
# The name of a group.
# max 80
group = Group { $number }
# The name of the group in which the best of all groups play for the first place.
# max 80
final = Final
# Below the standings of a season that is over. $names: a list of names.
up = Moving up: { $names }
# The same for those who move to the division below.
down = Moving down: { $names }
# The button is `again`.
again-hint = Ready for the next season? Press *Play again*. After the first press, everyone has 7 days to join.
# A button: it registers for the next season of the league.
# max 38
again = Play again
# The placeholder of a menu. Picking a division shows its standings privately.
divisions-menu = Show a division
# The same for groups.
groups-menu = Show a group
# Below a picture that shows one part of the standings. $part: such as “Division 1” or “Places 1 to 12”.
picture = The picture shows: { $part }. Pick another part in the menu.

## The journal

# $divisions (number)
line-began =
    { $divisions ->
        [one] It started with { $entrants } players in { $divisions } division.
       *[other] It started with { $entrants } players in { $divisions } divisions.
    }
# $groups (number), at least 2.
line-began-groups = It started with { $entrants } players in { $groups } groups.
# $entrants (number), at least 2.
line-final = The groups are over. The final started with { $entrants } players.

## /organise: private

# A menu: single group, league, or groups and a final.
format-menu = Format
# max 80
format-group = Single group: everyone plays everyone
# max 80
format-league = League: divisions and seasons
# max 80
format-stages = Groups, then a final
# A menu.
size-menu = Players per division
# $number (number): a number such as 6.
# max 80
size-choice = About { $number } players per division
new-league = In each division, everyone plays everyone once, all games at the same time, each in its own thread of this channel. After each season, the best move up and the last move down. I announce it here.
new-stages = Everyone plays everyone in their group, all games at the same time, each in its own thread of this channel. Then the first of each group play the final. I announce it here.
