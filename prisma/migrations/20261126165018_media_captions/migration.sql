-- CreateTable
CREATE TABLE "MediaCaption" (
    "assetId" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT NOT NULL,
    "webVtt" TEXT NOT NULL,

    PRIMARY KEY ("assetId", "language"),
    CONSTRAINT "MediaCaption_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "MediaAsset" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
