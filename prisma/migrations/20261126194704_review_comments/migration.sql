-- CreateTable
CREATE TABLE "ReviewComment" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "linkId" INTEGER,
    "projectId" INTEGER NOT NULL,
    "moduleId" TEXT NOT NULL,
    "quote" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "isTodo" BOOLEAN NOT NULL DEFAULT false,
    "resolvedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ReviewComment_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ReviewComment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReviewAnswer" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "commentId" INTEGER NOT NULL,
    "isOwners" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ReviewAnswer_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "ReviewComment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'reading';

-- CreateIndex
CREATE INDEX "ReviewComment_projectId_linkId_idx" ON "ReviewComment"("projectId", "linkId");

-- CreateIndex
CREATE INDEX "ReviewComment_linkId_idx" ON "ReviewComment"("linkId");

-- CreateIndex
CREATE INDEX "ReviewAnswer_commentId_idx" ON "ReviewAnswer"("commentId");
