-- AlterTable
ALTER TABLE "SiteLook" ADD COLUMN     "fillsLargeScreens" BOOLEAN NOT NULL DEFAULT false;
