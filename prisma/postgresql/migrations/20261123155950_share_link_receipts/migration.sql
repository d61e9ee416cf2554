-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN     "hidesReading" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ShareLinkCount" (
    "linkId" INTEGER NOT NULL,
    "measure" "VisitMeasure" NOT NULL,
    "page" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ShareLinkCount_pkey" PRIMARY KEY ("linkId","measure","page","name")
);

-- AddForeignKey
ALTER TABLE "ShareLinkCount" ADD CONSTRAINT "ShareLinkCount_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;
