-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN "deletedAt" DATETIME;
