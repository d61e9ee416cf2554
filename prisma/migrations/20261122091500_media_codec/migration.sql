-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN "codec" TEXT;
