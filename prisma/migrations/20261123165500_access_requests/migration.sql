-- CreateTable
CREATE TABLE "AccessRequest" (
    "messageId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "slug" TEXT NOT NULL DEFAULT '',
    "decision" TEXT NOT NULL DEFAULT 'waiting',
    "decidedAt" DATETIME,
    "linkId" INTEGER,
    CONSTRAINT "AccessRequest_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AccessRequest_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutgoingReply" (
    "messageId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "mailId" TEXT NOT NULL,
    "sealed" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutgoingReply_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "SiteIdentity" ADD COLUMN "takesAccessRequests" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE UNIQUE INDEX "AccessRequest_linkId_key" ON "AccessRequest"("linkId");

-- CreateIndex
CREATE INDEX "AccessRequest_decision_idx" ON "AccessRequest"("decision");

-- CreateIndex
CREATE INDEX "OutgoingReply_state_dueAt_idx" ON "OutgoingReply"("state", "dueAt");
