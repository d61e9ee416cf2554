-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN "checkProblem" TEXT;
ALTER TABLE "LastBackup" ADD COLUMN "copyCheckedAt" DATETIME;
ALTER TABLE "LastBackup" ADD COLUMN "copyProblem" TEXT;

-- CreateTable
CREATE TABLE "OutgoingWarning" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "mailId" TEXT NOT NULL,
    "problem" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "OutgoingWarning_state_dueAt_idx" ON "OutgoingWarning"("state", "dueAt");
