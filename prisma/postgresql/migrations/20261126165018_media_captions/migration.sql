-- CreateTable
CREATE TABLE "MediaCaption" (
    "assetId" INTEGER NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT COLLATE "C" NOT NULL,
    "webVtt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "MediaCaption_pkey" PRIMARY KEY ("assetId","language")
);

-- AddForeignKey
ALTER TABLE "MediaCaption" ADD CONSTRAINT "MediaCaption_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "MediaAsset"("id") ON DELETE CASCADE ON UPDATE CASCADE;
