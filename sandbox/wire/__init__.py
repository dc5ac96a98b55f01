"""What the bot speaks to: the gateway, the routes of REST, and the JSON that goes over both."""
