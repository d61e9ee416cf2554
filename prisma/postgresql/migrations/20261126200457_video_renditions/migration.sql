-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN     "pixelFormat" TEXT COLLATE "C",
ADD COLUMN     "renditions" TEXT COLLATE "C" NOT NULL DEFAULT '[]';
