"""Computer players: processes that think, and the service that has them think at tables and plays what they found."""
