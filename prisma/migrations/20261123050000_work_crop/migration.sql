-- AlterTable
ALTER TABLE "SiteLook" ADD COLUMN "cropsWork" BOOLEAN NOT NULL DEFAULT false;
