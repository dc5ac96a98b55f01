"""The cogs: what commands, buttons, menus and forms do."""
