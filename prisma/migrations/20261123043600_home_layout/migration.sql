-- AlterTable
ALTER TABLE "SiteLook" ADD COLUMN "homeLayout" TEXT NOT NULL DEFAULT 'mosaic';
