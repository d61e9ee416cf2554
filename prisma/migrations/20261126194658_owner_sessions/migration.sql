-- CreateTable
CREATE TABLE "OutgoingSignInNotice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "mailId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "signedInAt" DATETIME NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Session" ADD COLUMN "confirmedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "mailsSignIns" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE INDEX "OutgoingSignInNotice_state_dueAt_idx" ON "OutgoingSignInNotice"("state", "dueAt");
