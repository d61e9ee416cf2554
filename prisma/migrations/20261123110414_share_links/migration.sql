-- CreateTable
CREATE TABLE "ShareLink" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "recipient" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "greeting" TEXT NOT NULL DEFAULT '',
    "tokenHash" TEXT NOT NULL,
    "addressedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "passwordHash" TEXT,
    "expiresAt" DATETIME,
    "pausedAt" DATETIME,
    "revokedAt" DATETIME,
    "firstReadAt" DATETIME,
    "lastReadAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ShareLinkProject" (
    "linkId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "opensDraft" BOOLEAN NOT NULL DEFAULT false,
    "moduleIds" TEXT,

    PRIMARY KEY ("linkId", "projectId"),
    CONSTRAINT "ShareLinkProject_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ShareLinkProject_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_tokenHash_key" ON "ShareLink"("tokenHash");

-- CreateIndex
CREATE INDEX "ShareLinkProject_projectId_idx" ON "ShareLinkProject"("projectId");
