-- Added in place: rebuilding the table would end every session.
ALTER TABLE "User" ADD COLUMN "hasGeneratedPassword" BOOLEAN NOT NULL DEFAULT false;

-- A site that nobody ever signed in to may have lost its password with a start that failed.
UPDATE "User" SET "hasGeneratedPassword" = true
WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'Session' AND seq > 0);
