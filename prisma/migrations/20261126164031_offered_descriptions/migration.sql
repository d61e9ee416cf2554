-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN "offeredDescription" TEXT NOT NULL DEFAULT '';
