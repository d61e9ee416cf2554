-- CreateTable
CREATE TABLE "ShareLinkCount" (
    "linkId" INTEGER NOT NULL,
    "measure" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("linkId", "measure", "page", "name"),
    CONSTRAINT "ShareLinkCount_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN "hidesReading" BOOLEAN NOT NULL DEFAULT false;
