-- AlterTable
ALTER TABLE "ProjectDraft" ADD COLUMN "dismissedAt" DATETIME;
