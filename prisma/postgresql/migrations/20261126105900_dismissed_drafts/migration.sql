-- AlterTable
ALTER TABLE "ProjectDraft" ADD COLUMN     "dismissedAt" TIMESTAMP(3);
