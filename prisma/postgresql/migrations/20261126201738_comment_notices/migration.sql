-- CreateTable
CREATE TABLE "OutgoingCommentNotice" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OutgoingCommentNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OutgoingCommentNotice_state_dueAt_idx" ON "OutgoingCommentNotice"("state", "dueAt");
