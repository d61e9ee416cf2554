-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN "firstReadSeenAt" DATETIME;
ALTER TABLE "ShareLink" ADD COLUMN "mailsFirstRead" BOOLEAN NOT NULL DEFAULT false;

-- What was read before is no news.
UPDATE "ShareLink" SET "firstReadSeenAt" = "firstReadAt";

-- CreateTable
CREATE TABLE "OutgoingReadNotice" (
    "linkId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "mailId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutgoingReadNotice_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OutgoingReadNotice_state_dueAt_idx" ON "OutgoingReadNotice"("state", "dueAt");
