-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN     "checkProblem" TEXT COLLATE "C",
ADD COLUMN     "copyCheckedAt" TIMESTAMP(3),
ADD COLUMN     "copyProblem" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "OutgoingWarning" (
    "id" SERIAL NOT NULL,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "problem" TEXT COLLATE "C" NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingWarning_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OutgoingWarning_state_dueAt_idx" ON "OutgoingWarning"("state", "dueAt");
