-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "confirmedAt" TIMESTAMP(3),
ADD COLUMN     "device" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailsSignIns" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "OutgoingSignInNotice" (
    "id" SERIAL NOT NULL,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL,
    "signedInAt" TIMESTAMP(3) NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingSignInNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OutgoingSignInNotice_state_dueAt_idx" ON "OutgoingSignInNotice"("state", "dueAt");
