-- Whether somebody wants strangers of about their own rating at first.
ALTER TABLE offer ADD COLUMN near INTEGER NOT NULL DEFAULT 0;
