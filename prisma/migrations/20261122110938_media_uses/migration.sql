-- CreateTable
CREATE TABLE "MediaUse" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "path" TEXT NOT NULL,
    "projectId" INTEGER,
    "place" TEXT NOT NULL,
    "moduleId" TEXT,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "MediaUse_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutdatedMediaUse" (
    "projectId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT
);

-- CreateTable
CREATE TABLE "MediaUseForm" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "form" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "MediaUse_path_idx" ON "MediaUse"("path");

-- CreateIndex
CREATE INDEX "MediaUse_projectId_idx" ON "MediaUse"("projectId");

-- CreateIndex
CREATE INDEX "MediaAsset_posterPath_idx" ON "MediaAsset"("posterPath");
