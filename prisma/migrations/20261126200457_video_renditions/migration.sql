-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN "pixelFormat" TEXT;
ALTER TABLE "MediaAsset" ADD COLUMN "renditions" TEXT NOT NULL DEFAULT '[]';
