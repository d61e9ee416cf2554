-- AlterTable
ALTER TABLE "MediaUse" ADD COLUMN "audience" TEXT NOT NULL DEFAULT 'project';
ALTER TABLE "MediaUse" ADD COLUMN "isStandIn" BOOLEAN NOT NULL DEFAULT false;
