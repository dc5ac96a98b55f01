-- Of each server and kind of list, the one message that shows it, and when it is to be looked at again. The server's
-- setting <kind>_channel names the channel in which it is wanted.
CREATE TABLE standing (
    guild_id   BIGINT  NOT NULL,
    kind       TEXT    NOT NULL,
    channel_id BIGINT  NOT NULL DEFAULT 0,      -- where the message is
    message_id BIGINT  NOT NULL DEFAULT 0,      -- 0: there is none
    shown      TEXT    NOT NULL DEFAULT '',     -- a digest of what it shows
    edited     BIGINT  NOT NULL DEFAULT 0,      -- when it was last posted or edited, in seconds since 1970, UTC
    posts      BIGINT  NOT NULL DEFAULT 0,      -- how many posts were begun: a part of the nonce
    posting    BOOLEAN NOT NULL DEFAULT FALSE,  -- a post was begun, and the id of its message is not known yet
    marked     BOOLEAN NOT NULL DEFAULT TRUE,   -- what it lists has changed since it was last looked at
    due        BIGINT  NOT NULL,                -- seconds since 1970, UTC
    PRIMARY KEY (guild_id, kind)
);
CREATE INDEX standing_due ON standing (due);
