"""People and servers: their settings, who sits with whom, and what a log keeps of somebody."""
