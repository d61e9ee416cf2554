-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_MediaAsset" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "path" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "durationSeconds" REAL,
    "hasAlpha" BOOLEAN NOT NULL DEFAULT false,
    "isAnimated" BOOLEAN NOT NULL DEFAULT false,
    "prefersLossless" BOOLEAN NOT NULL DEFAULT false,
    "checksum" TEXT NOT NULL,
    "placeholder" TEXT,
    "dominantColor" TEXT,
    "altText" TEXT NOT NULL DEFAULT '',
    "focalX" REAL NOT NULL DEFAULT 0.5,
    "focalY" REAL NOT NULL DEFAULT 0.5,
    "posterPath" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_MediaAsset" ("altText", "byteSize", "checksum", "createdAt", "dominantColor", "durationSeconds", "focalX", "focalY", "hasAlpha", "height", "id", "isAnimated", "kind", "mediaType", "path", "placeholder", "posterPath", "prefersLossless", "width") SELECT "altText", "byteSize", "checksum", "createdAt", "dominantColor", "durationSeconds", "focalX", "focalY", "hasAlpha", "height", "id", "isAnimated", "kind", "mediaType", "path", "placeholder", "posterPath", "prefersLossless", "width" FROM "MediaAsset";
DROP TABLE "MediaAsset";
ALTER TABLE "new_MediaAsset" RENAME TO "MediaAsset";
CREATE UNIQUE INDEX "MediaAsset_path_key" ON "MediaAsset"("path");
CREATE INDEX "MediaAsset_checksum_idx" ON "MediaAsset"("checksum");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
