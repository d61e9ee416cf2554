-- CreateTable
CREATE TABLE "OutgoingCommentNotice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "mailId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "since" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "OutgoingCommentNotice_state_dueAt_idx" ON "OutgoingCommentNotice"("state", "dueAt");
