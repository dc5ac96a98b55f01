"""The cogs: what people ask for, by command or by what stands under a message."""
