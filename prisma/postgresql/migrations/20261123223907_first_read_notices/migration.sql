-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN     "firstReadSeenAt" TIMESTAMP(3),
ADD COLUMN     "mailsFirstRead" BOOLEAN NOT NULL DEFAULT false;

-- What was read before is no news.
UPDATE "ShareLink" SET "firstReadSeenAt" = "firstReadAt";

-- CreateTable
CREATE TABLE "OutgoingReadNotice" (
    "linkId" INTEGER NOT NULL,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingReadNotice_pkey" PRIMARY KEY ("linkId")
);

-- CreateIndex
CREATE INDEX "OutgoingReadNotice_state_dueAt_idx" ON "OutgoingReadNotice"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "OutgoingReadNotice" ADD CONSTRAINT "OutgoingReadNotice_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;
