-- Offers to people of all servers have the server 0. One process matches them, and looks for new ones every two seconds.
CREATE INDEX offer_in_pool ON offer (look_at) WHERE guild_id = 0;
