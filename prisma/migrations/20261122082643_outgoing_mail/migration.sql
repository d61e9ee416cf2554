-- CreateTable
CREATE TABLE "OutgoingMail" (
    "messageId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "mailId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutgoingMail_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OutgoingMail_state_dueAt_idx" ON "OutgoingMail"("state", "dueAt");
