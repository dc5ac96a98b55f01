-- The secrets that took the place of a tournament's first one, each since a backup was restored: JSON, pairs of the
-- first round whose lots are drawn from it (0: the pairing numbers) and its hexadecimal digits.
ALTER TABLE tournament ADD COLUMN secrets TEXT NOT NULL DEFAULT '[]';
