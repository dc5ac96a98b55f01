-- Whether somebody wants strangers of about their own rating at first.
ALTER TABLE offer ADD COLUMN near BOOLEAN NOT NULL DEFAULT FALSE;
