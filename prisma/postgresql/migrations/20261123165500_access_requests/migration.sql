-- CreateEnum
CREATE TYPE "AccessDecision" AS ENUM ('waiting', 'approved', 'declined');

-- AlterTable
ALTER TABLE "SiteIdentity" ADD COLUMN     "takesAccessRequests" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "AccessRequest" (
    "messageId" INTEGER NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "decision" "AccessDecision" NOT NULL DEFAULT 'waiting',
    "decidedAt" TIMESTAMP(3),
    "linkId" INTEGER,

    CONSTRAINT "AccessRequest_pkey" PRIMARY KEY ("messageId")
);

-- CreateTable
CREATE TABLE "OutgoingReply" (
    "messageId" INTEGER NOT NULL,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C",
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingReply_pkey" PRIMARY KEY ("messageId")
);

-- CreateIndex
CREATE UNIQUE INDEX "AccessRequest_linkId_key" ON "AccessRequest"("linkId");

-- CreateIndex
CREATE INDEX "AccessRequest_decision_idx" ON "AccessRequest"("decision");

-- CreateIndex
CREATE INDEX "OutgoingReply_state_dueAt_idx" ON "OutgoingReply"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "AccessRequest" ADD CONSTRAINT "AccessRequest_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessRequest" ADD CONSTRAINT "AccessRequest_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingReply" ADD CONSTRAINT "OutgoingReply_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
