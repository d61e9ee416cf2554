-- CreateTable
CREATE TABLE "SiteFont" (
    "role" TEXT NOT NULL PRIMARY KEY,
    "family" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "checksum" TEXT NOT NULL,
    "firstBytes" BLOB,
    "firstChecksum" TEXT,
    "leastWeight" INTEGER NOT NULL,
    "mostWeight" INTEGER NOT NULL,
    "ascent" REAL NOT NULL,
    "descent" REAL NOT NULL,
    "lineGap" REAL NOT NULL,
    "width" REAL NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "SiteFont_checksum_key" ON "SiteFont"("checksum");

-- CreateIndex
CREATE UNIQUE INDEX "SiteFont_firstChecksum_key" ON "SiteFont"("firstChecksum");
