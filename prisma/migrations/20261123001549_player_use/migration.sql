-- CreateTable
CREATE TABLE "PlayerUse" (
    "projectId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    CONSTRAINT "PlayerUse_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
