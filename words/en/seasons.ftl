### Seasons: /leaderboard of a span of days, and what managers of a server do with them.
### $name is the name of a season, which a manager has typed. $when, $since and $until are moments, as Discord shows them.

## The leaderboard of a season

heading = ## { $name }
# Below the heading, while the season is running.
running = -# Season ends: { $when }. Only games that finish during the season count, and everyone starts at 0.
# Below the heading, once the season is over.
over = -# Season from { $since } to { $until }. These places are final.
# Instead of places.
none-yet = No games have finished in this season yet.
none-placed = Nobody earned a place in this season.
# Below the places of a game. $place: that of the reader, who is not listed above.
own-place = -# Your place: { $place }.

## Below the leaderboard of all games

# The season that is running.
current = -# Season { $name } is running. It ends: { $when }.
# A button.
# max 38
see = Season leaderboard

## What managers of the server do

# A button. $days (number)
# max 38
begin = Start a season of { $days } days
# The title of the form that it opens.
# max 45
form-title = Start a season
# In the form.
form-text = Games that finish from now on count, and everyone starts at 0. When the season ends, its places become final.
# A form: the label of the line to fill in.
# max 45
form-label = Name of the season
# A form: below that label.
# max 100
form-hint = For example: Spring 2027
begun = ✅ The season { $name } has started. Anyone can see it with `/leaderboard`.
# A button.
# max 38
end = End the season
ask-end = End the season { $name } now? Its places become final. This can’t be undone.
# A button that ends it.
# max 38
end-now = End the season now
# A button that doesn’t.
# max 38
keep = Keep the season

## Choices of the command’s option

# A season that isn’t over.
# max 100
choice-running = { $name } (running)
